"""Sentences filled in as each language wants them."""

import pytest

from scopa_gui.app.i18n import figure, languages, load, name_of
from scopa_gui.app.narration import Narrator, in_words_of, listed
from scopa_gui.rules.cards import parse_card
from scopa_gui.rules.catalogue import parse_rules
from scopa_gui.rules.scopa.state import CardLaid, ScopaMade

TURNS = {"Anna": "Tocca ad Anna.", "Ugo": "Tocca a Ugo.", "Elena": "Tocca a Elena."}


@pytest.mark.parametrize("name", TURNS)
def test_italian_parts_equal_vowels(name: str) -> None:
    assert load("it")("table.turn_of", name=name) == TURNS[name]


def test_italian_parts_equal_vowels_in_a_row() -> None:
    assert listed(load("it"), ["Anna", "Elena"]) == "Anna ed Elena"
    assert listed(load("it"), ["Elena", "Anna"]) == "Elena e Anna"


@pytest.mark.parametrize("code", languages())
def test_a_language_names_itself(code: str) -> None:
    assert name_of(code) == load(code)("language.name")


def test_other_languages_leave_words_before_names() -> None:
    assert listed(load("de"), ["Anna", "Ulla"]) == "Anna und Ulla"
    assert load("en")("new_game.auto", n=11) == "Usually 11."


# ---- games with words of their own

SPANISH = {"it": "la Sota di oros", "de": "die Oros-Sota", "en": "the Sota of Oros"}


@pytest.mark.parametrize("code", SPANISH)
def test_a_game_with_words_of_its_own_is_told_in_them(code: str) -> None:
    options = parse_rules("escoba(opening=leader,primiera=sevens)")
    texts = in_words_of(load(code), options)
    told = Narrator(texts, ("Ada", "Bo")).event(CardLaid(1, parse_card("Fd")))
    assert told is not None
    assert SPANISH[code] in told
    assert "Escoba" in str(Narrator(texts, ("Ada",)).event(ScopaMade(0, parse_card("Fd"))))


@pytest.mark.parametrize("code", SPANISH)
def test_another_game_keeps_the_common_words(code: str) -> None:
    texts = in_words_of(load(code), parse_rules("quindici"))
    assert "Scopa" in str(Narrator(texts, ("Ada",)).event(ScopaMade(0, parse_card("Fd"))))


def test_what_a_game_does_not_name_is_said_as_everywhere() -> None:
    assert load("en").of_game("escoba")("log.deal", name="Ada") == "Ada deals."


# ---- decks with words of their own

FRENCH = {"it": "la Donna di cuori", "de": "die Herz-Dame", "en": "the Queen of Hearts"}


@pytest.mark.parametrize("code", FRENCH)
@pytest.mark.parametrize("rules", ["scopa", "escoba(opening=leader,primiera=sevens)"])
def test_a_card_is_called_what_it_looks_like_in_every_game(code: str, rules: str) -> None:
    texts = in_words_of(load(code, "french"), parse_rules(rules))
    told = Narrator(texts, ("Ada",)).event(CardLaid(0, parse_card("Cc")))
    assert told is not None
    assert FRENCH[code] in told


def test_a_deck_leaves_a_game_its_other_words() -> None:
    texts = in_words_of(load("en", "french"), parse_rules("escoba(primiera=sevens)"))
    assert "Escoba" in str(Narrator(texts, ("Ada",)).event(ScopaMade(0, parse_card("Fd"))))


@pytest.mark.parametrize("code", FRENCH)
def test_the_napoletane_are_called_as_everywhere(code: str) -> None:
    assert load(code, "napoletane")("card.rank.C") == "Cavallo"


def test_negative_numbers_have_a_minus_sign() -> None:
    assert figure(-4) == "−4"
    assert "−2" in load("en")("title.score", side="Ada", points=-2)
