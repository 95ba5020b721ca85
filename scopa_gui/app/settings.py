"""What the reader chose for the whole program, as one frozen value.

Only choices that take effect are here. A file from another version, or a damaged one, never stops
the program: what cannot be used falls back to its default, field by field.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from enum import StrEnum
from types import MappingProxyType
from typing import Any

from scopa_gui.app import i18n

TEXT_PERCENTS = (100, 125, 150, 175, 200)
VOLUMES = (0, 25, 50, 75, 100)
DECKS = ("napoletane", "french")
BACKS = ("maiolica", "rete", "onde", "limoni")
CLOTHS = ("green", "wine", "blue")
"""What can be chosen, the first of each being the default."""
CHOICES: Mapping[str, Sequence[object]] = MappingProxyType(
    {
        "text_percent": TEXT_PERCENTS,
        "volume_cards": VOLUMES,
        "volume_events": VOLUMES,
        "deck": DECKS,
        "back": BACKS,
        "cloth": CLOTHS,
    }
)
"""The values of the settings that are neither switches nor enumerations."""


class Speed(StrEnum):
    """How fast things move."""

    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"
    INSTANT = "instant"


class Sorting(StrEnum):
    """In which order a hand is held."""

    DEALT = "dealt"
    RANK = "rank"
    SUIT = "suit"


@dataclass(frozen=True)
class Settings:
    """How the program looks, moves, sounds and helps; the language is first the system's."""

    language: str = field(default_factory=i18n.system_language)
    text_percent: int = 100
    speed: Speed = Speed.NORMAL
    reduced_motion: bool = False
    volume_cards: int = 50
    volume_events: int = 50
    muted: bool = False
    deck: str = DECKS[0]
    back: str = BACKS[0]
    cloth: str = CLOTHS[0]
    numerals: bool = False
    """Large values in the corners of the cards."""
    declares: bool = False
    """A person's hand that can be declared is, without being asked."""
    contrast: bool = False
    """Black on white, strong edges, an even cloth."""
    full_screen: bool = False
    confirms: bool = False
    """A card with one outcome is played only once it has been clicked again."""
    sorting: Sorting = Sorting.DEALT
    log: bool = True
    """What has happened is told at the side of the table."""
    memory_aid: bool = False
    """Which cards have gone is shown at the side of the table."""
    speech: bool = False
    """The system's voice says what the log says."""

    @property
    def looks(self) -> "Settings":
        """What can be seen of the settings: the same where only sound or habits differ."""
        return replace(
            self,
            volume_cards=0,
            volume_events=0,
            muted=False,
            speech=False,
            declares=False,
            confirms=False,
            full_screen=False,
        )

    @property
    def restored(self) -> "Settings":
        """All as at the first start, in the language chosen."""
        return Settings(self.language)

    @staticmethod
    def from_dict(values: Mapping[str, object]) -> "Settings":
        """The settings in ``values``; unknown names are ignored, bad values are the defaults."""
        default = Settings()
        given = {
            one.name: _usable(one.name, values[one.name], getattr(default, one.name))
            for one in fields(Settings)
            if one.name in values
        }
        return replace(default, **given)

    def to_dict(self) -> dict[str, object]:
        """Plain values for a file; ``from_dict`` gives the same settings again."""
        values = {one.name: getattr(self, one.name) for one in fields(self)}
        return {
            name: str(value) if isinstance(value, StrEnum) else value
            for name, value in values.items()
        }


def _usable(name: str, value: object, default: Any) -> Any:
    """The value of a setting as found in a file, if it is one of those there are."""
    for choice in _choices(name, default):
        # a truth value is no number here
        if value == choice and isinstance(value, bool) is isinstance(choice, bool):
            return choice
    return default


def _choices(name: str, default: object) -> Sequence[object]:
    """All values of a setting."""
    if isinstance(default, bool):
        return (False, True)
    if isinstance(default, StrEnum):
        return tuple(type(default))
    return i18n.languages() if name == "language" else CHOICES[name]
