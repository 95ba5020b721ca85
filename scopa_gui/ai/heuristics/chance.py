"""Random: any legal move, each as likely. What every other way of playing must beat."""

from dataclasses import dataclass
from random import Random

from scopa_gui.ai.agent import Budget, OneStep, any_of, legal_moves
from scopa_gui.rules.catalogue import AnyGame, View


@dataclass(frozen=True, slots=True)
class RandomAgent:
    """Plays at random."""

    game: AnyGame

    def start(self, view: View, rng: Random, budget: Budget) -> OneStep:
        """Begin a decision; needs no budget."""
        moves = legal_moves(self.game, view)
        return OneStep(lambda: any_of(moves, rng))
