"""Points, numbers and paths: the plain geometry under every drawing.

Curves are given as few hand-placed points.  In text form ``"x,y x,y| x,y"`` is a
smooth curve through the points and a point followed by ``|`` is a sharp corner;
in list form a corner is a point with a third, true member.
"""

import itertools
import math
import re
from collections.abc import Callable, Iterable, Sequence

Point = tuple[float, float]
Segment = tuple[Point, Point, Point]  # two control points and the end
Points = str | Sequence[tuple]


# ------------------------------------------------------------------ numbers
def num(x: float, decimals: int = 2) -> str:
    """A number as short text with so many decimals (2 or 1) at most."""
    return hundredths(round(x * 100) if decimals == 2 else round(x * 10) * 10)


def hundredths(h: int) -> str:
    """A whole number of hundredths as the shortest decimal text."""
    whole, part = divmod(abs(h), 100)
    tail = f".{part:02d}".rstrip("0") if part else ""
    return ("-" if h < 0 else "") + (str(whole) if whole or not tail else "") + tail


def mix(a, b, t: float = 0.5):
    """Linear interpolation of two points or two numbers."""
    if isinstance(a, tuple):
        return (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)
    return a + (b - a) * t


def polar(r: float, degrees: float, x: float = 0.0, y: float = 0.0) -> Point:
    """The point at distance r and angle (clockwise from 12 o'clock)."""
    a = math.radians(degrees)
    return x + r * math.sin(a), y - r * math.cos(a)


def ring_of(count: int, start: float = 0.0) -> list[float]:
    """The angles of `count` equal steps round a circle."""
    return [start + i * 360 / count for i in range(count)]


def unit(a: Point, b: Point) -> Point:
    """The unit direction from a to b."""
    d = math.dist(a, b) or 1e-6
    return (b[0] - a[0]) / d, (b[1] - a[1]) / d


def bezier(p: Point, segment: Segment, t: float) -> Point:
    """The point at t on the cubic that starts at p."""
    a, b, c = segment
    u = 1 - t
    k0, k1, k2, k3 = u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t
    return (
        k0 * p[0] + k1 * a[0] + k2 * b[0] + k3 * c[0],
        k0 * p[1] + k1 * a[1] + k2 * b[1] + k3 * c[1],
    )


# ------------------------------------------------------------------ paths
class Path:
    """Runs of cubic segments: each run is (start, [(c1, c2, end), ...], closed)."""

    def __init__(self, runs: Iterable[tuple[Point, list[Segment], bool]] = ()):
        self.runs = list(runs)

    def map(self, f: Callable[[Point], Point]) -> "Path":
        """The path with every point sent through f."""
        return Path((f(s), [(f(a), f(b), f(c)) for a, b, c in seg], z) for s, seg, z in self.runs)

    def mirror(self) -> "Path":
        """The path reflected in the y axis."""
        return self.map(lambda p: (-p[0], p[1]))

    def shifted(self, dx: float, dy: float) -> "Path":
        """The path moved."""
        return self.map(lambda p: (p[0] + dx, p[1] + dy))

    def reversed(self) -> "Path":
        """The path walked the other way round."""
        runs = []
        for start, seg, closed in self.runs:
            points = [start] + [s[2] for s in seg]
            back = [(seg[i][1], seg[i][0], points[i]) for i in range(len(seg) - 1, -1, -1)]
            runs.append((points[-1], back, closed))
        return Path(runs)

    def then(self, *others: "Path", close: bool = False) -> "Path":
        """This run, then the others joined on by straight lines, as one run."""
        start, seg, _ = self.runs[0]
        seg = list(seg)
        for other in others:
            s, more, _ = other.runs[0]
            last = seg[-1][2] if seg else start
            if math.dist(last, s) > 1e-6:
                seg.append((last, s, s))
            seg += more
        return Path([(start, seg, close)])

    def closed(self) -> "Path":
        """The path with every run closed."""
        return Path((s, seg, True) for s, seg, _ in self.runs)

    def box(self) -> tuple[float, float, float, float]:
        """Left, top, right and bottom of the nodes."""
        nodes = [p for s, seg, _ in self.runs for p in (s, *(c for _, _, c in seg))]
        xs, ys = [p[0] for p in nodes], [p[1] for p in nodes]
        return min(xs), min(ys), max(xs), max(ys)

    def samples(self, per: int = 8) -> list[Point]:
        """Points along the first run, `per` to each segment."""
        start, seg, _ = self.runs[0]
        out, p = [start], start
        for s in seg:
            out += [bezier(p, s, i / per) for i in range(1, per + 1)]
            p = s[2]
        return out

    def d(self, grid: int = 1) -> str:
        """SVG path data, relative on a grid of so many hundredths, free of rounding drift."""
        words = _Words(grid)
        for start, seg, closed in self.runs:
            words.command("m" if words.text else "M")
            words.points(start)
            first = words.here
            p = start
            for a, b, c in seg:
                if a == p and b == c:
                    words.command("l")
                    words.points(c)
                elif (m := _quadratic(p, a, b, c)) is not None:
                    words.command("q")
                    words.points(m, c)
                else:
                    words.command("c")
                    words.points(a, b, c)
                p = c
            if closed:
                words.command("Z")
                words.here = first
        return "".join(words.text)


def _quadratic(p: Point, a: Point, b: Point, c: Point) -> Point | None:
    """The control point of the quadratic that a cubic is, if it is one (graver strokes are)."""
    m = ((3 * a[0] - p[0]) / 2, (3 * a[1] - p[1]) / 2)
    n = ((3 * b[0] - c[0]) / 2, (3 * b[1] - c[1]) / 2)
    return m if math.dist(m, n) < 1e-6 else None


class _Words:
    """Path data under construction: text so far, current point, last command."""

    def __init__(self, grid: int):
        self.grid = grid
        self.text: list[str] = []
        self.here = (0, 0)
        self.last = ""

    def command(self, letter: str) -> None:
        if letter != self.last or letter in "mMZ":
            self.text.append(letter)
        self.last = letter

    def points(self, *points: Point) -> None:
        """Write points relative to the current one; the last becomes current."""
        x, y = self.here
        for px, py in points:
            gx, gy = (round(v * 100 / self.grid) * self.grid for v in (px, py))
            self._value(gx - x)
            self._value(gy - y)
        self.here = (gx, gy)

    def _value(self, h: int) -> None:
        s = hundredths(h)
        before = self.text[-1]
        if before[-1].isdigit() and s[0] != "-" and not (s[0] == "." and "." in before):
            s = " " + s
        self.text.append(s)


def path(d: str) -> Path:
    """Read hand-written path data (absolute M L H V C Q Z)."""
    runs: list[list] = []
    here: Point = (0.0, 0.0)
    for letter, args in re.findall(r"([MLHVCQZ])([^MLHVCQZ]*)", d):
        v = [float(x) for x in re.findall(r"-?\d*\.?\d+", args)]
        command = letter
        if command == "M":
            here = (v[0], v[1])
            runs.append([here, [], False])
            v, command = v[2:], "L"
        if command == "Z":
            runs[-1][2] = True
        elif command in "HV":
            for x in v:
                end = (x, here[1]) if command == "H" else (here[0], x)
                runs[-1][1].append((here, end, end))
                here = end
        else:
            step = {"L": 2, "C": 6, "Q": 4}[command]
            for i in range(0, len(v), step):
                pts = [(v[j], v[j + 1]) for j in range(i, i + step, 2)]
                if command == "L":
                    a, b = here, pts[-1]
                elif command == "C":
                    a, b = pts[0], pts[1]
                else:
                    a, b = mix(here, pts[0], 2 / 3), mix(pts[1], pts[0], 2 / 3)
                here = pts[-1]
                runs[-1][1].append((a, b, here))
    return Path((s, seg, z) for s, seg, z in runs)


# ------------------------------------------------------------------ curves
def parse(points: Points) -> list[tuple[Point, bool]]:
    """Points in either form as a list of (point, is a corner)."""
    if not isinstance(points, str):
        return [((p[0], p[1]), len(p) > 2 and bool(p[2])) for p in points]
    out = []
    for token in points.split():
        x, y = token.rstrip("|").split(",")
        out.append(((float(x), float(y)), token.endswith("|")))
    return out


def _tangents(pts: Sequence[Point], cyclic: bool) -> list[Point]:
    """Bessel tangents: smooth, and calm where points lie close together."""
    n = len(pts)
    tan = [(0.0, 0.0)] * n
    for i in range(n):
        if not cyclic and i in (0, n - 1):
            continue
        before, after = pts[i - 1], pts[(i + 1) % n]
        d0, d1 = math.dist(before, pts[i]) or 1e-6, math.dist(pts[i], after) or 1e-6
        tan[i] = mix(unit(pts[i], after), unit(before, pts[i]), d1 / (d0 + d1))
    if not cyclic:
        for i, j in ((0, 1), (n - 1, n - 2)):
            u = unit(pts[min(i, j)], pts[max(i, j)])
            t = tan[j] if n > 2 else u
            tan[i] = (1.5 * u[0] - 0.5 * t[0], 1.5 * u[1] - 0.5 * t[1])
    return tan


def _smooth_run(pts: Sequence[Point], cyclic: bool = False) -> list[Segment]:
    """Cubics through the points, the first point being known."""
    if len(pts) == 2 and not cyclic:
        return [(pts[0], pts[1], pts[1])]
    tan = _tangents(pts, cyclic)
    n = len(pts)
    out = []
    for i in range(n if cyclic else n - 1):
        j = (i + 1) % n
        a, b = pts[i], pts[j]
        d = math.dist(a, b) / 3
        out.append(
            (
                (a[0] + tan[i][0] * d, a[1] + tan[i][1] * d),
                (b[0] - tan[j][0] * d, b[1] - tan[j][1] * d),
                b,
            )
        )
    return out


def curve(points: Points, closed: bool = False) -> Path:
    """The smooth curve through the points, sharp at its corners."""
    marked = parse(points)
    pts = [p for p, _ in marked]
    corners = [i for i, (_, corner) in enumerate(marked) if corner]
    if closed and not corners:
        return Path([(pts[0], _smooth_run(pts, cyclic=True), True)])
    if closed:
        k = corners[0]
        pts = pts[k:] + pts[: k + 1]
        corners = [i - k for i in corners] + [len(pts) - 1]
    else:
        corners = sorted({0, *corners, len(pts) - 1})
    seg: list[Segment] = []
    for a, b in itertools.pairwise(corners):
        seg += _smooth_run(pts[a : b + 1])
    return Path([(pts[0], seg, closed)])


def polygon(points: Sequence[Point], closed: bool = True) -> Path:
    """Straight lines from point to point."""
    return Path([(points[0], [(a, b, b) for a, b in itertools.pairwise(points)], closed)])


def arc(x: float, y: float, rx: float, ry: float, a0: float, a1: float, turn: float = 0.0) -> Path:
    """Part of an ellipse turned by `turn`, from angle a0 to a1 (clockwise from 12 o'clock)."""
    steps = max(1, math.ceil(abs(a1 - a0) / 90 - 1e-9))
    k = 4 / 3 * math.tan(math.radians((a1 - a0) / steps) / 4)
    ct, st = math.cos(math.radians(turn)), math.sin(math.radians(turn))

    def place(u: float, v: float) -> Point:
        u, v = u * rx, v * ry
        return x + u * ct - v * st, y + u * st + v * ct

    def node(i: int) -> tuple[float, float]:
        a = math.radians(mix(a0, a1, i / steps))
        return math.sin(a), -math.cos(a)

    seg = []
    for i in range(steps):
        (s0, c0), (s1, c1) = node(i), node(i + 1)
        seg.append(
            (place(s0 - c0 * k, c0 + s0 * k), place(s1 + c1 * k, c1 - s1 * k), place(s1, c1))
        )
    return Path([(place(*node(0)), seg, False)])


def ellipse(x: float, y: float, rx: float, ry: float | None = None, turn: float = 0) -> Path:
    """An ellipse, turned clockwise by so many degrees."""
    return arc(x, y, rx, rx if ry is None else ry, 0, 360, turn).closed()


# ------------------------------------------------------------------ brush and graver
def lens(p: Point, q: Point, bend: float, width: float) -> Path:
    """A stroke pointed at both ends from p to q, bowed sideways by `bend`."""
    (mx, my), (dx, dy) = mix(p, q, 0.5), unit(p, q)
    a, b = (
        (mx - dy * k * 2, my + dx * k * 2) for k in (bend + width / 2, bend - width / 2)
    )  # the two sides, as the middle points of quadratics
    there = (mix(p, a, 2 / 3), mix(q, a, 2 / 3), q)
    return Path([(p, [there, (mix(q, b, 2 / 3), mix(p, b, 2 / 3), p)], True)])


def thorn(p: Point, q: Point, bend: float, width: float) -> Path:
    """A stroke that is `width` thick at p and a point at q, bowed sideways by `bend`."""
    (mx, my), (dx, dy) = mix(p, q, 0.5), unit(p, q)
    w = width / 2
    a, b = (p[0] - dy * w, p[1] + dx * w), (p[0] + dy * w, p[1] - dx * w)
    m, n = ((mx - dy * k * 2, my + dx * k * 2) for k in (bend + w * 0.6, bend - w * 0.6))
    there = (mix(a, m, 2 / 3), mix(q, m, 2 / 3), q)
    return Path([(a, [there, (mix(q, n, 2 / 3), mix(b, n, 2 / 3), b)], True)])


def swell(points: Points, width: float, ends: Point = (0.0, 0.0), peak: float = 0.5) -> Path:
    """A brush stroke through the points: `width` thick at `peak`, thinner to either end.

    `ends` are the widths at either end as fractions of `width`.
    """
    start, segments, _ = curve(points).runs[0]
    n = len(segments)

    def half(t: float) -> float:
        u = t / peak if t < peak else (1 - t) / ((1 - peak) or 1)
        low = ends[0] if t < peak else ends[1]
        return width / 2 * mix(low, 1.0, math.sin(u * math.pi / 2))

    def pushed(p: Point, direction: Point, k: float) -> Point:
        return p[0] - direction[1] * k, p[1] + direction[0] * k

    sides: tuple[list[Segment], list[Segment]] = ([], [])
    starts: list[Point] = []
    p = start
    for i, (a, b, c) in enumerate(segments):
        begin = unit(p, a) if math.dist(p, a) > 1e-6 else unit(p, c)
        finish = unit(b, c) if math.dist(b, c) > 1e-6 else unit(p, c)
        if math.dist(p, a) < 1e-6 and math.dist(b, c) < 1e-6:  # a straight line
            a, b = mix(p, c, 1 / 3), mix(p, c, 2 / 3)
        w = [half((i + f) / n) for f in (0, 1 / 3, 2 / 3, 1)]
        for sign, side in zip((1, -1), sides, strict=True):
            if i == 0:
                starts.append(pushed(p, begin, w[0] * sign))
            side.append(
                (
                    pushed(a, unit(p, b), w[1] * sign),
                    pushed(b, unit(a, c), w[2] * sign),
                    pushed(c, finish, w[3] * sign),
                )
            )
        p = c
    left, right = (Path([(s, side, False)]) for s, side in zip(starts, sides, strict=True))
    return left.then(right.reversed(), close=True)


def along(points: Sequence[Point], t: float) -> Point:
    """The point at fraction t of a polyline's length."""
    lengths = [0.0]
    for p, q in itertools.pairwise(points):
        lengths.append(lengths[-1] + math.dist(p, q))
    goal = t * lengths[-1]
    for i, (p, q) in enumerate(itertools.pairwise(points)):
        if lengths[i + 1] >= goal:
            return mix(p, q, (goal - lengths[i]) / ((lengths[i + 1] - lengths[i]) or 1e-6))
    return points[-1]
