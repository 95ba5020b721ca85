"""The named games of the Scopa family: each one ``replace`` of its nearest relative."""

from dataclasses import replace

from scopa_gui.rules.cards import parse_card
from scopa_gui.rules.scopa.options import (
    Ace,
    Capture,
    Deal,
    Opening,
    Priority,
    ScopaOptions,
    Switch,
    Void,
)
from scopa_gui.rules.seats import Direction

SCOPA = ScopaOptions()
NAPOLA = replace(SCOPA, napola=Switch.ON, target=21)
REBELLO = replace(SCOPA, bonus=(parse_card("6d"),))
RE_BELLO = replace(SCOPA, bonus=(parse_card("Rd"),))
SCOPONE = replace(SCOPA, seats=4, deal=Deal.NINE_AND_FOUR, target=21)
SCIENTIFICO = replace(SCOPONE, deal=Deal.TEN_AND_NONE, void=Void.OFF)
QUINDICI = replace(SCOPA, capture=Capture.FIFTEEN, priority=Priority.FREE)
ESCOBA = replace(QUINDICI, opening=Opening.DEALER, void=Void.OFF, target=21)
ASSI = replace(SCOPA, ace=Ace.TAKES_ALL)
CIRULLA = replace(
    ASSI,
    direction=Direction.CLOCKWISE,
    target=51,
    capture=Capture.SUM_OR_FIFTEEN,
    ace_sweep_scores=Switch.ON,
    opening=Opening.DEALER,
    void=Void.ACES,
    declarations=Switch.ON,
    piccola=Switch.ON,
    grande=Switch.ON,
    napoleone=Switch.ON,
)

PRESETS: dict[str, ScopaOptions] = {
    "scopa": SCOPA,
    "napola": NAPOLA,
    "rebello": REBELLO,
    "re_bello": RE_BELLO,
    "scopone": SCOPONE,
    "scientifico": SCIENTIFICO,
    "quindici": QUINDICI,
    "escoba": ESCOBA,
    "assi": ASSI,
    "cirulla": CIRULLA,
}
"""By name, in the order of the catalogue."""
