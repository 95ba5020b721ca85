"""The gattomammone, the moustached mask of the three of bastoni."""

from .canvas import FINE, INNER, Canvas
from .geometry import ellipse, path, polygon
from .paint import Linear, ball
from .palette import GOLD, GREEN, INK, RED, WHITE


def gattomammone(cv: Canvas):
    """The moustached mask of the three of bastoni, about 78 x 84, half cat and half grandfather."""
    both = (-1, 1)

    def pair(d):
        """A hand-written right half and its mirror image."""
        p = path(d)
        return p, p.mirror()

    # mane of flame tufts
    for a in (-68, 68, -46, 46, -23, 23, 0):
        with cv.at(0, -3, turn=a):
            r = 36 if abs(a) > 60 else 42 - abs(a) * 0.06
            tuft = path(f"M-7.5 -20C-9 -28 -4 -{r - 4} 2.5 -{r + 1}C1.6 -{r - 5} 8 -28 7.5 -20Z")
            tuft = tuft if a >= 0 else tuft.mirror()
            cv.field(
                tuft,
                Linear((0, -r), (0, -20), ((0, GOLD.mid), (0.6, GOLD.dark), (1, GOLD.deep))),
                INNER + 0.1,
                heavy=0.2,
            )
            s = 1 if a >= 0 else -1
            cv.hatch((-2 * s, -22), (1 * s, -r + 4), s * 1.2, 0.7)
            cv.hatch((3 * s, -22), (2 * s, -r + 7), -s * 0.8, 0.5)
    # ears
    for p, q, s in zip(
        pair("M21 -4C24 -16 33 -23 41 -22C42 -12 36 2 25 8Z"),
        pair("M25 -2C28 -10 33 -15 37.6 -16C37 -9 33 -1 26.6 3Z"),
        (1, -1),
        strict=False,
    ):
        cv.field(p, ball(s * 29, -8, 14, GOLD), heavy=0.4)
        cv.field(q, Linear((s * 37, -16), (s * 26, 2), ((0, RED.light), (1, RED.dark))), FINE)
        for i in range(3):
            cv.hatch((s * (27 + i * 2), 0 - i * 3), (s * (32 + i * 2), -7 - i * 3), s * 0.6, 0.5)
    # head
    half = path(
        "M0 -31C12 -31.6 21 -27 24 -18C26 -12 26.4 -4 26 3C25.6 13 23 21 18 28C13 34.6 7 39 0 40"
    )
    head = half.then(half.mirror().reversed(), close=True)
    cv.field(head, ball(0, 0, 34, GOLD), heavy=0.6)
    for i in range(6):  # shade along the far cheek and temple
        q = 25.2 - i * 1.9
        cv.hatch((q, -16 + i * 2.2), (q - 1.6 - i * 0.3, 14 - i * 1.4), -1.1, 0.62)
    for i in range(3):
        cv.hatch((-25 + i * 1.7, -8 + i * 2), (-24 + i * 1.6, 8 - i), 0.8, 0.5)
    for s in both:
        cv.flat(ellipse(s * 17, 9, 6, 5), RED.light, 0.5)
        # forehead
        cv.stroke([(s * 1.5, -23), (s * 9, -26), (s * 17, -22.5)], 0.9)
        cv.stroke([(s * 2, -18.6), (s * 9, -21.6), (s * 18, -17.5)], 0.9)
        cv.stroke([(s * 1.6, -11), (s * 2.6, -15), (s * 2, -18)], 0.9)
        # eye
        eye = path("M4 -4C6 -10 15 -11 19 -4.4C15 .8 8 1.4 4 -4Z")
        eye = eye if s > 0 else eye.mirror()
        cv.field(eye, WHITE, INNER)
        cv.field(ellipse(s * 11.2, -5, 3.5, 3.9), ball(s * 11.2, -5, 4, GREEN), FINE + 0.1)
        cv.flat(ellipse(s * 11.2, -5, 1.1, 3.3), INK)
        cv.flat(ellipse(s * 11.2 - 1.4, -6.8, 0.9), WHITE)
        cv.stroke(
            [(s * 3.4, -3.2), (s * 7, -9.4), (s * 13, -10), (s * 20, -3.6)], 1.7, ends=(0.3, 0.2)
        )
        for i in range(2):
            cv.stroke(
                [
                    (s * (6 - i * 0.4), 2.6 + i * 2.3),
                    (s * 12, 4.4 + i * 2.4),
                    (s * (18 - i), 1.6 + i * 2),
                ],
                0.75,
            )
        # brow: three tongues of hair
        for d in (
            "M2.4 -9C4 -15 11 -18 17 -16.6C12 -14.6 7 -13 5 -9.6Z",
            "M8 -13C12 -17.4 18 -17.4 23.4 -13C18 -13.6 13 -12.6 10 -11.4Z",
        ):
            b = path(d)
            cv.flat(b if s > 0 else b.mirror(), INK)
        cv.hatch((s * 5.4, -12), (s * 13, -16), -s * 0.8, 0.6, GOLD.dark)
    # mouth: an open growl with teeth
    cv.field(
        path("M-14 24C-8 19 8 19 14 24C13 33 7 36 0 36C-7 36 -13 33 -14 24Z"), RED.mid, INNER + 0.1
    )
    cv.field(
        path("M-11.6 24.6C-6 21.6 6 21.6 11.6 24.6C10 31.4 5 33 0 33C-5 33 -10 31.4 -11.6 24.6Z"),
        INK,
        INNER,
    )
    cv.flat(path("M-6 31.6C-4 28.6 4 28.6 6 31.6C3 33 -3 33 -6 31.6Z"), RED.light)
    cv.field(
        path(
            "M-10 24C-6 22 6 22 10 24L8.6 27.4L6.6 27.6L5.6 30.6L4.2 27.6H-4.2L-5.6"
            " 30.6L-6.6 27.6L-8.6 27.4Z"
        ),
        WHITE,
        FINE,
    )
    for x in (-3.6, -1.2, 1.2, 3.6):
        cv.line(polygon([(x, 22.8), (x * 1.02, 27.4)], False), FINE)
    # nose
    nose = path(
        "M-2.6 -8C-3 -2 -3.4 2 -4.4 5C-9.6 5.4 -10.4 12 -5.6 13.4C-4 13.6 -3 15.4 0"
        " 15.4C3 15.4 4 13.6 5.6 13.4"
        "C10.4 12 9.6 5.4 4.4 5C3.4 2 3 -2 2.6 -8"
    )
    cv.flat(
        nose.closed(),
        Linear(
            (-8, 0), (9, 0), ((0, GOLD.mid), (0.35, GOLD.light), (0.7, GOLD.mid), (1, GOLD.dark))
        ),
    )
    cv.line(nose, INNER + 0.1)
    for s in both:
        cv.flat(ellipse(s * 4.4, 12, 1.8, 1.1), INK)
        cv.hatch((s * 5, 6.4), (s * 7.6, 9.4), s * 0.9, 0.6)
        cv.stroke([(s * 8.6, 7), (s * 14, 12), (s * 16, 19)], 0.9)
    cv.hatch((2.4, -4), (3.2, 4), -0.2, 0.6)
    cv.hatch((1.2, -2), (1.8, 4.6), -0.2, 0.5)
    # moustache with curled ends
    for s in both:
        m = path(
            "M0 14.6C4 13.8 9 14.4 14 17.6C19 21 25 22.6 29.6 19.4"
            "C32.6 17 32.4 12.4 29 12C26.6 11.8 25.4 14.4 27.2 15.8"
            "C24.8 16.8 22.4 13.2 24.8 10.2C27.4 7.2 33.4 8 35 13.2C36.6 19.4 31 26.6"
            " 22.4 27C14 27 6 23.4 0 19.6Z"
        )
        m = m if s > 0 else m.mirror()
        cv.field(m, INK, INNER, heavy=0.2)
        for i in range(4):
            cv.stroke(
                [
                    (s * (2 + i * 2.4), 16.4 + i * 0.5),
                    (s * (11 + i * 2), 19.2 + i * 1.2),
                    (s * (20 + i * 1.4), 22.2 + i * 0.9 - (i == 0) * 0.6),
                ],
                0.62,
                GOLD.dark,
            )
        cv.stroke([(s * 26, 22.4), (s * 31.4, 19.4), (s * 33, 15)], 0.62, GOLD.dark)
    # chin tuft
    cv.field(path("M-5 37C-4 42 -2.6 46 1 49C2.4 45 4.4 41 5 37C2 38.6 -2 38.6 -5 37Z"), INK, INNER)
    for x in (-2, 0.6):
        cv.hatch((x, 38.6), (x * 0.3 + 0.8, 46), 0.4, 0.6, GOLD.dark)
