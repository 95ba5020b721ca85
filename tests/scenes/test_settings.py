"""The settings: each takes effect at once, is explained, and survives the program."""

from dataclasses import fields, replace
from pathlib import Path

import pytest

from scopa_gui.app import i18n
from scopa_gui.app.settings import Settings, Sorting, Speed
from scopa_gui.ui.inputs import Command
from scopa_gui.ui.loop import Stage
from scopa_gui.ui.program import Program
from scopa_gui.ui.scenes.settings import SettingsScene
from scopa_gui.ui.scenes.title import TitleScene
from scopa_gui.ui.widgets.choice import Choice
from scopa_gui.ui.widgets.dialog import Dialog
from scopa_gui.ui.widgets.toggle import Toggle
from tests.scenes.support import Notes, controls, labelled, make_program, press, staged, tab_to, top

pytestmark = pytest.mark.usefixtures("notes")

SECTIONS = ("Appearance", "At the table", "Pace and sound")
SWITCHES = (
    ("Appearance", 0, "contrast"),
    ("Appearance", 1, "full_screen"),
    ("At the table", 0, "confirms"),
    ("At the table", 1, "log"),
    ("At the table", 2, "memory_aid"),
    ("At the table", 3, "declares"),
    ("Pace and sound", 0, "reduced_motion"),
    ("Pace and sound", 1, "muted"),
)


@pytest.fixture
def stage(program: Program) -> Stage:
    stage = staged(program.first_scene)
    program.settings = stage.director.settings
    program.open_settings()
    stage.frame()
    assert isinstance(top(stage), SettingsScene)
    return stage


def toggles(stage: Stage) -> list[Toggle]:
    return [widget for widget in controls(stage) if isinstance(widget, Toggle)]


@pytest.mark.parametrize(("section", "number", "name"), SWITCHES)
def test_a_switch_takes_effect_at_once_and_is_saved(
    stage: Stage, tmp_path: Path, section: str, number: int, name: str
) -> None:
    press(stage, section)
    before = getattr(stage.director.settings, name)
    toggle = toggles(stage)[number]
    tab_to(stage, lambda w: w is toggle)
    stage.feed(Command.CONFIRM)
    assert getattr(stage.director.settings, name) is not before
    assert getattr(make_program(tmp_path).settings, name) is not before


def test_the_order_of_the_hand_is_chosen_and_saved(stage: Stage, tmp_path: Path) -> None:
    press(stage, "At the table")
    choice = next(w for w in controls(stage) if isinstance(w, Choice))
    tab_to(stage, lambda w: w is choice)
    stage.feed(Command.RIGHT, Command.RIGHT, Command.CONFIRM)
    assert make_program(tmp_path).settings.sorting is Sorting.SUIT


@pytest.mark.parametrize("language", i18n.languages())
@pytest.mark.parametrize("section", range(len(SECTIONS)))
def test_every_setting_is_explained_in_one_sentence(
    program: Program, notes: Notes, language: str, section: int
) -> None:
    stage = staged(program.first_scene, language=language)
    program.settings = stage.director.settings
    scene = SettingsScene(program)
    stage.director.push(scene)
    stage.frame()
    scene._show(section)
    texts = stage.director.ui.texts
    named = {one.name for one in fields(Settings)} | {"text_size", "restore"}
    said = [name for name in named if f"settings.{name}_help" in texts]
    assert len(said) == len(named) - 1, "text_percent is called text_size"
    for name in said:
        assert texts(f"settings.{name}_help").endswith(".")


def test_full_screen_is_the_same_by_key_and_by_switch(stage: Stage, tmp_path: Path) -> None:
    stage.feed(Command.FULL_SCREEN)
    assert toggles(stage)[1].on
    assert stage.director.full_screen_wanted
    assert make_program(tmp_path).settings.full_screen
    stage.feed(Command.FULL_SCREEN)
    assert not toggles(stage)[1].on
    assert not make_program(tmp_path).settings.full_screen


def changed(program: Program, stage: Stage) -> None:
    others = replace(
        program.settings,
        speed=Speed.SLOW,
        log=False,
        contrast=True,
        confirms=True,
        text_percent=150,
    )
    program.change_settings(others)
    stage.frame()


def ask(stage: Stage) -> None:
    tab_to(stage, labelled("Reset"))
    stage.feed(Command.CONFIRM)


def test_reset_asks_first(program: Program, stage: Stage) -> None:
    changed(program, stage)
    ask(stage)
    assert isinstance(top(stage), Dialog)
    stage.feed(Command.CONFIRM)
    assert isinstance(top(stage), SettingsScene)
    assert program.settings.speed is Speed.SLOW


def test_reset_brings_back_every_default_but_the_language(
    program: Program, stage: Stage, tmp_path: Path
) -> None:
    changed(program, stage)
    ask(stage)
    press(stage, "Reset")
    assert program.settings == Settings("en")
    assert stage.director.settings == Settings("en")
    assert make_program(tmp_path).settings == Settings("en")


def test_after_a_reset_the_controls_show_the_defaults(program: Program, stage: Stage) -> None:
    program.change_settings(Settings("en"))
    stage.frame()
    press(stage, "At the table")
    program.change_settings(replace(program.settings, confirms=True))
    assert toggles(stage)[0].on
    ask(stage)
    press(stage, "Reset")
    assert not toggles(stage)[0].on


def test_a_reset_keeps_what_was_played_and_the_window(program: Program, stage: Stage) -> None:
    program.keep_window((20, 30, 1200, 700))
    program.remember(program.usual_setup())
    before = program.last_setup
    ask(stage)
    press(stage, "Reset")
    assert program.window_place == (20, 30, 1200, 700)
    assert program.last_setup == before


def test_the_place_of_the_window_survives(program: Program, tmp_path: Path) -> None:
    program.keep_window((20, -5, 1200, 700))
    assert make_program(tmp_path).window_place == (20, -5, 1200, 700)


@pytest.mark.parametrize("found", [None, 7, [1, 2, 3], ["a", 2, 3, 4], {"x": 1}])
def test_a_damaged_place_is_no_place(program: Program, found: object) -> None:
    program._fields["window"] = found
    assert program.window_place is None


def test_settings_lead_back_to_the_title(stage: Stage) -> None:
    press(stage, "Back")
    assert isinstance(top(stage), TitleScene)
