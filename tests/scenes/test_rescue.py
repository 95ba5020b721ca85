"""An error that nobody expected costs the screen, not the match."""

import pygame
import pytest

from scopa_gui.ui import loop
from scopa_gui.ui.inputs import Command, Input
from scopa_gui.ui.loop import Stage
from scopa_gui.ui.program import Program
from scopa_gui.ui.scenes.title import TitleScene
from scopa_gui.ui.widgets.dialog import Dialog
from tests.scenes.support import Notes, StandIn, match, press, staged, top

pytestmark = pytest.mark.usefixtures("notes")


def fail(*_: object) -> None:
    raise RuntimeError("the cloth is gone")


def at_table(program: Program) -> Stage:
    stage = staged(program.first_scene)
    program.open_table(match(program))
    stage.frame()
    return stage


def play_on(stage: Stage, *events: Input) -> bool:
    """One frame as the loop plays it."""
    surface = pygame.Surface(stage.director.size)
    return loop._mended_frame(stage.director, events, 0.0, surface, lambda parts: None)


def break_table(stage: Stage, program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as broken:
        broken.setattr(StandIn, "handle", fail)
        assert not play_on(stage, Command.CONFIRM)
    assert play_on(stage)


def test_the_match_goes_on_from_its_last_move(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage = at_table(program)
    table = top(stage)
    assert isinstance(table, StandIn)
    moves = table.session.run.moves
    break_table(stage, program, monkeypatch)
    assert table.left
    assert isinstance(top(stage), Dialog)
    press(stage, "Go on playing")
    again = top(stage)
    assert isinstance(again, StandIn)
    assert again.session.run.moves == moves


def test_the_main_menu_is_offered_too(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    stage = at_table(program)
    break_table(stage, program, monkeypatch)
    press(stage, "Main menu")
    assert isinstance(top(stage), TitleScene)
    assert len(program.store.unfinished()) == 1


def test_the_report_is_kept_and_its_place_is_told(
    program: Program, notes: Notes, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage = at_table(program)
    break_table(stage, program, monkeypatch)
    stage.frame()
    (file,) = (program.store.folder / "reports").iterdir()
    text = file.read_text(encoding="utf-8")
    assert "RuntimeError: the cloth is gone" in text
    assert "Lena" not in text
    assert file.name in "".join(line.text for line in notes.lines)


def test_without_a_match_there_is_nothing_to_go_on_with(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage = staged(program.first_scene)
    with monkeypatch.context() as broken:
        broken.setattr(TitleScene, "handle", fail)
        assert not play_on(stage, Command.CONFIRM)
    play_on(stage)
    with pytest.raises(LookupError):
        press(stage, "Go on playing")
    press(stage, "Main menu")
    assert isinstance(top(stage), TitleScene)


def test_an_error_on_the_way_back_ends_the_program(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage = at_table(program)
    monkeypatch.setattr(StandIn, "handle", fail)
    assert not play_on(stage, Command.CONFIRM)
    monkeypatch.setattr(Dialog, "layout", fail)
    with pytest.raises(RuntimeError):
        play_on(stage)


def test_a_folder_that_cannot_be_written_keeps_nobody_from_going_on(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage = at_table(program)
    (program.store.folder / "reports").write_text("in the way", encoding="utf-8")
    break_table(stage, program, monkeypatch)
    press(stage, "Go on playing")
    assert isinstance(top(stage), StandIn)
