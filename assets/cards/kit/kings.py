"""The four Re: robes, crown, gesture."""

import math

from .canvas import Canvas
from .drapery import brocade, cloak, drape, ermine
from .emblems import held_club, held_coin, held_cup, held_sword
from .face import face
from .figure import arm, belt, buttons, ground, leg, neck, shoe, stage, torso
from .hair import beard, hair_back, hair_front, moustache
from .hands import (
    disc_thumb,
    grip_fingers,
    grip_palm,
    holding_disc,
    on_hip,
    open_palm,
    side_grip_back,
)
from .hats import crown
from .palette import (
    BLUE,
    BLUE_EYE,
    FAIR,
    FLESH,
    GOLD,
    GREEN,
    GREEN_EYE,
    HAIR_BLACK,
    HAIR_BROWN,
    HAIR_RED,
    HAIR_WHITE,
    LEATHER,
    LINEN,
    OLIVE,
    RED,
    RUDDY,
)


def denari(cv: Canvas) -> None:
    """The rich king: mild, brown-bearded, in a furred mantle, coin on his palm."""
    ground(cv, GOLD)
    with stage(cv):
        drape(
            cv,
            "66,86 48,120 36,180 20,243",
            "98,86 112,120 124,180 142,243",
            RED,
            9,
            2,
            hatch=False,
        )
        shoe(cv, (68, 239), RED, -1)
        shoe(cv, (94, 239), RED, 1)
        drape(
            cv,
            "62,126 58,160 54,200 50,235",
            "100,126 105,160 110,200 115,236",
            BLUE,
            7,
            3,
            trim=GOLD,
            trim_w=0.07,
            depth=0.95,
        )
        neck(cv, (81, 68), (81, 84))
        t = torso(cv, "81,80,7 81,84,15 81,90,21 81,104,20.4 81,118,18 81,130,18.6 81,136,20", BLUE)
        cv.shape(
            "76.6,86| 77,110 76.6,134 73,231| 80,234 88,231| 85.4,134 86,110 86,86|",
            RED,
            0.9,
            weight=0.4,
        )
        for i in range(13):
            y = 112 + i * 9.4
            cv.shape(
                f"81,{y - 3.4}| 83.8,{y}| 81,{y + 3.4}| 78.2,{y}|",
                GOLD if i % 2 else LINEN,
                0.6,
                weight=0.3,
            )
        belt(cv, t, 0.86, 0.98, GOLD, RED, 0)
        # mantle, left front
        drape(
            cv,
            "62,88 48,112 40,160 28,204 12,243",
            "74,90 64,120 58,160 52,204 46,246",
            GOLD,
            4,
            2.6,
            trim=RED,
            trim_w=0.035,
            depth=1.0,
        )
        arm(cv, (61, 95), (46, 124), (64, 139), BLUE, fore=RED, cuff=LINEN, bell=GOLD)
        with cv.at(64, 139, 1, 84):
            on_hip(cv)
        arm(cv, (102, 95), (122, 108), (131, 75), BLUE, fore=RED, cuff=LINEN, bell=GOLD)
        drape(
            cv,
            "92,90 100,120 106,160 112,204 118,246",
            "102,88 116,116 124,160 134,204 150,243",
            GOLD,
            4,
            2.6,
            trim=RED,
            trim_w=0.035,
            depth=1.0,
        )
        with cv.at(131, 73, 1, 6):
            holding_disc(cv)
        with cv.at(133, 48):
            held_coin(cv, 17)
        with cv.at(131, 73, 1, 6):
            disc_thumb(cv)
        ermine(
            cv,
            "81,82 68,83 57,90 50,101 61,109 81,113 101,109 112,101 105,90 94,83",
            (
                (57, 100),
                (65, 104.6),
                (74, 107.6),
                (89, 107.4),
                (98, 104),
                (106, 98.6),
                (62, 93),
                (70, 98),
                (92, 98),
                (99, 92),
            ),
        )
        cv.pen("81,88 80.4,98 81,112", 0.8, LINEN.dark)
        for q in (
            "60,90 55,97 54,103",
            "67,86 62,96 64,108",
            "103,90 107,97 107,104",
            "95,86 99,96 97,109",
        ):
            cv.pen(q, 0.6, LINEN.dark)
        cv.shape("72,83 81,88 91,83 91.4,87 81,92.4 71,87", GOLD, 0.85, weight=0.5)
        cv.dot(81, 90.4, 2.1, RED, 0.7)
        with cv.at(80, 57.6, 1.16, 2):
            hair_back(cv, "bob", HAIR_BROWN)
            face(
                cv, "3q", FLESH, HAIR_BROWN, nose="straight", gaze=0.3, age=1, brows=1.5, squint=0.1
            )
            beard(cv, "full", HAIR_BROWN)
            moustache(cv, "thick", HAIR_BROWN)
            hair_front(cv, "temple", HAIR_BROWN)
            crown(cv, "leaf", RED)


def coppe(cv: Canvas) -> None:
    """The old king: white forked beard, arched crown, cup high and sceptre low."""
    ground(cv, RED)
    with stage(cv):
        drape(
            cv,
            "64,86 46,120 34,180 18,243",
            "98,86 116,120 126,180 142,243",
            BLUE,
            8,
            2,
            hatch=False,
        )
        shoe(cv, (70, 239), GREEN, -1)
        shoe(cv, (92, 239), GREEN, 1)
        drape(
            cv,
            "63,126 58,170 55,200 52,236",
            "98,126 104,166 107,200 110,236",
            GOLD,
            6,
            3,
            trim=RED,
            trim_w=0.06,
            depth=0.92,
        )
        brocade(
            cv,
            "63,126 58,170 55,200 52,236",
            "98,126 104,166 107,200 110,236",
            RED,
            7,
            5,
            0.14,
            0.86,
        )
        neck(cv, (79, 68), (79, 84), FAIR)
        t = torso(
            cv, "80,80,7 80,84,15 80,90,21 80,104,20.6 80,118,18.6 80,130,18.6 80,136,19.4", GOLD
        )
        belt(cv, t, 0.86, 0.98, GREEN, RED, 0)
        # mantle swept across the body from the right shoulder
        drape(
            cv,
            "92,90 106,120 118,170 124,204 130,247",
            "100,88 118,112 129,160 138,204 149,243",
            RED,
            4,
            2.6,
            trim=LINEN,
            trim_w=0.04,
        )
        # sceptre in the lowered hand
        arm(cv, (100, 95), (118, 120), (125, 146), GREEN, fore=BLUE, cuff=LINEN, bell=GOLD)
        with cv.at(125.4, 147, 1, 172):
            grip_palm(cv, FAIR)
        with cv.at(126.4, 154, 1, 14):
            cv.shape("-1.6,26| -1.5,-30| 1.5,-30| 1.6,26|", GOLD, 0.8)
            cv.shape(
                "-1.6,-30| -6.4,-31.6 -8,-36 -5.4,-39.4 -4.6,-35.6 -2.4,-35 -3,-40"
                " 0,-46| 3,-40 2.4,-35 4.6,-35.6 5.4,-39.4"
                " 8,-36 6.4,-31.6 1.6,-30|",
                GOLD,
                0.9,
            )
            cv.pen("0,-43 0,-36", 0.6, GOLD.dark)
            cv.dot(0, -31.4, 2, RED, 0.7)
            cv.dot(0, 27.4, 2.4, GOLD, 0.8)
        with cv.at(125.4, 147, 1, 172):
            grip_fingers(cv, FAIR, thumb=False)
        drape(
            cv,
            "60,88 46,116 39,160 28,204 12,243",
            "82,90 78,122 70,160 62,204 54,247",
            RED,
            5,
            2.6,
            trim=LINEN,
            trim_w=0.04,
        )
        arm(cv, (61, 95), (41, 109), (34, 76), GREEN, fore=BLUE, cuff=LINEN, bell=GOLD)
        with cv.at(34, 75, 1, 0):
            grip_palm(cv, FAIR)
        with cv.at(34, 70):
            held_cup(cv, 41)
        with cv.at(34, 75, 1, 0):
            grip_fingers(cv, FAIR)
        ermine(
            cv,
            "80,82 67,83 56,90 48,103 58,113 72,110 80,106 88,110 102,113 113,103 105,90 94,83",
            ((57, 102), (64, 107), (71, 103), (63, 95), (88, 103), (96, 107), (104, 102), (98, 95)),
        )
        # chain of office
        for i in range(9):
            x = 64 + i * 4
            cv.dot(x, 96 + 13 * (1 - ((i - 4) / 4.2) ** 2), 1.5, GOLD, 0.6)
        cv.dot(80, 113, 3.2, GOLD, 0.8)
        cv.dot(80, 113, 1.5, RED, 0.5)
        with cv.at(80, 59, 1.16, -2, flip=True):
            hair_back(cv, "long", HAIR_WHITE)
            face(
                cv,
                "3q",
                FAIR,
                HAIR_WHITE,
                nose="hook",
                gaze=0.35,
                age=2,
                brows=1.9,
                squint=0.13,
                iris=BLUE_EYE,
                mouth="grave",
            )
            beard(cv, "forked", HAIR_WHITE)
            moustache(cv, "droop", HAIR_WHITE)
            hair_front(cv, "temple", HAIR_WHITE)
            crown(cv, "arch", RED, (RED, BLUE))


def spade(cv: Canvas) -> None:
    """The soldier king: cuirass and short skirts, drawn sword, open left hand."""
    ground(cv, BLUE)
    with stage(cv):
        drape(
            cv,
            "64,86 42,118 28,176 10,243",
            "98,86 110,120 117,180 128,244",
            BLUE,
            10,
            2.6,
            trim=GOLD,
            trim_w=0.035,
            depth=1.0,
        )
        shoe(cv, (60, 239), LEATHER, -1, 1)
        leg(cv, (74, 142), (64, 190), (61, 237), GOLD, -1, scale=1.08)
        shoe(cv, (95, 239), LEATHER, 1)
        leg(cv, (89, 142), (93, 190), (94, 237), GOLD, 1, scale=1.08)
        for x in (62, 93.4):  # buskins
            cv.shape(
                (
                    f"{x - 8},208| {x},211 {x + 8},208| {x + 6},226 {x + 4.4},238|"
                    f" {x - 4.6},238| {x - 6},226"
                ),
                LEATHER,
                1,
            )
            cv.shape(
                f"{x - 8.6},206| {x},209 {x + 8.6},206| {x + 8},212| {x},215 {x - 8},212|", RED, 0.9
            )
            for y in (219, 225, 231):
                cv.pen(f"{x - 5},{y} {x},{y + 1.4} {x + 4.6},{y}", 0.7, LEATHER.dark)
        drape(
            cv,
            "62,130 59,148 56,166 54,176",
            "99,130 103,148 107,166 109,176",
            LINEN,
            7,
            2.2,
            trim=GOLD,
            trim_w=0.13,
            depth=0.9,
        )
        neck(cv, (81, 68), (81, 84), OLIVE)
        t = torso(cv, "81,80,7 81,84,15 81,90,21.4 81,104,21 81,118,18 81,130,17.6 81,137,19", RED)
        cv.pen(t.points(0, 0.2, 0.92), 0.8)
        cv.pen("64,106 70,113 78,114", 0.9, RED.dark)
        cv.pen("98,106 92,113 84,114", 0.9, RED.dark)
        for i in range(6):  # lappets under the waist
            x = 63.4 + i * 7
            cv.shape(
                f"{x - 3.4},132| {x + 3.4},132| {x + 3.6},142 {x},145 {x - 3.6},142|",
                RED if i % 2 else GOLD,
                0.85,
                weight=0.5,
            )
        belt(cv, t, 0.84, 0.95, GOLD, GREEN, 0)
        # sun mask on the breast
        rays = []
        for i in range(24):
            a = math.pi * i / 12
            r = 9.2 if i % 2 == 0 else 6.2
            rays.append((81 + r * math.cos(a), 105 + r * math.sin(a), 1))
        cv.shape(rays, GOLD, 0.8, weight=0.6)
        cv.dot(81, 105, 5, GOLD, 0.7)
        for s in (-1, 1):
            cv.dot(81 + s * 1.8, 104, 0.55)
        cv.pen("79.2,107 81,107.9 82.8,107", 0.6)
        cv.pen("81,104 80.4,105.8 81.4,106", 0.45)
        # open hand
        arm(cv, (99, 94), (120, 115), (134, 138), RED, puff=LINEN, fore=RED, cuff=GOLD)
        with cv.at(134.6, 140, 1, 146, flip=False):
            open_palm(cv, OLIVE)
        # sword arm
        arm(cv, (63, 94), (43, 117), (31, 102), RED, puff=LINEN, fore=RED, cuff=GOLD)
        with cv.at(31, 102, 1, -8):
            grip_palm(cv, OLIVE)
        with cv.at(30, 95, 0.96, -3):
            held_sword(cv, 80)
        with cv.at(31, 102, 1, -8):
            grip_fingers(cv, OLIVE, thumb=False)
        cloak(
            cv,
            (
                "81,88 70,83 60,86 53,94 50,104 60,106 72,101 81,98 92,101 104,106"
                " 113,104 109,94 102,86 92,83"
            ),
            GREEN,
            folds=(
                "56,102 62,94 72,90",
                "64,104 70,97 78,93",
                "106,102 100,94 91,90",
                "98,103 92,97 85,93",
            ),
            lights=("60,98 66,91 73,88",),
        )
        cv.dot(81, 93, 3, GOLD, 0.8)
        with cv.at(80.6, 59, 1.16, 3):
            hair_back(cv, "curls", HAIR_BLACK)
            face(
                cv,
                "3q",
                OLIVE,
                HAIR_BLACK,
                nose="straight",
                gaze=0.4,
                age=1,
                brows=1.9,
                frown=0.6,
                squint=0.12,
                mouth="grave",
            )
            beard(cv, "short", HAIR_BLACK)
            moustache(cv, "curl", HAIR_BLACK)
            hair_front(cv, "temple", HAIR_BLACK)
            crown(cv, "points", RED, (RED, GREEN))


def bastoni(cv: Canvas) -> None:
    """The woodland king: red beard, green tunic, club on high, cloak gathered."""
    ground(cv, GREEN)
    with stage(cv):
        drape(
            cv,
            "66,86 48,120 36,180 18,243",
            "98,86 114,120 124,180 138,243",
            GOLD,
            8,
            2.4,
            hatch=True,
        )
        shoe(cv, (66, 239), LEATHER, -1, 1)
        legs = [leg(cv, (74, 142), (67, 190), (66, 237), LINEN, -1, scale=1.05)]
        shoe(cv, (93, 239), LEATHER, 1)
        legs.append(leg(cv, (89, 142), (92, 190), (92, 237), LINEN, 1, scale=1.05))
        for t in legs:  # cross garters
            for i in range(3):
                a, b = 0.64 + 0.115 * i, 0.755 + 0.115 * i
                for k in (-1, 1):
                    cv.pen(
                        [t.at(a, -k * 0.96), t.at((a + b) / 2 + 0.012, 0), t.at(b, k * 0.96)],
                        1.5,
                        GREEN.mid,
                        "none",
                    )
        drape(
            cv,
            "62,128 58,150 55,170 53,188",
            "100,128 104,150 108,170 111,188",
            RED,
            7,
            2.4,
            trim=GOLD,
            trim_w=0.12,
            depth=0.95,
        )
        neck(cv, (81, 68), (81, 84), RUDDY)
        t = torso(
            cv, "81,80,7 81,84,15 81,90,21.4 81,104,20.6 81,118,18 81,130,18 81,136,19.4", RED
        )
        cv.shape("77.4,88| 78,110 78,134| 84.4,134| 84.4,110 85,88|", GOLD, 0.8, weight=0.3)
        buttons(cv, t, 0, 0.28, 0.8, 5, BLUE)
        belt(cv, t, 0.86, 0.98, LEATHER, GOLD, 0)
        drape(
            cv,
            "98,88 108,120 114,170 118,204 122,246",
            "106,88 118,116 126,160 135,204 146,243",
            GREEN,
            3,
            2.6,
            trim=GOLD,
            trim_w=0.035,
        )
        # left arm gathers the cloak: one fall behind, one from the hand
        drape(
            cv,
            "60,88 42,116 31,166 13,243",
            "70,90 60,116 52,170 44,246",
            GREEN,
            4,
            2.6,
            trim=GOLD,
            trim_w=0.035,
        )
        drape(
            cv,
            "52,150 45,176 38,206 27,238",
            "60,152 64,178 66,206 66,240",
            GOLD,
            5,
            3,
            trim=RED,
            trim_w=0.07,
            depth=0.95,
        )
        cv.shape("40,122 38,136 42,150 50,157 60,156 64,150 57,151 49,146 45,134", GREEN, 1)
        cv.pen("41,130 43,144 52,153", 0.8, GREEN.dark)
        arm(cv, (64, 93), (47, 121), (55, 147), BLUE, puff=GREEN, fore=BLUE)
        with cv.at(55, 148, 1, 168):
            side_grip_back(cv, RUDDY)
        # club arm
        arm(cv, (98, 93), (119, 110), (128, 87), BLUE, puff=GREEN, fore=BLUE)
        with cv.at(129, 88, 1, 8):
            grip_palm(cv, RUDDY)
        with cv.at(130, 81, 1, 3):
            held_club(cv, 79)
        with cv.at(129, 88, 1, 8):
            grip_fingers(cv, RUDDY, thumb=False)
        cv.shape("72,82 81,87 91,82 96,86 92,93 81,97 70,93 66,86", LINEN, 0.95)
        cv.shape("72,84 81,90 90,84 91,87 81,94 71,87", GOLD, 0.7, weight=0.3)
        with cv.at(81, 58.4, 1.14, -2):
            hair_back(cv, "front long", HAIR_RED)
            face(
                cv,
                "front",
                RUDDY,
                HAIR_RED,
                gaze=0.15,
                age=1,
                brows=1.9,
                frown=0.5,
                squint=0.14,
                iris=GREEN_EYE,
                mouth="calm",
            )
            beard(cv, "full", HAIR_RED, "front")
            moustache(cv, "droop", HAIR_RED, "front")
            with cv.at(-0.6, 0):
                crown(cv, "fleur", RED, (RED, BLUE))
