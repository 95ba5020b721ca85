"""House rules as a line of text and under names: fetched, kept, renamed, deleted."""

import pytest

from scopa_gui.app.rule_sets import RuleSets
from scopa_gui.rules.catalogue import format_rules, parse_rules
from scopa_gui.rules.scopa.presets import PRESETS
from scopa_gui.ui.inputs import Command, TextTyped
from scopa_gui.ui.loop import Stage
from scopa_gui.ui.program import Program
from scopa_gui.ui.scenes.new_game import NewGameScene
from scopa_gui.ui.scenes.presets import PresetCard
from scopa_gui.ui.scenes.rule_sets import RuleSetsScene
from scopa_gui.ui.widgets.text_field import TextField
from tests.scenes.support import (
    button,
    click,
    controls,
    labelled,
    make_program,
    press,
    staged,
    tab_to,
    top,
)

pytestmark = pytest.mark.usefixtures("notes")
OPEN = "Saved rules and codes …"


@pytest.fixture
def stage(program: Program) -> Stage:
    """The sheet over the new game."""
    stage = staged(program.first_scene)
    press(stage, "New game")
    press(stage, OPEN)
    assert isinstance(top(stage), RuleSetsScene)
    return stage


def field(stage: Stage, number: int) -> TextField:
    found = [widget for widget in controls(stage) if isinstance(widget, TextField)]
    return found[number]


def type_into(stage: Stage, number: int, words: str) -> None:
    click(stage, field(stage, number))
    for _ in field(stage, number).text:
        stage.feed(Command.BACKSPACE, Command.DELETE)
    stage.feed(TextTyped(words))


def options(stage: Stage) -> str:
    found = top(stage)
    assert isinstance(found, NewGameScene)
    return format_rules(found.form.options)


@pytest.mark.parametrize(
    "code", ["cirulla", "scopone(ace=takes_all,napola=on)", "scopa(seats=3,target=40,bonus=6d+Rd)"]
)
def test_a_code_is_accepted(stage: Stage, code: str) -> None:
    type_into(stage, 0, code)
    press(stage, "Use")
    assert options(stage) == format_rules(parse_rules(code))


def test_enter_uses_the_code_too(stage: Stage) -> None:
    type_into(stage, 0, " napola ")
    stage.feed(Command.CONFIRM)
    assert options(stage) == "napola"


def test_a_wrong_code_says_so_in_one_sentence_and_is_not_used(stage: Stage) -> None:
    type_into(stage, 0, "scopa(napola=yes)")
    assert field(stage, 0).error == "The option “napola” has no value “yes”; the closest is “off”."
    assert not button(stage, "Use").enabled
    stage.feed(Command.CONFIRM)
    assert isinstance(top(stage), RuleSetsScene)


def test_a_contradictory_code_says_why(stage: Stage) -> None:
    type_into(stage, 0, "scopa(seats=5)")
    assert field(stage, 0).error == top(stage).ui.texts("problem.seats_do_not_divide", seats=5)


def test_rules_are_kept_under_a_name_over_a_restart(program: Program, stage: Stage) -> None:
    type_into(stage, 1, "Natale")
    press(stage, "Save")
    again = make_program(program.store.folder)
    assert [kept.name for kept in again.rule_sets.sets] == ["Natale"]


def test_kept_rules_are_used_renamed_and_deleted(program: Program) -> None:
    stage = staged(program.first_scene)
    program.keep_rule_sets(RuleSets().kept("Natale", parse_rules("cirulla(seats=4)")))
    press(stage, "New game")
    press(stage, OPEN)
    press(stage, "Rename")
    type_into(stage, 1, "Pasqua")
    stage.feed(Command.CONFIRM)
    assert [kept.name for kept in program.rule_sets.sets] == ["Pasqua"]
    uses = [widget for widget in controls(stage) if labelled("Use")(widget)]
    click(stage, uses[-1])
    assert options(stage) == "cirulla(seats=4)"
    press(stage, OPEN)
    press(stage, "Delete")
    assert not program.rule_sets.sets


@pytest.mark.parametrize("preset", PRESETS)
def test_every_game_can_be_chosen_and_is_what_it_says(program: Program, preset: str) -> None:
    stage = staged(program.first_scene)
    press(stage, "New game")
    tab_to(stage, lambda w: isinstance(w, PresetCard) and w.preset == preset)
    stage.feed(Command.CONFIRM)
    assert options(stage) == preset


def test_a_game_for_four_does_not_forget_the_table_asked_for(program: Program) -> None:
    stage = staged(program.first_scene)
    press(stage, "New game")
    found = top(stage)
    assert isinstance(found, NewGameScene)
    found.choose("scopone")
    assert found.form.options.seats == 4
    found.choose("napola")
    assert options(stage) == "napola"


def test_seats_for_which_the_cards_do_not_reach_are_refused_with_the_reason(
    program: Program,
) -> None:
    stage = staged(program.first_scene)
    press(stage, "New game")
    found = top(stage)
    assert isinstance(found, NewGameScene)
    found.choose("scientifico")
    reasons = [option.reason for option in found._controls.seats(found.ui.texts).options]
    assert [bool(reason) for reason in reasons] == [False, True, False, True]
