"""From events to movement, for what every game does alike: dealing, voiding, scoring. Pure.

The end of every flight is where the card then rests. What only one family knows is shown by that
family's own choreographer.
"""

from abc import abstractmethod
from collections.abc import Hashable, Sequence
from dataclasses import dataclass

from scopa_gui.rules.cards import Card
from scopa_gui.rules.events import DealStarted, DealVoided, Event, PacketDealt
from scopa_gui.rules.game import DealScored
from scopa_gui.ui.motion.durations import Motion
from scopa_gui.ui.motion.easing import ease_in_out
from scopa_gui.ui.motion.sounds import Sound
from scopa_gui.ui.motion.timeline import cue, parallel, sequence, stagger, track
from scopa_gui.ui.motion.tween import Tween
from scopa_gui.ui.table.flights import (
    NOWHERE,
    Flights,
    Land,
    Movement,
    Performance,
    Roll,
    pause,
    swung,
    with_ghosts,
)
from scopa_gui.ui.table.geometry import Pose, mix_poses
from scopa_gui.ui.table.model import TableModel
from scopa_gui.ui.table.rest import Back, rest_poses

LAID_LINGER = 0.5
"""How long a laid card is left to be seen before the next move, over the rest of a capture."""


@dataclass(frozen=True)
class Choreographer(Flights):
    """Makes a performance of every event."""

    def perform(
        self, model: TableModel, events: Sequence[Event], held: Pose | None = None
    ) -> Performance:
        """Show the first of ``events``, and those that are shown together with it.

        Args:
            held: where the played card is, if a hand has moved it from its place.
        """
        first = events[0]
        after = model.folded(first, self.game, self.layout)
        match first:
            case DealStarted():
                return Performance((first,), (after,), sequence(cue(Sound.SHUFFLE), cue(Land(0))))
            case PacketDealt():
                return self._packet(model, first, after)
            case DealVoided():
                reading = pause(self.pace.seconds(Motion.TOAST))
                return Performance((first,), (after,), sequence(cue(Land(0)), reading))
            case DealScored():
                rolls = (
                    self._show(Roll(side), NOWHERE, NOWHERE.with_(lift=1.0), Motion.NUMBER)
                    for side in range(self.game.seating.side_count)
                )
                return Performance((first,), (after,), sequence(cue(Land(0)), parallel(*rolls)))
            case _:
                return self._moved(model, events, after, held)

    @abstractmethod
    def _moved(
        self, model: TableModel, events: Sequence[Event], after: TableModel, held: Pose | None
    ) -> Performance:
        """Show an event of the family.

        Args:
            after: the table after the first of ``events``.
        """

    def _drawn_from(self, model: TableModel, card: Card | None) -> Pose:
        """Where a card lies that is about to be dealt."""
        for under, pose in model.under_stock(self.layout):
            if under == card:
                return pose
        return self.layout.stock

    def _packet(self, model: TableModel, event: PacketDealt, after: TableModel) -> Performance:
        rest = rest_poses(after, self.layout, self.bottom)
        counts = list(model.view.hand_counts) if model.view is not None else []
        faces: dict[Hashable, Card | None] = {}
        flights: list[Movement] = []
        turns: list[Movement] = []
        for number, dealt in enumerate(event.cards):
            key: Hashable
            own = dealt.seat is None or dealt.seat == model.observer
            if not own and dealt.card not in rest:
                assert dealt.seat is not None
                key = Back(dealt.seat, counts[dealt.seat])
            else:
                assert dealt.card is not None
                key = dealt.card
            if dealt.seat is not None:
                counts[dealt.seat] += 1
            end = rest[key]
            unwind = (6.0 + number * 5 % 9) * (-1 if number % 2 else 1)
            start = self._drawn_from(model, dealt.card)
            faces[key] = dealt.card if key == dealt.card else None
            if dealt.seat is None:
                down = end.with_(face=-1.0)
                flights.append(self.fly(key, start, down, Motion.DEAL_CARD, mix=swung(unwind)))
                turned = Tween(
                    end.with_(face=-1.0),
                    end,
                    self.pace.seconds(Motion.TABLE_CARD_TURN),
                    mix_poses,
                    ease_in_out,
                )
                turns.append(track(key, turned))
            else:
                flights.append(self.fly(key, start, end, Motion.DEAL_CARD, mix=swung(unwind)))
        moved = self._arranged(model, after, faces)
        heard = (sequence(cue(Sound.SLIDE), flight) for flight in flights)
        dealing = stagger(heard, self.pace.seconds(Motion.DEAL_NEXT))
        turning = stagger(turns, self.pace.seconds(Motion.TABLE_CARD_NEXT))
        movement = sequence(parallel(dealing, moved), turning, cue(Land(0)))
        return Performance((event,), (after,), movement, with_ghosts(faces))
