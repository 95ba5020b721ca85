"""What others may hold, guessed so that it fits what they have shown to lack."""

from dataclasses import replace
from random import Random

import pytest

from scopa_gui.rules.briscola.moves import Call, parse_move
from scopa_gui.rules.briscola.state import Phase
from scopa_gui.rules.cards import Suit
from scopa_gui.rules.game import IllegalMove
from tests.rules.briscola.positions import cards, dealt, game

CODE = "chiamata(follow_suit=on)"


def test_cards_make_room_for_others_that_fit_nowhere_else() -> None:
    """One coin, one cup and one sword are left: seat 3 takes the sword alone, seat 1 any card."""
    playing = game(CODE)
    left = cards("7d 7c 7s")
    rest = tuple(card for card in playing.deck if card not in left)
    state = dealt(CODE, *("" for _ in range(5)), then=" ".join(map(str, playing.deck)))
    state = replace(
        state,
        hands=((), left[:1], left[1:2], left[2:], ()),
        piles=(rest, (), (), (), ()),
        lacking=((), (), (Suit.DENARI,), (Suit.DENARI, Suit.COPPE), ()),
        phase=Phase.PLAY,
        trump=Suit.BASTONI,
        leader=0,
        turn=None,
        stock=(),
    )
    seen = playing.view(state, 0)
    for seed in range(60):
        guess = playing.determinize(seen, Random(seed))
        assert guess.hands == state.hands
        assert playing.view(guess, 0) == seen


def test_a_suit_is_named_only_by_whoever_won_the_auction() -> None:
    state = replace(dealt(CODE, *("" for _ in range(5))), phase=Phase.NAMING)
    with pytest.raises(TypeError, match="nobody has won"):
        game(CODE).apply(state, Call(Suit.DENARI))


def test_a_trick_needs_a_trump() -> None:
    playing = game("briscola")
    state = replace(dealt("briscola", "7d 2c 4s", "3d 5c 6s"), trump=None)
    state = playing.apply(state, parse_move("7d")).state
    with pytest.raises(TypeError, match="trump"):
        playing.apply(state, parse_move("3d"))


@pytest.mark.parametrize("text", ["bid10", "bid60", "bid61", "bid121", "bid999"])
def test_points_that_cannot_be_bid_are_unreadable(text: str) -> None:
    with pytest.raises(IllegalMove) as refused:
        parse_move(text)
    assert (refused.value.key, refused.value.data) == ("illegal.unreadable", {"move": text})


@pytest.mark.parametrize("text", ["bid62", "bid120"])
def test_points_that_can_be_bid_are_read_as_written(text: str) -> None:
    assert str(parse_move(text)) == text
