"""Pictured examples as they lie on the cloth: cards, rings, arrows and figures at their places.

Only geometry, counted in card widths; ``learn_pictures`` draws it. What the figures say is counted
by the rules.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import assert_never

from scopa_gui.app.learn.examples import (
    Counting,
    Decks,
    Drawn,
    Example,
    Following,
    Laid,
    Taking,
    Trick,
)
from scopa_gui.rules.briscola.tricks import points
from scopa_gui.rules.cards import Card, parse_card, parse_cards
from scopa_gui.rules.scopa.scoring import PRIMIERA_VALUES, primiera_sum
from scopa_gui.ui.rasteriser import BACK
from scopa_gui.ui.viewport import CARD_ASPECT

RIM = 0.4
GAP = 0.3
CLOSE_GAP = 0.14
ARROW = 0.5
LABEL = 0.5
"""Height of a figure below a card."""
BETWEEN = 0.55
MEDALLION = 0.8
UNDER_STOCK = 0.6
"""How far the stock lies from the middle of the trump card under it, in card heights."""
MANY = 6
"""From so many cards in a line on they stand closer."""


@dataclass(frozen=True)
class CardSpot:
    """A card: its middle, its turn, whether it is ringed, the figure below it, and its deck where
    that is not the reader's."""

    card: str
    x: float
    y: float
    degrees: float = 0.0
    ringed: bool = False
    label: str = ""
    deck: str = ""


@dataclass(frozen=True)
class DrawnSpot:
    """A drawing of a card that is in no deck here, by its middle."""

    emblem: str
    x: float
    y: float


@dataclass(frozen=True)
class ArrowSpot:
    """An arrow to the right, by its middle."""

    x: float
    y: float


@dataclass(frozen=True)
class CountSpot:
    """A figure by its middle: a sum, or points won on a medallion."""

    x: float
    y: float
    words: str
    won: bool


Spot = CardSpot | DrawnSpot | ArrowSpot | CountSpot


@dataclass(frozen=True)
class Figure:
    """What lies on the cloth, in card widths from its upper left corner."""

    width: float
    height: float
    spots: tuple[Spot, ...]

    @property
    def cards(self) -> tuple[str, ...]:
        """Every card shown in the reader's deck."""
        return tuple(
            spot.card for spot in self.spots if isinstance(spot, CardSpot) and not spot.deck
        )


def figures(example: Example) -> tuple[Figure, ...]:
    """The drawings of an example: one for each way of taking, or one with all its lines."""
    match example:
        case Taking():
            ways = example.takes or ("",)
            return tuple(_taking(example, frozenset(way.split())) for way in ways)
        case Laid():
            return (_laid(example),)
        case Trick():
            return (_trick(example),)
        case Following():
            return (_following(example),)
        case Decks():
            return (_decks(example),)
        case Drawn():
            return (_drawn(example),)
        case _:
            assert_never(example)


def _taking(example: Taking, taken: frozenset[str]) -> Figure:
    low = LABEL if example.counted else 0.0
    middle = RIM + CARD_ASPECT / 2
    x = RIM + 0.5
    spots: list[Spot] = [
        CardSpot(example.played, x, middle, label=_value(example.played, example.counted))
    ]
    x += 0.5 + GAP + ARROW / 2
    spots.append(ArrowSpot(x, middle))
    x += ARROW / 2 + GAP
    for card in example.table.split():
        label = _value(card, example.counted)
        spots.append(CardSpot(card, x + 0.5, middle, ringed=card in taken, label=label))
        x += 1 + GAP
    if example.scopa:
        x += ARROW / 2
        spots.append(ArrowSpot(x, middle))
        x += ARROW / 2 + GAP
        spots.append(CardSpot(example.played, x + CARD_ASPECT / 2, middle, 90.0))
        x += CARD_ASPECT + GAP
    return Figure(x - GAP + RIM, 2 * RIM + CARD_ASPECT + low, tuple(spots))


def _trick(example: Trick) -> Figure:
    """The stock over the trump card, the trick in the order of play, what it is worth."""
    middle = RIM + CARD_ASPECT / 2
    x = RIM + CARD_ASPECT / 2
    spots: list[Spot] = [CardSpot(example.trump, x, middle, 90.0)]
    x += UNDER_STOCK * CARD_ASPECT
    spots.append(CardSpot(BACK, x, middle))
    x += 0.5 + 2 * GAP
    for card in example.cards.split():
        spots.append(CardSpot(card, x + 0.5, middle, ringed=card == example.takes))
        x += 1 + GAP
    spots.append(CountSpot(x + MEDALLION / 2, middle, str(example.worth), won=True))
    x += MEDALLION
    return Figure(x + RIM, 2 * RIM + CARD_ASPECT, tuple(spots))


def _following(example: Following) -> Figure:
    """The card led, then the hand with a ring round what may be played."""
    middle = RIM + CARD_ASPECT / 2
    x = RIM + 0.5
    spots: list[Spot] = [CardSpot(example.led, x, middle)]
    x += 0.5 + GAP + ARROW / 2
    spots.append(ArrowSpot(x, middle))
    x += ARROW / 2 + GAP
    for card in example.hand.split():
        ringed = card in example.allowed.split()
        spots.append(CardSpot(card, x + 0.5, middle, ringed=ringed))
        x += 1 + GAP
    return Figure(x - GAP + RIM, 2 * RIM + CARD_ASPECT, tuple(spots))


def _decks(example: Decks) -> Figure:
    """A line for each deck."""
    cards = example.cards.split()
    spots = [
        CardSpot(
            card,
            RIM + place * (1 + GAP) + 0.5,
            RIM + line * (CARD_ASPECT + GAP) + CARD_ASPECT / 2,
            deck=deck,
        )
        for line, deck in enumerate(example.decks)
        for place, card in enumerate(cards)
    ]
    width = 2 * RIM + len(cards) * (1 + GAP) - GAP
    height = 2 * RIM + len(example.decks) * (CARD_ASPECT + GAP) - GAP
    return Figure(width, height, tuple(spots))


def _drawn(example: Drawn) -> Figure:
    """Drawings side by side."""
    spots = [
        DrawnSpot(emblem, RIM + place * (1 + GAP) + 0.5, RIM + CARD_ASPECT / 2)
        for place, emblem in enumerate(example.emblems)
    ]
    width = 2 * RIM + len(spots) * (1 + GAP) - GAP
    return Figure(width, 2 * RIM + CARD_ASPECT, tuple(spots))


def _value(card: str, shown: bool) -> str:
    return str(parse_card(card).value) if shown else ""


def _laid(example: Laid) -> Figure:
    groups = [parse_cards(group) for group in example.groups]
    labelled = any(_label(example.counting, card) for card in groups[0])
    longest = max(map(len, groups))
    gap = CLOSE_GAP if longest >= MANY else GAP
    step = CARD_ASPECT + (LABEL if labelled else 0.0)
    spots: list[Spot] = []
    end = RIM + longest * (1 + gap) - gap
    right = end
    for number, (cards, worth) in enumerate(zip(groups, example.worth, strict=True)):
        top = RIM + number * (step + BETWEEN / 2)
        middle = top + CARD_ASPECT / 2
        for place, card in enumerate(cards):
            x = RIM + place * (1 + gap) + 0.5
            spots.append(CardSpot(str(card), x, middle, label=_label(example.counting, card)))
        total = _total(example.counting, cards)
        x = end
        if total:
            spots.append(CountSpot(x + GAP + 0.55, middle, total, won=False))
            x += GAP + 1.1
        if counts_points(example.counting):
            spots.append(CountSpot(x + GAP + MEDALLION / 2, middle, str(worth), won=worth > 0))
            x += GAP + MEDALLION
        right = max(right, x)
    height = 2 * RIM + len(groups) * step + (len(groups) - 1) * BETWEEN / 2
    return Figure(right + RIM, height, tuple(spots))


def counts_points(counting: Counting) -> bool:
    """Whether each line ends with points."""
    return counting in (
        Counting.PRIMIERA,
        Counting.OPENING,
        Counting.DECLARED,
        Counting.POINTS,
        Counting.CARD_POINTS,
    )


def _label(counting: Counting, card: Card) -> str:
    match counting:
        case Counting.VALUE | Counting.OPENING:
            return str(card.value)
        case Counting.PRIMIERA:
            return str(PRIMIERA_VALUES[card.rank])
        case Counting.CARD_POINTS:
            return str(points(card))
        case (
            Counting.NOTHING
            | Counting.VOID
            | Counting.DECLARED
            | Counting.POINTS
            | Counting.LEFT_OUT
        ):
            return ""


def _total(counting: Counting, cards: Sequence[Card]) -> str:
    return f"= {primiera_sum(tuple(cards))}" if counting is Counting.PRIMIERA else ""
