"""How a movement spends its time: functions from 0..1 to 0..1 (``swing`` excepted)."""

import math
from collections.abc import Callable

Easing = Callable[[float], float]


def linear(t: float) -> float:
    """The same speed all the way."""
    return t


def ease_out(t: float) -> float:
    """Fast, then settling: landings, hovers, sheets."""
    return 1 - (1 - t) ** 3


def ease_in(t: float) -> float:
    """Slow, then leaving: captured cards on their way to the pile."""
    return t**3


def ease_in_out(t: float) -> float:
    """Slow at both ends: cards gathering under the played one."""
    return 4 * t**3 if t < 0.5 else 1 - (2 - 2 * t) ** 3 / 2


def swing(t: float) -> float:
    """Two dying swings between -1 and 1 that start and end at 0: a refusal."""
    return math.sin(4 * math.pi * t) * (1 - t)
