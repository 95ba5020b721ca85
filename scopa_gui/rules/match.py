"""A match: deals until it is decided. Pure; stocks come from outside.

Whoever runs a match asks for the stock of ``(deal, attempt)``, plays the deal with the game, and
hands the result back. A void deal only counts the attempt up: same dealer, next stock. What decides
a match is a value that the options give: a target, a number of deals, or deals won.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from scopa_gui.rules.cards import Card
from scopa_gui.rules.game import DealResult
from scopa_gui.rules.seats import Seating


@dataclass(frozen=True, slots=True)
class DealerDraw:
    """The draw for the first dealer: rounds of (seat, card), the lowest of the last one deals."""

    rounds: tuple[tuple[tuple[int, Card], ...], ...]
    dealer: int


def draw_for_dealer(stock: Sequence[Card], seats: int) -> DealerDraw:
    """Every seat draws a card; the lowest deals, equal lowest draw again.

    Should the deck end with several still level, the first of them deals.
    """
    rounds = []
    drawing: Sequence[int] = range(seats)
    left = list(stock)
    while True:
        drawn = tuple((seat, left.pop(0)) for seat in drawing)
        rounds.append(drawn)
        lowest = min(card.value for _, card in drawn)
        drawing = [seat for seat, card in drawn if card.value == lowest]
        if len(drawing) == 1 or len(left) < len(drawing):
            return DealerDraw(tuple(rounds), drawing[0])


# ---- what decides a match


@dataclass(frozen=True, slots=True)
class ToTarget:
    """Points are added up; whoever has reached the target and leads alone has won.

    Attributes:
        in_order: whether points of one deal are counted in the order in which they arose, where
            several sides reach the target in it.
    """

    target: int
    in_order: bool = False


@dataclass(frozen=True, slots=True)
class OverDeals:
    """Points are added up over a number of deals; level at the top, the match is drawn."""

    deals: int


@dataclass(frozen=True, slots=True)
class DealsWon:
    """Deals are counted for the side with strictly most points; so many of them win."""

    wins: int


MatchRule = ToTarget | OverDeals | DealsWon


def goal_of(rule: MatchRule) -> int:
    """The number that a match goes by: points, deals, or deals won."""
    match rule:
        case ToTarget(target):
            return target
        case OverDeals(deals):
            return deals
        case DealsWon(wins):
            return wins


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a match ended: the side that has won, or None where it is drawn."""

    winner: int | None


def gains(rule: MatchRule, result: DealResult) -> tuple[int, ...]:
    """What a deal adds to the totals, a side."""
    match rule:
        case ToTarget() | OverDeals():
            return result.points
        case DealsWon():
            best = max(result.points)
            alone = result.points.count(best) == 1
            return tuple(int(alone and points == best) for points in result.points)


def outcome(
    rule: MatchRule, before: Sequence[int], result: DealResult, deals: int
) -> Outcome | None:
    """How the match has ended by this deal, or None while it goes on.

    Args:
        before: the totals before the deal, a side.
        deals: how many deals have been scored, this one included.
    """
    if result.match_won_by is not None:
        return Outcome(result.match_won_by)
    added = gains(rule, result)
    totals = [total + points for total, points in zip(before, added, strict=True)]
    best = max(totals)
    leaders = [side for side, total in enumerate(totals) if total == best]
    leader = leaders[0] if len(leaders) == 1 else None
    match rule:
        case ToTarget(target, in_order):
            if in_order and sum(total >= target for total in totals) > 1:
                return _first_to_arrive(before, result, target)
            return Outcome(leader) if best >= target and leader is not None else None
        case OverDeals(most):
            return Outcome(leader) if deals >= most else None
        case DealsWon(wins):
            return Outcome(leader) if best >= wins else None


def _first_to_arrive(before: Sequence[int], result: DealResult, target: int) -> Outcome | None:
    running = list(before)
    for award in result.awards:
        running[award.side] += award.points
        if running[award.side] >= target:
            return Outcome(award.side)
    return None


# ---- where a match stands


@dataclass(frozen=True, slots=True)
class MatchState:
    """Where a match stands between deals.

    Attributes:
        rule: what decides it.
        dealer: who deals the current deal.
        attempt: void deals of the current deal so far.
        voids: void deals of the whole match so far.
        totals: a side, in what the rule counts: points, or deals won.
        results: the finished deals.
        attempts: how many void deals came before each of them.
        outcome: how it ended, or None.
    """

    seating: Seating
    rule: MatchRule
    dealer: int
    attempt: int
    totals: tuple[int, ...]
    voids: int = 0
    results: tuple[DealResult, ...] = ()
    attempts: tuple[int, ...] = ()
    outcome: Outcome | None = None

    @property
    def deal(self) -> int:
        """Number of the current deal, from 0."""
        return len(self.results)

    @property
    def stocks_used(self) -> int:
        """How many stocks scored and void deals have used up."""
        return len(self.results) + self.voids

    @property
    def winner(self) -> int | None:
        """The side that has won, or None."""
        return self.outcome.winner if self.outcome is not None else None


def start_match(seating: Seating, rule: MatchRule, dealer: int) -> MatchState:
    """A match before its first deal."""
    return MatchState(seating, rule, dealer, 0, (0,) * seating.side_count)


def after_void(match: MatchState) -> MatchState:
    """The match after a void deal: same dealer, one more attempt."""
    return replace(match, attempt=match.attempt + 1, voids=match.voids + 1)


def after_deal(match: MatchState, result: DealResult) -> MatchState:
    """The match after a scored deal, perhaps decided."""
    totals = tuple(
        total + points
        for total, points in zip(match.totals, gains(match.rule, result), strict=True)
    )
    return replace(
        match,
        dealer=match.seating.next_dealer(match.dealer),
        attempt=0,
        totals=totals,
        results=(*match.results, result),
        attempts=(*match.attempts, match.attempt),
        outcome=outcome(match.rule, match.totals, result, match.deal + 1),
    )
