"""What each move is worth and why: for hints, and for going through a match afterwards.

In the Scopa family the values are those of the strongest search, in points of the deal by which the
observer's side is then expected to be ahead, and each is the sum of its terms. In Briscola, where
the strongest plays by rule, deals are played out by that rule and their points counted.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from random import Random

from scopa_gui.ai.agent import Budget, legal_moves
from scopa_gui.ai.briscola.search import CardSearch
from scopa_gui.ai.decide import decide
from scopa_gui.ai.levels import LONG_THINKERS, STRONGEST
from scopa_gui.ai.reasons import briscola as briscola_reasons
from scopa_gui.ai.reasons import scopa as scopa_reasons
from scopa_gui.ai.reasons.reason import Reason
from scopa_gui.ai.search.agents import search_for
from scopa_gui.ai.search.points import Term
from scopa_gui.rules.briscola.game import BriscolaGame
from scopa_gui.rules.briscola.moves import Bid, Call, Pass
from scopa_gui.rules.briscola.moves import Play as BriscolaPlay
from scopa_gui.rules.briscola.state import BriscolaView
from scopa_gui.rules.catalogue import AnyGame, View
from scopa_gui.rules.scopa.declarations import declared_points
from scopa_gui.rules.scopa.game import ScopaGame
from scopa_gui.rules.scopa.moves import Declare, Play
from scopa_gui.rules.scopa.state import ScopaView


@dataclass(frozen=True, slots=True)
class Choice:
    """A play that could be made.

    Attributes:
        value: points of the deal by which one's side is then expected to be ahead.
        terms: what that is made of.
    """

    play: Play
    value: float
    terms: Mapping[Term, float]

    def ahead_of(self, other: "Choice") -> dict[Term, float]:
        """By how much this play goes before the other, term by term."""
        return {term: self.terms[term] - other.terms[term] for term in Term}

    def deciding(self, other: "Choice") -> tuple[Term, float]:
        """The term that speaks most for this play and against the other, and by how much."""
        return max(self.ahead_of(other).items(), key=lambda found: found[1])


@dataclass(frozen=True, slots=True)
class Advice:
    """What somebody on turn is advised.

    Attributes:
        move: the best move, as text.
        reasons: what speaks for it.
        values: every move that was weighed and what it is worth, in points; empty where there was
            nothing to weigh.
    """

    move: str
    reasons: tuple[Reason, ...]
    values: Mapping[str, float]


def advise(
    game: AnyGame,
    view: View,
    rng: Random,
    *,
    level: str = STRONGEST,
    against: str = "",
    budget: Budget | None = None,
) -> Advice:
    """What the observer, who is on turn, is advised.

    Args:
        level: who advises; levels that do not look ahead weigh nothing.
        against: the move that the reasons are to tell the best one from; the next best if empty.

    Raises:
        NotOnTurn: the observer has no move.
    """
    budget = budget or Budget()
    if isinstance(game, ScopaGame) and isinstance(view, ScopaView):
        return _advise_scopa(game, view, rng, level, against, budget)
    if isinstance(game, BriscolaGame) and isinstance(view, BriscolaView):
        return _advise_briscola(game, view, rng, level, budget)
    raise TypeError(f"no game to advise in: {type(game).__name__}")


def advice(
    game: ScopaGame, view: ScopaView, rng: Random, budget: Budget | None = None
) -> tuple[Choice, ...]:
    """The plays of the observer, who is on turn, the best first; none where nothing is to choose.

    Raises:
        NotOnTurn: the observer has no move.
    """
    search = search_for(game, view, rng, (budget or Budget()).plays)
    if search is None:
        return ()
    while search.step():
        pass
    return tuple(Choice(*found) for found in search.explained())


def _advise_scopa(
    game: ScopaGame, view: ScopaView, rng: Random, level: str, against: str, budget: Budget
) -> Advice:
    moves = legal_moves(game, view)
    weighed = advice(game, _shown(view), rng, budget) if level in LONG_THINKERS else ()
    values = {str(choice.play): choice.value for choice in weighed}
    if Declare() in moves:
        points = declared_points(view.hand)
        values[str(Declare())] = points + max(values.values(), default=0.0)
        return Advice(str(Declare()), (Reason("declare", {"n": points}),), values)
    if len(moves) == 1:
        return Advice(str(moves[0]), (Reason("only_move"),), {})
    if not weighed:
        move = decide(game, view, level, rng, budget)
        reasons = scopa_reasons.why(game, view, move) if isinstance(move, Play) else ()
        return Advice(str(move), reasons, {})
    best, *others = weighed
    other = next((one for one in others if str(one.play) == against), others[0] if others else None)
    ahead = best.ahead_of(other) if other is not None else None
    return Advice(str(best.play), scopa_reasons.why(game, view, best.play, ahead), values)


def _shown(view: ScopaView) -> ScopaView:
    """The view with the own hand declared, so that only plays are left to weigh."""
    face_up = tuple(
        view.hand if seat == view.observer else cards for seat, cards in enumerate(view.face_up)
    )
    return replace(view, face_up=face_up)


def _advise_briscola(
    game: BriscolaGame, view: BriscolaView, rng: Random, level: str, budget: Budget
) -> Advice:
    moves = legal_moves(game, view)
    if len(moves) == 1:
        return Advice(str(moves[0]), (Reason("only_move"),), {})
    if isinstance(moves[0], BriscolaPlay) and level in LONG_THINKERS:
        search = CardSearch(game, view, rng, budget.plays)
        while search.step():
            pass
        best = search.best()
        return Advice(str(best), briscola_reasons.why(game, view, best), search.values())
    move = decide(game, view, level, rng, budget)
    if not isinstance(move, BriscolaPlay | Bid | Pass | Call):
        raise TypeError(f"no move of this game: {move}")
    return Advice(str(move), briscola_reasons.why(game, view, move), {})
