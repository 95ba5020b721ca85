"""Moves and their text."""

import pytest

from scopa_gui.rules.cards import DECK
from scopa_gui.rules.game import IllegalMove
from scopa_gui.rules.scopa.moves import Cut, Declare, Play, ScopaMove, parse_move
from tests.positions import card, cards


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("7d", Play(card("7d"))),
        ("5cx5s", Play(card("5c"), cards("5s"))),
        ("Rdx2cFs", Play(card("Rd"), cards("2c Fs"))),
        ("cut17", Cut(17)),
        ("bussa", Declare()),
    ],
)
def test_text_of_a_move(text: str, move: ScopaMove) -> None:
    assert str(move) == text
    assert parse_move(text) == move


def test_every_card_laid_has_its_text() -> None:
    assert [parse_move(str(each)) for each in DECK] == [Play(each) for each in DECK]


@pytest.mark.parametrize(
    "text",
    ["", "7", "7dx", "x5s", "7d x5s", " 7d", "7d\n", "8d", "7dx8s", "Rd+2cFs", "cut0", "cut017",
     "cut100", "cut", "CUT5", "7dX5s", "Bussa", "bussa7"],
)  # fmt: skip
def test_unreadable_moves(text: str) -> None:
    with pytest.raises(IllegalMove) as refused:
        parse_move(text)
    assert (refused.value.key, refused.value.data) == ("illegal.unreadable", {"move": text})


def test_one_move_has_one_text_only() -> None:
    with pytest.raises(IllegalMove) as refused:
        parse_move("RdxFs2c")
    assert refused.value.key == "illegal.out_of_order"
    assert refused.value.data == {"move": "RdxFs2c", "cards": "2c Fs"}


def test_a_card_is_taken_once_only() -> None:
    with pytest.raises(IllegalMove) as refused:
        parse_move("Rdx5s5s")
    assert refused.value.key == "illegal.out_of_order"


def test_a_long_text_does_not_fill_the_sentence() -> None:
    with pytest.raises(IllegalMove) as refused:
        parse_move("x" * 5000)
    assert refused.value.data == {"move": "x" * 40}


def test_no_move_text_holds_a_space() -> None:
    assert " " not in str(Play(card("Rd"), cards("2c Fs")))
