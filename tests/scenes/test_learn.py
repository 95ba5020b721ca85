"""The rules to read: reached from everywhere, links lead on, back returns, a word is found."""

import pytest

from scopa_gui.app.learn.contents import BASICS, Place, Section
from scopa_gui.rules.catalogue import parse_rules
from scopa_gui.ui.inputs import Command, TextTyped
from scopa_gui.ui.loop import Stage
from scopa_gui.ui.program import Program
from scopa_gui.ui.scenes.learn import LearnScene
from scopa_gui.ui.scenes.learn_prose import TermLink
from scopa_gui.ui.scenes.title import TitleScene
from tests.scenes.support import Notes, click, controls, match, press, staged, tab_to, top

pytestmark = pytest.mark.usefixtures("notes")


def reading(stage: Stage) -> Place:
    scene = top(stage)
    assert isinstance(scene, LearnScene)
    return scene.place


@pytest.fixture
def stage(program: Program) -> Stage:
    """The basics, opened from the title."""
    stage = staged(program.first_scene)
    press(stage, "Learn")
    stage.frame()
    scene = top(stage)
    assert isinstance(scene, LearnScene)
    scene._open_section(list(Section).index(Section.BASICS))
    stage.frame()
    return stage


def test_the_title_opens_the_lessons(program: Program) -> None:
    stage = staged(program.first_scene)
    press(stage, "Learn")
    stage.frame()
    assert reading(stage) == Place(Section.LESSONS, "taking")


def test_a_section_opens_with_its_first_page(stage: Stage) -> None:
    assert reading(stage) == Place(Section.BASICS, BASICS[0])


@pytest.mark.parametrize("word", ["SPARIGLIO", "sparìglio"])
def test_a_lesson_is_found_by_a_word_and_shown_in_its_list(stage: Stage, word: str) -> None:
    scene = top(stage)
    assert isinstance(scene, LearnScene)
    scene._open_section(list(Section).index(Section.SEARCH))
    stage.feed(TextTyped(word))
    press(stage, "Pairs and spariglio")
    stage.frame()
    assert reading(stage) == Place(Section.LESSONS, "thinking", "parity")


def test_escape_goes_back_to_the_title(stage: Stage) -> None:
    stage.feed(Command.CANCEL)
    assert isinstance(top(stage), TitleScene)


def test_a_link_opens_its_term_and_back_returns(stage: Stage) -> None:
    before = reading(stage)
    click(stage, next(w for w in controls(stage) if isinstance(w, TermLink)))
    assert reading(stage) == Place(Section.GLOSSARY, "denari")
    press(stage, "Back")
    assert reading(stage) == before


def test_a_link_is_reached_and_followed_by_keys(stage: Stage) -> None:
    before = reading(stage)
    link = tab_to(stage, lambda w: isinstance(w, TermLink))
    stage.feed(Command.CONFIRM)
    assert reading(stage).section is Section.GLOSSARY
    stage.feed(Command.CANCEL)
    assert reading(stage) == before
    focused = top(stage).group.focused
    assert isinstance(focused, TermLink)
    assert isinstance(link, TermLink)
    assert focused.words == link.words


def test_pages_turn_wherever_the_focus_is(stage: Stage) -> None:
    press(stage, "Taking cards")
    scene = top(stage)
    assert isinstance(scene, LearnScene)
    stage.feed(Command.PAGE_DOWN)
    stage.advance(1.0, 0.5)
    assert scene._visit.panel.scroll > 0


def test_the_game_being_played_comes_first_with_its_house_rules(
    program: Program, notes: Notes
) -> None:
    session = match(program, "cirulla(four_sevens=on)")
    stage = staged(program.first_scene)
    program.open_table(session)
    stage.frame()
    program.open_pause(session)
    stage.frame()
    notes.lines.clear()
    press(stage, "Rules")
    stage.frame()
    assert reading(stage) == Place(Section.GAMES, "cirulla")
    assert any("Cirulla" in line.text for line in notes.lines)
    rule = next(w for w in controls(stage) if isinstance(w, TermLink) and w.words == "Four sevens")
    click(stage, rule)
    assert reading(stage) == Place(Section.OPTIONS, "scoring", "four_sevens")


def test_the_new_game_opens_the_game_chosen(program: Program) -> None:
    stage = staged(program.first_scene)
    program.open_learn(parse_rules("escoba"))
    stage.frame()
    assert reading(stage) == Place(Section.GAMES, "escoba")


def test_a_word_is_searched_and_opened(stage: Stage) -> None:
    scene = top(stage)
    assert isinstance(scene, LearnScene)
    scene._open_section(list(Section).index(Section.SEARCH))
    stage.feed(TextTyped("settebello"))
    press(stage, "settebello")
    assert reading(stage) == Place(Section.GLOSSARY, "settebello")
    press(stage, "Back")
    assert reading(stage).section is Section.SEARCH


@pytest.mark.parametrize(
    ("place", "caption"),
    [
        (Place(Section.GAMES, "escoba"), "Worth 15: one escoba. Worth 30: two."),
        (Place(Section.OPTIONS, "start"), "Worth 15: one scopa. Worth 30: two."),
    ],
)
def test_pictures_are_told_of_in_the_words_of_the_game(
    program: Program, notes: Notes, place: Place, caption: str
) -> None:
    stage = staged(program.first_scene)
    program.open_learn(place=place)
    stage.frame()
    stage.feed(Command.PAGE_DOWN)
    stage.advance(1.0, 0.5)
    assert caption in {line.text for line in notes.lines}
