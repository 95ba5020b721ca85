"""What a person's inputs mean at a table of the Scopa family: captures, the cut, declarations."""

from collections.abc import Callable

from scopa_gui.rules.cards import Card
from scopa_gui.rules.scopa.moves import Cut, Declare
from scopa_gui.ui.inputs import Command, Pos
from scopa_gui.ui.table.geometry import Pose
from scopa_gui.ui.table.gestures import STEPS, Gestures
from scopa_gui.ui.table.interaction import TableCard, Target
from scopa_gui.ui.table.marks import Mark
from scopa_gui.ui.table.scopa.choosing import ScopaInteraction
from scopa_gui.ui.table.scopa.course import ScopaCourse
from scopa_gui.ui.table.scopa.match import scopa_game, scopa_options
from scopa_gui.ui.table.scopa.model import scopa_table
from scopa_gui.ui.table.scopa.selection import Lifted, Nothing, Outcome, Picked, Position
from scopa_gui.ui.widgets.group import FocusGroup


class ScopaGestures(Gestures):
    """The hands of whoever sits at the bottom."""

    hands: ScopaInteraction
    _course: ScopaCourse

    def __init__(
        self, course: ScopaCourse, buttons: FocusGroup, refuse: Callable[[str], None]
    ) -> None:
        super().__init__(course, buttons, refuse, ScopaInteraction())
        self._position = Position((), (), scopa_game(course.session).plays)

    @property
    def position(self) -> Position:
        """What can be chosen from."""
        model, session = self._course.show.model, self._course.session
        wanted = model.own_cards, model.table
        if (self._position.hand, self._position.table) != wanted:
            game = scopa_game(session)
            self._position = Position(*wanted, game.plays, game.options.capture)
        return self._position

    # ---- choosing

    def table_mark(self, card: Card) -> Mark:
        """How a card on the cloth is marked while its owner may choose."""
        return self.hands.table_mark(card, self.position)

    def _has_one_outcome(self, card: Card) -> bool:
        picked = isinstance(self.hands.choice, Picked)
        return not picked and len(self.position.captures(card)) <= 1

    def _belongs(self, card: Card, target: Target) -> bool:
        return isinstance(target, TableCard) and target.card in self.position.reach(card)

    def _chosen(self, card: Card, held: Pose | None) -> None:
        self._follow(self.hands.click_hand(card, self.position), held)

    def _clicked(self, target: Target) -> None:
        if isinstance(target, TableCard) and self._course.ready:
            self._follow(self.hands.click_table(target.card, self.position))
        elif target is None and isinstance(self.hands.choice, Picked):
            self.hands.choice = Nothing()

    def _follow(self, outcome: Outcome, held: Pose | None = None) -> None:
        """Act on what a click led to."""
        if outcome.refused is not None:
            self._refuse(self._words.refusal(outcome.refused))
        if outcome.play is not None:
            self.submit(outcome.play, held or self.hand_pose(outcome.play.card))
        elif isinstance(outcome.choice, Lifted):
            self._course.lifted()
        else:
            self._course.put_back()

    def _put_back(self) -> bool:
        if self._stop_asking():
            return True
        lifted = isinstance(self.hands.choice, Lifted)
        if not lifted and not isinstance(self.hands.choice, Picked):
            return False
        self.hands.choice = Nothing()
        if lifted:
            self._course.put_back()
        return True

    @property
    def _taken_last(self) -> int | None:
        last = scopa_table(self._course.show.model).last_capture
        return None if last is None else last.seat

    # ---- the cut

    def _pointed(self, pos: Pos) -> None:
        if self._course.cutting is not None:
            self._course.cutting.point(pos)

    def _asks(self, pos: Pos) -> bool:
        cutting = self._course.cutting
        if cutting is None:
            return False
        at = cutting.place(pos)
        if at is not None:
            self.submit(Cut(at))
        return True

    # ---- keys

    def _answers(self, command: Command) -> bool:
        if self._buttons.focused is None and self._course.cutting is not None:
            self._cut_by_key(command)
        elif isinstance(self.hands.choice, Lifted) and self._course.ready:
            self._choose_by_key(self.hands.choice, command)
        else:
            return False
        return True

    def _cut_by_key(self, command: Command) -> None:
        cutting = self._course.cutting
        assert cutting is not None
        if command is Command.CONFIRM:
            self.submit(Cut(cutting.at or cutting.count // 2))
        elif command in STEPS:
            cutting.walk(STEPS[command])

    def _choose_by_key(self, choice: Lifted, command: Command) -> None:
        if command in STEPS:
            self.hands.keys = True
            self.hands.choice = choice.walk(STEPS[command])
        elif command is Command.CONFIRM:
            self._follow(self.hands.confirm_walked(choice))

    @property
    def may_declare(self) -> bool:
        """Whether there is a hand to declare."""
        return self._course.may_declare

    def declare(self) -> None:
        """Declare the hand, or say why that cannot be."""
        course = self._course
        if course.may_declare:
            course.put_back()
            self.submit(Declare())
        elif course.ready and scopa_options(course.session.options).declarations:
            self._refuse(self._words.texts("illegal.nothing_to_declare"))
