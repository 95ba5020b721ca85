"""Emblems of the games, set beside the cards in the picture of a game.  A box of 64 units each."""

import math

from kit.french.corners import letter

from . import north
from .bodies import Tube
from .canvas import Canvas
from .coin import sun_disc
from .geometry import Path, curve, ellipse, path, polar, polygon, ring_of
from .ornaments import little_crown
from .paint import Linear, ball
from .palette import BLUE, COBALT, GLAZE, GOLD, GREEN, INK, LEATHER, RED, WHITE, WOOD, Ramp

BOX = 64
ONE = [
    polygon([(7.4, 0), (13, 0), (13, 30), (7.4, 30)]),
    polygon([(7.6, 0), (10, 3.4), (2.4, 7.6), (2.4, 4.8)]),
    polygon([(2.4, 27.2), (18, 27.2), (18, 30), (2.4, 30)]),
]


def _medal(cv: Canvas, ramp: Ramp) -> None:
    """A round tile with a golden rim."""
    cv.disc(0, 0, 28, GOLD, 1.6, heavy=1.0)
    cv.disc(0, 0, 23.4, ball(0, 0, 23.4, ramp), 1.0)
    for a in ring_of(20, 9):
        cv.disc(*polar(25.7, a), 0.9, GOLD.light, 0.4)


def _figure(cv: Canvas, digits: str, height: float, colour: str) -> None:
    """A number in the letters of the card corners, in the middle."""
    k = height / 30
    advance = 19.4 * k
    x = -advance * len(digits) / 2 + 0.4
    for digit in digits:
        shapes: list[Path] = ONE if digit == "1" else letter(digit)
        with cv.at(x, -height / 2, k):
            for shape in shapes:
                cv.flat(shape, colour)
        x += advance


def number(digits: str, ramp: Ramp):
    """The drawing of a medal with a number."""

    def draw(cv: Canvas) -> None:
        _medal(cv, ramp)
        _figure(cv, digits, 28 if len(digits) == 1 else 23, GLAZE)

    return draw


def broom(cv: Canvas) -> None:
    """A besom: a wooden stick, twigs bound twice in red."""
    with cv.at(0, -1, 0.84, turn=38):
        cv.field(polygon([(-2.2, -38), (2.2, -38), (2.4, 6), (-2.4, 6)]), WOOD, 1.2, 0.7)
        twigs = path("M-4.4 4C-8 12 -12 22 -14 34C-8 37 8 37 14 34C12 22 8 12 4.4 4Z")
        paint = Linear((-14, 20), (14, 20), ((0, GOLD.light), (0.45, GOLD.mid), (1, GOLD.dark)))
        cv.field(twigs, paint, 1.3, 0.9)
        for i in range(-4, 5):
            spine = [(i * 0.8, 10), (i * 1.9, 22), (i * 3, 35.4)]
            cv.stroke(spine, 1.0, GOLD.deep)
        for y, w in ((5, 5.2), (11.4, 7.6)):
            cv.field(
                path(
                    f"M{-w} {y}C-3 {y + 1.6} 3 {y + 1.6} {w} {y}L{w + 0.8} {y + 3.4}"
                    f"C3 {y + 5} -3 {y + 5} {-w - 0.8} {y + 3.4}Z"
                ),
                RED,
                1.0,
                0.5,
            )


def spectacles(cv: Canvas) -> None:
    """The scholar's round glasses over an open book."""
    for s in (-1, 1):
        with cv.at(flip=s < 0):
            cv.field(path("M0 2C8 -3 18 -4 27 0V22C18 18 8 19 0 24Z"), "#fdf8ea", 1.3, 0.8)
            for i in range(4):
                y = 6 + i * 3.8
                cv.line(curve([(4, y), (13, y - 2.4), (23, y - 1)]), 0.9, "#8a765c")
    cv.line(polygon([(0, 2), (0, 24)], False), 1.2)
    for s in (-1, 1):
        cv.disc(s * 12.4, -12, 10.4, INK, 1.0)
        cv.disc(s * 12.4, -12, 9, GOLD.mid, 0.6)
        cv.disc(s * 12.4, -12, 6.8, "#dcebf4", 0.9)
        cv.stroke([(s * 12.4 - 4, -11), (s * 12.4 - 2.4, -15), (s * 12.4 + 1, -16.4)], 1.6, WHITE)
        cv.line(curve([(s * 21.6, -14), (s * 26, -17), (s * 29, -14)]), 3.4)
        cv.line(curve([(s * 21.6, -14), (s * 26, -17), (s * 29, -14)]), 1.6, GOLD.mid)
    bridge = curve([(-3.4, -13), (0, -16), (3.4, -13)])
    cv.line(bridge, 3.4)
    cv.line(bridge, 1.6, GOLD.mid)


def jester(cv: Canvas) -> None:
    """The fool's cap: three horns with bells."""
    horns = (
        ("0,10,9 -9,-4,8.6 -20,-11,5.6 -26,-2,2", RED),
        ("0,10,9 9,-4,8.6 20,-11,5.6 26,-2,2", GREEN),
        ("0,12,11 0,-4,10 -1,-17,6.4 5,-25,2", GOLD),
    )
    for nodes, ramp in horns:
        cv.tube(Tube.limb(nodes), ramp, 1.5, ends=(False, True))
    for x, y in ((-26, 1), (26, 1), (6.6, -26)):
        cv.disc(x, y, 4.2, ball(x, y, 4.2, GOLD), 1.1, heavy=0.5)
        cv.line(polygon([(x - 2.4, y + 1), (x + 2.4, y + 1)], False), 0.9)
        cv.disc(x, y + 1.6, 0.9, INK, 0.3)
    band = path("M-19 11C-9 16 9 16 19 11L20 21C10 26.6 -10 26.6 -20 21Z")
    cv.field(band, BLUE, 1.3, heavy=0.8)
    for i in range(-2, 3):
        y = 19.6 - abs(i) * 0.9
        cv.field(
            polygon([(i * 7, y - 3), (i * 7 + 2.6, y), (i * 7, y + 3), (i * 7 - 2.6, y)]), GOLD, 0.7
        )


def crown(cv: Canvas) -> None:
    """The deck's own little crown."""
    with cv.at(0, 2):
        little_crown(cv, 56)


def call(cv: Canvas) -> None:
    """A balloon of paper with a coin in it: the card one calls for."""
    balloon = path(
        "M0 -27C17 -27 29 -18 29 -5C29 8 18 16 3 16.6C-2 21 -9 26 -17 27"
        "C-13 23 -11.6 19 -12 15.4C-22 12.4 -29 5 -29 -5C-29 -18 -17 -27 0 -27Z"
    )
    cv.field(balloon, "#fdf8ea", 1.5, heavy=1.0)
    with cv.at(0, -5.4):
        sun_disc(cv, 14, 1)


def star(cv: Canvas) -> None:
    """A golden star with a red heart: what takes everything."""
    points = [polar(29 if i % 2 == 0 else 12.6, i * 22.5) for i in range(16)]
    paint = Linear((-20, -24), (20, 24), ((0, GOLD.light), (0.5, GOLD.mid), (1, GOLD.dark)))
    cv.field(polygon(points), paint, 1.4, heavy=1.0)
    for i in range(8):
        a = i * 45
        facet = polygon([(0, 0), polar(29, a), polar(12.6, a + 22.5)])
        cv.flat(facet, GOLD.dark if math.sin(math.radians(a + 60)) > 0 else GOLD.light, 0.5)
    cv.disc(0, 0, 9.6, ball(0, 0, 9.6, RED), 1.1, heavy=0.5)
    with cv.at(0, 0.6):
        _figure(cv, "A", 12, GLAZE)


def escoba(cv: Canvas) -> None:
    """The besom before a fifteen."""
    with cv.at(8, -7, 0.74):
        number("15", COBALT)(cv)
    with cv.at(-9, 8, 0.72):
        broom(cv)


def tied(cv: Canvas) -> None:
    """Two packs crossed, bound by a four: partners."""
    for turn, ramp in ((-26, BLUE), (26, RED)):
        with cv.at(0, 0, 1.24, turn=turn):
            sheet = polygon([(-11, -20), (11, -20), (11, 20), (-11, 20)])
            cv.field(sheet, "#fdf8ea", 1.4, heavy=0.9)
            cv.field(polygon([(-8, -17), (8, -17), (8, 17), (-8, 17)]), ramp, 0.8)
            for i in range(-2, 3):
                cv.flat(ellipse(0, i * 6.6, 1.7), GLAZE)
    with cv.at(0, 0, 1.3):
        cv.disc(0, 0, 7.4, ball(0, 0, 7.4, GOLD), 1.2, heavy=0.6)
        _figure(cv, "4", 9, LEATHER.dark)


def embroidery(cv: Canvas) -> None:
    """A great sun stitched into the cloth, tone in tone, for the title."""
    pale, thin = "#fff3d8", 0.5
    for r, pen in ((30.4, 0.34), (29.2, 0.7), (17.6, 0.5)):
        cv.line(ellipse(0, 0, r), pen, pale, 0.15)
    for i, a in enumerate(ring_of(32)):
        with cv.at(turn=a):
            if i % 2 == 0:
                ray = path("M0 -28C2.2 -24 2.4 -21.6 1.3 -18.4H-1.3C-2.4 -21.6 -2.2 -24 0 -28Z")
                cv.flat(ray, pale, 0.09)
                cv.line(ray, 0.3, pale, 0.17)
                cv.line(polygon([(0, -26), (0, -19)], False), 0.3, pale, 0.16)
            else:
                cv.flat(ellipse(0, -24.6, 0.9), pale, 0.16)
                cv.line(curve([(0, -19), (thin, -20.6), (0, -22.4)]), 0.3, pale, 0.17)
    for a in ring_of(64, 180 / 64):
        cv.flat(ellipse(*polar(31.3, a), 0.28), pale, 0.16)


EMBLEMS = {
    "ace": star,
    "broom": broom,
    "call": call,
    "crown": crown,
    "embroidery": embroidery,
    "escoba": escoba,
    "fifteen": number("15", COBALT),
    "jester": jester,
    "north-staves": north.staves,
    "north-swords": north.swords,
    "pairs": tied,
    "spectacles": spectacles,
    "three": number("3", GREEN),
    "four": number("4", RED),
    "six": number("6", COBALT),
}


def svg(name: str) -> str:
    """The file of one emblem."""
    cv = Canvas(BOX, BOX, ground=False)
    with cv.at(BOX / 2, BOX / 2):
        EMBLEMS[name](cv)
    return cv.svg()
