"""The score of a deal: card points, or in chiamata what is paid for them."""

from collections.abc import Mapping, Sequence

from scopa_gui.rules.briscola.moves import ENOUGH
from scopa_gui.rules.briscola.options import BriscolaOptions
from scopa_gui.rules.briscola.tricks import points, total
from scopa_gui.rules.cards import Card
from scopa_gui.rules.game import Award, CategoryLine, DealResult, ScoreError

CARD_POINTS, PAYMENT = "card_points", "payment"
"""The categories."""

CALLER_GAIN, PARTNER_GAIN, ALONE_GAIN = 2, 1, 4
"""What a won deal pays on the caller's side; each of the others pays one."""

Pile = tuple[Card, ...]


def score(piles: Sequence[Pile]) -> DealResult:
    """The score of a deal whose card points count, from the piles pooled by side."""
    line = _card_points(piles, tuple(map(total, piles)))
    return DealResult(line.points, (line,), _awards(line))


def score_call(
    piles: Sequence[Pile], caller: int, partner: int, needed: int = ENOUGH
) -> DealResult:
    """The score of a chiamata deal, from the pile of each seat.

    Args:
        caller: who called; also ``partner`` where the called card was the caller's own.
        needed: the points that the caller's side had to reach.
    """
    reached = sum(total(piles[seat]) for seat in {caller, partner})
    paid = payments(len(piles), caller, partner, reached >= needed)
    counted = _card_points(piles, (0,) * len(piles))
    line = CategoryLine(PAYMENT, paid, (), ())
    return DealResult(paid, (counted, line), _awards(line))


def payments(seats: int, caller: int, partner: int, won: bool) -> tuple[int, ...]:
    """What each seat gets for a deal that the caller's side has won or lost."""
    gains = [-1] * seats
    gains[partner] = PARTNER_GAIN
    gains[caller] = ALONE_GAIN if caller == partner else CALLER_GAIN
    return tuple(gain if won else -gain for gain in gains)


def tally(line: CategoryLine) -> tuple[int, ...]:
    """What a side is told of a category: the points won, or what its cards are worth.

    In chiamata card points pay nothing by themselves, and are told all the same.
    """
    return line.values if line.category == CARD_POINTS else line.points


def _card_points(piles: Sequence[Pile], counting: tuple[int, ...]) -> CategoryLine:
    worth = tuple(tuple(card for card in pile if points(card)) for pile in piles)
    return CategoryLine(CARD_POINTS, counting, tuple(map(total, piles)), worth)


def _awards(line: CategoryLine) -> tuple[Award, ...]:
    return tuple(Award(line.category, side, gain) for side, gain in enumerate(line.points) if gain)


# ---- piles laid out by hand

CALLERS, NEEDED = "callers", "needed"
"""What the piles of chiamata do not show: who called and with whom, and the points bid."""


def score_piles(
    options: BriscolaOptions, piles: Sequence[Pile], told: Mapping[str, tuple[int, ...]]
) -> DealResult:
    """Score piles laid out by hand, one a side; in chiamata with caller and partner told.

    Raises:
        ScoreError: not a pile for each side, or not told what these rules need.
    """
    sides = options.seating.side_count
    if len(piles) != sides:
        raise ScoreError("error.pile_count", n=len(piles), wanted=sides)
    wanted = {CALLERS, NEEDED} if options.calls else set()
    for name in told:
        if name not in wanted:
            raise ScoreError("error.not_counted", name=name)
    if not options.calls:
        return score(piles)
    match told.get(CALLERS, ()):
        case (caller, partner) if max(caller, partner) < sides:
            pass
        case numbers:
            raise ScoreError("error.callers_count", n=len(numbers), most=sides - 1)
    match told.get(NEEDED, (ENOUGH,)):
        case (needed,):
            return score_call(piles, caller, partner, needed)
        case numbers:
            raise ScoreError("error.needed_count", n=len(numbers))
