"""How a card is marked while something is chosen, and why a choice is refused. Pure."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum, auto


class Mark(Enum):
    """How a card takes part in what is being chosen."""

    PLAIN = auto()
    COULD = auto()
    """It can still be chosen."""
    CHOSEN = auto()
    OUT = auto()
    """It cannot belong any more."""


@dataclass(frozen=True)
class Refusal:
    """Why a click is refused: a message key and what its sentence needs."""

    key: str
    data: Mapping[str, object] = field(default_factory=dict)
