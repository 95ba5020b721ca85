"""The draw for the first dealer, shown on the table: everybody draws, the lowest deals."""

from collections.abc import Hashable

from scopa_gui.rules.cards import Card
from scopa_gui.rules.match import DealerDraw
from scopa_gui.ui.motion.durations import Motion, Pace
from scopa_gui.ui.motion.easing import ease_in_out
from scopa_gui.ui.motion.sounds import Sound
from scopa_gui.ui.motion.timeline import (
    Playback,
    Timeline,
    cue,
    delay,
    sequence,
    stagger,
    track,
)
from scopa_gui.ui.motion.tween import Tween
from scopa_gui.ui.table.choreography import Choreographer
from scopa_gui.ui.table.flights import Movement, Ring
from scopa_gui.ui.table.geometry import Pose, mix_poses

LOOK = 2.4
"""How long the drawn cards are left to be seen, over the rest of a capture."""


class DealerDrawShow:
    """Plays every round of a draw; nothing depends on it."""

    def __init__(self, draw: DealerDraw, choreographer: Choreographer, seats: int) -> None:
        self.dealer = draw.dealer
        self._faces: dict[Hashable, Card | None] = {}
        pace = choreographer.pace
        parts: list[Movement] = []
        for drawn in draw.rounds:
            lowest = min(card.value for _, card in drawn)
            flights: list[Movement] = []
            turns: list[Movement] = []
            leaving: list[Movement] = []
            rings: list[Movement] = []
            for seat, card in drawn:
                number = choreographer.layout.relative(seat, choreographer.bottom)
                end = choreographer.layout.drawn_card(number)
                down = end.with_(face=-1.0)
                stock = choreographer.layout.stock
                self._faces[card] = card
                start = stock.with_(alpha=0.0)
                flight = choreographer.fly(card, start, down, Motion.DEAL_CARD)
                flights.append(sequence(cue(Sound.SLIDE), flight))
                turns.append(_turn(card, down, end, pace))
                leaving.append(_fade(card, end, pace))
                if card.value == lowest:
                    rings.append(_ring(card, end, pace, shown=True))
                    leaving.append(_ring(card, end, pace, shown=False))
            step = pace.seconds(Motion.DEAL_NEXT)
            look: Movement = delay(LOOK * pace.seconds(Motion.CAPTURE_REST))
            parts += [
                stagger(flights, 2 * step),
                stagger(turns, step),
                stagger(rings, 0.0),
                look,
                stagger(leaving, 0.0),
            ]
        movement: Movement = sequence(*_hidden_rings(draw), *parts)
        self._playback: Playback[Pose] = Playback(movement)
        self._told_from_s = movement.duration_s - (
            LOOK * pace.seconds(Motion.CAPTURE_REST) + pace.seconds(Motion.RING)
        )

    @property
    def done(self) -> bool:
        """Whether it has been shown to its end."""
        return self._playback.done

    @property
    def told(self) -> bool:
        """Whether it can be seen who deals."""
        return self._playback.elapsed_s >= self._told_from_s

    def advance(self, dt_s: float) -> list[Sound]:
        """Let time pass; what is heard meanwhile."""
        return [due for due in self._playback.advance(dt_s) if isinstance(due, Sound)]

    @property
    def elapsed_s(self) -> float:
        """How far it has come."""
        return self._playback.elapsed_s

    def faces(self) -> list[tuple[Hashable, Card | None]]:
        """The cards in drawing order."""
        return list(self._faces.items())

    def poses(self) -> dict[Hashable, Pose]:
        """Where the cards are now."""
        return dict(self._playback.values())


def _turn(card: Card, down: Pose, up: Pose, pace: Pace) -> Movement:
    seconds = pace.seconds(Motion.TABLE_CARD_TURN)
    return track(card, Tween(down, up, seconds, mix_poses, ease_in_out))


def _fade(card: Card, pose: Pose, pace: Pace) -> Movement:
    gone = pose.with_(alpha=0.0)
    return track(card, Tween(pose, gone, pace.seconds(Motion.RING), mix_poses))


def _ring(card: Card, pose: Pose, pace: Pace, *, shown: bool) -> Movement:
    gone = pose.with_(alpha=0.0)
    start, end = (gone, pose) if shown else (pose, gone)
    return track(Ring(card), Tween(start, end, pace.seconds(Motion.RING), mix_poses))


def _hidden_rings(draw: DealerDraw) -> list[Timeline[Pose]]:
    """No ring is there at the beginning."""
    nowhere = Pose(0.0, 0.0, 0.0, alpha=0.0)
    return [
        track(Ring(card), Tween(nowhere, nowhere, 0.0, mix_poses))
        for drawn in draw.rounds
        for _, card in drawn
    ]
