"""What is heard on the sheets: a bell a point, the mandolin for a person who has won."""

import pytest

from scopa_gui.app.settings import Speed
from scopa_gui.rules.record import PERSON, SeatRecord
from scopa_gui.ui.inputs import PointerPressed, PointerReleased
from scopa_gui.ui.loop import Stage
from scopa_gui.ui.motion.sounds import Sound
from scopa_gui.ui.program import Program
from scopa_gui.ui.scene import Scene
from scopa_gui.ui.scenes.match_over import MatchOverScene
from scopa_gui.ui.scenes.summary import SummaryScene
from tests.scenes.support import match, staged

LUCK = 5
"""A deal in which some category brings nobody a point."""


def _listening(scene: Scene, speed: Speed = Speed.NORMAL) -> tuple[Stage, list[Sound]]:
    stage = staged(Scene, speed=speed)
    heard: list[Sound] = []
    stage.director.audio.ask = heard.append
    stage.director.push(scene)
    return stage, heard


def _summary(program: Program) -> SummaryScene:
    session = match(program, luck=LUCK)
    result = session.run.match.results[-1]
    return SummaryScene(program, session, result, lambda: None)


def test_a_bell_for_every_row_with_a_point(program: Program) -> None:
    scene = _summary(program)
    stage, heard = _listening(scene)
    stage.advance(3.0)
    lines = scene._result.lines
    assert heard == [Sound.BELL] * sum(any(line.points) for line in lines)
    assert any(not any(line.points) for line in lines)


def test_bells_come_one_after_another_and_none_twice(program: Program) -> None:
    stage, heard = _listening(_summary(program))
    counts = []
    for _ in range(200):
        stage.advance(1 / 60)
        counts.append(len(heard))
    assert counts[0] == 0
    assert sorted(set(counts)) == list(range(counts[-1] + 1))


def test_a_click_that_finishes_the_sheet_rings_what_was_left_at_once(program: Program) -> None:
    stage, heard = _listening(_summary(program))
    stage.advance(0.1)
    stage.feed(PointerPressed((640, 700)), PointerReleased((640, 700)))
    at_once = list(heard)
    stage.advance(3.0)
    assert heard == at_once
    assert heard


@pytest.mark.parametrize(
    ("players", "expected"),
    [((PERSON, PERSON), [Sound.WON]), (("heuristic", "heuristic"), [])],
)
def test_the_mandolin_is_for_people_who_win(
    program: Program, players: tuple[str, str], expected: list[Sound]
) -> None:
    seats = [SeatRecord(n, p) for n, p in zip(("Giulia", "Ciro"), players, strict=True)]
    stage, heard = _listening(MatchOverScene(program, match(program, deals=99, seats=seats)))
    stage.advance(2.0)
    assert heard == expected
