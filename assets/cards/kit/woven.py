"""Three more backs: a woven net, waves after Vietri, and lemons.

Like the tiles of `back`, they are the same from either side, flat in their colours, and coarse
enough to stay clear when a card is 60 pixels high.
"""

import math
from collections.abc import Iterator

from kit.french.reversible import CENTRE, Half, box

from .canvas import Canvas
from .geometry import Path, Point, curve, ellipse, mix, path, polygon, unit
from .palette import COBALT, GLAZE, GOLD, GREEN, INK, RED, Ramp

WIDTH, HEIGHT = 134.0, 240.0  # of the field
LEFT, TOP = CENTRE[0] - WIDTH / 2, CENTRE[1] - HEIGHT / 2


def _rectangle(out: float) -> Path:
    """A rectangle `out` units outside the field."""
    x0, y0, x1, y1 = LEFT - out, TOP - out, LEFT + WIDTH + out, TOP + HEIGHT + out
    return polygon([(x0, y0), (x1, y0), (x1, y1), (x0, y1)])


def _field() -> Half:
    """A canvas that keeps what lies within the field."""
    return Half(box(LEFT, TOP, LEFT + WIDTH, TOP + HEIGHT))


def _lay(cv: Canvas, field: Half, frame: Ramp) -> None:
    """Put the field on the card, in a double frame."""
    cv.items += field.items
    cv.line(_rectangle(0), 2.2, frame.dark)
    cv.line(_rectangle(4.6), 1.1, frame.mid)


# ------------------------------------------------------------------ the net
ACROSS, DOWN = 4, 7  # meshes
BAND = 4.3  # half the width of a band


def _knot(i: int, j: int) -> Point:
    """The crossing number i from the left and j from above, half meshes counted."""
    return LEFT + i * WIDTH / ACROSS / 2, TOP + j * HEIGHT / DOWN / 2


def _strand(cv: Canvas, p: Point, q: Point) -> None:
    """A stretch of a band with its edges and the stripe along its middle."""
    dx, dy = unit(p, q)
    for half, colour in ((BAND, RED.deep), (BAND - 0.8, GLAZE), (1.0, GOLD.dark)):
        a, b = -dy * half, dx * half
        corners = [(p[0] + a, p[1] + b), (q[0] + a, q[1] + b), (q[0] - a, q[1] - b)]
        cv.flat(polygon([*corners, (p[0] - a, p[1] - b)]), colour)


def rete(cv: Canvas) -> None:
    """A net of cream bands over vermilion, woven over and under, a flower in every mesh."""
    field = _field()
    field.flat(_rectangle(0), RED.mid)
    for i in range(2 * ACROSS + 1):
        for j in range(2 * DOWN + 1):
            if (i + j) % 2:
                _flower(field, *_knot(i, j))
    long = 2 * (ACROSS + DOWN)
    for start in range(-long, long + 1, 2):
        _strand(field, _knot(-1, start - 1), _knot(2 * ACROSS + 1, start + 2 * ACROSS + 1))
    for start in range(0, long + 1, 2):
        _strand(field, _knot(-1, start + 1), _knot(2 * ACROSS + 1, start - 2 * ACROSS - 1))
    for i in range(0, 2 * ACROSS + 1, 2):  # where the first way lies over the second
        for j in range(0, 2 * DOWN + 1, 2):
            p, q = _knot(i - 1, j - 1), _knot(i + 1, j + 1)
            _strand(field, mix(p, q, 0.3), mix(p, q, 0.7))
    _lay(cv, field, RED)


def _flower(cv: Canvas, x: float, y: float) -> None:
    for dx, dy in ((0, -4.4), (4.2, 0), (0, 4.4), (-4.2, 0)):
        cv.flat(ellipse(x + dx, y + dy, 2.7), GOLD.mid)
    cv.flat(ellipse(x, y, 2.2), RED.deep)


# ------------------------------------------------------------------ the waves
PERIOD, PITCH, RISE = WIDTH / 3, 24.0, 5.6


def _wave(y: float, width: float) -> Path:
    """A band that waves across the field about the height y."""
    steps = 24
    edges = []
    for off in (-width / 2, width / 2):
        points = []
        for k in range(-1, steps + 2):
            x = LEFT + WIDTH * k / steps
            turn = 2 * math.pi * (x - CENTRE[0]) / PERIOD
            points.append((x, y + off + RISE * math.sin(turn)))
        edges.append(curve(points))
    return edges[0].then(edges[1].reversed(), close=True)


def _rows() -> Iterator[tuple[int, float]]:
    """The waves by number from the middle, with their heights."""
    reach = math.ceil(HEIGHT / PITCH / 2) + 1
    for row in range(-reach, reach + 1):
        yield row, CENTRE[1] + row * PITCH


def onde(cv: Canvas) -> None:
    """Broad green waves and narrow yellow ones on white glaze, with drops between them."""
    field = _field()
    field.flat(_rectangle(0), GLAZE)
    for _, y in _rows():
        for width, colour in ((11.4, GREEN.dark), (9.4, GREEN.mid), (1.9, GREEN.light)):
            field.flat(_wave(y, width), colour)
        for width, colour in ((5.2, GOLD.dark), (3.8, GOLD.mid)):
            field.flat(_wave(y + PITCH / 2, width), colour)
    for row, y in _rows():
        for k in range(-4, 4) if row % 2 == 0 else ():
            x = CENTRE[0] + (k + 0.5) * PERIOD / 2
            at = y + (-RISE if k % 2 else RISE)
            field.flat(ellipse(x, at, 2.4), GLAZE)
            field.flat(ellipse(x, at, 1.3), COBALT.mid)
    _lay(cv, field, GREEN)


# ------------------------------------------------------------------ the lemons
LEMON = path(
    "M-15.4 0C-13.2 -1 -12.4 -2.6 -11.2 -4.6C-8.4 -9.4 8.4 -10 11.4 -4.4"
    "C12.4 -2.6 13.4 -1.2 16.6 -.6"
    "C16.8 .4 16.6 1 16 1.6C13.6 1.8 12.6 3 11.4 4.6C8.2 9.6 -8.4 9.4 -11.2 4.6"
    "C-12.4 2.6 -13.2 1 -15.4 0Z"
)
SHADE = path("M-10 5.8C-6 9 8 9.4 11.4 4.6C12.6 3 13.6 1.8 16 1.6C10 2.4 6 6.6 -10 5.8Z")
SHINE = path("M-8 -3.4C-6 -6 -1 -6.8 3 -6.2C0 -5.4 -5 -4.6 -8 -3.4Z")
LEAF = path("M0 0C4 -6.4 12 -8.4 20 -5.4C16 1.6 7 4.4 0 0Z")


def _lemon(cv: Canvas) -> None:
    """A lemon on its twig with two leaves."""
    for flip, turn in ((False, -58), (True, 66), (False, 26)):
        with cv.at(-15, -0.6, 0.92, turn, flip=flip):
            cv.flat(LEAF, GREEN.mid)
            cv.stroke([(1, -0.4), (9, -2.6), (17, -4.6)], 1.0, GREEN.light)
    cv.field(LEMON, GOLD.mid, 0.8, colour=COBALT.deep)
    cv.flat(SHADE, GOLD.dark)
    cv.flat(SHINE, GOLD.light)


def limoni(cv: Canvas) -> None:
    """Lemons and blossoms on cobalt glaze."""
    field = _field()
    field.flat(_rectangle(0), COBALT.mid)
    columns, rows = 3, 6
    for turn in (0, 180):
        with field.at(*CENTRE, turn=turn), field.at(-CENTRE[0], -CENTRE[1]):
            for row in range(rows // 2):
                for column in range(columns):
                    x = LEFT + WIDTH * (column + 0.5) / columns
                    y = TOP + HEIGHT * (row + 0.5) / rows
                    with field.at(x, y, 1.12, 34 if (row + column) % 2 else -34):
                        _lemon(field)
            for row in range(rows // 2 + 1):
                for column in range(columns - 1):
                    if row < rows // 2 or column == 0:
                        x = LEFT + WIDTH * (column + 1) / columns
                        _blossom(field, x, TOP + HEIGHT * row / rows)
    _lay(cv, field, COBALT)


def _blossom(cv: Canvas, x: float, y: float) -> None:
    with cv.at(x, y):
        for k in range(5):
            with cv.at(turn=72 * k):
                cv.flat(ellipse(0, -3.6, 2.3, 3.2), GLAZE)
        cv.flat(ellipse(0, 0, 1.9), GOLD.mid)
        cv.flat(ellipse(0, 0, 0.8), INK)
