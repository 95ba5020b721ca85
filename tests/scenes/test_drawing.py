"""Drawing only reads: the same screen twice is the same picture, with real cards and cloth."""

from collections.abc import Callable

import pygame
import pytest

from scopa_gui.ui.program import Program
from scopa_gui.ui.scene import Scene
from scopa_gui.ui.scenes.match_over import MatchOverScene
from scopa_gui.ui.scenes.new_game import NewGameScene
from scopa_gui.ui.scenes.pause import PauseScene
from scopa_gui.ui.scenes.summary import SummaryScene
from tests.scenes.support import match, staged


def _title(program: Program) -> Scene:
    match(program).close()
    return program.first_scene()


def _summary(program: Program) -> Scene:
    session = match(program)
    return SummaryScene(program, session, session.run.match.results[-1], lambda: None)


SCENES: dict[str, Callable[[Program], Scene]] = {
    "title": _title,
    "new game": NewGameScene,
    "summary": _summary,
    "match over": lambda program: MatchOverScene(program, match(program, deals=99)),
    "pause": lambda program: PauseScene(program, match(program)),
}


@pytest.mark.parametrize("name", SCENES)
def test_drawing_twice_gives_the_same_picture(name: str, program: Program) -> None:
    scene = SCENES[name](program)
    stage = staged(lambda: scene, (960, 540))
    while not stage.director._sprites.idle:
        stage.advance(0.1, 0.05)
    pictures = []
    for _ in range(2):
        surface = pygame.Surface((960, 540))
        stage.director.draw(surface)
        pictures.append(pygame.image.tobytes(surface, "RGB"))
    stage.close()
    assert pictures[0] == pictures[1]
