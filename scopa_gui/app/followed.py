"""What a screen needs of a match it follows, whether it is being played or comes from a record."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from scopa_gui.rules import shuffle
from scopa_gui.rules.catalogue import Move, Options, format_rules
from scopa_gui.rules.events import DealStarted, Event
from scopa_gui.rules.match import DealerDraw
from scopa_gui.rules.record import Header, SeatRecord
from scopa_gui.rules.run import MatchRun, SecretStocks


@dataclass(frozen=True, slots=True)
class Logged:
    """An event as it happened.

    Attributes:
        deal: the number of its deal, from 0.
        event: with all cards; screens get what their observer may see of it.
    """

    deal: int
    event: Event


class Followed(Protocol):
    """A match as a table, a summary or a last sheet shows it."""

    @property
    def header(self) -> Header:
        """Rules, secret and seats."""
        ...

    @property
    def run(self) -> MatchRun:
        """The match as far as it has come."""
        ...

    @property
    def draw(self) -> DealerDraw:
        """The draw for the first dealer."""
        ...

    @property
    def fresh(self) -> bool:
        """Whether it begins on the screen, so that the draw is worth showing."""
        ...

    @property
    def options(self) -> Options:
        """The rules in force."""
        ...

    @property
    def rules_code(self) -> str:
        """The rules in force as one line of text."""
        ...

    @property
    def seats(self) -> tuple[SeatRecord, ...]:
        """Who sits where."""
        ...

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people who play at this screen."""
        ...

    @property
    def fingerprint(self) -> str:
        """The fingerprint of the current deal; empty where its stock was laid out by hand."""
        ...

    @property
    def event_count(self) -> int:
        """How many events there have been so far."""
        ...

    @property
    def to_move(self) -> int | None:
        """The seat on turn, or None between deals and after the match."""
        ...

    def events(self, observer: int | None, start: int) -> list[Event]:
        """Events from number ``start`` on, as ``observer`` may see them."""
        ...

    def last_look(self, seat: int) -> int:
        """Number of the event after which ``seat`` may have missed something."""
        ...

    def waits_for_person(self) -> bool:
        """Whether somebody at this screen is on turn."""
        ...

    def play(self, move: Move) -> None:
        """Play a move for the seat on turn.

        Raises:
            IllegalMove: with the reason; nothing has changed then.
        """
        ...

    def next_deal(self) -> None:
        """Begin the next deal, if the current one is over and the match is not."""
        ...


def people_of(seats: Sequence[SeatRecord]) -> tuple[int, ...]:
    """The seats of people."""
    return tuple(number for number, seat in enumerate(seats) if seat.is_person)


def last_look(log: Sequence[Logged], seat: int) -> int:
    """Number of the event after which ``seat`` may have missed something.

    That is after the events of its own last move in this deal, or the deal's start.
    """
    number = len(log)
    while number > 0:
        event = log[number - 1].event
        if isinstance(event, DealStarted):
            return number - 1
        if event.mover == seat:
            return number
        number -= 1
    return 0


def deal_fingerprint(header: Header, run: MatchRun) -> str:
    """The fingerprint of the current deal of a match; empty where nobody shuffled."""
    if not isinstance(header.stocks, SecretStocks):
        return ""
    key = shuffle.deal_key(header.stocks.secret, *current_deal(run))
    return shuffle.fingerprint(key, format_rules(header.options))


def current_deal(run: MatchRun) -> tuple[int, int]:
    """Number of the deal on the table, from 0, and how many void ones came before it."""
    if not run.deal_over:
        return run.match.deal, run.match.attempt
    return run.match.deal - 1, run.match.attempts[-1]
