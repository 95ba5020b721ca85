"""The mark of spade: the straight sword."""

from .bodies import Tube
from .canvas import FINE, INNER, Canvas
from .geometry import curve, ellipse, path, polygon
from .paint import Linear, across, ball
from .palette import BLUE, GOLD, INK, RED, shade


def sword(cv: Canvas, blade=74.0, size=1.0):
    """A straight sword, the origin at the middle of the guard, the blade pointing up.

    The blade is `blade` units long; the hilt reaches 27 * size below the guard.
    """
    with cv.at(size=size):
        b = blade / size
        w, root, tip = 4.5, 5.5, 15.0  # half its width at the point and at the guard
        tip = min(tip, b * 0.2)
        left = path(f"M0 {-b}Q{-w * 0.96} {-b + tip * 0.46} {-w} {-b + tip}L{-root} 0L0 0Z")
        right = left.mirror()
        outline = path(
            f"M0 {-b}Q{-w * 0.96} {-b + tip * 0.46} {-w} {-b + tip}L{-root} 0L{root} 0"
            f"L{w} {-b + tip}Q{w * 0.96} {-b + tip * 0.46} 0 {-b}Z"
        )
        cv.field(outline, BLUE.mid, heavy=0.5)
        lit = cv.lit((-1, 0), (1, 0))  # does the left half face the lamp?
        bright = Linear((0, -b), (0, 0), ((0, shade(BLUE, 0.86)), (1, shade(BLUE, 0.66))))
        dark = Linear((0, -b), (0, 0), ((0, shade(BLUE, 0.52)), (1, shade(BLUE, 0.34))))
        cv.flat(left, bright if lit else dark)
        cv.flat(right, dark if lit else bright)
        s = -1 if lit else 1
        cv.line(
            polygon([(s * w * 0.52, -b + tip * 1.3), (s * root * 0.55, -7)], False), 0.7, BLUE.light
        )
        cv.line(
            polygon([(-s * w * 0.5, -b + tip * 1.3), (-s * root * 0.5, -7)], False), FINE, BLUE.deep
        )
        for i in range(4):  # a sprig etched at the root of the blade
            for side in (-1, 1):
                colour = BLUE.light if side == s else BLUE.deep
                cv.hatch((0, -8 - i * 4.4), (side * 2.9, -12.4 - i * 4.4), side * 0.9, 0.75, colour)
        cv.line(polygon([(0, -b), (0, 0)], False), INNER)
        cv.field(outline, None)
        hilt(cv)


def hilt(cv: Canvas, wrap=GOLD):
    """Golden guard with knobs, twisted grip, three-knobbed pommel; the guard is the origin."""
    grip = Tube([(0, 2), (0, 17)], [(0, 3.0), (0.45, 3.9), (1, 2.7)])
    cv.field(grip.panel(-1, 1), across((-4, 0), (4, 0), wrap), heavy=0.4)
    for i in range(5):
        t = 0.16 + i * 0.17
        cv.line(
            curve([grip.at(t + 0.07, -1), grip.at(t + 0.02, 0), grip.at(t - 0.07, 1)]), INNER - 0.1
        )
    for s in (-1, 1):  # quillons
        arm = Tube(
            [(0, 0), (s * 6, 0.4), (s * 11, 1.2), (s * 13.4, -0.6)],
            [(0, 3.8), (0.5, 2.7), (1, 2.0)],
        )
        cv.field(arm.panel(-1, 1), across((0, -3), (0, 3.4), GOLD), heavy=0.35)
        cv.disc(s * 14.2, -1.6, 2.7, ball(s * 14.2, -1.6, 2.7, GOLD), INNER + 0.1, heavy=0.25)
        # shell lobe beside the boss
        lobe = path("M1 -4.6C4 -8.6 9.6 -7 9.4 -2.6C9.2 1.4 4.6 2.6 1 3Z")
        lobe = lobe if s > 0 else lobe.mirror()
        cv.field(lobe, ball(s * 5, -3, 6, GOLD), INNER + 0.1)
        for u in (0.35, 0.68):
            cv.hatch((s * 1.5, -1), (s * (9.0 - u * 3), -5.8 + u * 6.4 - 0.6), s * 0.3, FINE + 0.1)
    cv.field(
        path(
            "M-4.2 -4.4C-3 -8.2 3 -8.2 4.2 -4.4C5.2 -.8 3.2 4.8 0 5.6C-3.2 4.8 -5.2 -.8 -4.2 -4.4Z"
        ),
        ball(0, -1.2, 6, GOLD),
        INNER + 0.2,
        heavy=0.2,
    )
    cv.disc(0, -1.3, 2.1, ball(0, -1.3, 2.1, RED), INNER)
    y = 20.6  # pommel
    for x, yy in ((-4.4, y + 0.2), (4.4, y + 0.2), (0, y + 4.2)):
        cv.disc(x, yy, 2.4, ball(x, yy, 2.4, GOLD), INNER, heavy=0.25)
    cv.disc(0, y - 0.2, 3.5, ball(0, y - 0.2, 3.5, GOLD), INNER + 0.1)
    cv.flat(ellipse(0, y - 0.2, 0.8), INK)
