"""Small pictures side by side to choose from: a tick says which ones count."""

import pygame

from scopa_gui.ui import theme
from scopa_gui.ui.widgets.base import Pressable

TICK = 0.7
"""Over the diameter of its badge."""


class PictureTile(Pressable):
    """One of several pictures."""

    @property
    def target(self) -> pygame.Rect:
        """Its own place alone: the next one is near."""
        return self.rect

    def draw_badge(self, surface: pygame.Surface, badge: pygame.Rect) -> None:
        """A vermilion badge with a tick."""
        radius = badge.width / 2
        self.ui.materials.rounded(surface, badge, radius, theme.VERMILION, theme.ON_VERMILION, 1.5)
        size = round(TICK * badge.width)
        tick = self.ui.materials.icon("check", size, theme.ON_VERMILION)
        surface.blit(tick, tick.get_rect(center=badge.center))
