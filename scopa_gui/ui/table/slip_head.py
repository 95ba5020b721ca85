"""The heading of a slip at the side of the table; a click folds the slip away."""

from collections.abc import Callable

import pygame

from scopa_gui.ui import theme
from scopa_gui.ui.context import Ui
from scopa_gui.ui.fitting import SMALLEST_PX, fitting_px
from scopa_gui.ui.widgets.base import Pressable, State

PAD_U = 1.75
"""Between the slip's edge and its words."""


def head_height(ui: Ui) -> int:
    """How high the heading is, its rule included."""
    return round(1.32 * ui.type.px("caption") + 2.4 * ui.viewport.u)


class SlipHead(Pressable):
    """A title, and the sign that it can be folded away."""

    def __init__(
        self, title: str, tooltip: str, shortcut: str, on_press: Callable[[], None]
    ) -> None:
        super().__init__(on_press, tooltip=tooltip, shortcut=shortcut, on_cloth=True)
        self.title = title

    @property
    def target(self) -> pygame.Rect:
        """Itself alone: what it heads can be touched as well."""
        return self.rect

    def draw(self, surface: pygame.Surface) -> None:
        """Title, sign, rule; under the pointer the ground is darker."""
        ui, u = self.ui, self.ui.viewport.u
        x0, x1 = self.rect.left + PAD_U * u, self.rect.right - PAD_U * u
        if self.state in (State.HOVER, State.PRESSED):
            hovered = self.state is State.HOVER
            fill = theme.ROW_HOVER if hovered else theme.ROW_PRESS
            inner = self.rect.inflate(-round(1.4 * u), -round(1.4 * u))
            ui.materials.rounded(surface, inner, 0.3 * u, fill)
        size = round(1.1 * ui.type.px("caption"))
        middle = self.rect.centery + 0.1 * u
        room = x1 - x0 - size - 0.6 * u
        px = fitting_px(ui.type, self.title, room, ui.type.px("caption"), SMALLEST_PX, "bold")
        title = ui.type.fit(self.title, room, px or SMALLEST_PX, "bold")
        at = x0, middle
        ui.type.draw(surface, title, at, px or SMALLEST_PX, "bold", theme.INK_2, anchor="middle")
        sign = ui.materials.icon("minus", size, theme.INK_2)
        surface.blit(sign, sign.get_rect(midright=(round(x1), round(middle))))
        rule = self.rect.bottom - 0.4 * u
        ui.materials.hline(surface, x0, x1, rule, theme.INK, max(1.0, ui.viewport.k), 102)
        if self.ring:
            ui.materials.focus_ring(surface, self.rect, 0, on_cloth=True)
