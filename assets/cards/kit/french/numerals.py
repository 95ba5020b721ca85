"""The numerals laid over the French deck: the values, larger than its own indices and over them."""

from kit.canvas import Canvas
from kit.indices import Numerals, Tab
from kit.palette import INK, RED

from .deck import SUITS
from .marks import ramp, small


def _mark(cv: Canvas, suit: str) -> None:
    small(cv, SUITS[suit], 15.4)


FRENCH = Numerals(
    {letter: RED.mid if ramp(suit) is RED else INK for letter, suit in SUITS.items()},
    _mark,
    large=Tab(28.6, 63.5, 1.2, 0.88, 0.0, 1.28),
    few_pixels=Tab(31.6, 70.4, 1.36, 0.94, 1.0, 1.36),
)
