"""Harness, saddle and saddle cloth of the horse."""

from .canvas import Canvas
from .palette import GOLD, INK, LEATHER, RED


def harness(cv: Canvas, ramp=RED, metal=GOLD, hand=(100, 128), head_turn=0.0):
    """Bridle, reins to the rider's hand, breast strap and crupper."""
    # breast strap and crupper
    for pts, w in (
        ("93,158 104,163 116,163.6 125.2,159.6", 4.4),
        ("62,152 46,152 33,152 26.6,154", 3.6),
    ):
        cv.pen(pts, w + 1.5, INK, "none")
        cv.pen(pts, w, ramp.mid, "none")
        cv.pen(pts, 0.9, ramp.light, "none")
    for x, y in ((99, 161), (106, 163.6), (121, 162)):
        cv.dot(x, y, 1.3, metal, 0.6)
    for x, y in ((34, 152), (42, 152), (50, 152)):
        cv.dot(x, y, 1.2, metal, 0.6)
    cv.dot(113.6, 164.6, 4, metal, 0.9)
    cv.dot(113.6, 164.6, 1.9, ramp, 0.6)
    cv.shape("110.4,167.6 113.6,177 116.8,167.6 113.6,169", metal, 0.8)
    with cv.at(127, 96, 1, head_turn), cv.at(-127, -96):
        for pts in (
            "126.6,92.4 128.4,104 136,120.4 140.6,125.6",
            "127.2,95 131.4,93.4 135.2,95.4",
            "134.6,121.6 140,118 145.4,116",
        ):
            cv.pen(pts, 3.2, INK, "none")
            cv.pen(pts, 2, ramp.mid, "none")
        cv.dot(127.8, 96.4, 1.6, metal, 0.7)
        cv.dot(135.4, 119.4, 1.5, metal, 0.7)
        cv.dot(141.4, 126.4, 2, metal, 0.8)
        bit = cv.to_page((141.4, 126.4))
    bit = cv.to_local(bit)
    mx, my = (bit[0] + hand[0]) / 2, (bit[1] + hand[1]) / 2 + 6
    rein = [bit, (mx, my), hand]
    cv.pen(rein, 2.5, INK, "none")
    cv.pen(rein, 1.3, ramp.mid, "none")


def saddle(cv: Canvas, ramp=LEATHER, trim=GOLD):
    """Cantle behind and pommel before the rider; drawn just before him."""
    cv.shape("54.6,145 55.4,137 58.6,132.4 62,134 64.6,139.4 72,143.4 66,147.6", ramp, 1)
    cv.pen("55.6,142 57,136.6 59.2,134.4", 0.9, ramp.light)
    cv.dot(58.4, 132.6, 1.6, trim, 0.6)
    cv.shape("89,142 92,135.6 95,131.6 98.4,132.6 98.4,136.4 95.6,142.4 91,146", ramp, 1)
    cv.dot(97, 132.4, 1.7, trim, 0.6)


def saddle_cloth(cv: Canvas, ramp, border=GOLD, motif=True):
    """Cloth under the rider with a border, fringe and a rosette."""
    for i in range(11):
        x = 57.6 + i * 3.9
        y = 181.6 + 4.2 * (1 - ((i - 5) / 5.6) ** 2)
        cv.pen(f"{x},{y - 2} {x - 0.4},{y + 5}", 2.4, INK, "none")
        cv.pen(f"{x},{y - 2} {x - 0.4},{y + 4.6}", 1.2, border.mid, "none")
    cv.shape(
        (
            "60,143.6| 57,156 54.6,180| 66,184.6 77,186 88,184.8 99,181.4| 97.6,164"
            " 93,138| 84,141.6 72,144.2|"
        ),
        border,
        1.1,
    )
    cv.shape(
        "63,144| 60.4,158 58.6,176.6| 68,180.4 77,181.6 87,180.6 95,177.8| 94,164 90.6,140|",
        ramp,
        0.8,
        weight=0.4,
    )
    cv.pen("64,150 62.4,164 62,175", 1, ramp.light)
    for i in range(9):  # beads along the border
        f = i / 8
        x = 58.4 + 38.4 * f
        cv.dot(x, 179.6 + 3.4 * (1 - (2 * f - 1) ** 2), 0.75, RED if border is GOLD else GOLD, 0.3)
    for y in (151, 159, 167):
        cv.dot(59.6 - (y - 151) * 0.12, y, 0.75, RED if border is GOLD else GOLD, 0.3)
    if motif:
        for dx, dy in ((0, -5.6), (5.6, 0), (0, 5.6), (-5.6, 0)):
            cv.shape(
                f"67.6,171| {67.6 + dx * 0.6 + dy * 0.3},{171 + dy * 0.6 + dx * 0.3}"
                f" {67.6 + dx},{171 + dy}|"
                f" {67.6 + dx * 0.6 - dy * 0.3},{171 + dy * 0.6 - dx * 0.3}",
                border,
                0.5,
                weight=0.2,
            )
        cv.dot(67.6, 171, 2.8, border, 0.7)
        cv.dot(67.6, 171, 1.2, RED if border is GOLD else GOLD, 0.4)
