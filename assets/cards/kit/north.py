"""Two cards as the north of Italy draws them, for the page about the cards; boxes of 64 units.

Curved swords stand round in an oval and cross at both ends; staves cross in an X, like a lattice.
"""

from .canvas import Canvas
from .geometry import path, polygon
from .palette import BLUE, GOLD, GREEN, PAPER, RED

HALF = 18.2, 30.2
"""Half the width and half the height of the card."""
SWORDS = (20.0, 11.0)
"""How far each pair of blades bends outwards."""
EDGE = "#a8946a"
STAVES = (-4.4, 4.4)
"""Where the two staves of each direction lie beside the middle."""


def _card(cv: Canvas) -> None:
    x, y, r = *HALF, 2.0
    corners = ((-x, -y), (x, -y), (x, y), (-x, y))
    cut = []
    for number, (cx, cy) in enumerate(corners):
        along = ((0, r * (1 if cy < 0 else -1)), (r * (1 if cx < 0 else -1), 0))
        for dx, dy in along if number % 2 == 0 else along[::-1]:
            cut.append((cx + dx, cy + dy))
    cv.field(polygon(cut), PAPER, 0.5, colour=EDGE)


def _sword(cv: Canvas, bend: float) -> None:
    """One blade, from its grip at the lower middle outwards and back to the upper middle."""
    inner = bend - 3.6
    cv.field(
        path(f"M-2.4 15.6C{-bend} 9 {-bend} -14 2.4 -26.4C{-inner} -12 {-inner} 8 -0.4 17.4Z"),
        BLUE,
        0.45,
    )
    cv.field(polygon([(-5, 14.2), (1.8, 19.6), (0.6, 21.2), (-6.2, 15.8)]), GOLD, 0.45)
    cv.field(polygon([(-1.6, 18.6), (0.2, 20), (4, 25.6), (2, 27)]), RED, 0.45)
    cv.disc(3.4, 27.2, 1.5, GOLD, 0.45)


def swords(cv: Canvas) -> None:
    """Four of swords."""
    _card(cv)
    for bend in SWORDS:
        for mirrored in (False, True):
            with cv.at(flip=mirrored):
                _sword(cv, bend)


def _staff(cv: Canvas) -> None:
    """A smooth rod with a head at both ends and three bands."""
    cv.field(polygon([(-1.5, -27), (1.5, -27), (1.5, 27), (-1.5, 27)]), GREEN, 0.45)
    for y in (-27, 24):
        cv.field(polygon([(-2.2, y), (2.2, y), (2.2, y + 3), (-2.2, y + 3)]), GOLD, 0.45)
    for y in (-15, -1.2, 12.6):
        cv.field(polygon([(-1.7, y), (1.7, y), (1.7, y + 2.4), (-1.7, y + 2.4)]), RED, 0.4)


def staves(cv: Canvas) -> None:
    """Four of staves."""
    _card(cv)
    for turn in (-24, 24):
        for beside in STAVES:
            with cv.at(beside, 0, 0.94, turn=turn):
                _staff(cv)
