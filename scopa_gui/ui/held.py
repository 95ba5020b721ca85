"""A key that is held: what leads further is said again and again until it is let go.

Counted in the time of the frames, after the events of each: the system's own repeats go on while
the program is busy with one slow frame, and so make many steps of a short press.
"""

import pygame

from scopa_gui.ui.inputs import Command, Input

FIRST_S, NEXT_S = 0.4, 0.05
"""How long a key is held before it repeats, and from then on."""
REPEATING = frozenset(
    {
        Command.NEXT,
        Command.PREVIOUS,
        Command.LEFT,
        Command.RIGHT,
        Command.UP,
        Command.DOWN,
        Command.PAGE_UP,
        Command.PAGE_DOWN,
        Command.BACKSPACE,
        Command.DELETE,
    }
)
"""What is worth saying again; all else would be done and undone, or done unasked."""


class HeldKey:
    """The key that was pressed last, as long as it is down."""

    def __init__(self) -> None:
        self._key: int | None = None
        self._command = Command.NEXT
        self._left_s = 0.0

    def notice(self, event: pygame.event.Event, meaning: Input | None) -> None:
        """An event of the window, and what it means."""
        match event.type:
            case pygame.KEYDOWN:
                self._key = None
                if isinstance(meaning, Command) and meaning in REPEATING:
                    self._key, self._command, self._left_s = event.key, meaning, FIRST_S
            case pygame.KEYUP if event.key == self._key:
                self._key = None
            case pygame.WINDOWFOCUSLOST:
                self._key = None

    def again(self, dt_s: float) -> list[Command]:
        """What the key says again after so many seconds, once the events until then are known."""
        if self._key is None:
            return []
        said = []
        self._left_s -= dt_s
        while self._left_s <= 0:
            said.append(self._command)
            self._left_s += NEXT_S
        return said
