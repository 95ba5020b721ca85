"""The mark of bastoni: the cudgel with its climbing leaf."""

import math

from .bodies import Tube
from .canvas import CONTOUR, FINE, INNER, Canvas
from .geometry import Path, curve, ellipse, mix
from .paint import Linear, slope
from .palette import GOLD, GREEN, INK, RED, WHITE, WOOD, shade

KNOBS = ((0.13, -1), (0.27, 1), (0.42, -1), (0.55, 1), (0.7, -1))  # (t, side) on a club


def acanthus(cv: Canvas, spine, half, lobes=6, ramp=GOLD, pen=INNER, veins=True, heavy=0.25):
    """A serrated leaf along a spine from root to tip; `half` is its half-width.

    Each lobe swells outwards and points towards the tip; the half away from
    the lamp is darker.
    """
    body = Tube(
        spine,
        [
            (0, half * 0.06),
            (0.05, half * 0.26),
            (0.16, half * 0.55),
            (0.42, half),
            (0.62, half * 0.95),
            (0.86, half * 0.5),
            (1, 0),
        ],
    )

    def flank(s):
        run = [body.at(0, s), [], False]
        for i in range(lobes):
            t0, t1 = mix(0.03, 0.88, i / lobes), mix(0.03, 0.88, (i + 1) / lobes)
            dt = t1 - t0
            run[1].append(
                (
                    body.at(t0 + dt * 0.12, s * 0.86),
                    body.at(t0 + dt * 0.62, s * 1.3),
                    body.at(t1 + dt * 0.22, s * 1.14),
                )
            )
            run[1].append(
                (
                    body.at(t1 + dt * 0.02, s * 1.02),
                    body.at(t1 - dt * 0.06, s * 0.78),
                    body.at(t1, s * 0.58),
                )
            )
        run[1].append((body.at(0.92, s * 0.9), body.at(0.97, s * 0.8), body.at(1, 0)))
        return Path([run])

    if cv.small:  # no lobe would be seen
        left, right = body.edge(-0.9, 0, 1, 6), body.edge(0.9, 0, 1, 6)
    else:
        left, right = flank(-1), flank(1)
    rib = body.edge(0, 0, 1, 9)
    cv.field(left.then(right.reversed(), close=True), ramp.mid, pen, heavy=heavy)
    a, b = body.at(0.4, -1), body.at(0.4, 1)
    lit_left = cv.lit(a, b)
    for flank_path, lit in ((left, lit_left), (right, not lit_left)):
        cv.flat(
            flank_path.then(rib.reversed(), close=True),
            shade(ramp, 0.93) if lit else shade(ramp, 0.56),
        )
    cv.field(left.then(right.reversed(), close=True), None, pen)
    cv.flat(body.rib(0.0, 0.97, max(half * 0.1, 0.55)), INK)
    if veins:
        for i in range(lobes):
            t1 = mix(0.03, 0.88, (i + 1) / lobes)
            for s in (-1, 1):
                p, q = body.at(max(t1 - 0.16, 0.02), s * 0.06), body.at(t1 + 0.01, s * 0.9)
                cv.hatch(p, q, s * half * 0.08, 0.6 if half > 4 else 0.5)


def cudgel(cv: Canvas, length=96.0, girth=None, outer=GREEN, inner=RED, bend=7.0, **more):
    """A club with a heavy round head at the top, `length` units high, centred on the origin."""
    g = girth or length * 0.155
    h = length / 2
    spine = [
        (-bend * 0.1, -h),
        (-bend * 0.5, -h * 0.72),
        (-bend * 0.62, -h * 0.36),
        (-bend * 0.1, h * 0.08),
        (bend * 0.42, h * 0.46),
        (bend * 0.38, h * 0.76),
        (-bend * 0.3, h),
    ]
    return club(cv, spine, g, outer, inner, **more)


def club(
    cv: Canvas,
    spine,
    g,
    outer=GREEN,
    inner=RED,
    leaf_from=0.86,
    leaf_size=0.41,
    knobs=KNOBS,
):
    """A club along any spine, from the top of the head to the cut end; g is its half-girth.

    The left flank has the colour `outer`, the right one `inner`, and a golden
    leaf climbs along the seam towards the head from `leaf_from`, a place on the
    spine (0 head .. 1 handle); `knobs` are the (t, side) places of branches cut close.
    """
    body = Tube(
        spine,
        [
            (0, g * 0.9),
            (0.24, g),
            (0.40, g * 0.84),
            (0.58, g * 0.6),
            (0.67, g * 0.49),
            (0.73, g * 0.53),
            (0.80, g * 0.43),
            (0.86, g * 0.46),
            (0.92, g * 0.42),
            (1, g * 0.54),
        ],
        dome=0.22,
    )

    def seam(t):
        return mix(-0.05, 0.1, t) + 0.03 * math.sin(t * 23)

    cv.field(body.panel(-1, 1, count=21), outer.mid, heavy=0.6)
    a, b = body.at(0.3, -1), body.at(0.3, 1)
    cv.flat(
        body.panel(-1, seam, count=21),
        Linear(
            a,
            b,
            (
                (0, outer.dark),
                (0.14, outer.mid),
                (0.26, shade(outer, 0.86)),
                (0.5, outer.mid),
                (1, outer.dark),
            ),
            True,
        ),
    )
    cv.flat(
        body.panel(seam, 1, count=21),
        Linear(
            a,
            b,
            (
                (0, inner.dark),
                (0.2, shade(inner, 0.8)),
                (0.6, inner.mid),
                (0.8, inner.mid),
                (1, inner.dark),
            ),
            True,
        ),
    )
    cv.line(body.edge(seam, 0.0, 1, 21), INNER)
    # hatching round the form along both edges, heavier away from the lamp
    far = 1 if cv.lit(a, b) else -1
    for v0, v1, n, w, col in ((far, far * 0.64, 17, 0.62, INK), (-far, -far * 0.8, 11, 0.5, INK)):
        for i in range(n):
            t = mix(0.08, 0.8, i / (n - 1))
            fade = 0.55 + 0.45 * math.sin(math.pi * i / (n - 1))
            cv.hatch(body.at(t, v0), body.at(t + 0.03, mix(v0, v1, fade)), 0.25, w, col)
    if g > 20:
        _grain(cv, body, g, outer, inner)
    if g <= 20:
        for v, t0, t1 in (
            (-0.62, 0.1, 0.3),
            (-0.4, 0.3, 0.52),
            (0.56, 0.12, 0.34),
            (0.74, 0.3, 0.5),
        ):
            ramp = inner if v > 0 else outer
            cv.stroke([body.at(mix(t0, t1, u), v) for u in (0, 0.5, 1)], 0.8, ramp.deep)
    cv.stroke([body.at(t, -0.62 * far) for t in (0.09, 0.16, 0.26, 0.34)], 1.2, WHITE, opacity=0.35)
    cv.field(body.panel(-1, 1, count=21), None)
    for t, s in knobs:
        _knob(cv, body, t, s, g, inner if s > 0 else outer)
    climb = [mix(leaf_from, 0.075, u) for u in (0, 0.15, 0.4, 0.6, 0.8, 1)]
    sway = (0.1, 0.05, 0, -0.05, -0.02, 0.12)
    acanthus(
        cv,
        [body.at(t, mix(-0.05, 0.1, t) + dv) for t, dv in zip(climb, sway, strict=True)],
        g * leaf_size,
        lobes=6 if g > 18.5 else 5,
        pen=INNER if g > 18.5 else INNER - 0.15,
    )
    # the cut end
    (x, y), turn = body.at(1, 0), body.turn(1) - 90
    cut = ellipse(x, y, g * 0.54, g * 0.25, turn)
    cv.field(cut, slope((x - g * 0.4, y - 2), (x + g * 0.4, y + 2), WOOD), INNER + 0.1, heavy=0.3)
    cv.line(ellipse(x, y, g * 0.28, g * 0.11, turn), FINE, WOOD.deep)
    return body


def _knob(cv: Canvas, body: Tube, t: float, s: int, g: float, ramp) -> None:
    """The stub of a branch cut close: bark that swells over the edge, a pale end."""
    with cv.at(*body.at(t, s), g * 1.18, body.turn(t) - 90, flip=s < 0):
        upper = curve([(-0.2, -0.4), (-0.02, -0.33), (0.1, -0.29), (0.2, -0.29)])
        lower = curve([(0.2, 0.13), (0.1, 0.17), (0.0, 0.28), (-0.06, 0.44)])
        bark = upper.then(lower, close=True)
        cv.flat(bark, slope((0, -0.3), (0.1, 0.4), ramp))
        cv.line(upper, CONTOUR)
        cv.line(lower, CONTOUR)
        cv.field(ellipse(0.2, -0.08, 0.085, 0.22), WOOD.light, INNER + 0.1)
        cv.stroke([(-0.16, -0.26), (-0.02, -0.16), (0.08, -0.14)], 0.6, ramp.deep)
        cv.stroke([(-0.12, 0.28), (-0.03, 0.1), (0.08, 0.04)], 0.6, ramp.deep)


def _grain(cv: Canvas, body, g, outer, inner):
    """Wood on a large club: long strokes down either flank that part round a knot."""
    for s, ramp, knot in ((-1, outer, 0.37), (1, inner, 0.25)):
        for v, t0, t1 in (
            (0.5, 0.06, 0.2),
            (0.82, 0.2, 0.42),
            (0.6, 0.46, 0.62),
            (0.42, 0.14, 0.24),
            (0.72, 0.5, 0.74),
            (0.45, 0.64, 0.8),
        ):
            cv.stroke(
                [
                    body.at(mix(t0, t1, u), s * (v + 0.03 * math.sin(u * 6)))
                    for u in (0, 0.33, 0.66, 1)
                ],
                0.75,
                ramp.deep,
            )
        x, y = body.at(knot, s * 0.62)
        with cv.at(x, y, turn=body.turn(knot) - 90):
            cv.flat(ellipse(0, 0, g * 0.055, g * 0.09), ramp.deep)
            for k in (1, 1.9):
                for side in (-1, 1):
                    r = g * 0.075 * k
                    cv.stroke(
                        [
                            (side * r * 0.15, -r * 2.6),
                            (side * r, -r * 0.9),
                            (side * r, r * 0.9),
                            (side * r * 0.15, r * 2.6),
                        ],
                        0.8,
                        ramp.deep,
                    )
