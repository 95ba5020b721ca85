"""Options of Briscola: values only; with five seats it is Briscola chiamata."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum

from scopa_gui.rules.cards import DECK, Card, Rank, Suit
from scopa_gui.rules.game import Problem
from scopa_gui.rules.match import DealsWon, OverDeals
from scopa_gui.rules.seats import DealPasses, Direction, Seating, Sides

CALLING = 5
"""So many seats hold an auction and play with a secret partner."""
HAND = 3
"""Cards of a hand where the rest is a stock."""


class Twos(Enum):
    """Which twos are left out where the deck does not divide by three."""

    OUT = "out"
    """All four."""
    ONE_OUT = "one_out"
    """The two of cups."""


class Match(Enum):
    """What decides a match."""

    POINTS = "points"
    """The card points of its deals added up; in chiamata what was paid."""
    FIRST_TO_2 = "first_to_2"
    """Two deals won."""
    FIRST_TO_3 = "first_to_3"
    """Three deals won."""
    FIRST_TO_5 = "first_to_5"
    """Five deals won."""


class PartnersLook(Enum):
    """Whether partners see each other's last cards."""

    ON = "on"
    """When the stock has run out, before play goes on."""
    OFF = "off"
    """Never."""


class FollowSuit(Enum):
    """Whether the suit led must be followed."""

    OFF = "off"
    """Any card may be played."""
    ON = "on"
    """Whoever holds a card of the suit led plays one."""


FORMS: dict[int, tuple[Sides, int]] = {
    2: (Sides.ALONE, 2),
    3: (Sides.ALONE, 3),
    4: (Sides.PAIRS, 2),
    5: (Sides.ALONE, 5),
    6: (Sides.TEAMS, 2),
}
"""For each number of seats: who plays together, and the deals of a match."""

WINS = {Match.FIRST_TO_2: 2, Match.FIRST_TO_3: 3, Match.FIRST_TO_5: 5}


@dataclass(frozen=True, slots=True)
class BriscolaOptions:
    """Everything agreed on before a match of Briscola."""

    seats: int = 2
    twos: Twos = Twos.OUT
    match: Match = Match.POINTS
    partners_look: PartnersLook = PartnersLook.ON
    deal_passes: DealPasses = DealPasses.RIGHT
    follow_suit: FollowSuit = FollowSuit.OFF

    @property
    def seating(self) -> Seating:
        """Seats and sides; in chiamata each is a side, since partners are secret."""
        return Seating(self.seats, FORMS[self.seats][0], self.deal_passes)

    @property
    def direction(self) -> Direction:
        """The way round the table, always the same."""
        return Direction.COUNTERCLOCKWISE

    @property
    def sides(self) -> Sides:
        """How seats form sides."""
        return self.seating.sides

    @property
    def match_rule(self) -> OverDeals | DealsWon:
        """What decides a match."""
        if self.match is Match.POINTS:
            return OverDeals(FORMS[self.seats][1])
        return DealsWon(WINS[self.match])

    @property
    def calls(self) -> bool:
        """Whether there is an auction, with a secret partner: Briscola chiamata."""
        return self.seats == CALLING

    @property
    def hand_size(self) -> int:
        """Cards dealt to each."""
        return len(DECK) // CALLING if self.calls else HAND

    @property
    def look(self) -> bool:
        """Whether partners look at each other's last cards."""
        together = self.seating.side_count < self.seats
        return together and self.partners_look is PartnersLook.ON

    @property
    def duty(self) -> bool:
        """Whether the suit led must be followed."""
        return self.follow_suit is FollowSuit.ON

    @property
    def deck(self) -> tuple[Card, ...]:
        """The cards that are played with."""
        return tuple(card for card in DECK if card not in self._left_out())

    def _left_out(self) -> tuple[Card, ...]:
        if len(DECK) % self.seats == 0:
            return ()
        if self.seats == 3 and self.twos is Twos.ONE_OUT:
            return (Card(Rank.DUE, Suit.COPPE),)
        return tuple(Card(Rank.DUE, suit) for suit in Suit)

    def with_seats(self, count: int) -> "BriscolaOptions":
        """The same for so many seats, without what means nothing to them."""
        usual = BriscolaOptions(seats=count, deal_passes=self.deal_passes)
        names = ("twos", "match", "partners_look", "follow_suit")
        wanted = [{name: getattr(self, name)} for name in names]
        kept = [value for value in wanted if not replace(usual, **value).problems()]
        return replace(usual, **{name: one for value in kept for name, one in value.items()})

    def problems(self) -> tuple[Problem, ...]:
        """Why these options do not go together; empty if they do."""
        return tuple(_contradictions(self))


def _contradictions(options: BriscolaOptions) -> Iterator[Problem]:
    seats = options.seats
    if options.twos is not Twos.OUT and seats != 3:
        yield Problem("problem.twos_seats", {"seats": seats})
    if options.match is not Match.POINTS and options.calls:
        yield Problem("problem.payments_decide")
    if options.partners_look is not PartnersLook.ON and options.seating.side_count == seats:
        yield Problem("problem.no_partners", {"seats": seats})
    if options.duty and not options.calls:
        yield Problem("problem.duty_seats", {"seats": seats})
