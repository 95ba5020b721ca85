"""The four Re: robes, cloak, gesture; their heads are in `heads`."""

import math

from . import ground, heads
from .belts import belt
from .bodies import Tube
from .canvas import Canvas
from .drapery import cloak, ermine, ermine_tail, fold, mantle, pelt, sprig
from .emblems import held_club, held_coin, held_cup, held_sword
from .figure import arm, buttons, leg, neck, shoe, stage, torso
from .geometry import ellipse, mix, parse
from .hands import fist, lowered, on_hip, showing, side_grip_back
from .palette import BLUE, FAIR, GOLD, GREEN, HAIR_GREY, LEATHER, LINEN, OLIVE, RED, RUDDY

PELT = (  # where its longer hair lies, and which way
    *((54, 99, 40), (59, 104, 25), (66, 102, 20), (72, 106, 10), (78, 104, 4), (85, 104, -6)),
    *((91, 106, -10), (97, 103, -18), (103, 103, -28), (108, 101, -40), (60, 95, 35), (66, 94, 28)),
    *((73, 98, 14), (89, 98, -12), (96, 95, -24), (102, 95, -34), (69, 89, 30), (93, 89, -28)),
)


def denari(cv: Canvas) -> None:
    """The rich king: coin held up to the light, thumb in his belt, one foot forward."""
    ground.sand(cv)
    with stage(cv):
        mantle(  # the lining of the cloak behind him
            cv,
            "66,86 50,122 40,176",
            "98,86 110,120 117,176",
            "28,238 44,244 58,240| 76,244 96,240| 108,246 116,239| 121,242 127,233",
            RED,
            (0.5, 0.4, 0.6),
        )
        shoe(cv, (64, 238), BLUE, -1, 2)
        shoe(cv, (99, 240), BLUE, 1)
        mantle(
            cv,
            "63,126 57,160 53,200",
            "101,126 108,160 112,200",
            "49,233 54,239 59,234| 67,241 74,236| 79,240 85,240 90,235| 98,243 106,238|"
            " 112,240 116,232",
            GREEN,
            (0.95, 0.5, 0.9, 0.62),
            lean=0.45,
            lining=GREEN,
            trim=GOLD,
            trim_w=5.4,
        )
        neck(cv, (81, 68), (81, 84), RUDDY)
        t = torso(
            cv, "81,80,7 81,84,15 81,90,21 80.6,104,21 80.6,118,20 81.4,130,20 82,136,20.6", GREEN
        )
        cv.shape(
            "76.6,86| 76,110 76.4,134 75,180 69,228| 77,233 87,230| 87,180 85.6,134 85.6,110"
            " 86,86|",
            RED,
            0.9,
            weight=0.4,
        )
        for i in range(13):
            y = 112 + i * 9.2
            x = 80.8 - max(0, y - 150) * 0.03
            cv.shape(
                f"{x},{y - 3.4}| {x + 2.8},{y}| {x},{y + 3.4}| {x - 2.8},{y}|",
                GOLD if i % 2 else LINEN,
                0.6,
                weight=0.3,
            )
        belt(cv, t, 0.85, 0.98, RED, GOLD, 0, kind="plates")
        cv.shape("86,135| 89,150 92.6,164| 95.4,163| 93.4,149 90.6,134|", GOLD, 0.8, weight=0.5)
        cv.shape("92,163| 91.4,172 93.4,176| 96,175.6 97.6,170 96,162|", RED, 0.8)
        for x in (93, 94.8):
            cv.pen(f"{x},165 {x + 0.4},175", 0.5, RED.dark)
        mantle(
            cv,
            "60,89 45,114 36,160 29,205",
            "72,92 62,122 56,164 52,206",
            "15,238 19,245 26,239| 31,247 37,242| 41,247 47,243",
            GOLD,
            (0.92, 0.6),
            lean=0.7,
            lining=RED,
            trim=RED,
            trim_w=4,
        )
        cv.shape(  # its edge turned over
            "67,104| 59,136 54,168 50,206 46,243| 52,240 57,233| 55,226 60,200 57,190 63,164 61,150"
            " 66,130|",
            RED,
            1,
        )
        cv.pen("64,124 59,160 54,200 51,234", 0.9, RED.dark, "in")
        arm(cv, (61, 95), (44, 123), (63, 138), GREEN, fore=RED, cuff=LINEN, bell=GOLD)
        with cv.at(63, 138, 1, 92):
            on_hip(cv, RUDDY)
        mantle(  # thrown back behind the raised arm
            cv,
            "94,90 102,124 108,166 111,200",
            "106,93 120,122 128,166 134,206",
            "108,238 113,245 118,239| 122,247 128,240| 132,245 137,238| 141,240 146,232",
            GOLD,
            (0.9, 0.6, 0.8),
            lean=0.6,
            lining=RED,
            trim=RED,
            trim_w=4,
        )
        arm(cv, (102, 95), (121, 109), (129, 80), GREEN, fore=RED, cuff=LINEN, bell=GOLD)
        with showing(cv, 129, 78, 6, RUDDY, flip=True), cv.at(131, 49):
            held_coin(cv, 17)
        ermine(
            cv,
            "80,82 68,83 57,90 49,100 55,108 63,107 72,113 82,111 92,113 100,107 108,108 112,100"
            " 105,90 94,83",
            (
                (56, 99),
                (64, 102.6),
                (73, 107),
                (90, 107),
                (99, 102),
                (106, 99),
                (62, 92),
                (70, 96),
                (93, 96),
                (99, 91),
            ),
        )
        for q in ("63,107 62,99 66,91", "82,111 80,103 81,92", "100,107 101,98 96,90"):
            fold(cv, q, LINEN, 1.6, light=False, ink=0.7)
        _collar(cv)
        with cv.at(80, 57.6, 1.16, 2):
            heads.banker(cv)


def _collar(cv: Canvas) -> None:
    """A collar of gold plates with a ruby."""
    cv.shape("69,85 81,91 93,85 95.6,91 88,96.4 81,98.4 74,96.4 66.4,91", GOLD, 0.85, weight=0.5)
    for x, y in ((70, 89.6), (75, 93), (87, 93), (92, 89.6)):
        cv.shape(f"{x},{y - 1.7}| {x + 1.7},{y}| {x},{y + 1.7}| {x - 1.7},{y}|", BLUE, 0.5, 0)
    cv.dot(81, 94.8, 2.3, RED, 0.7)


def coppe(cv: Canvas) -> None:
    """The old king leans on his staff and lifts the cup; the mantle is gathered at his hip."""
    ground.terrace(cv)
    with stage(cv):
        mantle(
            cv,
            "64,86 48,120 36,180",
            "98,86 112,120 120,180",
            "22,239 50,244 76,240| 100,246 116,241| 124,246 134,240",
            BLUE,
            (0.4, 0.7),
            trim=GOLD,
            trim_w=4,
        )
        shoe(cv, (72, 240), GREEN, -1)
        shoe(cv, (99, 240), GREEN, 1)
        mantle(
            cv,
            "62,126 58,170 55,205",
            "98,126 107,166 112,204",
            "52,237 60,241 66,237| 76,243 84,238| 90,242 97,238| 104,242 110,237| 113,238 116,233",
            GOLD,
            (0.5, 0.9, 0.66, 0.84),
            lining=GOLD,
            trim=RED,
            trim_w=5,
        )
        neck(cv, (79, 68), (79, 84), FAIR)
        torso(cv, "79,80,7 79,84,15 79.6,90,21 80,104,20.6 80,118,18.6 80,130,18.6 80,136,19", GOLD)
        for x, y, turn in (
            (92, 118, -6),
            (88, 108, 0),
            (97, 196, -4),
            (106, 186, -9),
            (105, 208, -8),
            (91, 212, 2),
            (98, 222, -4),
            (108, 226, -8),
            (80, 222, 4),
        ):
            sprig(cv, x, y, turn, RED)
        _wrap(cv)
        # staff in the lowered hand
        arm(cv, (99, 95), (119, 116), (129, 137), GREEN, fore=BLUE, cuff=None, bell=GOLD)
        with lowered(cv, 125.6, 148, FAIR, LINEN):
            _staff(cv, 126, 148)
        arm(cv, (61, 95), (41, 109), (34, 76), GREEN, fore=BLUE, cuff=LINEN, bell=GOLD)
        with fist(cv, 34, 76, -2, FAIR, arm=-12), cv.at(34, 70):
            held_cup(cv, 41)
        ermine(
            cv,
            "80,82 67,83 56,90 48,102 55,112 64,109 72,115 80,110 89,114 96,108 105,111 112,102"
            " 105,90 94,83",
            ((57, 103), (65, 101), (72, 109), (61, 94), (88, 108), (97, 102), (105, 104), (99, 94)),
        )
        for q in ("64,109 62,102 65,94", "96,108 99,100 96,92"):
            fold(cv, q, LINEN, 1.6, light=False, ink=0.7)
        with cv.at(79, 61.6, 1.16, -5, flip=True):
            heads.elder(cv)


def _wrap(cv: Canvas) -> None:
    """A mantle drawn from the shoulder across the body and held at the other hip."""
    cv.shape(  # the end that falls from the hip, in folds
        "106,138| 114,142 118,156 120.6,178 121,199| 116.6,206 112.6,203| 109,211 104.6,208|"
        " 99,213 95,209| 98,180 101,150|",
        RED,
        1.1,
    )
    for spine, width in (("112.6,203 111.6,180 110,152", 3), ("104.6,208 105.6,184 107,156", 3)):
        fold(cv, spine, RED, width)
    cv.shape(  # the fur of the rolled edge goes on down its side and round its foot
        "108,137.4| 116,142 120.6,157 123,178 123.6,200| 118,209 113,206.6| 109,214.6 104.6,212|"
        " 99,217 93,213| 94,208| 99,211.6 104.2,206.4| 108.6,209 112.4,201| 115.6,203.6 118.4,197|"
        " 117.8,178 115.6,159 111.4,147 106,143|",
        LINEN,
        0.95,
    )
    for x, y in ((117.4, 153), (119.6, 166), (120.6, 179), (121, 192), (115.2, 206), (106.8, 211)):
        ermine_tail(cv, x, y, 0.7)
    cv.shape(
        "60,88| 46,112 44,136 45,158 36,190 28,214 19,237| 25,246 32,239| 38,248 46,240|"
        " 54,248 64,238| 70,243 78,227| 84,231 91,213| 96,217 101,196| 104,180 109,150 112,141|"
        " 104,134 92,128"
        " 80,112 72,90|",
        RED,
        1.25,
    )
    for spine, width in (
        ("32,239 37,214 47,184 54,158", 3.4),
        ("46,240 52,214 60,186 74,164", 4.6),
        ("64,238 70,210 80,182 94,156", 4.6),
        ("78,227 83,204 92,176 103,150", 4),
        ("91,213 96,192 102,166 108,146", 3.2),
    ):
        fold(cv, spine, RED, width)
    hem = (
        "19,237| 25,246 32,239| 38,248 46,240| 54,248 64,238| 70,243 78,227| 84,231 91,213|"
        " 96,217 101,196|"
    )
    rim = [(*p, corner) for p, corner in parse(hem)]
    inner = [(*mix(p, (76, 130), 4.6 / math.dist(p, (76, 130))), c) for p, c in parse(hem)]
    cv.shape(inner + rim[::-1], GOLD, 0.85, weight=0.4)
    for line in (
        "46,133 62,147 88,149 109,141",
        "49.6,112 66,133 88,141 108,139",
        "45.6,164.4 56,168.6 78,163 102,146",
    ):
        cv.pen(line, 1.1)
        cv.pen(
            [(x, y + 2) for x, y in (map(float, p.split(",")) for p in line.split())], 1.3, RED.dark
        )
    cv.pen("50,118 62,132 82,138", 1.2, RED.light)
    cv.shape(  # the rolled edge
        "60,88| 66,102 78,120 92,131 104,136 113,140| 112,145 100,141 86,136 72,124 62,106 57,94|",
        LINEN,
        0.95,
    )
    for x, y in ((64, 102), (70, 113), (79, 124), (90, 133), (103, 139.6)):
        ermine_tail(cv, x, y, 0.7)


def _staff(cv: Canvas, x, y) -> None:
    """A king's staff that stands on the ground, the grip at (x, y)."""
    with cv.at(x, y, 1, 2):
        cv.shape("-1.7,95| -1.6,-34| 1.6,-34| 1.7,95|", GOLD, 0.85)
        for band in (-20, 30, 62, 92):
            cv.shape(f"-2.4,{band}| 2.4,{band}| 2.4,{band + 3}| -2.4,{band + 3}|", RED, 0.7)
        cv.shape(
            "-1.6,-34| -7,-35 -9,-40 -6,-44 -4.8,-40 -2.4,-39.4 -3.2,-45 0,-52| 3.2,-45 2.4,-39.4"
            " 4.8,-40 6,-44 9,-40 7,-35 1.6,-34|",
            GOLD,
            0.9,
        )
        cv.pen("0,-48 0,-40", 0.6, GOLD.dark)
        cv.dot(0, -35.4, 2.3, RED, 0.7)


def spade(cv: Canvas) -> None:
    """The soldier king: a stride, the sword up, the cloak to the ground behind him."""
    ground.rock(cv)
    with stage(cv):
        mantle(
            cv,
            "64,88 45,122 33,176",
            "99,88 119,120 131,176",
            "15,236 22,245 32,239| 46,247 60,240| 80,246 98,240| 112,247 126,239| 136,244 146,233",
            BLUE,
            (0.7, 0.9, 0.8, 0.86),
            lean=0.3,
            lining=RED,
            trim=GOLD,
            trim_w=4.4,
        )
        # scabbard behind the hip
        cv.shape("98,132| 126,182| 128.6,192| 121,186| 92,136|", LEATHER, 0.95)
        cv.shape("122,177| 126.6,182 129,192.6 120.6,186.6|", GOLD, 0.8)
        cv.shape("103,143| 106.6,149| 101.6,152| 98.4,146|", GOLD, 0.8)
        leg(cv, (90, 142), (108, 190), (111, 236), GOLD, 1, scale=1.08)
        leg(cv, (73, 142), (66, 190), (61, 237), GOLD, -1, scale=1.08)
        for x, lean in ((62, -1), (110.6, 0.4)):
            _buskin(cv, x, lean)
        shoe(cv, (112, 238), LEATHER, 1, -2)
        shoe(cv, (60, 239), LEATHER, -1, 1)
        mantle(
            cv,
            "62,132 58,150 54,166",
            "99,132 106,150 113,164",
            "53,176 60,184 66,177| 70,181 74,178| 81,186 89,178| 92,181 95,178| 102,182 108,173|"
            " 111,176 116,171",
            LINEN,
            (0.9, 0.95, 0.9, 0.95, 0.9),
            trim=GOLD,
            trim_w=4,
        )
        neck(cv, (81, 68), (81, 84), OLIVE)
        t = torso(
            cv, "82,80,7 82,84,15 81.4,90,21.4 80.4,104,21 79.6,118,18 80,130,17.6 80.6,137,19", RED
        )
        cv.pen(t.points(0, 0.2, 0.92), 0.8)
        cv.pen("62,106 66,112 72,114", 0.9, RED.dark)
        cv.pen("99,106 95,112 89,114", 0.9, RED.dark)
        for i in range(6):  # lappets under the waist
            x = 62.6 + i * 7
            cv.shape(
                f"{x - 3.4},132| {x + 3.4},132| {x + 3.8},{142 + i % 2} {x + 0.4},{146 - i % 2}"
                f" {x - 3.4},142|",
                RED if i % 2 else GOLD,
                0.85,
                weight=0.5,
            )
        belt(cv, t, 0.83, 0.96, GOLD, GREEN, 0, kind="clasp")
        _tower(cv, 80.4, 112)
        # hand on the scabbard
        arm(cv, (100, 94), (122, 116), (107, 136), RED, puff=LINEN, fore=RED, cuff=GOLD)
        with cv.at(107, 136, 1, 214):
            side_grip_back(cv, OLIVE)
        # sword arm
        arm(cv, (63, 94), (43, 117), (29.6, 96.4), RED, puff=LINEN, fore=RED, cuff=GOLD)
        with (
            fist(cv, 29.6, 97.4, -9, OLIVE, "thumb", arm=-33, cuff=GOLD),
            cv.at(28.8, 90.4, 0.96, -3),
        ):
            held_sword(cv, 71)
        cloak(
            cv,
            (
                "82,88 70,83 60,86 52,95 50,106 58,110 67,105 74,99 81,97 90,99 98,105 105,109"
                " 114,103 110,94 102,86 92,83"
            ),
            GREEN,
            folds=(
                "56,108 61,97 71,89",
                "66,105 69,97 76,91",
                "105,107 102,97 93,89",
                "97,104 94,97 87,92",
            ),
            lights=("62,98 67,91 74,87",),
        )
        cv.dot(81, 93.6, 3.2, GOLD, 0.8)
        cv.dot(81, 93.6, 1.4, RED, 0.5)
        with cv.at(80.6, 59, 1.16, 4):
            heads.soldier(cv)


def _buskin(cv: Canvas, x, lean) -> None:
    """A laced boot to the calf with a turned-down top."""
    cv.shape(
        f"{x - 8 - lean},208| {x - lean},211 {x + 8 - lean},208| {x + 6},226 {x + 3.6},236|"
        f" {x - 3.6},236| {x - 6},226",
        LEATHER,
        1,
    )
    for y in (219, 225, 231):
        cv.pen(f"{x - 4},{y} {x},{y + 2} {x + 4},{y}", 0.8, GOLD.mid)
        cv.pen(f"{x - 5},{y + 1} {x},{y + 3} {x + 4.6},{y + 1}", 0.6, LEATHER.dark)
    x -= lean
    cv.shape(
        f"{x - 8.8},205| {x},208 {x + 8.8},205| {x + 8.4},211 {x + 4},214| {x + 1},212.6"
        f" {x - 3},215.6| {x - 5},212.6 {x - 8.4},212.6|",
        RED,
        0.9,
    )


def _tower(cv: Canvas, x, y) -> None:
    """A golden tower on a breastplate."""
    with cv.at(x, y, 1.06):
        cv.shape(
            "-5.4,9.4| -4.8,-2| -7,-2.6| -7,-9| -4.2,-9| -4.2,-6.4| -1.5,-6.4| -1.5,-9| 1.5,-9|"
            " 1.5,-6.4| 4.2,-6.4| 4.2,-9| 7,-9| 7,-2.6| 4.8,-2| 5.4,9.4|",
            GOLD,
            0.85,
            weight=0.6,
        )
        cv.shape("-1.9,9.4| -1.9,5 0,3 1.9,5 1.9,9.4|", RED.deep, 0.6, weight=0)
        cv.pen("-6.6,-2.4 6.6,-2.4", 0.7, taper="none")
        for px, py in ((-3, 1.4), (2.6, 1), (-3.4, 5.4), (3.4, 5.6), (0, -4.4)):
            cv.pen(f"{px - 0.9},{py} {px + 0.9},{py}", 0.55, GOLD.deep, "none")


def bastoni(cv: Canvas) -> None:
    """The woodland king: club on high, a hunting horn in the other hand, a pelt over all."""
    ground.grass(cv)
    with stage(cv):
        mantle(
            cv,
            "64,88 46,122 34,180",
            "98,88 110,124 114,176",
            "18,240 26,245 34,239| 46,246 58,240| 74,245 88,238| 100,244 108,234| 114,236 121,226",
            GREEN,
            (0.8, 0.5, 0.6, 0.7),
            lining=GOLD,
            trim=GOLD,
            trim_w=4,
        )
        legs = [leg(cv, (73, 142), (65, 190), (62, 237), LINEN, -1, scale=1.08)]
        shoe(cv, (62, 239), LEATHER, -1, 2)
        legs.append(leg(cv, (90, 142), (101, 190), (103, 237), LINEN, 1, scale=1.08))
        shoe(cv, (104, 239), LEATHER, 1, -1)
        for t in legs:  # cross garters
            for i in range(3):
                a, b = 0.64 + 0.115 * i, 0.755 + 0.115 * i
                for k in (-1, 1):
                    cross = [t.at(a, -k * 0.8), t.at((a + b) / 2 + 0.012, 0), t.at(b, k * 0.8)]
                    cv.pen(cross, 1.5, GREEN.mid, "none")
        mantle(
            cv,
            "61,128 56,150 52,170",
            "101,128 108,150 114,168",
            "50,186 57,195 64,188| 68,193 72,190| 81,199 90,188| 94,192 98,187| 106,190 111,184|"
            " 114,186 117,181",
            RED,
            (0.8, 0.95, 0.7, 0.9),
            lean=0.5,
            lining=RED,
            trim=GOLD,
            trim_w=4.6,
        )
        for x, y, turn in (
            (60, 172, 8),
            (72, 178, 3),
            (86, 177, -3),
            (99, 174, -9),
            (108, 166, -14),
        ):
            sprig(cv, x, y, turn, GOLD, 1.15)
        neck(cv, (81, 68), (81, 84), RUDDY)
        t = torso(
            cv, "81,80,7 81,84,15 81,90,22 81.4,104,21.6 82,118,20 82,130,20 81.6,136,21", RED
        )
        cv.shape("77.4,88| 79,110 79,134| 85.4,134| 85.4,110 85,88|", GOLD, 0.8, weight=0.3)
        buttons(cv, t, 0.02, 0.28, 0.8, 5, BLUE)
        cv.shape("97,100| 101.4,103| 68,138| 63.6,134|", LEATHER, 0.9, weight=0.6)  # baldric
        cv.pen("97,105 81,121 66,136", 0.6, GOLD.mid)
        belt(cv, t, 0.83, 0.98, LEATHER, GOLD, 0)
        # club arm
        arm(cv, (100, 93), (120, 113), (127, 90), BLUE, puff=GREEN, cuff=None)
        with (
            fist(cv, 127.4, 91, 6, RUDDY, "thumb", arm=16, flip=True, cuff=LINEN),
            cv.at(128.6, 84, 1, 3),
        ):
            held_club(cv, 76)
        arm(cv, (62, 94), (47, 119), (56, 143), BLUE, puff=GREEN, fore=BLUE)
        mantle(
            cv,
            "58,90 40,112 32,150 24,200",
            "68,94 53,116 51,134 46,190",
            "13,236 18,244 25,238| 29,245 35,239| 39,242 43,232",
            GREEN,
            (0.9, 0.75),
            lining=GOLD,
            trim=GOLD,
            trim_w=4,
        )
        _horn(cv, 57, 152)
        with cv.at(56.4, 144, 1, 168, flip=True):
            side_grip_back(cv, RUDDY)
        pelt(
            cv,
            "81,84 68,84 57,90 50,101 58,107 68,104 76,110 84,106 92,110 101,104 110,106 112,98"
            " 104,88 94,84",
            HAIR_GREY,
            PELT,
        )
        cv.dot(81, 99, 3, GOLD, 0.8)
        with cv.at(81, 58.4, 1.14, -3, flip=True):
            heads.woodsman(cv)


def _horn(cv: Canvas, x, y) -> None:
    """A hunting horn with gold fittings, held where it bends."""
    with cv.at(x, y, 1, -8):
        horn = Tube.limb("15,-13,1.5 12,-4,2.2 5,2,3.2 -4,2.6,4.4 -13,-4,6 -17,-11,7.6")
        cv.tube(horn, LINEN, 1.0, ends=(False, False))
        cv.rounding(horn, 0.1, 0.85, 9, 0.5, 0.45, 1.2, LINEN.dark)
        for a, b in ((0, 0.1), (0.6, 0.66), (0.86, 1)):
            cv.shape(horn.band(a, b, 0.8, 1.08), GOLD, 0.8, weight=0.5)
        cv.field(ellipse(-17.2, -11.4, 7.8, 2.5, -30), LEATHER.dark, 0.7)
