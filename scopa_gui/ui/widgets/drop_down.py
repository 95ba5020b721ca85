"""A choice folded into one box: it opens a list over the screen."""

from collections.abc import Callable, Sequence

import pygame

from scopa_gui.ui import theme
from scopa_gui.ui.context import Ui
from scopa_gui.ui.inputs import Command, Pos
from scopa_gui.ui.widgets import shades
from scopa_gui.ui.widgets.base import State, Widget, touch_height

RADIUS = 4
EDGE = 1.4
PAD = 0.75
ICON = 1.1


class DropDown(Widget):
    """Calls ``on_choose`` with the index of what was chosen."""

    def __init__(
        self,
        options: Sequence[str],
        chosen: int,
        on_choose: Callable[[int], None],
        *,
        icon: str = "",
    ) -> None:
        super().__init__()
        self.options = tuple(options)
        self.chosen = chosen
        self.icon = icon
        self.open = False
        self._cursor = chosen
        self._first = 0
        self._on_choose = on_choose

    @property
    def stays_open(self) -> bool:
        """While the list is open it gets every input first."""
        return self.open

    def measure(self, ui: Ui) -> tuple[int, int]:
        """Wide enough for its longest choice."""
        text = ui.viewport.text
        width = max((ui.type.width(o, "body", "bold") for o in self.options), default=0)
        width_px = width + (2 * PAD + 2 * ICON + (ICON + 0.6 if self.icon else 0)) * text
        return round(width_px), max(round(2.3 * text), touch_height(ui))

    @property
    def _rows(self) -> list[tuple[int, pygame.Rect]]:
        """The rows of the open list that have room, with their indices."""
        box = self._box
        height = self._row_height
        first = self._first
        count = box.height // height
        return [
            (first + i, pygame.Rect(box.left, box.top + i * height, box.width, height))
            for i in range(min(count, len(self.options) - first))
        ]

    @property
    def _row_height(self) -> int:
        return max(round(2.2 * self.ui.viewport.text), touch_height(self.ui))

    @property
    def _box(self) -> pygame.Rect:
        """The open list: below the field, or above it where there is more room."""
        gap = round(2 * self.k)
        height = self._row_height
        edge = round(self.ui.viewport.u)
        below = self.ui.viewport.height - edge - self.rect.bottom - gap
        above = self.rect.top - gap - edge
        wanted = height * len(self.options)
        downwards = below >= wanted or below >= above
        room = max(height, (below if downwards else above) // height * height)
        box = pygame.Rect(self.rect.left, 0, self.rect.width, min(wanted, room))
        if downwards:
            box.top = self.rect.bottom + gap
        else:
            box.bottom = self.rect.top - gap
        return box

    def hit(self, pos: Pos) -> bool:
        """The field, and the list while it is open."""
        return super().hit(pos) or (self.open and self._box.collidepoint(pos))

    def pointer_hover(self, pos: Pos) -> None:
        """Light the row under the pointer."""
        if self.open:
            self._cursor = next((i for i, row in self._rows if row.collidepoint(pos)), self._cursor)

    def pointer_up(self, pos: Pos, inside: bool) -> None:
        """Open, choose, or close."""
        if not inside:
            return
        if not self.open:
            self._unfold()
            return
        found = next((i for i, row in self._rows if row.collidepoint(pos)), None)
        self.open = False
        if found is not None:
            self._choose(found)

    def command(self, command: Command) -> bool:
        """Enter opens and chooses, arrows walk, Esc closes."""
        if not self.open:
            if command is not Command.CONFIRM:
                return False
            self._unfold()
            return True
        match command:
            case Command.UP:
                self._walk(self._cursor - 1)
            case Command.DOWN:
                self._walk(self._cursor + 1)
            case Command.HOME:
                self._walk(0)
            case Command.END:
                self._walk(len(self.options) - 1)
            case Command.CONFIRM:
                self.open = False
                self._choose(self._cursor)
            case Command.CANCEL | Command.NEXT | Command.PREVIOUS:
                self.open = False
            case _:
                pass
        return True

    def scrolled(self, pos: Pos, dy: float) -> bool:
        """Move a list that is longer than its room."""
        if not self.open:
            return False
        last = max(0, len(self.options) - self._box.height // self._row_height)
        self._first = max(0, min(last, self._first - (1 if dy > 0 else -1)))
        return True

    def _unfold(self) -> None:
        self.open = True
        self._walk(self.chosen)

    def _walk(self, index: int) -> None:
        self._cursor = max(0, min(len(self.options) - 1, index))
        count = self._box.height // self._row_height
        self._first = max(self._cursor - count + 1, min(self._first, self._cursor))

    def _choose(self, index: int) -> None:
        if index != self.chosen:
            self.chosen = index
            self._on_choose(index)

    def draw(self, surface: pygame.Surface) -> None:
        """The box with what is chosen."""
        k, paint, text = self.k, self.ui.materials, self.ui.viewport.text
        disabled = self.state is State.DISABLED
        face = {
            State.NORMAL: theme.PAPER_HI,
            State.HOVER: shades.FACE_HOVER,
            State.PRESSED: theme.ROW_PRESS,
            State.DISABLED: theme.DISABLED_FACE,
        }[self.state]
        edge = theme.DISABLED_EDGE if disabled else theme.INK
        ink = theme.DISABLED_TEXT if disabled else theme.INK
        paint.rounded(surface, self.rect, RADIUS * k, face, edge, EDGE * k, dashed=disabled)
        left = self.rect.left + PAD * text
        size = round(ICON * text)
        if self.icon:
            second = theme.DISABLED_TEXT if disabled else theme.INK_2
            picture = self.ui.materials.icon(self.icon, size, second)
            surface.blit(picture, picture.get_rect(midleft=(round(left), self.rect.centery)))
            left += (ICON + 0.6) * text
        arrow = self.ui.materials.icon("up" if self.open else "down", size, ink)
        place = arrow.get_rect(midright=(round(self.rect.right - PAD * text), self.rect.centery))
        surface.blit(arrow, place)
        words = self.options[self.chosen] if self.options else ""
        words = self.ui.type.fit(words, place.left - 0.4 * text - left, "body", "bold")
        at = left, self.rect.centery
        self.ui.type.draw(surface, words, at, "body", "bold", ink, anchor="middle")
        if self.ring:
            paint.focus_ring(surface, self.rect, RADIUS * k, on_cloth=self.on_cloth)

    def draw_over(self, surface: pygame.Surface) -> None:
        """The open list."""
        if not self.open:
            return
        k, paint, text = self.k, self.ui.materials, self.ui.viewport.text
        box = self._box
        paint.shadow(surface, box, dy=4 * k, blur=6 * k, alpha=120, radius=RADIUS * k)
        paint.rounded(surface, box, RADIUS * k, theme.PAPER_HI, theme.INK, EDGE * k)
        for index, row in self._rows:
            ink, face = theme.INK, "text"
            if index == self._cursor:
                inner = row.inflate(-round(4 * k), -round(4 * k))
                paint.rounded(surface, inner, 3 * k, theme.ROW_HOVER)
            if index == self.chosen:
                face = "bold"
                tick = self.ui.materials.icon("check", round(ICON * text), theme.VERMILION)
                place = round(row.right - PAD * text), row.centery
                surface.blit(tick, tick.get_rect(midright=place))
            at = row.left + PAD * text, row.centery
            room = row.width - (2 * PAD + ICON) * text
            words = self.ui.type.fit(self.options[index], room, "body", face)
            self.ui.type.draw(surface, words, at, "body", face, ink, anchor="middle")
