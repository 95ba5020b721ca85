"""The decks and the backs by name.

A deck is a function that gives its cards: a dict from a card's text to the function that draws
it on a fresh canvas. `DECKS` names the decks; a deck's files lie in the folder of its name. All
decks share the texts, so that a card is found whatever deck is played with: rank and suit, as in
``7d``: ranks ``A 2 3 4 5 6 7 F C R``, suits ``d c s b`` (denari, coppe, spade, bastoni).
"""

from collections.abc import Callable
from functools import partial

from . import aces, back, eagle, horsemen, kings, knaves, pips, woven
from .canvas import Canvas
from .french.deck import french
from .french.numerals import FRENCH
from .indices import NAPOLETANE, indices

Drawing = Callable[[Canvas], None]
Deck = dict[str, Drawing]

RANKS = "A234567FCR"
SUITS = {"d": "denari", "c": "coppe", "s": "spade", "b": "bastoni"}
MARGIN = 9.0  # of paper round the picture of a number card
CARDS = tuple(rank + suit for suit in SUITS for rank in RANKS)


def napoletane() -> Deck:
    """The forty Neapolitan cards."""
    courts = {"F": knaves, "C": horsemen, "R": kings}
    cards: Deck = {}
    for card in CARDS:
        rank, suit = card[0], SUITS[card[1]]
        if rank in "FCR":  # these stand on their strip of ground
            cards[card] = getattr(courts[rank], suit)
        elif rank == "A":
            cards[card] = partial(placed, eagle.denari if suit == "denari" else getattr(aces, suit))
        else:
            cards[card] = partial(placed, partial(_pip, suit, int(rank)))
    return cards


def placed(drawing: Drawing, cv: Canvas) -> None:
    """A drawing in the middle of the card: moved, and made smaller if it comes near the edge."""
    trial = Canvas(small=cv.small)
    drawing(trial)
    x0, y0, x1, y1 = trial.ink()
    width, height = cv.width - 2 * MARGIN, cv.height - 2 * MARGIN
    size = min(1.0, width / (x1 - x0), height / (y1 - y0))
    with cv.at(cv.width / 2, cv.height / 2, size), cv.at(-(x0 + x1) / 2, -(y0 + y1) / 2):
        drawing(cv)


def _pip(suit: str, count: int, cv: Canvas) -> None:
    getattr(pips, suit)(cv, count)


DECKS: dict[str, Callable[[], Deck]] = {"napoletane": napoletane, "french": french}
BACKS: Deck = {
    "maiolica": back.maiolica,
    "rete": woven.rete,
    "onde": woven.onde,
    "limoni": woven.limoni,
}


NUMERALS = {"napoletane": NAPOLETANE, "french": FRENCH}

# Folders in that of a deck, for other uses of the same cards: the deck drawn for cards shown small,
# and the large indices to lay over it, with those for small cards in a folder of their own.
SMALL, INDICES = "small", "indices"
SMALL_BELOW = 120


def folders_at(deck: str, height: int) -> tuple[str, str]:
    """The folders of faces and of indices for cards of a deck shown so many pixels high.

    Below `SMALL_BELOW` the full drawing loses: contours lie closer than the pixels and darken
    the marks.
    """
    if height < SMALL_BELOW:
        return f"{deck}/{SMALL}", f"{deck}/{INDICES}/{SMALL}"
    return deck, f"{deck}/{INDICES}"


def folders() -> dict[str, Deck]:
    """What every folder of cards holds, and the backs."""
    found: dict[str, Deck] = {}
    for name, cards in DECKS.items():
        for height in (SMALL_BELOW, 1):
            faces, overlays = folders_at(name, height)
            few = height < SMALL_BELOW
            found[faces] = cards()
            found[overlays] = indices(CARDS, NUMERALS[name], few_pixels=few)
    return found | {"backs": BACKS}


def svg(drawing: Drawing, folder: str) -> str:
    """The file of one card or back as it lies in a folder."""
    overlay = INDICES in folder.split("/")
    cv = Canvas(small=overlay or folder.endswith(SMALL), ground=not overlay)
    drawing(cv)
    return cv.svg()
