"""Where everything lies, for one window, text size and number of seats. Pure geometry.

The hand and the status line are at the bottom, the cloth above them, the other seats along the top
and in the two side columns. What lies on the cloth is placed by ``cloth_places``.
"""

import math
from dataclasses import dataclass
from enum import Enum, auto
from functools import cached_property

from scopa_gui.rules.catalogue import Options
from scopa_gui.rules.seats import Direction
from scopa_gui.ui.table.cloth_places import ClothPlaces, Grid
from scopa_gui.ui.table.geometry import Box, Point, Pose
from scopa_gui.ui.viewport import CARD_ASPECT, Viewport

BUTTONS = 4
BUTTONS_A_COLUMN = 4
"""So many buttons side by side are as wide as the column."""
TRICKS = {
    3: ((0, 1), (1.13, -0.5), (-1.13, -0.5)),
    4: ((0, 1), (1.3, 0), (0, -1), (-1.3, 0)),
    5: ((0, 1), (1.75, 0.2), (0.65, -1), (-0.65, -1), (-1.75, 0.2)),
    6: ((0, 1), (1.3, 1), (1.3, -1), (0, -1), (-1.3, -1), (-1.3, 1)),
}
"""Where each seat's card of a trick lies with so many seats: its distance from the middle to the
right in card widths, and down as a share of what there is. No card covers another."""


class Where(Enum):
    """Which part of the table a seat has."""

    OWN = auto()
    RIGHT = auto()
    TOP = auto()
    LEFT = auto()


@dataclass(frozen=True)
class SeatPlace:
    """What belongs to one seat.

    Attributes:
        plate: its name plate.
        backs: the upper left corner of its fan of backs.
        reach: how wide the fan may get.
        pile: where its side's captured cards lie, as a card; several seats may share it.
    """

    where: Where
    plate: Box
    backs: Point
    reach: float
    pile: Pose


@dataclass(frozen=True)
class TableLayout:
    """The geometry of the table.

    Attributes:
        hand_size: the largest hand of a deal; plates stay put while hands shrink.
    """

    viewport: Viewport
    seats: int
    sides: int
    hand_size: int = 3
    clockwise: bool = False

    @staticmethod
    def of(viewport: Viewport, options: Options) -> "TableLayout":
        """The geometry of a match with these rules."""
        return TableLayout(
            viewport,
            options.seats,
            options.seating.side_count,
            options.hand_size,
            clockwise=options.direction is Direction.CLOCKWISE,
        )

    # ---- frame

    @cached_property
    def u(self) -> float:
        """The layout unit."""
        return self.viewport.u

    @cached_property
    def card(self) -> float:
        """Width of a card at full size."""
        return self.viewport.card

    @property
    def card_height(self) -> float:
        """Height of a card at full size."""
        return self.card * CARD_ASPECT

    @cached_property
    def left(self) -> float:
        """Outer edge of the left column."""
        return max(4.5 * self.u, self.viewport.width / 2 - 7 * self.card)

    @property
    def right(self) -> float:
        """Outer edge of the right column."""
        return self.viewport.width - self.left

    @property
    def top(self) -> float:
        """Upper line."""
        return 4.5 * self.u

    @property
    def bottom(self) -> float:
        """Lower line."""
        return self.viewport.height - 4.5 * self.u

    @property
    def column(self) -> float:
        """Width of a side column."""
        return (2.75 if self.viewport.wide_text else 2.2) * self.card

    @cached_property
    def cloth(self) -> Box:
        """Where table cards lie."""
        x0 = self.left + self.column + 2 * self.u
        x1 = self.right - self.column - 2 * self.u
        y0 = self.top + 0.84 * self.card + 1.75 * self.u
        y1 = self.bottom - self.card_height - 6.25 * self.u
        return Box(x0, y0, x1 - x0, y1 - y0)

    @property
    def hand_top(self) -> float:
        """Upper edge of the hand."""
        return self.bottom - self.card_height

    @property
    def status(self) -> Box:
        """The line between cloth and hand."""
        return Box(self.cloth.x, self.hand_top - 6.25 * self.u, self.cloth.w, 5.0 * self.u)

    @cached_property
    def wide_status(self) -> Box:
        """The same, as far as a long sentence may reach at both sides: where no log stands, up to
        what else is in the columns."""
        status, cx = self.status, self.cloth.centre[0]
        if not self.viewport.wide_text:
            return status
        half = cx - self.left
        for box in self.beside_cloth:
            if box.y < status.bottom and box.bottom > status.y:
                near = cx - box.right if box.right < cx else box.x - cx
                half = min(half, near - 2 * self.u)
        half = max(half, status.w / 2)
        return Box(cx - half, status.y, 2 * half, status.h)

    @property
    def beside_cloth(self) -> list[Box]:
        """What stands in the side columns."""
        boxes = [self.score, self.stock.box, *self.buttons]
        for place in self.places:
            if place.where is not Where.TOP:
                boxes += [place.plate, place.pile.box]
            if place.where in (Where.LEFT, Where.RIGHT):
                x, y = place.backs
                boxes.append(Box(x, y, place.reach, self.back_width * CARD_ASPECT))
        return boxes

    # ---- cloth

    @cached_property
    def _lying(self) -> ClothPlaces:
        return ClothPlaces(self.cloth, self.card)

    def grid(self, count: int) -> Grid:
        """The grid of places for so many cards."""
        return self._lying.grid(count)

    def capacity(self, count: int) -> int:
        """How many slots are laid out for so many cards."""
        return self._lying.capacity(count)

    def slots(self, capacity: int) -> tuple[Pose, ...]:
        """The places of a grid."""
        return self._lying.slots(capacity)

    def nearest(self, capacity: int) -> tuple[int, ...]:
        """Slot numbers from the middle outwards."""
        return self._lying.nearest(capacity)

    def beside(self, taken: tuple[Pose, ...], others: tuple[Pose, ...]) -> Pose:
        """Where the played card rests beside what it takes."""
        return self._lying.beside(taken, others)

    def spread(self, count: int) -> tuple[Pose, ...]:
        """A deck spread across the cloth, to be cut."""
        return self._lying.spread(count)

    # ---- hand

    def hand(self, count: int) -> tuple[Pose, ...]:
        """The fan of the seat at the bottom."""
        step = 0.0
        if count > 1:
            room = (self.cloth.w - self.card - 1.5 * self.u) / (count - 1)
            step = min(self.card + 0.5 * self.u, room)
        turn = min(2.2, 8 / max(1, count - 1))
        middle = (count - 1) / 2
        rise = (0.35 + 0.055 * count) * self.u
        found = []
        for i in range(count):
            off = i - middle
            drop = (off / middle) ** 2 * min(0.75, 0.22 * count) * self.u if count > 1 else 0.0
            found.append(
                Pose(
                    self.cloth.centre[0] + off * step,
                    self.hand_top - rise + drop + self.card_height / 2,
                    self.card,
                    off * turn,
                    lift=0.06,
                )
            )
        return tuple(found)

    @property
    def lift(self) -> float:
        """How far a lifted card rises."""
        return 3.4 * self.u

    # ---- seats

    def relative(self, seat: int, bottom: int) -> int:
        """How many turns after the seat at the bottom a seat plays."""
        return (seat - bottom) % self.seats

    @cached_property
    def _order(self) -> tuple[Where, ...]:
        """Parts of the table in playing order, beginning at the bottom."""
        others = self.seats - 1
        if others == 1:
            order: tuple[Where, ...] = (Where.TOP,)
        elif others == 2:
            order = (Where.RIGHT, Where.LEFT)
        else:
            order = (Where.RIGHT, *[Where.TOP] * (others - 2), Where.LEFT)
        if self.clockwise:
            order = tuple(_MIRRORED.get(where, where) for where in order)
        return (Where.OWN, *order)

    @property
    def shared_piles(self) -> bool:
        """Whether there are only two piles, one for each of two sides."""
        return self.sides == 2

    @cached_property
    def places(self) -> tuple[SeatPlace, ...]:
        """Every seat's place by its relative number."""
        tops = [i for i, where in enumerate(self._order) if where is Where.TOP]
        if not self.clockwise:
            tops.reverse()
        found = []
        for number, where in enumerate(self._order):
            match where:
                case Where.OWN:
                    found.append(self._own_place())
                case Where.TOP:
                    found.append(self._top_place(tops.index(number), len(tops), number))
                case _:
                    found.append(self._side_place(where, number))
        return tuple(found)

    @property
    def plate_height(self) -> float:
        """Height of a name plate."""
        return 0.62 * self.card

    @property
    def back_width(self) -> float:
        """Width of the others' cards."""
        return 0.5 * self.card

    @property
    def pile_width(self) -> float:
        """Width of the piles at the right."""
        return 0.75 * self.card

    @property
    def own_pile(self) -> Pose:
        """The pile of the side at the bottom."""
        width = self.pile_width
        height = width * CARD_ASPECT
        below = 0.0 if self.viewport.wide_text else 3 * self.u
        return Pose(self.right - width / 2, self.bottom - below - height / 2, width, face=-1.0)

    @property
    def their_pile(self) -> Pose:
        """The pile of the other of two sides."""
        width = self.pile_width
        return Pose(self.right - width / 2, self.top + width * CARD_ASPECT / 2, width, face=-1.0)

    def shared_label(self, pile: Pose) -> bool:
        """Whether there is room for words at a pile: those in the right column."""
        return pile in (self.own_pile, self.their_pile)

    def _pile(self, number: int, small: Pose) -> Pose:
        if not self.shared_piles:
            return small
        return self.own_pile if number % 2 == 0 else self.their_pile

    def _own_place(self) -> SeatPlace:
        plate = Box(self.left, self.bottom - self.plate_height, self.column, self.plate_height)
        return SeatPlace(Where.OWN, plate, (self.cloth.x, self.hand_top), 0.0, self.own_pile)

    def _top_place(self, index: int, count: int, number: int) -> SeatPlace:
        bw = self.back_width
        third = self.cloth.w / count
        pile_room = 0.0 if self.shared_piles else bw * 1.76 + 1.5 * self.u
        if count == 1:
            reach = self.fan_width(self.hand_size, 1.6 * self.card)
            width = (3.1 if self.viewport.wide_text else 2.4) * self.card
        else:
            reach = self.fan_width(self.hand_size, 0.28 * third)
            width = min(2.15 * self.card, third - reach - pile_room - 2.5 * self.u)
        total = width + 1.5 * self.u + reach + pile_room
        x = self.cloth.x + third * (index + 0.5) - total / 2
        y = self.top + (bw * CARD_ASPECT - self.plate_height) / 2
        fan = x + width + 1.5 * self.u
        small = Pose(
            fan + reach + pile_room - bw / 2, self.top + bw * CARD_ASPECT / 2, bw, face=-1.0
        )
        plate = Box(x, y, width, self.plate_height)
        return SeatPlace(Where.TOP, plate, (fan, self.top), reach, self._pile(number, small))

    def _side_place(self, where: Where, number: int) -> SeatPlace:
        right = where is Where.RIGHT
        bw = self.back_width
        x = self.right - self.column if right else self.left
        y = self.top + 1.25 * self.card + 4 * self.u
        if right and not self.shared_piles:
            y = self.top
        if not right:
            y = max(y, self.score.bottom + 1.5 * self.u)
        plate = Box(x, y, self.column, self.plate_height)
        reach = 2 * self.card if self.shared_piles else 1.22 * self.card
        reach = self.fan_width(self.hand_size, reach)
        fan_y = y + self.plate_height + 1.1 * self.u
        fan_x = x + self.column - reach if right else x
        if right and not self.shared_piles:
            fan_x = x
        small_x = x + self.column - bw / 2
        small = Pose(small_x, fan_y + bw * CARD_ASPECT / 2, bw, face=-1.0)
        return SeatPlace(where, plate, (fan_x, fan_y), reach, self._pile(number, small))

    def fan_width(self, count: int, reach: float) -> float:
        """Width of a fan of backs that may get so wide."""
        bw = self.back_width
        return min(bw + (count - 1) * 0.72 * bw, max(reach, bw))

    def backs(self, place: SeatPlace, count: int) -> tuple[Pose, ...]:
        """The backs of a seat that is not at the bottom."""
        if count == 0:
            return ()
        bw = self.back_width
        step = 0.72 * bw
        if count > 1:
            step = min(step, (place.reach - bw) / (count - 1))
        x, y = place.backs
        middle = y + bw * CARD_ASPECT / 2
        return tuple(Pose(x + i * step + bw / 2, middle, bw, face=-1.0) for i in range(count))

    # ---- columns

    @cached_property
    def _swell(self) -> float:
        """How much taller slips get for larger text."""
        return max(1.0, self.viewport.text / (2.25 * self.u) / 1.15)

    @property
    def score_row(self) -> float:
        """Height of a line of the score slip."""
        return 3.9 * self.u * self._swell

    @property
    def score_head(self) -> float:
        """Height of the score slip above its double rule."""
        return 2.5 * self.u * self._swell + 1.4 * self.u

    @cached_property
    def score(self) -> Box:
        """The score slip."""
        height = self.score_head + self.score_row * self.sides + 2.2 * self.u
        return Box(self.left, self.top, self.column, height)

    @cached_property
    def log(self) -> Box:
        """The room for the log: it uses as much of it as it needs."""
        top = self.score.bottom + 1.5 * self.u
        for place in self.places:
            if place.where is Where.LEFT:
                fan = place.backs[1] + self.back_width * CARD_ASPECT
                top = max(top, fan + 2 * self.u)
        bottom = self.buttons[0].y - 1.5 * self.u
        return Box(self.left, top, self.column, max(0.0, bottom - top))

    @cached_property
    def buttons(self) -> tuple[Box, ...]:
        """Square places above the own plate, side by side: last move, hint, take-back, menu."""
        gap = 1.4 * self.u
        size = (self.column - (BUTTONS_A_COLUMN - 1) * gap) / BUTTONS_A_COLUMN
        y = self.bottom - self.plate_height - 1.5 * self.u - size
        return tuple(Box(self.left + i * (size + gap), y, size, size) for i in range(BUTTONS))

    @cached_property
    def stock(self) -> Pose:
        """The stock, midway down the right column."""
        width = self.pile_width
        top = self.their_pile.box.bottom + 3 * self.u if self.shared_piles else self.top
        for place in self.places:
            if place.where is Where.RIGHT:
                top = place.backs[1] + self.back_width * CARD_ASPECT
        y = (top + self.own_pile.box.y) / 2
        return Pose(self.right - width / 2, y, width, face=-1.0)

    def crosswise(self, pile: Pose, count: int) -> tuple[Pose, ...]:
        """Where the scope of a pile lie: under it, crosswise, showing to the left."""
        scale = pile.width / 0.75
        left, top = pile.box.x - 0.57 * scale, pile.box.y
        step = 0.38 * scale
        if count > 1:
            step = min(step, (pile.box.h - pile.width) / (count - 1))
        x = left + pile.box.h / 2
        return tuple(
            Pose(x, top + pile.width / 2 + i * step, pile.width, 90.0) for i in range(count)
        )

    # ---- tricks

    @cached_property
    def under_stock(self) -> Pose:
        """A card that lies face up under the stock, crosswise, showing to the left."""
        stock = self.stock
        return stock.with_(dx=-0.6 * stock.width * CARD_ASPECT, degrees=90.0, face=1.0)

    def trick(self, number: int) -> Pose:
        """Where a seat's card of a trick lies: on its side of the middle."""
        cx, cy = self.cloth.centre
        if self.seats == 2:
            width = min(self.card, self.cloth.h / CARD_ASPECT / 1.15)
            side = 1 if number else -1
            return Pose(cx + side * 0.6 * width, cy - side * 0.06 * self.cloth.h, width)
        room = self.cloth.h - 3 * self.u
        width = min(self.card, room / CARD_ASPECT / 2.03)
        across, down = TRICKS[self.seats][number]
        reach = (room - width * CARD_ASPECT) / 2
        side = -1 if self.clockwise else 1
        return Pose(cx + side * across * width, cy + down * reach, width)

    # ---- moments

    def drawn_card(self, number: int) -> Pose:
        """Where the card lies that a seat drew for the deal: on its side of the cloth."""
        cx, cy = self.cloth.centre
        width = min(self.card, self.cloth.h / 4)
        angle = math.radians(90 - 360 * number / self.seats * (-1 if self.clockwise else 1))
        reach_x = self.cloth.w / 2 - width / 2
        reach_y = self.cloth.h / 2 - width * CARD_ASPECT / 2 - 1.5 * self.u
        return Pose(cx + reach_x * 0.82 * math.cos(angle), cy + reach_y * math.sin(angle), width)


_MIRRORED = {Where.LEFT: Where.RIGHT, Where.RIGHT: Where.LEFT}
