"""The four Fanti: pose, clothes, gesture; their heads are in `heads`."""

from . import heads
from .canvas import Canvas
from .drapery import mantle, ruff
from .emblems import held_club, held_coin, held_cup, held_sword
from .figure import arm, belt, breeches, buttons, ground, leg, neck, shoe, skirt, stage, torso
from .hands import fist, on_hip, showing, side_grip_back
from .palette import BLUE, FAIR, GOLD, GREEN, INK, LEATHER, LINEN, OLIVE, RED, RUDDY


def denari(cv: Canvas) -> None:
    """A merchant's boy who holds a coin out; weight on one leg, purse in hand."""
    ground(cv, GOLD)
    with stage(cv):
        leg(cv, (81, 146), (65, 188), (59, 236), BLUE, -1)
        shoe(cv, (58, 238), LEATHER, -1, 3)
        leg(cv, (93, 142), (93, 190), (87, 237), GOLD, 1)
        shoe(cv, (88, 239), LEATHER, 1)
        breeches(cv, (80, 137), (70, 173), RED, n=4, full=1.1)
        breeches(cv, (94, 137), (94, 174), RED, n=4, full=1.1)
        arm(cv, (101, 92), (113, 120), (115, 146), GOLD, puff=RED)
        _purse(cv)
        arm(cv, (63, 94), (47.5, 119), (34.6, 91), GOLD, puff=RED)
        with showing(cv, 34.2, 89, -14), cv.at(30.4, 61):
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
        belt(cv, t, 0.84, 0.96, GOLD, GOLD, 0.05)
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
    """A page at table: the cup carried high, a napkin on his arm, a step half made."""
    ground(cv, RED)
    with stage(cv):
        leg(cv, (90, 142), (80, 190), (65, 236), RED, 1)
        shoe(cv, (64, 238), BLUE, -1, 3, bow=GOLD)
        breeches(cv, (90, 138), (83, 182), BLUE, slash=GOLD, band=None)
        leg(cv, (73, 142), (82, 190), (92, 237), RED, -1)
        shoe(cv, (92, 239), BLUE, view="front", bow=GOLD)
        breeches(cv, (73, 138), (80, 183), BLUE, slash=GOLD, band=None)
        _garter(cv, 80.6, 185, -1)
        arm(cv, (98, 93), (117, 117), (96, 125), GREEN, puff=GREEN, fore=RED, cuff=None)
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
        belt(cv, t, 0.84, 0.96, GREEN, GOLD, 0.02)
        # napkin over the forearm that crosses him
        arm(cv, (98, 93), (118, 115), (91, 124), GREEN, puff=GREEN, fore=RED)
        mantle(
            cv,
            "98,115 97,122 96,132",
            "113,110 117,118 119,132",
            "94,152 98,156 102,150| 106,158 112,151| 116,154 121,147",
            LINEN,
            (0.7, 0.85),
            lining=LINEN,
            trim=RED,
            trim_w=2.4,
            line=1.0,
        )
        with cv.at(91, 124, 1, 262):
            on_hip(cv, FAIR)
        arm(cv, (61.5, 93), (42, 97), (31, 66), GREEN, puff=GREEN, fore=RED)
        with fist(cv, 31, 66, -5, FAIR, "thumb", arm=-19), cv.at(30.6, 60):
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
    """A dark young squire on guard: sword upright, buckler low, feet apart."""
    ground(cv, BLUE)
    with stage(cv):
        mantle(
            cv,
            "66,86 56,106 50,132",
            "96,86 108,108 116,130",
            "44,156 50,164 57,157| 64,167 75,160| 86,168 97,158| 104,165 112,154| 118,158 122,146",
            BLUE,
            (0.6, 0.8, 0.7, 0.9),
            lean=0.5,
            lining=GOLD,
            trim=GOLD,
            trim_w=4,
        )
        leg(cv, (90, 142), (99, 188), (103, 236), RED, 1)
        shoe(cv, (104, 239), LEATHER, 1, 1, bow=GOLD)
        leg(cv, (73, 142), (60, 186), (57, 237), RED, -1)
        shoe(cv, (56, 239), LEATHER, -1, 2, bow=GOLD)
        breeches(cv, (91, 138), (99, 181), GOLD, slash=BLUE, full=1.08)
        breeches(cv, (73, 138), (61, 180), GOLD, slash=BLUE, full=1.08)
        neck(cv, (80, 72), (80, 86), OLIVE)
        t = torso(
            cv,
            "80,81,6 79.6,84,14 79,90,20 78.4,103,18.5 79.4,117,14.5 81,128,13 82,134,14",
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
        arm(cv, (62, 93), (44, 114), (45, 137), GREEN, puff=RED, fore=GREEN)
        _buckler(cv, 43, 146)
        arm(cv, (98, 94), (112, 120), (124, 103), GREEN, puff=RED, fore=GREEN)
        with fist(cv, 124, 103.6, 14, OLIVE, "back", flip=True, arm=34), cv.at(126, 96, 0.94, 3):
            held_sword(cv, 76)
        ruff(cv, 80, 85, 13, 4.6)
        with cv.at(80, 61.4, 1.08, 2):
            heads.squire(cv)


def _buckler(cv: Canvas, x, y) -> None:
    """A small round shield carried low."""
    with cv.at(x, y):
        cv.dot(0, 0, 16, GOLD, 1.1, ry=17)
        cv.dot(0, 0, 12.6, RED, 0.8, ry=13.6)
        for i in range(8):
            with cv.at(turn=i * 45):
                cv.shape("0,-12.6| 2.6,-8 1.6,-4.4| -1.6,-4.4| -2.6,-8", GOLD, 0.6, weight=0.3)
                cv.dot(5.6, -13.2, 0.9, LINEN, 0.4)
        cv.dot(0, 0, 4.6, BLUE, 0.9)
        cv.dot(-1.2, -1.4, 1.3, BLUE.light)


def bastoni(cv: Canvas) -> None:
    """A red-haired country lad on the road, club at his shoulder, bag at his side."""
    ground(cv, GREEN)
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
        belt(cv, t, 0.84, 0.96, LEATHER, GOLD, -0.5)
        _satchel(cv)
        with fist(cv, 38, 95.6, -14, RUDDY, arm=-36), cv.at(36, 89, 1, -4):
            held_club(cv, 80)
        arm(cv, (97, 94), (112, 117), (91, 117), LINEN, fore=RUDDY, cuff=None, bell=LINEN)
        with cv.at(91, 117, 1, 288):
            side_grip_back(cv, RUDDY)
        _kerchief(cv)
        with cv.at(80, 61.6, 1.08, 6, flip=True):
            heads.shepherd(cv)


def _satchel(cv: Canvas) -> None:
    """A bag on a strap across the chest."""
    cv.shape("66,88| 69.4,85.6| 84,110 101,133| 97.6,135.6| 79.6,111|", LEATHER, 0.85, weight=0.5)
    cv.shape("94,134| 103,131 112,135| 114,150 111,156 102,158 94,155 92,148", LEATHER, 1)
    cv.shape("93,134| 103,130 113,135| 113.6,141 109,147| 103,144 98,147.6| 92.6,142", GOLD, 0.85)
    cv.dot(103, 146.4, 1.5, RED, 0.6)
    cv.pen("96,150 102,154 109,152", 0.6, LEATHER.dark)


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
