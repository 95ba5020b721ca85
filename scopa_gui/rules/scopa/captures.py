"""What a played card can take.

Each way of capturing is a pure function from card and table to sets of cards; an option names the
ways in force, the priority filters what they find. A set is a tuple in order of value, so that
equal sets are equal. An ace may have the power to take the whole table instead.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from scopa_gui.rules.cards import Card, Rank, format_cards, in_order
from scopa_gui.rules.game import IllegalMove
from scopa_gui.rules.scopa.options import (
    Ace,
    AceOnAce,
    AceOnEmpty,
    Capture,
    Priority,
    ScopaOptions,
)

FIFTEEN = 15

CardSet = tuple[Card, ...]
Source = Callable[[Card, Sequence[Card]], tuple[CardSet, ...]]


def equal_cards(card: Card, table: Sequence[Card]) -> tuple[CardSet, ...]:
    """Each table card of the played card's value, alone."""
    return tuple((other,) for other in in_order(table) if other.value == card.value)


def sums(card: Card, table: Sequence[Card]) -> tuple[CardSet, ...]:
    """All sets of two or more table cards whose values add up to the played card's."""
    return tuple(cards for cards in _adding_up(card.value, table) if len(cards) > 1)


def fifteens(card: Card, table: Sequence[Card]) -> tuple[CardSet, ...]:
    """All sets of table cards that are worth fifteen together with the played card."""
    return _adding_up(FIFTEEN - card.value, table)


def _adding_up(total: int, table: Sequence[Card]) -> tuple[CardSet, ...]:
    """All sets of one or more table cards worth ``total``."""
    ordered = in_order(table)
    found: list[CardSet] = []

    def extend(start: int, chosen: CardSet, missing: int) -> None:
        for position in range(start, len(ordered)):
            other = ordered[position]
            if other.value > missing:
                break
            if other.value == missing:
                found.append((*chosen, other))
            else:
                extend(position + 1, (*chosen, other), missing - other.value)

    extend(0, (), total)
    return tuple(found)


class Way(NamedTuple):
    """A way of capturing; ``yields`` if an equal card goes before it."""

    source: Source
    yields: bool


EQUAL = Way(equal_cards, yields=False)

WAYS: dict[Capture, tuple[Way, ...]] = {
    Capture.SUM: (EQUAL, Way(sums, yields=True)),
    Capture.FIFTEEN: (Way(fifteens, yields=False),),
    Capture.FIFTEEN_OR_EQUAL: (EQUAL, Way(fifteens, yields=True)),
    Capture.SUM_OR_FIFTEEN: (EQUAL, Way(sums, yields=True), Way(fifteens, yields=False)),
}
"""The ways in force. No two of them ever find the same set."""


def natural(card: Card, table: Sequence[Card], options: ScopaOptions) -> tuple[CardSet, ...]:
    """All sets that ``card`` may take without any power."""
    ways = WAYS[options.capture]
    if options.priority is not Priority.FREE and EQUAL in ways and equal_cards(card, table):
        ways = tuple(way for way in ways if not way.yields)
    found = tuple(cards for way in ways for cards in way.source(card, table))
    if options.priority is Priority.FEWEST and found:
        fewest = min(map(len, found))
        return tuple(cards for cards in found if len(cards) == fewest)
    return found


def has_power(card: Card, table: Sequence[Card], options: ScopaOptions) -> bool:
    """Whether ``card`` is an ace that takes the whole table."""
    if options.ace is Ace.PLAIN or card.rank is not Rank.ASSO or not table:
        return False
    return options.ace_on_ace is AceOnAce.ALL or all(other.rank is not Rank.ASSO for other in table)


def captures(card: Card, table: Sequence[Card], options: ScopaOptions) -> tuple[CardSet, ...]:
    """All sets that ``card`` may take; empty if it takes nothing of the table."""
    if has_power(card, table, options):
        return (in_order(table),)
    return natural(card, table, options)


def takes_itself(card: Card, table: Sequence[Card], options: ScopaOptions) -> bool:
    """Whether ``card``, though it takes nothing, goes to its player's pile."""
    return (
        not table
        and options.ace is Ace.TAKES_ALL
        and options.ace_on_empty is AceOnEmpty.TAKEN
        and card.rank is Rank.ASSO
    )


def sweeps(card: Card, table: Sequence[Card], taken: CardSet, options: ScopaOptions) -> bool:
    """Whether taking these cards is a scopa: nothing is left, and not by the ace's power alone.

    What a card could take without its power is an ordinary capture.
    """
    if not taken or len(taken) != len(table):
        return False
    if not has_power(card, table, options) or options.ace_sweep_scores:
        return True
    return taken in natural(card, table, options)


def check_capture(card: Card, table: Sequence[Card], taken: CardSet, options: ScopaOptions) -> None:
    """Check that ``card`` may take exactly these cards of the table, which stand in order.

    Raises:
        IllegalMove: ``must_take``, ``takes_all``, ``wrong_sum``, ``not_fifteen``,
            ``neither_sum_nor_fifteen``, ``equal_first`` or ``fewest_first``.
    """
    allowed = captures(card, table, options)
    if taken in allowed or (not taken and not allowed):
        return
    if not taken:
        raise IllegalMove("must_take", card=str(card))
    if has_power(card, table, options):
        raise IllegalMove("takes_all", card=str(card))
    if not any(taken in way.source(card, table) for way in WAYS[options.capture]):
        raise _in_no_way(card, taken, options)
    equal = equal_cards(card, table)
    if EQUAL in WAYS[options.capture] and equal and options.priority is not Priority.FREE:
        yielding = [way for way in WAYS[options.capture] if way.yields]
        if any(taken in way.source(card, table) for way in yielding):
            raise IllegalMove("equal_first", card=format_cards(equal[0]))
    raise IllegalMove("fewest_first", n=len(allowed[0]))


def _in_no_way(card: Card, taken: CardSet, options: ScopaOptions) -> IllegalMove:
    total = sum(other.value for other in taken)
    match options.capture:
        case Capture.SUM:
            return IllegalMove("wrong_sum", total=total, wanted=card.value)
        case Capture.FIFTEEN | Capture.FIFTEEN_OR_EQUAL:
            return IllegalMove("not_fifteen", total=total + card.value)
        case Capture.SUM_OR_FIFTEEN:
            return IllegalMove(
                "neither_sum_nor_fifteen",
                total=total,
                wanted=card.value,
                fifteen=FIFTEEN - card.value,
            )
