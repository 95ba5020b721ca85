"""What can be taken, on tables written as bit masks: the readable ``captures``, quickly.

The readable rules stay the truth: tests compare what this module says with what they say.
"""

from scopa_gui.ai.masks import ACE_VALUE, HIGHEST, OF_RANK, VALUES, bits_of, numbers_of
from scopa_gui.rules.cards import RANKS
from scopa_gui.rules.scopa.captures import EQUAL, FIFTEEN, WAYS
from scopa_gui.rules.scopa.options import (
    Ace,
    AceOnAce,
    AceOnEmpty,
    Capture,
    Priority,
    ScopaOptions,
)

MOST_REMEMBERED = 60_000
"""So many pairs of value and table are remembered before all are forgotten."""

_EQUAL = (0, *(OF_RANK[rank] for rank in RANKS))
"""The cards of each value, from 0 on."""
_AT_MOST = tuple(sum(_EQUAL[: value + 1]) for value in range(HIGHEST + 1))
"""The cards of each value or less."""
_BITS = tuple(1 << number for number in range(len(VALUES)))

Sets = tuple[int, ...]


class TakenSets:
    """The sets that may be taken under fixed options; what was asked once is remembered.

    Attributes:
        ace_takes_itself: whether an ace played on an empty table goes to its player's pile.
    """

    def __init__(self, options: ScopaOptions) -> None:
        self._options = options
        self._sum = options.capture in (Capture.SUM, Capture.SUM_OR_FIFTEEN)
        self._fifteen = options.capture is not Capture.SUM
        self._equal = EQUAL in WAYS[options.capture]
        self._equal_first = self._equal and options.priority is not Priority.FREE
        self._fifteen_yields = options.capture is Capture.FIFTEEN_OR_EQUAL
        self._fewest = options.priority is Priority.FEWEST
        self._power = options.ace is Ace.TAKES_ALL
        self._power_on_aces = options.ace_on_ace is AceOnAce.ALL
        self._sweep_scores = bool(options.ace_sweep_scores)
        self._known: dict[int, Sets] = {}
        self.ace_takes_itself = (
            options.ace is Ace.TAKES_ALL and options.ace_on_empty is AceOnEmpty.TAKEN
        )

    def of(self, value: int, table: int) -> Sets:
        """All sets of table cards that a card of this value may take."""
        key = table << 4 | value
        known = self._known.get(key)
        if known is None:
            if len(self._known) >= MOST_REMEMBERED:
                self._known.clear()
            if value == ACE_VALUE and self.has_power(table):
                known = (table,)
            else:
                known = self._natural(value, table)
            self._known[key] = known
        return known

    def sweeps(self, value: int, table: int, taken: int) -> bool:
        """Whether taking this set is a scopa, the last card of a deal apart."""
        if taken != table or not taken:
            return False
        if value != ACE_VALUE or self._sweep_scores or not self.has_power(table):
            return True
        return table in self._natural(value, table)

    def has_power(self, table: int) -> bool:
        """Whether an ace takes the whole table."""
        return self._power and bool(table) and (self._power_on_aces or not table & _EQUAL[1])

    def _natural(self, value: int, table: int) -> Sets:
        """The sets that may be taken without any power."""
        equal = table & _EQUAL[value]
        found: list[int] = []
        first = self._equal_first and equal
        if equal and self._equal:
            found += bits_of(equal)
        if self._sum and not first:
            found += _adding_up(value, table & _AT_MOST[value - 1])
        if self._fifteen and not (first and self._fifteen_yields):
            rest = FIFTEEN - value
            found += _adding_up(rest, table & _AT_MOST[min(rest, HIGHEST)])
        if self._fewest and len(found) > 1:
            fewest = min([mask.bit_count() for mask in found])
            found = [mask for mask in found if mask.bit_count() == fewest]
        return tuple(found)


def _adding_up(total: int, cards: int) -> list[int]:
    """The sets of these cards that are worth so much."""
    sums = [(0, 0)]
    for number in numbers_of(cards):
        bit, value = _BITS[number], VALUES[number]
        most = total - value
        sums += [(worth + value, mask | bit) for worth, mask in sums if worth <= most]
    return [mask for worth, mask in sums if worth == total]
