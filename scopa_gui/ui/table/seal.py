"""The fingerprint of the deal, small on the rim of the table from before the first card on."""

import pygame

from scopa_gui.app.followed import Followed
from scopa_gui.app.trust import in_fours
from scopa_gui.ui import theme
from scopa_gui.ui.context import Ui

RIM_U = 3.0
SIZE = 0.75
"""Over the size of the text."""
HIGHEST = 0.78
"""Over the height of the rim."""


def draw_seal(surface: pygame.Surface, ui: Ui, match: Followed) -> None:
    """Draw it in the middle of the lower rim."""
    code = match.fingerprint
    if not code:
        return
    u, view = ui.viewport.u, ui.viewport
    words = ui.texts("summary.fingerprint", print=in_fours(code))
    at = view.width / 2, view.height - RIM_U * u / 2
    size = max(10, round(min(SIZE * view.text, HIGHEST * RIM_U * u)))
    ui.type.draw_on_cloth(surface, words, at, size, "text", theme.CREAM_2, "centre", "middle")
