"""States, views and events of the Scopa family."""

from dataclasses import dataclass
from enum import Enum

from scopa_gui.rules.cards import Card
from scopa_gui.rules.events import Event
from scopa_gui.rules.game import DealResult
from scopa_gui.rules.scopa.declarations import Declaration
from scopa_gui.rules.scopa.scoring import ScopaMark


class Phase(Enum):
    """Where a deal stands."""

    CUT = "cut"
    """The deck waits to be cut."""
    PLAY = "play"
    """A card is to be played."""
    OVER = "over"
    """All cards are played and the deal is scored."""
    VOID = "void"
    """The deal does not count."""


@dataclass(frozen=True, slots=True)
class ScopaState:
    """Everything about a running deal.

    Attributes:
        stock: the cards not dealt yet; the next is the first.
        hands, piles: a tuple of cards for each seat; hands and table in the order of arrival.
        face_up: for each seat, those cards of its hand that lie open.
        marks: the scope so far, in the order in which they fell.
        opening_scope: so many of them, the first, are for the opening table.
        declared: the hands declared so far, in that order.
        last_capturer: the seat that captured last, or None.
        turn: the seat on turn, or None.
        void_reason: why the deal is void, or None.
    """

    dealer: int
    stock: tuple[Card, ...]
    hands: tuple[tuple[Card, ...], ...]
    table: tuple[Card, ...]
    piles: tuple[tuple[Card, ...], ...]
    marks: tuple[ScopaMark, ...]
    last_capturer: int | None
    turn: int | None
    phase: Phase
    face_up: tuple[tuple[Card, ...], ...]
    declared: tuple[Declaration, ...] = ()
    opening_scope: int = 0
    void_reason: str | None = None


@dataclass(frozen=True, slots=True)
class ScopaView:
    """What one seat may know: its hand, the backs of the others, and all that lies open.

    Piles are public: every card in them was seen when it was taken. ``observer`` None is an
    onlooker without a hand.
    """

    observer: int | None
    dealer: int
    stock_count: int
    hand: tuple[Card, ...]
    hand_counts: tuple[int, ...]
    table: tuple[Card, ...]
    piles: tuple[tuple[Card, ...], ...]
    marks: tuple[ScopaMark, ...]
    last_capturer: int | None
    turn: int | None
    phase: Phase
    face_up: tuple[tuple[Card, ...], ...]
    declared: tuple[Declaration, ...] = ()
    opening_scope: int = 0
    void_reason: str | None = None
    result: DealResult | None = None


@dataclass(frozen=True, slots=True)
class OpeningTaken(Event):
    """The opening table was worth scope: ``seat`` took its cards; each scopa follows.

    Attributes:
        worth: of the table, the value that the matta took included.
        scope: how many scope that is.
    """

    seat: int
    cards: tuple[Card, ...]
    worth: int
    scope: int


@dataclass(frozen=True, slots=True)
class HandDeclared(Event):
    """``seat`` declared its hand, which lies face up from now on."""

    seat: int
    cards: tuple[Card, ...]
    points: int

    @property
    def settles(self) -> str:
        """A hand is known."""
        return "declared"


@dataclass(frozen=True, slots=True)
class CardLaid(Event):
    """``seat`` laid a card on the table."""

    seat: int
    card: Card

    @property
    def mover(self) -> int:
        """Whoever laid it."""
        return self.seat


@dataclass(frozen=True, slots=True)
class CardsCaptured(Event):
    """``seat`` took table cards with a played card, or that card alone where ``taken`` is empty."""

    seat: int
    card: Card
    taken: tuple[Card, ...]

    @property
    def mover(self) -> int:
        """Whoever took them."""
        return self.seat


@dataclass(frozen=True, slots=True)
class ScopaMade(Event):
    """The capture just made swept the table, or the opening table was taken.

    Attributes:
        card: lies crosswise on the pile.
    """

    seat: int
    card: Card

    @property
    def mover(self) -> int:
        """Whoever made it."""
        return self.seat

    @property
    def counted(self) -> tuple[str, int]:
        """A scopa for whoever made it."""
        return "scope", self.seat


@dataclass(frozen=True, slots=True)
class LeftoversTaken(Event):
    """The end of the deal: what was left went to ``seat``; None if nobody captured."""

    seat: int | None
    cards: tuple[Card, ...]
