"""What every computer player is: it gets a view and gives a move, and never holds a state.

An agent belongs to one game. ``start`` begins a decision, ``step`` carries it on, so that a long
search can be interrupted between two steps. How far a search goes is counted in simulated plays,
never in time: the same view, the same random source and the same budget give the same move on
every machine.
"""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Protocol

from scopa_gui.rules.catalogue import AnyGame, Move, View
from scopa_gui.rules.scopa.moves import Declare, Play
from scopa_gui.rules.scopa.state import Phase


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


class Agent(Protocol):
    """A way of playing one game."""

    def start(self, view: View, rng: Random, budget: Budget) -> Thinking:
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
    if view.phase is Phase.CUT:
        return game.cuts(view.stock_count)
    return game.hand_moves(view.hand, view.table, view.face_up[view.turn])


def any_of(moves: tuple[Move, ...], rng: Random) -> Move:
    """One of the moves, each as likely; draws once, whatever their number."""
    return moves[int(rng.random() * len(moves))]


def best_play(
    game: AnyGame, view: View, rng: Random, choose: Callable[[tuple[Play, ...]], Play]
) -> OneStep:
    """A decision for those who weigh plays: where there is nothing to weigh, ``choose`` is spared.

    A deck is cut at random, a hand that can be declared is declared at once (showing three cards
    never costs the points that it brings), and the only legal play is made unseen.

    Raises:
        NotOnTurn: the observer has no move.
    """
    moves = legal_moves(game, view)
    if Declare() in moves:
        return OneStep(Declare)
    plays = tuple(move for move in moves if isinstance(move, Play))
    if not plays:
        return OneStep(lambda: any_of(moves, rng))
    return OneStep(lambda: plays[0] if len(plays) == 1 else choose(plays))
