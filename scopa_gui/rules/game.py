"""What every family of games offers, and the values that families share."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Generic, Protocol, TypeVar

from scopa_gui.rules.cards import Card
from scopa_gui.rules.events import Event
from scopa_gui.rules.seats import Seating

S = TypeVar("S", bound="DealState")
M = TypeVar("M")
V = TypeVar("V")


class IllegalMove(ValueError):
    """A move that the rules refuse.

    Attributes:
        key: the reason as a message key, ``illegal.`` and a word.
        data: what the sentence needs (cards, sums, seats).
    """

    def __init__(self, reason: str, **data: object) -> None:
        super().__init__(f"{reason} {data}" if data else reason)
        self.key = f"illegal.{reason}"
        self.data = data


class StockError(ValueError):
    """A stock that is not the game's deck: ``key`` and ``data`` make the sentence."""

    def __init__(self, key: str, **data: object) -> None:
        super().__init__(f"{key} {data}")
        self.key = key
        self.data = data


def require_stock(stock: Sequence[Card], deck: Sequence[Card]) -> None:
    """Check that a stock is the whole deck.

    Raises:
        StockError: it is not.
    """
    if len(stock) != len(deck):
        raise StockError("error.stock_count", n=len(stock), wanted=len(deck))
    if twice := [card for card in stock if stock.count(card) > 1]:
        raise StockError("error.card_twice", card=str(twice[0]))
    if foreign := [card for card in stock if card not in deck]:
        raise StockError("error.foreign_card", card=str(foreign[0]))


def require_dealer(dealer: int, seats: int) -> None:
    """Check that a dealer sits at the table.

    Raises:
        StockError: nobody sits there.
    """
    if not 0 <= dealer < seats:
        raise StockError("error.no_such_dealer", dealer=dealer, most=seats - 1)


@dataclass(frozen=True, slots=True)
class Step(Generic[S]):
    """A state and the events that led to it from the one before."""

    state: S
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class CategoryLine:
    """One line of a deal's score.

    Attributes:
        category: its name, as in the rules code (``carte``, ``denari``, ...).
        points: points a side.
        values: what was compared, a side (cards, coins, primiera); empty where nothing is.
        cards: the cards that decided it, a side; empty where no cards do.
    """

    category: str
    points: tuple[int, ...]
    values: tuple[int, ...]
    cards: tuple[tuple[Card, ...], ...]


@dataclass(frozen=True, slots=True)
class Award:
    """One gain of points, in the order in which gains arise within a deal."""

    category: str
    side: int
    points: int


@dataclass(frozen=True, slots=True)
class DealResult:
    """The score of a deal.

    Attributes:
        points: total points a side.
        lines: a line per category in force.
        awards: every gain in the order in which it arose (for matches decided *in order*).
        match_won_by: the side that wins the whole match at once, if any (napoleone).
    """

    points: tuple[int, ...]
    lines: tuple[CategoryLine, ...]
    awards: tuple[Award, ...]
    match_won_by: int | None = None

    def line(self, category: str) -> CategoryLine:
        """The line of a category.

        Raises:
            KeyError: the category is not in force.
        """
        for line in self.lines:
            if line.category == category:
                return line
        raise KeyError(category)


@dataclass(frozen=True, slots=True)
class DealScored(Event):
    """The deal is over and scored."""

    result: DealResult


class ScoreError(ValueError):
    """Piles that the rules cannot score: ``key`` and ``data`` make the sentence."""

    def __init__(self, key: str, **data: object) -> None:
        super().__init__(f"{key} {data}")
        self.key = key
        self.data = data


@dataclass(frozen=True, slots=True)
class Problem:
    """Why options do not go together: a message key and what its sentence needs."""

    key: str
    data: Mapping[str, object] = field(default_factory=dict)


class DealState(Protocol):
    """What the states of all families have in common.

    Attributes:
        stock: the cards not dealt yet; the next is the first.
        hands, piles: a tuple of cards for each seat.
        table: the cards in the middle.
        turn: the seat on turn, or None.
    """

    @property
    def dealer(self) -> int: ...
    @property
    def stock(self) -> tuple[Card, ...]: ...
    @property
    def hands(self) -> tuple[tuple[Card, ...], ...]: ...
    @property
    def table(self) -> tuple[Card, ...]: ...
    @property
    def piles(self) -> tuple[tuple[Card, ...], ...]: ...
    @property
    def turn(self) -> int | None: ...


class Game(Protocol[S, M, V]):
    """A family of games under fixed options. All methods are pure."""

    @property
    def seating(self) -> Seating:
        """Seats and sides."""
        ...

    @property
    def deck(self) -> tuple[Card, ...]:
        """The cards a stock is made of."""
        ...

    def deal(self, stock: Sequence[Card], dealer: int) -> Step[S]:
        """Start a deal from the first card of ``stock``.

        Raises:
            StockError: the stock is not the game's deck.
        """
        ...

    def to_move(self, state: S) -> int | None:
        """The seat on turn; None when the deal is over or void."""
        ...

    def legal_moves(self, state: S) -> tuple[M, ...]:
        """All moves of the seat on turn, sorted by text; empty only when the deal is over."""
        ...

    def hand_moves(self, hand: Sequence[Card], table: Sequence[Card]) -> tuple[M, ...]:
        """All that a hand can do about the cards in the middle, sorted by text."""
        ...

    def moves_seen(self, view: V) -> tuple[M, ...]:
        """The legal moves of a view's observer, sorted by text; empty when not on turn."""
        ...

    def apply(self, state: S, move: M) -> Step[S]:
        """Play a move.

        Raises:
            IllegalMove: with the reason.
        """
        ...

    def view(self, state: S, seat: int | None) -> V:
        """What ``seat`` may know; None is an onlooker."""
        ...

    def fold(self, view: V | None, event: Event, seat: int | None) -> V:
        """The view after ``event``; from None on with the first event of a deal."""
        ...

    def determinize(self, view: V, rng: Random) -> S:
        """A state that the observer cannot tell from the true one, unseen cards at random."""
        ...

    def result(self, state: S) -> DealResult | None:
        """The score once the deal is over; None before, and for a void deal."""
        ...

    def score_piles(
        self, piles: Sequence[tuple[Card, ...]], told: Mapping[str, tuple[int, ...]]
    ) -> DealResult:
        """The score of piles laid out by hand, whole or in part, one a side.

        Args:
            told: what the piles do not show, numbers by name.

        Raises:
            ScoreError: not what these rules need.
        """
        ...

    def void_reason(self, state: S) -> str | None:
        """Why the deal does not count, or None."""
        ...

    def describe(self, state: S) -> str:
        """The whole state as one line of text, for digests and failure messages."""
        ...

    def format_move(self, move: M) -> str:
        """The move as text without spaces."""
        ...

    def parse_move(self, text: str) -> M:
        """The move that ``text`` names.

        Raises:
            IllegalMove: the text names none.
        """
        ...
