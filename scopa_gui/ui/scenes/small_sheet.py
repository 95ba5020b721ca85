"""A small sheet over another screen: a title, rows that scroll where the window is low, «Done»."""

from typing import TYPE_CHECKING

import pygame

from scopa_gui.ui.context import Ui
from scopa_gui.ui.scenes.base import ProgramScene
from scopa_gui.ui.scenes.kept import Kept
from scopa_gui.ui.scenes.sheet import ROOMY_P, lay_buttons
from scopa_gui.ui.widgets.button import Button, Kind
from scopa_gui.ui.widgets.scroll_panel import Row, ScrollPanel

if TYPE_CHECKING:
    from scopa_gui.ui.program import Program

MARGIN_P = 4.5


class SmallSheetScene(ProgramScene):
    """The sheet; a scene of its own says which rows stand on it, within ``_inner``."""

    overlay = True

    def __init__(
        self, program: "Program", title: str, width_p: float, done: Kind = Kind.SECONDARY
    ) -> None:
        super().__init__(program)
        self._title, self._width_p, self._done_kind = title, width_p, done
        self._panel = ScrollPanel()
        self._box = pygame.Rect(0, 0, 0, 0)
        self._inner = pygame.Rect(0, 0, 0, 0)
        self._kept = Kept()

    def rows(self, ui: Ui) -> list[Row]:
        """What stands on the sheet."""
        raise LookupError("a sheet without rows")

    def enter(self) -> None:
        """Esc closes."""
        super().enter()
        self.group.on_cancel = self._done

    def layout(self, ui: Ui) -> None:
        """As high as its rows, in the middle of the window."""
        self._kept.speak(ui.texts.code)
        p, view = ui.viewport.p, ui.viewport
        width = round(min(self._width_p * p, view.width - 8 * view.u))
        low = view.height / p < ROOMY_P
        margin = round(2.4 * view.u + 1.0 * p if low else MARGIN_P * p)
        done = self._kept.get(
            Button, "done", lambda: Button(ui.texts("new_game.done"), self._done, self._done_kind)
        )
        self._inner = pygame.Rect(margin, 0, width - 2 * margin, 100 * view.height)
        title = round(ui.type.line_height("head") + 1.8 * p)
        foot = done.measure(ui)[1] + round(2.4 * p)
        limit = round(view.height - 5 * view.u)
        height = min(limit, round(2 * margin + title + self.rows(ui)[-1].bottom + foot))
        self._box = pygame.Rect(0, 0, width, height)
        self._box.center = view.width // 2, view.height // 2
        area = pygame.Rect(
            self._box.left + margin,
            self._box.top + margin + title,
            width - 2 * margin,
            height - 2 * margin - title - foot,
        )
        self._panel.layout(ui, area)
        # the bar's room is needed only where there is a bar
        self._inner = self._panel.inner if height == limit else area
        self._panel.fill(self.rows(ui))
        lay_buttons(ui, area.left, self._box.right - margin, self._box.bottom - margin, [done])
        self.group.set([self._panel, done])
        self.group.default = done

    def _changed(self) -> None:
        self.layout(self.ui)
        self.invalidate()

    def _done(self) -> None:
        self.director.pop()

    def draw(self, surface: pygame.Surface) -> None:
        """The sheet, its title, the controls."""
        ui, box = self.ui, self._box
        margin = self._panel.rect.left - box.left
        ui.materials.paper(surface, box, elevation=1.6)
        title = ui.texts(self._title)
        role = ui.type.fitting_role(title, box.width - 2 * margin, ("head", "lead"), "serif")
        ui.type.draw(surface, title, (box.left + margin, box.top + margin), role, "serif")
        super().draw(surface)
