"""What a measurement gives: many values of one thing, told by their distribution."""

import math
from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Row:
    """One thing measured.

    Attributes:
        name: what was measured; words joined by ``-``, then the window's size if it matters.
        unit: of the values.
        values: one for every time it was measured.
        absent: why it could not be measured; there are no values then.
    """

    name: str
    unit: str
    values: tuple[float, ...]
    absent: str = ""

    def to_dict(self) -> dict[str, object]:
        """Plain values for a file."""
        if self.absent:
            return {"name": self.name, "unit": self.unit, "absent": self.absent}
        return {
            "name": self.name,
            "unit": self.unit,
            "n": len(self.values),
            "p50": quantile(self.values, 0.5),
            "p99": quantile(self.values, 0.99),
            "max": max(self.values),
        }


def quantile(values: Sequence[float], share: float) -> float:
    """The least value that at least this share of the values does not exceed.

    Raises:
        ValueError: there are no values.
    """
    if not values:
        raise ValueError("a quantile of nothing")
    ordered = sorted(values)
    return ordered[max(0, math.ceil(share * len(ordered)) - 1)]
