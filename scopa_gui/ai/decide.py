"""One decision from beginning to end, and the seed that makes it repeatable."""

from collections.abc import Callable
from hashlib import blake2b
from random import Random

from scopa_gui.ai.agent import Budget
from scopa_gui.ai.levels import agent
from scopa_gui.rules.catalogue import AnyGame, Move, View

SEED_BYTES = 8

Chooser = Callable[[AnyGame, View, str, Random], Move]
"""Finds the move of a view's observer at a level."""


def decision_seed(player_seed: bytes, deal: int, ply: int, seat: int, level: str) -> int:
    """The seed of one decision; decisions of a match do not depend on one another.

    Args:
        player_seed: the player's own, at most 64 bytes; it tells nothing about any stock.
        deal: number of the deal in the match.
        ply: number of the move in the deal.
    """
    text = f"decision {deal} {ply} {seat} {level}".encode()
    return int.from_bytes(blake2b(text, key=player_seed, digest_size=SEED_BYTES).digest(), "big")


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
