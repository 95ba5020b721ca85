"""The levels by name, weakest first; how each plays is said beside them, in ``players``."""

from collections.abc import Mapping
from types import MappingProxyType

from scopa_gui.rules.catalogue import nearest

OFFERED = ("principiante", "greedy", "heuristic", "campione", "maestro")
"""What people choose from; the others are for tests and measurements."""

LEVELS = ("random", *OFFERED)
"""Every level. Its name on the screen is the text ``level.`` and its name here."""

USUAL = "heuristic"
"""What a computer player is until somebody chooses."""

ALSO_CALLED: Mapping[str, str] = MappingProxyType({"dilettante": "greedy", "esperto": "heuristic"})
"""Names that people see, where the level has another one."""

STRONGEST = OFFERED[-1]
"""Who advises."""

LONG_THINKERS = ("campione", "maestro")
"""Levels that may take more than a frame for a move."""


class UnknownLevel(ValueError):
    """A name that no level has.

    Attributes:
        key: message key of the sentence.
        data: ``name`` as given, and ``nearest``, the level whose name is closest.
    """

    def __init__(self, name: str) -> None:
        self.key = "error.unknown_level"
        self.data = {"name": name[:40], "nearest": nearest(name, LEVELS)}
        super().__init__(f"{self.key} {self.data}")


def require(level: str) -> None:
    """Check that a level exists.

    Raises:
        UnknownLevel: it does not.
    """
    if level not in LEVELS:
        raise UnknownLevel(level)


def named(name: str) -> str:
    """The level of this name.

    Raises:
        UnknownLevel: there is none.
    """
    level = ALSO_CALLED.get(name, name)
    require(level)
    return level


def in_a_moment(level: str) -> str:
    """The level itself, or the usual one in the place of a long thinker."""
    return USUAL if level in LONG_THINKERS else level
