"""What every way of playing the Scopa family that weighs plays has in common."""

from collections.abc import Callable
from random import Random

from scopa_gui.ai.agent import OneStep, any_of, legal_moves
from scopa_gui.rules.scopa.game import ScopaGame
from scopa_gui.rules.scopa.moves import Declare, Play
from scopa_gui.rules.scopa.state import ScopaView


def best_play(
    game: ScopaGame, view: ScopaView, rng: Random, choose: Callable[[tuple[Play, ...]], Play]
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
