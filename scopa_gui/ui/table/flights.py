"""What every performance at the table is made of: flights, rings, the celebration. Pure.

A performance belongs to one event, or to several that go together (a capture and its scopa). At its
landing cues the events are folded into the presented table; everything before is only for the eye,
so that skipping it changes nothing.
"""

import math
from collections.abc import Hashable, Mapping
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import NamedTuple

from scopa_gui.rules.cards import Card
from scopa_gui.rules.catalogue import AnyGame
from scopa_gui.rules.events import Event
from scopa_gui.ui.motion.durations import Motion, Pace
from scopa_gui.ui.motion.easing import Easing, ease_in_out, ease_out, linear
from scopa_gui.ui.motion.sounds import Sound
from scopa_gui.ui.motion.timeline import Timeline, cue, delay, parallel, sequence, track
from scopa_gui.ui.motion.tween import Mix, Tween
from scopa_gui.ui.table.geometry import Pose, mix_poses
from scopa_gui.ui.table.layout import TableLayout
from scopa_gui.ui.table.model import TableModel
from scopa_gui.ui.table.rest import Back, rest_poses, table_pose

Movement = Timeline[Pose]


class Land(NamedTuple):
    """Cue: the so-manyth event of the performance is folded in now."""

    number: int


class Celebrate(NamedTuple):
    """Cue: a celebration begins beside what goes on."""

    seat: int
    points: int = 1


class Effect(Enum):
    """Things that are no cards. Of the first three's poses ``alpha`` counts, and ``lift`` as the
    share that is there."""

    STROKE = auto()
    """The broom's stroke, along its arc."""
    WORD = auto()
    POINT = auto()
    """The medallion with the point."""
    SHINE = auto()
    """A bright line over the settebello."""


class Ring(NamedTuple):
    """A card ringed as chosen, while its pose is visible."""

    card: Card


class Roll(NamedTuple):
    """A side's score changing; ``lift`` is the share of its way."""

    side: int


class Ghost(NamedTuple):
    """A card fading out where it was, when motion is reduced."""

    of: Hashable


@dataclass(frozen=True)
class Performance:
    """How events are shown.

    Attributes:
        events: they are folded in at the cues ``Land(0)``, ``Land(1)`` ...
        after: the table after each of them.
        movement: poses of what moves; it is drawn in the order of ``faces``.
        faces: what each moving card shows; None is a back.
        hidden: cards not drawn at their place of rest before the first event lands.
        celebration: what runs beside, from the cue ``Celebrate`` on.
    """

    events: tuple[Event, ...]
    after: tuple[TableModel, ...]
    movement: Movement
    faces: Mapping[Hashable, Card | None] = field(default_factory=dict)
    hidden: frozenset[Hashable] = frozenset()
    celebration: Movement | None = None


@dataclass(frozen=True)
class Flights:
    """Knows the table's geometry and the reader's pace."""

    game: AnyGame
    layout: TableLayout
    pace: Pace
    bottom: int

    def fly(
        self,
        key: Hashable,
        start: Pose,
        end: Pose,
        motion: Motion,
        easing: Easing = ease_out,
        mix: Mix[Pose] = mix_poses,
    ) -> Movement:
        """From one pose to another; two fades when motion is reduced."""
        seconds = self.pace.seconds(motion)
        if not self.pace.reduced_motion:
            return track(key, Tween(start, end, seconds, mix, easing))
        fade_out = Tween(start, start.with_(alpha=0.0), seconds, mix_poses, linear)
        fade_in = Tween(end.with_(alpha=0.0), end, seconds, mix_poses, linear)
        return parallel(track(Ghost(key), fade_out), track(key, fade_in))

    def _hold(self, key: Hashable, pose: Pose, motion: Motion) -> Movement:
        return track(key, Tween(pose, pose, self.pace.seconds(motion), mix_poses, linear))

    def _show(self, key: Hashable, start: Pose, end: Pose, motion: Motion) -> Movement:
        """A change that is no travel: it stays as it is when motion is reduced."""
        return track(key, Tween(start, end, self.pace.seconds(motion), mix_poses, ease_out))

    def _shine(self, there: Pose) -> Movement:
        """A bright line over a card, once: the lift of its pose is how far it has come."""
        seconds = self.pace.seconds(Motion.SETTEBELLO)
        begin, end = there.with_(lift=0.0), there.with_(lift=1.0)
        return sequence(
            cue(Sound.BELL),
            track(Effect.SHINE, Tween(begin, end, seconds, mix_poses, ease_in_out)),
            at_once(Effect.SHINE, there.with_(alpha=0.0)),
        )

    def celebration(self) -> Movement:
        """The broom's stroke, the word, the point; all gone at the end."""
        full, none = NOWHERE.with_(lift=1.0, alpha=1.0), NOWHERE
        seconds = self.pace.seconds

        def fade(effect: Effect) -> Movement:
            return track(
                effect,
                Tween(full, full.with_(alpha=0.0), seconds(Motion.SCOPA_OUT), mix_poses, linear),
            ).shifted(seconds(Motion.SCOPA_OUT_FROM))

        stroke = self._show(Effect.STROKE, none.with_(alpha=1.0), full, Motion.SCOPA_STROKE)
        word = self._show(Effect.WORD, none, full, Motion.SCOPA_WORD)
        point = self._show(Effect.POINT, none, full, Motion.SCOPA_WORD)
        return parallel(
            cue(Sound.BROOM),
            stroke,
            cue(Sound.BELL).shifted(seconds(Motion.SCOPA_POINT_FROM)),
            word.shifted(seconds(Motion.SCOPA_WORD_FROM)),
            point.shifted(seconds(Motion.SCOPA_POINT_FROM)),
            *(fade(effect) for effect in (Effect.STROKE, Effect.WORD, Effect.POINT)),
            pause(seconds(Motion.SCOPA)),
        )

    def _played_from(
        self, model: TableModel, seat: int, card: Card, held: Pose | None
    ) -> tuple[Pose, Hashable]:
        """Where a played card starts, and what is no longer drawn there."""
        rest = rest_poses(model, self.layout, self.bottom)
        if card in rest:
            return held or rest[card], card
        count = model.view.hand_counts[seat] if model.view is not None else 1
        back = Back(seat, max(0, count - 1))
        return rest.get(back, self.layout.stock), back

    def _arranged(
        self, model: TableModel, after: TableModel, faces: dict[Hashable, Card | None]
    ) -> Movement:
        """Table cards that move over because a larger grid is laid."""
        moves: list[Movement] = []
        for card in model.table:
            if card not in after.places:
                continue
            old = table_pose(model, self.layout, card)
            new = table_pose(after, self.layout, card)
            if old != new:
                faces[card] = card
                moves.append(self.fly(card, old, new, Motion.CARD_LAID, ease_in_out))
        return parallel(*moves)


NOWHERE = Pose(0.0, 0.0, 0.0, alpha=0.0)


def pause(seconds: float) -> Movement:
    return delay(seconds)


def at_once(key: Hashable, pose: Pose) -> Movement:
    return track(key, Tween(pose, pose, 0.0, mix_poses))


def swung(degrees: float) -> Mix[Pose]:
    """On the way the card turns by so much, and back."""

    def mix(start: Pose, end: Pose, share: float) -> Pose:
        pose = mix_poses(start, end, share)
        return pose.with_(degrees=pose.degrees + degrees * math.sin(math.pi * share))

    return mix


def with_ghosts(faces: Mapping[Hashable, Card | None]) -> dict[Hashable, Card | None]:
    """The faces, with what fades out under what fades in."""
    return {Ghost(key): face for key, face in faces.items()} | dict(faces)
