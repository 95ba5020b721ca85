"""The program's icon: the settebello, in three drawings for three ranges of size.

All stand in a box of 160.  The large one lies on cloth and has suns on its coins; the small one is
the card alone; the tiny one keeps a ring and a gold disc of every coin.
"""

import math

from .canvas import Canvas
from .coin import sun_disc
from .geometry import Path, arc, ellipse, polar, polygon, ring_of
from .paint import Linear, Radial
from .palette import EDGE, GOLD, INK, PAPER, Ramp, blend

BOX = 160
CLOTH = Ramp("#2f7a58", "#1f5c40", "#123d2a", "#0a2419")


def _rounded(x0: float, y0: float, x1: float, y1: float, r: float) -> Path:
    """A rectangle with round corners."""
    right, left, top, low = x1 - r, x0 + r, y0 + r, y1 - r
    corners = ((right, top, 0), (right, low, 90), (left, low, 180), (left, top, 270))
    first, *others = (arc(x, y, r, r, a, a + 90) for x, y, a in corners)
    return first.then(*others, close=True)


def _seven(left: float, right: float, rows: tuple[float, float, float, float]):
    """The seven places of the card: two, one, two, two."""
    middle = (left + right) / 2
    a, b, c, d = rows
    return [(left, a), (right, a), (middle, b), (left, c), (right, c), (left, d), (right, d)]


def _paper(cv: Canvas, shape: Path, pen: float, edge: str) -> None:
    paint = Linear((20, 10), (140, 150), ((0.0, "#fffdf6"), (0.5, PAPER), (1.0, "#f1e3c4")))
    cv.field(shape, paint, pen, colour=edge)


def large(cv: Canvas) -> None:
    """A card on a square of green cloth with a golden line."""
    cloth = Radial((80, 74), 92, ((0.0, CLOTH.light), (0.55, CLOTH.mid), (1.0, CLOTH.dark)), 0.0)
    cv.field(_rounded(4, 4, 156, 156, 34), cloth, 2.0, colour=CLOTH.deep)
    cv.line(_rounded(8.4, 8.4, 151.6, 151.6, 29.8), 1.6, GOLD.mid)
    cv.flat(_rounded(32.5, 17.5, 132.5, 149.5, 10), CLOTH.deep, 0.55)
    _paper(cv, _rounded(30, 13, 130, 145, 9), 1.2, EDGE)
    for x, y in _seven(51.5, 108.5, (32.5, 59.5, 86.5, 125.5)):
        with cv.at(x, y):
            sun_disc(cv, 15.8, 1)


def _coin(cv: Canvas, x: float, y: float, r: float, rays: int) -> None:
    """A coin of few strokes: ring, rays or none, a gold disc."""
    with cv.at(x, y):
        cv.flat(ellipse(0, 0, r), INK)
        if rays:
            for a in ring_of(rays):
                half = 180 / rays * 0.82
                inner = r * 0.5
                cv.flat(
                    polygon([polar(r * 0.86, a), polar(inner, a + half), polar(inner, a - half)]),
                    GOLD.light if math.cos(math.radians(a + 38)) > 0 else GOLD.mid,
                )
            cv.flat(ellipse(0, 0, r * 0.5), GOLD.mid)
            for s in (-1, 1):
                cv.flat(ellipse(s * r * 0.19, -r * 0.06, r * 0.075), INK)
            cv.stroke([(-r * 0.2, r * 0.2), (0, r * 0.28), (r * 0.2, r * 0.2)], r * 0.11)
        else:
            stops = ((0.0, GOLD.light), (0.7, GOLD.mid), (1.0, GOLD.mid))
            cv.flat(ellipse(0, 0, r * 0.7), Radial((0, 0), r * 0.7, stops))


def small(cv: Canvas) -> None:
    """The card alone, wider than it is, on a rim of cloth."""
    cv.flat(_rounded(2, 2, 158, 158, 30), CLOTH.dark)
    _paper(cv, _rounded(19, 9, 141, 151, 15), 3.0, blend(GOLD.dark, CLOTH.dark, 0.3))
    for x, y in _seven(46, 114, (31.5, 60, 88.5, 128.5)):
        _coin(cv, x, y, 18, 8)


def tiny(cv: Canvas) -> None:
    """Seven discs on paper, on the grid of 16 pixels."""
    cv.flat(_rounded(0, 0, 160, 160, 28), CLOTH.dark)
    cv.flat(_rounded(10, 10, 150, 150, 14), PAPER)
    for x, y in _seven(35, 125, (33, 62, 91, 127)):
        _coin(cv, x, y, 20, 0)


DRAWINGS = {"settebello": large, "settebello-small": small, "settebello-tiny": tiny}


def svg(name: str) -> str:
    """The file of one drawing."""
    cv = Canvas(BOX, BOX, ground=False)
    DRAWINGS[name](cv)
    return cv.svg()


def drawing_for(px: int) -> str:
    """Which drawing a picture of so many pixels is made from."""
    if px < 32:
        return "settebello-tiny"
    return "settebello-small" if px <= 48 else "settebello"
