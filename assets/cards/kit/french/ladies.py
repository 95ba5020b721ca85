"""What the queens' heads need besides `kit.face` and `kit.hair`: features, hair, veil, crowns.

Coordinates of the head, as in `kit.face`; three-quarter heads look to the viewer's right.
"""

from kit.canvas import Canvas
from kit.face import MOUTHS, face
from kit.geometry import polar
from kit.hair import Lock, locks
from kit.palette import BLUE, GOLD, GREEN, INK, LINEN, RED, Ramp

LIPS = "#c9302a"

BACK: dict[str, tuple[Lock, ...]] = {
    "waves": (
        Lock(
            "-2,-14 -11,-10.6 -13.6,-3 -12.6,3 -16,9 -14,14 -17.4,20 -14.6,24 -17,29 -11,30.6"
            " -6.4,29 -4.6,21 -2,10 2,-12",
            flows=(("-11.6,-7 -13,4 -13,13 -15,28", "-5.6,4 -7,14 -5.6,21 -7.4,28", 10),),
        ),
        Lock(
            "5,-12.4 10.6,-8 11.8,0 10.6,6 14,12 12.2,17 15,23 12.4,28 8,27.4 5.4,22 4,6",
            flows=(("10.4,-4 10.2,6 12,14 12,25", "7.4,4 7.4,12 8.4,18 8,25", 6),),
        ),
    ),
    "smooth": (
        Lock(
            "-2,-14 -10,-11 -12,-2 -11,7 -8,11 -4,10 4,8 8,8 10.6,3 11,-4 8.6,-10.6 3,-13.8",
            ("-10,-5 -10,2 -8.4,8",),
        ),
    ),
}
FRONT: dict[str, tuple[Lock, ...]] = {
    "parted": (
        Lock(
            "2,-13.8 -5,-13.6 -10.4,-8 -11.2,0 -9.6,7 -11.6,14 -9,16.6 -6.4,11 -7,5 -6.6,0 -4,-6"
            " -.4,-9.6 2.6,-11.4",
            flows=(("-4,-13 -9.8,-6 -9,6 -10,15", ".6,-11.4 -4.4,-8 -7.4,-1 -7.6,10", 7),),
        ),
        Lock(
            "2.4,-13.8 6.6,-12.8 10,-7 10.4,0 9.4,7 11.4,13 9.4,10 9.2,3 9.1,-3 6.8,-8.2 2.6,-11.4",
            flows=(("4.4,-12.8 8.6,-8 9.6,0", "3.4,-12 6.6,-8.6 8.6,-3", 4),),
        ),
    ),
    "banded": (
        Lock(
            "2,-13.8 -5,-13.6 -10.4,-8 -11.4,-1 -9.6,3.4 -6.6,1 -5.6,-3.6 -3,-7.4 0,-9.8 2.6,-11.2",
            flows=(("-3,-13.2 -9.4,-7 -10.4,1", "1,-11.4 -3.6,-8.4 -6.8,-2", 7),),
        ),
        Lock(
            "2.4,-13.8 6.6,-12.8 10,-7 10.2,-1 9,2 8.4,-3 6.4,-8 2.6,-11.2",
            flows=(("4.4,-12.8 8.6,-8 9.4,-1", "3.4,-12 6.6,-8.6 8.4,-3.6", 4),),
        ),
    ),
}


def back_hair(cv: Canvas, kind: str, hair: Ramp) -> None:
    """The mass behind a lady's face."""
    for lock in BACK[kind]:
        locks(cv, lock, hair)


def front_hair(cv: Canvas, kind: str, hair: Ramp) -> None:
    """Parted hair over the brow."""
    for lock in FRONT[kind]:
        locks(cv, lock, hair)


def features(cv: Canvas, skin: Ramp, hair: Ramp, **more) -> None:
    """A lady's face: fine brows, lashes, full lips."""
    front = more.get("view") == "front"
    face(cv, skin=skin, hair=hair, **({"brows": 0.85, "lids": 1.05, "nose": "snub"} | more))
    if front:
        near, far, mx = -4.1, 4.1, 0.2
        cv.pen(f"{near - 2},.1 {near - 3.6},-1", 0.7)
        cv.pen(f"{far + 2},.1 {far + 3.6},-1", 0.7)
    else:
        near, far, mx = -0.6, 6.35, 4.3
        cv.pen(f"{near - 2.2},.3 {near - 3.8},-.9", 0.75)
        cv.pen(f"{far + 1.4},.1 {far + 2.3},-.6", 0.6)
    k = 1.0 if front else 0.84
    a, b = (8.3 + 0.8 * lift for lift in MOUTHS[more.get("mouth", "calm")][:2])
    cv.shape(
        f"{mx - 3.1 * k},{a}| {mx - 1.1 * k},7.5 {mx},7.9 {mx + 1.1 * k},7.5 {mx + 3 * k},{b}|"
        f" {mx + 1.2 * k},9.8 {mx - 1.1 * k},9.8",
        LIPS,
        0,
        weight=0.2,
    )
    line = f"{mx - 0.9},8.6 {mx},8.4 {mx + 0.9},8.6"
    cv.pen(f"{mx - 3.4 * k},{a - 0.2} {line} {mx + 3.3 * k},{b - 0.2}", 0.6)
    cv.pen(f"{mx - 0.9},9.2 {mx + 0.2},9.3", 0.5, "#f0a08c")


def coil(cv: Canvas, x: float, y: float, r: float, squeeze: float, hair: Ramp, net: Ramp) -> None:
    """A plait coiled under a net with pearls."""
    cv.dot(x, y, r * squeeze, hair, 1.0, ry=r)
    k = r * squeeze
    for i in range(-1, 2):
        cv.pen(
            [
                (x + i * k * 0.55 - k * 0.3, y - r * 0.8),
                (x + i * k * 0.5, y),
                (x + i * k * 0.55 + k * 0.3, y + r * 0.8),
            ],
            0.75,
            net.mid,
        )
        cv.pen(
            [
                (x - k * 0.9, y + i * r * 0.5 + 0.6),
                (x, y + i * r * 0.5 - 0.4),
                (x + k * 0.9, y + i * r * 0.5 + 0.6),
            ],
            0.75,
            net.mid,
        )
    for i in range(-1, 2):
        for j in range(-1, 2):
            if abs(i) + abs(j) < 2:
                cv.dot(x + i * k * 0.52, y + j * r * 0.52, 0.8, LINEN.light)


def veil(cv: Canvas, ramp: Ramp, coif: Ramp, trim: Ramp) -> None:
    """What falls behind the head; `coif` is the white band that frames the face."""
    cv.shape(
        "0,-17 -9,-15 -14,-7 -15.4,4 -19,16 -22,27 -12,31 -2,26 8,28 17,25 14.6,14 13.4,4 12.4,-7"
        " 8,-14.6",
        ramp,
        1.1,
    )
    for p in ("-11,-9 -13,4 -16,16 -18,26", "-9,10 -11,18 -13,29", "11.4,4 12.6,14 14,23"):
        cv.pen(p, 0.9, ramp.light)
    for p in ("-13.4,-2 -14,8 -18,22", "-8,14 -9,22 -9,28"):
        cv.pen(p, 0.9, INK, "in")
    cv.shape(
        "0,-15 -8,-13 -11.4,-5 -11,5 -8.6,13 -3,17 4,17.6 9,12 10.6,4 10.4,-5 7,-12.6", coif, 1.0
    )


def veil_front(cv: Canvas, ramp: Ramp, trim: Ramp) -> None:
    """The veil's edge over the brow and down both sides."""
    cv.shape(
        "1,-16.4 -7,-15.4 -12.6,-9 -13.6,0 -13,8 -15.6,17 -19,26 -12.6,23 -9.6,14 -9.4,6 -10,0"
        " -8.4,-7 -4,-11.4 1,-12.6 6.4,-11.2 9.6,-6 10,0 9.4,7 11,15 14,23 16.6,24 14.4,15 12.6,7"
        " 12.8,0 12,-8 8,-14.6",
        ramp,
        1.05,
    )
    for p in ("-4,-14.6 -10,-9 -11.8,0 -11.2,8", "-11.4,10 -13,17 -16,24", "6,-14 10.6,-8 11.2,0"):
        cv.pen(p, 0.75, ramp.light)
    edge = (
        (-9.4, 8),
        (-10, 3.4),
        (-9.7, -1.4),
        (-8.4, -6),
        (-5.6, -9.8),
        (-2, -12),
        (2, -12.4),
        (5.8, -11),
        (8.6, -7.8),
        (9.9, -3),
        (10, 2),
        (9.5, 6.8),
    )
    for x, y in edge:
        cv.dot(x, y, 1.05, trim, 0.4)


def plait_crown(cv: Canvas, hair: Ramp) -> None:
    """A thick plait laid round the head."""
    for i, (x, y, a) in enumerate(
        (
            (-10.6, -5.4, -66),
            (-8.8, -9.4, -48),
            (-5.6, -12.4, -28),
            (-1.6, -14, -8),
            (2.6, -14, 10),
            (6.4, -12.2, 34),
            (9.2, -8.8, 58),
            (10.6, -4.8, 74),
        )
    ):
        with cv.at(x, y, 1, a):
            cv.shape("-3.4,1.6 -2.4,-2.4 1.4,-2.8 3.6,-.4 2.4,2.4 -1,2.8", hair, 0.85, weight=0)
            cv.pen("-2,1.2 -.6,-1 2.2,-1", 0.55, hair.dark, "none")
            cv.pen("-1.6,-.8 .6,-1.8", 0.5, hair.light if i < 5 else hair.mid)


DIADEMS = {
    "leaves": (
        "-11,1| -12.4,-6.4| -9.4,-4.6 -7.4,-2.8| -7.2,-6 -8.4,-8.6 -5.4,-11.4| -3,-8.6 -3.6,-6"
        " -2.8,-3.6| -1.6,-6.6 -2.8,-10 .6,-14| 4,-10 2.6,-6.6 4,-3.6| 4.8,-6 4.2,-8.6 6.8,-11.4|"
        " 9.6,-8.6 8.4,-6 8.6,-2.8| 10.6,-4.6 13.6,-6.4| 12,1|",
        (
            (-12.4, -7.2, 1.15),
            (-5.4, -12.3, 1.3),
            (0.6, -15, 1.6),
            (6.8, -12.3, 1.3),
            (13.6, -7.2, 1.15),
        ),
    ),
    "rays": (
        "-11,1| -14.6,-7.4| -8.6,-3| -9.4,-12| -4.2,-3.8| -3.2,-15| .6,-4.2| 4.4,-15| 5.4,-3.8|"
        " 10.6,-12| 9.8,-3| 15.8,-7.4| 12,1|",
        (
            (-14.6, -8.2, 1.2),
            (-9.4, -13, 1.2),
            (-3.2, -16, 1.2),
            (4.4, -16, 1.2),
            (10.6, -13, 1.2),
            (15.8, -8.2, 1.2),
        ),
    ),
    "lilies": (
        "-11,1| -11.8,-4 -14.4,-4.4 -15,-7 -13,-7.4 -12,-11 -9.4,-7 -7.6,-7.4 -7.8,-5 -9.2,-3.4|"
        " -2.6,-3.8| -1.4,-7.4 -4.8,-7.6 -5,-11 -2.4,-10.8 .6,-16.4 3.6,-10.8 6.2,-11 6,-7.6"
        " 2.6,-7.4 3.8,-3.8| 10.4,-3.4| 9,-5 8.8,-7.4 10.6,-7 13.2,-11 14.2,-7.4 16.2,-7"
        " 15.6,-4.4 13,-4 12,1|",
        ((-6, -5.4, 1.3), (7.2, -5.4, 1.3)),
    ),
    "garland": ("-11,1| -12,-2.6| -6,-5 .6,-5.6 7.2,-5 13,-2.6| 12,1|", ()),
}
"""The outline of a queen's crown and where its pearls sit: (x, y, radius)."""
FLOWERS = ((-9.8, -5.4, 2.9), (11, -5.4, 2.9), (-4.8, -8, 3.3), (6, -8, 3.3), (0.6, -9.8, 4.2))
"""Of the garland: (x, y, radius), the foremost last."""


def diadem(
    cv: Canvas, gem: Ramp = RED, side: Ramp = BLUE, tilt: float = -2.0, kind: str = "leaves"
) -> None:
    """A queen's crown, lower than a king's; every queen has her kind of `DIADEMS`."""
    outline, pearls = DIADEMS[kind]
    with cv.at(1, -9.6, 1, tilt):
        cv.shape("-9.8,-1 -8,-4.6 0,-6.4 8.4,-4.6 10.4,-1", gem.dark, 0.8, weight=0)
        if kind == "garland":
            for (x, y, _), turn in zip(FLOWERS, (-66, 66, -38, 38, 0), strict=True):
                with cv.at(x, y, 1, turn):
                    cv.shape("-3.4,2| -3,-3 0,-6.4| 3,-3 3.4,2|", GREEN, 0.8, weight=0)
        cv.shape(outline, GOLD, 1.05)
        cv.shape(
            "-11.2,0| -5,-2.4 .6,-2.8 6.4,-2.4 12.2,0| 11.6,3.6| 6,1.4 .6,1 -5,1.4 -10.8,3.6|",
            GOLD,
            0.9,
            weight=0.6,
        )
        for i, x in enumerate((-7.6, -3.6, 0.6, 4.8, 8.8)):
            cv.dot(x, -0.7 + (x - 0.6) ** 2 * 0.02, 1.25, side if i % 2 else gem, 0.45)
        for x, y, r in pearls:
            cv.dot(x, y, r, LINEN.light, 0.6)
        if kind == "garland":
            for i, (x, y, r) in enumerate(FLOWERS):
                _flower(cv, x, y, r, (BLUE, BLUE, LINEN, LINEN, RED)[i])
        elif kind != "rays":
            cv.pen("-.9,-10 .4,-12.2", 0.7, GOLD.light)


def _flower(cv: Canvas, x: float, y: float, r: float, ramp: Ramp) -> None:
    """A small open flower of five petals."""
    points = []
    for i in range(5):
        for turn, reach in ((0, 0.62), (22, 0.98), (50, 0.98)):
            point = polar(r * reach, i * 72 + turn, x, y)
            points.append(point if turn else (*point, 1))
    cv.shape(points, ramp, 0.7, weight=0)
    cv.dot(x, y, r * 0.36, GOLD, 0.45)
