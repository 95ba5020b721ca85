"""Poses: a drawing made once, bent at its joints.

A joint turns what lies beyond it, and only gradually near itself, so that outline, hatching and
ornament follow the limb like skin. `Canvas.bent` draws through such a bend.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass

from .geometry import Point

Bend = Callable[[Point], Point]


def _eased(t: float) -> float:
    t = min(max(t, 0.0), 1.0)
    return t * t * (3 - 2 * t)


@dataclass(frozen=True)
class Joint:
    """A place that turns everything on the far side of it, along `axis`, within `box`."""

    pivot: Point
    axis: Point
    soft: float  # over this length the turn grows from nothing to the whole
    box: tuple[float, float, float, float] = (-999, -999, 999, 999)

    def weight(self, p: Point) -> float:
        """How much of the turn a point at rest makes."""
        x0, y0, x1, y1 = self.box
        if not (x0 <= p[0] <= x1 and y0 <= p[1] <= y1):
            return 0.0
        x, y = p[0] - self.pivot[0], p[1] - self.pivot[1]
        length = math.hypot(*self.axis)
        return _eased((x * self.axis[0] + y * self.axis[1]) / length / self.soft + 0.5)

    def turned(self, p: Point, degrees: float) -> Point:
        """A point turned clockwise about the joint."""
        a = math.radians(degrees)
        x, y = p[0] - self.pivot[0], p[1] - self.pivot[1]
        ca, sa = math.cos(a), math.sin(a)
        return self.pivot[0] + x * ca - y * sa, self.pivot[1] + x * sa + y * ca


def limb(turns: list[tuple[Joint, float]], stand: Point | None = None, top: float = 0.0) -> Bend:
    """A limb bent at its joints, given from the body outwards with their turns.

    `stand` is a point of the resting limb that keeps its height: the limb is stretched from the
    height `top` downwards until that point is back on the ground.
    """

    def bend(p: Point) -> Point:
        q = p
        for joint, degrees in reversed(turns):
            w = joint.weight(p)
            if w:
                q = joint.turned(q, degrees * w)
        return q

    if stand is None:
        return bend
    lack = stand[1] - bend(stand)[1]
    first = turns[0][0]

    def standing(p: Point) -> Point:
        x, y = bend(p)
        down = _eased((p[1] - top) / (stand[1] - top))
        return x, y + lack * down * (1 if first.weight(p) else 0)

    return standing


def rigid(turns: list[tuple[Joint, float]]) -> Bend:
    """What is fast to the end of a limb, as a skull to its neck: it turns, but never bends."""

    def turn(p: Point) -> Point:
        for joint, degrees in reversed(turns):
            p = joint.turned(p, degrees)
        return p

    return turn


def fuller(pivot: Point, axis: Point, span: float, share: float) -> Bend:
    """A part made fuller square to its axis by this share, most in the middle of the span."""
    length = math.hypot(*axis)
    ux, uy = axis[0] / length, axis[1] / length

    def bend(p: Point) -> Point:
        x, y = p[0] - pivot[0], p[1] - pivot[1]
        along, aside = x * ux + y * uy, x * -uy + y * ux
        k = share * _eased(1 - abs(along) / span) * aside
        return p[0] - uy * k, p[1] + ux * k

    return bend


def together(*bends: Bend) -> Bend:
    """Bends of different parts of one body at once."""

    def bend(p: Point) -> Point:
        x, y = p
        for one in bends:
            q = one(p)
            x, y = x + q[0] - p[0], y + q[1] - p[1]
        return x, y

    return bend
