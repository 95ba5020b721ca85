"""What a move is worth and why: for hints, and for going through a match afterwards.

The values are those of the strongest search, in points of the deal by which the observer's side is
then expected to be ahead, and each is the sum of its terms.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

from scopa_gui.ai.agent import Budget
from scopa_gui.ai.search.agents import search_for
from scopa_gui.ai.search.points import Term
from scopa_gui.rules.scopa.game import ScopaGame
from scopa_gui.rules.scopa.moves import Play
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

    def deciding(self, other: "Choice") -> tuple[Term, float]:
        """The term that speaks most for this play and against the other, and by how much."""
        return max(
            ((term, self.terms[term] - other.terms[term]) for term in Term),
            key=lambda found: found[1],
        )


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
