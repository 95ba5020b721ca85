"""The decks and the backs by name.

A deck is a function that gives its cards: a dict from a card's text to the function that draws
it on a fresh canvas. `DECKS` names the decks; a deck's files lie in the folder of its name. All
decks share the texts, so that a card is found whatever deck is played with: rank and suit, as in
``7d``: ranks ``A 2 3 4 5 6 7 F C R``, suits ``d c s b`` (denari, coppe, spade, bastoni).
"""

from collections.abc import Callable
from functools import partial

from . import aces, back, eagle, horsemen, kings, knaves, pips
from .canvas import Canvas

Drawing = Callable[[Canvas], None]
Deck = dict[str, Drawing]

RANKS = "A234567FCR"
SUITS = {"d": "denari", "c": "coppe", "s": "spade", "b": "bastoni"}
CARDS = tuple(rank + suit for suit in SUITS for rank in RANKS)


def napoletane() -> Deck:
    """The forty Neapolitan cards."""
    courts = {"A": aces, "F": knaves, "C": horsemen, "R": kings}
    cards: Deck = {}
    for card in CARDS:
        rank, suit = card[0], SUITS[card[1]]
        if rank in courts:
            cards[card] = eagle.denari if card == "Ad" else getattr(courts[rank], suit)
        else:
            cards[card] = partial(_pip, suit, int(rank))
    return cards


def _pip(suit: str, count: int, cv: Canvas) -> None:
    getattr(pips, suit)(cv, count)


DECKS: dict[str, Callable[[], Deck]] = {"napoletane": napoletane}
BACKS: Deck = {"maiolica": back.maiolica}


def svg(drawing: Drawing) -> str:
    """The file of one card or back."""
    cv = Canvas()
    drawing(cv)
    return cv.svg()
