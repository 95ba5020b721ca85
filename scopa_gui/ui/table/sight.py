"""From the table's state to what is seen in this frame. Reads only."""

from collections.abc import Hashable
from dataclasses import dataclass, replace

from scopa_gui.app.table_flow import TableState
from scopa_gui.rules.cards import Card
from scopa_gui.ui.materials import RingKind
from scopa_gui.ui.scenes.draw import DealerDrawShow
from scopa_gui.ui.table.choreography import Effect
from scopa_gui.ui.table.cutting import Cutting
from scopa_gui.ui.table.furniture import scenery
from scopa_gui.ui.table.geometry import Pose
from scopa_gui.ui.table.interaction import Interaction
from scopa_gui.ui.table.layout import TableLayout
from scopa_gui.ui.table.painter import Shown, Sight, SumSlip
from scopa_gui.ui.table.rest import hand_poses, pile_pose, rest_poses
from scopa_gui.ui.table.selection import Lifted, Mark, Position
from scopa_gui.ui.table.show import Show
from scopa_gui.ui.table.words import TableWords

RINGS: dict[Mark, RingKind | None] = {
    Mark.PLAIN: None,
    Mark.COULD: "could",
    Mark.CHOSEN: "chosen",
    Mark.OUT: None,
}
PEEK_STEP = 0.62
"""Distance of the cards of a capture looked at again, over their width."""


@dataclass(frozen=True)
class Looking:
    """What the table's picture depends on."""

    show: Show
    layout: TableLayout
    words: TableWords
    hands: Interaction
    position: Position
    state: TableState
    bottom: int
    turn: int | None
    draw: DealerDrawShow | None
    cutting: Cutting | None
    peeking: bool
    toast: bool
    short: bool

    @property
    def choosing(self) -> bool:
        """Whether marks and lifted cards are to be seen."""
        idle = not self.show.moving
        return idle and self.state in (TableState.PLAY, TableState.CHOOSE)


def see(looking: Looking) -> Sight:
    """What is to be seen."""
    show, layout = looking.show, looking.layout
    model = show.model
    moving = looking.draw.poses() if looking.draw is not None else show.poses()
    faces = looking.draw.faces() if looking.draw is not None else show.faces()
    rest = rest_poses(model, layout, looking.bottom)
    gone: set[Hashable] = {*moving, *show.hidden}
    open_hand = set(model.own_cards)
    still = [
        _still(looking, key, pose)
        for key, pose in rest.items()
        if key not in gone and key not in open_hand
    ]
    still.sort(key=lambda shown: shown.card is not None)
    surroundings = scenery(model, looking.words, layout, looking.bottom, looking.turn)
    hand = [*_hand(looking, gone)]
    if looking.cutting is not None:
        surroundings = replace(surroundings, stock=0)
        hand += [Shown(None, pose) for pose in looking.cutting.poses()]
    if looking.peeking:
        hand += _peeked(looking)
    choice = looking.hands.choice
    lifted = choice if isinstance(choice, Lifted) and looking.choosing else None
    return Sight(
        scenery=surroundings,
        still=tuple(still),
        hand=tuple(hand),
        moving=faces,
        poses=moving,
        status=_status(looking),
        question=_question(looking, lifted),
        sum_slip=_sum(looking, lifted),
        lifted=_risen(looking, lifted.card) if lifted is not None else None,
        scopa_word=looking.words.texts("table.word") if Effect.WORD in moving else "",
        covered_status=looking.toast,
    )


def hand_pose(looking: Looking, card: Card) -> Pose:
    """Where a card of the open hand is drawn: dragged, risen or at rest."""
    drag = looking.hands.drag
    if drag is not None and drag.card == card:
        return drag.pose
    return _risen(looking, card)


def _risen(looking: Looking, card: Card) -> Pose:
    pose = hand_poses(looking.show.model, looking.layout)[card]
    rise = looking.hands.rises.of(card)
    share = min(1.0, rise / looking.layout.lift)
    return pose.with_(dy=-rise, degrees=pose.degrees * (1 - share), lift=pose.lift + 0.7 * share)


def _still(looking: Looking, key: Hashable, pose: Pose) -> Shown:
    if not isinstance(key, Card):
        return Shown(None, pose)
    if not looking.choosing:
        return Shown(key, pose)
    mark = looking.hands.table_mark(key, looking.position, on_turn=True)
    return Shown(key, pose, mark is Mark.OUT, RINGS[mark])


def _hand(looking: Looking, gone: set[Hashable]) -> list[Shown]:
    """The open hand, what is lifted or dragged last."""
    hands = looking.hands
    shown = []
    top: list[Shown] = []
    for card in looking.show.model.own_cards:
        if card in gone:
            continue
        pose = hand_pose(looking, card)
        if not looking.choosing:
            shown.append(Shown(card, pose))
            continue
        mark = hands.hand_mark(card)
        ring = RINGS[mark]
        if hands.keys and hands.focus == card and not isinstance(hands.choice, Lifted):
            ring = "focus"
        drawn = Shown(card, pose, mark is Mark.OUT, ring)
        raised = mark is Mark.CHOSEN or (hands.drag is not None and hands.drag.card == card)
        (top if raised else shown).append(drawn)
    return shown + top


def _peeked(looking: Looking) -> list[Shown]:
    """The last capture, face up beside its pile."""
    last = looking.show.model.last_capture
    if last is None:
        return []
    pile = pile_pose(looking.layout, last.seat, looking.bottom)
    width = looking.layout.card
    cards = (*last.taken, last.card)
    step = PEEK_STEP * width
    right = pile.box.x - width
    y = min(max(pile.y, looking.layout.top + width), looking.layout.bottom - width)
    return [
        Shown(card, Pose(right - (len(cards) - 1 - i) * step, y, width, 0.0, 0.8))
        for i, card in enumerate(cards)
    ]


def _status(looking: Looking) -> str:
    words = looking.words
    if looking.draw is not None:
        if looking.draw.told:
            return words.texts("draw.dealer", name=words.names[looking.draw.dealer])
        return words.texts("draw.begin")
    if looking.peeking:
        return words.texts("table.last_capture")
    told = words.happening(looking.show.current)
    if told:
        return told
    if looking.show.moving:
        return ""
    model = looking.show.model
    return words.waiting(model, looking.bottom, short=looking.short)


def _question(looking: Looking, lifted: Lifted | None) -> str:
    if lifted is None:
        return ""
    return looking.words.question(equal=all(len(taken) == 1 for taken in lifted.captures))


def _sum(looking: Looking, lifted: Lifted | None) -> SumSlip | None:
    if lifted is None or not lifted.lit:
        return None
    parts = " + ".join(str(card.value) for card in lifted.lit)
    rest = looking.words.of_total(lifted.card.value)
    return SumSlip(parts, str(lifted.total), rest)
