"""What a table of the Scopa family says."""

from collections.abc import Sequence
from typing import ClassVar

from scopa_gui.app.i18n import Texts
from scopa_gui.rules.cards import Card
from scopa_gui.rules.catalogue import Options
from scopa_gui.rules.events import DeckCut, Event
from scopa_gui.rules.record import SeatRecord
from scopa_gui.rules.scopa.declarations import MATTA, can_declare, declared_points
from scopa_gui.rules.scopa.state import (
    CardLaid,
    CardsCaptured,
    HandDeclared,
    LeftoversTaken,
    OpeningTaken,
    Phase,
)
from scopa_gui.ui.table.model import TableModel
from scopa_gui.ui.table.scopa.match import scopa_options
from scopa_gui.ui.table.scopa.model import scopa_table
from scopa_gui.ui.table.words import TableWords


class ScopaWords(TableWords):
    """The words of one match in one language."""

    SPOKEN: ClassVar[tuple[type[Event], ...]] = (
        *(CardLaid, CardsCaptured, LeftoversTaken, OpeningTaken, HandDeclared),
        DeckCut,
    )

    def __init__(self, texts: Texts, options: Options, seats: Sequence[SeatRecord]) -> None:
        self._options = scopa_options(options)
        super().__init__(texts, options, seats)

    def _targets(self, options: Options) -> tuple[str, str]:
        points = self._options.points_to_win
        return self.texts("table.target", n=points), str(points)

    def _sign(self, number: int, model: TableModel) -> str:
        """What a hand was declared for, until its last card is played."""
        view = scopa_table(model).view
        if view is None or not view.face_up[number]:
            return ""
        for hand in reversed(view.declared):
            if hand.seat == number:
                return self.texts("table.declared", n=hand.points)
        return ""

    def _gained(self, number: int, model: TableModel) -> str:
        """The scope of a seat's side."""
        scope = len(model.crosswise(self.seating, number))
        return self.texts("table.scope", n=scope) if scope else ""

    def _pile_note(self, number: int, model: TableModel) -> str:
        return self._gained(number, model)

    def waiting(self, model: TableModel, bottom: int, *, short: bool) -> str:
        """What is waited for."""
        view, texts = scopa_table(model).view, self.texts
        if view is None or view.turn is None:
            return ""
        name = self.names[view.turn]
        own = view.turn == bottom and self._seats[bottom].is_person
        if view.phase is Phase.CUT:
            return texts("table.cut_now") if own else texts("table.cuts", name=name)
        if own:
            if short:
                return texts("table.your_turn_short")
            if can_declare(view.hand, view.face_up[bottom], self._options):
                return texts("table.may_declare", n=declared_points(view.hand))
            if not view.table:
                return texts("table.empty_own")
            return texts("table.play_now")
        if not view.table:
            return texts("table.empty", name=name)
        if self._seats[view.turn].is_person:
            return texts("table.turn_of", name=name)
        return texts("table.thinking", name=name)

    @property
    def not_last(self) -> str:
        """Said where a pile is clicked in which the last capture does not lie."""
        return self.texts("table.not_last")

    @property
    def taken_last(self) -> str:
        """Said while the last capture is looked at."""
        return self.texts("table.last_capture")

    def questions(self, card: Card, *, equal: bool) -> tuple[str, ...]:
        """What is asked while a card is lifted, in full and in short; of the matta, what it is."""
        one = "which_one" if equal else "which"
        asked = self.texts(f"table.{one}"), self.texts(f"table.{one}_short")
        if card == MATTA and self._options.declarations:
            return tuple(self.texts("table.matta", question=words) for words in asked) + asked
        return asked

    @property
    def just_these(self) -> tuple[str, ...]:
        """Asked while the chosen cards are a capture and part of a larger one."""
        return self.texts("table.just_these"), self.texts("table.just_these_short")

    def of_totals(self, wanted: Sequence[int]) -> str:
        """The end of the sum slip: «of 10», «of 5 or 10»."""
        if len(wanted) == 1:
            return self.texts("table.of", n=wanted[0])
        return self.texts("table.of_either", least=wanted[0], most=wanted[-1])

    @property
    def declare(self) -> str:
        """On the button that declares a hand."""
        return self.texts("table.declare")
