"""Paints that know the lamp.

The lamp stands at the upper left of every card.  A gradient turns its light side
towards it whatever way the object is rotated or mirrored.
"""

from collections.abc import Callable
from typing import NamedTuple

from .geometry import Point, num
from .palette import Ramp

LAMP = (-0.62, -0.78)  # unit vector from the card to the lamp
Stops = tuple[tuple[float, str], ...]


def lampwards(p: Point, q: Point) -> bool:
    """Does p lie nearer to the lamp than q (both on the page)?"""
    return (p[0] - q[0]) * LAMP[0] + (p[1] - q[1]) * LAMP[1] > 0


class Slant(NamedTuple):
    """A ramp laid over a shape's box from corner to corner (a bare ramp lies from side to side).

    What is to look like one body with another shape names that shape's box on the page.
    """

    ramp: Ramp
    box: tuple[float, float, float, float] | None = None


class Linear:
    """A linear gradient in local coordinates; with `lamp` its start faces the lamp."""

    tag = "linearGradient"

    def __init__(self, p: Point, q: Point, stops: Stops, lamp: bool = False):
        self.p, self.q, self.stops, self.lamp = p, q, stops, lamp

    def geometry(self, to: Callable[[Point], Point], scale: float) -> str:
        """Its attributes on the page."""
        p, q = to(self.p), to(self.q)
        if self.lamp and lampwards(q, p):
            p, q = q, p
        x1, y1, x2, y2 = (num(v, 1) for v in (*p, *q))
        return f'x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}"'


class Radial:
    """A radial gradient; `lean` moves its centre towards the lamp by lean * r."""

    tag = "radialGradient"

    def __init__(self, c: Point, r: float, stops: Stops, lean: float = 0.35):
        self.c, self.r, self.stops, self.lean = c, r, stops, lean

    def geometry(self, to: Callable[[Point], Point], scale: float) -> str:
        """Its attributes on the page."""
        x, y = to(self.c)
        r = self.r * scale
        x, y = x + LAMP[0] * r * self.lean, y + LAMP[1] * r * self.lean
        return f'cx="{num(x, 1)}" cy="{num(y, 1)}" r="{num(r * (1 + self.lean), 1)}"'


def across(p: Point, q: Point, ramp: Ramp) -> Linear:
    """A rod's shading from p to q: dark edge, light at a quarter, mid, dark edge."""
    stops = ((0.0, ramp.dark), (0.24, ramp.light), (0.56, ramp.mid), (1.0, ramp.dark))
    return Linear(p, q, stops, lamp=True)


def slope(p: Point, q: Point, ramp: Ramp) -> Linear:
    """A plain fall of light from p (lit) to q (in shade)."""
    return Linear(p, q, ((0.0, ramp.light), (0.45, ramp.mid), (1.0, ramp.dark)), lamp=True)


def cloth(p: Point, q: Point, ramp: Ramp) -> Linear:
    """Stuff and skin from p to q: calmer than a rod, no dark edge towards the lamp."""
    stops = ((0.0, ramp.mid), (0.3, ramp.light), (0.62, ramp.mid), (1.0, ramp.dark))
    return Linear(p, q, stops, lamp=True)


def ball(x: float, y: float, r: float, ramp: Ramp) -> Radial:
    """A sphere's shading."""
    return Radial((x, y), r, ((0.0, ramp.light), (0.55, ramp.mid), (1.0, ramp.dark)))
