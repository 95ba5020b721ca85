"""The cut, when it is agreed on: a move like any other."""

import pytest

from scopa_gui.rules.events import DealStarted, DeckCut, PacketDealt, TurnStarted
from scopa_gui.rules.run import ListedStocks, start_run
from scopa_gui.rules.scopa.state import Phase
from tests.positions import game, moves, play, stock

CODE = "scopa(cut=on)"


@pytest.mark.parametrize(("seats", "cutter"), [(2, 1), (3, 2), (4, 3), (6, 5)])
def test_the_seat_before_the_dealer_cuts(seats: int, cutter: int) -> None:
    step = game(f"scopa(cut=on,seats={seats})").deal(stock(""), dealer=0)
    assert step.state.phase is Phase.CUT
    assert step.events == (DealStarted(0, 40), TurnStarted(cutter))


def test_the_pausing_dealer_has_the_deck_cut_too() -> None:
    step = game("scopa(cut=on,seats=4,sides=dealer_out)").deal(stock(""), dealer=1)
    assert step.state.turn == 0


def test_nothing_is_dealt_before_the_cut() -> None:
    state = game(CODE).deal(stock(""), dealer=0).state
    assert state.hands == ((), ())
    assert len(state.stock) == 40


def test_the_deck_can_be_cut_anywhere() -> None:
    state = game(CODE).deal(stock(""), dealer=0).state
    assert moves(CODE, state) == {f"cut{at}" for at in range(1, 40)}


def test_the_cut_cards_go_underneath() -> None:
    whole = stock("")
    cut = play(CODE, game(CODE).deal(whole, dealer=0).state, "cut17").state
    dealt = game().deal(whole[17:] + whole[:17], dealer=0).state
    assert cut == dealt


def test_the_cut_is_told_before_the_cards_come() -> None:
    step = play(CODE, game(CODE).deal(stock(""), dealer=0).state, "cut17")
    assert step.events[0] == DeckCut(1, 17)
    assert isinstance(step.events[1], PacketDealt)


def test_the_cut_is_one_of_the_moves_of_a_match() -> None:
    run, _, _ = start_run(game(CODE).options, ListedStocks((stock(""),)))
    run, _ = run.apply(game(CODE).parse_move("cut17"))
    assert run.moves == ("cut17",)


def test_a_deal_made_void_by_the_cut_is_cut_again() -> None:
    kings_from_the_seventh_on = stock("Ad 2d 3d 4d 5d 6d 7d Rd Rc Rs 5c")
    stocks = ListedStocks((kings_from_the_seventh_on, stock("")))
    run, _, _ = start_run(game(CODE).options, stocks)
    run, _ = run.apply(game(CODE).parse_move("cut1"))
    assert run.match.attempt == 1
    assert run.state.phase is Phase.CUT


def test_without_the_option_nobody_cuts() -> None:
    assert game().deal(stock(""), dealer=0).state.phase is Phase.PLAY
