"""The opening table: what lies there before the first play, and whether it is played with at all.

A table worth 15 is a scopa and one worth 30 is two, for whoever the option names; so are three, by
another option, where it is worth nine or less. Whoever gets them takes the cards, and that is the
last capture so far. A table that pays nothing may make the deal void. Where hands are declared, the
matta takes the value that makes 15 or 30.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from scopa_gui.rules.cards import RANKS, Card, Rank
from scopa_gui.rules.scopa.declarations import MATTA
from scopa_gui.rules.scopa.options import Opening, ScopaOptions, Void

SCOPE_OF_WORTH = {15: 1, 30: 2}
SMALL_WORTH = 9
SCOPE_OF_SMALL_WORTH = 3
VOID_RANKS = {Void.KINGS: (Rank.RE, 3), Void.ACES: (Rank.ASSO, 2)}
"""So many of a rank make the deal void."""


@dataclass(frozen=True, slots=True)
class Paid:
    """What an opening table is worth.

    Attributes:
        worth: its value, the matta's included.
        scope: how many scope that is.
    """

    worth: int
    scope: int


def paid(table: Sequence[Card], options: ScopaOptions) -> Paid | None:
    """What the opening table pays, or None."""
    worth = sum(card.value for card in table)
    if options.opening is not Opening.NONE and table:
        for wanted, scope in SCOPE_OF_WORTH.items():
            if worth == wanted or (options.declarations and _matta_makes(wanted, table)):
                return Paid(wanted, scope)
    if options.opening_nine and worth <= SMALL_WORTH:
        return Paid(worth, SCOPE_OF_SMALL_WORTH)
    return None


def _matta_makes(wanted: int, table: Sequence[Card]) -> bool:
    """Whether some value of the matta makes the table worth so much."""
    others = sum(card.value for card in table if card != MATTA)
    return MATTA in table and 1 <= wanted - others <= len(RANKS)


def is_void(table: Sequence[Card], options: ScopaOptions) -> bool:
    """Whether a table that pays nothing makes the deal void."""
    if options.void not in VOID_RANKS:
        return False
    rank, least = VOID_RANKS[options.void]
    return sum(card.rank is rank for card in table) >= least
