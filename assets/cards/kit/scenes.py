"""The two country scenes engraved on the five of spade."""

from .canvas import FINE, Canvas
from .geometry import curve, ellipse, path, polar, polygon
from .palette import INK, PAPER


def scene_bay(cv: Canvas):
    """The mountain smoking over the bay, a boat, an umbrella pine (about 70 x 74)."""
    # smoke
    for pts, w in (
        ([(11, -20.5), (8, -25), (12, -29), (9, -34), (13, -39), (21, -40)], 1.3),
        ([(14, -20.5), (13, -25), (17, -29), (15, -33), (19, -36), (27, -35)], 1.1),
        ([(12.4, -24), (14.4, -28.5), (12.4, -33), (17, -37.6), (24, -37.6)], 0.7),
    ):
        cv.stroke(pts, w, ends=(0.5, 0), peak=0.3)
    # mountain
    cv.stroke(
        [
            (-33, 4),
            (-20, -1),
            (-10, -8),
            (-5, -13),
            (0, -12),
            (4, -9),
            (9, -18),
            (12, -20),
            (16, -18),
            (22, -9),
            (34, 2),
        ],
        1.1,
        ends=(0.4, 0.4),
    )
    for i in range(9):
        x = 13 + i * 2.1
        cv.hatch((x, -18.5 + i * 2.1), (x + 2.4 + i * 0.5, -9 + i * 1.35), 0.6, 0.7)
    for i in range(6):
        x = -4 + i * 1.9
        cv.hatch((x, -11 + abs(i - 3) * 0.5), (x + 1.5, -4 + i * 0.4), 0.4, 0.6)
    for i in range(4):
        cv.hatch((-27 + i * 5, 2 - i * 2), (-22 + i * 5, 3 - i * 0.6), 0.3, 0.5)
    # shore line, houses
    cv.stroke([(-33, 5), (0, 4.2), (34, 5)], 0.9, ends=(0.3, 0.3))
    for x, w, h in ((14, 4, 3.4), (18.5, 3, 5), (22, 5, 3)):
        cv.field(
            polygon([(x, 4.3), (x, 4.3 - h), (x + w / 2, 2.8 - h), (x + w, 4.3 - h), (x + w, 4.3)]),
            PAPER,
            FINE,
        )
        cv.flat(
            polygon([(x + w * 0.55, 4.3), (x + w * 0.55, 4.3 - h), (x + w, 4.3 - h), (x + w, 4.3)]),
            INK,
        )
    # sea
    for x, y, length in (
        (-4, 8, 14),
        (14, 9, 18),
        (-8, 12, 10),
        (22, 13, 12),
        (-6, 17, 9),
        (20, 18, 14),
        (0, 22, 18),
        (22, 23, 10),
        (6, 27, 20),
    ):
        cv.hatch((x, y), (x + length, y), 0.5, 0.75)
    # boat
    cv.flat(path("M1 17C6 19 15 19 20 16.4L17.4 21C13 22.4 7 22.4 4 21Z"), INK)
    cv.field(path("M9.4 17L10.4 -.5C16 4 18 10 18.4 15.4Z"), PAPER, 0.6)
    for i in range(3):
        cv.hatch((11.6 + i * 1.9, 4 + i * 2.6), (12 + i * 2, 16), -0.4, 0.55)
    cv.line(polygon([(9.4, 18), (10.4, -2)], False), 0.7)
    cv.flat(ellipse(5.4, 12.2, 1.3), INK)  # the fisherman
    cv.flat(path("M3.6 18L4 14.4C4.6 13 6.6 13 7 14.4L7.6 18Z"), INK)
    cv.line(polygon([(6.4, 15), (2, 11), (-3, 13.6)], False), FINE)
    cv.flat(path("M3.5 11.6L7.4 11.4L6.2 10.6C5.6 9.8 4.8 10 4.6 10.8Z"), INK)
    # bank and pine
    cv.field(
        path(
            "M-38 23C-32 20 -20 19 -12 22.4C-6 24.6 0 27 6 28.6C-6 30.6 -24 31.4 -38"
            " 29.4C-36.6 27.6 -37 25 -38 23Z"
        ),
        PAPER,
        0.7,
    )
    for i in range(15):
        x = -35 + i * 2.4
        top = 24 + max(0, i - 6) * 0.5
        cv.hatch((x, top), (x + 2.6, 29.4 - max(0, i - 9) * 0.2), 0.3, 0.8)
    for x in (-33, -30, -14, -9):  # grass
        cv.hatch((x, 23.6), (x - 1.2, 19.4), 0.3, 0.7)
        cv.hatch((x + 0.6, 23.8), (x + 1.8, 20), -0.3, 0.7)
    cv.stroke([(-22, 22), (-21.4, 8), (-23, -6), (-22.4, -16)], 2.4, ends=(1, 0.5), peak=0.05)
    cv.stroke([(-22.4, -8), (-27, -14), (-30, -16)], 1.2, ends=(0.9, 0.3))
    cv.stroke([(-22.4, -6), (-17, -13), (-14, -15)], 1.2, ends=(0.9, 0.3))
    crown = path(
        "M-36 -16C-36 -22 -31 -25 -27 -24.6C-24 -29 -17 -28.6 -15.6 -24.8C-10.6 -25 -8 -20 -9.4 -16"
        "C-12 -14 -16 -15.6 -18 -14.6C-21 -13 -25 -13.4 -27 -14.8C-30 -14 -34 -14 -36 -16Z"
    )
    cv.field(crown, PAPER, 0.7)
    _foliage(cv, ((-31, -19.6, 4.4), (-22, -22.4, 5.4), (-13.6, -19.6, 4), (-23, -17.4, 5)))
    for x, y in ((-28, -30), (0, -30), (4, -27.6), (-4, -26)):  # gulls
        cv.line(
            path(
                f"M{x - 2} {y - 0.6}C{x - 1.2} {y - 1.4} {x - 0.4} {y - 1} {x} {y}"
                f"C{x + 0.4} {y - 1} {x + 1.2} {y - 1.4} {x + 2} {y - 0.6}"
            ),
            FINE,
        )


def scene_shepherd(cv: Canvas):
    """A shepherd piping under a tree, his goat, a farm on the hill (about 70 x 74)."""
    # hill and farm
    cv.stroke([(-34, 8), (-18, 0), (-2, 3), (14, -4), (34, 2)], 0.9, ends=(0.3, 0.3))
    cv.field(polygon([(15, -3.6), (15, -9), (25, -9), (25, -3)]), PAPER, FINE)
    cv.flat(polygon([(14, -8.6), (17, -12.4), (23.4, -12.4), (26, -8.6)]), INK)
    cv.flat(polygon([(21, -3.2), (21, -8.6), (25, -8.6), (25, -3)]), INK)
    cv.flat(polygon([(16.8, -4), (16.8, -7), (18.6, -7), (18.6, -4)]), INK)
    for x, h in ((28, 10), (31, 8)):  # cypresses
        cv.flat(
            path(
                f"M{x} {1 - h * 0.1}C{x - 2} {-h * 0.4} {x - 1} {-h} {x} {-h - 3}"
                f"C{x + 1} {-h} {x + 2} {-h * 0.4} {x} {1 - h * 0.1}Z"
            ),
            INK,
        )
    for i in range(8):
        cv.hatch((-14 + i * 5.6, 5 + (i % 3)), (-8 + i * 5.6, 6.6 + (i % 3) * 0.8), 0.4, 0.55)
    # clouds, sun
    for x, y, w in ((4, -26, 14), (8, -23.6, 16), (2, -21.4, 9)):
        cv.hatch((x, y), (x + w, y), 0.7, 0.7)
    # tree
    cv.stroke([(-21, 26), (-20, 12), (-23, 0), (-20, -12)], 4.0, ends=(1, 0.4), peak=0.04)
    cv.stroke([(-21, 4), (-27, -6), (-31, -9)], 1.8, ends=(0.9, 0.2))
    cv.stroke([(-21.4, -2), (-14, -9), (-10, -11)], 1.6, ends=(0.9, 0.2))
    clumps = (
        (-29, -12, 7),
        (-20, -20, 8.6),
        (-10, -14, 7.4),
        (-20, -11, 6),
        (-31, -19, 5),
        (-11, -23, 5.4),
    )

    def clump(x, y, r):
        points = [polar(r * (1 if i % 2 else 0.84), i * 30, x, y) for i in range(12)]
        return curve(points, closed=True)

    for x, y, r in clumps:
        cv.field(clump(x, y, r), PAPER, 0.8)
    for x, y, r in clumps:  # one crown: the outlines inside it are painted over
        cv.flat(clump(x, y, r - 0.4), PAPER)
    _foliage(cv, [(x - 0.4, y - 1, r * 0.62) for x, y, r in clumps])
    for i in range(4):
        cv.hatch((-19.9 - i * 0.1, 6 + i * 4), (-19.4, 10 + i * 4), 0.3, 0.6, PAPER)
    # ground
    cv.stroke([(-34, 27), (-18, 25), (0, 26.6), (18, 25.6), (34, 28)], 1.3, ends=(0.3, 0.3))
    for i in range(11):
        cv.hatch(
            (-30 + i * 5.6, 29 + (i % 2) * 1.6), (-24 + i * 5.6, 29.4 + (i % 2) * 1.4), 0.3, 0.65
        )
    # the shepherd, sitting, piping to the right
    cv.flat(
        path(
            "M-13 25.6C-14 19 -12.6 12 -9.4 10.6C-6.4 10 -4.6 12 -4.4 15L-3.6 19.4"
            "L3.4 18.6C5 18.6 5.4 20 5 21.2"
            "L4.6 25L7.6 26.2L1.6 26.4L1.8 22L-4 23.6C-6 25.6 -10 26.2 -13 25.6Z"
        ),
        INK,
    )
    cv.field(
        path(
            "M-8 7.6C-8 10.4 -6.4 11.4 -5 11C-3.6 10.6 -2.8 9.4 -3 8.4L-2.2 7.8L-3"
            " 6.4C-4 5.4 -7.4 5.6 -8 7.6Z"
        ),
        PAPER,
        0.6,
    )
    cv.flat(path("M-8.4 8.8C-8.2 7 -7.4 6.4 -6.2 6.6C-6 8 -6.6 9.6 -7.4 10.4Z"), INK)
    cv.flat(
        path(
            "M-12.4 6.4C-9 4.6 -8.8 5.6 -8.6 4C-8 1.4 -4 1.2 -3.2 3.6C-3 5 -1.6 5 .8"
            " 5.6C-3 7.2 -9 7.6 -12.4 6.4Z"
        ),
        INK,
    )
    cv.hatch((-8.2, 4.9), (-3.6, 4.6), 0.5, 0.7, PAPER)
    cv.line(polygon([(-3.4, 9), (4.4, 12)], False), 1.1)  # pipe
    cv.line(curve([(-8, 13), (-3, 15.4), (1, 11.6)]), 1.5)
    cv.hatch((-10.6, 13), (-8, 22), 1.2, 0.7, PAPER)
    cv.hatch((-5, 14.4), (-0.6, 13.4), 0.6, 0.5, PAPER)
    cv.hatch((-2, 20.6), (3, 20), 0.2, 0.6, PAPER)
    # the goat
    cv.flat(
        path(
            "M13 17C15 15.6 21 15.4 24.4 16C26 14 26.6 12 28 11C29 9 30.6 9.6 32.6"
            " 12.6C32.4 13.8 31 14 29.8 13.6"
            "L30 16L29 14.6C28.6 17 27.6 19 26.4 20.4"
            "L26.6 26.6L25 26.6L24.6 21.4C22 21.8 18.6 21.8 16.6 21.2L16.4 26.4L14.8 26.4"
            "L14 21.6L12.6 26L11.2 26L12 19.6C11.2 18.8 11 16.8 11.4 15.4C12 16 12.4 16.6 13 17Z"
        ),
        INK,
    )
    cv.line(curve([(28.6, 10.6), (27, 7.4), (23.8, 7)]), 0.9)
    cv.hatch((15, 17.6), (23, 17.8), -0.6, 0.6, PAPER)
    cv.hatch((17, 19.6), (22, 19.4), 0.5, 0.5, PAPER)


def _foliage(cv: Canvas, clumps) -> None:
    """Leaves as a graver sees them: light above, dense little strokes on the lower right."""
    for x, y, r in clumps:
        for row in range(4):
            for k in range(3 + row):
                dx = r * (-0.5 + 0.13 * row + 0.36 * k)
                dy = r * (-0.3 + 0.34 * row)
                if dx * dx + dy * dy < r * r * 1.6:
                    cv.hatch((x + dx, y + dy), (x + dx + 2.1, y + dy + 0.5), 0.6, 0.5 + 0.1 * row)
