"""What a family of games lays over its table besides cards: buttons, panels."""

from collections.abc import Sequence

import pygame

from scopa_gui.ui.context import Ui
from scopa_gui.ui.table.layout import TableLayout
from scopa_gui.ui.widgets.base import Widget


class Extras:
    """Nothing, unless a family has something of its own."""

    def layout(self, ui: Ui, geometry: TableLayout) -> None:
        """Place everything that may be offered."""

    def offered(self) -> Sequence[Widget]:
        """The controls that are there at this moment."""
        return ()

    def draw(self, surface: pygame.Surface) -> None:
        """What lies under the controls."""
