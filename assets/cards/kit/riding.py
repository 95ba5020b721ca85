"""How a rider sits: the bent leg, the boot with its heel down, the stirrup, the spur."""

import math

from .bodies import Tube
from .canvas import Canvas
from .geometry import Point, mix
from .palette import GOLD, INK, LEATHER, Ramp


def rider_leg(
    cv: Canvas,
    knee: Point,
    ankle: Point,
    ramp: Ramp,
    boot: Ramp,
    top="turned",
    stripe: Ramp | None = None,
    toe=-14.0,
):
    """The near leg from the hip at the origin: breeches, boot, foot pressed into the stirrup.

    `top` is the boot's upper edge, "turned" down, "high" over the knee or "laced"; `toe` turns
    the foot (negative: toes up); `stripe` decorates the breeches.
    """
    hip = (0.0, 0.0)
    _stirrup_leather(cv, knee, ankle, toe)
    thigh = Tube.limb(
        ((hip, 12.5), (mix(hip, knee, 0.4), 12), (mix(hip, knee, 0.8), 9), (knee, 7.2))
    )
    back = mix(knee, ankle, 0.34)
    shin = Tube.limb(
        (
            (knee, 6.4),
            (mix(knee, ankle, 0.16), 6.4),
            (back, (6, 7.8)),
            (mix(knee, ankle, 0.66), (4.8, 5.4)),
            (mix(knee, ankle, 0.88), 4.1),
            (ankle, 4.2),
        )
    )
    _foot(cv, ankle, boot, toe)
    cv.tube(shin, boot, 1.1)
    cv.rounding(shin, 0.25, 0.9, 8, 0.4, 0.5, 1.2)
    cv.pen(shin.points(0.45, 0.2, 0.85), 0.9, boot.light)
    with cv.at(*ankle, 1, toe):
        cv.shape("-3.6,-4 -3.4,3 3,4.6 3.8,-3", boot.mid, 0)  # open the ankle into the foot
    for i in range(3):  # folds of soft leather at the ankle
        cv.pen(shin.cross(0.8 + 0.09 * i, -0.8 + 0.2 * i, 0.5, 1.6), 0.6, boot.dark)
    cv.tube(thigh, ramp, 1.1, ends=(True, True))
    if stripe:
        for v in (-0.5, 0.05):
            cv.shape(thigh.panel(v - 0.12, v + 0.12, 0.08, 0.9, 5), stripe, 0.6, weight=0)
    cv.rounding(thigh, 0.25, 0.9, 8, 0.4, 0.5, 1.6)
    if not stripe:
        cv.pen(thigh.points(-0.45, 0.2, 0.8), 1, ramp.light)
        cv.pen(thigh.points(0.2, 0.05, 0.6, 0.5), 0.7, ramp.dark)
    _boot_top(cv, knee, ankle, boot, shin, top)


def _boot_top(cv: Canvas, knee: Point, ankle: Point, boot: Ramp, shin: Tube, top: str) -> None:
    lean = math.degrees(math.atan2(knee[0] - ankle[0], ankle[1] - knee[1]))
    if top == "high":  # over the knee in front, cut low in the hollow behind it
        with cv.at(*knee, 1, lean):
            cv.shape(
                "-8.4,2.4| -4,-1.6 2,-6.4 8,-8.4| 9,-3.6| 3,-.6 -2,3.4 -6.4,7.2|", boot.dark, 0.9
            )
            cv.shape(
                "-6.8,6.6| -2,3 3,-1.2 9.2,-4.2| 9.8,1.6 8.6,7.4 7,12.6| 1,14.4 -5.6,12.6|", boot, 1
            )
            cv.shape("-5,11.2| 1,13.2 6.6,11.2| 6.6,14.2| 1,16.2 -5.2,14.2|", GOLD, 0.7, weight=0.4)
            cv.pen("6.6,-1 7.4,3.6 5.8,8.6", 0.9, boot.light)
            cv.pen("-3,5.6 1,7.6 6,6.4", 0.6, boot.dark)
        return
    with cv.at(*knee, 1, lean):  # turned down below the knee
        cv.shape(
            "-8.4,-.6| -3,.8 4,-3 9.4,-7| 10,-1 9,4 8.4,8.4| 5,6.4 2,9.8 -1.4,7.6 -4.6,10.4 -8,7|"
            " -8.8,3",
            boot,
            1,
        )
        cv.pen("-7.4,1.6 -2.4,3 4.4,-.6 9.4,-4.6", 0.6, boot.dark)
        cv.pen("-2,3.2 -1.6,7.4", 0.6, boot.dark)
        cv.pen("5.6,-1 6,5.6", 0.9, boot.light)
    if top == "laced":
        for k in range(4):
            t = 0.3 + k * 0.12
            cv.pen([shin.at(t, -0.5), shin.at(t + 0.06, 0.1)], 0.9, GOLD.mid)
            cv.pen([shin.at(t + 0.06, -0.5), shin.at(t, 0.1)], 0.9, GOLD.mid)


def _stirrup_leather(cv: Canvas, knee: Point, ankle: Point, toe: float) -> None:
    x, y = ankle
    points = f"{knee[0] - 16},{knee[1] + 2} {x + 4},{y - 16} {x + 9},{y + 1}"
    cv.pen(points, 3, INK, "none")
    cv.pen(points, 1.6, LEATHER.mid, "none")


def _foot(cv: Canvas, ankle: Point, boot: Ramp, toe: float) -> None:
    with cv.at(*ankle, 1, toe):
        cv.pen("-4,3.4 -9,4.4", 2.2, INK, "none")  # the spur
        cv.pen("-4,3.4 -9,4.4", 1, GOLD.mid, "none")
        cv.shape(
            "-9.7,2.2| -9.2,3.7| -7.6,4.1| -8.9,5.1| -8.8,6.8| -10,5.7| -11.6,6.2| -11,4.7|"
            " -11.9,3.4| -10.3,3.6|",
            GOLD,
            0.5,
            weight=0.2,
        )
        cv.shape(
            "-4,-4| -5,1 -6.2,5 -6.4,8| -6.4,11.4| -2,11.4| -1.2,9.2 4,9.6 10,10.6 15.4,10.6"
            " 18.2,9 17,6.2 11,3.4 4.2,-4|",
            boot,
            1,
        )
        cv.pen("-6,7.8 -1,7.6 5,8 11,9.2 17.4,8.8", 0.65, boot.dark)
        cv.pen("3,-1 6,2.6 10.4,4.6", 0.7, boot.light)
        cv.pen("-5,2.6 0,4.4 5.4,3.2", 1.4, INK, "none")
        cv.pen("-5,2.6 0,4.4 5.4,3.2", 0.7, GOLD.mid, "none")
        iron = "6.2,11.6 6.2,5 9.4,.2 12.6,5.4 13,11.8"
        cv.pen(iron, 2.3, INK, "none")
        cv.pen(iron, 1.1, GOLD.mid, "none")
        cv.shape("4.6,11| 14.8,11.6| 14.6,13.8| 4.6,13.2|", GOLD, 0.8, weight=0.3)
