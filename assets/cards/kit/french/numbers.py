"""The cards 2 to 7: marks in the French order, those of the lower half reversed."""

from kit.canvas import Canvas

from .marks import mark

ROWS = (48.0, 133.0, 218.0)
SIZE, SIZE_OF_FEW = 39.0, 45.0  # of a two and a three, whose marks stand free
COLUMNS = (55.0, 105.0)  # so far from the index that its mark is not one of a row
SMALL_COLUMNS = (57.0, 103.0)  # beside the larger indices
MIDDLE = 80.0


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
    for x, y in places(rank, SMALL_COLUMNS if cv.small else COLUMNS):
        with cv.at(x, y, turn=180 if y > ROWS[1] else 0):
            mark(cv, suit, SIZE if rank > 3 else SIZE_OF_FEW)
