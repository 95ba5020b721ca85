"""What is girt round a waist: leather, silk, plates, a cord; no two courts wear one alike."""

from .bodies import Tube
from .canvas import Canvas
from .palette import GOLD, INK, Ramp


def belt(
    cv: Canvas,
    t: Tube,
    t0: float,
    t1: float,
    ramp: Ramp = GOLD,
    trim: Ramp = GOLD,
    k=0.1,
    bow=2.0,
    kind="buckle",
) -> None:
    """A belt round the trunk between two places, fastened at the lateral place k.

    kind: "buckle", "clasp" (round), "tongue" (its end hangs down), "plates", "studs", "sash",
    "cord".
    """
    if kind == "cord":
        _cord(cv, t, (t0 + t1) / 2, ramp, k, bow)
        return
    cv.shape(t.band(t0, t1, bow, 1.02), ramp, 0.9, weight=0.6)
    x, y = t.at((t0 + t1) / 2, k)
    y += bow * 0.9
    {
        "buckle": _buckle,
        "clasp": _clasp,
        "tongue": _tongue,
        "plates": _plates,
        "studs": _studs,
        "sash": _sash,
    }[kind](cv, x, y, t, (t0, t1), ramp, trim, bow)


def _buckle(cv: Canvas, x, y, t, span, ramp, trim, bow) -> None:
    cv.shape(
        f"{x - 2.8},{y - 3}| {x + 2.8},{y - 3}| {x + 2.8},{y + 3}| {x - 2.8},{y + 3}|",
        trim,
        0.8,
        weight=0.5,
    )
    cv.shape(
        f"{x - 1.2},{y - 1.4}| {x + 1.2},{y - 1.4}| {x + 1.2},{y + 1.4}| {x - 1.2},{y + 1.4}|",
        ramp.dark,
        0.5,
        weight=0,
    )


def _clasp(cv: Canvas, x, y, t, span, ramp, trim, bow) -> None:
    for v in (-0.72, 0.72):
        cv.pen(t.cross((span[0] + span[1]) / 2, v * 0.4, v * 1.3, bow), 0.6, ramp.dark)
    cv.dot(x, y, 3.7, trim, 0.9)
    cv.dot(x, y, 1.7, ramp, 0.6)


def _tongue(cv: Canvas, x, y, t, span, ramp, trim, bow) -> None:
    """A sword belt: the end drawn through the buckle hangs down."""
    cv.shape(
        f"{x + 0.6},{y + 1}| {x + 4},{y + 0.4}| {x + 5},{y + 9} {x + 4.6},{y + 13.6}|"
        f" {x + 2.6},{y + 15.6}| {x + 1.2},{y + 13} {x + 1.4},{y + 8}",
        ramp,
        0.85,
        weight=0.5,
    )
    for dy in (5, 8.2, 11.4):
        cv.dot(x + 2.9, y + dy, 0.55, INK)
    _buckle(cv, x, y, t, span, ramp, trim, bow)


def _plates(cv: Canvas, x, y, t, span, ramp, trim, bow) -> None:
    """Linked plates, a stone in every second one."""
    a, b = span
    for i in range(-3, 4):
        v = i * 0.27
        px, py = t.at((a + b) / 2, v)
        py += bow * (1 - v * v)
        w, h = 2.5 - abs(i) * 0.28, 2.5
        cv.shape(f"{px},{py - h}| {px + w},{py}| {px},{py + h}| {px - w},{py}|", trim, 0.6, 0.3)
        if i % 2 == 0:
            cv.dot(px, py, 0.8, ramp.light, 0.3)


def _studs(cv: Canvas, x, y, t, span, ramp, trim, bow) -> None:
    a, b = span
    for i in range(-4, 5):
        v = i * 0.22
        px, py = t.at((a + b) / 2, v)
        cv.dot(px, py + bow * (1 - v * v), 1.35 if i % 2 else 0.85, trim, 0.5)


def _sash(cv: Canvas, x, y, t, span, ramp, trim, bow) -> None:
    """Silk wound about the waist and knotted, two ends hanging."""
    a, b = span
    for u in (0.3, 0.62):
        cv.pen(t.cross(a + (b - a) * u, -0.9, 0.9, bow), 0.7, ramp.dark)
    for tail in (
        f"{x - 1.6},{y}| {x - 4.4},{y + 8} {x - 5.2},{y + 16}| {x - 2.6},{y + 15} {x},{y + 16.6}|"
        f" {x + 0.6},{y + 8} {x + 1},{y}|",
        f"{x - 0.4},{y}| {x + 2.4},{y + 7} {x + 3.6},{y + 12.6}| {x + 5.6},{y + 11}"
        f" {x + 8},{y + 11.6}| {x + 5.4},{y + 5} {x + 2},{y}|",
    ):
        cv.shape(tail, ramp, 0.85, weight=0.5)
    cv.pen(f"{x - 0.4},{y + 2} {x - 2},{y + 8} {x - 2.4},{y + 14}", 0.6, ramp.dark)
    cv.pen(f"{x + 1},{y + 2} {x + 3.4},{y + 6} {x + 5.2},{y + 10}", 0.6, ramp.dark)
    cv.shape(
        f"{x - 3},{y - 1} {x - 1.4},{y - 3.2} {x + 1.8},{y - 2.8} {x + 3},{y} {x + 1.4},{y + 2.8}"
        f" {x - 1.8},{y + 2.6}",
        ramp,
        0.85,
    )


def _cord(cv: Canvas, t: Tube, at: float, ramp: Ramp, k: float, bow: float) -> None:
    """A twisted cord, wound twice, with tasselled ends."""
    for dt in (-0.016, 0.024):
        run = t.cross(at + dt, -1.02, 1.02, bow, 9)
        cv.pen(run, 3.0, INK, "none")
        cv.pen(run, 1.8, ramp.mid, "none")
        for v in range(-4, 5):
            px, py = t.at(at + dt, v * 0.22)
            py += bow * (1 - (v * 0.22) ** 2)
            cv.hatch((px - 0.9, py + 0.9), (px + 0.9, py - 0.9), 0.2, 0.7, ramp.dark)
    x, y = t.at(at, k)
    y += bow
    for dx, long in ((-1.4, 15), (2.4, 11)):
        end = x + dx * 1.8, y + long
        run = [(x, y), (x + dx * 1.2, y + long * 0.5), end]
        cv.pen(run, 2.4, INK, "none")
        cv.pen(run, 1.3, ramp.mid, "none")
        with cv.at(*end, 0.8):
            cv.shape("-1.6,1.4| -3,8| 0,7.2 3,8| 1.6,1.4|", ramp, 0.8)
            cv.dot(0, 0.6, 1.9, ramp, 0.7)
    cv.dot(x, y, 2.4, ramp, 0.8)
