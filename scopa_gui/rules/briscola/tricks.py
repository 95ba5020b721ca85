"""What cards are worth and which of them takes a trick."""

from collections.abc import Iterable, Sequence

from scopa_gui.rules.cards import Card, Rank, Suit

RANKING = (
    Rank.ASSO,
    Rank.TRE,
    Rank.RE,
    Rank.CAVALLO,
    Rank.FANTE,
    Rank.SETTE,
    Rank.SEI,
    Rank.CINQUE,
    Rank.QUATTRO,
    Rank.DUE,
)
"""The ranks from the highest to the lowest."""

POINTS = {Rank.ASSO: 11, Rank.TRE: 10, Rank.RE: 4, Rank.CAVALLO: 3, Rank.FANTE: 2}
"""Points of those ranks that have any."""

ALL_POINTS = 120
"""All cards together."""

_STRENGTH = {rank: strength for strength, rank in enumerate(reversed(RANKING))}


def points(card: Card) -> int:
    """The points of a card."""
    return POINTS.get(card.rank, 0)


def total(cards: Iterable[Card]) -> int:
    """The points of cards together."""
    return sum(map(points, cards))


def strength(rank: Rank) -> int:
    """How high a rank is within a suit, from 0."""
    return _STRENGTH[rank]


def beats(card: Card, other: Card, trump: Suit) -> bool:
    """Whether ``card``, played after ``other`` that takes the trick so far, takes it from it."""
    if card.suit is other.suit:
        return strength(card.rank) > strength(other.rank)
    return card.suit is trump


def best_of(trick: Sequence[Card], trump: Suit) -> int:
    """The place in a trick of the card that takes it."""
    best = 0
    for place, card in enumerate(trick):
        if beats(card, trick[best], trump):
            best = place
    return best


def following(hand: Sequence[Card], led: Suit) -> tuple[Card, ...]:
    """The cards of a hand that may be played where the suit led must be followed."""
    same = tuple(card for card in hand if card.suit is led)
    return same or tuple(hand)
