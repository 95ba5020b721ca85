"""A stage for one screen, and a screen that holds the controls of a test."""

from collections.abc import Callable, Sequence

import pygame

from scopa_gui.app.settings import Settings, Speed
from scopa_gui.ui.context import Ui
from scopa_gui.ui.inputs import PointerMoved, PointerPressed, PointerReleased, Pos
from scopa_gui.ui.loop import Stage
from scopa_gui.ui.scene import Scene
from scopa_gui.ui.widgets.base import Widget

SIZE = (960, 540)
INSTANT = Settings("en", 100, Speed.INSTANT)


class Board(Scene):
    """Controls in a column, each as large as it likes or as told."""

    sheet = False

    def __init__(self, widgets: Sequence[Widget], width: int = 0) -> None:
        super().__init__()
        self._widgets = widgets
        self._width = width

    def layout(self, ui: Ui) -> None:
        y = 20
        for widget in self._widgets:
            width, height = widget.measure(ui)
            widget.layout(ui, pygame.Rect(20, y, self._width or width, height))
            y = widget.rect.bottom + 20
        self.group.set(self._widgets)


def stage_of(*widgets: Widget, width: int = 0, settings: Settings = INSTANT) -> Stage:
    """A stage with these controls."""
    return staged(lambda: Board(widgets, width), settings)


def staged(scene: Callable[[], Scene], settings: Settings = INSTANT) -> Stage:
    """A small stage with a screen."""
    return Stage(SIZE, settings.language, settings.text_percent, scene, settings)


def click(stage: Stage, pos: Pos) -> None:
    """Move there, press and let go."""
    stage.feed(PointerMoved(pos), PointerPressed(pos), PointerReleased(pos))


def pixels(surface: pygame.Surface) -> bytes:
    """The picture for comparing."""
    return pygame.image.tobytes(surface, "RGB")
