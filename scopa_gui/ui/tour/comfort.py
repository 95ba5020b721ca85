"""Pictures of what makes things easier: settings, log, memory aid, high contrast, watching."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from scopa_gui.app.settings import Sorting
from scopa_gui.ui.inputs import Command
from scopa_gui.ui.scenes.settings import SettingsScene
from scopa_gui.ui.tour import positions
from scopa_gui.ui.tour.positions import Position, played
from scopa_gui.ui.tour.studio import Studio

Take = Callable[[Studio], None]

WATCHED_S = 14.0
"""Seconds into a match that is watched."""


def _title(studio: Studio) -> None:
    studio.show(studio.program.first_scene())


def _settings(studio: Studio) -> None:
    studio.show(SettingsScene(studio.program))


def _moment(position: Position, *then: Command) -> Take:
    """A table at rest, and what is done there."""

    def take(studio: Studio) -> None:
        studio.sit_down(position)
        studio.rest()
        if then:
            studio.do(*then)
            studio.wait(1.0)

    return take


def _settings_of(section: str) -> Take:
    """A section of the settings, all of it that scrolls scrolled away."""

    def take(studio: Studio) -> None:
        _settings(studio)
        studio.press(section)
        studio.rest()

    return take


def _restore(studio: Studio) -> None:
    _settings_of("settings.pace")(studio)
    studio.program.ask_to_restore()
    studio.rest()


def _changed(take: Take, **changes: object) -> Take:
    """A picture with other settings."""

    def changed(studio: Studio) -> None:
        fields: dict[str, Any] = dict(changes)
        studio.program.settings = replace(studio.program.settings, **fields)
        studio.stage.director.apply_settings(studio.program.settings)
        studio.stage.frame()
        take(studio)

    return changed


def _on_the_sheet(position: Position, section: str) -> Take:
    """A section that the table adds to the pause."""

    def take(studio: Studio) -> None:
        _moment(position)(studio)
        studio.do(Command.MENU)
        studio.rest()
        studio.press(section)
        studio.rest()

    return take


def _watch(*, by_itself: bool) -> Take:
    """Computers among themselves."""

    def take(studio: Studio) -> None:
        _title(studio)
        studio.program.open_watch(by_itself=by_itself)
        studio.stage.frame()
        studio.wait(WATCHED_S)

    return take


COMFORT: Mapping[str, Take] = MappingProxyType(
    {
        "title-contrast": _changed(_title, contrast=True),
        "settings-table": _settings_of("settings.play"),
        "settings-pace": _settings_of("settings.pace"),
        "settings-restore": _restore,
        "settings-contrast": _changed(_settings, contrast=True),
        "table-memory": _changed(_moment(played("scopa", 11, moves=22)), memory_aid=True),
        "table-memory-four": _changed(
            _moment(played("scopa(seats=4)", 3, moves=22)), memory_aid=True
        ),
        "table-memory-six": _changed(
            _moment(played("scopa(seats=6)", 3, moves=16)), memory_aid=True
        ),
        "table-memory-sheet": _on_the_sheet(played("scopa", 11, moves=22), "memory_aid.section"),
        "table-long-log": _moment(played("scopa", 11, deals=3, moves=17)),
        "table-log-sheet": _on_the_sheet(played("scopa", 11, deals=1, moves=9), "table.log"),
        "table-asks": _changed(
            _moment(played("scopa", 11, moves=12), Command.RIGHT, Command.CONFIRM), confirms=True
        ),
        "table-sorted": _changed(_moment(played("scientifico", 3, moves=1)), sorting=Sorting.SUIT),
        "table-contrast": _changed(
            _moment(positions.TWENTY_FIVE, Command.RIGHT, Command.CONFIRM),
            contrast=True,
            memory_aid=True,
        ),
        "watch": _watch(by_itself=False),
        "watch-by-itself": _watch(by_itself=True),
        "summary-contrast": _changed(_moment(played("scopa", 4, deals=2)), contrast=True),
    }
)
"""By name."""
