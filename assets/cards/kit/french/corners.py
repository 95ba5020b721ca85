"""The indices: a rank and a small mark in two opposite corners.

The letters are shapes of our own: stems with slab feet, bowls that swell.  They stand in a box
20 units wide and 30 high.  On cards shown small they are larger, and bolder by an outline.
"""

from kit.bodies import Tube
from kit.canvas import Canvas
from kit.geometry import Path, ellipse, path, polygon
from kit.palette import INK, RED

from .marks import ramp, small
from .reversible import CENTRE

LEFT, TOP, HEIGHT = 5.6, 8.4, 25.4
SMALL_LEFT, SMALL_TOP, SMALL_HEIGHT, SMALL_BOLD = 3.6, 5.6, 34.0, 0.6


def _bar(x0: float, y0: float, x1: float, y1: float) -> Path:
    return polygon([(x0, y0), (x1, y0), (x1, y1), (x0, y1)])


def _stroke(nodes: str, start: bool = False, end: bool = False) -> Path:
    """A stroke with a half-width at every node, its ends round or flat."""
    return Tube.limb(nodes).outline(start, end)


def _rod(x0: float, y0: float, x1: float, y1: float, w: float) -> Path:
    """A straight diagonal whose ends are cut level; w is its width along the line."""
    h = w / 2
    return polygon([(x0 - h, y0), (x0 + h, y0), (x1 + h, y1), (x1 - h, y1)])


def letter(rank: str) -> list[Path]:
    """The shapes of a rank."""
    return LETTERS[rank]()


def _a() -> list[Path]:
    return [
        _rod(9.6, 0, 3.6, 30, 3.0),
        _rod(10, 0, 16.2, 30, 6.2),
        _bar(4.8, 18.6, 14, 21.4),
        _bar(-0.4, 27.4, 7.4, 30),
        _bar(10.6, 27.4, 20.6, 30),
    ]


def _j() -> list[Path]:
    hook = "14.2,18,3 13.8,24,3.1 10.4,28.4,2.2 6,28.6,1.6 2.8,25.6,1.5"
    return [
        _bar(11.2, 0, 17.2, 20),
        _bar(7.4, 0, 20.4, 2.7),
        _stroke(hook),
        ellipse(4.4, 23.6, 3.4),
    ]


def _q() -> list[Path]:
    ring = ellipse(10, 14.4, 10.4, 14.6)
    hole = ellipse(10, 14.4, 4.5, 11.8).reversed()
    tail = "7.4,22.4,1.2 11,23.4,2 13.6,27.4,2.5 17,31.4,2 21,30,.8"
    return [Path(ring.runs + hole.runs), _stroke(tail, True, True)]


def _k() -> list[Path]:
    return [
        _bar(2, 0, 7.8, 30),
        _bar(-0.4, 0, 9.8, 2.7),
        _bar(-0.4, 27.3, 9.8, 30),
        _rod(15.2, 1, 6.4, 17.4, 3.4),
        _rod(9.2, 11, 15.4, 30, 6.2),
        _bar(11.4, 0, 19, 2.7),
        _bar(11.4, 27.3, 20.2, 30),
    ]


def _two() -> list[Path]:
    bowl = (
        "3.2,8,1.6 5.4,3,1.9 10.4,1.7,2 15.4,4.4,2.9 15.8,9.6,3.1 11.6,16,2.5 5.4,22,1.9 2.4,28,1.9"
    )
    return [
        _stroke(bowl),
        ellipse(4.8, 8.6, 3.5),
        path(
            "M.4 30C1 26 3 24.4 6 24.6C10.6 25 13 27 16.4 25.4C17.6 24.8 18 23.4 18.2 21.6H20"
            "C20 26 18.6 30 15.6 30Z"
        ),
    ]


def _three() -> list[Path]:
    upper = "4,6.6,1.5 6,2.8,1.6 10.4,1.6,1.8 14.8,4.2,2.6 14.6,9.6,2.6 11,13.4,1.7 7,14.2,1.4"
    lower = "7,14.2,1.4 12,14.6,1.8 16,18.4,2.9 15.8,24.4,2.9 11,28.5,1.7 6,28,1.6 3.2,24.4,1.5"
    return [
        _stroke(upper, False, True),
        _stroke(lower, True),
        ellipse(4.9, 7.2, 3.1),
        ellipse(4.3, 23.6, 3.4),
    ]


def _four() -> list[Path]:
    return [
        _bar(11, 4, 17, 29),
        polygon([(11.6, 0), (17, 0), (17, 6), (13.4, 6), (3.8, 20), (0, 20), (0, 18.2)]),
        _bar(0, 19, 20.6, 22.2),
        _bar(7.2, 27.3, 20.4, 30),
    ]


def _five() -> list[Path]:
    bowl = (
        "4,14.4,1.4 9.6,11.6,1.8 15.4,14.6,2.9 16.4,20.4,3.2 13.6,26.4,2.5 8,28.6,1.5 3.4,25.4,1.5"
    )
    return [
        _bar(3, 0, 5.6, 15),
        path("M3 0H14.6C16 0 16.8 -.2 17.8 -1C18 3.4 16.6 5.4 13.6 5.4H5Z"),
        _stroke(bowl),
        ellipse(4.6, 23.6, 3.4),
    ]


def _six() -> list[Path]:
    ring = ellipse(10.2, 19.8, 9.6, 10.4)
    hole = ellipse(10.2, 20, 4.2, 7.8).reversed()
    back = "15.6,5.6,1.6 13.4,2,1.5 9,2.6,1.8 5.2,8.4,2.6 3.6,15,2.9 3.6,21,2.8"
    return [Path(ring.runs + hole.runs), _stroke(back, True), ellipse(15, 6, 3)]


def _seven() -> list[Path]:
    leg = "17.6,4,1.2 13.4,10.6,1.7 10.2,18,2.7 9.2,24,3.3 9.2,29.4,3.5"
    return [
        path(
            "M1 -1C2 -.2 2.8 0 4.2 0H19.8V4.6C17.4 5.6 14 5.4 11 5.4H5.4C3.6 5.4 2.8 6.6 2.4 9H.8Z"
        ),
        _stroke(leg),
    ]


LETTERS = {
    "A": _a, "2": _two, "3": _three, "4": _four, "5": _five, "6": _six, "7": _seven,
    "J": _j, "Q": _q, "K": _k,
}  # fmt: skip


def _corner(cv: Canvas, rank: str, suit: str) -> None:
    colour = INK if ramp(suit) is not RED else RED.mid
    left, top, height = LEFT, TOP, HEIGHT
    if cv.small:
        left, top, height = SMALL_LEFT, SMALL_TOP, SMALL_HEIGHT
    with cv.at(left, top, height / 30):
        for shape in letter(rank):
            if cv.small:
                cv.field(shape, colour, SMALL_BOLD, colour=colour)
            else:
                cv.flat(shape, colour)
    with cv.at(left + height / 3, top + height + (16.2 if cv.small else 12.4)):
        small(cv, suit, 26.4 if cv.small else 19.8)


def corners(cv: Canvas, rank: str, suit: str) -> None:
    """Both indices; the second one is the first, reversed."""
    _corner(cv, rank, suit)
    with cv.at(2 * CENTRE[0], 2 * CENTRE[1], turn=180):
        _corner(cv, rank, suit)
