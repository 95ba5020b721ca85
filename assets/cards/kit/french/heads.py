"""The heads of the jacks and kings: one function, one person.

In the coordinates of the head (see `kit.face`): each looks to the viewer's right, whoever
places it mirrors it.  The queens' heads are in `ladies`.
"""

from kit.canvas import Canvas
from kit.face import face
from kit.hair import BACK, FRONT, Lock, beard, flow, hair_back, locks, moustache
from kit.hats import UPRIGHT, beret, brim_hat, crown
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
    HAIR_GREY,
    HAIR_RED,
    INK,
    LINEN,
    LIP,
    OLIVE,
    PAPER,
    RED,
    RUDDY,
    Ramp,
    blend,
)


def falconer(cv: Canvas) -> None:
    """Jack of diamonds: dark curls and a high nose, all eyes for his bird."""
    near = Lock(
        "-4,-12 -10.4,-10.4 -11.4,-6.6 -14.4,-4 -12.8,-.4 -15.8,2.8 -13.4,6 -15.2,9.8 -11.8,11.4"
        " -10.4,15 -6.6,12.8 -4.4,9 -3,2 0,-10",
        ("-12.8,-3 -11,-1.4 -13,1", "-13.6,4 -11.6,5.4 -13.2,8"),
        flows=(("-11,-7 -13,2 -10.2,13", "-6.6,0 -7.4,6 -6.8,11.6", 6),),
    )
    far = Lock("5,-12 9.6,-9 9.2,-5.8 11.8,-3 9.9,0 11.4,3 8.8,4.6 8.4,-3 5,-8")
    fringe = Lock(
        "-9.4,-10 -3,-13.6 4,-13.4 9,-8.6 9.4,-3.4 7.4,-6.6| 6,-4.2 3.4,-7.4| 1.4,-4.8 -1.8,-7.2|"
        " -3.2,-3.4 -5.2,-4.6| -5.4,-.8 -7.2,.8 -6.2,4 -8.8,5.8 -10.6,3 -11.8,-3",
        flows=(
            ("-4,-12.6 -8.6,-6 -9.6,3", "0,-12 -3.4,-9 -6.4,0", 5),
            ("1,-12 .4,-9.6 1,-6.4", "5.4,-11 7,-8.4 8,-5.4", 5),
        ),
    )
    locks(cv, near, HAIR_BLACK)
    locks(cv, far, HAIR_BLACK)
    face(
        cv,
        "3q",
        OLIVE,
        HAIR_BLACK,
        nose="roman",
        gaze=0.62,
        brows=1.7,
        arch=0.8,
        mouth="smirk",
        blush=False,
    )
    locks(cv, fringe, HAIR_BLACK, 0.9)
    beret(cv, BLUE, RED, GOLD, RED, -3, -1)


def singer(cv: Canvas) -> None:
    """Jack of hearts: round and brown-haired, his mouth open on a high note."""
    back = BACK["bob"][0]._replace(
        strands=(), flows=(("-11.6,-6 -12.8,4 -12,14.4", "-5.4,0 -5.4,8 -5,15", 9),)
    )
    front = FRONT["bob"][0]._replace(
        strands=(),
        flows=(
            ("-2.6,-13 -10,-6 -11.2,13.4", "-.6,-12 -5.6,-7 -6.4,5", 8),
            ("1.4,-13 -1,-11 -2.6,-7.6", "6.4,-12 7,-9.6 8.4,-6.8", 6),
        ),
    )
    locks(cv, back, HAIR_BROWN)
    face(
        cv,
        "3q",
        FLESH,
        HAIR_BROWN,
        jaw="round",
        nose="snub",
        gaze=0.1,
        brows=1.2,
        arch=1.3,
        mouth="speak",
    )
    locks(cv, front, HAIR_BROWN, 0.9)
    beret(cv, RED, GOLD, LINEN, BLUE)


def huntsman(cv: Canvas) -> None:
    """Jack of clubs: broad, fair and freckled, laughing before he has shot anything."""
    near = Lock(
        "-4,-12 -10.6,-9 -12.4,-2 -14.4,4 -12.8,8 -14.4,12.4 -10.4,12.6 -7.4,14.4 -5,10 -4,2 0,-10",
        flows=(("-11,-6 -12.6,4 -11.6,11.6", "-6.6,0 -7.4,6 -7,12.6", 7),),
    )
    far = Lock(
        "5,-11 9.8,-8 10.8,-2 10,3 12,7.6 9.6,9.6 7.4,6 6,-2",
        flows=(("10,-5 9.8,2 10.4,8", "7.6,0 8,4 8.6,8", 3),),
    )
    front = Lock(
        "-9,-9 -4,-12.6 4,-12.6 9,-8.4 9.8,-3 8.8,1 7.6,-4 4.6,-7.4 0,-8.2 -4.6,-7.2 -7,-3.4"
        " -7.4,1 -8.8,5 -10.6,2 -11.4,-3",
        flows=(
            ("-3,-12 -8.4,-7 -9.6,3", "0,-10.6 -5,-8.4 -7.6,-2", 5),
            ("1,-12 3.4,-9.6 6.6,-7", "5,-12 8,-8 9,-3", 5),
        ),
    )
    locks(cv, near, HAIR_FAIR)
    locks(cv, far, HAIR_FAIR)
    face(
        cv,
        "half",
        FAIR,
        HAIR_FAIR,
        jaw="square",
        nose="bulb",
        iris=BLUE_EYE,
        gaze=0.3,
        mouth="laugh",
        brows=1.6,
        arch=0.3,
        squint=0.1,
    )
    for x, y in ((-5.4, 3.6), (-4, 3.2), (-4.6, 4.8), (-2.8, 4.2), (-6, 4.9), (4.6, 3.4), (5.6, 4)):
        cv.dot(x, y, 0.34, FAIR.dark)
    locks(cv, front, HAIR_FAIR, 0.9)
    brim_hat(cv, GREEN, GREEN, RED, band=GOLD, sweep=UPRIGHT)


BROKEN = (  # forehead, a nose broken once and set badly, lips, a chin like a boot
    "-6,-9 -1,-13 4,-11 6.2,-6 7.4,-3.2 6.5,-1.2 8.4,.2 8.2,1.6 9.4,3.4 10,4.8 9.1,6 7.1,6.3|"
    " 7.7,7.6 8.1,8.4| 7.2,8.9| 7.8,9.9 6.6,10.7 8.2,12 8.4,13.8 6.6,15.2 3.6,14.9 -.6,13"
    " -4.4,9.6 -6,2"
)


def guardsman(cv: Canvas) -> None:
    """Jack of spades, in profile: fair, weathered, a broken nose and a square chin."""
    hair_back(cv, "nape", HAIR_FAIR)
    flow(cv, "-10.4,-4 -11.6,3 -11.6,9.6", "-6.4,0 -7,6 -6.6,10.4", 7, HAIR_FAIR)
    cv.shape(BROKEN, RUDDY, 0.95, weight=0.9)
    cv.shape("8,12.6 8,13.8 6.4,14.9 3.6,14.6 -.6,12.7 -4.2,9.2 -1,11.4 3,13", RUDDY.dark, 0)
    cv.shape("8.4,3.4 9.4,4.8 8.8,5.6 7.4,5.4 7,4.4", RUDDY.light, 0)
    cv.shape("3.2,.5| 5.2,-1 6.1,-.1 5.7,1.1", PAPER, 0)
    cv.dot(5.3, 0, 0.75, BLUE_EYE, ry=1.05)
    cv.dot(5.45, 0, 0.4, INK, ry=0.65)
    cv.pen("2.6,.6 4.2,-.9 6.3,-.8", 1.1)
    cv.pen("3.4,1.3 4.7,1.6 5.8,1.3", 0.42, RUDDY.dark)
    cv.pen("2.4,-2.8 4.6,-3.6 7.4,-2.6", 1.9, HAIR_FAIR.dark)
    cv.pen("7.2,3.8 6.5,5 7.1,6.1 8.2,5.6", 0.6)
    cv.shape("5.4,8.5 6.7,7.5 7.9,8.4 7.4,9.8 6.4,9.6", blend(LIP, RUDDY.dark, 0.35), 0)
    cv.pen("4.8,8.9 6.2,8.6 8,8.6", 0.75)
    cv.pen("5.9,5.6 4.4,7 4.2,9.6", 0.5, RUDDY.dark)
    for p in ("2.2,.2 .9,-.4", "2.2,.9 1,1.2", "2.4,3 .8,4.6 .6,6.2", "6.6,11.2 7.6,11.4"):
        cv.pen(p, 0.42, RUDDY.dark)
    for row, (x, y) in enumerate(((-2.6, 8.4), (-1, 10), (0.8, 11.4), (2.8, 12.4), (4.8, 12.8))):
        for i in range(2 + row % 2):  # not shaved since Sunday
            cv.hatch((x + i * 0.9, y - i * 1.3), (x + i * 0.9 + 0.5, y - i * 1.3 + 0.9), 0, 0.4)
    moustache(cv, "curl", HAIR_FAIR, "profile")
    front = FRONT["profile short"][0]
    locks(cv, front._replace(strands=(), flows=SIDE), HAIR_FAIR)
    ear(cv, RUDDY)


SIDE = (  # how hair runs above and behind the ear of a head in profile
    ("-3,-13 -9,-6 -9.4,8.6", "2,-12 -3.4,-8.6 -5.8,1", 9),
    ("3,-12.4 1,-10 .4,-7", "5.6,-10.6 4.4,-9 4,-8", 3),
)


def ear(cv: Canvas, skin: Ramp) -> None:
    """The ear of a head in profile."""
    cv.shape("-5,-1.8 -3.2,-2.8 -1.6,-1.4 -1.8,1.8 -3.2,4.2 -4.6,4.4 -5,1.4", skin, 0.75, 0.4)
    cv.pen("-4,-1.2 -2.5,-1.2 -2.6,1 -3.6,2.8", 0.5, skin.dark)


def merchant(cv: Canvas) -> None:
    """King of diamonds, in profile: a high nose, a combed beard, his mind on the coin."""
    hair_back(cv, "nape", HAIR_BROWN)
    flow(cv, "-10.4,-4 -11.6,3 -11.6,9.6", "-6.4,0 -7,6 -6.6,10.4", 7, HAIR_BROWN)
    face(cv, "profile", FLESH, HAIR_BROWN, nose="hook", age=1, brows=1.9, mouth="smile")
    full = Lock(
        "-4.4,1 -4,6 -1.4,8.8 2,9.6 4.6,9.8 7,10.2 8.6,11.2 8.8,14 7.8,18 7.4,21.6 4,24.6"
        " .2,22 -2.6,17.4 -4.4,12.4 -5.4,7",
        flows=(
            ("-4.4,4 -3.4,11 2,21.6", "2,10.4 3.6,15 4,23.4", 9),
            ("3.4,10.4 5,15 4.6,22.6", "7.4,10.8 7.8,14 6.4,20.6", 6),
        ),
    )
    locks(cv, full, HAIR_BROWN, 0.9)
    moustache(cv, "curl", HAIR_BROWN, "profile")
    front = FRONT["profile short"][0]
    locks(cv, front._replace(strands=(), flows=SIDE), HAIR_BROWN)
    ear(cv, FLESH)
    crown(cv, "fleur", BLUE, (BLUE, RED), -2)


def patriarch(cv: Canvas) -> None:
    """King of hearts: hollow cheeks, a forked grey beard, eyes that have seen it all."""
    back = (
        BACK["long"][0]._replace(
            strands=(),
            flows=(("-11.5,-6 -13.4,8 -14.6,23", "-5,6 -5,13 -6,22", 11),),
        ),
        BACK["long"][1]._replace(
            strands=(), flows=(("9.4,-2 9.4,9 9.6,18", "6.4,4 6.4,11 6.4,17", 5),)
        ),
    )
    forked = Lock(
        "-7,1 -6,6 -3,8.4 1.6,10 4.2,11 6.4,9.6 7.6,7 8.6,3 9.6,9 9.4,15 10.6,20 9,25.6| 6.4,22.6"
        " 5,19.4 4.2,18.4| 2.6,20.6 2,24 -1,27.6| -3.4,22 -4.4,18 -6,13 -7,8",
        flows=(
            ("-6,6 -4.6,13 -2,24", "2.6,11.6 2.6,16 1,22", 9),
            ("4.6,12 5.4,16 7.4,22", "8,7.4 8.4,13 9,21", 6),
        ),
    )
    for lock in back:
        locks(cv, lock, HAIR_GREY)
    face(
        cv,
        "3q",
        FAIR,
        HAIR_GREY,
        jaw="gaunt",
        nose="hook",
        gaze=0.4,
        age=2,
        brows=2.5,
        arch=0.5,
        squint=0.16,
        iris=BLUE_EYE,
        mouth="grave",
    )
    locks(cv, forked, HAIR_GREY, 0.9)
    beard(cv, "mouth", HAIR_GREY)
    moustache(cv, "long", HAIR_GREY)
    temple = FRONT["temple"][0]._replace(
        strands=(), flows=(("-10,-7 -10.8,1 -9.8,8.6", "-6,-8 -6.8,-1 -7.4,6", 5),)
    )
    locks(cv, temple, HAIR_GREY)
    crown(cv, "arch", RED, (RED, BLUE))


def soldier(cv: Canvas) -> None:
    """King of spades: lean and dark, long-haired, a pointed beard and a scar on the cheek."""
    back = Lock(
        "-3,-13 -11,-9 -12.6,-1 -15,6 -13.4,12 -16,17.4 -12.4,20 -8.6,18.6 -5.6,20.4 -4.6,14 -4,6"
        " 2,-12",
        flows=(("-11,-6 -13.4,6 -13.4,18", "-5,0 -6.4,9 -6.6,18.6", 10),),
    )
    far = Lock(
        "6,-10 9.6,-6 10.4,0 9.6,6 12,11 10.4,16 7.4,17.4 6,11 5,4",
        flows=(("9.4,-2 9.4,6 10,14", "6.8,6 7.2,10 7.4,15.6", 4),),
    )
    locks(cv, back, HAIR_BLACK)
    locks(cv, far, HAIR_BLACK)
    face(
        cv,
        "3q",
        OLIVE,
        HAIR_BLACK,
        jaw="gaunt",
        nose="roman",
        gaze=0.46,
        age=1,
        brows=2.3,
        frown=0.75,
        squint=0.16,
        mouth="grave",
        blush=False,
    )
    cv.pen("-4.4,2 -2.8,4.6 -2.8,7.6", 0.7, OLIVE.dark)
    for y in (3.2, 4.6, 6):
        cv.pen(f"{-4.3 + (y - 3.2) * 0.3},{y} {-2.5 + (y - 3.2) * 0.1},{y - 0.4}", 0.4, OLIVE.dark)
    point = Lock(
        "1.2,10.4 3,11 4.2,11.4 5.6,10.9 7.2,10 7.4,13 6.4,17 4.4,22.4 2,17.4 .8,13.6",
        flows=(("1.6,11.6 2.6,16 4.2,21", "6.8,11 6.2,15 4.8,20", 6),),
    )
    locks(cv, point, HAIR_BLACK, 0.9)
    moustache(cv, "curl", HAIR_BLACK)
    temple = FRONT["temple"][0]._replace(
        strands=(), flows=(("-10,-7 -10.8,1 -9.8,8.6", "-6,-8 -6.8,-1 -7.4,6", 5),)
    )
    locks(cv, temple, HAIR_BLACK)
    cv.shape("7.6,-9 9.4,-8 9.5,-4.6 8.7,-2.4", HAIR_BLACK.dark, 0)
    crown(cv, "points", RED, (RED, GREEN))


def woodlander(cv: Canvas) -> None:
    """King of clubs, from the front: a red bush of a beard, small eyes full of mischief."""
    for s in (-1, 1):
        with cv.at(flip=s < 0):
            locks(
                cv,
                BACK["front long"][0]._replace(
                    strands=(), flows=(("11,-4 12,6 13,18", "7,4 8,11 8.8,18.6", 6),)
                ),
                HAIR_RED,
            )
    face(
        cv,
        "front",
        RUDDY,
        HAIR_RED,
        jaw="heavy",
        nose="bulb",
        gaze=0.0,
        age=1,
        brows=2.6,
        arch=0.5,
        squint=0.16,
        iris=GREEN_EYE,
        mouth="smile",
    )
    half = (
        (9, 0.6),
        (7.8, 5),
        (5, 8),
        (2.4, 9.6),
        (0, 10.4),
    )
    low = ((10.2, 6), (12.4, 10.6), (9.8, 12.4), (11, 17), (7.6, 18.4), (7.4, 22.6), (3.6, 21.8))
    up = [(-x, y) for x, y in half] + list(half[:-1])[::-1]
    bush = [*up, *low, (0, 26), *[(-x, y) for x, y in low[::-1]]]
    locks(cv, Lock(bush), HAIR_RED, 0.9)
    for s in (-1, 1):
        with cv.at(flip=s < 0):
            flow(cv, "9,4 9.4,10 8,17", "1,11.6 1.4,16 1,24", 8, HAIR_RED)
    cv.shape("-1.9,9.3 0,9 1.9,9.3 0,10.6", LIP, 0.35, weight=0)
    moustache(cv, "long", HAIR_RED, "front")
    for s in (-1, 1):
        with cv.at(flip=s < 0):
            front = FRONT["front"][0]._replace(
                strands=(), flows=(("1,-12.4 6.4,-8.6 8.6,4", "4,-13 8.6,-8 9.8,5", 5),)
            )
            locks(cv, front, HAIR_RED)
    with cv.at(-0.6, 0):
        crown(cv, "leaf", GREEN, (GREEN, RED))
