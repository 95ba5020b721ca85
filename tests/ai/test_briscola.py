"""Greedy, the rule player and the auction of Briscola; none knows more than its view."""

from dataclasses import replace
from random import Random

import pytest

from scopa_gui.ai.briscola import bidding
from scopa_gui.ai.briscola.greedy import worth
from scopa_gui.ai.briscola.rule_player import partners
from scopa_gui.ai.decide import decide
from scopa_gui.rules.briscola.auction import Said
from scopa_gui.rules.briscola.moves import Bid, Call, Pass
from scopa_gui.rules.briscola.state import BriscolaState, Phase
from scopa_gui.rules.cards import Rank, Suit, parse_card
from tests.rules.briscola.positions import (
    CODES,
    cards,
    dealt,
    game,
    play,
    shuffled_deal,
    states_by_chance,
)


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


def seen_by_a_beginner(led: str, hand: str) -> set[str]:
    state = following(led, hand)
    view = game("briscola").view(state, state.turn)
    return {str(decide(game("briscola"), view, "principiante", Random(seed))) for seed in range(60)}


def test_a_beginner_takes_what_is_plain_to_see_and_errs_elsewhere() -> None:
    assert seen_by_a_beginner("3d", "Ad 7b 2c") == {"Ad"}
    assert len(seen_by_a_beginner("4d", "7c 5s 2s")) == 3


# ---- the auction


STRONG = "Ad 3d Rd Cd Ac 3c 2s 4b"
WEAK = "2d 4d 5c 6c 7s 2s Fb 4b"


@pytest.mark.parametrize(
    ("hand", "rank", "suit", "points"),
    [
        (STRONG, Rank.FANTE, Suit.DENARI, 93),  # 40, four high trumps, ace and three beside, -4
        (STRONG, Rank.DUE, Suit.DENARI, 88),  # five steps lower
        (STRONG, Rank.RE, Suit.COPPE, 68),  # the Re of coins is its own
        (WEAK, Rank.ASSO, Suit.BASTONI, 52),
    ],
)
def test_what_a_hand_expects(hand: str, rank: Rank, suit: Suit, points: int) -> None:
    assert bidding.best_suit(cards(hand), rank) is suit
    assert bidding.expected(cards(hand), suit, rank) == points


def said(*bids: Bid | None) -> tuple[Said, ...]:
    return tuple(Said(seat, bid) for seat, bid in enumerate(bids))


@pytest.mark.parametrize(
    ("hand", "before", "bid"),
    [
        (STRONG, (), Bid(Rank.FANTE)),  # the highest card that its coins lack
        (STRONG, (Bid(Rank.SETTE),), Bid(Rank.SEI)),
        (STRONG, (Bid(Rank.DUE, 87),), Bid(Rank.DUE, 88)),
        (STRONG, (Bid(Rank.DUE, 88),), Pass()),
        (WEAK, (), Pass()),
        ("2d 2c 2s 2b Ad Rd Ac As", (Bid(Rank.DUE),), Pass()),  # it would be alone
    ],
)
def test_what_a_hand_says(hand: str, before: tuple[Bid, ...], bid: Bid | Pass) -> None:
    assert bidding.bid(cards(hand), said(*before)) == bid


def test_the_suit_named_is_that_of_the_best_card_called() -> None:
    assert bidding.name(cards(STRONG), Rank.DUE) == Call(Suit.DENARI)
    assert bidding.name(cards(STRONG), Rank.RE) == Call(Suit.COPPE)


def test_calling_is_worth_it_and_no_gift() -> None:
    """Of a hundred deals the caller's side wins a few more than half; hardly any is passed."""
    playing, won, called = game("chiamata"), 0, 0
    for seed in range(100):
        state = shuffled_deal("chiamata", seed)
        while state.turn is not None:
            view = playing.view(state, state.turn)
            state = playing.apply(state, decide(playing, view, "heuristic", Random(1))).state
        result = playing.result(state)
        if result is not None and state.caller is not None:
            called += 1
            won += result.points[state.caller] > 0
    assert called >= 90
    assert 0.5 <= won / called <= 0.7


# ---- nothing but the view


@pytest.mark.parametrize("level", ["principiante", "greedy", "heuristic"])
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
