"""The faces in the suns of denari: one drawing, many people.

A face is drawn in a disc of radius 1. Three grades of detail: 1 is what is still read a few
pixels high, 2 adds lids and shade, 3 is for suns that fill half a card.
"""

from collections.abc import Callable
from dataclasses import dataclass

from .canvas import INNER, Canvas
from .geometry import curve, ellipse, path, polar
from .paint import ball
from .palette import BROWN_EYE, GOLD, INK, RED, WHITE, Ramp, blend

Pen = Callable[..., None]
LINE = blend(GOLD.deep, INK, 0.25)  # of creases and shade
SHADE = blend(GOLD.mid, GOLD.dark, 0.75)


@dataclass(frozen=True)
class Look:
    """What makes one sun's face: where it looks, how it smiles, how it wears its hair."""

    gaze: float = 0.0  # -1 left .. 1 right
    lids: float = 0.0  # 0 wide awake .. 1 half asleep
    smile: float = 0.4  # -1 stern .. 1 merry
    brows: float = 0.0  # -1 low and heavy .. 1 raised
    parted: bool = False  # the lips
    hair: str = ""  # "locks", "parted", "diadem"
    iris: str = BROWN_EYE


CALM = Look()
CROWD = (  # the small suns of one card, in the order of their places
    Look(-0.3, 0.2, 0.05),
    Look(0.3, 0.1, 0.0),
    Look(0.0, 0.45, 0.1),
    Look(-0.3, 0.3, 0.0),
    Look(0.3, 0.15, 0.1),
    Look(0.1, 0.1, -0.1),
    Look(-0.1, 0.5, 0.05),
)
MAIDEN = Look(0.3, 0.35, 0.35, 0.3, hair="parted", iris="#3f6b3a")
YOUTH = Look(-0.3, 0.1, 0.2, 0.1, hair="locks")
NOON = Look(0.0, 0.2, 0.15, 0.1, iris="#38618f")
BACCHUS = Look(0.3, 0.3, 1.0, 0.4, parted=True)
QUEEN = Look(0.0, 0.2, 0.35, 0.3, hair="diadem")


def sun_face(cv: Canvas, r: float, detail: int = 2, skin: Ramp = GOLD, look: Look = CALM) -> None:
    """A full face in a disc of radius r."""
    cv.disc(0, 0, r, ball(0, 0, r, skin), INNER + 0.25)
    with cv.at(size=r):

        def pen(points, w, **more):
            cv.stroke(points, w * r / 14, **more)  # pen widths grow with the face

        if detail == 1:
            _bold(cv, pen, look)
        else:
            _shading(cv, pen, detail)
            for s in (-1, 1):
                _eye(cv, pen, s, look, detail)
            _nose(cv, pen, detail)
            _mouth(cv, pen, look, detail)
            if look.hair:
                _hair(cv, pen, look.hair)


def _bold(cv: Canvas, pen: Pen, look: Look) -> None:
    """Brows that run into the nose, eyes, mouth, cheeks."""
    lift = look.brows * 0.07
    up = look.smile * 0.06
    for s in (-1, 1):
        _blush(pen, s, 1.0)
        h = 0.2 - look.lids * 0.11
        eye = path(f"M-.24 .03C-.12 {-h} .12 {-h} .24 .03C.12 .17 -.12 .17 -.24 .03Z")
        cv.flat(eye.shifted(s * 0.4, -0.06), WHITE)
        cv.flat(ellipse(s * 0.4 + look.gaze * 0.08, -0.05 + look.lids * 0.03, 0.13, 0.13), INK)
        top = -0.22 + look.lids * 0.1
        pen([(s * 0.13, 0.02), (s * 0.4, top), (s * 0.68, 0.02)], 1.25, ends=(0.3, 0.2))
    pen([(0.76, -0.36 - lift), (0.46, -0.46 - lift), (0.16, -0.38)], 1.5, ends=(0.2, 0.7), peak=0.6)
    brow = [
        (-0.76, -0.36 - lift),
        (-0.46, -0.46 - lift),
        (-0.16, -0.38),
        (-0.09, 0.02),
        (-0.14, 0.24),
        (0.1, 0.3),
    ]
    pen(brow, 1.5, ends=(0.2, 0.5), peak=0.4)
    lips = path(
        f"M-.3 {0.56 - up}C-.2 .52 -.07 .46 0 .5C.07 .46 .2 .52 .3 {0.56 - up}"
        f"C.16 .7 -.16 .7 -.3 {0.56 - up}Z"
    )
    cv.flat(lips, RED.mid)
    pen([(-0.33, 0.56 - up), (0, 0.57), (0.33, 0.56 - up)], 0.8, ends=(0.3, 0.3))
    for i in range(2):  # shade along the cheek
        points = [polar(0.9 - i * 0.13, t) for t in (88 + i * 10, 115, 150 - i * 8)]
        pen(points, 0.7, colour=GOLD.deep)


def _blush(pen: Pen, s: int, width: float) -> None:
    """Three strokes of red across the cheek on the side s."""
    for i in range(3):
        x, y = s * 0.56 + (i - 1) * 0.11, 0.29
        pen([(x + 0.05, y - 0.11), (x, y), (x - 0.05, y + 0.11)], width, colour=RED.mid)


def _shading(cv: Canvas, pen: Pen, detail: int) -> None:
    """Cheeks, the turn of the face, the hollow under the lip."""
    far = path(
        "M.2 .97C.62 .86 .98 .5 .98 0C.98 -.4 .8 -.7 .5 -.86C.78 -.5 .84 -.1 .72 .3"
        "C.6 .66 .42 .86 .2 .97Z"
    )
    cv.flat(far, SHADE, 0.5)
    for s in (-1, 1):
        _blush(pen, s, 0.6)
    steps = 3
    for i in range(steps):  # hatching along the cheek away from the lamp
        q = 0.93 - i * 0.066
        pen([polar(q, a) for a in (72 + i * 12, 100, 128, 158 - i * 14)], 0.5, colour=LINE)
    for i in range(2 if detail == 3 else 1):
        pen([polar(0.9 - i * 0.07, a) for a in (198 + i * 8, 222, 248 - i * 8)], 0.4, colour=LINE)
    pen([(-0.13, 0.76), (0, 0.8), (0.15, 0.75)], 0.6, colour=LINE)


def _eye(cv: Canvas, pen: Pen, s: int, look: Look, detail: int) -> None:
    """An almond eye under its lid; s is the side."""
    x, y, w = s * 0.37, -0.09, 0.21
    h = 0.15 - look.lids * 0.075
    socket = ellipse(x, y - 0.02, w * 1.25, 0.2)
    if detail == 3:
        cv.flat(socket, SHADE, 0.32)
    shape = path(
        f"M{-w} .03C{-w * 0.5} {-h} {w * 0.5} {-h} {w} .02C{w * 0.5} .13 {-w * 0.5} .13 {-w} .03Z"
    )
    cv.flat(shape.shifted(x, y), WHITE)
    ix, iy = x + look.gaze * 0.07, y + 0.005 + look.lids * 0.035
    if detail == 3:
        cv.flat(ellipse(ix, iy, 0.095, 0.1 - look.lids * 0.02), look.iris)
        cv.flat(ellipse(ix, iy, 0.05), INK)
        cv.flat(ellipse(ix - 0.032, iy - 0.04, 0.024), WHITE)
    else:
        cv.flat(ellipse(ix, iy, 0.09, 0.095), INK)
    top = y - h * 0.82
    pen(
        [(x - w * 1.1, y + 0.04), (x - w * 0.35, top), (x + w * 0.4, top), (x + w * 1.1, y + 0.03)],
        1.05,
        ends=(0.25, 0.25),
    )
    pen([(x - w * 0.75, y + 0.09), (x, y + 0.125), (x + w * 0.75, y + 0.08)], 0.5)
    if detail == 3:
        crease = [(x - w, y - 0.06), (x, top - 0.075), (x + w, y - 0.06)]
        pen(crease, 0.5 + look.lids * 0.15)
        if look.lids > 0.25:  # the lid itself, lit
            pen(
                [(x - w * 0.6, top + 0.015), (x, top - 0.03), (x + w * 0.5, top + 0.01)],
                0.9,
                colour=GOLD.light,
            )
    b = look.brows * 0.06
    heavy = 1.3 - look.brows * 0.5 if detail == 3 else 1.15
    pen(
        [
            (s * 0.11, -0.25 + b * 0.2),
            (s * 0.27, -0.39 - b),
            (s * 0.48, -0.41 - b),
            (s * 0.7, -0.22),
        ],
        heavy,
        ends=(0.35, 0),
        peak=0.35,
    )


def _nose(cv: Canvas, pen: Pen, detail: int) -> None:
    if detail == 3:
        side = path("M.03 -.2C.06 0 .12 .12 .17 .22C.16 .29 .1 .31 .03 .31C.06 .2 .04 0 .03 -.2Z")
        cv.flat(side, SHADE, 0.75)
        pen([(-0.02, -0.18), (-0.015, 0.05), (-0.01, 0.18)], 0.8, colour=GOLD.light)
    pen([(-0.1, -0.24), (-0.06, 0.0), (-0.13, 0.2), (-0.08, 0.27)], 0.8, ends=(0.7, 0.2), peak=0.7)
    pen([(-0.09, 0.26), (0, 0.32), (0.1, 0.26)], 0.8)
    pen([(0.12, 0.16), (0.165, 0.23), (0.09, 0.275)], 0.65)
    if detail == 3:
        pen([(-0.13, 0.16), (-0.165, 0.22), (-0.11, 0.27)], 0.6)


def _mouth(cv: Canvas, pen: Pen, look: Look, detail: int) -> None:
    up = look.smile * 0.045
    w = 0.25 + look.smile * 0.04
    corner = 0.51 - up
    drop = 0.06 if look.parted else 0.0
    lower = path(
        f"M{-w} {corner}C{-w * 0.5} .535 {w * 0.5} .535 {w} {corner}"
        f"C{w * 0.5} {0.69 + drop} {-w * 0.5} {0.69 + drop} {-w} {corner}Z"
    )
    upper = path(
        f"M{-w} {corner}C{-w * 0.6} .46 -.06 .42 0 .455C.06 .42 {w * 0.6} .46 {w} {corner}"
        f"C{w * 0.5} .55 {-w * 0.5} .55 {-w} {corner}Z"
    )
    if look.parted:
        gap = path(
            f"M{-w} {corner}C{-w * 0.5} .48 {w * 0.5} .48 {w} {corner}"
            f"C{w * 0.5} .66 {-w * 0.5} .66 {-w} {corner}Z"
        )
        cv.flat(lower, RED.mid)
        cv.flat(gap, RED.deep)
        cv.flat(
            path(
                f"M{-w * 0.7} .525C{-w * 0.3} .515 {w * 0.3} .515 {w * 0.7} .525"
                f"C{w * 0.4} .585 {-w * 0.4} .585 {-w * 0.7} .525Z"
            ),
            WHITE,
        )
    else:
        cv.flat(lower, RED.mid)
    cv.flat(upper, RED.dark if detail == 3 else RED.mid)
    if not look.parted:
        line = [
            (-w * 1.16, corner - 0.012),
            (-w * 0.5, 0.53),
            (0, 0.515),
            (w * 0.5, 0.53),
            (w * 1.16, corner - 0.012),
        ]
        pen(line, 0.65, ends=(0.3, 0.3))
    if detail == 3:
        cv.flat(ellipse(-0.05, 0.6 + drop, 0.08, 0.02), RED.light)
        pen([(-0.1, 0.71 + drop), (0, 0.725 + drop), (0.11, 0.7 + drop)], 0.6, colour=LINE)


def _hair(cv: Canvas, pen: Pen, kind: str) -> None:
    """Hair or diadem inside the disc."""
    bronze = blend(GOLD.dark, GOLD.deep, 0.3)
    if kind == "locks":
        rim = [polar(0.985, a) for a in range(-92, 93, 23)]
        brow = [polar(0.84 - 0.06 * (a % 2), a) for a in range(81, -82, -27)]
        rim[0], rim[-1] = (*rim[0], 1), (*rim[-1], 1)
        cv.flat(curve([*rim, *brow], closed=True), bronze)
        for s in (-1, 1):  # from the temples to the brow, the nearest last
            for a, lean in ((72, 0.02), (54, 0.0), (37, -0.03), (20, -0.06), (5, -0.1)):
                tip = polar(0.66 + lean * 0.3, s * (a + 17))
                lock = curve(
                    [
                        (*polar(0.98, s * (a - 8)), 1),
                        polar(0.78, s * (a + 2)),
                        (*tip, 1),
                        polar(0.86, s * (a + 16)),
                        (*polar(0.97, s * (a + 19)), 1),
                        polar(0.98, s * a),
                    ],
                    closed=True,
                )
                cv.field(lock, bronze, 0.6)
                for k, colour in ((0.3, GOLD.light), (0.62, INK)):
                    strand = [polar(0.93, s * (a + 14 * k)), polar(0.8, s * (a + 8 + 6 * k)), tip]
                    pen(strand, 0.5, colour=colour)
    elif kind == "parted":
        for s in (-1, 1):
            lock = path(
                "M0 -.985C.3 -.98 .7 -.72 .9 -.4C.97 -.2 .97 .1 .9 .34C.86 0 .78 -.26 .6 -.42"
                "C.4 -.58 .14 -.66 0 -.9Z"
            )
            cv.flat(lock if s > 0 else lock.mirror(), bronze)
            for k in range(4):
                f = k * 0.085
                pen(
                    [
                        (s * 0.02, -0.95 + f * 0.2),
                        (s * (0.4 - f * 0.2), -0.82 + f),
                        (s * (0.76 - f * 0.4), -0.44 + f * 0.6),
                        (s * (0.93 - f * 0.2), 0.02 + f),
                    ],
                    0.55,
                    colour=GOLD.light if k == 1 else INK,
                )
    else:  # a diadem over parted hair
        _hair(cv, pen, "parted")
        band = path("M-.86 -.5C-.5 -.72 .5 -.72 .86 -.5L.8 -.38C.46 -.58 -.46 -.58 -.8 -.38Z")
        cv.field(band, GOLD.light, 0.6)
        for x, y, r in (
            (-0.5, -0.57, 0.05),
            (-0.26, -0.61, 0.06),
            (0.26, -0.61, 0.06),
            (0.5, -0.57, 0.05),
        ):
            cv.flat(ellipse(x, y, r), RED.mid)
        cv.field(path("M0 -.86L.12 -.66L0 -.48L-.12 -.66Z"), RED.mid, 0.6)
        cv.flat(ellipse(-0.03, -0.69, 0.03), RED.light)
