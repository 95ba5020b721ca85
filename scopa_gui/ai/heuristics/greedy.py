"""Greedy: the play that gains most at once, without memory or foresight; see ``gains``.

Equal gains go to the play with the smallest text. House rules matter where they change what a play
gains: which sets may be taken, which cards bring points, alone or together, and what is a scopa.
"""

from dataclasses import dataclass
from random import Random

from scopa_gui.ai.agent import Budget, OneStep
from scopa_gui.ai.heuristics.best_play import best_play
from scopa_gui.ai.heuristics.gains import Gains
from scopa_gui.ai.knowledge import Knowledge
from scopa_gui.rules.scopa.game import ScopaGame
from scopa_gui.rules.scopa.moves import Play
from scopa_gui.rules.scopa.state import ScopaView


@dataclass(frozen=True, slots=True)
class GreedyAgent:
    """Takes what is worth most now."""

    game: ScopaGame

    def start(self, view: ScopaView, rng: Random, budget: Budget) -> OneStep:
        """Begin a decision; needs no budget, and the random source only to cut."""
        return best_play(self.game, view, rng, lambda plays: self._choose(plays, view))

    def _choose(self, plays: tuple[Play, ...], view: ScopaView) -> Play:
        gains = Gains(self.game.options)
        last = Knowledge.of(self.game, view).now_last
        # The plays are sorted by text, and the first of the best is kept.
        return max(plays, key=lambda play: gains.of_play(play, view.table, last))
