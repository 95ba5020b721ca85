"""The one table of how long things take, and the reader's pace as factors on it."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, auto
from types import MappingProxyType

from scopa_gui.app.settings import Speed

FADE_MS = 120
"""What a movement becomes when motion is reduced."""


class Kind(Enum):
    """What speed and reduced motion do to a duration."""

    MOVE = auto()
    """Something travels: scaled by the speed, a short fade when motion is reduced."""
    PAUSE = auto()
    """Time between or within movements: scaled by the speed alone."""
    READING = auto()
    """Time to read: always the same."""


class Motion(Enum):
    """Everything that takes time, with its milliseconds at normal speed."""

    DEAL_CARD = ("deal_card", 320, Kind.MOVE)
    DEAL_NEXT = ("deal_next", 90, Kind.PAUSE)
    TABLE_CARD_TURN = ("table_card_turn", 180, Kind.MOVE)
    TABLE_CARD_NEXT = ("table_card_next", 60, Kind.PAUSE)
    HOVER = ("hover", 90, Kind.MOVE)
    LIFT = ("lift", 140, Kind.MOVE)
    RING = ("ring", 80, Kind.MOVE)
    CARD_LAID = ("card_laid", 260, Kind.MOVE)
    CAPTURE_BESIDE = ("capture_beside", 260, Kind.MOVE)
    CAPTURE_REST = ("capture_rest", 700, Kind.PAUSE)
    CAPTURE_GATHER = ("capture_gather", 180, Kind.MOVE)
    CAPTURE_TO_PILE = ("capture_to_pile", 340, Kind.MOVE)
    SCOPA = ("scopa", 900, Kind.PAUSE)
    SCOPA_STROKE = ("scopa_stroke", 380, Kind.MOVE)
    SCOPA_WORD_FROM = ("scopa_word_from", 120, Kind.PAUSE)
    SCOPA_WORD = ("scopa_word", 120, Kind.MOVE)
    SCOPA_POINT_FROM = ("scopa_point_from", 300, Kind.PAUSE)
    SCOPA_CARD_FROM = ("scopa_card_from", 400, Kind.PAUSE)
    SCOPA_CARD = ("scopa_card", 400, Kind.MOVE)
    SCOPA_OUT_FROM = ("scopa_out_from", 650, Kind.PAUSE)
    SCOPA_OUT = ("scopa_out", 250, Kind.MOVE)
    SETTEBELLO = ("settebello", 350, Kind.MOVE)
    NUMBER = ("number", 120, Kind.MOVE)
    REFUSED = ("refused", 160, Kind.MOVE)
    TOAST = ("toast", 2400, Kind.READING)
    TOOLTIP_DELAY = ("tooltip_delay", 500, Kind.READING)
    SHEET_IN = ("sheet_in", 260, Kind.MOVE)
    SHEET_OUT = ("sheet_out", 200, Kind.MOVE)
    COVER_CLOSE = ("cover_close", 300, Kind.MOVE)
    COVER_OPEN = ("cover_open", 220, Kind.MOVE)
    SUMMARY_ROW = ("summary_row", 140, Kind.MOVE)
    SUMMARY_NEXT = ("summary_next", 90, Kind.PAUSE)
    CHART_LINE = ("chart_line", 700, Kind.MOVE)

    def __init__(self, label: str, ms: int, kind: Kind) -> None:
        self.label = label
        self.ms = ms
        self.kind = kind


FACTORS: Mapping[Speed, float] = MappingProxyType(
    {Speed.SLOW: 1.5, Speed.NORMAL: 1.0, Speed.FAST: 0.55, Speed.INSTANT: 0.0}
)


@dataclass(frozen=True)
class Pace:
    """The reader's speed, and whether flights become fades."""

    speed: Speed = Speed.NORMAL
    reduced_motion: bool = False

    def seconds(self, motion: Motion) -> float:
        """How long ``motion`` takes; at instant speed 0, by the same path."""
        match motion.kind:
            case Kind.READING:
                return motion.ms / 1000
            case Kind.MOVE if self.reduced_motion:
                return min(motion.ms, FADE_MS) * FACTORS[self.speed] / 1000
            case _:
                return motion.ms * FACTORS[self.speed] / 1000
