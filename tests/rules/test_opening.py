"""The opening table: who gets it, for how many scope, and when the deal is void."""

import pytest

from scopa_gui.rules.events import DealVoided, PacketDealt, TurnStarted
from scopa_gui.rules.game import Step
from scopa_gui.rules.scopa.state import OpeningTaken, Phase, ScopaMade, ScopaState
from tests.positions import card, cards, game, play, stock

SIX = "4c 5c 6s Cc Cb Fc"
"""Two hands that nothing here is about."""


def opened(code: str, table: str, dealer: int = 0) -> Step[ScopaState]:
    """A deal of two with these four cards on the table."""
    return game(code).deal(stock(f"{SIX} {table}"), dealer)


def scope(code: str, table: str) -> int:
    return len(opened(code, table).state.marks)


@pytest.mark.parametrize(
    ("table", "made"),
    [
        ("Rd Ad 2d 2c", 1),
        ("Rd Cd Fd 3d", 2),
        ("Rd Ad 2d 3c", 0),
        ("Rd Ad 2d Ac", 0),
        ("Rd Cd Fd 2d", 0),
        ("Rd Cd Fd 4d", 0),
    ],
)
def test_worth_fifteen_is_one_scopa_and_thirty_are_two(table: str, made: int) -> None:
    assert scope("escoba", table) == made


def test_the_dealer_takes_the_four_and_has_captured_last() -> None:
    step = opened("escoba", "Rd Cd Fd 3d")
    assert step.state.table == ()
    assert step.state.piles == (cards("Rd Cd Fd 3d"), ())
    assert step.state.last_capturer == 0
    assert step.state.turn == 1


def test_the_events_tell_what_is_taken_and_each_scopa() -> None:
    packet, *others = opened("escoba", "Rd Cd Fd 3d").events[1:]
    assert isinstance(packet, PacketDealt)
    assert others == [
        OpeningTaken(0, cards("Rd Cd Fd 3d"), 30, 2),
        ScopaMade(0, card("Rd")),
        ScopaMade(0, card("Cd")),
        TurnStarted(1),
    ]


def test_whoever_only_hears_of_it_knows_as_much() -> None:
    playing = game("escoba")
    step = opened("escoba", "Rd Cd Fd 3d")
    view = None
    for event in step.events:
        view = playing.fold(view, event.seen_from(1), 1)
    assert view == playing.view(step.state, 1)
    assert view is not None
    assert view.opening_scope == 2


def test_the_leader_takes_it_by_agreement() -> None:
    state = opened("escoba(opening=leader)", "Rd Ad 2d 2c", dealer=1).state
    assert state.piles == (cards("Rd Ad 2d 2c"), ())
    assert state.turn == 0


def test_a_dealer_who_pauses_takes_it_too() -> None:
    playing = game("escoba(seats=4,sides=dealer_out)")
    state = playing.deal(stock("4c 5c 6s Cc Cb Fc 7c 7s Fb Rd Ad 2d 2c"), 2).state
    assert state.piles[2] == cards("Rd Ad 2d 2c")
    assert state.turn == 3


def test_quindici_leaves_the_table_alone() -> None:
    assert scope("quindici", "Rd Ad 2d 2c") == 0


def test_what_is_left_goes_to_the_dealer_if_nobody_captures_after() -> None:
    assert opened("escoba", "Rd Ad 2d 2c").state.last_capturer == 0
    assert opened("escoba", "Rd Ad 2d 3c").state.last_capturer is None


def test_after_the_cut_the_table_is_looked_at() -> None:
    code = "escoba(cut=on)"
    deck = stock(f"{SIX} Rd Ad 2d 2c")
    state = game(code).deal((*deck[39:], *deck[:39]), 0).state
    assert state.marks == ()
    assert len(play(code, state, "cut1").state.marks) == 1


def test_alternating_cards_are_looked_at_where_they_lie() -> None:
    playing = game("escoba(deal_order=alternating)")
    state = playing.deal(stock("Rd 4c 5c Ad 6s Cc 2d Cb Fc 2c"), 0).state
    assert state.piles[0] == cards("Rd Ad 2d 2c")


# ---- the matta


@pytest.mark.parametrize(
    ("table", "made"),
    [
        ("7c Ad 2d 2c", 1),
        ("7c 3d Fd 3c", 1),
        ("7c 5d Fd 2c", 0),
        ("7c Ad 2d As", 0),
        ("7c Rd 7d 3d", 2),
        ("7c Rd Rc Cd", 2),
        ("7c Rd 6d 3d", 0),
        ("7c Rd Rc Rs", 0),
        ("7s Ad 2d 2c", 0),
    ],
)
def test_the_matta_takes_the_value_that_makes_fifteen_or_thirty(table: str, made: int) -> None:
    assert scope("cirulla(void=off)", table) == made


def test_its_worth_is_told_with_that_value() -> None:
    (taken,) = [
        event
        for event in opened("cirulla", "7c Rd 7d 3d").events
        if isinstance(event, OpeningTaken)
    ]
    assert taken.worth == 30


def test_without_declarations_there_is_no_matta() -> None:
    assert scope("escoba", "7c Ad 2d 2c") == 0


# ---- nine or less

NINE = "cirulla(opening_nine=on)"


@pytest.mark.parametrize(("table", "made"), [("Ad 2d 2c 4d", 3), ("Ad 3d 2c 4d", 0)])
def test_nine_or_less_is_three_scope_by_agreement(table: str, made: int) -> None:
    assert scope(NINE, table) == made
    assert scope("cirulla", table) == 0


def test_two_aces_worth_nine_or_less_pay_first() -> None:
    assert scope(NINE, "Ad Ac 2c 4d") == 3


def test_the_matta_is_a_seven_for_nine_or_less() -> None:
    assert scope(NINE, "7c Ad Ac As") == 0


def test_nine_or_less_alone() -> None:
    code = "scopa(opening_nine=on)"
    assert scope(code, "Ad 2d 2c 4d") == 3
    assert scope(code, "Rd Ad 2d 2c") == 0


# ---- void


@pytest.mark.parametrize(
    ("code", "table", "void"),
    [
        ("cirulla", "Ad Ac 6d 6c", True),
        ("cirulla", "Ad Ac As 6c", True),
        ("cirulla", "Ad 2c 6d 6c", False),
        ("cirulla", "Rd Rc Rs 6c", False),
        ("scopa(void=aces)", "Ad Ac 6d 7c", True),
        ("escoba", "Rd Rc Rs 6c", False),
        ("escoba(void=kings)", "Rd Rc Rs 6c", True),
        ("assi", "Rd Rc Rs 6c", True),
    ],
)
def test_when_a_deal_is_void(code: str, table: str, void: bool) -> None:
    step = opened(code, table)
    assert (step.state.phase is Phase.VOID) is void
    reason = game(code).options.void.value
    assert (step.events[-1] == DealVoided(reason)) is void


def test_two_aces_worth_fifteen_pay_and_are_not_void() -> None:
    step = opened("cirulla", "Ad Ac 6d 7d")
    assert step.state.phase is Phase.PLAY
    assert len(step.state.marks) == 1
