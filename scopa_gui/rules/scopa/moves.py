"""Moves of the Scopa family and their text."""

import re
from dataclasses import dataclass

from scopa_gui.rules.cards import Card, CardError, format_cards, in_order, parse_card
from scopa_gui.rules.game import IllegalMove


@dataclass(frozen=True, slots=True)
class Play:
    """A card played: laid if ``taken`` is empty, otherwise taking those cards.

    ``taken`` stands in order of value, equal values in the order d c s b.
    """

    card: Card
    taken: tuple[Card, ...] = ()

    def __str__(self) -> str:
        taken = "".join(map(str, self.taken))
        return f"{self.card}x{taken}" if taken else str(self.card)


@dataclass(frozen=True, slots=True)
class Cut:
    """The deck cut: the first ``at`` cards go underneath."""

    at: int

    def __str__(self) -> str:
        return f"cut{self.at}"


@dataclass(frozen=True, slots=True)
class Declare:
    """The hand declared, before its first card is played."""

    def __str__(self) -> str:
        return DECLARE


ScopaMove = Play | Cut | Declare
DECLARE = "bussa"

MAX_SHOWN = 40
"""So much of an unreadable text is shown to the reader."""

_CUT = re.compile(r"cut([1-9][0-9]?)")
_PLAY = re.compile(r"(\w\w)(?:x((?:\w\w)+))?", re.ASCII)


def parse_move(text: str) -> ScopaMove:
    """The move that ``text`` names: ``7d``, ``Rdx2cFs``, ``cut17``, ``bussa``.

    Raises:
        IllegalMove: the text names no move; sets out of order are refused, so that a move has
            one text only.
    """
    if match := _CUT.fullmatch(text):
        return Cut(int(match[1]))
    if text == DECLARE:
        return Declare()
    match = _PLAY.fullmatch(text)
    if not match:
        raise IllegalMove("unreadable", move=text[:MAX_SHOWN])
    taken_text = match[2] or ""
    try:
        card = parse_card(match[1])
        taken = tuple(parse_card(taken_text[i : i + 2]) for i in range(0, len(taken_text), 2))
    except CardError as error:
        raise IllegalMove("unreadable", move=text[:MAX_SHOWN]) from error
    if taken != in_order(set(taken)):
        raise IllegalMove(
            "out_of_order", move=text[:MAX_SHOWN], cards=format_cards(in_order(set(taken)))
        )
    return Play(card, taken)
