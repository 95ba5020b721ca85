"""The suit marks as a figure holds them: small, with the origin where the hand grips."""

from .canvas import CONTOUR, INNER, Canvas
from .club import cudgel
from .coin import sun_disc
from .cup import urn
from .geometry import curve, path
from .paint import across
from .palette import BLUE
from .sword import hilt, sword

FINER = 0.78  # the pens of a mark in the hand, beside those of the figure


def held_coin(cv: Canvas, r: float) -> None:
    """A coin of radius r, centred on the origin."""
    with cv.finer(FINER):
        sun_disc(cv, r, 1)


def held_cup(cv: Canvas, height: float) -> None:
    """A goblet whose foot stands a little below the origin, the stem in the fist."""
    with cv.finer(FINER), cv.at(0, -height * 0.36):
        urn(cv, height)


def held_sword(cv: Canvas, length: float) -> None:
    """A sword pointing up, `length` from the fist to its point."""
    size = length / 106
    with cv.finer(FINER), cv.at(0, -9.5 * size):
        sword(cv, length - 9.5 * size, size)


def scimitar(cv: Canvas) -> None:
    """A curved blade on the hilt of the suit."""
    blade = path(
        "M-3 -9C-4 -22 -8 -36 -15 -49C-18 -54 -21 -58 -25 -62C-17 -60 -9 -54 -3 -44"
        "C2.6 -34.6 4 -20 3.4 -9Z"
    )
    cv.field(blade, across((-7, -30), (3, -34), BLUE), CONTOUR - 0.1, heavy=0.4)
    cv.line(curve("-.6,-10 -2,-24 -6.4,-38 -13,-50"), INNER, BLUE.light)
    cv.line(curve("1.4,-10 .8,-22 -3,-36 -9.4,-48"), 0.6, BLUE.deep)
    with cv.finer(FINER), cv.at(0, -8, size=0.8):
        hilt(cv)


def held_club(cv: Canvas, length: float) -> None:
    """A cudgel, head up, held near the end of its handle."""
    with cv.finer(FINER), cv.at(0, -length * 0.3):
        cudgel(cv, length, length * 0.15, bend=4)
