"""The score sheet of the match on a leaf of an exercise book: a line a deal, totals, target.

It can be drawn as a whole, or line by line as rows of a scroll.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from scopa_gui.app.i18n import Texts, figure
from scopa_gui.rules.match import MatchState
from scopa_gui.ui import theme
from scopa_gui.ui.context import Ui
from scopa_gui.ui.scenes.words import name_size, whole_words
from scopa_gui.ui.text import Role
from scopa_gui.ui.widgets.scroll_panel import Row

MARGIN_P = 2.0
LINE_P = 4.6
TOTAL_P = 7.4
LEAST_P = 28.0
FEWEST_LINES = 2

Part = tuple[float, Callable[[pygame.Surface, float], None]]
"""A band of the sheet: its height, and what draws it from its upper edge on."""


@dataclass(frozen=True)
class ScoreSheet:
    """What is written on it.

    Attributes:
        names: of the sides.
        deals: points a side of every deal.
        goal: what decides the match.
        verdict: one sentence on where the match stands.
        winner: the side that has won, if any.
    """

    names: tuple[str, ...]
    deals: tuple[tuple[int, ...], ...]
    totals: tuple[int, ...]
    goal: str
    verdict: str
    winner: int | None

    @staticmethod
    def of(match: MatchState, names: Sequence[str], goal: str, verdict: str) -> "ScoreSheet":
        """The sheet of a match between two deals or at its end."""
        return ScoreSheet(
            tuple(names),
            tuple(result.points for result in match.results),
            match.totals,
            goal,
            verdict,
            match.winner,
        )


def wanted_width(ui: Ui, texts: Texts, sheet: ScoreSheet) -> int:
    """How wide the leaf would like to be: no word of a name is shortened."""
    p = ui.viewport.p
    words = [word for name in sheet.names for word in name.split(" ")]
    column = max(ui.type.width(word, "caption", "bold") for word in words) + 1.2 * p
    wanted = 2 * MARGIN_P * p + _label_width(ui, texts, sheet) + column * len(sheet.names)
    return round(max(LEAST_P * p, wanted))


def _label_width(ui: Ui, texts: Texts, sheet: ScoreSheet) -> float:
    labels = [texts("summary.deal", n=n + 1) for n in range(len(sheet.deals))]
    widest = max(
        ui.type.width(texts("summary.total"), "body", "bold"),
        *(ui.type.width(label, "small") for label in labels),
    )
    return widest + 1.0 * ui.viewport.p


class ScoreSheetPainter:
    """Lays a score sheet out in a width and draws it."""

    def __init__(self, ui: Ui, texts: Texts, sheet: ScoreSheet, width: int) -> None:
        self._ui, self._texts, self._sheet = ui, texts, sheet
        self._width = width
        p = ui.viewport.p
        inner = width - 2 * MARGIN_P * p
        label = min(_label_width(ui, texts, sheet), inner * 0.45)
        self._label = label
        self._column = (inner - label) / len(sheet.names)
        room = self._column - 0.4 * p
        self._name_size: Role = name_size(ui, sheet.names, room, "small")
        self._names = [whole_words(ui, name, room, self._name_size) for name in sheet.names]

    def draw(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """Draw it; where not all deals fit, the earlier ones become one line."""
        self._ui.materials.exercise_paper(surface, rect)
        p = self._ui.viewport.p
        others = sum(height for height, _ in self._parts(rect.left, 0))
        lines = max(FEWEST_LINES, int((rect.height - others - p) / (LINE_P * p)))
        y = float(rect.top)
        for height, paint in self._parts(rect.left, lines):
            paint(surface, y)
            y += height

    def rows(self, left: int, top: int) -> list[Row]:
        """The same as rows, each on its piece of the leaf."""
        parts = self._parts(left, len(self._sheet.deals))
        total = round(sum(height for height, _ in parts)) + 1
        rows: list[Row] = []
        y = float(top)
        for height, paint in parts:
            start, end = round(y), round(y + height)
            rows.append(Row(start, end, self._slice(left, start - top, total, paint)))
            y += height
        return rows

    def _slice(
        self, left: int, above: int, total: int, paint: Callable[[pygame.Surface, float], None]
    ) -> Callable[[pygame.Surface, pygame.Rect], None]:
        def draw(surface: pygame.Surface, place: pygame.Rect) -> None:
            before = surface.get_clip()
            piece = pygame.Rect(0, place.top, surface.get_width(), place.height)
            surface.set_clip(before.clip(piece))
            leaf = pygame.Rect(left, place.top - above, self._width, total)
            self._ui.materials.exercise_paper(surface, leaf)
            surface.set_clip(before)
            paint(surface, place.top)

        return draw

    def _parts(self, left: int, lines: int) -> list[Part]:
        """The bands from top to bottom with so many lines for the deals."""
        ui, p = self._ui, self._ui.viewport.p
        start, end = left + MARGIN_P * p, left + self._width - MARGIN_P * p
        verdict = ui.type.paragraph_height(self._sheet.verdict, end - start, "small")
        names = max(map(len, self._names)) * ui.type.line_height(self._name_size)
        parts: list[Part] = [
            (1.6 * p + ui.type.line_height("lead") + 0.6 * p, self._heading(start, end)),
            (names + 2.2 * p, self._name_line(start, end)),
        ]
        for label, points, last in self._lines(lines):
            parts.append((LINE_P * p, self._deal_line(start, label, points, last)))
        parts.append((TOTAL_P * p, self._total_line(start, end)))
        parts.append((verdict + 2.4 * p, self._verdict(start, end)))
        return parts

    def _columns(self, start: float) -> list[float]:
        return [
            start + self._label + (side + 0.5) * self._column
            for side in range(len(self._sheet.names))
        ]

    def _lines(self, count: int) -> list[tuple[str, tuple[int, ...], bool]]:
        """A line a deal; where there are more than ``count``, the earlier ones together."""
        deals = self._sheet.deals
        skipped = len(deals) - count + 1 if 0 < count < len(deals) else 0
        if not count:
            return []
        lines = []
        if skipped:
            before = tuple(sum(points) for points in zip(*deals[:skipped], strict=True))
            lines.append((f"1 – {skipped}", before, False))
        for number in range(skipped, len(deals)):
            label = self._texts("summary.deal", n=number + 1)
            lines.append((label, deals[number], number == len(deals) - 1))
        return lines

    # ---- the bands

    def _heading(self, start: float, end: float) -> Callable[[pygame.Surface, float], None]:
        type_, p = self._ui.type, self._ui.viewport.p
        title = self._texts("summary.score")
        target = self._sheet.goal

        def paint(surface: pygame.Surface, y: float) -> None:
            base = y + 1.6 * p + type_.line_height("lead") * 0.8
            type_.draw(surface, title, (start, base), "lead", "serif", anchor="baseline")
            at = end, base
            type_.draw(surface, target, at, "small", "text", theme.INK_2, "right", "baseline")

        return paint

    def _name_line(self, start: float, end: float) -> Callable[[pygame.Surface, float], None]:
        ui, type_, role = self._ui, self._ui.type, self._name_size
        step = type_.line_height(role)
        highest = max(map(len, self._names))

        def paint(surface: pygame.Surface, y: float) -> None:
            for x, lines in zip(self._columns(start), self._names, strict=True):
                top = y + (highest - len(lines)) * step
                for number, line in enumerate(lines):
                    at = x, top + (number + 0.5) * step
                    type_.draw(surface, line, at, role, "bold", align="centre", anchor="middle")
            under = y + highest * step + 0.7 * ui.viewport.p
            ui.materials.double_rule(surface, start, end, under)

        return paint

    def _deal_line(
        self, start: float, label: str, points: Sequence[int], last: bool
    ) -> Callable[[pygame.Surface, float], None]:
        type_, p = self._ui.type, self._ui.viewport.p

        def paint(surface: pygame.Surface, y: float) -> None:
            middle = y + LINE_P * p / 2
            words = type_.fit(label, self._label, "small")
            at = start, middle
            type_.draw(surface, words, at, "small", "text", theme.INK_2, anchor="middle")
            face = "bold" if last else "text"
            for x, value in zip(self._columns(start), points, strict=True):
                at = x, middle
                type_.draw(
                    surface, figure(value), at, "lead", face, align="centre", anchor="middle"
                )

        return paint

    def _total_line(self, start: float, end: float) -> Callable[[pygame.Surface, float], None]:
        ui, p, sheet = self._ui, self._ui.viewport.p, self._sheet
        label = self._texts("summary.total")

        def paint(surface: pygame.Surface, y: float) -> None:
            k = ui.viewport.k
            ui.materials.hline(surface, start, end, y + 0.4 * p, theme.INK, 2 * k, 217)
            middle = y + TOTAL_P * p / 2
            ui.type.draw(surface, label, (start, middle), "body", "bold", anchor="middle")
            for side, (x, value) in enumerate(zip(self._columns(start), sheet.totals, strict=True)):
                won = side == sheet.winner
                colour = theme.VERMILION if won else theme.INK
                at = x, middle
                ui.type.draw(
                    surface, figure(value), at, "title", "serif", colour, "centre", "middle"
                )
                for dy, thick in ((2.4, 2.0), (3.0, 1.0)) if won else ():
                    ends = x - 2.6 * p, x + 2.6 * p
                    ui.materials.hline(surface, *ends, middle + dy * p, colour, thick * k)

        return paint

    def _verdict(self, start: float, end: float) -> Callable[[pygame.Surface, float], None]:
        def paint(surface: pygame.Surface, y: float) -> None:
            at = start, y + 0.6 * self._ui.viewport.p
            self._ui.type.paragraph(surface, self._sheet.verdict, at, end - start, "small")

        return paint
