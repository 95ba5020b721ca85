"""A new game: what is played, with whom, to how many, and by which house rules.

Wide enough, the three parts stand side by side; otherwise below one another on one scroll.
"""

from typing import TYPE_CHECKING

import pygame

from scopa_gui.rules.catalogue import PRESETS, format_rules
from scopa_gui.rules.record import SeatRecord
from scopa_gui.ui import theme
from scopa_gui.ui.context import Ui
from scopa_gui.ui.scenes.base import ProgramScene
from scopa_gui.ui.scenes.game_controls import GameControls
from scopa_gui.ui.scenes.game_form import GameForm
from scopa_gui.ui.scenes.house_rules import HouseRules
from scopa_gui.ui.scenes.kept import Kept
from scopa_gui.ui.scenes.rule_sets import RuleSetsScene
from scopa_gui.ui.scenes.rules_code import code_line, code_row, copy_rules
from scopa_gui.ui.scenes.seat_dialog import SeatScene
from scopa_gui.ui.scenes.sheet import Sheet, draw_sheet, lay_buttons, lay_sheet
from scopa_gui.ui.scenes.table_part import TablePart
from scopa_gui.ui.widgets.base import Widget
from scopa_gui.ui.widgets.button import Button, Kind
from scopa_gui.ui.widgets.scroll_panel import Paint, Row, ScrollPanel
from scopa_gui.ui.widgets.toast import Toast

if TYPE_CHECKING:
    from scopa_gui.rules.catalogue import Options
    from scopa_gui.ui.program import Program

COLUMNS_FROM_P = 128.0
FULL_WIDTH_P = 139.0
COLUMN_P = 44.0
"""Width of the games, and of the table, where the three parts stand side by side."""
GAP_P = 4.6
TWO_PRESETS_FROM_P = 88.0


class NewGameScene(ProgramScene):
    """Chooses and begins a match."""

    def __init__(self, program: "Program") -> None:
        super().__init__(program)
        self.form: GameForm
        self._controls: GameControls
        self._kept = Kept()
        self._rules = HouseRules(self._set_options)
        self._games = ScrollPanel()
        self._panel = ScrollPanel()
        self._toast = Toast()
        self._sheet: Sheet
        self._columns = False
        self._unfolded: bool | None = None
        self._decor: list[Paint] = []

    def enter(self) -> None:
        """Begin with the reader against the computer."""
        super().enter()
        self.form = GameForm(self.program.usual_setup(), self.program.usual_level)
        self._controls = GameControls(self._kept, self.form, self._changed, self._edit_seat)
        self.group.on_cancel = self._back

    # ---- layout

    def layout(self, ui: Ui) -> None:
        """Everything anew; controls keep their focus."""
        if self._kept.speak(ui.texts.code):
            self._rules.forget()
        p, view = ui.viewport.p, ui.viewport
        sheet = lay_sheet(ui, 6.0, 4.0)
        self._columns = sheet.roomy and sheet.inner.width >= COLUMNS_FROM_P * p
        buttons = self._footer(ui)
        inner = sheet.inner
        top = lay_buttons(
            ui, inner.left, inner.right, sheet.body.bottom, buttons, sign_left=not self._columns
        )
        self._sheet = sheet.with_bottom(round(top - (2.0 if sheet.roomy else 1.0) * p))
        self._decor = []
        self._toast.layout(
            ui, (view.width // 2, round(0.8 * view.height)), round(0.8 * inner.width)
        )
        widgets = self._lay_columns(ui, buttons[0]) if self._columns else self._lay_scroll(ui)
        self.group.set([*widgets, *buttons])
        self.group.default = buttons[-1]

    def _footer(self, ui: Ui) -> list[Button]:
        texts = ui.texts
        back = self._kept.get(
            Button, "back", lambda: Button(texts("new_game.back"), self._back, Kind.QUIET)
        )
        learn = self._learn_button(ui)
        deal = self._kept.get(
            Button,
            "deal",
            lambda: Button(texts("new_game.deal"), self.deal, Kind.PRIMARY, "cards"),
        )
        deal.enabled = not self.form.target_bad
        beside = [learn] if self._columns else []
        if self.program.last_setup is None:
            return [back, *beside, deal]
        again = self._kept.get(
            Button, "again", lambda: Button(texts("title.again"), self._as_last_time)
        )
        return [back, *beside, again, deal]

    def _learn_button(self, ui: Ui) -> Button:
        """The way to the rules: among the buttons, or at the end of the scroll."""
        words = ui.texts("learn.title")
        return self._kept.get(
            Button, "learn", lambda: Button("", self._learn, icon="rules", tooltip=words)
        )

    def _lay_columns(self, ui: Ui, back: Button) -> list[Widget]:
        """Games, table and house rules side by side."""
        p, body = ui.viewport.p, self._sheet.body
        width = round(COLUMN_P * p * min(1.0, body.width / (FULL_WIDTH_P * p)))
        gap = round(GAP_P * p)
        games = pygame.Rect(body.left, body.top, width, body.height)
        table = games.move(width + gap, 0)
        rules = table.move(width + gap, 0)
        rules.width = body.right - rules.left
        games.width += round(0.6 * gap)
        self._games.layout(ui, games)
        self._games.fill(self._preset_rows(ui, self._games.inner))
        part = TablePart(ui, self._controls)
        table_widgets = part.in_column(table)
        self._decor += part.decor
        fold = self._controls.fold(ui, self.unfolded, self._toggle_rules)
        fold.layout(ui, pygame.Rect(rules.left, rules.top, rules.width, fold.measure(ui)[1]))
        panel = pygame.Rect(rules)
        panel.top = fold.rect.bottom + round(0.8 * p)
        panel.height = rules.bottom - panel.top
        self._panel.layout(ui, panel)
        inner = self._panel.inner
        self._panel.fill(
            self._house_rows(ui, inner.left, inner.width, inner.top) if self.unfolded else []
        )
        if not self.unfolded:
            self._decor.append(self._closed_words(ui, panel))
        copy = self._controls.copy(ui, self._copy)
        code = format_rules(self.form.options)
        end = back.rect.left - p
        middle = back.rect.centery
        self._decor.append(code_line(ui, code, copy, self._sheet.inner.left, end, middle))
        self._decor.append(self._lines(ui, rules.left - gap // 2))
        return [self._games, *table_widgets, fold, self._panel, copy]

    def _lines(self, ui: Ui, x: int) -> Paint:
        """Between the columns, and above the buttons."""

        def paint(surface: pygame.Surface, body: pygame.Rect) -> None:
            k, y = ui.viewport.k, body.bottom + 0.9 * ui.viewport.p
            ui.materials.vline(surface, x, body.top, body.bottom, theme.INK, k, 64)
            ui.materials.hline(surface, body.left, body.right, y, theme.INK, k, 89)

        return paint

    def _closed_words(self, ui: Ui, place: pygame.Rect) -> Paint:
        count = len(self.form.changed)
        key = "new_game.changed" if count else "new_game.as_preset"
        words = ui.texts(key, n=count)

        def paint(surface: pygame.Surface, _: pygame.Rect) -> None:
            ui.type.paragraph(
                surface, words, place.topleft, place.width, "small", "text", theme.INK_2
            )

        return paint

    def _lay_scroll(self, ui: Ui) -> list[Widget]:
        """Everything below one another."""
        p = ui.viewport.p
        self._panel.layout(ui, self._sheet.body)
        inner = self._panel.inner
        rows = self._preset_rows(ui, inner)
        part = TablePart(ui, self._controls)
        rows += part.in_rows(inner, rows[-1].bottom + round(0.8 * p))
        y = rows[-1].bottom
        fold = self._controls.fold(ui, self.unfolded, self._toggle_rules)
        fold.layout(ui, pygame.Rect(inner.left, y, inner.width, fold.measure(ui)[1]))
        rows.append(Row(y, fold.rect.bottom + round(0.8 * p), None, (fold,)))
        if self.unfolded:
            rows += self._house_rows(ui, inner.left, inner.width, rows[-1].bottom)
        copy = self._controls.copy(ui, self._copy)
        code = format_rules(self.form.options)
        rows.append(code_row(ui, code, copy, inner, rows[-1].bottom + round(0.8 * p)))
        learn = self._learn_button(ui)
        y, size = rows[-1].bottom, learn.measure(ui)
        learn.layout(ui, pygame.Rect((inner.left, y), size))
        rows.append(Row(y, y + size[1] + round(0.8 * p), None, (learn,)))
        self._panel.fill(rows)
        return [self._panel]

    def _preset_rows(self, ui: Ui, inner: pygame.Rect) -> list[Row]:
        p = ui.viewport.p
        columns = 2 if inner.width >= TWO_PRESETS_FROM_P * p else 1
        gap = round(1.2 * p)
        width = (inner.width - gap * (columns - 1)) // columns
        cards = self._controls.presets(ui)
        height = max(card.height_for(ui, width) for card in cards)
        rows: list[Row] = []
        y = inner.top
        for start in range(0, len(cards), columns):
            group = cards[start : start + columns]
            for number, card in enumerate(group):
                x = inner.left + number * (width + gap)
                card.layout(ui, pygame.Rect(x, y, width, height))
            rows.append(Row(y, y + height + round(0.8 * p), None, tuple(group)))
            y = rows[-1].bottom
        return rows

    def _house_rows(self, ui: Ui, left: int, width: int, top: int) -> list[Row]:
        preset = PRESETS[self.form.preset]
        words = ui.texts("rule_sets.open")
        saved = self._kept.get(
            Button, "saved", lambda: Button(words, self._open_sets, role="small")
        )
        wide, high = saved.measure(ui)
        saved.layout(ui, pygame.Rect(left, top, min(wide, width), high))
        first = Row(top, saved.rect.bottom + round(1.2 * ui.viewport.p), None, (saved,))
        return [
            first,
            *self._rules.rows(ui, self.form.options, preset, left, width, first.bottom),
        ]

    # ---- what is chosen

    @property
    def unfolded(self) -> bool:
        """Whether the house rules are shown: at first where they have a column of their own."""
        return self._columns if self._unfolded is None else self._unfolded

    def _toggle_rules(self) -> None:
        self._unfolded = not self.unfolded
        self._changed()

    def _changed(self) -> None:
        self.layout(self.ui)
        self.invalidate()

    def _set_options(self, options: "Options") -> None:
        self.form.set_options(options)
        self._changed()

    def _edit_seat(self, number: int) -> None:
        def change(seat: SeatRecord) -> None:
            self.form.seat(number, seat)
            self._changed()

        self.director.push(SeatScene(self.program, self.form.setup, number, change))

    def uncovered(self) -> None:
        """Names are settled as soon as the seat's sheet has gone."""
        self.form.settle()
        self._changed()

    def _open_sets(self) -> None:
        self.director.push(RuleSetsScene(self.program, self.form.options, self._use))

    def choose(self, preset: str) -> None:
        """Another game, as by its card."""
        self.form.choose_preset(preset)
        self._changed()
        self._reveal()

    def _use(self, options: "Options") -> None:
        self.form.use(options)
        self._changed()
        self._reveal()

    def _reveal(self) -> None:
        """Scroll to the game chosen."""
        chosen = next(card for card in self._controls.presets(self.ui) if card.chosen)
        (self._games if self._columns else self._panel).reveal(chosen)
        self.invalidate()

    def _as_last_time(self) -> None:
        last = self.program.last_setup
        if last is not None:
            self.form = GameForm(last, self.program.usual_level)
            self._controls.form = self.form
            self._changed()
            self._reveal()

    def _copy(self) -> None:
        copy_rules(self.ui, self._toast, self.form.options)
        self.invalidate()

    def deal(self) -> None:
        """Begin the match."""
        self.form.settle()
        self.program.start_match(self.form.options, self.form.setup.seats)

    def _learn(self) -> None:
        self.program.open_learn(self.form.options)

    def _back(self) -> None:
        self.director.pop()

    # ---- time and picture

    def update(self, dt_s: float) -> None:
        """Let the message go."""
        super().update(dt_s)
        if self._toast.update(dt_s):
            self.invalidate()

    def draw(self, surface: pygame.Surface) -> None:
        """The sheet, what stands still, the controls, a message."""
        ui = self.ui
        draw_sheet(
            surface, ui, self._sheet, ui.texts("new_game.title"), ui.texts("new_game.subtitle")
        )
        for paint in self._decor:
            paint(surface, self._sheet.body)
        super().draw(surface)
        self._toast.draw(surface)
