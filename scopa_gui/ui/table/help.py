"""Help at the table: a move is advised with its reason, or the last one is taken back.

Advice is for the person at the bottom alone. It lies on a slip over the hand and lights the cards
it speaks of, until a move is made, somebody else sits down, or it is put away.
"""

from collections.abc import Callable, Sequence

import pygame

from scopa_gui.ai.advice import Advice
from scopa_gui.app.advising import Adviser, cards_of
from scopa_gui.app.i18n import Texts
from scopa_gui.app.session import Session
from scopa_gui.app.table_flow import TableState
from scopa_gui.app.take_back import CannotTakeBack
from scopa_gui.rules.cards import Card
from scopa_gui.ui.context import Ui
from scopa_gui.ui.inputs import Pos
from scopa_gui.ui.table.course import Course
from scopa_gui.ui.table.gestures import Gestures
from scopa_gui.ui.table.words import TableWords
from scopa_gui.ui.widgets.base import Widget
from scopa_gui.ui.widgets.toast import Toast


class Help:
    """What a person at the table can ask for.

    Attributes:
        note: the slip with the advice.
    """

    def __init__(
        self,
        session: Session,
        course: Course,
        gestures: Gestures,
        refuse: Callable[[str], None],
    ) -> None:
        self._session = session
        self._course = course
        self._gestures = gestures
        self._refuse = refuse
        self.note = Toast()
        self._told: Advice | None = None
        self._place: tuple[Ui, Pos, tuple[int, int], int]
        self._texts: Texts
        self._words: TableWords
        self._adviser: Adviser

    def lay_out(self, texts: Texts, words: TableWords) -> None:
        """Use this language."""
        self._texts, self._words = texts, words
        self._adviser = Adviser(texts, self._session.run.game, words.names)
        if self.note.visible:
            self._tell()

    def place_note(self, ui: Ui, middle: Pos, widths: tuple[int, int], lowest: int) -> None:
        """The advice stands there, over the hand: wide, or no wider than the cloth."""
        self._place = ui, middle, widths, lowest
        self.note.layout(ui, middle, widths[0], lowest)

    def make_room(self, controls: Sequence[Widget], beside: Sequence[pygame.Rect]) -> None:
        """The advice covers nothing that stands ``beside`` the cloth; where it would lie under
        controls on the cloth it goes down to the hand."""
        if not self.note.visible:
            return
        ui, (x, y), (width, narrow), lowest = self._place
        self.note.layout(ui, (x, y), width, lowest)
        if self.note.box.collidelist(beside) >= 0:
            width = narrow
            self.note.layout(ui, (x, y), width, lowest)
        if any(self.note.box.colliderect(control.rect) for control in controls):
            lowest = round(ui.viewport.height - 2 * ui.viewport.u)
            self.note.layout(ui, (x, lowest), width, lowest)

    # ---- advice

    @property
    def told(self) -> bool:
        """Whether the advice is to be read now: nothing else is going on."""
        return self.note.visible and self._course.ready and not self._choosing

    @property
    def lit(self) -> frozenset[Card]:
        """The cards that the advice speaks of."""
        advice = self._session.advice
        if advice is None or not self.told:
            return frozenset()
        return frozenset(cards_of(self._session.run.game.parse_move(advice.move)))

    @property
    def _choosing(self) -> bool:
        gestures = self._gestures
        asked = gestures.peeking or gestures.hands.raised is not None
        return asked or self._course.state is TableState.CHOOSE

    def ask(self) -> None:
        """Have the person at the bottom advised, put the advice away, or say why there is none."""
        if self.dismiss():
            return
        self._course.end_look()
        self._course.bring_to_rest()
        refused = self._refused
        if refused:
            self._refuse(refused)
            return
        self._session.ask_advice()
        self._tell()

    @property
    def _refused(self) -> str:
        """Why nobody is advised now; empty if somebody can be."""
        session, course, texts = self._session, self._course, self._texts
        turn = session.to_move
        if not session.people:
            return texts("advice.not_now.nobody")
        if turn is None:
            return texts("advice.not_now.over")
        if course.state is TableState.CUT:
            return texts("advice.not_now.chance")
        if turn != course.observer:
            return self._words.wait_for(turn)
        return "" if course.ready else texts("advice.not_now.not_yet")

    def _tell(self) -> None:
        self._told = advice = self._session.advice
        words = self._texts("advice.thinking") if advice is None else self._adviser.sentence(advice)
        self.note.show(words, "hint", stays=True)

    def dismiss(self) -> bool:
        """Put the advice away; false if there was none."""
        if not self.note.visible:
            return False
        self.note.hide()
        self._session.forget_advice()
        return True

    def update(self, dt_s: float) -> bool:
        """Let time pass; true if the picture changes with it."""
        if not self.note.visible:
            return False
        session = self._session
        if session.advice is None and not session.advice_asked:
            # a move has been made
            self.note.hide()
            return True
        if session.advice is self._told:
            return False
        self._tell()
        return True

    def draw(self, surface: pygame.Surface) -> None:
        """The slip with the advice."""
        if self.told:
            self.note.draw(surface)

    # ---- a move taken back

    def take_back(self) -> bool:
        """Go back to the previous turn of the person who plays, or say why not."""
        course = self._course
        try:
            if not course.can_take_back:
                raise CannotTakeBack("nothing")
            self._session.take_back()
        except CannotTakeBack as error:
            self._refuse(self._texts(error.key))
            return False
        self.note.hide()
        self._gestures.peeking = False
        self._gestures.hands.change_hands()
        self._gestures.hands.rises.clear()
        course.taken_back()
        return True
