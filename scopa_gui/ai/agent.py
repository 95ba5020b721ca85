"""What every computer player is: it gets a view and gives a move, and never holds a state.

An agent belongs to one game. ``start`` begins a decision, ``step`` carries it on, so that a long
search can be interrupted between two steps. How far a search goes is counted in simulated plays,
never in time: the same view, the same random source and the same budget give the same move on
every machine.
"""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Protocol, TypeVar

from scopa_gui.rules.catalogue import AnyGame, Move, View


@dataclass(frozen=True, slots=True)
class Budget:
    """How much one decision may cost.

    Attributes:
        plays: simulated plays at most; methods that look one play ahead need none.
    """

    plays: int = 60_000


class Thinking(Protocol):
    """A decision in progress."""

    def step(self) -> Move | None:
        """Think on for a moment; the move once it is decided, None until then."""
        ...


V_contra = TypeVar("V_contra", contravariant=True)


class Agent(Protocol[V_contra]):
    """A way of playing one game, whose views it knows."""

    def start(self, view: V_contra, rng: Random, budget: Budget) -> Thinking:
        """Begin to decide for the observer of ``view``, who is on turn.

        Raises:
            NotOnTurn: it is somebody else's turn, or nobody's.
        """
        ...


class NotOnTurn(ValueError):
    """A decision was asked of somebody who has none to make."""


@dataclass(frozen=True, slots=True)
class OneStep:
    """A decision that takes a single step."""

    choose: Callable[[], Move]

    def step(self) -> Move:
        """The move."""
        return self.choose()


def legal_moves(game: AnyGame, view: View) -> tuple[Move, ...]:
    """All moves of the observer, sorted by text.

    Raises:
        NotOnTurn: the observer has no move.
    """
    if view.turn is None or view.turn != view.observer:
        raise NotOnTurn(f"seat {view.observer} while it is the turn of {view.turn}")
    moves: tuple[Move, ...] = game.moves_seen(view)
    return moves


def any_of(moves: tuple[Move, ...], rng: Random) -> Move:
    """One of the moves, each as likely; draws once, whatever their number."""
    return moves[int(rng.random() * len(moves))]
