"""The girdle over the seam of a court card, the same from both sides, in six patterns.

A pattern is drawn in places (u, v): u runs from the middle of the card to either side, v is 0 on
the seam and -1 and 1 on the edges of the silk. What is drawn at (u, v) is drawn at (-u, -v) too.
"""

import math
from collections.abc import Callable

from kit.canvas import Canvas
from kit.geometry import Point, polygon
from kit.palette import GOLD, INK, Ramp

from .marks import jewel

Place = Callable[[float, float], Point]
Pattern = Callable[[Canvas, Place, float, Ramp], None]
PITCH = 11.6


def stones(cv: Canvas, at: Place, reach: float, stone: Ramp) -> None:
    """Stones in golden settings, four pearls between them."""
    for i in range(-5, 6):
        x, y = at(i * PITCH, 0)
        if abs(i * PITCH) > reach - 4:
            continue
        if i % 2:
            for dx, dy in ((0, -2.5), (0, 2.5), (-2.7, 0.43), (2.7, -0.43)):
                cv.disc(x + dx, y + dy, 1.25, GOLD.light, 0.5)
            cv.disc(x, y, 1.3, GOLD.dark, 0.5)
        else:
            jewel(cv, x, y, 2.7 if i else 3.3, stone)


def lozenges(cv: Canvas, at: Place, reach: float, stone: Ramp) -> None:
    """Golden lozenges, point to point, each with a smaller one of enamel."""
    for i in range(-6, 7):
        u = i * 10.4
        if abs(u) > reach - 5:
            continue
        for k, colour, pen in ((1.0, GOLD.mid, 0.7), (0.5, stone.mid, 0.5)):
            corners = [at(u, -0.86 * k), at(u + 5.2 * k, 0), at(u, 0.86 * k), at(u - 5.2 * k, 0)]
            cv.field(polygon(corners), colour, pen)


def braid(cv: Canvas, at: Place, reach: float, stone: Ramp) -> None:
    """Two golden cords that cross and cross again, a pearl in every eye."""
    steps = int((reach - 1.4) / 1.45)
    for sign in (-1, 1):
        run = [
            at(u * 1.45, sign * 0.6 * math.sin(u * math.pi / 4)) for u in range(-steps, steps + 1)
        ]
        cv.line(polygon(run, closed=False), 2.7)
        cv.line(polygon(run, closed=False), 1.5, GOLD.mid if sign < 0 else GOLD.light)
    for i in range(-9, 10):
        u = (2 * i + 1) * 2.9
        if abs(u) < reach - 3:
            cv.disc(*at(u, 0), 1.35, stone.light, 0.5)


def vine(cv: Canvas, at: Place, reach: float, stone: Ramp) -> None:
    """A stem that winds from side to side, in every bow a leaf and a berry."""
    steps = int((reach - 2) / 1.6)
    run = [at(u * 1.6, 0.62 * math.sin(u * math.pi / 6)) for u in range(-steps, steps + 1)]
    cv.line(polygon(run, closed=False), 2.5)
    cv.line(polygon(run, closed=False), 1.3, GOLD.mid)
    for i in range(-7, 7):
        u, side = (2 * i + 1) * 4.8, 1 if i % 2 else -1
        if abs(u) > reach - 5:
            continue
        tip = 1 if u > 0 else -1
        leaf = [at(u - tip * 3.4, side * 0.3), at(u + tip * 0.4, side * -0.34)]
        leaf += [at(u + tip * 4.2, side * -0.56), at(u + tip * 1.6, side * 0.34)]
        cv.shape([(*leaf[0], 1), leaf[1], (*leaf[2], 1), leaf[3]], GOLD.light, 0.7, weight=0)
        cv.disc(*at(u - tip * 1.6, side * -0.66), 1.4, stone.light, 0.5)


def chevrons(cv: Canvas, at: Place, reach: float, stone: Ramp) -> None:
    """Golden chevrons that point away from a stone in the middle."""
    for i in range(1, 8):
        for s in (-1, 1):
            u = i * 7.6
            if u > reach - 3:
                continue
            outer = [at(s * (u - 2.6), -0.86), at(s * (u + 2), 0), at(s * (u - 2.6), 0.86)]
            inner = [at(s * (u - 5.8), 0.86), at(s * (u - 1.2), 0), at(s * (u - 5.8), -0.86)]
            cv.field(polygon(outer + inner), GOLD.light if i % 2 else stone.mid, 0.6)
    jewel(cv, *at(0, 0), 3.0, stone)


def rings(cv: Canvas, at: Place, reach: float, stone: Ramp) -> None:
    """Linked golden rings round pearls."""
    count = int((reach - 5) / 8.4)
    for i in range(-count, count + 1):
        x, y = at(i * 8.4, 0)
        cv.disc(x, y, 3.9, None, 2.5)
        cv.disc(x, y, 3.9, None, 1.3, colour=GOLD.mid)
        cv.disc(x, y, 1.5, stone.light, 0.6)
    for i in range(-count, count):
        cv.disc(*at(i * 8.4 + 4.2, 0), 1.25, GOLD.light, 0.6)


def studs(cv: Canvas, at: Place, reach: float, stone: Ramp) -> None:
    """Rows of studs between cross bars, as on a soldier's belt."""
    for i in range(-3, 4):
        u = i * 17.0
        if abs(u) < reach - 4:
            bar = [at(u - 1.7, -0.9), at(u + 1.7, -0.9), at(u + 1.7, 0.9), at(u - 1.7, 0.9)]
            cv.field(polygon(bar), GOLD.mid, 0.7)
            cv.disc(*at(u, 0), 1.0, INK, 0.3)
        for k in (-1, 1):
            for v in (-0.4, 0.4):
                if abs(u + k * 5.4) < reach - 3:
                    cv.disc(*at(u + k * 5.4, v * k), 1.2, stone.light, 0.5)
