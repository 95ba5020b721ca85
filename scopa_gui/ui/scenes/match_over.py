"""The end of a match: who won, the evening as a chart and by category, and what may follow."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from scopa_gui.app.i18n import figure
from scopa_gui.app.recording import recorded
from scopa_gui.app.session import Session
from scopa_gui.app.setup import portraits_of
from scopa_gui.rules.match import OverDeals, gains, goal_of
from scopa_gui.ui import theme
from scopa_gui.ui.context import Ui
from scopa_gui.ui.motion.durations import Motion
from scopa_gui.ui.motion.sounds import Sound
from scopa_gui.ui.motion.tween import number
from scopa_gui.ui.png import png_of
from scopa_gui.ui.scenes.appearing import AppearingScene
from scopa_gui.ui.scenes.chart import Chart, ChartData, styles_for
from scopa_gui.ui.scenes.match_facts import MatchFacts, match_facts
from scopa_gui.ui.scenes.memory_rows import button_row
from scopa_gui.ui.scenes.proof import proof_dialog
from scopa_gui.ui.scenes.sheet import Sheet, draw_sheet, lay_buttons, lay_sheet
from scopa_gui.ui.scenes.words import name_size, whole_words
from scopa_gui.ui.text import Role
from scopa_gui.ui.widgets.button import Button, Kind
from scopa_gui.ui.widgets.scroll_panel import Paint, Row, ScrollPanel
from scopa_gui.ui.widgets.toast import Toast

if TYPE_CHECKING:
    from scopa_gui.ui.program import Program

BESIDE_FROM_P = 116.0
TABLE_P = 51.0
COLUMN_P = 8.2
LABEL_P, COLUMN_P = 17.0, 14.0
"""Usual room for categories, and the most for a side, in the table of the evening."""
LINE_P = 4.0
CHART_P = 34.0
PORTRAIT_P = 8.8
HEADER_P = 14.0


class MatchOverScene(AppearingScene):
    """The last sheet of a match."""

    def __init__(self, program: "Program", session: Session) -> None:
        super().__init__(program)
        self._session = session
        self._panel = ScrollPanel()
        self._facts: MatchFacts
        self._sheet: Sheet
        self._chart: Chart | None = None
        self._toast = Toast()
        self._header = pygame.Rect(0, 0, 0, 0)
        self._divider = 0

    # ---- layout

    def layout(self, ui: Ui) -> None:
        """Headline above; chart and table side by side, or on one scroll."""
        texts, p = ui.texts, ui.viewport.p
        self._facts = match_facts(texts, self._session)
        sheet = lay_sheet(ui, 8.0, 5.0)
        title = Button(texts("match_over.to_title"), self.program.open_title, Kind.QUIET)
        new = Button(texts("match_over.new_game"), self._new_game)
        replay = Button("", self._replay, icon="play", tooltip=texts("match_over.replay"))
        again = Button(texts("match_over.rematch"), self._rematch, Kind.PRIMARY)
        inner = sheet.inner
        save = Button("", self._save, icon="save", tooltip=texts("match_over.save"))
        prove = Button("", self._prove, icon="check", tooltip=texts("trust.open"))
        review = Button("", self._review, icon="chart", tooltip=texts("advice.review.open"))
        more = [prove, save, replay, review]
        buttons = [title, *(more if sheet.roomy else ()), new, again]
        top = lay_buttons(ui, inner.left, inner.right, sheet.body.bottom, buttons, sign_left=True)
        self._sheet = sheet = sheet.with_bottom(round(top - 1.6 * p))
        start = inner.top if sheet.roomy else round(inner.top + 2.8 * ui.viewport.u)
        self._header = pygame.Rect(inner.left, start, inner.width, round(self._header_height(ui)))
        body = pygame.Rect(inner.left, 0, inner.width, 0)
        body.top = round(self._header.bottom + 2.4 * p)
        body.height = sheet.body.bottom - body.top
        self._chart = None
        self._divider = 0
        if sheet.roomy and inner.width >= BESIDE_FROM_P * p:
            table = pygame.Rect(body)
            table.width = round(self._table_width(ui))
            table.right = body.right
            chart = pygame.Rect(body)
            chart.width = table.left - round(4.6 * p) - chart.left
            self._divider = table.left - round(2.6 * p)
            self._chart = Chart(ui, self._chart_data(ui), chart)
            self._panel.layout(ui, table)
            self._panel.fill(self._table_rows(ui, self._panel.inner, self._panel.inner.top))
        else:
            self._panel.layout(ui, body)
            rows = self._scroll_rows(ui)
            if not sheet.roomy:
                rows.append(button_row(ui, more, self._panel.inner, rows[-1].bottom))
            self._panel.fill(rows)
        middle = ui.viewport.width // 2, round(0.8 * ui.viewport.height)
        self._toast.layout(ui, middle, round(0.8 * inner.width))
        self.group.set([self._panel, *buttons])
        self.group.default = again
        self.group.on_cancel = self.program.open_title

    def _header_height(self, ui: Ui) -> float:
        p = ui.viewport.p
        if self._sheet.roomy:
            return HEADER_P * p
        words = len(self._headline_lines(ui)) * ui.type.line_height("head")
        return ui.type.line_height("caption") + words + 0.8 * p

    def _score_role(self, ui: Ui) -> str:
        if not self._sheet.roomy:
            return "head"
        return "score" if len(self._facts.totals) == 2 else "title"

    def _score_width(self, ui: Ui) -> float:
        role, p = self._score_role(ui), ui.viewport.p
        figures = sum(ui.type.width(figure(total), role, "serif") for total in self._facts.totals)
        return figures + (len(self._facts.totals) - 1) * (
            2.8 * p + ui.type.width(":", role, "serif")
        )

    def _words_left(self, ui: Ui) -> float:
        """Where the headline begins: after the winners' portraits."""
        p = ui.viewport.p
        count = len(self._winning_portraits())
        if not self._sheet.roomy or not count:
            return 0.0
        return (PORTRAIT_P + 7.4 * (count - 1) + 2.4) * p

    def _winning_portraits(self) -> list[str]:
        facts = self._facts
        if facts.winner is None:
            return []
        faces = portraits_of([seat.name for seat in self._session.seats])
        return [faces[seat] for seat in self._session.run.game.seating.members(facts.winner)]

    def _headline_lines(self, ui: Ui) -> list[str]:
        room = self._sheet.inner.width - self._score_width(ui) - 2.5 * ui.viewport.p
        room -= self._words_left(ui)
        return ui.type.wrap(self._facts.headline, room, self._headline_role(ui, room), "serif")

    def _headline_role(self, ui: Ui, room: float) -> Role:
        roles = ("title", "head", "lead") if self._sheet.roomy else ("head",)
        return ui.type.fitting_role(self._facts.headline, room, roles, "serif")

    def _table_width(self, ui: Ui) -> float:
        extra = max(0, len(self._facts.names) - 2) * COLUMN_P * 0.7
        return (TABLE_P + extra) * ui.viewport.p

    def _chart_data(self, ui: Ui) -> ChartData:
        facts, match = self._facts, self._session.run.match
        lines = []
        for side in range(len(facts.names)):
            total, line = 0, [0]
            for result in match.results:
                total += gains(match.rule, result)[side]
                line.append(total)
            lines.append(tuple(line))
        labels = [ui.texts("match_over.deal_short", n=n + 1) for n in range(len(match.results))]
        styles = styles_for(facts.own, len(facts.names))
        target = None if isinstance(match.rule, OverDeals) else goal_of(match.rule)
        return ChartData(facts.names, tuple(lines), target, styles, tuple(labels))

    def _scroll_rows(self, ui: Ui) -> list[Row]:
        p, inner = ui.viewport.p, self._panel.inner
        high = min(round(CHART_P * p), self._panel.rect.height)
        area = pygame.Rect(inner.left, inner.top, inner.width, high)
        chart = Chart(ui, self._chart_data(ui), area)

        def paint(surface: pygame.Surface, place: pygame.Rect) -> None:
            chart.moved(0, place.top - area.top).draw(surface, self._share)

        rows = [Row(area.top, area.bottom, paint)]
        return rows + self._table_rows(ui, inner, area.bottom + round(2 * p))

    # ---- the table of the evening

    def _columns(self, ui: Ui, place: pygame.Rect) -> list[float]:
        p = ui.viewport.p
        width = self._column_width(ui, place.width)
        count = len(self._facts.names)
        return [place.right - 1.0 * p - (count - side - 0.5) * width for side in range(count)]

    def _column_width(self, ui: Ui, width: int) -> float:
        p = ui.viewport.p
        facts, type_ = self._facts, ui.type
        words = [word for name in facts.names for word in name.split(" ")]
        wanted = max(type_.width(word, "caption", "bold") for word in words) + 0.6 * p
        labels = max((type_.width(name) for name, _ in facts.categories), default=0) + 1.5 * p
        usual = (width - LABEL_P * p) / len(facts.names)
        room = (width - 1.0 * p - labels) / len(facts.names)
        return min(room, max(wanted, min(usual, COLUMN_P * p)))

    def _table_rows(self, ui: Ui, inner: pygame.Rect, top: int) -> list[Row]:
        p, facts = ui.viewport.p, self._facts
        width = self._column_width(ui, inner.width) - 0.6 * p
        role = name_size(ui, facts.names, width, "caption")
        names = [whole_words(ui, name, width, role) for name in facts.names]
        lines = max(map(len, names)) * ui.type.line_height(role)
        head = round(ui.type.line_height("lead") + 0.4 * p + lines + 2.0 * p)
        rows = [Row(top, top + head, self._painting_head(ui, names, role))]
        for name, points in facts.categories:
            y = rows[-1].bottom
            rows.append(Row(y, round(y + LINE_P * p), self._painting_line(ui, name, points)))
        y = rows[-1].bottom
        rows.append(Row(y, round(y + 5.2 * p), self._painting_total(ui)))
        if facts.decisive:
            y = rows[-1].bottom
            high = ui.type.paragraph_height(facts.decisive, inner.width, "small", "italic")
            rows.append(Row(y, round(y + high + 1.4 * p), self._painting_decisive(ui)))
        return rows

    def _painting_head(self, ui: Ui, names: list[list[str]], role: Role) -> Paint:
        def paint(surface: pygame.Surface, place: pygame.Rect) -> None:
            p, step = ui.viewport.p, ui.type.line_height(role)
            title = ui.texts("match_over.evening")
            ui.type.draw(surface, title, place.topleft, "lead", "serif")
            bottom = place.bottom - 1.6 * p
            for x, lines in zip(self._columns(ui, place), names, strict=True):
                y = bottom - step * len(lines)
                for line in lines:
                    at = x, y
                    ui.type.draw(surface, line, at, role, "bold", theme.INK_2, "centre")
                    y += step
            ui.materials.double_rule(surface, place.left, place.right, bottom + 0.4 * p)

        return paint

    def _painting_line(self, ui: Ui, name: str, points: tuple[int, ...]) -> Paint:
        def paint(surface: pygame.Surface, place: pygame.Rect) -> None:
            k = ui.viewport.k
            ui.type.draw(surface, name, (place.left, place.centery), anchor="middle")
            best = max(points)
            for x, value in zip(self._columns(ui, place), points, strict=True):
                face = "bold" if value == best and points.count(best) == 1 else "text"
                at = x, place.centery
                ui.type.draw(
                    surface, figure(value), at, "body", face, align="centre", anchor="middle"
                )
            ui.materials.hline(surface, place.left, place.right, place.bottom - k, theme.INK, k, 46)

        return paint

    def _painting_total(self, ui: Ui) -> Paint:
        def paint(surface: pygame.Surface, place: pygame.Rect) -> None:
            facts, p = self._facts, ui.viewport.p
            y = place.centery + 0.2 * p
            ui.type.draw(
                surface,
                ui.texts("match_over.points"),
                (place.left, y),
                "body",
                "bold",
                anchor="middle",
            )
            for side, x in enumerate(self._columns(ui, place)):
                value = figure(facts.totals[side])
                if side == facts.winner and facts.won_by_points:
                    ui.materials.medallion(surface, (x, y), 4.4 * p, value)
                else:
                    ui.type.draw(
                        surface, value, (x, y), "body", "bold", align="centre", anchor="middle"
                    )

        return paint

    def _painting_decisive(self, ui: Ui) -> Paint:
        def paint(surface: pygame.Surface, place: pygame.Rect) -> None:
            at = place.left, place.top + 1.0 * ui.viewport.p
            ui.type.paragraph(
                surface, self._facts.decisive, at, place.width, "small", "italic", theme.INK_2
            )

        return paint

    # ---- what may follow

    def _rematch(self) -> None:
        self.program.start_match(self._session.options, self._session.seats)

    def _prove(self) -> None:
        dialog = proof_dialog(self.ui.texts, self._session)
        if dialog is not None:
            self.director.push(dialog)

    def _save(self) -> None:
        """Write the sheet as a picture where the reader's files lie."""
        path = self.program.store.free_name("scopa", "png")
        texts = self.ui.texts
        if self.program.store.write_out(path, png_of(self.picture())):
            words = texts("match_over.saved", path=str(path))
        else:
            words = texts("match_over.not_saved")
        self._toast.show(words, "information")
        self.invalidate()

    def picture(self) -> pygame.Surface:
        """The sheet with chart and table, without its buttons."""
        ui, sheet = self.ui, self._sheet
        surface = pygame.Surface((ui.viewport.width, ui.viewport.height)).convert()
        self._draw_sheet(surface, 1.0)
        self._panel.draw(surface)
        return surface.subsurface(sheet.box).copy()

    def _replay(self) -> None:
        self.program.open_replay(recorded(self._session.header, self._session.run))

    def _review(self) -> None:
        recording = recorded(self._session.header, self._session.run)
        self.program.open_replay(recording, reviewed=True)

    def _new_game(self) -> None:
        self.program.open_title()
        self.program.open_new_game()

    # ---- time and picture

    @property
    def length_s(self) -> float:
        """Until the lines of the chart have grown."""
        return self.ui.pace.seconds(Motion.CHART_LINE)

    @property
    def sounds(self) -> Sequence[tuple[float, Sound]]:
        """The mandolin, if somebody here has won."""
        winner, session = self._facts.winner, self._session
        if winner is None:
            return ()
        members = session.run.game.seating.members(winner)
        won = any(session.seats[seat].is_person for seat in members)
        return [(0.0, Sound.WON)] if won else ()

    @property
    def _share(self) -> float:
        return number(0.0, 1.0, self.length_s).at(self.elapsed_s)

    def update(self, dt_s: float) -> None:
        """Let the message go."""
        super().update(dt_s)
        if self._toast.update(dt_s):
            self.invalidate()

    def draw(self, surface: pygame.Surface) -> None:
        """Sheet, headline, chart, table, buttons, a message."""
        self._draw_sheet(surface, self._share)
        super().draw(surface)
        self._toast.draw(surface)

    def _draw_sheet(self, surface: pygame.Surface, share: float) -> None:
        ui, sheet = self.ui, self._sheet
        draw_sheet(surface, ui, sheet, "")
        self._draw_header(surface)
        ui.materials.double_rule(surface, sheet.inner.left, sheet.inner.right, self._header.bottom)
        if self._chart is not None:
            self._chart.draw(surface, share)
            ends = self._header.bottom + 2.4 * ui.viewport.p, sheet.body.bottom
            ui.materials.vline(surface, self._divider, *ends, theme.INK, ui.viewport.k, 64)

    def _draw_header(self, surface: pygame.Surface) -> None:
        ui, p, header = self.ui, self.ui.viewport.p, self._header
        roomy = self._sheet.roomy
        left: float = header.left + self._words_left(ui)
        if roomy:
            size = round(PORTRAIT_P * p)
            for number_, face in enumerate(self._winning_portraits()):
                x = round(header.left + number_ * 7.4 * p)
                place = pygame.Rect(x, round(header.top + 3.0 * p), size, size)
                ui.materials.portrait(surface, face, place)
        room = header.width - self._score_width(ui) - 2.5 * p - (left - header.left)
        role = self._headline_role(ui, room)
        lines = self._headline_lines(ui)
        step = ui.type.line_height(role)
        facts = ui.type.line_height("small" if roomy else "caption")
        block = facts + step * len(lines)
        y: float = header.top
        if roomy:
            y += 2.6 * p + (header.height - 3.2 * p - block) / 2
        face_role = "small" if roomy else "caption"
        words = ui.type.fit(self._facts.line, room, face_role, "bold")
        ui.type.draw(surface, words, (left, y), face_role, "bold", theme.INK_2)
        y += facts
        for line in lines:
            ui.type.draw(surface, line, (left, y), role, "serif")
            y += step
        self._draw_score(surface, y - step * 0.24 if roomy else y - step * 0.28)

    def _draw_score(self, surface: pygame.Surface, baseline: float) -> None:
        ui, facts, p = self.ui, self._facts, self.ui.viewport.p
        role = self._score_role(ui)
        x = float(self._header.right)
        for side in reversed(range(len(facts.totals))):
            colour = theme.VERMILION if side == facts.winner else theme.INK
            x -= ui.type.draw(
                surface,
                figure(facts.totals[side]),
                (x, baseline),
                role,
                "serif",
                colour,
                "right",
                "baseline",
            )
            if side:
                x -= 1.4 * p
                x -= ui.type.draw(
                    surface, ":", (x, baseline), role, "serif", theme.INK_2, "right", "baseline"
                )
                x -= 1.4 * p
