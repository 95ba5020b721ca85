"""The pictured examples, as positions by text under the rules that they are examples of.

What an example claims is written here and computed by the rules in a test, so that no picture can
show what the program does not play.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, auto
from types import MappingProxyType


@dataclass(frozen=True)
class Taking:
    """A card played on a table.

    Attributes:
        rules: rules code.
        played: the card.
        table: the cards on the table, as they lie.
        takes: everything that may be taken, one drawing each; none if the card stays.
        scopa: whether taking it is a scopa.
        counted: whether the value of each card stands below it.
    """

    rules: str
    played: str
    table: str
    takes: tuple[str, ...]
    scopa: bool = False
    counted: bool = False


@dataclass(frozen=True)
class Trick:
    """Cards played to a trick, the trump card beside it under the stock.

    Attributes:
        rules: rules code.
        trump: the card that was turned.
        cards: in the order in which they are played.
        takes: the card that takes the trick.
        worth: the card points of all together.
    """

    rules: str
    trump: str
    cards: str
    takes: str
    worth: int


@dataclass(frozen=True)
class Following:
    """A hand where suit must be followed.

    Attributes:
        rules: rules code.
        led: the card led.
        hand: the cards of whoever plays next.
        allowed: those that may be played.
    """

    rules: str
    led: str
    hand: str
    allowed: str


class Counting(Enum):
    """What cards are looked at for."""

    NOTHING = auto()
    """They are only shown."""
    VALUE = auto()
    """What each takes."""
    PRIMIERA = auto()
    """What each counts in the primiera, and which side gets the point."""
    OPENING = auto()
    """What an opening table is worth, and how many scope that is."""
    VOID = auto()
    """An opening table that makes the deal void."""
    DECLARED = auto()
    """The points of a declared hand."""
    POINTS = auto()
    """Points of whatever the rules score beyond carte, denari, primiera."""
    CARD_POINTS = auto()
    """What each is worth in tricks, and all together."""
    LEFT_OUT = auto()
    """Cards that the deck of these rules is without."""


@dataclass(frozen=True)
class Laid:
    """Cards that count for something.

    Attributes:
        rules: rules code.
        counting: what for.
        groups: the cards; each group is a line.
        worth: the points, or scope, of each group.
    """

    rules: str
    counting: Counting
    groups: tuple[str, ...]
    worth: tuple[int, ...]


@dataclass(frozen=True)
class Decks:
    """Cards in one deck over the same cards in another.

    Attributes:
        rules: rules code of a game that knows these cards.
        cards: of each line.
        decks: the deck of each line.
    """

    rules: str
    cards: str
    decks: tuple[str, ...]


@dataclass(frozen=True)
class Drawn:
    """Cards of a pattern that nobody plays with here, as drawings of their own.

    Attributes:
        emblems: the names of the drawings.
    """

    emblems: tuple[str, ...]


Example = Taking | Laid | Trick | Following | Decks | Drawn

_COINS = "Ad 2d 3d 4d 5d 6d 7d Fd Cd Rd"
_MANY = "5d 4s 2c 2b As"
_RANKED = "Ad 3d Rd Cd Fd 7d 6d 5d 4d 2d"

EXAMPLES: Mapping[str, Example] = MappingProxyType(
    {
        # the deck
        "values": Laid("scopa", Counting.VALUE, (_COINS,), (0,)),
        "suits": Laid("scopa", Counting.NOTHING, ("5d 5c 5s 5b",), (0,)),
        # about the cards
        "french_suits": Decks("scopa", "7d 7c 7s 7b", ("napoletane", "french")),
        "northern": Drawn(("north-swords", "north-staves")),
        "southern": Decks("scopa", "6s 6b", ("napoletane",)),
        "aces": Decks("scopa", "Ad Ac As Ab", ("napoletane",)),
        "eights": Decks("scopa", "Fd Fc Fs Fb", ("napoletane",)),
        # taking
        "sum_of_two": Taking("scopa", "7c", "4s 3d Rb", ("3d 4s",)),
        "equal_first": Taking("scopa", "4c", "4s 3d Ac", ("4s",)),
        "which_equal": Taking("scopa", "5b", "5d 5c Fs", ("5d", "5c")),
        "choose_three": Taking("scopa", "Cd", _MANY, ("4s 5d", "2c 2b 5d", "As 2c 2b 4s")),
        "stays": Taking("scopa", "6s", "2d 3c 5b Fd", ()),
        "sweep": Taking("scopa", "7b", "Ad 2s 4c", ("Ad 2s 4c",), scopa=True),
        "fewest": Taking("scopa(priority=fewest)", "Cd", _MANY, ("4s 5d",)),
        "free": Taking("scopa(priority=free)", "Cd", "Cs 5c 4b", ("Cs", "4b 5c")),
        # points
        "settebello": Laid("scopa", Counting.POINTS, ("7d",), (1,)),
        "primiera_sum": Laid("scopa", Counting.PRIMIERA, ("7d 6c As 5b",), (1,)),
        "primiera_two": Laid("scopa", Counting.PRIMIERA, ("7d 7c 7s Rb", "6d 6c 6s 7b"), (0, 1)),
        "primiera_short": Laid("scopa", Counting.PRIMIERA, ("7d 7c", "Ac As Ab"), (0, 1)),
        "primiera_sevens": Laid(
            "scopa(primiera=sevens)", Counting.PRIMIERA, ("7d 7c 6s 2b", "Ad Ac 7s 7b"), (1, 0)
        ),
        "napola_run": Laid(
            "napola", Counting.POINTS, ("Ad 2d 3d 4d 5d", "Ad 2d 3d 5d Fd", "2d 3d 4d"), (5, 3, 0)
        ),
        "piccola_run": Laid("cirulla", Counting.POINTS, ("Ad 2d 3d 4d",), (4,)),
        "grande": Laid("cirulla", Counting.POINTS, ("Fd Cd Rd",), (5,)),
        "all_coins": Laid("scopa(napola=on,napoleone=on)", Counting.NOTHING, (_COINS,), (0,)),
        "rebello": Laid("rebello", Counting.POINTS, ("6d 7d",), (2,)),
        "re_bello": Laid("re_bello", Counting.POINTS, ("7d Rd",), (2,)),
        "four_sevens": Laid("scopa(four_sevens=on)", Counting.POINTS, ("7d 7c 7s 7b",), (2,)),
        # dealing
        "three_kings": Laid("scopa", Counting.VOID, ("Rd Rc Rs 5b",), (0,)),
        "two_aces": Laid("cirulla", Counting.VOID, ("Ad As 4c Fb",), (0,)),
        "ten_cards": Laid(
            "scientifico", Counting.NOTHING, ("Ac 2d 3s 4b 5d 6c 7s Fb Cd Rc",), (0,)
        ),
        # fifteen
        "fifteen": Taking("quindici", "7d", "5s 3b Rc", ("3b 5s",), counted=True),
        "fifteen_choice": Taking("quindici", "Rd", "2d 3c 5b", ("5b", "2d 3c"), counted=True),
        "fifteen_none": Taking("quindici", "Cd", "Cs 5c 4b", (), counted=True),
        "fifteen_or_equal": Taking(
            "quindici(capture=fifteen_or_equal)", "5c", "5s 4d 6b", ("5s", "4d 6b"), counted=True
        ),
        "opening": Laid("escoba", Counting.OPENING, ("2c 3b 4d 6s", "3b Fs Cc Rd"), (1, 2)),
        # aces
        "ace_sweep": Taking("assi", "Ac", "5d 6s Fb", ("5d 6s Fb",)),
        "ace_on_ace": Taking("assi", "Ac", "As 5d 6b", ("As",)),
        "ace_alone": Taking("assi", "Ac", "As", ("As",), scopa=True),
        "ace_even_then": Taking("assi(ace_on_ace=all)", "Ac", "As 5d 6b", ("As 5d 6b",)),
        # cirulla
        "sum_or_fifteen": Taking("cirulla", "6c", "4d 2s Cb", ("2s 4d", "Cb"), counted=True),
        "equal_or_fifteen": Taking("cirulla", "5c", "5s 2d Rc", ("5s", "Rc"), counted=True),
        "ace_scopa": Taking("cirulla", "Ad", "4c 6s Rb", ("4c 6s Rb",), scopa=True),
        "declared": Laid(
            "cirulla",
            Counting.DECLARED,
            ("Ad 3c 5s", "2s 3b 7c", "4d 4c 4s", "Ad As 7c"),
            (3, 3, 10, 10),
        ),
        "matta_opening": Laid("cirulla", Counting.OPENING, ("2s 5d 6b 7c",), (1,)),
        "opening_nine": Laid("cirulla(opening_nine=on)", Counting.OPENING, ("Ad 2c 3s 3b",), (3,)),
        # briscola
        "ranking": Laid("briscola", Counting.CARD_POINTS, (_RANKED,), (30,)),
        "cards_won": Laid("briscola", Counting.CARD_POINTS, ("Ac 3s Rd Cb 7c 2d",), (28,)),
        "suit_led": Trick("briscola(seats=4)", "4b", "7d 3d Ac Rd", "3d", 25),
        "trump_takes": Trick("briscola", "6b", "Ad 2b", "2b", 11),
        "higher_trump": Trick("briscola(seats=4)", "4c", "3s 5c As Fc", "Fc", 23),
        "all_twos": Laid("briscola(seats=3)", Counting.LEFT_OUT, ("2d 2c 2s 2b",), (0,)),
        "one_two": Laid("briscola(seats=3,twos=one_out)", Counting.LEFT_OUT, ("2c",), (0,)),
        "calling_hand": Laid("chiamata", Counting.NOTHING, ("Ad Cd Fd 6d 4d As 3b 5c",), (0,)),
        "following": Following("chiamata(follow_suit=on)", "Rd", "7d 4d Ac 2b", "7d 4d"),
    }
)
"""By name; a long text shows one where it has the name in braces."""
