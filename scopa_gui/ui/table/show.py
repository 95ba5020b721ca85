"""Catching up: the events still to be shown, the one being shown, the table as shown so far.

Finishing or skipping only jumps along the same timeline, so the table ends up the same. Nothing
here knows whose turn it is; that follows from the table once nothing is left.
"""

from collections import deque
from collections.abc import Callable, Hashable, Iterable

from scopa_gui.rules.cards import Card
from scopa_gui.rules.events import Event
from scopa_gui.ui.motion.sounds import Sound
from scopa_gui.ui.motion.timeline import Playback
from scopa_gui.ui.table.choreography import Choreographer
from scopa_gui.ui.table.flights import Celebrate, Land, Performance
from scopa_gui.ui.table.geometry import Pose
from scopa_gui.ui.table.model import TableModel


class Show:
    """Plays events one after another on a presented table.

    Args:
        hear: told of every sound when it is due.
    """

    def __init__(
        self,
        choreographer: Choreographer,
        model: TableModel,
        hear: Callable[[Sound], None],
    ) -> None:
        self._hear = hear
        self.choreographer = choreographer
        self.model = model
        self._waiting: deque[Event] = deque()
        self._performance: Performance | None = None
        self._playback: Playback[Pose] | None = None
        self._landed = 0
        self._celebration: Playback[Pose] | None = None
        self.celebrating_seat: int | None = None
        """Whose scopa is being celebrated."""
        self.celebrated_points = 0
        """How many points the scopa celebrated last brought."""

    # ---- what there is

    @property
    def known(self) -> int:
        """How many events it has been given, shown or not."""
        return self.model.shown + self._unfolded + len(self._waiting)

    @property
    def next_event(self) -> Event | None:
        """The event that would be begun next."""
        return self._waiting[0] if self._waiting else None

    @property
    def current(self) -> Event | None:
        """The event being shown."""
        return self._performance.events[0] if self._performance is not None else None

    @property
    def moving(self) -> bool:
        """Whether something is being shown."""
        return self._playback is not None

    @property
    def idle(self) -> bool:
        """Whether everything known has been shown."""
        return self._playback is None and not self._waiting

    @property
    def animating(self) -> bool:
        """Whether the picture changes as time passes."""
        return self._playback is not None or self._celebration is not None

    @property
    def hidden(self) -> frozenset[Hashable]:
        """What is not drawn at its place of rest."""
        if self._performance is None or self._landed:
            return frozenset()
        return self._performance.hidden

    def faces(self) -> list[tuple[Hashable, Card | None]]:
        """Moving cards in the order in which they are drawn, with what they show."""
        return list(self._performance.faces.items()) if self._performance is not None else []

    def poses(self) -> dict[Hashable, Pose]:
        """Where everything that moves is now, celebration included."""
        poses = dict(self._playback.values()) if self._playback is not None else {}
        if self._celebration is not None:
            poses.update(self._celebration.values())
        return poses

    # ---- what changes it

    def feed(self, events: Iterable[Event]) -> None:
        """Know of more events."""
        self._waiting.extend(events)

    def begin(self, held: Pose | None = None) -> Event | None:
        """Begin to show the next event, if nothing is being shown; the event begun.

        Args:
            held: where a card played by hand is at this moment.
        """
        if self._playback is not None or not self._waiting:
            return None
        performance = self.choreographer.perform(self.model, tuple(self._waiting), held)
        for _ in performance.events:
            self._waiting.popleft()
        self._performance = performance
        self._playback = Playback(performance.movement)
        self._landed = 0
        return performance.events[0]

    def advance(self, dt_s: float) -> None:
        """Let time pass."""
        if self._celebration is not None:
            self._celebrate(self._celebration.advance(dt_s))
        if self._playback is not None:
            self._follow(self._playback.advance(dt_s))

    def finish(self) -> None:
        """Bring what is being shown to its end."""
        self._end_celebration()
        if self._playback is not None:
            self._follow(self._playback.finish())
            self._end_celebration()

    def finish_all(self) -> None:
        """Bring everything known to its end."""
        self.finish()
        while self.begin() is not None:
            self.finish()

    # ---- inside

    @property
    def _unfolded(self) -> int:
        """Events of the present performance that have not landed."""
        return len(self._performance.events) - self._landed if self._performance else 0

    def _follow(self, cues: Iterable[Hashable]) -> None:
        performance, playback = self._performance, self._playback
        assert performance is not None
        assert playback is not None
        for due in cues:
            match due:
                case Land(number):
                    self.model = performance.after[number]
                    self._landed = number + 1
                case Celebrate(seat, points) if performance.celebration is not None:
                    self._celebration = Playback(performance.celebration)
                    self.celebrating_seat = seat
                    self.celebrated_points = points
                    self._celebrate(self._celebration.advance(0.0))
                case Sound():
                    self._hear(due)
        if playback.done:
            self._performance = self._playback = None
            self._landed = 0

    def _celebrate(self, cues: Iterable[Hashable]) -> None:
        for due in cues:
            if isinstance(due, Sound):
                self._hear(due)
        if self._celebration is not None and self._celebration.done:
            self._end_celebration()

    def _end_celebration(self) -> None:
        self._celebration = None
        self.celebrating_seat = None
