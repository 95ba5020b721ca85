"""From the state of a table of Briscola to what is seen in this frame. Reads only."""

from dataclasses import replace

from scopa_gui.ui.table.briscola.model import briscola_table
from scopa_gui.ui.table.painter import Sight
from scopa_gui.ui.table.sight import Looking, fanned
from scopa_gui.ui.table.sight import see as see_table


def see(looking: Looking) -> Sight:
    """What is to be seen."""
    sight = see_table(looking)
    last = briscola_table(looking.show.model).last_trick
    if not looking.gestures.peeking or last is None:
        return sight
    return replace(sight, hand=sight.hand + fanned(looking, last.seat, last.cards))
