"""Who wins a match, and when."""

import pytest

from scopa_gui.rules.catalogue import parse_rules
from scopa_gui.rules.game import Award, DealResult
from scopa_gui.rules.match import (
    DealsWon,
    MatchRule,
    MatchState,
    Outcome,
    OverDeals,
    ToTarget,
    after_deal,
    after_void,
    gains,
    goal_of,
    outcome,
    start_match,
)
from scopa_gui.rules.seats import Seating, Sides

TWO = Seating(2, Sides.ALONE)


def result(*awards: tuple[str, int, int], sides: int = 2, won_by: int | None = None) -> DealResult:
    """A deal's score from its gains in order: (category, side, points)."""
    gains = tuple(Award(*award) for award in awards)
    totals = tuple(
        sum(award.points for award in gains if award.side == side) for side in range(sides)
    )
    return DealResult(totals, (), gains, won_by)


def points(*sides: int) -> DealResult:
    """A deal in which each side gains so much."""
    return result(*(("carte", side, gain) for side, gain in enumerate(sides)), sides=len(sides))


def winner(before: tuple[int, ...], deal: DealResult, rule: MatchRule) -> int | None:
    """The side that has won by a deal."""
    ended = outcome(rule, before, deal, deals=3)
    return ended.winner if ended is not None else None


def match(*totals: int, target: int = 11, in_order: bool = False) -> MatchState:
    """A match in which sides have these totals."""
    begun = start_match(TWO, ToTarget(target, in_order), dealer=0)
    return after_deal(begun, points(*totals))


def test_nobody_wins_below_the_target() -> None:
    assert winner((7, 3), points(3, 2), ToTarget(11)) is None


def test_whoever_reaches_the_target_wins() -> None:
    assert winner((7, 3), points(4, 2), ToTarget(11)) == 0


def test_of_two_above_the_target_the_higher_wins() -> None:
    assert winner((10, 10), points(2, 1), ToTarget(11)) == 0


def test_level_at_the_target_means_another_deal() -> None:
    assert winner((10, 10), points(1, 1), ToTarget(11)) is None


def test_level_above_the_target_means_another_deal() -> None:
    assert winner((10, 9), points(3, 4), ToTarget(11)) is None


def test_one_deal_more_decides_between_the_level() -> None:
    level = after_deal(match(10, 10), points(1, 1))
    assert level.winner is None
    assert after_deal(level, points(0, 1)).winner == 1


def test_a_third_side_level_below_does_not_matter() -> None:
    assert winner((15, 9, 9), points(1, 1, 1), ToTarget(16)) == 0


def test_in_order_the_first_to_arrive_wins() -> None:
    """Both at ten: one takes carte, the other denari and settebello, and would have more."""
    deal = result(("carte", 0, 1), ("denari", 1, 1), ("settebello", 1, 1))
    assert winner((10, 10), deal, ToTarget(11, in_order=True)) == 0
    assert winner((10, 10), deal, ToTarget(11)) == 1


def test_in_order_breaks_a_level_score() -> None:
    deal = result(("denari", 1, 1), ("scope", 0, 1))
    assert winner((10, 10), deal, ToTarget(11, in_order=True)) == 1


def test_in_order_counts_scope_one_by_one() -> None:
    deal = result(("scope", 1, 1), ("scope", 0, 1), ("scope", 1, 1))
    assert winner((10, 9), deal, ToTarget(11, in_order=True)) == 0


def test_in_order_a_napola_comes_after_the_scope() -> None:
    deal = result(("scope", 0, 1), ("napola", 1, 10))
    assert winner((10, 10), deal, ToTarget(11, in_order=True)) == 0


def test_in_order_changes_nothing_when_one_side_arrives() -> None:
    assert winner((10, 5), points(1, 2), ToTarget(11, in_order=True)) == 0


def test_in_order_points_that_nobody_saw_arise_decide_nothing() -> None:
    assert winner((10, 10), DealResult((1, 1), (), ()), ToTarget(11, in_order=True)) is None


def test_napoleone_wins_whatever_the_score() -> None:
    deal = result(("carte", 0, 1), won_by=1)
    assert winner((10, 0), deal, ToTarget(11)) == 1
    assert winner((10, 0), deal, ToTarget(11, in_order=True)) == 1


def test_the_deal_passes_on_after_a_deal() -> None:
    assert match(1, 0).dealer == 1


def test_the_same_dealer_deals_again_after_a_void_deal() -> None:
    again = after_void(start_match(TWO, ToTarget(11), dealer=1))
    assert (again.dealer, again.attempt, again.deal) == (1, 1, 0)


def test_a_scored_deal_ends_the_void_attempts() -> None:
    again = after_void(start_match(TWO, ToTarget(11), dealer=0))
    assert after_deal(again, points(1, 0)).attempt == 0


def test_totals_and_results_are_kept() -> None:
    later = after_deal(match(3, 2), points(1, 4))
    assert later.totals == (4, 6)
    assert later.deal == 2
    assert later.results[1].points == (1, 4)


@pytest.mark.parametrize(
    ("code", "target"),
    [
        ("scopa", 11),
        ("scopa(seats=3)", 16),
        ("scopa(seats=4,sides=alone)", 16),
        ("scopa(seats=4,sides=dealer_out)", 16),
        ("scopa(seats=4)", 21),
        ("scopa(seats=6)", 21),
        ("napola", 21),
        ("scopa(target=1)", 1),
        ("scopa(target=16)", 16),
        ("scopa(seats=4,target=151)", 151),
    ],
)
def test_target(code: str, target: int) -> None:
    assert parse_rules(code).points_to_win == target


# ---- a number of deals, and deals won


@pytest.mark.parametrize(
    ("deals", "ended"), [(1, None), (2, Outcome(1)), (3, Outcome(1))], ids=["first", "last", "more"]
)
def test_a_match_over_deals_ends_with_the_last(deals: int, ended: Outcome | None) -> None:
    assert outcome(OverDeals(2), (50, 70), points(61, 59), deals) == ended


def test_a_match_over_deals_that_ends_level_is_drawn() -> None:
    assert outcome(OverDeals(2), (50, 70), points(70, 50), deals=2) == Outcome(None)


def test_two_of_three_level_in_the_lead_are_a_draw() -> None:
    assert outcome(OverDeals(3), (90, 90, 60), points(40, 40, 40), deals=3) == Outcome(None)


def test_a_deal_won_counts_one_whatever_the_points() -> None:
    assert gains(DealsWon(2), points(61, 59)) == (1, 0)
    assert gains(DealsWon(2), points(0, 120)) == (0, 1)


def test_a_drawn_deal_is_won_by_nobody() -> None:
    assert gains(DealsWon(2), points(60, 60)) == (0, 0)
    assert gains(DealsWon(2), points(50, 20, 50)) == (0, 0, 0)


def test_deals_won_win_the_match_when_there_are_enough() -> None:
    assert outcome(DealsWon(3), (1, 2), points(61, 59), deals=4) is None
    assert outcome(DealsWon(3), (1, 2), points(59, 61), deals=4) == Outcome(1)


def test_totals_count_what_the_rule_counts() -> None:
    begun = start_match(TWO, DealsWon(2), dealer=0)
    once = after_deal(begun, points(80, 40))
    assert (once.totals, once.outcome) == ((1, 0), None)
    assert after_deal(once, points(61, 59)).outcome == Outcome(0)
    added = after_deal(
        after_deal(start_match(TWO, OverDeals(2), 0), points(80, 40)), points(0, 120)
    )
    assert (added.totals, added.winner) == ((80, 160), 1)


@pytest.mark.parametrize(
    ("rule", "goal"), [(ToTarget(16, in_order=False), 16), (OverDeals(4), 4), (DealsWon(3), 3)]
)
def test_a_match_goes_by_a_number(rule: MatchRule, goal: int) -> None:
    assert goal_of(rule) == goal
