"""The part of the new game that asks who sits at the table and to how many they play.

In a column of its own it is a picture of the table; in a scroll the seats are plates in rows.
"""

from collections.abc import Callable

import pygame

from scopa_gui.ui import theme
from scopa_gui.ui.context import Ui
from scopa_gui.ui.scenes.game_controls import GameControls
from scopa_gui.ui.scenes.seats import PLATE_P, draw_table, plan_table
from scopa_gui.ui.widgets.base import Widget, touch_height
from scopa_gui.ui.widgets.choice import Choice
from scopa_gui.ui.widgets.scroll_panel import Paint, Row

NUMBER_P = 25.0
TWO_PLATES_FROM_P = 62.0


class TablePart:
    """Lays the part out once; ``decor`` is what stands beside the controls."""

    def __init__(self, ui: Ui, controls: GameControls) -> None:
        self._ui = ui
        self._controls = controls
        self.decor: list[Paint] = []

    # ---- in a column

    def in_column(self, area: pygame.Rect) -> list[Widget]:
        """Seats above, target below, the picture of the table between them."""
        ui, controls, p = self._ui, self._controls, self._ui.viewport.p
        texts = ui.texts
        seats = controls.seats(texts)
        y = self._headed(texts("new_game.table"), seats, area, area.top)
        widgets: list[Widget] = [seats]
        sides = controls.sides(ui)
        if sides is not None:
            y += round(0.9 * p)
            high = sides.height_for(ui, area.width)
            sides.layout(ui, pygame.Rect(area.left, y, area.width, high))
            y += high
            widgets.append(sides)
        target = controls.target(ui)
        heading = texts("new_game.target")
        start = area.bottom
        if target is not None:
            used = self._headed_height(heading, target, area.width)
            start = round(area.bottom - used - self._below_target_height(area))
        space = pygame.Rect(area.left, y + round(0.9 * p), area.width, 0)
        space.height = start - round(0.9 * p) - space.top
        plan = plan_table(ui, space, controls.form.setup)
        self.decor.append(lambda surface, _: draw_table(surface, ui, plan))
        for number, place in enumerate(plan.seats):
            plate = controls.plate(ui, number, picture=True, beside=place.beside)
            plate.layout(ui, place.rect)
            widgets.append(plate)
        if target is None:
            return widgets
        end = self._headed(heading, target, area, start)
        widgets.append(target)
        if controls.form.other:
            widgets.append(self._number_in_column(area, round(end + 0.6 * p)))
        else:
            self.decor.append(self._usual(area, end))
        return widgets

    def _below_target_height(self, area: pygame.Rect) -> float:
        ui, p = self._ui, self._ui.viewport.p
        note = ui.type.line_height("caption")
        if not self._controls.form.other:
            return note + 0.3 * p
        field = self._controls.number(ui)
        error = note + 0.9 * p if field.error else 0.0
        return 0.6 * p + field.measure(ui)[1] + error

    def _usual(self, area: pygame.Rect, top: int) -> Paint:
        ui = self._ui
        words = ui.texts("new_game.auto", n=self._controls.form.usual_target)

        def paint(surface: pygame.Surface, _: pygame.Rect) -> None:
            at = area.right, top + 0.3 * ui.viewport.p
            ui.type.draw(surface, words, at, "caption", "text", theme.INK_2, "right")

        return paint

    def _number_in_column(self, area: pygame.Rect, top: int) -> Widget:
        ui = self._ui
        field = self._controls.number(ui)
        field.layout(ui, pygame.Rect(area.left, top, area.width, field.measure(ui)[1]))
        return field

    # ---- in rows

    def in_rows(self, inner: pygame.Rect, top: int) -> list[Row]:
        """The same as rows of a scroll: seats as plates, one or two in a row."""
        ui, controls, p = self._ui, self._controls, self._ui.viewport.p
        texts = ui.texts
        rows = [self._choice_row(texts("new_game.table"), controls.seats(texts), inner, top)]
        sides = controls.sides(ui)
        if sides is not None:
            rows.append(self._choice_row("", sides, inner, rows[-1].bottom))
        rows += self._plate_rows(inner, rows[-1].bottom)
        after = rows[-1].bottom + round(0.6 * p)
        target = controls.target(ui)
        if target is None:
            return rows
        rows.append(self._choice_row(texts("new_game.target"), target, inner, after))
        if controls.form.other:
            rows.append(self._number_row(inner, rows[-1].bottom))
        return rows

    def _plate_rows(self, inner: pygame.Rect, top: int) -> list[Row]:
        ui, p = self._ui, self._ui.viewport.p
        columns = 2 if inner.width >= TWO_PLATES_FROM_P * p else 1
        gap = round(1.6 * p)
        width = (inner.width - gap * (columns - 1)) // columns
        height = max(round(PLATE_P[1] * p), touch_height(ui))
        count = len(self._controls.form.setup.seats)
        rows = []
        for start in range(0, count, columns):
            plates = []
            for number in range(start, min(count, start + columns)):
                plate = self._controls.plate(ui, number, picture=False, beside=True)
                x = inner.left + (number - start) * (width + gap)
                plate.layout(ui, pygame.Rect(x, top, width, height))
                plates.append(plate)
            rows.append(Row(top, top + height + round(1.2 * p), None, tuple(plates)))
            top = rows[-1].bottom
        return rows

    def _choice_row(self, heading: str, choice: Choice, inner: pygame.Rect, top: int) -> Row:
        p = self._ui.viewport.p
        if not heading:
            high = choice.height_for(self._ui, inner.width)
            choice.layout(self._ui, pygame.Rect(inner.left, top, inner.width, high))
            return Row(top, top + high + round(1.4 * p), None, (choice,))
        paint, bottom = self._heading(heading, choice, inner, top)
        start = top

        def moved(surface: pygame.Surface, place: pygame.Rect) -> None:
            paint(surface, place.move(0, -start))

        return Row(top, round(bottom + 1.4 * p), moved, (choice,))

    def _number_row(self, inner: pygame.Rect, top: int) -> Row:
        ui, p = self._ui, self._ui.viewport.p
        field = self._controls.number(ui)
        words = ui.texts("new_game.target_label")
        left = round(ui.type.width(words) + 1.6 * p)
        width = round(min(NUMBER_P * p, inner.width - left))
        high = field.measure(ui)[1]
        field.layout(ui, pygame.Rect(inner.right - width, top, width, high))
        error = 0.0
        if field.error:
            error = ui.type.paragraph_height(field.error, width, "caption", "bold") + 0.9 * p

        def paint(surface: pygame.Surface, place: pygame.Rect) -> None:
            at = place.left, place.top + high / 2
            ui.type.draw(surface, words, at, anchor="middle")

        return Row(top, round(top + high + error + 1.4 * p), paint, (field,))

    # ---- a heading with a choice

    def _headed(self, heading: str, choice: Choice, area: pygame.Rect, top: int) -> int:
        paint, bottom = self._heading(heading, choice, area, top)
        self.decor.append(lambda surface, _: paint(surface, pygame.Rect(0, 0, 0, 0)))
        return bottom

    def _fits_beside(self, heading: str, choice: Choice, width: int) -> bool:
        ui = self._ui
        words = ui.type.width(heading, "head", "serif") + 1.6 * ui.viewport.p
        return words + choice.measure(ui)[0] <= width

    def _headed_height(self, heading: str, choice: Choice, width: int) -> float:
        ui = self._ui
        if self._fits_beside(heading, choice, width):
            return choice.measure(ui)[1]
        line = ui.type.line_height("head")
        return round(line + 0.4 * ui.viewport.p) + choice.height_for(ui, width)

    def _heading(
        self, heading: str, choice: Choice, area: pygame.Rect, top: int
    ) -> tuple[Callable[[pygame.Surface, pygame.Rect], None], int]:
        """A heading with its choice beside it, or below it where that is too wide.

        The painter takes how far everything has moved since, as a rectangle's place.
        """
        ui, p = self._ui, self._ui.viewport.p
        line = round(ui.type.line_height("head"))
        if self._fits_beside(heading, choice, area.width):
            words = ui.type.width(heading, "head", "serif") + 1.6 * p
            own = choice.measure(ui)[0]
            width = round(min(area.width - words, max(own, min(0.55 * area.width, 40 * p))))
            spot = pygame.Rect(area.right - width, top, width, choice.measure(ui)[1])
            middle = spot.centery
        else:
            high = choice.height_for(ui, area.width)
            spot = pygame.Rect(area.left, top + line + round(0.4 * p), area.width, high)
            middle = top + line // 2
        choice.layout(ui, spot)

        def paint(surface: pygame.Surface, moved: pygame.Rect) -> None:
            at = area.left, middle + moved.top
            ui.type.draw(surface, heading, at, "head", "serif", anchor="middle")

        return paint, spot.bottom
