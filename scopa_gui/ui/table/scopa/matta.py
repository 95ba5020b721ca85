"""What the matta stands for: in a declared hand a rank, on an opening table a value."""

from collections.abc import Sequence
from typing import NamedTuple

from scopa_gui.rules.cards import RANKS, Card, Rank
from scopa_gui.rules.scopa.declarations import MATTA


class Tag(NamedTuple):
    """A small tag on a card that stands for another: its rank as printed on cards, or its value."""

    card: Card
    label: str


def in_hand(cards: Sequence[Card]) -> Tag | None:
    """The tag of a declared hand; None without a matta, or where it is what it is."""
    if MATTA not in cards:
        return None
    others = {card.rank for card in cards if card != MATTA}
    rank = others.pop() if len(others) == 1 else Rank.ASSO
    return None if rank is MATTA.rank else Tag(MATTA, rank.value)


def on_table(cards: Sequence[Card], worth: int) -> Tag | None:
    """The tag of an opening table of that worth; None without a matta, or where it is a seven."""
    if MATTA not in cards:
        return None
    value = worth - sum(card.value for card in cards if card != MATTA)
    return None if value == MATTA.value else Tag(MATTA, RANKS[value - 1].value)
