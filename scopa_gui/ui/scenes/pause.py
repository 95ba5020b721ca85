"""The pause over the table: rules in force, settings, keys, giving up, leaving."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from scopa_gui.app.session import Session
from scopa_gui.ui.context import Ui
from scopa_gui.ui.scenes import pause_sections
from scopa_gui.ui.scenes.rules_code import CopyButton, copy_rules
from scopa_gui.ui.scenes.sections import Section, SectionsScene
from scopa_gui.ui.scenes.settings import settings_and_keys
from scopa_gui.ui.scenes.words import side_names, versus
from scopa_gui.ui.widgets.button import Button, Kind
from scopa_gui.ui.widgets.dialog import Answer, Dialog, nothing
from scopa_gui.ui.widgets.scroll_panel import Row
from scopa_gui.ui.widgets.toast import Toast

if TYPE_CHECKING:
    from scopa_gui.ui.program import Program


class PauseScene(SectionsScene):
    """A sheet over the table.

    Args:
        more: sections of the table's own.
        opened: the name of the section to begin with.
    """

    overlay = True

    def __init__(
        self,
        program: "Program",
        session: Session,
        more: Sequence[Section] = (),
        opened: str = "",
    ) -> None:
        super().__init__(program, "pause.title", "pause.subtitle")
        self._more = more
        names = [section.name for section in self._first]
        self._section = names.index(opened) if opened in names else 0
        self._session = session
        self._toast = Toast()

    def enter(self) -> None:
        """Esc goes back to the table."""
        super().enter()
        self.group.on_cancel = self._go_on

    # ---- layout

    @property
    def sections(self) -> Sequence[Section]:
        """The rules in force, what the table adds, the settings, the keys."""
        return *self._first, *settings_and_keys(self._kept, self.program)

    @property
    def _first(self) -> Sequence[Section]:
        return Section("pause.rules", "rules", self._rules), *self._more

    def layout(self, ui: Ui) -> None:
        """The sheet, and where messages stand."""
        super().layout(ui)
        view = ui.viewport
        self._toast.layout(
            ui,
            (view.width // 2, round(0.8 * view.height)),
            round(0.8 * self._sheet.inner.width),
        )

    def footer(self, ui: Ui) -> list[Button]:
        """To the title, give up, go on."""
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

    def _rules(self, ui: Ui, inner: pygame.Rect) -> list[Row]:
        copy = self._kept.get(
            CopyButton, "copy", lambda: CopyButton(ui.texts("new_game.copy"), self._copy)
        )
        learn = self._kept.get(
            Button, "learn", lambda: Button(ui.texts("learn.title"), self._learn, icon="rules")
        )
        return pause_sections.rules_rows(ui, self._session.options, copy, learn, inner)

    # ---- what is chosen

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
        """The sheet, and a message over it."""
        super().draw(surface)
        self._toast.draw(surface)
