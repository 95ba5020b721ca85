"""Greedy: the card that is worth most in this trick as it stands, no memory.

If the card takes the trick as it stands: the points of the trick with it; otherwise less its own
points. A trump costs two. Ties: the smallest text. Bids by the hand.
"""

from dataclasses import dataclass
from random import Random

from scopa_gui.ai.agent import Budget, OneStep
from scopa_gui.ai.briscola.best_card import best_card, trump_of
from scopa_gui.rules.briscola.game import BriscolaGame
from scopa_gui.rules.briscola.state import BriscolaView
from scopa_gui.rules.briscola.tricks import best_of, points, total
from scopa_gui.rules.cards import Card

TRUMP_COST = 2


@dataclass(frozen=True, slots=True)
class GreedyBriscola:
    """Takes what is worth most now."""

    game: BriscolaGame

    def start(self, view: BriscolaView, rng: Random, budget: Budget) -> OneStep:
        """Begin a decision; needs neither budget nor chance."""
        # The cards come sorted by text, and the first of the best is kept.
        return best_card(
            self.game, view, lambda cards: max(cards, key=lambda card: worth(card, view))
        )


def worth(card: Card, view: BriscolaView) -> int:
    """What a card is worth in the trick as it stands."""
    trick, trump = (*view.table, card), trump_of(view)
    takes = best_of(trick, trump) == len(view.table)
    gain = total(trick) if takes else -points(card)
    return gain - TRUMP_COST * (card.suit is trump)
