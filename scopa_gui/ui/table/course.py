"""The course of a match as the screen follows it: what is shown, for whom, what is waited for.

The match runs ahead; the course catches up event by event. What is waited for is a state of
``table_flow``, reached only through its transitions once nothing is left to show. No drawing and
no inputs here. Every family of games has a course of its own, which names its events.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar, Protocol

from scopa_gui.app.followed import Followed
from scopa_gui.app.settings import Sorting
from scopa_gui.app.table_flow import TRANSITIONS, TableState, Trigger, step
from scopa_gui.rules.catalogue import Move
from scopa_gui.rules.events import DealStarted, DealVoided, DeckCut, Event, PacketDealt
from scopa_gui.rules.game import DealResult
from scopa_gui.ui.motion.durations import Pace
from scopa_gui.ui.motion.sounds import Sound
from scopa_gui.ui.table.choreography import Choreographer
from scopa_gui.ui.table.dealer_draw import DealerDrawShow
from scopa_gui.ui.table.geometry import Pose
from scopa_gui.ui.table.layout import TableLayout
from scopa_gui.ui.table.model import TableModel, TableView, after_all
from scopa_gui.ui.table.show import Show

MOST_EVENTS_A_FRAME = 60
"""At instant speed everything that waits is shown within a frame; this only bounds a mistake."""
HANDS = (TableState.PLAY, TableState.CHOOSE)


class Attendant(Protocol):
    """Who is told what the course comes to."""

    def event_begun(self, before: TableModel) -> None:
        """Something begins to be shown."""
        ...

    def hear(self, sound: Sound) -> None:
        """Something is heard."""
        ...

    def turn_begun(self) -> None:
        """The person at the bottom is to play."""
        ...

    def pass_on(self, seat: int) -> None:
        """Another person is on turn: cover the table, then ``sit_down``."""
        ...

    def deal_over(self, result: DealResult) -> None:
        """All of a deal has been shown: show its score, then ``score_seen``."""
        ...

    def match_over(self) -> None:
        """The match has ended."""
        ...


class Course(ABC):
    """Follows one match.

    Attributes:
        state: what the table is waiting for.
        observer: the person whose cards are open, if any.
        bottom: the seat drawn at the bottom.
        show: what has been shown and is being shown.
        look: the last move being laid out once more, or None.
        draw: the draw for the dealer, while it is shown.
        sorting: how the observer's cards are put in order, from the next laying out on.
    """

    MOVES: ClassVar[tuple[type[Event], ...]]
    """Events by which a seat on turn does something; its plate stays lit meanwhile."""
    FOLLOWING: ClassVar[tuple[type[Event], ...]]
    """Events that belong to the move before them."""

    def __init__(self, session: Followed, attendant: Attendant) -> None:
        self.session = session
        self._attendant = attendant
        self._people = session.people
        self.state = TableState.WAIT
        if session.fresh and session.draw.rounds:
            self.state = TableState.DRAW
        self.observer: int | None = self._people[0] if len(self._people) == 1 else None
        self.bottom = self._people[0] if self._people else 0
        self._seen: dict[int, int] = {}
        """Up to which event each person has watched, while more than one play here."""
        self.sorting = Sorting.DEALT
        self.show: Show
        self.look: Show | None = None
        self.draw: DealerDrawShow | None = None
        self._layout: TableLayout
        self._pace: Pace

    # ---- what there is

    @property
    def shown(self) -> Show:
        """What is drawn: the table, or the last move once more."""
        return self.look if self.look is not None else self.show

    @property
    def ready(self) -> bool:
        """Whether the person at the bottom may play a card now."""
        return self.state in HANDS and not self.show.moving

    @property
    def animating(self) -> bool:
        """Whether the picture changes as time passes."""
        return self.shown.animating or self.draw is not None

    @property
    def turn(self) -> int | None:
        """Whose plate is lit: whoever's move is shown, else who is on turn."""
        if self.state is TableState.DRAW:
            return None
        event = self.shown.current
        if isinstance(event, self.MOVES):
            return event.mover
        view = self.show.model.view
        if self.show.idle or view is None:
            return self.session.to_move
        return view.turn

    # ---- laying out

    def lay_out(self, layout: TableLayout, pace: Pace) -> None:
        """Use this geometry; what was moving has arrived, and nothing else changes."""
        self._layout, self._pace = layout, pace
        if not hasattr(self, "show"):
            self._present(0 if self.session.fresh else self.session.event_count)
        else:
            self.end_look()
            self.show.finish()
            self._present(self.show.model.shown)
        if self.state is TableState.DRAW:
            elapsed_s = self.draw.elapsed_s if self.draw is not None else 0.0
            self.draw = DealerDrawShow(
                self.session.draw, self.show.choreographer, self.session.options.seats
            )
            self.draw.advance(elapsed_s)

    def resync(self) -> None:
        """Present the table as the match stands, without showing how it came about."""
        self._present(self.session.event_count)

    def _present(self, shown: int) -> None:
        """Present the table after ``shown`` events, and know of all others."""
        events = self.session.events(self.observer, 0)
        choreographer = self._choreographer(self._layout, self._pace)
        self.show = Show(choreographer, self._after(events[:shown]), self._attendant.hear)
        self.show.feed(events[shown:])

    def _after(self, events: Sequence[Event]) -> TableModel:
        """The table after these events from the match's beginning."""
        game = self.session.run.game
        empty = replace(self._empty_table(game.seating.side_count), sorting=self.sorting)
        return after_all(empty, events, game, self._layout)

    # ---- what a family does its own way

    @abstractmethod
    def _empty_table(self, sides: int) -> TableModel:
        """The table before the first deal."""

    @abstractmethod
    def _choreographer(self, layout: TableLayout, pace: Pace) -> Choreographer:
        """Who shows the events of this family."""

    def _asked(self, view: TableView) -> bool:
        """Ask the person on turn for something that has a state of its own; whether that is so."""
        return False

    def _move_begun(self) -> None:
        """Something new begins to be shown: nothing is asked for any more."""
        return

    # ---- time

    def update(self, dt_s: float) -> None:
        """Let time pass on the table."""
        match self.state:
            case TableState.DRAW:
                assert self.draw is not None
                for sound in self.draw.advance(dt_s):
                    self._attendant.hear(sound)
                if self.draw.done:
                    self.end_draw()
            case TableState.LOOK:
                assert self.look is not None
                self._play_out(self.look, dt_s)
                if self.look.idle:
                    self.end_look()
            case TableState.MATCH_OVER | TableState.HANDOVER | TableState.SCORING:
                pass
            case _:
                self._catch_up(dt_s)

    def _play_out(self, show: Show, dt_s: float) -> None:
        show.advance(dt_s)
        for _ in range(MOST_EVENTS_A_FRAME):
            if show.moving or show.begin() is None:
                return
            show.advance(0.0)

    def _catch_up(self, dt_s: float) -> None:
        """Show what has happened, and find out what the table then waits for."""
        self.show.advance(dt_s)
        for _ in range(MOST_EVENTS_A_FRAME):
            self._know_more()
            if self.show.moving:
                return
            if self.show.next_event is None:
                self._settle()
                return
            if self._held_back(self.show.next_event):
                return
            self._begin()
            self.show.advance(0.0)

    def _know_more(self) -> None:
        known = self.show.known
        if known < self.session.event_count:
            self.show.feed(self.session.events(self.observer, known))

    def _held_back(self, event: Event) -> bool:
        """Whether the next event waits for another person, for whom the table is covered."""
        if len(self._people) < 2:
            return False
        if self.observer is not None and not isinstance(event, DealStarted):
            return False
        seat = self.session.to_move
        if seat is None or not self.session.waits_for_person():
            return self.observer is None
        if seat == self.observer:
            return False
        self._cover_for(seat)
        return True

    def _begin(self, held: Pose | None = None) -> None:
        before = self.show.model
        event = self.show.begin(held)
        match event:
            case DealStarted() | PacketDealt() | DeckCut() | DealVoided():
                self._move_begun()
                self._fire(Trigger.DEALING)
            case _ if isinstance(event, self.MOVES):
                self._fire(Trigger.MOVING)
            case _:
                pass
        self._attendant.event_begun(before)

    def _settle(self) -> None:
        """Everything is shown: what is waited for now?"""
        if self.state not in (TableState.DEAL, TableState.SWEEP, TableState.WAIT):
            return
        view = self.show.model.view
        if view is None:
            return
        if view.result is not None:
            self._fire(Trigger.DEAL_OVER)
            self._attendant.deal_over(view.result)
        elif view.turn in self._people:
            if view.turn != self.observer:
                self._cover_for(view.turn)
            elif not self._asked(view):
                self._attendant.turn_begun()
                self._fire(Trigger.TO_PLAY)
        elif self.state is not TableState.WAIT:
            self._fire(Trigger.TO_WAIT)

    def _fire(self, trigger: Trigger) -> None:
        self.state = step(self.state, trigger)

    # ---- what the person at the table does

    def play(self, move: Move, held: Pose | None = None) -> None:
        """Play a move and begin to show it.

        Args:
            held: where a card played by hand is at this moment.

        Raises:
            IllegalMove: with the reason; nothing has changed then.
        """
        self.session.play(move)
        self._move_begun()
        self._know_more()
        self._begin(held)

    def taken_back(self) -> None:
        """The match stands again where it stood before: present it so, at once.

        Raises:
            UndefinedTrigger: this is no moment for it, see ``can_take_back``.
        """
        self._fire(Trigger.TAKEN_BACK)
        self.look = None
        self._move_begun()
        self.resync()

    @property
    def can_take_back(self) -> bool:
        """Whether an earlier table may be presented now."""
        return (self.state, Trigger.TAKEN_BACK) in TRANSITIONS

    def lifted(self) -> None:
        """A card with several captures is lifted, or more of its cards are chosen."""
        self._fire(Trigger.LIFTED)

    def put_back(self) -> None:
        """The lifted card is in the hand again."""
        if self.state is TableState.CHOOSE:
            self._fire(Trigger.PUT_BACK)

    def bring_to_rest(self) -> None:
        """Finish all that is known and meant for the person at the bottom."""
        if self.state not in (TableState.DEAL, TableState.SWEEP, TableState.WAIT):
            self.show.finish()
            return
        for _ in range(MOST_EVENTS_A_FRAME):
            self.show.finish()
            self._catch_up(0.0)
            if not self.show.moving:
                return

    def end_draw(self) -> None:
        """The draw for the dealer has been seen."""
        self.draw = None
        self._fire(Trigger.DRAW_SHOWN)

    def look_again(self) -> bool:
        """Lay the last move out once more; false if there is none in this deal.

        Raises:
            UndefinedTrigger: this is no moment for it, see ``can_look``.
        """
        move = self.show.model.last_move
        if move is None:
            return False
        events = self.session.events(self.observer, 0)[: self.show.model.shown]
        start = max(i for i, event in enumerate(events) if event == move)
        end = start + 1
        while end < len(events) and isinstance(events[end], self.FOLLOWING):
            end += 1
        self._fire(Trigger.LOOK_AGAIN)
        before = self._after(events[:start])
        self.look = Show(self.show.choreographer, before, self._attendant.hear)
        self.look.feed(events[start:end])
        return True

    @property
    def can_look(self) -> bool:
        """Whether the last move may be laid out again now."""
        return (self.state, Trigger.LOOK_AGAIN) in TRANSITIONS

    def end_look(self) -> None:
        """The last move has been seen once more."""
        if self.state is TableState.LOOK:
            self.look = None
            self._fire(Trigger.LOOKED)
            self._catch_up(0.0)

    # ---- people, deals, the end

    def _cover_for(self, seat: int) -> None:
        if self.observer is not None:
            self._seen[self.observer] = self.show.model.shown
        self._fire(Trigger.PASS_ON)
        self._attendant.pass_on(seat)

    def sit_down(self, seat: int) -> None:
        """The next person is there: turn the table, and show what this person has not seen."""
        self.observer = self.bottom = seat
        missed = max(self.session.last_look(seat), self._seen.get(seat, 0))
        self._present(min(missed, self.session.event_count))
        self._fire(Trigger.READY)

    def score_seen(self) -> None:
        """The score of a deal has been seen: the next one, or the end."""
        if self.session.run.over:
            self.end()
            return
        self.session.next_deal()
        self._fire(Trigger.NEXT_DEAL)

    def end(self) -> None:
        """The match is over."""
        if self.state is not TableState.MATCH_OVER:
            self._fire(Trigger.MATCH_OVER)
            self._attendant.match_over()
