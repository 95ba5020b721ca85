"""A heading that folds what is below it open and shut."""

from collections.abc import Callable

import pygame

from scopa_gui.ui import theme
from scopa_gui.ui.context import Ui
from scopa_gui.ui.widgets.base import Pressable, State, touch_height


class FoldHeading(Pressable):
    """An arrow, a heading, and a vermilion note at the right."""

    def __init__(self, title: str, on_press: Callable[[], None]) -> None:
        super().__init__(on_press)
        self.title = title
        self.note = ""
        self.open = False

    def measure(self, ui: Ui) -> tuple[int, int]:
        """A line of heading."""
        return 0, max(round(ui.type.line_height("head")), touch_height(ui))

    def draw(self, surface: pygame.Surface) -> None:
        """Arrow, heading, note."""
        ui, k, p = self.ui, self.k, self.ui.viewport.p
        if self.state in (State.HOVER, State.PRESSED):
            fill = theme.ROW_HOVER if self.state is State.HOVER else theme.ROW_PRESS
            ui.materials.rounded(surface, self.rect, 3 * k, fill)
        size = round(2.6 * p)
        arrow = ui.materials.icon("down" if self.open else "right", size, theme.INK)
        surface.blit(arrow, arrow.get_rect(midleft=(self.rect.left, self.rect.centery)))
        x = self.rect.left + size + 0.8 * p
        note_width = ui.type.width(self.note, "caption", "bold")
        room = self.rect.right - x - (note_width + 1.5 * p if self.note else 0)
        role = ui.type.fitting_role(self.title, room, ("head", "lead", "body"), "serif")
        at = x, self.rect.centery
        ui.type.draw(surface, self.title, at, role, "serif", anchor="middle")
        at = self.rect.right - 0.3 * p, self.rect.centery
        ui.type.draw(surface, self.note, at, "caption", "bold", theme.VERMILION, "right", "middle")
        if self.ring:
            ui.materials.focus_ring(surface, self.rect, 3 * k)
