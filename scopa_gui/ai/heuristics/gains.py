"""What a play gains in Greedy's eyes, in whole numbers, on tables written as bit masks.

A card is worth 0.09, as one of forty; more for the primiera, 0.18 more as a coin, 1 more as the
settebello and 1 more for each single card that the options name. Where a whole set of cards brings
points, each of them is worth more by what the set brings, times how often one side gets it whole.
Capturing gains the worth of all cards taken and of the card played, and 1 for a scopa; laying loses
half the card's worth.

Gains are counted in two-hundredths of a point: every worth is a whole number of hundredths, so
halves stay whole, sums are exact and ties are true ties on every machine.

The readable rules stay the truth: a test compares what this module says can be taken with what
they say.
"""

from collections.abc import Sequence
from typing import NamedTuple

from scopa_gui.ai.masks import (
    CARDS,
    HIGHEST,
    NUMBERS,
    OF_RANK,
    VALUES,
    mask_of,
    numbers_of,
    text_of,
)
from scopa_gui.rules.cards import SETTEBELLO, Card, Rank, Suit
from scopa_gui.rules.scopa.captures import (
    EQUAL,
    FIFTEEN,
    WAYS,
    Source,
    equal_cards,
    fifteens,
    sums,
    sweeps,
    takes_itself,
)
from scopa_gui.rules.scopa.moves import Play
from scopa_gui.rules.scopa.options import (
    Ace,
    AceOnAce,
    AceOnEmpty,
    Capture,
    Primiera,
    Priority,
    ScopaOptions,
)

UNITS = 200
"""Units of gain in a point."""

SCOPA = UNITS

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
_PRIMIERA_BY_SEVENS = {Rank.SETTE: 40, Rank.SEI: 14, Rank.ASSO: 5, Rank.CINQUE: 2}

_RUN = {
    Rank.ASSO: 90,
    Rank.DUE: 90,
    Rank.TRE: 90,
    Rank.QUATTRO: 13,
    Rank.CINQUE: 6,
    Rank.SEI: 3,
    Rank.SETTE: 2,
}
"""A coin of the run from the ace on: three in one hand one time in four, the next half as often."""

_GRANDE = {Rank.FANTE: 125, Rank.CAVALLO: 125, Rank.RE: 125}
_FOUR_SEVENS = {Rank.SETTE: 12}
_ANY_COIN_OF_TEN = 4
"""All ten coins win the match, but that hardly ever happens."""


def hundredths(card: Card, options: ScopaOptions) -> int:
    """What a card is worth, in hundredths of a point."""
    by_sevens = options.primiera is Primiera.SEVENS
    worth = _ANY_CARD + (_PRIMIERA_BY_SEVENS if by_sevens else _PRIMIERA).get(card.rank, 0)
    worth += _SINGLE_CARD * ((card == SETTEBELLO) + (card in options.bonus))
    if options.four_sevens:
        worth += _FOUR_SEVENS.get(card.rank, 0)
    if card.suit is Suit.DENARI:
        worth += _COIN + _ANY_COIN_OF_TEN * bool(options.napoleone)
        worth += _RUN.get(card.rank, 0) * (bool(options.napola) + bool(options.piccola))
        worth += _GRANDE.get(card.rank, 0) * bool(options.grande)
    return worth


class Taking(NamedTuple):
    """The best set that a value can take: its gain without the card played, and its mask."""

    gain: int
    mask: int


ACE_VALUE = 1
ACES = OF_RANK[Rank.ASSO]
NOTHING = Taking(0, 0)
"""A card that takes itself alone."""

MaskSets = list[tuple[int, int]]
"""Masks of sets, each with the gain of its cards."""

Takings = tuple[Taking | None, ...]
"""For each value from 0 on: the best set, or None where a card of that value must be laid."""


class TakenSet(NamedTuple):
    """A set that a value may take: its mask, its gain, and whether taking it is a scopa."""

    mask: int
    gain: int
    swept: bool


class Gains:
    """Gains under fixed options; tables once looked at are remembered.

    One is made for each decision, so its memory is small and ends with the decision.

    Attributes:
        taken: what taking the card of each number gains.
        ace_takes_itself: whether an ace played on an empty table goes to its player's pile.
    """

    def __init__(self, options: ScopaOptions) -> None:
        self._options = options
        self._ways = WAYS[options.capture]
        self._equal_first = options.priority is not Priority.FREE and EQUAL in self._ways
        self._fewest = options.priority is Priority.FEWEST
        self._most_total = HIGHEST if options.capture is Capture.SUM else FIFTEEN - 1
        self._sweep_at_last = bool(options.last_card_scopa)
        self.ace_takes_itself = (
            options.ace is Ace.TAKES_ALL and options.ace_on_empty is AceOnEmpty.TAKEN
        )
        worth = [hundredths(card, options) for card in CARDS]
        self.taken = tuple(2 * one for one in worth)
        self._laid = tuple(-one for one in worth)
        self._known: dict[tuple[int, bool], Takings] = {}

    def of_play(self, play: Play, table: Sequence[Card], last: bool) -> int:
        """What a play gains; ``last`` is the very last play of the deal."""
        number = NUMBERS[play.card]
        if not play.taken and not takes_itself(play.card, table, self._options):
            return self._laid[number]
        gain = self.taken[number] + sum(self.taken[NUMBERS[card]] for card in play.taken)
        if self._may_sweep(last) and sweeps(play.card, table, play.taken, self._options):
            gain += SCOPA
        return gain

    def after(self, play: Play, table: Sequence[Card]) -> int:
        """The table that a play leaves."""
        if play.taken or takes_itself(play.card, table, self._options):
            return mask_of(table) & ~mask_of(play.taken)
        return mask_of(table) | 1 << NUMBERS[play.card]

    def of_cards(self, numbers: Sequence[int], table: int, last: bool) -> list[int]:
        """What the best play of each card would gain, in the order of ``numbers``."""
        takings = self.takings(table, last)
        taken, laid = self.taken, self._laid
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

    def _may_sweep(self, last: bool) -> bool:
        return self._sweep_at_last or not last

    def _best_sets(self, table: int, last: bool) -> Takings:
        best: list[Taking | None] = [None] * (HIGHEST + 1)
        may_sweep = self._may_sweep(last)
        for value, sets in enumerate(self.sets(table)):
            for mask, gain, swept in sets:
                if swept and may_sweep:
                    gain += SCOPA
                held = best[value]
                if (
                    held is None
                    or gain > held.gain
                    or (gain == held.gain and text_of(mask) < text_of(held.mask))
                ):
                    best[value] = Taking(gain, mask)
        if not table and self.ace_takes_itself:
            best[ACE_VALUE] = NOTHING
        return tuple(best)

    def sets(self, table: int) -> list[list[TakenSet]]:
        """For each value all sets that a card of it may take, before any laying is thought of."""
        sets = [
            [TakenSet(mask, gain, mask == table) for mask, gain in found]
            for found in self._natural_sets(table)
        ]
        if self._ace_has_power(table):
            natural = any(found.swept for found in sets[ACE_VALUE])
            gain = sum(self.taken[number] for number in numbers_of(table))
            scores = natural or bool(self._options.ace_sweep_scores)
            sets[ACE_VALUE] = [TakenSet(table, gain, scores)]
        return sets

    def _ace_has_power(self, table: int) -> bool:
        """Whether an ace takes the whole table."""
        options = self._options
        if options.ace is Ace.PLAIN or not table:
            return False
        return options.ace_on_ace is AceOnAce.ALL or not table & ACES

    def _natural_sets(self, table: int) -> list[MaskSets]:
        """For each value all sets that may be taken without any power."""
        totals = self._by_total(table)
        sets: list[MaskSets] = [[]]
        for value in range(1, HIGHEST + 1):
            same = totals[value]
            if self._options.capture is Capture.SUM:
                found = self._by_priority(same) if len(same) > 1 else same
            else:
                found = self._by_ways(same, totals[FIFTEEN - value])
            sets.append(found)
        return sets

    def _by_total(self, table: int) -> list[MaskSets]:
        """All sets of table cards by what they are worth together."""
        most = self._most_total
        adding = [(0, 0, 0)]
        for number in numbers_of(table):
            value, bit, gain = VALUES[number], 1 << number, self.taken[number]
            adding += [
                (total + value, mask | bit, gained + gain)
                for total, mask, gained in adding
                if total + value <= most
            ]
        totals: list[MaskSets] = [[] for _ in range(most + 1)]
        for total, mask, gained in adding[1:]:
            totals[total].append((mask, gained))
        return totals

    def _by_ways(self, same: MaskSets, rest: MaskSets) -> MaskSets:
        """The sets in force, of those worth the card itself and those worth the rest to fifteen."""
        equal = [found for found in same if found[0].bit_count() == 1]
        sources: dict[Source, MaskSets] = {
            equal_cards: equal,
            sums: [found for found in same if found[0].bit_count() > 1],
            fifteens: rest,
        }
        yielding = self._equal_first and bool(equal)
        sets = [
            found
            for way in self._ways
            if not (yielding and way.yields)
            for found in sources[way.source]
        ]
        return _smallest(sets) if self._fewest and sets else sets

    def _by_priority(self, sets: MaskSets) -> MaskSets:
        """The sets in force where only equal cards and sums are taken."""
        if not self._equal_first:
            return sets
        if self._fewest or any(mask.bit_count() == 1 for mask, _ in sets):
            return _smallest(sets)
        return sets


def _smallest(sets: MaskSets) -> MaskSets:
    fewest = min(mask.bit_count() for mask, _ in sets)
    return [(mask, gained) for mask, gained in sets if mask.bit_count() == fewest]
