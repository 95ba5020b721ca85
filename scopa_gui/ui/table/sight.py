"""From the table's state to what is seen in this frame. Reads only."""

from collections.abc import Hashable, Mapping
from dataclasses import dataclass, replace

from scopa_gui.rules.cards import Card
from scopa_gui.rules.scopa.captures import FIFTEEN
from scopa_gui.rules.scopa.state import HandDeclared
from scopa_gui.ui.materials import RingKind
from scopa_gui.ui.table.course import Course
from scopa_gui.ui.table.flights import Effect
from scopa_gui.ui.table.furniture import scenery
from scopa_gui.ui.table.geometry import Pose
from scopa_gui.ui.table.gestures import Gestures
from scopa_gui.ui.table.interaction import Interaction
from scopa_gui.ui.table.layout import TableLayout
from scopa_gui.ui.table.matta import Tag, in_hand
from scopa_gui.ui.table.painter import Shown, Sight, SumSlip
from scopa_gui.ui.table.rest import pile_pose, rest_poses
from scopa_gui.ui.table.selection import Lifted, Mark
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

    course: Course
    gestures: Gestures
    layout: TableLayout
    words: TableWords
    toast: bool
    short: bool

    @property
    def show(self) -> Show:
        """What is drawn: the table, or the last move once more."""
        return self.course.shown

    @property
    def hands(self) -> Interaction:
        """What is pointed at, held and chosen."""
        return self.gestures.hands


def see(looking: Looking) -> Sight:
    """What is to be seen."""
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
    )
    hand = [*_hand(looking, gone)]
    if looking.course.cutting is not None:
        surroundings = replace(surroundings, stock=0)
        hand += [Shown(None, pose) for pose in looking.course.cutting.poses()]
    if looking.gestures.peeking:
        hand += _peeked(looking)
    choice = looking.hands.choice
    lifted = choice if isinstance(choice, Lifted) and looking.course.ready else None
    return Sight(
        scenery=surroundings,
        still=tuple(still),
        hand=tuple(hand),
        moving=faces,
        poses=moving,
        status=_status(looking),
        questions=_questions(looking, lifted),
        sum_slip=_sum(looking, lifted),
        lifted=looking.gestures.hand_pose(lifted.card, shown=True) if lifted is not None else None,
        scopa_word=looking.words.texts("table.word") if Effect.WORD in moving else "",
        scopa_points=show.celebrated_points,
        tags=_tags(looking, moving),
        covered_status=looking.toast,
    )


def _still(looking: Looking, key: Hashable, pose: Pose) -> Shown:
    if not isinstance(key, Card):
        return Shown(None, pose)
    if not looking.course.ready or key not in looking.show.model.places:
        return Shown(key, pose)
    mark = looking.hands.table_mark(key, looking.gestures.position)
    return Shown(key, pose, mark is Mark.OUT, RINGS[mark])


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
    pile = pile_pose(looking.layout, last.seat, looking.course.bottom)
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


def _questions(looking: Looking, lifted: Lifted | None) -> tuple[str, ...]:
    if lifted is None:
        return ()
    if lifted.whole is not None and lifted.walked is None:
        return looking.words.just_these
    equal = all(len(taken) == 1 for taken in lifted.captures)
    return looking.words.questions(lifted.card, equal=equal)


def _sum(looking: Looking, lifted: Lifted | None) -> SumSlip | None:
    """What is lit, added up; towards fifteen the played card counts in."""
    if lifted is None or not lifted.lit:
        return None
    own, words = lifted.card.value, looking.words
    values = [card.value for card in lifted.lit]
    wanted = {sum(card.value for card in taken) for taken in lifted.left}
    if wanted == {FIFTEEN - own}:
        values.insert(0, own)
        wanted = {FIFTEEN}
    return SumSlip(" + ".join(map(str, values)), str(sum(values)), words.of_totals(sorted(wanted)))


def _tags(looking: Looking, poses: Mapping[Hashable, Pose]) -> tuple[tuple[Pose, str], ...]:
    """The matta's tags: of declared hands as they lie, of an opening table while it is shown."""
    show, layout = looking.show, looking.layout
    found = [
        (pose, key.label)
        for key, pose in poses.items()
        if isinstance(key, Tag) and pose.alpha > 0.5
    ]
    model = show.model
    if model.view is None:
        return tuple(found)
    rest = rest_poses(model, layout, looking.course.bottom)
    for hand in model.view.declared:
        tag = in_hand(hand.cards)
        if tag is None or tag.card not in model.view.face_up[hand.seat]:
            continue
        if tag.card in poses:
            if isinstance(show.current, HandDeclared):
                found.append((poses[tag.card], tag.label))
        elif hand.seat == model.observer:
            found.append((looking.gestures.hand_pose(tag.card, shown=True), tag.label))
        else:
            found.append((rest[tag.card], tag.label))
    return tuple(found)
