"""What a seat may know, and guesses at the rest."""

from dataclasses import replace
from random import Random

from scopa_gui.rules.cards import DECK, Card
from scopa_gui.rules.scopa.state import ScopaState
from tests.positions import cards, game, play, position, stock

GAME = game("scopa(seats=3)")
STATE = GAME.deal(stock(""), dealer=0).state


def swapped(state: ScopaState) -> ScopaState:
    """The same deal with the hidden cards of seat 0 dealt otherwise: the others' and the stock."""
    hidden = [*state.hands[1], *state.hands[2], *state.stock][::-1]
    hands = (state.hands[0], tuple(hidden[:3]), tuple(hidden[3:6]))
    return replace(state, hands=hands, stock=tuple(hidden[6:]))


def test_a_seat_sees_its_hand_the_table_and_how_many_cards_the_others_hold() -> None:
    view = GAME.view(STATE, 1)
    assert view.hand == STATE.hands[1]
    assert view.table == STATE.table
    assert view.hand_counts == (3, 3, 3)
    assert view.stock_count == 27


def test_an_onlooker_sees_no_hand() -> None:
    assert GAME.view(STATE, None).hand == ()


def test_partners_do_not_see_each_others_cards() -> None:
    pairs = game("scopa(seats=4)")
    state = pairs.deal(stock(""), dealer=0).state
    assert not set(pairs.view(state, 0).hand) & set(state.hands[2])


def test_piles_are_public() -> None:
    state = play("scopa", position(table="5c Rs", hands=("5d", "Rc")), "5dx5c").state
    assert game().view(state, 1).piles[0] == cards("5c 5d")


def test_hidden_cards_dealt_otherwise_give_the_same_view() -> None:
    other = swapped(STATE)
    assert other != STATE
    assert GAME.view(other, 0) == GAME.view(STATE, 0)


def test_a_guess_is_the_same_for_the_same_seed() -> None:
    view = GAME.view(STATE, 0)
    assert GAME.determinize(view, Random(1)) == GAME.determinize(view, Random(1))


def test_every_unseen_card_may_be_in_another_hand() -> None:
    view = GAME.view(STATE, 0)
    unseen = set(DECK) - {*view.hand, *view.table}
    guessed: set[Card] = set()
    for seed in range(200):
        guessed.update(GAME.determinize(view, Random(seed)).hands[1])
    assert guessed == unseen


def test_a_guess_keeps_what_the_observer_holds() -> None:
    guess = GAME.determinize(GAME.view(STATE, 2), Random(1))
    assert guess.hands[2] == STATE.hands[2]
    assert guess.table == STATE.table
