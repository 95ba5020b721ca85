"""The broom's stroke across the cloth, laid where the cloth is in this window."""

import pygame

from scopa_gui.ui.assets import Assets
from scopa_gui.ui.viewport import CARD_ASPECT, Viewport

STROKE_UNITS = (120, 60)
"""Size of the baked picture in layout units."""
EDGE_U = 4.5


def bake_broom(assets: Assets, viewport: Viewport) -> pygame.Surface:
    """The stroke in a clear surface as large as the window."""
    u, c = viewport.u, viewport.card
    top = EDGE_U * u + 0.84 * c + 1.75 * u
    bottom = viewport.height - EDGE_U * u - CARD_ASPECT * c - 6.25 * u
    size = round(STROKE_UNITS[0] * u), round(STROKE_UNITS[1] * u)
    stroke = pygame.transform.smoothscale(assets.picture("tables/broom"), size)
    window = pygame.Surface((viewport.width, viewport.height), pygame.SRCALPHA)
    window.blit(stroke, stroke.get_rect(center=(viewport.width // 2, round((top + bottom) / 2))))
    return window
