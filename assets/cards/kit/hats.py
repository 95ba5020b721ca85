"""Plumes, hats, crowns and the turban, in the coordinates of the head (see `face`)."""

from .bodies import Tube
from .canvas import Canvas
from .palette import BLUE, GOLD, INK, LINEN, RED


def plume(cv: Canvas, spine, w, ramp, barbs=9):
    """Plume along a spine, wide in the middle, notched edge."""
    t = Tube.limb([(p, k * w) for p, k in zip(spine, (0.35, 0.9, 1, 0.85, 0.3), strict=True)])
    pts = t.outline(round_end=True)
    cv.shape(pts, ramp, 0.9, weight=0.7)
    cv.pen(t.points(0, 0, 0.95), 0.8, ramp.dark, "out")
    for i in range(barbs):
        s = 0.12 + 0.8 * i / barbs
        for k in (-1, 1):
            cv.pen(
                [t.at(s, 0), t.at(s + 0.1, k * 0.6), t.at(s + 0.13, k * 0.96)],
                0.45,
                ramp.dark if i % 3 else INK,
                "out",
            )


def beret(cv: Canvas, ramp, band=GOLD, feather=LINEN, jewel=RED, tilt=-8, side=1):
    """Soft cap over a 3/4 head; the plume curls back (side -1) or forward."""
    with cv.at(0, 0, 1, tilt):
        if feather:
            plume(
                cv,
                ((4 * side, -13), (0, -19), (-8 * side, -23), (-17 * side, -21), (-21 * side, -13)),
                4.6,
                feather,
            )
        cv.shape(
            "-12.4,-9 -14.6,-13 -12,-18 -5,-21 3,-20.6 10,-18.6 14,-14.6 13,-10.6 9,-9.6 0,-11",
            ramp,
            1.1,
        )
        cv.pen("-11,-14 -5,-18.6 2,-18.8", 0.9, ramp.light)
        for s in ("-4,-11 -7,-15 -6,-19", "3,-11 3,-15 5,-19", "9,-11 10.4,-13.6 11,-17"):
            cv.pen(s, 0.75, ramp.dark)
        cv.shape(
            "-11.4,-8.4| -6,-10.6 1,-11.4 7,-10.4 11,-8.2| 10,-6| 6.4,-8 1,-8.8 -6,-8 -10.6,-5.6|",
            band,
            0.85,
            weight=0.5,
        )
        if jewel:
            cv.dot(4.4, -11, 1.7, jewel, 0.7)


def flat_cap(cv: Canvas, ramp, feather=LINEN, jewel=GOLD):
    """Broad bonnet seen from the front, plume drooping at the viewer's right."""
    cv.shape(
        (
            "-13,-8 -16,-12 -13.6,-16.6 -6,-19.6 4,-19.8 12,-17 16,-12.4 13.4,-8 6,-9.8"
            " 0,-10.2 -6,-9.8"
        ),
        ramp,
        1.1,
    )
    for s in (
        "-8,-10 -11,-13 -9,-17.6",
        "-3,-10.6 -4,-14 -3,-19",
        "3,-10.6 4.4,-14 4,-19",
        "8.6,-10 11,-13 9.6,-17.6",
    ):
        cv.pen(s, 0.7, ramp.dark)
    cv.pen("-13,-12 -9,-16 -2,-18", 0.9, ramp.light)
    cv.shape(
        "-11,-6.6| -6,-9 0,-10 6,-9 11,-6.6| 10.6,-9| 6,-11.6 0,-12.6 -6,-11.6 -10.6,-9|",
        ramp.dark,
        0.85,
        weight=0.5,
    )
    if feather:
        plume(cv, ((7, -12), (12, -17), (18, -17), (22, -11), (21, -4)), 4.2, feather)
    cv.dot(8, -11.6, 1.9, jewel, 0.7)


SWEEP = ((6, -11), (-1, -18), (-10, -22), (-19, -19), (-24, -10))  # over the brim and down
UPRIGHT = ((6, -11), (3, -19), (-2, -25), (-9, -28), (-16, -26))  # of a feather that stands up


def brim_hat(cv: Canvas, ramp, lining, feather=LINEN, tilt=-6, band=GOLD, sweep=SWEEP):
    """Hat with a turned-up brim for a 3/4 head or a profile."""
    with cv.at(0, 0, 1, tilt):
        cv.shape("-9,-10 -9.6,-17 -5,-21.6 2,-22 7.6,-18.6 9,-10", ramp, 1.1)
        cv.pen("-7,-13 -6,-18 -1,-20.4", 0.9, ramp.light)
        cv.pen("3,-21 5,-16 5,-12", 0.7, ramp.dark)
        if band:
            cv.shape(
                "-9.4,-12.6| -3,-10.4 4,-10.6 9.2,-12.8| 9.2,-9.6| 4,-7.6 -3,-7.4 -9.6,-9.4|",
                band,
                0.8,
                weight=0.4,
            )
        cv.shape(
            "-17,-11.6 -11,-9.4 0,-8.4 10,-9.6 17,-13.4 15.6,-8.6 8,-5.4 0,-4.8 -9,-5.6 -15.6,-7.6",
            lining,
            1.05,
        )
        cv.pen("-14,-9 -6,-7 4,-6.8 13,-9.6", 0.7, lining.dark)
        if feather:
            plume(cv, sweep, 4.8, feather)
        cv.dot(5.6, -10.4, 1.8, RED, 0.7)


def peaked_cap(cv: Canvas, ramp, brim, feather=RED, tilt=-4):
    """A hunter's cap over a 3/4 head: a peak before the brow, the brim turned up behind."""
    with cv.at(0, 0, 1, tilt):
        plume(cv, ((-5, -9), (-8, -17), (-13.4, -23), (-20, -26), (-27, -25)), 2.7, feather, 8)
        cv.shape("-10.6,-8 -10.4,-14.6 -6,-19.4 -.6,-21.4 3,-18.6 8,-15.6 10.6,-9", ramp, 1.1)
        cv.pen("-8.6,-12 -6.6,-16.4 -2,-19", 0.9, ramp.light)
        for s in ("-.6,-20.8 1,-16 -.6,-12", "3,-18 5.6,-14.4 5.4,-11"):
            cv.pen(s, 0.7, ramp.dark)
        cv.shape(
            "-14.4,-13.4| -10.6,-11.6 -3,-10.2 6,-10.4 13,-10.2 20,-7.2| 12,-6.2 4,-6.4 -4,-5.4"
            " -10,-3.6 -13,-5.8",
            brim,
            1.05,
        )
        cv.pen("-12.4,-9.6 -5,-7.8 4,-8.4 14,-8", 0.7, brim.dark)
        cv.dot(-5.4, -9.8, 1.6, feather, 0.7)


def turban(cv: Canvas, ramp, cap=RED, jewel=GOLD, aigrette=LINEN):
    """Wound cloth in overlapping rolls round a pointed cap, with an aigrette."""
    if aigrette:
        plume(cv, ((5.6, -14), (6.4, -20), (5, -26), (1, -30), (-4, -30)), 3, aigrette, 6)
    cv.shape("-6,-15 -4,-21 0,-24 4.6,-21 6.6,-15", cap, 1)
    cv.pen("-2,-16 -1,-20 0,-22.6", 0.7, cap.dark)
    cv.pen("2,-16 2.4,-19.6 .6,-22.6", 0.7, cap.dark)
    rolls = (
        "-11.6,-8 -14.4,-12 -11,-17 -5,-18.4 -1,-16.6 -4,-12.6 -8,-8",
        "12.6,-8.6 14.4,-12.4 11.6,-16.6 6,-18.4 0,-17.4 4,-12.6 9,-8.4",
        "-12.6,-5.4 -14,-9.4 -9,-13.6 0,-15.4 7,-13.6 3,-9.4 -4,-6.4",
        "12,-4.6 14,-8.4 11,-12.4 4,-12.6 -4,-10.4 -10.6,-6 -11.4,-2.6 -6,-5.4 2,-7.6 8,-6.8",
    )
    for r in rolls:
        cv.shape(r, ramp, 1)
    for s in (
        "-11,-13 -7,-16 -3,-16.6",
        "11.6,-13.4 8,-16 4,-16",
        "-11.4,-8 -5,-12 3,-13",
        "-8,-6 0,-9.6 8,-10.4",
    ):
        cv.pen(s, 0.8, ramp.light)
    for s in ("-10,-10 -5,-13.4 1,-14.4", "-9.6,-4.6 -2,-8.4 6,-9 11.4,-7", "9,-10 10.6,-13 8,-16"):
        cv.pen(s, 0.6, ramp.dark)
    cv.dot(5.4, -12.8, 2.2, jewel, 0.8)
    cv.dot(5.4, -12.8, 1, RED, 0.4)


def _strawberry_leaves(cv: Canvas, ramp) -> None:
    """The leaves and spikes on the rim of a crown."""
    for x in (-5.2, 7.2):
        cv.shape(f"{x - 1.8},-7.6| {x},-12.6| {x + 1.8},-7.6|", ramp, 0.9)
    for x, turn, wide in ((-11.6, -14, 0.72), (12.6, 14, 0.72), (1, 0, 1.0)):
        with cv.at(x, -8, 1, turn):
            half = (
                (1.2, 0.6),
                (1, -2.2),
                (3.6, -2),
                (4.4, -4.4),
                (3, -5.8),
                (3.4, -8.2),
                (0, -10.6),
            )
            corners = (1, 1, 0, 0, 1, 0, 1)
            side = [(px * wide, py, c) for (px, py), c in zip(half, corners, strict=True)]
            cv.shape(side + [(-px, py, c) for px, py, c in side[-2::-1]], ramp, 1)
            cv.pen("0,-8 0,-1", 0.6, ramp.dark)
            for s in (-1, 1):
                cv.pen(f"{s * 2.8 * wide},-4 0,-2", 0.5, ramp.dark)


def crown(cv: Canvas, kind="leaf", cap=RED, gems=(BLUE, RED), tilt=0, ramp=GOLD):
    """Open crown above a 3/4 head.  kinds: leaf, points, fleur, arch."""
    with cv.at(0.6, -7.6, 1, tilt):
        back = {
            "leaf": "-10,-4 -9,-9 -4,-12 0,-12.6 5,-12 10,-9 10.6,-4",
            "points": "-10,-4 -8,-8 0,-10 8,-8 10.6,-4",
            "fleur": "-10,-4 -9,-9 0,-12 9,-9 10.6,-4",
            "arch": "-11,-4 -12,-11 -6,-15 0,-15.6 7,-15 12.6,-11 11,-4",
        }[kind]
        cv.shape(back, cap, 1)
        if kind != "points":
            cv.pen("-6,-5 -5,-9 -1,-11.4", 0.8, cap.light)
            cv.pen("5,-5 5.4,-8.6 3,-11", 0.8, cap.dark)
        if kind == "leaf":
            pts = "-11,-2| -12.2,-7.4 -6,-8.6 1,-9 8,-8.6 13.2,-7.4| 12,-2|"
            pearls = ((-5.2, -13), (7.2, -13))
        elif kind == "points":
            pts = (
                "-11,-2| -13.4,-12| -7.6,-6.6| -6.4,-15| -1.6,-7| 1,-17| 4,-7| 8,-15|"
                " 9.4,-6.6| 14.4,-12| 12,-2|"
            )
            pearls = ((-13.5, -12.9), (-6.5, -15.9), (1, -18), (8.1, -15.9), (14.5, -12.9))
        elif kind == "fleur":
            pts = (
                "-11,-2| -12.6,-10 -14.6,-11 -12,-13.4 -9.4,-11 -10,-9.6 -8,-6.4|"
                " -4,-7| -2.6,-12 -5,-14 -2,-14.6 .6,-19|"
                " 3.2,-14.6 6,-14 4,-12 5,-7| 9,-6.4| 10.6,-9.6 10.2,-11 13,-13.4"
                " 15.4,-11 13.6,-10 12,-2|"
            )
            pearls = ((-6, -8), (0.6, -20), (7.2, -8))
        else:
            pts = (
                "-11,-2| -13,-10| -10,-8.4 -8,-6.6| -6.6,-10 -5.6,-12| -4.4,-9"
                " -3,-6.8| -1.4,-10 .6,-13| 2.8,-10 4,-6.8|"
                " 6,-9 7.2,-12| 8.4,-9.4 9.4,-6.6| 11.6,-8.4 14,-10| 12,-2|"
            )
            pearls = ((-13, -11), (-5.6, -12.8), (7.2, -12.8), (14, -11))
        if kind == "leaf":
            _strawberry_leaves(cv, ramp)
        cv.shape(pts, ramp, 1.1)
        cv.pen("-9.6,-3.6 -10.2,-8", 0.8, ramp.light)
        cv.pen("-4.6,-5 -4.7,-7", 0.8, ramp.light)
        cv.shape(
            "-11.2,-2.6| -5,-4.8 1,-5.2 7,-4.8 12.2,-2.6| 11.6,2| 6.6,-.2 1,-.8 -5,-.2 -10.6,2|",
            ramp,
            1,
            weight=0.7,
        )
        for i, x in enumerate((-7.6, -3.4, 1, 5.2, 9.2)):
            y = -2.9 + (x - 0.8) ** 2 * 0.018
            cv.dot(x, y, 1.25 if i % 2 == 0 else 0.95, gems[i % 2], 0.5)
        for x, y in pearls:
            cv.dot(x, y, 1.3, ramp, 0.7)
        if kind == "arch":
            cv.pen("-10.4,-7 -7,-14.6 .6,-17 8.4,-14.6 11.4,-7", 2.6, INK, "none")
            cv.pen("-10.4,-7 -7,-14.6 .6,-17 8.4,-14.6 11.4,-7", 1.4, ramp.mid, "none")
            cv.dot(0.6, -18.6, 2.2, ramp, 0.8)
            cv.shape(
                "0,-20.8| 0,-22.2| -1.4,-22.2| -1.4,-23.5| 0,-23.5| 0,-24.8| 1.3,-24.8| 1.3,-23.5|"
                " 2.7,-23.5| 2.7,-22.2| 1.3,-22.2| 1.3,-20.8|",
                ramp,
                0.7,
                weight=0.4,
            )
