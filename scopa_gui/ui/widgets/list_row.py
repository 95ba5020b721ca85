"""A row of a list: a title, a second line, something on the right; it opens or is selected."""

import math
from collections.abc import Callable

import pygame

from scopa_gui.ui import theme
from scopa_gui.ui.context import Ui
from scopa_gui.ui.widgets.base import Pressable, State, touch_height

RADIUS = 4
PAD = 0.67
ICON = 1.3


class ListRow(Pressable):
    """Fires ``on_press``; ``selected`` is drawn as ink."""

    def __init__(
        self,
        title: str,
        on_press: Callable[[], None],
        *,
        note: str = "",
        right: str = "",
        icon: str = "",
        chevron: bool = False,
        selected: bool = False,
        role: str = "body",
        face: str = "text",
    ) -> None:
        super().__init__(on_press)
        self.title = title
        self.note = note
        self.right = right
        self.icon = icon
        self.chevron = chevron
        self.selected = selected
        self.role = role
        self.face = face

    def measure(self, ui: Ui) -> tuple[int, int]:
        """One or two lines high, as wide as its words."""
        text = ui.viewport.text
        height = ui.type.line_height(self.role) + 0.8 * text
        if self.note:
            height += ui.type.line_height("caption")
        face = "bold" if self.face == "text" else self.face
        width = 2 * PAD * text + ui.type.width(self.title, self.role, face)
        width += ui.type.width(self.right, "small") + text if self.right else 0
        width += (ICON + 0.6) * text if self.icon else 0
        width += 1.6 * text if self.chevron else 0
        return math.ceil(width), max(round(height), touch_height(ui))

    def draw(self, surface: pygame.Surface) -> None:
        """Ground by state, then the words."""
        k, paint, type_ = self.k, self.ui.materials, self.ui.type
        text = self.ui.viewport.text
        ground = {State.HOVER: theme.ROW_HOVER, State.PRESSED: theme.ROW_PRESS}.get(self.state)
        ink, second = theme.INK, theme.INK_2
        if self.selected:
            ground, ink, second = theme.INK, theme.ON_INK, theme.PAPER_LO
        elif self.state is State.DISABLED:
            ink = second = theme.DISABLED_TEXT
        if ground is not None:
            paint.rounded(surface, self.rect, RADIUS * k, ground)
        left, right = self.rect.left + PAD * text, self.rect.right - PAD * text
        middle = self.rect.centery
        if self.icon:
            self._icon(surface, self.icon, left, ICON * text, ink if self.selected else second)
            left += (ICON + 0.6) * text
        if self.chevron:
            size = 1.0 * text
            self._icon(surface, "right", right - size, size, second)
            right -= size + 0.6 * text
        if self.right:
            place = right, middle
            right -= type_.draw(
                surface, self.right, place, "small", "text", second, "right", "middle"
            )
            right -= 0.6 * text
        face = "bold" if self.selected and self.face == "text" else self.face
        title = type_.fit(self.title, right - left, self.role, face)
        up = type_.line_height("caption") / 2 if self.note else 0
        type_.draw(surface, title, (left, middle - up), self.role, face, ink, anchor="middle")
        if self.note:
            note = type_.fit(self.note, right - left, "caption")
            below = left, middle + type_.line_height(self.role) / 2
            type_.draw(surface, note, below, "caption", "text", second, anchor="middle")
        if self.ring:
            paint.focus_ring(surface, self.rect, RADIUS * k, on_cloth=self.on_cloth)

    def _icon(
        self, surface: pygame.Surface, name: str, left: float, size: float, colour: theme.RGB
    ) -> None:
        picture = self.ui.materials.icon(name, round(size), colour)
        surface.blit(picture, picture.get_rect(midleft=(round(left), self.rect.centery)))
