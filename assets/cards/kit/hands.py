"""Hands that hold things.

Local coordinates: the wrist is the origin, the hand points up (-y), a hand is
about 15 units long.  Turn with the canvas.  ``fist`` and ``showing`` come in two
halves so that what they hold can be drawn between palm and fingers.
"""

from contextlib import contextmanager

from .bodies import Tube
from .canvas import Canvas
from .palette import FLESH, Ramp


def finger(cv: Canvas, nodes, skin, line=0.75):
    cv.tube(Tube.limb(nodes, per=4), skin, line, ends=(True, True), weight=0.5)


@contextmanager
def fist(
    cv: Canvas,
    x,
    y,
    turn=0.0,
    skin=FLESH,
    kind="fingers",
    *,
    size=1.0,
    arm: float | None = None,
    flip=False,
    cuff: Ramp | None = None,
):
    """A hand closed round what is drawn inside the block: a shaft across the hand at (0, -7).

    kind says what of it is turned to us: the "fingers", the inside with the "thumb", or the
    "back" with its knuckles. The thumb lies on the right of a hand that points up, on the left if
    flipped. `arm` is the direction of the forearm, if the hand is bent at the wrist. With a
    `cuff` the wrist passes in front of what is held, and the edge of the cuff closes round it.
    """
    turned = turn if arm is None else arm
    with cv.at(x, y, size, turned):
        cv.tube(Tube.limb("0,1.6,3 0,-1.6,3.3 0,-4.6,3.2"), skin, 0.85, (False, True), 0.6)
    if kind != "back":
        with cv.at(x, y, size, turn, flip):
            cv.shape(PALM, skin, 0.85, weight=0.8)
        _wrist(cv, x, y, size, turned, skin)
    yield
    if cuff:
        with cv.at(x, y, size, turned):
            cv.tube(Tube.limb("0,3,3.3 0,-1.6,3.4 0,-4.8,3.4"), skin, 0.85, (False, True), 0.6)
    with cv.at(x, y, size, turn, flip):
        {"fingers": _fingers_seen, "thumb": _inside_seen, "back": _back_seen}[kind](cv, skin)
    if cuff or kind == "back":
        _wrist(cv, x, y, size, turned, skin)
    if cuff:
        with cv.at(x, y, size, turned):
            cv.shape(CUFF, cuff, 0.8, weight=0.5)


def _wrist(cv: Canvas, x, y, size, turn, skin) -> None:
    """Skin over the lines between the wrist and the hand that grows out of it."""
    with cv.at(x, y, size, turn):
        cv.shape(Tube.limb("0,1.1,2.3 0,-1,2.4 0,-2.4,2").outline(False, True), skin.mid, 0)


CUFF = "-4.7,.2| -2,1.3 2,1.3 4.7,.2| 5.2,5.4| 2,6.5 -2,6.5 -5.2,5.4|"
PALM = "-3,1| -4.2,-2 -5.2,-5 -5.3,-9 -3,-12 2,-12.2 5,-10.4 5.4,-5 4.2,-2 3,1|"


def _wrapped(cv: Canvas, skin, rows) -> None:
    """Fingers round a shaft, the little one first: (x and y of the knuckle, of the end, radius)."""
    for x0, y0, x1, y1, r in rows:
        middle = (x0 + x1) / 2, (y0 + y1) / 2 - 0.25
        nodes = (((x0, y0), r * 0.95), (middle, r * 1.06), ((x1, y1), r * 0.86))
        finger(cv, nodes, skin, 0.7)
        cv.pen(f"{x0 * 0.5},{y0 - r * 0.5} {x0 * 0.5 + 0.5},{y0 + r * 0.5}", 0.4, skin.dark)


def _nail(cv: Canvas, x, y, skin) -> None:
    cv.pen(f"{x},{y - 0.8} {x + 0.9},{y - 0.1} {x + 0.3},{y + 0.7}", 0.4, skin.dark)


def _fingers_seen(cv: Canvas, skin) -> None:
    rows = (
        (3.5, -2.4, -3.2, -1.9, 1.25),
        (4.5, -4.9, -4.3, -4.4, 1.45),
        (5, -7.5, -4.9, -7, 1.55),
        (4.6, -10.1, -4.5, -9.7, 1.5),
    )
    _wrapped(cv, skin, rows)
    finger(cv, "5.2,-5.6,1.7 4.6,-8.6,1.8 1.8,-10.6,1.75 -1.6,-11.2,1.35", skin, 0.75)
    _nail(cv, -1.9, -11.2, skin)


def _inside_seen(cv: Canvas, skin) -> None:
    rows = (
        (-3.8, -2.6, 2, -1.4, 1.25),
        (-4.7, -5.2, 2.8, -3.9, 1.45),
        (-5, -7.9, 3.2, -6.5, 1.5),
        (-4.4, -10.4, 3, -9.2, 1.5),
    )
    _wrapped(cv, skin, rows)
    cv.shape("2.8,1.2| 4.8,-1 6,-4.4 5.8,-8 4,-9| 2.6,-7 2.2,-3.6 .4,-1 -.6,1.2|", skin, 0.8)
    cv.shape("3.2,-2.4 5,-4 5.2,-7.6 3.6,-8 3.2,-5", skin.light, 0)
    finger(cv, "5,-6,1.7 5.2,-9.4,1.7 2.6,-11.9,1.65 -1.2,-12.9,1.3", skin, 0.75)
    cv.shape("4.4,-4.6 5.8,-6.2 5.8,-8 3.8,-8.4 3.6,-6", skin.mid, 0)  # into the ball of the thumb
    _nail(cv, -1.4, -12.9, skin)


def _back_seen(cv: Canvas, skin) -> None:
    for y, reach in ((-2.9, 4.6), (-5.5, 5.6), (-8.2, 5.9), (-10.7, 5.3)):
        finger(cv, f"-1,{y - 0.5},1.5 {1.2 - reach},{y},1.5 {-reach},{y + 0.7},1.1", skin, 0.7)
    cv.shape(
        "-2.4,1| -2.6,-1.6| -1.4,-2.6 -2.8,-4 -1.8,-5.2 -3.2,-6.6 -2,-8 -3,-9.4 -1.4,-11.6"
        " 2,-12.2 4.6,-10.4 5.2,-6 4.2,-2 2.8,1|",
        skin,
        0.85,
        weight=0.8,
    )
    for y in (-4.2, -6.7, -9.3):
        cv.pen(f"-2,{y} .8,{y * 0.8 - 0.4} 1.6,{y * 0.5}", 0.45, skin.dark)
    finger(cv, "4.6,-8.4,1.7 3.4,-11.4,1.7 .2,-13,1.6 -2.8,-13,1.25", skin, 0.75)
    cv.shape("3.6,-6.6 5,-7.6 5.2,-9.6 3.4,-10.4 2.6,-8", skin.mid, 0)
    _nail(cv, -3, -13, skin)


@contextmanager
def lowered(cv: Canvas, x, y, skin: Ramp, cuff: Ramp, flip=False):
    """An upright fist at the end of an arm that hangs: the shaft goes through (x, y), thumb up.

    The forearm comes from above behind the shaft; the wrist is at (4, -9), on the right of the
    shaft, on its left if flipped.
    """
    with cv.at(x, y, 1, 0, flip):
        finger(cv, "3.4,-6,1.9 .6,-8.4,1.8 -2.4,-9,1.6 -4.4,-8.2,1.3", skin, 0.75)  # the thumb
        cv.tube(Tube.limb("2.6,-12,3.4 4,-8.6,3.6 4.6,-4,3.8"), skin, 0.85, (False, True), 0.6)
        with cv.at(3.4, -11.4, 1, 158):
            cv.shape(CUFF, cuff, 0.8, weight=0.5)
    yield
    with cv.at(x, y, 1, 0, flip):
        rows = (
            (4.6, 5.2, -3, 5.6, 1.35),
            (5.6, 2.5, -4, 3, 1.55),
            (6, -0.5, -4.4, 0, 1.6),
            (5.6, -3.6, -4, -3.1, 1.6),
        )
        _wrapped(cv, skin, rows)
        cv.shape(  # the back of the hand, from the wrist to the knuckles
            "2.6,-8.8| 7.2,-10.2| 8,-7.6 8.6,-4.4 8.8,0 7.8,4.4 5.6,6.8| 4.4,5.6| 5.2,4.2"
            " 4.4,2.8 5.4,1.2 4.4,-.2 5.2,-1.8 4,-3.4 3.6,-5.4 2.2,-8|",
            skin,
            0.85,
            weight=0.8,
        )
        cv.shape("3.2,-8| 6.8,-9.2| 6.4,-10.4| 2.6,-9.6|", skin.mid, 0)
        for y0 in (-2.6, 0.6, 3.6):
            cv.pen(f"5.4,{y0} 6.6,{y0 * 0.9 - 1} 7,{y0 * 0.7 - 2.4}", 0.45, skin.dark)
        cv.pen("3.6,-8.4 4.8,-6.4 5,-4.6", 0.45, skin.dark)


def side_grip_back(cv: Canvas, skin=FLESH, bare=False):
    """Fist seen from the back, the shaft passing behind it (rein hand, hip).

    A `bare` forearm runs into it without a seam.
    """
    cv.shape(
        "-3,1| -4.4,-3 -5,-7 -3.8,-10.4 -.8,-11.6 2.4,-11 4.6,-8.6 4.6,-4.6 3.2,-1.6 3,1|",
        skin,
        0.85,
        weight=0.8,
    )
    for x, y in ((-2.6, -11), (-0.2, -11.5), (2.3, -11)):
        cv.pen(f"{x},{y + 0.4} {x + 0.2},{y + 2.2} {x + 0.1},{y + 3.6}", 0.6)
    finger(cv, "3.8,-3.6,1.4 4.6,-6.6,1.5 3.4,-9,1.2", skin, 0.65)
    if bare:
        cv.shape("-3.1,2.4| -3,-1.2| 0,-2 2.9,-1.2| 3.1,2.4|", skin.mid, 0)


def holding_disc(cv: Canvas, skin=FLESH):
    """Palm and fingertips behind a disc held on edge; thumb comes after it."""
    for n in (
        "-3.2,-5,1.5 -6,-9.4,1.5 -6.4,-14,1.2",
        "-1.6,-7,1.6 -3,-11.4,1.55 -3,-16,1.2",
        "0.4,-7.4,1.6 .2,-12,1.55 .4,-16.4,1.2",
        "2.2,-7,1.5 3.2,-11.6,1.45 3.6,-15.4,1.2",
    ):
        finger(cv, n, skin, 0.7)
    cv.shape(
        "-2.9,1| -3.7,-2.4 -4.8,-5.6 -3.6,-8.4 -.8,-9.4 2.4,-9 4.2,-6 3.8,-2.4 2.9,1|",
        skin,
        0.85,
        weight=0.8,
    )
    cv.shape("-3,-2 -4,-5.6 -3,-9 -.6,-10.4 2,-10 3.4,-6.4 2.8,-2", skin, 0)  # into the fingers
    cv.pen("-3.6,-6.2 -1,-7 2,-6.4", 0.5, skin.dark)
    cv.pen("3,-5.6 .8,-4.4 .4,-1", 0.55, skin.dark)


def disc_thumb(cv: Canvas, skin=FLESH):
    finger(cv, "3,-3,1.9 5.4,-7,1.7 4.8,-11.4,1.55 4.2,-14,1.25", skin, 0.75)
    cv.pen("3.4,-14 3.5,-12.6 4.6,-12.4", 0.4, skin.dark)


@contextmanager
def showing(cv: Canvas, x, y, turn=0.0, skin=FLESH, flip=False):
    """A hand that holds up the disc drawn inside the block."""
    with cv.at(x, y, 1, turn, flip):
        holding_disc(cv, skin)
    yield
    with cv.at(x, y, 1, turn, flip):
        disc_thumb(cv, skin)


def on_hip(cv: Canvas, skin=FLESH):
    """Back of a hand laid on hip or belt, fingers together, bent at the knuckle."""
    cv.shape(
        "-2.8,1| -4,-3 -4.6,-7 -4.4,-11 -3.2,-12.9 -2.1,-12.2| -1.6,-14.2 -.2,-14.9"
        " .6,-13.6| 1.6,-14.5 2.7,-13.4 2.9,-11.8|"
        " 3.9,-11.8 4.7,-10 4.5,-6.6 3.6,-2.6 2.8,1|",
        skin,
        0.85,
        weight=0.8,
    )
    for x, y in ((-2.1, -12.2), (0.6, -13.6), (2.9, -11.8)):
        cv.pen(f"{x},{y} {x * 0.92},{y + 3} {x * 0.85},{y + 6}", 0.65, taper="out")
    for x in (-2.8, -0.4, 1.8):
        cv.pen(f"{x - 0.7},-6.6 {x},-7.1 {x + 0.7},-6.5", 0.45, skin.dark)
    finger(cv, "-3.2,-3,1.5 -5.4,-6,1.4 -5.4,-9.6,1.1", skin, 0.7)
