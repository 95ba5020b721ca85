"""The back of the cards: a wall of maiolica tiles."""

from .canvas import Canvas
from .geometry import Path, ellipse, path, polygon
from .palette import COBALT, GLAZE, GOLD, GREEN, RED

TILE = 33.5  # edge of a tile on the card
COLUMNS, ROWS = 4, 7

LEAF = path("M20 18.2C16.4 14 16.4 8.6 20 4.2C23.6 8.6 23.6 14 20 18.2Z")
VEIN = path("M20 16.6C18.2 13.6 18.2 10 20 7Z")
SPRIG = path("M18.6 18.6C14.4 17.8 12 14.8 11 11C14.8 12 17.8 14.4 18.6 18.6Z")


def _quarter(r: float, hollow: float) -> Path:
    """A quarter of a disc of radius r in the corner of a tile, a little hollowed."""
    return path(f"M0 0H{r}C{r} {hollow} {hollow} {r} 0 {r}Z")


def _tile(cv: Canvas) -> None:
    """One tile, 40 units wide: corner flowers, four leaves, four sprigs, a heart."""
    for turn in (0, 90, 180, 270):
        with cv.at(20, 20, turn=turn), cv.at(-20, -20):
            cv.flat(_quarter(13.2, 7.4), COBALT.mid)
            cv.flat(_quarter(10, 5.8), GLAZE)
            cv.flat(_quarter(8.6, 5), GOLD.mid)
            cv.flat(_quarter(4.2, 2.4), COBALT.dark)
            cv.flat(LEAF, COBALT.mid)
            cv.flat(VEIN, COBALT.light)
            cv.flat(SPRIG, GREEN.mid)
    for r, colour in ((4.6, COBALT.dark), (3.9, GOLD.mid), (1.7, RED.mid)):
        cv.flat(ellipse(20, 20, r), colour)


def _frame(cv: Canvas, x: float, y: float, out: float, pen: float, colour: str) -> None:
    """A rectangle `out` units outside the wall of tiles that starts at (x, y)."""
    x0, y0 = x - out, y - out
    x1, y1 = x + COLUMNS * TILE + out, y + ROWS * TILE + out
    cv.line(polygon([(x0, y0), (x1, y0), (x1, y1), (x0, y1)]), pen, colour)


def maiolica(cv: Canvas) -> None:
    """Four by seven blue, white and gold tiles in a double frame."""
    x, y = (cv.width - COLUMNS * TILE) / 2, (cv.height - ROWS * TILE) / 2
    w, h = COLUMNS * TILE, ROWS * TILE
    cv.flat(polygon([(x, y), (x + w, y), (x + w, y + h), (x, y + h)]), GLAZE)
    for column in range(COLUMNS):
        for row in range(ROWS):
            with cv.at(x + column * TILE, y + row * TILE, TILE / 40):
                _tile(cv)
    for k in range(1, COLUMNS):
        cv.line(polygon([(x + k * TILE, y), (x + k * TILE, y + h)], False), 0.4, COBALT.light)
    for k in range(1, ROWS):
        cv.line(polygon([(x, y + k * TILE), (x + w, y + k * TILE)], False), 0.4, COBALT.light)
    _frame(cv, x, y, 0, 2.2, COBALT.dark)
    _frame(cv, x, y, 4.6, 1.1, COBALT.mid)
