"""A line of text to type: caret, umlauts, clipboard, a limit, an error with its sentence."""

from collections.abc import Callable

import pygame

from scopa_gui.ui import clipboard, theme
from scopa_gui.ui.context import Ui
from scopa_gui.ui.inputs import Command, Pos
from scopa_gui.ui.widgets import shades
from scopa_gui.ui.widgets.base import State, Widget, touch_height

RADIUS = 3
PAD = 0.75
ICON = 1.3
EDGE, EDGE_HOVER, EDGE_ERROR = 1.4, 2.0, 2.2


class TextField(Widget):
    """Calls ``on_change`` with every new text, ``on_submit`` on Enter."""

    takes_text = True
    drags = True

    def __init__(
        self,
        text: str,
        on_change: Callable[[str], None],
        *,
        on_submit: Callable[[], None] | None = None,
        limit: int = 24,
    ) -> None:
        super().__init__()
        self.text = text[:limit]
        self.caret = len(self.text)
        self.limit = limit
        self.error = ""
        """What is wrong with the text, as a sentence; empty when nothing is."""
        self._on_change = on_change
        self._on_submit = on_submit

    def measure(self, ui: Ui) -> tuple[int, int]:
        """One line with air; the error's sentence stands outside."""
        text = ui.viewport.text
        return round(9 * text), max(round(2.3 * text), touch_height(ui))

    def typed(self, text: str) -> bool:
        """Put printable text in at the caret, as far as there is room."""
        wanted = "".join(c for c in text if c.isprintable())[: self.limit - len(self.text)]
        if wanted:
            caret = self.caret
            self._set(self.text[:caret] + wanted + self.text[caret:], caret + len(wanted))
        return True

    def command(self, command: Command) -> bool:
        """Move the caret, erase, copy, paste."""
        caret, text = self.caret, self.text
        match command:
            case Command.LEFT:
                self.caret = max(0, caret - 1)
            case Command.RIGHT:
                self.caret = min(len(text), caret + 1)
            case Command.HOME:
                self.caret = 0
            case Command.END:
                self.caret = len(text)
            case Command.BACKSPACE:
                if caret > 0:
                    self._set(text[: caret - 1] + text[caret:], caret - 1)
            case Command.DELETE:
                if caret < len(text):
                    self._set(text[:caret] + text[caret + 1 :], caret)
            case Command.COPY:
                clipboard.copy(text)
            case Command.PASTE:
                self.typed(" ".join(clipboard.paste().split()))
            case Command.CONFIRM if self._on_submit is not None:
                self._on_submit()
            case _:
                return False
        return True

    def pointer_down(self, pos: Pos) -> None:
        """Put the caret where the pointer is."""
        self.caret = self._caret_at(pos[0])

    def pointer_drag(self, pos: Pos) -> None:
        """Take the caret along."""
        self.caret = self._caret_at(pos[0])

    def draw(self, surface: pygame.Surface) -> None:
        """Field, text, caret, error."""
        k, paint = self.k, self.ui.materials
        state = self.state
        if state is State.DISABLED:
            face, edge, width = theme.DISABLED_FACE, theme.DISABLED_EDGE, EDGE
        elif self.error:
            face, edge, width = shades.FACE_ERROR, theme.VERMILION, EDGE_ERROR
        else:
            plain = state is State.NORMAL and not self.focused
            face, edge = (theme.PAPER_HI if plain else shades.FACE_HOVER), theme.INK
            width = EDGE_HOVER if state is State.HOVER else EDGE
        if self.ring:
            paint.focus_ring(surface, self.rect, RADIUS * k, on_cloth=self.on_cloth)
        dashed = state is State.DISABLED
        paint.rounded(surface, self.rect, RADIUS * k, face, edge, width * k, dashed=dashed)
        if not dashed:
            ends = self.rect.left + 3 * k, self.rect.right - 3 * k
            y = self.rect.top + 1.6 * k
            paint.hline(surface, *ends, y, shades.FIELD_SHADE, max(1.0, k), 71)
        self._draw_text(surface)
        if self.error:
            self._draw_error(surface)

    def _draw_text(self, surface: pygame.Surface) -> None:
        type_, inner, k = self.ui.type, self._inner, self.k
        colour = theme.INK if self.enabled else theme.DISABLED_TEXT
        before = surface.get_clip()
        surface.set_clip(before.clip(inner.inflate(round(4 * k), 0)))
        x = inner.left - self._offset
        type_.draw(surface, self.text, (x, inner.centery), "body", colour=colour, anchor="middle")
        if self.focused and self.enabled:
            caret = x + type_.width(self.text[: self.caret]) + k
            half = 0.62 * self.ui.viewport.text
            ends = inner.centery - half, inner.centery + half
            self.ui.materials.vline(surface, caret, *ends, theme.VERMILION, max(2.0, 2 * k))
        surface.set_clip(before)

    def _draw_error(self, surface: pygame.Surface) -> None:
        text, type_ = self.ui.viewport.text, self.ui.type
        icon = self.ui.materials.icon("warning", round(ICON * text), theme.VERMILION)
        place = self.rect.right - round(0.6 * text), self.rect.centery
        surface.blit(icon, icon.get_rect(midright=place))
        at = self.rect.left, self.rect.bottom + round(0.35 * text)
        type_.paragraph(
            surface, self.error, at, self.rect.width, "caption", "bold", theme.VERMILION_DARK
        )

    @property
    def _inner(self) -> pygame.Rect:
        """Where the text may stand."""
        text = self.ui.viewport.text
        inner = self.rect.inflate(-round(2 * PAD * text), 0)
        if self.error:
            inner.width -= round((ICON + 0.2) * text)
        return inner

    @property
    def _offset(self) -> float:
        """How far a text too long for the field is moved to keep the caret in sight."""
        return max(0.0, self.ui.type.width(self.text[: self.caret]) - self._inner.width)

    def _caret_at(self, x: float) -> int:
        local = x - self._inner.left + self._offset
        width = self.ui.type.width
        places = [width(self.text[:i]) for i in range(len(self.text) + 1)]
        return min(range(len(places)), key=lambda i: abs(places[i] - local))

    def _set(self, text: str, caret: int) -> None:
        self.text = text
        self.caret = caret
        self._on_change(text)
