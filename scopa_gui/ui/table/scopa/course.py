"""The course of a match of the Scopa family: captures, the cut, declarations."""

from typing import ClassVar

from scopa_gui.app.followed import Followed
from scopa_gui.app.table_flow import Trigger
from scopa_gui.rules.events import Event
from scopa_gui.rules.scopa.declarations import can_declare
from scopa_gui.rules.scopa.state import (
    CardLaid,
    CardsCaptured,
    HandDeclared,
    LeftoversTaken,
    Phase,
    ScopaMade,
)
from scopa_gui.ui.motion.durations import Pace
from scopa_gui.ui.table.course import Attendant, Course
from scopa_gui.ui.table.layout import TableLayout
from scopa_gui.ui.table.model import TableView
from scopa_gui.ui.table.scopa.choreography import ScopaChoreographer
from scopa_gui.ui.table.scopa.cutting import Cutting
from scopa_gui.ui.table.scopa.match import scopa_options
from scopa_gui.ui.table.scopa.model import ScopaTable, empty_table, scopa_table


class ScopaCourse(Course):
    """Follows one match.

    Attributes:
        cutting: the spread deck, while the person at the bottom is to cut.
    """

    MOVES: ClassVar[tuple[type[Event], ...]] = (CardLaid, CardsCaptured, HandDeclared)
    FOLLOWING: ClassVar[tuple[type[Event], ...]] = (ScopaMade, LeftoversTaken)

    def __init__(self, session: Followed, attendant: Attendant) -> None:
        super().__init__(session, attendant)
        self.cutting: Cutting | None = None

    @property
    def may_declare(self) -> bool:
        """Whether the person at the bottom may declare the hand now."""
        view = scopa_table(self.show.model).view
        if view is None or not self.ready or self.observer is None:
            return False
        options = scopa_options(self.session.options)
        return can_declare(view.hand, view.face_up[self.observer], options)

    def lay_out(self, layout: TableLayout, pace: Pace) -> None:
        """Use this geometry; the deck to be cut is spread anew."""
        super().lay_out(layout, pace)
        if self.cutting is not None:
            self.cutting = Cutting(layout, self.cutting.count, self.cutting.at)

    def _empty_table(self, sides: int) -> ScopaTable:
        return empty_table(self.observer, sides)

    def _choreographer(self, layout: TableLayout, pace: Pace) -> ScopaChoreographer:
        return ScopaChoreographer(self.session.run.game, layout, pace, self.bottom)

    def _asked(self, view: TableView) -> bool:
        own = scopa_table(self.show.model).view
        if own is None or own.phase is not Phase.CUT:
            return False
        self.cutting = Cutting(self._layout, view.stock_count)
        self._fire(Trigger.TO_CUT)
        return True

    def _move_begun(self) -> None:
        self.cutting = None
