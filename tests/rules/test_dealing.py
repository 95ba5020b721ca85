"""Dealing: hands, table, who leads, further hands, void deals."""

import pytest

from scopa_gui.rules.events import (
    DealStarted,
    DealtCard,
    DealVoided,
    PacketDealt,
    TurnStarted,
)
from scopa_gui.rules.game import StockError
from scopa_gui.rules.scopa.game import ScopaGame
from scopa_gui.rules.scopa.state import Phase, ScopaState
from tests.positions import cards, game, stock

TEN = "Ad 2d 3d 4d 5d 6d 7d Fd Cd Rd"


def play_first(playing: ScopaGame, state: ScopaState, times: int) -> ScopaState:
    """The state after so many moves, each the first legal one."""
    for _ in range(times):
        state = playing.apply(state, playing.legal_moves(state)[0]).state
    return state


def test_hands_first_one_card_at_a_time_from_the_leader_on() -> None:
    state = game().deal(stock(TEN), dealer=0).state
    assert state.hands == (cards("2d 4d 6d"), cards("Ad 3d 5d"))
    assert state.table == cards("7d Fd Cd Rd")


def test_alternating_one_to_the_table_one_to_each_and_the_last_to_the_table() -> None:
    state = game("scopa(deal_order=alternating)").deal(stock(TEN), dealer=0).state
    assert state.table == cards("Ad 4d 7d Rd")
    assert state.hands == (cards("3d 6d Cd"), cards("2d 5d Fd"))


def test_alternating_concerns_the_first_cards_only() -> None:
    playing = game("scopa(deal_order=alternating,void=off)")
    state = play_first(playing, playing.deal(stock(TEN), dealer=0).state, 6)
    assert [len(hand) for hand in state.hands] == [3, 3]
    assert len(state.stock) == 40 - 10 - 6


def test_the_stock_is_dealt_from_its_first_card_on() -> None:
    state = game().deal(stock(TEN), dealer=0).state
    assert state.stock == stock(TEN)[10:]


def test_the_next_seat_after_the_dealer_leads() -> None:
    playing = game("scopa(seats=4)")
    assert [playing.deal(stock(""), dealer).state.turn for dealer in range(4)] == [1, 2, 3, 0]


def test_the_first_events_of_a_deal() -> None:
    started, packet, turn = game().deal(stock(TEN), dealer=0).events
    assert started == DealStarted(0, 40)
    assert isinstance(packet, PacketDealt)
    assert packet.cards[0] == DealtCard(1, cards("Ad")[0], (1,))
    assert packet.cards[-1] == DealtCard(None, cards("Rd")[0], None)
    assert turn == TurnStarted(1)


@pytest.mark.parametrize(
    ("code", "rounds"),
    [
        ("scopa", 6),
        ("scopa(seats=3)", 4),
        ("scopa(seats=4)", 3),
        ("scopa(seats=4,sides=alone)", 3),
        ("scopa(seats=4,sides=dealer_out)", 4),
        ("scopa(seats=6)", 2),
    ],
)
def test_rounds_until_the_stock_ends(code: str, rounds: int) -> None:
    playing = game(code)
    step = playing.deal(stock(""), dealer=0)
    packets = [event for event in step.events if isinstance(event, PacketDealt)]
    while playing.to_move(step.state) is not None:
        step = playing.apply(step.state, playing.legal_moves(step.state)[0])
        packets += [event for event in step.events if isinstance(event, PacketDealt)]
    assert len(packets) == rounds
    assert step.state.phase is Phase.OVER


@pytest.mark.parametrize("seats", [3, 4])
def test_nobody_is_dealt_to_before_all_hands_are_empty(seats: int) -> None:
    playing = game(f"scopa(seats={seats})")
    state = playing.deal(stock(""), dealer=0).state
    in_stock = len(state.stock)
    for played in range(1, 3 * seats):
        state = play_first(playing, state, 1)
        assert len(state.stock) == in_stock, f"dealt after {played} cards"
    assert sum(map(len, state.hands)) == 1
    state = play_first(playing, state, 1)
    assert [len(hand) for hand in state.hands] == [3] * seats


def test_further_hands_put_nothing_on_the_table() -> None:
    playing = game()
    state = playing.deal(stock("2d 2c 2s 2b 3d 3c 7d Fd Cd Rd"), dealer=0).state
    state = play_first(playing, state, 5)
    step = playing.apply(state, playing.legal_moves(state)[0])
    packet = next(event for event in step.events if isinstance(event, PacketDealt))
    assert all(dealt.seat is not None for dealt in packet.cards)


def test_further_hands_go_out_from_the_leader_on() -> None:
    playing = game("scopa(seats=3)")
    state = play_first(playing, playing.deal(stock(""), dealer=0).state, 8)
    step = playing.apply(state, playing.legal_moves(state)[0])
    packet = next(event for event in step.events if isinstance(event, PacketDealt))
    assert [dealt.seat for dealt in packet.cards] == [1, 2, 0] * 3


# ---- void deals


def test_three_kings_make_the_deal_void() -> None:
    step = game().deal(stock("Ad 2d 3d 4d 5d 6d Rd Rc Rs 5c"), dealer=0)
    assert step.state.phase is Phase.VOID
    assert step.events[-1] == DealVoided("kings")


def test_four_kings_make_the_deal_void() -> None:
    step = game().deal(stock("Ad 2d 3d 4d 5d 6d Rd Rc Rs Rb"), dealer=0)
    assert step.state.phase is Phase.VOID


def test_two_kings_do_not() -> None:
    step = game().deal(stock("Ad 2d 3d 4d 5d 6d Rd Rc Fs 5c"), dealer=0)
    assert step.state.phase is Phase.PLAY


def test_kings_in_a_hand_do_not() -> None:
    step = game().deal(stock("Rd 2d Rc 4d Rs 6d Ad Fc Fs 5c"), dealer=0)
    assert step.state.phase is Phase.PLAY


def test_kings_are_looked_for_where_the_table_is_when_alternating() -> None:
    playing = game("scopa(deal_order=alternating)")
    step = playing.deal(stock("Rd 2d 3d Rc 5d 6d Rs Fd Cd Ad"), dealer=0)
    assert step.state.phase is Phase.VOID


def test_void_off_plays_with_any_table() -> None:
    step = game("scopa(void=off)").deal(stock("Ad 2d 3d 4d 5d 6d Rd Rc Rs Rb"), dealer=0)
    assert step.state.phase is Phase.PLAY


def test_a_void_deal_has_a_reason_and_no_score() -> None:
    playing = game()
    state = playing.deal(stock("Ad 2d 3d 4d 5d 6d Rd Rc Rs 5c"), dealer=0).state
    assert playing.void_reason(state) == "kings"
    assert playing.result(state) is None
    assert playing.legal_moves(state) == ()


# ---- stocks that are none


def test_a_stock_of_another_size_is_refused() -> None:
    with pytest.raises(StockError) as refused:
        game().deal(cards(TEN), dealer=0)
    assert (refused.value.key, refused.value.data) == (
        "error.stock_count",
        {"n": 10, "wanted": 40},
    )


def test_a_stock_with_a_card_twice_is_refused() -> None:
    doubled = (*stock("")[:39], stock("")[0])
    with pytest.raises(StockError) as refused:
        game().deal(doubled, dealer=0)
    assert (refused.value.key, refused.value.data) == ("error.card_twice", {"card": "Ad"})


@pytest.mark.parametrize("dealer", [-1, 2])
def test_a_dealer_without_a_seat_is_refused(dealer: int) -> None:
    with pytest.raises(StockError) as refused:
        game().deal(stock(""), dealer)
    assert (refused.value.key, refused.value.data) == (
        "error.no_such_dealer",
        {"dealer": dealer, "most": 1},
    )
