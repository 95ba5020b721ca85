"""The canvas: shapes back to front, three pens, one plain and flat SVG.

Everything is drawn in local coordinates under a stack of affine frames
(`Canvas.at`).  Points are transformed here, so the SVG holds no groups, no
transforms and no references other than gradients.  Pen widths are never scaled,
which keeps one line weight across the deck.
"""

import math
from collections.abc import Callable
from contextlib import contextmanager
from dataclasses import dataclass

from .bodies import Tube
from .geometry import Path, Point, Points, along, curve, ellipse, lens, mix, num, swell, thorn
from .paint import LAMP, Linear, Radial, Slant, cloth, lampwards
from .palette import EDGE, INK, PAPER, Ramp

WIDTH, HEIGHT = 160, 266
CONTOUR, INNER, FINE = 1.15, 0.8, 0.5  # the three pens of the deck
FIGURE = 0.82  # pen of a figure's contour at line weight 1: finer, for there is more to say
# steps of the written numbers, in hundredths of a unit: what moves less is not seen at any size
COARSE, MIDDLING = 10, 5
SMALL_PEN, SMALL_LINE = 0.72, 0.72  # in small drawings: of a contour's width, the finest line
UNSEEN = 0.24  # a contour that swells less is drawn even
LARGE = 14.0  # from this size on a contour is written coarsely
TAPERS = {  # how a pen line swells: the widths at its ends, and where it is full
    "both": ((0.12, 0.12), 0.5),
    "in": ((0.12, 1.0), 1.0),
    "out": ((1.0, 0.12), 0.0),
}

Paint = str | Ramp | Slant | Linear | Radial | None
Frame = tuple[float, float, float, float, float, float]


@dataclass
class _Item:
    """One path element; neighbours that look the same are written as one."""

    path: Path
    fill: str
    stroke: str = ""
    opacity: str = ""
    joins: bool = False
    grid: int = 1  # of the written numbers, in hundredths
    pen: float = 0.0

    def attributes(self) -> str:
        fill = "" if self.fill == INK else f' fill="{self.fill}"'
        return fill + self.stroke + self.opacity


def _clockwise(path: Path) -> bool:
    start, segments, _ = path.runs[0]
    nodes = [start] + [p for s in segments for p in s]
    return (
        sum(a[0] * b[1] - a[1] * b[0] for a, b in zip(nodes, nodes[1:] + nodes[:1], strict=True))
        > 0
    )


class Canvas:
    """Collects shapes back to front and writes one card's SVG."""

    def __init__(self, width: int = WIDTH, height: int = HEIGHT, small=False, ground=True):
        self.width, self.height = width, height
        self.small = small  # a drawing to be shown small: lighter contours, nothing fine
        self.ground = ground  # is there paper, or is this laid over a card?
        self.items: list[_Item] = []
        self.paints: dict[tuple, str] = {}
        self.frame: Frame = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)
        self.weight = 1.0  # of every pen, see `finer`
        self._bend: Callable[[Point], Point] | None = None  # from the frame to the page
        self._bent_scale = 1.0

    # ------------------------------------------------------------ frames
    @contextmanager
    def at(self, x=0.0, y=0.0, size=1.0, turn=0.0, flip=False):
        """Draw in a frame moved to (x, y), turned clockwise, scaled, mirrored."""
        angle = math.radians(turn)
        ca, sa = math.cos(angle) * size, math.sin(angle) * size
        fx = -1 if flip else 1
        a, b, c, d, e, f = old = self.frame
        self.frame = (
            (a * ca + c * sa) * fx,
            (b * ca + d * sa) * fx,
            c * ca - a * sa,
            d * ca - b * sa,
            a * x + c * y + e,
            b * x + d * y + f,
        )
        try:
            yield self
        finally:
            self.frame = old

    @contextmanager
    def bent(self, bend: Callable[[Point], Point]):
        """Draw through a bend of the local plane (see `pose`): points move, pens do not."""
        old = self.frame, self._bend, self._bent_scale
        (a, b, c, d, e, f), outer, _ = old

        def onward(p: Point) -> Point:
            x, y = bend(p)
            q = a * x + c * y + e, b * x + d * y + f
            return outer(q) if outer else q

        self._bent_scale *= math.hypot(a, b)
        self.frame, self._bend = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0), onward
        try:
            yield self
        finally:
            self.frame, self._bend, self._bent_scale = old

    @contextmanager
    def finer(self, weight: float):
        """Draw with pens lighter by this factor: small things in the hand of a figure."""
        old, self.weight = self.weight, self.weight * weight
        try:
            yield self
        finally:
            self.weight = old

    def to_page(self, p: Point) -> Point:
        """A local point on the page."""
        a, b, c, d, e, f = self.frame
        q = a * p[0] + c * p[1] + e, b * p[0] + d * p[1] + f
        return self._bend(q) if self._bend else q

    @property
    def scale(self) -> float:
        """How many units of the card one local unit is."""
        return math.hypot(self.frame[0], self.frame[1]) * self._bent_scale

    def lit(self, p: Point, q: Point) -> bool:
        """Does p lie nearer to the lamp than q (both local)?"""
        return lampwards(self.to_page(p), self.to_page(q))

    def far_side(self, tube: Tube, t: float = 0.5) -> int:
        """The side (1 or -1) of a tube that is turned away from the lamp."""
        return 1 if self.lit(tube.at(t, -1), tube.at(t, 1)) else -1

    # ------------------------------------------------------------ paint
    def _paint(self, paint: Paint, page: Path) -> str:
        """The fill attribute; a bare ramp is shaded across the shape's own box."""
        if paint is None or isinstance(paint, str):
            return paint or "none"
        to, scale = self.to_page, self.scale
        if isinstance(paint, Ramp | Slant):  # laid over the page, not over the frame
            x0, y0, x1, y1 = page.box()
            if isinstance(paint, Slant):
                x0, y0, x1, y1 = paint.box or (x0, y0, x1, y1)
                paint = cloth((x0, y0), (x1, y1), paint.ramp)
            else:
                tilt, y = min(y1 - y0, x1 - x0) * 0.25, (y0 + y1) / 2
                paint = cloth((x0, y - tilt), (x1, y + tilt), paint)
            to, scale = (lambda p: p), 1.0
        key = (paint.tag, paint.geometry(to, scale), paint.stops)
        return f"url(#{self.paints.setdefault(key, f'p{len(self.paints)}')})"

    def _brush(self, width: float) -> float:
        """A stroke's width in local units."""
        return width * self.weight / self.scale

    def _put(
        self, page: Path, fill, pen=0.0, colour=INK, opacity=None, joins=True, grid=MIDDLING
    ) -> None:
        pen *= self.weight * (SMALL_PEN if self.small else 1)
        stroke = f' stroke="{colour}" stroke-width="{num(pen)}"' if pen else ""
        fade = ""
        if opacity is not None:
            fade = f' {"stroke" if fill == "none" else "fill"}-opacity="{num(opacity)}"'
        self.items.append(_Item(page, fill, stroke, fade, joins, grid, pen))

    # ------------------------------------------------------------ drawing with paths
    def field(self, shape: Path, paint: Paint, pen=CONTOUR, heavy=0.0, colour=INK) -> None:
        """A closed field of colour with its contour.

        `heavy` thickens the contour on the side away from the lamp.
        """
        page = shape.map(self.to_page)
        heavy *= 0 if self.small else self.weight
        if heavy > UNSEEN and pen:
            under = page.shifted(-LAMP[0] * heavy, -LAMP[1] * heavy)
            self._put(under, colour, pen, colour, joins=False, grid=COARSE)
        x0, y0, x1, y1 = page.box()
        grid = COARSE if pen and max(x1 - x0, y1 - y0) > LARGE else MIDDLING
        self._put(page, self._paint(paint, page), pen, colour, joins=False, grid=grid)

    def flat(self, shape: Path, paint: Paint, opacity: float | None = None) -> None:
        """A field without a contour: strokes of the brush, lights, shades."""
        page = shape.map(self.to_page)
        self._put(page, self._paint(paint, page), opacity=opacity)

    def line(self, shape: Path, pen=INNER, colour=INK, opacity: float | None = None) -> None:
        """A drawn line of even width."""
        if not self.small or pen > SMALL_LINE:
            self._put(shape.map(self.to_page), "none", pen, colour, opacity)

    def disc(self, x, y, r, paint: Paint, pen=CONTOUR, heavy=0.0, colour=INK) -> None:
        """A round field."""
        self.field(ellipse(x, y, r), paint, pen, heavy, colour)

    def stroke(
        self, points: Points, width, colour=INK, ends=(0.0, 0.0), peak=0.5, opacity=None
    ) -> None:
        """A brush line that swells; its width is in card units whatever the frame."""
        if not self.small or width > SMALL_LINE:
            self.flat(swell(points, self._brush(width), ends, peak), colour, opacity)

    def hatch(self, p: Point, q: Point, bend=0.0, width=FINE, colour=INK, opacity=None) -> None:
        """One engraver's stroke, pointed at both ends (bend in local units)."""
        if not self.small:
            self.flat(lens(p, q, bend, self._brush(width)), colour, opacity)

    # ------------------------------------------------------------ drawing figures
    def shape(self, shape: Path | Points, paint: Paint, line=1.1, weight=1.0, opacity=None):
        """A closed field of a figure, given as a path or as points.

        `line` is its contour in figure pens (0: none), `weight` how much the contour
        swells away from the lamp.
        """
        outline = shape if isinstance(shape, Path) else curve(shape, closed=True)
        if line:
            self.field(outline, paint, line * FIGURE, line * FIGURE * weight * 0.64)
        else:
            self.flat(outline, paint, opacity)

    def tube(self, tube: Tube, paint: Paint, line=1.1, ends=(False, False), weight=1.0) -> None:
        """A limb, shaded square to its axis; `ends` says which of them are rounded."""
        if isinstance(paint, Ramp):
            i = max(range(len(tube.line)), key=lambda j: tube.left[j] + tube.right[j])
            t = tube.run[i] / tube.length
            paint = cloth(tube.at(t, -1), tube.at(t, 1), paint)
        self.shape(tube.outline(*ends, plain=True), paint, line, weight)

    def pen(self, points: Points, width=0.9, colour=INK, taper="both", opacity=None) -> None:
        """A line of a figure: `taper` names its swelling, "none" for an even line."""
        if taper == "none":
            self.line(curve(points), width, colour, opacity)
        else:
            ends, peak = TAPERS[taper]
            self.stroke(points, width, colour, ends, peak, opacity)

    def dot(self, x, y, r, paint: Paint = INK, line=0.0, ry=None, opacity=None) -> None:
        """A button, a pupil, a pearl."""
        self.shape(ellipse(x, y, r, ry), paint, line, 0, opacity)

    def thorns(self, a: Points, b: Points, n: int, width=FINE, bow=0.0, colour=INK) -> None:
        """n tapering strokes from the curve a (thick ends) to the curve b (points)."""
        if self.small:
            return
        start, end = (curve(points).samples(8) for points in (a, b))
        for i in range(n):
            t = (i + 0.5) / n
            p, q = along(start, t), along(end, t)
            self.flat(thorn(p, q, bow * math.dist(p, q) / 2, self._brush(width)), colour)

    def rounding(
        self, tube: Tube, t0: float, t1: float, n: int, depth=0.55, width=FINE, bow=1.2, colour=INK
    ) -> None:
        """Strokes round the side of a limb that is turned away from the lamp.

        They lie on the form like rings, longest where it is fullest, long and short in turn.
        """
        if self.small:
            return
        s = self.far_side(tube, (t0 + t1) / 2)
        for i in range(n):
            t = mix(t0, t1, (i + 0.5) / n)
            swell = math.sin(math.pi * (i + 0.8) / (n + 0.6)) ** 0.8
            reach = depth * swell * ((1.45, 0.6, 1.05)[i % 3] + 0.12 * math.sin(i * 2.4))
            p, m, q = tube.cross(t, s * 0.99, s * (1 - reach), bow * 1.6, 3)
            (mx, my), (cx, cy) = m, mix(p, q, 0.5)
            side = (q[0] - p[0]) * (my - cy) - (q[1] - p[1]) * (mx - cx)
            bend = math.copysign(math.dist(m, (cx, cy)), side)
            self.flat(thorn(p, q, bend, self._brush(width)), colour)

    # ------------------------------------------------------------ measuring and writing
    def ink(self) -> tuple[float, float, float, float]:
        """Left, top, right and bottom of all that has been drawn, outlines included."""
        boxes = []
        for item in self.items:
            half = item.pen / 2
            for run in item.path.runs:
                points = Path([run]).samples(4)
                xs, ys = [p[0] for p in points], [p[1] for p in points]
                boxes.append((min(xs) - half, min(ys) - half, max(xs) + half, max(ys) + half))
        left, top, right, bottom = zip(*boxes, strict=True)
        return min(left), min(top), max(right), max(bottom)

    def _merged(self) -> list[_Item]:
        """Neighbours of one look and one sense of rotation as one path each.

        Fewer paths are smaller to store and faster to rasterise.
        """
        out: list[_Item] = []
        for item in self.items:
            last = out[-1] if out else None
            if (
                last
                and last.joins
                and item.joins
                and last.attributes() == item.attributes()
                and not item.opacity
                and (item.stroke or _clockwise(last.path) == _clockwise(item.path))
            ):
                last.path.runs += item.path.runs
            else:
                out.append(
                    _Item(
                        Path(item.path.runs),
                        item.fill,
                        item.stroke,
                        item.opacity,
                        item.joins,
                        item.grid,
                    )
                )
        return out

    def _defs(self) -> str:
        """The gradients; stops that several of them share are written once."""
        uses: dict[tuple, int] = {}
        for _, _, stops in self.paints:
            uses[stops] = uses.get(stops, 0) + 1
        shared: dict[tuple, str] = {}
        out = []
        for (tag, geometry, stops), name in self.paints.items():
            inner = "".join(f'<stop offset="{num(o)}" stop-color="{c}"/>' for o, c in stops)
            head = f'<{tag} id="{name}" gradientUnits="userSpaceOnUse" {geometry}'
            if uses[stops] == 1:
                out.append(f"{head}>{inner}</{tag}>")
                continue
            if stops not in shared:
                shared[stops] = f"s{len(shared)}"
                out.append(
                    f'<linearGradient id="{shared[stops]}" gradientUnits="userSpaceOnUse">'
                    f"{inner}</linearGradient>"
                )
            out.append(f'{head} xlink:href="#{shared[stops]}"/>')
        return "\n".join(out)

    def svg(self) -> str:
        """The finished card: paper with a hairline edge and round corners, then the picture."""
        w, h = self.width, self.height
        ground = (
            f'<rect x=".5" y=".5" width="{w - 1}" height="{h - 1}" rx="9.1" fill="{PAPER}"'
            f' stroke="{EDGE}" stroke-width="1"/>\n'
        )
        if not self.ground:
            ground = ""
        body = "\n".join(f'<path d="{i.path.d(i.grid)}"{i.attributes()}/>' for i in self._merged())
        return (
            '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
            f' width="{w}" height="{h}" viewBox="0 0 {w} {h}" fill="{INK}"'
            ' stroke-linejoin="round" stroke-linecap="round">\n'
            f"<defs>\n{self._defs()}\n</defs>\n{ground}{body}\n</svg>\n"
        )
