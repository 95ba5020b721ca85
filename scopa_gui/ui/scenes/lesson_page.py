"""The teacher's page beside the table: what is asked, what was said to a move, and the way on."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from scopa_gui.ui import theme
from scopa_gui.ui.context import Ui
from scopa_gui.ui.scenes.sheet import lay_buttons
from scopa_gui.ui.text import Role
from scopa_gui.ui.widgets.base import Widget
from scopa_gui.ui.widgets.button import Button
from scopa_gui.ui.widgets.scroll_panel import Paint, Row, ScrollPanel

SHARE = 0.32
"""Of the window's width."""
WIDE_SHARE = 0.4
"""The same where the text is large."""
MARGIN_P = 3.0
WIDE_MARGIN_P = 1.5
CLOSE_TEXT = 1.7
"""Side of the button that closes, over the height of text."""
DOT_P = 1.1
MOST_TEXT_U = 4.5
"""Body text at the table is never larger than so many of its own layout units."""


@dataclass(frozen=True)
class Said:
    """What is said to a move.

    Attributes:
        head: in one or two words.
        good: whether it was right.
    """

    head: str
    words: str
    good: bool


@dataclass(frozen=True)
class Told:
    """What stands on the page.

    Attributes:
        kicker: small, over the title.
        step: the step that is on the table, from 0; those before it are done.
    """

    kicker: str
    title: str
    ask: str
    said: Said | None
    step: int
    steps: int


def page_width(ui: Ui) -> int:
    """How much of the window's width the page has."""
    share = WIDE_SHARE if ui.viewport.wide_text else SHARE
    return round(share * ui.viewport.width)


def table_text(u: float, wanted: int) -> int:
    """The text size in percent at a table of that layout unit, when the reader wants another."""
    return min(wanted, int(100 * MOST_TEXT_U * u / max(14.0, 2.25 * u)))


class LessonPage:
    """Lays itself out in a column and draws itself.

    Attributes:
        widgets: its controls, the one to recommend last.
    """

    def __init__(
        self, ui: Ui, area: pygame.Rect, told: Told, close: Button, buttons: Sequence[Button]
    ) -> None:
        self._ui = ui
        self._area = area
        self._told = told
        p, type_, large = ui.viewport.p, ui.type, ui.viewport.wide_text
        margin = round((WIDE_MARGIN_P if large else MARGIN_P) * p)
        inner = area.inflate(-2 * margin, -2 * margin)
        side = round(CLOSE_TEXT * ui.viewport.text)
        close.layout(ui, pygame.Rect(inner.right - side, inner.top, side, side))
        self._left, self._right = inner.left, inner.right
        self._kicker = inner.top + side / 2
        self._kicker_width = inner.width - side - round(p)
        roles: tuple[Role, ...] = ("lead",) if large else ("head", "lead")
        self._role = type_.fitting_role(told.title, 2 * inner.width, roles, "serif")
        self._title = type_.wrap(told.title, inner.width, self._role, "serif")
        y = inner.top + side + 0.2 * p
        self._title_top = y
        y += len(self._title) * type_.line_height(self._role) + 0.6 * p
        self._dots: float | None = None
        if not large:
            self._dots = y
            y += DOT_P * p + 1.4 * p
        self._rule = round(y)
        top = lay_buttons(ui, inner.left, inner.right, inner.bottom, buttons)
        body = pygame.Rect(inner.left, round(y + (1.0 if large else 1.6) * p), inner.width, 0)
        body.height = max(round(3 * type_.line_height()), round(top - 1.2 * p) - body.top)
        self.panel = ScrollPanel()
        self.panel.layout(ui, body)
        rows, answer = self._rows()
        self.panel.fill(rows)
        if answer is not None:
            self.panel.begin_at(answer)
        self.widgets: list[Widget] = [self.panel, close, *buttons]

    def _rows(self) -> tuple[list[Row], int | None]:
        """The question, then what was said; and where that begins."""
        ui, p, inner, said = self._ui, self._ui.viewport.p, self.panel.inner, self._told.said
        rows = self._lines(self._told.ask, inner.top, "body", "text", theme.INK)
        if said is None:
            return rows, None
        top = rows[-1].bottom + round(1.6 * p)
        colour = theme.INK if said.good else theme.VERMILION_DARK
        head = ui.type.line_height("lead")
        icon = "check" if said.good else "information"

        def paint(surface: pygame.Surface, place: pygame.Rect) -> None:
            ui.materials.hline(
                surface, place.left, place.right, place.top - 0.8 * p, theme.INK, ui.viewport.k, 89
            )
            size = round(ui.type.px("lead"))
            picture = ui.materials.icon(icon, size, colour)
            middle = place.top + round(head / 2)
            surface.blit(picture, picture.get_rect(midleft=(place.left, middle)))
            at = place.left + size + 0.8 * p, middle
            ui.type.draw(surface, said.head, at, "lead", "serif", colour, anchor="middle")

        rows.append(Row(top, round(top + head + 0.4 * p), paint))
        rows += self._lines(said.words, rows[-1].bottom, "body", "text", colour)
        return rows, top

    def _lines(self, words: str, top: int, role: Role, face: str, colour: theme.RGB) -> list[Row]:
        """Words in lines, a row each."""
        ui, inner = self._ui, self.panel.inner
        step = ui.type.line_height(role)
        rows: list[Row] = []
        for number, line in enumerate(ui.type.wrap(words, inner.width, role, face)):
            y = round(top + number * step)
            rows.append(
                Row(y, round(top + (number + 1) * step), self._line(line, role, face, colour))
            )
        return rows

    def _line(self, line: str, role: Role, face: str, colour: theme.RGB) -> Paint:
        type_ = self._ui.type

        def paint(surface: pygame.Surface, place: pygame.Rect) -> None:
            type_.draw(surface, line, place.topleft, role, face, colour)

        return paint

    def draw(self, surface: pygame.Surface) -> None:
        """The paper and what stands on it; the controls are drawn with the screen's."""
        ui, told = self._ui, self._told
        type_, paint = ui.type, ui.materials
        paint.slip(surface, self._area)
        kicker = type_.fit(told.kicker, self._kicker_width, "caption", "bold")
        at = self._left, self._kicker
        type_.draw(surface, kicker, at, "caption", "bold", theme.INK_2, anchor="middle")
        y = self._title_top
        for line in self._title:
            type_.draw(surface, line, (self._left, y), self._role, "serif")
            y += type_.line_height(self._role)
        if self._dots is not None:
            self._draw_dots(surface, self._dots)
        paint.double_rule(surface, self._left, self._right, self._rule)

    def _draw_dots(self, surface: pygame.Surface, top: float) -> None:
        """One for each step; those gone through are filled."""
        ui, told, size = self._ui, self._told, DOT_P * self._ui.viewport.p
        for number in range(told.steps):
            place = pygame.Rect(0, 0, round(size), round(size))
            place.topleft = round(self._left + number * 1.9 * size), round(top)
            filled = theme.VERMILION if number == told.step else theme.INK
            inside = filled if number <= told.step else None
            edge = filled if number <= told.step else theme.INK_2
            ui.materials.rounded(surface, place, size / 2, inside, edge, max(1.0, ui.viewport.k))
