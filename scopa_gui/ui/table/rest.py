"""Where every card of a table model lies while nothing moves."""

from collections.abc import Hashable
from typing import NamedTuple

from scopa_gui.rules.cards import Card
from scopa_gui.ui.table.geometry import Pose
from scopa_gui.ui.table.layout import TableLayout
from scopa_gui.ui.table.model import TableModel, askew


class Back(NamedTuple):
    """A hidden card: the so-manyth of a seat's hand, or one on its way there."""

    seat: int
    number: int


def table_pose(model: TableModel, layout: TableLayout, card: Card) -> Pose:
    """Where a card on the cloth lies."""
    slot = model.places.index(card)
    return layout.slots(len(model.places))[slot].with_(degrees=askew(card))


def rest_poses(model: TableModel, layout: TableLayout, bottom: int) -> dict[Hashable, Pose]:
    """Every card that lies singly: on the cloth, in the hand, backs and open cards of the others.

    Piles and the stock are heaps and drawn as such.
    """
    poses = model.lying(layout, bottom)
    poses.update(hand_poses(model, layout))
    if model.view is None:
        return poses
    for seat, count in enumerate(model.view.hand_counts):
        if seat != model.observer:
            shown = model.shown_hand(seat)
            for number, pose in enumerate(back_poses(layout, seat, bottom, count)):
                if number < len(shown):
                    poses[shown[number]] = pose.with_(face=1.0)
                else:
                    poses[Back(seat, number)] = pose
    return poses


def hand_poses(model: TableModel, layout: TableLayout) -> dict[Hashable, Pose]:
    """The observer's open hand."""
    fan = layout.hand(len(model.hand))
    return {card: pose for card, pose in zip(model.hand, fan, strict=True) if card is not None}


def back_poses(layout: TableLayout, seat: int, bottom: int, count: int) -> tuple[Pose, ...]:
    """The hidden hand of a seat; at the bottom it lies where an open one would."""
    number = layout.relative(seat, bottom)
    if number == 0:
        return tuple(pose.with_(face=-1.0) for pose in layout.hand(count))
    return layout.backs(layout.places[number], count)


def pile_pose(layout: TableLayout, seat: int, bottom: int) -> Pose:
    """Where a seat's captured cards go."""
    return layout.places[layout.relative(seat, bottom)].pile
