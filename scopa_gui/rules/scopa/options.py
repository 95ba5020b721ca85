"""Options of the Scopa family: values only.

The bold defaults of the frame are the first members; house rules differ by values, never by code
named after a game.
"""

from dataclasses import dataclass
from enum import Enum

from scopa_gui.rules.cards import Card
from scopa_gui.rules.game import Problem
from scopa_gui.rules.seats import FITTING_SIDES, Direction, Seating, Sides

MIN_TARGET, MAX_TARGET = 1, 151


class Switch(Enum):
    """A house rule that is in force or not."""

    OFF = "off"
    ON = "on"

    def __bool__(self) -> bool:
        return self is Switch.ON


class DealOrder(Enum):
    """In which order the first cards leave the stock."""

    HANDS_FIRST = "hands_first"
    """Three to each, one at a time, then four to the table."""
    ALTERNATING = "alternating"
    """One to the table and one to each until all hands are full, then the last to the table."""


class Priority(Enum):
    """Which captures may be chosen when there are several."""

    EQUAL = "equal"
    """An equal card must be taken before a sum."""
    FEWEST = "fewest"
    """An equal card first, then only sums of the fewest cards."""
    FREE = "free"
    """Equal cards and sums stand side by side."""


class Leftovers(Enum):
    """Who gets the cards left at the end of the deal."""

    LAST_CAPTURER = "last_capturer"
    """The side that captured last."""
    LAST_PLAYER = "last_player"
    """Whoever played the last card, whatever its value; never a scopa."""


class Void(Enum):
    """Which opening tables make the deal void."""

    KINGS = "kings"
    """Three or four kings."""
    OFF = "off"
    """None."""


class Primiera(Enum):
    """How the primiera is compared."""

    FALLBACK = "fallback"
    """Four suits needed; if no side has them, the sums of what they have decide."""
    STRICT = "strict"
    """Four suits needed; if no side has them, nobody gets it."""
    SEVENS = "sevens"
    """Most sevens of all cards taken, then most sixes, aces, fives and so on."""


class Tie(Enum):
    """What decides when several sides reach the target in one deal."""

    ANOTHER = "another"
    """The higher total; level, another deal."""
    ORDER = "order"
    """The points are counted in the order in which they arose; the first to arrive wins."""


@dataclass(frozen=True, slots=True)
class ScopaOptions:
    """Everything agreed on before a match of the Scopa family.

    Attributes:
        target: points that win the match; None means by the number of sides.
        cut: whether the deck is cut before each deal, as a move.
        last_card_scopa: whether the very last card of the deal can make a scopa.
        napola: ace, two, three of coins and further without a gap.
        napoleone: all ten coins win the match.
        four_sevens: a point for all four sevens.
        bonus: single cards worth a point each, in order of value.
    """

    seats: int = 2
    sides: Sides = Sides.AUTO
    target: int | None = None
    deal_order: DealOrder = DealOrder.HANDS_FIRST
    cut: Switch = Switch.OFF
    priority: Priority = Priority.EQUAL
    last_card_scopa: Switch = Switch.OFF
    leftovers: Leftovers = Leftovers.LAST_CAPTURER
    void: Void = Void.KINGS
    primiera: Primiera = Primiera.FALLBACK
    napola: Switch = Switch.OFF
    napoleone: Switch = Switch.OFF
    four_sevens: Switch = Switch.OFF
    bonus: tuple[Card, ...] = ()
    tie: Tie = Tie.ANOTHER
    direction: Direction = Direction.COUNTERCLOCKWISE

    @property
    def seating(self) -> Seating:
        """Seats and sides with ``auto`` resolved."""
        if self.sides is Sides.AUTO:
            return Seating(self.seats, FITTING_SIDES[self.seats][0])
        return Seating(self.seats, self.sides)

    @property
    def points_to_win(self) -> int:
        """The target with ``auto`` resolved: 11, 16 with three or four sides, 21 in pairs."""
        if self.target is not None:
            return self.target
        seating = self.seating
        if seating.side_count > 2:
            return 16
        return 11 if seating.seats == 2 else 21

    @property
    def counts_in_order(self) -> bool:
        """Whether points of one deal are counted in the order in which they arose."""
        return self.tie is Tie.ORDER

    def problems(self) -> tuple[Problem, ...]:
        """Why these options do not go together; empty if they do."""
        found = []
        if self.seats not in FITTING_SIDES:
            found.append(Problem("problem.seats_do_not_divide", {"seats": self.seats}))
        elif self.sides is not Sides.AUTO and self.sides not in FITTING_SIDES[self.seats]:
            found.append(
                Problem(f"problem.sides_{self.sides.value}", {"seats": self.seats}),
            )
        if self.target is not None and not MIN_TARGET <= self.target <= MAX_TARGET:
            found.append(
                Problem(
                    "problem.target_range",
                    {"target": self.target, "least": MIN_TARGET, "most": MAX_TARGET},
                )
            )
        if self.leftovers is Leftovers.LAST_PLAYER and self.last_card_scopa:
            found.append(Problem("problem.last_card_twice"))
        return tuple(found)
