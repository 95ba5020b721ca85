"""A slider over the moments of a match, with a mark where each deal begins and a diamond over those
that stand out."""

from collections.abc import Callable, Sequence

import pygame

from scopa_gui.ui import theme
from scopa_gui.ui.context import Ui
from scopa_gui.ui.materials.shapes import document, path, web
from scopa_gui.ui.widgets.slider import ROW, Slider

MARK = 13
"""Length of a mark below the track's middle, in units of ``k``."""
POINT = 5
"""Half the width of a mark that stands out, in units of ``k``."""


class TimeBar(Slider):
    """Calls ``on_change`` with the moment it was moved to."""

    def __init__(
        self, moments: int, value: int, marks: Sequence[int], on_change: Callable[[int], None]
    ) -> None:
        super().__init__(moments, value, on_change)
        self._marks = tuple(marks)
        self.turning: tuple[int, ...] = ()
        """Moments that stand out."""

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
        size = 2 * max(3, round(POINT * k))
        body = path("M6 0L12 6L6 12L0 6Z", f'fill="{web(theme.VERMILION)}"')
        diamond = self.ui.materials.markup(document(size, size, body, "0 0 12 12"), (size, size))
        for moment in self.turning:
            place = diamond.get_rect(center=(round(self._x(moment)), round(middle - MARK * k)))
            surface.blit(diamond, place)
