"""One statement about a move, to be put into words by whoever shows it."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Reason:
    """A statement about a move.

    Attributes:
        key: the end of a message key.
        data: what the sentence needs: cards as text, counts, seats.
    """

    key: str
    data: Mapping[str, object] = field(default_factory=dict)
