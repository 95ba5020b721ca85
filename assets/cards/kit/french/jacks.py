"""The four jacks: one function, one person."""

from kit.bodies import Tube
from kit.canvas import Canvas
from kit.drapery import ruff
from kit.figure import buttons, neck
from kit.geometry import polar
from kit.hands import fist
from kit.hats import plume
from kit.palette import (
    BLUE,
    FAIR,
    FLESH,
    GOLD,
    GREEN,
    INK,
    LEATHER,
    LINEN,
    OLIVE,
    RED,
    RUDDY,
    SILVER,
    WOOD,
    Ramp,
)

from . import heads
from .court import folds, forearm, trunk

HAND = 1.26
SLATE = Ramp("#a9b7c6", "#62758b", "#3a4a5d", "#1f2a38")  # of a falcon's back
LUTE = 62.0, 113.0, 1.0, 62.0  # where the lute lies
ROSE = -9.0  # where its rose is
PERCH = 119.0, 99.0, 0.94, 3.0  # where the falcon stands


def _sleeve(cv: Canvas, side: int, top: float, ramp: Ramp, slash: Ramp | None, low=34.0) -> None:
    """A young man's sleeve: narrow at the shoulder, slashed in long ribs."""
    with cv.at(80 + side * 24, top), cv.at(flip=side < 0):
        cv.shape(
            f"-1,1| 7,-3 15,-1.6 21,7 25,20 28,{low + 4} 31,{low + 26}| 12,{low + 26}| 7,24 0,10",
            ramp,
            1.15,
        )
        for i in range(4):
            u = i / 3
            a, b = (4 + 7 * u, 2 - u), (12 + 12 * u, low + 4)
            m = (6 + 14 * u, 17)
            if slash:
                cv.shape(
                    [(*a, 1), (m[0] - 2, m[1]), (*b, 1), (m[0] + 2, m[1])], slash, 0.75, weight=0
                )
            else:
                cv.pen([a, m, b], 1.0, ramp.dark)
            cv.pen([(a[0] - 2, a[1] + 5), (m[0] - 3.4, m[1])], 0.8, ramp.light)


def _balloon(cv: Canvas, side: int, top: float, ramp: Ramp, pane: Ramp) -> None:
    """A short round sleeve of panes over a narrow one, gathered by a band above the elbow."""
    with cv.at(80 + side * 24, top), cv.at(flip=side < 0):
        cv.shape("6,24| 20,24| 27,44 29,60| 12,60| 9,44|", pane, 1.1)
        cv.shape("-2,3| 6,-4 17,-3 26,5 28,15 24,25 14,29 4,25 0,15|", ramp, 1.15)
        for i in range(3):
            u = i - 1
            a, b = (8 + u * 5, -3.4 + abs(u) * 1.4), (13 + u * 5.6, 27 - abs(u) * 2)
            m = (12 + u * 9.4, 12)
            cv.shape([(*a, 1), (m[0] - 2.6, m[1]), (*b, 1), (m[0] + 2.6, m[1])], pane, 0.8, 0)
        cv.shape("4,23.4 14,27.4 24.4,23.4| 24.8,27 14,31 4.4,27|", pane, 0.9, weight=0.4)


def _ringed(cv: Canvas, side: int, top: float, ramp: Ramp, ring: Ramp) -> None:
    """A soldier's sleeve, tied into rolls one above the other."""
    with cv.at(80 + side * 24, top), cv.at(flip=side < 0):
        sleeve = Tube.limb("9,2,10 13,16,11.4 16.4,30,11.8 19,44,11.6 20.6,60,11")
        cv.tube(sleeve, ramp, 1.15)
        for i in range(5):
            t = 0.16 + i * 0.17
            cv.shape(sleeve.band(t, t + 0.05, 1.6, 1.06), ring, 0.9, weight=0.4)
            for v in (-0.6, -0.1, 0.4):
                cv.pen(sleeve.points(v, t + 0.06, t + 0.13), 0.9, ramp.dark)


def hearts(cv: Canvas) -> None:
    """The singer: brown hair under a red cap, a lute at his breast."""
    neck(cv, (80, 74), (80, 92), FLESH, 6.8)
    t = trunk(cv, BLUE, 31, waist=6)
    folds(cv, t, BLUE, (-0.8, -0.55, 0.6, 0.82), 0.4, 1)
    cv.shape("72,90| 76,112 78,152| 84,152| 85,112 89,90|", RED, 0.9, weight=0.4)
    buttons(cv, t, 0.02, 0.45, 0.8, 4, GOLD, 1.5)
    for s in (-1, 1):
        _balloon(cv, s, 92, RED, LINEN)
    _lute(cv)
    forearm(cv, (107, 112), BLUE, LINEN, 12)
    cv.shape("101.4,113| 101,107 101,103| 109,101| 110.6,106 111.6,112|", FLESH, 0.85)
    _stopping(cv, FLESH)
    cv.shape("102.6,108| 102.2,101| 107.4,99| 110,107|", FLESH.mid, 0)
    with cv.at(-5, 3.4):
        _plucking(cv, FLESH, BLUE, LINEN)
    ruff(cv, 80.6, 90, 20, 7.4, 13)
    with cv.at(79, 58, 1.46, -4, flip=True):
        heads.singer(cv)


def _lute(cv: Canvas) -> None:
    """A whole lute across the breast: its neck up to the right, the peg-box bent back."""
    with cv.at(*LUTE):
        with cv.at(0, -54, 1, -58):
            cv.shape("-2.6,2| -2.2,-17 2.2,-17| 2.8,1|", LEATHER, 1.0)
            for s in (-1, 1):
                for y in (-4, -9, -14):
                    cv.pen(f"{s * 2.4},{y} {s * 5.4},{y}", 1.2, taper="none")
                    cv.dot(s * 6.2, y, 1.5, LINEN.light, 0.6)
        cv.shape("0,-26| 8,-17 15,-5 15.6,6 9.4,15 0,17.6 -9.4,15 -15.6,6 -15,-5 -8,-17", WOOD, 1.2)
        cv.shape(
            "0,-24.4| 7,-16 12.6,-4.6 13,5.4 7.8,12.8 0,15 -7.8,12.8 -13,5.4 -12.6,-4.6 -7,-16",
            GOLD,
            0.8,
            weight=0,
        )
        cv.dot(0, ROSE, 5.8, LEATHER.dark, 1.0)
        for a in range(0, 360, 60):
            cv.pen([polar(1.6, a, 0, ROSE), polar(4.8, a + 24, 0, ROSE)], 0.9, GOLD.mid)
        cv.dot(0, ROSE, 1.5, GOLD, 0.5)
        for a in range(0, 360, 45):
            cv.dot(*polar(7.6, a, 0, ROSE), 0.8, RED)
        cv.shape("-2.9,-22| -2.5,-55| 2.5,-55| 2.9,-22|", LEATHER, 1.0)
        for y in (-27, -32, -36.4, -40.6, -44.6, -48.4):
            cv.pen(f"-2.8,{y} 2.8,{y}", 0.7, GOLD.light, "none")
        for x in (-1.6, -0.5, 0.6, 1.7):
            cv.pen(f"{x},9 {x * 0.9},-54", 0.42, "#fffdf5", "none")
        cv.shape("-6.4,8.4| 6.4,8.4| 6.4,11| -6.4,11|", LEATHER, 0.7, weight=0)
        cv.shape("-3,-56| 3,-56| 3,-53.6| -3,-53.6|", LINEN, 0.7, weight=0)


def _stopping(cv: Canvas, skin: Ramp) -> None:
    """The hand that stops the strings: its fingers come over the neck from below."""
    with cv.at(*LUTE):
        cv.shape("3,-34| 8,-33 12,-35 12.6,-43 9,-47.4 3,-46|", skin, 0.85, weight=0.8)
        for y, reach in ((-35.4, -0.4), (-38.9, -2), (-42.4, -2.2), (-45.6, -1.2)):
            nodes = f"5.6,{y - 0.2},1.6 2.4,{y},1.7 {reach},{y + 0.5},1.3"
            cv.tube(Tube.limb(nodes, per=4), skin, 0.75, ends=(True, True), weight=0.5)
        cv.shape("5,-35| 9,-35 10,-44 5,-45.4|", skin.mid, 0)


def _plucking(cv: Canvas, skin: Ramp, sleeve: Ramp, cuff: Ramp) -> None:
    """The arm that comes round the foot of the lute, and the hand over the strings."""
    arm = Tube.limb("27,142,9 37,131,8 48,124.6,6.4 55,121.4,5")
    cv.tube(arm, sleeve, 1.1)
    for v in (-0.4, 0.3):
        cv.pen(arm.points(v, 0.9, 0.3, v * 1.1), 0.9, sleeve.dark, "in")
    for nodes in (
        "62,120,1.5 67.4,119.4,1.6 70.6,122,1.2",
        "61.6,117.4,1.6 68,116.4,1.6 71.6,119,1.2",
        "61,115,1.6 67.4,113.2,1.6 71.4,115.4,1.2",
    ):
        cv.tube(Tube.limb(nodes, per=4), skin, 0.75, ends=(True, True), weight=0.5)
    cv.shape("54,116.6| 59,112.4 64,112.6 65.6,116 64.4,121 59,123.6 55.6,124|", skin, 0.85)
    cv.tube(Tube.limb("60,114,1.7 65,110.8,1.6 69.6,110.6,1.2", per=4), skin, 0.75, (True, True))
    cv.shape("58.6,113.6 62.4,112.8 63.6,116 61,119 58.6,118", skin.mid, 0)
    cv.shape(arm.band(0.84, 1.02, 0.8, 1.3), cuff, 0.9, weight=0.5)


def diamonds(cv: Canvas) -> None:
    """The falconer: dark curls, a feathered blue cap, his bird on the glove."""
    neck(cv, (80, 74), (80, 92), OLIVE, 7)
    t = trunk(cv, RED, 31, waist=6)
    folds(cv, t, RED, (-0.84, -0.62, 0.62, 0.84), 0.36, 1)
    cv.shape("66,90| 70,112 73,152| 87,152| 90,112 94,90|", LINEN, 0.9, weight=0.5)
    for y in (106, 114, 122):
        cv.pen(f"72,{y} 88,{y + 5}", 1.1, BLUE.mid, "none")
        cv.pen(f"88,{y} 72,{y + 5}", 1.1, BLUE.mid, "none")
    for s in (-1, 1):
        with cv.at(80), cv.at(flip=s < 0):
            cv.shape("10,89| 22,92 27,101 20,108 13,118 8,152| 3.6,152| 8,118 9,104", GOLD, 1.0)
            for x, y in ((15, 95), (19.6, 100), (14.6, 106.6), (10.8, 114), (8.4, 123)):
                cv.dot(x, y, 1.5, BLUE, 0.5)
    _sleeve(cv, -1, 93, BLUE, LINEN)
    _sleeve(cv, 1, 93, BLUE, None)  # plain, behind the bird
    cv.shape("68,88 80,92.6 93,88 94,92 80,97.6 66,92", LINEN, 0.95, weight=0.5)
    _tail(cv)
    cv.shape(  # the glove: a fist from above, one thumb, a wide cuff
        "107,101 111,97.6 119,97 126,98.4 128.4,103 127,110 131,126| 119,124 106,127| 109,111",
        GREEN,
        1.15,
    )
    cv.pen("108.6,104 112.4,107.6 117,107", 1.0, GREEN.deep)
    cv.pen("108.4,112 118,114.4 127.6,111.6", 2.6, taper="none")
    cv.pen("108.4,112 118,114.4 127.6,111.6", 1.6, GOLD.mid, "none")
    _falcon(cv)
    with cv.at(78, 58, 1.46, 2):
        heads.falconer(cv)


def _tail(cv: Canvas) -> None:
    """The falcon's tail, behind the fist."""
    with cv.at(*PERCH):
        cv.shape("3,-14| 10,-12| 15.6,13| 12,16.4 8.4,14.4|", SLATE, 1.0)
        for p in ("6,-6 12.4,14", "8.4,-6 13.8,12"):
            cv.pen(p, 0.7, SLATE.deep)


def _falcon(cv: Canvas) -> None:
    """A falcon on the fist that looks at its master: wing folded, feet on the plain glove."""
    with cv.at(*PERCH):
        cv.shape("-4,-38 -9,-30 -10,-19 -6,-9 1,-6 7,-9 10,-20 8,-32 3,-38", LINEN, 1.1)
        for r, y in enumerate((-29, -25.4, -21.8, -18.2, -14.6)):  # the barred breast
            for i in range(3):
                px = -7.6 + i * 3.2 + r % 2 * 1.4
                cv.pen(f"{px},{y} {px + 1},{y + 1.2} {px + 2},{y}", 0.8, SLATE.deep)
        for p in (
            "-5,-11| -7,-5 -5.4,-1| -3,-1| -1,-5 -.6,-10|",
            "1,-10| .4,-5 2,-1| 4.4,-1| 7,-5 7.4,-11|",
        ):
            cv.shape(p, LINEN, 0.9)
        wing = "1,-35 7,-33.6 11.4,-25 12,-13 15,3| 9.6,-1.6 3.4,-10 .4,-20 -.6,-29"
        cv.shape(wing, SLATE, 1.15)
        for p in ("2.4,-24 7,-17 11.4,-9", "3,-17 7,-11 12,-3.6", "5,-29 9,-22 11.6,-14"):
            cv.pen(p, 0.9, SLATE.deep)
        for p in ("2,-28 5,-25.4 8,-26", "2.6,-22.6 5.6,-20 9,-20.6"):
            cv.pen(p, 0.9, SLATE.light)
        # the head: dark cap, pale cheek with its dark stripe, hooked bill
        cv.shape("-8.4,-40 -7,-46 -2,-48.6 3.4,-46.6 6,-41 4.6,-35 -1,-33 -6.4,-35", SLATE, 1.05)
        cv.shape("-7.4,-38.4 -3.6,-39.6 1.6,-38 1,-34.4 -2,-33.6 -6,-35", LINEN, 0.6, weight=0)
        cv.shape("-5,-39.6| -2.4,-39.6| -3,-34.6|", SLATE.deep, 0)
        cv.shape("-7.6,-42.6| -11,-42 -13,-38.6 -12,-35.4| -10.6,-37.6 -7.4,-37.8|", GOLD, 0.95)
        cv.pen("-8,-39.6 -10.6,-39.4", 0.6)
        cv.dot(-4.4, -42, 2.1, GOLD, 0.7)
        cv.dot(-4.7, -42, 1.1, INK)
        for x in (-4.2, 3.2):  # feet: three toes over the glove
            for dx in (-3, 0, 3):
                toe = f"{x},-1,1.3 {x + dx * 0.7},1.6,1.3 {x + dx},5,0.7"
                cv.tube(Tube.limb(toe, per=4), GOLD, 0.8, ends=(True, True), weight=0.3)
            cv.shape(f"{x - 1.6},-3| {x + 1.6},-3| {x + 1.8},.6| {x - 1.8},.6|", GOLD, 0.8)


def spades(cv: Canvas) -> None:
    """The guardsman, in profile: steel morion, fair moustache, halberd."""
    neck(cv, (80, 66), (80, 92), RUDDY, 7.4)
    t = trunk(cv, GREEN, 31, waist=6)
    folds(cv, t, GREEN, (-0.84, 0.84), 0.36, 1)
    for v in (-0.66, -0.33, 0.33, 0.66):
        cv.shape(t.panel(v - 0.09, v + 0.09, 0.34, 1), GOLD, 0.7, weight=0)
    cv.pen(t.points(0, 0.3, 1), 1.0)
    buttons(cv, t, 0.05, 0.42, 0.86, 5, GOLD, 1.5)
    for s in (-1, 1):
        _ringed(cv, s, 92, GOLD, GREEN)
        with cv.at(80 + s * 24, 92), cv.at(flip=s < 0):
            cv.shape("-3,1| 6,-4 18,-1 26,9| 25,14 13,9 0,9|", SILVER, 1.05)
            cv.dot(12, 3.6, 2.2, GOLD, 0.7)
            cv.pen("1,5.4 12,5.6 24,10.6", 0.7, SILVER.dark)
    cv.shape("60,94 70,87 80,90 91,87 101,94 96,102 80,106 65,102", SILVER, 1.1)
    cv.pen("64,95 80,100 97,95", 0.9, SILVER.dark)
    cv.pen("67,92 74,94.6 80,95.4", 1.0, "#ffffff")
    for x in (66, 73, 80, 87, 94):
        cv.dot(x, 101.6 - abs(x - 80) * 0.2, 1.2, GOLD, 0.5)
    forearm(cv, (125, 116), GREEN, LINEN, 1)
    with fist(cv, 125, 115, 0, RUDDY, "back", size=HAND, arm=-6, flip=True):
        _halberd(cv, 124)
    with cv.at(79, 58, 1.46, 2):
        heads.guardsman(cv)
        _morion(cv)


def _morion(cv: Canvas) -> None:
    """An open helmet with a comb and a brim that turns up before and behind."""
    plume(cv, ((-5, -12), (-8, -17.6), (-11, -18), (-13, -13), (-12.6, -5)), 3.6, RED)
    cv.shape("-10.6,-6 -11,-13 -6,-20 1,-21.4 7.6,-17.6 9.6,-10 9,-5.6 0,-7.4", SILVER, 1.15)
    cv.shape("-9,-13 -6,-22 1,-26.4 6,-23.4 8.6,-15| 6,-19 0,-20.8 -5.6,-18.6", SILVER, 1.0)
    cv.pen("-4.6,-17 0,-19 5,-17.4", 0.9, SILVER.dark)
    cv.pen("-8,-11 -5.4,-16 -1,-17.6", 1.4, "#ffffff")
    cv.shape(
        "-17,-11.6| -10.6,-7 0,-9 10,-8 17.6,-14| 15,-5.6 8,-3 0,-4 -9,-2.6 -14.6,-5.6", SILVER, 1.1
    )
    cv.pen("-13,-7.6 -6,-5.6 4,-6 13,-8.6", 0.9, SILVER.dark)
    for x, y in ((-8.6, -8.6), (-4, -9.2), (0.6, -9.6), (5, -9.4), (8.6, -9)):
        cv.dot(x, y, 1.1, GOLD, 0.5)
    cv.dot(-7.4, -11.6, 2, GOLD, 0.7)


def _halberd(cv: Canvas, x: float) -> None:
    """An axe, a hook and a spike on a red staff."""
    with cv.at(x, 0):
        cv.shape("-1.9,124| -1.9,50| 1.9,50| 1.9,124|", RED, 0.95)
        cv.pen("-.6,120 -.6,54", 0.7, RED.light, "none")
        cv.shape("-2.4,36| 0,15| 2.4,36| 2,46| -2,46|", SILVER, 1.0)
        cv.pen("0,20 0,44", 0.7, SILVER.dark)
        cv.shape("-2,40| -8,36 -14,33.4| -12.4,44 -14,55.6| -8,52 -2,50|", SILVER, 1.05)
        cv.pen("-11.4,37 -10,44.4 -11.4,52", 0.9, SILVER.dark)
        cv.pen("-5,41.6 -8,40", 0.8, "#ffffff")
        cv.shape("2,41| 7,40 12.6,36.6| 10,44 2,49|", SILVER, 1.0)
        cv.dot(-6, 45, 1.4, "#fffaf0", 0.7)
        cv.shape("-3,48| 3,48| 2.8,56| -2.8,56|", GOLD, 0.85)
        for i in range(5):
            u = -4 + i * 2
            cv.pen(
                f"{u * 0.5},56 {u},62 {u * 1.2},67", 1.3, RED.dark if i % 2 else GOLD.dark, "out"
            )


def clubs(cv: Canvas) -> None:
    """The huntsman: fair hair, feathered green hat, a horn at his lips' height."""
    neck(cv, (80, 74), (80, 92), FAIR, 6.8)
    t = trunk(cv, GREEN, 31, waist=6)
    folds(cv, t, GREEN, (-0.84, -0.5, 0.5, 0.84), 0.36, 1)
    cv.shape("68,92| 80,106 92,92| 88,89 72,89|", LINEN, 0.9, weight=0.4)
    cv.pen("74,95 80,103 86,95", 0.7, LINEN.dark)
    cv.pen("80,106 80,152", 1.1)
    for i in range(5):  # frogs across the breast
        y = 110 + i * 7
        cv.pen(f"70,{y} 80,{y + 1.4} 90,{y}", 2.6, taper="none")
        cv.pen(f"70,{y} 80,{y + 1.4} 90,{y}", 1.5, GOLD.mid, "none")
        cv.dot(80, y + 1.2, 1.7, GOLD, 0.6)
    cv.shape("56,93| 62,91| 110,140| 104,152| 96,146", LEATHER, 1.0)  # baldric
    cv.pen("60,94 102,140", 0.7, GOLD.mid, "none")
    _sleeve(cv, -1, 92, RED, None)
    _sleeve(cv, 1, 92, RED, None)
    cape = (
        "52,90 62,87 70,88 80,95 90,88 98,87 108,90 112,97 100,101 88,99 80,103 72,99 60,101 48,97"
    )
    cv.shape(cape, BLUE, 1.1)
    for p in ("56,97 62,92 70,91", "104,97 98,92 90,91", "66,98 70,94 76,95", "94,98 90,94 84,95"):
        cv.pen(p, 0.9, BLUE.dark)
    cv.dot(80, 98, 2.6, GOLD, 0.8)
    forearm(cv, (117, 116), GREEN, LINEN, 4)
    with fist(cv, 117, 115, -8, FAIR, "fingers", size=HAND, arm=-14, flip=True):
        _horn(cv)
    with cv.at(79, 58.5, 1.46, 3, flip=True):
        heads.huntsman(cv)


def _horn(cv: Canvas) -> None:
    """A hunting horn, bell upwards, with golden mounts and a cord."""
    horn = Tube.limb("108,119,1.8 115,110,2.6 119.6,99,3.8 122,88,5.2 122.6,77,6.8 121,68,8.6")
    cv.pen("108,116 100,122 98,134", 2.2, taper="none")
    cv.pen("108,116 100,122 98,134", 1.2, RED.mid, "none")
    cv.tube(horn, LINEN, 1.1)
    cv.rounding(horn, 0.1, 0.95, 14, 0.4, 0.55, 1.6)
    for a, b in ((0.9, 1.0), (0.5, 0.56), (0.18, 0.24)):
        cv.shape(horn.band(a, b, 1.4, 1.08), GOLD, 0.9, weight=0.5)
    for v in (-0.6, 0, 0.6):
        cv.dot(*horn.at(0.955, v), 1.4, RED, 0.5)
    with cv.at(*horn.at(1, 0), 1, -12):
        cv.dot(0, -0.6, 8.9, GOLD, 1.0, ry=3.3)
        cv.dot(0, -0.4, 7, LEATHER.dark, 0.7, ry=2.2)
    cv.pen(horn.points(-0.4, 0.3, 0.86), 1.2, "#ffffff")
