"""One of a few shown by pictures: tabs with a picture above the words."""

from collections.abc import Callable, Sequence

import pygame

from scopa_gui.ui.context import Ui
from scopa_gui.ui.theme import RGB
from scopa_gui.ui.widgets.choice import Choice

HEIGHT_U = 11.5
"""Of a picture: follows the window as the cards do, not the text."""
AIR_U = 0.9
"""Around a picture."""
WORDS = 1.9
"""Height of the line of words, over the body text."""

Painter = Callable[[pygame.Surface, Ui, int, pygame.Rect], None]
"""Draws the picture of a tab, by its index, within a place."""


class PictureChoice(Choice):
    """Calls ``on_choose`` with the index, as its parent does."""

    def __init__(
        self,
        labels: Sequence[str],
        chosen: int,
        on_choose: Callable[[int], None],
        painter: Painter,
        *,
        width_u: float,
    ) -> None:
        super().__init__(labels, chosen, on_choose)
        self._painter = painter
        self._width_u = width_u

    def _row_height(self, ui: Ui) -> int:
        return round((HEIGHT_U + 2 * AIR_U) * ui.viewport.u + WORDS * ui.viewport.text)

    def _natural(self, ui: Ui) -> list[int]:
        least = round((self._width_u + 2 * AIR_U) * ui.viewport.u)
        return [max(least, width) for width in super()._natural(ui)]

    def _draw_content(
        self, surface: pygame.Surface, index: int, place: pygame.Rect, colour: RGB
    ) -> None:
        ui = self.ui
        u = ui.viewport.u
        picture = pygame.Rect(0, 0, round(self._width_u * u), round(HEIGHT_U * u))
        picture.midtop = place.centerx, place.top + round(AIR_U * u)
        self._painter(surface, ui, index, picture)
        under = place.left, picture.bottom, place.width, place.bottom - picture.bottom
        words = pygame.Rect(under)
        super()._draw_content(surface, index, words, colour)
