"""The slips at the side of the table: the log and the memory aid, each folded away by a click.

Where a slip has no room, as with large text, it stands on the sheet of the pause instead.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Literal, Protocol

import pygame

from scopa_gui.app.settings import Settings
from scopa_gui.rules.cards import Card
from scopa_gui.ui.context import Ui
from scopa_gui.ui.inputs import Command
from scopa_gui.ui.table.geometry import Box
from scopa_gui.ui.table.layout import TableLayout
from scopa_gui.ui.table.log_slip import LogSlip
from scopa_gui.ui.table.memory_slip import MemorySlip
from scopa_gui.ui.table.model import TableModel
from scopa_gui.ui.table.slip_head import SlipHead
from scopa_gui.ui.table.whereabouts import Whereabouts, whereabouts
from scopa_gui.ui.table.words import TableWords
from scopa_gui.ui.widgets.base import Widget

Slip = Literal["log", "memory_aid"]
GAP_U = 1.5
SCROLLING = (
    *(Command.UP, Command.DOWN, Command.PAGE_UP, Command.PAGE_DOWN),
    *(Command.HOME, Command.END),
)


class Keeper(Protocol):
    """Whoever has the settings and changes them."""

    @property
    def settings(self) -> Settings: ...

    def change_settings(self, settings: Settings) -> None: ...


class Side:
    """What stands in the left column below the score.

    Args:
        open_sheet: shows a slip where there is more room.
        tell: says something in passing.
    """

    def __init__(
        self, keeper: Keeper, open_sheet: Callable[[Slip], None], tell: Callable[[str], None]
    ) -> None:
        self._keeper = keeper
        self._open_sheet = open_sheet
        self._tell = tell
        self._log: LogSlip | None = None
        self._memory: MemorySlip | None = None
        self._has_room: Mapping[Slip, bool] = {}
        self._ui: Ui
        self._words: TableWords
        self._shown: TableModel | None = None
        self._told: tuple[str, ...] = ()
        self._where: Mapping[Card, Whereabouts] = {}

    # ---- layout

    def layout(self, ui: Ui, geometry: TableLayout, words: TableWords) -> None:
        """Place the slips that are wanted and have room."""
        self._ui, self._words, self._shown = ui, words, None
        settings, texts, u = ui.settings, words.texts, ui.viewport.u
        room = geometry.log
        if ui.viewport.wide_text:
            # a long sentence of the status line may reach over the column
            room = room._replace(h=max(0.0, min(room.bottom, geometry.status.y - u) - room.y))
        high = MemorySlip.height(ui, room.w)
        remembers = settings.memory_aid and high <= room.h
        log_room = room._replace(h=room.h - (high + GAP_U * u if remembers else 0.0))
        tells = not ui.viewport.wide_text and log_room.h >= LogSlip.least_height(ui)
        self._has_room = {
            "memory_aid": high <= room.h,
            "log": not ui.viewport.wide_text and room.h >= LogSlip.least_height(ui),
        }
        self._log = self._memory = None
        if settings.log and tells:
            self._log = LogSlip(
                SlipHead(words.log_title, texts("table.log_fold"), "L", self.toggle_log)
            )
            self._log.layout(ui, log_room)
        if remembers:
            self._memory = MemorySlip(
                SlipHead(
                    texts("memory_aid.title"), texts("memory_aid.fold"), "G", self.toggle_memory
                ),
                texts,
            )
            self._memory.layout(ui, Box(room.x, room.bottom - high, room.w, high))

    @property
    def widgets(self) -> Sequence[Widget]:
        """The controls of the slips that are there."""
        found: list[Widget] = []
        if self._log is not None:
            found += [self._log.head, self._log.panel]
        if self._memory is not None:
            found.append(self._memory.head)
        return found

    # ---- what is told

    def show(self, model: TableModel) -> None:
        """Tell of this table."""
        if model is self._shown:
            return
        before, self._shown = self._shown, model
        if self._memory is not None:
            self._where = whereabouts(model)
        if self._log is not None:
            if before is None or before.log is not model.log:
                self._told = self._retold(before, model)
            self._log.show(self._told)

    def _retold(self, before: TableModel | None, model: TableModel) -> tuple[str, ...]:
        """Only what is new is put into words."""
        added = len(model.log) - (len(before.log) if before is not None else 0)
        if before is None or added < 0 or model.log[added:] != before.log:
            return self._words.log(model)
        lines = map(self._words.told, model.log[:added])
        return (*(line for line in lines if line is not None), *self._told)

    # ---- what a person does

    def toggle_log(self) -> None:
        """Show or hide the log."""
        self._toggle("log")

    def toggle_memory(self) -> None:
        """Show or hide the memory aid."""
        self._toggle("memory_aid")

    def _toggle(self, slip: Slip) -> None:
        if not self._has_room[slip]:
            self._open_sheet(slip)
            return
        settings = self._keeper.settings
        shown = getattr(settings, slip)
        if shown:
            self._tell(self._words.texts(f"table.{slip}_hidden"))
        self._keeper.change_settings(
            replace(settings, log=not shown)
            if slip == "log"
            else replace(settings, memory_aid=not shown)
        )

    def scrolls(self, command: Command, focused: Widget | None) -> bool:
        """Let keys move the log: arrows while it has the focus, pages always."""
        panel = self._log.panel if self._log is not None else None
        if panel is None or command not in SCROLLING:
            return False
        if command in (Command.UP, Command.DOWN) and focused is not panel:
            return False
        return panel.command(command)

    # ---- picture

    def draw(self, surface: pygame.Surface) -> None:
        """The slips; their controls are drawn by the group they belong to."""
        if self._log is not None:
            self._log.draw(surface)
        if self._memory is not None:
            self._memory.draw(surface, self._where)
