"""The auction of chiamata: how far a hand goes, and the suit that it names.

The suit is the one of which the hand has most cards, of equal ones the one with most points, then
in the order denari, coppe, spade, bastoni. The strength of a hand is the number of its cards of
that suit, the highest two counting twice, and its aces of other suits. Each strength has a lowest
rank, or most points, to which the hand bids; it bids the next step that is no card of its own.
"""

from collections.abc import Sequence

from scopa_gui.rules.briscola.auction import ALL_BIDS, Said, possible
from scopa_gui.rules.briscola.moves import Bid, BriscolaMove, Call, Pass
from scopa_gui.rules.briscola.tricks import total
from scopa_gui.rules.cards import SUITS, Card, Rank, Suit

HIGH = (Rank.ASSO, Rank.TRE)
"""The highest two of a suit."""

LIMITS = {
    4: Bid(Rank.TRE),
    5: Bid(Rank.CAVALLO),
    6: Bid(Rank.SETTE),
    7: Bid(Rank.CINQUE),
    8: Bid(Rank.DUE),
    9: Bid(Rank.DUE, 66),
    10: Bid(Rank.DUE, 72),
}
"""How far a hand of that strength goes; weaker ones pass, stronger ones go no further."""

_PLACES = {bid: place for place, bid in enumerate(ALL_BIDS)}


def best_suit(hand: Sequence[Card]) -> Suit:
    """The suit that a hand would make trump."""

    def worth(suit: Suit) -> tuple[int, int, int]:
        cards = [card for card in hand if card.suit is suit]
        return len(cards), total(cards), -SUITS.index(suit)

    return max(SUITS, key=worth)


def strength(hand: Sequence[Card]) -> int:
    """What a hand counts as in the auction."""
    suit = best_suit(hand)
    own = [card for card in hand if card.suit is suit]
    high = sum(card.rank in HIGH for card in own)
    aces = sum(card.rank is Rank.ASSO and card.suit is not suit for card in hand)
    return len(own) + high + aces


def bid(hand: Sequence[Card], said: Sequence[Said]) -> BriscolaMove:
    """What a hand says."""
    counted = min(strength(hand), max(LIMITS))
    if counted not in LIMITS:
        return Pass()
    suit, limit = best_suit(hand), _PLACES[LIMITS[counted]]
    for step in possible(said):
        if _PLACES[step] > limit:
            break
        if Card(step.rank, suit) not in hand:
            return step
    return Pass()


def name(hand: Sequence[Card]) -> Call:
    """The suit that a hand names."""
    return Call(best_suit(hand))
