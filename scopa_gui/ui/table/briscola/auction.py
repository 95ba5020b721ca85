"""The auction on the cloth: what may be said now, as buttons; then the suits to choose from."""

from collections.abc import Sequence
from functools import partial

import pygame

from scopa_gui.rules.briscola.auction import Said, highest, possible
from scopa_gui.rules.briscola.moves import Bid, BriscolaMove, Call, Pass
from scopa_gui.rules.briscola.state import BriscolaView, Phase
from scopa_gui.rules.cards import SUITS, Rank
from scopa_gui.ui.context import Ui
from scopa_gui.ui.table.briscola.gestures import BriscolaGestures
from scopa_gui.ui.table.briscola.words import BriscolaWords
from scopa_gui.ui.table.extras import Extras
from scopa_gui.ui.table.layout import TableLayout
from scopa_gui.ui.widgets.base import Widget
from scopa_gui.ui.widgets.button import Button, Kind

STEPS = (0, 1, 2, 4, 9)
"""Which of the bids in points are offered, counted from the next."""
GAP_U = 1.2
HEAD_U = 5.0


def offered_bids(said: Sequence[Said]) -> tuple[Bid, ...]:
    """All lower ranks; of the points, the next ones and some farther on."""
    bids = possible(said)
    if not bids or bids[0].needed == Bid(Rank.DUE).needed:
        return bids
    return tuple(bids[step] for step in STEPS if step < len(bids))


def choices(view: BriscolaView) -> tuple[BriscolaMove, ...]:
    """What is offered to whoever is on turn before the first card is played."""
    match view.phase:
        case Phase.AUCTION:
            return (*offered_bids(view.said), Pass())
        case Phase.NAMING:
            return tuple(map(Call, SUITS))
        case _:
            return ()


class AuctionPanel(Extras):
    """Buttons in rows in the middle of the cloth, and over them the highest bid."""

    def __init__(self, gestures: BriscolaGestures, words: BriscolaWords) -> None:
        self._gestures = gestures
        self._words = words
        self._made_of: object = None
        self._buttons: list[Button] = []
        self._head = ""
        self._head_at = (0.0, 0.0)
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
        buttons = [self._button(move) for move in choices(view)]
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
        head = HEAD_U * self._geometry.u if self._head else 0.0
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

    def _wide(self, row: Sequence[Button], gap: float) -> float:
        return sum(button.measure(self._ui)[0] for button in row) + gap * (len(row) - 1)

    def draw(self, surface: pygame.Surface) -> None:
        """The highest bid, while something may be said."""
        if self._buttons and self._head:
            type_, room = self._ui.type, self._geometry.cloth.w
            role = type_.fitting_role(self._head, room, ("lead", "body", "small"), "serif")
            words = type_.fit(self._head, room, role, "serif")
            type_.draw_on_cloth(
                surface, words, self._head_at, role, "serif", align="centre", anchor="middle"
            )
