"""One of a few: paper tabs side by side, the chosen one inked.

Where the tabs do not fit into the width given they stand in several rows, so that no word is cut.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from scopa_gui.ui import theme
from scopa_gui.ui.context import Ui
from scopa_gui.ui.inputs import Command, Pos
from scopa_gui.ui.theme import RGB
from scopa_gui.ui.widgets import shades
from scopa_gui.ui.widgets.base import State, Widget, touch_height

RADIUS = 4
EDGE = 1.4
PAD = 0.95


@dataclass(frozen=True)
class Option:
    """One tab; ``reason`` says why it cannot be chosen, and empty that it can."""

    label: str
    reason: str = ""


class Choice(Widget):
    """Calls ``on_choose`` with the index; a refused one shows its reason as a tooltip."""

    def __init__(
        self,
        options: Sequence[Option | str],
        chosen: int,
        on_choose: Callable[[int], None],
        *,
        role: str = "body",
        on_refused: Callable[[str], None] | None = None,
    ) -> None:
        super().__init__()
        self.options = tuple(Option(o) if isinstance(o, str) else o for o in options)
        self.chosen = chosen
        self.role = role
        self._on_choose = on_choose
        self._on_refused = on_refused
        self._cursor = chosen
        self._segments: tuple[pygame.Rect, ...] = ()

    def show(self, chosen: int) -> None:
        """Have another tab chosen, without a call back; the keyboard begins there next time."""
        self.chosen = chosen
        if not self.focused:
            self._cursor = chosen

    def measure(self, ui: Ui) -> tuple[int, int]:
        """All tabs in one row."""
        return sum(self._natural(ui)), self._row_height(ui)

    def height_for(self, ui: Ui, width: int) -> int:
        """The height it needs in a given width."""
        return self._row_height(ui) * self._rows(ui, width)

    def layout(self, ui: Ui, rect: pygame.Rect) -> None:
        """Spread the tabs over the width, in as many rows as needed."""
        super().layout(ui, rect)
        rows = self._rows(ui, rect.width)
        self.rect.height = max(rect.height, self._row_height(ui) * rows)
        widths = self._natural(ui) if rows == 1 else []
        spare = rect.width - sum(widths)
        columns = -(-len(self.options) // rows)
        segments: list[pygame.Rect] = []
        edges = [0.0]
        for i in range(columns):
            own = widths[i] + spare / columns if rows == 1 else rect.width / columns
            edges.append(edges[-1] + own)
        for i in range(len(self.options)):
            row, column = divmod(i, columns)
            left, right = round(edges[column]), round(edges[column + 1])
            if i == len(self.options) - 1:
                right = rect.width
            top = self.rect.height * row // rows
            bottom = self.rect.height * (row + 1) // rows
            segments.append(pygame.Rect(left, top, right - left, bottom - top))
        self._segments = tuple(segments)

    def pointer_hover(self, pos: Pos) -> None:
        """Remember the tab under the pointer."""
        self._point(self._index_at(pos))

    def pointer_down(self, pos: Pos) -> None:
        """Remember the tab pressed."""
        self._point(self._index_at(pos))

    def pointer_up(self, pos: Pos, inside: bool) -> None:
        """Choose the tab if let go on the one pressed."""
        if inside and self._index_at(pos) == self._cursor:
            self._choose()

    def command(self, command: Command) -> bool:
        """Left and right walk over the tabs, Enter chooses."""
        match command:
            case Command.LEFT if self._cursor > 0:
                self._point(self._cursor - 1)
            case Command.RIGHT if self._cursor < len(self.options) - 1:
                self._point(self._cursor + 1)
            case Command.CONFIRM:
                self._choose()
            case _:
                return False
        return True

    def _point(self, index: int | None) -> None:
        if index is not None:
            self._cursor = index
            self.tooltip = self.options[index].reason

    def _choose(self) -> None:
        option = self.options[self._cursor]
        if option.reason:
            if self._on_refused is not None:
                self._on_refused(option.reason)
        elif self._cursor != self.chosen:
            self.chosen = self._cursor
            self._on_choose(self.chosen)

    def draw(self, surface: pygame.Surface) -> None:
        """Box, chosen tab, words, lines between."""
        k, paint = self.k, self.ui.materials
        disabled = self.state is State.DISABLED
        face = theme.DISABLED_FACE if disabled else theme.PAPER_HI
        edge = theme.DISABLED_EDGE if disabled else theme.INK
        paint.rounded(surface, self.rect, RADIUS * k, face, edge, EDGE * k, dashed=disabled)
        for i, segment in enumerate(self._segments):
            self._draw_segment(surface, i, segment.move(self.rect.topleft))
        if self.ring:
            place = self._segments[self._cursor].move(self.rect.topleft)
            paint.focus_ring(surface, place, RADIUS * k, on_cloth=self.on_cloth)

    def _draw_segment(self, surface: pygame.Surface, index: int, place: pygame.Rect) -> None:
        k, paint = self.k, self.ui.materials
        option, chosen = self.options[index], index == self.chosen
        colour: RGB = theme.INK
        if self.state is State.DISABLED:
            colour = theme.DISABLED_TEXT
            if chosen:
                colour = theme.PAPER_HI
                paint.rounded(surface, place, RADIUS * k, theme.DISABLED_EDGE)
        elif chosen:
            colour = theme.ON_INK
            paint.rounded(surface, place, RADIUS * k, theme.INK, theme.INK, EDGE * k)
        elif option.reason:
            colour = shades.STRUCK
        elif index == self._cursor and self.state in (State.HOVER, State.PRESSED):
            fill = theme.ROW_PRESS if self.state is State.PRESSED else theme.PAPER_LO
            inner = place.inflate(-round(4 * k), -round(4 * k))
            paint.rounded(surface, inner, 3 * k, fill)
        before = index > 0 and self._segments[index - 1].right == self._segments[index].left
        if before and self.chosen not in (index, index - 1):
            air = 0.5 * self.ui.viewport.text
            ends = place.top + air, place.bottom - air
            paint.vline(surface, place.left, *ends, theme.INK, max(1.0, k), 90)
        self._draw_content(surface, index, place, colour)

    def _draw_content(
        self, surface: pygame.Surface, index: int, place: pygame.Rect, colour: RGB
    ) -> None:
        """What a tab says, on its face."""
        option, k = self.options[index], self.k
        words = self.ui.type.fit(option.label, place.width - 0.4 * k, self.role, "bold")
        width = self.ui.type.draw(
            surface, words, place.center, self.role, "bold", colour, "centre", "middle"
        )
        if option.reason:
            half = width / 2 + 2 * k
            ends = place.centerx - half, place.centerx + half
            self.ui.materials.hline(surface, *ends, place.centery, colour, max(1.0, k))

    def _index_at(self, pos: Pos) -> int | None:
        local = pos[0] - self.rect.left, pos[1] - self.rect.top
        return next((i for i, s in enumerate(self._segments) if s.collidepoint(local)), None)

    def _row_height(self, ui: Ui) -> int:
        return max(round(2.2 * ui.viewport.text), round(touch_height(ui) * 0.9))

    def _natural(self, ui: Ui) -> list[int]:
        pad = 2 * PAD * ui.viewport.text
        return [round(ui.type.width(o.label, self.role, "bold") + pad) for o in self.options]

    def _rows(self, ui: Ui, width: int) -> int:
        natural = self._natural(ui)
        if sum(natural) <= width:
            return 1
        columns = max(1, min(len(natural) - 1, width // max(natural)))
        return -(-len(natural) // columns)
