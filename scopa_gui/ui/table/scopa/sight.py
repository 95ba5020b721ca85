"""From the state of a table of the Scopa family to what is seen in this frame. Reads only."""

from collections.abc import Hashable, Mapping
from dataclasses import replace

from scopa_gui.rules.scopa.captures import FIFTEEN
from scopa_gui.rules.scopa.state import HandDeclared
from scopa_gui.ui.table.flights import Effect
from scopa_gui.ui.table.geometry import Pose
from scopa_gui.ui.table.painter import Shown, Sight, SumSlip
from scopa_gui.ui.table.rest import rest_poses
from scopa_gui.ui.table.scopa.course import ScopaCourse
from scopa_gui.ui.table.scopa.gestures import ScopaGestures
from scopa_gui.ui.table.scopa.matta import Tag, in_hand
from scopa_gui.ui.table.scopa.model import scopa_table
from scopa_gui.ui.table.scopa.selection import Lifted
from scopa_gui.ui.table.scopa.words import ScopaWords
from scopa_gui.ui.table.sight import Looking, fanned
from scopa_gui.ui.table.sight import see as see_table


def see(looking: Looking) -> Sight:
    """What is to be seen."""
    sight = see_table(looking)
    course, gestures = looking.course, looking.gestures
    assert isinstance(course, ScopaCourse)
    assert isinstance(gestures, ScopaGestures)
    hand, surroundings = sight.hand, sight.scenery
    if course.cutting is not None:
        surroundings = replace(surroundings, stock=0)
        hand += tuple(Shown(None, pose) for pose in course.cutting.poses())
    last = scopa_table(looking.show.model).last_capture
    if gestures.peeking and last is not None:
        hand += fanned(looking, last.seat, (*last.taken, last.card))
    choice = gestures.hands.choice
    lifted = choice if isinstance(choice, Lifted) and course.ready else None
    if lifted is not None:
        sight = replace(
            sight,
            questions=_questions(looking, lifted),
            sum_slip=_sum(looking, lifted),
            lifted=gestures.hand_pose(lifted.card, shown=True),
        )
    words = looking.words.texts("table.word")
    return replace(
        sight,
        scenery=surroundings,
        hand=hand,
        scopa_word=words if Effect.WORD in sight.poses else "",
        scopa_points=looking.show.celebrated_points,
        tags=_tags(looking, sight.poses),
    )


def _words(looking: Looking) -> ScopaWords:
    assert isinstance(looking.words, ScopaWords)
    return looking.words


def _questions(looking: Looking, lifted: Lifted) -> tuple[str, ...]:
    if lifted.whole is not None and lifted.walked is None:
        return _words(looking).just_these
    equal = all(len(taken) == 1 for taken in lifted.captures)
    return _words(looking).questions(lifted.card, equal=equal)


def _sum(looking: Looking, lifted: Lifted) -> SumSlip | None:
    """What is lit, added up; towards fifteen the played card counts in."""
    if not lifted.lit:
        return None
    own, words = lifted.card.value, _words(looking)
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
    model = scopa_table(show.model)
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
