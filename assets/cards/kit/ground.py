"""The strips of ground the courts stand on, one of its own for every suit."""

from .canvas import Canvas
from .geometry import path, polygon
from .paint import Linear
from .palette import BLUE, GOLD, GREEN, RED, Ramp

TOP, FOOT = 243.0, 254.6  # between them lies the strip; feet stand at 247


def _fall(ramp: Ramp) -> Linear:
    stops = ((0, ramp.light), (0.4, ramp.mid), (0.8, ramp.mid), (1, ramp.dark))
    return Linear((0, TOP), (0, FOOT), stops)


def sand(cv: Canvas) -> None:
    """Denari: low dunes with ripples and pebbles."""
    cv.shape(
        "9,251.6| 17,247.4 28,243.4 40,242.8 52,244.6 66,243.2 84,244.4 103,242.6 117,242.8"
        " 130,244.8 143,247.6 151,251.4| 143,254 126,253.2 108,254.6 86,253.6 64,254.8 42,253.4"
        " 22,254.4",
        _fall(GOLD),
        0.95,
        weight=0.8,
    )
    for ripple in (
        "20,250.6 29,247.6 41,248.4",
        "48,251.6 60,249.6 73,250.8",
        "66,247 76,246 86,247.2",
        "84,251.8 97,250 109,251.2",
        "105,246.8 116,246.2 127,248.4",
        "121,251.8 131,250.6 141,251.6",
    ):
        cv.pen(ripple, 0.8, GOLD.dark)
    for x, y, r in (
        (31, 252, 1.8),
        (35, 252.6, 1.2),
        (80, 253, 1.4),
        (117, 252.6, 1.7),
        (137, 253, 1.2),
    ):
        cv.dot(x, y, r, GOLD.light, 0.7, ry=r * 0.7)


def terrace(cv: Canvas) -> None:
    """Coppe: a step of red stone, its slabs running back."""
    cv.shape("17,242.6| 143,242.6| 151,250| 9,250|", RED.mid, 0.95, weight=0)
    for x in (30, 55, 80, 105, 130):
        back = 80 + (x - 80) * 0.885
        cv.pen([(back, 243), (x, 249.6)], 0.75, RED.deep, "none")
    for x, y in ((34, 245.6), (61, 247.6), (93, 245), (118, 247.8), (74, 244.6)):
        cv.pen(f"{x},{y} {x + 8},{y}", 0.7, RED.light)
    cv.shape(
        "9,250| 151,250| 151,254.8| 9,254.8|",
        Linear((0, 250), (0, 255), ((0, RED.mid), (1, RED.dark))),
        0.95,
        weight=0.8,
    )
    for x in (42, 68, 93, 119):
        cv.pen([(x, 250.4), (x, 254.4)], 0.75, RED.deep, "none")


def rock(cv: Canvas) -> None:
    """Spade: a ledge of broken rock."""
    ledge = (
        "M9 249.6L16 245.4L29 243.6L36 245L51 242.8L68 244.6L84 242.6L97 244.2L112 242.6L122 244.4"
        "L137 243.4L146 246L151 250.4L144 254.6L128 253L119 255L101 253.4L88 255L70 253.2L57 254.8"
        "L40 253L24 254.8L14 253.4Z"
    )
    cv.shape(path(ledge), _fall(BLUE), 0.95, weight=0.8)
    for crack in (
        [(29, 243.8), (33, 248.4), (27, 251.4)],
        [(33, 248.4), (44, 250.2), (40, 252.8)],
        [(51, 243), (56, 247.2), (68, 248.2)],
        [(68, 248.2), (70, 253)],
        [(84, 242.8), (88, 248), (83, 250.6)],
        [(88, 248), (101, 249.4), (101, 253.2)],
        [(112, 242.8), (116, 247.4), (128, 249)],
        [(116, 247.4), (111, 250.4)],
        [(128, 249), (128, 252.8)],
        [(137, 243.6), (139, 248.4)],
    ):
        cv.line(polygon(crack, closed=False), 0.75, BLUE.deep)
    for x, y in ((18, 247.4), (41, 246.8), (74, 246), (103, 246), (124, 246.2)):
        cv.pen(f"{x},{y} {x + 6},{y - 0.8}", 0.8, BLUE.light)


def grass(cv: Canvas) -> None:
    """Bastoni: turf, blades standing up along its edge."""
    edge = "M9 251"
    for i in range(24):
        x = 12 + i * 5.8
        high = 239.6 + i * 5 % 7 * 0.5 if i % 3 else 243
        low = 245.4 + abs(i - 11.5) * 0.12
        edge += f"L{x - 1.4} {low}L{x + (i % 5 - 2) * 0.7} {high}L{x + 1.6} {low}"
    edge += "L151 251C140 254.8 118 255 80 254.6C42 255 20 254.8 9 251Z"
    cv.shape(path(edge), _fall(GREEN), 0.95, weight=0.8)
    for i in range(15):
        x, y = 18 + i * 8.6, 248.4 + i * 7 % 4
        for dx in (-1.4, 0.2, 1.6):
            cv.hatch((x, y + 1.6), (x + dx, y - 2.2 + abs(dx) * 0.4), dx * 0.2, 0.75, GREEN.deep)
    for x, y in ((27, 250.4), (64, 252), (97, 251), (131, 250.6)):
        cv.dot(x, y, 1.25, GOLD, 0.5)
