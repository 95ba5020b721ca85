"""Options of the Scopa family: values only.

The bold defaults of the frame are the first members; house rules differ by values, never by code
named after a game.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum

from scopa_gui.rules.cards import DECK, Card
from scopa_gui.rules.game import Problem
from scopa_gui.rules.match import ToTarget
from scopa_gui.rules.seats import FITTING_SIDES, Direction, Seating, Sides

MIN_TARGET, MAX_TARGET = 1, 151
DECLARED_CARDS = 3
"""So many cards a hand must have to be declared."""


class Switch(Enum):
    """A house rule that is in force or not."""

    OFF = "off"
    ON = "on"

    def __bool__(self) -> bool:
        return self is Switch.ON


class Deal(Enum):
    """How many cards everybody is dealt at a time, and how many lie on the table at first."""

    THREE_AND_FOUR = "3+4"
    """Three each and four on the table; three more each whenever all hands are empty."""
    NINE_AND_FOUR = "9+4"
    """Nine each and four on the table, two of them after the first three and the second."""
    TEN_AND_NONE = "10+0"
    """Ten each and an empty table."""

    @property
    def hand_size(self) -> int:
        """Cards of a hand."""
        return int(self.value.split("+")[0])

    @property
    def table_size(self) -> int:
        """Cards on the table at first."""
        return int(self.value.split("+")[1])


class DealOrder(Enum):
    """In which order the first cards leave the stock."""

    HANDS_FIRST = "hands_first"
    """Three to each, one at a time, then four to the table."""
    ALTERNATING = "alternating"
    """One to the table and one to each until all hands are full, then the last to the table."""


class Capture(Enum):
    """What a card can take; the ways are in ``captures``."""

    SUM = "sum"
    """An equal card, or cards that add up to the card played."""
    FIFTEEN = "fifteen"
    """Cards that make fifteen together with the card played."""
    FIFTEEN_OR_EQUAL = "fifteen_or_equal"
    """Cards that make fifteen, or an equal card."""
    SUM_OR_FIFTEEN = "sum_or_fifteen"
    """An equal card, a sum, or cards that make fifteen."""


class Priority(Enum):
    """Which captures may be chosen when there are several."""

    EQUAL = "equal"
    """An equal card must be taken before a sum; beside sums, making fifteen is always open."""
    FEWEST = "fewest"
    """The same, and of those only the sets of the fewest cards."""
    FREE = "free"
    """All captures stand side by side."""


class Ace(Enum):
    """What a played ace can do."""

    PLAIN = "plain"
    """It is a card like the others."""
    TAKES_ALL = "takes_all"
    """It takes the whole table, and nothing less."""


class AceOnAce(Enum):
    """An ace that takes all, played while an ace lies on the table."""

    ONE = "one"
    """It has no power and captures like any other card."""
    ALL = "all"
    """It takes everything even then."""


class AceOnEmpty(Enum):
    """An ace that takes all, played on an empty table."""

    STAYS = "stays"
    """It lies on the table."""
    TAKEN = "taken"
    """It goes to its player's pile: it takes itself, and that is no scopa."""


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
    ACES = "aces"
    """Two or more aces."""
    OFF = "off"
    """None."""


class Opening(Enum):
    """Who gets an opening table worth 15 (a scopa) or 30 (two)."""

    NONE = "none"
    """Nobody: it stays."""
    DEALER = "dealer"
    """The dealer."""
    LEADER = "leader"
    """Whoever plays first."""


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
        ace_sweep_scores: whether sweeping the table by the ace's power alone is a scopa.
        last_card_scopa: whether the very last card of the deal can make a scopa.
        opening_nine: an opening table worth nine or less is three scope.
        declarations: small hands and three of a kind may be declared, the matta counting as
            any card there and on the opening table.
        napola: ace, two, three of coins and further without a gap.
        napoleone: all ten coins win the match.
        four_sevens: a point for all four sevens.
        piccola: as napola, but seven points at most.
        grande: fante, cavallo and re of coins.
        bonus: single cards worth a point each, in order of value.
    """

    seats: int = 2
    sides: Sides = Sides.AUTO
    target: int | None = None
    deal: Deal = Deal.THREE_AND_FOUR
    deal_order: DealOrder = DealOrder.HANDS_FIRST
    cut: Switch = Switch.OFF
    capture: Capture = Capture.SUM
    priority: Priority = Priority.EQUAL
    ace: Ace = Ace.PLAIN
    ace_on_ace: AceOnAce = AceOnAce.ONE
    ace_on_empty: AceOnEmpty = AceOnEmpty.STAYS
    ace_sweep_scores: Switch = Switch.OFF
    last_card_scopa: Switch = Switch.OFF
    leftovers: Leftovers = Leftovers.LAST_CAPTURER
    void: Void = Void.KINGS
    opening: Opening = Opening.NONE
    opening_nine: Switch = Switch.OFF
    declarations: Switch = Switch.OFF
    primiera: Primiera = Primiera.FALLBACK
    napola: Switch = Switch.OFF
    napoleone: Switch = Switch.OFF
    four_sevens: Switch = Switch.OFF
    piccola: Switch = Switch.OFF
    grande: Switch = Switch.OFF
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
    def hand_size(self) -> int:
        """Cards of a full hand."""
        return self.deal.hand_size

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
    def match_rule(self) -> ToTarget:
        """What decides a match."""
        return ToTarget(self.points_to_win, self.tie is Tie.ORDER)

    @property
    def opens(self) -> bool:
        """Whether the opening table can be worth scope."""
        return self.opening is not Opening.NONE or bool(self.opening_nine)

    def with_seats(self, count: int) -> "ScopaOptions":
        """The same for so many seats; sides that do not fit them are left to the seats."""
        fitting = self.sides in FITTING_SIDES[count]
        return replace(self, seats=count, sides=self.sides if fitting else Sides.AUTO)

    def problems(self) -> tuple[Problem, ...]:
        """Why these options do not go together; empty if they do."""
        return tuple(
            problem
            for contradiction in (_seats, _target, _dealing, _capturing, _ending)
            for problem in contradiction(self)
        )


# ---- contradictions


def _seats(options: ScopaOptions) -> Iterator[Problem]:
    seats, sides, deal = options.seats, options.sides, options.deal
    if seats not in FITTING_SIDES:
        yield Problem("problem.seats_do_not_divide", {"seats": seats})
        return
    if sides is not Sides.AUTO and sides not in FITTING_SIDES[seats]:
        yield Problem(f"problem.sides_{sides.value}", {"seats": seats})
        return
    players = len(options.seating.order(0))
    wanted = players * deal.hand_size
    left = len(DECK) - deal.table_size
    data = {"players": players, "hand": deal.hand_size}
    if wanted > left:
        yield Problem("problem.too_many_cards", data)
    elif left % wanted:
        yield Problem("problem.hands_do_not_divide", data)


def _target(options: ScopaOptions) -> Iterator[Problem]:
    target = options.target
    if target is not None and not MIN_TARGET <= target <= MAX_TARGET:
        yield Problem(
            "problem.target_range", {"target": target, "least": MIN_TARGET, "most": MAX_TARGET}
        )


def _dealing(options: ScopaOptions) -> Iterator[Problem]:
    deal = options.deal
    if options.deal_order is DealOrder.ALTERNATING and deal is not Deal.THREE_AND_FOUR:
        yield Problem("problem.alternating_deal")
    if options.opens and not deal.table_size:
        yield Problem("problem.no_opening_table")
    if options.declarations and deal.hand_size != DECLARED_CARDS:
        yield Problem("problem.declared_hands", {"hand": deal.hand_size})


def _capturing(options: ScopaOptions) -> Iterator[Problem]:
    if options.priority is Priority.EQUAL and options.capture is Capture.FIFTEEN:
        yield Problem("problem.nothing_equal")
    only_with_power = (
        options.ace_on_ace is AceOnAce.ALL,
        options.ace_on_empty is AceOnEmpty.TAKEN,
        bool(options.ace_sweep_scores),
    )
    if options.ace is Ace.PLAIN and any(only_with_power):
        yield Problem("problem.plain_ace")


def _ending(options: ScopaOptions) -> Iterator[Problem]:
    if options.leftovers is Leftovers.LAST_PLAYER and options.last_card_scopa:
        yield Problem("problem.last_card_twice")
