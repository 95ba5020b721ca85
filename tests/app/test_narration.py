"""What happened, in words, in every language."""

import pytest

from scopa_gui.app.i18n import languages, load
from scopa_gui.app.narration import Narrator, card_name, listed, sentence
from scopa_gui.rules.cards import DECK, parse_card
from scopa_gui.rules.events import DealStarted, DealVoided
from scopa_gui.rules.scopa.state import CardLaid, CardsCaptured, LeftoversTaken, ScopaMade

SEVEN, THREE, FOUR, KING = map(parse_card, ("7d", "3c", "4s", "Rb"))

CAPTURES = {
    "it": "Ada prende il Tre e il Quattro col Sette.",
    "de": "Ada nimmt mit der Sieben die Drei und die Vier.",
    "en": "Ada takes the Three and the Four with the Seven.",
}


@pytest.mark.parametrize("code", CAPTURES)
def test_a_capture_is_told(code: str) -> None:
    narrator = Narrator(load(code), ("Ada", "Bo"))
    assert narrator.event(CardsCaptured(0, SEVEN, (THREE, FOUR))) == CAPTURES[code]


LAID = {
    "it": "Bo cala il Re di bastoni.",
    "de": "Bo legt den Bastoni-Re.",
    "en": "Bo lays the Re of Bastoni.",
}


@pytest.mark.parametrize("code", LAID)
def test_a_laid_card_is_told(code: str) -> None:
    assert Narrator(load(code), ("Ada", "Bo")).event(CardLaid(1, KING)) == LAID[code]


@pytest.mark.parametrize("code", languages())
def test_every_card_and_event_has_words(code: str) -> None:
    narrator = Narrator(load(code), ("Ada", "Bo"))
    names = {card_name(load(code), card) for card in DECK}
    assert len(names) == 40
    for card in DECK:
        for event in (CardLaid(0, card), CardsCaptured(1, card, (card,)), ScopaMade(0, card)):
            told = narrator.event(event)
            assert told
            assert "{" not in told
    for event in (
        DealStarted(0, 40),
        DealVoided("kings"),
        LeftoversTaken(0, (SEVEN,)),
        LeftoversTaken(0, (SEVEN, THREE)),
        LeftoversTaken(None, (SEVEN, THREE)),
    ):
        assert narrator.event(event)


def test_names_stand_in_a_row() -> None:
    texts = load("it")
    assert listed(texts, ["Ada"]) == "Ada"
    assert listed(texts, ["Ada", "Bo"]) == "Ada e Bo"
    assert listed(texts, ["Ada", "Bo", "Cleo"]) == "Ada, Bo e Cleo"


def test_cards_in_a_reason_become_names() -> None:
    told = sentence(load("it"), "illegal.must_take", {"card": "7d"})
    assert "7d" not in told
