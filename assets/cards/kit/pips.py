"""The layouts of the cards 2 to 7 in the four suits, and their ornaments."""

import math

from .bodies import Tube
from .canvas import INNER, Canvas
from .club import KNOBS, cudgel
from .coin import sun_disc
from .cup import urn, wide_bowl
from .geometry import ellipse, mix, path
from .mask import gattomammone
from .ornaments import blossom, leaf, little_crown, ribbon
from .paint import Linear, across, ball
from .palette import GOLD, GREEN, INK, RED
from .scenes import scene_bay, scene_shepherd
from .sunface import CROWD, MAIDEN, NOON, YOUTH
from .sword import sword

CX, CY = 80, 133


# ------------------------------------------------------------------ denari and coppe
COLUMNS = 40, 120  # of the coins and the cups four to seven
SEVEN = 149, 93  # the middle row of a seven, and the single mark above it


def _pairs(*rows: float) -> list[tuple[float, float]]:
    """Two marks in every row, on the columns."""
    return [(x, y) for y in rows for x in COLUMNS]


COINS = {  # (x, y, radius, detail)
    2: [(80, 69, 55, 3), (80, 197, 55, 3)],
    3: [(110, 50, 36, 2), (50, 133, 36, 2), (110, 216, 36, 2)],
    4: [(*p, 31, 1) for p in _pairs(43, 223)],
    5: [(*p, 25, 1) for p in _pairs(39, 227)] + [(80, 133, 48, 3)],
    6: [(*p, 31, 1) for p in _pairs(41, 133, 225)],
    7: [(*p, 23.5, 1) for p in [*_pairs(37), (80, SEVEN[1]), *_pairs(SEVEN[0], 229)]],
}
GREAT = {  # who looks out of the great suns of the two and the five
    2: ((MAIDEN, "petals"), (YOUTH, "flames")),
    5: ((NOON, "flames"), (NOON, "flames")),
}
CUPS = {  # (x, y, height)
    3: [(46, 56, 82), (114, 134, 82), (46, 212, 82)],
    4: [(*p, 72) for p in _pairs(52, 214)],
    5: [(*p, 62) for p in _pairs(47, 219)] + [(80, 133, 80)],
    6: [(*p, 71) for p in _pairs(48, 133, 218)],
    7: [(*p, 54) for p in [*_pairs(42), (80, SEVEN[1] + 2), *_pairs(SEVEN[0], 224)]],
}


def denari(cv: Canvas, rank):
    for i, (x, y, r, detail) in enumerate(COINS[rank]):
        look, crown = CROWD[i % len(CROWD)], ""
        if detail == 3:
            look, crown = GREAT[rank][i % 2]
        with cv.at(x, y):
            sun_disc(cv, r, detail, look, crown)
    if rank == 4:
        _crown(cv)


def coppe(cv: Canvas, rank):
    if rank == 2:
        for y in (72, 194):
            with cv.at(80, y):
                wide_bowl(cv, 104)
        return
    for x, y, h in CUPS[rank]:
        with cv.at(x, y):
            urn(cv, h)
    if rank == 4:
        _crown(cv)


def _crown(cv: Canvas):
    with cv.at(CX, CY + 2):
        little_crown(cv, 54)


# ------------------------------------------------------------------ spade
def spade(cv: Canvas, rank):
    (_spade_2, _spade_3, _spade_4, _spade_5, _spade_6, _spade_7)[rank - 2](cv)


def _coil(cv: Canvas, x, y, s):
    """Two turns of ribbon wound tight round the blade at x, rising towards the side s."""
    turn = path(
        "M-7.4 0C-3 1.2 3 -3.6 7.4 -8C9 -5.4 9 -1.6 7.4 1.4C3 6.4 -3 10.4 -7.4 9.4"
        "C-9 6.6 -9 2.8 -7.4 0Z"
    )
    silk = ((0, RED.dark), (0.3, RED.light), (0.55, RED.mid), (1, RED.dark))
    for dy in (9.4, 0):
        with cv.at(x, y + dy, flip=s < 0):
            cv.field(turn, Linear((-8, 0), (8, 0), silk, lamp=True), heavy=0.45)
            for k in (0.3, 0.56, 0.8):
                fold = [(-6.4, mix(0, 9.4, k)), (0, mix(-0.6, 7.6, k)), (6.6, mix(-7, 1.4, k))]
                cv.stroke(fold, 0.7, RED.deep)


TAILS = (  # a ribbon's loose end on the right of a blade: two ways to flutter
    [(-4, 0), (8, -6), (18, -3), (23, -14), (17, -27), (22, -40)],
    [(-4, 0), (7, -7), (16, -6), (25, -13), (22, -25), (14, -33), (18, -46)],
)


def _tail(cv: Canvas, x, y, s, kind=0):
    """The loose end of a ribbon, fluttering to the side s from behind the blade at x."""
    points = [(x + s * px, y + py) for px, py in TAILS[kind]]
    ribbon(cv, points, 5.6, back=True, swallow=True, folds=(0.3, 0.8))


def _bow(cv: Canvas, x, y):
    """A small bow with two hanging tails, one longer than the other."""
    loop = path("M0 0C4 -10 15 -13 19 -8C22 -3 16 6 9 6.4C5 6.4 1 3 0 0Z")
    hole = path("M5 -1C9 -6 14 -7.6 16 -6C17 -3 13 1 9.6 1.6C7 1.6 5.4 .6 5 -1Z")
    silk = ((0, RED.light), (0.5, RED.mid), (1, RED.dark))
    with cv.at(x, y):
        ribbon(cv, [(0, 0), (-5, 12), (-13, 18), (-12, 32)], 4.6, swallow=True)
        ribbon(cv, [(0, 0), (4, 12), (12, 17), (15, 25), (11, 35)], 4.6, back=True, swallow=True)
        for s in (-1, 1):
            with cv.at(turn=s * 4, flip=s < 0):
                cv.field(loop, Linear((0, -8), (0, 6), silk), heavy=0.35)
                cv.field(hole, RED.deep, INNER)
        cv.field(ellipse(0, 0, 4.4, 5), ball(0, 0, 5, RED), heavy=0.3)
        cv.hatch((-1, -3.6), (-1, 3.6), 0.8, 0.6, RED.deep)
        cv.hatch((1.6, -3), (1.6, 3.4), -0.6, 0.6, RED.deep)


def _festoon(cv: Canvas, x0, x1, y, sag):
    """A ribbon that hangs from behind two blades and is `sag` lower in the middle."""
    middle, half = (x0 + x1) / 2, (x1 - x0) / 2
    fall = [(1, 0), (0.74, 0.44), (0.42, 0.82), (0.16, 0.98)]
    side = [(half * u, sag * v) for u, v in fall]
    points = [(-x, dy) for x, dy in side] + [(0, sag)] + side[::-1]
    ribbon(cv, [(middle + x, y + dy) for x, dy in points], 6.4, folds=(0.2, 0.75))


def _spade_2(cv: Canvas):
    """Both points down; the ribbon hangs low between them and is tied at the bottom."""
    left, right = 43, 117
    _tail(cv, left, 108, -1)
    _tail(cv, right, 108, 1, 1)
    _festoon(cv, left, right, 108, 74)
    for x in (left, right):
        with cv.at(x, 50, turn=180):
            sword(cv, 202, 1.25)
    _coil(cv, left, 102, -1)
    _coil(cv, right, 102, 1)
    _bow(cv, 80, 182)


def _spade_3(cv: Canvas):
    """The outer points up, the middle one down; the ribbon is wound round each blade."""
    _tail(cv, 33, 146, -1)
    _tail(cv, 127, 146, 1, 1)
    _festoon(cv, 33, 80, 146, 15)
    _festoon(cv, 80, 127, 146, 15)
    for x in (33, 127):
        with cv.at(x, 216):
            sword(cv, 200, 1.2)
    with cv.at(80, 50, turn=180):
        sword(cv, 200, 1.2)
    for x, s in ((33, -1), (80, 1), (127, 1)):
        _coil(cv, x, 140, s)


SLANT, APART = 27, 13  # of the swords of the four: from upright, and from the middle of the card


def _spade_4(cv: Canvas):
    """A lattice: two by two side by side, each point beside a hilt, the spray in the middle."""
    for turn in (180 - SLANT, SLANT, 180 + SLANT, -SLANT):
        apart = APART if math.sin(math.radians(turn) * 2) > 0 else -APART
        with cv.at(CX, CY, turn=turn), cv.at(apart, 97):
            sword(cv, 210, 1.08)
    with cv.at(CX, CY, size=1.16):
        _spray(cv)


def _spray(cv: Canvas):
    """A spray of three flowers with leaves, lying between the points of the four swords."""
    stem = [(-38, 6), (-22, 9), (-6, 2), (10, -4), (26, -2), (38, -8)]
    cv.stroke(stem, 2.2, INK, ends=(0.4, 0.3))
    cv.stroke(stem, 1.1, GREEN.mid, ends=(0.3, 0.2))
    for x, y, turn, size in (
        (-36, 6, -105, 13),
        (-30, 8, -150, 12),
        (-27, 8, -20, 12),
        (-14, 5, 160, 14),
        (-9, 3, -35, 13),
        (9, -4, 145, 13),
        (14, -4, 20, 12),
        (24, -2, 150, 13),
        (29, -4, 35, 12),
        (37, -8, 60, 13),
        (34, -6, 110, 12),
        (-22, 8, 178, 11),
        (-18, 5, -8, 12),
        (-4, 1, 170, 12),
        (4, -2, -14, 13),
        (2, -1, 175, 12),
        (19, -3, -25, 12),
        (20, -3, 176, 12),
    ):
        with cv.at(x, y, turn=turn):
            leaf(cv, size, 3.6, bend=1.5)
    for x, y, r, ramp in ((-20, -1, 8.8, RED), (22, 3, 8.8, RED), (0, 0, 10.6, GOLD)):
        with cv.at(x, y):
            blossom(cv, r, ramp, RED if ramp is GOLD else GOLD, turn=18)


def _spade_5(cv: Canvas):
    for y, scene in ((57, scene_bay), (209, scene_shepherd)):
        with cv.at(CX, y, size=1.0):
            scene(cv)
    for x in (27, 133):
        with cv.at(x, 82):
            sword(cv, 69, 1.0)
        with cv.at(x, 184, turn=180):
            sword(cv, 69, 1.0)
    with cv.at(109, CY, turn=-90):
        sword(cv, 86, 1.0)


def _spade_6(cv: Canvas):
    """The points well apart, or two facing swords are one with a hilt at either end."""
    for x in (33, 80, 127):
        with cv.at(x, 43, turn=180):
            sword(cv, 76, 1.26)
        with cv.at(x, 223):
            sword(cv, 76, 1.26)


def _spade_7(cv: Canvas):
    for x in (33, 80, 127):
        with cv.at(x, 74):
            sword(cv, 62, 1)
        with cv.at(x, 192, turn=180):
            sword(cv, 62, 1)
    with cv.at(115, CY, turn=-90):
        sword(cv, 103, 1.14)


# ------------------------------------------------------------------ bastoni
def bastoni(cv: Canvas, rank):
    (_bastoni_2, _bastoni_3, _bastoni_4, _bastoni_5, _bastoni_6, _bastoni_7)[rank - 2](cv)


def _bastoni_2(cv: Canvas):
    for x, flip in ((43, False), (117, True)):
        with cv.at(x, CY, flip=flip):
            cudgel(cv, 232, 26, bend=12, leaf_size=0.36)


def _bastoni_3(cv: Canvas):
    for x, turn, flip in ((80, -25, False), (80, 25, True), (80, 0, False)):
        with cv.at(x, 137 if turn else 132, turn=turn, flip=flip):
            cudgel(
                cv,
                232 if turn else 236,
                23 if turn else 24,
                bend=4,
                leaf_from=0.5,
                leaf_size=0.46,
                knobs=((0.15, -1), (0.28, 1), (0.86, 1 if turn else -1)),
            )
    with cv.at(80, 143, size=1.26):
        gattomammone(cv)


def _bastoni_4(cv: Canvas):
    """Heads in the corners, the handles past each other, every cut end in sight; a thin cord."""
    for turn, side in ((-30, 1), (150, 1), (30, -1), (-150, -1)):
        with cv.at(CX, CY, turn=turn, flip=side < 0), cv.at(10.5, -46, turn=-5.5):
            cudgel(cv, 168, 18.5, bend=2, leaf_from=0.6, leaf_size=0.46, knobs=KNOBS[:3])
    with cv.at(CX, CY):
        _cord(cv)


def _cord(cv: Canvas):
    """Three turns of golden cord round crossed handles: hoops that turn away at their ends."""
    for i in range(3):
        y, half = (i - 1) * 4.2, 27.2
        flank = [(half, y - 1.8), (half - 2, y - 0.8), (half - 8, y + 0.4), (half * 0.3, y + 1.2)]
        spine = [(-px, py) for px, py in flank] + flank[::-1]
        turn = Tube(spine, [(0, 1.7), (0.08, 2.2), (0.92, 2.2), (1, 1.7)])
        cv.field(turn.outline(), across((0, y - 3), (0, y + 3), GOLD), INNER + 0.1, heavy=0.3)
        for k in range(11):
            t = 0.06 + k * 0.088
            cv.hatch(turn.at(t + 0.02, -0.8), turn.at(t - 0.02, 0.8), 0.3, 0.6)
        for t in (0, 1):  # in shade where it goes behind
            cv.flat(turn.panel(-1, 1, t, abs(t - 0.03), 3), GOLD.deep, opacity=0.5)


def _bastoni_5(cv: Canvas):
    for x, flip in ((40, False), (120, True)):
        with cv.at(x, 58, turn=180, flip=not flip):
            cudgel(cv, 94, 16.5, bend=4.5)
        with cv.at(x, 208, flip=flip):
            cudgel(cv, 94, 16.5, bend=4.5)
    with cv.at(CX - 2, CY, turn=-90):
        cudgel(cv, 104, 15.5, bend=3)


def _bastoni_6(cv: Canvas):
    _club_rows(cv, 68, 198, 118, 18)


def _bastoni_7(cv: Canvas):
    _club_rows(cv, 53, 213, 88, 14.5)
    with cv.at(CX, CY, turn=-90):
        cudgel(cv, 122, 17, bend=3)


def _club_rows(cv: Canvas, upper, lower, length, girth):
    """Three clubs head down over three head up; those on the right are the left ones mirrored."""
    for x, flip in ((32, False), (81, False), (128, True)):  # as far apart as they look
        with cv.at(x, upper, turn=180, flip=not flip):
            cudgel(cv, length, girth, bend=length * 0.045)
        with cv.at(x, lower, flip=flip):
            cudgel(cv, length, girth, bend=length * 0.045)
