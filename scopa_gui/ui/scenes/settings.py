"""The settings, over the title."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame

from scopa_gui.ui.context import Ui
from scopa_gui.ui.scenes.kept import Kept
from scopa_gui.ui.scenes.pause_sections import key_rows
from scopa_gui.ui.scenes.sections import RowsMaker, Section, SectionsScene
from scopa_gui.ui.scenes.settings_controls import SettingsKeeper
from scopa_gui.ui.scenes.settings_rows import look_rows, pace_rows, play_rows
from scopa_gui.ui.widgets.button import Button, Kind
from scopa_gui.ui.widgets.scroll_panel import Row

if TYPE_CHECKING:
    from scopa_gui.ui.program import Program


def settings_and_keys(kept: Kept, keeper: SettingsKeeper) -> tuple[Section, ...]:
    """The sections that the pause has too."""

    def of(make: Callable[[Ui, Kept, SettingsKeeper, pygame.Rect], list[Row]]) -> RowsMaker:
        return lambda ui, inner: make(ui, kept, keeper, inner)

    return (
        Section("settings.look", "look", of(look_rows)),
        Section("settings.play", "table", of(play_rows)),
        Section("settings.pace", "sound", of(pace_rows)),
        Section("pause.keys", "hand", key_rows),
    )


class SettingsScene(SectionsScene):
    """What the pause has of settings and keys, before a match."""

    def __init__(self, program: "Program") -> None:
        super().__init__(program, "settings.title", "settings.subtitle")

    def enter(self) -> None:
        """Esc goes back."""
        super().enter()
        self.group.on_cancel = self.director.pop

    @property
    def sections(self) -> Sequence[Section]:
        """The settings, the keys."""
        return settings_and_keys(self._kept, self.program)

    def footer(self, ui: Ui) -> list[Button]:
        """Back."""
        back = self._kept.get(
            Button,
            "back",
            lambda: Button(ui.texts("learn.back"), self.director.pop, Kind.PRIMARY),
        )
        return [back]
