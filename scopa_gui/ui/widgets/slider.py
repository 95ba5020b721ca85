"""A slider over a few marked values."""

from collections.abc import Callable, Sequence

import pygame

from scopa_gui.ui import theme
from scopa_gui.ui.context import Ui
from scopa_gui.ui.inputs import Command, Pos
from scopa_gui.ui.widgets import shades
from scopa_gui.ui.widgets.base import State, Widget
from scopa_gui.ui.widgets.knob import draw_knob

KNOB = {State.NORMAL: 10.0, State.HOVER: 11.4, State.PRESSED: 8.6, State.DISABLED: 10.0}
RING_RADIUS = 11
ROW = 28
TRACK = 6
LABEL_DROP = 15
MOST_TICKS = 12


class Slider(Widget):
    """Calls ``on_change`` with the index of the value; on release only unless ``live``."""

    drags = True

    def __init__(
        self,
        steps: int,
        value: int,
        on_change: Callable[[int], None],
        *,
        labels: Sequence[str] = (),
        live: bool = True,
    ) -> None:
        super().__init__()
        self.steps = steps
        self.value = value
        self.labels = tuple(labels)
        self._live = live
        self._reported = value
        self._on_change = on_change

    def show(self, value: int) -> None:
        """Have another value, without a call back."""
        self.value = self._reported = value

    def measure(self, ui: Ui) -> tuple[int, int]:
        """Track and knob, and a line of labels if there are any."""
        k = ui.viewport.stroke
        labels = ui.type.line_height("caption") if self.labels else 0
        return round(130 * k), round(ROW * k + labels)

    @property
    def _track(self) -> pygame.Rect:
        """From the knob's first place to its last."""
        inset = round(RING_RADIUS * self.k)
        middle = self.rect.top + round(ROW * self.k / 2)
        height = max(3, round(TRACK * self.k))
        width = self.rect.width - 2 * inset
        return pygame.Rect(self.rect.left + inset, middle - height // 2, width, height)

    def _x(self, index: int) -> float:
        track = self._track
        return track.left + track.width * index / max(1, self.steps - 1)

    def pointer_down(self, pos: Pos) -> None:
        """Jump to the pointer."""
        self._follow(pos)

    def pointer_drag(self, pos: Pos) -> None:
        """Follow the pointer."""
        self._follow(pos)

    def pointer_up(self, pos: Pos, inside: bool) -> None:
        """Keep what it shows."""
        self._report()

    def command(self, command: Command) -> bool:
        """Arrows step, Home and End jump."""
        match command:
            case Command.LEFT:
                wanted = self.value - 1
            case Command.RIGHT:
                wanted = self.value + 1
            case Command.HOME:
                wanted = 0
            case Command.END:
                wanted = self.steps - 1
            case _:
                return False
        self._set(wanted)
        self._report()
        return True

    def _follow(self, pos: Pos) -> None:
        track = self._track
        share = (pos[0] - track.left) / max(1, track.width)
        self._set(round(share * (self.steps - 1)))
        if self._live:
            self._report()

    def _set(self, value: int) -> None:
        self.value = max(0, min(self.steps - 1, value))

    def _report(self) -> None:
        if self.value != self._reported:
            self._reported = self.value
            self._on_change(self.value)

    def draw(self, surface: pygame.Surface) -> None:
        """Track, its part up to the knob, marks, labels, knob."""
        k, paint, track = self.k, self.ui.materials, self._track
        disabled = self.state is State.DISABLED
        edge = theme.DISABLED_EDGE if disabled else theme.INK
        groove = shades.TRACK_DISABLED if disabled else theme.GROOVE
        radius = track.height / 2
        paint.rounded(surface, track, radius, groove, edge, 1.2 * k)
        done = pygame.Rect(track)
        done.width = round(self._x(self.value)) - track.left
        if done.width > radius:
            fill = shades.PALE_FILL if disabled else theme.VERMILION
            paint.rounded(surface, done, radius, fill, edge, 1.2 * k)
        middle = track.centery
        if self.labels and self.steps <= MOST_TICKS:
            for i in range(self.steps):
                x = self._x(i) - 0.5 * k
                paint.vline(surface, x, middle + 8 * k, middle + 13 * k, theme.INK_2, max(1, k))
        for i, label in enumerate(self.labels):
            self._draw_label(surface, i, label, middle + LABEL_DROP * k)
        knob = self._x(self.value), middle
        dot = shades.PALE_FILL if disabled else theme.VERMILION
        if self.ring:
            around = pygame.Rect(0, 0, round(2 * RING_RADIUS * k), round(2 * RING_RADIUS * k))
            around.center = round(knob[0]), middle
            paint.focus_ring(surface, around, RING_RADIUS * k, on_cloth=self.on_cloth)
        draw_knob(self.ui, surface, knob, KNOB[self.state] * k, self.state, dot)

    def _draw_label(self, surface: pygame.Surface, index: int, label: str, y: float) -> None:
        """Under its mark, but not beyond the slider's ends."""
        half = self.ui.type.width(label, "caption") / 2
        x = min(max(self._x(index), self.rect.left + half), self.rect.right - half)
        self.ui.type.draw(surface, label, (x, y), "caption", "text", theme.INK_2, align="centre")
