"""The pause over the table: rules in force, settings, keys, giving up, leaving."""

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from scopa_gui.app.session import Session
from scopa_gui.ui import theme
from scopa_gui.ui.context import Ui
from scopa_gui.ui.scenes import pause_sections
from scopa_gui.ui.scenes.base import ProgramScene
from scopa_gui.ui.scenes.kept import Kept
from scopa_gui.ui.scenes.rules_code import CopyButton, copy_rules
from scopa_gui.ui.scenes.settings_rows import settings_rows
from scopa_gui.ui.scenes.sheet import Sheet, draw_sheet, lay_buttons, lay_sheet
from scopa_gui.ui.scenes.words import side_names, versus
from scopa_gui.ui.widgets.base import Widget
from scopa_gui.ui.widgets.button import Button, Kind
from scopa_gui.ui.widgets.dialog import Answer, Dialog, nothing
from scopa_gui.ui.widgets.drop_down import DropDown
from scopa_gui.ui.widgets.list_row import ListRow
from scopa_gui.ui.widgets.scroll_panel import Row, ScrollPanel
from scopa_gui.ui.widgets.toast import Toast

if TYPE_CHECKING:
    from scopa_gui.ui.program import Program

SECTIONS = (("rules", "rules"), ("settings", "settings"), ("keys", "hand"))
"""Sections by text key, with their icons."""
NAVIGATION_P = 27.0
"""The least width of the sections at the left."""
NAVIGATION_FROM_P = 96.0


class PauseScene(ProgramScene):
    """A sheet over the table."""

    overlay = True

    def __init__(self, program: "Program", session: Session) -> None:
        super().__init__(program)
        self._session = session
        self._section = 0
        self._kept = Kept()
        self._panel = ScrollPanel()
        self._toast = Toast()
        self._sheet: Sheet
        self._divider = 0

    def enter(self) -> None:
        """Esc goes back to the table."""
        super().enter()
        self.group.on_cancel = self._go_on

    def tell(self, words: str) -> None:
        """The switch among the settings tells it."""
        self.layout(self.ui)
        self.invalidate()

    # ---- layout

    def layout(self, ui: Ui) -> None:
        """Sections at the left, or folded into one box; the chosen one scrolls."""
        self._kept.speak(ui.texts.code)
        p, view = ui.viewport.p, ui.viewport
        sheet = lay_sheet(ui, 9.0, 5.0)
        buttons = self._footer(ui)
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
        self._panel.fill(self._rows(ui))
        self._toast.layout(
            ui, (view.width // 2, round(0.8 * view.height)), round(0.8 * inner.width)
        )
        self.group.set([*navigation, self._panel, *buttons])
        self.group.default = buttons[-1]

    def _footer(self, ui: Ui) -> list[Button]:
        texts, kept = ui.texts, self._kept
        title = kept.get(
            Button,
            "title",
            lambda: Button(
                texts("pause.to_title"), self._to_title, Kind.QUIET, tooltip=texts("pause.kept")
            ),
        )
        give_up = kept.get(
            Button, "give up", lambda: Button(texts("pause.give_up"), self._ask_to_give_up)
        )
        go_on = kept.get(
            Button, "go on", lambda: Button(texts("pause.continue"), self._go_on, Kind.PRIMARY)
        )
        give_up.enabled = not self._session.run.over
        return [title, give_up, go_on]

    def _lay_navigation(self, ui: Ui, body: pygame.Rect) -> list[ListRow]:
        p = ui.viewport.p
        y = body.top
        rows = [
            self._kept.get(ListRow, key, self._making_row(ui, number, key, icon))
            for number, (key, icon) in enumerate(SECTIONS)
        ]
        wide = max(round(NAVIGATION_P * p), *(row.measure(ui)[0] for row in rows))
        for number, row in enumerate(rows):
            row.selected = number == self._section
            high = row.measure(ui)[1]
            row.layout(ui, pygame.Rect(body.left, y, wide, high))
            y += high + round(0.6 * p)
        return rows

    def _making_row(self, ui: Ui, number: int, key: str, icon: str) -> Callable[[], ListRow]:
        words = ui.texts(f"pause.{key}")
        return lambda: ListRow(words, lambda: self._show(number), icon=icon)

    def _folded_navigation(self, ui: Ui) -> DropDown:
        words = [ui.texts(f"pause.{key}") for key, _ in SECTIONS]
        box = self._kept.get(DropDown, "sections", lambda: DropDown(words, 0, self._show))
        box.chosen = self._section
        box.icon = SECTIONS[self._section][1]
        return box

    def _rows(self, ui: Ui) -> list[Row]:
        inner = self._panel.inner
        match SECTIONS[self._section][0]:
            case "rules":
                tooltip = ui.texts("new_game.copy")
                copy = self._kept.get(CopyButton, "copy", lambda: CopyButton(tooltip, self._copy))
                learn = self._kept.get(
                    Button,
                    "learn",
                    lambda: Button(ui.texts("learn.title"), self._learn, icon="rules"),
                )
                options = self._session.options
                return pause_sections.rules_rows(ui, options, copy, learn, inner)
            case "settings":
                return settings_rows(ui, self._kept, self.program, inner)
            case _:
                return pause_sections.key_rows(ui, inner)

    # ---- what is chosen

    def _show(self, section: int) -> None:
        self._section = section
        self.layout(self.ui)
        self.invalidate()

    def _copy(self) -> None:
        copy_rules(self.ui, self._toast, self._session.options)
        self.invalidate()

    def _learn(self) -> None:
        self.program.open_learn(self._session.options)

    def _go_on(self) -> None:
        self.director.pop()

    def _to_title(self) -> None:
        self.program.open_title()

    def _ask_to_give_up(self) -> None:
        texts = self.ui.texts
        self.director.push(
            Dialog(
                texts("pause.give_up_title"),
                self._consequence(),
                [
                    Answer(texts("pause.give_up"), self._give_up),
                    Answer(texts("pause.play_on"), nothing, Kind.PRIMARY),
                ],
                on_cancel=nothing,
            )
        )

    @property
    def _seat(self) -> int:
        """Whose side gives up: the person on turn, or the first person at the table."""
        people, turn = self._session.people, self._session.to_move
        if turn in people and turn is not None:
            return turn
        return people[0] if people else 0

    def _consequence(self) -> str:
        session, texts = self._session, self.ui.texts
        seating = session.run.game.seating
        run = session.run.give_up(seating.side_of(self._seat))
        if run.winner is None:
            return texts("pause.give_up_nobody")
        names = side_names(texts, seating, [seat.name for seat in session.seats])
        return texts(
            "pause.give_up_text",
            n=len(seating.members(run.winner)),
            winner=names[run.winner],
            score=versus(run.match.totals),
        )

    def _give_up(self) -> None:
        self._session.give_up(self._seat)
        self.program.show_match_over(self._session)

    # ---- time and picture

    def update(self, dt_s: float) -> None:
        """Let the message go."""
        super().update(dt_s)
        if self._toast.update(dt_s):
            self.invalidate()

    def draw(self, surface: pygame.Surface) -> None:
        """The sheet, the sections, a message."""
        ui, sheet = self.ui, self._sheet
        draw_sheet(surface, ui, sheet, ui.texts("pause.title"), ui.texts("pause.subtitle"))
        if self._divider:
            body = sheet.body
            ui.materials.vline(
                surface, self._divider, body.top, body.bottom, theme.INK, ui.viewport.k, 64
            )
        super().draw(surface)
        self._toast.draw(surface)
