"""States, views and events of Briscola."""

from dataclasses import dataclass, replace
from enum import Enum

from scopa_gui.rules.briscola.auction import Said
from scopa_gui.rules.briscola.moves import ENOUGH, Bid
from scopa_gui.rules.cards import Card, Suit
from scopa_gui.rules.events import Event
from scopa_gui.rules.game import DealResult

Hands = tuple[tuple[Card, ...], ...]


class Phase(Enum):
    """Where a deal stands."""

    AUCTION = "auction"
    """Ranks are named, or points."""
    NAMING = "naming"
    """Whoever won the auction names the suit."""
    PLAY = "play"
    """A card is to be played."""
    OVER = "over"
    """All cards are played and the deal is scored."""
    VOID = "void"
    """All have passed: the deal does not count."""


@dataclass(frozen=True, slots=True)
class BriscolaState:
    """Everything about a running deal.

    Attributes:
        stock: the cards not dealt yet, the next first; the turned card is its last.
        hands, piles: a tuple of cards for each seat, in the order of arrival.
        table: the trick so far, in the order of play.
        turned: the card under the stock, or None once it is drawn.
        trump: its suit, or the suit named; None before.
        leader: who leads the trick.
        turn: the seat on turn, or None.
        public: for each seat, cards of its hand that everybody saw it draw.
        looked: whether partners have seen each other's hands.
        said: the auction.
        caller: who won it.
        needed: the points that the caller's side must reach.
        called: the card whose holder is the caller's partner.
        partner: that holder; a secret as long as ``revealed`` is false.
        revealed: whether the called card has fallen.
        lacking: for each seat, the suits that it has shown to lack where suit must be followed.
        void_reason: why the deal is void, or None.
    """

    dealer: int
    stock: tuple[Card, ...]
    hands: Hands
    table: tuple[Card, ...]
    piles: Hands
    turned: Card | None
    trump: Suit | None
    leader: int | None
    turn: int | None
    phase: Phase
    public: Hands
    lacking: tuple[tuple[Suit, ...], ...]
    looked: bool = False
    said: tuple[Said, ...] = ()
    caller: int | None = None
    needed: int = ENOUGH
    called: Card | None = None
    partner: int | None = None
    revealed: bool = False
    void_reason: str | None = None


@dataclass(frozen=True, slots=True)
class BriscolaView:
    """What one seat may know; ``observer`` None is an onlooker without a hand.

    Piles are public: every card in them was seen when it fell. What differs from the state:

    Attributes:
        stock_count: cards of the stock, the turned one included.
        known: for each other seat, cards of its hand that the observer has seen.
        partner: the caller's partner; before the called card falls only its holder knows.
        result: the score once the deal is over.
    """

    observer: int | None
    dealer: int
    stock_count: int
    hand: tuple[Card, ...]
    hand_counts: tuple[int, ...]
    table: tuple[Card, ...]
    piles: Hands
    turned: Card | None
    trump: Suit | None
    leader: int | None
    turn: int | None
    phase: Phase
    known: Hands
    lacking: tuple[tuple[Suit, ...], ...]
    looked: bool = False
    said: tuple[Said, ...] = ()
    caller: int | None = None
    needed: int = ENOUGH
    called: Card | None = None
    partner: int | None = None
    revealed: bool = False
    void_reason: str | None = None
    result: DealResult | None = None


@dataclass(frozen=True, slots=True)
class SeatEvent(Event):
    """Something that a seat did by its own move."""

    seat: int

    @property
    def mover(self) -> int:
        """Whoever did it."""
        return self.seat


@dataclass(frozen=True, slots=True)
class TrumpTurned(Event):
    """The next card was turned: its suit is trump, and it lies under the stock."""

    card: Card


@dataclass(frozen=True, slots=True)
class BidMade(SeatEvent):
    """``seat`` named a rank, or points."""

    bid: Bid


@dataclass(frozen=True, slots=True)
class BidPassed(SeatEvent):
    """``seat`` passed for good."""


@dataclass(frozen=True, slots=True)
class AuctionWon(Event):
    """Nobody but ``seat`` is left in the auction; it names the suit now."""

    seat: int
    bid: Bid


@dataclass(frozen=True, slots=True)
class SuitNamed(SeatEvent):
    """``seat`` named the suit: trump, and the called card with it."""

    card: Card


@dataclass(frozen=True, slots=True)
class CardPlayed(SeatEvent):
    """``seat`` played a card.

    Attributes:
        lacks: the suit that it thereby shows not to hold, where suit must be followed.
    """

    card: Card
    lacks: Suit | None = None


@dataclass(frozen=True, slots=True)
class PartnerRevealed(Event):
    """The called card fell: ``seat``, who played it, is the caller or the caller's partner."""

    seat: int
    caller: int

    @property
    def settles(self) -> str:
        """Everybody knows who plays with whom."""
        return "partner"


@dataclass(frozen=True, slots=True)
class TrickTaken(Event):
    """``seat`` took the trick, and leads the next.

    Attributes:
        points: what the cards are worth together.
    """

    seat: int
    cards: tuple[Card, ...]
    points: int


@dataclass(frozen=True, slots=True)
class ShownHand:
    """A hand that partners look at; ``cards`` is None for whoever does not see it."""

    seat: int
    cards: tuple[Card, ...] | None
    seen_by: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PartnersLooked(Event):
    """The stock has run out: partners see each other's hands from now on."""

    hands: tuple[ShownHand, ...]

    @property
    def settles(self) -> str:
        """Partners know each other's hands."""
        return "looked"

    def seen_from(self, observer: int | None) -> "PartnersLooked":
        return PartnersLooked(
            tuple(
                shown if observer in shown.seen_by else replace(shown, cards=None)
                for shown in self.hands
            )
        )
