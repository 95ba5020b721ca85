"""A few words about the control under the pointer, with its key, after a moment."""

import pygame

from scopa_gui.ui import theme
from scopa_gui.ui.motion.durations import Motion
from scopa_gui.ui.widgets import shades
from scopa_gui.ui.widgets.base import Widget

TAIL = (8, 4)
"""Half width and height of the tail in units of ``k``."""


class Tooltip:
    """Shows the tooltip of one control at a time; never gets an input."""

    def __init__(self) -> None:
        self._widget: Widget | None = None
        self._waited_s = 0.0

    @property
    def visible(self) -> bool:
        """Whether it is on screen."""
        widget = self._widget
        if widget is None or not widget.tooltip:
            return False
        return self._waited_s >= widget.ui.pace.seconds(Motion.TOOLTIP_DELAY)

    def hide(self) -> None:
        """Start waiting anew."""
        self._waited_s = 0.0

    def update(self, dt_s: float, widget: Widget | None) -> None:
        """Let time pass over ``widget``."""
        if widget is not self._widget:
            self._widget = widget
            self._waited_s = 0.0
        elif widget is not None:
            self._waited_s += dt_s

    def draw(self, surface: pygame.Surface) -> None:
        """Draw it above its control, or below where there is no room."""
        widget = self._widget
        if widget is None or not self.visible:
            return
        ui, k = widget.ui, widget.k
        text_width = ui.type.width(widget.tooltip, "small")
        key_width = ui.type.width(widget.shortcut, "small", "bold") if widget.shortcut else 0
        box = pygame.Rect(0, 0, text_width + 24 * k, 34 * k)
        box.width += round(key_width + 18 * k) if widget.shortcut else 0
        gap = round(10 * k)
        box.midbottom = widget.rect.centerx, widget.rect.top - gap
        below = box.top < 0
        if below:
            box.top = widget.rect.bottom + gap
        box.clamp_ip(surface.get_rect().inflate(-2 * gap, 0))
        ui.materials.shadow(surface, box, dy=3 * k, blur=4 * k, alpha=120, radius=3 * k)
        ui.materials.rounded(surface, box, 3 * k, theme.INK)
        x = max(box.left + TAIL[0] * k, min(widget.rect.centerx, box.right - TAIL[0] * k))
        y, tip = (box.top, -TAIL[1] * k) if below else (box.bottom - 1, TAIL[1] * k)
        points = [(x - TAIL[0] * k, y), (x + TAIL[0] * k, y), (x, y + 2 * tip)]
        pygame.draw.polygon(surface, theme.INK, points)
        left, middle = box.left + 12 * k, box.centery
        ui.type.draw(
            surface, widget.tooltip, (left, middle), "small", "text", theme.ON_INK, anchor="middle"
        )
        ui.type.draw(
            surface,
            widget.shortcut,
            (box.right - 12 * k, middle),
            "small",
            "bold",
            shades.TOOLTIP_KEY,
            align="right",
            anchor="middle",
        )
