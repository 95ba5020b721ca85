"""A square button with an icon, on the cloth: it keeps its size when the text grows."""

from collections.abc import Callable

import pygame

from scopa_gui.ui.theme import RGB
from scopa_gui.ui.widgets.button import Button

ICON = 0.5
"""Over the width of the button."""


class IconButton(Button):
    """Fires ``on_press``; its words are the tooltip."""

    def __init__(
        self, icon: str, tooltip: str, shortcut: str, on_press: Callable[[], None]
    ) -> None:
        super().__init__("", on_press, icon=icon, tooltip=tooltip, shortcut=shortcut, on_cloth=True)

    def _draw_words(self, surface: pygame.Surface, centre: tuple[int, int], colour: RGB) -> None:
        picture = self.ui.materials.icon(self.icon, round(ICON * self.rect.width), colour)
        surface.blit(picture, picture.get_rect(center=centre))
