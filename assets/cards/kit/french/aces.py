"""The four aces, each a composition of its own."""

import math

from kit.canvas import CONTOUR, INNER, Canvas
from kit.club import acanthus
from kit.coin import sun_face
from kit.geometry import Path, curve, path, polar, polygon, ring_of
from kit.ornaments import blossom, leaf, little_crown, ribbon
from kit.paint import Linear, Radial, ball
from kit.palette import BLUE, GOLD, GREEN, INK, RED, WHITE, WOOD, Ramp, shade

from .marks import BLACK, CLUB, HEART, SPADE


def _grown(shape: Path, size: float, dx: float = 0.0, dy: float = 0.0) -> Path:
    return shape.map(lambda p: (p[0] * size + dx, p[1] * size + dy))


def _inset(shape: Path, size: float) -> Path:
    """A line inside a mark along everything but its foot."""
    start, segments, _ = _grown(shape, size).runs[0]
    nodes = [start] + [s[2] for s in segments]
    foot = [i for i, s in enumerate(segments) if max(nodes[i][1], s[2][1]) > 17 * size]
    first = foot[-1] + 1
    return Path([(nodes[first], segments[first:] + segments[: foot[0]], False)])


def _branch(cv: Canvas, spine: str, count: int, size: float, berries: bool = True) -> None:
    """A laurel branch along a curve, leaves in pairs that grow smaller to the tip."""
    line = curve(spine).samples(12)
    cv.stroke(spine, 2.2, GREEN.deep, (1.0, 0.3), 0.1)
    for i in range(count):
        j = 4 + round((len(line) - 9) * i / (count - 1))
        (x, y), (nx, ny) = line[j], line[j + 3]
        along = math.degrees(math.atan2(nx - x, y - ny))
        k = size * (1 - 0.32 * i / count)
        for s in (-1, 1):
            with cv.at(x, y, turn=along + s * 44):
                leaf(cv, k, k * 0.27, GREEN, bend=-s * k * 0.1)
        if berries and i % 2 == 0:
            with cv.at(x, y, turn=along + (90 if i % 4 else -90)):
                cv.disc(0, -k * 0.42, 1.9, ball(0, -k * 0.42, 1.9, RED), 0.6)
    (x, y), (px, py) = line[-1], line[-5]
    with cv.at(x, y, turn=math.degrees(math.atan2(x - px, py - y))):
        leaf(cv, size * 0.7, size * 0.19, GREEN)


def spades(cv: Canvas) -> None:
    """The great spade: a sun in its breast, golden leaves about it, crown, laurel and ribbon."""
    for flip in (False, True):
        with cv.at(80), cv.at(flip=flip):
            _branch(cv, "4,230 26,224 42,205 54,178 58,146", 8, 19)
    with cv.at(80, 129, 3.4):
        light = Linear(
            (-18, -16), (16, 18), ((0.0, BLACK.light), (0.3, BLACK.mid), (1.0, INK)), True
        )
        cv.field(SPADE, light, 1.5, heavy=1.4)
        cv.line(_inset(SPADE, 0.9), 1.1, GOLD.mid)
    with cv.at(80, 137):
        for a, k in ((0, 1.0), (-64, 0.94), (64, 0.94)):  # leaves into the three points
            with cv.at(0, 0, turn=a):
                acanthus(cv, [(0, -20), (0, -36), (0, -52 * k)], 8.4, 5, GOLD, 0.6)
                for s in (-1, 1):
                    spine = [(s * 5, -19), (s * 12, -30), (s * 10, -41), (s * 17, -44)]
                    if not a:
                        acanthus(cv, spine, 4.6, 4, GOLD, 0.6)
        for s in (-1, 1):
            acanthus(
                cv, [(s * 13, 14), (s * 24, 22), (s * 36, 22), (s * 44, 15)], 5.2, 5, GOLD, 0.6
            )
        cv.disc(0, 0, 22.4, GOLD.mid, 1.0)
        cv.disc(0, 0, 20.4, RED.mid, 0.8)
        _rays(cv, 11.4, 19.4, 16)
        sun_face(cv, 12.4, 2)
        for a in ring_of(24):
            cv.disc(*polar(21.4, a), 0.8, WHITE, 0.35)
    _knot(cv, 80, 226, RED)
    with cv.at(80, 41):
        little_crown(cv, 36)


def _rays(cv: Canvas, inner: float, outer: float, count: int) -> None:
    for i, a in enumerate(ring_of(count)):
        r = outer if i % 2 == 0 else outer * 0.88
        with cv.at(turn=a):
            ray = polygon([(-2.5, -inner), (0, -r), (2.5, -inner)])
            cv.field(ray, GOLD.light if i % 2 == 0 else GOLD.mid, 0.5)


def _knot(cv: Canvas, x: float, y: float, silk: Ramp) -> None:
    """A bow with two loops and two fluttering ends."""
    loop = path("M0 0C5 -11 19 -14 24 -8C27 -2 19 7 11 7C6 6.6 2 3.4 0 0Z")
    hole = path("M6 -1C11 -6.6 17 -8.4 19.6 -6.2C20.4 -2.6 15.6 1.6 11.6 2C8.6 1.8 6.8 .8 6 -1Z")
    paint = Linear((0, -8), (0, 7), ((0, silk.light), (0.5, silk.mid), (1, silk.dark)))
    with cv.at(x, y):
        for s in (-1, 1):
            points = [(0, 0), (s * 9, 9), (s * 19, 11), (s * 29, 19), (s * 39, 15)]
            ribbon(cv, points, 5, silk, swallow=True)
        for s in (-1, 1):
            with cv.at(flip=s < 0):
                cv.field(loop, paint, heavy=0.4)
                cv.field(hole, silk.deep, INNER)
                cv.hatch((2, -0.6), (9, -7), 0.6, 0.7, silk.deep)
                cv.hatch((2.4, 1.6), (9, 5.4), -0.4, 0.7, silk.deep)
        cv.field(path("M-5 -5C-2 -6 2 -6 5 -5C6 -2 6 2 5 5C2 6 -2 6 -5 5C-6 2 -6 -2 -5 -5Z"), paint)
        for dx in (-2, 0.4, 2.6):
            cv.hatch((dx, -4.4), (dx * 1.1, 4.4), 0.3, 0.6, silk.deep)


def hearts(cv: Canvas) -> None:
    """The great heart, aflame and pierced, a fan of rays behind it, over a wreath of roses."""
    with cv.at(80, 92):
        for i in range(13):
            with cv.at(turn=(i - 6) * 12.5):
                ray = polygon([(-3, -20), (0, -58 if i % 2 else -66), (3, -20)])
                cv.field(ray, GOLD.light if i % 2 else GOLD.mid, 0.8)
    for flip in (False, True):
        with cv.at(80), cv.at(flip=flip):
            _branch(cv, "6,226 28,223 46,213 57,197 60,180", 7, 19, False)
    for s in (-1, 1):
        for x, y, r in ((50, 206, 9), (27, 219, 10.5)):
            with cv.at(80 + s * x, y):
                blossom(cv, r, RED if x == 27 else BLUE, GOLD, 5, s * 14)
    _arrow(cv, *ARROW, behind=True)
    with cv.at(80, 116, 2.94):
        stops = ((0.0, RED.light), (0.3, RED.mid), (0.7, RED.mid), (1.0, RED.dark))
        cv.field(HEART, Radial((-2, -3), 22, stops), 1.5, heavy=1.4)
        cv.line(_grown(HEART, 0.88, 0, -0.3), 1.0, GOLD.mid)
        cv.stroke("-15.6,-5 -15.2,-12 -9.8,-15", 5, "#f7a68d")
        cv.stroke("-14.4,-.4 -12.8,2.4 -10.6,4.4", 2.2, "#f7a68d")
        for i in range(11):
            t = i / 10
            p = (15.4 - 13 * t, -11.4 + 24.6 * t)
            q = (16.4 - 14.4 * t + 0.4, -6 + 22.4 * t)
            cv.hatch((p[0] - 2.4, p[1] - 1), (q[0] - 1.4, q[1]), -0.5, 0.75, RED.deep)
    _flames(cv)
    _arrow(cv, *ARROW, behind=False)
    with cv.at(80, 224):
        blossom(cv, 14, RED, GOLD, 6, 0)
    for s in (-1, 1):
        with cv.at(80 + s * 12, 231, turn=s * 128):
            leaf(cv, 20, 5.4, GREEN, bend=s * 3)


ARROW = ((134.0, 66.0), (29.0, 150.0))  # its notch and its point


def _flames(cv: Canvas) -> None:
    """Flames that leap from the cleft of the heart."""
    flame = path(
        "M-11 0C-19 -12 -9 -18 -12 -31C-4 -27 -4 -21 -3 -17C-1 -27 -3 -35 2 -44"
        "C4 -34 9 -28 7 -18C10 -21 12 -24 12 -29C18 -19 18 -8 11 0C5 6 -5 6 -11 0Z"
    )
    core = path(
        "M-6 1C-9 -7 -3 -11 -4 -18C1 -14 1 -11 2 -8C4 -12 5 -15 4 -20"
        "C10 -13 10 -5 6 1C3 4 -3 4 -6 1Z"
    )
    with cv.at(80, 91, 1.08):
        cv.field(
            flame,
            Linear((0, -44), (0, 4), ((0, RED.light), (0.5, RED.mid), (1, RED.dark))),
            1.1,
            0.6,
        )
        cv.field(core, Linear((0, -20), (0, 4), ((0, GOLD.mid), (1, GOLD.light))), 0.8)
        cv.hatch((-9.4, -6), (-9, -22), 1, 0.8, RED.deep)
        cv.hatch((3, -24), (2.4, -36), 0.6, 0.8, GOLD.light)


def _arrow(cv: Canvas, tail, point, behind: bool) -> None:
    """An arrow from its feathers to its point; the middle lies in the heart."""
    dx, dy = point[0] - tail[0], point[1] - tail[1]
    length, turn = math.hypot(dx, dy), math.degrees(math.atan2(dx, -dy))
    with cv.at(*tail, turn=turn):
        if behind:
            cv.field(polygon([(-1.8, 0), (1.8, 0), (1.8, -length), (-1.8, -length)]), WOOD, 1.0)
            return
        cv.field(polygon([(-1.8, 0), (1.8, 0), (1.8, -26), (-1.8, -26)]), WOOD, 0.9)
        for s in (-1, 1):
            vane = path("M0 -22L9 -13L9.4 8L0 -1Z")
            with cv.at(flip=s < 0):
                cv.field(vane, BLUE.mid if cv.lit((1, 0), (-1, 0)) else BLUE.dark, 1.0, 0.4)
                for i in range(5):
                    cv.hatch((0.8, -17 + i * 3.8), (8.2, -10 + i * 3.8), 0, 0.7, BLUE.deep)
        cv.field(polygon([(-1.4, 4), (1.4, 4), (1.4, -24), (-1.4, -24)]), GOLD, 0.8)
        with cv.at(0, -length):
            cv.field(polygon([(-1.8, 22), (1.8, 22), (1.8, 0), (-1.8, 0)]), WOOD, 0.9)
            cv.field(path("M0 -15L8.4 5L2.4 1.6H-2.4L-8.4 5Z"), GOLD, 1.1, 0.5)
            cv.field(
                path("M0 -15L8.4 5L0 .6Z"),
                GOLD.dark if cv.lit((-1, 0), (1, 0)) else GOLD.light,
                0.6,
            )


def diamonds(cv: Canvas) -> None:
    """The great stone: cut facets in a pearled golden setting, scrolls on all four sides."""
    for turn in (0, 180):
        with cv.at(80, 133, turn=turn):
            for s in (-1, 1):
                spine = [(s * 13, -64), (s * 30, -63), (s * 44, -52), (s * 44, -35), (s * 31, -33)]
                acanthus(cv, spine, 8.4, 7, GREEN, INNER)
                spine = [(s * 10, -72), (s * 20, -83), (s * 35, -83), (s * 39, -72), (s * 30, -67)]
                acanthus(cv, spine, 6.4, 6, GOLD, INNER)
                spine = [(57, s * 5), (65, s * 15), (63, s * 27), (53, s * 28)]
                acanthus(cv, spine, 5, 5, GOLD, INNER)
            acanthus(cv, [(0, -73), (0, -89), (0, -108)], 8.6, 6, GOLD, INNER)
            for x, y in ((-11, -92), (11, -92)):
                cv.disc(x, y, 2.8, ball(x, y, 2.8, BLUE), 0.8)
            with cv.at(0, -78):
                blossom(cv, 9.4, RED, GOLD, 6, 0)
            with cv.at(60, 0):
                blossom(cv, 7, BLUE, GOLD, 5, 90)
    with cv.at(80, 133):
        _setting(cv, 53, 73)
        _facets(cv, 44, 60)


def _lozenge(w: float, h: float, bow: float) -> Path:
    """A diamond whose sides curve inwards by `bow`."""
    return path(
        f"M0 {-h}Q{w * bow} {-h * bow} {w} 0Q{w * bow} {h * bow} 0 {h}"
        f"Q{-w * bow} {h * bow} {-w} 0Q{-w * bow} {-h * bow} 0 {-h}Z"
    )


def _setting(cv: Canvas, w: float, h: float) -> None:
    gold = Linear((-w, -h), (w, h), ((0.0, GOLD.light), (0.4, GOLD.mid), (1.0, GOLD.dark)), True)
    cv.field(_lozenge(w, h, 0.44), gold, CONTOUR, heavy=1.0)
    cv.field(_lozenge(w * 0.93, h * 0.93, 0.44), GOLD.dark, 0.6)
    for i in range(9):
        t = (i + 0.5) / 9
        k = 0.89
        x = 2 * (1 - t) * t * w * k * 0.44 + t * t * w * k
        y = (1 - t) ** 2 * h * k + 2 * (1 - t) * t * h * k * 0.44
        for sx in (-1, 1):
            for sy in (-1, 1):
                cv.disc(sx * x, sy * y, 1.75, WHITE, 0.6)


def _facets(cv: Canvas, w: float, h: float) -> None:
    """The stone: an outer row of facets round a table, each with a light of its own."""
    rim = _lozenge(w, h, 0.44)
    cv.field(rim, RED.mid, 1.1)
    line = rim.samples(4)[:-1]
    table = [(x * 0.5, y * 0.5) for x, y in line]
    n = len(line)
    for i in range(n):
        a, b, c, d = line[i], line[(i + 1) % n], table[(i + 1) % n], table[i]
        mx, my = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
        k = 0.5 + 0.55 * (-(mx / w) * 0.62 - (my / h) * 0.78) + (0.12 if i % 2 else -0.08)
        if i % 4 in (0, 3):
            cv.field(polygon([a, b, c, d]), shade(RED, k), 0.5, colour=RED.deep)
        else:
            cv.field(polygon([a, b, d]), shade(RED, k), 0.5, colour=RED.deep)
            cv.field(polygon([b, c, d]), shade(RED, k - 0.16), 0.5, colour=RED.deep)
    inner = Linear(
        (-w / 2, -h / 2),
        (w / 2, h / 2),
        ((0.0, "#f8b49e"), (0.35, RED.light), (0.7, RED.mid), (1.0, RED.dark)),
        True,
    )
    cv.field(polygon(table), inner, 0.8, colour=RED.deep)
    cv.line(rim, 1.1)
    cv.flat(polygon([(-12, -3), (-2.6, -17), (-1, -14), (-9.4, -1.6)]), WHITE, 0.75)
    cv.flat(polygon([(-7.4, 0.4), (-0.6, -9.6), (0, -8.4), (-6, 1)]), WHITE, 0.6)


def clubs(cv: Canvas) -> None:
    """The great club: three medallions in an oak, acorns among its leaves."""
    for s in (-1, 1):
        with cv.at(80):
            for spine, w in (
                ([(s * 10, 222), (s * 34, 217), (s * 52, 200), (s * 58, 174)], 11),
                ([(s * 6, 228), (s * 20, 240), (s * 35, 241), (s * 49, 232)], 9),
            ):
                acanthus(cv, spine, w, 7, GREEN, INNER)
        _acorn(cv, 80 + s * 44, 196, s * 28, 0.86)
    with cv.at(80, 121, 3.3):
        light = Linear(
            (-18, -16), (16, 18), ((0.0, BLACK.light), (0.3, BLACK.mid), (1.0, INK)), True
        )
        cv.field(CLUB, light, 1.5, heavy=1.4)
        cv.line(_inset(CLUB, 0.9), 1.1, GOLD.mid)
    for x, y, flower in ((80, 80, RED), (48.4, 134, BLUE), (111.6, 134, GREEN)):
        with cv.at(x, y):
            cv.disc(0, 0, 20.4, None, 1.0, colour=GOLD.mid)
            for a in ring_of(20):
                cv.disc(*polar(20.4, a), 1.2, GOLD.light, 0.4)
            for a in ring_of(8, 22.5):
                with cv.at(turn=a):
                    acanthus(cv, [(0, -6), (0, -12), (0, -18)], 4, 4, GOLD, 0.5, veins=False)
            blossom(cv, 10.4, flower, GOLD, 6, 0)
    with cv.at(80, 126):
        acanthus(cv, [(0, 50), (0, 30), (0, -8)], 7.6, 6, GOLD, 0.6)
        with cv.at(0, -4):
            blossom(cv, 7.4, GOLD, RED, 5, 36)
    for s in (-1, 1):
        _acorn(cv, 80 + s * 12, 229, 180 - s * 24)
    _knot(cv, 80, 212, BLUE)


def _acorn(cv: Canvas, x: float, y: float, turn: float, size: float = 1.1) -> None:
    with cv.at(x, y, size, turn):
        cv.field(path("M-6 -6C-6.6 -14 -2 -20 0 -23C2 -20 6.6 -14 6 -6Z"), GOLD, 1.0, 0.5)
        cv.hatch((2.6, -8), (1.4, -17), 0.6, 0.8, GOLD.deep)
        cv.hatch((-2.6, -9), (-1.6, -16), -0.6, 1.0, GOLD.light)
        cup = path(
            "M-7.6 -6.4C-4 -9.4 4 -9.4 7.6 -6.4C7.4 -1.4 4 2 0 2.6C-4 2 -7.4 -1.4 -7.6 -6.4Z"
        )
        cv.field(cup, WOOD, 1.0, 0.5)
        for i in range(3):
            for j in range(3 - i % 2):
                px = (j - (2 - i % 2) / 2) * 4
                cv.line(
                    curve([(px - 2, -5.6 + i * 2.6), (px, -4 + i * 2.6), (px + 2, -5.6 + i * 2.6)]),
                    0.5,
                )
        cv.stroke("0,2.6 .4,6 -.6,9", 2.0, WOOD.deep)
