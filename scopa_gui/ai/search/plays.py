"""All plays of a hand on a table, both bit masks, in the order in which they are worth trying."""

from typing import NamedTuple

from scopa_gui.ai.heuristics.gains import SCOPA, Gains
from scopa_gui.ai.masks import CARDS, HIGHEST, NUMBERS, VALUES, cards_of, mask_of, numbers_of
from scopa_gui.rules.scopa.moves import Play
from scopa_gui.rules.scopa.options import ScopaOptions

MOST_TABLES = 20_000
MOST_PLAYS = 40_000
"""So many tables and pairs of hand and table are remembered before all are forgotten."""

ACE_VALUE = 1


class CompactPlay(NamedTuple):
    """A play and what it does.

    Attributes:
        card: the bit of the card played.
        won: the cards that go to the pile, the played one included; 0 where it is laid.
        table: the table it leaves.
        swept: 1 if it is a scopa, provided it is not the last card of the deal.
    """

    card: int
    won: int
    table: int
    swept: int


def readable(play: CompactPlay) -> Play:
    """The play as the rules write it."""
    return Play(CARDS[play.card.bit_length() - 1], cards_of(play.won & ~play.card))


def compact(play: Play, plays: tuple[CompactPlay, ...]) -> CompactPlay:
    """The one of these plays that the rules write so.

    Raises:
        ValueError: it is none of them.
    """
    card, taken = 1 << NUMBERS[play.card], mask_of(play.taken)
    for one in plays:
        if one.card == card and one.won & ~card == taken:
            return one
    raise ValueError(f"{play} is none of the plays")


class Plays:
    """Plays under fixed options; what was asked once is remembered, within bounds."""

    def __init__(self, options: ScopaOptions) -> None:
        self._gains = Gains(options)
        self._laid = tuple(-gain // 2 for gain in self._gains.taken)
        self._by_value: dict[int, list[list[tuple[int, int, int, int]]]] = {}
        self._known: dict[tuple[int, int], tuple[CompactPlay, ...]] = {}

    def of(self, hand: int, table: int) -> tuple[CompactPlay, ...]:
        """All plays, the most promising first; equal promises in the order of the cards."""
        known = self._known.get((hand, table))
        if known is None:
            if len(self._known) >= MOST_PLAYS:
                self._known.clear()
            known = self._known[hand, table] = self._find(hand, table)
        return known

    def _find(self, hand: int, table: int) -> tuple[CompactPlay, ...]:
        by_value = self._by_value.get(table)
        if by_value is None:
            if len(self._by_value) >= MOST_TABLES:
                self._by_value.clear()
            by_value = self._by_value[table] = self._sets(table)
        worth = self._gains.taken
        found = []
        for number in numbers_of(hand):
            bit = 1 << number
            sets = by_value[VALUES[number]]
            for gain, taken, left, swept in sets:
                found.append(
                    (
                        -gain - worth[number],
                        number,
                        taken,
                        CompactPlay(bit, bit | taken, left, swept),
                    )
                )
            if not sets:
                found.append((-self._laid[number], number, 0, CompactPlay(bit, 0, table | bit, 0)))
        found.sort()
        return tuple([play for _, _, _, play in found])

    def _sets(self, table: int) -> list[list[tuple[int, int, int, int]]]:
        """For each value what it can take: gain, cards, what is left, whether that is a scopa."""
        if not table:
            sets: list[list[tuple[int, int, int, int]]] = [[] for _ in range(HIGHEST + 1)]
            if self._gains.ace_takes_itself:
                sets[ACE_VALUE] = [(0, 0, 0, 0)]
            return sets
        return [
            [
                (gain + SCOPA * swept, mask, table & ~mask, int(swept))
                for mask, gain, swept in of_value
            ]
            for of_value in self._gains.sets(table)
        ]
