"""The large indices: what is laid over a card for eyes that want numerals in its corners.

A paper tab in the upper-left corner and the same reversed in the lower-right one: the card's value
(1 to 7, 8 9 10 for the figures) over a small mark of the suit. All else is transparent. A deck has
its `Numerals`: colours, marks, and how large the tabs are.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from .canvas import Canvas
from .club import cudgel
from .coin import sun_disc
from .cup import urn
from .french.corners import letter
from .geometry import Path, ellipse, path, polygon
from .palette import BLUE, EDGE, GOLD, GREEN, PAPER, RED
from .sword import sword


@dataclass(frozen=True)
class Tab:
    """The measures of a tab: as narrow as can be, for it hides what is under it."""

    right: float
    bottom: float
    numeral: float  # how large, 1 is 30 high
    narrow: float  # how far a single figure is squeezed
    bold: float  # added to every stroke
    mark: float  # how large the suit's mark is, 1 is 15 high


@dataclass(frozen=True)
class Numerals:
    """The numerals of a deck, by the letter of the suit."""

    colours: dict[str, str]
    mark: Callable[[Canvas, str], None]  # about 15 high, centred on the origin
    large: Tab
    few_pixels: Tab  # for cards shown small


LEFT = TOP = 2.0
VALUES = {"A": "1", "F": "8", "C": "9", "R": "10"}


def _bar(x0: float, y0: float, x1: float, y1: float) -> Path:
    return polygon([(x0, y0), (x1, y0), (x1, y1), (x0, y1)])


def _one() -> list[Path]:
    return [
        _bar(7.4, 1, 13.4, 29),
        _bar(3, 27.3, 17.8, 30),
        path("M2.6 6.4C6 5.4 9 3.4 11 0H13.4V8H2.6Z"),
    ]


def _ring(x: float, y: float, rx: float, ry: float, wide: float, thin: float) -> Path:
    """A bowl: the strokes at its sides `wide`, above and below `thin`."""
    hole = ellipse(x, y, rx - wide, ry - thin).reversed()
    return Path(ellipse(x, y, rx, ry).runs + hole.runs)


def _eight() -> list[Path]:
    return [_ring(10.2, 7.6, 7.8, 7.7, 4.4, 2.6), _ring(10.2, 21.4, 9.6, 8.9, 5.4, 2.8)]


def _nine() -> list[Path]:
    """The six, stood on its head."""
    return [shape.map(lambda p: (20.4 - p[0], 30 - p[1])) for shape in letter("6")]


def _nought() -> list[Path]:
    return [_ring(10, 15, 9.6, 15.2, 5.4, 3)]


OWN = {"1": _one, "8": _eight, "9": _nine, "0": _nought}


def numeral(value: str, narrow: float) -> list[Path]:
    """The shapes of a value 30 high, its middle at x = 0; two figures are set narrower still."""
    shapes: list[Path] = []
    for i, figure in enumerate(value):
        glyph = OWN[figure]() if figure in OWN else letter(figure)
        slot, k = -10.2 * narrow, narrow
        if len(value) > 1:
            slot, k = ((-12.4, 0.58), (-2.4, 0.71))[i]
            slot, k = slot * narrow, k * narrow
        shapes += [s.map(lambda p, x=slot, k=k: (x + p[0] * k, p[1])) for s in glyph]
    return shapes


def _mark(cv: Canvas, suit: str) -> None:
    if suit == "d":
        sun_disc(cv, 7, 1)
    elif suit == "c":
        urn(cv, 15.4)
    elif suit == "s":
        with cv.at(turn=35), cv.at(0, 2):
            sword(cv, 10.4, 0.44)
    else:
        with cv.at(turn=28):
            cudgel(cv, 17.4, 3.8, bend=1)


NAPOLETANE = Numerals(
    {"d": GOLD.deep, "c": RED.dark, "s": BLUE.dark, "b": GREEN.dark},
    _mark,
    large=Tab(23.6, 53.0, 1.0, 0.8, 0.0, 1.0),
    few_pixels=Tab(31.0, 59.0, 1.18, 0.9, 1.3, 1.0),
)


def _tab(cv: Canvas, rank: str, suit: str, numerals: Numerals, tab: Tab) -> None:
    w, h = tab.right, tab.bottom
    shape = (
        f"M{LEFT + 7} {TOP}H{w - 4}C{w - 1.8} {TOP} {w} {TOP + 1.8} {w} {TOP + 4}V{h - 4}"
        f"C{w} {h - 1.8} {w - 1.8} {h} {w - 4} {h}H{LEFT + 4}C{LEFT + 1.8} {h} {LEFT} {h - 1.8}"
        f" {LEFT} {h - 4}V{TOP + 7}C{LEFT} {TOP + 3} {LEFT + 3} {TOP} {LEFT + 7} {TOP}Z"
    )
    cv.field(path(shape), PAPER, 1.2, colour=EDGE)
    middle, colour = (LEFT + w) / 2, numerals.colours[suit]
    with cv.at(middle, TOP + 3.6, tab.numeral):
        for one in numeral(VALUES.get(rank, rank), tab.narrow):
            if tab.bold:
                cv.field(one, colour, tab.bold, colour=colour)
            else:
                cv.flat(one, colour)
    with cv.at(middle, h - 9 * tab.mark, tab.mark):
        numerals.mark(cv, suit)


def index(card: str, numerals: Numerals, tab: Tab, cv: Canvas) -> None:
    """Both tabs of a card, such as ``7d``."""
    _tab(cv, card[0], card[1], numerals, tab)
    with cv.at(cv.width, cv.height, turn=180):
        _tab(cv, card[0], card[1], numerals, tab)


def indices(cards: tuple[str, ...], numerals: Numerals, *, few_pixels: bool) -> dict:
    """The overlay of every card by the card's text."""
    tab = numerals.few_pixels if few_pixels else numerals.large
    return {card: partial(index, card, numerals, tab) for card in cards}
