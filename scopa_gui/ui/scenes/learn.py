"""All there is to learn: sections above, contents at the left, the page at the right.

Wide enough, the three stand side by side; otherwise section and page fold into two boxes above the
text. A link or a word found leads on, and back returns to where one was.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from scopa_gui.app.learn import contents
from scopa_gui.app.learn.contents import Place, Section
from scopa_gui.app.lessons.catalogue import GROUPS
from scopa_gui.rules.catalogue import Options, nearest_preset
from scopa_gui.ui import theme
from scopa_gui.ui.context import Ui
from scopa_gui.ui.inputs import Command, Input
from scopa_gui.ui.scenes.base import ProgramScene
from scopa_gui.ui.scenes.kept import Kept
from scopa_gui.ui.scenes.learn_rows import PageRows
from scopa_gui.ui.scenes.sheet import Sheet, draw_sheet, lay_sheet, title_role
from scopa_gui.ui.widgets.base import Widget
from scopa_gui.ui.widgets.button import Button
from scopa_gui.ui.widgets.choice import Choice
from scopa_gui.ui.widgets.drop_down import DropDown
from scopa_gui.ui.widgets.list_row import ListRow
from scopa_gui.ui.widgets.scroll_panel import Row, ScrollPanel
from scopa_gui.ui.widgets.text_field import TextField

if TYPE_CHECKING:
    from scopa_gui.ui.program import Program

SECTIONS = tuple(Section)
COLUMN_P = 36.0
COLUMNS_FROM_P = 110.0
GAP_P = 2.6
PAGING = (Command.PAGE_UP, Command.PAGE_DOWN, Command.HOME, Command.END)


@dataclass
class _Visit:
    """A page as it was left: how far it was scrolled, and which of its links was followed."""

    place: Place
    panel: ScrollPanel
    link: int | None = None


class LearnScene(ProgramScene):
    """Lessons and rules, beginning at ``place``, else with the game of ``options`` if given."""

    def __init__(
        self, program: "Program", options: Options | None = None, place: Place | None = None
    ) -> None:
        super().__init__(program)
        self._options = options
        first = place or Place(Section.LESSONS, next(iter(GROUPS)))
        if place is None and options is not None:
            first = Place(Section.GAMES, nearest_preset(options))
        self._visit = _Visit(first, ScrollPanel())
        self._before: list[_Visit] = []
        self._wanted = ""
        self._kept = Kept()
        self._contents = ScrollPanel()
        self._sheet: Sheet
        self._divider = 0
        self._folded = False
        self._anchor = ""

    @property
    def place(self) -> Place:
        """What is being read."""
        return self._visit.place

    def enter(self) -> None:
        """Esc goes back, at last to the screen before."""
        super().enter()
        self.group.on_cancel = self._back

    def uncovered(self) -> None:
        """A lesson has been taken, perhaps."""
        self.layout(self.ui)

    # ---- layout

    def layout(self, ui: Ui) -> None:
        """Navigation beside the text, or folded into a line above it."""
        self._kept.speak(ui.texts.code)
        p = ui.viewport.p
        sheet = lay_sheet(ui, 6.0, 4.0)
        sections = self._sections(ui)
        name = ui.type.width(ui.texts("learn.everything"), title_role(sheet), "serif")
        beside = name + sections.measure(ui)[0] + 4 * p <= sheet.inner.width
        wide = sheet.roomy and sheet.inner.width >= COLUMNS_FROM_P * p
        self._folded = not (wide and beside)
        self._sheet = sheet
        self._divider = 0
        before, body = (
            self._lay_folded(ui, sheet) if self._folded else self._lay_columns(ui, sheet, sections)
        )
        panel = self._visit.panel
        panel.layout(ui, body)
        page = PageRows(ui, panel.inner, self.go)
        if self.place.section is Section.SEARCH:
            page.search(self._field(), self._wanted)
        elif self.place.section is Section.LESSONS:
            page.lessons(self.place.page, self.program.lessons, self.program.open_lesson)
        else:
            page.page(self.place, self._options)
        panel.fill(page.rows)
        if self._anchor:
            panel.begin_at(page.anchors.get(self._anchor, panel.rect.top))
            self._anchor = ""
        self.group.set([*before[:-1], panel, before[-1]])
        self.group.default = before[-1]

    def _sections(self, ui: Ui) -> Choice:
        words = [ui.texts(f"learn.section.{section.value}") for section in SECTIONS]
        choice = self._kept.get(Choice, "sections", lambda: Choice(words, 0, self._open_section))
        choice.show(SECTIONS.index(self.place.section))
        return choice

    def _lay_columns(
        self, ui: Ui, sheet: Sheet, sections: Choice
    ) -> tuple[list[Widget], pygame.Rect]:
        """Sections at the right of the title, the contents at the left with the way back below."""
        p, body = ui.viewport.p, pygame.Rect(sheet.body)
        width, high = sections.measure(ui)
        top = sheet.rule - high - round(1.0 * p)
        sections.layout(ui, pygame.Rect(sheet.inner.right - width, top, width, high))
        back = self._back_button(ui)
        wide, tall = back.measure(ui)
        column = round(COLUMN_P * p)
        back.layout(ui, pygame.Rect(body.left, body.bottom - tall, min(wide, column), tall))
        self._contents.layout(
            ui, pygame.Rect(body.left, body.top, column, body.height - tall - round(1.4 * p))
        )
        self._contents.fill(self._contents_rows(ui))
        self._divider = body.left + column + round(GAP_P * p / 2)
        body.left, body.width = body.left + column + round(2 * GAP_P * p), 0
        body.width = sheet.body.right - body.left
        return [sections, self._contents, back], body

    def _lay_folded(self, ui: Ui, sheet: Sheet) -> tuple[list[Widget], pygame.Rect]:
        """The way back, the section and the page in a line; the text has the rest of the paper."""
        p = ui.viewport.p
        area = pygame.Rect(sheet.inner)
        area.top = sheet.box.top + (sheet.inner.left - sheet.box.left)
        area.height = sheet.body.bottom - area.top
        gap = round(1.0 * p)
        back = self._kept.get(
            Button,
            "back icon",
            lambda: Button("", self._back, icon="left", tooltip=ui.texts("learn.back")),
        )
        words = [ui.texts(f"learn.section.{section.value}") for section in SECTIONS]
        section = self._kept.get(
            DropDown, "section box", lambda: DropDown(words, 0, self._open_section)
        )
        section.chosen = SECTIONS.index(self.place.section)
        side, high = back.measure(ui)[0], section.measure(ui)[1]
        back.layout(ui, pygame.Rect(area.left, area.top, side, high))
        left = area.left + side + gap
        names = self._pages(ui)
        room = area.right - left - (gap if names else 0)
        first = min(section.measure(ui)[0], round(0.5 * room)) if names else room
        section.layout(ui, pygame.Rect(left, area.top, first, high))
        controls: list[Widget] = [section]
        if names:
            box = DropDown(
                [contents.title(ui.texts, self.place.section, name) for name in names],
                names.index(self.place.page),
                lambda number: self._open(Place(self.place.section, names[number])),
            )
            left += first + gap
            box.layout(ui, pygame.Rect(left, area.top, area.right - left, high))
            controls.append(box)
        body = pygame.Rect(area)
        body.top = area.top + high + round(1.4 * p)
        body.height = area.bottom - body.top
        return [*controls, back], body

    def _pages(self, ui: Ui) -> tuple[str, ...]:
        return contents.pages(self.place.section, ui.texts)

    def _contents_rows(self, ui: Ui) -> list[Row]:
        inner, rows = self._contents.inner, []
        y = inner.top
        for page in self._pages(ui):
            place = Place(self.place.section, page)
            row = self._kept.get(ListRow, f"{place}", self._making_row(ui, place))
            row.selected = place.page == self.place.page
            high = row.measure(ui)[1]
            row.layout(ui, pygame.Rect(inner.left, y, inner.width, high))
            rows.append(Row(y, y + high, None, (row,)))
            y += high
        return rows

    def _making_row(self, ui: Ui, place: Place) -> Callable[[], ListRow]:
        words = contents.title(ui.texts, place.section, place.page)
        return lambda: ListRow(words, lambda: self._open(place))

    def _back_button(self, ui: Ui) -> Button:
        return self._kept.get(
            Button, "back", lambda: Button(ui.texts("learn.back"), self._back, icon="left")
        )

    def _field(self) -> TextField:
        return self._kept.get(TextField, "word", lambda: TextField(self._wanted, self._look_for))

    # ---- going about

    def go(self, place: Place) -> None:
        """Follow a link; back returns."""
        links = [widget for widget in self._visit.panel.children if widget.focusable]
        focused = self.group.focused
        self._visit.link = links.index(focused) if focused in links else None
        by_keys = focused is not None and focused.ring
        self._before.append(self._visit)
        self._show(_Visit(place, ScrollPanel()))
        if by_keys:
            self.group.focus(self.group.default, by_keys=True)

    def _open(self, place: Place) -> None:
        """Choose a page; there is nothing to return to from there."""
        self._before.clear()
        self._show(_Visit(place, ScrollPanel()))

    def _open_section(self, number: int) -> None:
        section = SECTIONS[number]
        pages = contents.pages(section, self.ui.texts)
        self._open(Place(section, pages[0] if pages else ""))
        if section is Section.SEARCH:
            self.group.focus(self._field())

    def _show(self, visit: _Visit, *, back: bool = False) -> None:
        if visit.place.section is not self.place.section:
            self._contents = ScrollPanel()
        self._visit = visit
        self._anchor = "" if back else visit.place.option
        self.layout(self.ui)
        for row in self._contents.children if not self._folded else ():
            if isinstance(row, ListRow) and row.selected:
                self._contents.reveal(row)
        self.invalidate()

    def _look_for(self, words: str) -> None:
        self._wanted = words
        self.layout(self.ui)
        self.invalidate()

    def _back(self) -> None:
        if not self._before:
            self.director.pop()
            return
        visit = self._before.pop()
        by_keys = self.group.focused is not None and self.group.focused.ring
        self._show(visit, back=True)
        links = [widget for widget in visit.panel.children if widget.focusable]
        if visit.link is not None and visit.link < len(links):
            self.group.focus(links[visit.link], by_keys=by_keys)

    # ---- inputs and picture

    def handle(self, event: Input) -> None:
        """Pages turn wherever the focus is, but for a field or an open list."""
        busy = self.typing or any(widget.stays_open for widget in self.group.widgets)
        if isinstance(event, Command) and event in PAGING and not busy:
            self._visit.panel.command(event)
            self.invalidate()
            return
        super().handle(event)

    def draw(self, surface: pygame.Surface) -> None:
        """The sheet, the contents, the page."""
        ui, sheet = self.ui, self._sheet
        draw_sheet(surface, ui, sheet, "" if self._folded else ui.texts("learn.everything"))
        if self._divider:
            body = sheet.body
            ui.materials.vline(
                surface, self._divider, body.top, body.bottom, theme.INK, ui.viewport.k, 64
            )
        super().draw(surface)
