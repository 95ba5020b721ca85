"""The button that declares a hand."""

from collections.abc import Sequence

import pygame

from scopa_gui.ui.context import Ui
from scopa_gui.ui.table.extras import Extras
from scopa_gui.ui.table.layout import TableLayout
from scopa_gui.ui.table.scopa.gestures import ScopaGestures
from scopa_gui.ui.table.scopa.words import ScopaWords
from scopa_gui.ui.widgets.base import Widget
from scopa_gui.ui.widgets.button import Button, Kind


class DeclareButton(Extras):
    """Is there as long as there is a hand to declare."""

    def __init__(self, gestures: ScopaGestures, words: ScopaWords) -> None:
        self._gestures = gestures
        self._button = Button(
            words.declare,
            gestures.declare,
            Kind.PRIMARY,
            tooltip=words.texts("table.declare_help"),
            shortcut="B",
            on_cloth=True,
        )

    def layout(self, ui: Ui, geometry: TableLayout) -> None:
        """Beside a full hand, on the side of the piles."""
        last = geometry.hand(geometry.hand_size)[-1].box
        width, height = self._button.measure(ui)
        place = pygame.Rect(round(last.right + 3 * geometry.u), 0, width, height)
        place.right = min(place.right, round(geometry.right))
        place.centery = round(geometry.bottom - geometry.card_height / 2)
        self._button.layout(ui, place)

    def offered(self) -> Sequence[Widget]:
        """The button, if the hand can be declared."""
        return (self._button,) if self._gestures.may_declare else ()
