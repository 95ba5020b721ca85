"""The auction on the cloth: what may be said now, as buttons; then the suits to choose from."""

from collections.abc import Sequence
from functools import partial

import pygame

from scopa_gui.rules.briscola.auction import highest, possible
from scopa_gui.rules.briscola.moves import ENOUGH, MOST, Bid, BriscolaMove, Call, Pass
from scopa_gui.rules.briscola.state import BriscolaView, Phase
from scopa_gui.rules.cards import SUITS
from scopa_gui.ui.context import Ui
from scopa_gui.ui.fitting import SMALLEST_PX, fitting_px
from scopa_gui.ui.table.briscola.gestures import BriscolaGestures
from scopa_gui.ui.table.briscola.words import BriscolaWords
from scopa_gui.ui.table.extras import Extras
from scopa_gui.ui.table.layout import TableLayout
from scopa_gui.ui.widgets.base import Widget
from scopa_gui.ui.widgets.button import Button, Kind

GAP_U = 1.2
HEAD_U = 5.0
COLUMNS = 10
"""Bids in points stand so many in a row, below one another what is ten apart."""
GRID_GAP_U = 0.7
CELL_PAD_U = 0.7


def choices(view: BriscolaView) -> tuple[BriscolaMove, ...]:
    """What is offered to whoever is on turn before the first card is played: all that is legal."""
    match view.phase:
        case Phase.AUCTION:
            return (*possible(view.said), Pass())
        case Phase.NAMING:
            return tuple(map(Call, SUITS))
        case _:
            return ()


class AuctionPanel(Extras):
    """Buttons in rows in the middle of the cloth, and over them the highest bid.

    Points are so many that they stand close, and passing beside the highest bid.
    """

    def __init__(self, gestures: BriscolaGestures, words: BriscolaWords) -> None:
        self._gestures = gestures
        self._words = words
        self._made_of: object = None
        self._buttons: list[Button] = []
        self._head = ""
        self._head_at = (0.0, 0.0)
        self._head_room = 0.0
        self._ui: Ui
        self._geometry: TableLayout

    def layout(self, ui: Ui, geometry: TableLayout) -> None:
        """Use this geometry from now on."""
        self._ui, self._geometry = ui, geometry
        self._made_of = None

    def offered(self) -> Sequence[Widget]:
        """A button for everything that may be said."""
        view = self._gestures.asked
        made_of = None if view is None else (view.phase, view.said, view.observer)
        if made_of != self._made_of or view is None:
            self._made_of = made_of
            self._buttons = [] if view is None else self._made(view)
        return self._buttons

    def _made(self, view: BriscolaView) -> list[Button]:
        last = highest(view.said)
        self._head = ""
        if last is not None and last.bid is not None:
            name, bid = self._words.names[last.seat], self._words.bid(last.bid)
            self._head = self._words.texts("table.highest_bid", name=name, bid=bid)
        moves = choices(view)
        buttons = [self._button(move) for move in moves]
        if any(isinstance(move, Bid) and move.needed > ENOUGH for move in moves):
            self._place_points(buttons[:-1], buttons[-1])
        else:
            self._place(buttons)
        return buttons

    def _button(self, move: BriscolaMove) -> Button:
        quiet = isinstance(move, Pass)
        return Button(
            self._words.said(move),
            partial(self._gestures.submit, move),
            Kind.PRIMARY if quiet else Kind.SECONDARY,
            role="small",
            on_cloth=True,
        )

    def _place(self, buttons: Sequence[Button]) -> None:
        """In rows that fit the cloth, in its middle."""
        ui, cloth, gap = self._ui, self._geometry.cloth, GAP_U * self._geometry.u
        rows: list[list[Button]] = [[]]
        for button in buttons:
            if self._wide([*rows[-1], button], gap) > cloth.w:
                rows.append([])
            rows[-1].append(button)
        self._head_room = cloth.w
        tall = 1.1 * ui.type.line_height(self._head_size)
        head = max(HEAD_U * self._geometry.u, tall) if self._head else 0.0
        room = (cloth.h - head - (len(rows) - 1) * gap) / len(rows)
        height = round(min(buttons[0].measure(ui)[1], room))
        total = head + len(rows) * height + (len(rows) - 1) * gap
        y = cloth.centre[1] - total / 2
        self._head_at = cloth.centre[0], y + head / 2
        y += head
        for row in rows:
            x = cloth.centre[0] - self._wide(row, gap) / 2
            for button in row:
                width = button.measure(ui)[0]
                button.layout(ui, pygame.Rect(round(x), round(y), width, height))
                x += width + gap
            y += height + gap

    def _place_points(self, points: Sequence[Button], passing: Button) -> None:
        """In columns as on a page of numbers; above them the highest bid, and passing beside it."""
        ui, cloth, gap = self._ui, self._geometry.cloth, GRID_GAP_U * self._geometry.u
        rows = -(-len(points) // COLUMNS) + 1
        room = (cloth.h - (rows - 1) * gap) / rows
        wide, high = passing.measure(ui)
        height = min(high, int(room))
        widest = (cloth.w - (COLUMNS - 1) * gap) / COLUMNS
        width = min(points[0].measure(ui)[0], int(widest))
        across = COLUMNS * width + (COLUMNS - 1) * gap
        figures = width - 2 * CELL_PAD_U * self._geometry.u
        size = _fitting(ui, str(MOST), figures, "small", "bold")
        left = cloth.centre[0] - across / 2
        top = cloth.centre[1] - (rows * height + (rows - 1) * gap) / 2
        for number, button in enumerate(points):
            row, column = divmod(number, COLUMNS)
            x, y = left + column * (width + gap), top + (row + 1) * (height + gap)
            button.role = size
            button.layout(ui, pygame.Rect(round(x), round(y), width, height))
        passing.layout(ui, pygame.Rect(round(left + across - wide), round(top), wide, height))
        self._head_room = across - wide - 2 * gap
        self._head_at = left + self._head_room / 2, top + height / 2

    def _wide(self, row: Sequence[Button], gap: float) -> float:
        return sum(button.measure(self._ui)[0] for button in row) + gap * (len(row) - 1)

    @property
    def _head_size(self) -> int:
        return _fitting(self._ui, self._head, self._head_room, "lead", "serif")

    def draw(self, surface: pygame.Surface) -> None:
        """The highest bid, while something may be said."""
        if self._buttons and self._head:
            type_, role = self._ui.type, self._head_size
            words = type_.fit(self._head, self._head_room, role, "serif")
            type_.draw_on_cloth(
                surface, words, self._head_at, role, "serif", align="centre", anchor="middle"
            )


def _fitting(ui: Ui, words: str, room: float, role: str, face: str) -> int:
    """The size of a role, or smaller as far as there is room."""
    return fitting_px(ui.type, words, room, ui.type.px(role), SMALLEST_PX, face) or SMALLEST_PX
