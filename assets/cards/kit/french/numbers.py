"""The cards 2 to 7: marks in the French order, those of the lower half reversed."""

from kit.canvas import Canvas

from .marks import mark

ROWS = (47.0, 133.0, 219.0)
COLUMNS = (54.5, 105.5)
MIDDLE = 80.0
FIRST_IN_COLUMNS = 4
SMALL_COLUMNS, SMALL_SIZE = (57.0, 103.0), 0.92
"""On cards shown small: smaller marks closer together leave room for the larger indices."""
SIZES = {2: 50, 3: 48, 4: 46, 5: 44, 6: 43, 7: 41}


def places(rank: int, columns: tuple[float, float] = COLUMNS) -> list[tuple[float, float]]:
    """The centres of the marks of a card."""
    top, middle, bottom = ROWS
    corners = [(x, y) for y in (top, bottom) for x in columns]
    centre = [(MIDDLE, middle)]
    sides = [(x, middle) for x in columns]
    return {
        2: [(MIDDLE, top), (MIDDLE, bottom)],
        3: [(MIDDLE, top), *centre, (MIDDLE, bottom)],
        4: corners,
        5: corners + centre,
        6: corners + sides,
        7: [*corners, *sides, (MIDDLE, (top + middle) / 2)],
    }[rank]


def number(cv: Canvas, suit: str, rank: int) -> None:
    """The marks of one card."""
    crowded = cv.small and rank >= FIRST_IN_COLUMNS
    columns, size = (SMALL_COLUMNS, SMALL_SIZE) if crowded else (COLUMNS, 1.0)
    for x, y in places(rank, columns):
        with cv.at(x, y, turn=180 if y > ROWS[1] else 0):
            mark(cv, suit, SIZES[rank] * size)
