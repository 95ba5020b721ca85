"""What the queens hold, in card units: rose, fan, key, ears of wheat."""

from kit.canvas import Canvas
from kit.geometry import polar
from kit.ornaments import leaf
from kit.palette import BLUE, GOLD, GREEN, LINEN, RED


def rose(cv: Canvas, x: float, y: float, r: float) -> None:
    """A full rose seen from the side and a little from above."""
    with cv.at(x, y, r / 10):
        for a in (-70, -30, 30, 70):
            with cv.at(0, 6, turn=a + 180):
                leaf(cv, 8, 1.8, GREEN)
        for a in (-100, -52, 52, 100, 180):
            px, py = polar(5.4, a)
            cv.dot(px, py, 5.6, RED, 0.95)
        cv.dot(0, -1, 6.8, RED, 0.9)
        cv.pen("-5.6,-3 -3,3.4 3,4 6,-1.6", 1.1)
        cv.pen("-3.6,-4.6 -2.4,.6 2.6,1 3.8,-3.6", 1.0)
        cv.pen("-1.4,-4 .2,-1.4 2,-4.6", 0.9)
        cv.pen("-7.4,1 -5.6,5.6 -2.6,7.4", 1.1, RED.light)
        cv.pen("-5,-5 -3,-7 0,-7.2", 1.0, RED.light)


def fan(cv: Canvas, x: float, y: float) -> None:
    """An open fan, its pivot at (x, y): gold sticks, a painted leaf with scalloped edge."""
    inner, outer, first, last, count = 15.0, 32.0, -42.0, 40.0, 8
    step = (last - first) / count
    for i in range(count):
        a, b = first + i * step, first + (i + 1) * step
        m = (a + b) / 2
        stick = [
            (*polar(3, m - 3, x, y), 1),
            (*polar(inner + 1, m - 1.6, x, y), 1),
            (*polar(inner + 1, m + 1.6, x, y), 1),
            (*polar(3, m + 3, x, y), 1),
        ]
        cv.shape(stick, GOLD, 0.7, weight=0.3)
    for i in range(count):
        a, b = first + i * step, first + (i + 1) * step
        m = (a + b) / 2
        rib = [
            (*polar(inner, a, x, y), 1),
            (*polar(outer, a, x, y), 1),
            polar(outer + 2.4, m, x, y),
            (*polar(outer, b, x, y), 1),
            (*polar(inner, b, x, y), 1),
        ]
        cv.shape(rib, (RED, LINEN)[i % 2], 0.85, weight=0.3)
        edge = [
            (*polar(outer - 4, a, x, y), 1),
            (*polar(outer, a, x, y), 1),
            polar(outer + 2.4, m, x, y),
            (*polar(outer, b, x, y), 1),
            (*polar(outer - 4, b, x, y), 1),
            polar(outer - 2, m, x, y),
        ]
        cv.shape(edge, BLUE, 0.6, weight=0)
        cv.dot(*polar(outer - 0.4, m, x, y), 0.9, GOLD.light, 0.3)
        with cv.at(*polar((inner + outer) / 2 - 1, m, x, y), 1, m):
            cv.shape("0,-4.4 2.6,0 0,4.4 -2.6,0", (GOLD if i % 2 == 0 else BLUE).mid, 0.6, weight=0)
            cv.dot(0, 0, 1, RED.mid if i % 2 else BLUE.mid)
    cv.dot(x, y, 2.6, GOLD, 0.8)


def key(cv: Canvas) -> None:
    """A great golden key, its bow in the hand, its bit on high."""
    with cv.at():
        cv.shape("-1.9,14| -1.9,-52| 1.9,-52| 1.9,14|", GOLD, 0.95)
        cv.pen("-.6,10 -.6,-50", 0.7, GOLD.light, "none")
        cv.shape(
            "1.6,-50| 13,-50| 13,-43.4| 9.6,-43.4| 9.6,-40.6| 13,-40.6| 13,-32| 9,-32| 9,-35.6|"
            " 6.4,-35.6| 6.4,-32| 1.6,-32|",
            GOLD,
            1.0,
        )
        cv.shape("4.4,-46.6| 7,-46.6| 7,-39| 4.4,-39|", "#fffaf0", 0.7, weight=0)
        for dy in (-53, -27, -19.6):
            cv.shape(
                f"-3.6,{dy} 0,{dy - 2} 3.6,{dy} 3.6,{dy + 2} 0,{dy + 3.6} -3.6,{dy + 2}", GOLD, 0.8
            )
        cv.dot(0, -57.6, 2.6, GOLD, 0.8)


def wheat(cv: Canvas, x: float, y: float) -> None:
    """Three ears of wheat and two leaves, held by their stalks."""
    for dx, length, a in ((-2, 34, -15), (2, 35, 13), (0, 40, -2)):
        with cv.at(x, y, 1, a):
            cv.pen(f"{dx * 0.2},10 0,-20 0,{-length}", 2.0, taper="none")
            cv.pen(f"{dx * 0.2},10 0,-20 0,{-length}", 1.0, GOLD.dark, "none")
            grains = [(-length + 17 - i * 5.4, s) for i in range(4) for s in (-1, 1)]
            for yy, s in grains:
                with cv.at(0, yy, flip=s < 0):
                    cv.pen("4.4,-5 7,-10", 0.5, taper="none")
            for yy, s in grains:
                with cv.at(0, yy, flip=s < 0):
                    cv.shape("0,1.6| 4.8,-6| 0,-2.6|", GOLD.mid, 0.8, weight=0)
            cv.shape(
                f"-1.9,{-length - 5} 0,{-length - 10} 1.9,{-length - 5} 0,{-length - 1}", GOLD, 0.75
            )
    with cv.at(x, y - 8, 1, 42):
        leaf(cv, 24, 3, GREEN, bend=5)
    with cv.at(x, y - 8, 1, -44):
        leaf(cv, 20, 2.8, GREEN, bend=-4)
