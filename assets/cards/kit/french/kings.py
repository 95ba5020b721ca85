"""The four kings: one function, one person."""

from kit.canvas import Canvas
from kit.drapery import ermine
from kit.emblems import held_coin, held_sword
from kit.figure import neck
from kit.hands import disc_thumb, fist, holding_disc
from kit.palette import (
    BLUE,
    FAIR,
    FLESH,
    GOLD,
    GREEN,
    LINEN,
    OLIVE,
    RED,
    RUDDY,
    SILVER,
)

from . import heads
from .court import folds, forearm, mantle, shaft, strew, trunk, upper_arm

HAND = 1.3


def hearts(cv: Canvas) -> None:
    """The old king: white forked beard, ermine, a sceptre that ends in a heart."""
    mantle(cv, RED, LINEN)
    neck(cv, (80, 74), (80, 90), FAIR, 8)
    t = trunk(cv, GOLD, 27)
    strew(cv, t, RED, 5, 4, 0.42, 0.98, 2.3)
    cv.pen(t.points(0, 0.3, 1), 0.7, GOLD.dark)
    mantle_edges(cv, RED)
    ermine(
        cv,
        "80,81 68,84 58,90 51,98 48,108 58,112.6 70,111 80,106 90,111 102,112.6 112,108"
        " 109,98 102,90 92,84",
        (
            (54, 105),
            (64, 107),
            (58, 97),
            (72, 102),
            (88, 102),
            (96, 107),
            (102, 97),
            (106, 105),
            (66, 92),
            (94, 92),
        ),
    )
    for p in ("62,90 57,100 60,111", "98,90 103,100 100,111"):
        cv.pen(p, 0.7, LINEN.dark)
    for i in range(9):  # chain of office
        x = 62 + i * 4.5
        cv.dot(x, 95 + 12.6 * (1 - ((i - 4) / 4.4) ** 2), 2.1, GOLD, 0.7)
    cv.dot(80, 112.6, 4.4, GOLD, 0.9)
    cv.dot(80, 112.6, 2.2, RED, 0.5)
    forearm(cv, (117, 112), BLUE, LINEN, 7)
    with fist(cv, 117, 111, 0, FAIR, "fingers", size=HAND, arm=-14, flip=True):
        shaft(cv, 117.4, 46, 122, 3.6, GOLD, -0.6)
        _heart_finial(cv, 117.4, 38)
    with cv.at(81, 58.5, 1.46, -2, flip=True):
        heads.patriarch(cv)


def mantle_edges(cv: Canvas, ramp) -> None:
    """The inner edges of a mantle, over what is worn below it."""
    for s in (-1, 1):
        x = 80 + s * 25
        cv.shape(
            f"{x - s * 2},106| {x - s * 3},114 {x},152| {x + s * 8},152|"
            f" {x + s * 7.4},116 {x + s * 8},106|",
            LINEN,
            0.9,
        )
        for i, y in enumerate((118, 127, 136)):
            cv.shape(
                f"{x + s * (1.6 + i % 2 * 2)},{y - 3} {x + s * (3 + i % 2 * 2)},{y + 1}"
                f" {x + s * (1.6 + i % 2 * 2)},{y + 2.6} {x + s * (0.4 + i % 2 * 2)},{y + 1}",
                "#1f1712",
                0,
            )


def _heart_finial(cv: Canvas, x: float, y: float) -> None:
    with cv.at(x, y):
        cv.shape("-3,10| -5,13 -3,15| 3,15| 5,13 3,10|", GOLD, 0.8)
        cv.shape("0,-5 -4,-11 -10,-8 -9.6,-1 -5,5 0,11| 5,5 9.6,-1 10,-8 4,-11", GOLD, 1.0)
        cv.shape(
            "0,-2.4 -3,-7.4 -6.8,-5.6 -6.4,-.8 -3.4,3.4 0,7| 3.4,3.4 6.4,-.8 6.8,-5.6 3,-7.4",
            RED,
            0.7,
        )
        cv.pen("-5.2,-1 -5,-4.4 -3.2,-5.2", 0.9, RED.light)


def diamonds(cv: Canvas) -> None:
    """The merchant king, in profile: brown beard, furred gown, the coin on his fingers."""
    for s in (-1, 1):
        upper_arm(cv, s, RED if s > 0 else BLUE, out=29)
    neck(cv, (79.6, 66), (80, 90), FLESH, 8)
    t = trunk(cv, BLUE, 35, waist=5)
    cv.rounding(t, 0.4, 1.0, 10, 0.3, 0.55, 1.8)
    folds(cv, t, BLUE, (-0.82, -0.6, 0.62, 0.84), 0.34, 1)
    # the breast: laced linen between revers of gold brocade
    cv.shape("70,92| 66,112 67,152| 93,152| 94,112 90,92|", LINEN, 0.9)
    for i in range(5):
        y = 104 + i * 8.4
        cv.pen(f"70,{y} 80,{y + 3} 90,{y}", 0.8, RED.mid)
        cv.dot(80, y + 2.6, 1.7, RED, 0.5)
    for s in (-1, 1):
        x = 80
        cv.shape(
            f"{x + s * 9},90| {x + s * 22},92 {x + s * 30},101 {x + s * 27},118 {x + s * 22},152|"
            f" {x + s * 11},152| {x + s * 15},118 {x + s * 11},102|",
            GOLD,
            1.05,
        )
        for i in range(5):
            px, py = x + s * (19 + (0, 3, 2, 0.4, -1.6)[i]), 98 + i * 9
            with cv.at(px, py, 1, s * -8):
                cv.shape("0,-3.4| 2.4,0| 0,3.4| -2.4,0|", RED, 0.5, weight=0.2)
    cv.shape("62,90 70,85 80,88 92,85 99,90 97,97 80,101 64,97", GREEN, 1.1)
    for x in (68, 74, 80, 86, 92):
        cv.pen(f"{x},90 {x + (x - 80) * 0.1},95 {x + (x - 80) * 0.16},99", 0.9, GREEN.dark)
    cv.dot(80, 100, 3, GOLD, 0.8)
    cv.dot(80, 100, 1.5, BLUE, 0.5)
    forearm(cv, (114, 109), RED, GOLD, 8)
    with cv.at(114, 108, HAND, 2, flip=True):
        holding_disc(cv, FLESH)
    with cv.at(113.6, 75):
        held_coin(cv, 14.4)
    with cv.at(114, 108, HAND, 2, flip=True):
        disc_thumb(cv, FLESH)
    with cv.at(80, 57.5, 1.48, 1):
        heads.merchant(cv)


def spades(cv: Canvas) -> None:
    """The soldier: black beard, steel on his breast, the drawn sword upright."""
    cv.shape("54,90 40,98 28,120 18,152| 60,152| 60,100", BLUE, 1.2)
    cv.shape("106,90 120,98 132,120 142,152| 100,152| 100,100", BLUE, 1.2)
    for p in ("46,104 38,122 34,150", "53,110 47,128 45,150"):
        cv.pen(p, 1.2, BLUE.dark, "in")
    for s in (-1, 1):
        upper_arm(cv, s, RED, out=28)
    neck(cv, (80, 74), (80, 90), OLIVE, 8)
    t = trunk(cv, SILVER, 32, waist=7)
    cv.pen(t.points(0.02, 0.3, 1), 1.1)
    cv.pen(t.points(-0.55, 0.34, 0.9, -0.5), 2.2, "#ffffff")
    cv.rounding(t, 0.35, 1.0, 14, 0.34, 0.55, 1.8)
    for k in (-1, 1):  # engraved bands
        cv.pen(t.points(k * 0.3, 0.34, 1, k * 0.22), 2.8, GOLD.mid, "none")
        cv.pen(t.points(k * 0.38, 0.33, 1, k * 0.29), 0.7, taper="none")
        cv.pen(t.points(k * 0.22, 0.35, 1, k * 0.15), 0.7, taper="none")
    for s in (-1, 1):  # pauldrons
        x = 80 + s * 29
        for i, (y, r) in enumerate(((105, 13.6), (100, 13), (95, 11.6))):
            cv.shape(
                f"{x - r},{y + 8} {x - r},{y - 3} {x},{y - 9} {x + r},{y - 3} {x + r},{y + 8}"
                f" {x},{y + 4}",
                (SILVER, BLUE, SILVER)[i],  # no gold behind the hilt
                1.0,
            )
        if s < 0:
            cv.dot(x, 93, 3.2, GOLD, 0.8)
            cv.dot(x, 93, 1.6, RED, 0.5)
    cv.shape("62,90 70,84 80,87 91,84 99,90 94,99 80,104 66,99", GREEN, 1.1)
    for p in ("66,91 74,96 80,102", "95,91 87,96 81,102", "71,87 77,92 80,98"):
        cv.pen(p, 0.9, GREEN.dark)
    cv.pen("68,90 75,94 79,99", 0.8, GREEN.light)
    cv.dot(80, 101, 3.2, GOLD, 0.8)
    cv.dot(80, 101, 1.6, RED, 0.5)
    forearm(cv, (118, 117), RED, GOLD, 4)
    with (
        fist(cv, 118, 116, -2, OLIVE, "thumb", size=HAND, arm=-8, flip=True),
        cv.at(118, 106, 1.0, 0),
    ):
        held_sword(cv, 90)
    with cv.at(80, 57.5, 1.48, 1):
        heads.soldier(cv)


def clubs(cv: Canvas) -> None:
    """The woodland king, seen from the front: red beard, green mantle, the orb."""
    mantle(cv, GREEN, GOLD, RED)
    neck(cv, (80, 74), (80, 90), RUDDY, 8.4)
    t = trunk(cv, RED, 24)
    for v in (-0.66, -0.3, 0.3, 0.66):
        cv.pen(t.points(v, 0.4, 1, v * 0.96), 2.4, GOLD.mid, "none")
        cv.pen(t.points(v + 0.08, 0.4, 1, v + 0.06), 0.7)
        cv.pen(t.points(v - 0.08, 0.4, 1, v - 0.1), 0.7)
    for i in range(4):
        cv.dot(80, 112 + i * 9, 2, GOLD, 0.7)
    for s in (-1, 1):  # the mantle's edges over the tunic
        with cv.at(80), cv.at(flip=s > 0), cv.at(-80):
            cv.shape("68,88| 62,104 60,128 58,152| 51,152| 53,126 55,104 60,92|", GOLD, 0.95)
            for i in range(6):
                cv.dot(61.4 - i * 0.95 - (i > 0) * 2, 98 + i * 9, 1.7, RED if i % 2 else BLUE, 0.5)
    # leaf collar
    for x, y, a in (
        (56, 94, -64),
        (64, 98, -40),
        (72, 101, -18),
        (80, 102, 0),
        (88, 101, 18),
        (96, 98, 40),
        (104, 94, 64),
    ):
        with cv.at(x, y, 1.25, a):
            cv.shape("0,-12| -5,-5 -4.4,2 0,8| 4.4,2 5,-5", GREEN, 0.95)
            cv.pen("0,-9 0,6", 0.8, GREEN.dark)
            cv.pen("-2,-6 -2.4,-1 -1,3", 0.7, GREEN.light)
    forearm(cv, (116, 116), BLUE, GOLD, 5)
    with cv.at(116, 115, HAND, 2, flip=True):
        holding_disc(cv, RUDDY)
    _orb(cv, 116, 85)
    with cv.at(116, 115, HAND, 2, flip=True):
        disc_thumb(cv, RUDDY)
    with cv.at(80.5, 57.5, 1.48):
        heads.woodlander(cv)


def _orb(cv: Canvas, x: float, y: float) -> None:
    """The ball of the realm with its cross."""
    with cv.at(x, y):
        cv.shape(
            "-1.8,-13| -1.8,-19| -6,-19| -6,-22.6| -1.8,-22.6| -1.8,-27| 1.8,-27| 1.8,-22.6|"
            " 6,-22.6| 6,-19| 1.8,-19| 1.8,-13|",
            GOLD,
            0.95,
        )
        cv.dot(0, 0, 13.4, GOLD, 1.1)
        cv.shape(
            "-13.2,-1.6| -6,1.6 0,2.4 6,1.6 13.2,-1.6| 12.9,3.4| 6,6.4 0,7 -6,6.4 -12.9,3.4|",
            GREEN,
            0.85,
            weight=0.3,
        )
        cv.shape("-2.4,-13| 2.4,-13| 2.6,2.4| -2.6,2.4|", GREEN, 0.85, weight=0.3)
        for px, py in ((-8.6, 3.4), (0, 4.6), (8.6, 3.4), (0, -3.4), (0, -9)):
            cv.dot(px, py, 1.4, RED, 0.5)
        cv.pen("-10,-5 -7.4,-9 -4.4,-11", 1.2, "#fffdf5")
