"""The forty cards by name, and the back.

A card's text is rank and suit, as in ``7d``: ranks ``A 2 3 4 5 6 7 F C R``, suits
``d c s b`` (denari, coppe, spade, bastoni).
"""

from . import aces, back, eagle, horsemen, kings, knaves, pips
from .canvas import Canvas

RANKS = "A234567FCR"
SUITS = {"d": "denari", "c": "coppe", "s": "spade", "b": "bastoni"}
CARDS = tuple(rank + suit for suit in SUITS for rank in RANKS)
BACKS = ("maiolica",)

FIGURES = {"F": knaves, "C": horsemen, "R": kings}


def card(name: str) -> str:
    """The SVG of one card, such as ``Rc``."""
    rank, suit = name[0], SUITS[name[1]]
    cv = Canvas()
    if name == "Ad":
        eagle.denari(cv)
    elif rank == "A":
        getattr(aces, suit)(cv)
    elif rank in FIGURES:
        getattr(FIGURES[rank], suit)(cv)
    else:
        getattr(pips, suit)(cv, int(rank))
    return cv.svg()


def card_back(name: str) -> str:
    """The SVG of one back."""
    cv = Canvas()
    getattr(back, name)(cv)
    return cv.svg()
