"""What a person's inputs mean at the table: clicks, drags and keys become moves.

A press while something moves brings it to its end; on one's own card it is kept, and counts if it
then is one's turn. Every refusal is told in one sentence.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable

from scopa_gui.app.table_flow import TableState
from scopa_gui.rules.cards import Card
from scopa_gui.rules.catalogue import Move
from scopa_gui.rules.game import IllegalMove
from scopa_gui.ui.inputs import Command, Pos
from scopa_gui.ui.table.course import Course
from scopa_gui.ui.table.geometry import Pose
from scopa_gui.ui.table.interaction import (
    HandCard,
    Interaction,
    PileAt,
    Target,
    find_target,
)
from scopa_gui.ui.table.layout import TableLayout
from scopa_gui.ui.table.marks import Mark, Refusal
from scopa_gui.ui.table.rest import hand_poses, rest_poses
from scopa_gui.ui.table.words import TableWords
from scopa_gui.ui.widgets.group import FocusGroup

DRAG_U = 1.5
STEPS = {
    Command.NEXT: 1,
    Command.RIGHT: 1,
    Command.DOWN: 1,
    Command.PREVIOUS: -1,
    Command.LEFT: -1,
    Command.UP: -1,
}


class Gestures(ABC):
    """The hands of whoever sits at the bottom; every family plays its cards in its own way.

    Attributes:
        hands: what is pointed at, held and chosen.
        peeking: whether the cards taken last are being looked at.
        confirms: whether a card with one outcome is played only once it is clicked again.
    """

    def __init__(
        self,
        course: Course,
        buttons: FocusGroup,
        refuse: Callable[[str], None],
        hands: Interaction | None = None,
    ) -> None:
        self._course = course
        self._buttons = buttons
        self._refuse = refuse
        self.hands = hands or Interaction()
        self.peeking = False
        self.confirms = False
        self._layout: TableLayout
        self._words: TableWords

    def lay_out(self, layout: TableLayout, words: TableWords) -> None:
        """Use this geometry and language."""
        self._layout, self._words = layout, words
        self.hands.forget_press()

    # ---- what a family does its own way

    @abstractmethod
    def _chosen(self, card: Card, held: Pose | None) -> None:
        """A card of the hand is clicked or thrown, and its owner may play."""

    @property
    @abstractmethod
    def _taken_last(self) -> int | None:
        """Whose pile the cards taken last went to."""

    def _has_one_outcome(self, card: Card) -> bool:
        """Whether a click on a card of the hand would play it at once."""
        return True

    def _belongs(self, card: Card, target: Target) -> bool:
        """Whether a click there means the same as one on the card that asks."""
        return False

    def table_mark(self, card: Card) -> Mark:
        """How a card on the cloth is marked while its owner may choose."""
        return Mark.PLAIN

    def _clicked(self, target: Target) -> None:
        """Something else than the hand or a pile is clicked: usually that means nothing."""
        return

    def _pointed(self, pos: Pos) -> None:
        """The pointer is somewhere, whatever it is there for."""
        return

    def _asks(self, pos: Pos) -> bool:
        """A release answers what is asked for; false if nothing is."""
        return False

    def _put_back(self) -> bool:
        """Take back what has been chosen; false if nothing has."""
        return self._stop_asking()

    def _stop_asking(self) -> bool:
        """Put a card back that asks; false if none does."""
        if self.hands.asked is None:
            return False
        self.hands.asked = None
        self._course.put_back()
        return True

    def _answers(self, command: Command) -> bool:
        """A key answers what is asked for; false if nothing is."""
        return False

    # ---- pointer

    def moved(self, pos: Pos, touch: bool) -> None:
        """The pointer is at ``pos``."""
        pressed = self.hands.pressed
        if touch and pressed is None:
            return
        course = self._course
        pose = None
        if isinstance(pressed, HandCard) and course.ready:
            pose = hand_poses(course.show.model, self._layout).get(pressed.card)
        self._pointed(pos)
        self.hands.moved(self._target(pos), pos, pose, DRAG_U * self._layout.u)

    def press(self, pos: Pos) -> None:
        """The button goes down, or a finger."""
        course = self._course
        self._buttons.focus(None)
        if self.peeking:
            self.peeking = False
            return
        match course.state:
            case TableState.DRAW:
                course.end_draw()
            case TableState.LOOK:
                course.end_look()
            case _:
                target = self._target(pos)
                if not self.hands.press(target, pos) or course.show.idle:
                    return
                if isinstance(target, HandCard):
                    course.bring_to_rest()
                else:
                    course.show.finish()
                    self.hands.forget_press()

    def release(self, pos: Pos) -> None:
        """The button goes up."""
        dragged = self.hands.drag
        target = self._target(pos)
        if dragged is not None:
            self.hands.forget_press()
            if pos[1] < self._layout.hand_top:
                self._click_hand(dragged.card, held=dragged.pose)
            return
        if self._asks(pos):
            return
        match self.hands.release(target):
            case HandCard(card):
                self._click_hand(card)
            case PileAt(seat):
                self._peek(seat)
            case clicked:
                self._click_elsewhere(clicked)

    def let_go(self) -> None:
        """The pointer has left the window, or another window has the keyboard."""
        self.hands.hover = None
        self.hands.forget_press()

    # ---- keys

    def cancel(self) -> bool:
        """Esc puts back, closes, clears; false if there was nothing to do so with."""
        course = self._course
        if self.peeking:
            self.peeking = False
        elif course.state is TableState.LOOK:
            course.end_look()
        else:
            return self._put_back()
        return True

    def command(self, command: Command) -> None:
        """Every other key."""
        course = self._course
        if course.state is TableState.DRAW:
            if command is Command.CONFIRM:
                course.end_draw()
        elif course.state is TableState.LOOK:
            course.end_look()
        elif not self._answers(command):
            self._walk(command)

    def _walk(self, command: Command) -> None:
        """Tab goes through the hand and the buttons, arrows through the hand."""
        hand = self._course.show.model.own_cards
        buttons = self._buttons
        tabbing = command in (Command.NEXT, Command.PREVIOUS)
        if buttons.focused is not None and (tabbing or command is Command.CONFIRM):
            last = buttons.widgets[-1 if command is Command.NEXT else 0]
            if not (tabbing and buttons.focused is last and hand):
                buttons.handle(command)
                return
            buttons.focus(None)
            self.hands.walk(hand, STEPS[command])
        elif command in STEPS:
            buttons.focus(None)
            self._stop_asking()
            if self.hands.walk(hand, STEPS[command]):
                return
            if tabbing:
                buttons.handle(command)
            else:
                self.hands.walk(hand, STEPS[command])
        elif command is Command.CONFIRM:
            card = self.hands.asked or (self.hands.focus if self.hands.keys else None)
            self._course.bring_to_rest()
            if card is not None:
                self._click_hand(card)

    # ---- acting

    @property
    def may_declare(self) -> bool:
        """Whether there is a hand to declare."""
        return False

    def declare(self) -> None:
        """Declare the hand, in games where that can be."""
        return

    def _click_hand(self, card: Card, held: Pose | None = None) -> None:
        course = self._course
        if course.ready:
            if card in course.show.model.own_cards:
                self._click_own(card, held)
            return
        turn = course.session.to_move
        if turn is not None and turn != course.observer:
            self._refuse(self._words.wait_for(turn))

    def _click_own(self, card: Card, held: Pose | None) -> None:
        """A card that its owner may play now: it may have to be clicked twice."""
        if self.confirms and self.hands.asked != card and self._has_one_outcome(card):
            self._put_back()
            self.hands.asked = card
            self._course.lifted()
            return
        if self.hands.asked != card:
            self._stop_asking()
        self.hands.asked = None
        self._chosen(card, held)

    def _click_elsewhere(self, target: Target) -> None:
        """A click beside the hand puts a card back that asks, unless it answers."""
        asked = self.hands.asked
        if asked is not None and self._belongs(asked, target):
            self._click_own(asked, None)
            return
        self._stop_asking()
        self._clicked(target)

    def submit(self, move: Move, held: Pose | None = None) -> None:
        """Play a move, or say why that cannot be."""
        self.hands.reset()
        self.hands.forget_press()
        self.hands.rises.clear()
        try:
            self._course.play(move, held)
        except IllegalMove as error:
            self._course.put_back()
            self._refuse(self._words.refusal(Refusal(error.key, error.data)))

    def _peek(self, seat: int) -> None:
        """What was taken last, face up, if it is in that pile."""
        last, side = self._taken_last, self._words.seating.side_of
        if last is not None and side(last) == side(seat):
            self.peeking = True
        else:
            self._refuse(self._words.not_last)

    # ---- where things are

    def hand_pose(self, card: Card, *, shown: bool = False) -> Pose:
        """Where a card of the open hand is at this moment: dragged, risen or at rest.

        Args:
            shown: as it is drawn, which while the last move is laid out again is another hand.
        """
        if self.hands.drag is not None and self.hands.drag.card == card:
            return self.hands.drag.pose
        model = self._course.shown.model if shown else self._course.show.model
        pose = hand_poses(model, self._layout)[card]
        rise = self.hands.rises.of(card)
        share = min(1.0, rise / self._layout.lift)
        return pose.with_(
            dy=-rise, degrees=pose.degrees * (1 - share), lift=pose.lift + 0.7 * share
        )

    def aim(self) -> None:
        """Let hand cards rise to where they should be now."""
        course, layout = self._course, self._layout
        hand = course.show.model.own_cards if course.ready else ()
        pace = course.show.choreographer.pace
        self.hands.aim(hand, layout.card, layout.lift, pace)

    def _target(self, pos: Pos) -> Target:
        course = self._course
        model = course.show.model
        hand = [(card, self.hand_pose(card)) for card in model.own_cards if card in model.hand]
        raised = self.hands.raised
        if raised is not None:
            hand.sort(key=lambda entry: entry[0] == raised)
        poses = rest_poses(model, self._layout, course.bottom)
        table = [(card, poses[card]) for card in model.table]
        return find_target(pos, hand, table, self._pile_at)

    def _pile_at(self, pos: Pos) -> int | None:
        view = self._course.show.model.view
        if view is None or not any(view.piles):
            return None
        for number, place in enumerate(self._layout.places):
            if place.pile.box.contains(pos):
                return (self._course.bottom + number) % self._layout.seats
        return None
