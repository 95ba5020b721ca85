"""Cloaks, hanging cloth, collars and fur."""

import itertools
import math

from .canvas import Canvas
from .geometry import along, curve
from .palette import GOLD, INK, LINEN, RED


def cloak(cv: Canvas, outline, ramp, folds=(), lights=(), line=1.25, hatch=()):
    """A large field of cloth; folds thicken downwards, lights stay thin."""
    cv.shape(outline, ramp, line)
    for s in lights:
        cv.pen(s, 1.3, ramp.light)
    for s in folds:
        cv.pen(s, 1.25, ramp.dark, "in")
        cv.pen(s, 0.55, INK, "in")
    for a, b, n in hatch:
        cv.thorns(a, b, n, 0.5, 0.08, ramp.dark)


def drape(
    cv: Canvas,
    left,
    right,
    ramp,
    n=5,
    sag=2.4,
    *,
    trim=None,
    trim_w=0.06,
    depth=0.8,
    line=1.15,
    hatch=True,
):
    """Hanging cloth between two edges (top to bottom), with pipe folds.

    The hem swings in n pipes with a cusp between them; from every cusp a
    fold rises with its own shadow and light.  `trim` is a border along the hem.
    """
    le, ri = curve(left).samples(8), curve(right).samples(8)

    def at(t, f):
        p, q = along(le, t), along(ri, t)
        return p[0] * (1 - f) + q[0] * f, p[1] * (1 - f) + q[1] * f

    # cusps at uneven intervals, wider towards the light
    cut = [(i / n) ** 1.12 for i in range(n + 1)]

    def hem(t, sg):
        pts = []
        for i, (a, b) in enumerate(itertools.pairwise(cut)):
            x, y = at(t, (a + b) / 2)
            pts += [(*at(t, a), 1), (x, y + sg * (0.8 + 0.35 * math.sin(i * 2.1 + n)))]
        return [*pts, (*at(t, 1), 1)]

    outline = (
        [(*at(0, 0), 1)]
        + [at(k / 6, 0) for k in range(1, 6)]
        + hem(1, sag)
        + [at(1 - k / 6, 1) for k in range(1, 6)]
        + [(*at(0, 1), 1)]
    )
    cv.shape(outline, ramp, line)
    for i in range(1, n):
        h = depth * (0.74 + 0.26 * math.sin(i * 2.3 + n))
        f, w = cut[i], (cut[i + 1] - cut[i]) * 0.5
        t0 = 1 - h
        cv.shape(
            [
                (*at(1, f), 1),
                at(1 - h * 0.5, f),
                (*at(t0, f), 1),
                at(1 - h * 0.45, f + w * 0.45),
                (*at(1, f + w), 1),
            ],
            ramp.dark,
            0,
        )
        if hatch:
            for k in range(6):
                t = 1 - h * (0.06 + 0.12 * k)
                cv.pen(
                    [at(t, f + w * (0.7 - 0.1 * k)), at(t - 0.012, f + w * (1.4 - 0.14 * k))],
                    0.42,
                    INK,
                    "out",
                )
        cv.pen([at(1, f), at(1 - h * 0.5, f), at(t0, f)], 1.15, INK, "out")
        g = f - (cut[i] - cut[i - 1]) * 0.38
        cv.pen([at(0.97, g), at(1 - h * 0.45, g), at(1 - h * 0.8, g + 0.01)], 1.2, ramp.light)
    if trim:
        band = hem(1 - trim_w, sag) + hem(1, sag)[::-1]
        cv.shape(band, trim, 0.85, weight=0.4)
        for a, b in itertools.pairwise(cut):
            x, y = at(1 - trim_w / 2, (a + b) / 2)
            if trim is LINEN:
                _tail(cv, x, y + sag * 0.8, 0.8)
            else:
                cv.dot(x, y + sag * 0.8, 0.8, RED if trim is GOLD else GOLD, 0.35)


def brocade(cv: Canvas, left, right, ramp, rows=6, cols=5, t0=0.1, t1=0.88, size=2.0):
    """Small woven flowers in staggered rows over hanging cloth."""
    le, ri = curve(left).samples(8), curve(right).samples(8)
    for r in range(rows):
        t = t0 + (t1 - t0) * r / max(1, rows - 1)
        p, q = along(le, t), along(ri, t)
        n = cols - r % 2
        for i in range(n):
            f = (i + 0.5 + (0.5 if r % 2 else 0)) / cols
            x, y = p[0] * (1 - f) + q[0] * f, p[1] * (1 - f) + q[1] * f
            k = size * (0.8 + 0.35 * t)
            for dx, dy in ((0, -1), (0.95, -0.1), (-0.95, -0.1), (0, 0.9)):
                cv.shape(
                    f"{x},{y}| {x + k * (dx + dy * 0.38)},{y + k * (dy + dx * 0.38)}"
                    f" {x + dx * k * 1.25},{y + dy * k * 1.25}|"
                    f" {x + k * (dx - dy * 0.38)},{y + k * (dy - dx * 0.38)}",
                    ramp.mid,
                    0.3,
                    weight=0,
                )
            cv.dot(x, y, k * 0.3, ramp.light, 0.25)


def _tail(cv: Canvas, x, y, k=1.0):
    """One ermine tail."""
    cv.shape(
        (
            f"{x},{y - 2.6 * k} {x + k},{y} {x + 0.5 * k},{y + 1.6 * k} {x},{y + 1.1 * k}"
            f" {x - 0.5 * k},{y + 1.6 * k} {x - k},{y}"
        ),
        INK,
        0,
    )


def ruff(cv: Canvas, x, y, rx, ry, n=11, ramp=LINEN, turn=0):
    """Pleated collar seen a little from above."""
    with cv.at(x, y, 1, turn):
        pts = []
        for i in range(2 * n):
            a = math.pi * i / n
            k = 1.0 if i % 2 else 0.86
            pts.append((rx * k * math.cos(a), ry * k * math.sin(a)))
        cv.shape(pts, ramp, 0.9, weight=0.7)
        for i in range(n):
            a = math.pi * (2 * i + 2) / n
            if math.sin(a) > -0.75:
                cv.pen(
                    [
                        (rx * 0.42 * math.cos(a), ry * 0.3 * math.sin(a)),
                        (rx * 0.82 * math.cos(a), ry * 0.8 * math.sin(a)),
                    ],
                    0.6,
                    ramp.dark if i % 2 else INK,
                )


def ermine(cv: Canvas, outline, tails):
    cv.shape(outline, LINEN, 1.15)
    for x, y in tails:
        _tail(cv, x, y)
