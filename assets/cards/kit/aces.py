"""The aces of coppe, spade and bastoni, each a composition of its own."""

import math

from .bodies import Lathe, Tube
from .canvas import FINE, INNER, Canvas
from .club import acanthus, club
from .cup import gadroons, volute
from .geometry import curve, ellipse, mix, path, polar, polygon, ring_of
from .ornaments import blossom, leaf
from .paint import Linear, across, ball, slope
from .palette import BLUE, GOLD, GREEN, INK, PAPER, RED, WHITE, blend, shade
from .sunface import BACCHUS, sun_face


def coppe(cv: Canvas):
    """A large lidded urn: pine cone, blue rim, red neck, a mask, green gadroons, red foot."""
    with cv.at(80, 0):
        for s in (-1, 1):  # handles
            volute(
                cv,
                [
                    (s * x, y)
                    for x, y in (
                        (27, 104),
                        (41, 92),
                        (57, 92),
                        (66.6, 104),
                        (65, 121),
                        (58, 137),
                        (49, 148),
                        (42, 153),
                    )
                ],
                3.6,
            )
        _ace_foot(cv)
        v = Lathe(
            [
                (88, 36),
                (92, 33),
                (104, 29.5),
                (116, 31.5),
                (124, 35.5),
                (131, 39.5),
                (140, 43.6),
                (152, 47),
                (164, 47.6),
                (176, 44.6),
                (188, 37),
                (198, 25),
                (205, 13),
                (209, 9),
            ],
            tilt=0.13,
        )
        cv.field(v.band(88, 208), across((-47, 0), (47, 0), GOLD), heavy=0.7)
        for i in range(17):  # the engraved ground of the belly
            y = 135 + i * 2.5
            cv.line(v.ring(y, 8, 83), FINE - 0.05, GOLD.dark)
            cv.line(v.ring(y, -83, -8), FINE - 0.05, GOLD.dark)
        gadroons(cv, v, 174, 207, 11, GREEN, rise=4)
        # neck
        cv.field(v.band(88, 115), across((-34, 0), (34, 0), RED))
        for i in range(8):
            a = 24 + i * 8
            cv.hatch(v.at(93, a), v.at(112 - i * 0.6, a), -0.5, 0.62, RED.deep)
        for i in range(3):
            cv.hatch(v.at(94, -78 + i * 7), v.at(112, -78 + i * 7), 0.4, 0.55, RED.deep)
        cv.hatch(v.at(92, -42), v.at(113, -42), 1, 1.6, RED.light)
        # blue egg band
        cv.field(v.band(115, 131), across((-40, 0), (40, 0), BLUE))
        _eggs(cv, v, 116.5, 129.5, 11)
        cv.field(v.band(114, 116.6), across((-33, 0), (33, 0), GOLD), INNER)
        cv.field(v.band(130, 133), across((-41, 0), (41, 0), GOLD), INNER)
        _belly_mask(cv)
        _lid(cv)


def _eggs(cv: Canvas, v, y0, y1, count):
    """A row of upright ovals round the vessel."""
    for i in range(count):
        a = mix(-90, 90, (i + 0.5) / count)
        c = v.at((y0 + y1) / 2, a)
        w = max(
            v.r((y0 + y1) / 2)
            * math.sin(math.radians(90 / count))
            * math.cos(math.radians(a))
            * 0.86,
            0.5,
        )
        k = 0.45 + 0.5 * max(0, math.cos(math.radians(a + 38)))
        lean = math.degrees(math.atan2(v.at(y1, a)[0] - v.at(y0, a)[0], y1 - y0))
        cv.field(ellipse(c[0], c[1], w, (y1 - y0) * 0.40, -lean), shade(BLUE, k), INNER - 0.1)
        if abs(a) < 66:
            cv.hatch(
                (c[0] - w * 0.35, c[1] - 4), (c[0] - w * 0.35, c[1] + 2.4), 0.8, 1.0, BLUE.light
            )


def _ace_foot(cv: Canvas):
    """Stem with a gold knop and hanging leaves, on a round red plinth."""
    slab = Lathe([(232, 28), (243, 28)], tilt=0.15)
    cv.field(slab.band(232, 243), across((-28, 0), (28, 0), RED), heavy=0.7)
    for i in range(9):
        a = 14 + i * 8
        cv.hatch(slab.at(233.2, a), slab.at(242.4, a), 0, 0.65)
    for i in range(4):
        a = -82 + i * 7
        cv.hatch(slab.at(233.2, a), slab.at(242.4, a), 0, 0.5)
    cv.field(ellipse(0, 232, 28, 4.2), slope((-28, 229), (28, 236), RED), INNER)
    leg = Lathe([(208, 9), (214, 8.4), (220, 11), (226, 18), (231, 23)], tilt=0.15)
    cv.field(leg.band(208, 230.5), across((-22, 0), (22, 0), GOLD), heavy=0.4)
    for m in (-60, 60, -24, 24, 0):
        tip = leg.at(231, m)
        a, b = leg.at(213, m - 17), leg.at(213, m + 17)
        shape = curve([a, leg.at(222, m - 21), leg.at(228, m - 10), tip]).then(
            curve([tip, leg.at(228, m + 10), leg.at(222, m + 21), b]), close=True
        )
        cv.field(
            shape,
            Linear(
                a, b, ((0, shade(RED, 0.82 - abs(m + 20) / 200)), (1, shade(RED, 0.5 - m / 400)))
            ),
            INNER,
        )
        cv.hatch(leg.at(213, m), leg.at(229, m), 0, 0.7)
    cv.field(ellipse(0, 212, 12, 3.6), across((-12, 0), (12, 0), GOLD), INNER + 0.1, heavy=0.3)


def _lid(cv: Canvas):
    """The domed lid with its rim, leaves and red pine cone."""
    rim = Lathe([(82, 40), (88, 40)], tilt=0.13)
    cv.field(rim.band(83, 88.5), across((-40, 0), (40, 0), BLUE), heavy=0.5)
    cv.field(ellipse(0, 83, 40, 5.2), across((-40, 0), (40, 0), BLUE), INNER + 0.1)
    dome = Lathe([(58, 8), (61, 15), (66, 23), (72, 29.5), (78, 33.6), (82, 35.4)], tilt=0.13)
    cv.field(dome.band(58, 82), across((-35, 0), (35, 0), GOLD), INNER + 0.2)
    for a in (-76, -54, -30, -8, 16, 40, 60, 77):  # flutes of the dome
        cv.line(dome.side(60, 82, a), FINE + 0.1)
    for i in range(6):
        a = 26 + i * 10
        cv.hatch(dome.at(64, a), dome.at(81, a), -0.4, 0.6, GOLD.deep)
    cv.stroke([dome.at(y, -42) for y in (63, 70, 79)], 1.7, WHITE, opacity=0.8)
    for x, y, turn in ((-5, 60, -48), (5, 60, 48), (-3, 60, -20), (3, 60, 20), (0, 61, 0)):
        with cv.at(x, y, turn=turn):
            leaf(cv, 20 if turn else 18, 5.4, GREEN, bend=turn * 0.06)
    cone = path(
        "M0 14C5.6 19 9.4 26 9.4 33C9.4 40 5.4 45 0 45.6C-5.4 45 -9.4 40 -9.4 33C-9.4"
        " 26 -5.6 19 0 14Z"
    )
    cv.field(cone, ball(0, 32, 14, RED), heavy=0.4)

    def girth(y):
        """Half-width of the cone at height y."""
        return (
            9.2 * math.sin(math.pi * min(max((y - 13) / 32 * 0.62 + 0.12, 0), 1))
            if y < 34
            else 9.2 * math.sqrt(max(0, 1 - ((y - 32.5) / 14) ** 2))
        )

    for row in range(7):  # scales
        y = 20 + row * 3.7
        for i in range(-2, 3):
            x = (i + (row % 2) * 0.5) * 4.2
            if abs(x) + 2.0 < girth(y + 1):
                cv.field(
                    path(f"M{x - 2.4} {y}C{x - 2} {y + 4} {x + 2} {y + 4} {x + 2.4} {y}"),
                    None,
                    FINE,
                )
    cv.stroke([(-4.8, 25), (-6, 32), (-4.6, 39)], 1.2, RED.light)
    for x, y, turn in ((-2, 58, -34), (2, 58, 34), (0, 60, 0)):
        with cv.at(x, y, turn=turn):
            leaf(cv, 19, 4.6, GREEN, bend=turn * 0.05)
    cv.field(ellipse(0, 60.6, 8, 2.4), across((-8, 0), (8, 0), GOLD), INNER)


def _belly_mask(cv: Canvas):
    """Bacchus between two green scrolls: vine leaves and grapes round a merry face."""
    for s in (-1, 1):
        scroll = [
            (9, 172),
            (19, 173.4),
            (29, 168),
            (36, 158),
            (35, 148.6),
            (28.6, 146.6),
            (26, 151.6),
        ]
        acanthus(cv, [(s * x, y) for x, y in (*scroll, (29.6, 154.4))], 4.6, 8, GREEN, heavy=0.4)
        small = [(33, 166), (39.4, 161), (43, 154), (42, 148)]
        acanthus(cv, [(s * x, y) for x, y in small], 2.8, 4, GREEN, INNER - 0.1, heavy=0.3)
    with cv.at(0, 156.4):
        for turn in (180, 150, -150, 122, -122):  # the leafy beard
            with cv.at(turn=turn):
                acanthus(
                    cv, [(0, -7), (0.6, -13), (0, -20 + abs(turn) / 100)], 4.2, 4, GOLD, heavy=0.4
                )
        for turn in (-96, 96, -66, 66, -38, 38, -12, 12):
            with cv.at(turn=turn):
                acanthus(
                    cv, [(0, -8), (0.8, -14), (0, -20.4)], 4.4, 4, GREEN, INNER - 0.1, heavy=0.4
                )
        sun_face(cv, 12.6, 3, look=BACCHUS)
        for s in (-1, 1):
            grapes = ((9, -8.4), (12.4, -8), (7.4, -11.4), (10.8, -11.4), (14, -10.8), (11.4, -5))
            for x, y in (*grapes, (13.6, -4.6), (12.6, -1.6)):
                cv.disc(s * x, y, 2.05, ball(s * x, y, 2.2, RED), INNER - 0.15)
        for x, y in ((-2.4, -12.6), (2.4, -12.6), (0, -9.8)):
            cv.disc(x, y, 2.05, ball(x, y, 2.2, RED), INNER - 0.15)


# ------------------------------------------------------------------ spade
def spade(cv: Canvas):
    """A sword in a red scabbard, leaning, wound with a studded green belt."""
    turn, reach = 202.0, 172
    x, y = 109, 69  # the guard
    ux, uy = polar(1, turn)

    def along(d, side=0.0):
        """The point d down the scabbard from the guard, `side` to its left."""
        return x + ux * d - uy * side, y + uy * d + ux * side

    def across_front(d):
        """The belt's middle where it passes before the scabbard, from the left to the right.

        At either edge it lies square to the scabbard, so that it turns round it.
        """
        side = 13.9 - d * 0.0215
        ks = (1, 0.8, 0.4, 0, -0.4, -0.8, -1)
        return [along(d + 13 * (0.5 - 0.75 * k + 0.25 * k**3), k * side) for k in ks]

    upper = [(58, 12), (38, 17), (23, 32), (20, 54), (31, 76), (52, 91), *across_front(50)[2:]]
    lower = [
        *across_front(106)[:5],
        (79, 196),
        (93, 208),
        (110, 204),
        (126, 203),
        (138, 216),
        (134, 240),
    ]
    _scabbard(cv, along, reach)
    for spine, tip, plates in (
        (upper, False, (0.2,)),
        (across_front(78), None, ()),
        (lower, True, (0.78,)),
    ):
        belt = Tube(spine, [(0, 5.5), (1, 5.5)])
        _belt_piece(cv, belt, plates, tip)
        for t in plates:
            with cv.at(*belt.at(t, 0), size=0.82, turn=belt.turn(t)):
                _mount(cv)
        if tip is False:
            with cv.at(*belt.at(0, 0), size=0.82, turn=belt.turn(0)):
                _buckle(cv)
    with cv.at(x, y, turn=turn):
        _great_hilt(cv)


def _belt_piece(cv: Canvas, belt: Tube, plates, tip: bool | None):
    """A stretch of the belt: flat leather, stitched edges, gold studs clear of the plates.

    It turns behind the scabbard at both ends, but at its beginning if `tip` is False, where the
    buckle is, and at its end if it is True.
    """
    count = max(9, round(belt.length / 7))
    shape = belt.panel(-1, 1, 0, 1, count)
    if tip:
        end, (dx, dy) = belt.spine(1)
        shape = (
            belt.edge(-1, 0, 1, count)
            .then(curve([belt.at(1, -1), (end[0] + dx * 8, end[1] + dy * 8), belt.at(1, 1)]))
            .then(belt.edge(1, 1, 0, count), close=True)
        )
    cv.field(shape, blend(GREEN.mid, GREEN.dark, 0.4), heavy=0.6)
    cv.flat(belt.panel(-0.62, 0.62, 0, 1, count), blend(GREEN.mid, GREEN.light, 0.1))
    steps = round(belt.length / 11)
    for i in range(steps):  # light on the edge towards the lamp, hatching on the other
        a, b = i / steps, (i + 0.86) / steps
        near = -1 if cv.lit(belt.at(a, -1), belt.at(a, 1)) else 1
        cv.hatch(belt.at(a, near * 0.8), belt.at(b, near * 0.8), 0, 1.1, GREEN.light)
        for u in (0.1, 0.4, 0.7):
            t = mix(a, b, u)
            cv.hatch(
                belt.at(t, -near), belt.at(t + 1.9 / belt.length, -near * 0.3), 0, 0.6, GREEN.deep
            )
    for v in (-0.62, 0.62):
        cv.line(belt.edge(v, 0, 1, count), FINE, GREEN.deep)
    for t, inwards in ((0, 1), (1, -1)):  # where it turns away, it lies in shade
        if tip is None or tip is not bool(t):
            for i in range(6):
                p, q = (
                    belt.at(t, -0.9 + i * 0.36),
                    belt.at(t + inwards * 4 / belt.length, -0.8 + i * 0.32),
                )
                cv.hatch(p, q, 0, 0.8, GREEN.deep)
    cv.field(shape, None)
    studs = round(belt.length / 9.6)
    for i in range(1, studs):
        t = i / studs
        if all(abs(t - p) * belt.length > 9 for p in plates):
            px, py = belt.at(t, 0)
            cv.disc(px, py, 1.8, ball(px, py, 1.9, GOLD), FINE)


def _great_hilt(cv: Canvas):
    """The hilt: a scallop guard with scrolled quillons, a wired blue grip, a ribbed pommel."""
    grip = Tube([(0, 3), (0, 38)], [(0, 5.2), (0.45, 6.8), (1, 4.6)])
    cv.field(grip.panel(-1, 1), across((-7, 0), (7, 0), BLUE), heavy=0.5)
    for i in range(7):
        t = 0.14 + i * 0.12
        wire = curve([grip.at(t + 0.06, -1), grip.at(t + 0.02, 0), grip.at(t - 0.06, 1)])
        cv.line(wire, 1.9)
        cv.line(wire, 0.9, GOLD.mid)
    for s in (-1, 1):  # quillons
        arm = Tube(
            [
                (s * x, y)
                for x, y in ((0, 2), (10, 4), (20, 5), (28, 1), (30, -6), (25, -10), (21, -7))
            ],
            [(0, 6.2), (0.5, 4.2), (0.8, 3), (1, 2)],
        )
        cv.field(arm.panel(-1, 1, count=11), across((0, -4), (0, 9), GOLD), INNER + 0.2, heavy=0.45)
        cv.line(arm.edge(0, 0.2, 0.92, 13), FINE, GOLD.deep)
        for i in range(7):
            t = 0.3 + i * 0.07
            cv.hatch(arm.at(t, s * 0.95), arm.at(t + 0.02, s * 0.25), 0, 0.6)
        cv.disc(s * 22.6, -6.4, 3.1, ball(s * 22.6, -6.4, 3.1, RED), INNER)
    for a in (-84, 84, -62, 62, -41, 41, -20, 20, 0):  # the scallop, outer ribs first
        with cv.at(0, 5, turn=a):
            r = 21 - abs(a) * 0.035
            rib = path(
                f"M-1.4 0C-2.6 -8 -4.6 -{r - 5} -4.2 -{r - 2.6}"
                f"C-3.6 -{r + 0.8} 3.6 -{r + 0.8} 4.2 -{r - 2.6}C4.6 -{r - 5} 2.6 -8 1.4 0Z"
            )
            cv.field(rib, across((-4.4, 0), (4.4, 0), GOLD), INNER, heavy=0.25)
            cv.hatch((0, -8), (0, -r + 3.6), 0, 0.7)
    cv.disc(0, 4, 6.6, ball(0, 4, 6.6, GOLD), INNER + 0.2, heavy=0.4)
    for a in ring_of(12):
        px, py = polar(5.3, a, 0, 4)
        cv.flat(ellipse(px, py, 0.6), INK)
    cv.disc(0, 4, 3.6, ball(0, 4, 3.6, RED), INNER)
    collar = path(
        "M-6.4 36C-3 34.4 3 34.4 6.4 36C7.4 37.4 7.4 39 6.4 40C3 41 -3 41 -6.4 40"
        "C-7.4 39 -7.4 37.4 -6.4 36Z"
    )
    cv.field(collar, across((-7, 0), (7, 0), GOLD), INNER, heavy=0.3)
    for px, py in ((-9.4, 46.5), (9.4, 46.5), (0, 56)):  # pommel
        cv.disc(px, py, 4, ball(px, py, 4, GOLD), INNER + 0.1, heavy=0.4)
    cv.disc(0, 46.4, 7, ball(0, 46.4, 7, GOLD), INNER + 0.2, heavy=0.4)
    for k in (-0.62, -0.22, 0.22, 0.62):
        cv.hatch((k * 3, 40.4), (k * 3, 52.4), -k * 6.4, 0.8)
    cv.disc(0, 46.4, 2.2, ball(0, 46.4, 2.2, RED), INNER)


def _buckle(cv: Canvas) -> None:
    """The buckle at the upper end of the belt, its tongue lying along the leather (x axis)."""
    frame = path(
        "M-9 -8C-9 -10 -7.6 -11 -5.8 -11H2.4C4.6 -11 5.4 -10 5.4 -8V8C5.4 10 4.6 11 2.4"
        " 11H-5.8C-7.6 11 -9 10 -9 8Z"
    )
    cv.field(frame, slope((-9, -11), (6, 11), GOLD), heavy=0.45)
    cv.field(polygon([(-6, -7.6), (0.6, -7.6), (0.6, 7.6), (-6, 7.6)]), PAPER, INNER)
    tongue = path("M-8.6 -1.6H7.4C9.4 -1 9.4 1 7.4 1.6H-8.6Z")
    cv.field(tongue, slope((0, -2), (1, 2), GOLD), INNER, heavy=0.2)
    for y in (-9.4, 9.4):
        cv.flat(ellipse(3, y, 0.7), INK)


def _mount(cv: Canvas):
    """A blue enamel plate with a gold rosette, set across the belt."""
    cv.field(
        polygon([(-7.4, -9.4), (7.4, -9.4), (7.4, 9.4), (-7.4, 9.4)]),
        slope((-8, -9), (8, 9), BLUE),
        heavy=0.45,
    )
    cv.line(polygon([(-5.6, -7.4), (5.6, -7.4), (5.6, 7.4), (-5.6, 7.4)]), FINE, BLUE.light)
    for px in (-4.2, 4.2):
        for py in (-6, 6):
            cv.flat(ellipse(px, py, 0.8), GOLD.light)
    blossom(cv, 5.2, GOLD, RED, 6)


def _scabbard(cv: Canvas, along, reach):
    """The red scabbard: golden locket, tooled leaves along the leather, golden chape."""

    def quad(d0, w0, d1, w1):
        return polygon([along(d0, -w0), along(d0, w0), along(d1, w1), along(d1, -w1)])

    cv.field(quad(0, 13.6, reach - 14, 10.2), across(along(60, -11), along(60, 11), RED), heavy=0.7)
    for i in range(14):  # herring-bone of tooled leaves
        d = 40 + i * 7.4
        for s in (-1, 1):
            cv.hatch(along(d + 6.4, 0), along(d, s * 7.2), s * 1.1, 1.0, RED.deep)
    cv.line(polygon([along(24, 0), along(reach - 24, 0)], False), INNER - 0.1, RED.deep)
    for s in (-1, 1):
        cv.line(polygon([along(22, s * 9.4), along(reach - 22, s * 7.4)], False), FINE, RED.deep)
    far = 1 if cv.lit(along(50, -5), along(50, 5)) else -1
    for i in range(22):
        d = 24 + i * 5.6
        cv.hatch(along(d, far * (11.6 - d * 0.016)), along(d + 2.6, far * 7), 0, 0.6)
    # locket
    cv.field(quad(4, 14.4, 34, 13.7), across(along(14, -10), along(14, 10), GOLD), heavy=0.5)
    for d in (20.4, 30.6):
        cv.line(polygon([along(d, -13.8), along(d, 13.8)], False), INNER)
    for k in (-1, 0, 1):
        px, py = along(25.5, k * 7.4)
        cv.disc(px, py, 2.1, ball(px, py, 2.2, RED if k == 0 else GREEN), INNER)
    # chape
    tip = reach
    cv.field(
        quad(tip - 25, 10.8, tip - 17, 10.4), across(along(tip, -8), along(tip, 8), GOLD), heavy=0.5
    )
    left, right = (
        [along(tip - 17, -9.6), along(tip - 8, -10), along(tip + 2, -6), along(tip + 9, 0)],
        [along(tip + 9, 0), along(tip + 2, 6), along(tip - 8, 10), along(tip - 17, 9.6)],
    )
    cv.field(
        curve(left).then(curve(right), close=True),
        across(along(tip, -9), along(tip, 9), GOLD),
        heavy=0.5,
    )
    for s in (-1, 0, 1):
        cv.hatch(
            along(tip - 16, s * 4),
            along(tip + 5, s * 1.4),
            s * 0.8,
            0.8,
            GOLD.light if s == -far else GOLD.deep,
        )
    px, py = along(tip + 11.4, 0)
    cv.disc(px, py, 4.2, ball(px, py, 4.4, GOLD), heavy=0.35)


# ------------------------------------------------------------------ bastoni
def bastoni(cv: Canvas):
    """One great curved cudgel, sprouting leaves."""
    acanthus(
        cv,
        [(70, 160), (46, 152), (30, 132), (28, 108), (38, 92), (52, 94), (55, 106), (47, 110)],
        10,
        8,
        GOLD,
    )
    acanthus(
        cv,
        [
            (96, 168),
            (117, 164),
            (133, 150),
            (140, 132),
            (135, 118),
            (124, 117),
            (120, 126),
            (126, 131),
        ],
        8.5,
        7,
        GOLD,
    )
    acanthus(cv, [(86, 186), (106, 193), (122, 188), (133, 195), (146, 212)], 10.5, 5, GREEN)
    acanthus(
        cv,
        [(78, 200), (58, 208), (36, 202), (23, 186), (27, 169), (42, 166), (47, 176), (40, 181)],
        9,
        8,
        RED,
    )
    club(
        cv,
        [(117, 13), (113, 42), (100, 82), (90, 122), (86, 160), (77, 198), (56, 226), (24, 245)],
        32,
    )
