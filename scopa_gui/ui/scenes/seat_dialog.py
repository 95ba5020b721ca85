"""Who sits on one chair: a person with a name, or a computer with name, portrait and level."""

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from scopa_gui.ai.levels import OFFERED
from scopa_gui.app.setup import CAST, MAX_NAME, Setup
from scopa_gui.rules.record import PERSON, SeatRecord
from scopa_gui.ui import theme
from scopa_gui.ui.context import Ui
from scopa_gui.ui.scenes.picture_tile import PictureTile
from scopa_gui.ui.scenes.small_sheet import SmallSheetScene
from scopa_gui.ui.widgets.base import State
from scopa_gui.ui.widgets.button import Kind
from scopa_gui.ui.widgets.choice import Choice
from scopa_gui.ui.widgets.scroll_panel import Row
from scopa_gui.ui.widgets.text_field import TextField

if TYPE_CHECKING:
    from scopa_gui.ui.program import Program

WIDTH_P = 62.0
PORTRAIT_P, LEAST_PORTRAIT_P = 7.0, 4.6


class SeatScene(SmallSheetScene):
    """A small sheet over the new game; what is changed holds at once."""

    def __init__(
        self,
        program: "Program",
        setup: Setup,
        number: int,
        on_change: Callable[[SeatRecord], None],
    ) -> None:
        super().__init__(program, "new_game.who", WIDTH_P, Kind.PRIMARY)
        self._setup = setup
        self._number = number
        self._on_change = on_change
        self._level = self._seat.player if not self._seat.is_person else program.usual_level

    @property
    def _seat(self) -> SeatRecord:
        return self._setup.seats[self._number]

    def rows(self, ui: Ui) -> list[Row]:
        """Kind, name, level, portraits."""
        texts, p = ui.texts, ui.viewport.p
        inner = self._inner
        seat = self._seat
        kind = self._kept.get(
            Choice,
            "kind",
            lambda: Choice(
                [texts("new_game.person"), texts("new_game.computer")], 0, self._set_kind
            ),
        )
        kind.show(0 if seat.is_person else 1)
        high = kind.height_for(ui, inner.width)
        kind.layout(ui, pygame.Rect(inner.left, inner.top, inner.width, high))
        rows = [Row(inner.top, kind.rect.bottom + round(1.6 * p), None, (kind,))]
        name = self._name_field()
        rows.append(self._labelled(ui, rows[-1].bottom, texts("new_game.name"), name))
        if seat.is_person:
            return rows
        level = self._kept.get(
            Choice,
            "level",
            lambda: Choice([texts(f"level.{level}") for level in OFFERED], 0, self._set_level),
        )
        level.show(OFFERED.index(seat.player) if seat.player in OFFERED else 0)
        rows.append(self._labelled(ui, rows[-1].bottom, texts("new_game.level"), level))
        rows.append(self._portraits(ui, rows[-1].bottom))
        return rows

    def _name_field(self) -> TextField:
        def make() -> TextField:
            return TextField(self._seat.name, self._set_name, on_submit=self._done, limit=MAX_NAME)

        return self._kept.get(TextField, "name", make)

    def _labelled(self, ui: Ui, top: int, label: str, control: TextField | Choice) -> Row:
        """A control under its label."""
        p, inner = ui.viewport.p, self._inner
        line = ui.type.line_height("small")
        high = (
            control.height_for(ui, inner.width)
            if isinstance(control, Choice)
            else control.measure(ui)[1]
        )
        spot = pygame.Rect(inner.left, round(top + line + 0.5 * p), inner.width, high)
        control.layout(ui, spot)

        def paint(surface: pygame.Surface, place: pygame.Rect) -> None:
            ui.type.draw(surface, label, place.topleft, "small", "bold", theme.INK_2)

        return Row(top, round(control.rect.bottom + 1.6 * p), paint, (control,))

    def _portraits(self, ui: Ui, top: int) -> Row:
        p, inner = ui.viewport.p, self._inner
        line = ui.type.line_height("small")
        gap = 1.0 * p
        columns = len(CAST)
        while columns > 2 and (inner.width + gap) / columns - gap < LEAST_PORTRAIT_P * p:
            columns //= 2
        size = round(min(PORTRAIT_P * p, (inner.width + gap) / columns - gap))
        faces = []
        y = top + line + 0.6 * p
        for number, person in enumerate(CAST):
            face = self._kept.get(Face, person, self._making(person))
            row, column = divmod(number, columns)
            at = inner.left + column * (size + gap), y + row * (size + gap)
            face.layout(ui, pygame.Rect(round(at[0]), round(at[1]), size, size))
            face.chosen = person == self._seat.name.casefold()
            faces.append(face)
        label = ui.texts("new_game.portrait")

        def paint(surface: pygame.Surface, place: pygame.Rect) -> None:
            ui.type.draw(surface, label, place.topleft, "small", "bold", theme.INK_2)

        return Row(top, round(faces[-1].rect.bottom + 0.6 * p), paint, tuple(faces))

    # ---- what is chosen

    def _change(self, seat: SeatRecord) -> None:
        self._setup = self._setup.with_seat(self._number, seat)
        self._on_change(seat)
        self._changed()

    def _set_kind(self, index: int) -> None:
        self._change(replace(self._seat, player=self._level if index else PERSON))

    def _set_name(self, name: str) -> None:
        self._change(replace(self._seat, name=name))

    def _set_level(self, index: int) -> None:
        self._level = OFFERED[index]
        self._change(replace(self._seat, player=self._level))

    def _picking(self, person: str) -> Callable[[], None]:
        def pick() -> None:
            name = person.capitalize()
            field = self._name_field()
            field.text, field.caret = name, len(name)
            self._change(replace(self._seat, name=name))

        return pick

    def _making(self, person: str) -> Callable[[], "Face"]:
        return lambda: Face(person, self._picking(person))


class Face(PictureTile):
    """A portrait to choose; the chosen one has a vermilion ring."""

    def __init__(self, person: str, on_press: Callable[[], None]) -> None:
        super().__init__(on_press, tooltip=person.capitalize())
        self.person = person
        self.chosen = False

    def draw(self, surface: pygame.Surface) -> None:
        """The portrait and its ring."""
        ui, k = self.ui, self.k
        inset = round(4 * k)
        ui.materials.portrait(surface, self.person, self.rect.inflate(-inset, -inset))
        if self.chosen or self.state is not State.NORMAL:
            colour = theme.VERMILION if self.chosen else theme.INK_2
            width = (3 if self.chosen else 1.5) * k
            radius = self.rect.width / 2
            ui.materials.rounded(surface, self.rect, radius, None, colour, width)
        if self.chosen:
            size = round(0.34 * self.rect.width)
            badge = pygame.Rect(0, 0, size, size)
            badge.bottomright = self.rect.bottomright
            self.draw_badge(surface, badge)
        if self.ring:
            ui.materials.focus_ring(surface, self.rect, self.rect.width / 2)
