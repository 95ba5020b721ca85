"""The pause: back to the table, rules in words, settings at once, giving up, leaving."""

from pathlib import Path

import pytest

from scopa_gui.app import i18n
from scopa_gui.app.settings import BACKS, CLOTHS, DECKS, Speed
from scopa_gui.rules.catalogue import SCOPA_KEYS, parse_rules
from scopa_gui.ui.inputs import Command
from scopa_gui.ui.loop import Stage
from scopa_gui.ui.program import Program
from scopa_gui.ui.scenes.match_over import MatchOverScene
from scopa_gui.ui.scenes.pause import PauseScene
from scopa_gui.ui.scenes.pause_sections import KEYS, rules_in_force
from scopa_gui.ui.scenes.rules_code import CopyButton
from scopa_gui.ui.scenes.title import TitleScene
from scopa_gui.ui.widgets.choice import Choice
from scopa_gui.ui.widgets.dialog import Dialog
from scopa_gui.ui.widgets.picture_choice import PictureChoice
from scopa_gui.ui.widgets.slider import Slider
from scopa_gui.ui.widgets.toggle import Toggle
from tests.scenes.support import (
    Notes,
    StandIn,
    click,
    controls,
    make_program,
    match,
    press,
    staged,
    tab_to,
    top,
)

PAGES = 8

pytestmark = pytest.mark.usefixtures("notes")


@pytest.fixture
def stage(program: Program) -> Stage:
    """The pause over a table."""
    session = match(program, "scopa(napola=on)")
    session.next_deal()
    stage = staged(program.first_scene)
    program.settings = stage.director.settings
    program.open_table(session)
    stage.frame()
    program.open_pause(session)
    stage.frame()
    assert isinstance(top(stage), PauseScene)
    return stage


def control(stage: Stage, kind: type) -> Choice:
    return next(widget for widget in controls(stage) if isinstance(widget, kind))


def test_escape_goes_back_to_the_table(stage: Stage) -> None:
    stage.feed(Command.CANCEL)
    assert isinstance(top(stage), StandIn)


def test_enter_goes_back_to_the_table(stage: Stage) -> None:
    stage.feed(Command.CONFIRM)
    assert isinstance(top(stage), StandIn)


def test_to_the_title_keeps_the_match(program: Program, stage: Stage) -> None:
    press(stage, "Main menu")
    assert isinstance(top(stage), TitleScene)
    assert len(program.store.unfinished()) == 1


def test_giving_up_asks_and_says_what_follows(stage: Stage, notes: Notes) -> None:
    press(stage, "Give up")
    assert isinstance(top(stage), Dialog)
    words = " ".join(line.text for line in notes.lines)
    assert "Gennaro will win" in words


def test_enter_in_the_question_plays_on(stage: Stage) -> None:
    press(stage, "Give up")
    stage.feed(Command.CONFIRM)
    assert isinstance(top(stage), PauseScene)


def test_giving_up_ends_the_match(program: Program, stage: Stage) -> None:
    press(stage, "Give up")
    press(stage, "Give up")
    assert isinstance(top(stage), MatchOverScene)
    assert program.store.unfinished() == []


@pytest.mark.parametrize("language", i18n.languages())
def test_every_rule_in_force_is_said_in_words(language: str) -> None:
    texts = i18n.load(language)
    options = parse_rules("scopa(seats=4,napola=on,bonus=6d+Rd)")
    lines = rules_in_force(texts, options)
    assert len(lines) == len(SCOPA_KEYS) + 1
    assert all(line.name and line.value and line.help for line in lines)
    assert sum(line.changed for line in lines) == 1 + (lines[0].value != "Rebello")


def test_what_is_automatic_is_said_as_what_it_means() -> None:
    lines = rules_in_force(i18n.load("en"), parse_rules("scopa(seats=4)"))
    values = {line.name: line.value for line in lines}
    assert (values["Sides"], values["Points to win"]) == ("pairs", "21")


def test_the_rules_code_is_copied(stage: Stage, copied: list[str]) -> None:
    click(stage, control(stage, CopyButton))
    assert copied == ["scopa(napola=on)"]


def test_the_language_changes_at_once_and_is_saved(stage: Stage, tmp_path: Path) -> None:
    press(stage, "Appearance")
    languages = control(stage, Choice)
    tab_to(stage, lambda w: w is languages)
    stage.feed(Command.RIGHT, Command.RIGHT, Command.CONFIRM)
    press(stage, "Continua a giocare")
    assert make_program(tmp_path).settings.language == "it"


def test_text_grows_at_once_and_is_saved(stage: Stage, tmp_path: Path) -> None:
    press(stage, "Appearance")
    slider = control(stage, Slider)
    tab_to(stage, lambda w: w is slider)
    stage.feed(Command.END)
    assert stage.director.ui.viewport.text_percent == 200
    assert make_program(tmp_path).settings.text_percent == 200


def test_one_setting_after_another_keeps_both(stage: Stage, tmp_path: Path) -> None:
    press(stage, "Pace and sound")
    toggle = control(stage, Toggle)
    tab_to(stage, lambda w: w is toggle)
    stage.feed(Command.CONFIRM)
    speed = control(stage, Choice)
    tab_to(stage, lambda w: w is speed)
    stage.feed(*[Command.LEFT] * 3, Command.CONFIRM)
    kept = make_program(tmp_path).settings
    assert (kept.reduced_motion, kept.speed) == (True, Speed.SLOW)


@pytest.mark.parametrize(
    ("number", "step", "setting", "value"),
    [
        (0, Command.RIGHT, "deck", "french"),
        (1, Command.RIGHT, "numerals", True),
        (2, Command.RIGHT, "back", "rete"),
        (3, Command.RIGHT, "cloth", "wine"),
    ],
)
def test_cards_and_cloth_change_at_once_and_are_saved(
    stage: Stage, tmp_path: Path, number: int, step: Command, setting: str, value: object
) -> None:
    press(stage, "Appearance")
    choice = [w for w in controls(stage) if isinstance(w, PictureChoice)][number]
    tab_to(stage, lambda w: w is choice)
    stage.feed(step, Command.CONFIRM)
    assert getattr(stage.director.ui.settings, setting) == value
    assert getattr(make_program(tmp_path).settings, setting) == value


def test_with_another_deck_the_cards_have_its_names(stage: Stage) -> None:
    press(stage, "Appearance")
    choice = next(w for w in controls(stage) if isinstance(w, PictureChoice))
    tab_to(stage, lambda w: w is choice)
    stage.feed(Command.RIGHT, Command.CONFIRM)
    assert stage.director.ui.texts("card.rank.C") == "Queen"


@pytest.mark.parametrize("setting", ["deck", "back", "cloth"])
@pytest.mark.parametrize("language", i18n.languages())
def test_everything_to_choose_has_a_name(language: str, setting: str) -> None:
    values = {"deck": DECKS, "back": BACKS, "cloth": CLOTHS}[setting]
    texts = i18n.load(language)
    names = [texts(f"settings.{setting}_value.{value}") for value in values]
    assert len(set(names)) == len(values)


def test_settings_leave_what_was_played_last_alone(program: Program, tmp_path: Path) -> None:
    session = match(program)
    stage = staged(program.first_scene)
    program.start_match(session.options, session.seats)
    stage.frame()
    program.change_settings(program.settings)
    assert make_program(tmp_path).last_setup == program.last_setup
    assert program.last_setup is not None


def test_keys_are_listed(stage: Stage, notes: Notes) -> None:
    press(stage, "Keys")
    stage.frame()
    scene = top(stage)
    assert isinstance(scene, PauseScene)
    for _ in range(PAGES):
        scene._panel.command(Command.PAGE_DOWN)
        scene.invalidate()
        stage.advance(1.0, 0.5)
    words = [line.text for line in notes.lines]
    assert {stage.director.ui.texts(f"pause.cap.{key}") for key in KEYS} <= set(words)


@pytest.mark.parametrize("language", i18n.languages())
def test_the_rules_of_the_spanish_game_are_said_in_its_words(language: str) -> None:
    lines = rules_in_force(i18n.load(language), parse_rules("escoba(bonus=Rd)"))
    said = {line.name: line.value for line in lines}
    assert "Setenta" in said
    assert any("Rey" in value and "ros" in value for value in said.values())
