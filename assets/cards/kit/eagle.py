"""The ace of denari: the two-headed eagle behind its round shield."""

from .bodies import Tube
from .canvas import CONTOUR, FINE, INNER, Canvas
from .coin import sun_disc
from .geometry import Point, curve, ellipse, lens, mix, path, polar, ring_of, unit
from .ornaments import blossom, leaf, little_crown, ribbon
from .paint import Linear, Radial, across, ball, slope
from .palette import BLUE, EMBER, GARNET, GOLD, INK, RAVEN, RED, WHITE, WOOD, Ramp
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
        _breast(cv)
        for flip in (True, False):
            with cv.at(flip=flip):
                _head(cv)
        with cv.at(0, 6):
            cv.disc(
                0,
                0,
                40,
                Radial(
                    (0, 0),
                    40,
                    ((0, GOLD.mid), (0.8, GOLD.mid), (0.9, GOLD.light), (1, GOLD.dark)),
                    0.1,
                ),
                CONTOUR,
                heavy=0.6,
            )
            for r, colour in ((1.25, INK), (0.75, GOLD.light)):
                for a in ring_of(30):
                    cv.flat(ellipse(*polar(37.8, a), r), colour)
            sun_disc(cv, 35.6, 3, QUEEN)
        with cv.at(0, -105):
            little_crown(cv, 36)


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


def _breast(cv: Canvas):
    """One feathered breast that parts into the two necks."""
    flank = [(24, -20), (27, -38), (25, -52), (25.4, -66), (28, -77), (21, -90), (11, -86)]
    flank += [(8, -76), (6, -62), (0, -53)]
    right = curve([(*flank[0], 1), *flank[1:-1], (*flank[-1], 1)])
    whole = right.then(right.mirror().reversed(), close=True)
    cv.field(whole, across((-26, -50), (26, -50), GOLD), heavy=0.4)
    for row in range(4):  # of the breast
        y = -47 + row * 6.4
        for i in range(-3, 4):
            _scale(cv, (i + row % 2 * 0.5) * 7 - 1.75, y + abs(i) * 0.8, 3.4)
    for s in (-1, 1):
        for x, y in ((12, -80), (18.6, -78), (13, -72), (19.6, -70.6), (12, -64.6), (18.6, -63)):
            _scale(cv, s * x, y, 3)
        for x, y in ((10, -57), (16.4, -55.6), (22, -57)):
            _scale(cv, s * x, y, 3.2)


def _scale(cv: Canvas, x: float, y: float, r: float) -> None:
    """The rounded edge of one small feather that points down."""
    cv.line(path(f"M{x - r} {y}C{x - r * 0.9} {y + 4.6} {x + r * 0.9} {y + 4.6} {x + r} {y}"), FINE)


def _head(cv: Canvas):
    """The right head: a flat brow, feathers that stand off the nape and the throat."""
    with cv.at(26, -86, size=1.04):
        skull = curve(
            "-12,9| -17.6,5| -13.4,3.4| -18.4,-1.6| -12.6,-1.8| -14.6,-7.4| -8.6,-6.4| -6,-10"
            " 0,-11.6 7,-10.4 12.6,-7| 12.4,2 8,7| 6.4,12.4| 2.6,9.4| 0.6,15.4| -3,11|"
            " -6.4,15| -8,10.4|",
            closed=True,
        )
        cv.field(path("M7 4.6C12 5.4 17 5.2 21.4 4.8C19.4 8 12 9.6 5.6 8Z"), WOOD.dark, INNER)
        cv.field(skull, ball(-1, -1, 15, GOLD), heavy=0.3)
        beak = path(
            "M11 -6.8C17.6 -8.4 24.4 -5 26.2 1.2C26.8 4 26.4 6.6 25 9.4C24.2 6.8 21 5.6 15.4 5.2"
            "C12 5 9.4 5 7 5.6C9.4 2 10.2 -3 11 -6.8Z"
        )
        cv.field(beak, slope((13, -8), (21, 8), WOOD), INNER + 0.2, heavy=0.35)
        cere = path(
            "M11 -6.8C13.6 -7.8 15.4 -7.6 16.2 -7C15.2 -3 13.8 1.4 11.4 5C9.6 5 8.4 5.2 7 5.6"
            "C9.4 2 10.2 -3 11 -6.8Z"
        )
        cv.field(cere, GOLD.light, FINE)
        cv.flat(ellipse(13.6, -3.6, 1.1, 0.8, -50), INK)
        cv.hatch((16.8, -5.8), (23.4, 0.2), -1.4, 0.9, WOOD.light)
        cv.field(ellipse(5.2, -2.6, 2.3, 2.1), RED.light, INNER)
        cv.flat(ellipse(5.8, -2.6, 1.3), INK)
        cv.flat(ellipse(5.3, -3.2, 0.5), WHITE)
        cv.stroke([(-2, -6.4), (4, -5.8), (11.4, -3.2)], 2.6, ends=(0.1, 0.6), peak=0.7)
        for x, y, dx, dy in (
            (-15.6, 4.4, 6, -1.4),
            (-16, -1.4, 6.4, 0.6),
            (-12.6, -6.4, 5.6, 2),
            (-5.6, 12.6, 1.2, -6),
            (0.4, 12.8, 0, -6),
            (5, 10.4, -1, -5),
        ):
            cv.hatch((x, y), (x + dx, y + dy), 0.4, 0.6, GOLD.deep)


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
    """The blue ribbon under the eagle: folded twice, with two fluttering tails."""
    for s in (-1, 1):
        ribbon(
            cv,
            [(s * 46, 78), (s * 58, 84), (s * 66, 96), (s * 60, 110), (s * 66, 124)],
            6.4,
            BLUE,
            back=True,
            swallow=True,
        )
    for s in (-1, 1):  # from the claws down to the folds
        ribbon(cv, [(s * 43, 74), (s * 46, 86), (s * 41, 97), (s * 27, 104)], 7, BLUE, back=True)
    body = Tube([(-40, 103), (-20, 113), (0, 116), (20, 113), (40, 103)], [(0, 8.6), (1, 8.6)])
    cv.field(
        body.panel(-1, 1, count=13),
        Linear(
            (-40, 0),
            (40, 0),
            (
                (0, BLUE.mid),
                (0.3, BLUE.light),
                (0.6, BLUE.mid),
                (1, BLUE.dark),
            ),
        ),
        heavy=0.6,
    )
    for v in (-0.68, 0.68):
        cv.line(body.edge(v, 0.02, 0.98, 11), FINE + 0.1, BLUE.deep)
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
