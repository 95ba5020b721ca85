"""The new game by mouse and by keyboard: seats, names, target, house rules, dealing."""

import pygame
import pytest

from scopa_gui.app import i18n
from scopa_gui.app.learn.contents import Place, Section
from scopa_gui.app.setup import Setup
from scopa_gui.rules.catalogue import PRESETS, parse_rules
from scopa_gui.rules.record import PERSON
from scopa_gui.ui import clipboard
from scopa_gui.ui.inputs import Command, TextTyped
from scopa_gui.ui.loop import Stage
from scopa_gui.ui.program import Program
from scopa_gui.ui.scenes.folding import FoldHeading
from scopa_gui.ui.scenes.game_form import house_keys
from scopa_gui.ui.scenes.house_rules import CardSwitch
from scopa_gui.ui.scenes.learn import LearnScene
from scopa_gui.ui.scenes.new_game import NewGameScene
from scopa_gui.ui.scenes.presets import PresetCard
from scopa_gui.ui.scenes.rules_code import CopyButton
from scopa_gui.ui.scenes.seat_dialog import Face, SeatScene
from scopa_gui.ui.scenes.seats import SeatPlate
from scopa_gui.ui.scenes.title import TitleScene
from scopa_gui.ui.scenes.words import value_words
from scopa_gui.ui.widgets.button import Button
from scopa_gui.ui.widgets.choice import Choice
from scopa_gui.ui.widgets.text_field import TextField
from scopa_gui.ui.widgets.toggle import Toggle
from tests.scenes.support import (
    Notes,
    StandIn,
    button,
    click,
    controls,
    labelled,
    press,
    seats_of,
    staged,
    tab_to,
    top,
)

pytestmark = pytest.mark.usefixtures("notes")


@pytest.fixture
def stage(program: Program) -> Stage:
    """The new game over the title."""
    stage = staged(program.first_scene)
    press(stage, "New game")
    return stage


def scene(stage: Stage) -> NewGameScene:
    found = top(stage)
    assert isinstance(found, NewGameScene)
    return found


def all_of(stage: Stage, kind: type) -> list:
    return [widget for widget in controls(stage) if isinstance(widget, kind)]


def choice(stage: Stage, label: str) -> Choice:
    """The choice one of whose tabs has this label."""
    found = [c for c in all_of(stage, Choice) if label in [o.label for o in c.options]]
    assert found
    return found[0]


def choose(stage: Stage, label: str) -> None:
    """Press the tab of that label by the keyboard."""
    wanted = choice(stage, label)
    tab_to(stage, lambda w: w is wanted)
    index = [option.label for option in wanted.options].index(label)
    while wanted._cursor < index:
        stage.feed(Command.RIGHT)
    while wanted._cursor > index:
        stage.feed(Command.LEFT)
    stage.feed(Command.CONFIRM)


def test_from_the_title_to_the_table_by_mouse(program: Program, stage: Stage) -> None:
    card = next(c for c in all_of(stage, PresetCard) if c.preset == "napola")
    click(stage, card)
    press(stage, "Deal")
    table = top(stage)
    assert isinstance(table, StandIn)
    assert table.session.options.napola
    assert [seat.is_person for seat in table.session.seats] == [True, False]
    assert program.last_setup is not None
    assert program.last_setup.options == table.session.options


def test_from_the_title_to_the_table_by_keyboard_alone(program: Program) -> None:
    stage = staged(program.first_scene)
    tab_to(stage, labelled("New game"))
    stage.feed(Command.CONFIRM)
    choose(stage, "4")
    choose(stage, "each alone")
    tab_to(stage, labelled("Deal"))
    stage.feed(Command.CONFIRM)
    table = top(stage)
    assert isinstance(table, StandIn)
    assert table.session.rules_code == "scopa(seats=4,sides=alone)"


def test_enter_alone_deals(stage: Stage) -> None:
    stage.feed(Command.CONFIRM)
    assert isinstance(top(stage), StandIn)


def test_escape_goes_back_to_the_title(stage: Stage) -> None:
    stage.feed(Command.CANCEL)
    assert isinstance(top(stage), TitleScene)


@pytest.mark.parametrize("count", [2, 3, 4, 6])
def test_as_many_plates_as_seats(stage: Stage, count: int) -> None:
    choose(stage, str(count))
    assert len(all_of(stage, SeatPlate)) == count


def test_the_focus_stays_on_what_was_changed(stage: Stage) -> None:
    choose(stage, "4")
    assert top(stage).group.focused is choice(stage, "4")


def test_a_name_is_typed_and_settled(stage: Stage) -> None:
    click(stage, all_of(stage, SeatPlate)[1])
    assert isinstance(top(stage), SeatScene)
    choose(stage, "person")
    field = all_of(stage, TextField)[0]
    tab_to(stage, lambda w: w is field)
    for _ in field.text:
        stage.feed(Command.BACKSPACE)
    stage.feed(TextTyped("  Lena "))
    press(stage, "Done")
    seat = scene(stage).form.setup.seats[1]
    assert (seat.name, seat.player) == ("Lena 2", PERSON)


def test_an_empty_name_is_settled_without_a_word(stage: Stage) -> None:
    click(stage, all_of(stage, SeatPlate)[0])
    field = all_of(stage, TextField)[0]
    click(stage, field)
    for _ in range(20):
        stage.feed(Command.BACKSPACE, Command.DELETE)
    stage.feed(Command.CANCEL)
    assert scene(stage).form.setup.seats[0].name


def test_a_level_is_chosen_for_a_computer(stage: Stage) -> None:
    click(stage, all_of(stage, SeatPlate)[1])
    texts = top(stage).ui.texts
    choose(stage, texts("level.greedy"))
    press(stage, "Done")
    assert scene(stage).form.setup.seats[1].player == "greedy"


def test_a_portrait_gives_its_name(stage: Stage) -> None:
    click(stage, all_of(stage, SeatPlate)[1])
    click(stage, next(f for f in all_of(stage, Face) if f.person == "rosa"))
    press(stage, "Done")
    assert scene(stage).form.setup.seats[1].name == "Rosa"


def test_another_target_asks_for_a_number(stage: Stage) -> None:
    choose(stage, "other …")
    field = all_of(stage, TextField)[0]
    click(stage, field)
    stage.feed(Command.BACKSPACE, Command.BACKSPACE, TextTyped("42"))
    assert scene(stage).form.options.points_to_win == 42


def test_a_bad_number_says_so_in_a_sentence_and_stops_the_deal(stage: Stage) -> None:
    choose(stage, "other …")
    click(stage, all_of(stage, TextField)[0])
    stage.feed(Command.BACKSPACE, Command.BACKSPACE, TextTyped("0"))
    field = all_of(stage, TextField)[0]
    assert field.error == "Enter a number from 1 to 151."
    assert not button(stage, "Deal").enabled
    stage.feed(Command.BACKSPACE, TextTyped("9"))
    assert not field.error
    assert button(stage, "Deal").enabled


def test_a_contradiction_is_refused_in_place_with_its_reason(stage: Stage, notes: Notes) -> None:
    reason = top(stage).ui.texts("problem.last_card_twice")
    choose(stage, "last to play")
    current = scene(stage)
    toggles = current._rules._controls["last_card_scopa"]
    assert [t.enabled for t in toggles] == [False]
    tab_to(stage, lambda w: w is current._rules._controls["leftovers"][0])
    stage.advance(1.0)
    assert reason in picture_words(stage, notes)


def test_the_other_way_round_the_tab_is_refused(stage: Stage) -> None:
    current = scene(stage)
    toggle = current._rules._controls["last_card_scopa"][0]
    assert isinstance(toggle, Toggle)
    tab_to(stage, lambda w: w is toggle)
    stage.feed(Command.CONFIRM)
    tabs = current._rules._controls["leftovers"][0]
    assert isinstance(tabs, Choice)
    assert [bool(option.reason) for option in tabs.options] == [False, True]
    choose(stage, "last to play")
    assert current.form.options.problems() == ()
    assert current.form.options.leftovers.value == "last_capturer"


def test_changed_rules_are_counted_in_the_heading(stage: Stage) -> None:
    toggle = scene(stage)._rules._controls["cut"][0]
    tab_to(stage, lambda w: w is toggle)
    stage.feed(Command.CONFIRM)
    assert all_of(stage, FoldHeading)[0].note == "1 changed"


def test_single_cards_are_chosen_as_cards(stage: Stage) -> None:
    switch = next(s for s in all_of(stage, CardSwitch) if str(s.card) == "6d")
    tab_to(stage, lambda w: w is switch)
    stage.feed(Command.CONFIRM)
    assert [str(card) for card in scene(stage).form.options.bonus] == ["6d"]
    stage.feed(Command.CONFIRM)
    assert scene(stage).form.options.bonus == ()


def writing(stage: Stage, notes: Notes, option: str) -> str:
    """What stands in the row of a house rule."""
    panel, control = scene(stage)._panel, scene(stage)._rules._controls[option][0]
    row = next(row for row in panel._rows if control in row.widgets)
    assert row.paint is not None
    notes.lines.clear()
    place = pygame.Rect(0, 0, panel.inner.width, row.bottom - row.top)
    row.paint(pygame.Surface((1280, 720)), place)
    return " ".join(line.text for line in notes.lines)


USUAL = {
    "scopa": {"deal": "3 each, 4 on the table", "cut": "no", "bonus": "none", "void": "three Re"},
    "cirulla": {"ace": "takes all", "grande": "yes", "void": "two aces", "napola": "no"},
    "rebello": {"bonus": "Six of Denari", "priority": "equal card"},
    "scopone": {"deal": "9 each, 4 on the table"},
    "escoba": {"opening": "to the dealer", "void": "never", "napoleone": "no"},
}


@pytest.mark.parametrize(
    ("preset", "option"), [(preset, option) for preset in USUAL for option in USUAL[preset]]
)
def test_a_rule_says_what_the_chosen_game_usually_has(
    stage: Stage, notes: Notes, preset: str, option: str
) -> None:
    scene(stage).choose(preset)
    assert f"Usual: {USUAL[preset][option]}." in writing(stage, notes, option)


@pytest.mark.parametrize("language", i18n.languages())
def test_every_rule_of_every_game_has_its_name_its_meaning_and_what_is_usual(
    program: Program, notes: Notes, language: str
) -> None:
    stage = staged(program.first_scene, language=language)
    program.open_new_game()
    stage.frame()
    common = i18n.load(language)
    for preset in PRESETS:
        scene(stage).choose(preset)
        texts = common.of_game(preset)
        for key in house_keys(PRESETS[preset]):
            said = writing(stage, notes, key.name)
            value = value_words(texts, PRESETS[preset], key)
            assert texts(f"rules.option.{key.name}.name") in said
            assert texts("new_game.usual", value=value) in said
            reason = scene(stage)._rules._controls[key.name][0].tooltip
            assert texts(f"rules.option.{key.name}.help") in said or reason


def test_the_rules_of_the_chosen_game_are_read_from_here(stage: Stage) -> None:
    scene(stage).choose("cirulla")
    stage.frame()
    words = stage.director.ui.texts("learn.title")
    book = next(w for w in all_of(stage, Button) if w.tooltip == words)
    tab_to(stage, lambda w: w is book)
    stage.feed(Command.CONFIRM)
    opened = top(stage)
    assert isinstance(opened, LearnScene)
    assert opened.place == Place(Section.GAMES, "cirulla")


def test_a_changed_rule_still_says_what_is_usual(stage: Stage, notes: Notes) -> None:
    toggle = scene(stage)._rules._controls["cut"][0]
    tab_to(stage, lambda w: w is toggle)
    stage.feed(Command.CONFIRM)
    assert "Usual: no." in writing(stage, notes, "cut")


def test_rules_in_a_row_give_the_same_reason_once(stage: Stage, notes: Notes) -> None:
    reason = "This works only with an ace that takes all."
    dependent = ("ace_on_ace", "ace_on_empty", "ace_sweep_scores")
    told = [reason in writing(stage, notes, option) for option in dependent]
    assert told == [True, False, False]
    first, second, third = (scene(stage)._rules._controls[option][0] for option in dependent)
    assert isinstance(first, Choice)
    assert isinstance(second, Choice)
    assert {first.options[1].reason, second.options[1].reason, third.tooltip} == {reason}
    assert not third.enabled


def test_the_spanish_game_names_single_cards_in_spanish(stage: Stage) -> None:
    def names() -> list[str]:
        return [str(w.tooltip) for w in all_of(stage, CardSwitch)]

    assert "Re of Denari" in names()
    scene(stage).choose("escoba")
    assert "Rey of Oros" in names()
    scene(stage).choose("scopa")
    assert "Re of Denari" in names()


def test_the_house_rules_fold(stage: Stage) -> None:
    fold = all_of(stage, FoldHeading)[0]
    assert all_of(stage, Toggle)
    click(stage, fold)
    assert not all_of(stage, Toggle)
    click(stage, fold)
    assert all_of(stage, Toggle)


def picture_words(stage: Stage, notes: Notes) -> str:
    """What stands in the next picture."""
    notes.lines.clear()
    stage.director.invalidate()
    stage.frame()
    return " ".join(line.text for line in notes.lines)


def test_the_rules_code_is_copied(stage: Stage, notes: Notes, copied: list[str]) -> None:
    choose(stage, "3")
    click(stage, all_of(stage, CopyButton)[0])
    assert copied == ["scopa(seats=3)"]
    assert top(stage).ui.texts("new_game.copied") in picture_words(stage, notes)


def test_it_is_said_where_there_is_no_clipboard(
    stage: Stage, notes: Notes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clipboard, "copy", lambda text: False)
    click(stage, all_of(stage, CopyButton)[0])
    words, texts = picture_words(stage, notes), top(stage).ui.texts
    assert texts("new_game.not_copied") in words
    assert texts("new_game.copied") not in words


def test_the_language_changes_at_once(program: Program, stage: Stage) -> None:
    settings = program.settings
    program.change_settings(type(settings)("it", 100, settings.speed))
    stage.frame()
    button(stage, "Dai le carte")
    assert "ognuno per sé" not in [o.label for c in all_of(stage, Choice) for o in c.options]
    choose(stage, "4")
    assert choice(stage, "ognuno per sé")


def test_the_readers_name_is_remembered(program: Program) -> None:
    seats = seats_of(2)
    renamed = (type(seats[0])("Jörg", PERSON), seats[1])
    program.remember(Setup(parse_rules("scopa"), renamed))
    stage = staged(program.first_scene)
    press(stage, "New game")
    assert scene(stage).form.setup.seats[0].name == "Jörg"


def test_as_last_time_fills_the_form(program: Program) -> None:
    setup = Setup(parse_rules("rebello(seats=3,target=42)"), tuple(seats_of(3)))
    program.remember(setup)
    stage = staged(program.first_scene)
    press(stage, "New game")
    press(stage, "Same as last time")
    form = scene(stage).form
    assert (form.setup, form.preset, form.other) == (setup, "rebello", True)


@pytest.mark.parametrize("percent", [100, 200])
def test_as_last_time_shows_the_game_chosen(program: Program, percent: int) -> None:
    program.remember(Setup(parse_rules("cirulla"), tuple(seats_of(2))))
    stage = staged(lambda: NewGameScene(program), (960, 540), percent=percent)
    press(stage, "Same as last time")
    stage.advance(2.0)
    chosen = next(c for c in scene(stage)._controls.presets(stage.director.ui) if c.chosen)
    owner = next(p for p in scene(stage).group.widgets if chosen in p.children)
    assert owner.rect.contains(chosen.rect)


def test_a_small_window_with_large_text_has_everything_too(program: Program) -> None:
    stage = staged(lambda: NewGameScene(program), (960, 540), percent=200)
    choose(stage, "3")
    tab_to(stage, lambda w: isinstance(w, SeatPlate))
    tab_to(stage, lambda w: isinstance(w, FoldHeading))
    stage.feed(Command.CONFIRM)
    toggle = scene(stage)._rules._controls["napola"][0]
    tab_to(stage, lambda w: w is toggle)
    stage.feed(Command.CONFIRM)
    tab_to(stage, labelled("Deal"))
    stage.feed(Command.CONFIRM)
    table = top(stage)
    assert isinstance(table, StandIn)
    assert table.session.rules_code == "scopa(seats=3,napola=on)"
