"""Which parts the table of each family of games is made of: the one place that knows all tables."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from scopa_gui.app.followed import Followed
from scopa_gui.app.i18n import Texts
from scopa_gui.rules.catalogue import Options, family_of
from scopa_gui.rules.record import SeatRecord
from scopa_gui.ui.table.briscola.auction import AuctionPanel
from scopa_gui.ui.table.briscola.course import BriscolaCourse
from scopa_gui.ui.table.briscola.gestures import BriscolaGestures
from scopa_gui.ui.table.briscola.model import empty_table as empty_briscola_table
from scopa_gui.ui.table.briscola.sight import see as see_briscola
from scopa_gui.ui.table.briscola.words import BriscolaWords
from scopa_gui.ui.table.course import Attendant, Course
from scopa_gui.ui.table.extras import Extras
from scopa_gui.ui.table.gestures import Gestures
from scopa_gui.ui.table.model import TableModel
from scopa_gui.ui.table.onlooker import BriscolaOnlooking, ScopaOnlooking
from scopa_gui.ui.table.painter import Sight
from scopa_gui.ui.table.scopa.course import ScopaCourse
from scopa_gui.ui.table.scopa.extras import DeclareButton
from scopa_gui.ui.table.scopa.gestures import ScopaGestures
from scopa_gui.ui.table.scopa.model import empty_table as empty_scopa_table
from scopa_gui.ui.table.scopa.sight import see as see_scopa
from scopa_gui.ui.table.scopa.words import ScopaWords
from scopa_gui.ui.table.sight import Looking
from scopa_gui.ui.table.words import TableWords
from scopa_gui.ui.widgets.group import FocusGroup

WordsMaker = Callable[[Texts, Options, Sequence[SeatRecord]], TableWords]


@dataclass(frozen=True)
class TableParts:
    """The parts of one family's table; those of one family fit together.

    Attributes:
        empty_table: the table before the first deal, for an observer and so many sides.
        course: follows a match.
        gestures: makes moves of what a person does; takes the family's own course.
        words: what the table says.
        onlooking: what it says to somebody who only watches.
        see: what is seen of it in a frame.
        extras: what lies over it besides; takes the family's own gestures and words.
    """

    empty_table: Callable[[int | None, int], TableModel]
    course: Callable[[Followed, Attendant], Course]
    gestures: Callable[[Any, FocusGroup, Callable[[str], None]], Gestures]
    words: WordsMaker
    onlooking: WordsMaker
    see: Callable[[Looking], Sight]
    extras: Callable[[Any, Any], Extras]


PARTS: Mapping[str, TableParts] = MappingProxyType(
    {
        "scopa": TableParts(
            empty_scopa_table,
            ScopaCourse,
            ScopaGestures,
            ScopaWords,
            ScopaOnlooking,
            see_scopa,
            DeclareButton,
        ),
        "briscola": TableParts(
            empty_briscola_table,
            BriscolaCourse,
            BriscolaGestures,
            BriscolaWords,
            BriscolaOnlooking,
            see_briscola,
            AuctionPanel,
        ),
    }
)
"""By the name of the family."""


def parts_for(options: Options) -> TableParts:
    """The parts of the table that a game is played at."""
    return PARTS[family_of(options).name]
