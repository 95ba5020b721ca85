"""What the reader chose for the whole program, as one frozen value.

Only choices that take effect are here. A file from another version, or a damaged one, never stops
the program: what cannot be used falls back to its default, field by field.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum

from scopa_gui.app import i18n

TEXT_PERCENTS = (100, 125, 150, 175, 200)
VOLUMES = (0, 25, 50, 75, 100)
DECKS = ("napoletane", "french")
BACKS = ("maiolica", "rete", "onde", "limoni")
CLOTHS = ("green", "wine", "blue")
"""What can be chosen, the first of each being the default."""


class Speed(StrEnum):
    """How fast things move."""

    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"
    INSTANT = "instant"


@dataclass(frozen=True)
class Settings:
    """Language, text size, motion, sound, cards, cloth; the language is first the system's."""

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

    @property
    def looks(self) -> "Settings":
        """What can be seen of the settings: the same where only sound or habits differ."""
        return replace(self, volume_cards=0, volume_events=0, muted=False, declares=False)

    @staticmethod
    def from_dict(values: Mapping[str, object]) -> "Settings":
        """The settings in ``values``; unknown names are ignored, bad values are the defaults."""
        default = Settings()
        language = values.get("language")
        percent = values.get("text_percent")
        speed = values.get("speed")
        reduced = values.get("reduced_motion")
        muted = values.get("muted")
        numerals = values.get("numerals")
        declares = values.get("declares")
        return Settings(
            language=(
                language
                if isinstance(language, str) and language in i18n.languages()
                else default.language
            ),
            text_percent=(
                percent
                if isinstance(percent, int) and percent in TEXT_PERCENTS
                else default.text_percent
            ),
            speed=(
                Speed(speed) if isinstance(speed, str) and speed in set(Speed) else default.speed
            ),
            reduced_motion=reduced if isinstance(reduced, bool) else default.reduced_motion,
            volume_cards=_volume(values.get("volume_cards"), default.volume_cards),
            volume_events=_volume(values.get("volume_events"), default.volume_events),
            muted=muted if isinstance(muted, bool) else default.muted,
            deck=_one_of(DECKS, values.get("deck")),
            back=_one_of(BACKS, values.get("back")),
            cloth=_one_of(CLOTHS, values.get("cloth")),
            numerals=numerals if isinstance(numerals, bool) else default.numerals,
            declares=declares if isinstance(declares, bool) else default.declares,
        )

    def to_dict(self) -> dict[str, object]:
        """Plain values for a file; ``from_dict`` gives the same settings again."""
        return {
            "language": self.language,
            "text_percent": self.text_percent,
            "speed": str(self.speed),
            "reduced_motion": self.reduced_motion,
            "volume_cards": self.volume_cards,
            "volume_events": self.volume_events,
            "muted": self.muted,
            "deck": self.deck,
            "back": self.back,
            "cloth": self.cloth,
            "numerals": self.numerals,
            "declares": self.declares,
        }


def _volume(value: object, default: int) -> int:
    return value if type(value) is int and value in VOLUMES else default


def _one_of(names: tuple[str, ...], value: object) -> str:
    return value if isinstance(value, str) and value in names else names[0]
