"""Players who look ahead.

Between two, small hands are looked at to their end: exactly in the last hands, over many guesses
before. At larger tables, and while hands are larger, guessed deals are played to the end.
"""

from dataclasses import dataclass
from random import Random
from typing import Protocol

from scopa_gui.ai.agent import Budget, Thinking, legal_moves
from scopa_gui.ai.heuristics.heuristic import HeuristicAgent
from scopa_gui.ai.search.course import Situation
from scopa_gui.ai.search.exact import LastHands, all_known
from scopa_gui.ai.search.lines import Explained
from scopa_gui.ai.search.plays import CompactPlay, readable
from scopa_gui.ai.search.spot import Spot
from scopa_gui.ai.search.tree import Tree
from scopa_gui.ai.search.worlds import Worlds
from scopa_gui.rules.catalogue import Move
from scopa_gui.rules.scopa.game import ScopaGame
from scopa_gui.rules.scopa.moves import Play
from scopa_gui.rules.scopa.state import ScopaView

SEATS = 2
MOST_HAND = 4
"""Larger hands are not followed to their end."""
SMALLER = 8
"""By how much the second best looks at less than the best."""


class Search(Protocol):
    """Something that comes to a play step by step."""

    def step(self) -> bool:
        """Go on for a moment; False if it is enough."""
        ...

    def best(self) -> CompactPlay:
        """The best play so far."""
        ...

    def explained(self) -> list[Explained]:
        """The plays with what they are worth and why, the best first."""
        ...


@dataclass(frozen=True, slots=True)
class Searching:
    """A decision that looks at one world a step."""

    search: Search

    def step(self) -> Move | None:
        """The move once enough worlds have been looked at."""
        return None if self.search.step() else readable(self.search.best())


def search_for(game: ScopaGame, view: ScopaView, rng: Random, plays: int) -> Search | None:
    """The search for the best play of a view's observer; None where there is nothing to weigh.

    Raises:
        NotOnTurn: the observer has no move.
    """
    if not _is_choice(game, view):
        return None
    spot = _spot(game, view)
    if spot is not None and all_known(spot):
        return LastHands(game.options, spot)
    if spot is not None and spot.deals_left and spot.hand.bit_count() <= MOST_HAND:
        return Worlds(game.options, spot, rng, plays)
    return Tree(game.options, Situation.of(game, view), rng, plays)


@dataclass(frozen=True, slots=True)
class LastHandsAgent:
    """Exact in the last hands of a deal between two, Heuristic before; elsewhere a smaller tree."""

    game: ScopaGame

    def start(self, view: ScopaView, rng: Random, budget: Budget) -> Thinking:
        """Begin a decision, which may cost a part of the budget's plays."""
        search = search_for(self.game, view, rng, budget.plays // SMALLER)
        if search is None or isinstance(search, Worlds):
            return HeuristicAgent(self.game).start(view, rng, budget)
        return Searching(search)


@dataclass(frozen=True, slots=True)
class WorldsAgent:
    """Exact in the last hands of a deal between two; before, the best over many guesses."""

    game: ScopaGame

    def start(self, view: ScopaView, rng: Random, budget: Budget) -> Thinking:
        """Begin a decision, which may cost the budget's plays."""
        search = search_for(self.game, view, rng, budget.plays)
        if search is None:
            return HeuristicAgent(self.game).start(view, rng, budget)
        return Searching(search)


def _is_choice(game: ScopaGame, view: ScopaView) -> bool:
    """Whether there are plays, and nothing else, to choose from.

    Raises:
        NotOnTurn: the observer has no move.
    """
    moves = legal_moves(game, view)
    return len(moves) > 1 and all(isinstance(move, Play) for move in moves)


def _spot(game: ScopaGame, view: ScopaView) -> Spot | None:
    """The decision if two play."""
    return Spot.of(game, view) if game.seating.seats == SEATS else None
