"""A sheet of sections: names at the left, or folded into one box; the chosen one scrolls."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

import pygame

from scopa_gui.ui import theme
from scopa_gui.ui.context import Ui
from scopa_gui.ui.scenes.base import ProgramScene
from scopa_gui.ui.scenes.kept import Kept
from scopa_gui.ui.scenes.sheet import Sheet, draw_sheet, lay_buttons, lay_sheet
from scopa_gui.ui.widgets.base import Widget
from scopa_gui.ui.widgets.button import Button
from scopa_gui.ui.widgets.drop_down import DropDown
from scopa_gui.ui.widgets.list_row import ListRow
from scopa_gui.ui.widgets.scroll_panel import Row, ScrollPanel

if TYPE_CHECKING:
    from scopa_gui.ui.program import Program

NAVIGATION_P = 27.0
"""The least width of the sections at the left."""
NAVIGATION_FROM_P = 96.0


RowsMaker = Callable[[Ui, pygame.Rect], list[Row]]


class Section(NamedTuple):
    """A part of the sheet: the key of its name, its icon, what stands in it."""

    name: str
    icon: str
    rows: RowsMaker


class SectionsScene(ProgramScene):
    """The sheet; a scene of its own says which sections and which buttons there are."""

    def __init__(self, program: "Program", title: str, subtitle: str) -> None:
        super().__init__(program)
        self._title, self._subtitle = title, subtitle
        self._section = 0
        self._kept = Kept()
        self._panel = ScrollPanel()
        self._sheet: Sheet
        self._divider = 0

    @property
    def sections(self) -> Sequence[Section]:
        """What there is to choose from, the first one shown first."""
        raise LookupError("a sheet without sections")

    def footer(self, ui: Ui) -> list[Button]:
        """The buttons below, a quiet one at the left, the usual one last."""
        raise LookupError("a sheet without buttons")

    def settings_changed(self) -> None:
        """The controls show it, whatever changed it."""
        self.layout(self.ui)
        self.invalidate()

    # ---- layout

    def layout(self, ui: Ui) -> None:
        """Sections at the left, or folded into one box; the chosen one scrolls."""
        self._kept.speak(ui.texts.code)
        p = ui.viewport.p
        sheet = lay_sheet(ui, 9.0, 5.0)
        buttons = self.footer(ui)
        inner = sheet.inner
        top = lay_buttons(ui, inner.left, inner.right, sheet.body.bottom, buttons, sign_left=True)
        self._sheet = sheet.with_bottom(round(top - 1.4 * p))
        body = pygame.Rect(self._sheet.body)
        navigation: list[Widget] = []
        self._divider = 0
        if sheet.roomy and inner.width >= NAVIGATION_FROM_P * p:
            navigation += self._lay_navigation(ui, body)
            wide = navigation[0].rect.width
            shift = round(wide + 5.5 * p)
            self._divider = body.left + round(wide + 2.2 * p)
            body.left, body.width = body.left + shift, body.width - shift
        else:
            box = self._folded_navigation(ui)
            high = box.measure(ui)[1]
            box.layout(ui, pygame.Rect(body.left, body.top, body.width, high))
            body.top, body.height = (
                box.rect.bottom + round(p),
                body.bottom - box.rect.bottom - round(p),
            )
            navigation.append(box)
        self._panel.layout(ui, body)
        self._panel.fill(self.sections[self._section].rows(ui, self._panel.inner))
        self.group.set([*navigation, self._panel, *buttons])
        self.group.default = buttons[-1]

    def _lay_navigation(self, ui: Ui, body: pygame.Rect) -> list[ListRow]:
        p = ui.viewport.p
        y = body.top
        rows = [
            self._kept.get(ListRow, section.name, self._making_row(ui, number, section))
            for number, section in enumerate(self.sections)
        ]
        wide = max(round(NAVIGATION_P * p), *(row.measure(ui)[0] for row in rows))
        for number, row in enumerate(rows):
            row.selected = number == self._section
            high = row.measure(ui)[1]
            row.layout(ui, pygame.Rect(body.left, y, wide, high))
            y += high + round(0.6 * p)
        return rows

    def _making_row(self, ui: Ui, number: int, section: Section) -> Callable[[], ListRow]:
        words = ui.texts(section.name)
        return lambda: ListRow(words, lambda: self._show(number), icon=section.icon)

    def _folded_navigation(self, ui: Ui) -> DropDown:
        words = [ui.texts(section.name) for section in self.sections]
        box = self._kept.get(DropDown, "sections", lambda: DropDown(words, 0, self._show))
        box.chosen = self._section
        box.icon = self.sections[self._section].icon
        return box

    def _show(self, section: int) -> None:
        self._section = section
        self.layout(self.ui)
        self.invalidate()

    # ---- picture

    def draw(self, surface: pygame.Surface) -> None:
        """The sheet and the chosen section."""
        ui, sheet = self.ui, self._sheet
        draw_sheet(surface, ui, sheet, ui.texts(self._title), ui.texts(self._subtitle))
        if self._divider:
            body = sheet.body
            ui.materials.vline(
                surface, self._divider, body.top, body.bottom, theme.INK, ui.viewport.k, 64
            )
        super().draw(surface)
