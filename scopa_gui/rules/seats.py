"""Who sits where: seats in playing order and the sides they form.

Seats are numbered from 0 in playing order: after seat *i* plays the next higher seat that is in the
deal. Which way round the table that is, is the option *direction* and concerns only the picture.
"""

from dataclasses import dataclass
from enum import Enum


class Sides(Enum):
    """How seats form sides."""

    AUTO = "auto"
    """Pairs with four seats, teams with six, otherwise each alone."""
    PAIRS = "pairs"
    """Four seats, partners opposite."""
    ALONE = "alone"
    """Everyone for themselves."""
    DEALER_OUT = "dealer_out"
    """Four seats, each alone; the dealer pauses and three play."""
    TEAMS = "teams"
    """Six seats, two teams of three, seated alternately."""


class Direction(Enum):
    """The way round the table, seen from above."""

    COUNTERCLOCKWISE = "counterclockwise"
    """The next to play sits at the right."""
    CLOCKWISE = "clockwise"
    """The next to play sits at the left."""


class DealPasses(Enum):
    """To whom the deal passes."""

    RIGHT = "right"
    """To the next seat in playing order."""
    LEFT = "left"
    """To the seat before."""


FITTING_SIDES: dict[int, tuple[Sides, ...]] = {
    2: (Sides.ALONE,),
    3: (Sides.ALONE,),
    4: (Sides.PAIRS, Sides.ALONE, Sides.DEALER_OUT),
    6: (Sides.TEAMS,),
}
"""The forms that each number of seats allows; the first is what ``auto`` means."""


@dataclass(frozen=True, slots=True)
class Seating:
    """Number of seats and how they form sides; ``sides`` is never ``AUTO`` here."""

    seats: int
    sides: Sides
    deal_passes: DealPasses = DealPasses.RIGHT

    @property
    def side_count(self) -> int:
        """How many sides score."""
        return 2 if self.sides in (Sides.PAIRS, Sides.TEAMS) else self.seats

    def side_of(self, seat: int) -> int:
        """The side that ``seat`` belongs to."""
        return seat % self.side_count

    def members(self, side: int) -> tuple[int, ...]:
        """The seats of a side, ascending."""
        return tuple(range(side, self.seats, self.side_count))

    def next_dealer(self, dealer: int) -> int:
        """Who deals after ``dealer``."""
        step = 1 if self.deal_passes is DealPasses.RIGHT else -1
        return (dealer + step) % self.seats

    def cutter(self, dealer: int) -> int:
        """Who cuts: the player on the other side of the dealer from the leader."""
        return (dealer - 1) % self.seats

    def order(self, dealer: int) -> tuple[int, ...]:
        """The seats that play this deal, from the leader on."""
        others = tuple((dealer + step) % self.seats for step in range(1, self.seats))
        return others if self.sides is Sides.DEALER_OUT else (*others, dealer)

    def after(self, seat: int, dealer: int) -> int:
        """Who plays after ``seat`` in this deal."""
        order = self.order(dealer)
        return order[(order.index(seat) + 1) % len(order)]
