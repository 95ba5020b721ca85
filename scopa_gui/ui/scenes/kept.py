"""Controls that stay the same while a screen is laid out anew: they keep focus and caret."""

from collections.abc import Callable
from typing import TypeVar

from scopa_gui.ui.widgets.base import Widget

W = TypeVar("W", bound=Widget)


class Kept:
    """The controls of a screen by name; made anew only when the language changes."""

    def __init__(self) -> None:
        self._widgets: dict[str, Widget] = {}
        self._language = ""

    def speak(self, language: str) -> bool:
        """Use a language; true if controls have to be made anew for it."""
        if language == self._language:
            return False
        self._language = language
        self._widgets.clear()
        return True

    def get(self, kind: type[W], name: str, make: Callable[[], W]) -> W:
        """The control of that name, made now if it is not there."""
        found = self._widgets.get(name)
        if not isinstance(found, kind):
            found = self._widgets[name] = make()
        return found
