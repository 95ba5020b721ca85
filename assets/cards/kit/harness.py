"""Harness, saddle and saddle cloth of the horse, in four fashions."""

from .canvas import Canvas
from .geometry import Point
from .horse import Horse
from .palette import GOLD, INK, LEATHER, RED, Ramp


def _strap(cv: Canvas, points, ramp: Ramp, width: float, shine=0.9):
    cv.pen(points, width + 1.3, INK, "none")
    cv.pen(points, width, ramp.mid, "none")
    if shine:
        cv.pen(points, shine, ramp.light, "none")


BREAST = (
    "92,147.4| 102,152.8 112,155 122,153.6 130.5,149| 130.6,155| 122,159.8 112,161 102,158.6"
    " 92,153|"
)
HAUNCH = "64,147.4| 52,152 39,155 26.2,154.4| 25.4,160| 39,160.8 52,157.6 64,153|"
HANGER = "44,141.3| 44.4,148 45.4,154| 48.6,153.4| 47.8,147 47.6,141.2|"
SEAMS = (  # the stitches along either strap
    "94,149.8 102,154.2 112,156.4 122,155 129.6,150.8",
    "94,153 102,157.2 112,159.6 122,158.4 129.8,154",
    "62,149.2 52,153.4 39,156.4 27,156",
    "62,152.4 52,156.2 39,159.4 27,159",
)


def harness(
    cv: Canvas, of: Horse, hand: Point, ramp=RED, fashion="medallion", plume: Ramp | None = None
):
    """Bridle, reins to the rider's hand; breast strap and breeching, which lie on the body.

    They end at its contour, and run under the saddle cloth, which is drawn after them.
    fashion: what hangs from the straps, "medallion", "bells", "tassels" or "studs".
    """
    with cv.bent(of.body()):
        for strap in (HANGER, HAUNCH, BREAST):
            cv.shape(strap, ramp, 0.8, weight=0.5)
        for seam in SEAMS:
            cv.pen(seam, 0.55, ramp.dark, "none")
        {"medallion": _medallion, "bells": _bells, "tassels": _tassels, "studs": _studs}[fashion](
            cv, ramp
        )
    front = of.front(head=True)
    with cv.bent(front):
        if plume:
            _poll_plume(cv, plume)
        for points in (
            "126.6,92.4 128.4,104 136,120.4 140.6,125.6",
            "127.2,95 131.4,93.4 135.2,95.4",
            "134.6,121.6 140,118 145.4,116",
        ):
            _strap(cv, points, ramp, 2, 0)
        for x, y, r in ((127.8, 96.4, 1.6), (135.4, 119.4, 1.5), (141.4, 126.4, 2)):
            cv.dot(x, y, r, GOLD, 0.7)
    bit = front((141.4, 126.4))
    sag = (bit[0] + hand[0]) / 2, (bit[1] + hand[1]) / 2 + 6
    _strap(cv, [bit, sag, hand], ramp, 1.3, 0)


def _poll_plume(cv: Canvas, ramp: Ramp) -> None:
    """Three small feathers nodding over the ears."""
    for points in (
        "128,90 124,82 117,79 112,82 115,85 121,87",
        "128.4,89 127.4,79 132,72.4 138,73.6 136,78 131.6,84",
        "128,90 125,78 120,70.6 121,66.6 127,69 130.6,79",
    ):
        cv.shape(points, ramp, 0.85)
    cv.pen("128,88 127,79 123.6,70.6", 0.6, ramp.deep)
    cv.pen("128.6,87 130,79 134.6,75", 0.6, ramp.deep)
    cv.pen("126.6,88 121,83.6 115,82", 0.6, ramp.deep)
    cv.dot(128.2, 90.4, 2, GOLD, 0.7)


def _medallion(cv: Canvas, ramp: Ramp) -> None:
    for x, y in ((101, 155.4), (106.6, 157.2), (121.4, 156.8), (126.6, 154.8)):
        cv.dot(x, y, 1.3, GOLD, 0.6)
    for x, y in ((32, 157.6), (40, 157.8), (54, 154.2)):
        cv.dot(x, y, 1.2, GOLD, 0.6)
    cv.dot(46.8, 156.4, 2.5, GOLD, 0.7)
    cv.dot(114, 158, 4, GOLD, 0.9)
    cv.dot(114, 158, 1.9, ramp, 0.6)
    cv.shape("110.8,161 114,170.4 117.2,161 114,162.4", GOLD, 0.8)


def _bells(cv: Canvas, ramp: Ramp) -> None:
    """Round bells with a slit, the groom's pride."""
    for x, y, r in (
        (98, 158.6, 2.2),
        (104.4, 161.2, 2.5),
        (111.2, 162.4, 2.7),
        (118, 162, 2.5),
        (124.4, 159.8, 2.2),
        (31, 162, 1.9),
        (38.4, 162.4, 2.1),
        (45.8, 161.2, 2.1),
        (53, 158.8, 1.9),
    ):
        cv.dot(x, y, r, GOLD, 0.8)
        cv.pen(f"{x - r * 0.6},{y + r * 0.35} {x + r * 0.6},{y + r * 0.35}", 0.7)


def _tassels(cv: Canvas, ramp: Ramp) -> None:
    """Tassels on cords: three at the breast, two over the quarters."""
    for x, y, size in (
        (102, 156.6, 1),
        (112, 158.4, 1.25),
        (122, 157, 1),
        (34, 158, 0.9),
        (46.8, 156.6, 0.9),
    ):
        with cv.at(x, y, size):
            cv.shape("-1.6,2.4| -3.4,9.6| -1.2,8.8 1.2,8.8 3.4,9.6| 1.6,2.4|", ramp, 0.8)
            cv.pen("-.8,4 -1.4,8.6", 0.5, ramp.deep)
            cv.pen(".8,4 1.4,8.6", 0.5, ramp.deep)
            cv.dot(0, 1.2, 2, GOLD, 0.7)


def _studs(cv: Canvas, ramp: Ramp) -> None:
    """A row of studs and a rosette where the straps meet."""
    for x, y in ((97, 153), (102, 155.8), (107, 157.4), (117, 157.6), (122, 156.6), (127, 154)):
        cv.dot(x, y, 1, GOLD, 0.5)
    for x, y in ((30, 157.4), (35, 157.8), (40, 157.8), (52.6, 154.8), (57.4, 152.8)):
        cv.dot(x, y, 0.95, GOLD, 0.5)
    for x, y in ((112, 158.2), (46.6, 156.6)):
        cv.dot(x, y, 3, GOLD, 0.8)
        cv.dot(x, y, 1.3, ramp, 0.5)


# ------------------------------------------------------------------ saddle and cloth
def saddle(cv: Canvas, ramp=LEATHER, trim=GOLD):
    """Cantle behind and pommel before the rider; drawn just before him."""
    cv.shape("54.6,145 55.4,137 58.6,132.4 62,134 64.6,139.4 72,143.4 66,147.6", ramp, 1)
    cv.pen("55.6,142 57,136.6 59.2,134.4", 0.9, ramp.light)
    cv.dot(58.4, 132.6, 1.6, trim, 0.6)
    cv.shape("89,142 92,135.6 95,131.6 98.4,132.6 98.4,136.4 95.6,142.4 91,146", ramp, 1)
    cv.dot(97, 132.4, 1.7, trim, 0.6)


CLOTHS = {  # outer edge, inner field, beads along the hem
    "fringed": (
        "60,143.6| 57,156 54.6,180| 66,184.6 77,186 88,184.8 99,181.4| 97.6,164 93,138|"
        " 84,141.6 72,144.2|",
        "63,144| 60.4,158 58.6,176.6| 68,180.4 77,181.6 87,180.6 95,177.8| 94,164 90.6,140|",
        (
            (58.4, 179.6),
            (63.2, 181.4),
            (68, 182.4),
            (77, 183.2),
            (86, 182.6),
            (92, 181),
            (96.8, 179.4),
        ),
    ),
    "pointed": (
        "61,143.6| 56,158 45,186| 62,182.4 77,185 90,184 99,180.4| 97.6,164 93,138|"
        " 84,141.6 72,144.2|",
        "64,144| 60,159 51.4,180.4| 64,178.2 77,180.4 88,179.6 95,176.8| 94,164 90.6,140|",
        ((48.6, 182.4), (55, 181.4), (63, 180), (71, 181.8), (79, 182.6), (88, 182), (96, 179)),
    ),
    "scalloped": (
        "60,143.6| 56,158 54,176| 55.4,183.4 62.4,183.4 63.6,178.8| 65.4,187 73,187 74.2,181|"
        " 76,188.4 84,188.4 85.2,181.4| 87,187 94.4,186.4 95,179.6| 99,178| 97.6,164 93,138|"
        " 84,141.6 72,144.2|",
        "63,144| 59.8,158 58,173.4| 68,176.6 77,177.6 87,176.8 95,174| 94,164 90.6,140|",
        ((59, 180), (69, 183), (79.8, 184.4), (90.6, 183)),
    ),
    "round": (
        "60,143.6| 54.6,158 55,172 61,182 72,188 86,188 96,180 99,166 97,152 93,138|"
        " 84,141.6 72,144.2|",
        "63,144| 58.6,158 59,170.4 64,179 73.6,183.6 84.6,183.6 92.4,177 95,165 93.4,152 90.6,140|",
        (
            (56.6, 163),
            (57, 172),
            (61.4, 180),
            (68.6, 185),
            (78, 186.6),
            (87.6, 185.4),
            (94.6, 179),
            (97, 170),
        ),
    ),
}


def saddle_cloth(cv: Canvas, ramp, border=GOLD, cut="fringed", motif="flower"):
    """The cloth under the rider, cut in one of four ways, with a motif in its corner."""
    outer, inner, beads = CLOTHS[cut]
    if cut == "fringed":
        for i in range(11):
            x = 57.6 + i * 3.9
            y = 181.6 + 4.2 * (1 - ((i - 5) / 5.6) ** 2)
            cv.pen(f"{x},{y - 2} {x - 0.4},{y + 5}", 2.4, INK, "none")
            cv.pen(f"{x},{y - 2} {x - 0.4},{y + 4.6}", 1.2, border.mid, "none")
    if cut == "pointed":
        with cv.at(45.4, 184.6, 1.1, 12):
            cv.shape("-1.6,2.4| -3.4,9.6| -1.2,8.8 1.2,8.8 3.4,9.6| 1.6,2.4|", border, 0.8)
            cv.dot(0, 1.2, 2, border, 0.7)
    bead = RED if border is GOLD else GOLD
    cv.shape(outer, border, 1.1)
    cv.shape(inner, ramp, 0.8, weight=0.4)
    cv.pen("64.4,150 62.4,162 61.6,171", 1, ramp.light)
    for x, y in beads:
        cv.dot(x, y, 0.9, bead, 0.35)
    {"flower": _flower, "moon": _moon, "lily": _lily, "cross": _cross}[motif](cv, border, bead)


def _flower(cv: Canvas, border: Ramp, bead: Ramp) -> None:
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
    cv.dot(67.6, 171, 1.2, bead, 0.4)


def _moon(cv: Canvas, border: Ramp, bead: Ramp) -> None:
    cv.shape(
        "70.6,163.4| 64.4,162.6 60.8,168 63,174 69.4,175.6 73,172| 68.4,172.4 65.6,168.8 67.4,165|",
        border,
        0.7,
        weight=0.3,
    )
    cv.shape(
        "72,165| 72.8,167.4| 75.2,167.6| 73.4,169.2| 74,171.6| 72,170.2| 70,171.6| 70.6,169.2|"
        " 68.8,167.6| 71.2,167.4|",
        border,
        0.5,
        weight=0.2,
    )


def _lily(cv: Canvas, border: Ramp, bead: Ramp) -> None:
    for points in (
        "67,162| 70.4,167 68.4,173| 65.6,173| 63.6,167|",
        "66,173 62,166.6 58.8,167.6 59.6,171.6 62.6,171.6 64.6,174.4|",
        "68,173 72,166.6 75.2,167.6 74.4,171.6 71.4,171.6 69.4,174.4|",
        "65.4,175.6| 68.6,175.6| 70,179.6 67,181.4 64,179.6|",
    ):
        cv.shape(points, border, 0.6, weight=0.2)
    cv.shape("62.4,173.4| 71.6,173.4| 71.6,175.6| 62.4,175.6|", border, 0.6, weight=0.2)


def _cross(cv: Canvas, border: Ramp, bead: Ramp) -> None:
    """A ring of leaves round a bead."""
    for turn in range(0, 360, 60):
        with cv.at(67, 169, 1, turn):
            cv.shape("0,-2.4| 2,-4.6 0,-7.4| -2,-4.6", border, 0.5, weight=0.2)
    cv.dot(67, 169, 2, bead, 0.6)
