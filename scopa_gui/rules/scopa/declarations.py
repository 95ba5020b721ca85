"""Declaring a hand: three cards worth nine or less, or three of a kind.

A hand can be declared before the first of its cards is played, once, and then lies face up until
played. The matta, the seven of cups, counts as an ace for the small hand and as any rank for three
of a kind; played, it is a seven.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from scopa_gui.rules.cards import Card, parse_card
from scopa_gui.rules.scopa.options import DECLARED_CARDS, ScopaOptions

MATTA = parse_card("7c")
SMALL_HAND = 9
SMALL_HAND_POINTS = 3
THREE_OF_A_KIND_POINTS = 10


@dataclass(frozen=True, slots=True)
class Declaration:
    """A hand declared: by whom, with which cards, for how many points."""

    seat: int
    cards: tuple[Card, ...]
    points: int


def declared_points(hand: Sequence[Card]) -> int:
    """What declaring a hand brings: the higher of its two worths, 0 if it has none."""
    if len(hand) != DECLARED_CARDS:
        return 0
    if len({card.rank for card in hand if card != MATTA}) == 1:
        return THREE_OF_A_KIND_POINTS
    total = sum(1 if card == MATTA else card.value for card in hand)
    return SMALL_HAND_POINTS if total <= SMALL_HAND else 0


def can_declare(hand: Sequence[Card], face_up: Sequence[Card], options: ScopaOptions) -> bool:
    """Whether a hand, of which ``face_up`` lies open already, can be declared now."""
    return bool(options.declarations) and not face_up and declared_points(hand) > 0
