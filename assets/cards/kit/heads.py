"""The heads of the eight standing courts: one function, one person.

In the coordinates of the head (see `face`): each looks to the viewer's right, whoever
places it mirrors it.
"""

from .canvas import Canvas
from .face import face
from .hair import Lock, beard, hair_back, locks, moustache, ringlet
from .hats import beret, brim_hat, crown, flat_cap, peaked_cap
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
    HAIR_FAIR,
    HAIR_RED,
    HAIR_WHITE,
    LINEN,
    OLIVE,
    RED,
    RUDDY,
)


def merchant(cv: Canvas) -> None:
    """Fante di denari: a boy of sixteen who knows what a coin is worth."""
    back = Lock(
        "-4,-13 -11,-9 -13,0 -13.2,7 -15.6,12 -13.4,12.6 -14.6,16 -9.6,15.4 -7.4,17.2 -5,13.6"
        " -2.6,4 0,-12",
        flows=(("-12,-6 -12.4,5 -14,14.6", "-4.6,0 -6,8 -7,16", 9),),
    )
    fringe = Lock(
        "-9.4,-10 -4,-13.6 3,-13.6 8,-10.4 9.4,-6 8.8,-2.4 7.6,-6.4| 6.6,-4.8 4.6,-7.2| 3,-5.4"
        " .8,-7.4| -1.4,-5 -3.4,-6.8| -4.8,-2 -5,2 -5.6,6 -8,11.6 -7.8,7.6 -10.4,9.4 -12,0",
        flows=(
            ("-3,-13 -8.4,-6 -10.6,8", "0,-13 -4.6,-7 -7,8", 6),
            ("0,-12.6 -1.6,-9.6 -1.8,-6", "6.4,-12 7.6,-9 8.4,-4", 7),
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
        gaze=0.5,
        mouth="smirk",
        brows=1.2,
        arch=0.7,
    )
    locks(cv, fringe, HAIR_BROWN, 0.9)
    beret(cv, BLUE, GOLD, RED, RED)


def page(cv: Canvas) -> None:
    """Fante di coppe: a fair, curly dreamer who glances back at his cup."""
    near = Lock(
        "-4,-12 -10,-10.6 -10.4,-7 -13.6,-5 -12,-1.6 -15,1 -12.8,4.4 -15.4,7.6 -12.4,10 -13.6,14"
        " -9.4,13.6 -7.4,16.4 -5,12.6 -4,4 0,-10",
        flows=(("-10.4,-8 -12.4,1 -10.6,12.6", "-6.6,0 -7.6,7 -7,14", 7),),
    )
    far = Lock(
        "4,-12 9.6,-9.6 9.4,-6.4 12.4,-4 10.6,-.6 13,3 10.6,5.6 12.4,9.4 9,11 7.6,13.6 5,10 5,0",
        flows=(("10,-6 10.6,2 9,10.4", "7,0 7.6,6 6.8,11.6", 4),),
    )
    front = Lock(
        "-9,-8 -5.6,-12.4 0,-13.2 6,-12 9.4,-7.6 9.8,-3.4 8.4,-.6 7.6,-4.4 5.4,-7.4| 4.6,-5.2"
        " 2.2,-7.6| .6,-4.6 -2.2,-7| -3.2,-4.2 -5.6,-5.4| -6,-1.4 -8,-.4 -7.2,3 -9.4,4.6 -8.6,8.4"
        " -10.8,6.4 -12.4,2 -11,-3",
        strands=(
            "-9.4,-2 -7.6,-.6 -9.4,1.2",
            "-10,3 -8.4,4 -10,5.6",
            "-6.4,-8 -4.2,-6.8 -5.6,-4.8",
            "-1.4,-9 .4,-7.4 -.6,-5.6",
            "4,-9.4 5.4,-8 4.8,-6",
        ),
        flows=(
            ("-3,-12 -8,-7 -10.4,1", "0,-11.6 -4,-9 -7,-3", 6),
            ("1,-12 0,-10 .4,-7", "6.4,-10.6 8.4,-7 8.8,-2.4", 5),
        ),
    )
    for lock in (near, far):
        locks(cv, lock, HAIR_FAIR)
    for x, y in ((-11.4, -3.4), (-12.4, 2), (-12.6, 8), (-9.6, 11), (10.4, -3), (10.4, 5)):
        cv.pen(f"{x - 1.6},{y - 1} {x},{y + 0.9} {x + 1.8},{y - 0.8}", 0.5, HAIR_FAIR.dark)
    face(
        cv,
        "half",
        FAIR,
        HAIR_FAIR,
        jaw="square",
        nose="roman",
        iris=BLUE_EYE,
        gaze=-0.42,
        mouth="smirk",
        brows=2.0,
        arch=0.2,
        squint=0.16,
        blush=False,
        lids=1.15,
    )
    locks(cv, front, HAIR_FAIR, 0.9)
    flat_cap(cv, GREEN, LINEN, GOLD)


def squire(cv: Canvas) -> None:
    """Fante di spade: dark, lean and on his guard, not yet shaving."""
    back = Lock(
        "-3,-13 -11,-9 -12.6,0 -15.6,8 -14,14 -17.4,20 -15,22 -16.4,27 -11,25 -9,28 -6.4,23"
        " -4.6,18 -5,11 -3,4 2,-12",
        flows=(("-11,-6 -13.6,6 -12.6,14 -15,25", "-4,0 -6,9 -6,16 -8,25", 13),),
    )
    far = Lock(
        "6,-10 9.6,-6 10,0 9.4,5 12,10 10.6,14 12.6,18 9,21 6.6,18 5.4,10 5,4",
        flows=(("9.4,-4 8.6,5 11,12 11,18", "6.6,4 6.6,9 7,13 8,18", 6),),
    )
    front = Lock(
        "-8.4,-11 -1,-13.6 6,-12.6 9.2,-7 9.2,-1 8.8,3 8,-3 6.2,-7.6 3.6,-9 .6,-9.2| -2,-7.4"
        " -4.6,-3 -5,3 -7,8 -6,13 -9,19 -8.6,14 -12,17 -10.6,10 -12.8,4 -12,-4",
        flows=(
            ("-2,-12.6 -8.6,-6 -11.2,4 -10.6,15", ".4,-10.6 -4.6,-5 -6.4,4 -7,15", 10),
            ("2,-12 5.6,-9.6 8.4,-3", "4,-12.4 7.8,-9 8.8,-3", 3),
        ),
    )
    for lock in (back, far):
        locks(cv, lock, HAIR_BLACK)
    face(
        cv,
        "3q",
        OLIVE,
        HAIR_BLACK,
        jaw="oval",
        nose="straight",
        gaze=0.42,
        mouth="grave",
        brows=1.7,
        frown=0.35,
        squint=0.1,
        blush=False,
    )
    locks(cv, front, HAIR_BLACK, 0.9)
    brim_hat(cv, GREEN, BLUE, LINEN)


def shepherd(cv: Canvas) -> None:
    """Fante di bastoni: red, freckled, and laughing."""
    back = Lock(
        "-3,-13.5 -9.6,-11 -12,-7 -11,-3 -14,0 -11.6,3 -13.4,7 -10,8 -10,11.4 -6.4,9.6 -4,6 2,-6"
        " 4,-12",
        flows=(("-10,-8 -11.4,-1 -11,7", "-6.6,0 -7.4,4 -6.8,8.6", 7),),
    )
    tousle = Lock(
        "-9,-10 -4,-13.6 4,-13.4 9,-9 9.8,-4.4 8.4,-6 8.6,-2.6 6.4,-6.6 5.6,-4 3,-7.6 .6,-4.4"
        " -.6,-8 -3.4,-4.6 -4.2,-7.2 -5.6,-3 -5,.6 -6.6,4.4 -7.2,1.6 -8.6,4 -10.8,-3",
        flows=(
            ("-4,-13 -8,-7 -9.6,0", "0,-13 -4.6,-8 -6.4,1", 6),
            ("0,-12.6 -2,-9 -2.8,-6", "5.6,-12.4 7.6,-9 8.4,-5", 7),
        ),
    )
    locks(cv, back, HAIR_RED)
    face(
        cv,
        "3q",
        RUDDY,
        HAIR_RED,
        jaw="round",
        nose="bulb",
        iris=GREEN_EYE,
        gaze=0.36,
        mouth="laugh",
        brows=1.4,
        arch=0.6,
    )
    for x, y in ((-3, 3), (-1.6, 2.8), (-2.4, 4.4), (-0.4, 4.2), (-3.8, 4.6), (-1.2, 5)):
        cv.dot(x, y, 0.26, RUDDY.dark)
    locks(cv, tousle, HAIR_RED, 0.9)
    peaked_cap(cv, GREEN, GOLD)


def banker(cv: Canvas) -> None:
    """Re di denari: fifty, well fed and well combed, pleased with the balance."""
    back = Lock(
        "-3,-12 -10,-9 -12.4,-3 -13.4,5 -12,12 -8.4,14.6 -5,12 -3,6 0,-10",
        flows=(("-11,-6 -12.4,3 -10.4,12.6", "-6,0 -7.6,7 -6.4,12.6", 7),),
    )
    full = Lock(
        "-7.4,0 -6.4,5.6 -3.4,8.4 .8,9.8 4,10.8 6.6,9.6 8,7.2 9.2,2.6 10.4,8 10,12 11,15.6 8.6,18.6"
        " 8,21.6 4.4,22 1.6,24 -1.4,21.4 -5.2,20.6 -6,16.8 -8.8,13.6 -8,8.6 -9,4",
        flows=(
            ("-7.4,4 -7,11 -4,18.6", "3.6,11.6 3.4,16 2.4,22.4", 9),
            ("4.4,11.6 4.8,16 4.6,21", "9,6 9.4,12 8.4,18", 6),
        ),
    )
    temple = Lock(
        "-9,-9 -5,-10 -4.8,-5.6 -6.2,-2 -6.4,2.4 -7.6,7 -10,8 -11.8,2 -11.4,-4",
        flows=(("-9,-8 -10.2,0 -9.6,7", "-6,-8 -6.8,-1 -7.6,5", 4),),
    )
    locks(cv, back, HAIR_BROWN)
    face(
        cv,
        "3q",
        RUDDY,
        HAIR_BROWN,
        jaw="heavy",
        nose="broad",
        gaze=0.42,
        age=1,
        brows=1.7,
        arch=0.7,
        squint=0.1,
        mouth="smile",
    )
    locks(cv, full, HAIR_BROWN, 0.9)
    beard(cv, "mouth", HAIR_BROWN)
    moustache(cv, "curl", HAIR_BROWN)
    locks(cv, temple, HAIR_BROWN)
    crown(cv, "leaf", RED)


def elder(cv: Canvas) -> None:
    """Re di coppe: past seventy, white to the breast, tired and kind."""
    back = Lock(
        "-3,-13 -11,-9 -12.4,0 -15,9 -13.6,15 -16.6,21 -14.6,23 -16,27 -10.6,25.4 -7.6,27.4"
        " -5,20 -5,11 -3,4 2,-12",
        flows=(("-11,-6 -13,6 -12.6,14 -14.6,25", "-4.6,2 -6,10 -6.4,16 -8,25", 11),),
    )
    stream = Lock(
        "-7,1 -6,6 -3,8.6 1.6,9.8 4.2,10.8 6.4,9.4 7.6,7 8.6,3 9.6,9 8.8,14 10.4,19 8.4,24"
        " 9,29 5.4,33 5.6,37 1,33.6 -.6,35 -2.4,29 -4.6,27 -4.4,21 -7.4,15 -7,8",
        flows=(
            ("-6,6 -5.4,14 -2.4,22 -1.4,32", "3.6,12 3,19 4.4,26 4.6,35", 11),
            ("4.6,12 5,18 5.6,25 5.6,32", "8,7 7.8,14 9,20 7.8,28", 6),
        ),
    )
    temple = Lock(
        "-9,-9 -5,-10 -4.4,-5 -5.6,-1 -5.4,4 -7.6,9 -7,14 -10.6,18 -11.4,12 -12.4,4 -11.4,-4",
        flows=(("-9.4,-8 -10.6,1 -10.4,15", "-6,-8 -6.8,0 -8,13", 5),),
    )
    locks(cv, back, HAIR_WHITE)
    face(
        cv,
        "3q",
        FAIR,
        HAIR_WHITE,
        jaw="gaunt",
        nose="hook",
        gaze=0.4,
        age=2,
        brows=2.4,
        arch=0.4,
        squint=0.16,
        iris=BLUE_EYE,
        mouth="grave",
    )
    locks(cv, stream, HAIR_WHITE, 0.9)
    beard(cv, "mouth", HAIR_WHITE)
    moustache(cv, "long", HAIR_WHITE)
    locks(cv, temple, HAIR_WHITE)
    crown(cv, "arch", RED, (RED, BLUE))


def soldier(cv: Canvas) -> None:
    """Re di spade: forty, square, scarred, not to be bargained with."""
    hair_back(cv, "curls", HAIR_BLACK)
    face(
        cv,
        "3q",
        OLIVE,
        HAIR_BLACK,
        jaw="square",
        nose="roman",
        gaze=0.46,
        age=1,
        brows=2.2,
        frown=0.75,
        squint=0.14,
        mouth="grave",
        blush=False,
    )
    cv.pen("-3.4,2.6 -2.2,5 -2.4,7.4", 0.7, OLIVE.dark)
    for y in (3.6, 4.8, 6):
        cv.pen(f"{-3.4 + (y - 3.6) * 0.2},{y} {-1.6 + (y - 3.6) * 0.1},{y - 0.3}", 0.4, OLIVE.dark)
    cropped = Lock(
        "-7.4,0 -6.4,5 -4.4,8 -1,9.4 1.8,9.8 4.2,11.2 6.4,9.8 7.8,7 8.8,3 9.6,8.4 8.6,13 6.4,16.6"
        " 2,17.4 -3,15.4 -6.6,11.4 -8,6",
        flows=(
            ("-6.8,5 -5.2,10 -1,15.6", "3.6,12 3.6,14 3,16.8", 7),
            ("4.6,12 5,14 4.6,16.6", "8.4,6.4 8.4,10 7,14", 4),
        ),
    )
    locks(cv, cropped, HAIR_BLACK, 0.9)
    beard(cv, "mouth", HAIR_BLACK)
    moustache(cv, "thick", HAIR_BLACK)
    for curl in ("-8,-9,2.4 -9.6,-5,2.6 -9.6,-1,2 -8.4,2,1.2", "-6,-9,1.6 -6.6,-5,1.8 -7,-1,1.2"):
        ringlet(cv, curl, HAIR_BLACK, 3)
    cv.shape("7.6,-9 9.4,-8 9.5,-4.6 8.7,-2.4", HAIR_BLACK.dark, 0)
    crown(cv, "points", RED, (RED, GREEN))


def woodsman(cv: Canvas) -> None:
    """Re di bastoni: a red giant with plaits, out of doors in every weather."""
    for plait in (
        "-9,2,2.6 -11,9,3 -11.4,16,2.8 -10,23,2.2 -9.4,27,1",
        "8.4,4,1.8 9.6,11,2.2 9.8,17,2 9,22,1",
    ):
        ringlet(cv, plait, HAIR_RED, 6)
    face(
        cv,
        "half",
        RUDDY,
        HAIR_RED,
        jaw="heavy",
        nose="bulb",
        gaze=0.3,
        age=1,
        brows=2.6,
        arch=0.2,
        frown=0.25,
        squint=0.12,
        iris=GREEN_EYE,
        mouth="calm",
    )
    bush = Lock(
        "-9,0 -7.6,5.6 -4.8,8.2 -1,9.4 2,10.6 5,9.4 7.6,6.4 9,1 10.4,6 12,11 10,12.6 11.4,17 8.4,18"
        " 8,22 4.4,21.4 2,25 -.8,21.6 -4.4,23.6 -5.6,19.4 -9.4,19 -8.6,14.6 -11.6,12 -9.8,7",
        flows=(
            ("-9,4 -9.6,11 -7.6,17.6", "1.6,11.6 1.6,16 1.6,23", 10),
            ("2.6,11.6 3.4,16 4.4,20.6", "9.4,5 10.4,11 9.4,16", 7),
        ),
    )
    locks(cv, bush, HAIR_RED, 0.9)
    with cv.at(-2.2):
        beard(cv, "mouth", HAIR_RED)
        moustache(cv, "long", HAIR_RED, "half")
    side = Lock(
        "-10,-8.6 -6,-9.6 -6.2,-5 -7.8,-1 -8.2,4 -9.6,7 -11.4,4 -12,-2",
        flows=(("-10,-7 -11,-1 -10,5", "-7,-7 -8,-2 -9,4", 4),),
    )
    locks(cv, side, HAIR_RED)
    cv.shape("8,-9 10,-7.6 10.6,-2 10,3 9,1 8.8,-3", HAIR_RED.mid, 0.8)
    with cv.at(-0.6):
        crown(cv, "fleur", GREEN, (RED, BLUE))
