"""Players who look ahead, at tables of two; elsewhere they play as Heuristic.

Small hands are looked at to their end. While hands of nine or ten cards are larger than that, both
play as Heuristic too.
"""

from dataclasses import dataclass
from random import Random

from scopa_gui.ai.agent import Budget, OneStep, Thinking, legal_moves
from scopa_gui.ai.heuristics.heuristic import HeuristicAgent
from scopa_gui.ai.search.exact import LastHands, all_known
from scopa_gui.ai.search.plays import readable
from scopa_gui.ai.search.spot import Spot
from scopa_gui.ai.search.worlds import Worlds
from scopa_gui.rules.catalogue import Move
from scopa_gui.rules.scopa.game import ScopaGame
from scopa_gui.rules.scopa.moves import Play
from scopa_gui.rules.scopa.state import ScopaView

SEATS = 2
MOST_HAND = 4
"""Larger hands are not followed to their end."""


@dataclass(frozen=True, slots=True)
class LastHandsAgent:
    """Heuristic, but exact in the last hands of a deal."""

    game: ScopaGame

    def start(self, view: ScopaView, rng: Random, budget: Budget) -> Thinking:
        """Begin a decision."""
        spot = _spot_to_weigh(self.game, view)
        if spot is None or not all_known(spot):
            return HeuristicAgent(self.game).start(view, rng, budget)
        return _last_hands(self.game, spot)


@dataclass(frozen=True, slots=True)
class WorldsAgent:
    """Exact in the last hands of a deal; before, the best over many guesses of what is hidden."""

    game: ScopaGame

    def start(self, view: ScopaView, rng: Random, budget: Budget) -> Thinking:
        """Begin a decision, which may cost the budget's plays."""
        spot = _spot_to_weigh(self.game, view)
        if spot is not None and all_known(spot):
            return _last_hands(self.game, spot)
        if spot is None or not spot.deals_left or spot.hand.bit_count() > MOST_HAND:
            return HeuristicAgent(self.game).start(view, rng, budget)
        return Searching(Worlds(self.game.options, spot, rng, budget.plays))


@dataclass(frozen=True, slots=True)
class Searching:
    """A decision that looks at one world a step."""

    worlds: Worlds

    def step(self) -> Move | None:
        """The move once all worlds have been looked at."""
        return None if self.worlds.step() else readable(self.worlds.best())


def _spot_to_weigh(game: ScopaGame, view: ScopaView) -> Spot | None:
    """The decision if two play and there are plays to choose from; otherwise None.

    Raises:
        NotOnTurn: the observer has no move.
    """
    moves = legal_moves(game, view)
    plays = [move for move in moves if isinstance(move, Play)]
    if game.seating.seats != SEATS or len(plays) != len(moves) or len(plays) == 1:
        return None
    return Spot.of(game, view)


def _last_hands(game: ScopaGame, spot: Spot) -> OneStep:
    return OneStep(lambda: readable(LastHands(game.options, spot).best()))
