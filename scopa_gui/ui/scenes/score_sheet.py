"""The score sheet of the match on a leaf of an exercise book: a line a deal, totals, target."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from scopa_gui.app.i18n import Texts
from scopa_gui.rules.match import MatchState
from scopa_gui.ui import theme
from scopa_gui.ui.context import Ui
from scopa_gui.ui.scenes.words import whole_words

MARGIN_P = 2.0
LINE_P = 4.6
TOTAL_P = 6.4


@dataclass(frozen=True)
class ScoreSheet:
    """What is written on it.

    Attributes:
        names: of the sides.
        deals: points a side of every deal.
        verdict: one sentence on where the match stands.
        winner: the side that has won, if any.
    """

    names: tuple[str, ...]
    deals: tuple[tuple[int, ...], ...]
    totals: tuple[int, ...]
    target: int
    verdict: str
    winner: int | None

    @staticmethod
    def of(match: MatchState, names: Sequence[str], verdict: str) -> "ScoreSheet":
        """The sheet of a match between two deals or at its end."""
        return ScoreSheet(
            tuple(names),
            tuple(result.points for result in match.results),
            match.totals,
            match.target,
            verdict,
            match.winner,
        )


def sheet_width_p(sides: int) -> float:
    """How wide the leaf wants to be, in paper units."""
    return 28.0 + 7.0 * (sides - 2)


class ScoreSheetPainter:
    """Lays a score sheet out in a width and draws it."""

    def __init__(self, ui: Ui, texts: Texts, sheet: ScoreSheet, width: int) -> None:
        self._ui, self._texts, self._sheet = ui, texts, sheet
        self._width = width
        p = ui.viewport.p
        inner = width - 2 * MARGIN_P * p
        labels = [self._label(n) for n in range(1, len(sheet.deals) + 1)]
        label_width = max(
            ui.type.width(texts("summary.total"), "body", "bold"),
            *(ui.type.width(label, "small") for label in labels),
        )
        self._label_width = min(label_width + 1.0 * p, inner * 0.42)
        self._column = (inner - self._label_width) / len(sheet.names)
        room = self._column - 0.4 * p
        words = [word for name in sheet.names for word in name.split(" ")]
        longest = max(words, key=lambda word: ui.type.width(word, "small", "bold"))
        self._name_role = ui.type.fitting_role(longest, room, ("small", "caption"), "bold")
        self._names = [whole_words(ui, name, room, self._name_role) for name in sheet.names]

    def _label(self, number: int) -> str:
        return self._texts("summary.deal", n=number)

    @property
    def _names_height(self) -> float:
        return max(map(len, self._names)) * self._ui.type.line_height(self._name_role)

    def _verdict_height(self) -> float:
        inner = self._width - 2 * MARGIN_P * self._ui.viewport.p
        return self._ui.type.paragraph_height(self._sheet.verdict, inner, "small")

    def _height_with(self, lines: int) -> float:
        p = self._ui.viewport.p
        top = 1.6 * p + self._ui.type.line_height("lead") + 1.0 * p + self._names_height + 2.6 * p
        return top + lines * LINE_P * p + TOTAL_P * p + self._verdict_height() + 3.4 * p

    @property
    def full_height(self) -> int:
        """Height with a line for every deal."""
        return round(self._height_with(len(self._sheet.deals)))

    def draw(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """Draw it; where not all deals fit, the earlier ones become one line."""
        ui, texts, sheet = self._ui, self._texts, self._sheet
        p, type_ = ui.viewport.p, ui.type
        ui.materials.exercise_paper(surface, rect)
        left, right = rect.left + MARGIN_P * p, rect.right - MARGIN_P * p
        y = rect.top + 1.6 * p
        base = y + type_.line_height("lead") * 0.8
        type_.draw(
            surface, texts("summary.score"), (left, base), "lead", "serif", anchor="baseline"
        )
        target = texts("summary.to", target=sheet.target)
        type_.draw(
            surface, target, (right, base), "small", "text", theme.INK_2, "right", "baseline"
        )
        y += type_.line_height("lead") + 1.0 * p
        columns = [
            left + self._label_width + (i + 0.5) * self._column for i in range(len(sheet.names))
        ]
        step = type_.line_height(self._name_role)
        for x, lines in zip(columns, self._names, strict=True):
            top = y + self._names_height - len(lines) * step
            for number, line in enumerate(lines):
                at = x, top + (number + 0.5) * step
                type_.draw(
                    surface, line, at, self._name_role, "bold", align="centre", anchor="middle"
                )
        y += self._names_height + 0.7 * p
        ui.materials.double_rule(surface, left, right, y)
        y += 1.9 * p
        for label, points, last in self._lines(rect.height):
            middle = y + LINE_P * p / 2
            words = type_.fit(label, self._label_width, "small")
            type_.draw(
                surface, words, (left, middle), "small", "text", theme.INK_2, anchor="middle"
            )
            for x, value in zip(columns, points, strict=True):
                face = "bold" if last else "text"
                type_.draw(
                    surface,
                    str(value),
                    (x, middle),
                    "lead",
                    face,
                    align="centre",
                    anchor="middle",
                )
            y += LINE_P * p
        ui.materials.hline(surface, left, right, y + 0.3 * p, theme.INK, 2 * ui.viewport.k, 217)
        self._draw_totals(surface, left, columns, y + 0.3 * p + TOTAL_P * p / 2)
        y += TOTAL_P * p + 1.6 * p
        type_.paragraph(surface, sheet.verdict, (left, y), right - left, "small")

    def _lines(self, height: int) -> list[tuple[str, tuple[int, ...], bool]]:
        deals = self._sheet.deals
        p = self._ui.viewport.p
        room = int((height - self._height_with(0)) / (LINE_P * p))
        skipped = max(0, len(deals) - max(2, room) + 1) if len(deals) > max(2, room) else 0
        lines = []
        if skipped:
            before = tuple(sum(points) for points in zip(*deals[:skipped], strict=True))
            lines.append((f"1 – {skipped}", before, False))
        for number in range(skipped, len(deals)):
            lines.append((self._label(number + 1), deals[number], number == len(deals) - 1))
        return lines

    def _draw_totals(
        self, surface: pygame.Surface, left: float, columns: Sequence[float], middle: float
    ) -> None:
        ui, sheet, p = self._ui, self._sheet, self._ui.viewport.p
        total = self._texts("summary.total")
        ui.type.draw(surface, total, (left, middle), "body", "bold", anchor="middle")
        for side, (x, value) in enumerate(zip(columns, sheet.totals, strict=True)):
            won = side == sheet.winner
            colour = theme.VERMILION if won else theme.INK
            ui.type.draw(
                surface, str(value), (x, middle), "title", "serif", colour, "centre", "middle"
            )
            if won:
                for dy, thick in ((2.4, 2.0), (3.0, 1.0)):
                    ui.materials.hline(
                        surface,
                        x - 2.6 * p,
                        x + 2.6 * p,
                        middle + dy * p,
                        theme.VERMILION,
                        thick * ui.viewport.k,
                    )
