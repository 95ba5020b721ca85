"""Where every card of the deck is, as far as the observer has seen: the memory aid's facts."""

from collections.abc import Mapping
from enum import Enum, auto

from scopa_gui.rules.cards import DECK, Card
from scopa_gui.ui.table.model import TableModel


class Whereabouts(Enum):
    """What is known of a card."""

    GONE = auto()
    """Taken: it lies in a pile."""
    OPEN = auto()
    """Face up on the table, or in somebody's hand."""
    OWN = auto()
    """In the observer's hand."""
    UNSEEN = auto()
    """In the stock or in somebody's hand."""


def whereabouts(model: TableModel) -> Mapping[Card, Whereabouts]:
    """Every card of the deck, in its order."""
    found = dict.fromkeys(DECK, Whereabouts.UNSEEN)
    if model.view is None:
        return found
    for pile in model.view.piles:
        found.update(dict.fromkeys(pile, Whereabouts.GONE))
    found.update(dict.fromkeys(model.open_cards, Whereabouts.OPEN))
    found.update(dict.fromkeys(model.own_cards, Whereabouts.OWN))
    return found
