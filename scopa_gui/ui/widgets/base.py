"""What every control has: a place, its states, and how it is spoken to.

A ``FocusGroup`` decides which control is hovered, focused or pressed and passes inputs on; the
control itself only reacts and draws.
"""

from collections.abc import Callable, Sequence
from enum import Enum, auto

import pygame

from scopa_gui.ui.context import Ui
from scopa_gui.ui.inputs import Command, Pos

REFERENCE_TEXT = 18
"""Lines and radii of controls are given for body text of this many pixels."""


class State(Enum):
    """How a control looks; the keyboard's ring comes on top."""

    NORMAL = auto()
    HOVER = auto()
    PRESSED = auto()
    DISABLED = auto()


class Widget:
    """A control. ``layout`` places it before anything else is asked of it."""

    takes_text = False
    """Whether letters typed while it has the focus are text."""
    drags = False
    """Whether moving the pointer while it is pressed means something to it."""

    def __init__(self, *, tooltip: str = "", shortcut: str = "", on_cloth: bool = False) -> None:
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.clip: pygame.Rect | None = None
        """The part of the window in which it shows, when it is in something that scrolls."""
        self.reach: pygame.Rect | None = None
        """A larger place that also counts as it, such as the row of a list it stands in."""
        self.enabled = True
        self.visible = True
        self.hovered = False
        self.focused = False
        self.pressed = False
        self.ring = False
        """Whether it has the focus and the keyboard is being used."""
        self.tooltip = tooltip
        self.shortcut = shortcut
        self.on_cloth = on_cloth
        self.ui: Ui

    @property
    def k(self) -> float:
        """Pixels of a line one wide at the reference text size."""
        return self.ui.viewport.text / REFERENCE_TEXT

    @property
    def state(self) -> State:
        """The one state that decides its face."""
        if not self.enabled:
            return State.DISABLED
        if self.pressed:
            return State.PRESSED
        return State.HOVER if self.hovered else State.NORMAL

    @property
    def focusable(self) -> bool:
        """Whether Tab stops here."""
        return True

    @property
    def stays_open(self) -> bool:
        """Whether it has opened something over the screen that gets every input first."""
        return False

    @property
    def children(self) -> Sequence["Widget"]:
        """Controls inside this one."""
        return ()

    @property
    def animating(self) -> bool:
        """Whether it changes by itself as time passes."""
        return False

    def measure(self, ui: Ui) -> tuple[int, int]:
        """The size it would like to have."""
        return 0, touch_height(ui)

    def layout(self, ui: Ui, rect: pygame.Rect) -> None:
        """Stand at ``rect``; a larger reach is set after this."""
        self.ui = ui
        self.reach = None
        self.rect = pygame.Rect(rect)

    def hit(self, pos: Pos) -> bool:
        """Whether ``pos`` is on it."""
        return (
            self.visible
            and self.target.collidepoint(pos)
            and (self.clip is None or self.clip.collidepoint(pos))
        )

    @property
    def target(self) -> pygame.Rect:
        """Where it can be touched; at least as large as a fingertip."""
        least = touch_height(self.ui)
        grow_x = max(0, least - self.rect.width)
        grow_y = max(0, least - self.rect.height)
        target = self.rect.inflate(grow_x, grow_y)
        return target.union(self.reach) if self.reach else target

    def pointer_down(self, pos: Pos) -> None:
        """It was pressed at ``pos``."""

    def pointer_drag(self, pos: Pos) -> None:
        """The pointer moved while it is pressed."""

    def pointer_hover(self, pos: Pos) -> None:
        """The pointer moved over it."""

    def pointer_up(self, pos: Pos, inside: bool) -> None:
        """It was let go, on it or elsewhere."""

    def command(self, command: Command) -> bool:
        """A key while it has the focus; true if it meant something here."""
        return False

    def typed(self, text: str) -> bool:
        """Text typed while it has the focus; true if it was wanted."""
        return False

    def scrolled(self, pos: Pos, dy: float) -> bool:
        """The wheel over it; true if it was wanted."""
        return False

    def reveal(self, child: "Widget") -> None:
        """Bring a control inside into view."""

    def update(self, dt_s: float) -> None:
        """Let time pass."""

    def shift(self, dy: int) -> None:
        """Move with what it stands in."""
        self.rect.y += dy
        if self.reach is not None:
            self.reach.y += dy

    def draw(self, surface: pygame.Surface) -> None:
        """Draw it; changes nothing."""

    def draw_over(self, surface: pygame.Surface) -> None:
        """Draw what stands over everything else: an open list."""


class Pressable(Widget):
    """A control that does one thing: clicked, or confirmed by key while it has the focus."""

    def __init__(
        self,
        on_press: Callable[[], None],
        *,
        tooltip: str = "",
        shortcut: str = "",
        on_cloth: bool = False,
    ) -> None:
        super().__init__(tooltip=tooltip, shortcut=shortcut, on_cloth=on_cloth)
        self._on_press = on_press

    def pointer_up(self, pos: Pos, inside: bool) -> None:
        """Fire if let go on it."""
        if inside and self.enabled:
            self._on_press()

    def command(self, command: Command) -> bool:
        """Enter or the space bar fire."""
        if command is not Command.CONFIRM:
            return False
        self._on_press()
        return True


def touch_height(ui: Ui) -> int:
    """The least size of anything one can touch."""
    return round(5.5 * ui.viewport.u)
