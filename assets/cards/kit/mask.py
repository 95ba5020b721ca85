"""The gattomammone, the moustached mask of the three of bastoni: half cat, half grandfather."""

from .bodies import Tube
from .canvas import CONTOUR, FINE, INNER, Canvas
from .club import acanthus
from .geometry import Path, curve, ellipse, path, polygon
from .ornaments import ribbon
from .paint import Linear, ball
from .palette import GOLD, GREEN, INK, RED, WHITE, blend

SHADE = blend(GOLD.mid, GOLD.dark, 0.8)
LINE = blend(GOLD.deep, INK, 0.35)
BOTH = (-1, 1)


def _sided(s: int, d: str) -> Path:
    """Hand-written data of a right half, or its mirror image for s = -1."""
    p = path(d)
    return p if s > 0 else p.mirror()


def gattomammone(cv: Canvas):
    """The mask with its crown of leaves, about 84 x 104, its nose near the origin."""
    _leaves(cv)
    for s in BOTH:
        _ear(cv, s)
    _head(cv)
    for s in BOTH:
        _eye(cv, s)
    _mouth(cv)
    _nose(cv)
    for s in BOTH:
        _whiskers(cv, s)
        _moustache(cv, s)
    _band(cv)
    _tuft(cv)


def _leaves(cv: Canvas) -> None:
    """Leaves for a mane: a crown of five above, two pairs and a collar below."""
    for s in BOTH:
        acanthus(
            cv,
            [(s * 10, 24), (s * 22, 32), (s * 33, 34), (s * 40, 27), (s * 41, 20)],
            6.4,
            6,
            heavy=0.6,
        )
        acanthus(
            cv,
            [(s * 6, 28), (s * 14, 40), (s * 24, 46), (s * 33, 44), (s * 36, 38)],
            6,
            6,
            GREEN,
            heavy=0.6,
        )
    for s in BOTH:
        for x, y, tip_x, tip_y, bow in (
            (15, -22, 31, -47, 4),
            (7, -26, 15, -58, 2),
        ):
            mid = (x + tip_x) / 2, (y + tip_y) / 2
            spine = [(s * x, y), (s * (mid[0] - bow), mid[1] - bow * 0.4), (s * tip_x, tip_y)]
            acanthus(cv, spine, 6.2, 5, GREEN if x == 15 else GOLD, heavy=0.7)
    acanthus(cv, [(0, -24), (0.4, -44), (0, -64)], 7.4, 6, heavy=0.7)


def _ear(cv: Canvas, s: int) -> None:
    """A cat's ear, tufted inside."""
    cv.field(
        _sided(s, "M11 -28C19 -38 30 -44 39 -45C42.6 -32 38.6 -13 26 1Z"),
        ball(s * 30, -24, 19, GOLD),
        heavy=0.5,
    )
    inner = _sided(s, "M20 -26C25 -33 31 -37.6 36.6 -39.6C38 -30 35 -18 27.4 -8.6Z")
    cv.field(inner, Linear((s * 36, -38), (s * 24, -10), ((0, RED.light), (1, RED.dark))), INNER)
    for x, y in ((33, -31), (33, -24), (31, -17)):
        root = (s * (x - 9), y + 9)
        cv.stroke([root, (s * (x - 5), y + 4), (s * x, y)], 1.5, GOLD.light, (1, 0), 0)
        cv.stroke([root, (s * (x - 4), y + 5), (s * x, y + 1)], 0.6, INK, (1, 0), 0)


def _head(cv: Canvas) -> None:
    """The broad face: cheekbones, jowls, furrowed brow."""
    half = path(
        "M0 -32C12 -32.6 21 -28 24.4 -19C26 -14 25.4 -9 26.4 -4C28 1 28.4 6 27 12"
        "C25.4 19 21.6 25 17.6 30C13 36 7 40 0 40.4"
    )
    head = half.then(half.mirror().reversed(), close=True)
    cv.field(head, ball(-2, -2, 35, GOLD), heavy=0.7)
    cv.flat(
        path(
            "M13 -30C22 -26 25.4 -15 25.8 -4C27.6 3 26.8 12 22 21.4C17.4 30 10 37 2 39.8"
            "C11 31 17.6 22 19.4 10C21 -2 20 -18 13 -30Z"
        ),
        SHADE,
        0.6,
    )
    for s in BOTH:
        cv.flat(ellipse(s * 11.4, -5.4, 10, 7.6), SHADE, 0.5)
        cv.flat(_sided(s, "M8.4 9C12 11 17 17 18.6 26C14 23 9.4 17 8.4 9Z"), SHADE, 0.7)
        for i in range(3):
            x = s * 18.8 + (i - 1) * 3
            cv.stroke([(x + 1.4, 3.6), (x, 7), (x - 1.2, 10.4)], 1.1, RED.mid)
        # the furrows of the brow
        for y, rise, w in ((-22.4, 3.4, 0.95), (-18.6, 3, 0.95)):
            points = [
                (s * 1.6, y + 1.4),
                (s * 8, y - rise * 0.8),
                (s * 14, y - rise),
                (s * 20, y + 1.6),
            ]
            cv.stroke(points, w)
        cv.stroke([(s * 1.5, -10.6), (s * 2.8, -14.4), (s * 2, -18)], 1.0)
        for i in range(3):  # crow's feet
            p, q = (s * 20.2, -4.4 + i * 1.5), (s * 24.6, -8 + i * 3.6)
            cv.hatch(p, q, s * 0.4, 0.7)
    for i in range(5):  # shade along the far cheek, following it
        q = 25.6 - i * 1.8
        cv.hatch((q, 2 + i * 2.6), (q - 4.4 - i * 0.6, 19 - i * 0.4), -1.6, 0.75, LINE)
    for i in range(4):
        cv.hatch((24.2 - i * 1.7, -19 - i * 2), (24.4 - i * 1.5, -9 - i * 1.6), -0.8, 0.65, LINE)
    for i in range(3):
        cv.hatch((-26 + i * 1.7, 2 + i * 2), (-23 + i * 1.8, 16 - i * 2), 1, 0.55, LINE)


def _eye(cv: Canvas, s: int) -> None:
    """A cat's slit eye under an old man's brow."""
    eye = _sided(s, "M3.8 -3.4C6 -10.6 15.4 -12 20 -5.4C16 .8 8 1.8 3.8 -3.4Z")
    cv.field(eye, WHITE, INNER)
    cv.flat(_sided(s, "M3.8 -3.4C4.6 -5 5.6 -5.6 6.6 -5.6C6.4 -3.6 6 -2.4 5.8 -1.4Z"), RED.light)
    cv.disc(s * 11.6, -5.2, 4.2, ball(s * 11.6, -5.2, 4.4, GREEN), INNER)
    cv.flat(ellipse(s * 11.6, -5.2, 1.2, 3.7), INK)
    cv.flat(ellipse(s * 11.6 - 1.6, -7.2, 1.15), WHITE)
    lid = [(s * 2.8, -2.6), (s * 7, -9.8), (s * 13.6, -11), (s * 21.4, -4.6)]
    cv.stroke(lid, 2.1, ends=(0.4, 0.2))
    cv.stroke([(s * 6, -10.8), (s * 12, -13), (s * 18, -10)], 0.7)
    for i in range(2):  # the bags of a man who sits up late
        low = [
            (s * (6 - i * 0.6), 2.4 + i * 2.2),
            (s * 12.4, 4.4 + i * 2.4),
            (s * (19 - i), 0.6 + i * 2.6),
        ]
        cv.stroke(low, 0.95 - i * 0.2)
    brow = _sided(
        s,
        "M1.8 -9C4 -15.4 9.6 -19.4 16 -19.4C20.6 -19.4 24.4 -17.6 28 -21"
        "C27.6 -15.6 24 -13 20.4 -13.4"
        "C22 -12.4 23.4 -12.2 25.4 -12.6C21.6 -10 17 -11.6 13.4 -13.4C9.6 -14 5.6 -11.4 4 -8.6Z",
    )
    cv.flat(brow, INK)
    for k in range(4):
        x = 5.6 + k * 4.4
        cv.hatch((s * x, -13.6 - k * 0.6), (s * (x + 5), -16.8 - k * 0.2), -s * 0.5, 0.7, GOLD.dark)


def _nose(cv: Canvas) -> None:
    """A bulb of a nose with flared wings."""
    nose = path(
        "M-2.8 -9C-3 -3 -3.6 1 -5 4.4C-11 4.4 -12.4 12 -7 14C-5 14.4 -3.4 16.4 0 16.4"
        "C3.4 16.4 5 14.4 7 14C12.4 12 11 4.4 5 4.4C3.6 1 3 -3 2.8 -9"
    )
    tone = ((0, GOLD.mid), (0.36, GOLD.light), (0.62, GOLD.mid), (1, GOLD.dark))
    cv.flat(nose.closed(), Linear((-10, 0), (10, 0), tone))
    cv.flat(
        path("M1.4 -8C2.6 -2 4 3 5.4 5.4C10 6 10.8 11.6 6.6 13.4C7.4 9 5 5.6 2.6 3Z"), SHADE, 0.8
    )
    cv.line(nose, CONTOUR)
    cv.flat(ellipse(-1.6, 9.4, 2, 2.6, 20), WHITE, 0.75)
    for s in BOTH:
        cv.flat(ellipse(s * 4.8, 12.6, 2.1, 1.25, -s * 14), INK)
        cv.stroke([(s * 5, 5.6), (s * 8.6, 7), (s * 8.6, 10.6)], 0.8)
        cv.stroke([(s * 9.8, 6.4), (s * 15.4, 11.4), (s * 18, 19.4)], 1.15, ends=(0.4, 0))
    cv.hatch((2.4, -5), (3.4, 3), -0.2, 0.65, LINE)
    cv.hatch((-1, -6), (-1.2, 2), 0.2, 0.9, GOLD.light)


def _mouth(cv: Canvas) -> None:
    """An open growl that is nearly a laugh."""
    lips = path("M-15 23.6C-8 18.6 8 18.6 15 23.6C14.4 33 8 37 0 37C-8 37 -14.4 33 -15 23.6Z")
    cv.field(
        lips, Linear((0, 22), (0, 37), ((0, RED.dark), (0.6, RED.mid), (1, RED.light))), INNER + 0.2
    )
    cv.field(
        path(
            "M-12.2 24.2C-6 21 6 21 12.2 24.2C10.8 31.6 5 33.6 0 33.6"
            "C-5 33.6 -10.8 31.6 -12.2 24.2Z"
        ),
        INK,
        INNER,
    )
    cv.field(
        path("M-6.6 32C-4.6 28.4 4.6 28.4 6.6 32C3.6 33.8 -3.6 33.8 -6.6 32Z"), RED.light, FINE
    )
    cv.hatch((0, 30), (0, 32.6), 0, 0.6, RED.dark)
    teeth = path(
        "M-10.6 23.6C-6 21.8 6 21.8 10.6 23.6L9.6 27.2L8 27.4L6.2 32L4.6 27.8H-4.6L-6.2 32"
        "L-8 27.4L-9.6 27.2Z"
    )
    cv.field(teeth, WHITE, FINE + 0.1)
    for x in (-7, -4.6, -1.6, 1.6, 4.6, 7):
        cv.line(polygon([(x, 22.8), (x, 27)], False), FINE)
    cv.hatch((-5, 35.6), (4, 35.8), 0.5, 0.8, RED.light)


def _moustache(cv: Canvas, s: int) -> None:
    """The great moustache: a wing of hair that ends in a tight curl."""
    body = Tube(
        [
            (s * x, y)
            for x, y in (
                (0, 17),
                (9, 18.4),
                (19, 23.4),
                (29, 24.6),
                (37, 20),
                (39.6, 12.4),
                (35.6, 6.6),
                (29.6, 8),
                (29.4, 13),
                (33, 14),
            )
        ],
        [(0, 2.6), (0.16, 4.4), (0.3, 4.8), (0.5, 3.8), (0.75, 2.6), (0.92, 1.9), (1, 1.2)],
    )
    cv.field(body.panel(-1, 1, count=15), INK, INNER, heavy=0.3)
    tip = body.at(1, 0)
    cv.flat(ellipse(*tip, 1.9), INK)
    for v, t0, t1, w in (
        (-0.6, 0.05, 0.5, 0.75),
        (-0.2, 0.03, 0.62, 0.8),
        (0.2, 0.05, 0.8, 0.8),
        (0.58, 0.1, 0.46, 0.7),
        (-0.3, 0.66, 0.94, 0.7),
    ):
        v, colour = v * s, GOLD.dark if v < 0.5 else GOLD.deep
        cv.stroke(body.points(v, t0, t1, v * 0.7, 6), w, colour)
    cv.stroke(body.points(-0.45 * s, 0.16, 0.4, n=4), 1.0, GOLD.mid)


def _band(cv: Canvas) -> None:
    """A ribbon round the brow, its ends rolled up, a stone in the middle."""
    for s in BOTH:
        ribbon(cv, [(s * 22.4, -22), (s * 17, -28.4), (s * 9, -31.4), (0, -32.4)], 3.6)
        for v in (0.3, 0.62):
            x = s * 20 * v
            cv.hatch((x, -34.6 + v * v * 8), (x + s * 1.4, -28.4 + v * v * 8), s * 0.6, 0.7)
    cv.field(ellipse(0, -32.4, 5, 4.4), ball(0, -32.4, 5.2, GREEN), CONTOUR, heavy=0.3)
    cv.hatch((-2.4, -33.2), (0.6, -35.2), 0.4, 1.0, GREEN.light)


def _whiskers(cv: Canvas, s: int) -> None:
    """Three of a cat, from the cheek."""
    for y, tip_x, tip_y in ((3.4, 47, -7), (5.6, 49.6, -1), (7.8, 48.6, 5)):
        points = [(s * 21, y), (s * 34, (y + tip_y) / 2 - 2), (s * tip_x, tip_y)]
        cv.stroke(points, 1.1, ends=(0.8, 0), peak=0.1)


def _tuft(cv: Canvas) -> None:
    """The pointed beard under the lip."""
    beard = curve(
        [
            (-6.4, 36, 1),
            (-5.4, 43),
            (-2, 49),
            (1.6, 55.4, 1),
            (4.4, 48),
            (6, 42),
            (6.4, 36, 1),
            (0, 38.6),
        ],
        closed=True,
    )
    cv.field(beard, INK, INNER, heavy=0.3)
    for x in (-3, -0.2, 2.8):
        cv.stroke([(x, 39.4), (x * 0.6 + 0.2, 45), (x * 0.2 + 1.2, 51)], 0.75, GOLD.dark)
