"""A slider over the moments of a match, with a mark where each deal begins."""

from collections.abc import Callable, Sequence

import pygame

from scopa_gui.ui import theme
from scopa_gui.ui.context import Ui
from scopa_gui.ui.widgets.slider import ROW, Slider

MARK = 13
"""Length of a mark below the track's middle, in units of ``k``."""


class TimeBar(Slider):
    """Calls ``on_change`` with the moment it was moved to."""

    def __init__(
        self, moments: int, value: int, marks: Sequence[int], on_change: Callable[[int], None]
    ) -> None:
        super().__init__(moments, value, on_change)
        self._marks = tuple(marks)

    def show(self, value: int) -> None:
        """Stand at a moment without telling anybody."""
        self.value = self._reported = value

    def measure(self, ui: Ui) -> tuple[int, int]:
        """As high as a knob."""
        k = ui.viewport.stroke
        return round(130 * k), round(ROW * k)

    def draw(self, surface: pygame.Surface) -> None:
        """The marks, then track and knob."""
        k, middle = self.k, self._track.centery
        for moment in self._marks:
            x = self._x(moment) - 0.5 * k
            ends = middle - MARK * k, middle + MARK * k
            self.ui.materials.vline(surface, x, *ends, theme.INK_2, max(1, k))
        super().draw(surface)
