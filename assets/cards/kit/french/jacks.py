"""The four jacks: one function, one person."""

from kit.bodies import Tube
from kit.canvas import Canvas
from kit.drapery import ruff
from kit.face import face
from kit.figure import buttons, neck
from kit.geometry import polar
from kit.hair import hair_back, hair_front, moustache
from kit.hands import fist, side_grip_back
from kit.hats import UPRIGHT, beret, brim_hat, plume
from kit.palette import (
    BLUE,
    BLUE_EYE,
    FAIR,
    FLESH,
    GOLD,
    GREEN,
    HAIR_BLACK,
    HAIR_BROWN,
    HAIR_FAIR,
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

from .court import folds, forearm, trunk

HAND = 1.26
FEATHER = Ramp("#b08a63", "#77512f", "#452c18", "#24160c")


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


def hearts(cv: Canvas) -> None:
    """The singer: brown hair under a red cap, a mandolin at his breast."""
    neck(cv, (80, 74), (80, 92), FLESH, 6.8)
    t = trunk(cv, BLUE, 31, waist=6)
    folds(cv, t, BLUE, (-0.8, -0.55, 0.6, 0.82), 0.4, 1)
    cv.shape("72,90| 76,112 78,152| 84,152| 85,112 89,90|", RED, 0.9, weight=0.4)
    buttons(cv, t, 0.02, 0.45, 0.8, 4, GOLD, 1.5)
    _sleeve(cv, -1, 92, GOLD, RED)
    _sleeve(cv, 1, 92, GOLD, RED)
    _mandolin(cv)
    # the hand that stops the strings
    with cv.at(119, 112, HAND, -14):
        side_grip_back(cv, FLESH)
    cv.shape("112,112| 118,109 126,112| 134,130 134,152| 110,152| 110,128", BLUE, 1.1)
    cv.shape("110.6,111 118,107 127,111 126.6,116 118,112.6 111,116.4", LINEN, 0.9, weight=0.5)
    cv.pen("118,120 118,136 117,150", 1.0, BLUE.dark, "in")
    ruff(cv, 80.6, 90, 20, 7.4, 13)
    with cv.at(79, 58, 1.46, -4, flip=True):
        hair_back(cv, "bob", HAIR_BROWN)
        face(cv, "3q", FLESH, HAIR_BROWN, nose="straight", gaze=0.45, mouth="smile", brows=1.1)
        hair_front(cv, "bob", HAIR_BROWN)
        beret(cv, RED, GOLD, LINEN, BLUE)


def _mandolin(cv: Canvas) -> None:
    """Neck up to the right, body at the seam: what is not seen is the other half's."""
    with cv.at(82, 133, 1, 40):
        cv.shape("0,-25 11,-19 18,-4 17,12 9,22 0,25 -9,22 -17,12 -18,-4 -11,-19", WOOD, 1.15)
        cv.shape(
            "0,-21 9,-16 14.6,-3 13.8,10 7,18 0,20.6 -7,18 -13.8,10 -14.6,-3 -9,-16",
            GOLD,
            0.8,
            weight=0,
        )
        for i in range(5):
            cv.pen(f"{-9 + i * 0.6},{-10 + i * 5} {-6 + i},{-6 + i * 5}", 0.6, GOLD.dark)
        cv.dot(0, -6, 6.6, INK, 0.8)
        cv.dot(0, -6, 6.6, None, 1.6, opacity=None)
        for a in range(0, 360, 45):
            cv.dot(*polar(9.2, a, 0, -6), 0.9, RED)
        cv.shape("-3.4,-13| -2.6,-48| 2.6,-48| 3.4,-13|", LEATHER, 1.0)
        for y in (-19, -25, -31, -36, -41, -45):
            cv.pen(f"-3,{y} 3,{y}", 0.7, GOLD.light, "none")
        cv.shape("-3,-47| -4.6,-53 -5,-61 0,-65 5,-61 4.6,-53 3,-47|", LEATHER, 1.0)
        for s in (-1, 1):
            for y in (-52, -56.6, -61):
                cv.pen(f"{s * 4},{y} {s * 7.4},{y}", 1.2, taper="none")
                cv.dot(s * 8.4, y, 1.6, LINEN.light, 0.6)
        for x in (-1.5, -0.5, 0.5, 1.5):
            cv.pen(f"{x},16 {x},-60", 0.34, "#fffdf5", "none")
        cv.shape("-6,12| 6,12| 6,14.4| -6,14.4|", LEATHER, 0.7, weight=0)


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
    _sleeve(cv, 1, 93, BLUE, LINEN)
    cv.shape("68,88 80,92.6 93,88 94,92 80,97.6 66,92", LINEN, 0.95, weight=0.5)
    forearm(cv, (117, 116), RED, LEATHER, 4)
    with fist(cv, 117, 117, -6, LEATHER, "back", size=HAND * 1.06):
        _falcon(cv, 116, 92)
    cv.shape("109,113 117,110 126,114 127.6,122 117,119 107.6,121", LEATHER, 1.0)
    for x in (111, 117, 123):
        cv.pen(f"{x},113.4 {x + (x - 117) * 0.1},119", 0.7, LEATHER.dark)
    with cv.at(78, 58, 1.46, 2):
        hair_back(cv, "curls", HAIR_BLACK)
        face(cv, "3q", OLIVE, HAIR_BLACK, nose="straight", gaze=0.5, brows=1.4, mouth="calm")
        hair_front(cv, "short", HAIR_BLACK)
        beret(cv, BLUE, RED, GOLD, RED, -3, -1)


def _falcon(cv: Canvas, x: float, y: float) -> None:
    """A falcon that looks at its master, wings folded."""
    with cv.at(x, y, 1.12, 4):
        cv.shape("4,12| 9,24| 12.6,33| 7.6,34.6| 3,24| -1,14", FEATHER, 0.95)  # tail
        for s in ("6,18 10,32", "3,18 8.4,33"):
            cv.pen(s, 0.7)
        cv.shape("-5,-15 -9.4,-8 -10,2 -7,11 -2,16 4,15 8,8 8,-4 4,-14", LINEN, 1.05)
        for r in range(5):  # the barred breast
            for i in range(3):
                px, py = -7.6 + i * 3.4 + r % 2 * 1.4, -6 + r * 4.2
                cv.pen(f"{px},{py} {px + 1},{py + 1.4} {px + 2},{py}", 0.8, WOOD.deep)
        cv.shape("1,-12 8,-8 11.6,2 11,13 13,24| 7,20 2,12 -.6,2 -1,-6", FEATHER, 1.05)  # wing
        for s in ("3,-6 7,2 9,14", "1.4,0 5,8 8,17", "6,-7 9.6,2 10.6,15"):
            cv.pen(s, 0.8, FEATHER.dark)
        cv.pen("2.4,-8 6.6,-5 8.8,0", 0.9, FEATHER.light)
        for s in ("0,4 3,7 6,6.4", "1,9 4.4,12 8,11"):
            cv.pen(s, 0.7, FEATHER.light)
        # head with hood mark and hooked bill, turned to the left
        cv.shape("-7,-20 -3.4,-25.6 2,-25 5,-20 4.4,-13 -1,-10.6 -6,-13", FEATHER, 1.0)
        cv.shape("-6.6,-17.4 -3,-17 -1,-13.4 -3,-11.6 -6.4,-13.4", LINEN, 0.6, weight=0)
        cv.shape("-6.4,-20.6| -9.4,-20 -11,-17 -10.2,-14.6| -9,-16.4 -6.4,-16.6|", GOLD, 0.85)
        cv.dot(-3.6, -20, 1.9, GOLD, 0.6)
        cv.dot(-3.8, -20, 0.95, INK)
        cv.pen("-2.4,-16 -3,-13.4", 1.2)
        for dx in (-4, 1):  # feet and jesses
            cv.shape(f"{dx - 1.4},13| {dx + 1.8},13| {dx + 2.4},20 {dx - 2.6},20", GOLD, 0.8)
        cv.pen("-4,18 -9,22 -10,30", 1.5, RED.dark, "none")


def spades(cv: Canvas) -> None:
    """The guardsman, in profile: steel morion, fair moustache, halberd."""
    neck(cv, (80, 74), (80, 92), RUDDY, 7.6)
    t = trunk(cv, GREEN, 31, waist=6)
    folds(cv, t, GREEN, (-0.84, 0.84), 0.36, 1)
    for v in (-0.66, -0.33, 0.33, 0.66):
        cv.shape(t.panel(v - 0.09, v + 0.09, 0.34, 1), GOLD, 0.7, weight=0)
    cv.pen(t.points(0, 0.3, 1), 1.0)
    buttons(cv, t, 0.05, 0.42, 0.86, 5, GOLD, 1.5)
    for s in (-1, 1):
        _sleeve(cv, s, 92, GOLD, GREEN)
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
    with cv.at(80, 58, 1.46, -2, flip=True):
        hair_back(cv, "nape", HAIR_FAIR)
        face(
            cv, "profile", RUDDY, HAIR_FAIR, nose="hook", brows=1.4, age=1, iris=BLUE_EYE, frown=0.3
        )
        moustache(cv, "curl", HAIR_FAIR, "profile")
        hair_front(cv, "profile short", HAIR_FAIR)
        _morion(cv)


def _morion(cv: Canvas) -> None:
    """An open helmet with a comb and a brim that turns up before and behind."""
    plume(cv, ((-6, -12), (-10, -17), (-15, -16), (-18, -9), (-16.6, 1)), 4.2, RED)
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
    _sleeve(cv, -1, 92, RED, GOLD)
    _sleeve(cv, 1, 92, RED, GOLD)
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
        hair_back(cv, "nape", HAIR_FAIR)
        face(
            cv,
            "3q",
            FAIR,
            HAIR_FAIR,
            nose="snub",
            iris=BLUE_EYE,
            gaze=0.35,
            mouth="smile",
            brows=1.0,
        )
        hair_front(cv, "bob", HAIR_FAIR)
        brim_hat(cv, GREEN, GREEN, RED, band=GOLD, sweep=UPRIGHT)


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
