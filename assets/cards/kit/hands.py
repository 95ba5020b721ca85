"""Hands that hold things.

Local coordinates: the wrist is the origin, the hand points up (-y), a hand is
about 15 units long.  Turn with the canvas.  ``grip`` comes in two halves so
that the shaft can be drawn between palm and fingers.
"""

from contextlib import contextmanager

from .bodies import Tube
from .canvas import Canvas
from .palette import FLESH


def finger(cv: Canvas, nodes, skin, line=0.75):
    cv.tube(Tube.limb(nodes, per=4), skin, line, ends=(True, True), weight=0.5)


def grip_palm(cv: Canvas, skin=FLESH):
    """Back of a fist whose shaft runs across the hand at (0, -7)."""
    cv.shape(
        "-3,1| -4,-2 -5.2,-5 -5.4,-9 -3,-12 2,-12.2 5,-10.4 5.4,-5 4,-2 3,1|",
        skin,
        0.85,
        weight=0.8,
    )


def grip_fingers(cv: Canvas, skin=FLESH, thumb=True):
    """Four fingers wrapped over the shaft, thumb laid along it above."""
    for i, (x0, x1) in enumerate(((-3.4, 4.2), (-4.2, 4.8), (-4.4, 4.9), (-3.9, 4.5))):
        y = -3.4 - i * 2.5
        finger(
            cv, f"{x1},{y + 0.5},1.35 {(x0 + x1) / 2},{y - 0.25},1.5 {x0},{y + 0.2},1.25", skin, 0.7
        )
        cv.pen(f"{x0 - 0.1},{y - 0.7} {x0 + 0.8},{y - 0.1} {x0 + 0.2},{y + 0.8}", 0.4, skin.dark)
        cv.pen(f"{x1 - 2.2},{y - 0.7} {x1 - 1.7},{y + 0.9}", 0.4, skin.dark)
    if thumb:
        finger(cv, "4.4,-9.6,1.5 2,-12.6,1.5 -1.8,-13.4,1.25", skin, 0.7)
        cv.pen("-1.8,-14.2 -.8,-13.6 -1.3,-12.8", 0.4, skin.dark)


@contextmanager
def fist(cv: Canvas, x, y, turn=0.0, skin=FLESH, thumb=True):
    """A hand closed round what is drawn inside the block."""
    with cv.at(x, y, 1, turn):
        grip_palm(cv, skin)
    yield
    with cv.at(x, y, 1, turn):
        grip_fingers(cv, skin, thumb)


def side_grip_back(cv: Canvas, skin=FLESH):
    """Fist seen from the back, the shaft passing behind it (rein hand, hip)."""
    cv.shape(
        "-3,1| -4.4,-3 -5,-7 -3.8,-10.4 -.8,-11.6 2.4,-11 4.6,-8.6 4.6,-4.6 3.2,-1.6 3,1|",
        skin,
        0.85,
        weight=0.8,
    )
    for x, y in ((-2.6, -11), (-0.2, -11.5), (2.3, -11)):
        cv.pen(f"{x},{y + 0.4} {x + 0.2},{y + 2.2} {x + 0.1},{y + 3.6}", 0.6)
    finger(cv, "3.8,-3.6,1.4 4.6,-6.6,1.5 3.4,-9,1.2", skin, 0.65)


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
