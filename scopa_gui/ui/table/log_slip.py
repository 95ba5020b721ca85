"""The log at the side of the table: what has happened in words, newest first, on a slip."""

from collections.abc import Sequence

import pygame

from scopa_gui.ui import theme
from scopa_gui.ui.context import Ui
from scopa_gui.ui.table.geometry import Box
from scopa_gui.ui.table.slip_head import PAD_U, SlipHead, head_height
from scopa_gui.ui.widgets.scroll_panel import Paint, Row, ScrollPanel

LEADING = 1.32
AIR_U = 0.75
"""Between two entries."""
FOOT_U = 1.2


class LogSlip:
    """As high as what it tells, up to its room; then it scrolls.

    Attributes:
        panel: the entries; ``head`` stands above them.
    """

    def __init__(self, head: SlipHead) -> None:
        self.head = head
        self.panel = ScrollPanel()
        self.panel.on_cloth = True
        self._ui: Ui
        self._box = pygame.Rect(0, 0, 0, 0)
        self._room = 0
        self._told: tuple[str, ...] | None = None
        self._broken: dict[tuple[str, bool], list[str]] = {}

    @staticmethod
    def least_height(ui: Ui) -> float:
        """What it takes to show a line or two."""
        return head_height(ui) + 2 * LEADING * ui.type.px("caption") + FOOT_U * ui.viewport.u

    def layout(self, ui: Ui, room: Box) -> None:
        """Use a room; what it tells has to be shown anew."""
        self._ui = ui
        self._box = pygame.Rect(room.ltwh)
        self._room = self._box.height - head_height(ui) - round(FOOT_U * ui.viewport.u)
        head = pygame.Rect(self._box.topleft, (self._box.width, head_height(ui)))
        self.head.layout(ui, head)
        self._told = None
        self._broken.clear()

    def show(self, told: Sequence[str]) -> None:
        """Tell this, newest first; whoever has scrolled to something older stays there."""
        if self._told == tuple(told):
            return
        before, self._told = self._told, tuple(told)
        ui, u = self._ui, self._ui.viewport.u
        x, y = self._box.left + round(PAD_U * u), self.head.rect.bottom
        # the bar stands in the margin
        place = pygame.Rect(x, y, self._box.right - round(0.6 * u) - x, self._room)
        self.panel.layout(ui, place)
        rows = self._rows(self.panel.inner)
        end = rows[-1].bottom if rows else y
        place.height = min(self._room, end - y)
        self.panel.layout(ui, place)
        scrolled = self.panel.scroll
        self.panel.fill(rows)
        if scrolled and before is not None and len(before) < len(rows):
            self.panel.begin_at(round(rows[len(rows) - len(before)].top + scrolled))

    def _rows(self, inner: pygame.Rect) -> list[Row]:
        step = LEADING * self._ui.type.px("caption")
        rows: list[Row] = []
        y = float(inner.top)
        for number, told in enumerate(self._told or ()):
            lines = self._lines(told, inner.width, newest=number == 0)
            end = y + len(lines) * step + AIR_U * self._ui.viewport.u
            rows.append(Row(round(y), round(end), self._painting(lines, newest=number == 0)))
            y = end
        return rows

    def _lines(self, told: str, width: int, *, newest: bool) -> list[str]:
        key = told, newest
        if key not in self._broken:
            face = "bold" if newest else "text"
            self._broken[key] = self._ui.type.wrap(told, width, "caption", face)
        return self._broken[key]

    def _painting(self, lines: Sequence[str], *, newest: bool) -> Paint:
        type_, step = self._ui.type, LEADING * self._ui.type.px("caption")
        face, colour = ("bold", theme.INK) if newest else ("text", theme.INK_2)

        def paint(surface: pygame.Surface, place: pygame.Rect) -> None:
            y = float(place.top)
            for line in lines:
                type_.draw(surface, line, (place.left, y), "caption", face, colour)
                y += step

        return paint

    def draw(self, surface: pygame.Surface) -> None:
        """The slip; its controls are drawn by the group they belong to."""
        slip = pygame.Rect(self._box)
        foot = round(FOOT_U * self._ui.viewport.u)
        slip.height = self.panel.rect.bottom + foot - slip.top
        self._ui.materials.slip(surface, slip)
