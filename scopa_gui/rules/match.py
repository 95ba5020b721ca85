"""A match: deals until a side has won. Pure; stocks come from outside.

Whoever runs a match asks for the stock of ``(deal, attempt)``, plays the deal with the game, and
hands the result back. A void deal only counts the attempt up: same dealer, next stock.
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


@dataclass(frozen=True, slots=True)
class MatchState:
    """Where a match stands between deals.

    Attributes:
        target: points that win.
        in_order: whether points of one deal are counted in the order in which they arose.
        dealer: who deals the current deal.
        attempt: void deals of the current deal so far.
        voids: void deals of the whole match so far.
        totals: points a side.
        results: the finished deals.
        winner: the winning side, or None.
    """

    seating: Seating
    target: int
    in_order: bool
    dealer: int
    attempt: int
    totals: tuple[int, ...]
    voids: int = 0
    results: tuple[DealResult, ...] = ()
    winner: int | None = None

    @property
    def deal(self) -> int:
        """Number of the current deal, from 0."""
        return len(self.results)

    @property
    def stocks_used(self) -> int:
        """How many stocks scored and void deals have used up."""
        return len(self.results) + self.voids


def start_match(seating: Seating, target: int, in_order: bool, dealer: int) -> MatchState:
    """A match before its first deal."""
    return MatchState(seating, target, in_order, dealer, 0, (0,) * seating.side_count)


def after_void(match: MatchState) -> MatchState:
    """The match after a void deal: same dealer, one more attempt."""
    return replace(match, attempt=match.attempt + 1, voids=match.voids + 1)


def after_deal(match: MatchState, result: DealResult) -> MatchState:
    """The match after a scored deal, perhaps won."""
    totals = tuple(
        total + points for total, points in zip(match.totals, result.points, strict=True)
    )
    return replace(
        match,
        dealer=match.seating.next_dealer(match.dealer),
        attempt=0,
        totals=totals,
        results=(*match.results, result),
        winner=winner(match.totals, result, match.target, match.in_order),
    )


def winner(before: Sequence[int], result: DealResult, target: int, in_order: bool) -> int | None:
    """The side that has won the match by this deal, or None.

    Args:
        before: the totals before the deal, a side.
    """
    if result.match_won_by is not None:
        return result.match_won_by
    totals = [total + points for total, points in zip(before, result.points, strict=True)]
    arrived = [side for side, total in enumerate(totals) if total >= target]
    if in_order and len(arrived) > 1:
        return _first_to_arrive(before, result, target)
    best = max(totals)
    leaders = [side for side, total in enumerate(totals) if total == best]
    return leaders[0] if best >= target and len(leaders) == 1 else None


def _first_to_arrive(before: Sequence[int], result: DealResult, target: int) -> int | None:
    running = list(before)
    for award in result.awards:
        running[award.side] += award.points
        if running[award.side] >= target:
            return award.side
    return None
