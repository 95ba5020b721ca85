"""Cloaks, hanging cloth, collars and fur."""

import itertools
import math

from .canvas import Canvas
from .geometry import along, curve, mix, parse
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
                ermine_tail(cv, x, y + sag * 0.8, 0.8)
            else:
                cv.dot(x, y + sag * 0.8, 0.8, RED if trim is GOLD else GOLD, 0.35)


def fold(cv: Canvas, spine, ramp, width=2.4, light=True, ink=1.15):
    """One fold: its shadow lies to the right of the spine, which starts where it is deepest."""
    line = curve(spine).samples(4)
    n = len(line) - 1
    side = [(x + width * (1 - i / n), y) for i, (x, y) in enumerate(line)]
    cv.shape([(*line[0], 1), *line[1:-1], (*line[-1], 1), *side[-2:0:-1]], ramp.dark, 0)
    if width > 2:  # the graver rounds the far slope
        near = [mix(p, q, 0.9) for p, q in zip(line, side, strict=True)]
        far = [(x + width * (1.1 - 0.12 * i), y - 0.5) for i, (x, y) in enumerate(near)]
        cv.thorns(near[: n // 2 + 2], far[: n // 2 + 2], 12, 0.6, 0.16, ramp.dark)
    cv.pen(spine, ink, INK, "out")
    if light:
        cv.pen([(x - width * 0.8, y - 1) for x, y in line[::2]], 1.0, ramp.light)


def mantle(
    cv: Canvas,
    left,
    right,
    hem,
    ramp,
    reach=(),
    *,
    lean=None,
    lining=None,
    trim=None,
    trim_w=4.4,
    line=1.2,
):
    """Cloth that falls free, its edges and its hem placed by hand.

    The edges run from the top down, the hem from left to right between them, with a
    corner wherever the cloth turns under.  From the corner i a fold rises over the
    part reach[i] of the height, drifting to the fraction `lean` of the width; beneath
    the corners the `lining` shows.
    """
    nodes = parse(hem)
    low = [p for p, _ in nodes]
    le, ri = ([p for p, _ in parse(edge)] for edge in (left, right))
    outline = [(*p, i == 0) for i, p in enumerate(le)]
    outline += [(*p, corner or i in (0, len(low) - 1)) for i, (p, corner) in enumerate(nodes)]
    outline += [(*p, i == 0) for i, p in list(enumerate(ri))[::-1]]
    if lining:
        back = [(x, y + (1.9 if corner else -3)) for (x, y), corner in nodes]
        back[0], back[-1] = low[0], low[-1]
        top = [(*p, 1) for p in ((low[-1][0] - 4, low[-1][1] - 5), (low[0][0] + 4, low[0][1] - 5))]
        cv.shape([(*back[0], 1), *back[1:-1], (*back[-1], 1), *top], lining.dark, 0.9, weight=0.4)
    cv.shape(outline, ramp, line)
    edges = [curve([*edge, end]).samples(6) for edge, end in ((le, low[0]), (ri, low[-1]))]

    def hanging(t, f):
        f = f if lean is None else mix(lean, f, t**0.8)
        return mix(along(edges[0], t), along(edges[1], t), f)

    depths = iter(reach)
    for i, (p, corner) in enumerate(nodes[:-1]):
        if not (corner and i):
            continue
        deep = next(depths, 0.5)
        f = (p[0] - low[0][0]) / (low[-1][0] - low[0][0])
        foot = hanging(1, f)
        spine = []
        for k in range(4):
            t = 1 - deep * k / 3
            x, y = hanging(t, f)
            spine.append((x + (p[0] - foot[0]) * t**3, y + (p[1] - foot[1]) * t**3))
        fold(cv, spine, ramp, (low[i + 1][0] - p[0]) * 0.5)
    if trim:
        summit = mix(le[0], ri[0])
        inner = [
            (*(p[k] + (summit[k] - p[k]) * trim_w / math.dist(p, summit) for k in (0, 1)), corner)
            for p, corner in nodes
        ]
        rim = [(*p, corner) for p, corner in nodes]
        for row in (inner, rim):
            row[0], row[-1] = (*row[0][:2], 1), (*row[-1][:2], 1)
        cv.shape(inner + rim[::-1], trim, 0.85, weight=0.4)
        if trim is LINEN:
            for a, b in itertools.pairwise(range(len(low))):
                x, y = mix(mix(low[a], inner[a][:2]), mix(low[b], inner[b][:2]))
                ermine_tail(cv, x, y, 0.8)
        else:
            braid = [(*mix(a[:2], b[:2], 0.45), b[2]) for a, b in zip(inner, rim, strict=True)]
            cv.pen(braid, 0.6, trim.dark)


def sprig(cv: Canvas, x, y, turn, ramp, size=1.0):
    """A woven flower on its stem."""
    with cv.at(x, y, size, turn):
        cv.pen("0,5.4 .5,2.4 0,0", 0.7, ramp.dark, "none")
        for s in (-1, 1):
            cv.shape(f"{s * 0.4},3.4| {s * 2},1.4 {s * 3.4},2.2| {s * 2},3.8", ramp.mid, 0.35, 0)
        cv.shape(
            "0,.6| -2.4,-.4 -2.6,-3| -1.2,-2.2 0,-4.4| 1.2,-2.2 2.6,-3| 2.4,-.4", ramp.mid, 0.4, 0
        )


def pelt(cv: Canvas, outline, ramp, tufts=()):
    """Fur: a field with a ragged edge; `tufts` (x, y, turn) are wisps of longer hair."""
    edge = curve(outline, closed=True).samples(3)[:-1]
    centre = tuple(sum(p[k] for p in edge) / len(edge) for k in (0, 1))
    ragged = []
    for i, p in enumerate(edge):
        out = (-0.02, 0.09 + 0.03 * math.sin(i * 2.7))[i % 2]
        lean = (0.0, 1.2)[i % 2]  # tufts hang to one side
        x, y = mix(p, centre, -out)
        ragged.append((x + lean, y + lean * 0.6, 1))
    cv.shape(ragged, ramp, 1.0)
    for x, y, turn in tufts:
        with cv.at(x, y, 1, turn):
            for k, length in ((-1.6, 4.4), (0, 6), (1.7, 4)):
                cv.hatch((k * 0.5, -length), (k, 0.6), 0.4, 0.8, ramp.dark if k else INK)
            cv.hatch((-1.4, -5), (-1.8, -0.6), 0.3, 0.7, ramp.light)


def ermine_tail(cv: Canvas, x, y, k=1.0):
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
        ermine_tail(cv, x, y)
