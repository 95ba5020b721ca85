"""Cards as numbers and sets of cards as bit masks, for everything that counts quickly.

Cards are numbered in order of value, equal values d c s b; a set of cards is a mask with the bits
of its numbers. So the four bits of a value lie together, and every fourth bit is a suit.
"""

from collections.abc import Iterable

from scopa_gui.rules.cards import DECK, SUITS, Card, Rank, Suit, in_order

CARDS = in_order(DECK)
"""Every card at its number."""

NUMBERS = {card: number for number, card in enumerate(CARDS)}
VALUES = tuple(card.value for card in CARDS)
TEXTS = tuple(map(str, CARDS))
HIGHEST = max(VALUES)
ACE_VALUE = min(VALUES)

ALL_CARDS = (1 << len(CARDS)) - 1
OF_SUIT = {suit: sum(1 << NUMBERS[card] for card in CARDS if card.suit is suit) for suit in SUITS}
OF_RANK = {rank: sum(1 << NUMBERS[card] for card in CARDS if card.rank is rank) for rank in Rank}
COINS = OF_SUIT[Suit.DENARI]
SEVENS = OF_RANK[Rank.SETTE]


def mask_of(cards: Iterable[Card]) -> int:
    """The set of ``cards`` as a mask."""
    return sum(1 << NUMBERS[card] for card in cards)


def numbers_of(mask: int) -> list[int]:
    """The numbers in a mask, ascending."""
    numbers = []
    while mask:
        low = mask & -mask
        numbers.append(low.bit_length() - 1)
        mask ^= low
    return numbers


def bits_of(mask: int) -> list[int]:
    """The cards of a mask, each a mask of its own, ascending."""
    bits = []
    while mask:
        low = mask & -mask
        bits.append(low)
        mask ^= low
    return bits


def cards_of(mask: int) -> tuple[Card, ...]:
    """The cards of a mask, in order of value."""
    return tuple(CARDS[number] for number in numbers_of(mask))


def text_of(mask: int) -> str:
    """The texts of a set of cards, as they stand in a move."""
    return "".join(TEXTS[number] for number in numbers_of(mask))
