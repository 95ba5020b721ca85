"""The forty cards of an Italian deck and their text.

A card's text is its rank, ``A 2 3 4 5 6 7 F C R``, and its suit, ``d c s b``: ``7d`` is the
settebello. Ranks and suits keep their Italian names.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum


class Suit(Enum):
    """The four suits, in the order in which equal cards are written."""

    DENARI = "d"
    COPPE = "c"
    SPADE = "s"
    BASTONI = "b"

    # members are single objects; the hash of an Enum is a slow one of its name
    __hash__ = object.__hash__


class Rank(Enum):
    """The ten ranks from the ace to the king."""

    ASSO = "A"
    DUE = "2"
    TRE = "3"
    QUATTRO = "4"
    CINQUE = "5"
    SEI = "6"
    SETTE = "7"
    FANTE = "F"
    CAVALLO = "C"
    RE = "R"

    # members are single objects; the hash of an Enum is a slow one of its name
    __hash__ = object.__hash__


SUITS = tuple(Suit)
RANKS = tuple(Rank)
_SUIT_ORDER = {suit: number for number, suit in enumerate(SUITS)}
_RANK_ORDER = {rank: number for number, rank in enumerate(RANKS)}


class CardError(ValueError):
    """A text that names no card, or a card that is there twice.

    Attributes:
        key: ``error.unknown_card`` or ``error.card_twice``.
        data: ``card``, the offending text.
    """

    def __init__(self, key: str, card: str) -> None:
        super().__init__(f"{key}: {card}")
        self.key = key
        self.data = {"card": card}


@dataclass(frozen=True, slots=True)
class Card:
    """One card; hashes, compares and prints as its text."""

    rank: Rank
    suit: Suit

    def __str__(self) -> str:
        return self.rank.value + self.suit.value

    def __repr__(self) -> str:
        return f"Card({self})"

    def __lt__(self, other: "Card") -> bool:
        return self.order < other.order

    @property
    def order(self) -> tuple[int, int]:
        """Sorting key: by rank, equal ranks in the order denari, coppe, spade, bastoni."""
        return _RANK_ORDER[self.rank], _SUIT_ORDER[self.suit]

    @property
    def value(self) -> int:
        """Capture value in the Scopa family: the ace 1, fante 8, cavallo 9, re 10."""
        return _RANK_ORDER[self.rank] + 1


DECK = tuple(Card(rank, suit) for suit in SUITS for rank in RANKS)
"""All forty cards, suit by suit."""

_BY_TEXT = {str(card): card for card in DECK}
SETTEBELLO = _BY_TEXT["7d"]


def parse_card(text: str) -> Card:
    """The card that ``text`` names.

    Raises:
        CardError: no card has this text.
    """
    try:
        return _BY_TEXT[text]
    except KeyError:
        raise CardError("error.unknown_card", text) from None


def parse_cards(text: str) -> tuple[Card, ...]:
    """Cards separated by spaces or commas, in their order; each at most once.

    Raises:
        CardError: an unknown card, or a card twice.
    """
    cards = tuple(parse_card(word) for word in text.replace(",", " ").split())
    require_distinct(cards)
    return cards


def require_distinct(cards: Iterable[Card]) -> None:
    """Check that no card is there twice.

    Raises:
        CardError: the first card that is.
    """
    seen: set[Card] = set()
    for card in cards:
        if card in seen:
            raise CardError("error.card_twice", str(card))
        seen.add(card)


def format_cards(cards: Iterable[Card]) -> str:
    """The cards' texts with a space between them."""
    return " ".join(map(str, cards))


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """The cards by value, equal values in the order d c s b."""
    return tuple(sorted(cards, key=lambda card: card.order))
