"""The four Cavalli: horse, rider, gesture."""

from contextlib import contextmanager

from . import ground
from .belts import belt
from .canvas import Canvas
from .drapery import drape, ruff
from .emblems import held_club, held_coin, held_cup, scimitar
from .face import face
from .figure import arm, buttons, neck, skirt, torso
from .hair import beard, hair_back, hair_front, moustache
from .hands import disc_thumb, fist, holding_disc, side_grip_back
from .harness import harness, saddle, saddle_cloth
from .hats import beret, brim_hat, flat_cap, plume, turban
from .horse import Horse, horse
from .palette import (
    BLUE,
    BLUE_EYE,
    FLESH,
    GOLD,
    GREEN,
    HAIR_BLACK,
    HAIR_FAIR,
    HAIR_GREY,
    LEATHER,
    LINEN,
    MOOR,
    RED,
    RUDDY,
)
from .riding import rider_leg

COIN_HORSE = Horse(
    "grey",
    raised="near",
    mane="plaited",
    tail="plaited",
    marks=("dapple",),
    neck=(-3, 6, 4),
    near_hind=(-27, 12, 14),
    far_hind=(36, -10, -26),
    fore=(5, 0, -5),
    lifted=(-6, 14, 4),
    crest=0.08,
)
CUP_HORSE = Horse(
    "brown",
    raised="near",
    mane="hogged",
    tail="bound",
    marks=("stockings", "star"),
    neck=(2, 18, 24),
    near_hind=(4, -8, 4),
    far_hind=(-20, 10, 8),
    fore=(-6, 0, 6),
    lifted=(-24, 16, 14),
    crest=0.12,
    swing=-16,
)
SWORD_HORSE = Horse(
    "dark",
    raised="near",
    mane="flowing",
    tail="raised",
    marks=("blaze", "socks"),
    neck=(-13, 6, 4),
    near_hind=(10, -6, -4),
    far_hind=(-14, 8, 6),
    fore=(7, 0, -7),
    lifted=(-16, 6, -4),
    crest=0.0,
)
CLUB_HORSE = Horse(
    "chestnut",
    raised="far",
    mane="long",
    tail="long",
    marks=("socks",),
    neck=(-8, -4, -4),
    near_hind=(15, -6, -6),
    far_hind=(-18, 12, 6),
    fore=(14, -4, -8),
    lifted=(-22, 36, 8),
    crest=-0.06,
    swing=1,
)


@contextmanager
def ride(cv: Canvas, x: float, scale: float, flip=False):
    """Horse and rider on the ground, as large as its length allows; flip faces them to the left."""
    with cv.at(x, 247, scale, flip=flip), cv.at(-81, -247):
        yield


def denari(cv: Canvas) -> None:
    """A grizzled, good-natured gentleman rides in with a coin held out."""
    ground.sand(cv)
    with ride(cv, 78.5, 1.034, flip=True):
        horse(cv, COIN_HORSE)
        harness(cv, COIN_HORSE, (99, 130), RED, "bells")
        saddle_cloth(cv, BLUE, GOLD, "fringed", "lily")
        saddle(cv)
        with cv.at(76, 137, 0.9, 3):
            rider_leg(cv, (29, 23), (15, 57), GREEN, LEATHER)
            arm(cv, (16, -44), (36, -54), (43, -84), BLUE, puff=BLUE, fore=BLUE, cuff=GOLD)
            neck(cv, (5, -64), (3, -50), RUDDY)
            t = torso(
                cv, "3,-54,6 3,-51,13 2,-45,18.4 1,-32,18 0,-18,15.4 0,-8,14.6 0,0,15.6", GOLD
            )
            buttons(cv, t, 0.35, 0.26, 0.78, 5, RED)
            skirt(cv, t, 8, 3, GOLD, 4, trim=RED)
            belt(cv, t, 0.83, 0.95, RED, GOLD, 0.35, kind="plates")
            with cv.at(43, -85, 1, 6, flip=True):
                holding_disc(cv, RUDDY)
            with cv.at(46, -110):
                held_coin(cv, 18)
            with cv.at(43, -85, 1, 6, flip=True):
                disc_thumb(cv, RUDDY)
            arm(cv, (-12, -45), (-14, -20), (16, -12), BLUE, puff=BLUE, fore=BLUE, cuff=GOLD)
            with cv.at(16, -12, 1, 80):
                side_grip_back(cv, RUDDY)
            cv.shape(
                "-9,-54 -17,-49 -18,-43 -8,-39 4,-37 15,-40 21,-45 19,-51 12,-55 3,-53", LINEN, 0.95
            )
            for x, y in ((-13, -45), (-6, -42), (2, -40.6), (10, -42), (16, -46)):
                cv.dot(x, y, 1.5, GOLD, 0.5)
            with cv.at(6, -71, 1.12, 2):
                hair_back(cv, "short", HAIR_GREY)
                face(cv, "3q", RUDDY, HAIR_GREY, nose="broad", age=1, mouth="smile", iris=BLUE_EYE)
                beard(cv, "short", HAIR_GREY)
                moustache(cv, "thick", HAIR_GREY)
                hair_front(cv, "short", HAIR_GREY)
                flat_cap(cv, RED, None, GOLD)
                plume(cv, ((-7, -13), (-12, -19), (-18, -19), (-22, -13), (-21, -6)), 4, LINEN)


def coppe(cv: Canvas) -> None:
    """A cheerful horseman with a long moustache drinking the company's health."""
    ground.terrace(cv)
    with ride(cv, 80.2, 1.065):
        horse(cv, CUP_HORSE)
        harness(cv, CUP_HORSE, (105, 124), GREEN, "medallion")
        saddle_cloth(cv, BLUE, GOLD, "scalloped", "cross")
        saddle(cv)
        with cv.at(77, 137, 0.9, -4):
            rider_leg(cv, (30, 20), (20, 56), GOLD, LEATHER, "high", RED, toe=-18)
            arm(cv, (-13, -45), (-33, -43), (-41, -72), BLUE, puff=BLUE, fore=GOLD, cuff=None)
            with (
                fist(cv, -41, -73, -3, RUDDY, "back", size=1.05, arm=-15, cuff=LINEN),
                cv.at(-41.6, -78),
            ):
                held_cup(cv, 43)
            neck(cv, (4, -64), (2, -50), RUDDY)
            t = torso(cv, "3,-54,6 3,-51,13 2,-45,18 1,-32,17.4 0,-18,13.6 0,-8,13 0,0,15", RED)
            for k in (-0.55, -0.1):
                cv.pen(t.points(k, 0.2, 0.96, k * 0.8), 1.5, GOLD.mid)
            buttons(cv, t, 0.38, 0.22, 0.78, 6, GOLD)
            skirt(cv, t, 8, 3, RED, 4, trim=GOLD)
            belt(cv, t, 0.84, 0.96, LEATHER, GOLD, 0.3, kind="studs")
            arm(cv, (17, -44), (24, -22), (31, -9), BLUE, puff=BLUE, fore=GOLD)
            with cv.at(31, -10, 1, 120):
                side_grip_back(cv, RUDDY)
            ruff(cv, 3, -52, 13, 5.4)
            with cv.at(5, -71, 1.12, 2):
                hair_back(cv, "short", HAIR_BLACK)
                face(cv, "3q", RUDDY, HAIR_BLACK, nose="hook", age=1, mouth="smile")
                moustache(cv, "curl", HAIR_BLACK)
                beard(cv, "chin", HAIR_BLACK)
                hair_front(cv, "short", HAIR_BLACK)
                beret(cv, GREEN, GOLD, RED, RED)


def spade(cv: Canvas) -> None:
    """The Moor: turban, curved blade, sash; a composed and noble captain."""
    ground.rock(cv)
    with ride(cv, 83.2, 1.018):
        horse(cv, SWORD_HORSE)
        harness(cv, SWORD_HORSE, (104, 126), RED, "tassels", BLUE)
        saddle_cloth(cv, GREEN, GOLD, "pointed", "moon")
        saddle(cv)
        with cv.at(76, 137, 0.9, 1):
            rider_leg(cv, (30, 23), (12, 56), LINEN, RED, "laced", toe=-10)
            # short cloak flying behind
            drape(
                cv,
                "-8,-50 -20,-36 -28,-16 -40,4",
                "8,-50 2,-30 -6,-10 -12,2",
                RED,
                4,
                2.4,
                trim=GOLD,
                trim_w=0.1,
            )
            arm(cv, (-13, -45), (-34, -42), (-40, -70), GOLD, puff=RED, fore=GOLD, cuff=RED)
            sabre = cv.at(-40.6, -78, 0.92, -12, flip=True)
            with fist(cv, -40, -71, -5, MOOR, "thumb", size=1.05, arm=-12, cuff=RED), sabre:
                scimitar(cv)
            neck(cv, (4, -64), (2, -50), MOOR)
            t = torso(cv, "3,-54,6 3,-51,13 2,-45,18.4 1,-32,17.6 0,-18,14 0,-8,13.4 0,0,15", BLUE)
            cv.shape("-1,-54| 4,-40 9,-26| 13,-40 10,-54|", LINEN, 0.8, weight=0.3)
            cv.pen("3,-50 7,-40 9.4,-30", 0.6, LINEN.dark)
            skirt(cv, t, 10, 4, LINEN, 4, trim=GOLD)
            # sash with a knot
            cv.shape(t.band(0.74, 0.97, 2.2, 1.03), GOLD, 0.95)
            for s in (0.79, 0.85, 0.91):
                cv.pen(t.cross(s, -0.9, 0.9, 2.2), 0.7, GOLD.dark)
            for tail in (
                "9,-9 7,-2 3,9| 5.6,10.6| 8.6,9.4| 10.6,0 11.4,-8",
                "11,-9 12,-2 11.6,7| 14.4,8| 17,6.4| 15.4,-2 13,-9",
            ):
                cv.shape(tail, GOLD, 0.85, weight=0.6)
            cv.pen("9,-6 7.8,1 6,9", 0.6, GOLD.dark)
            cv.pen("12.6,-6 13.8,0 14,6.6", 0.6, GOLD.dark)
            cv.shape("8.4,-10 9.6,-13 12.6,-12.6 13.8,-9.6 12,-7.4 9.4,-7.8", GOLD, 0.85)
            arm(cv, (17, -44), (25, -22), (30, -9), GOLD, puff=RED, fore=GOLD, cuff=RED)
            with fist(cv, 30, -10, 112, MOOR, "back", arm=146, flip=True):
                pass
            for i in range(7):  # necklace
                cv.dot(-5 + i * 2.8, -50.4 + 3 * (1 - ((i - 3) / 3.2) ** 2), 1.1, GOLD, 0.5)
            with cv.at(5, -71, 1.12, 0):
                hair_back(cv, "short", HAIR_BLACK)
                face(
                    cv,
                    "3q",
                    MOOR,
                    HAIR_BLACK,
                    nose="broad",
                    gaze=0.4,
                    mouth="calm",
                    brows=1.6,
                    squint=0.08,
                    blush=False,
                )
                beard(cv, "short", HAIR_BLACK)
                moustache(cv, "thin", HAIR_BLACK)
                cv.dot(-8.4, 5, 1.5, GOLD, 0.6)
                turban(cv, LINEN, RED, GOLD, BLUE)


def bastoni(cv: Canvas) -> None:
    """A young hunter in profile, cudgel over the shoulder."""
    ground.grass(cv)
    with ride(cv, 79.2, 1.02, flip=True):
        horse(cv, CLUB_HORSE)
        harness(cv, CLUB_HORSE, (104, 127), GREEN, "studs")
        saddle_cloth(cv, RED, GOLD, "round", "flower")
        saddle(cv)
        with cv.at(76, 137, 0.9, -2):
            rider_leg(cv, (28, 24), (9, 55), BLUE, LEATHER, "high", toe=-8)
            neck(cv, (4, -64), (1, -50), FLESH, 5.2)
            t = torso(cv, "2,-54,6 1.6,-51,13 1,-45,18 .6,-32,17.6 0,-18,14 0,-8,13 0,0,15", GREEN)
            cv.pen(t.points(0.72, 0.2, 0.96), 0.8)
            buttons(cv, t, 0.8, 0.24, 0.8, 6, GOLD)
            skirt(cv, t, 8, 3, GREEN, 4, trim=GOLD)
            belt(cv, t, 0.84, 0.96, RED, RED, 0.4, kind="sash")
            arm(cv, (16, -44), (25, -22), (31, -10), BLUE, puff=GOLD, fore=BLUE)
            with cv.at(31, -11, 1, 118):
                side_grip_back(cv, FLESH)
            arm(cv, (-12, -45), (-32, -32), (-38, -60), BLUE, puff=GOLD, fore=BLUE)
            with fist(cv, -38, -61, -4, FLESH, size=1.05, arm=-12), cv.at(-38.6, -68, 1, -6):
                held_club(cv, 75)
            ruff(cv, 2.6, -52, 12, 5)
            with cv.at(4, -71, 1.12, 0):
                hair_back(cv, "nape", HAIR_FAIR)
                face(
                    cv,
                    "profile",
                    FLESH,
                    HAIR_FAIR,
                    nose="straight",
                    mouth="calm",
                    brows=1.1,
                    iris=BLUE_EYE,
                )
                moustache(cv, "thin", HAIR_FAIR, "profile")
                beard(cv, "goatee", HAIR_FAIR, "profile")
                hair_front(cv, "profile short", HAIR_FAIR)
                brim_hat(cv, GREEN, RED, LINEN)
