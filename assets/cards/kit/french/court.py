"""The plate every court card is printed in: frame, two halves, the band between them.

A person is drawn once, as a bust inside the upper half; `plate` cuts it, reverses it and covers
the seam.  Busts are drawn in card units: the head is about 40 units high, the shoulders 74 wide.
"""

from collections.abc import Callable

from kit.bodies import Tube
from kit.canvas import FIGURE, Canvas
from kit.geometry import Path, mix, polygon
from kit.paint import Linear
from kit.palette import GOLD, PAPER, RED, Ramp

from .bands import Pattern
from .marks import jewel, mark, small
from .reversible import CENTRE, Half, add_both_ways, below, box

LEFT, TOP, RIGHT, BOTTOM = 20.0, 12.0, 140.0, 254.0
NOTCH, SMALL_NOTCH = (29.0, 68.0), (34.0, 80.0)  # the inner corner of what an index is left
FILLET = 2.8  # of the frame
RISE = 0.16  # of the band from left to right
HALF_BAND = 6.4
INSET, DROP = 0.985, 4.0  # of a bust: its size, and how much lower it stands than drawn
Bust = Callable[[Canvas], None]


def plate(
    cv: Canvas, suit: str, bust: Bust, pattern: Pattern, silk: Ramp, stone: Ramp, mirrored=False
) -> None:
    """A court card: the bust upright and reversed, the band in its colours, the frame.

    A bust holds its thing on the right; `mirrored` it holds it on the left.
    """
    half = Half((*box(LEFT, TOP, RIGHT, BOTTOM), below(CENTRE[1], RISE)), cv.small)
    with (
        half.at(CENTRE[0], CENTRE[1] + DROP, INSET, flip=mirrored),
        half.at(-CENTRE[0], -CENTRE[1]),
    ):
        bust(half)
    size = 24.0 if cv.small else 19.5
    with half.at(_notch(cv)[0] + 2.5 + size / 2, 26.6), half.finer(0.6):
        (small if cv.small else mark)(half, suit, size)  # small: clear notches, no hatching
    add_both_ways(cv, half)
    _band(cv, pattern, silk, stone)
    _frame(cv)


def _seam(x: float, off: float) -> tuple[float, float]:
    """A point on the seam, moved `off` units downwards."""
    return x, CENTRE[1] - RISE * (x - CENTRE[0]) + off


def _band(cv: Canvas, pattern: Pattern, silk: Ramp, stone: Ramp) -> None:
    """A girdle over the seam, the same from both sides."""
    h = HALF_BAND

    def strip(a: float, b: float):
        return polygon([_seam(LEFT, a), _seam(RIGHT, a), _seam(RIGHT, b), _seam(LEFT, b)])

    def over(colours: Ramp, a: float, b: float) -> Linear:
        stops = ((0.0, colours.dark), (0.25, colours.mid), (0.5, colours.light))
        stops += ((0.75, colours.mid), (1.0, colours.dark))
        return Linear(_seam(80, a), _seam(80, b), stops)

    cv.field(strip(-h, h), over(silk, -h, h), 0.95)
    for s in (-1, 1):
        cv.field(strip(s * h, s * (h - 2)), over(GOLD, s * h, s * (h - 2)), 0.6)
    inner = h - 2
    if cv.small:  # a pattern would be mud
        for u in (-40, -20, 0, 20, 40):
            jewel(cv, *_seam(80 + u, 0), 4.2, stone)
        return
    pattern(cv, lambda u, v: _seam(80 + u, v * inner), (RIGHT - LEFT) / 2, stone)


def _notch(cv: Canvas) -> tuple[float, float]:
    return SMALL_NOTCH if cv.small else NOTCH


def _border(cv: Canvas, out: float) -> Path:
    """The outline of the frame, `out` units outside its inner edge."""
    x0, y0, x1, y1 = LEFT - out, TOP - out, RIGHT + out, BOTTOM + out
    nx, ny = (v - out for v in _notch(cv))
    upper = [(nx, y0), (x1, y0), (x1, cv.height - ny), (cv.width - nx, cv.height - ny)]
    lower = [(cv.width - nx, y1), (x0, y1), (x0, ny), (nx, ny)]
    return polygon(upper + lower)


def _frame(cv: Canvas) -> None:
    """A golden fillet between two lines, which leaves out two corners for the indices.

    On cards of a middling size the lines run together, and what is seen is still a golden frame.
    """
    inner, outer = _border(cv, 0.0), _border(cv, FILLET)
    cv.flat(Path(outer.runs + inner.reversed().runs), GOLD.mid)
    cv.line(outer, 0.75)
    cv.line(inner, 1.1)


# ------------------------------------------------------------------ parts of a bust
def trunk(
    cv: Canvas, ramp: Ramp, half: float = 37.0, x: float = 80.0, waist: float = 0.0, drop=0.0
) -> Tube:
    """The trunk from the neck to the seam; `waist` draws it in, `drop` lowers the shoulders."""
    nodes = [  # the shoulders slope from the neck and then fall off at once
        ((x, 83.6 + drop), 8.0 + drop),
        ((x, 87 + drop * 0.8), half * 0.52),
        ((x, 90 + drop * 0.6), half * 0.8),
        ((x, 93.6 + drop * 0.5), half * 0.98),
        ((x, 99 + drop * 0.4), half * 1.03),
        ((x, 110), half * 0.96),
        ((x, 126), half - waist * 0.9),
        ((x, 150), half - waist * 0.8),
    ]
    tube = Tube.limb(nodes)
    cv.tube(tube, ramp, 1.2)
    return tube


def folds(cv: Canvas, tube: Tube, ramp: Ramp, at=(-0.7, -0.35, 0.3, 0.62), t0=0.3, t1=1.0) -> None:
    """Folds down a trunk or a sleeve, each with its light beside it."""
    for v in at:
        cv.pen(tube.points(v, t0, t1, v * 0.9), 1.0, ramp.dark, "in")
        cv.pen(tube.points(v - 0.1, t0 + 0.06, t1 - 0.1, v * 0.9 - 0.1), 0.8, ramp.light)


def strew(cv: Canvas, tube: Tube, ramp: Ramp, rows=5, columns=5, t0=0.3, t1=0.95, size=1.9) -> None:
    """Woven flowers in staggered rows over a trunk or a sleeve."""
    for r in range(rows):
        t = t0 + (t1 - t0) * r / max(1, rows - 1)
        count = columns - r % 2
        for i in range(count):
            v = (2 * i + 1 - count) / columns
            x, y = tube.at(t, v * 0.92)
            k = size * (1 - 0.25 * abs(v))
            for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0)):
                a, b = dx * 0.42 - dy * 0.42, dy * 0.42 + dx * 0.42
                c, d = dx * 0.42 + dy * 0.42, dy * 0.42 - dx * 0.42
                cv.shape(
                    [
                        (x, y, 1),
                        (x + a * k * 1.3, y + b * k * 1.3),
                        (x + dx * k * 1.35, y + dy * k * 1.35, 1),
                        (x + c * k * 1.3, y + d * k * 1.3),
                    ],
                    ramp.mid,
                    0.35,
                    weight=0,
                )
            cv.dot(x, y, k * 0.32, ramp.light, 0.25)


def border(cv: Canvas, outline: str, ramp: Ramp, pearls: str = "", pearl: Ramp | None = None):
    """A trimming laid along an edge, with pearls on it."""
    cv.shape(outline, ramp, 0.85, weight=0.4)
    for token in pearls.split():
        x, y = (float(v) for v in token.split(","))
        cv.dot(x, y, 1.35, pearl or PAPER, 0.5)


def rows_of(cv: Canvas, tube: Tube, t: float, count: int, r: float, ramp: Ramp, reach=0.9) -> None:
    """Beads in a row across a form."""
    for i in range(count):
        x, y = tube.at(t, reach * (2 * i + 1 - count) / count)
        cv.dot(x, y, r, ramp, 0.5)


def shaft(cv: Canvas, x: float, y0: float, y1: float, width: float, ramp: Ramp, lean=0.0) -> None:
    """A staff from y0 down to y1, `lean` units further right below."""
    h = width / 2
    cv.shape(
        [(x - h, y0, 1), (x + h, y0, 1), (x + lean + h, y1, 1), (x + lean - h, y1, 1)],
        ramp,
        1.0,
        weight=0.6,
    )
    cv.pen([(x - h * 0.3, y0 + 2), (x + lean - h * 0.3, y1 - 2)], 0.5 * FIGURE, ramp.light, "none")


def collar(cv: Canvas, ramp: Ramp, trim: Ramp | None = None) -> None:
    """A low round collar at the foot of the neck."""
    cv.shape("66,86 80,92 95,86 97,91 80,98.5 64,91", ramp, 1.0, weight=0.6)
    if trim:
        cv.shape("64,91 80,98.5 97,91 97.6,93.2 80,101 63.4,93.2", trim, 0.8, weight=0.4)


def mantle(cv: Canvas, ramp: Ramp, trim: Ramp, lining: Ramp | None = None) -> None:
    """A cloak that hangs open from both shoulders, its edges trimmed."""
    for flip in (False, True):
        with cv.at(80), cv.at(flip=flip), cv.at(-80):
            if lining:
                cv.shape("60,96| 66,118 64,150| 50,150| 50,104|", lining, 0.9)
            cv.shape("66,87 52,92.4 41,100 31,120 20,152| 57,152| 60,128 62,108 70,92|", ramp, 1.2)
            for p in ("47,103 38,124 31,150", "55,99 49,122 44,150", "63,97 57,116 55,134"):
                cv.pen(p, 1.2, ramp.dark, "in")
            for p in ("45,102 35,122 27,146", "52,99 45,119 40,140"):
                cv.pen(p, 1.0, ramp.light)
            border(
                cv,
                "66,88| 71,91.4| 64,107 61.6,128 59.4,152| 54,152| 56.4,128 59,107|",
                trim,
                "66.4,95 63,101 60.8,108 59.6,115 58.7,122 57.9,129",
                RED if trim is GOLD else GOLD,
            )


def upper_arm(
    cv: Canvas, side: int, ramp: Ramp, top=96.0, out=27.0, elbow=44.0, slash: Ramp | None = None
) -> Tube:
    """The sleeve from a shoulder down and outwards to the elbow, which lies below the seam."""
    nodes = [
        ((80 + side * (out - 4), top - 1.6), 7.0),
        ((80 + side * (out + 3), top + 6), 10.6),
        ((80 + side * mix(out + 6, elbow, 0.4), top + 22), 12.6),
        ((80 + side * mix(out + 6, elbow, 0.8), top + 40), 12.6),
        ((80 + side * elbow, 158), 11.4),
    ]
    tube = Tube.limb(nodes)
    cv.tube(tube, ramp, 1.15, ends=(True, False))
    for v in (-0.6, -0.1, 0.45):
        if slash:
            a, b = tube.points(v - 0.16, 0.14, 0.94, v - 0.12), tube.points(v + 0.16, 0.94, 0.14)
            cv.shape([(*a[0], 1), *a[1:], (*b[0], 1), *b[1:]], slash, 0.75, weight=0)
        else:
            cv.pen(tube.points(v, 0.98, 0.22, v * 1.1), 0.95, ramp.dark, "in")
        cv.pen(tube.points(v - 0.24, 0.3, 0.8), 0.75, ramp.light)
    cv.rounding(tube, 0.2, 0.9, 9, 0.38, 0.55, 1.6)
    return tube


def forearm(cv: Canvas, wrist: tuple[float, float], ramp: Ramp, cuff: Ramp, lean=6.0) -> Tube:
    """A sleeve that rises from the seam to the wrist; `lean` is how far out its elbow is."""
    x, y = wrist
    nodes = [
        ((x + lean, 152), 12.5),
        ((x + lean * 0.7, y + 26), 11.5),
        ((x + lean * 0.2, y + 9), 8.6),
        ((x, y), 6.6),
    ]
    tube = Tube.limb(nodes)
    cv.tube(tube, ramp, 1.15)
    for v in (-0.5, 0.1, 0.55):
        cv.pen(tube.points(v, 0.86, 0.2, v * 1.1), 0.9, ramp.dark, "in")
        cv.pen(tube.points(v - 0.14, 0.8, 0.3, v - 0.1), 0.7, ramp.light)
    cv.rounding(tube, 0.2, 0.9, 8, 0.42, 0.55, 1.6)
    cv.shape(tube.band(0.86, 1.03, 0.8, 1.25), cuff, 0.9, weight=0.5)
    return tube
