"""The named games of Briscola."""

from dataclasses import replace

from scopa_gui.rules.briscola.options import CALLING, BriscolaOptions

BRISCOLA = BriscolaOptions()
CHIAMATA = replace(BRISCOLA, seats=CALLING)

PRESETS: dict[str, BriscolaOptions] = {"briscola": BRISCOLA, "chiamata": CHIAMATA}
"""By name, in the order of the catalogue."""
