"""A screen's controls together: who is hovered, focused, pressed, and who hears what.

Keyboard and mouse each suffice. Tab walks in the order given, arrows go to the nearest control in
their direction, Enter fires, Esc cancels. A press belongs to the control it began on until it is
let go, and fires only if it is let go there. The ring shows only once keys are used.
"""

from collections.abc import Callable, Iterable, Iterator

import pygame

from scopa_gui.ui.inputs import (
    LEFT_BUTTON,
    Command,
    FocusLost,
    Input,
    PointerLeft,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Pos,
    Scrolled,
    TextTyped,
)
from scopa_gui.ui.widgets.base import Widget
from scopa_gui.ui.widgets.tooltip import Tooltip

ARROWS = {
    Command.LEFT: (-1, 0),
    Command.RIGHT: (1, 0),
    Command.UP: (0, -1),
    Command.DOWN: (0, 1),
}
DRAG_U = 2
"""How far a finger moves before it drags rather than presses, in layout units."""
SIDEWAYS_COST = 3
"""How much worse than straight ahead a control to the side of an arrow's way is."""


class FocusGroup:
    """The controls of one screen."""

    def __init__(
        self,
        *widgets: Widget,
        on_cancel: Callable[[], None] | None = None,
        default: Widget | None = None,
    ) -> None:
        self.widgets: list[Widget] = list(widgets)
        self.on_cancel = on_cancel
        """What Esc does."""
        self.default = default
        """What Enter fires while nothing has the focus."""
        self.focused: Widget | None = None
        self.hovered: Widget | None = None
        self._captured: Widget | None = None
        self._press_pos: Pos = (0, 0)
        self._by_keys = False
        self._tooltip = Tooltip()
        self._dirty = True

    def set(self, widgets: Iterable[Widget]) -> None:
        """Have these controls; focus and hover stay where their control stays.

        Controls made anew in the same number, for another window size, keep the focus in its place.
        """
        before = self._leaves()
        self.widgets = list(widgets)
        leaves = self._leaves()
        present = set(map(id, leaves))
        if self.focused is not None and id(self.focused) not in present:
            heir = None
            if self.focused in before and len(before) == len(leaves):
                heir = leaves[before.index(self.focused)]
            self.focus(heir if type(heir) is type(self.focused) else None)
        if self.hovered is not None and id(self.hovered) not in present:
            self._hover(None)
        if self._captured is not None and id(self._captured) not in present:
            self._captured = None
        self._dirty = True

    @property
    def typing(self) -> bool:
        """Whether a text field has the keyboard."""
        return self.focused is not None and self.focused.takes_text and self.focused.enabled

    def focus(self, widget: Widget | None, by_keys: bool | None = None) -> None:
        """Give a control the focus; the ring shows if keys are in use (or ``by_keys`` says so)."""
        if by_keys is not None:
            self._by_keys = by_keys
        if self.focused is not None and self.focused is not widget:
            self.focused.focused = self.focused.ring = False
        self.focused = widget
        if widget is not None:
            widget.focused = True
            widget.ring = self._by_keys
            for owner in self.widgets:
                if widget in owner.children:
                    owner.reveal(widget)
        self._dirty = True

    def handle(self, event: Input) -> bool:
        """Pass an input on; true if a control (or Esc) took it."""
        taken = self._handle(event)
        if taken:
            self._dirty = True
        return taken

    def _handle(self, event: Input) -> bool:
        match event:
            case PointerMoved(pos, touch):
                return self._moved(pos, touch)
            case PointerPressed(pos, button):
                self._tooltip.hide()
                return button == LEFT_BUTTON and self._pressed(pos)
            case PointerReleased(pos, button, touch):
                return button == LEFT_BUTTON and self._released(pos, touch)
            case PointerLeft():
                self._hover(None)
                return False
            case FocusLost():
                self._let_go()
                self._hover(None)
                return False
            case Scrolled(pos, dy):
                return self._scrolled(pos, dy)
            case TextTyped(text):
                return self.focused is not None and self.focused.typed(text)
            case Command():
                return self._command(event)
            case _:
                return False

    def update(self, dt_s: float) -> None:
        """Let time pass."""
        for widget in self._all():
            widget.update(dt_s)
        shown = self._tooltip.visible
        self._tooltip.update(dt_s, self._explained())
        self._dirty |= shown != self._tooltip.visible

    def draw(self, surface: pygame.Surface) -> None:
        """Draw every control, then what stands over them."""
        for widget in self.widgets:
            if widget.visible:
                widget.draw(surface)
        for widget in self._leaves():
            widget.draw_over(surface)
        self._tooltip.draw(surface)

    def needs_frame(self) -> bool:
        """Whether the picture is out of date."""
        return self._dirty or any(widget.animating for widget in self._all() if widget.visible)

    def frame_drawn(self) -> None:
        """The picture has been brought up to date."""
        self._dirty = False

    # ------------------------------------------------------------------ pointer

    def _moved(self, pos: Pos, touch: bool) -> bool:
        if self._captured is not None:
            if touch:
                self._drag_paper(pos)
            inside = self._captured.hit(pos)
            self._captured.pressed = inside
            self._captured.pointer_drag(pos)
            return True
        found = self._at(pos)
        if not touch:
            self._hover(found)
        if found is not None and found.enabled and not touch:
            found.pointer_hover(pos)
            self._dirty = True
        return found is not None

    def _pressed(self, pos: Pos) -> bool:
        found = self._at(pos)
        open_one = self._open_one()
        if open_one is not None and found is not open_one:
            open_one.command(Command.CANCEL)
            return True
        if found is None:
            return False
        if found.enabled:
            self._captured = found
            self._press_pos = pos
            found.pressed = True
            self.focus(found if found.focusable else self.focused, by_keys=False)
            found.pointer_down(pos)
        return True

    def _released(self, pos: Pos, touch: bool) -> bool:
        captured = self._captured
        if captured is None:
            return False
        self._captured = None
        captured.pressed = False
        self._hover(None if touch else self._at(pos))
        captured.pointer_up(pos, captured.hit(pos))
        return True

    def _drag_paper(self, pos: Pos) -> None:
        """A finger that wanders off along a control means the paper under it."""
        held = self._captured
        if held is None or held.drags:
            return
        if abs(pos[1] - self._press_pos[1]) < DRAG_U * held.ui.viewport.u:
            return
        owner = next((w for w in self.widgets if held in w.children), None)
        if owner is not None:
            self._let_go()
            self._captured = owner
            owner.pressed = True
            owner.pointer_down(self._press_pos)

    def _let_go(self) -> None:
        if self._captured is not None:
            self._captured.pressed = False
            self._captured.pointer_up((-1, -1), False)
            self._captured = None
            self._dirty = True

    def _hover(self, widget: Widget | None) -> None:
        if widget is self.hovered:
            return
        if self.hovered is not None:
            self.hovered.hovered = False
        self.hovered = widget
        self._tooltip.hide()
        if widget is not None:
            widget.hovered = True
        self._dirty = True

    def _scrolled(self, pos: Pos, dy: float) -> bool:
        open_one = self._open_one()
        if open_one is not None:
            return open_one.scrolled(pos, dy)
        taken = any(
            widget.scrolled(pos, dy)
            for widget in self.widgets
            if widget.visible and widget.rect.collidepoint(pos)
        )
        if taken:
            self._hover(self._at(pos))
        return taken

    def _at(self, pos: Pos) -> Widget | None:
        open_one = self._open_one()
        if open_one is not None:
            return open_one if open_one.hit(pos) else None
        exact = [w for w in self._leaves() if w.hit(pos) and w.rect.collidepoint(pos)]
        near = [w for w in self._leaves() if w.hit(pos)]
        return next(iter([*reversed(exact), *near]), None)

    # ------------------------------------------------------------------ keys

    def _command(self, command: Command) -> bool:
        open_one = self._open_one()
        if open_one is not None:
            open_one.command(command)
            return True
        if command in (Command.NEXT, Command.PREVIOUS):
            return self._walk(1 if command is Command.NEXT else -1)
        if self.focused is not None and self.focused.enabled and self.focused.command(command):
            return True
        if command in ARROWS:
            return self._go(ARROWS[command])
        if command is Command.CONFIRM and self.focused is None and self.default is not None:
            return self.default.enabled and self.default.command(command)
        if command is Command.CANCEL and self.on_cancel is not None:
            self.on_cancel()
            return True
        return any(widget.command(command) for widget in self.widgets if widget.children)

    def _walk(self, step: int) -> bool:
        stops = self._stops()
        if not stops:
            return False
        if self.focused in stops:
            index = (stops.index(self.focused) + step) % len(stops)
        else:
            index = 0 if step > 0 else len(stops) - 1
        self.focus(stops[index], by_keys=True)
        return True

    def _go(self, way: tuple[int, int]) -> bool:
        stops = self._stops()
        if self.focused is None or not stops:
            return self._walk(1)
        start = self.focused.rect

        def cost(rect: pygame.Rect) -> float | None:
            dx, dy = rect.centerx - start.centerx, rect.centery - start.centery
            ahead = dx * way[0] + dy * way[1]
            if way[0]:
                aside = max(0, rect.top - start.bottom, start.top - rect.bottom)
                overlaps = min(rect.right, start.right) - max(rect.left, start.left) > 0
            else:
                aside = max(0, rect.left - start.right, start.left - rect.right)
                overlaps = min(rect.bottom, start.bottom) - max(rect.top, start.top) > 0
            return None if ahead <= 0 or (overlaps and aside) else ahead + SIDEWAYS_COST * aside

        costs = [(c, i) for i, w in enumerate(stops) if (c := cost(w.rect)) is not None]
        if costs:
            self.focus(stops[min(costs)[1]], by_keys=True)
        return True

    # ------------------------------------------------------------------ walking the tree

    def _all(self) -> Iterator[Widget]:
        for widget in self.widgets:
            yield widget
            yield from widget.children

    def _leaves(self) -> list[Widget]:
        """Controls one can reach, the inner ones before what holds them."""
        found: list[Widget] = []
        for widget in self.widgets:
            if widget.visible:
                found.append(widget)
                found.extend(child for child in widget.children if child.visible)
        return found

    def _stops(self) -> list[Widget]:
        return [w for w in self._leaves() if w.focusable and w.enabled]

    def _open_one(self) -> Widget | None:
        return next((w for w in self._leaves() if w.stays_open), None)

    def _explained(self) -> Widget | None:
        """The control whose tooltip is due."""
        if self._captured is not None or self._open_one() is not None:
            return None
        if self.hovered is not None:
            return self.hovered
        return self.focused if self.focused is not None and self.focused.ring else None
