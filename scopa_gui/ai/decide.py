"""One decision from beginning to end."""

from collections.abc import Callable
from random import Random

from scopa_gui.ai.agent import Budget
from scopa_gui.ai.players import agent
from scopa_gui.rules.catalogue import AnyGame, Move, View

Chooser = Callable[[AnyGame, View, str, Random], Move]
"""Finds the move of a view's observer at a level."""


def decide(
    game: AnyGame, view: View, level: str, rng: Random, budget: Budget | None = None
) -> Move:
    """The move of the observer of ``view``, who is on turn.

    Raises:
        UnknownLevel: there is no such level.
        NotOnTurn: the observer has no move.
    """
    thinking = agent(level, game).start(view, rng, budget or Budget())
    while (move := thinking.step()) is None:
        pass
    return move
