"""What a person's inputs mean at a table of Briscola: a card clicked is a card played."""

from scopa_gui.rules.briscola.moves import Play
from scopa_gui.rules.briscola.state import BriscolaView, Phase
from scopa_gui.rules.cards import Card
from scopa_gui.ui.inputs import Command
from scopa_gui.ui.table.briscola.model import briscola_table
from scopa_gui.ui.table.geometry import Pose
from scopa_gui.ui.table.gestures import Gestures
from scopa_gui.ui.widgets.group import ARROWS

TABS = (Command.NEXT, Command.PREVIOUS)


class BriscolaGestures(Gestures):
    """The hands of whoever sits at the bottom."""

    def _has_one_outcome(self, card: Card) -> bool:
        view = briscola_table(self._course.show.model).view
        return view is None or view.phase is Phase.PLAY

    def _chosen(self, card: Card, held: Pose | None) -> None:
        view = briscola_table(self._course.show.model).view
        if view is not None and view.phase is not Phase.PLAY:
            self._refuse(self._words.texts("table.call_first"))
            return
        self.submit(Play(card), held or self.hand_pose(card))

    def _answers(self, command: Command) -> bool:
        """Before the first card is played, keys go through what may be said instead of the hand.

        They begin at passing, which stands last.
        """
        if self.asked is None or command not in (*ARROWS, *TABS):
            return False
        nowhere = self._buttons.focused is None
        self._buttons.handle(Command.PREVIOUS if nowhere and command in ARROWS else command)
        return True

    @property
    def asked(self) -> BriscolaView | None:
        """What the person at the bottom knows, while that person is to bid or to name the suit."""
        view = briscola_table(self._course.show.model).view
        if view is None or not self._course.ready or view.phase is Phase.PLAY:
            return None
        return view

    @property
    def _taken_last(self) -> int | None:
        last = briscola_table(self._course.show.model).last_trick
        return None if last is None else last.seat
