"""The auction of chiamata: how far a hand goes, and the suit that it names.

A hand expects card points for its side: a base that any two partners make, something for each of
its trumps and for the aces and threes beside them, and the less the lower the card that it calls.
It makes the bid that leaves it most points over those that the bid needs, calling no card of its
own, and passes when there would be too few; it names the suit in which it expects most.

The figures are rounded from a least-squares fit to the points of some thirty thousand deals, in
which hands dealt by chance called every card that they might and the rule player held all seats.
"""

from collections.abc import Sequence

from scopa_gui.rules.briscola.auction import Said, possible
from scopa_gui.rules.briscola.moves import Bid, BriscolaMove, Call, Pass
from scopa_gui.rules.briscola.tricks import RANKING
from scopa_gui.rules.cards import SUITS, Card, Rank, Suit

BASE = 40
"""What the caller's side makes without any strength."""

TRUMP = 4
"""What a trump adds; figures, threes and aces among them more."""
HIGH_TRUMPS = {Rank.ASSO: 15, Rank.TRE: 12, Rank.RE: 15, Rank.CAVALLO: 12, Rank.FANTE: 8}
BESIDE = {Rank.ASSO: 2, Rank.TRE: 1}
"""What a card of another suit adds."""

_STEPS = {rank: steps for steps, rank in enumerate(RANKING)}


def expected(hand: Sequence[Card], suit: Suit, rank: Rank) -> int:
    """The card points that a hand expects of its side, with this suit as trump and card called."""
    own = sum(HIGH_TRUMPS.get(card.rank, TRUMP) for card in hand if card.suit is suit)
    beside = sum(BESIDE.get(card.rank, 0) for card in hand if card.suit is not suit)
    return BASE + own + beside - _STEPS[rank]


def best_suit(hand: Sequence[Card], rank: Rank) -> Suit:
    """The suit that a hand would name to call this rank: no card of its own, if that can be."""

    def worth(suit: Suit) -> tuple[bool, int, int]:
        return Card(rank, suit) not in hand, expected(hand, suit, rank), -SUITS.index(suit)

    return max(SUITS, key=worth)


def margin(hand: Sequence[Card], bid: Bid) -> int | None:
    """The points that a hand expects beyond those that a bid needs; None without a partner."""
    suit = best_suit(hand, bid.rank)
    if Card(bid.rank, suit) in hand:
        return None
    return expected(hand, suit, bid.rank) - bid.needed


def bid(hand: Sequence[Card], said: Sequence[Said]) -> BriscolaMove:
    """What a hand says."""
    margins = {step: found for step in possible(said) if (found := margin(hand, step)) is not None}
    best = max(margins, key=margins.__getitem__, default=None)
    return best if best is not None and margins[best] >= 0 else Pass()


def name(hand: Sequence[Card], rank: Rank) -> Call:
    """The suit that a hand names when it calls this rank."""
    return Call(best_suit(hand, rank))
