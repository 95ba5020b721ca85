"""One match with its people, its computer players and its file.

The session holds the true state and hands out views and redacted events. It runs ahead of the
screen: computers move as soon as they have thought, and whoever shows the table catches up event by
event.
"""

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from scopa_gui.ai.brain import AdviceWanted, Brain
from scopa_gui.ai.levels import STRONGEST
from scopa_gui.app import followed
from scopa_gui.app.followed import Logged
from scopa_gui.app.players import seed_for_turn
from scopa_gui.app.storage import Journal, SavedMatch, Store
from scopa_gui.app.take_back import Turn, previous_turn
from scopa_gui.rules import shuffle
from scopa_gui.rules.catalogue import Move, Options, View, format_rules
from scopa_gui.rules.events import Event
from scopa_gui.rules.match import DealerDraw
from scopa_gui.rules.record import Header, SeatRecord
from scopa_gui.rules.run import MatchRun, SecretStocks, start_run

if TYPE_CHECKING:
    from scopa_gui.ai.advice import Advice


class Session:
    """A running match.

    Attributes:
        header: rules, secret and seats.
        run: the match as the rules see it. Screens use ``view`` and ``events`` instead.
        draw: the draw for the first dealer.
        fresh: whether the match began in this program, so that the draw is worth showing.
        assisted: whether somebody took a move back or asked for a hint.
        advice: what the person on turn is advised, once that was asked for and found.
    """

    def __init__(
        self,
        header: Header,
        run: MatchRun,
        draw: DealerDraw,
        log: Sequence[Logged],
        journal: Journal,
        brain: Brain,
        fresh: bool,
        assisted: bool = False,
        turns: Sequence[Turn] = (),
    ) -> None:
        self.header = header
        self.run = run
        self.draw = draw
        self.fresh = fresh
        self.assisted = assisted
        self.advice: Advice | None = None
        self._log = list(log)
        self._turns = list(turns)
        """The moves of the current deal."""
        self._journal = journal
        self._brain = brain
        self._ticket: int | None = None
        self._advice_ticket: int | None = None
        self._rules_code = format_rules(header.options)

    # ---- what observers may see

    @property
    def event_count(self) -> int:
        """How many events there have been in the match."""
        return len(self._log)

    def events(self, observer: int | None, start: int) -> list[Event]:
        """Events from number ``start`` on, as ``observer`` saw them.

        Where only computers play, an onlooker sees every hand.
        """
        if observer is None and not self.people:
            return [logged.event for logged in self._log[start:]]
        return [logged.event.seen_from(observer) for logged in self._log[start:]]

    def view(self, observer: int | None) -> View:
        """What ``observer`` may know now."""
        view: View = self.run.game.view(self.run.state, observer)
        return view

    def last_look(self, seat: int) -> int:
        """Number of the event after which ``seat`` may have missed something."""
        return followed.last_look(self._log, seat)

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
        """Who sits where."""
        return self.header.seats

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people."""
        return followed.people_of(self.seats)

    @property
    def fingerprint(self) -> str:
        """The fingerprint of the current deal."""
        return followed.deal_fingerprint(self.header, self.run)

    @property
    def to_move(self) -> int | None:
        """The seat on turn, or None between deals and after the match."""
        return None if self.run.over else self.run.game.to_move(self.run.state)

    def waits_for_person(self) -> bool:
        """Whether a person is on turn."""
        seat = self.to_move
        return seat is not None and self.seats[seat].is_person

    # ---- what changes it

    def play(self, move: Move) -> None:
        """Play a move for the seat on turn and write it down.

        Raises:
            IllegalMove: with the reason; nothing has changed then.
        """
        before, deal = self.run, self.run.match.deal
        run, events = before.apply(move)
        if (seat := self.to_move) is not None:
            self._turns.append(Turn(seat, before, len(self._log)))
        self._journal.move(run.game.format_move(move))
        self._accept(run, events, deal)

    def next_deal(self) -> None:
        """Begin the next deal, if the current one is over and the match is not."""
        if self.run.deal_over and not self.run.over:
            deal = self.run.match.deal
            run, events = self.run.next_deal()
            self._turns.clear()
            self._accept(run, events, deal)

    def take_back(self) -> None:
        """Go back to the person's previous turn: the match counts in no statistics.

        Raises:
            CannotTakeBack: with the reason; nothing has changed then.
        """
        turn = previous_turn(self.run, self.people, self._turns, self._log)
        self._forget_question()
        self.forget_advice()
        self.assisted = True
        self.run = turn.run
        del self._log[turn.events :]
        del self._turns[self._turns.index(turn) :]
        self._journal.take_back(len(turn.run.moves))

    def mark_hint(self) -> None:
        """A hint was asked for: the match counts in no statistics."""
        self.assisted = True
        self._journal.hint()

    def ask_advice(self) -> None:
        """Have the person on turn advised: the match counts in no statistics.

        The answer comes with an ``update``; it is forgotten as soon as a move is made.
        """
        seat = self.to_move
        if seat is None or not self.seats[seat].is_person or self.advice_asked:
            return
        self.mark_hint()
        seed = seed_for_turn(self.run, seat, STRONGEST)
        self._advice_ticket = self._brain.ask_advice(
            self._rules_code, self.view(seat), seed, AdviceWanted()
        )

    @property
    def advice_asked(self) -> bool:
        """Whether advice was asked for and has not come yet."""
        return self._advice_ticket is not None

    def forget_advice(self) -> None:
        """Nobody is advised any more; an answer that comes late is dropped."""
        self.advice = None
        if self._advice_ticket is not None:
            self._brain.cancel(self._advice_ticket)
            self._advice_ticket = None

    def give_up(self, seat: int) -> None:
        """The side of ``seat`` gives the match up."""
        if not self.run.over:
            self.run = self.run.give_up(self.run.game.seating.side_of(seat))
            self._finish()

    def _accept(self, run: MatchRun, events: Sequence[Event], deal: int) -> None:
        self.run = run
        self.forget_advice()
        self._log += [Logged(deal, event) for event in events]
        if run.over:
            self._finish()

    def _finish(self) -> None:
        self._forget_question()
        self.forget_advice()
        self._journal.finish(self.header, self.run, self.assisted)

    # ---- computer players

    def update(self, elapsed_s: float) -> None:
        """Ask the player on turn if it is a computer, and play what it has decided."""
        for answer in self._brain.poll(elapsed_s):
            if answer.ticket == self._ticket:
                self._ticket = None
                self.play(self.run.game.parse_move(answer.move))
            elif answer.ticket == self._advice_ticket:
                self._advice_ticket = None
                self.advice = answer.advice
        seat = self.to_move
        if self._ticket is None and seat is not None and not self.seats[seat].is_person:
            level = self.seats[seat].player
            seed = seed_for_turn(self.run, seat, level)
            self._ticket = self._brain.ask(self._rules_code, self.view(seat), level, seed)

    @property
    def thinking(self) -> bool:
        """Whether a computer player has been asked and not answered."""
        return self._ticket is not None

    def _forget_question(self) -> None:
        if self._ticket is not None:
            self._brain.cancel(self._ticket)
            self._ticket = None

    @property
    def kept_in(self) -> Path:
        """The file that keeps the match while it is not over."""
        return self._journal.path

    def close(self) -> None:
        """Leave the table; an unfinished match stays resumable."""
        self._forget_question()
        self.forget_advice()
        self._journal.close()


def new_session(
    options: Options,
    seats: Sequence[SeatRecord],
    store: Store,
    brain: Brain,
    seed: int | None = None,
) -> Session:
    """A new match, journalled from the first line on.

    Args:
        seed: makes the secret, for tests and demonstrations; None draws a real one.
    """
    header = Header(options, secret_stocks(seed), tuple(seats))
    return open_session(header, store.begin(header), brain)


def secret_stocks(seed: int | None) -> SecretStocks:
    """The stocks of a new secret, or of one made from a seed."""
    if seed is None:
        return SecretStocks(secrets.token_bytes(shuffle.SECRET_BYTES))
    return SecretStocks(shuffle.secret_from_seed(seed))


def open_session(header: Header, journal: Journal, brain: Brain) -> Session:
    """A session from its first deal on."""
    run, draw, events = start_run(header.options, header.stocks)
    log = [Logged(0, event) for event in events]
    return Session(header, run, draw, log, journal, brain, fresh=True)


def resume_session(saved: SavedMatch, store: Store, brain: Brain) -> Session:
    """An interrupted match at the very move where it stopped."""
    header = saved.record.header
    run, draw, events = start_run(header.options, header.stocks)
    log = [Logged(0, event) for event in events]
    turns: list[Turn] = []
    for text in saved.record.run.moves:
        if run.deal_over:
            run, events = run.next_deal()
            log += [Logged(run.match.deal, event) for event in events]
            turns.clear()
        deal = run.match.deal
        if (seat := run.game.to_move(run.state)) is not None:
            turns.append(Turn(seat, run, len(log)))
        run, events = run.apply(run.game.parse_move(text))
        log += [Logged(deal, event) for event in events]
    journal, assisted = store.reopen(saved), saved.record.assisted
    return Session(header, run, draw, log, journal, brain, False, assisted, turns)
