"""Generated vector shapes: rounded boxes, dashes, discs, as ``<svg>`` text.

The rasteriser draws ``stroke-dasharray`` on closed shapes differently every time, so every dash is
written as an open path of its own.
"""

import math
from bisect import bisect_right
from itertools import pairwise

from scopa_gui.ui.theme import RGB

Point = tuple[float, float]
CORNER_STEPS = 8


def document(width: int, height: int, body: str, box: str | None = None) -> str:
    """A whole ``<svg>`` document of a pixel size; ``box`` is the body's own coordinate box."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="{box or f"0 0 {width} {height}"}">{body}</svg>'
    )


def web(colour: RGB) -> str:
    """The colour as ``#rrggbb``."""
    return "#{:02x}{:02x}{:02x}".format(*colour)


def paint(
    fill: RGB | None, edge: RGB | None = None, edge_width: float = 1.0, alpha: int = 255
) -> str:
    """Fill and stroke as attributes."""
    opacity = f"{alpha / 255:.3f}"
    parts = [f'fill="{web(fill)}" fill-opacity="{opacity}"' if fill else 'fill="none"']
    if edge:
        parts.append(
            f'stroke="{web(edge)}" stroke-width="{edge_width:.2f}" stroke-opacity="{opacity}"'
        )
    return " ".join(parts)


def box(x: float, y: float, width: float, height: float, radius: float, attributes: str) -> str:
    """A rounded rectangle."""
    limit = max(0.0, min(radius, width / 2, height / 2))
    return (
        f'<rect x="{x:.2f}" y="{y:.2f}" width="{width:.2f}" height="{height:.2f}" '
        f'rx="{limit:.2f}" {attributes}/>'
    )


def disc(x: float, y: float, radius: float, attributes: str) -> str:
    """A circle."""
    return f'<circle cx="{x:.2f}" cy="{y:.2f}" r="{radius:.2f}" {attributes}/>'


def path(data: str, attributes: str) -> str:
    """A path."""
    return f'<path d="{data}" {attributes}/>'


def dashed_box(
    x: float, y: float, width: float, height: float, radius: float, on: float, off: float
) -> str:
    """Path data of a rounded rectangle in whole dashes, each an open path."""
    outline = list(_outline(x, y, width, height, max(0.0, min(radius, width / 2, height / 2))))
    return _dashes(outline, on, off)


def _outline(x: float, y: float, width: float, height: float, radius: float) -> list[Point]:
    """A rounded rectangle as a closed line of points, clockwise from the upper right corner."""
    corners = (
        (x + width - radius, y + radius, -90),
        (x + width - radius, y + height - radius, 0),
        (x + radius, y + height - radius, 90),
        (x + radius, y + radius, 180),
    )
    points = [
        (cx + radius * math.cos(angle), cy + radius * math.sin(angle))
        for cx, cy, start in corners
        for angle in (math.radians(start + 90 * i / CORNER_STEPS) for i in range(CORNER_STEPS + 1))
    ]
    return [*points, points[0]]


def _dashes(points: list[Point], on: float, off: float) -> str:
    lengths = [0.0]
    for a, b in pairwise(points):
        lengths.append(lengths[-1] + math.dist(a, b))
    count = max(1, round(lengths[-1] / (on + off)))
    period = lengths[-1] / count
    dash = on * period / (on + off)

    def at(distance: float) -> tuple[Point, int]:
        i = min(max(0, bisect_right(lengths, distance) - 1), len(points) - 2)
        f = (distance - lengths[i]) / ((lengths[i + 1] - lengths[i]) or 1.0)
        (ax, ay), (bx, by) = points[i], points[i + 1]
        return (ax + (bx - ax) * f, ay + (by - ay) * f), i

    data = []
    for number in range(count):
        start, i = at(number * period)
        end, j = at(number * period + dash)
        way = [start, *points[i + 1 : j + 1], end]
        data.append("M" + "L".join(f"{px:.2f} {py:.2f}" for px, py in way))
    return "".join(data)
