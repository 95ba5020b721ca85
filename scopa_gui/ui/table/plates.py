"""Name plates. A narrow one gives up in turn the size of the name, the portrait, the second line,
at last the room of the dealer's tile, which then lies over the edge; a name is cut only where not
even its words on small lines of their own have room.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import groupby

import pygame

from scopa_gui.ui import theme
from scopa_gui.ui.context import Ui
from scopa_gui.ui.fitting import SMALLEST_PX, fitting_px, two_lines
from scopa_gui.ui.table.geometry import Box
from scopa_gui.ui.table.words import SeatWords

LEAST = 0.75
"""How small a name gets on a line of its own, over the size of the text."""
TILE = 0.42
"""The dealer's tile over the height of the plate."""
SIGN_AIR, SIGN_HEIGHT = 0.6, 1.5
"""Air at the sides of a sign, and its height, over the size of its words."""
SIGN_WORDS = 0.4
"""How large the words of a sign may be over the height of the plate: they cover no others."""
SIGN_OVERLAP, LEAST_OVERLAP = 0.25, 0.1
"""How much of a sign lies on a plate, over its height; less where the name has several lines."""
INSIDE_U = 3.6
"""How far from the edge of the window a sign is off the rim and its shadow."""
LEADING = 1.1
"""Distance of two lines of a name over their size."""


@dataclass(frozen=True)
class Plate:
    """How one seat is shown.

    Attributes:
        size: of the name in pixels.
        name: its lines.
        below: the second line, where there is room for it.
        tile_inside: whether a dealer's tile has room beside the name.
    """

    box: Box
    seat: SeatWords
    portrait: bool
    size: int
    name: tuple[str, ...]
    below: str
    tile_inside: bool = True


class PlatePainter:
    """Plans and draws the plates of one window and text size."""

    def __init__(self, ui: Ui) -> None:
        self._ui = ui

    def plan(self, seats: Sequence[tuple[Box, SeatWords]]) -> tuple[Plate, ...]:
        """Every plate; those of one width and form have names of one size."""
        plates = [self._fitted(box, seat) for box, seat in seats]

        def form(number: int) -> tuple[int, bool, int]:
            plate = plates[number]
            return round(plate.box.w), plate.portrait, len(plate.name)

        for _, alike in groupby(sorted(range(len(plates)), key=form), form):
            numbers = list(alike)
            size = min(plates[number].size for number in numbers)
            for number in numbers:
                plates[number] = replace(plates[number], size=size)
        return tuple(plates)

    def _fitted(self, box: Box, seat: SeatWords) -> Plate:
        type_, body = self._ui.type, self._ui.type.px("body")
        least = max(SMALLEST_PX, LEAST * body)
        for portrait in (True, False):
            start, end = self._room(box, portrait=portrait, dealer=seat.dealer)
            size = fitting_px(type_, seat.name, end - start, body, least, "bold")
            if size is not None:
                below = self._below(seat, end - start)
                return Plate(box, seat, portrait, size, (seat.name,), below)
        largest = min(body, 0.85 * box.h / (2 * LEADING))
        for portrait in (True, False):
            start, end = self._room(box, portrait=portrait, dealer=seat.dealer)
            split = two_lines(type_, seat.name, end - start, largest, SMALLEST_PX, "bold")
            if split is not None:
                return Plate(box, seat, portrait, split[0], split[1], "")
        start, end = self._room(box, portrait=False, dealer=False)
        split = two_lines(type_, seat.name, end - start, largest, SMALLEST_PX, "bold")
        if split is not None:
            return Plate(box, seat, False, split[0], split[1], "", tile_inside=False)
        words = tuple(seat.name.split(" "))
        widest = max(type_.width(word, SMALLEST_PX, "bold") for word in words)
        if widest <= end - start and len(words) * LEADING * SMALLEST_PX <= box.h:
            return Plate(box, seat, False, SMALLEST_PX, words, "", tile_inside=False)
        name = type_.fit(seat.name, end - start, SMALLEST_PX, "bold")
        return Plate(box, seat, False, SMALLEST_PX, (name,), self._below(seat, end - start))

    def _below(self, seat: SeatWords, room: float) -> str:
        """The fullest wording of the second line that has room."""
        if self._ui.viewport.wide_text:
            return ""
        face = _below_face(seat)
        widths = ((words, self._ui.type.width(words, "caption", face)) for words in seat.below)
        return next((words for words, width in widths if width <= room), "")

    def _portrait_size(self, box: Box) -> int:
        return round(round(box.h) - 14 * self._ui.viewport.k)

    def _room(self, box: Box, *, portrait: bool, dealer: bool) -> tuple[float, float]:
        """Where words may begin and end."""
        k = self._ui.viewport.k
        start, end = round(box.x) + 11 * k, round(box.x) + round(box.w) - 9 * k
        if portrait:
            start += self._portrait_size(box) + 8 * k
        if dealer:
            end -= round(TILE * box.h) + 6 * k
        return start, end

    def draw(self, surface: pygame.Surface, plate: Plate, *, sign_below: bool = False) -> None:
        """Paper, portrait, name, second line, the dealer's tile, a sign over an edge."""
        ui, box, seat = self._ui, plate.box, plate.seat
        k = ui.viewport.k
        area = pygame.Rect(box.ltwh)
        ui.materials.plate(surface, area, turn=seat.turn)
        inside = seat.dealer and plate.tile_inside
        taken: list[pygame.Rect] = []
        left, right = self._room(box, portrait=plate.portrait, dealer=inside)
        middle = area.centery
        if plate.portrait:
            size = self._portrait_size(box)
            face = pygame.Rect(round(area.left + 11 * k), middle - size // 2, size, size)
            ui.materials.portrait(surface, seat.portrait, face)
        if seat.dealer:
            side = round(TILE * box.h)
            tile = pygame.Rect(round(right + 6 * k), middle - side // 2, side, side)
            if not inside:
                tile.center = area.right - side // 4, area.bottom + side // 8
            ui.materials.dealer_tile(surface, tile)
            taken.append(tile)
        gap = min(0.29 * area.height, 0.62 * ui.type.px("body")) if plate.below else 0.0
        step = LEADING * plate.size
        y = middle - 0.85 * gap - step * (len(plate.name) - 1) / 2
        for line in plate.name:
            width = ui.type.draw(surface, line, (left, y), plate.size, "bold", anchor="middle")
            taken.append(_line(left, y, width, plate.size))
            y += step
        width = ui.type.draw(
            surface,
            plate.below,
            (left, middle + gap),
            "caption",
            _below_face(seat),
            theme.VERMILION if seat.turn else theme.INK_2,
            anchor="middle",
        )
        taken.append(_line(left, middle + gap, width, ui.type.px("caption")))
        if seat.sign:
            self._sign(surface, plate, taken, below=sign_below)

    def _sign(
        self, surface: pygame.Surface, plate: Plate, taken: Sequence[pygame.Rect], *, below: bool
    ) -> None:
        """A slip of paper over the plate's upper or lower edge, away from the portrait.

        It keeps off the rim as far as it then covers nothing that is ``taken``.
        """
        ui, k, box, words = self._ui, self._ui.viewport.k, plate.box, plate.seat.sign
        size = min(ui.type.px("small"), round(SIGN_WORDS * box.h))
        edge = round(INSIDE_U * ui.viewport.u)
        if not below:
            high = min(place.top for place in taken if place.height) - edge - 2 * k
            size = max(SMALLEST_PX, min(size, int(high / SIGN_HEIGHT)))
        room = box.w - 2 * SIGN_AIR * size
        fitting = fitting_px(ui.type, words, room, size, SMALLEST_PX, "serif") or SMALLEST_PX
        words = ui.type.fit(words, room, fitting, "serif")
        width = ui.type.width(words, fitting, "serif") + 2 * SIGN_AIR * fitting
        height = SIGN_HEIGHT * fitting
        area = pygame.Rect(0, 0, round(width), round(height))
        out = height * (0.5 - (LEAST_OVERLAP if len(plate.name) > 1 else SIGN_OVERLAP))
        area.midright = round(box.right + 3 * k), round(box.bottom + out if below else box.y - out)
        free = pygame.Rect(0, 0, ui.viewport.width, ui.viewport.height)
        area.y = _moved(area, free.inflate(-2 * edge, -2 * edge), taken)
        ui.materials.slip(surface, area)
        ui.materials.fill(
            surface, theme.VERMILION, (area.left, area.top, max(2, round(3 * k)), area.height)
        )
        middle = area.centerx + 1.5 * k, area.centery
        ui.type.draw(surface, words, middle, fitting, "serif", theme.INK, "centre", "middle")


def _below_face(seat: SeatWords) -> str:
    return "bold" if seat.turn else "text"


def _line(left: float, middle: float, width: float, size: float) -> pygame.Rect:
    """What a line of words covers."""
    return pygame.Rect(round(left), round(middle - size / 2), round(width), round(size))


def _moved(area: pygame.Rect, free: pygame.Rect, taken: Sequence[pygame.Rect]) -> int:
    """The upper edge of an area moved into ``free`` up to what is taken."""
    wanted = area.clamp(free).y
    step = 1 if wanted > area.y else -1
    y = area.y
    while y != wanted and area.move(0, y + step - area.y).collidelist(taken) < 0:
        y += step
    return y
