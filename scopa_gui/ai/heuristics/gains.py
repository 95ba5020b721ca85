"""What a play gains in Greedy's eyes, in whole numbers, on tables written as bit masks.

A card is worth 0.09, as one of forty; more for the primiera, 0.18 more as a coin, 1 more as the
settebello and 1 more for each single card that the options name. Capturing gains the worth of all
cards taken and of the card played, and 1 for a scopa; laying loses half the card's worth.

Gains are counted in two-hundredths of a point: every worth is a whole number of hundredths, so
halves stay whole, sums are exact and ties are true ties on every machine.

Cards are numbered in order of value, equal values d c s b; a set of cards is a mask with the bits
of its numbers. The readable rules stay the truth: a test compares what this module says can be
taken with what they say.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from scopa_gui.rules.cards import DECK, SETTEBELLO, Card, Rank, Suit, in_order
from scopa_gui.rules.scopa.moves import Play
from scopa_gui.rules.scopa.options import Priority, ScopaOptions

UNITS = 200
"""Units of gain in a point."""

SCOPA = UNITS

CARDS = in_order(DECK)
"""Every card at its number."""

NUMBERS = {card: number for number, card in enumerate(CARDS)}
VALUES = tuple(card.value for card in CARDS)
TEXTS = tuple(map(str, CARDS))
HIGHEST = max(VALUES)

_ANY_CARD, _COIN, _SINGLE_CARD = 9, 18, 100
"""Hundredths of a point."""

_PRIMIERA = {
    Rank.SETTE: 32,
    Rank.SEI: 16,
    Rank.ASSO: 10,
    Rank.CINQUE: 5,
    Rank.QUATTRO: 4,
    Rank.TRE: 3,
    Rank.DUE: 2,
}


def hundredths(card: Card, bonus: Sequence[Card]) -> int:
    """What a card is worth, in hundredths of a point."""
    return (
        _ANY_CARD
        + _PRIMIERA.get(card.rank, 0)
        + _COIN * (card.suit is Suit.DENARI)
        + _SINGLE_CARD * ((card == SETTEBELLO) + (card in bonus))
    )


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


def text_of(mask: int) -> str:
    """The texts of a set of cards, as they stand in a move."""
    return "".join(TEXTS[number] for number in numbers_of(mask))


class Taking(NamedTuple):
    """The best set that a value can take: its gain without the card played, and its mask."""

    gain: int
    mask: int


Takings = tuple[Taking | None, ...]
"""For each value from 0 on: the best set, or None where a card of that value must be laid."""


class Gains:
    """Gains under fixed options; tables once looked at are remembered.

    One is made for each decision, so its memory is small and ends with the decision.
    """

    def __init__(self, options: ScopaOptions) -> None:
        self._priority = options.priority
        self._sweep_at_last = bool(options.last_card_scopa)
        worth = [hundredths(card, options.bonus) for card in CARDS]
        self._taken = tuple(2 * one for one in worth)
        self._laid = tuple(-one for one in worth)
        self._known: dict[tuple[int, bool], Takings] = {}

    def of_play(self, play: Play, table: int, last: bool) -> int:
        """What a play gains; ``last`` is the very last play of the deal."""
        number = NUMBERS[play.card]
        if not play.taken:
            return self._laid[number]
        gain = self._taken[number] + sum(self._taken[NUMBERS[card]] for card in play.taken)
        if len(play.taken) == table.bit_count() and self._sweeps(last):
            gain += SCOPA
        return gain

    def of_cards(self, numbers: Sequence[int], table: int, last: bool) -> list[int]:
        """What the best play of each card would gain, in the order of ``numbers``."""
        takings = self.takings(table, last)
        taken, laid = self._taken, self._laid
        return [
            laid[number]
            if (taking := takings[VALUES[number]]) is None
            else taken[number] + taking[0]
            for number in numbers
        ]

    def table_after(self, number: int, table: int, last: bool) -> int:
        """The table after the best play of a card."""
        taking = self.takings(table, last)[VALUES[number]]
        return table | 1 << number if taking is None else table & ~taking.mask

    def takings(self, table: int, last: bool) -> Takings:
        """The best set for each value; equal gains give the set with the smallest text."""
        known = self._known.get((table, last))
        if known is None:
            known = self._known[table, last] = self._best_sets(table, last)
        return known

    def _sweeps(self, last: bool) -> bool:
        return self._sweep_at_last or not last

    def _best_sets(self, table: int, last: bool) -> Takings:
        best: list[Taking | None] = [None] * (HIGHEST + 1)
        for value, sets in enumerate(self._allowed_sets(table)):
            for mask, gain in sets:
                if mask == table and self._sweeps(last):
                    gain += SCOPA
                held = best[value]
                if (
                    held is None
                    or gain > held.gain
                    or (gain == held.gain and text_of(mask) < text_of(held.mask))
                ):
                    best[value] = Taking(gain, mask)
        return tuple(best)

    def allowed_masks(self, value: int, table: int) -> set[int]:
        """All sets that a card of ``value`` may take."""
        return {mask for mask, _ in self._allowed_sets(table)[value]}

    def _allowed_sets(self, table: int) -> list[list[tuple[int, int]]]:
        """For each value all sets that may be taken, with their gain but for a scopa."""
        sums = [(0, 0, 0)]
        for number in numbers_of(table):
            value, bit, gain = VALUES[number], 1 << number, self._taken[number]
            sums += [
                (total + value, mask | bit, gained + gain)
                for total, mask, gained in sums
                if total + value <= HIGHEST
            ]
        sets: list[list[tuple[int, int]]] = [[] for _ in range(HIGHEST + 1)]
        for total, mask, gained in sums[1:]:
            sets[total].append((mask, gained))
        return [self._by_priority(found) if len(found) > 1 else found for found in sets]

    def _by_priority(self, sets: list[tuple[int, int]]) -> list[tuple[int, int]]:
        if self._priority is Priority.FREE:
            return sets
        fewest = min(mask.bit_count() for mask, _ in sets)
        if fewest > 1 and self._priority is Priority.EQUAL:
            return sets
        return [(mask, gained) for mask, gained in sets if mask.bit_count() == fewest]
