"""The four marks: heart, diamond, spade and club, from the corner to the ace.

Local coordinates: a mark is 40 units high and centred on the origin; `size` scales it.
"""

from kit.canvas import Canvas
from kit.geometry import Path, ellipse, path
from kit.paint import Radial
from kit.palette import INK, PAPER, RED, Ramp

HEART = path(
    "M0 -9.5C-3.4 -19.4 -19.6 -21.6 -19.6 -6.6C-19.6 5.4 -5.6 9.4 0 20.5"
    "C5.6 9.4 19.6 5.4 19.6 -6.6C19.6 -21.6 3.4 -19.4 0 -9.5Z"
)
DIAMOND = path(
    "M0 -21.5C3.8 -13.2 9.4 -5.8 16.6 0C9.4 5.8 3.8 13.2 0 21.5"
    "C-3.8 13.2 -9.4 5.8 -16.6 0C-9.4 -5.8 -3.8 -13.2 0 -21.5Z"
)
SPADE = path(
    "M0 -21.5C-5.4 -11 -19.4 -5.6 -19.4 5.6C-19.4 14.8 -7.6 16.6 -2.3 8.6"
    "C-2.5 14 -4.6 18 -9.2 20.4C-3.4 19.6 3.4 19.6 9.2 20.4C4.6 18 2.5 14 2.3 8.6"
    "C7.6 16.6 19.4 14.8 19.4 5.6C19.4 -5.6 5.4 -11 0 -21.5Z"
)
CLUB = path(
    "M-2.4 -3.6C-12 -9.6 -8.6 -21 0 -21C8.6 -21 12 -9.6 2.4 -3.6"
    "C4.4 -4.8 7 -5.8 9.8 -5.6C15.6 -5.2 19.6 -1 19.4 4C19.2 9.6 14.6 13.2 9.8 13"
    "C6.6 12.8 3.8 10.6 2 7.4C2.2 13.4 4.4 17.8 9 20.4C3.4 19.6 -3.4 19.6 -9 20.4"
    "C-4.4 17.8 -2.2 13.4 -2 7.4C-3.8 10.6 -6.6 12.8 -9.8 13C-14.6 13.2 -19.2 9.6 -19.4 4"
    "C-19.6 -1 -15.6 -5.2 -9.8 -5.6C-7 -5.8 -4.4 -4.8 -2.4 -3.6Z"
)
OUTLINES = {"hearts": HEART, "diamonds": DIAMOND, "spades": SPADE, "clubs": CLUB}
ENGRAVED = dict.fromkeys(("hearts", "diamonds"), RED.deep)
ENGRAVED |= dict.fromkeys(("spades", "clubs"), PAPER)
CORNER = {  # what tells spade from club in six pixels: one point, or three separate rounds
    "spades": [
        path(
            "M0 -22L-15 -1.6C-18 2 -19 4.4 -19 7.4C-19 15.4 -8 16.6 -2.4 11.4L-5.4 20.4"
            "H5.4L2.4 11.4C8 16.6 19 15.4 19 7.4C19 4.4 18 2 15 -1.6Z"
        )
    ],
    "clubs": [
        ellipse(0, -11.2, 9.8),
        ellipse(-11.6, 4.6, 9.4),
        ellipse(11.6, 4.6, 9.4),
        path("M-3 -4H3V2H6V7H2C2 13 4 17.4 8 20.4H-8C-4 17.4 -2 13 -2 7H-6V2H-3Z"),
    ],
}
BLACK = Ramp("#4a4037", "#2a211b", INK, INK)


def ramp(suit: str) -> Ramp:
    """The printed colour of a suit."""
    return RED if suit in ("hearts", "diamonds") else BLACK


def outline(suit: str) -> Path:
    """The outline of a mark."""
    return OUTLINES[suit]


def small(cv: Canvas, suit: str, height: float) -> None:
    """A mark for the corner: one flat field, nothing to clog it."""
    with cv.at(size=height / 42):
        for shape in CORNER.get(suit, [OUTLINES[suit]]):
            cv.flat(shape, RED.mid if ramp(suit) is RED else INK)


HATCHES = {  # graver strokes in the shade: from, to
    "hearts": (
        ((15.8, -11), (17.2, -4.6)),
        ((13.4, -10.4), (15.2, -1.4)),
        ((11, -8), (12.4, 1.8)),
        ((8.6, -4), (9.2, 4.8)),
        ((6.4, 0), (6, 7.8)),
        ((4, 4), (3.2, 11.4)),
    ),
    "diamonds": (
        ((12.4, -1.2), (6.6, 5)),
        ((10, -2.2), (4.6, 6.6)),
        ((7.4, -2.4), (2.8, 8.6)),
        ((4.8, -1.6), (1.4, 10.8)),
    ),
    "spades": (
        ((14.8, -0.6), (16.6, 6)),
        ((12, -1.6), (13.8, 9)),
        ((9.2, -2.6), (10.4, 10.6)),
        ((6.4, -2.6), (7, 10.6)),
    ),
    "clubs": (
        ((13, -1.8), (15.6, 5)),
        ((10.8, -2), (13, 8.2)),
        ((8.2, -1.4), (9.8, 9.6)),
        ((4.4, -16.6), (4.8, -9.6)),
        ((6.6, -14.6), (6.6, -11.4)),
    ),
}


def mark(cv: Canvas, suit: str, height: float) -> None:
    """A mark of the field: flat colour, a contour that swells, a little engraving.

    A reversed mark is reversed altogether: the card reads the same from its other end.
    """
    with cv.at(size=height / 42):
        cv.field(OUTLINES[suit], RED.mid if ramp(suit) is RED else INK, 1.05, heavy=0.75)
        with cv.finer(min(height / 36, 1.6)):
            for p, q in HATCHES[suit]:
                cv.hatch(p, q, -0.4, 0.7, ENGRAVED[suit])


def jewel(cv: Canvas, x: float, y: float, r: float, colours: Ramp) -> None:
    """A round stone in a golden setting."""
    cv.disc(x, y, r * 1.35, "#f6c42a", 0.7)
    stops = ((0.0, colours.light), (0.6, colours.mid), (1.0, colours.dark))
    cv.field(ellipse(x, y, r), Radial((x, y), r, stops), 0.5)
