"""The course of a match of Briscola: the auction, tricks."""

from typing import ClassVar

from scopa_gui.rules.briscola.state import (
    BidMade,
    BidPassed,
    CardPlayed,
    PartnerRevealed,
    SuitNamed,
    TrickTaken,
)
from scopa_gui.rules.events import Event
from scopa_gui.ui.motion.durations import Pace
from scopa_gui.ui.table.briscola.choreography import BriscolaChoreographer
from scopa_gui.ui.table.briscola.model import BriscolaTable, empty_table
from scopa_gui.ui.table.course import Course
from scopa_gui.ui.table.layout import TableLayout


class BriscolaCourse(Course):
    """Follows one match."""

    MOVES: ClassVar[tuple[type[Event], ...]] = (CardPlayed, BidMade, BidPassed, SuitNamed)
    FOLLOWING: ClassVar[tuple[type[Event], ...]] = (PartnerRevealed, TrickTaken)

    def _empty_table(self, sides: int) -> BriscolaTable:
        return empty_table(self.observer, sides)

    def _choreographer(self, layout: TableLayout, pace: Pace) -> BriscolaChoreographer:
        return BriscolaChoreographer(self.session.run.game, layout, pace, self.bottom)
