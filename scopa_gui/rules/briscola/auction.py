"""The auction of Briscola chiamata: who may say what, and who has won it.

Each names a lower rank than the last or passes for good; after the two it goes on in points, with
the two remaining the rank that is called.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from scopa_gui.rules.briscola.moves import ENOUGH, MOST, Bid
from scopa_gui.rules.briscola.tricks import RANKING
from scopa_gui.rules.cards import Rank
from scopa_gui.rules.game import IllegalMove

ALL_BIDS = (
    *(Bid(rank) for rank in RANKING),
    *(Bid(Rank.DUE, needed) for needed in range(ENOUGH + 1, MOST + 1)),
)
"""Every bid, each higher than those before."""

_PLACES = {bid: place for place, bid in enumerate(ALL_BIDS)}


@dataclass(frozen=True, slots=True)
class Said:
    """What a seat said in the auction: a bid, or None for passing."""

    seat: int
    bid: Bid | None


def highest(said: Sequence[Said]) -> Said | None:
    """The last bid, which is the highest, and whose it is."""
    return next((one for one in reversed(said) if one.bid is not None), None)


def possible(said: Sequence[Said]) -> tuple[Bid, ...]:
    """The bids that are higher than the last; points only once the two has been named."""
    last = highest(said)
    if last is None or last.bid is None:
        return ALL_BIDS[: len(RANKING)]
    place = _PLACES[last.bid]
    return (
        ALL_BIDS[place + 1 :] if last.bid.rank is Rank.DUE else ALL_BIDS[place + 1 : len(RANKING)]
    )


def check_bid(said: Sequence[Said], bid: Bid) -> None:
    """Check that a bid is higher than the last.

    Raises:
        IllegalMove: ``points_before_two`` or ``bid_too_low``.
    """
    if bid in possible(said):
        return
    last = highest(said)
    if last is None or last.bid is None or (last.bid.rank is not Rank.DUE and bid.needed > ENOUGH):
        raise IllegalMove("points_before_two", bid=bid.word)
    raise IllegalMove("bid_too_low", bid=bid.word, last=last.bid.word)


def still_bidding(said: Sequence[Said], order: Sequence[int]) -> tuple[int, ...]:
    """The seats that have not passed, in the order of the auction."""
    passed = {one.seat for one in said if one.bid is None}
    return tuple(seat for seat in order if seat not in passed)


def next_to_bid(said: Sequence[Said], order: Sequence[int]) -> int | None:
    """Whose turn it is after the last word; None when the auction is over, won or passed by all."""
    left = still_bidding(said, order)
    last = highest(said)
    if not left or (last is not None and left == (last.seat,)):
        return None
    place = order.index(said[-1].seat)
    turned = (*order[place + 1 :], *order[: place + 1])
    return next(seat for seat in turned if seat in left)
