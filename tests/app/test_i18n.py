"""Sentences filled in as each language wants them."""

import pytest

from scopa_gui.app.i18n import load
from scopa_gui.app.narration import listed

TURNS = {"Anna": "Tocca ad Anna.", "Ugo": "Tocca a Ugo.", "Elena": "Tocca a Elena."}


@pytest.mark.parametrize("name", TURNS)
def test_italian_parts_equal_vowels(name: str) -> None:
    assert load("it")("table.turn_of", name=name) == TURNS[name]


def test_italian_parts_equal_vowels_in_a_row() -> None:
    assert listed(load("it"), ["Anna", "Elena"]) == "Anna ed Elena"
    assert listed(load("it"), ["Elena", "Anna"]) == "Elena e Anna"


def test_other_languages_leave_words_before_names() -> None:
    assert listed(load("de"), ["Anna", "Ulla"]) == "Anna und Ulla"
    assert load("en")("new_game.auto", n=11) == "Usually 11."
