"""Scope, and what happens to the last cards of a deal."""

from scopa_gui.rules.events import PacketDealt
from scopa_gui.rules.game import DealScored
from scopa_gui.rules.scopa.state import LeftoversTaken, Phase, ScopaMade
from tests.positions import card, cards, game, moves, play, position


def scope(
    code: str,
    text: str,
    *,
    table: str,
    hands: tuple[str, ...],
    stock: str = "",
    last: int | None = None,
    dealer: int | None = None,
) -> list[tuple[int, str]]:
    """The scope made by one move, as (seat, card)."""
    state = position(code, table=table, hands=hands, stock=stock, last=last, dealer=dealer)
    step = play(code, state, text)
    return [(event.seat, str(event.card)) for event in step.events if isinstance(event, ScopaMade)]


def test_a_capture_that_leaves_the_table_empty_is_a_scopa() -> None:
    assert scope("scopa", "5dx2d3c", table="2d 3c", hands=("5d Ad", "Rc")) == [(0, "5d")]


def test_a_capture_that_leaves_a_card_is_none() -> None:
    assert scope("scopa", "5dx2d3c", table="2d 3c Fs", hands=("5d Ad", "Rc")) == []


def test_a_scopa_is_remembered_with_its_card() -> None:
    state = play("scopa", position(table="5c", hands=("5d Ad", "Rc")), "5dx5c").state
    assert [(mark.seat, mark.card) for mark in state.marks] == [(0, card("5d"))]


def test_after_a_scopa_the_next_player_can_only_lay() -> None:
    state = play("scopa", position(table="5c", hands=("5d Ad", "Rc 2d")), "5dx5c").state
    assert moves("scopa", state) == {"Rc", "2d"}


def test_the_last_card_of_the_deal_makes_no_scopa() -> None:
    assert scope("scopa", "5dx5c", table="5c", hands=("5d", "")) == []


def test_the_last_card_makes_one_if_agreed() -> None:
    code = "scopa(last_card_scopa=on)"
    assert scope(code, "5dx5c", table="5c", hands=("5d", "")) == [(0, "5d")]


def test_the_last_card_but_one_makes_a_scopa() -> None:
    assert scope("scopa", "5dx5c", table="5c", hands=("5d", "Rc")) == [(0, "5d")]


def test_the_last_card_of_a_hand_makes_a_scopa() -> None:
    further = "Ad Ac As 2d 2c 2s"
    assert scope("scopa", "5dx5c", table="5c", hands=("5d", ""), stock=further) == [(0, "5d")]


def test_the_last_card_is_the_last_of_all_hands() -> None:
    hands = ("5d", "", "5s")
    assert scope("scopa(seats=3)", "5dx5c", table="5c", hands=hands) == [(0, "5d")]


def test_what_is_left_goes_to_whoever_captured_last() -> None:
    step = play("scopa", position(table="5c 2c", hands=("Fd", ""), last=1), "Fd")
    assert LeftoversTaken(1, cards("5c 2c Fd")) in step.events
    assert step.state.piles[1] == cards("5c 2c Fd")
    assert step.state.table == ()


def test_the_last_card_may_be_the_last_capture() -> None:
    state = position(table="5c 2c Rs", hands=("7d", ""), last=1)
    assert play("scopa", state, "7dx2c5c").state.piles == (cards("2c 5c 7d Rs"), ())


def test_what_is_left_is_no_scopa() -> None:
    assert scope("scopa", "Fd", table="5c 2c", hands=("Fd", ""), last=0) == []


def test_if_nobody_captured_nobody_gets_what_is_left() -> None:
    step = play("scopa", position(table="5c 2c", hands=("Fd", "")), "Fd")
    assert LeftoversTaken(None, cards("5c 2c Fd")) in step.events
    assert step.state.piles == ((), ())
    assert step.state.table == cards("5c 2c Fd")


def test_nothing_left_is_no_event() -> None:
    step = play("scopa", position(table="5c", hands=("5d", "")), "5dx5c")
    assert not any(isinstance(event, LeftoversTaken) for event in step.events)


def test_what_is_left_counts_in_the_score() -> None:
    step = play("scopa", position(table="7d 2c", hands=("Fs", ""), last=1), "Fs")
    result = game().result(step.state)
    assert result is not None
    assert result.line("settebello").points == (0, 1)


def test_the_last_player_takes_all_if_agreed() -> None:
    code = "scopa(leftovers=last_player)"
    state = position(code, table="5c 2c", hands=("Fd", ""), last=1)
    assert play(code, state, "Fd").state.piles == (cards("5c 2c Fd"), ())


def test_the_last_player_takes_all_after_capturing_too() -> None:
    code = "scopa(leftovers=last_player)"
    state = position(code, table="5c 2c", hands=("5d", ""), last=1)
    assert play(code, state, "5dx5c").state.piles == (cards("5c 5d 2c"), ())


def test_the_last_player_taking_all_makes_no_scopa() -> None:
    code = "scopa(leftovers=last_player)"
    assert scope(code, "5dx5c", table="5c", hands=("5d", "")) == []


def test_the_deal_ends_with_its_score() -> None:
    step = play("scopa", position(table="5c", hands=("5d", "")), "5dx5c")
    assert isinstance(step.events[-1], DealScored)
    assert step.events[-1].result == game().result(step.state)
    assert step.state.phase is Phase.OVER


def test_the_deal_goes_on_while_there_is_a_stock() -> None:
    state = position(table="5c", hands=("5d", ""), stock="Ad Ac As 2d 2c 2s")
    step = play("scopa", state, "5dx5c")
    assert any(isinstance(event, PacketDealt) for event in step.events)
    assert step.state.turn == 1


def test_what_nobody_captured_stays_on_the_table() -> None:
    state = position(table="2d", hands=("", "Rc"), turn=1)
    step = play("scopa", state, "Rc")
    assert step.state.table == cards("2d Rc")
    assert step.state.piles == ((), ())
    view = game().view(state, 0)
    for event in step.events:
        view = game().fold(view, event, 0)
    assert view == game().view(step.state, 0)
