"""From the table's state to what is seen in this frame. Reads only."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass

from scopa_gui.rules.cards import Card
from scopa_gui.ui.materials import RingKind
from scopa_gui.ui.table.course import Course
from scopa_gui.ui.table.furniture import scenery
from scopa_gui.ui.table.geometry import Pose
from scopa_gui.ui.table.gestures import Gestures
from scopa_gui.ui.table.interaction import Interaction
from scopa_gui.ui.table.layout import TableLayout
from scopa_gui.ui.table.marks import Mark
from scopa_gui.ui.table.painter import Shown, Sight
from scopa_gui.ui.table.rest import pile_pose, rest_poses
from scopa_gui.ui.table.show import Show
from scopa_gui.ui.table.words import TableWords

RINGS: dict[Mark, RingKind | None] = {
    Mark.PLAIN: None,
    Mark.COULD: "could",
    Mark.CHOSEN: "chosen",
    Mark.OUT: None,
}
PEEK_STEP = 0.62
"""Distance of cards looked at again, over their width."""


@dataclass(frozen=True)
class Looking:
    """What the table's picture depends on.

    Attributes:
        advised: the cards of the move that is advised, as long as nothing else is chosen.
    """

    course: Course
    gestures: Gestures
    layout: TableLayout
    words: TableWords
    toast: bool
    short: bool
    advised: frozenset[Card] = frozenset()

    @property
    def show(self) -> Show:
        """What is drawn: the table, or the last move once more."""
        return self.course.shown

    @property
    def hands(self) -> Interaction:
        """What is pointed at, held and chosen."""
        return self.gestures.hands


def see(looking: Looking) -> Sight:
    """What is to be seen at any table."""
    show, layout = looking.show, looking.layout
    model = show.model
    moving = looking.course.draw.poses() if looking.course.draw is not None else show.poses()
    faces = looking.course.draw.faces() if looking.course.draw is not None else show.faces()
    rest = rest_poses(model, layout, looking.course.bottom)
    gone: set[Hashable] = {*moving, *show.hidden}
    open_hand = set(model.own_cards)
    still = [
        _still(looking, key, pose)
        for key, pose in rest.items()
        if key not in gone and key not in open_hand
    ]
    still.sort(key=lambda shown: shown.card is not None)
    surroundings = scenery(
        model,
        looking.words,
        layout,
        looking.course.bottom,
        looking.course.turn,
        thinking=show.idle,
        gone=gone,
    )
    asked = looking.hands.asked if looking.course.ready else None
    return Sight(
        scenery=surroundings,
        still=tuple(still),
        hand=tuple(_hand(looking, gone)),
        moving=faces,
        poses=moving,
        status=_status(looking),
        covered_status=looking.toast,
        questions=looking.words.confirm,
        lifted=looking.gestures.hand_pose(asked, shown=True) if asked is not None else None,
    )


def _still(looking: Looking, key: Hashable, pose: Pose) -> Shown:
    if not isinstance(key, Card):
        return Shown(None, pose)
    if not looking.course.ready or key not in looking.show.model.places:
        return Shown(key, pose, ring=_advised(looking, key))
    mark = looking.gestures.table_mark(key)
    return Shown(key, pose, mark is Mark.OUT, RINGS[mark] or _advised(looking, key))


def _advised(looking: Looking, card: Card) -> RingKind | None:
    return "advised" if card in looking.advised else None


def fanned(looking: Looking, seat: int, cards: Sequence[Card]) -> tuple[Shown, ...]:
    """Cards taken last, face up beside the pile of a seat."""
    pile = pile_pose(looking.layout, seat, looking.course.bottom)
    width = looking.layout.card
    step = PEEK_STEP * width
    long = (len(cards) - 1) * step
    right = max(pile.box.x - width, looking.layout.left + width + long)
    y = min(max(pile.y, looking.layout.top + width), looking.layout.bottom - width)
    return tuple(
        Shown(card, Pose(right - (len(cards) - 1 - i) * step, y, width, 0.0, 0.8))
        for i, card in enumerate(cards)
    )


def _hand(looking: Looking, gone: set[Hashable]) -> list[Shown]:
    """The open hand, what is lifted or dragged last."""
    hands = looking.hands
    shown = []
    top: list[Shown] = []
    for card in looking.show.model.own_cards:
        if card in gone:
            continue
        pose = looking.gestures.hand_pose(card, shown=True)
        if not looking.course.ready:
            shown.append(Shown(card, pose, ring=_advised(looking, card)))
            continue
        mark = hands.hand_mark(card)
        ring = RINGS[mark] or _advised(looking, card)
        if hands.keys and hands.focus == card and hands.raised is None:
            ring = "focus"
        drawn = Shown(card, pose, mark is Mark.OUT, ring)
        raised = mark is Mark.CHOSEN or (hands.drag is not None and hands.drag.card == card)
        (top if raised else shown).append(drawn)
    return shown + top


def _status(looking: Looking) -> str:
    words = looking.words
    if looking.course.draw is not None:
        if looking.course.draw.told:
            return words.texts("draw.dealer", name=words.names[looking.course.draw.dealer])
        return words.texts("draw.begin")
    if looking.gestures.peeking:
        return words.texts("table.last_capture")
    told = words.happening(looking.show.current)
    if told:
        return told
    if looking.show.moving:
        return ""
    model = looking.show.model
    return words.waiting(model, looking.course.bottom, short=looking.short)
