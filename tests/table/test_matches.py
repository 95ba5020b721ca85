"""Whole matches by clicks, and pictures that only depend on the table."""

from random import Random

import pygame
import pytest

from scopa_gui.app.settings import Speed
from scopa_gui.rules.record import digest
from tests.table.support import SilentBrain, Table, session_of
from tests.table.test_handover import act


def play_out(made: Table, seed: int = 3, step_s: float = 0.12) -> None:
    rng, done = Random(seed), []
    for _ in range(6000):
        if made.program.over:
            return
        act(made, rng, done)
        made.run(step_s) if step_s < 0.5 else made.stage.advance(step_s, step_s)
    raise AssertionError("the match does not end")


@pytest.mark.parametrize(
    ("code", "people"),
    [
        ("scopa(target=5)", (0,)),
        ("scopa(target=5)", (0, 1)),
        ("scopa(seats=3,target=3)", (1,)),
        ("scopa(seats=4,target=3)", (0, 2)),
        ("scopa(seats=4,sides=alone,target=2)", (0,)),
        ("scopa(seats=4,sides=dealer_out,target=2)", (0,)),
        ("scopa(seats=6,target=2)", (0,)),
        ("scopa(target=3,direction=clockwise)", ()),
        ("scopa(target=2,cut=on)", ()),
    ],
)
def test_a_whole_match_by_clicks(code: str, people: tuple[int, ...]) -> None:
    made = Table(session_of(code, people, seed=2))
    play_out(made)
    assert made.session.run.over
    assert made.program.over == 1
    results = made.session.run.match.results
    assert [result for result, _ in made.program.summaries] == list(results)


def test_a_second_match_in_the_same_process() -> None:
    for seed in (2, 3):
        made = Table(session_of("scopa(target=2)", seed=seed))
        play_out(made)
        made.stage.close()


def test_instant_and_normal_speed_play_the_same_match() -> None:
    ends = []
    for speed, step_s in ((Speed.INSTANT, 0.5), (Speed.NORMAL, 5.0)):
        made = Table(session_of("scopa(target=3)", seed=5), speed=speed)
        play_out(made, step_s=step_s)
        ends.append(digest(made.session.run))
    assert ends[0] == ends[1]


def _pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


@pytest.mark.parametrize("moment", [0.3, 1.0, 2.4, 6.0])
def test_drawing_twice_gives_the_same_picture(moment: float) -> None:
    made = Table(session_of(seed=4, brain=SilentBrain()), speed=Speed.NORMAL)
    made.stage.feed(*())
    made.run(moment)
    first, second = pygame.Surface((960, 540)), pygame.Surface((960, 540))
    made.scene.draw(first)
    made.scene.draw(second)
    assert _pixels(first) == _pixels(second)


def test_a_table_at_rest_asks_for_no_frames() -> None:
    made = Table(session_of(seed=4, brain=SilentBrain()))
    made.run(8)
    drawn = made.stage.frames_drawn
    made.run(1)
    assert made.stage.frames_drawn - drawn <= 1
