"""Bodies and clothes over a skeleton: limbs, doublets, breeches, shoes.

A standing figure is about seven heads of 28 units.  Joints are given as
(x, y) pairs; limbs become tubes, so stripes and folds follow the form.
"""

import math
from contextlib import contextmanager

from .bodies import Tube
from .canvas import Canvas
from .geometry import Point, mix, unit
from .palette import FLESH, GOLD, INK, LINEN


@contextmanager
def stage(cv: Canvas, scale=1.06, x=80.0):
    """Standing figures, enlarged about the middle of the ground."""
    with cv.at(x, 247, scale), cv.at(-80, -247):
        yield


def leg(cv: Canvas, hip, knee, ankle, ramp, outer=1, hatch=True, scale=1.0, line=1.1):
    """A stockinged leg; outer is the side (-1, 1) of the calf's swell."""
    k = scale
    big, small = 7.2 * k, 6.2 * k
    calf = (big, small) if outer < 0 else (small, big)
    inset = -outer * 0.7  # the shin bends a little inwards
    shin = mix(knee, ankle, 0.5)
    t = Tube.limb(
        (
            (hip, 8 * k),
            (mix(hip, knee, 0.2), 10 * k),
            (mix(hip, knee, 0.5), 9.4 * k),
            (mix(hip, knee, 0.86), 6.8 * k),
            (knee, 6.2 * k),
            (mix(knee, ankle, 0.13), 5.8 * k),
            (mix(knee, ankle, 0.34), calf),
            ((shin[0] + inset, mix(knee, ankle, 0.64)[1]), 5.1 * k),
            (mix(knee, ankle, 0.86), 3.5 * k),
            (ankle, 3.3 * k),
        )
    )
    cv.tube(t, ramp, line)
    cv.pen(t.points(-0.35, 0.62, 0.86), 0.8, ramp.light)
    if hatch:
        cv.rounding(t, 0.55, 0.93, 9, 0.5, 0.5, 1.4)
    cv.pen(t.cross(0.53, -0.5, 0.4, 1.2), 0.6, ramp.dark)
    knee = [t.at(0.45, outer * 0.1), t.at(0.48, -outer * 0.55), t.at(0.515, -outer * 0.15)]
    cv.pen(knee, 0.5, ramp.dark)
    return t


def shoe(cv: Canvas, at, ramp, toe=1, turn=0.0, view="3q", scale=1.0, bow=None):
    """A low shoe; toe -1 points to the viewer's left, view "front" foreshortens."""
    with cv.at(*at, scale, turn, flip=toe < 0):
        if view == "front":
            cv.shape("-4,-3| -4.6,2 -6,6.4 -4.6,9.6 0,10.4 4.4,9.4 5.4,6 4.4,2 4,-3|", ramp, 1)
            cv.pen("-3.6,1.6 0,3.6 3.8,1.6", 0.7, ramp.dark)
            cv.pen("-4.8,7.6 0,9 4.6,7.4", 0.6, ramp.dark)
        else:
            cv.shape(
                (
                    "-4.2,-3.4| -4.8,1 -5,5.4 -4.4,8.2| 1,7.6 8,9.2 14,9.6 17,8.2 16.4,6"
                    " 11,3.4 6.4,.6 4.2,-3.4|"
                ),
                ramp,
                1,
            )
            cv.pen("-4.4,6.6 2,6.2 9,7.8 16,8", 0.65, ramp.dark)
            cv.pen("4,-2.6 3.4,1 6.6,2.6", 0.65, ramp.dark)
            cv.pen("-1,-1.6 -2.4,2 -2.2,4.6", 0.55, ramp.dark)
        if bow:  # a rosette on the instep
            x, y = (0, 0.8) if view == "front" else (4.2, 1)
            for i in range(6):
                a = i * 1.047
                cv.dot(x + 1.9 * math.cos(a), y + 1.6 * math.sin(a), 1.15, bow, 0.5)
            cv.dot(x, y, 1.1, bow, 0.5)


def breeches(cv: Canvas, hip, knee, ramp, slash=None, full=1.0, band=GOLD, n=3, line=1.1):
    """One leg of short puffed breeches gathered above the knee."""
    t = Tube.limb(
        (
            (hip, 7.5),
            (mix(hip, knee, 0.18), 11 * full),
            (mix(hip, knee, 0.42), 12.4 * full),
            (mix(hip, knee, 0.72), 11.8 * full),
            (mix(hip, knee, 0.95), 7.8),
            (knee, 6.9),
        )
    )
    cv.tube(t, ramp, line)
    for i in range(n):
        k = -1 + 2 * (i + 1) / (n + 1)
        if slash:
            a, b = t.points(k - 0.13, 0.18, 0.9, k - 0.06), t.points(k + 0.13, 0.9, 0.18, k + 0.1)
            a[0] += (1,)
            a[-1] += (1,)
            cv.shape(a + b, slash, 0.6, weight=0)
        else:
            cv.pen(t.points(k, 0.1, 0.96, k * 0.8), 0.85, ramp.dark)
            cv.pen(t.points(k - 0.16, 0.3, 0.78), 0.7, ramp.light)
    cv.rounding(t, 0.3, 0.88, 8, 0.4, 0.5, 1.6)
    if band:
        cv.shape(t.band(0.93, 1, 1.2), band, 0.8, weight=0.5)
    return t


def _elbow_point(shoulder: Point, elbow: Point, wrist: Point, reach: float) -> Point:
    """Where the bone of a bent elbow stands out; `reach` is for a right angle."""
    (ax, ay), (bx, by) = unit(elbow, shoulder), unit(elbow, wrist)
    bend = 1 + ax * bx + ay * by  # 0 for a straight arm
    length = math.hypot(ax + bx, ay + by) or 1.0
    k = reach * min(bend, 1.3) / length
    return elbow[0] - (ax + bx) * k, elbow[1] - (ay + by) * k


def arm(
    cv: Canvas,
    shoulder,
    elbow,
    wrist,
    ramp,
    fore=None,
    width=1.0,
    cuff=LINEN,
    puff=None,
    bell=None,
    over=None,
    line=1.1,
):
    """Upper arm and forearm; ``over`` draws the upper arm last (a puff always lies over).

    puff: ramp of a full upper sleeve; bell: trim of a wide open one.
    Returns (upper, fore) tubes.
    """
    k = width
    sleeve = puff or ramp
    fore = fore or ramp
    over = bool(puff or bell) if over is None else over
    if puff:  # fullest low down, gathered above the elbow
        up = Tube.limb(
            (
                (shoulder, 6.8 * k),
                (mix(shoulder, elbow, 0.3), 8.9 * k),
                (mix(shoulder, elbow, 0.66), 9.7 * k),
                (mix(shoulder, elbow, 0.9), 7.6 * k),
                (elbow, 6.3 * k),
            )
        )
    elif bell:
        up = Tube.limb(
            (
                (shoulder, 6.8 * k),
                (mix(shoulder, elbow, 0.35), 7.8 * k),
                (mix(shoulder, elbow, 0.75), 9 * k),
                (mix(shoulder, elbow, 1.04), 10.4 * k),
            )
        )
    else:
        up = Tube.limb(
            (
                (shoulder, 6.6 * k),
                (mix(shoulder, elbow, 0.3), 7.2 * k),
                (mix(shoulder, elbow, 0.65), 6.7 * k),
                (elbow, 5.9 * k),
            )
        )
    lo = Tube.limb(
        (
            (_elbow_point(shoulder, elbow, wrist, 2.4 * k), 3.6 * k),
            (mix(elbow, wrist, 0.08), 5.7 * k),
            (mix(elbow, wrist, 0.3), 6.0 * k),
            (mix(elbow, wrist, 0.7), 4.9 * k),
            (wrist, 3.9 * k),
        )
    )

    def upper():
        cv.tube(up, sleeve, line, ends=(True, not (puff or bell)))
        if puff:
            for q in (-0.62, -0.2, 0.22, 0.64):
                cv.pen(up.points(q, 0.02, 0.9, q * 0.8), 0.95, sleeve.dark)
                cv.pen(up.points(q * 0.8, 0.96, 0.62, q * 0.9), 0.5, INK, "out")
                cv.pen(up.points(q - 0.16, 0.25, 0.7), 0.6, sleeve.light)
            cv.shape(
                up.band(0.93, 1.0, 1.3, 1.04),
                ramp if ramp is not puff else sleeve.dark,
                0.8,
                weight=0.4,
            )
        if bell:
            for q in (-0.5, 0.1, 0.6):
                cv.pen(up.points(q, 0.95, 0.45, q * 0.6), 0.8, INK, "out")
            cv.shape(up.band(0.86, 1.0, 1.8, 1.03), bell, 0.85, weight=0.5)
        cv.pen(up.points(-0.4, 0.15, 0.7), 0.8, sleeve.light)
        cv.rounding(up, 0.2, 0.95, 7, 0.42, 0.5, 1.3)

    def lower():
        cv.tube(lo, fore, line, ends=(True, False))
        cv.pen(lo.cross(0.06, -0.7, 0.5, 1.5), 0.7, fore.dark)
        cv.pen(lo.cross(0.16, -0.3, 0.8, 1.8), 0.6, fore.dark)
        cv.pen(lo.points(-0.35, 0.2, 0.85), 0.75, fore.light)
        cv.rounding(lo, 0.25, 0.92, 6, 0.45, 0.5, 1.2)
        if cuff:
            cv.shape(lo.band(0.86, 1.03, 0.8, 1.28), cuff, 0.8, weight=0.5)

    for f in (lower, upper) if over else (upper, lower):
        f()
    return up, lo


def neck(cv: Canvas, top, base, skin=FLESH, r=5.0):
    t = Tube.limb(((top, r), (mix(top, base), r * 0.95), (base, r * 1.35)))
    cv.tube(t, skin, 0.9, weight=0.6)
    cv.rounding(t, 0.2, 0.7, 4, 0.6, 0.45, 1, skin.dark)
    return t


def torso(cv: Canvas, spec, ramp, line=1.15, folds=True):
    """The trunk as a tube from neck to hem (nodes "x,y,left/right")."""
    t = Tube.limb(spec)
    cv.tube(t, ramp, line)
    if folds:
        cv.rounding(t, 0.38, 0.95, 12, 0.26, 0.5, 1.4)
        cv.pen(t.points(-0.62, 0.3, 0.62, -0.5), 0.9, ramp.light)
    return t


def buttons(cv: Canvas, t: Tube, k, t0, t1, n, ramp=GOLD, r=1.05):
    for i in range(n):
        x, y = t.at(t0 + (t1 - t0) * i / (n - 1), k)
        cv.dot(x, y, r, ramp, 0.5)


def skirt(cv: Canvas, t: Tube, drop, flare, ramp, pleats=5, line=1.1, trim=None):
    """Short skirts of a doublet below the waist, pleated, with a wavy hem."""
    (xl, yl), (xr, yr) = t.at(0.94, -1), t.at(0.94, 1)
    n = pleats * 2
    hem = []
    for i in range(n + 1):
        f = i / n + (0.03 * math.sin(i * 2.3 + pleats) if 0 < i < n else 0)
        x = xl - flare + (xr + flare - (xl - flare)) * f
        dip = (1.7 if i % 2 else -0.3) + 0.8 * math.sin(i * 1.7 + drop)
        y = yl + (yr - yl) * f + drop + dip + 3 * (1 - (2 * f - 1) ** 2)
        hem.append((x, y, 0 if i % 2 else 1))
    top = [(xl, yl, 1), ((xl + xr) / 2, (yl + yr) / 2 + 1.5), (xr, yr, 1)]
    cv.shape(top + hem[::-1], ramp, line)
    for i in range(1, n):
        f = i / n
        x, y = xl + (xr - xl) * f, (yl + yr) / 2 + 1.5
        hx, hy = hem[i][:2]
        if i % 2:
            cv.pen(
                [(x, y + 1), ((x + hx) / 2, (y + hy) / 2), (hx, hy - 0.6)], 0.85, ramp.dark, "in"
            )
        else:
            cv.pen([(x + 0.3, y + 3), (hx - 0.8, hy - 2)], 0.7, ramp.light)
    if trim:
        low = [(p[0], p[1] - 2.8, p[2]) for p in hem]
        cv.shape(low + hem[::-1], trim, 0.8, weight=0.4)
    return hem
