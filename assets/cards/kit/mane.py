"""What the grooms do with a horse's hair: manes, forelocks and tails.

All in the coordinates of the horse at rest: the crest runs from the poll (126, 90) down to the
withers (88, 139), the tail springs at (30, 148).
"""

from .bodies import Tube
from .canvas import Canvas
from .geometry import mix
from .palette import GOLD, INK, RED, Ramp

CREST = Tube([(128, 90.6), (118, 96), (110, 107), (103, 120), (96, 132), (88, 138.6)], [(0, 1)])


def mane(cv: Canvas, kind: str, hair: Ramp) -> None:
    """The hair along the neck: "long", "hogged", "plaited" or "flowing"."""
    {"long": _long, "hogged": _hogged, "plaited": _plaited, "flowing": _flowing}[kind](cv, hair)


def _long(cv: Canvas, hair: Ramp) -> None:
    """Hanging over the near side in pointed locks."""
    cv.shape(
        "128.4,90.6 123,89.4 116.6,94.4 109,104.6 101.6,117.6 94.4,129.6 87.6,137.6|"
        " 93,138.6 97.6,133.6 97,140"
        " 102.4,132.8 104.2,127 105,133.6 109.4,125.6 110.4,119.4 112.4,126"
        " 115.8,117.6 116.2,111.4 118.6,117.8"
        " 121.2,110 121,104 123.6,108.6 126,101 127.4,95.4",
        hair,
        1.05,
    )
    for s in (
        "124,92 114,105 109,118",
        "119,94.6 108,109 101,126",
        "112,102.6 104,117 98,132",
        "125,95.6 120,102 116,113",
        "105,113 98,126 94,134",
    ):
        cv.pen(s, 0.8, hair.dark)
    for s in ("121,92.6 111,105 104,118", "109,108 101,121 95,132"):
        cv.pen(s, 0.8, hair.light)


def _hogged(cv: Canvas, hair: Ramp) -> None:
    """Clipped short, so that it stands like the crest of a helmet."""
    teeth = []
    for i in range(19):
        t = i / 18
        reach = (6.4 if i % 2 else 4.4) * min(1.0, 0.45 + t * 4, (1 - t) * 3.4 + 0.3)
        tip = CREST.at(t, 1, reach)
        teeth.append((*tip, i % 2))
    root = [CREST.at(1 - i / 6, -1, 0.8) for i in range(7)]
    teeth[0] = (*teeth[0][:2], 1)
    root[0] = (*root[0], 1)
    root[-1] = (*root[-1], 1)
    cv.shape([*teeth[:-1], (*teeth[-1][:2], 1), *root], hair, 1)
    for i in range(17):
        t = (i + 1) / 18
        colour = hair.light if i % 3 == 0 else hair.dark
        cv.pen([CREST.at(t, 0), CREST.at(t - 0.012, 1, 3.6)], 0.8, colour)


def _plaited(cv: Canvas, hair: Ramp) -> None:
    """Seven plaits with red bows, hanging side by side."""
    lengths = (9, 12, 15, 16, 15, 12, 9)
    for i, length in enumerate(lengths):
        t = 0.06 + i * 0.14
        x, y = CREST.at(t, 0)
        sway = 2.4 - i * 0.3
        plait = Tube(
            [(x, y - 1), (x + sway, y + length * 0.5), (x + sway * 0.6, y + length)],
            [(0, 3.4), (0.5, 3), (0.8, 2.2), (1, 0.6)],
        )
        cv.shape(plait.panel(-1, 1, count=5), hair, 0.9)
        for k in range(4):
            u = 0.14 + k * 0.18
            cv.pen([plait.at(u, -0.9), plait.at(u + 0.1, 0), plait.at(u, 0.9)], 0.6, hair.dark)
        bx, by = plait.at(0.78, 0)
        for side in (-1, 1):
            bow = [(bx, by, 1), (bx + side * 3.4, by - 2, 1), (bx + side * 3, by + 1.8, 1)]
            cv.shape(bow, RED, 0.6, weight=0)
    roll = CREST.edge(1, 0, 1, 7).then(CREST.edge(-1, 1, 0, 7), close=True)
    cv.shape(roll, hair, 0.9)
    for i in range(9):
        t = 0.06 + i * 0.105
        cv.pen([CREST.at(t, 1), CREST.at(t + 0.04, -1)], 0.7, hair.dark)


def _flowing(cv: Canvas, hair: Ramp) -> None:
    """Long waves, blown back from the neck."""
    for t, length, drop in (
        (0.98, 13, 15),
        (0.84, 19, 15),
        (0.7, 22, 13),
        (0.55, 24, 11),
        (0.4, 24, 9),
        (0.26, 22, 7),
        (0.12, 18, 5),
        (0.0, 13, 3),
    ):
        x, y = CREST.at(t, -1, 1.2)
        lock = Tube(
            [
                (x + 2, y),
                (x - length * 0.3, y - 2.4 + drop * 0.2),
                (x - length * 0.62, y + drop * 0.75),
                (x - length, y + drop * 0.7 - 2),
            ],
            [(0, 4.6), (0.35, 4), (0.75, 2.4), (1, 0)],
        )
        cv.shape(lock.panel(-1, 1, count=5), hair, 0.95)
        cv.pen(lock.points(-0.3, 0.1, 0.85), 0.8, hair.light)
        cv.pen(lock.points(0.35, 0.05, 0.8), 0.75, hair.dark)
    cv.shape(
        "128.4,91 123,89.6 115,95.6 107.4,107 100.4,119.6 93.4,131 87,138|"
        " 93,137.6 99.4,129 106.4,117 113,106 119,99 126,96",
        hair,
        1,
    )
    for s in ("122,92.6 112,102 104,116", "117,98 108,111 100,125", "104,117 97,129 92,135"):
        cv.pen(s, 0.8, hair.dark)
    cv.pen("120,93 110,103.6 102,117", 0.8, hair.light)


def forelock(cv: Canvas, kind: str, hair: Ramp) -> None:
    """The hair between the ears, dressed like the mane."""
    if kind == "hogged":
        cv.shape("125.8,90.6 128.4,86.6 131.4,87.4 132.4,91.4 129.6,93", hair, 0.85, weight=0.6)
        return
    if kind == "plaited":
        lock = Tube([(128, 90), (133, 94), (135.4, 100.4)], [(0, 2.6), (0.6, 2), (1, 0.5)])
        cv.shape(lock.panel(-1, 1, count=5), hair, 0.85, weight=0.6)
        for k in range(3):
            cv.pen([lock.at(0.2 + k * 0.22, -0.9), lock.at(0.3 + k * 0.22, 0.9)], 0.6, hair.dark)
        return
    cv.shape(
        "126.4,90 131.2,89.8 135.6,93 137.2,98.4| 134.4,95.6 133.4,98| 131,94.8 128,93.6",
        hair,
        0.85,
        weight=0.6,
    )
    cv.pen("128.4,91.6 132.6,94 134.4,97.6", 0.6, hair.dark)


# ------------------------------------------------------------------ tails
def tail(cv: Canvas, kind: str, hair: Ramp) -> None:
    """The tail: "long", "raised", "plaited" or "bound"."""
    if kind in ("plaited", "bound"):
        (_plaited_tail if kind == "plaited" else _bound_tail)(cv, hair)
        return
    if kind == "long":
        points = (
            "31,147 23,146 17,153 14,166 14.6,180 12.4,194 14,205 11.6,214 18.6,212"
            " 23,204 24.8,193 23.4,180 25,167 29,158"
        )
        strands = (
            "27,149 19.6,156 17.8,172 18,188 15,208",
            "28,152 22,162 20.8,178 21.6,192 17.6,208",
            "24,148 17,158 16.2,176 15.6,192",
            "29,155 24.6,166 22.6,182",
        )
    else:
        points = (
            "31,147 25,141 17,142 11,150 8.4,163 11,176 7,187 9,196| 15,190 20,181 21,170"
            " 22.4,162 26.4,157 30,156"
        )
        strands = (
            "27,148 19,149 13.6,160 15,176 10,190",
            "28,151 22,154 17.6,164 18.4,178 13,188",
            "24,144 15,149 11,162",
        )
    cv.shape(points, hair, 1.1)
    for s in strands:
        cv.pen(s, 0.8, hair.dark)
    cv.pen("22,148 15.4,157 14,172", 1, hair.light)


def _plaited_tail(cv: Canvas, hair: Ramp) -> None:
    """A thick plait down to the hock, a red bow, a loose end."""
    end = "17,196 12,204 13,214 10.4,222 18,220 24,213 25.4,203 22,196"
    cv.shape(end, hair, 1.05)
    for s in ("17,199 15.6,208 14.6,218", "20,199 20.6,207 18,216"):
        cv.pen(s, 0.8, hair.dark)
    plait = Tube(
        [(40, 153), (24, 148), (17.6, 158), (17.6, 174), (19.6, 198)],
        [(0, 4.6), (0.3, 5.6), (0.8, 4.4), (1, 3.2)],
    )
    cv.shape(plait.panel(-1, 1, count=8), hair, 1.05)
    for i in range(8):
        t = 0.12 + i * 0.1
        side = 1 if i % 2 else -1
        cv.pen(
            [
                plait.at(t - 0.05, side * 0.95),
                plait.at(t + 0.06, 0.2 * side),
                plait.at(t + 0.1, -side * 0.9),
            ],
            0.8,
        )
        cv.pen([plait.at(t + 0.02, -0.5), plait.at(t + 0.08, -0.1)], 0.8, hair.light)
    for s in (-1, 1):
        cv.shape(
            f"19.4,197 {19.4 + s * 5},192.6 {19.4 + s * 8},195 {19.4 + s * 6.6},199.6", RED, 0.8
        )
    cv.shape("17.6,198| 15,207| 17.4,206.4| 19.4,199|", RED, 0.7)
    cv.dot(19.4, 197.2, 2, RED, 0.7)


def _bound_tail(cv: Canvas, hair: Ramp) -> None:
    """Carried high, its root bound in gold and ink, then a fall of waves."""
    cv.shape(
        "25,143 17,142 11.6,150 9.4,163 12,176 8.6,188 11,201 8,211 16,209 21,200 21.4,188"
        " 19,177 19.4,164 23,154",
        hair,
        1.1,
    )
    for s in (
        "20,146 15,153 14,166 16,180 13,196",
        "21,150 17,160 16.6,173 18.6,186 15,202",
        "17,145 12,157 13,170",
    ):
        cv.pen(s, 0.8, hair.dark)
    cv.pen("19,146 13.6,156 13,168", 1, hair.light)
    root = Tube([(32, 148), (27, 143.6), (20, 144.4)], [(0, 4), (1, 4.8)])
    cv.shape(root.panel(-1, 1, count=5), GOLD, 1)
    for i in range(4):
        cv.pen([root.at(mix(0.14, 0.9, i / 3), -1), root.at(mix(0.2, 0.96, i / 3), 1)], 0.8, INK)
