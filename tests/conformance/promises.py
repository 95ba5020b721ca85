"""What a family of games promises besides what every game must keep."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Protocol

from scopa_gui.rules.cards import Card
from scopa_gui.rules.catalogue import AnyGame, Move
from scopa_gui.rules.events import Event
from scopa_gui.rules.game import DealResult


class Broken(AssertionError):
    """A promise that a game did not keep, with the position in which it did not."""


def demand(kept: bool, promise: str) -> None:
    """Fail unless the promise was kept."""
    if not kept:
        raise Broken(promise)


class Promises(Protocol):
    """The checks of one family, whose states and views they know."""

    def known(self, game: AnyGame, state: Any, observer: int | None) -> set[Card]:
        """Cards of the stock and of others' hands that an observer may know of."""
        ...

    def choose(self, state: Any, legal: Sequence[Move], rng: Random) -> Move:
        """A legal move that leads to something worth checking."""
        ...

    def other_moves(self, state: Any, legal: Sequence[Move], rng: Random) -> Iterator[Move]:
        """Moves near the legal ones, most of them illegal."""
        ...

    def position(self, game: AnyGame, state: Any) -> None:
        """Check a state."""
        ...

    def guess(self, game: AnyGame, state: Any) -> None:
        """Check a guess at a state."""
        ...

    def secrets(self, state: Any, view: Any, seen: Sequence[Event]) -> None:
        """Check that nobody is told what is no card and yet a secret."""
        ...

    def score(self, game: AnyGame, state: Any, result: DealResult) -> None:
        """Check the score of a deal."""
        ...
