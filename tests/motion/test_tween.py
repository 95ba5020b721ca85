"""A tween's value depends on elapsed time alone."""

from dataclasses import dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scopa_gui.ui.motion.easing import ease_in
from scopa_gui.ui.motion.tween import Tween, number


def test_it_is_held_before_and_after() -> None:
    tween = number(3, 8, 0.5)
    assert tween.at(-1) == 3
    assert tween.at(0.5) == 8
    assert tween.at(9) == 8


def test_no_duration_is_at_its_end_at_once() -> None:
    assert number(3, 8, 0).at(0) == 8


def test_the_easing_is_followed() -> None:
    assert number(0, 8, 1, ease_in).at(0.5) == pytest.approx(1)


def test_any_value_can_be_mixed() -> None:
    @dataclass(frozen=True)
    class Pose:
        x: float

    tween = Tween(Pose(0), Pose(10), 1, lambda a, b, s: Pose(a.x + (b.x - a.x) * s), lambda t: t)
    assert tween.at(0.3) == Pose(3)


@given(st.lists(st.floats(0.001, 0.2), min_size=1, max_size=40))
def test_frames_in_between_change_nothing(steps: list[float]) -> None:
    tween = number(0, 100, 1.0)
    elapsed = 0.0
    for step in steps:
        elapsed += step
        tween.at(elapsed)
    assert tween.at(elapsed) == number(0, 100, 1.0).at(elapsed)
