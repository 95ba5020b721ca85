"""Cards and their text."""

import pytest

from scopa_gui.rules.cards import (
    DECK,
    CardError,
    in_order,
    parse_card,
    parse_cards,
    require_distinct,
)
from tests.positions import card, cards


def test_the_deck_has_forty_different_cards() -> None:
    assert len(set(DECK)) == len(DECK) == 40


def test_every_card_is_named_by_its_text() -> None:
    assert [parse_card(str(each)) for each in DECK] == list(DECK)


@pytest.mark.parametrize(
    ("rank", "value"),
    list(zip("A234567FCR", range(1, 11), strict=True)),
)
def test_capture_values(rank: str, value: int) -> None:
    assert [card(rank + suit).value for suit in "dcsb"] == [value] * 4


@pytest.mark.parametrize("text", ["8d", "7x", "7D", "d7", "", "7", "7dd", " 7d"])
def test_other_texts_name_no_card(text: str) -> None:
    with pytest.raises(CardError) as refused:
        parse_card(text)
    assert (refused.value.key, refused.value.data) == ("error.unknown_card", {"card": text})


def test_cards_are_separated_by_spaces_or_commas() -> None:
    assert cards("7d, Ac Rb") == cards("7d Ac Rb")


def test_a_card_twice_is_refused() -> None:
    with pytest.raises(CardError) as refused:
        parse_cards("7d Ac 7d")
    assert (refused.value.key, refused.value.data) == ("error.card_twice", {"card": "7d"})


def test_require_distinct_accepts_the_deck() -> None:
    require_distinct(DECK)


def test_order_is_by_value_then_denari_coppe_spade_bastoni() -> None:
    assert in_order(cards("Rd 2b 2s 2c 2d Ab")) == cards("Ab 2d 2c 2s 2b Rd")
