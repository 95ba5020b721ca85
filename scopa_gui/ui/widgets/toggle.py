"""A switch: the knob's side, a tick or a dash, and the leaf green say whether it is on."""

from collections.abc import Callable

import pygame

from scopa_gui.ui import theme
from scopa_gui.ui.context import Ui
from scopa_gui.ui.motion.durations import Motion
from scopa_gui.ui.motion.tween import number
from scopa_gui.ui.widgets import shades
from scopa_gui.ui.widgets.base import Pressable, State
from scopa_gui.ui.widgets.knob import draw_knob

WIDTH, HEIGHT = 52, 28
KNOB_RADIUS = 10.6
PRESSED_INWARDS = 3
EDGE = 1.5
SIGN = 19


class Toggle(Pressable):
    """Calls ``on_change`` with its new state."""

    def __init__(self, on: bool, on_change: Callable[[bool], None]) -> None:
        super().__init__(self._switch)
        self.on = on
        self._on_change = on_change
        self._since_s = 60.0

    def measure(self, ui: Ui) -> tuple[int, int]:
        """As in the drawing; larger with the text."""
        k = ui.viewport.stroke
        return round(WIDTH * k), round(HEIGHT * k)

    @property
    def animating(self) -> bool:
        """While the knob slides."""
        return self._since_s < self.ui.pace.seconds(Motion.HOVER)

    def update(self, dt_s: float) -> None:
        """Let the knob slide."""
        self._since_s += dt_s

    def _switch(self) -> None:
        self.on = not self.on
        self._since_s = 0.0
        self._on_change(self.on)

    def draw(self, surface: pygame.Surface) -> None:
        """Track, sign, knob."""
        k, paint = self.k, self.ui.materials
        disabled = self.state is State.DISABLED
        radius = self.rect.height / 2
        if disabled:
            track, edge, sign = shades.TRACK_DISABLED, theme.DISABLED_EDGE, theme.DISABLED_EDGE
        else:
            track, edge = (theme.LEAF if self.on else shades.TRACK_OFF), theme.INK
            sign = shades.WHITE if self.on else theme.INK_2
        paint.rounded(surface, self.rect, radius, track, edge, EDGE * k)
        size = round(SIGN * k)
        picture = self.ui.materials.icon("check" if self.on else "minus", size, sign)
        place = picture.get_rect(centery=self.rect.centery)
        if self.on:
            place.left = self.rect.left + round(4.5 * k)
        else:
            place.right = self.rect.right - round(4.5 * k)
        surface.blit(picture, place)
        draw_knob(
            self.ui, surface, (self._knob_x(), self.rect.centery), KNOB_RADIUS * k, self.state
        )
        if self.ring:
            paint.focus_ring(surface, self.rect, radius, on_cloth=self.on_cloth)

    def _knob_x(self) -> float:
        off, on = self.rect.left + self.rect.height / 2, self.rect.right - self.rect.height / 2
        duration_s = self.ui.pace.seconds(Motion.HOVER)
        start, end = (off, on) if self.on else (on, off)
        x = number(start, end, duration_s).at(self._since_s)
        if self.pressed:
            x += PRESSED_INWARDS * self.k * (-1 if self.on else 1)
        return x
