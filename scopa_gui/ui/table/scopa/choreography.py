"""From the events of the Scopa family to movement. Pure."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass

from scopa_gui.rules.cards import SETTEBELLO, Card
from scopa_gui.rules.events import DeckCut, Event
from scopa_gui.rules.scopa.state import (
    CardLaid,
    CardsCaptured,
    HandDeclared,
    LeftoversTaken,
    OpeningTaken,
    ScopaMade,
)
from scopa_gui.ui.motion.durations import Motion
from scopa_gui.ui.motion.easing import ease_in, ease_in_out
from scopa_gui.ui.motion.sounds import Sound
from scopa_gui.ui.motion.timeline import (
    cue,
    parallel,
    sequence,
    stagger,
    track,
)
from scopa_gui.ui.motion.tween import Tween
from scopa_gui.ui.table.choreography import LAID_LINGER, Choreographer
from scopa_gui.ui.table.flights import (
    Celebrate,
    Effect,
    Land,
    Movement,
    Performance,
    Ring,
    at_once,
    pause,
    with_ghosts,
)
from scopa_gui.ui.table.geometry import Pose, mix_poses
from scopa_gui.ui.table.model import TableModel
from scopa_gui.ui.table.rest import Back, pile_pose, rest_poses, table_pose
from scopa_gui.ui.table.scopa.matta import on_table

DECLARED_LINGER = 2.0
"""The same for a declared hand."""


@dataclass(frozen=True)
class ScopaChoreographer(Choreographer):
    """Shows captures, scope and declarations."""

    def _moved(
        self, model: TableModel, events: Sequence[Event], after: TableModel, held: Pose | None
    ) -> Performance:
        first = events[0]
        match first:
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
            case OpeningTaken():
                scope = [event for event in events[1:] if isinstance(event, ScopaMade)]
                return self._opening(model, first, after, scope[: first.scope])
            case HandDeclared():
                return self._declared(model, first, after)
            case _:
                return Performance((first,), (after,), cue(Land(0)))

    # ---- events

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
        linger = pause(LAID_LINGER * self.pace.seconds(Motion.CAPTURE_REST))
        laid = sequence(flight, cue(Sound.CARD))
        movement = sequence(parallel(laid, moved), cue(Land(0)), linger)
        return Performance((event,), (after,), movement, with_ghosts(faces), frozenset((hidden,)))

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
            *(at_once(mark, pose.with_(alpha=0.0)) for mark, pose in marks),
        )
        shown = [self._show(mark, pose.with_(alpha=0.0), pose, Motion.RING) for mark, pose in marks]
        if SETTEBELLO in (*taken, card):
            there = beside if card == SETTEBELLO else poses[SETTEBELLO]
            shown.append(self._shine(there))
            marks.append((Effect.SHINE, there))
        rest = parallel(*shown, pause(self.pace.seconds(Motion.CAPTURE_REST)))
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
        clear = parallel(*(at_once(mark, pose.with_(alpha=0.0)) for mark, pose in marks))
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
                (event,), (after,), movement, with_ghosts(faces), frozenset((hidden,))
            )
        swept = after.folded(scopa, self.game, self.layout)
        lying_crosswise = swept.crosswise(self.game.seating, scopa.seat)
        crosswise = self.layout.crosswise(pile, len(lying_crosswise))[-1]
        sweep = sequence(gather, parallel(*under), cue(Land(0)))
        turning = sequence(
            pause(self.pace.seconds(Motion.SCOPA_CARD_FROM)),
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
            with_ghosts(faces),
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
            (event,), (after,), movement, with_ghosts({card: card}), frozenset((hidden,))
        )

    def _leftovers(
        self,
        model: TableModel,
        event: LeftoversTaken,
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
        looking = pause(LAID_LINGER * self.pace.seconds(Motion.CAPTURE_REST))
        movement = sequence(parallel(rest, looking), gather, leave, cue(Land(0)))
        return Performance((event,), (after,), movement, with_ghosts(faces))

    def _opening(
        self,
        model: TableModel,
        event: OpeningTaken,
        after: TableModel,
        scope: Sequence[ScopaMade],
    ) -> Performance:
        """The opening table is ringed, long enough to be added up, and swept to a pile."""
        poses = {card: table_pose(model, self.layout, card) for card in event.cards}
        pile = pile_pose(self.layout, event.seat, self.bottom)
        marks: dict[Hashable, Pose] = {Ring(card): pose for card, pose in poses.items()}
        tag = on_table(event.cards, event.worth)
        if tag is not None:
            marks[tag] = poses[tag.card]
        swept = [after]
        for mark in scope:
            swept.append(swept[-1].folded(mark, self.game, self.layout))
        crosswise = self.layout.crosswise(
            pile, len(swept[-1].crosswise(self.game.seating, event.seat))
        )
        homes = dict.fromkeys(event.cards, pile)
        homes |= {
            mark.card: pose
            for mark, pose in zip(reversed(scope), reversed(crosswise), strict=False)
        }
        x, y = self.layout.cloth.centre
        middle = {card: Pose(x, y, pose.width, pose.degrees, 0.2) for card, pose in poses.items()}
        shown = [
            self._show(mark, pose.with_(alpha=0.0), pose, Motion.RING)
            for mark, pose in marks.items()
        ]
        reading = pause(self.pace.seconds(Motion.TOAST))
        gather = parallel(
            cue(Sound.GATHER),
            *(
                self.fly(card, pose, middle[card], Motion.CAPTURE_GATHER, ease_in_out)
                for card, pose in poses.items()
            ),
        )
        leave = parallel(
            *(
                self.fly(card, middle[card], homes[card], Motion.CAPTURE_TO_PILE, ease_in)
                for card in event.cards
            )
        )
        clear = parallel(*(at_once(mark, pose.with_(alpha=0.0)) for mark, pose in marks.items()))
        lands: list[Movement] = [cue(Land(number)) for number in range(len(swept))]
        movement = sequence(
            parallel(
                *shown,
                *(self._hold(card, pose, Motion.RING) for card, pose in poses.items()),
                reading,
            ),
            parallel(
                clear, cue(Celebrate(event.seat, event.scope)), sequence(gather, leave, *lands)
            ),
        )
        return Performance(
            (event, *scope),
            tuple(swept),
            movement,
            with_ghosts({card: card for card in event.cards}),
            celebration=self.celebration(),
        )

    def _declared(self, model: TableModel, event: HandDeclared, after: TableModel) -> Performance:
        """The cards turn over one after another where they are; then there is time to read."""
        before = rest_poses(model, self.layout, self.bottom)
        rest = rest_poses(after, self.layout, self.bottom)
        turned = [card for card in event.cards if card not in before]
        turns = [
            sequence(
                cue(Sound.CARD),
                track(
                    card,
                    Tween(
                        rest[card].with_(face=-1.0),
                        rest[card],
                        self.pace.seconds(Motion.TABLE_CARD_TURN),
                        mix_poses,
                        ease_in_out,
                    ),
                ),
            )
            for card in turned
        ]
        hidden = frozenset(Back(event.seat, number) for number in range(len(turned)))
        movement = sequence(
            stagger(turns, self.pace.seconds(Motion.TABLE_CARD_TURN)),
            cue(Sound.BELL),
            cue(Land(0)),
            pause(DECLARED_LINGER * self.pace.seconds(Motion.CAPTURE_REST)),
        )
        faces: dict[Hashable, Card | None] = {card: card for card in turned}
        return Performance((event,), (after,), movement, with_ghosts(faces), hidden)

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
        return Performance((event,), (after,), movement, with_ghosts({upper: None}))
