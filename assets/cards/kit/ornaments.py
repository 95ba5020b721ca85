"""Small ornaments: crown, ribbon, blossom, leaf."""

from .bodies import Tube
from .canvas import CONTOUR, FINE, INNER, Canvas
from .geometry import curve, ellipse, mix, path, polygon, ring_of
from .paint import Linear, across, ball
from .palette import BLUE, GOLD, GREEN, INK, RED, shade


def little_crown(cv: Canvas, width=30.0):
    """The deck's own mark: a small open crown, centred on the origin."""
    with cv.at(size=width / 30):
        cv.field(
            path("M-11 4.4C-6 1.6 6 1.6 11 4.4L9.6 -2C4 -4 -4 -4 -9.6 -2Z"), RED.dark, INNER
        )  # lining
        points = path(
            "M-11.6 6.4L-14 -5.6C-11.6 -4 -9.2 -1.6 -7.9 .2L-7.3 -8.6C-4.8 -6.2 -3.4 -3.4 -2.6 -.8"
            "L0 -11L2.6 -.8C3.4 -3.4 4.8 -6.2 7.3 -8.6L7.9 .2C9.2 -1.6 11.6 -4 14"
            " -5.6L11.6 6.4C5 3.8 -5 3.8 -11.6 6.4Z"
        )
        cv.field(points, across((-13, 0), (13, 0), GOLD), heavy=0.35)
        for x, y, r in (
            (-14, -6.8, 1.5),
            (-7.3, -10, 1.6),
            (0, -12.6, 1.9),
            (7.3, -10, 1.6),
            (14, -6.8, 1.5),
        ):
            cv.disc(x, y, r, ball(x, y, r, RED if x else GOLD), INNER - 0.1)
        for x, y in ((-7, -0.2), (0, -2.6), (7, -0.2)):
            cv.hatch((x, y + 3), (x, y - 5), 0, 0.7, GOLD.deep)
        band = path("M-12 10.2L-11.6 5.4C-5 2.6 5 2.6 11.6 5.4L12 10.2C5 7.4 -5 7.4 -12 10.2Z")
        cv.field(band, across((-12, 0), (12, 0), GOLD), INNER + 0.1, heavy=0.3)
        for x, y, c in ((-7.6, 6.2, GREEN), (0, 5.4, RED), (7.6, 6.2, BLUE)):
            cv.field(ellipse(x, y, 1.7, 1.3), ball(x, y, 1.7, c), FINE)
        for x, y in ((-3.8, 5.7), (3.8, 5.7)):
            cv.flat(ellipse(x, y, 0.6), INK)


def ribbon(cv: Canvas, points, half, ramp=RED, back=False, swallow=False, folds=(0.25, 0.7)):
    """A band of silk along the points.

    `back` shows its shaded side, `swallow` cuts a swallow tail at the end.
    """
    body = Tube(points, [(0, half), (1, half)])
    left, right = body.edge(-1, 0, 1, 13), body.edge(1, 1, 0, 13)
    if swallow:
        shape = left.then(
            polygon(
                [body.at(1, -1), body.at(1 - half * 1.1 / body.length, 0), body.at(1, 1)], False
            ),
            right,
            close=True,
        )
    else:
        shape = left.then(right, close=True)
    a, b = points[0], points[-1]
    if back:
        turned = ((0, shade(ramp, 0.74)), (0.5, shade(ramp, 0.6)), (1, ramp.dark))
        paint = Linear(a, b, turned, lamp=True)
    else:
        paint = Linear(
            a,
            b,
            (
                (0, ramp.dark),
                (0.22, ramp.mid),
                (0.42, shade(ramp, 0.86)),
                (0.62, ramp.mid),
                (1, ramp.dark),
            ),
        )
    cv.field(shape, paint, CONTOUR - 0.1, heavy=0.4)
    for i, v in enumerate((-0.45, 0.1, 0.5)):  # folds along the silk
        t0, t1 = folds
        cv.stroke(
            [body.at(mix(t0, t1, u) + 0.05 * i - 0.05, v) for u in (0, 0.5, 1)],
            0.75,
            ramp.deep,
            peak=0.4,
        )
    if not back:
        cv.stroke([body.at(mix(0.3, 0.62, u), -0.72) for u in (0, 0.5, 1)], 0.8, ramp.light)
    return body


def blossom(cv: Canvas, r, ramp=RED, heart=GOLD, petals=5, turn=0.0):
    """An open flower of radius r seen from the front."""
    for a in ring_of(petals, turn):
        with cv.at(turn=a):
            w = r * 0.52
            body = path(
                f"M0 {-r * 0.12}C{-w * 0.9} {-r * 0.3} {-w * 1.2} {-r * 0.95} {-w * 0.3} {-r}"
                f"C{-w * 0.1} {-r * 0.98} {w * 0.1} {-r * 0.98} {w * 0.3} {-r}"
                f"C{w * 1.2} {-r * 0.95} {w * 0.9} {-r * 0.3} 0 {-r * 0.12}Z"
            )
            silk = Linear((0, -r), (0, 0), ((0, ramp.light), (0.5, ramp.mid), (1, ramp.dark)))
            cv.field(body, silk if r > 5 else shade(ramp, 0.8), INNER - 0.1)
            cv.hatch((0, -r * 0.3), (0, -r * 0.75), 0, 0.5)
    cv.disc(0, 0, r * 0.3, ball(0, 0, r * 0.3, heart), INNER - 0.1)


def leaf(cv: Canvas, length, width, ramp=GREEN, bend=0.0):
    """A plain leaf from the origin upwards."""
    tip = (bend, -length)
    left = path(
        f"M0 0C{-width} {-length * 0.25} {-width + bend * 0.6} {-length * 0.75} {tip[0]} {tip[1]}"
    )
    right = path(
        f"M0 0C{width} {-length * 0.25} {width + bend * 0.6} {-length * 0.75} {tip[0]} {tip[1]}"
    )
    rib = curve([(0, 0), (bend * 0.3, -length * 0.55), tip])
    body = left.then(right.reversed(), close=True)
    cv.field(body, shade(ramp, 0.5), INNER - 0.1)
    cv.flat(left.then(rib.reversed(), close=True), shade(ramp, 0.78))
    cv.field(body, None, INNER - 0.1)
    cv.stroke([(0, 0), (bend * 0.3, -length * 0.55), tip], 0.7, ends=(0.8, 0), peak=0.05)
