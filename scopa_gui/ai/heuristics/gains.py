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
from functools import lru_cache
from typing import NamedTuple

from scopa_gui.ai.masks import ACE_VALUE, CARDS, HIGHEST, NUMBERS, VALUES, mask_of, text_of
from scopa_gui.ai.taking import TakenSets
from scopa_gui.rules.cards import SETTEBELLO, Card, Rank, Suit
from scopa_gui.rules.scopa.captures import sweeps, takes_itself
from scopa_gui.rules.scopa.moves import Play
from scopa_gui.rules.scopa.options import Primiera, ScopaOptions

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


@lru_cache(maxsize=16)
def worths(options: ScopaOptions) -> tuple[int, ...]:
    """What every card is worth, by its number, in hundredths of a point."""
    return tuple(hundredths(card, options) for card in CARDS)


class Taking(NamedTuple):
    """The best set that a value can take: its gain without the card played, and its mask."""

    gain: int
    mask: int


NOTHING = Taking(0, 0)
"""A card that takes itself alone."""

Takings = tuple[Taking | None, ...]
"""For each value from 0 on: the best set, or None where a card of that value must be laid."""


class Gains:
    """Gains under fixed options; tables once looked at are remembered.

    One is made for each decision, so its memory is small and ends with the decision.

    Attributes:
        taken: what taking the card of each number gains.
    """

    def __init__(self, options: ScopaOptions) -> None:
        self._options = options
        self._sets = TakenSets(options)
        self._sweep_at_last = bool(options.last_card_scopa)
        worth = worths(options)
        self.taken = tuple(2 * one for one in worth)
        self._laid = tuple(-one for one in worth)
        self._known: dict[tuple[int, bool], Takings] = {}

    def of_play(self, play: Play, table: Sequence[Card], last: bool) -> int:
        """What a play gains; ``last`` is the very last play of the deal."""
        number = NUMBERS[play.card]
        if not play.taken and not takes_itself(play.card, table, self._options):
            return self._laid[number]
        gain = self.taken[number] + sum(self.taken[NUMBERS[card]] for card in play.taken)
        return gain + SCOPA * self.is_scopa(play, table, last)

    def is_scopa(self, play: Play, table: Sequence[Card], last: bool) -> bool:
        """Whether a play is a scopa; ``last`` is the very last play of the deal."""
        return self._may_sweep(last) and sweeps(play.card, table, play.taken, self._options)

    def may_be_swept(self, numbers: Sequence[int], table: int, last: bool) -> bool:
        """Whether one of these cards makes a scopa on a table."""
        return self._may_sweep(last) and any(
            self._sets.sweeps(value, table, table)
            for value in {VALUES[number] for number in numbers}
            if table in self._sets.of(value, table)
        )

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
        for value in range(1, HIGHEST + 1):
            held = None
            for mask in self._sets.of(value, table):
                gain = self.of_taken(mask)
                if mask == table and may_sweep and self._sets.sweeps(value, table, mask):
                    gain += SCOPA
                if (
                    held is None
                    or gain > held.gain
                    or (gain == held.gain and text_of(mask) < text_of(held.mask))
                ):
                    held = Taking(gain, mask)
            best[value] = held
        if not table and self._sets.ace_takes_itself:
            best[ACE_VALUE] = NOTHING
        return tuple(best)

    def of_taken(self, mask: int) -> int:
        """What taking these cards gains, the scopa apart."""
        taken = self.taken
        gain = 0
        while mask:
            low = mask & -mask
            gain += taken[low.bit_length() - 1]
            mask ^= low
        return gain
