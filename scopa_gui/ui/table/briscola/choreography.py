"""From the events of Briscola to movement: the trump card, tricks, the auction. Pure."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass

from scopa_gui.rules.briscola.state import (
    AuctionWon,
    BidMade,
    BidPassed,
    CardPlayed,
    PartnerRevealed,
    PartnersLooked,
    SuitNamed,
    TrickTaken,
    TrumpTurned,
)
from scopa_gui.rules.cards import Card
from scopa_gui.rules.events import Event
from scopa_gui.ui.motion.durations import Motion
from scopa_gui.ui.motion.easing import ease_in, ease_in_out
from scopa_gui.ui.motion.sounds import Sound
from scopa_gui.ui.motion.timeline import cue, parallel, sequence, stagger, track
from scopa_gui.ui.motion.tween import Tween
from scopa_gui.ui.table.choreography import LAID_LINGER, Choreographer
from scopa_gui.ui.table.flights import (
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
from scopa_gui.ui.table.rest import Back, pile_pose, rest_poses

READ_LINGER = 1.5
"""How long a word of the auction is left to be read, over the rest of a capture."""
SEEN_LINGER = 4.0
"""The same for partners' cards and a partner revealed."""


@dataclass(frozen=True)
class BriscolaChoreographer(Choreographer):
    """Shows tricks and what the auction says."""

    def _moved(
        self, model: TableModel, events: Sequence[Event], after: TableModel, held: Pose | None
    ) -> Performance:
        first = events[0]
        match first:
            case TrumpTurned(card):
                return self._trump(first, after, card)
            case CardPlayed():
                return self._played(model, first, after, held)
            case TrickTaken():
                return self._taken(model, first, after)
            case PartnersLooked():
                return self._looked(model, first, after)
            case BidMade() | BidPassed() | AuctionWon() | SuitNamed():
                return self._told(first, after, Sound.CARD, READ_LINGER)
            case PartnerRevealed():
                return self._told(first, after, Sound.BELL, SEEN_LINGER)
            case _:
                return Performance((first,), (after,), cue(Land(0)))

    def _linger(self, share: float) -> Movement:
        return pause(share * self.pace.seconds(Motion.CAPTURE_REST))

    def _told(self, event: Event, after: TableModel, sound: Sound, share: float) -> Performance:
        """Something said: there is time to read it."""
        movement = sequence(cue(sound), cue(Land(0)), self._linger(share))
        return Performance((event,), (after,), movement)

    def _trump(self, event: TrumpTurned, after: TableModel, card: Card) -> Performance:
        """The next card turns over beside the stock and goes under it."""
        stock, end = self.layout.stock, self.layout.under_stock
        beside = stock.with_(dx=-1.25 * stock.width, lift=0.6)
        movement = sequence(
            cue(Sound.SLIDE),
            self.fly(card, stock, beside, Motion.CARD_LAID, ease_in_out),
            cue(Sound.CARD),
            self._turn(card, beside),
            self.fly(card, beside.with_(face=1.0), end, Motion.CARD_LAID, ease_in_out),
            cue(Land(0)),
        )
        return Performance((event,), (after,), movement, with_ghosts({card: card}))

    def _turn(self, key: Hashable, pose: Pose) -> Movement:
        seconds = self.pace.seconds(Motion.TABLE_CARD_TURN)
        down, up = pose.with_(face=-1.0), pose.with_(face=1.0)
        return track(key, Tween(down, up, seconds, mix_poses, ease_in_out))

    def _played(
        self, model: TableModel, event: CardPlayed, after: TableModel, held: Pose | None
    ) -> Performance:
        card = event.card
        start, hidden = self._played_from(model, event.seat, card, held)
        end = rest_poses(after, self.layout, self.bottom)[card]
        movement = sequence(
            self.fly(card, start.with_(lift=0.9, face=1.0), end, Motion.CARD_LAID),
            cue(Sound.CARD),
            cue(Land(0)),
            self._linger(LAID_LINGER),
        )
        faces: dict[Hashable, Card | None] = {card: card}
        return Performance((event,), (after,), movement, with_ghosts(faces), frozenset((hidden,)))

    def _taken(self, model: TableModel, event: TrickTaken, after: TableModel) -> Performance:
        """The card that takes the trick is ringed; then all go to its player's pile."""
        poses = model.lying(self.layout, self.bottom)
        pile = pile_pose(self.layout, event.seat, self.bottom)
        winning = model.places[event.seat]
        assert winning is not None
        best = poses[winning]
        ring = Ring(winning)
        under = [card for card in event.cards if card != winning]
        faces: dict[Hashable, Card | None] = {card: card for card in (*under, winning)}
        rest = parallel(
            *(self._hold(card, poses[card], Motion.CAPTURE_REST) for card in faces),
            self._show(ring, best.with_(alpha=0.0), best, Motion.RING),
        )
        gathered = {
            card: best.with_(degrees=poses[card].degrees, lift=0.2 if card != winning else 0.3)
            for card in faces
        }
        gather = parallel(
            cue(Sound.GATHER),
            at_once(ring, best.with_(alpha=0.0)),
            *(
                self.fly(card, poses[card], gathered[card], Motion.CAPTURE_GATHER, ease_in_out)
                for card in faces
                if isinstance(card, Card)
            ),
        )
        leave = parallel(
            *(
                self.fly(card, gathered[card], pile, Motion.CAPTURE_TO_PILE, ease_in)
                for card in faces
            )
        )
        movement = sequence(rest, gather, leave, cue(Land(0)))
        return Performance((event,), (after,), movement, with_ghosts(faces))

    def _looked(self, model: TableModel, event: PartnersLooked, after: TableModel) -> Performance:
        """The partners' cards turn over where they are; then there is time to see them."""
        before = rest_poses(model, self.layout, self.bottom)
        rest = rest_poses(after, self.layout, self.bottom)
        faces: dict[Hashable, Card | None] = {}
        hidden: set[Hashable] = set()
        turns: list[Movement] = []
        for shown in event.hands:
            if shown.cards is None or shown.seat == model.observer:
                continue
            hidden |= {Back(shown.seat, number) for number in range(len(shown.cards))}
            for card in shown.cards:
                faces[card] = card
                turned = card not in before
                movement = self._turn(card, rest[card]) if turned else at_once(card, rest[card])
                turns.append(sequence(cue(Sound.CARD), movement))
        movement = sequence(
            stagger(turns, self.pace.seconds(Motion.TABLE_CARD_TURN)),
            cue(Land(0)),
            self._linger(SEEN_LINGER),
        )
        return Performance((event,), (after,), movement, with_ghosts(faces), frozenset(hidden))
