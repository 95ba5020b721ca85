"""The stack of screens, and what happens between two frames."""

from collections.abc import Callable
from dataclasses import replace

import pygame
import pytest

from scopa_gui.app.settings import Settings, Speed
from scopa_gui.ui.context import Ui
from scopa_gui.ui.inputs import (
    Command,
    Input,
    PointerLeft,
    PointerMoved,
    PointerPressed,
    Quit,
    Resized,
)
from scopa_gui.ui.loop import Stage
from scopa_gui.ui.scene import Scene
from tests.ui.support import INSTANT, pixels, staged


class Witness(Scene):
    """Writes down what is done with it; draws a box of its colour."""

    sheet = False

    def __init__(self, name: str, diary: list[str], act: Callable[[Input], None] | None = None):
        super().__init__()
        self.name, self.diary, self.act = name, diary, act

    def note(self, what: str) -> None:
        self.diary.append(f"{self.name} {what}")

    def enter(self) -> None:
        self.note("enter")

    def leave(self) -> None:
        self.note("leave")

    def covered(self) -> None:
        self.note("covered")

    def uncovered(self) -> None:
        self.note("uncovered")

    def layout(self, ui: Ui) -> None:
        self.note(f"layout {ui.viewport.width} {ui.texts.code}")

    def handle(self, event: Input) -> None:
        if not isinstance(event, PointerLeft):
            self.note("handle")
        if self.act is not None:
            self.act(event)

    def draw(self, surface: pygame.Surface) -> None:
        surface.fill((10, 200, 10), (100, 100, 50, 50))


class Sheet(Witness):
    """The same as a sheet."""

    sheet = True


class Over(Sheet):
    """The same as an overlay."""

    overlay = True


def begun(settings: Settings = INSTANT) -> tuple[Stage, list[str]]:
    diary: list[str] = []
    stage = staged(lambda: Witness("a", diary), settings)
    return stage, diary


def test_a_screen_is_entered_before_it_is_laid_out() -> None:
    _, diary = begun()
    assert diary == ["a enter", "a layout 960 en"]


def test_pushing_covers_and_popping_uncovers() -> None:
    stage, diary = begun()
    diary.clear()
    stage.director.push(Witness("b", diary))
    stage.frame()
    stage.director.pop()
    stage.frame()
    assert diary == ["a covered", "b enter", "b layout 960 en", "b leave", "a uncovered"]


def test_replacing_leaves_the_old_one_without_uncovering() -> None:
    stage, diary = begun()
    diary.clear()
    stage.director.replace(Witness("b", diary))
    stage.frame()
    assert diary == ["a leave", "b enter", "b layout 960 en"]


def test_resetting_leaves_all_from_the_top() -> None:
    stage, diary = begun()
    stage.director.push(Witness("b", diary))
    stage.frame()
    diary.clear()
    stage.director.reset(Witness("c", diary))
    stage.frame()
    assert diary[:3] == ["b leave", "a leave", "c enter"]


def test_nothing_changes_before_the_next_frame() -> None:
    stage, diary = begun()
    diary.clear()
    stage.director.push(Witness("b", diary))
    assert diary == []


def test_inputs_after_a_change_wait_for_the_new_screen() -> None:
    diary: list[str] = []

    def open_another(event: Input) -> None:
        if event is Command.CONFIRM:
            first.director.push(Witness("b", diary))

    first = Witness("a", diary, open_another)
    stage = staged(lambda: first)
    diary.clear()
    stage.feed(Command.CONFIRM, Command.CONFIRM)
    assert diary == ["a handle", "a covered", "b enter", "b layout 960 en", "b handle"]


def test_without_a_screen_the_program_ends() -> None:
    stage, _ = begun()
    stage.director.pop()
    stage.frame()
    assert not stage.running


def test_quitting_has_every_screen_leave() -> None:
    stage, diary = begun()
    stage.director.push(Witness("b", diary))
    stage.frame()
    diary.clear()
    stage.feed(Quit())
    assert diary == ["b leave", "a leave"]
    assert not stage.running


def test_resizing_lays_every_screen_out_anew() -> None:
    stage, diary = begun()
    stage.director.push(Over("b", diary))
    stage.frame()
    diary.clear()
    stage.feed(Resized((1280, 720)))
    assert diary == ["a layout 1280 en", "b layout 1280 en"]
    assert stage.frame().get_size() == (1280, 720)


def test_a_window_smaller_than_the_least_is_laid_out_as_the_least() -> None:
    stage, diary = begun()
    stage.feed(Resized((500, 300)))
    assert diary[-1] == "a layout 960 en"


def test_the_same_size_again_changes_nothing() -> None:
    stage, diary = begun()
    diary.clear()
    stage.feed(Resized((960, 540)))
    assert diary == []


def test_another_language_lays_out_anew() -> None:
    stage, diary = begun()
    stage.director.apply_settings(Settings("it", 150, Speed.INSTANT))
    stage.frame()
    assert diary[-1] == "a layout 960 it"
    assert stage.director.ui.viewport.text_percent == 150


def test_another_language_bakes_nothing_anew_and_another_text_size_no_table() -> None:
    stage, _ = begun()
    first = stage.director.ui
    stage.director.apply_settings(Settings("it", 100, Speed.INSTANT))
    stage.frame()
    second = stage.director.ui
    assert second.texts.code == "it"
    assert second.materials is first.materials
    stage.director.apply_settings(Settings("it", 150, Speed.INSTANT))
    stage.frame()
    third = stage.director.ui
    assert third.materials is not second.materials
    assert third.materials.table() is second.materials.table()


def test_full_screen_is_asked_for_by_key_and_reaches_no_screen() -> None:
    stage, diary = begun()
    director, asked = stage.director, []
    director.on_full_screen = lambda: asked.append(director.settings.full_screen)
    diary.clear()
    stage.feed(Command.FULL_SCREEN)
    assert asked == [False]
    director.apply_settings(replace(director.settings, full_screen=True))
    assert director.full_screen_wanted
    assert diary == []


def test_a_new_screen_hears_where_the_pointer_rests() -> None:
    heard: list[Input] = []
    stage, diary = begun()
    stage.feed(PointerMoved((7, 8)))
    stage.director.push(Witness("b", diary, heard.append))
    stage.frame()
    assert heard == [PointerMoved((7, 8))]


def test_a_finger_does_not_rest() -> None:
    heard: list[Input] = []
    stage, diary = begun()
    stage.feed(PointerMoved((7, 8), touch=True), PointerPressed((7, 8), touch=True))
    stage.director.push(Witness("b", diary, heard.append))
    stage.frame()
    assert heard == []


def test_a_still_screen_is_not_drawn_again() -> None:
    stage, _ = begun()
    drawn = stage.frames_drawn
    stage.advance(1)
    assert stage.frames_drawn == drawn


@pytest.mark.parametrize("kind", [Sheet, Over])
def test_a_sheet_slides_in_and_comes_to_rest_where_it_would_be(kind: type[Witness]) -> None:
    stage, diary = begun(Settings("en"))
    stage.director.push(kind("b", diary))
    stage.advance(0.1)
    sliding = pixels(stage.frame())
    stage.advance(0.4)
    rested = pixels(stage.frame())
    at_once, other = begun()
    at_once.director.push(kind("b", other))
    assert sliding != rested
    assert rested == pixels(at_once.frame())


def test_what_moves_below_an_overlay_stands_still_and_is_not_drawn_again() -> None:
    class Moving(Witness):
        def needs_frame(self) -> bool:
            return True

    diary: list[str] = []
    stage = staged(lambda: Moving("a", diary), INSTANT)
    stage.director.push(Over("b", diary))
    stage.frame()
    below, drawn = stage.director._stack[0], stage.frames_drawn
    stage.advance(1.0)
    assert stage.frames_drawn == drawn
    below.invalidate()
    stage.advance(1.0)
    assert stage.frames_drawn == drawn + 1


def test_a_sheet_slides_out_and_leaves_what_was_there() -> None:
    stage, diary = begun(Settings("en"))
    before = pixels(stage.frame())
    stage.director.push(Over("b", diary))
    stage.advance(0.5)
    stage.director.pop()
    stage.advance(0.1)
    assert pixels(stage.frame()) != before
    stage.advance(0.2)
    assert pixels(stage.frame()) == before


def test_with_reduced_motion_a_sheet_fades_where_it_stands() -> None:
    stage, diary = begun(Settings("en", reduced_motion=True))
    stage.director.push(Over("b", diary))
    stage.advance(0.05)
    frame = stage.frame()
    inside, below = frame.get_at((125, 102)), frame.get_at((125, 152))
    stage.advance(0.08)
    assert stage.frame().get_at((125, 102))[:3] == (10, 200, 10)
    assert inside.g > below.g


def test_a_screen_that_slides_in_can_already_be_spoken_to() -> None:
    stage, diary = begun(Settings("en"))
    stage.director.push(Sheet("b", diary))
    stage.advance(0.05)
    stage.feed(Command.CONFIRM)
    assert diary[-1] == "b handle"


def test_the_slide_does_not_depend_on_the_frames() -> None:
    pictures = []
    for step in (1 / 60, 0.15):
        stage, diary = begun(Settings("en"))
        stage.director.push(Sheet("b", diary))
        stage.frame()
        stage.advance(0.15, step)
        pictures.append(pixels(stage.frame()))
    assert pictures[0] == pictures[1]
