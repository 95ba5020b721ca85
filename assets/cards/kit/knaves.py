"""The four Fanti: pose, clothes, face."""

from . import heads
from .canvas import Canvas
from .drapery import drape, ruff
from .emblems import held_club, held_coin, held_cup, held_sword
from .figure import arm, belt, breeches, buttons, ground, leg, neck, shoe, skirt, stage, torso
from .hands import (
    disc_thumb,
    grip_fingers,
    grip_palm,
    holding_disc,
    on_hip,
    relaxed,
    side_grip_back,
)
from .palette import (
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
)


def denari(cv: Canvas) -> None:
    """A merchant's boy who shows a coin; weight on one leg, purse in hand."""
    ground(cv, GOLD)
    with stage(cv):
        shoe(cv, (58, 238), LEATHER, -1, 3)
        leg(cv, (81, 146), (65, 188), (59, 236), BLUE, -1)
        shoe(cv, (88, 239), LEATHER, 1)
        leg(cv, (93, 142), (93, 190), (87, 237), BLUE, 1)
        breeches(cv, (80, 139), (66, 184), RED, n=3)
        breeches(cv, (94, 139), (93, 186), RED, n=3)
        # hanging arm with the purse
        arm(cv, (101, 92), (113, 120), (115, 146), GOLD, puff=RED)
        cv.shape(
            "111,160 107,168 107.6,176 113,180 119.4,178 121.6,171 118.6,163 116.6,159",
            LEATHER,
            0.95,
        )
        for s in ("113,162 110.6,169 111.6,176", "116,162 117.4,169 116.6,177"):
            cv.pen(s, 0.7, LEATHER.dark)
        with cv.at(115, 147, 1, 178):
            side_grip_back(cv)
        cv.shape("110.6,159.6 114.6,161.4 118.4,159.4 118,162.6 114.6,164 111,162.8", GOLD, 0.7)
        for cord in ("112,162 108.6,167 110,173", "117,162.4 120.6,168 119,176"):
            cv.pen(cord, 1.5, INK, "none")
            cv.pen(cord, 0.7, GOLD.mid, "none")
            x, y = (float(v) for v in cord.split()[-1].split(","))
            cv.dot(x, y + 1, 1.2, GOLD, 0.6)
        # trunk
        neck(cv, (82, 72), (82, 86))
        t = torso(
            cv,
            "83,81,6 82.4,84,14 81.4,90,20 80.6,103,18.5 82,117,14.5 84.4,128,13 86,134,14",
            BLUE,
        )
        cv.shape(
            "80,83| 71,86 65,92| 73,107 80.6,125| 82.6,125| 90,106 99,92| 93,86 86,83|",
            LINEN,
            0.9,
            weight=0.5,
        )
        cv.pen("70,91 76,106 81,120", 0.6, LINEN.dark)
        cv.pen("95,91 89,105 83,119", 0.6, LINEN.dark)
        cv.shape("75.6,84| 79,104 81.4,122| 86.6,104 90,84|", GOLD, 0.8, weight=0.3)
        for y in (90, 96, 102, 108):
            cv.pen(
                f"{77.4 + (y - 90) * 0.13},{y} 82.4,{y + 1.6} {88.6 - (y - 90) * 0.17},{y}",
                0.7,
                GOLD.dark,
            )
        skirt(cv, t, 12, 7, BLUE, 5)
        belt(cv, t, 0.84, 0.96, GOLD, GOLD, 0.05)
        cv.shape("76,82 82.4,86 89,82 89.4,85 82.6,89.4 75.6,85", LINEN, 0.8, weight=0.4)
        # raised arm with the coin
        arm(cv, (63, 94), (38, 106), (35, 68), GOLD, puff=RED)
        with cv.at(35, 66, 1, -6):
            holding_disc(cv)
        with cv.at(31.5, 42):
            held_coin(cv, 17)
        with cv.at(35, 66, 1, -6):
            disc_thumb(cv)
        with cv.at(83.4, 63, 1.09, -4, flip=True):
            heads.merchant(cv)


def coppe(cv: Canvas) -> None:
    """A page with fair curls, frontal, cup on his palm, hand at his dagger."""
    ground(cv, RED)
    with stage(cv):
        shoe(cv, (75, 239), BLUE, view="front", bow=GOLD)
        leg(cv, (73, 142), (73, 190), (75, 237), RED, -1)
        shoe(cv, (105, 236), BLUE, 1, 6, bow=GOLD)
        leg(cv, (88, 142), (99, 187), (104, 234), RED, 1)
        breeches(cv, (72, 138), (73, 181), BLUE, slash=GOLD, band=None)
        breeches(cv, (89, 138), (98, 179), BLUE, slash=GOLD, band=None)
        for x, y, s in ((73, 184, -1), (98.6, 182, 1)):  # garters with bows
            cv.shape(
                (
                    f"{x - 7.6},{y - 2}| {x},{y} {x + 7.6},{y - 2}| {x + 7.4},{y + 2.6}|"
                    f" {x},{y + 4.4} {x - 7.4},{y + 2.6}|"
                ),
                GOLD,
                0.9,
            )
            bx = x + s * 7
            cv.shape(
                (
                    f"{bx},{y + 0.6} {bx + s * 4},{y - 3.6} {bx + s * 8},{y - 1.6}"
                    f" {bx + s * 6},{y + 2}"
                ),
                GOLD,
                0.8,
            )
            cv.shape(
                (
                    f"{bx},{y + 0.6} {bx + s * 2},{y + 6} {bx + s * 3},{y + 12}|"
                    f" {bx + s * 5.4},{y + 10}| {bx + s * 4},{y + 4}"
                ),
                GOLD,
                0.8,
            )
            cv.dot(bx, y + 0.8, 1.6, GOLD, 0.7)
        # dagger behind the hip
        cv.shape("102,134| 121,157| 124,166| 116.6,161| 98,138|", LEATHER, 0.9)
        cv.pen("101,138 112,151 121,162", 0.8, LEATHER.light)
        cv.shape("118.6,155| 121,157.4 124.4,166.4 116.4,160.6|", GOLD, 0.8)
        cv.shape("88,120| 91,117.6| 100.4,131| 97,133.4|", GOLD, 0.85)
        cv.dot(89, 118.4, 2.3, GOLD, 0.8)
        cv.shape("104.6,128.4| 106.6,131| 95,139.4| 93,136.6|", GOLD, 0.85)
        # arm akimbo
        arm(cv, (99, 93), (121, 112), (104, 131), GREEN, puff=GREEN, fore=RED, cuff=LINEN)
        with cv.at(104, 131, 0.95, 216):
            on_hip(cv, FAIR)
        neck(cv, (80, 72), (80, 86), FAIR)
        t = torso(
            cv, "80,81,6 80.4,84,14 81,90,19.4 81.6,103,18 81,117,14 79.8,128,12.6 79,134,13.6", RED
        )
        cv.shape("78.4,86| 78.8,110 78.4,133| 83,133| 83.2,110 83,86|", GOLD, 0.8, weight=0.3)
        buttons(cv, t, 0.03, 0.22, 0.8, 6, BLUE)
        skirt(cv, t, 10, 6, RED, 5, trim=GOLD)
        belt(cv, t, 0.84, 0.96, GREEN, GOLD, 0.02)
        with cv.at(104, 131, 0.95, 216):
            on_hip(cv, FAIR)
        # cup arm
        arm(cv, (61.5, 93), (40, 104), (34, 74), GREEN, puff=GREEN, fore=RED, cuff=LINEN)
        with cv.at(34, 73, 1, 0):
            grip_palm(cv, FAIR)
        with cv.at(34, 68):
            held_cup(cv, 40)
        with cv.at(34, 73, 1, 0):
            grip_fingers(cv, FAIR)
        # scalloped collar
        pts = []
        for i in range(13):
            f = i / 12
            x = 59 + 42 * f
            y = 87 + 12 * (1 - (2 * f - 1) ** 2) ** 0.7 + (2.2 if i % 2 else 0)
            pts.append((x, y))
        cv.shape([(72, 82, 1), *pts, (88, 82, 1), (80, 86)], LINEN, 0.95)
        for i in range(1, 12):
            x, y = pts[i]
            cv.pen([(x, y - 0.6), (80 + (x - 80) * 0.55, 86.5)], 0.6, LINEN.dark, "out")
        with cv.at(80, 62.4, 1.08, 3):
            heads.page(cv)


def spade(cv: Canvas) -> None:
    """A dark, long-haired squire keeping guard with the upright sword."""
    ground(cv, BLUE)
    with stage(cv):
        drape(
            cv,
            "66,86 54,104 48,130 43,160",
            "96,86 104,110 108,136 110,158",
            BLUE,
            5,
            2.4,
            trim=GOLD,
            trim_w=0.07,
        )
        shoe(cv, (84, 239), LEATHER, view="front")
        leg(cv, (89, 142), (88, 190), (84, 237), LINEN, 1)
        shoe(cv, (57, 238), LEATHER, -1, 4)
        leg(cv, (74, 142), (63, 187), (58, 236), LINEN, -1)
        breeches(cv, (90, 138), (88, 183), GOLD, slash=BLUE, full=1.08)
        breeches(cv, (73, 138), (64, 180), GOLD, slash=BLUE, full=1.08)
        neck(cv, (80, 72), (80, 86), OLIVE)
        t = torso(
            cv,
            "80,81,6 79.6,84,14 79,90,20 78.4,103,18.5 79.4,117,14.5 81.4,128,13 82.4,134,14",
            GREEN,
        )
        cv.pen(t.points(0.12, 0.14, 0.84), 0.9)
        buttons(cv, t, 0.18, 0.2, 0.8, 7, GOLD)
        for k, a, b in ((-0.55, 0.3, 0.5), (-0.2, 0.34, 0.54), (0.5, 0.3, 0.5)):
            x0, y0 = t.at(a, k)
            x1, y1 = t.at(b, k * 0.95)
            cv.shape(
                f"{x0},{y0}| {x0 + 1.4},{(y0 + y1) / 2} {x1},{y1}| {x0 - 1.4},{(y0 + y1) / 2}",
                GOLD,
                0.7,
                weight=0.2,
            )
        skirt(cv, t, 10, 6, GREEN, 5, trim=GOLD)
        belt(cv, t, 0.84, 0.96, LEATHER, GOLD, 0.1)
        # left arm: hand on hip
        arm(cv, (62, 93), (42, 114), (60, 133), GREEN, puff=RED, fore=GREEN)
        with cv.at(60, 133, 0.95, 128, flip=False):
            on_hip(cv, OLIVE)
        # sword arm
        arm(cv, (98, 94), (112, 119), (124, 102), GREEN, puff=RED, fore=GREEN)
        with cv.at(124.4, 102, 1, 10):
            grip_palm(cv, OLIVE)
        with cv.at(126, 95, 0.94, 3):
            held_sword(cv, 78)
        with cv.at(124.4, 102, 1, 10):
            grip_fingers(cv, OLIVE, thumb=False)
        ruff(cv, 80, 85, 13, 4.6)
        with cv.at(80, 61.4, 1.08, 2):
            heads.squire(cv)


def bastoni(cv: Canvas) -> None:
    """A red-haired country lad in profile, shouldering up his cudgel."""
    ground(cv, GREEN)
    with stage(cv):
        # far arm on the back of the hip, far leg
        shoe(cv, (60, 239), LEATHER, -1)
        leg(cv, (79, 142), (66, 187), (61, 237), BLUE, 1)
        breeches(cv, (79, 138), (67, 183), GREEN, n=3)
        shoe(cv, (100, 236.4), LEATHER, -1, -10)
        leg(cv, (86, 142), (90, 189), (99, 235), BLUE, 1)
        breeches(cv, (87, 138), (90, 186), GREEN, n=3, full=1.06)
        arm(cv, (67, 93), (52, 110), (40, 92), RED, puff=GOLD, fore=RED)
        neck(cv, (80, 72), (82, 86), FLESH, 5.4)
        t = torso(
            cv, "82,81,6 82,84,13 82.4,90,18.4 82.6,103,18 83,117,14.6 83.4,128,13 83,134,14", RED
        )
        for k in (-0.6, -0.2, 0.25, 0.65):
            cv.pen(t.points(k, 0.16, 0.98, k * 0.8), 1.6, GOLD.mid)
        cv.pen(t.points(-0.8, 0.2, 0.96), 0.8)
        buttons(cv, t, -0.84, 0.24, 0.8, 6, GOLD)
        skirt(cv, t, 9, 5, RED, 4, trim=GOLD)
        belt(cv, t, 0.84, 0.96, LEATHER, GOLD, -0.5)
        with cv.at(40, 92, 1, -16):
            grip_palm(cv, FLESH)
        with cv.at(38, 86, 1, -4):
            held_club(cv, 82)
        with cv.at(40, 92, 1, -16):
            grip_fingers(cv, FLESH)
        # near arm hangs easily, a little behind
        arm(cv, (97, 94), (109, 120), (106, 146), RED, puff=GOLD, fore=RED)
        with cv.at(106, 147, 1, 184):
            relaxed(cv, FLESH)
        ruff(cv, 80, 85, 13, 5)
        with cv.at(79, 61.6, 1.08, 4, flip=True):
            heads.shepherd(cv)
