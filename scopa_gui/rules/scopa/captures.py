"""What a played card can take.

Each source of captures is a pure function from card and table to sets of cards; the priority
filters their union. A set is a tuple in order of value, so that equal sets are equal.
"""

from collections.abc import Sequence

from scopa_gui.rules.cards import Card, in_order
from scopa_gui.rules.scopa.options import Priority

CardSet = tuple[Card, ...]


def equal_cards(card: Card, table: Sequence[Card]) -> tuple[CardSet, ...]:
    """Each table card of the played card's value, alone."""
    return tuple((other,) for other in in_order(table) if other.value == card.value)


def sums(card: Card, table: Sequence[Card]) -> tuple[CardSet, ...]:
    """All sets of two or more table cards whose values add up to the played card's."""
    ordered = in_order(table)
    found: list[CardSet] = []

    def extend(start: int, chosen: CardSet, missing: int) -> None:
        for position in range(start, len(ordered)):
            other = ordered[position]
            if other.value > missing:
                break
            if other.value == missing:
                if chosen:
                    found.append((*chosen, other))
            else:
                extend(position + 1, (*chosen, other), missing - other.value)

    extend(0, (), card.value)
    return tuple(found)


def captures(card: Card, table: Sequence[Card], priority: Priority) -> tuple[CardSet, ...]:
    """All sets that ``card`` may take under ``priority``; empty if it must be laid."""
    equal = equal_cards(card, table)
    if priority is Priority.FREE:
        return equal + sums(card, table)
    if equal:
        return equal
    adding = sums(card, table)
    if priority is Priority.FEWEST and adding:
        fewest = min(map(len, adding))
        return tuple(cards for cards in adding if len(cards) == fewest)
    return adding
