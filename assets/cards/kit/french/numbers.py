"""The cards 2 to 7: marks in the French order, those of the lower half reversed."""

from kit.canvas import Canvas

from .marks import mark

ROWS = (50.0, 133.0, 216.0)
COLUMNS = (52.0, 108.0)
MIDDLE = 80.0
SIZE = 46
SEVEN_COLUMNS, SEVEN_SIZE = (48.0, 112.0), 37.0  # room for the single mark between four


def places(rank: int) -> list[tuple[float, float]]:
    """The centres of the marks of a card."""
    top, middle, bottom = ROWS
    columns = SEVEN_COLUMNS if rank == 7 else COLUMNS
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
    for x, y in places(rank):
        with cv.at(x, y, turn=180 if y > ROWS[1] else 0):
            mark(cv, suit, SEVEN_SIZE if rank == 7 else SIZE)
