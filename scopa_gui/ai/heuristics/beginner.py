"""The beginner: Greedy by eye, who misjudges every play a little and remembers nothing.

An open scopa catches the eye and is always taken. Otherwise a play that takes several cards is
often not seen at all, and what is seen seems worth more or less than it is, small errors more often
than large ones.
"""

from dataclasses import dataclass
from random import Random

from scopa_gui.ai.agent import Budget, OneStep
from scopa_gui.ai.heuristics.best_play import best_play
from scopa_gui.ai.heuristics.gains import UNITS, Gains
from scopa_gui.ai.knowledge import Knowledge
from scopa_gui.rules.scopa.game import ScopaGame
from scopa_gui.rules.scopa.moves import Play
from scopa_gui.rules.scopa.state import ScopaView

LARGEST_ERROR = 5 * UNITS // 4
"""A play seems worth at most so much more or less than Greedy thinks."""
SEVERAL = 2
OVERLOOKED = 0.4
"""How often a play that takes several cards is not seen."""


@dataclass(frozen=True, slots=True)
class BeginnerAgent:
    """Takes what seems to be worth most now."""

    game: ScopaGame

    def start(self, view: ScopaView, rng: Random, budget: Budget) -> OneStep:
        """Begin a decision; needs no budget."""
        return best_play(self.game, view, rng, lambda plays: self._choose(plays, view, rng))

    def _choose(self, plays: tuple[Play, ...], view: ScopaView, rng: Random) -> Play:
        gains = Gains(self.game.options)
        last = Knowledge.of(self.game, view).now_last
        # the plays are sorted by text, so every play has its own draws
        seen = [play for play in plays if rng.random() >= OVERLOOKED or len(play.taken) < SEVERAL]
        errors = [LARGEST_ERROR * (rng.random() - rng.random()) for _ in plays]
        scope = [play for play in plays if gains.is_scopa(play, view.table, last)]
        seeming = {
            play: gains.of_play(play, view.table, last) + error
            for play, error in zip(plays, errors, strict=True)
        }
        return max(scope or seen or plays, key=seeming.__getitem__)
