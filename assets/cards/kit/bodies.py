"""Bodies with coordinates of their own: `Tube` for anything bent, `Lathe` for anything turned.

Hatching and ornament placed in a body's coordinates follow the form by themselves.
"""

import itertools
import math
from collections.abc import Callable, Sequence

from .geometry import Path, Point, arc, curve, mix, polygon, unit

Widths = Sequence[tuple[float, float]]  # (t, half-width) pairs, eased between them


class Tube:
    """A bent body: a spine with a half-width to either side.

    A place on it is (t, v): t runs 0..1 along the spine, v is -1 on the left
    edge, 0 on the spine and +1 on the right edge (left and right as seen on the
    page when the spine runs downwards).
    """

    def __init__(
        self,
        spine: Sequence[Point],
        widths: Widths,
        right: Widths | None = None,
        dome: float = 0.0,
        per: int = 10,
    ):
        self._line(spine, per)
        ts = [r / self.length for r in self.run]
        self.left = [_eased(widths, t) for t in ts]
        self.right = [_eased(right, t) for t in ts] if right else self.left
        self.dome = dome  # share of the length that rounds off the start

    @classmethod
    def limb(cls, nodes: str | Sequence[tuple], per: int = 6) -> "Tube":
        """A limb from a half-width at every node.

        Nodes are ((x, y), r) pairs or text ``"x,y,r"``; r may be a pair (left, right),
        written ``"x,y,left/right"``.
        """
        if isinstance(nodes, str):
            nodes = [_limb_node(token) for token in nodes.split()]
        pairs = [r if isinstance(r, tuple) else (r, r) for _, r in nodes]
        tube = cls.__new__(cls)
        tube._line([p for p, _ in nodes], per)
        tube.left = _blended([a for a, _ in pairs], per)
        tube.right = _blended([b for _, b in pairs], per)
        tube.dome = 0.0
        return tube

    def _line(self, spine: Sequence[Point], per: int) -> None:
        """Sample the spine and measure it."""
        self.per = per
        self.line = curve(spine).samples(per)
        self.run = [0.0]
        for a, b in zip(self.line, self.line[1:], strict=False):
            self.run.append(self.run[-1] + math.dist(a, b))
        self.length = self.run[-1]

    # -- places
    def _where(self, t: float) -> tuple[int, float]:
        """The sample before t and the fraction to the next one."""
        want = min(max(t, 0.0), 1.0) * self.length
        j = 0
        while j < len(self.run) - 2 and self.run[j + 1] < want:
            j += 1
        return j, (want - self.run[j]) / ((self.run[j + 1] - self.run[j]) or 1e-6)

    def _direction(self, i: int) -> Point:
        return unit(self.line[max(0, i - 1)], self.line[min(len(self.line) - 1, i + 1)])

    def spine(self, t: float) -> tuple[Point, Point]:
        """The point on the spine and its direction at t."""
        j, f = self._where(t)
        return (
            mix(self.line[j], self.line[j + 1], f),
            mix(self._direction(j), self._direction(j + 1), f),
        )

    def at(self, t: float, v: float, extra: float = 0.0) -> Point:
        """The point at (t, v), pushed `extra` units further out on that side."""
        j, f = self._where(t)
        (x, y), (dx, dy) = self.spine(t)
        table = self.left if v < 0 else self.right
        w = mix(table[j], table[j + 1], f)
        if t < self.dome:
            w *= math.sqrt(max(0.0, 1 - (1 - t / self.dome) ** 2))
        k = v * w + (extra if v >= 0 else -extra)
        return x + dy * k, y - dx * k

    def turn(self, t: float) -> float:
        """The angle of the frame whose x axis runs along the spine at t."""
        _, (dx, dy) = self.spine(t)
        return math.degrees(math.atan2(dy, dx))

    # -- curves
    def points(
        self, v: float, t0: float = 0.0, t1: float = 1.0, v1: float | None = None, n: int = 4
    ) -> list[Point]:
        """Points along the form at lateral v, drifting to v1."""
        v1 = v if v1 is None else v1
        return [self.at(mix(t0, t1, i / (n - 1)), mix(v, v1, i / (n - 1))) for i in range(n)]

    def cross(
        self, t: float, v0: float = -1.0, v1: float = 1.0, bow: float = 0.0, n: int = 4
    ) -> list[Point]:
        """Points across the form, bowed along the spine by `bow` units."""
        _, (dx, dy) = self.spine(t)
        out = []
        for i in range(n):
            v = mix(v0, v1, i / (n - 1))
            x, y = self.at(t, v)
            b = bow * (1 - v * v)
            out.append((x + dx * b, y + dy * b))
        return out

    def edge(
        self,
        v: float | Callable[[float], float],
        t0: float = 0.0,
        t1: float = 1.0,
        count: int = 9,
    ) -> Path:
        """A curve along the body; v is a number or a function of t."""
        f = v if callable(v) else (lambda t: v)
        us = [i / (count - 1) for i in range(count)]
        if self.dome and t0 == 0:  # crowd the points where the dome turns
            us = [u**2.2 for u in us]
        elif self.dome and t1 == 0:
            us = [1 - (1 - u) ** 2.2 for u in us]
        return curve([self.at(mix(t0, t1, u), f(mix(t0, t1, u))) for u in us])

    # -- fields
    def panel(self, v0, v1, t0: float = 0.0, t1: float = 1.0, count: int = 9) -> Path:
        """The closed field between two edges."""
        return self.edge(v0, t0, t1, count).then(self.edge(v1, t1, t0, count), close=True)

    def band(self, t0: float, t1: float, bow: float = 0.0, v: float = 1.0) -> Path:
        """The closed band round the form between two places, bowed like a hoop."""
        upper, lower = self.cross(t0, -v, v, bow), self.cross(t1, v, -v, bow)
        return curve(upper).then(curve(lower), close=True)

    def outline(
        self, round_start: bool = False, round_end: bool = False, *, plain: bool = False
    ) -> Path:
        """The closed outline; ends flat with corners unless rounded.

        A `plain` outline of many nodes goes through them alone, and is shorter to write.
        """
        many = len(self.line) > 4 * self.per
        step = self.per if plain and many else max(1, self.per // 2)
        idx = list(range(0, len(self.line), step))
        if idx[-1] != len(self.line) - 1:
            idx.append(len(self.line) - 1)

        def side(i: int, r: float) -> tuple:
            (x, y), (dx, dy) = self.line[i], self._direction(i)
            return x + dy * r, y - dx * r

        def cap(i: int, sign: int) -> list[tuple]:
            (x, y), (dx, dy) = self.line[i], self._direction(i)
            r = (self.left[i] + self.right[i]) / 2 * 0.9 * sign
            return [(x + dx * r, y + dy * r)]

        left = [side(i, -self.left[i]) for i in idx]
        right = [side(i, self.right[i]) for i in reversed(idx)]
        if not round_end:
            left[-1] += (1,)
            right[0] += (1,)
        if not round_start:
            left[0] += (1,)
            right[-1] += (1,)
        end = cap(idx[-1], 1) if round_end else []
        start = cap(0, -1) if round_start else []
        return curve(left + end + right + start, closed=True)

    def rib(self, t0: float, t1: float, width: float) -> Path:
        """A tapering rib along the spine: thick at t0, a point at t1."""
        left, right = [], []
        for i in range(5):
            (x, y), (dx, dy) = self.spine(mix(t0, t1, i / 4))
            w = width * (1 - i / 4)
            left.append((x - dy * w, y + dx * w))
            right.append((x + dy * w, y - dx * w))
        return curve(left).then(curve(right[::-1]), close=True)


def _limb_node(token: str) -> tuple[Point, tuple[float, float]]:
    x, y, r = token.split(",")
    a, _, b = r.partition("/")
    return (float(x), float(y)), (float(a), float(b or a))


def _eased(table: Widths, t: float) -> float:
    """Half-width at t from (t, width) pairs, eased between them."""
    if t <= table[0][0]:
        return table[0][1]
    for (t0, w0), (t1, w1) in itertools.pairwise(table):
        if t <= t1:
            u = (t - t0) / ((t1 - t0) or 1)
            return mix(w0, w1, u * u * (3 - 2 * u))
    return table[-1][1]


def _blended(r: Sequence[float], per: int) -> list[float]:
    """Half-widths at the samples: smooth through the value at every node."""
    n = len(r)
    out = [r[0]]
    for i in range(n - 1):
        m0 = (r[i + 1] - r[i - 1]) / 2 if i else r[1] - r[0]
        m1 = (r[i + 2] - r[i]) / 2 if i + 2 < n else r[i + 1] - r[i]
        out += [hermite(r[i], r[i + 1], m0, m1, j / per) for j in range(1, per + 1)]
    return out


def hermite(a: float, b: float, m0: float, m1: float, u: float) -> float:
    """The cubic from a to b with the slopes m0 and m1, at u."""
    return (
        (2 * u**3 - 3 * u * u + 1) * a
        + (u**3 - 2 * u * u + u) * m0
        + (3 * u * u - 2 * u**3) * b
        + (u**3 - u * u) * m1
    )


class Lathe:
    """A turned vessel seen a little from above: radius by height, (y, r) pairs."""

    def __init__(self, profile: Sequence[tuple[float, float]], tilt: float = 0.18):
        self.profile, self.tilt = profile, tilt

    def r(self, y: float) -> float:
        """The radius at height y."""
        table = self.profile
        if y <= table[0][0]:
            return table[0][1]
        for i, ((y0, r0), (y1, r1)) in enumerate(itertools.pairwise(table)):
            if y <= y1:
                a, b = table[max(i - 1, 0)], table[min(i + 2, len(table) - 1)]
                m0 = (r1 - a[1]) / ((y1 - a[0]) or 1) * (y1 - y0)
                m1 = (b[1] - r0) / ((b[0] - y0) or 1) * (y1 - y0)
                return hermite(r0, r1, m0, m1, (y - y0) / (y1 - y0))
        return table[-1][1]

    def at(self, y: float, turn: float) -> Point:
        """The point at height y and angle `turn` (-90 left edge .. 0 front .. 90)."""
        a = math.radians(turn)
        r = self.r(y)
        return r * math.sin(a), y + self.tilt * r * math.cos(a)

    def ring(self, y: float, a0: float = -90.0, a1: float = 90.0) -> Path:
        """The front half of the circle at height y, or a part of it."""
        r = self.r(y)
        return arc(0, y, r, r * self.tilt, 180 - a0, 180 - a1)

    def side(self, y0: float, y1: float, turn: float, count: int | None = None) -> Path:
        """A meridian from y0 to y1."""
        if count is None:
            count = 2 + sum(1 for y, _ in self.profile if min(y0, y1) < y < max(y0, y1))
        points = [self.at(mix(y0, y1, i / (count - 1)), turn) for i in range(count)]
        return curve(points) if count > 2 else polygon(points, closed=False)

    def band(self, y0: float, y1: float, a0: float = -90.0, a1: float = 90.0) -> Path:
        """The field between two circles (or a part of it between two meridians)."""
        return self.ring(y0, a0, a1).then(
            self.side(y0, y1, a1), self.ring(y1, a1, a0), self.side(y1, y0, a0), close=True
        )
