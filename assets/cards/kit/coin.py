"""The mark of denari: a coin with a sun in it, and the sun's face."""

import math
from collections.abc import Callable

from .canvas import CONTOUR, INNER, Canvas
from .geometry import ellipse, mix, path, polar, polygon, ring_of
from .paint import ball
from .palette import GOLD, INK, PAPER, RED, WHITE, Ramp, shade

Pen = Callable[..., None]


def sun_face(cv: Canvas, r: float, detail: int = 2, skin: Ramp = GOLD) -> None:
    """A calm full face in a disc of radius r. detail 1: few and bold strokes; 3: lids, lips."""
    cv.disc(0, 0, r, ball(0, 0, r, skin), INNER + 0.25)
    with cv.at(size=r):

        def pen(points, w, **more):
            cv.stroke(points, w * r / 14, **more)  # pen widths grow with the face

        if detail == 1:
            _bold_features(cv, pen)
        else:
            _features(cv, pen, detail)


def _bold_features(cv: Canvas, pen: Pen) -> None:
    """What is still read a few pixels high: brows that run into the nose, eyes, mouth, cheeks."""
    for s in (-1, 1):
        cv.flat(ellipse(s * 0.56, 0.3, 0.22, 0.17), RED.mid, 0.32)
        eye = path("M-.24 .03C-.12 -.2 .12 -.2 .24 .03C.12 .17 -.12 .17 -.24 .03Z")
        cv.flat(eye.shifted(s * 0.4, -0.06), WHITE)
        cv.flat(ellipse(s * 0.4, -0.06, 0.13, 0.14), INK)
        pen([(s * 0.13, 0.02), (s * 0.4, -0.22), (s * 0.68, 0.02)], 1.25, ends=(0.3, 0.2))
    pen([(0.78, -0.3), (0.46, -0.5), (0.16, -0.36)], 1.5, ends=(0.2, 0.7), peak=0.6)
    brow = [(-0.78, -0.3), (-0.46, -0.5), (-0.16, -0.36), (-0.09, 0.02), (-0.16, 0.24), (0.1, 0.3)]
    pen(brow, 1.5, ends=(0.2, 0.5), peak=0.4)
    cv.flat(path("M-.34 .5C-.14 .4 .14 .4 .34 .5C.16 .74 -.16 .74 -.34 .5Z"), RED.mid)
    pen([(-0.38, 0.49), (0, 0.54), (0.38, 0.49)], 0.9, ends=(0.3, 0.3))
    for i in range(2):  # shade along the cheek
        points = [polar(0.9 - i * 0.13, t) for t in (88 + i * 10, 115, 150 - i * 8)]
        pen(points, 0.7, colour=GOLD.deep)


def _features(cv: Canvas, pen: Pen, detail: int) -> None:
    """The full drawing, for faces that are large on the card."""
    for s in (-1, 1):  # blush, brows, eyes
        cv.flat(ellipse(s * 0.52, 0.25, 0.2, 0.16), RED.light, 0.42)
        pen(
            [(s * 0.1, -0.22), (s * 0.28, -0.4), (s * 0.5, -0.4), (s * 0.7, -0.2)],
            1.15,
            ends=(0.3, 0),
            peak=0.35,
        )
        eye = path("M-.19 .02C-.1 -.12 .1 -.12 .19 .02C.1 .12 -.1 .12 -.19 .02Z").shifted(
            s * 0.37, -0.08
        )
        cv.flat(eye, WHITE)
        cv.flat(ellipse(s * 0.37, -0.075, 0.085, 0.09), INK)
        pen(
            [(s * 0.17, -0.04), (s * 0.3, -0.17), (s * 0.45, -0.17), (s * 0.58, -0.04)],
            0.95,
            ends=(0.2, 0.2),
        )
        pen([(s * 0.22, -0.01), (s * 0.37, 0.035), (s * 0.54, -0.01)], 0.5)
        if detail == 3:
            pen([(s * 0.2, -0.17), (s * 0.37, -0.26), (s * 0.56, -0.15)], 0.5)
            pen([(s * 0.24, 0.09), (s * 0.38, 0.14), (s * 0.52, 0.1)], 0.4, colour=GOLD.deep)
            cv.flat(ellipse(s * 0.37 - 0.03, -0.11, 0.025, 0.025), WHITE)
    pen(
        [(-0.1, -0.22), (-0.06, 0.0), (-0.13, 0.2), (-0.08, 0.27)],
        0.8,
        ends=(0.7, 0.2),
        peak=0.7,
    )
    pen([(-0.09, 0.26), (0, 0.32), (0.1, 0.26)], 0.8)
    pen([(0.12, 0.17), (0.15, 0.23), (0.09, 0.27)], 0.6)
    lip = path("M-.24 .5C-.15 .44 -.06 .41 0 .45C.06 .41 .15 .44 .24 .5C.12 .66 -.12 .66 -.24 .5Z")
    cv.flat(lip, RED.mid)
    pen(
        [(-0.29, 0.49), (-0.1, 0.515), (0, 0.5), (0.1, 0.515), (0.29, 0.49)],
        0.65,
        ends=(0.3, 0.3),
    )
    if detail == 3:
        cv.flat(path("M-.1 .555C-.05 .575 .05 .575 .1 .555C.05 .6 -.05 .6 -.1 .555Z"), RED.light)
        pen([(-0.04, 0.34), (-0.03, 0.39)], 0.4)
        pen([(0.04, 0.34), (0.03, 0.39)], 0.4)
    pen([(-0.13, 0.72), (0, 0.755), (0.13, 0.72)], 0.6)
    steps = 4 if detail == 3 else 3
    for i in range(steps):  # shade along the cheek, away from the lamp
        q = 0.91 - i * 0.075
        pen([polar(q, a) for a in (78 + i * 9, 104, 128, 158 - i * 12)], 0.5, colour=GOLD.deep)
    if detail == 3:
        for i in range(3):
            pen(
                [polar(0.9 - i * 0.08, a) for a in (-30 + i * 7, -5, 25 - i * 7)],
                0.4,
                colour=GOLD.deep,
            )


def sun_disc(cv: Canvas, r, detail=2):
    """A coin of radius r: black ring, yellow rays (or petals, detail 3), calm face."""
    cv.disc(0, 0, r - 0.5, INK, CONTOUR, heavy=0.35)
    if detail == 1:
        cv.disc(0, 0, r * 0.885, None, 0.9, colour=PAPER)
    else:
        cv.disc(0, 0, r * 0.905, None, r * 0.042, colour=PAPER)
    inner = r * (0.84 if detail == 1 else 0.85)
    face = r * (0.48 if detail == 1 else 0.43)
    if detail == 3:
        _petals(cv, face, inner)
    else:
        _rays(cv, face, inner, 8 if detail == 1 else 10, detail)
    sun_face(cv, face, detail)


def _rays(cv: Canvas, face, inner, count, detail):
    """Straight rays of two facets, the lit one lighter, with a pearl between each pair."""
    foot = face * 0.8
    half = math.tan(math.pi / count) * face * 1.12
    light, dark = shade(GOLD, 0.98), shade(GOLD, 0.62)
    for a in ring_of(count):
        with cv.at(turn=a):
            for s in (-1, 1):
                lit = cv.lit((s, 0), (-s, 0))
                cv.flat(
                    polygon([(0, -inner), (0, -foot), (s * half, -foot)]), light if lit else dark
                )
    for a in ring_of(count, 180 / count):
        x, y = polar(mix(face, inner, 0.80), a)
        pearl = inner * (0.085 if detail == 1 else 0.078)
        cv.flat(ellipse(x, y, pearl), GOLD.mid)
        if detail > 1:
            cv.flat(ellipse(x - pearl * 0.3, y - pearl * 0.3, pearl * 0.45), GOLD.light)


def _petals(cv: Canvas, face, inner):
    """Two rows of eight petals, folded along the middle."""

    def petal(reach, half, paint_at):
        f = face * 0.86
        left = path(
            f"M0 {-f}C{-half * 0.7} {-f} {-half * 1.15} {-mix(f, reach, 0.55)}"
            f" {-half * 0.75} {-mix(f, reach, 0.72)}"
            f"C{-half * 0.5} {-mix(f, reach, 0.84)} {-half * 0.1} {-mix(f, reach, 0.86)} 0 {-reach}"
        )
        right = left.mirror()
        body = left.then(right.reversed(), close=True)
        cv.field(body, paint_at[0], 0.7)
        cv.flat(right.then(path(f"M0 {-reach}L0 {-f}"), close=True), paint_at[1])
        cv.field(body, None, 0.7)
        cv.hatch((0, -f), (0, -mix(f, reach, 0.88)), 0, 0.75)
        for s in (-1, 1):
            cv.hatch(
                (s * half * 0.2, -f),
                (s * half * 0.42, -mix(f, reach, 0.62)),
                s * 0.5,
                0.5,
                GOLD.deep,
            )

    for a in ring_of(8, 22.5):
        with cv.at(turn=a):
            petal(inner, inner * 0.24, (shade(GOLD, 0.55), shade(GOLD, 0.42)))
    for a in ring_of(8):
        with cv.at(turn=a):
            petal(inner * 0.93, inner * 0.23, (shade(GOLD, 0.95), shade(GOLD, 0.68)))
    for a in ring_of(16, 11.25):
        x, y = polar(inner * 0.945, a)
        cv.flat(ellipse(x, y, inner * 0.026), GOLD.mid)
