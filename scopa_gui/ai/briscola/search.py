"""Players of Briscola who look ahead: the hidden cards are dealt anew many times, and each deal is
played to its end by rule after each card.

All cards are tried in the same deals, so that luck is the same for all. Between two, once nothing
is left to be drawn, there is one deal only, and it is followed exactly.
"""

from dataclasses import dataclass
from random import Random

from scopa_gui.ai.agent import Budget, Thinking, legal_moves
from scopa_gui.ai.briscola.course import Course
from scopa_gui.ai.briscola.rule_player import RulePlayer
from scopa_gui.rules.briscola.game import BriscolaGame
from scopa_gui.rules.briscola.moves import Play
from scopa_gui.rules.briscola.options import HAND
from scopa_gui.rules.briscola.state import BriscolaView, Phase

FEWEST, WORLDS = 12, 100


class CardSearch:
    """A search in progress: each step deals one more world.

    Args:
        plays: simulated plays, which decide how many worlds there are.

    Raises:
        NotOnTurn: the observer has no move.
    """

    def __init__(self, game: BriscolaGame, view: BriscolaView, rng: Random, plays: int) -> None:
        moves = [move for move in legal_moves(game, view) if isinstance(move, Play)]
        left = sum(view.hand_counts) + view.stock_count
        self._most = max(FEWEST, min(WORLDS, plays // max(1, left * len(moves))))
        self._game = game
        self._view = view
        self._rng = rng
        self._sums = dict.fromkeys(moves, 0.0)
        self._count = 0

    def step(self) -> bool:
        """Look at one more world; False if it is enough."""
        if self._count == self._most:
            return False
        course = Course(self._game, self._game.determinize(self._view, self._rng))
        for move in self._sums:
            self._sums[move] += course.worth(move.card)
        self._count += 1
        if course.exact:
            self._most = self._count
        return True

    def best(self) -> Play:
        """The best card so far; the smallest text of equals."""
        return max(self._sums, key=self._sums.__getitem__)

    def values(self) -> dict[str, float]:
        """What the observer's side makes on the average, a card."""
        return {str(move): total / max(1, self._count) for move, total in self._sums.items()}


@dataclass(frozen=True, slots=True)
class _Searching:
    """A decision that looks at one world a step."""

    search: CardSearch

    def step(self) -> Play | None:
        """The card once enough worlds have been looked at."""
        return None if self.search.step() else self.search.best()


@dataclass(frozen=True, slots=True)
class CardsAgent:
    """The best card over many guesses; bids by the hand."""

    game: BriscolaGame

    def start(self, view: BriscolaView, rng: Random, budget: Budget) -> Thinking:
        """Begin a decision, which may cost the budget's plays."""
        if view.phase is not Phase.PLAY or len(legal_moves(self.game, view)) == 1:
            return RulePlayer(self.game).start(view, rng, budget)
        return _Searching(CardSearch(self.game, view, rng, budget.plays))


@dataclass(frozen=True, slots=True)
class LastTricksAgent:
    """Plays by rule until nothing is left to be drawn and hands are small, then looks ahead."""

    game: BriscolaGame

    def start(self, view: BriscolaView, rng: Random, budget: Budget) -> Thinking:
        """Begin a decision, which may cost the budget's plays."""
        if view.stock_count or len(view.hand) > HAND:
            return RulePlayer(self.game).start(view, rng, budget)
        return CardsAgent(self.game).start(view, rng, budget)
