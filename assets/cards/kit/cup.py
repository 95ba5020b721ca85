"""The mark of coppe: the two-handled urn, the wide bowl of the two, and their parts."""

import math

from .bodies import Lathe, Tube
from .canvas import FINE, INNER, Canvas
from .geometry import curve, ellipse, mix, polar
from .paint import Linear, across, ball, slope
from .palette import GOLD, GREEN, RED, SILVER, WHITE, shade


def volute(cv: Canvas, points, width, ramp=SILVER, knob=True, shadow=FINE):
    """A scrolled handle: a tube that thins towards its curled end."""
    body = Tube(points, [(0, width * 0.8), (0.25, width), (0.8, width * 0.8), (1, width * 0.55)])
    xs = [p[0] for p in points]
    cv.field(
        body.panel(-1, 1, count=10 if width < 3 else 22),
        Linear(
            (min(xs), 0), (max(xs), 0), ((0, ramp.light), (0.6, ramp.mid), (1, ramp.dark)), True
        ),
        INNER + 0.1,
        heavy=0.25,
    )
    for v in (-0.1,) if width < 2 else (-0.35, 0.3):
        cv.line(body.edge(v, 0.04, 0.9, 9 if width < 3 else 20), shadow, ramp.deep)
    if knob:
        x, y = body.at(1, 0)
        cv.disc(x, y, width * 1.25, ball(x, y, width * 1.25, ramp), INNER)


def gadroons(cv: Canvas, vessel, y0, y1, count, ramp, rise=2.2):
    """Upright lobes round a bowl between two heights, lit from the left."""
    if cv.small:
        count = min(count, 5)
    turns = [mix(-90, 90, i / count) for i in range(count + 1)]
    order = sorted(range(count), key=lambda i: -abs(i - (count - 1) / 2))
    for i in order:
        a, b = turns[i], turns[i + 1]
        m = (a + b) / 2
        p, q = vessel.at(y0, a), vessel.at(y0, b)
        top = vessel.at(y0, m)
        lift = rise * (0.45 + 0.55 * math.cos(math.radians(m)))
        head = curve(
            [
                p,
                (mix(p[0], top[0], 0.55), mix(p[1], top[1], 0.5) - lift * 0.85),
                (top[0], top[1] - lift * 1.1),
                (mix(q[0], top[0], 0.55), mix(q[1], top[1], 0.5) - lift * 0.85),
                q,
            ]
        )
        lobe = head.then(
            vessel.side(y0, y1, b), vessel.ring(y1, b, a), vessel.side(y1, y0, a), close=True
        )
        k = 0.30 + 0.62 * max(0, math.cos(math.radians(m + 38))) ** 1.3
        cv.field(
            lobe,
            Linear(
                (p[0], 0),
                (q[0], 0),
                ((0, shade(ramp, k + 0.1)), (0.5, shade(ramp, k)), (1, shade(ramp, k - 0.28))),
            ),
            INNER,
        )
        lo, hi = (
            vessel.at(mix(y0, y1, 0.08), mix(a, b, 0.32)),
            vessel.at(mix(y0, y1, 0.62), mix(a, b, 0.32)),
        )
        if abs(m) < 70:
            cv.hatch(lo, hi, 0.3 if m < 0 else -0.3, 0.8, shade(ramp, min(1, k + 0.34)))


URN = Lathe(
    [
        (-27, 15.6),
        (-24, 14.2),
        (-19, 12.2),
        (-13, 11.6),
        (-8, 12.8),
        (-4, 14.3),
        (0, 14.6),
        (5, 12.8),
        (9, 9.2),
        (12, 5.0),
        (14, 3.4),
    ]
)
BOWL = Lathe(
    [
        (-20, 27.5),
        (-17, 25.8),
        (-13, 23.6),
        (-8, 22.8),
        (-4, 24.2),
        (0, 25.0),
        (4, 23.6),
        (8, 19.2),
        (12, 11.5),
        (15, 5.0),
        (17, 3.8),
    ],
    tilt=0.17,
)


def _foot(cv: Canvas, y, r_stem, r_base, drop):
    """The red foot: a leafy stem, a domed step and a plinth, from y downwards."""
    leg = Lathe(
        [
            (y, r_stem),
            (y + drop * 0.28, r_stem * 0.92),
            (y + drop * 0.55, r_base * 0.55),
            (y + drop * 0.72, r_base * 0.86),
            (y + drop, r_base * 0.92),
        ]
    )
    base, low = y + drop * 0.74, y + drop
    slab = Lathe([(base, r_base), (low, r_base)])
    cv.field(slab.band(base, low), across((-r_base, 0), (r_base, 0), RED), heavy=0.45)
    for i in range(5):
        a = 30 + i * 13
        cv.hatch(slab.at(base + 0.6, a), slab.at(low - 0.3, a), 0, 0.6)
    cv.field(
        ellipse(0, base, r_base, r_base * 0.18),
        slope((-r_base, base - 2), (r_base, base + 2), RED),
        INNER,
    )
    cv.field(
        leg.band(y, y + drop * 0.7), across((-r_base * 0.8, 0), (r_base * 0.8, 0), RED), heavy=0.2
    )
    for m in (-52, 0, 52):  # three hanging leaves on the stem
        tip = leg.at(y + drop * 0.66, m)
        a, b = leg.at(y + 0.3, m - 30), leg.at(y + 0.3, m + 30)
        mid = y + drop * 0.5
        leaf = curve([a, leg.at(mid, m - 30), tip]).then(
            curve([tip, leg.at(mid, m + 30), b]), close=True
        )
        cv.field(leaf, shade(RED, 0.72 - m / 260), FINE + 0.1)
        cv.hatch(leg.at(y + 0.5, m), leg.at(y + drop * 0.55, m), 0, 0.5)


def urn(cv: Canvas, height=60.0):
    """A two-handled goblet `height` units high, centred on the origin."""
    with cv.at(size=height / 58.0):
        for s in (-1, 1):
            volute(
                cv,
                [
                    (s * x, y)
                    for x, y in (
                        (11.6, -20.0),
                        (14.8, -23.6),
                        (19.6, -23.6),
                        (22.0, -19.0),
                        (20.4, -12.6),
                        (16.6, -8.0),
                        (13.4, -5.4),
                    )
                ],
                1.5,
            )
        _foot(cv, 13.6, 3.7, 12.2, 15.4)
        v = URN
        cv.field(v.band(-27, 13.5), across((-15, 0), (15, 0), GOLD), heavy=0.5)
        gadroons(cv, v, -1.2, 13.3, 7, GREEN)
        cv.field(v.band(-15.2, -12.6), across((-12.5, 0), (12.5, 0), GOLD), INNER)
        cv.line(v.ring(-10.6), FINE)
        _beads(cv, v, -13.9, 6, 0.62)
        _flutes(cv, v, -23.5, -15.6)
        _round(cv, v, -9.6, -3.6, 4)
        cv.field(ellipse(0, 14.2, 5.2, 1.9), across((-5, 0), (5, 0), GOLD), INNER)
        _lip(cv, -27, 15.8, 3.3)


def wide_bowl(cv: Canvas, height=60.0):
    """The wide two-handled bowl of the two of coppe, centred on the origin."""
    with cv.at(0, -height * 0.075, size=height / 60.0):
        for s in (-1, 1):
            volute(
                cv,
                [
                    (s * x, y)
                    for x, y in (
                        (23.5, -13),
                        (27.4, -17),
                        (32.6, -16.4),
                        (34.6, -11),
                        (32.6, -4),
                        (28.0, 1.6),
                        (21.6, 4.8),
                    )
                ],
                1.8,
                knob=False,
            )
        _foot(cv, 16.2, 4.1, 14.2, 15.2)
        v = BOWL
        cv.field(v.band(-20, 16), across((-26, 0), (26, 0), GOLD), heavy=0.5)
        gadroons(cv, v, -1, 15.6, 9, GREEN, rise=3)
        cv.line(v.ring(-11.4), INNER)
        cv.line(v.ring(-8.6), INNER)
        _beads(cv, v, -10.0, 10, 0.8)
        _flutes(cv, v, -17.5, -12.4, 7)
        _round(cv, v, -7.8, -4, 3)
        cv.field(ellipse(0, 16.8, 6, 2), across((-6, 0), (6, 0), GOLD), INNER)
        _lip(cv, -20, 27.6, 5.4)


def _flutes(cv: Canvas, v, y0, y1, count=6):
    """Hatching down the neck of a cup, on the side away from the lamp, and a light."""
    for i in range(count):
        a = 22 + i * 62 / count
        cv.hatch(v.at(y0 + 0.6 + i * 0.3, a), v.at(y1, a), -0.2, FINE + 0.05, GOLD.deep)
    for i in range(2):
        cv.hatch(v.at(y0 + 1, -76 + i * 9), v.at(y1, -76 + i * 9), 0.2, FINE, GOLD.deep)
    cv.hatch(v.at(y0 + 0.5, -40), v.at(y1, -40), 0.2, 1.1, WHITE, 0.85)


def _beads(cv: Canvas, v, y, count, r):
    """A row of red beads round a cup."""
    if cv.small:
        return
    for i in range(count):
        a = mix(-72, 72, i / (count - 1))
        x, height = v.at(y, a)
        cv.flat(ellipse(x, height, r * max(0.45, math.cos(math.radians(a))), r * 1.15), RED.dark)


def _round(cv: Canvas, v, y0, y1, count):
    """Hatching round a cup's shoulder, following its circles."""
    for i in range(count):
        y = mix(y0, y1, i / (count - 1))
        cv.stroke([v.at(y, a) for a in (84, 70, 54 + i * 3)], 0.6, GOLD.deep)


def _lip(cv: Canvas, y, rx, ry):
    """A red lip: rolled rim and the dark of the mouth."""
    cv.field(ellipse(0, y + 1.3, rx * 0.985, ry), across((-rx, 0), (rx, 0), RED), heavy=0.35)
    cv.field(ellipse(0, y, rx, ry), across((-rx, 0), (rx, 0), RED), INNER)
    mx, my, cy = rx * 0.86, ry * 0.70, y + ry * 0.02
    cv.field(
        ellipse(0, cy, mx, my),
        Linear((-mx, 0), (mx, 0), ((0, RED.deep), (0.5, RED.dark), (1, RED.mid))),
        INNER,
    )
    for i in range(4):  # the wall inside, in shade under the rim
        a = mix(-62, 8, i / 3)
        p, q = polar(1, a), polar(1, a + 6)
        cv.hatch(
            (p[0] * mx * 0.96, cy + p[1] * my * 0.93),
            (q[0] * mx * 0.8, cy + q[1] * my * 0.1),
            0,
            0.6,
        )
