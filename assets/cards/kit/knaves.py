"""The four Fanti: pose, clothes, gesture; their heads are in `heads`."""

from . import ground, heads
from .belts import belt
from .canvas import Canvas
from .drapery import mantle, ruff
from .emblems import held_club, held_coin, held_cup, held_sword
from .figure import arm, breeches, buttons, leg, neck, shoe, skirt, stage, torso
from .hands import fist, on_hip, showing, side_grip_back
from .palette import (
    BLUE,
    FAIR,
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
)


def denari(cv: Canvas) -> None:
    """A merchant's boy who holds a coin out; weight on one leg, purse in hand."""
    ground.sand(cv)
    with stage(cv):
        leg(cv, (81, 146), (65, 188), (59, 236), BLUE, -1)
        shoe(cv, (58, 238), LEATHER, -1, 3)
        leg(cv, (93, 142), (93, 190), (87, 237), GOLD, 1)
        shoe(cv, (88, 239), LEATHER, 1)
        breeches(cv, (80, 137), (70, 173), RED, n=4, full=1.1)
        breeches(cv, (94, 137), (94, 174), RED, n=4, full=1.1)
        arm(cv, (101, 92), (113, 120), (115, 146), GOLD, puff=RED)
        _purse(cv)
        arm(cv, (63, 94), (44, 108), (34.5, 79), GOLD, puff=RED)
        with showing(cv, 34.2, 77, -14), cv.at(30.4, 49):
            held_coin(cv, 17)
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
        belt(cv, t, 0.84, 0.96, GOLD, RED, 0.05, kind="clasp")
        for wing in (
            "74,81| 82.6,86.6| 78.4,91.6| 71.8,86|",
            "91,81| 82.6,86.6| 86.6,91.6| 93,86|",
        ):
            cv.shape(wing, LINEN, 0.8, weight=0.4)
        with cv.at(83.4, 63, 1.09, -4, flip=True):
            heads.merchant(cv)


def _purse(cv: Canvas) -> None:
    """A full purse in a hanging hand, its strings drawn tight."""
    cv.shape(
        "111,160 107,168 107.6,176 113,180 119.4,178 121.6,171 118.6,163 116.6,159", LEATHER, 0.95
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


def coppe(cv: Canvas) -> None:
    """A page at table: the cup carried high, hand on his hip, a short cape, a step half made."""
    ground.terrace(cv)
    with stage(cv):
        mantle(
            cv,
            "74,86 70,106 68,126",
            "96,87 110,106 121,128",
            "66,146 74,152 84,147| 92,156 103,149| 110,157 117,150| 121,152 126,143",
            BLUE,
            (0.7, 0.8, 0.7),
            lean=0.6,
            lining=GOLD,
            trim=GOLD,
            trim_w=3.6,
        )
        leg(cv, (92, 142), (88, 190), (66, 236), RED, 1)
        shoe(cv, (64, 238), BLUE, -1, 3, bow=GOLD)
        breeches(cv, (92, 138), (89.4, 182), BLUE, slash=GOLD, band=None, full=1.1)
        _garter(cv, 89, 184, 1)
        leg(cv, (73, 142), (82, 190), (92, 237), RED, -1)
        shoe(cv, (92, 239), BLUE, view="front", bow=GOLD)
        breeches(cv, (71.6, 138), (79, 183), BLUE, slash=GOLD, band=None, full=1.14)
        _garter(cv, 80.6, 185, -1)
        neck(cv, (80, 72), (80, 86), FAIR)
        t = torso(
            cv,
            "80,81,6 79.6,84,14 79,90,19.4 79.6,103,18 80.6,117,14 81.6,128,12.6 82,134,13.6",
            RED,
        )
        cv.shape("76,86| 78,110 79.6,133| 84,133| 82.6,110 80.8,86|", GOLD, 0.8, weight=0.3)
        buttons(cv, t, -0.02, 0.22, 0.8, 6, BLUE)
        for i, k in enumerate((-0.72, -0.42, 0.42, 0.72)):  # pinked cloth
            for down in (0.36, 0.5, 0.64):
                x, y = t.at(down + 0.05 * (i % 2), k)
                cv.shape(f"{x},{y - 2}| {x + 1},{y}| {x},{y + 2}| {x - 1},{y}|", GOLD, 0.5, 0.2)
        skirt(cv, t, 10, 6, RED, 5, trim=GOLD)
        belt(cv, t, 0.84, 0.96, GREEN, GREEN, -0.5, kind="sash")
        # hand on his hip
        arm(cv, (98, 93), (118, 115), (101, 130), GREEN, puff=GREEN, fore=RED)
        with cv.at(101, 130, 1, 236):
            on_hip(cv, FAIR)
        arm(cv, (61.5, 93), (42, 97), (31, 66), GREEN, puff=GREEN, fore=RED, cuff=None)
        with fist(cv, 31, 66, -5, FAIR, "thumb", arm=-19, cuff=LINEN), cv.at(30.6, 60):
            held_cup(cv, 40)
        _scallops(cv)
        with cv.at(79, 62.4, 1.08, 6):
            heads.page(cv)


def _garter(cv: Canvas, x, y, s) -> None:
    """A garter with its bow on the side s."""
    cv.shape(
        f"{x - 7.6},{y - 2}| {x},{y} {x + 7.6},{y - 2}| {x + 7.4},{y + 2.6}| {x},{y + 4.4}"
        f" {x - 7.4},{y + 2.6}|",
        GOLD,
        0.9,
    )
    x += s * 7
    for bow in (
        f"{x},{y + 0.6} {x + s * 4},{y - 3.6} {x + s * 8},{y - 1.6} {x + s * 6},{y + 2}",
        f"{x},{y + 0.6} {x + s * 2},{y + 6} {x + s * 3},{y + 12}| {x + s * 5.4},{y + 10}|"
        f" {x + s * 4},{y + 4}",
    ):
        cv.shape(bow, GOLD, 0.8)
    cv.dot(x, y + 0.8, 1.6, GOLD, 0.7)


def _scallops(cv: Canvas) -> None:
    """A broad collar with a scalloped edge."""
    edge = []
    for i in range(13):
        f = i / 12
        x = 58 + 42 * f + 0.9 * (i % 3)
        y = 87 + 12 * (1 - (2 * f - 1) ** 2) ** 0.7 + (2.2 if i % 2 else 0)
        edge.append((x, y))
    cv.shape([(71, 82, 1), *edge, (88, 82, 1), (79, 86)], LINEN, 0.95)
    for x, y in edge[1:-1]:
        cv.pen([(x, y - 0.6), (79 + (x - 79) * 0.55, 86.5)], 0.6, LINEN.dark, "out")


def spade(cv: Canvas) -> None:
    """A dark young squire on guard: sword upright, shield low, feet apart."""
    ground.rock(cv)
    with stage(cv):
        leg(cv, (90, 142), (99, 188), (103, 236), RED, 1)
        shoe(cv, (104, 239), LEATHER, 1, 1, bow=GOLD)
        leg(cv, (73, 142), (60, 186), (57, 237), RED, -1)
        shoe(cv, (56, 239), LEATHER, -1, 2, bow=GOLD)
        breeches(cv, (90, 138), (98, 178), GOLD, slash=BLUE, full=0.94)
        breeches(cv, (74, 138), (62.6, 178), GOLD, slash=BLUE, full=0.94)
        neck(cv, (80, 72), (80, 86), OLIVE)
        t = torso(
            cv,
            "80,81,6 79.6,84,13 79,90,18.4 78.4,103,16.6 79.4,117,13 81,128,11.8 82,134,13",
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
        belt(cv, t, 0.84, 0.96, LEATHER, GOLD, 0.1, kind="tongue")
        arm(cv, (63, 93), (46, 113), (45, 136), GREEN, puff=RED, fore=GREEN)
        _shield(cv, 41, 146)
        arm(cv, (96, 94), (113, 122), (126, 99.6), GREEN, puff=RED, cuff=None)
        with (
            fist(cv, 126, 100.2, 13, OLIVE, "back", flip=True, arm=31, cuff=LINEN),
            cv.at(128, 92.6, 0.94, 3),
        ):
            held_sword(cv, 74)
        ruff(cv, 80, 85, 13, 4.6)
        with cv.at(80, 61.4, 1.08, 2):
            heads.squire(cv)


def _shield(cv: Canvas, x, y) -> None:
    """A pointed steel shield carried low: a white chevron on blue."""
    with cv.at(x, y, 1, 7):
        cv.shape("-15,-19| 0,-16 15,-19| 16,-4 11,12 0,24| -11,12 -16,-4|", SILVER, 1.1)
        cv.shape(
            "-11.8,-15.2| 0,-12.6 11.8,-15.2| 12.4,-3.6 8.6,9.6 0,19.2| -8.6,9.6 -12.4,-3.6|",
            BLUE,
            0.85,
            weight=0.4,
        )
        cv.shape(
            "-12.2,-5.4| 0,3.4| 12.2,-5.4| 12.2,-1| 11.6,2.2| 0,11| -11.6,2.2| -12.2,-1|",
            LINEN,
            0.75,
            weight=0.2,
        )
        cv.pen("-10,-11.6 -10.6,-4.6 -8,4", 1.0, BLUE.light)
        for px, py in (
            (-13.4, -15),
            (13.4, -15),
            (-14.2, -3),
            (14.2, -3),
            (-8.6, 11.6),
            (8.6, 11.6),
            (0, 21.2),
        ):
            cv.dot(px, py, 0.95, SILVER.light, 0.5)


def bastoni(cv: Canvas) -> None:
    """A red-haired country lad on the road, club at his shoulder, bag at his side."""
    ground.grass(cv)
    with stage(cv):
        leg(cv, (78, 142), (63, 187), (56, 237), BLUE, 1)
        shoe(cv, (55, 239), LEATHER, -1)
        breeches(cv, (78, 138), (64, 183), GREEN, n=3)
        leg(cv, (87, 142), (92, 188), (105, 231), BLUE, 1)
        shoe(cv, (106, 233), LEATHER, -1, -24)
        breeches(cv, (88, 138), (92, 185), GREEN, n=3, full=1.06)
        cv.shape("92,166| 101,165| 102,174| 93,175.4|", LEATHER, 0.8)  # a patch
        for x, y in ((94.6, 165), (98.4, 164.6), (102, 169), (98, 175.6), (94.6, 176), (92, 171)):
            cv.pen(f"{x},{y - 1.3} {x + 0.3},{y + 1.3}", 0.6)
        arm(cv, (67, 93), (50, 111), (38, 95), LINEN, fore=RUDDY, cuff=None, bell=LINEN)
        neck(cv, (80, 72), (82, 86), RUDDY, 5.4)
        t = torso(
            cv, "82,81,6 82,84,13 82.4,90,18.4 82.6,103,18 83,117,14.6 83.4,128,13 83,134,14", RED
        )
        for k in (-0.6, -0.2, 0.25, 0.65):
            cv.pen(t.points(k, 0.16, 0.98, k * 0.8), 1.6, GOLD.mid)
        cv.pen(t.points(-0.8, 0.2, 0.96), 0.8)
        buttons(cv, t, -0.84, 0.24, 0.8, 6, GOLD)
        skirt(cv, t, 9, 5, RED, 4, trim=GOLD)
        belt(cv, t, 0.84, 0.96, LINEN, k=-0.55, kind="cord")
        _satchel(cv)
        with fist(cv, 38, 95.6, -14, RUDDY, arm=-36), cv.at(36, 89, 1, -4):
            held_club(cv, 80)
        arm(cv, (97, 94), (112, 117), (91, 117), LINEN, fore=RUDDY, cuff=None, bell=LINEN)
        with cv.at(91, 117, 1, 288):
            side_grip_back(cv, RUDDY, bare=True)
        _kerchief(cv)
        with cv.at(80, 61.6, 1.08, 6, flip=True):
            heads.shepherd(cv)


def _satchel(cv: Canvas) -> None:
    """A square bag on a strap across the chest."""
    cv.shape("66,88| 69.4,85.6| 84,110 101,133| 97.6,135.6| 79.6,111|", LEATHER, 0.85, weight=0.5)
    with cv.at(103, 145, 1, 5):
        cv.shape("-10.4,-10.6| 10.4,-10.6| 11.4,12.4| -11.4,12.4|", LEATHER, 1)
        cv.shape("-11,-11| 11,-11| 11.6,1.6| 0,4 -11.6,1.6|", WOOD, 0.85)
        cv.pen("-9.4,-1 0,1.4 9.4,-1", 0.6, WOOD.deep)
        cv.shape("-2,-11| 2,-11| 2,7.4| -2,7.4|", LEATHER, 0.75, weight=0.3)
        cv.shape("-2.8,3| 2.8,3| 2.8,6.8| -2.8,6.8|", SILVER, 0.7, weight=0.3)
        for y in (-8, -4.6):
            cv.dot(0, y, 0.5, INK)


def _kerchief(cv: Canvas) -> None:
    """A neckerchief, its knot at the throat."""
    for tail in (
        "74.6,89| 69.4,96 67,104| 71.4,103 74.6,105.6| 77.4,98 77.4,90|",
        "76.6,89| 79,97 84,104| 85,99.6 89,98.6| 84,93 78.8,88|",
    ):
        cv.shape(tail, BLUE, 0.85)
    cv.pen("75,91 72.6,97 71.4,102", 0.6, BLUE.dark)
    cv.shape("71,82 77,86.6 88,85.4 94,82 96,87 90,91.6 80,92.6 72.4,90 68.6,86", BLUE, 0.95)
    cv.pen("71.6,86 78,90 89,88.6", 0.7, BLUE.dark)
    cv.pen("72,84 77,88 84,88", 0.7, BLUE.light)
    cv.shape("73.4,87 77,86 79.6,89 77.6,92.2 74,91.4", BLUE, 0.85)
