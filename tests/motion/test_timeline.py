"""Laying movements and cues along time."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scopa_gui.ui.motion.easing import linear
from scopa_gui.ui.motion.timeline import (
    Playback,
    Timeline,
    cue,
    delay,
    parallel,
    sequence,
    stagger,
    track,
)
from scopa_gui.ui.motion.tween import number


def move(key: str, start: float, end: float, seconds: float) -> Timeline[float]:
    return track(key, number(start, end, seconds, linear))


def test_a_sequence_is_as_long_as_its_parts_together() -> None:
    assert sequence(move("a", 0, 1, 2), delay(1), move("b", 0, 1, 3)).duration_s == 6


def test_parallel_is_as_long_as_the_longest() -> None:
    assert parallel(move("a", 0, 1, 2), move("b", 0, 1, 3)).duration_s == 3


def test_a_stagger_begins_each_a_step_later() -> None:
    cards = stagger([move(key, 0, 10, 1) for key in "abc"], 0.5)
    assert cards.duration_s == 2
    assert cards.at(1) == {"a": 10, "b": 5, "c": 0}


def test_nothing_together_takes_no_time() -> None:
    assert parallel().duration_s == 0
    assert sequence().duration_s == 0


def test_what_has_not_begun_stands_at_its_start() -> None:
    later = sequence(delay(1), move("a", 4, 9, 1))
    assert later.at(0) == {"a": 4}


def test_the_second_movement_of_a_thing_follows_the_first() -> None:
    there_and_on = sequence(move("a", 0, 10, 1), delay(1), move("a", 10, 0, 1))
    assert [there_and_on.at(t)["a"] for t in (0, 0.5, 1.5, 2.5, 9)] == [0, 5, 10, 5, 0]


def test_the_first_start_counts_before_anything_begins() -> None:
    twice = parallel(sequence(delay(2), move("a", 7, 8, 1)), sequence(delay(1), move("a", 3, 7, 1)))
    assert twice.at(0)["a"] == 3


def test_cues_come_in_the_order_of_their_time() -> None:
    line: Timeline[float] = parallel(
        sequence(delay(2), cue("late")), sequence(delay(1), cue("early"))
    )
    assert line.cues_between(0, 5) == ("early", "late")


def test_a_cue_belongs_to_one_interval_only() -> None:
    line: Timeline[float] = sequence(delay(1), cue("x"))
    assert line.cues_between(0, 1) == ("x",)
    assert line.cues_between(1, 2) == ()


def test_a_playback_reports_a_cue_at_the_very_start() -> None:
    play = Playback(sequence(cue("now"), move("a", 0, 1, 1)))
    assert play.advance(0) == ("now",)


def test_a_playback_without_duration_still_reports_its_cues_once() -> None:
    play: Playback[float] = Playback(sequence(cue("a"), cue("b")))
    assert not play.done
    assert play.advance(0) == ("a", "b")
    assert play.done
    assert play.advance(1) == ()


def test_finishing_gives_every_cue_left_and_the_last_picture() -> None:
    play = Playback(sequence(move("a", 0, 1, 1), cue("one"), delay(1), cue("two")))
    play.advance(1.5)
    assert play.finish() == ("two",)
    assert play.done
    assert play.values() == {"a": 1}


LINE = sequence(
    cue(0), move("a", 0, 5, 0.3), cue(1), parallel(move("a", 5, 2, 0.4), cue(2)), cue(3), delay(0.1)
)


@given(st.lists(st.floats(0, 0.3), min_size=0, max_size=30))
def test_however_time_is_cut_the_same_cues_come_in_the_same_order(steps: list[float]) -> None:
    play = Playback(LINE)
    seen = [key for step in steps for key in play.advance(step)]
    assert [*seen, *play.finish()] == [0, 1, 2, 3]


@given(st.lists(st.floats(0.001, 0.3), min_size=1, max_size=20))
def test_values_do_not_depend_on_the_frames_before(steps: list[float]) -> None:
    play = Playback(LINE)
    for step in steps:
        play.advance(step)
        play.values()
    at_once = Playback(LINE)
    at_once.advance(sum(steps))
    assert play.values()["a"] == pytest.approx(at_once.values()["a"], abs=1e-6)
