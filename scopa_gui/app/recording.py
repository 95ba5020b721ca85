"""A match from a record, to be gone through moment by moment.

Its moments are the deals as they are dealt and the moves; what happened between two of them are
events, as in a match being played, so the same table shows it.
"""

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from scopa_gui.app import followed
from scopa_gui.app.followed import Logged
from scopa_gui.rules.catalogue import Move, Options, format_rules
from scopa_gui.rules.events import Event
from scopa_gui.rules.match import DealerDraw
from scopa_gui.rules.record import Header, SeatRecord
from scopa_gui.rules.run import MatchRun, start_run


@dataclass(frozen=True, slots=True)
class Moment:
    """A point at which a match can be looked at.

    Attributes:
        deal: the number of the deal, from 0.
        move: how many moves of that deal have been made.
        events: how many events of the match have happened.
        run: the match at that point.
    """

    deal: int
    move: int
    events: int
    run: MatchRun


@dataclass(frozen=True)
class Recording:
    """All of a match.

    Attributes:
        moments: at least the first deal as it is dealt.
        log: every event, with all cards.
    """

    header: Header
    draw: DealerDraw
    moments: tuple[Moment, ...]
    log: tuple[Logged, ...]

    @property
    def deals(self) -> tuple[int, ...]:
        """Where each deal begins, as a number of a moment."""
        return tuple(number for number, moment in enumerate(self.moments) if moment.move == 0)

    def deal_at(self, moment: int) -> int:
        """The number of the deal that a moment belongs to, counted from 0."""
        return bisect_right(self.deals, moment) - 1


def recorded(header: Header, final: MatchRun) -> Recording:
    """The moments of a match from how it has ended, or from how far it has come."""
    run, draw, events = start_run(header.options, header.stocks)
    log = [Logged(0, event) for event in events]
    moments = [Moment(0, 0, len(log), run)]
    for text in final.moves:
        if run.deal_over:
            run = _next_deal(run, log, moments)
        deal = run.match.deal
        run, events = run.apply(run.game.parse_move(text))
        log += [Logged(deal, event) for event in events]
        moments.append(Moment(deal, moments[-1].move + 1, len(log), run))
    if final.given_up is not None:
        if run.deal_over and not final.deal_over:
            run = _next_deal(run, log, moments)
        run = run.give_up(final.given_up)
        last = moments.pop()
        moments.append(Moment(last.deal, last.move, last.events, run))
    return Recording(header, draw, tuple(moments), tuple(log))


def _next_deal(run: MatchRun, log: list[Logged], moments: list[Moment]) -> MatchRun:
    run, events = run.next_deal()
    log += [Logged(run.match.deal, event) for event in events]
    moments.append(Moment(run.match.deal, 0, len(log), run))
    return run


def scored_deals(recording: Recording) -> Iterator[Sequence[Event]]:
    """The events of every deal that was scored, one deal after another."""
    scored = len(recording.moments[-1].run.match.results)
    for deal in range(scored):
        yield [logged.event for logged in recording.log if logged.deal == deal]


class Rerun:
    """A recording as far as it has been shown; nobody plays in it.

    Attributes:
        recording: all of it.
        position: the number of the moment that has been reached.
        open_hands: whether an onlooker sees every hand.
    """

    fresh = False
    people: tuple[int, ...] = ()

    def __init__(self, recording: Recording, position: int = 0) -> None:
        self.recording = recording
        self.position = position
        self.open_hands = False
        self._rules_code = format_rules(recording.header.options)

    @property
    def moment(self) -> Moment:
        """Where it stands."""
        return self.recording.moments[self.position]

    @property
    def last(self) -> int:
        """The number of the last moment."""
        return len(self.recording.moments) - 1

    def go(self, position: int) -> None:
        """Stand at another moment."""
        self.position = max(0, min(self.last, position))

    # ---- as the table follows it

    @property
    def header(self) -> Header:
        """Rules, secret and seats."""
        return self.recording.header

    @property
    def run(self) -> MatchRun:
        """The match as it was at this moment."""
        return self.moment.run

    @property
    def draw(self) -> DealerDraw:
        """The draw for the first dealer."""
        return self.recording.draw

    @property
    def options(self) -> Options:
        """The rules in force."""
        return self.header.options

    @property
    def rules_code(self) -> str:
        """The rules in force as one line of text."""
        return self._rules_code

    @property
    def seats(self) -> tuple[SeatRecord, ...]:
        """Who sat where."""
        return self.header.seats

    @property
    def fingerprint(self) -> str:
        """The fingerprint of the deal on the table."""
        return followed.deal_fingerprint(self.header, self.run)

    @property
    def event_count(self) -> int:
        """How many events there have been up to this moment."""
        return self.moment.events

    @property
    def to_move(self) -> int | None:
        """The seat on turn, or None between deals and after the match."""
        return None if self.run.over else self.run.game.to_move(self.run.state)

    def events(self, observer: int | None, start: int) -> list[Event]:
        """Events from number ``start`` on, as ``observer`` saw them, or with all cards."""
        shown = self.recording.log[start : self.event_count]
        if self.open_hands and observer is None:
            return [logged.event for logged in shown]
        return [logged.event.seen_from(observer) for logged in shown]

    def last_look(self, seat: int) -> int:
        """Number of the event after which ``seat`` may have missed something."""
        return followed.last_look(self.recording.log[: self.event_count], seat)

    def waits_for_person(self) -> bool:
        """Nobody is waited for."""
        return False

    def play(self, move: Move) -> None:
        """What has happened has happened.

        Raises:
            TypeError: always.
        """
        raise TypeError("nobody plays in a recording")

    def next_deal(self) -> None:
        """Go on to the next deal, if this one is over and the match is not."""
        if self.run.deal_over and not self.run.over:
            self.go(self.position + 1)
