"""Four seats of which the dealer pauses and three play."""

from scopa_gui.rules.events import DealtCard, PacketDealt
from tests.positions import game, stock

CODE = "scopa(seats=4,sides=dealer_out)"


def test_the_dealer_gets_no_cards() -> None:
    state = game(CODE).deal(stock(""), dealer=1).state
    assert [len(hand) for hand in state.hands] == [3, 0, 3, 3]


def test_the_dealer_is_never_on_turn() -> None:
    playing = game(CODE)
    state = playing.deal(stock(""), dealer=1).state
    turns = []
    while state.turn is not None:
        turns.append(state.turn)
        state = playing.apply(state, playing.legal_moves(state)[0]).state
    assert turns == [2, 3, 0] * 12


def test_the_dealer_sees_backs_only() -> None:
    step = game(CODE).deal(stock(""), dealer=1)
    packet = next(event for event in step.events if isinstance(event, PacketDealt))
    in_hands = [dealt for dealt in packet.seen_from(1).cards if dealt.seat is not None]
    assert in_hands == [DealtCard(dealt.seat, None, dealt.seen_by) for dealt in in_hands]


def test_the_dealer_keeps_a_side_of_the_score() -> None:
    playing = game(CODE)
    state = playing.deal(stock(""), dealer=1).state
    while state.turn is not None:
        state = playing.apply(state, playing.legal_moves(state)[0]).state
    result = playing.result(state)
    assert result is not None
    assert len(result.points) == 4
    assert result.line("carte").values[1] == 0
