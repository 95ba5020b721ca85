"""What lets a card be read from either side: cutting a picture to its half, and reversing it."""

import math
import re
from dataclasses import replace

from kit.canvas import Canvas
from kit.geometry import Path, Point, Segment, bezier, mix

CENTRE = (80.0, 133.0)
Cut = tuple[float, float, float]  # a, b, c: what has a * x + b * y <= c is kept


def below(y0: float, rise: float) -> Cut:
    """Cut away what lies below a line through the middle of the card that rises to the right."""
    return (rise, 1.0, y0 + rise * CENTRE[0])


def box(x0: float, y0: float, x1: float, y1: float) -> tuple[Cut, ...]:
    """Cut away what lies outside a rectangle."""
    return ((-1, 0, -x0), (1, 0, x1), (0, -1, -y0), (0, 1, y1))


def _split(p: Point, s: Segment, t: float) -> tuple[Segment, Segment]:
    """The two parts of a cubic that starts at p, before and after t."""
    a, b, c = s
    pa, ab, bc = mix(p, a, t), mix(a, b, t), mix(b, c, t)
    pab, abc = mix(pa, ab, t), mix(ab, bc, t)
    m = mix(pab, abc, t)
    return (pa, pab, m), (abc, bc, c)


def _crossings(p: Point, s: Segment, cut: Cut) -> list[float]:
    """Where a cubic crosses the line of the cut."""
    steps = 12

    def side(t: float) -> float:
        x, y = bezier(p, s, t)
        return cut[0] * x + cut[1] * y - cut[2]

    found = []
    values = [side(i / steps) for i in range(steps + 1)]
    for i in range(steps):
        if (values[i] > 0) == (values[i + 1] > 0):
            continue
        low, high = i / steps, (i + 1) / steps
        for _ in range(20):
            middle = (low + high) / 2
            if (side(middle) > 0) == (values[i] > 0):
                low = middle
            else:
                high = middle
        found.append((low + high) / 2)
    return found


def _pieces(p: Point, s: Segment, cut: Cut) -> list[tuple[Point, Segment]]:
    """The parts of one segment between its crossings."""
    out, used = [], 0.0
    for t in _crossings(p, s, cut):
        first, s = _split(p, s, (t - used) / (1 - used))
        out.append((p, first))
        p, used = first[2], t
    return [*out, (p, s)]


def trimmed(shape: Path, cut: Cut) -> Path:
    """The part of a shape on the kept side: closed runs stay closed, open ones may fall apart."""
    runs = []
    for start, segments, closed in shape.runs:
        nodes = [start] + [p for s in segments for p in s]
        sides = [cut[0] * x + cut[1] * y <= cut[2] + 1e-9 for x, y in nodes]
        if all(sides):
            runs.append((start, segments, closed))
            continue
        if not any(sides):
            continue
        if closed and math.dist(segments[-1][2], start) > 1e-6:
            end = segments[-1][2]
            segments = [*segments, (end, start, start)]
        runs += _kept(start, segments, closed, cut)
    return Path(runs)


def _kept(start: Point, segments: list[Segment], closed: bool, cut: Cut) -> list:
    """The runs of kept pieces; those of a closed run are joined along the cut."""
    runs: list[tuple[Point, list[Segment], bool]] = []
    p, broken = start, True
    for segment in segments:
        for q, piece in _pieces(p, segment, cut):
            x, y = bezier(q, piece, 0.5)
            if cut[0] * x + cut[1] * y > cut[2]:
                broken = True
                continue
            if broken and closed and runs:
                last = runs[0][1][-1][2]
                runs[0][1].append((last, q, q))
            elif broken:
                runs.append((q, [], closed))
            runs[-1][1].append(piece)
            broken = False
        p = segment[2]
    return [r for r in runs if r[1]]


class Half(Canvas):
    """A canvas that keeps only what lies inside its cuts."""

    def __init__(self, cuts: tuple[Cut, ...], small=False):
        super().__init__(small=small)
        self.cuts = cuts

    def _put(self, page: Path, fill, *look, **more) -> None:
        for cut in self.cuts:
            page = trimmed(page, cut)
        if page.runs:
            super()._put(page, fill, *look, **more)


COORDINATE = re.compile(r'\b(c?)([xy])(\d?)="(-?[\d.]+)"')


def _reversed_geometry(text: str) -> str:
    """The attributes of a gradient, turned by half a circle about the middle of the card."""

    def turned(m: re.Match) -> str:
        whole = 2 * CENTRE["xy".index(m[2])]
        return f'{m[1]}{m[2]}{m[3]}="{round(whole - float(m[4]), 2):g}"'

    return COORDINATE.sub(turned, text)


def add_both_ways(cv: Canvas, half: Half) -> None:
    """Put a half picture on the card twice, upright and reversed.

    The copy is exact, lights and all: neither end of the card is the upper one.
    """
    upright = {
        f"url(#{name})": f"url(#{cv.paints.setdefault(key, f'p{len(cv.paints)}')})"
        for key, name in half.paints.items()
    }
    over = {
        f"url(#{name})": "url(#{})".format(
            cv.paints.setdefault((tag, _reversed_geometry(geometry), stops), f"p{len(cv.paints)}")
        )
        for (tag, geometry, stops), name in half.paints.items()
    }
    for names, reverse in ((over, True), (upright, False)):
        for item in half.items:
            shape = item.path
            if reverse:
                shape = shape.map(lambda p: (2 * CENTRE[0] - p[0], 2 * CENTRE[1] - p[1]))
            fill = names.get(item.fill, item.fill)
            cv.items.append(replace(item, path=Path(shape.runs), fill=fill))
