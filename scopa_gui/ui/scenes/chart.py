"""The evening as a picture: a line a side over the deals, and where the match was won.

Lines differ by dash and mark, not by colour alone. Every dash is a path of its own, because the
rasteriser draws dashed strokes differently every time.
"""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

import pygame

from scopa_gui.app.i18n import figure
from scopa_gui.ui import theme
from scopa_gui.ui.context import Ui
from scopa_gui.ui.fitting import SMALLEST_PX
from scopa_gui.ui.materials.shapes import Point, box, disc, document, paint, path, web
from scopa_gui.ui.theme import RGB


@dataclass(frozen=True)
class LineStyle:
    """How a side's line is drawn: colour, mark, and dashes on and off (none is unbroken)."""

    colour: RGB
    mark: str
    dashes: tuple[float, ...] = ()


STYLES = (
    LineStyle(theme.VERMILION, "disc"),
    LineStyle(theme.BLUE, "square", (9, 6)),
    LineStyle(theme.LEAF, "triangle", (2, 6)),
    LineStyle(theme.INK_2, "diamond", (12, 5, 2, 5)),
    LineStyle(theme.GOLD_TEXT, "tip", (5, 5)),
)
"""The reader's own side first."""

HEAD_ROOM = 1.14
LABEL_P = 4.0
END_P = 5.6
END_LEADING = 1.05
"""Distance of two figures at the ends of the lines, over their size."""


@dataclass(frozen=True)
class ChartData:
    """What the chart shows.

    Attributes:
        names: of the sides.
        totals: a side's totals after each deal, beginning with 0.
        target: points that win; None where no number does.
        styles: a style a side.
        labels: of the deals.
    """

    names: tuple[str, ...]
    totals: tuple[tuple[int, ...], ...]
    target: int | None
    styles: tuple[LineStyle, ...]
    labels: tuple[str, ...]

    @property
    def top(self) -> float:
        """The value at the upper edge."""
        return max(self.target or 1, *(max(line) for line in self.totals)) * HEAD_ROOM

    @property
    def low(self) -> int:
        """The value at the lower edge: nothing, or the lowest total below it."""
        return min(0, *(min(line) for line in self.totals))

    @property
    def ticks(self) -> tuple[int, ...]:
        """Values with a level line, below the target."""
        most = self.target or max(1, *(max(line) for line in self.totals))
        return tuple(range(0, most, max(1, math.ceil(most / 3))))


TICKS_APART = 1.15
"""Least distance of two figures at the left, over the size of their type."""


def styles_for(own: int | None, sides: int) -> tuple[LineStyle, ...]:
    """The first style for the reader's side, the others in turn."""
    first = own if own is not None else 0
    order = [first, *(side for side in range(sides) if side != first)]
    return tuple(STYLES[order.index(side)] for side in range(sides))


class Chart:
    """Lays the chart out in an area and draws it."""

    def __init__(self, ui: Ui, data: ChartData, area: pygame.Rect) -> None:
        self._ui, self._data = ui, data
        p = ui.viewport.p
        self._area = area
        legend = ui.type.line_height("small") * len(self._legend_lines(area.width)) + 1.0 * p
        bottom = ui.type.line_height("caption") + 0.8 * p
        left = max(LABEL_P * p, ui.type.width(str(round(data.top)), "caption", "bold") + 1.6 * p)
        end = max(END_P * p, ui.type.width("00", "lead", "bold") + 1.8 * p)
        self._field = pygame.Rect(
            round(area.left + left),
            round(area.top + legend),
            round(area.width - left - end),
            round(area.height - legend - bottom),
        )

    def moved(self, dx: int, dy: int) -> "Chart":
        """The same somewhere else."""
        return Chart(self._ui, self._data, self._area.move(dx, dy))

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Grid, lines as far as ``share`` of their way from the left, figures at their ends."""
        self._draw_grid(surface)
        self._draw_legend(surface)
        field, k = self._field, self._k
        room = round(10 * k)
        picture = self._lines(room)
        width = round((field.width + 2 * room) * share)
        surface.blit(
            picture, (field.left - room, field.top - room), (0, 0, width, picture.get_height())
        )
        if share >= 1 and self._data.labels:
            self._draw_ends(surface)

    @property
    def _k(self) -> float:
        return self._ui.viewport.stroke

    def _point(self, deal: int, value: float) -> Point:
        field, data = self._field, self._data
        deals = max(1, len(data.labels))
        return (
            field.left + field.width * deal / deals,
            field.bottom - field.height * (value - data.low) / (data.top - data.low),
        )

    def _draw_grid(self, surface: pygame.Surface) -> None:
        ui, field, data, p = self._ui, self._field, self._data, self._ui.viewport.p
        k = ui.viewport.k
        named = self._named_ticks()
        for value in data.ticks:
            y = self._point(0, value)[1]
            colour, alpha = (theme.BLUE, 46) if value else (theme.INK, 230)
            ui.materials.hline(surface, field.left, field.right, y, colour, k, alpha)
            if value in named:
                at = field.left - 1.2 * p, y
                words = figure(value)
                ui.type.draw(surface, words, at, "caption", "text", theme.INK_2, "right", "middle")
        labels = data.labels
        widest = max((ui.type.width(label, "caption") for label in labels), default=1)
        every = math.ceil((widest + p) * len(labels) / max(1, field.width))
        for deal in range(1, len(labels) + 1):
            x = self._point(deal, 0)[0]
            ui.materials.vline(surface, x, field.top, field.bottom, theme.BLUE, k, 31)
            if (len(labels) - deal) % max(1, every) == 0:
                at = x, field.bottom + 0.7 * p
                ui.type.draw(
                    surface, labels[deal - 1], at, "caption", "text", theme.INK_2, "centre"
                )
        if data.target is None:
            return
        y = self._point(0, data.target)[1]
        x = float(field.left)
        while x < field.right:
            end = min(x + 7 * self._k, field.right)
            ui.materials.hline(surface, x, end, y, theme.GOLD_TEXT, max(1.5, 1.6 * self._k), 230)
            x += 12 * self._k
        at = field.left - 1.2 * p, y
        ui.type.draw(
            surface, str(data.target), at, "caption", "bold", theme.GOLD_TEXT, "right", "middle"
        )

    def _named_ticks(self) -> list[int]:
        """The ticks whose figures stand clear of one another and of the target's."""
        data, apart = self._data, TICKS_APART * self._ui.type.px("caption")
        named: list[int] = []
        for value in data.ticks:
            y = self._point(0, value)[1]
            target = () if data.target is None else (data.target,)
            others = [self._point(0, other)[1] for other in (*target, *named)]
            if not value or all(abs(y - other) >= apart for other in others):
                named.append(value)
        return named

    def _lines(self, room: int) -> pygame.Surface:
        """All lines as one picture; the reader's own lies on top."""
        field, data, k = self._field, self._data, self._k
        body = ""
        order = sorted(range(len(data.totals)), key=lambda side: -STYLES.index(data.styles[side]))
        for side in order:
            style = data.styles[side]
            points = [
                (x - field.left + room, y - field.top + room)
                for x, y in (self._point(i, value) for i, value in enumerate(data.totals[side]))
            ]
            body += _line(points, style, k)
            body += "".join(mark(style, x, y, k) for x, y in points[1:])
        size = field.width + 2 * room, field.height + 2 * room
        return self._ui.materials.markup(document(*size, body), size)

    def _draw_ends(self, surface: pygame.Surface) -> None:
        """The last totals beside the ends of the lines, never over one another or the legend."""
        ui, data, p = self._ui, self._data, self._ui.viewport.p
        room = self._field.height / (len(data.totals) - 0.3) / END_LEADING
        size = max(SMALLEST_PX, min(ui.type.px("lead"), int(room)))
        step = size * END_LEADING
        ends = sorted(
            (self._point(len(data.labels), line[-1])[1], side)
            for side, line in enumerate(data.totals)
        )
        places: list[float] = []
        for y, _ in ends:
            places.append(max(y, places[-1] + step if places else self._field.top + step / 2))
        over = places[-1] - (self._field.bottom - 0.2 * step)
        if over > 0:
            places = [
                min(y, places[-1] - over - (len(places) - 1 - i) * step)
                for i, y in enumerate(places)
            ]
        x = self._field.right + 1.6 * p
        for (_, side), y in zip(ends, places, strict=True):
            colour = data.styles[side].colour
            total = figure(data.totals[side][-1])
            ui.type.draw(surface, total, (x, y), size, "bold", colour, anchor="middle")

    # ---- legend

    def _entry_width(self, name: str) -> float:
        return 46 * self._k + self._ui.type.width(name, "small", "bold") + 3 * self._ui.viewport.p

    def _legend_lines(self, width: int) -> list[list[int]]:
        lines: list[list[int]] = [[]]
        used = 0.0
        for side, name in enumerate(self._data.names):
            own = self._entry_width(name)
            if lines[-1] and used + own > width:
                lines.append([])
                used = 0.0
            lines[-1].append(side)
            used += own
        return lines

    def _draw_legend(self, surface: pygame.Surface) -> None:
        ui, k = self._ui, self._k
        step = ui.type.line_height("small")
        y = self._area.top + step / 2
        for line in self._legend_lines(self._area.width):
            x = float(self._area.left)
            for side in line:
                style, name = self._data.styles[side], self._data.names[side]
                size = round(40 * k), round(14 * k)
                points = [(1.0 * k, 7 * k), (39 * k, 7 * k)]
                body = _line(points, style, k) + mark(style, 20 * k, 7 * k, k)
                picture = ui.materials.markup(document(*size, body), size)
                surface.blit(picture, picture.get_rect(midleft=(round(x), round(y))))
                face = "bold" if style is STYLES[0] else "text"
                room = self._area.right - x - 46 * k
                words = ui.type.fit(name, room, "small", face)
                ui.type.draw(surface, words, (x + 46 * k, y), "small", face, anchor="middle")
                x += self._entry_width(name)
            y += step


def _line(points: Sequence[Point], style: LineStyle, k: float) -> str:
    whole = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
    data = whole
    if style.dashes:
        data = "".join(dashes(points, [length * k for length in style.dashes]))
    joined = 'fill="none" stroke-linejoin="round" stroke-linecap="round"'
    under = path(whole, f'{joined} stroke="{web(theme.PAPER)}" stroke-width="{7 * k:.2f}"')
    return under + path(data, f'{joined} stroke="{web(style.colour)}" stroke-width="{3 * k:.2f}"')


def dashes(points: Sequence[Point], pattern: Sequence[float]) -> Iterator[str]:
    """Path data of a line in dashes; ``pattern`` is on, off, on, off, and so on."""
    number, left = 0, pattern[0]
    for (ax, ay), (bx, by) in pairwise(points):
        length = math.dist((ax, ay), (bx, by))
        at = 0.0
        while at < length:
            step = min(left, length - at)
            if number % 2 == 0 and length:
                f, g = at / length, (at + step) / length
                yield (
                    f"M{ax + (bx - ax) * f:.1f} {ay + (by - ay) * f:.1f}"
                    f"L{ax + (bx - ax) * g:.1f} {ay + (by - ay) * g:.1f}"
                )
            at += step
            left -= step
            if left <= 1e-6:
                number = (number + 1) % len(pattern)
                left = pattern[number]


def mark(style: LineStyle, x: float, y: float, k: float) -> str:
    """A side's mark at a deal."""
    hollow = paint(theme.PAPER, style.colour, 2.4 * k)
    if style.mark == "disc":
        return disc(x, y, 5 * k, paint(style.colour, theme.PAPER, 2 * k))
    if style.mark == "square":
        return box(x - 4.6 * k, y - 4.6 * k, 9.2 * k, 9.2 * k, 0, hollow)
    r = 5.6 * k
    if style.mark == "triangle":
        corners: tuple[Point, ...] = ((x, y - r), (x + r, y + 0.8 * r), (x - r, y + 0.8 * r))
    elif style.mark == "tip":
        corners = ((x, y + r), (x + r, y - 0.8 * r), (x - r, y - 0.8 * r))
    else:
        corners = ((x, y - r), (x + r, y), (x, y + r), (x - r, y))
    return path("M" + "L".join(f"{a:.1f} {b:.1f}" for a, b in corners) + "Z", hollow)
