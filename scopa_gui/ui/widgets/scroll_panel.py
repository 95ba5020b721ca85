"""A part of a sheet that scrolls, row by row.

At rest a row stands at the upper edge, or the last one at the lower. What goes on beyond an edge
fades into the paper there. Wheel, keys, the bar and a finger move it; the control with the focus is
kept in sight.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from scopa_gui.ui import theme
from scopa_gui.ui.context import Ui
from scopa_gui.ui.inputs import Command, Pos
from scopa_gui.ui.motion.durations import Motion
from scopa_gui.ui.motion.tween import Tween, number
from scopa_gui.ui.widgets.base import Widget

BAR_U = 0.75
BAR_ROOM_U = 2.5
RING_ROOM = 9
"""Room on every side for the focus ring of a control at the edge, in units of ``k``."""
FADE_U = 4.0
"""How high the strip is in which a row that goes on beyond the edge fades."""
NOTCH_LINES = 3
"""Lines of text a notch of the wheel moves at least."""

Paint = Callable[[pygame.Surface, pygame.Rect], None]


@dataclass(frozen=True)
class Row:
    """A band of the content: a place as if nothing had been scrolled, what is on it."""

    top: int
    bottom: int
    paint: Paint | None = None
    """Draws the row into the rectangle given."""
    widgets: tuple[Widget, ...] = ()


class ScrollPanel(Widget):
    """Lay it out, lay the rows out within ``inner``, then ``fill`` it."""

    drags = True

    def __init__(self) -> None:
        super().__init__()
        self._rows: tuple[Row, ...] = ()
        self._stops: tuple[int, ...] = (0,)
        self._shift = 0
        self._motion: Tween[float] = number(0.0, 0.0, 0.0)
        self._elapsed_s = 0.0
        self._held: tuple[Pos, float, bool] | None = None
        """Where the pointer took hold, how far it was scrolled then, and whether by the bar."""
        self._notches = 0.0

    @property
    def inner(self) -> pygame.Rect:
        """Where rows stand; its top is that of the first row before scrolling."""
        inner = pygame.Rect(self.rect)
        inner.width -= round(BAR_ROOM_U * self.ui.viewport.u)
        return inner

    @property
    def children(self) -> Sequence[Widget]:
        """The controls in the rows."""
        return tuple(widget for row in self._rows for widget in row.widgets)

    @property
    def focusable(self) -> bool:
        """Only where there is something to scroll and no control to walk to."""
        return self.overflows and not self.children

    @property
    def overflows(self) -> bool:
        """Whether there is more than fits."""
        return len(self._stops) > 1

    @property
    def scroll(self) -> float:
        """Pixels scrolled at this moment."""
        return self._motion.at(self._elapsed_s)

    @property
    def animating(self) -> bool:
        """While it is moving."""
        return self._elapsed_s < self._motion.duration_s or self._shift != round(self.scroll)

    def layout(self, ui: Ui, rect: pygame.Rect) -> None:
        """Stand at ``rect``; the rows have to be filled in anew."""
        super().layout(ui, rect)
        self._rows = ()
        self._shift = 0

    def fill(self, rows: Sequence[Row]) -> None:
        """Show these rows, scrolled as far as it was if that is still possible."""
        self._rows = tuple(rows)
        self._shift = 0
        self._stops = self._find_stops()
        self._rest_at(self._nearest_stop(self._motion.end))
        self._follow()

    def reveal(self, child: Widget) -> None:
        """Bring the row of a control into sight, clear of what fades at the edges."""
        row = next((row for row in self._rows if child in row.widgets), None)
        if row is None:
            return
        fade = self._fade
        top, bottom = row.top - self.rect.top - fade, row.bottom - self.rect.top + fade
        target = self._motion.end
        if top < target:
            self._go(max((s for s in self._stops if s <= top), default=0))
        elif bottom > target + self.rect.height:
            fitting = [s for s in self._stops if bottom <= s + self.rect.height]
            self._go(min(fitting, default=max((s for s in self._stops if s <= top), default=0)))

    def begin_at(self, top: int) -> None:
        """Have what stands at ``top`` at the upper edge, as far as there is enough below it."""
        self._rest_at(self._nearest_stop(top - self.rect.top))
        self._follow()

    def update(self, dt_s: float) -> None:
        """Let it move."""
        self._elapsed_s += dt_s
        self._follow()

    def scrolled(self, pos: Pos, dy: float) -> bool:
        """One notch moves some lines, to the next row."""
        if not self.overflows:
            return False
        self._notches -= dy
        whole = int(self._notches)
        self._notches -= whole
        if whole:
            step = NOTCH_LINES * self.ui.type.line_height("body")
            self._step(whole * step)
        return True

    def command(self, command: Command) -> bool:
        """Page, Home and End; arrows when the panel itself has the focus."""
        page = 0.85 * self.rect.height
        line = NOTCH_LINES * self.ui.type.line_height("body")
        if not self.overflows:
            return False
        match command:
            case Command.PAGE_UP:
                self._step(-page)
            case Command.PAGE_DOWN:
                self._step(page)
            case Command.HOME:
                self._go(self._stops[0])
            case Command.END:
                self._go(self._stops[-1])
            case Command.UP if self.focused:
                self._step(-line)
            case Command.DOWN if self.focused:
                self._step(line)
            case _:
                return False
        return True

    def pointer_down(self, pos: Pos) -> None:
        """Take hold of the bar, or of the paper."""
        on_bar = self.overflows and pos[0] >= self.inner.right
        self._held = (pos, self.scroll, on_bar)
        if on_bar and not self._thumb.collidepoint(pos):
            self._step(self.rect.height * (1 if pos[1] > self._thumb.bottom else -1))
            self._held = (pos, self._motion.end, on_bar)

    def pointer_drag(self, pos: Pos) -> None:
        """Follow the pointer."""
        if self._held is None or not self.overflows:
            return
        start, scroll, on_bar = self._held
        moved = pos[1] - start[1]
        if on_bar:
            room = self.rect.height - self._thumb.height
            wanted = scroll + moved * self._stops[-1] / max(1, room)
        else:
            wanted = scroll - moved
        self._rest_at(max(0.0, min(float(self._stops[-1]), wanted)))
        self._follow()

    def pointer_up(self, pos: Pos, inside: bool) -> None:
        """Come to rest at the nearest row."""
        self._held = None
        self._go(self._nearest_stop(self._motion.end))

    def shift(self, dy: int) -> None:
        """Move with what it stands in."""
        super().shift(dy)
        for child in self.children:
            child.shift(dy)

    def draw(self, surface: pygame.Surface) -> None:
        """The rows in sight and the bar."""
        before = surface.get_clip()
        rows = [(row, self._place(row)) for row in self._shown()]
        fades = [strip for strip in self._edges() if self._cut(rows, strip)]
        surface.set_clip(before.clip(self._frame(fades)))
        papers = [_copied(surface, strip) for strip in fades]
        for row, place in rows:
            if row.paint is not None:
                row.paint(surface, place)
            for widget in row.widgets:
                if widget.visible:
                    widget.draw(surface)
        for strip, paper in zip(fades, papers, strict=True):
            at_top = strip.top == self.rect.top
            surface.blit(self.ui.materials.fading(paper, upwards=at_top), strip)
        surface.set_clip(before)
        if self.overflows:
            self._draw_bar(surface)

    def _draw_bar(self, surface: pygame.Surface) -> None:
        u, paint = self.ui.viewport.u, self.ui.materials
        groove = self._groove
        paint.rounded(surface, groove, 0.4 * u, theme.GROOVE)
        paint.rounded(surface, self._thumb, 0.4 * u, theme.INK_2)
        if self.ring:
            paint.focus_ring(surface, self.rect, 0, on_cloth=self.on_cloth)

    @property
    def _groove(self) -> pygame.Rect:
        width = max(4, round(BAR_U * self.ui.viewport.u))
        return pygame.Rect(self.rect.right - width, self.rect.top, width, self.rect.height)

    @property
    def _thumb(self) -> pygame.Rect:
        groove = self._groove
        total = max(1, self._stops[-1] + self.rect.height)
        height = max(round(3 * self.ui.viewport.u), groove.height * self.rect.height // total)
        way = self.scroll / self._stops[-1] if self.overflows else 0.0
        thumb = pygame.Rect(groove.left, 0, groove.width, height)
        thumb.top = groove.top + round((groove.height - height) * way)
        return thumb

    @property
    def _moving(self) -> bool:
        return self._held is not None or self._elapsed_s < self._motion.duration_s

    def _place(self, row: Row) -> pygame.Rect:
        inner = self.inner
        return pygame.Rect(inner.left, row.top - self._shift, inner.width, row.bottom - row.top)

    def _shown(self) -> list[Row]:
        return [row for row in self._rows if self._place(row).colliderect(self.rect)]

    @property
    def _fade(self) -> int:
        return min(round(FADE_U * self.ui.viewport.u), self.rect.height // 3)

    def _edges(self) -> tuple[pygame.Rect, pygame.Rect]:
        """The strips in which what goes on beyond the upper and the lower edge fades."""
        upper = pygame.Rect(self.rect.topleft, (self.inner.width, self._fade))
        lower = upper.copy()
        lower.bottom = self.rect.bottom
        return upper, lower

    def _cut(self, rows: Sequence[tuple[Row, pygame.Rect]], strip: pygame.Rect) -> bool:
        """Whether a row goes on beyond the edge that this strip lies at."""
        edge = self.rect.top if strip.top == self.rect.top else self.rect.bottom
        return any(place.top < edge < place.bottom for _, place in rows)

    def _frame(self, fades: Sequence[pygame.Rect]) -> pygame.Rect:
        """Where is drawn: with room for rings all around, but not beyond an edge of a cut row."""
        room = round(RING_ROOM * self.k)
        frame = self.rect.inflate(2 * room, 2 * room)
        for strip in fades:
            if strip.top == self.rect.top:
                frame.height = frame.bottom - self.rect.top
                frame.top = self.rect.top
            else:
                frame.height = self.rect.bottom - frame.top
        return frame

    def _follow(self) -> None:
        """Move the controls to where the scrolling is now."""
        wanted = round(self.scroll)
        for row in self._rows:
            for widget in row.widgets:
                if wanted != self._shift:
                    widget.shift(self._shift - wanted)
        self._shift = wanted
        for row in self._rows:
            for widget in row.widgets:
                widget.clip = self.rect

    def _find_stops(self) -> tuple[int, ...]:
        """Every place it can come to rest at: tops of rows, pages of a row too high, the end."""
        height = self.rect.height
        if not self._rows:
            return (0,)
        end = max(row.bottom for row in self._rows) - self.rect.top
        if end <= height:
            return (0,)
        tops = {0}
        for row in self._rows:
            top = row.top - self.rect.top
            tops.add(top)
            while row.bottom - self.rect.top - top > height:
                top += round(0.8 * height)
                tops.add(min(top, row.bottom - self.rect.top - height))
        last = end - height
        return tuple(sorted({last, *(top for top in tops if top < last)}))

    def _nearest_stop(self, wanted: float) -> int:
        return min(self._stops, key=lambda stop: abs(stop - wanted))

    def _step(self, by: float) -> None:
        """Go on by about as much, but at least one stop."""
        now = self._motion.end
        if by > 0:
            ahead = [s for s in self._stops if s > now]
            target = max([s for s in ahead if s <= now + by] or ahead[:1], default=now)
        else:
            behind = [s for s in self._stops if s < now]
            target = min([s for s in behind if s >= now + by] or behind[-1:], default=now)
        self._go(target)

    def _go(self, target: float) -> None:
        if target == self._motion.end and not self._moving:
            return
        seconds = self.ui.pace.seconds(Motion.LIFT)
        self._motion = number(self.scroll, float(target), seconds)
        self._elapsed_s = 0.0

    def _rest_at(self, scroll: float) -> None:
        self._motion = number(scroll, scroll, 0.0)
        self._elapsed_s = 0.0


def _copied(surface: pygame.Surface, area: pygame.Rect) -> pygame.Surface:
    """What is to be seen there; the area may go beyond the surface."""
    copy = pygame.Surface(area.size, 0, surface)
    copy.blit(surface, (0, 0), area)
    return copy
