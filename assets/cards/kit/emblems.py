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
        "M-3 -9C-4 -21 -8 -33 -14.6 -44.6C-17.4 -49.2 -20 -52.8 -23.6 -56.4"
        "C-16 -54.6 -8.6 -49.2 -2.8 -40.4C2.6 -32 4 -19 3.4 -9Z"
    )
    cv.field(blade, across((-7, -30), (3, -34), BLUE), CONTOUR - 0.1, heavy=0.4)
    cv.line(curve("-.6,-10 -2,-22 -6.4,-35 -12.6,-46"), INNER, BLUE.light)
    cv.line(curve("1.4,-10 .8,-20 -3,-33 -9,-44"), 0.6, BLUE.deep)
    with cv.finer(FINER), cv.at(0, -8, size=0.8):
        hilt(cv)


def held_club(cv: Canvas, length: float) -> None:
    """A cudgel, head up, held near the end of its handle."""
    with cv.finer(FINER), cv.at(0, -length * 0.3):
        cudgel(cv, length, length * 0.15, bend=4)
