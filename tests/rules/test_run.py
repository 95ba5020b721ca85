"""A match being played: deals that follow one another, void deals, giving up, replaying."""

from dataclasses import replace

import pytest

from scopa_gui.rules.cards import Card
from scopa_gui.rules.catalogue import parse_rules
from scopa_gui.rules.events import DealStarted, DealVoided
from scopa_gui.rules.game import IllegalMove, StockError
from scopa_gui.rules.run import ListedStocks, MatchRun, SecretStocks, replay, start_run
from scopa_gui.rules.shuffle import deal_key, secret_from_seed, shuffled
from tests.positions import game, stock

VOID = stock("Ad 2d 3d 4d 5d 6d Rd Rc Rs 5c")
FIRST = stock("")
SECOND = stock("Ac 2c 3c 4c 5c 6c 7c Fc Cc Rc")


def start(*stocks: tuple[Card, ...], code: str = "scopa") -> MatchRun:
    """A match from listed stocks; seat 0 deals first."""
    return start_run(parse_rules(code), ListedStocks(tuple(stocks)))[0]


def finish_deal(run: MatchRun) -> MatchRun:
    """The run after the current deal, each move the first legal one."""
    while not run.deal_over:
        run, _ = run.apply(run.game.legal_moves(run.state)[0])
    return run


def test_a_void_deal_is_dealt_again_by_the_same_dealer() -> None:
    run, _, events = start_run(parse_rules("scopa"), ListedStocks((VOID, VOID, FIRST)))
    assert [event for event in events if isinstance(event, DealVoided)] == [DealVoided("kings")] * 2
    assert {event.dealer for event in events if isinstance(event, DealStarted)} == {0}
    assert (run.match.deal, run.match.attempt) == (0, 2)


def test_listed_stocks_are_dealt_one_after_another() -> None:
    run, _ = finish_deal(start(FIRST, SECOND)).next_deal()
    assert run.state == game().deal(SECOND, dealer=1).state


def test_listed_stocks_go_on_after_the_ones_that_void_deals_took() -> None:
    run, _ = finish_deal(start(VOID, FIRST, SECOND)).next_deal()
    assert run.state == game().deal(SECOND, dealer=1).state


def test_listed_stocks_come_to_an_end() -> None:
    with pytest.raises(StockError) as refused:
        finish_deal(start(FIRST)).next_deal()
    assert (refused.value.key, refused.value.data) == ("error.no_stock_left", {"deal": 2})


def test_the_deal_passes_to_the_next_seat() -> None:
    run, _ = finish_deal(start(FIRST, SECOND)).next_deal()
    assert run.state.dealer == 1


def test_the_next_deal_waits_to_be_begun() -> None:
    run = finish_deal(start(FIRST, SECOND))
    assert run.deal_over
    assert run.game.to_move(run.state) is None


def test_stocks_of_a_secret_follow_from_deal_and_attempt() -> None:
    secret = secret_from_seed(1)
    expected = shuffled(FIRST, deal_key(secret, 3, 1))
    assert SecretStocks(secret).stock(FIRST, 3, 1, 4) == expected


def test_whoever_draws_lowest_deals_first() -> None:
    run, draw, _ = start_run(parse_rules("scopa(seats=4)"), SecretStocks(secret_from_seed(1)))
    assert run.match.dealer == run.state.dealer == draw.dealer


def test_replaying_is_playing() -> None:
    stocks = SecretStocks(secret_from_seed(5))
    run, _, _ = start_run(parse_rules("scopa"), stocks)
    run = finish_deal(run)
    run, _ = run.next_deal()
    run, _ = run.apply(run.game.legal_moves(run.state)[-1])
    assert replay(run.options, stocks, run.moves) == run


def test_replaying_names_the_number_of_an_illegal_move() -> None:
    stocks = ListedStocks((FIRST,))
    with pytest.raises(IllegalMove) as refused:
        replay(parse_rules("scopa"), stocks, ["Ad", "Ad"])
    assert refused.value.data == {"card": "Ad", "number": 2}


# ---- giving up


def test_giving_up_ends_the_match() -> None:
    run = start(FIRST).give_up(0)
    assert run.over
    assert run.winner == 1


def test_of_several_others_the_leading_one_wins() -> None:
    run = start(FIRST, code="scopa(seats=3)")
    run = replace(run, match=replace(run.match, totals=(3, 5, 9)))
    assert run.give_up(2).winner == 1


def test_nobody_wins_when_the_others_are_level() -> None:
    assert start(FIRST, code="scopa(seats=3)").give_up(1).winner is None
