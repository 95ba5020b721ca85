"""The ace of denari: the two-headed eagle behind its round shield."""

from .bodies import Tube
from .canvas import CONTOUR, FINE, INNER, Canvas
from .coin import sun_disc
from .geometry import Point, curve, ellipse, lens, mix, path, polar, ring_of, unit
from .ornaments import blossom, leaf, little_crown, ribbon
from .paint import Linear, Radial, across, ball, slope
from .palette import EMBER, GARNET, GOLD, INK, RAVEN, RED, WHITE, Ramp
from .sunface import QUEEN


def denari(cv: Canvas):
    """The two-headed eagle behind its great round shield, holding a ribbon."""
    with cv.at(80, 119, size=0.965):
        _eagle_ribbon(cv)
        for i, a in enumerate((-33, 33, -22, 22, -11, 11, 0)):  # tail
            feather(
                cv,
                polar(36, 180 + a),
                polar(103 - abs(a) * 0.62, 180 + a),
                14.5,
                RAVEN if i % 4 < 2 else RED,
                7,
            )
        for flip in (True, False):
            with cv.at(flip=flip):
                _wing(cv)
                _leg(cv)
        for flip in (True, False):
            with cv.at(flip=flip):
                _eagle_neck(cv)
        breast = path("M-24 -30C-20 -46 -8 -50 0 -50C8 -50 20 -46 24 -30Z")
        cv.field(breast, across((-24, 0), (24, 0), GOLD))
        for row in range(3):
            for i in range(-2 - row % 2, 3):
                x, y = (i + (row % 2) * 0.5) * 7.4, -46 + row * 5 + abs(i) * 1.0
                cv.line(
                    path(f"M{x - 3.4} {y}C{x - 3} {y + 4.6} {x + 3} {y + 4.6} {x + 3.4} {y}"), FINE
                )
        cv.disc(
            0,
            0,
            46,
            Radial(
                (0, 0), 46, ((0, GOLD.mid), (0.8, GOLD.mid), (0.9, GOLD.light), (1, GOLD.dark)), 0.1
            ),
            CONTOUR,
            heavy=0.6,
        )
        for r, colour in ((1.35, INK), (0.8, GOLD.light)):
            for a in ring_of(32):
                cv.flat(ellipse(*polar(43.6, a), r), colour)
        sun_disc(cv, 41, 3, QUEEN)
        with cv.at(0, -93):
            little_crown(cv, 27)


def feather(
    cv: Canvas,
    root: Point,
    tip: Point,
    width: float,
    ramp: Ramp,
    barbs: int = 5,
    bend: float = 0.0,
    seen: tuple[float, float] = (0.64, 0.64),
) -> None:
    """A feather with a rounded end and a shaft.

    Barbs are drawn where they are `seen`: so far from the tip, as a share of the
    length, on the left and on the right half (of a feather that points up).
    """
    mid = mix(root, tip)
    dx, dy = unit(root, tip)
    h = width / 2
    body = Tube(
        [tip, (mid[0] - dy * bend, mid[1] + dx * bend), root],
        [(0, h * 0.96), (0.3, h), (1, h * 0.62)],
        dome=0.16,
    )
    vane = ((0, ramp.deep), (0.45, ramp.dark), (0.8, ramp.mid), (1, ramp.mid))
    sides = [[body.at(t, s) for t in (1, 0.42, 0.05)] for s in (-1, 1)]
    sides = [[(*side[0], 1), *side[1:]] for side in sides]
    outline = curve([*sides[0], body.at(0, 0), *reversed(sides[1])], closed=True)
    cv.field(outline, Linear(root, tip, vane), INNER + 0.15)
    far = cv.far_side(body, 0.4)
    if width > 10:
        sheen = body.edge(-far * 0.12, 0.05, 0.98, 3)
        cv.flat(sheen.then(body.edge(-far * 0.8, 0.9, 0.1, 3), close=True), ramp.light, 0.42)
    dark = ramp is RAVEN
    cv.flat(lens(body.at(0.05, 0), body.at(0.98, 0), 0, 0.8), RAVEN.light if dark else INK)
    for s, reach in zip((-1, 1), seen, strict=True):
        colour = RAVEN.light if dark and s != far else INK
        for i in range(round(0.8 * barbs * reach / 0.64)):
            t = 0.14 + i * 0.5 / barbs
            cv.hatch(body.at(t + 0.1, s * 0.12), body.at(t, s * 0.86), 0, 0.55, colour)


def _row(cv: Canvas, quills, width, ramp, barbs, bend, reach) -> None:
    """Feathers from the outside in: each hides the inner half of the one before."""
    for i, (root, tip) in enumerate(quills):
        last = i == len(quills) - 1
        feather(cv, root, tip, width, ramp, barbs, bend, (reach, reach if last else reach * 0.2))


def _wing(cv: Canvas):
    """The right wing: black primaries, red secondaries, red and gold coverts."""
    under = curve(
        [(24, -34), (40, -58), (58, -60), (70, -48), (69, -16), (60, 20), (40, 40), (20, 30)], True
    )
    cv.field(under, RAVEN.deep)
    fan = [
        ((58, -44), (72, 2)),
        ((55, -42), (71, 22)),
        ((52, -38), (68, 40)),
        ((48, -34), (62, 55)),
        ((43, -28), (54, 67)),
        ((38, -22), (44, 74)),
        ((33, -14), (34, 76)),
    ]
    _row(cv, fan, 12, RAVEN, 5, -3, 0.5)
    second = [
        ((60, -50), (69.5, -22)),
        ((56, -48), (67, -6)),
        ((52, -46), (63.5, 9)),
        ((47, -42), (58, 22)),
        ((41, -36), (50, 31)),
        ((36, -30), (42, 35)),
    ]
    _row(cv, second, 11.4, GARNET, 4, -2, 0.6)
    third = [
        ((60, -54), (68.5, -34)),
        ((55, -55), (64, -25)),
        ((49, -52), (58.5, -17)),
        ((43, -47), (52, -10)),
        ((37, -41), (45, -4)),
    ]
    _row(cv, third, 11, EMBER, 4, -1, 0.64)
    small = [
        ((62, -57), (68.5, -46)),
        ((57, -60), (64, -42)),
        ((51, -60), (58, -36)),
        ((45, -57), (52, -31)),
        ((39, -52), (46, -26)),
        ((33, -46), (40, -21)),
    ]
    _row(cv, small, 9.4, GOLD, 3, -1, 0.64)
    arm = Tube(
        [(67, -55), (62, -62), (53, -64), (42, -59), (30, -48), (18, -32)],
        [(0, 5), (0.3, 6), (0.65, 7.4), (1, 9)],
        dome=0.14,
    )
    cv.field(
        arm.panel(-1, 1, count=11),
        Linear((30, -64), (44, -46), ((0, RED.light), (0.45, RED.mid), (1, RED.dark))),
        heavy=0.3,
    )
    for i in range(8):  # scales along the arm
        t = 0.14 + i * 0.1
        for v in (-0.45, 0.4):
            t2 = t + (0.05 if v > 0 else 0)
            cv.line(
                curve(
                    [
                        arm.at(t2 + 0.05, v - 0.36),
                        arm.at(t2 - 0.02, v - 0.2),
                        arm.at(t2 - 0.02, v + 0.2),
                        arm.at(t2 + 0.05, v + 0.36),
                    ]
                ),
                FINE,
            )
    cv.stroke([arm.at(t, 0.72) for t in (0.1, 0.4, 0.7, 0.9)], 0.9, RED.light)


def _eagle_neck(cv: Canvas):
    """The right neck and head."""
    neck = Tube(
        [(30, -86), (21, -85), (14, -78), (13, -68), (16, -57), (12, -42)],
        [(0, 8), (0.3, 8), (0.7, 9), (1, 11)],
    )
    cv.field(neck.panel(-1, 1), across((3, -60), (22, -60), GOLD), heavy=0.4)
    for row in range(6):  # neck feathers
        t = 0.3 + row * 0.115
        for i in range(3):
            v = -0.62 + i * 0.62 + (0.2 if row % 2 else -0.1)
            if abs(v) < 0.66:
                cv.line(
                    curve(
                        [
                            neck.at(t - 0.03, v - 0.3),
                            neck.at(t + 0.055, v - 0.12),
                            neck.at(t + 0.055, v + 0.12),
                            neck.at(t - 0.03, v + 0.3),
                        ]
                    ),
                    FINE,
                )
    with cv.at(30, -85, size=1.12):
        for d in (
            "M-8 -4C-14 -7 -20 -5 -23 -2C-18 -2 -15 0 -13 4Z",
            "M-9 2C-15 1 -20 4 -22 8C-18 6 -14 8 -11 10Z",
        ):  # crest
            cv.field(path(d), slope((-16, -10), (-9, 4), GOLD), INNER, heavy=0.2)
        cv.field(
            path("M3 3.4C9 5 16 5 23 4.6C21 8.6 11 10.8 2 8.6Z"), GOLD.dark, INNER, heavy=0.2
        )  # lower beak
        cv.field(
            path(
                "M-13 6C-14.6 -4 -8 -10.6 1 -10.4C6 -10.2 10 -8.6 12.6 -6"
                "C13 -2 10 3 6 4.6C4 8 1 11 -3 13C-8 13.6 -12 11 -13 6Z"
            ),
            ball(-1, -1, 14, GOLD),
            heavy=0.3,
        )
        cv.field(
            path(
                "M11.4 -6.4C18 -7.6 26 -4.6 30 1.6C31 4 31 6.6 30.2 9"
                "C28.6 6.4 24 5 16 4.8C12 4.7 8 4.6 4.6 5C8.4 2 9.6 -3 11.4 -6.4Z"
            ),
            slope((14, -8), (22, 8), GOLD),
            INNER + 0.2,
            heavy=0.35,
        )
        cv.field(
            path(
                "M11.4 -6.4C14 -7.4 15.6 -7 16.4 -6.4C15 -3 13.6 1 10 4.5C8 4.5 6 4.7"
                " 4.6 5C8.4 2 9.6 -3 11.4 -6.4Z"
            ),
            GOLD.light,
            FINE,
        )
        cv.flat(ellipse(14.2, -3.4, 1.2, 0.8, -50), INK)
        cv.hatch((17, -5.6), (25.6, 0.4), -1.4, 0.9, GOLD.light)
        cv.field(ellipse(5, -2.6, 2.5, 2.3), RED.light, INNER)
        cv.flat(ellipse(5.4, -2.6, 1.4), INK)
        cv.flat(ellipse(4.9, -3.2, 0.5), WHITE)
        cv.stroke([(-3, -6.8), (3, -6), (11, -3.4)], 2.4, ends=(0.1, 0.5), peak=0.6)
        cv.stroke([(0, 1), (4, 1.8), (7, 0.4)], 0.7)
        for i in range(5):
            cv.hatch((-11 + i * 1.7, 1 + i * 1.8), (-4.6 + i * 1.7, 3 + i * 2), 0.7, 0.55)
        for i in range(3):
            cv.hatch((-10 + i * 3, -4.4 - i), (-5 + i * 3, -6.6 - i * 0.4), -0.6, 0.5, GOLD.deep)


def _leg(cv: Canvas):
    """The right leg: a red thigh and golden talons closed on the ribbon."""
    thigh = Tube([(20, 36), (30, 46), (38, 58)], [(0, 10), (0.5, 8.4), (1, 4)])
    cv.field(thigh.panel(-1, 1), slope((22, 38), (40, 54), RED), heavy=0.35)
    for row in range(3):
        for v in (-0.5, 0.1, 0.6):
            t = 0.28 + row * 0.22
            cv.line(
                curve(
                    [
                        thigh.at(t - 0.05, v - 0.26),
                        thigh.at(t + 0.07, v - 0.1),
                        thigh.at(t + 0.07, v + 0.1),
                        thigh.at(t - 0.05, v + 0.26),
                    ]
                ),
                FINE,
            )
    shank = Tube([(37, 56), (40, 62), (42, 68)], [(0, 3.2), (1, 3)])
    cv.field(shank.panel(-1, 1), slope((36, 58), (44, 64), GOLD), INNER + 0.2, heavy=0.3)
    for t in (0.3, 0.6):
        cv.line(curve([shank.at(t, -1), shank.at(t + 0.1, 0), shank.at(t, 1)]), FINE)
    for pts, w in (
        ([(42, 67), (34, 70), (31, 77), (33, 82)], 2.5),
        ([(44, 67), (52, 69), (56, 75), (55, 81)], 2.5),
        ([(43, 67), (43, 73), (44, 79), (43, 86)], 2.8),
    ):
        toe = Tube(pts, [(0, w), (0.6, w * 0.82), (1, w * 0.5)])
        cv.field(toe.panel(-1, 1, 0, 0.8), slope(pts[0], pts[2], GOLD), INNER + 0.1, heavy=0.3)
        claw = Tube(
            [toe.at(0.74, 0), toe.at(0.88, 0.2), toe.at(1, 0)],
            [(0, w * 0.8), (0.5, w * 0.6), (1, 0)],
        )
        cv.field(claw.panel(-1, 1), INK, FINE)


def _eagle_ribbon(cv: Canvas):
    """The golden ribbon under the eagle: folded twice, with two fluttering tails."""
    for s in (-1, 1):
        ribbon(
            cv,
            [(s * 46, 78), (s * 58, 84), (s * 66, 96), (s * 60, 110), (s * 66, 124)],
            6.4,
            GOLD,
            back=True,
            swallow=True,
        )
    for s in (-1, 1):  # from the claws down to the folds
        ribbon(cv, [(s * 43, 74), (s * 46, 86), (s * 41, 97), (s * 27, 104)], 7, GOLD, back=True)
    body = Tube([(-40, 103), (-20, 113), (0, 116), (20, 113), (40, 103)], [(0, 8.6), (1, 8.6)])
    cv.field(
        body.panel(-1, 1, count=13),
        Linear(
            (-40, 0),
            (40, 0),
            (
                (0, GOLD.mid),
                (0.3, GOLD.light),
                (0.6, GOLD.mid),
                (1, GOLD.dark),
            ),
        ),
        heavy=0.6,
    )
    for v in (-0.68, 0.68):
        cv.line(body.edge(v, 0.02, 0.98, 11), FINE + 0.1, GOLD.deep)
    for i in range(7):
        t = 0.11 + i * 0.13
        x, y = body.at(t, 0)
        with cv.at(x, y, turn=body.turn(t)):
            if i % 2 == 0:
                blossom(cv, 4.2, RED, GOLD, 5)
            else:
                for s in (-1, 1):
                    with cv.at(0, 0, turn=s * 90):
                        leaf(cv, 6, 2.0)
