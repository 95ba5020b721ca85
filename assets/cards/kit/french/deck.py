"""The forty French cards by name.

A card keeps the text it has in the Neapolitan deck, so that the program finds it: ranks
``A 2 3 4 5 6 7 F C R`` are A 2 to 7 J Q K, suits ``d c s b`` are diamonds, hearts, spades, clubs.
"""

from collections.abc import Callable
from functools import partial

from kit.canvas import Canvas
from kit.palette import BLUE, GOLD, GREEN, LINEN, RED, Ramp

from . import aces, bands, jacks, kings, queens
from .corners import corners
from .court import plate
from .numbers import number

RANKS = {rank: rank for rank in "A234567"} | {"F": "J", "C": "Q", "R": "K"}
SUITS = {"d": "diamonds", "c": "hearts", "s": "spades", "b": "clubs"}
COURTS = {"F": jacks, "C": queens, "R": kings}
BANDS: dict[str, tuple[bands.Pattern, Ramp, Ramp]] = {  # pattern, silk and stones of the girdle
    "Fc": (bands.braid, GREEN, RED), "Fd": (bands.chevrons, BLUE, RED),
    "Fs": (bands.studs, RED, GOLD), "Fb": (bands.vine, BLUE, RED),
    "Cc": (bands.vine, BLUE, LINEN), "Cd": (bands.lozenges, RED, GREEN),
    "Cs": (bands.stones, RED, BLUE), "Cb": (bands.rings, BLUE, GOLD),
    "Rc": (bands.stones, GREEN, RED), "Rd": (bands.rings, RED, BLUE),
    "Rs": (bands.lozenges, BLUE, RED), "Rb": (bands.braid, BLUE, GREEN),
}  # fmt: skip

MIRRORED = ("Cd", "Rd", "Cb", "Rb")  # what these hold leaves room for the mark above it


def french() -> dict[str, Callable[[Canvas], None]]:
    """The forty cards."""
    return {rank + suit: partial(draw, rank, suit) for suit in SUITS for rank in RANKS}


def draw(rank: str, letter: str, cv: Canvas) -> None:
    """One card, such as rank ``R`` and suit ``c``, the king of hearts."""
    suit = SUITS[letter]
    if rank in COURTS:
        bust = getattr(COURTS[rank], suit)
        plate(cv, suit, bust, *BANDS[rank + letter], mirrored=rank + letter in MIRRORED)
    elif rank == "A":
        _centred(getattr(aces, suit), cv)
    else:
        number(cv, suit, int(rank))
    corners(cv, RANKS[rank], suit)


def _centred(ace: Callable[[Canvas], None], cv: Canvas) -> None:
    """An ace with as much paper above it as below."""
    trial = Canvas(small=cv.small)
    ace(trial)
    _, top, _, bottom = trial.ink()
    with cv.at(0, (cv.height - top - bottom) / 2):
        ace(cv)
