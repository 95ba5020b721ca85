"""The table seen from above with its chairs, and who sits on them."""

import math
from collections.abc import Callable
from dataclasses import dataclass

import pygame

from scopa_gui.app.setup import Setup, portraits_of
from scopa_gui.rules.seats import Direction
from scopa_gui.ui import theme
from scopa_gui.ui.context import Ui
from scopa_gui.ui.fitting import SMALLEST_PX, fitting_px, two_lines
from scopa_gui.ui.materials.shapes import box, disc, document, paint, path, web
from scopa_gui.ui.theme import RGB, rgb
from scopa_gui.ui.widgets.base import Pressable, State, touch_height

CHAIR: RGB = rgb("#7a4d2c")
CHAIR_BACK: RGB = rgb("#5b3721")
SLATS: RGB = rgb("#c99b62")
CHAIR_SHARE = 0.6
"""How far a chair reaches beyond the table, over the table's radius."""
LEANING = 0.2
"""How much farther a chair at a slant reaches sideways, over the same."""
PORTRAIT_P = 5.6
PLATE_P = (31.0, 6.6)
SIDE_BLOCK_P = 12.0
AIR_P = 0.5
LEAST_RADIUS_P = 2.6
MOST_RADIUS_P = 8.8
LEAST_NAME = 0.75
"""How small a name gets on one line, over the size of its role."""
LEADING = 1.12
"""Distance of two lines of a name over their size."""


@dataclass(frozen=True)
class SeatPlace:
    """Where a seat is: its chair's angle, clockwise from the right, and its words' rectangle."""

    angle: float
    rect: pygame.Rect
    beside: bool
    """Whether the words stand beside the portrait, not below it."""


@dataclass(frozen=True)
class TablePlan:
    """The table with its chairs in an area."""

    centre: tuple[int, int]
    radius: float
    seats: tuple[SeatPlace, ...]


def plan_table(ui: Ui, area: pygame.Rect, setup: Setup) -> TablePlan:
    """Seats around the table, the reader's at the bottom, the next in playing order beside it."""
    p = ui.viewport.p
    count = len(setup.seats)
    way = -1 if setup.options.direction is Direction.COUNTERCLOCKWISE else 1
    angles = [90 + way * 360 * i / count for i in range(count)]
    block = max((PLATE_P[1] if count == 2 else PORTRAIT_P) * p, touch_height(ui))
    above = any(abs(angle % 360 - 270) < 1 for angle in angles)
    blocks = block * (2 if above else 1) + AIR_P * p * (2 if above else 1)
    radius = (area.height - blocks) / (2 + (2 if above else 1.4) * CHAIR_SHARE)
    aside = max(abs(math.cos(math.radians(angle))) for angle in angles)
    if count > 2:
        wide = (area.width / 2 - SIDE_BLOCK_P * p - 0.4 * p) / aside
        leaning = LEANING if aside < 1 else 0.0
        radius = min(radius, wide / (1 + CHAIR_SHARE + leaning))
    radius = max(LEAST_RADIUS_P * p, min(MOST_RADIUS_P * p, radius))
    chair = CHAIR_SHARE * radius
    used = 2 * radius + 2 * chair + blocks
    top = area.top + max(0.0, (area.height - used) / 2) + (block + AIR_P * p if above else 0)
    if not above:
        top -= 0.3 * chair
    centre = area.centerx, round(top + chair + radius)
    places = tuple(_place(ui, area, centre, radius, angle, count, block) for angle in angles)
    return TablePlan(centre, radius, places)


def _place(
    ui: Ui,
    area: pygame.Rect,
    centre: tuple[int, int],
    radius: float,
    angle: float,
    count: int,
    block: float,
) -> SeatPlace:
    p = ui.viewport.p
    x, y = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    reach = radius * (1 + CHAIR_SHARE)
    lines = ui.type.line_height("small") + ui.type.line_height("caption")
    high = PORTRAIT_P * p + lines + 0.4 * p
    if abs(x) < 0.1:
        rect = pygame.Rect(0, 0, round(min(PLATE_P[0] * p, area.width)), round(block))
        rect.centerx = centre[0]
        away = reach + AIR_P * p
        if count >= 4:
            # clear of the block at each side, or of the two above one another
            away = max(away, (high if count > 4 else high / 2) + 0.2 * p + AIR_P * p)
        if y > 0:
            rect.top = round(centre[1] + away)
        else:
            rect.bottom = round(centre[1] - away)
        return SeatPlace(angle, rect.clamp(area), True)
    rect = pygame.Rect(0, 0, round(SIDE_BLOCK_P * p), round(high))
    slant = LEANING * radius if abs(x) < 0.99 else 0.0
    offset = min(reach * abs(x) + slant + 0.4 * p, area.width / 2 - rect.width) + rect.width / 2
    rect.centerx = round(centre[0] + math.copysign(offset, x))
    drop = y * (radius + 2.6 * p)
    if count > 4:
        drop = math.copysign(max(abs(drop), rect.height / 2 + 0.2 * p), y)
    rect.centery = round(centre[1] + drop)
    return SeatPlace(angle, rect, False)


def draw_table(surface: pygame.Surface, ui: Ui, plan: TablePlan) -> None:
    """Chairs, the round table with its cloth, the deck on it."""
    p = ui.viewport.p
    radius = plan.radius
    chair = CHAIR_SHARE / 0.62 * radius
    side = round(2 * (radius + chair))
    middle = side / 2
    scale = chair / 60
    chairs = ""
    for place in plan.seats:
        away = radius + 0.24 * chair
        x = middle + away * math.cos(math.radians(place.angle))
        y = middle + away * math.sin(math.radians(place.angle))
        turn = place.angle - 90
        chairs += (
            f'<g transform="translate({x:.2f} {y:.2f}) rotate({turn:.1f}) '
            f'scale({scale:.4f}) translate(-30 -30)">{_chair()}</g>'
        )
    line = max(1.0, 0.15 * p)
    body = (
        chairs
        + disc(middle, middle + 0.35 * p, radius, paint((0, 0, 0), alpha=56))
        + disc(middle, middle, radius, paint(theme.WALNUT, theme.INK, 1.2 * line))
        + disc(
            middle,
            middle,
            radius * 0.895,
            paint(theme.CLOTHS[ui.settings.cloth], theme.BRASS, line),
        )
    )
    drawn = ui.materials.markup(document(side, side, body), (side, side))
    surface.blit(drawn, drawn.get_rect(center=plan.centre))
    width = round(min(3.4 * p, radius * 0.5))
    ui.materials.card_shadow(surface, plan.centre, width, 8)
    deck = ui.sprites.turned("back", width, 8)
    surface.blit(deck, deck.get_rect(center=plan.centre))


def _chair() -> str:
    edge = f'stroke="{web(theme.INK)}" stroke-width="2"'
    return (
        box(14, 16, 32, 30, 5, f'fill="{web(CHAIR)}" {edge}')
        + path("M11 47H49V53C40 57.6 20 57.6 11 53Z", f'fill="{web(CHAIR_BACK)}" {edge}')
        + path(
            "M20 22H40M20 30H40M20 38H40",
            f'fill="none" stroke="{web(SLATS)}" stroke-width="1.6"',
        )
    )


class SeatPlate(Pressable):
    """Who sits there: a portrait, a name, person or level; press it to change that."""

    def __init__(self, on_press: Callable[[], None]) -> None:
        super().__init__(on_press)
        self._name = self._note = self._portrait = ""
        self._side: int | None = None
        self._plate = False
        self._beside = True

    def show(self, setup: Setup, number: int, note: str, *, plate: bool, beside: bool) -> None:
        """Say who sits at seat ``number``.

        Args:
            plate: whether on a plate of its own.
            beside: whether the words stand beside the portrait, not below it.
        """
        seating = setup.options.seating
        self._name = setup.seats[number].name
        self._note = note
        self._portrait = portraits_of([seat.name for seat in setup.seats])[number]
        teams = seating.seats > seating.side_count
        self._side = seating.side_of(number) if teams else None
        self._plate = plate
        self._beside = beside
        self.tooltip = self._name if not plate else ""

    def draw(self, surface: pygame.Surface) -> None:
        """A plate between two, a portrait with words under it at a fuller table."""
        ui, k = self.ui, self.k
        if self._plate:
            ui.materials.plate(surface, self.rect, turn=False)
        if self.state in (State.HOVER, State.PRESSED):
            fill = theme.ROW_HOVER if self.state is State.HOVER else theme.ROW_PRESS
            inner = self.rect.inflate(-round(8 * k), -round(8 * k)) if self._plate else self.rect
            ui.materials.rounded(surface, inner, 3 * k, fill)
        if self._beside:
            self._draw_beside(surface)
        else:
            self._draw_below(surface)
        if self.ring:
            ui.materials.focus_ring(surface, self.rect, 3 * k)

    def _draw_beside(self, surface: pygame.Surface) -> None:
        ui, p, type_ = self.ui, self.ui.viewport.p, self.ui.type
        size = round(min(self.rect.height - 1.6 * p if self._plate else PORTRAIT_P * p, 6 * p))
        role = "body" if self._plate else "small"
        chevron = 3.2 * p
        room = self.rect.width - size - 1.2 * p - (chevron + 2.2 * p if self._plate else chevron)
        lines, px = self._name_lines(room, room, role)
        note = "" if len(lines) > 1 else type_.fit(self._note, room, "caption")
        names = max(type_.width(line, px, "bold") for line in lines)
        words = max(names, type_.width(note, "caption"))
        if self._plate:
            left = self.rect.left + 1.2 * p
        else:
            left = self.rect.centerx - (size + 1.0 * p + words + chevron) / 2
        face = pygame.Rect(round(left), 0, size, size)
        face.centery = self.rect.centery
        ui.materials.portrait(surface, self._portrait, face)
        self._draw_side(surface, face)
        x = face.right + 1.0 * p
        high, low = type_.line_height(role), type_.line_height("caption")
        y = self.rect.centery - (high + low) / 2 + high / 2
        if not note:
            y = self.rect.centery - LEADING * px * (len(lines) - 1) / 2
        for line in lines:
            type_.draw(surface, line, (x, y), px, "bold", anchor="middle")
            y += LEADING * px
        at = x, self.rect.centery + (high + low) / 2 - low / 2
        type_.draw(surface, note, at, "caption", "text", theme.INK_2, anchor="middle")
        arrow = ui.materials.icon("down", round(2.2 * p), theme.INK_2)
        right = self.rect.right - 1.2 * p if self._plate else x + words + chevron
        surface.blit(arrow, arrow.get_rect(midright=(round(right), self.rect.centery)))

    def _draw_below(self, surface: pygame.Surface) -> None:
        ui, p, type_ = self.ui, self.ui.viewport.p, self.ui.type
        face = pygame.Rect(0, 0, round(PORTRAIT_P * p), round(PORTRAIT_P * p))
        face.midtop = self.rect.centerx, self.rect.top
        ui.materials.portrait(surface, self._portrait, face)
        self._draw_side(surface, face)
        y = face.bottom + 0.2 * p
        arrow, air = round(1.6 * p), 0.3 * p
        lines, px = self._name_lines(self.rect.width - arrow - air, self.rect.width, "small")
        high, low = type_.line_height("small"), type_.line_height("caption")
        middle, step = self.rect.centerx, LEADING * px
        y += high / 2 if len(lines) == 1 else (high + low - step) / 2
        spot = face.right + air, float(face.centery)
        if len(lines) == 1:
            middle -= round((air + arrow) / 2)
            spot = middle + type_.width(lines[0], px, "bold") / 2 + air, y
        picture = ui.materials.icon("down", arrow, theme.INK_2)
        surface.blit(picture, picture.get_rect(midleft=(round(spot[0]), round(spot[1]))))
        for line in lines:
            type_.draw(surface, line, (middle, y), px, "bold", align="centre", anchor="middle")
            y += step
        if len(lines) == 1:
            note = type_.fit(self._note, self.rect.width, "caption")
            at = self.rect.centerx, face.bottom + 0.2 * p + high + low / 2
            type_.draw(surface, note, at, "caption", "text", theme.INK_2, "centre", "middle")

    def _name_lines(self, room: float, whole: float, role: str) -> tuple[tuple[str, ...], int]:
        """The name on one line or on two wider ones, and its size: cut only as the last resort."""
        type_, largest = self.ui.type, self.ui.type.px(role)
        least = max(SMALLEST_PX, LEAST_NAME * largest)
        size = fitting_px(type_, self._name, room, largest, least, "bold")
        if size is not None:
            return (self._name,), size
        split = two_lines(type_, self._name, whole, least, SMALLEST_PX, "bold")
        if split is not None:
            return split[1], split[0]
        return (type_.fit(self._name, whole, SMALLEST_PX, "bold"),), SMALLEST_PX

    def _draw_side(self, surface: pygame.Surface, face: pygame.Rect) -> None:
        """The sign of the side: a filled circle, a hollow square."""
        if self._side is None:
            return
        draw_side_sign(
            surface,
            self.ui,
            self._side,
            (face.right - 0.5 * self.ui.viewport.p, face.bottom - 0.8 * self.ui.viewport.p),
            2.2 * self.ui.viewport.p,
        )


def draw_side_sign(
    surface: pygame.Surface, ui: Ui, side: int, centre: tuple[float, float], size: float
) -> None:
    """The sign of a side, on paper."""
    if side == 0:
        body = disc(9, 9, 7, paint(theme.VERMILION, theme.PAPER, 2))
    else:
        body = box(1, 1, 16, 16, 0, paint(theme.PAPER)) + box(
            3.6, 3.6, 10.8, 10.8, 0, paint((255, 255, 255), theme.BLUE, 2.6)
        )
    px = max(8, round(size))
    drawn = ui.materials.markup(document(px, px, body, "0 0 18 18"), (px, px))
    surface.blit(drawn, drawn.get_rect(center=(round(centre[0]), round(centre[1]))))
