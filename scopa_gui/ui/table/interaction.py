"""What a person is doing at the table: pointing, dragging, walking with keys.

It survives neither a turn nor a new hand.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from scopa_gui.rules.cards import Card
from scopa_gui.ui.inputs import Pos
from scopa_gui.ui.motion.durations import Motion, Pace
from scopa_gui.ui.table.geometry import Pose
from scopa_gui.ui.table.marks import Mark
from scopa_gui.ui.table.model import TableModel
from scopa_gui.ui.table.rises import Rises

HOVER_RISE = 0.06
"""Over the card's width."""
DOUBLE_CLICK_S = 0.4


@dataclass(frozen=True)
class HandCard:
    """A card of the open hand."""

    card: Card


@dataclass(frozen=True)
class TableCard:
    """A card on the cloth."""

    card: Card


@dataclass(frozen=True)
class PileAt:
    """A heap of captured cards; ``seat`` is one of those it belongs to."""

    seat: int


Target = HandCard | TableCard | PileAt | None


@dataclass(frozen=True)
class Drag:
    """A hand card under the pointer, held where it was taken."""

    card: Card
    pose: Pose


class Interaction:
    """The state of one person's hands."""

    def __init__(self) -> None:
        self.hover: Target = None
        self.focus: Card | None = None
        """The hand card the keyboard is at."""
        self.keys = False
        """Whether the keyboard was used last."""
        self.asked: Card | None = None
        """The card that is played once it is clicked again."""
        self.drag: Drag | None = None
        self.rises = Rises()
        self._pressed: Target = None
        self._pressed_at: Pos = (0, 0)
        self._clicked_at: Pos | None = None
        self._since_click_s = 0.0

    def reset(self) -> None:
        """A new turn. A press under way goes on, so that no click is lost."""
        self.asked = None

    # ---- pointer

    def press(self, target: Target, pos: Pos) -> bool:
        """A press begins; false for the second half of a double click."""
        twice = (
            self._clicked_at is not None
            and self._since_click_s < DOUBLE_CLICK_S
            and max(abs(a - b) for a, b in zip(pos, self._clicked_at, strict=True)) <= 8
        )
        self._clicked_at, self._since_click_s = None if twice else pos, 0.0
        self.keys = False
        self._pressed = None if twice else target
        self._pressed_at = pos
        return not twice

    def change_hands(self) -> None:
        """Another person sits down: nothing the one before did goes on."""
        self.reset()
        self.forget_press()
        self.hover = None
        self._clicked_at = None

    def forget_press(self) -> None:
        """The press has done what it was for."""
        self._pressed = None
        self.drag = None

    def moved(self, target: Target, pos: Pos, pose: Pose | None, reach: float) -> None:
        """The pointer moves: drags what was pressed, or hovers.

        Args:
            pose: where the pressed hand card lies, if it may be dragged.
            reach: pixels before a press becomes a drag.
        """
        dx, dy = pos[0] - self._pressed_at[0], pos[1] - self._pressed_at[1]
        pressed = self._pressed
        if isinstance(pressed, HandCard) and pose is not None:
            if self.drag is not None or max(abs(dx), abs(dy)) > reach:
                carried = pose.with_(dx=dx, dy=dy, degrees=0.0, lift=1.0)
                self.drag = Drag(pressed.card, carried)
            return
        self.hover = target

    @property
    def pressed(self) -> Target:
        """What the press began on."""
        return self._pressed

    def release(self, target: Target) -> Target:
        """The press ends; what was clicked, if it ended where it began."""
        pressed, self._pressed = self._pressed, None
        self.drag = None
        return pressed if pressed is not None and pressed == target else None

    # ---- keyboard

    def walk(self, hand: Sequence[Card], step: int) -> bool:
        """The keyboard goes to the next hand card; false if it walked off the end."""
        self.keys = True
        if not hand:
            return False
        if self.focus not in hand:
            self.focus = hand[0] if step > 0 else hand[-1]
            return True
        number = hand.index(self.focus) + step
        if not 0 <= number < len(hand):
            self.focus = None
            return False
        self.focus = hand[number]
        return True

    def keep_focus(self, model: TableModel, before: TableModel) -> None:
        """After a card has gone the keyboard stays near its place."""
        if self.focus is None or self.focus in model.own_cards:
            return
        cards = model.own_cards
        if self.focus in before.hand and cards:
            slot = before.hand.index(self.focus)
            self.focus = min(cards, key=lambda card: abs(model.hand.index(card) - slot))
        else:
            self.focus = cards[0] if cards and self.keys else None

    # ---- what is lit

    @property
    def raised(self) -> Card | None:
        """The card that is lifted while something is asked about it."""
        return self.asked

    def lit_hand_card(self, hand: Sequence[Card]) -> Card | None:
        """The hand card that is pointed at, by pointer or keyboard."""
        if self.raised is not None:
            return None
        if self.drag is not None:
            return self.drag.card
        if isinstance(self.hover, HandCard) and self.hover.card in hand:
            return self.hover.card
        return self.focus if self.keys and self.focus in hand else None

    def hand_mark(self, card: Card) -> Mark:
        """How a hand card is marked."""
        if self.asked is None:
            return Mark.PLAIN
        return Mark.CHOSEN if card == self.asked else Mark.OUT

    def aim(self, hand: Sequence[Card], width: float, lift: float, pace: Pace) -> None:
        """Let hand cards rise to where they should be now."""
        lit = self.lit_hand_card(hand)
        for card in hand:
            if card == self.raised:
                self.rises.aim(card, lift, pace, Motion.LIFT)
            else:
                self.rises.aim(card, HOVER_RISE * width if card == lit else 0.0, pace, Motion.HOVER)

    def update(self, dt_s: float) -> None:
        """Let time pass."""
        self._since_click_s += dt_s
        self.rises.update(dt_s)


def find_target(
    pos: Pos,
    hand: Sequence[tuple[Card, Pose]],
    table: Sequence[tuple[Card, Pose]],
    pile_at: Callable[[Pos], int | None],
) -> Target:
    """What lies under a point; of overlapping cards the one on top, which comes last."""
    for card, pose in reversed(hand):
        if pose.box.contains(pos):
            return HandCard(card)
    for card, pose in reversed(table):
        if pose.box.grown(0.04 * pose.width).contains(pos):
            return TableCard(card)
    seat = pile_at(pos)
    return PileAt(seat) if seat is not None else None
