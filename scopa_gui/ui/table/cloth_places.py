"""Where cards lie on the cloth, and where one is laid beside others. Pure geometry.

Places form a grid of slots; a slot is a number, so that a card keeps its place when the window
changes.
"""

import math
from dataclasses import dataclass
from typing import NamedTuple

from scopa_gui.ui.table.geometry import Box, Pose
from scopa_gui.ui.viewport import CARD_ASPECT

ONE_ROW = 4
"""Up to so many cards lie in one row."""
MOST_ROWS = 4
WIDE_GAP, NARROW_GAP = 0.3, 0.11
"""Gaps in a row over the card's width: up to five cards, and more."""
COVERING = 6.0
"""How many card widths farther away a played card rather lies than on another."""


class Grid(NamedTuple):
    """Rows of places on the cloth, in pixels where it is a length."""

    rows: int
    columns: int
    width: float
    gap: float
    row_gap: float


@dataclass(frozen=True)
class ClothPlaces:
    """Places within the rectangle of the cloth.

    Attributes:
        card: width of a card at full size.
    """

    cloth: Box
    card: float

    def grid(self, count: int) -> Grid:
        """The grid with the largest cards for so many; the fewer rows when equal."""
        if count <= ONE_ROW:
            width = min(self.card, self.cloth.w / (ONE_ROW + (ONE_ROW - 1) * WIDE_GAP))
            width = min(width, self.cloth.h / CARD_ASPECT)
            return Grid(1, ONE_ROW, width, WIDE_GAP * width, 0.0)
        best: Grid | None = None
        for rows in range(2, MOST_ROWS + 1):
            columns = math.ceil(count / rows)
            gap = WIDE_GAP if columns <= 5 else NARROW_GAP
            width = min(
                self.card,
                self.cloth.w / (columns + (columns - 1) * gap),
                self.cloth.h / (CARD_ASPECT * rows + 0.2 * (rows - 1)),
            )
            if best is None or width > best.width + 0.5:
                spare = (self.cloth.h - rows * CARD_ASPECT * width) / (rows + 1)
                row_gap = min(0.42 * width, max(0.2 * width, spare))
                best = Grid(rows, columns, width, gap * width, row_gap)
        assert best is not None
        return best

    def capacity(self, count: int) -> int:
        """How many slots are laid out for so many cards: whole rows."""
        grid = self.grid(count)
        return grid.rows * grid.columns

    def slots(self, capacity: int) -> tuple[Pose, ...]:
        """The places of a grid, row by row; a short last row lies in the middle."""
        grid = self.grid(capacity)
        height = grid.width * CARD_ASPECT
        total = grid.rows * height + (grid.rows - 1) * grid.row_gap
        cx, cy = self.cloth.centre
        found = []
        left = capacity
        for row in range(grid.rows):
            here = min(grid.columns, left)
            left -= here
            x = cx - (here * grid.width + (here - 1) * grid.gap) / 2 + grid.width / 2
            y = cy - total / 2 + row * (height + grid.row_gap) + height / 2
            found += [Pose(x + i * (grid.width + grid.gap), y, grid.width) for i in range(here)]
        return tuple(found)

    def nearest(self, capacity: int) -> tuple[int, ...]:
        """Slot numbers from the middle outwards."""
        cx, cy = self.cloth.centre
        spots = self.slots(capacity)

        def distance(slot: int) -> tuple[float, int]:
            return round(math.hypot(spots[slot].x - cx, spots[slot].y - cy), 3), slot

        return tuple(sorted(range(capacity), key=distance))

    def beside(self, taken: tuple[Pose, ...], others: tuple[Pose, ...]) -> Pose:
        """Where the played card rests: the nearest free place beside what it takes."""
        width = taken[0].width
        half_w, half_h = width / 2, width * CARD_ASPECT / 2
        cx = sum(pose.x for pose in taken) / len(taken)
        cy = sum(pose.y for pose in taken) / len(taken)
        every = (*taken, *others)
        columns = [cx, *(pose.x + side * 1.18 * width for pose in every for side in (-1, 1))]
        rows = [cy, *(pose.y for pose in every)]
        rows += [pose.y + side * 2.2 * half_h for pose in every for side in (-1, 1)]
        area, cloth = width * width * CARD_ASPECT, self.cloth
        best: tuple[float, Pose] | None = None
        for y in sorted({min(max(y, cloth.y + half_h), cloth.bottom - half_h) for y in rows}):
            for x in sorted({min(max(x, cloth.x + half_w), cloth.right - half_w) for x in columns}):
                pose = Pose(x, y, width, 4.0, lift=0.3)
                covered = sum(pose.box.overlap(other.box) for other in every)
                covered += sum(pose.box.overlap(other.box) for other in taken)
                cost = math.hypot(x - cx, y - cy) / width + COVERING * covered / area
                if best is None or cost < best[0] - 1e-6:
                    best = cost, pose
        assert best is not None
        return best[1]

    def spread(self, count: int) -> tuple[Pose, ...]:
        """A deck spread across the cloth, to be cut."""
        width = min(self.card, self.cloth.h / CARD_ASPECT)
        step = (self.cloth.w - width) / max(1, count - 1)
        y = self.cloth.centre[1]
        return tuple(
            Pose(self.cloth.x + width / 2 + i * step, y, width, face=-1.0) for i in range(count)
        )
