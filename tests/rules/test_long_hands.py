"""Nine and ten cards each: the order of dealing, and further hands."""

import pytest

from scopa_gui.rules.events import PacketDealt
from scopa_gui.rules.scopa.state import Phase
from tests.positions import cards, game, moves, stock

DECK = game().deck


def packets(code: str, dealer: int = 0) -> list[PacketDealt]:
    """All packets of a deal played out."""
    playing = game(code)
    step = playing.deal(DECK, dealer)
    found = [event for event in step.events if isinstance(event, PacketDealt)]
    while playing.to_move(step.state) is not None:
        step = playing.apply(step.state, playing.legal_moves(step.state)[0])
        found += [event for event in step.events if isinstance(event, PacketDealt)]
    assert step.state.phase is Phase.OVER
    return found


def places(packet: PacketDealt) -> list[int | None]:
    return [dealt.seat for dealt in packet.cards]


def test_scopone_deals_threes_with_two_to_the_table_between() -> None:
    (packet,) = packets("scopone", dealer=1)
    three = [2, 3, 0, 1] * 3
    assert places(packet) == [*three, None, None, *three, None, None, *three]


def test_the_table_of_scopone_is_open() -> None:
    (packet,) = packets("scopone")
    assert all(dealt.seen_by is None for dealt in packet.cards if dealt.seat is None)


def test_with_two_seats_the_second_nine_come_without_table_cards() -> None:
    first, second = packets("scopone(seats=2)")
    assert len(places(first)) == 22
    assert places(second) == [1, 0] * 9


def test_scientifico_deals_ten_each_and_nothing_to_the_table() -> None:
    (packet,) = packets("scientifico")
    assert places(packet) == [1, 2, 3, 0] * 10


def test_with_two_seats_ten_come_twice() -> None:
    assert [places(packet) for packet in packets("scientifico(seats=2)")] == [[1, 0] * 10] * 2


def test_the_leader_of_scientifico_can_only_lay() -> None:
    state = game("scientifico").deal(DECK, 0).state
    assert moves("scientifico", state) == {str(card) for card in state.hands[1]}


@pytest.mark.parametrize(("code", "void"), [("scopone", True), ("scopone(void=off)", False)])
def test_three_kings_on_the_table_of_scopone(code: str, void: bool) -> None:
    hands = [card for card in DECK if card not in cards("Rd Rc Rs 7d")]
    laid = [*hands[:12], *cards("Rd Rc"), *hands[12:24], *cards("Rs 7d"), *hands[24:]]
    assert (game(code).deal(laid, 0).state.phase is Phase.VOID) is void


def test_three_kings_dealt_first_lie_in_hands() -> None:
    state = game("scopone").deal(stock("Rd Rc Rs"), 0).state
    assert state.phase is Phase.PLAY


def test_four_alone_and_pairs_deal_alike() -> None:
    assert packets("scopone(sides=alone)") == packets("scopone")
