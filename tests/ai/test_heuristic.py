"""Heuristic: its values against all hands counted one by one, and its terms one by one."""

from dataclasses import replace
from fractions import Fraction
from math import comb
from random import Random

import pytest

from scopa_gui.ai.heuristics.gains import UNITS
from scopa_gui.ai.heuristics.heuristic import (
    GAIN,
    Position,
    best_of_hand_counts,
    sum_of_best,
)
from scopa_gui.ai.knowledge import Knowledge, Turn
from scopa_gui.rules.cards import DECK, format_cards
from scopa_gui.rules.scopa.moves import Play
from scopa_gui.rules.scopa.state import ScopaState
from tests.ai import reference
from tests.ai.support import choice
from tests.positions import game, position


def piles_but(code: str, *seen: str, unseen: str) -> list[str]:
    """Piles that hold all cards but those in sight and those meant to stay unseen."""
    apart = f"{' '.join(seen)} {unseen}".split()
    taken = [card for card in DECK if str(card) not in apart]
    return [format_cards(taken)] + [""] * (game(code).seating.seats - 1)


def hands(unseen: int, turn: Turn | None) -> int:
    """How many hands there may be at a coming turn."""
    return 1 if turn is None or turn.face_up else comb(unseen, turn.cards)


def values(code: str, state: ScopaState) -> dict[str, Fraction]:
    """What the player thinks every play is worth, in points."""
    playing = game(code)
    view = playing.view(state, state.turn)
    known = Knowledge.of(playing, view)
    valued = Position(playing, view)
    reply = known.ahead(1)
    scale = UNITS * GAIN * hands(len(known.unseen), reply)
    if playing.seating.side_count < playing.seating.seats:
        left = len(known.unseen) - (not (reply and reply.face_up))
        scale *= hands(left, known.ahead(2))
    plays = [play for play in playing.hand_moves(view.hand, view.table) if isinstance(play, Play)]
    return {str(play): Fraction(valued.value(play), scale) for play in plays}


def test_places_in_a_ranking_cover_all_hands() -> None:
    assert sum(best_of_hand_counts(9, 3)) == comb(9, 3)


def test_the_best_of_two_of_three() -> None:
    # hands {5,2} {5,1} {2,1}: best 5, 5 and 2
    assert sum_of_best([2, 5, 1], 2) == 12


def test_values_worked_out_by_hand() -> None:
    """Two cards unseen, both the opponent's: no chance in it.

    He can take nothing and lays 7c, -0.205. Fb takes Fc, 0.18, and my 2s would sweep 2c: 1.22.
    2s takes 2c, 0.22, and my Fb would sweep Fc: 1.18.
    """
    state = position(
        table="Fc 2c",
        hands=("Fb 2s", "7d 7c"),
        piles=piles_but("scopa", "Fc 2c Fb 2s", unseen="7d 7c"),
    )
    reply = Fraction("0.85") * Fraction("0.205")
    assert values("scopa", state) == {
        "FbxFc": Fraction("0.18") + reply + Fraction("0.35") * Fraction("1.22"),
        "2sx2c": Fraction("0.22") + reply + Fraction("0.35") * Fraction("1.18"),
    }


def test_the_expectation_worked_out_by_hand() -> None:
    """Two cards unseen, he holds one: 4s sweeps the four just laid, 1.26; Rb is laid, -0.045."""
    state = position(
        table="",
        hands=("4c", "4s"),
        stock="Rb",
        piles=piles_but("scopa", "4c", unseen="4s Rb"),
    )
    reply = (Fraction("1.26") - Fraction("0.045")) / 2
    assert values("scopa", state) == {
        "4c": Fraction("-0.065") - Fraction("0.85") * reply,
    }


def random_position(code: str, counts: tuple[int, ...], unseen: int, rng: Random) -> ScopaState:
    """Seat 0 on turn with three cards, four on the table; the others hold ``counts`` cards."""
    cards = rng.sample(DECK, len(DECK))
    hand, table, hidden = cards[:3], cards[3:7], cards[7 : 7 + unseen]
    hands = [format_cards(hand)]
    stock = list(hidden)
    for count in counts:
        hands.append(format_cards(stock[:count]))
        stock = stock[count:]
    seen = f"{format_cards(hand)} {format_cards(table)}"
    return position(
        code,
        table=format_cards(table),
        hands=hands,
        stock=format_cards(stock),
        piles=piles_but(code, seen, unseen=format_cards(hidden)),
    )


@pytest.mark.parametrize(
    "code",
    [
        "scopa",
        "rebello",
        "scopa(priority=free)",
        "napola",
        "quindici",
        "assi(ace_on_empty=taken)",
        "assi(ace_on_ace=all,ace_sweep_scores=on)",
        "cirulla",
    ],
)
def test_values_are_those_of_all_hands_counted(code: str) -> None:
    rng = Random(3)
    for _ in range(8):
        state = random_position(code, (3,), 9, rng)
        assert values(code, state) == reference.values(game(code), state)


def test_values_in_pairs_are_those_of_all_hands_counted() -> None:
    rng = Random(4)
    for _ in range(3):
        state = random_position("scopa(seats=4)", (2, 2, 2), 8, rng)
        assert values("scopa(seats=4)", state) == reference.values(game("scopa(seats=4)"), state)


def test_among_equal_replies_the_opponent_makes_the_one_with_the_smallest_text() -> None:
    """He can only lay court cards, all for the same loss; what the partner takes depends on it."""
    code = "scopa(seats=4)"
    state = position(
        code,
        table="Ac",
        hands=("2c 3c", "Fc Fs", "Rb Cb", "Fb 5c"),
        piles=piles_but(code, "Ac 2c 3c", unseen="Fc Fs Rb Cb Fb 5c"),
    )
    assert values(code, state) == reference.values(game(code), state)


def declared(state: ScopaState, *seats: int) -> ScopaState:
    """The position with the hands of some seats face up."""
    face_up = tuple(hand if seat in seats else () for seat, hand in enumerate(state.hands))
    return replace(state, face_up=face_up)


@pytest.mark.parametrize("code", ["cirulla", "cirulla(seats=3)"])
def test_an_opponents_declared_hand_is_known(code: str) -> None:
    rng = Random(7)
    for _ in range(6):
        state = random_position(code, (3,) * (game(code).seating.seats - 1), 12, rng)
        known = declared(state, 1)
        assert values(code, known) == reference.values(game(code), known)
        assert values(code, known) != values(code, state)


@pytest.mark.parametrize("seats", [(1,), (2,), (1, 2), (3,)])
def test_declared_hands_in_pairs_are_known(seats: tuple[int, ...]) -> None:
    code = "cirulla(seats=4)"
    state = declared(random_position(code, (2, 2, 2), 8, Random(8)), *seats)
    assert values(code, state) == reference.values(game(code), state)


def test_a_hand_that_can_be_declared_is_declared() -> None:
    state = position("cirulla", table="Rd", hands=("7c Ad 2c", "Rb Cb Fb"))
    for level in ("greedy", "heuristic"):
        assert choice("cirulla", state, level) == "bussa"


def test_values_in_teams_are_those_of_all_hands_counted() -> None:
    rng = Random(5)
    state = random_position("scopa(seats=6)", (1, 1, 1, 1, 1), 9, rng)
    assert values("scopa(seats=6)", state) == reference.values(game("scopa(seats=6)"), state)


@pytest.mark.parametrize("code", ["scopa(seats=3)", "scopa(seats=4,sides=alone)"])
def test_alone_my_own_next_play_counts(code: str) -> None:
    rng = Random(6)
    state = random_position(code, (2,) * (game(code).seating.seats - 1), 9, rng)
    assert values(code, state) == reference.values(game(code), state)


def test_an_opponent_without_cards_is_taken_to_hold_three() -> None:
    state = position(
        table="2c",
        hands=("", "4c"),
        turn=1,
        dealer=1,
        stock="4s Rb Fb Cb Rc 5c",
        piles=piles_but("scopa", "2c 4c", unseen="4s Rb Fb Cb Rc 5c"),
    )
    # He sweeps nothing: sums of 2c and 4c make six. C(6, 3) = 20 hands; with 4s (10 of them) he
    # takes 4c for 0.26, otherwise he lays a court card for -0.045: the only other loses 0.07.
    reply = Fraction(1, 2) * Fraction("0.26") - Fraction(1, 2) * Fraction("0.045")
    wanted = Fraction("-0.065") - Fraction("0.85") * reply
    assert values("scopa", state) == {"4c": wanted}


def test_there_is_no_reply_after_the_last_play() -> None:
    state = position(table="4s 2c", hands=("", "4c"), turn=1, dealer=1)
    assert values("scopa", state) == {"4cx4s": Fraction("0.26")}


def test_a_reply_with_the_very_last_card_is_no_scopa() -> None:
    state = position(table="", hands=("4c", "4s"), piles=piles_but("scopa", "4c", unseen="4s"))
    wanted = Fraction("-0.065") - Fraction("0.85") * Fraction("0.26")
    assert values("scopa", state) == {"4c": wanted}


def test_does_not_give_a_scopa_away() -> None:
    """Greedy takes the king of coins and leaves a four; no king is left to take what stays."""
    unseen = "4s 4d 5c Fc Cs Fs"
    state = position(
        table="Rd 4c",
        hands=("Rb 4b", "4s 5c"),
        stock="4d Fc Cs Fs",
        piles=piles_but("scopa", "Rd 4c Rb 4b", unseen=unseen),
    )
    assert choice("scopa", state, "greedy") == "RbxRd"
    assert choice("scopa", state, "heuristic") == "4bx4c"


def test_the_smallest_text_wins_among_equals() -> None:
    state = position(table="Fc Fs", hands=("Fb", "2c 3c"), stock="4c")
    assert choice("scopa", state, "heuristic") == "FbxFc"
