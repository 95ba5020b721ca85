"""The stroke of dust that a broom leaves, at the size it has in this window."""

import pygame

from scopa_gui.ui.assets import Assets
from scopa_gui.ui.viewport import Viewport

STROKE_UNITS = (120, 60)
"""Size of the baked picture in layout units."""


def bake_broom(assets: Assets, viewport: Viewport) -> tuple[pygame.Surface, pygame.Rect]:
    """The dust alone, and where it lies when the middle of the stroke is at 0, 0."""
    size = round(STROKE_UNITS[0] * viewport.u), round(STROKE_UNITS[1] * viewport.u)
    stroke = pygame.transform.smoothscale(assets.picture("tables/broom"), size)
    dust = stroke.get_bounding_rect()
    return stroke.subsurface(dust), dust.move(-size[0] // 2, -size[1] // 2)
