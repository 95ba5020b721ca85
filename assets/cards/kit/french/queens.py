"""The four queens: one function, one person."""

import math

from kit.canvas import Canvas
from kit.drapery import ruff
from kit.geometry import curve
from kit.hands import fist
from kit.ornaments import leaf
from kit.palette import (
    BLUE,
    BLUE_EYE,
    FAIR,
    FLESH,
    GOLD,
    GREEN,
    GREEN_EYE,
    HAIR_BLACK,
    HAIR_BROWN,
    HAIR_FAIR,
    HAIR_RED,
    INK,
    LINEN,
    OLIVE,
    RAVEN,
    RED,
    Ramp,
)

from .court import border, forearm, strew, trunk
from .held import fan, key, rose, wheat
from .ladies import back_hair, coil, diadem, features, front_hair, plait_crown, veil, veil_front

HAND = 1.22


def _bosom(cv: Canvas, skin: Ramp, edge: str) -> None:
    """Neck and neckline in one; `edge` is its lower boundary from right to left."""
    cv.shape(
        f"74.4,70| 74.6,80 72,86 61,92| {edge} 99,92| 88,86 85.8,80 86,70|", skin, 0.95, weight=0.5
    )
    cv.shape("75,78 78,82 83,82.6 85.6,80 85.9,84 80,88 76,85", skin.dark, 0)
    cv.pen("71,93 77,96 79,102", 0.7, skin.dark)
    cv.pen("90,93 84,96 82,101", 0.7, skin.dark)


def _beads(cv: Canvas, x: float, y: float, half: float, drop: float, count: int, ramp, r=1.5):
    """A string of beads round the neck."""
    for i in range(count):
        u = 2 * i / (count - 1) - 1
        cv.dot(x + half * u, y + drop * (1 - u * u), r, ramp, 0.5)


def _puff(cv: Canvas, side: int, top: float, ramp: Ramp, slash: Ramp | None, low=34.0) -> None:
    """A full sleeve from the shoulder, gathered above and below, slashed or pleated."""
    with cv.at(80 + side * 19, top), cv.at(flip=side < 0):
        cv.shape(
            f"0,0| 9,-3.4 20,-1 27,9 29,19 25,{low - 4} 20,{low}| 11,{low + 2.4} 2,{low - 2}|"
            " 1.4,20 -1,8",
            ramp,
            1.15,
        )
        for i in range(5):
            u = i / 4
            a, b = (3 + 9 * u, 1 - 2 * math.sin(u * 3)), (4.4 + 14 * u, low + 0.6 - u * 1.6)
            m = (2.6 + 23 * u, 15 - 2 * u)
            if slash and i % 2:
                w = 2.6
                cv.shape(
                    [(*a, 1), (m[0] - w, m[1]), (*b, 1), (m[0] + w, m[1])], slash, 0.75, weight=0
                )
            else:
                cv.pen([a, m, b], 1.0, ramp.dark)
                cv.pen([(a[0] - 1, a[1] + 4), (m[0] - 2, m[1])], 0.8, ramp.light)
        cv.shape(
            f"1,{low - 3} 10,{low + 1} 21,{low - 1.6} 20.6,{low + 2.4} 10,{low + 5} 1,{low + 1}",
            slash or ramp,
            0.85,
            weight=0.4,
        )


def hearts(cv: Canvas) -> None:
    """The young queen: fair waves, red gown, a rose between her fingers."""
    with cv.at(80, 60, 1.42):
        back_hair(cv, "waves", HAIR_FAIR)
    t = trunk(cv, RED, 28, waist=7, drop=7)
    strew(cv, t, GOLD, 4, 4, 0.58, 0.98, 2.0)
    cv.rounding(t, 0.5, 1.0, 9, 0.3, 0.55, 1.6)
    _bosom(cv, FAIR, "62,102| 80,112 98,102|")
    border(
        cv,
        "62,101| 80,111 98,101| 99.4,106| 80,117 60.6,106|",
        GOLD,
        "65,105.6 70,109 75,111.8 80,113.4 85,111.8 90,109 95,105.6",
    )
    for s in (-1, 1):
        _puff(cv, s, 92, GREEN, GOLD)
    _beads(cv, 80.6, 91, 11, 7, 9, LINEN.light, 1.35)
    cv.shape("79,101 81.6,98.6 84.4,101 81.6,106|", RED, 0.8)
    # the far sleeve hangs; the raised hand holds the rose
    cv.shape("34,115 45,121 54,117| 54,152| 24,152| 28,130", RED, 1.1)
    for p in ("40,121 37,136 36,150", "48,122 46,138 46,150"):
        cv.pen(p, 1.0, RED.dark, "in")
    forearm(cv, (117, 113), RED, LINEN, 3)
    with fist(cv, 117, 112, -4, FAIR, "thumb", size=HAND, arm=-8, flip=True):
        cv.pen("117.6,112 117,96 116,80 117,66", 2.6, taper="none")
        cv.pen("117.6,112 117,96 116,80 117,66", 1.4, GREEN.mid, "none")
        with cv.at(116.4, 84, 1, -58):
            leaf(cv, 17, 4.6, GREEN, bend=2)
        with cv.at(116.4, 78, 1, 60):
            leaf(cv, 13, 4, GREEN, bend=-2)
        rose(cv, 117, 56, 12)
    with cv.at(80, 60, 1.42):
        features(
            cv,
            FAIR,
            HAIR_FAIR,
            jaw="round",
            iris=BLUE_EYE,
            mouth="smile",
            gaze=0.5,
            arch=0.5,
        )
        front_hair(cv, "parted", HAIR_FAIR)
        diadem(cv, RED, GREEN)


def diamonds(cv: Canvas) -> None:
    """The southern lady: black hair in a pearled net, blue gown, a painted fan."""
    t = trunk(cv, BLUE, 29, waist=8, drop=7)
    cv.rounding(t, 0.5, 1.0, 9, 0.3, 0.55, 1.6)
    _bosom(cv, OLIVE, "62,106| 98,106|")
    cv.shape("71,110| 89,110| 86,152| 74,152|", LINEN, 0.9, weight=0.4)
    for i in range(5):
        y = 116 + i * 6
        cv.pen(f"72,{y} 80,{y + 5} 88,{y}", 1.0, RED.mid, "none")
        cv.dot(80, y + 4.4, 1.5, GOLD, 0.5)
    border(cv, "61,105| 80,108 99,105| 99.4,110| 80,113.4 60.6,110|", GOLD)
    for i in range(7):
        u = i / 3 - 1
        with cv.at(80 + 16.5 * u, 110.4 - 2.4 * u * u):
            cv.shape("0,-2| 1.7,0| 0,2| -1.7,0|", RED if i % 2 else BLUE, 0.45, weight=0.2)
    for s in (-1, 1):
        _puff(cv, s, 92, GOLD, RED)
    _beads(cv, 80, 90, 9, 4, 8, RED, 1.5)
    _beads(cv, 80, 92, 11.6, 9, 9, LINEN.light, 1.3)
    cv.dot(80, 103.6, 2.4, GOLD, 0.7)
    cv.dot(80, 103.6, 1.2, GREEN, 0.4)
    cv.shape("34,116 45,122 55,118| 55,152| 24,152| 28,130", BLUE, 1.1)
    for p in ("40,122 37,136 36,150", "48,123 46,138 46,150"):
        cv.pen(p, 1.0, BLUE.dark, "in")
    forearm(cv, (118, 118), BLUE, LINEN, 3)
    with fist(cv, 118, 117, -24, OLIVE, "thumb", size=HAND, arm=-6, flip=True):
        fan(cv, 113.6, 108)
    with cv.at(81, 60, 1.42, flip=True):
        coil(cv, -10.6, 9.4, 6.0, 0.9, HAIR_BLACK, GOLD)  # low at the nape, behind the face
        back_hair(cv, "smooth", HAIR_BLACK)
        features(
            cv,
            OLIVE,
            HAIR_BLACK,
            jaw="sharp",
            nose="straight",
            gaze=0.45,
            brows=1.3,
            arch=1.2,
            squint=0.1,
            mouth="smirk",
            blush=False,
        )
        cv.dot(1, 7, 0.5, INK)  # a beauty spot
        front_hair(cv, "banded", HAIR_BLACK)
        diadem(cv, BLUE, RED, -1, "rays")


def spades(cv: Canvas) -> None:
    """The lady of the house: widow's veil, grave, a great key in her hand."""
    with cv.at(80, 60, 1.42, flip=True):
        veil(cv, RAVEN, LINEN, GOLD)
    t = trunk(cv, RAVEN, 34, waist=8)
    cv.rounding(t, 0.4, 1.0, 10, 0.3, 0.55, 1.6)
    for v in (-0.62, 0.62):
        cv.pen(t.points(v, 0.3, 1, v * 0.9), 1.0, RAVEN.light)
    # stomacher of gold brocade
    cv.shape("68,98| 80,102 92,98| 91,120 88,152| 72,152| 69,120|", GOLD, 1.0, weight=0.6)
    for r in range(5):
        for i in range(-1, 2):
            if (r + i) % 2 == 0:
                with cv.at(80 + i * 6.6, 110 + r * 6.4):
                    cv.shape("0,-2.8| 2,0| 0,2.8| -2,0|", BLUE if i else RED, 0.5, weight=0.2)
    ruff(cv, 80, 92, 26, 9.4, 15)
    for s in (-1, 1):
        _puff(cv, s, 95, RAVEN, BLUE, 32)
    cv.shape("34,118 45,124 55,120| 55,152| 24,152| 28,132", RAVEN, 1.1)
    cv.pen("42,124 39,138 38,150", 1.0, RAVEN.light)
    forearm(cv, (117, 115), RAVEN, LINEN, 3)
    with (
        fist(cv, 117, 114, -2, FLESH, "back", size=HAND, arm=-6, flip=True),
        cv.at(117.4, 107, flip=True),
    ):
        key(cv)
    with cv.at(80, 60, 1.42, flip=True):
        features(
            cv,
            FLESH,
            HAIR_BROWN,
            jaw="gaunt",
            nose="straight",
            age=1,
            mouth="grave",
            gaze=0.4,
            brows=1.3,
            frown=0.15,
            squint=0.2,
            blush=False,
        )
        veil_front(cv, RAVEN, GOLD)
        diadem(cv, BLUE, RED, -1, "lilies")


def clubs(cv: Canvas) -> None:
    """The queen of the fields, seen from the front: red plaits, green gown, ears of wheat."""
    t = trunk(cv, GREEN, 29, waist=8, drop=7)
    cv.rounding(t, 0.5, 1.0, 9, 0.3, 0.55, 1.6)
    for v in (-0.7, -0.42, 0.42, 0.7):
        cv.pen(t.points(v, 0.55, 1, v * 0.9), 0.9, GREEN.dark)
    _bosom(cv, FAIR, "62,101 68,110 80,114 92,110 98,101")
    # gathered shift above the bodice
    cv.shape("63,100 69,108 80,112 91,108 97,100| 99,106 92,115 80,119 68,115 61,106|", LINEN, 0.95)
    for x in range(66, 96, 4):
        y = 119 - (x - 80) ** 2 * 0.034
        cv.pen(f"{x + (80 - x) * 0.06},{y - 6} {x},{y - 1}", 0.7, LINEN.dark)
    cv.shape("72,120| 80,122 88,120| 86,152| 74,152|", RED, 0.9, weight=0.4)
    for y in (126, 132, 138):
        cv.pen(f"73,{y} 87,{y + 4}", 1.1, GOLD.mid, "none")
        cv.pen(f"87,{y} 73,{y + 4}", 1.1, GOLD.mid, "none")
    for s in (-1, 1):
        _puff(cv, s, 92, LINEN, None, 32)
        with cv.at(80 + s * 19, 92), cv.at(flip=s < 0):
            cv.shape("1,29 10,33 21,30.4 20.6,34.4 10,37 1,33", RED, 0.85, weight=0.4)
    for s in (-1, 1):
        _plait(cv, s)
    cv.shape("34,125 45,129 55,125| 55,152| 24,152| 28,136", GREEN, 1.1)
    forearm(cv, (114.4, 116), GREEN, LINEN, 5)
    with fist(cv, 114.4, 115, -2, FAIR, "fingers", size=HAND, arm=-6, flip=True):
        wheat(cv, 114.8, 112)
    with cv.at(80.5, 60, 1.42):
        back_hair(cv, "smooth", HAIR_RED)
        features(
            cv,
            FAIR,
            HAIR_RED,
            view="front",
            jaw="round",
            iris=GREEN_EYE,
            gaze=0.0,
            brows=1.1,
            arch=0.9,
            mouth="smile",
        )
        for x, y in ((-5, 4.2), (-3.4, 5), (-6.2, 5.4), (3.6, 4.8), (5.2, 4.2), (6.2, 5.4)):
            cv.dot(x, y, 0.42, FAIR.dark)
        for s in (-1, 1):
            with cv.at(flip=s < 0):
                cv.shape(
                    "0,-13.8 5,-13.4 9.4,-9 10.4,-2 9.2,2.6 8,-2.4 6,-6.6 3,-9.6 0,-11",
                    HAIR_RED,
                    1.0,
                )
                cv.pen("1,-12.8 6,-9.6 8.6,-3", 0.6, HAIR_RED.dark)
                cv.pen("2.6,-13 7.6,-8.6 9.4,-2", 0.6, HAIR_RED.dark)
        with cv.at(-0.4, 0):
            plait_crown(cv, HAIR_RED)
        with cv.at(-0.6, -1):
            diadem(cv, GREEN, RED, 0, "garland")


def _plait(cv: Canvas, side: int) -> None:
    """A plait from behind the ear over the shoulder to a ribbon, strand over strand."""
    with cv.at(80.5), cv.at(flip=side < 0):
        line = curve("12.4,60 14,70 17,80 19.6,90 20,100 19,112").samples(12)
        count = 10
        for i in range(count):
            at = round((len(line) - 3) * i / (count - 1))
            (x, y), (nx, ny) = line[at], line[at + 2]
            along = math.degrees(math.atan2(nx - x, y - ny)) + 180
            with cv.at(x, y, 1.6, along + (16 if i % 2 else -16)):
                cv.shape("0,-3.4 2.8,-1 2,2.6 0,3.6 -2,2.6 -2.8,-1", HAIR_RED.mid, 0.9, weight=0)
                cv.pen("0,-2.4| .4,2.4", 0.6, HAIR_RED.dark, "none")
        x = 18.6
        cv.shape(
            f"{x - 2.2},119| {x - 3.4},126| {x},124| {x + 3.4},126| {x + 2.2},119|",
            HAIR_RED,
            0.85,
            weight=0,
        )
        cv.shape(f"{x - 3},116 {x + 3},116 {x + 2.4},120 {x - 2.4},120", BLUE, 0.8)
