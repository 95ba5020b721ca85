"""The reader's pace."""

import pytest

from scopa_gui.app.settings import Speed
from scopa_gui.ui.motion.durations import FADE_MS, Kind, Motion, Pace


def test_normal_speed_is_the_table() -> None:
    assert Pace().seconds(Motion.DEAL_CARD) == 0.32


@pytest.mark.parametrize(("speed", "factor"), [(Speed.SLOW, 1.5), (Speed.FAST, 0.55)])
def test_speed_is_a_factor(speed: Speed, factor: float) -> None:
    assert Pace(speed).seconds(Motion.CARD_LAID) == pytest.approx(0.26 * factor)


def test_instant_takes_no_time_except_for_reading() -> None:
    pace = Pace(Speed.INSTANT)
    for motion in Motion:
        assert (pace.seconds(motion) > 0) == (motion.kind is Kind.READING)


def test_reduced_motion_leaves_only_fades_and_pauses() -> None:
    pace = Pace(reduced_motion=True)
    assert all(pace.seconds(m) <= FADE_MS / 1000 for m in Motion if m.kind is Kind.MOVE)
    assert pace.seconds(Motion.CAPTURE_REST) == 0.7


def test_every_motion_has_a_name_of_its_own() -> None:
    assert len({motion.label for motion in Motion}) == len(Motion)
    assert all(motion.label == motion.name.lower() for motion in Motion)
