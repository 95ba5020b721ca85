"""How a deal was counted: a row for every category, and the score sheet of the match."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame

from scopa_gui.app.followed import Followed
from scopa_gui.app.learn import contents
from scopa_gui.app.narration import in_words_of
from scopa_gui.rules.briscola.scoring import CARD_POINTS, tally
from scopa_gui.rules.game import DealResult
from scopa_gui.ui import theme
from scopa_gui.ui.context import Ui
from scopa_gui.ui.motion.durations import Motion
from scopa_gui.ui.motion.sounds import Sound
from scopa_gui.ui.motion.tween import number
from scopa_gui.ui.scenes import summary_rows
from scopa_gui.ui.scenes.appearing import AppearingScene
from scopa_gui.ui.scenes.learn_prose import TermLink
from scopa_gui.ui.scenes.proof import proof_dialog
from scopa_gui.ui.scenes.score_sheet import ScoreSheet, ScoreSheetPainter, wanted_width
from scopa_gui.ui.scenes.sheet import Sheet, draw_sheet, lay_buttons, lay_sheet, subtitle_fits
from scopa_gui.ui.scenes.summary_rows import CategoryRow, category_rows
from scopa_gui.ui.scenes.summary_words import call_sentence, deal_title, points_sentence, verdict
from scopa_gui.ui.scenes.words import goal_words, side_names
from scopa_gui.ui.widgets.button import Button, Kind
from scopa_gui.ui.widgets.scroll_panel import Row, ScrollPanel

if TYPE_CHECKING:
    from scopa_gui.ui.program import Program

NAME_P = 24.5
NAME_MANY_P = 29.0
SIDE_P = 15.0
"""The least a side's column may have beside the others; else sides stand below one another."""
ABOVE_SHARE = 0.4
"""How much of the sheet what stands above the rows may take; else sides stand below one another."""
NAME_SHARE = 0.3
"""Width of a side's name beside its cards where sides stand below one another."""
ROW_AIR_P = 1.6
SCALES = (1.0, 0.95, 0.9, 0.85, 0.8, 0.75)
"""Sizes of the cards: the largest with which all rows fit."""
LARGE_SCALES = (1.6, 1.4, 1.2)
"""The same where card points have the sheet to themselves."""
HIGHEST_ROW_P = 11.0


class SummaryScene(AppearingScene):
    """The sheet after a deal."""

    after_deal, after_match = "summary.next", "summary.result"
    """What the button says that closes it."""

    def __init__(
        self,
        program: "Program",
        session: Followed,
        result: DealResult,
        on_close: Callable[[], None],
    ) -> None:
        super().__init__(program)
        self._session = session
        self._result = result
        self._on_close = on_close
        self._panel = ScrollPanel()
        self._scale = 1.0
        self._rows_end = 0
        self._sheet: Sheet
        self._rows: list[CategoryRow] = []
        self._links: dict[int, TermLink] = {}
        """Names of categories that the glossary explains, by the number of their row."""
        self._names: tuple[str, ...] = ()
        self._leaf: tuple[ScoreSheetPainter, pygame.Rect] | None = None
        self._header: list[tuple[str, pygame.Rect]] = []
        self._aside: pygame.Rect | None = None
        self._name_width = 0
        self._title = self._subtitle = ""

    # ---- layout

    def layout(self, ui: Ui) -> None:
        """Rows at the left and the score sheet beside them, or below where there is no room."""
        texts, p = in_words_of(ui.texts, self._session.options), ui.viewport.p
        match, seating = self._session.run.match, self._session.run.game.seating
        self._names = side_names(texts, seating, [seat.name for seat in self._session.seats])
        self._rows = category_rows(texts, self._session.options, self._result)
        self._title = deal_title(texts, len(match.results))
        run = self._session.run
        seen = run.game.view(run.state, None)
        called = call_sentence(texts, self._names, seen, self._result)
        self._subtitle = called or points_sentence(texts, self._names, self._result.points)
        sheet = lay_sheet(ui, 5.0, 4.0)
        over = self._session.run.over
        close = Button(
            texts(self.after_match if over else self.after_deal), self._close, Kind.PRIMARY
        )
        prove = Button("", self._prove, icon="check", tooltip=texts("trust.open"))
        buttons = [prove, close] if self._session.fingerprint else [close]
        top = lay_buttons(ui, sheet.inner.left, sheet.inner.right, sheet.body.bottom, buttons)
        self._sheet = sheet.with_bottom(round(top - 1.6 * p))
        members = [len(seating.members(side)) for side in range(seating.side_count)]
        goal = goal_words(texts, match.rule)
        leaf = ScoreSheet.of(match, self._names, goal, verdict(texts, match, self._names, members))
        body = self._sheet.body
        leaf_width = wanted_width(ui, texts, leaf)
        beside = body.width - leaf_width - 4 * p
        self._leaf = None
        table = pygame.Rect(body)
        name = NAME_P if len(self._names) == 2 else NAME_MANY_P
        if (beside - name * p) / len(self._names) >= SIDE_P * p and sheet.roomy:
            table.width = round(beside)
            painter = ScoreSheetPainter(ui, texts, leaf, leaf_width)
            place = pygame.Rect(body.right - leaf_width, body.top, leaf_width, body.height)
            self._leaf = painter, place
        self._fill(ui, table, name * p, None if self._leaf else leaf)
        self.group.set([self._panel, *buttons])
        self.group.default = close
        self.group.on_cancel = self._close

    def _fill(self, ui: Ui, table: pygame.Rect, name: float, leaf: ScoreSheet | None) -> None:
        """The rows of the panel; the score sheet is the last where it has no place beside."""
        p = ui.viewport.p
        column = (table.width - 2.5 * ui.viewport.u - name) / len(self._names)
        room = max(column, SIDE_P * p) - 1.5 * p
        heads = max(ui.type.paragraph_height(side, room, "small", "bold") for side in self._names)
        aside = 0.0
        if not subtitle_fits(ui, self._sheet, self._title, self._subtitle):
            aside = ui.type.paragraph_height(self._subtitle, table.width) + 1.2 * p
        above = aside + heads + 0.9 * p
        grid = column >= SIDE_P * p and above <= ABOVE_SHARE * table.height
        self._name_width = round(name)
        panel = pygame.Rect(table)
        self._header, self._aside = [], None
        if grid:
            self._aside = pygame.Rect(table.left, table.top, table.width, round(aside))
            top = self._aside.bottom
            self._header = [
                (side, pygame.Rect(round(table.left + name + i * column), top, round(column), 0))
                for i, side in enumerate(self._names)
            ]
            panel.top += round(above)
            panel.height -= round(above)
        self._panel.layout(ui, panel)
        self._links = {}
        self._scale = 1.0
        inner = self._panel.inner
        rows: list[Row] = []
        y = inner.top
        if aside and not grid:
            high = ui.type.paragraph_height(self._subtitle, inner.width) + 1.2 * p
            rows.append(Row(y, round(y + high), self._paint_subtitle))
            y = round(y + high)
        if grid:
            heights: list[float] = []
            alone = [row.line.category for row in self._rows] == [CARD_POINTS]
            for scale in (*LARGE_SCALES, *SCALES) if alone else SCALES:
                self._scale = scale
                heights = [self._row_height(ui, row, name, column) for row in self._rows]
                if sum(heights) <= panel.bottom - y:
                    break
            spare = panel.bottom - y - sum(heights)
            extra = max(0.0, min(spare / len(heights), HIGHEST_ROW_P * p - max(heights)))
            for place, (row, tall) in enumerate(zip(self._rows, heights, strict=True)):
                bottom = round(y + tall + extra)
                words_top = (y + bottom - self._words_height(ui, row, name - 2 * p)) / 2
                link = self._link(ui, place, row, (inner.left, words_top))
                rows.append(Row(y, bottom, self._painting(place, row), link))
                y = bottom
        else:
            self._scale = SCALES[-1]
            y = self._fill_stacked(ui, rows, y, inner.width)
        self._rows_end = y - inner.top
        if leaf is not None:
            width = min(inner.width, round(wanted_width(ui, ui.texts, leaf) + 14 * p))
            rows += ScoreSheetPainter(ui, ui.texts, leaf, width).rows(inner.left, round(y + 2 * p))
            y = round(rows[-1].bottom + p)
        if self._session.fingerprint and leaf is not None:
            high = round(ui.type.line_height("caption") + p)
            rows.append(Row(y, y + high, self._paint_fingerprint))
        self._panel.fill(rows)
        summary_rows.request_cards(ui, self._scale)

    def _fill_stacked(self, ui: Ui, rows: list[Row], y: int, width: int) -> int:
        """Every side on a line of its own below the category."""
        p = ui.viewport.p
        for place, row in enumerate(self._rows):
            why = ui.type.paragraph_height(row.why, width, "caption")
            head = round(y + 1.4 * p + ui.type.line_height("lead") + why)
            link = self._link(ui, place, row, (self._panel.inner.left, y + 0.9 * p))
            rows.append(Row(y, head, self._painting_head(place, row), link))
            y = head
            room = width * (1 - NAME_SHARE)
            cards = summary_rows.evidence_height(ui, row.line, self._scale, room)
            for side, words in enumerate(self._names):
                named = ui.type.paragraph_height(words, width * NAME_SHARE - p, "small", "bold")
                bottom = round(y + max(cards, named) + ROW_AIR_P * p)
                rows.append(Row(y, bottom, self._painting_side(place, row, side)))
                y = bottom
        return y

    def _row_height(self, ui: Ui, row: CategoryRow, name: float, column: float) -> float:
        p = ui.viewport.p
        words = self._words_height(ui, row, name - 2 * p)
        cards = summary_rows.evidence_height(ui, row.line, self._scale, column)
        return max(cards, words) + ROW_AIR_P * p

    def _words_height(self, ui: Ui, row: CategoryRow, width: float) -> float:
        """Height of the name with the reason below it."""
        return ui.type.line_height("lead") + ui.type.paragraph_height(row.why, width, "caption")

    def _link(
        self, ui: Ui, number_: int, row: CategoryRow, at: tuple[int, float]
    ) -> tuple[TermLink, ...]:
        """The name of a category as a way to what the glossary says of it."""
        place = contents.page_of_category(row.line.category)
        if place is None:
            return ()
        link = TermLink(
            row.name,
            "lead",
            lambda: self.program.open_learn(self._session.options, place),
            face="serif",
            colour=theme.INK,
            tooltip=ui.texts("summary.explain"),
        )
        lead = ui.type.line_height("lead")
        top = at[1] + lead / 2 - ui.type.above("lead", "serif", "middle")
        size = ui.type.width(row.name, "lead", "serif"), round(lead)
        link.layout(ui, pygame.Rect(at[0], round(top), *size))
        link.visible = self._shares(number_)[0] >= 1
        self._links[number_] = link
        return (link,)

    # ---- time

    def update(self, dt_s: float) -> None:
        """A name can be followed once it is there."""
        super().update(dt_s)
        for number_, link in self._links.items():
            link.visible = self._shares(number_)[0] >= 1

    @property
    def length_s(self) -> float:
        """Until the last disc has dropped."""
        pace = self.ui.pace
        rows = len(self._rows)
        fan, drop = pace.seconds(Motion.SUMMARY_ROW), pace.seconds(Motion.NUMBER)
        return pace.seconds(Motion.SUMMARY_NEXT) * (rows - 1) + fan + drop

    @property
    def sounds(self) -> Sequence[tuple[float, Sound]]:
        """The bell for every row with a point, as its disc begins to drop."""
        pace = self.ui.pace
        fan_s, next_s = pace.seconds(Motion.SUMMARY_ROW), pace.seconds(Motion.SUMMARY_NEXT)
        return [
            (number_ * next_s + fan_s, Sound.BELL)
            for number_, row in enumerate(self._rows)
            if any(tally(row.line))
        ]

    def _shares(self, number_: int) -> tuple[float, float]:
        """How far a row's cards have fanned out, and how far its disc has dropped."""
        pace = self.ui.pace
        since = self.elapsed_s - number_ * pace.seconds(Motion.SUMMARY_NEXT)
        fan_s, drop_s = pace.seconds(Motion.SUMMARY_ROW), pace.seconds(Motion.NUMBER)
        return (
            number(0.0, 1.0, fan_s).at(since),
            number(0.0, 1.0, drop_s).at(since - fan_s),
        )

    def _prove(self) -> None:
        dialog = proof_dialog(self.ui.texts, self._session)
        if dialog is not None:
            self.director.push(dialog)

    def _close(self) -> None:
        self.director.pop()
        self._on_close()

    # ---- drawing

    def draw(self, surface: pygame.Surface) -> None:
        """Sheet, side names, rows, score sheet, fingerprint."""
        ui, p = self.ui, self.ui.viewport.p
        draw_sheet(surface, ui, self._sheet, self._title, self._subtitle)
        past_rows = self._leaf is None and self._panel.scroll >= self._rows_end
        for side, place in () if past_rows else self._header:
            ui.type.paragraph(
                surface,
                side,
                (place.left + p, place.top),
                place.width - 1.5 * p,
                "small",
                "bold",
            )
        if self._aside is not None and self._aside.height:
            self._paint_subtitle(surface, self._aside)
        super().draw(surface)
        if self._leaf is not None:
            painter, place = self._leaf
            painter.draw(surface, place)
            if self._session.fingerprint:
                self._draw_fingerprint(surface, self._sheet.inner.left, self._print_y)

    @property
    def _print_y(self) -> float:
        return (self._sheet.body.bottom + self._sheet.box.bottom - 2.2 * self.ui.viewport.p) / 2

    def _draw_fingerprint(self, surface: pygame.Surface, x: float, middle: float) -> None:
        code = self._session.fingerprint
        words = self.ui.texts(
            "summary.fingerprint", print=" ".join(code[i : i + 4] for i in range(0, len(code), 4))
        )
        self.ui.type.draw(
            surface, words, (x, middle), "caption", "text", theme.INK_2, anchor="middle"
        )

    def _paint_fingerprint(self, surface: pygame.Surface, place: pygame.Rect) -> None:
        self._draw_fingerprint(surface, place.left, place.centery)

    def _paint_subtitle(self, surface: pygame.Surface, place: pygame.Rect) -> None:
        self.ui.type.paragraph(
            surface, self._subtitle, place.topleft, place.width, "body", "text", theme.INK_2
        )

    def _painting(
        self, number_: int, row: CategoryRow
    ) -> Callable[[pygame.Surface, pygame.Rect], None]:
        """Name and reason at the left, the sides beside one another."""

        def paint(surface: pygame.Surface, place: pygame.Rect) -> None:
            ui, p = self.ui, self.ui.viewport.p
            fan, drop = self._shares(number_)
            self._rule(surface, place, 179 if number_ == 0 else 71)
            if number_ == len(self._rows) - 1:
                bottom = pygame.Rect(place.left, place.bottom - 1, place.width, 1)
                self._rule(surface, bottom, 179)
            if fan <= 0:
                return
            width = self._name_width - 2 * p
            lead = ui.type.line_height("lead")
            top = (place.top + place.bottom - self._words_height(ui, row, width)) / 2
            self._draw_name(surface, number_, row, place.left, top + lead / 2, width, fan)
            self._draw_why(surface, row, place.left, top + lead, width, fan)
            for side, (_, column) in enumerate(self._header):
                area = pygame.Rect(column.left, place.top, column.width, place.height)
                self._draw_side(surface, row, side, area, fan, drop)

        return paint

    def _painting_head(
        self, number_: int, row: CategoryRow
    ) -> Callable[[pygame.Surface, pygame.Rect], None]:
        def paint(surface: pygame.Surface, place: pygame.Rect) -> None:
            p = self.ui.viewport.p
            fan, _ = self._shares(number_)
            self._rule(surface, place, 179)
            if fan <= 0:
                return
            lead = self.ui.type.line_height("lead")
            top = place.top + 0.9 * p
            self._draw_name(surface, number_, row, place.left, top + lead / 2, place.width, fan)
            self._draw_why(surface, row, place.left, top + lead, place.width, fan)

        return paint

    def _painting_side(
        self, number_: int, row: CategoryRow, side: int
    ) -> Callable[[pygame.Surface, pygame.Rect], None]:
        def paint(surface: pygame.Surface, place: pygame.Rect) -> None:
            ui, p = self.ui, self.ui.viewport.p
            fan, drop = self._shares(number_)
            if fan <= 0:
                return
            width = round(place.width * NAME_SHARE)
            words = self._names[side]
            high = ui.type.paragraph_height(words, width - p, "small", "bold")
            at = place.left, place.centery - high / 2
            ui.type.paragraph(surface, words, at, width - p, "small", "bold")
            area = pygame.Rect(place.left + width, place.top, place.width - width, place.height)
            self._draw_side(surface, row, side, area, fan, drop)

        return paint

    def _draw_side(
        self,
        surface: pygame.Surface,
        row: CategoryRow,
        side: int,
        area: pygame.Rect,
        fan: float,
        drop: float,
    ) -> None:
        options = self._session.options
        summary_rows.draw_evidence(
            surface, self.ui, options, row.line, side, area, fan, self._scale
        )
        summary_rows.draw_disc(surface, self.ui, row.line, side, area, drop)

    def _draw_name(
        self,
        surface: pygame.Surface,
        number_: int,
        row: CategoryRow,
        left: float,
        middle: float,
        width: float,
        shown: float,
    ) -> None:
        """The figures, and the name unless its link is there already."""
        type_, alpha = self.ui.type, round(255 * shown)
        link = self._links.get(number_)
        used = type_.width(row.name, "lead", "serif")
        if link is None or not link.visible:
            at = left, middle
            type_.draw(surface, row.name, at, "lead", "serif", anchor="middle", alpha=alpha)
        room = width - used - self.ui.viewport.p
        role = type_.fitting_role(row.figures, room, ("lead", "body", "small", "caption"), "bold")
        type_.draw(
            surface,
            row.figures,
            (left + width, middle),
            role,
            "bold",
            theme.INK,
            "right",
            "middle",
            alpha,
        )

    def _draw_why(
        self,
        surface: pygame.Surface,
        row: CategoryRow,
        left: float,
        top: float,
        width: float,
        shown: float,
    ) -> None:
        self.ui.type.paragraph(
            surface,
            row.why,
            (left, top),
            width,
            "caption",
            "text",
            theme.INK_2,
            alpha=round(255 * shown),
        )

    def _rule(self, surface: pygame.Surface, place: pygame.Rect, alpha: int) -> None:
        k = self.ui.viewport.k
        self.ui.materials.hline(surface, place.left, place.right, place.top, theme.INK, k, alpha)
