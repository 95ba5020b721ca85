"""From events to movement: what flies where, and when each event lands. Pure.

A performance belongs to one event, or to two that go together (a capture and its scopa). At its
landing cues the events are folded into the presented table; everything before is only for the eye,
so that skipping it changes nothing. The end of every flight is where the card then rests.
"""

import math
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import NamedTuple

from scopa_gui.rules.cards import SETTEBELLO, Card
from scopa_gui.rules.catalogue import AnyGame
from scopa_gui.rules.events import DealStarted, DealVoided, DeckCut, Event, PacketDealt
from scopa_gui.rules.scopa.state import (
    CardLaid,
    CardsCaptured,
    DealScored,
    HandDeclared,
    LeftoversTaken,
    OpeningTaken,
    ScopaMade,
)
from scopa_gui.ui.motion.durations import Motion, Pace
from scopa_gui.ui.motion.easing import Easing, ease_in, ease_in_out, ease_out, linear
from scopa_gui.ui.motion.sounds import Sound
from scopa_gui.ui.motion.timeline import (
    Timeline,
    cue,
    delay,
    parallel,
    sequence,
    stagger,
    track,
)
from scopa_gui.ui.motion.tween import Mix, Tween
from scopa_gui.ui.table.geometry import Pose, mix_poses
from scopa_gui.ui.table.layout import TableLayout
from scopa_gui.ui.table.model import TableModel, scope_of
from scopa_gui.ui.table.rest import Back, pile_pose, rest_poses, table_pose

Movement = Timeline[Pose]

LAID_LINGER = 0.5
"""How long a laid card is left to be seen before the next move, over the rest of a capture."""


class Land(NamedTuple):
    """Cue: the so-manyth event of the performance is folded in now."""

    number: int


class Celebrate(NamedTuple):
    """Cue: a celebration begins beside what goes on."""

    seat: int


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
class Choreographer:
    """Knows the table's geometry and the reader's pace."""

    game: AnyGame
    layout: TableLayout
    pace: Pace
    bottom: int

    def perform(
        self, model: TableModel, events: Sequence[Event], held: Pose | None = None
    ) -> Performance:
        """Show the first of ``events`` (and a scopa together with its capture).

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
            case CardLaid():
                return self._laid(model, first, after, held)
            case CardsCaptured(taken=()):
                return self._kept(model, first, after, held)
            case CardsCaptured():
                following = events[1] if len(events) > 1 else None
                scopa = following if isinstance(following, ScopaMade) else None
                return self._captured(model, first, after, scopa, held)
            case LeftoversTaken(seat, cards) if seat is not None:
                return self._leftovers(model, first, after, seat, cards)
            case DeckCut():
                return self._cut(first, after)
            case OpeningTaken(seat, cards):
                return self._leftovers(model, first, after, seat, cards)
            case DealVoided() | HandDeclared():
                pause = _pause(self.pace.seconds(Motion.TOAST))
                return Performance((first,), (after,), sequence(cue(Land(0)), pause))
            case DealScored():
                rolls = (
                    self._show(Roll(side), _NOWHERE, _NOWHERE.with_(lift=1.0), Motion.NUMBER)
                    for side in range(self.game.seating.side_count)
                )
                return Performance((first,), (after,), sequence(cue(Land(0)), parallel(*rolls)))
            case _:
                return Performance((first,), (after,), cue(Land(0)))

    # ---- single movements

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
            _at_once(Effect.SHINE, there.with_(alpha=0.0)),
        )

    # ---- events

    def _packet(self, model: TableModel, event: PacketDealt, after: TableModel) -> Performance:
        rest = rest_poses(after, self.layout, self.bottom)
        counts = list(model.view.hand_counts) if model.view is not None else []
        faces: dict[Hashable, Card | None] = {}
        flights: list[Movement] = []
        turns: list[Movement] = []
        for number, dealt in enumerate(event.cards):
            key: Hashable
            if dealt.seat is not None and dealt.seat != model.observer:
                key = Back(dealt.seat, counts[dealt.seat])
                counts[dealt.seat] += 1
            else:
                assert dealt.card is not None
                key = dealt.card
            end = rest[key]
            unwind = (6.0 + number * 5 % 9) * (-1 if number % 2 else 1)
            start = self.layout.stock
            faces[key] = dealt.card if key == dealt.card else None
            if dealt.seat is None:
                down = end.with_(face=-1.0)
                flights.append(self.fly(key, start, down, Motion.DEAL_CARD, mix=_swung(unwind)))
                turned = Tween(
                    end.with_(face=-1.0),
                    end,
                    self.pace.seconds(Motion.TABLE_CARD_TURN),
                    mix_poses,
                    ease_in_out,
                )
                turns.append(track(key, turned))
            else:
                flights.append(self.fly(key, start, end, Motion.DEAL_CARD, mix=_swung(unwind)))
        moved = self._arranged(model, after, faces)
        heard = (sequence(cue(Sound.SLIDE), flight) for flight in flights)
        dealing = stagger(heard, self.pace.seconds(Motion.DEAL_NEXT))
        turning = stagger(turns, self.pace.seconds(Motion.TABLE_CARD_NEXT))
        movement = sequence(parallel(dealing, moved), turning, cue(Land(0)))
        return Performance((event,), (after,), movement, _with_ghosts(faces))

    def _laid(
        self, model: TableModel, event: CardLaid, after: TableModel, held: Pose | None
    ) -> Performance:
        card = event.card
        faces: dict[Hashable, Card | None] = {}
        moved = self._arranged(model, after, faces)
        start, hidden = self._played_from(model, event.seat, card, held)
        faces[card] = card
        landing = table_pose(after, self.layout, card)
        flight = self.fly(card, start.with_(lift=0.9), landing, Motion.CARD_LAID)
        linger = _pause(LAID_LINGER * self.pace.seconds(Motion.CAPTURE_REST))
        laid = sequence(flight, cue(Sound.CARD))
        movement = sequence(parallel(laid, moved), cue(Land(0)), linger)
        return Performance((event,), (after,), movement, _with_ghosts(faces), frozenset((hidden,)))

    def _captured(
        self,
        model: TableModel,
        event: CardsCaptured,
        after: TableModel,
        scopa: ScopaMade | None,
        held: Pose | None,
    ) -> Performance:
        card, taken = event.card, event.taken
        poses = {other: table_pose(model, self.layout, other) for other in model.table}
        lying = tuple(poses[other] for other in taken)
        others = tuple(pose for other, pose in poses.items() if other not in taken)
        beside = self.layout.beside(lying, others)
        start, hidden = self._played_from(model, event.seat, card, held)
        pile = pile_pose(self.layout, event.seat, self.bottom)
        faces: dict[Hashable, Card | None] = {other: other for other in taken}
        faces[card] = card

        marks: list[tuple[Hashable, Pose]] = [(Ring(other), poses[other]) for other in taken]
        arrive = parallel(
            sequence(
                self.fly(card, start.with_(lift=0.9), beside, Motion.CAPTURE_BESIDE),
                cue(Sound.CARD),
            ),
            *(_at_once(mark, pose.with_(alpha=0.0)) for mark, pose in marks),
        )
        shown = [self._show(mark, pose.with_(alpha=0.0), pose, Motion.RING) for mark, pose in marks]
        if SETTEBELLO in (*taken, card):
            there = beside if card == SETTEBELLO else poses[SETTEBELLO]
            shown.append(self._shine(there))
            marks.append((Effect.SHINE, there))
        rest = parallel(*shown, _pause(self.pace.seconds(Motion.CAPTURE_REST)))
        gather = parallel(
            cue(Sound.GATHER),
            *(
                self.fly(
                    other,
                    poses[other],
                    beside.with_(degrees=poses[other].degrees, lift=0.2),
                    Motion.CAPTURE_GATHER,
                    ease_in_out,
                )
                for other in taken
            ),
        )
        clear = parallel(*(_at_once(mark, pose.with_(alpha=0.0)) for mark, pose in marks))
        under = [
            self.fly(
                other,
                beside.with_(degrees=poses[other].degrees, lift=0.2),
                pile,
                Motion.CAPTURE_TO_PILE,
                ease_in,
            )
            for other in taken
        ]
        if scopa is None:
            home = self.fly(card, beside, pile, Motion.CAPTURE_TO_PILE, ease_in)
            leave = sequence(gather, parallel(*under, home), cue(Land(0)))
            movement = sequence(arrive, rest, parallel(clear, leave))
            return Performance(
                (event,), (after,), movement, _with_ghosts(faces), frozenset((hidden,))
            )
        swept = after.folded(scopa, self.game, self.layout)
        lying_crosswise = scope_of(swept, self.game.seating, scopa.seat)
        crosswise = self.layout.crosswise(pile, len(lying_crosswise))[-1]
        sweep = sequence(gather, parallel(*under), cue(Land(0)))
        turning = sequence(
            _pause(self.pace.seconds(Motion.SCOPA_CARD_FROM)),
            self.fly(card, beside, crosswise, Motion.SCOPA_CARD, ease_in_out),
            cue(Land(1)),
        )
        movement = sequence(
            arrive, rest, parallel(clear, cue(Celebrate(scopa.seat)), sweep, turning)
        )
        return Performance(
            (event, scopa),
            (after, swept),
            movement,
            _with_ghosts(faces),
            frozenset((hidden,)),
            self.celebration(),
        )

    def _kept(
        self, model: TableModel, event: CardsCaptured, after: TableModel, held: Pose | None
    ) -> Performance:
        """A card played on the empty table that takes nothing but itself."""
        card = event.card
        start, hidden = self._played_from(model, event.seat, card, held)
        x, y = self.layout.cloth.centre
        middle = Pose(x, y, self.layout.stock.width)
        pile = pile_pose(self.layout, event.seat, self.bottom)
        movement = sequence(
            self.fly(card, start.with_(lift=0.9), middle, Motion.CARD_LAID),
            self._hold(card, middle, Motion.CAPTURE_REST),
            self.fly(card, middle, pile, Motion.CAPTURE_TO_PILE, ease_in),
            cue(Land(0)),
        )
        return Performance(
            (event,), (after,), movement, _with_ghosts({card: card}), frozenset((hidden,))
        )

    def celebration(self) -> Movement:
        """The broom's stroke, the word, the point; all gone at the end."""
        full, none = _NOWHERE.with_(lift=1.0, alpha=1.0), _NOWHERE
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
            _pause(seconds(Motion.SCOPA)),
        )

    def _leftovers(
        self,
        model: TableModel,
        event: LeftoversTaken | OpeningTaken,
        after: TableModel,
        seat: int,
        cards: Sequence[Card],
    ) -> Performance:
        pile = pile_pose(self.layout, seat, self.bottom)
        poses = {card: table_pose(model, self.layout, card) for card in cards}
        x, y = self.layout.cloth.centre
        faces: dict[Hashable, Card | None] = {card: card for card in cards}
        rest = parallel(*(self._hold(card, pose, Motion.RING) for card, pose in poses.items()))
        middle = {card: Pose(x, y, pose.width, pose.degrees, 0.2) for card, pose in poses.items()}
        gather = parallel(
            cue(Sound.GATHER),
            *(
                self.fly(card, poses[card], middle[card], Motion.CAPTURE_GATHER, ease_in_out)
                for card in cards
            ),
        )
        leave = parallel(
            *(self.fly(card, middle[card], pile, Motion.CAPTURE_TO_PILE, ease_in) for card in cards)
        )
        pause = _pause(LAID_LINGER * self.pace.seconds(Motion.CAPTURE_REST))
        movement = sequence(parallel(rest, pause), gather, leave, cue(Land(0)))
        return Performance((event,), (after,), movement, _with_ghosts(faces))

    def _cut(self, event: DeckCut, after: TableModel) -> Performance:
        stock = self.layout.stock
        aside = stock.with_(dx=-1.25 * stock.width, lift=0.8)
        upper = Back(-1, 0)
        movement = sequence(
            cue(Sound.SLIDE),
            self.fly(upper, stock, aside, Motion.CARD_LAID, ease_in_out),
            self.fly(upper, aside, stock, Motion.CARD_LAID, ease_in_out),
            cue(Land(0)),
        )
        return Performance((event,), (after,), movement, _with_ghosts({upper: None}))

    # ---- parts

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


_NOWHERE = Pose(0.0, 0.0, 0.0, alpha=0.0)


def _pause(seconds: float) -> Movement:
    return delay(seconds)


def _at_once(key: Hashable, pose: Pose) -> Movement:
    return track(key, Tween(pose, pose, 0.0, mix_poses))


def _swung(degrees: float) -> Mix[Pose]:
    """On the way the card turns by so much, and back."""

    def mix(start: Pose, end: Pose, share: float) -> Pose:
        pose = mix_poses(start, end, share)
        return pose.with_(degrees=pose.degrees + degrees * math.sin(math.pi * share))

    return mix


def _with_ghosts(faces: Mapping[Hashable, Card | None]) -> dict[Hashable, Card | None]:
    """The faces, with what fades out under what fades in."""
    return {Ghost(key): face for key, face in faces.items()} | dict(faces)
