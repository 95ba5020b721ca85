"""Greedy, the rule player and the auction of Briscola; none knows more than its view."""

from dataclasses import replace
from random import Random

import pytest

from scopa_gui.ai.briscola import bidding
from scopa_gui.ai.briscola.greedy import worth
from scopa_gui.ai.briscola.rule_player import partners
from scopa_gui.ai.decide import decide
from scopa_gui.rules.briscola.moves import Bid, Call, Pass
from scopa_gui.rules.briscola.state import BriscolaState, Phase
from scopa_gui.rules.cards import Rank, Suit, parse_card
from tests.rules.briscola.positions import CODES, cards, dealt, game, play, states_by_chance


def chosen(state: BriscolaState, level: str, code: str = "briscola") -> str:
    """What a level plays."""
    view = game(code).view(state, state.turn)
    return str(decide(game(code), view, level, Random(1)))


def following(led: str, hand: str, trump: str = "2b") -> BriscolaState:
    """A trick in which one card is led and another hand follows."""
    state = dealt("briscola", f"{led} 4b 5b", hand, then=trump)
    return play("briscola", state, led).state


@pytest.mark.parametrize(
    ("led", "card", "value"),
    [("Rd", "Ad", 15), ("Rd", "7d", 0), ("Rd", "Fc", -2), ("Rd", "7b", 2), ("Ad", "7b", 9)],
)
def test_greedy_counts_the_trick_as_it_stands(led: str, card: str, value: int) -> None:
    state = following(led, f"{card} 2c 2s")
    assert worth(parse_card(card), game("briscola").view(state, 1)) == value


@pytest.mark.parametrize(
    ("led", "hand", "card"),
    [
        ("Rd", "Ad 7b 2c", "Ad"),  # fifteen points without a trump
        ("Ad", "3c 7b 6b", "6b"),  # eleven points, the cheapest trump
        ("Rd", "3c 7b 2s", "2s"),  # four points are not worth a trump
        ("4d", "Rd 2c 7b", "Rd"),  # four points for a plain card
        ("4d", "3d Ad 7b", "3d"),  # ten points: the cheapest that takes
        ("4d", "Ac 2c 2s", "2c"),  # nothing takes: fewest points, smallest text
    ],
)
def test_the_rule_player_follows(led: str, hand: str, card: str) -> None:
    assert chosen(following(led, hand), "heuristic") == card


@pytest.mark.parametrize(
    ("hand", "card"), [("Ad 2b Fc", "2b"), ("4d 2b 7c", "4d"), ("Ad 3c Fb", "Fb")]
)
def test_the_rule_player_leads_the_fewest_points(hand: str, card: str) -> None:
    state = dealt("briscola", hand, "5d 5c 5s", then="4b")
    assert chosen(state, "heuristic") == card


def test_points_go_to_a_partner_who_keeps_the_trick() -> None:
    code = "briscola(seats=4)"
    state = dealt(code, "2c 4c 5c", "Ab 6c 7c", "2d 4d 5d", "Ad 3s 2s", then="Rb")
    state = play(code, state, "2c Ab 2d").state
    assert chosen(state, "heuristic", code) == "Ad"


# ---- the auction


@pytest.mark.parametrize(
    ("hand", "suit", "counted"),
    [
        ("Ad 3d Rd Cd Ac 3c 2s 4b", Suit.DENARI, 7),
        ("2d 4d 5c 6c 7s 2s Fb 4b", Suit.BASTONI, 2),
        ("2d 4d 5d 6c 7s As Ab 4b", Suit.DENARI, 5),
    ],
)
def test_the_strength_of_a_hand(hand: str, suit: Suit, counted: int) -> None:
    assert (bidding.best_suit(cards(hand)), bidding.strength(cards(hand))) == (suit, counted)


def test_the_next_rank_that_is_no_own_card_is_bid() -> None:
    assert bidding.bid(cards("Ad 3d Rd Cd Ac 3c 2s 4b"), ()) == Bid(Rank.FANTE)


def test_a_weak_hand_passes() -> None:
    assert bidding.bid(cards("2d 4d 5c 6c 7s 2s Fb 4b"), ()) == Pass()


def test_the_longest_suit_is_named() -> None:
    assert bidding.name(cards("Ad 3d Rd Cd Ac 3c 2s 4b")) == Call(Suit.DENARI)


# ---- nothing but the view


@pytest.mark.parametrize("level", ["greedy", "heuristic"])
@pytest.mark.parametrize("code", CODES)
def test_permuting_hidden_cards_leaves_the_move_unchanged(code: str, level: str) -> None:
    playing, rng = game(code), Random(code)
    for seed in range(4):
        for state in states_by_chance(code, seed):
            if state.turn is None:
                continue
            view = playing.view(state, state.turn)
            move = decide(playing, view, level, Random(1))
            assert move in playing.legal_moves(state)
            other = playing.determinize(view, rng)
            again = playing.view(other, state.turn)
            assert decide(playing, again, level, Random(1)) == move


def test_who_is_a_secret_partner_is_no_partner_to_the_caller() -> None:
    code = "chiamata"
    for state in states_by_chance(code, 2):
        if state.phase is not Phase.PLAY or state.revealed or state.partner == state.caller:
            continue
        for seat in range(5):
            known = partners(game(code), game(code).view(state, seat))
            assert known == ((state.caller,) if seat == state.partner else ())


def test_a_view_with_the_partner_would_be_played_otherwise() -> None:
    """The test above can fail: a caller who knew the partner would count on it."""
    code = "chiamata"
    state = next(
        state
        for state in states_by_chance(code, 2)
        if state.phase is Phase.PLAY and not state.revealed and state.partner != state.caller
    )
    view = replace(game(code).view(state, state.caller), partner=state.partner)
    assert partners(game(code), view) == (state.partner,)
