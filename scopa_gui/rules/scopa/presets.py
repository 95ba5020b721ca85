"""The named games of the Scopa family: each one ``replace`` of its nearest relative."""

from dataclasses import replace

from scopa_gui.rules.cards import parse_card
from scopa_gui.rules.scopa.options import ScopaOptions, Switch

SCOPA = ScopaOptions()
NAPOLA = replace(SCOPA, napola=Switch.ON, target=21)
REBELLO = replace(SCOPA, bonus=(parse_card("6d"),))
RE_BELLO = replace(SCOPA, bonus=(parse_card("Rd"),))

PRESETS: dict[str, ScopaOptions] = {
    "scopa": SCOPA,
    "napola": NAPOLA,
    "rebello": REBELLO,
    "re_bello": RE_BELLO,
}
"""By name, in the order of the catalogue."""
