"""The beginner at Briscola: Greedy by eye, who misjudges every card a little.

Ten points lying there catch the eye: whatever takes them seems worth that. Otherwise a card seems
worth more or less than it is, small errors more often than large ones. Bids by the hand.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from scopa_gui.ai.agent import Budget, OneStep
from scopa_gui.ai.briscola.best_card import best_card
from scopa_gui.ai.briscola.greedy import worth
from scopa_gui.rules.briscola.game import BriscolaGame
from scopa_gui.rules.briscola.state import BriscolaView
from scopa_gui.rules.cards import Card

LARGEST_ERROR = 10
"""Points by which a card may seem worth more or less than Greedy thinks."""
PLAIN_TO_SEE = 10
"""Points that nobody overlooks."""


@dataclass(frozen=True, slots=True)
class BriscolaBeginner:
    """Takes what seems to be worth most now."""

    game: BriscolaGame

    def start(self, view: BriscolaView, rng: Random, budget: Budget) -> OneStep:
        """Begin a decision; needs no budget."""
        return best_card(self.game, view, lambda cards: _choose(cards, view, rng))


def _choose(cards: Sequence[Card], view: BriscolaView, rng: Random) -> Card:
    # the cards are sorted by text, so every card has its own draws
    errors = [LARGEST_ERROR * (rng.random() - rng.random()) for _ in cards]
    values = [worth(card, view) for card in cards]
    if max(values) >= PLAIN_TO_SEE:
        return cards[values.index(max(values))]
    seeming = [value + error for value, error in zip(values, errors, strict=True)]
    return cards[seeming.index(max(seeming))]
