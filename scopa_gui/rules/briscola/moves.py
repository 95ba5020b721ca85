"""Moves of Briscola and their text."""

import re
from dataclasses import dataclass

from scopa_gui.rules.cards import Card, CardError, Rank, Suit, parse_card
from scopa_gui.rules.game import IllegalMove

ENOUGH, MOST = 61, 120
"""The points that win a deal, and all there are."""


@dataclass(frozen=True, slots=True)
class Play:
    """A card played."""

    card: Card

    def __str__(self) -> str:
        return str(self.card)


@dataclass(frozen=True, slots=True)
class Bid:
    """A rank named in the auction; below the two, the points that one's side will reach."""

    rank: Rank
    needed: int = ENOUGH

    def __str__(self) -> str:
        return f"bid{self.word}"

    @property
    def word(self) -> str:
        """The rank, or the points: ``7``, ``62``."""
        return self.rank.value if self.needed == ENOUGH else str(self.needed)


@dataclass(frozen=True, slots=True)
class Pass:
    """No bid any more in this auction."""

    def __str__(self) -> str:
        return PASS


@dataclass(frozen=True, slots=True)
class Call:
    """The suit named by whoever won the auction: trump, and the suit of the called card."""

    suit: Suit

    def __str__(self) -> str:
        return f"call{self.suit.value}"


BriscolaMove = Play | Bid | Pass | Call
PASS = "pass"

MAX_SHOWN = 40
"""So much of an unreadable text is shown to the reader."""

_BID = re.compile(r"bid([A2-7FCR])")
_BID_POINTS = re.compile(r"bid([1-9][0-9]{1,2})")
_CALL = re.compile(r"call([dcsb])")


def parse_move(text: str) -> BriscolaMove:
    """The move that ``text`` names: ``7d``, ``bid7``, ``bid62``, ``pass``, ``calld``.

    Raises:
        IllegalMove: the text names no move.
    """
    if text == PASS:
        return Pass()
    if match := _BID.fullmatch(text):
        return Bid(Rank(match[1]))
    if match := _BID_POINTS.fullmatch(text):
        needed = int(match[1])
        if ENOUGH < needed <= MOST:
            return Bid(Rank.DUE, needed)
    if match := _CALL.fullmatch(text):
        return Call(Suit(match[1]))
    try:
        return Play(parse_card(text))
    except CardError as error:
        raise IllegalMove("unreadable", move=text[:MAX_SHOWN]) from error
