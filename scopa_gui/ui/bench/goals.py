"""What the figures are to be at most, and on which of them that is judged."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from scopa_gui.ui.bench.rows import Row, quantile


@dataclass(frozen=True)
class Goal:
    """The most that a share of the values may be.

    Attributes:
        most: in the unit of the row.
        share: 0.5 for the median, 0.99 for p99, 1.0 for the longest.
    """

    most: float
    share: float = 0.99

    @property
    def judged(self) -> str:
        """The name of the figure that counts."""
        return {0.5: "p50", 0.99: "p99", 1.0: "max"}[self.share]

    def met(self, row: Row) -> bool:
        """Whether a row that was measured keeps to it."""
        return quantile(row.values, self.share) <= self.most


GOALS: Mapping[str, tuple[Goal, ...]] = MappingProxyType(
    {
        "first-frame-source": (Goal(700, 0.5),),
        "first-frame-program": (Goal(800, 0.5),),
        "frame-cpu-1920x1080": (Goal(8),),
        "frame-cpu-3840x2160": (Goal(16),),
        "slide-1920x1080": (Goal(16),),
        "slide-3840x2160": (Goal(33),),
        "idle-share": (Goal(3, 0.5),),
        "memory-1920x1080": (Goal(200, 1.0),),
        "memory-3840x2160": (Goal(320, 1.0),),
        "memory-worker-1920x1080": (Goal(120, 1.0),),
        "memory-worker-3840x2160": (Goal(120, 1.0),),
        "move-maestro": (Goal(350), Goal(1000, 1.0)),
    }
)
"""By the name of the row."""
