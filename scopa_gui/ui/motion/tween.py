"""A value on its way from one to another, as a closed formula of elapsed time.

The value at a moment does not depend on how many frames were drawn before it.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from scopa_gui.ui.motion.easing import Easing, ease_out

T = TypeVar("T")
Mix = Callable[[T, T, float], T]
"""The value a share of the way from the first to the second."""


@dataclass(frozen=True)
class Tween(Generic[T]):
    """From ``start`` to ``end`` in ``duration_s`` seconds; in none it is at its end at once."""

    start: T
    end: T
    duration_s: float
    mix: Mix[T]
    easing: Easing = ease_out

    def at(self, elapsed_s: float) -> T:
        """The value after ``elapsed_s`` seconds; held before the start and after the end."""
        if elapsed_s < 0:
            return self.start
        if elapsed_s >= self.duration_s:
            return self.end
        return self.mix(self.start, self.end, self.easing(elapsed_s / self.duration_s))


def mix_numbers(start: float, end: float, share: float) -> float:
    """Straight interpolation."""
    return start + (end - start) * share


def number(start: float, end: float, duration_s: float, easing: Easing = ease_out) -> Tween[float]:
    """A tween of a plain number."""
    return Tween(start, end, duration_s, mix_numbers, easing)
