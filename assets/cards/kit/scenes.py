"""The two country scenes of the five of spade: engraved, then tinted as a print was by hand.

Either fills a window 72 units wide and high round the origin, and is cut off at its edge.
"""

from .canvas import INNER, Canvas
from .geometry import Path, curve, ellipse, path, polygon
from .palette import BLUE, FLESH, GOLD, GREEN, INK, LINEN, PAPER, RED, WHITE, WOOD, blend

THIN, LINE = 0.6, 0.75  # the engraver's pens
LINES = BLUE.mid
WATER = blend(BLUE.light, PAPER, 0.45)
FAR = blend(GOLD.light, PAPER, 0.45)
FAR_SHADE = blend(GOLD.mid, PAPER, 0.45)
MEADOW = blend(GREEN.light, PAPER, 0.5)
HILL = FAR
TURF = blend(GREEN.light, PAPER, 0.12)
LEAVES, LEAVES_LIT = blend(GREEN.mid, GREEN.light, 0.3), blend(GREEN.light, PAPER, 0.2)
ROOF = WOOD.mid
BARK = blend(WOOD.deep, INK, 0.2)
SKIN = FLESH.mid


def _tinted(cv: Canvas, shape: Path | str, colour: str, pen: float = LINE) -> None:
    """A field of one flat tint in a thin contour."""
    cv.field(path(shape) if isinstance(shape, str) else shape, colour, pen)


def _strokes(cv: Canvas, rows, width=THIN, bend=0.4, colour=INK) -> None:
    """Graver strokes given as (x, y, dx, dy)."""
    for x, y, dx, dy in rows:
        cv.hatch((x, y), (x + dx, y + dy), bend, width, colour)


WINDOW = 33.0, 36.0  # half the width and the height of the oval


def _framed(cv: Canvas) -> None:
    """Paper over all that sticks out of the window, and a golden rim round it."""
    beyond = path("M-46 -46V46H46V-46Z")
    edge = ellipse(0, 0, *WINDOW)
    cv.flat(Path([*beyond.runs, *edge.runs]), PAPER)
    cv.line(edge, 4.4)
    cv.line(edge, 2.6, GOLD.mid)
    cv.line(edge, 0.5, GOLD.deep)


def _sky(cv: Canvas, horizon: float) -> None:
    """The sky as a graver rules it: lines from edge to edge, closer towards the top."""
    y, k = horizon, 0
    while y > -36:
        start = (k * 7 % 5 - 2) * 4
        for x0, x1 in ((-37, start - 1.4), (start + 1.4, 37)):
            cv.hatch((x0, y), (x1, y), 0, 0.7, LINES)
        k += 1
        y -= max(2.0, 4.2 - k * 0.16)


def scene_bay(cv: Canvas):
    """The mountain smoking over the bay; a fisherman under his red sail, a girl on the shore."""
    _sky(cv, 0)
    _smoke(cv)
    _mountain(cv)
    _sea(cv)
    _town(cv)
    _boat(cv)
    _shore(cv)
    _pine(cv)
    _girl(cv)
    for x, y, w in ((-4, -28, 2.6), (2, -31.6, 2.2), (-9, -32, 1.9)):  # gulls
        cv.stroke([(x - w, y - 0.9), (x - w * 0.4, y - 1.7), (x, y)], 0.75, ends=(0.2, 0.6))
        cv.stroke([(x + w, y - 0.9), (x + w * 0.4, y - 1.7), (x, y)], 0.75, ends=(0.2, 0.6))
    _framed(cv)


def _smoke(cv: Canvas) -> None:
    _tinted(
        cv,
        "M10 -19C6.4 -23 8 -27 11.6 -27C11 -31.4 16.4 -34 20 -31.4C23.6 -36 31.4 -34.4 31.6 -29.6"
        "C35.4 -28 35 -24.4 31.4 -24.4C28 -22.4 24.4 -23.4 22.4 -24.4"
        "C19.6 -22.6 17 -22.6 15.6 -19Z",
        WHITE,
        THIN,
    )
    cv.stroke([(12, -20.6), (12.6, -24), (16.6, -24.4), (17.6, -27.4)], THIN)
    cv.stroke([(20, -25.6), (22.6, -28.6), (27, -27.4), (29, -29)], THIN)


def _mountain(cv: Canvas) -> None:
    _tinted(
        cv,
        "M-38 4C-27 1 -20 -4 -14 -10.6C-10.6 -14.4 -5.4 -15.4 -2 -12.6C0 -11 2.4 -11.4 4.4 -14.4"
        "C6.6 -17.6 8 -20 9 -20.6C10.6 -19 14 -19 15.6 -20.4C18.4 -16.4 21 -11.4 25 -6.6"
        "C28.6 -2.4 32 .6 38 2.4V6H-38Z",
        FAR,
    )
    cv.flat(
        path(
            "M13 -19.4L15.6 -20.4C18.4 -16.4 21 -11.4 25 -6.6C28.6 -2.4 32 .6 38 2.4V6H22"
            "C20 -2 17 -10 13 -19.4Z"
        ),
        FAR_SHADE,
    )
    cv.flat(path("M-6 -14.6C-2 -14.4 1 -10 4 -8C4 -3 2 2 -2 6H8C8 -2 6 -6 4.6 -9Z"), FAR_SHADE)
    _strokes(
        cv,
        (
            (16, -17, 3.6, 8),
            (17.6, -12, 4, 8),
            (20.6, -10, 5, 8),
            (19, -5, 3, 7),
            (24.6, -4, 5, 6),
            (-3, -12.4, 2.6, 6),
            (-1, -8, 2.4, 6.4),
            (-24, -2, -5, 3.6),
            (-17, -6.6, -5, 5),
            (8, -15.6, -3, 6),
        ),
        0.7,
    )


def _sea(cv: Canvas) -> None:
    _tinted(
        cv,
        "M-37 4.6H37V37H-37Z",
        WATER,
        0,
    )
    cv.stroke([(-36, 4.6), (0, 4.2), (37, 4.6)], 0.9, ends=(0.4, 0.4))
    _strokes(
        cv,
        (
            (-14, 8, 9, 0),
            (22, 8.6, 11, 0),
            (-9, 11.6, 7, 0),
            (25, 12.6, 8, 0),
            (-12, 15, 6, 0),
            (23, 17, 10, 0),
            (8, 24.6, 13, 0),
            (19, 21.6, 9, 0),
            (12, 27.6, 12, 0),
        ),
        0.8,
        0.7,
        BLUE.mid,
    )


def _town(cv: Canvas) -> None:
    for x, w, h in ((19, 4.4, 3.6), (27.4, 4.6, 3.2), (23, 4.8, 5.4)):
        _tinted(cv, polygon([(x, 4.6), (x, 4.6 - h), (x + w, 4.6 - h), (x + w, 4.6)]), WHITE, THIN)
        roof = polygon([(x - 0.5, 4.6 - h), (x + w / 2, 2.8 - h), (x + w + 0.5, 4.6 - h)])
        _tinted(cv, roof, ROOF, THIN)
        cv.flat(
            polygon([(x + w * 0.4, 4.4), (x + w * 0.4, 3), (x + w * 0.66, 3), (x + w * 0.66, 4.4)]),
            INK,
        )


def _boat(cv: Canvas) -> None:
    _tinted(cv, "M8.4 18L9.6 -7.6C15.4 -3 20.4 6 21.6 15.4C17 17.4 12.6 18 8.4 18Z", RED.mid)
    cv.flat(
        path("M15 -1.6C18.6 3 21 9 21.6 15.4C19.6 16.4 17.6 17 15.8 17.3C17 10 16.6 4 15 -1.6Z"),
        RED.dark,
    )
    _strokes(cv, ((10.6, 0, 9, 9), (10.2, 7, 9, 7)), 0.6, 0.6, RED.deep)
    cv.line(polygon([(8.2, 20), (9.7, -10)], False), 1.2, BARK)
    _tinted(cv, "M9.6 -10L15.6 -9L9.8 -7.4Z", GOLD.mid, THIN)
    _tinted(
        cv,
        "M-5.4 17.4C2 20.6 16 20.6 24 16.4C23 20.4 21 23.4 18 24.2C11 25.6 3 25.4 -1 24Z",
        WOOD.mid,
    )
    cv.flat(
        path("M-3.8 20.6C4 23.4 15 23.2 22 20C21 22 19.6 23.6 18 24.2C11 25.6 3 25.4 -1 24Z"),
        WOOD.deep,
    )
    # the fisherman hauls his line
    cv.stroke([(-4, 21), (-9.6, 22.6), (-12, 27)], THIN, ends=(1, 1))
    _tinted(cv, "M-1.4 19.4C-2 15.4 -.6 12 2 11.6C4.6 12 5.4 15.6 5 19.6Z", WHITE, THIN)
    cv.stroke([(1.4, 13.6), (-1.6, 17), (-4.6, 20.4)], 1.7, SKIN, ends=(1, 0.8))
    _tinted(cv, ellipse(2, 9.8, 1.9), SKIN, THIN)
    _tinted(
        cv,
        "M-.2 9.6C-.4 7.2 1 6.2 2.6 6.4C4.6 6.6 5.6 8.6 7 11C5 10.4 3.4 9.4 2.6 9Z",
        RED.mid,
        THIN,
    )


def _shore(cv: Canvas) -> None:
    _tinted(
        cv,
        "M-38 20C-31 17.6 -21 18.4 -13 22C-7 24.6 0 26.6 9 29.6C15 31.6 24 33 38 33.4V38H-38Z",
        MEADOW,
    )
    cv.flat(
        path("M-38 27C-26 31 -8 30.4 10.4 31.6C18 33.6 26 34.6 38 35V38H-38Z"),
        TURF,
    )
    _strokes(
        cv,
        (
            (-34, 26, 4, 0.6),
            (-29, 29, 6, 0.5),
            (-19, 30.6, 7, 0.3),
            (-8, 31, 8, 0.4),
            (-22, 24, 4, 0.8),
        ),
        0.7,
        0.3,
    )
    for x, y in ((-33.6, 21), (-12, 25), (-15.4, 32), (3, 31)):  # tufts
        for dx in (-1.5, 0.1, 1.6):
            cv.hatch((x, y), (x + dx, y - 3.4 + abs(dx) * 0.5), dx * 0.2, 0.75, GREEN.dark)


def _pine(cv: Canvas) -> None:
    """The umbrella pine."""
    for nodes, w in (
        ([(-24, 25), (-23, 10), (-25, -4), (-23.6, -15)], 3.4),
        ([(-24.6, -3), (-30, -10), (-33, -13)], 1.6),
        ([(-24.4, -2), (-18.6, -9), (-15, -12)], 1.6),
    ):
        cv.stroke(nodes, w, BARK, ends=(1, 0.5), peak=0.05)
    cv.stroke([(-24.8, 22), (-24, 10), (-25.6, -2)], 0.6, WOOD.light)
    crown = (
        "M-39 -13.4C-40.4 -19 -36 -23.4 -31.6 -22.4C-30 -28.4 -20.6 -29.6 -17.4 -24.6"
        "C-11.6 -26 -7 -21 -9 -16C-7.6 -13 -11.4 -11 -14.4 -12.4C-17 -9.6 -21.4 -9.8 -23.6 -12"
        "C-27 -9.6 -31.6 -10 -33 -12C-35.4 -10.8 -38 -11.4 -39 -13.4Z"
    )
    _tinted(cv, crown, LEAVES)
    cv.flat(
        path(
            "M-36.6 -17C-35.6 -20.6 -32.6 -21.4 -30.4 -20.6C-28 -26.4 -21 -26.6 -18.4 -22.6"
            "C-15.6 -23.4 -12.6 -22.6 -11.4 -20C-16 -19.6 -20 -18 -23.4 -18.6"
            "C-28 -17.4 -33 -16 -36.6 -17Z"
        ),
        LEAVES_LIT,
    )
    for x, y in (
        (-35, -14),
        (-30, -14.6),
        (-25.6, -14.6),
        (-21, -14),
        (-16.4, -15),
        (-12, -16),
        (-27.6, -18.6),
        (-20, -19.6),
    ):
        cv.stroke([(x - 1.6, y + 0.2), (x - 0.4, y + 1.4), (x + 1.4, y + 0.3)], 0.75, GREEN.deep)
    rows = ((-37.6, -15.4), (-34, -12.6), (-30.4, -12.4), (-26, -12.6), (-22, -12.4), (-18, -12.8))
    _shade(cv, [(x, y, 3.2) for x, y in (*rows, (-14, -14), (-11.6, -16.4), (-32, -16))])


def _shade(cv: Canvas, rows) -> None:
    """Slanting strokes in the shade of a crown of leaves, given as (x, y, length)."""
    for x, y, length in rows:
        cv.hatch((x, y), (x + length * 0.55, y + length * 0.5), 0.3, 0.62)


def _girl(cv: Canvas) -> None:
    """A girl with a basket on her head walks along the shore, her dog before her."""
    with cv.at(-8.6, 1.2):
        _tinted(
            cv,
            "M-10 30.4C-9.4 26 -8.4 23 -6.8 21.2H-3.4C-2.2 23.6 -1.4 27 -1.2 30.4Z",
            BLUE.mid,
            THIN,
        )
        _tinted(cv, "M-7.4 21.6L-7.8 16.6C-6.4 15.2 -3.8 15.2 -2.6 16.6L-3 21.6Z", WHITE, THIN)
        _tinted(cv, "M-8.4 30.4H-3L-4 24.4H-6.6Z", LINEN.light, THIN)
        cv.stroke([(-7.6, 17.2), (-9.8, 13.6), (-7.6, 9.8)], 1.3, SKIN, ends=(1, 0.8))
        cv.stroke([(-3, 17.4), (-1, 20), (-2.4, 22.6)], 1.3, SKIN, ends=(1, 0.8))
        _tinted(cv, ellipse(-5.2, 12.6, 1.9), SKIN, THIN)
        cv.flat(
            path(
                "M-7.2 12.8C-7.6 10 -3.4 9.6 -3.2 12C-4.6 11.6 -6 12 -6.2 14.4"
                "C-6.8 14.2 -7.2 13.6 -7.2 12.8Z"
            ),
            INK,
        )
        _tinted(cv, "M-8.8 7.4H-1.6L-2.6 10.4H-7.8Z", GOLD.mid, THIN)
        for x in (-7.2, -5.2, -3.2):
            cv.disc(x, 6.8, 1.25, GOLD.light, THIN)


# ------------------------------------------------------------------ the shepherd
def scene_shepherd(cv: Canvas):
    """A shepherd pipes under his olive tree to a goat and a lamb; a farm on the hill."""
    _sky(cv, -6)
    cv.disc(9, -24, 4.4, GOLD.light, THIN)
    for k in range(12):  # the sun's rays
        a, b = (ellipse(9, -24, r).samples(3)[k] for r in (5.6, 7.6 if k % 2 else 8.8))
        cv.hatch(a, b, 0, 0.8, GOLD.dark)
    _hills(cv)
    _farm(cv)
    _meadow(cv)
    _tree(cv)
    with cv.at(-4, -0.6):
        _goat(cv)
    with cv.at(3, -2.4):
        _lamb(cv)
    with cv.at(-4, -0.4):
        _shepherd(cv)
    _framed(cv)


def _hills(cv: Canvas) -> None:
    _tinted(cv, "M-38 8C-28 -3 -18 -6 -9 -3C0 0 6 -6 15 -9C24 -11.6 31 -8 38 -1V14H-38Z", HILL, 0)
    ridge = [(-35, 5), (-28, -1), (-19, -4.6), (-9, -3), (0, -2.4), (8, -6), (17, -9.4)]
    cv.stroke([*ridge, (27, -8.6), (35.4, -1.4)], 0.9, ends=(0.2, 0.2))
    _strokes(
        cv,
        ((0, -1, 5, 3), (3, 4, 6, 2.4), (27, -5, 5, 4), (10, 1, 8, 1.4), (-8, 1, 5, 2)),
        0.65,
        0.5,
    )
    for k in range(5):  # a vineyard
        cv.stroke(
            [(28 + k * 1.7, 1 - k * 0.4), (30 + k * 1.4, 5), (31 + k * 1.2, 9)], 0.75, GREEN.mid
        )


def _farm(cv: Canvas) -> None:
    for x, h in ((8, 13), (31.6, 14), (4.6, 9.6)):  # cypresses
        y = -4 if x > 20 else -3
        left = curve([(x, y - h), (x - 1.7, y - h * 0.6), (x - 2, y - h * 0.25), (x, y)])
        right = curve([(x, y), (x + 2, y - h * 0.25), (x + 1.7, y - h * 0.6), (x, y - h)])
        _tinted(cv, left.then(right, close=True), GREEN.dark, THIN)
        cv.hatch((x - 0.8, y - h * 0.75), (x - 1, y - h * 0.2), 0.3, 0.6, GREEN.light)
    _tinted(cv, "M13 -4V-12.4H27V-3.4Z", WHITE, THIN)
    cv.flat(path("M21.6 -3.8V-12.4H27V-3.4Z"), LINEN.dark)
    _tinted(cv, "M11.6 -12L15 -16.6H24.6L28.6 -12Z", ROOF, THIN)
    _strokes(
        cv, ((16, -16, -1.4, 3.6), (19, -16, -0.6, 3.6), (22, -16, 0.4, 3.6)), THIN, 0, WOOD.deep
    )
    cv.flat(path("M15.4 -4V-8H18V-4ZM23 -10.6H25V-8.4H23ZM15.6 -11H17.4V-9.4H15.6Z"), INK)
    _tinted(cv, "M21.4 -16.6V-19.4H23.4V-16.6Z", WHITE, THIN)


def _meadow(cv: Canvas) -> None:
    cv.flat(
        path("M-38 14C-27 8 -12 9 0 11C14 13 27 10.4 38 13V38H-38Z"),
        MEADOW,
    )
    cv.stroke([(-37, 13.6), (-22, 9.4), (0, 11), (18, 12), (37, 13)], 0.9, ends=(0.2, 0.2))
    cv.flat(
        path("M-38 25C-18 30 14 30.6 38 25V38H-38Z"),
        TURF,
    )
    _strokes(
        cv,
        (
            (-28, 30, 7, 0.8),
            (-12, 32, 8, 0.3),
            (4, 32, 8, -0.1),
            (20, 30.6, 7, -0.8),
            (5, 15, 6, 0.2),
            (-8, 13, 6, 0.4),
            (24, 15, 7, -0.2),
        ),
        0.7,
        0.3,
    )
    for x, y in ((-31, 27), (-1, 30.6), (12, 31.4), (32, 23), (2, 20.4)):
        for dx in (-1.5, 0.1, 1.6):
            cv.hatch((x, y), (x + dx, y - 3.2 + abs(dx) * 0.5), dx * 0.2, 0.75, GREEN.dark)


def _tree(cv: Canvas) -> None:
    """An old olive: a twisted trunk, a round silver-green head."""
    trunk = (
        "M-29 24C-25.6 22 -25.6 15 -26.6 9C-27.6 3 -28.6 -2 -33 -7L-30 -8.6"
        "C-27.6 -6 -25.6 -3 -24.6 0"
        "C-23.6 -4 -22.6 -8 -22.4 -12H-19.4C-19.4 -7 -20.4 -2 -20.6 3"
        "C-18.4 -1 -15 -5 -12 -7.4L-10 -5.6"
        "C-15 -1 -19 5 -19.6 11C-20 17 -18.4 22 -15 24.6C-19 23.6 -25 23.6 -29 24Z"
    )
    _tinted(cv, trunk, WOOD.mid)
    _strokes(cv, ((-25, 2, 1, 18), (-22.4, 4, 1.2, 16), (-20.8, 10, 1, 9)), 0.75, 0.6, WOOD.deep)
    head = (
        "M-38 -9C-41 -13.6 -38 -19 -33.6 -18.6C-33 -25 -25.6 -27.6 -21.6 -24"
        "C-17 -28.4 -9.6 -25.6 -9.6 -20"
        "C-4.4 -19.4 -2.4 -13.6 -5.4 -10C-4.6 -5.6 -9.6 -3 -13 -5.4"
        "C-15.6 -2.6 -20.4 -3.4 -21.6 -6.4"
        "C-24.6 -3.4 -29.6 -4 -30.6 -7C-33 -5.4 -36.6 -6.4 -38 -9Z"
    )
    _tinted(cv, head, LEAVES)
    cv.flat(
        path(
            "M-36.4 -12C-37 -15.6 -34.6 -17 -31.8 -16.4C-32 -22.6 -25.6 -25 -22 -21.4"
            "C-18 -25.4 -12 -23.4 -11.8 -18.4C-8.6 -18.6 -6.6 -16.6 -6.4 -14.4"
            "C-11 -13.6 -13 -15.4 -17 -13.6C-21 -12 -24 -13.6 -27 -12.4"
            "C-30.6 -11 -34 -10.4 -36.4 -12Z"
        ),
        LEAVES_LIT,
    )
    for x, y in (
        (-34, -9.6),
        (-29.6, -9),
        (-25, -8.4),
        (-17, -7.4),
        (-11.6, -8),
        (-20.6, -9.6),
        (-14.6, -11.6),
        (-8.4, -11),
        (-30, -14.6),
        (-23.4, -16.6),
        (-15.6, -18),
    ):
        cv.stroke([(x - 1.5, y), (x - 0.2, y + 1.3), (x + 1.5, y + 0.1)], 0.75, GREEN.deep)
    rows = ((-36.6, -10), (-33, -8.6), (-28.6, -7.4), (-24.6, -6.6), (-18.4, -6.6), (-14.6, -6.4))
    _shade(
        cv, [(x, y, 3.2) for x, y in (*rows, (-10.4, -7), (-8, -9.6), (-22.6, -9.6), (-13, -10))]
    )


def _shepherd(cv: Canvas) -> None:
    """He sits against the trunk, legs stretched, and pipes to the right."""
    _tinted(
        cv,
        "M-15.4 27.4C-16 21 -14.4 14.6 -11 13C-7.6 12.4 -5.6 15 -5.6 19L-5 24.4L-7 27.6Z",
        WHITE,
        THIN,
    )
    _tinted(cv, "M-15.6 26.6C-16 20 -14.4 14.8 -11.4 13C-9.6 15 -9.6 21 -10.6 27Z", RED.mid, THIN)
    _tinted(cv, "M-14 27.6C-10 23.4 -5 21.4 -.6 21.4C1.6 21.6 2 23.6 1 25L-6 28.4Z", BLUE.mid, THIN)
    cv.stroke([(0, 23), (2.4, 26.4), (3, 29.4)], 2.2, SKIN, ends=(1, 0.8))
    _tinted(cv, "M1.4 28.6L4.4 28.4L7.6 30.4H1.6Z", BARK, THIN)
    cv.stroke([(-11.6, 15.4), (-9, 20), (-3, 17.4)], 2.4, WHITE, ends=(1, 0.9))
    cv.stroke([(-12.6, 16), (-9.4, 21.2), (-2.6, 18.4)], THIN, ends=(0.6, 0.6))
    cv.line(polygon([(-5.6, 11.6), (3, 17.4)], False), 2, INK)
    cv.line(polygon([(-5.6, 11.6), (3, 17.4)], False), 0.9, WOOD.light)
    cv.disc(-3, 16.6, 1.2, SKIN, THIN)
    _tinted(
        cv,
        "M-11 9.4C-11 12.8 -9 14 -7.2 13.6C-5.6 13 -5 11.8 -5.2 10.6L-4.4 9.8L-5.4 8"
        "C-6.6 7 -10.4 7 -11 9.4Z",
        SKIN,
        THIN,
    )
    cv.flat(path("M-11.4 11C-11.6 8.6 -10.4 7.4 -8.6 7.6C-8.4 9.4 -9 11.4 -10 12.6Z"), INK)
    cv.flat(ellipse(-6.6, 9.6, 0.5), INK)
    _tinted(
        cv,
        "M-15.4 7.8C-11.6 6 -11.4 6.6 -11 4.6C-10.2 1.6 -5.6 1.4 -4.8 4.2C-4.6 6 -3 6 -.6 6.8"
        "C-5 8.6 -11.6 9.2 -15.4 7.8Z",
        GOLD.mid,
        THIN,
    )
    cv.hatch((-10.6, 6), (-5, 5.6), 0.5, 0.9, RED.mid)


def _goat(cv: Canvas) -> None:
    """A dark goat with its head up, listening."""
    for x, y in ((14.4, 29.6), (17.6, 28.4), (26.4, 29.6), (28.6, 28.4)):
        cv.line(polygon([(x, 21), (x - 0.2, y)], False), 1.6)
    body = (
        "M12.4 18.6C15 16 22 16.4 26 17C27.6 15 27.6 12.6 28.2 11C27 9.4 28 8.4 29.4 9.2L31.6 8.8"
        "C33.4 10.4 34.8 12.4 35.2 14.4C34.4 15.8 32.8 15.6 31.6 15.2C31.4 19 30 22.6 28.4 23.8"
        "C24 25 17 25 14.4 23.6C12.6 22 11.6 20.4 12.4 18.6Z"
    )
    _tinted(cv, body, blend(WOOD.deep, INK, 0.35))
    cv.stroke([(29, 9.4), (27.4, 5.6), (24, 4.6), (21.6, 6)], 1.2, ends=(1, 0))
    cv.stroke([(30.4, 9), (29.6, 5), (26.6, 3)], 1.1, ends=(1, 0))
    cv.stroke([(33.4, 15.4), (33.6, 17.4), (32.8, 19)], 1.1, ends=(1, 0))
    cv.stroke([(12.6, 18.6), (10.8, 16.6), (10.6, 14.6)], 1.4, ends=(1, 0))
    cv.flat(ellipse(31.8, 11.6, 0.55), WHITE)
    _strokes(cv, ((15, 19, 8, -0.4), (16, 21.6, 7, 0.4), (27, 17.6, 1.4, 4)), 0.7, 0.4, WOOD.light)


def _lamb(cv: Canvas) -> None:
    """A white lamb asleep at his feet."""
    fleece = [
        (8, 29.6),
        (7.4, 26.8),
        (9.6, 25),
        (12, 25.6),
        (14.4, 24.6),
        (16.8, 26),
        (17.4, 28.6),
        (15.6, 30.6),
        (12, 31),
        (9.6, 31),
    ]
    _tinted(cv, curve(fleece, closed=True), WHITE, INNER)
    _tinted(cv, "M8.6 27.4C6.6 26 4.6 27 4.4 29C4.6 30.6 7 31 8.4 30Z", LINEN.dark, THIN)
    cv.flat(ellipse(6, 28.4, 0.45), INK)
    for x, y in ((10.4, 27), (13, 27.4), (15.4, 28), (11.6, 29), (14, 29.6)):
        cv.stroke([(x - 0.8, y), (x, y + 0.8), (x + 0.9, y)], THIN)
