"""Heads: three-quarter, profile and front; features, hair, beards.

Local coordinates: the head is 28 units from crown to chin, the origin lies
between the eyes, faces look to the viewer's right (flip the canvas for left).
Order of calls for one head: ``hair_back``, ``face``, ``beard``,
``hair_front``, then a hat.
"""

from .canvas import Canvas
from .palette import BLUSH, BROWN_EYE, FLESH, HAIR_BROWN, INK, LIP, PAPER

FACE = {
    "3q": "-7,-9 -1,-13 5,-12.4 8.4,-8.4 8.9,-4 8.2,-1.2 8.8,2.4 8.3,6.4 6.9,10.8 4.9,13.4 2.4,14"
    " -1.4,12.8 -5,9.8 -7,5 -7.6,-1",
    "front": (
        "-8.8,-7 -5,-12.4 0,-13.6 5,-12.4 8.8,-7 8.9,-1 8.2,5 6.2,10.4 2.8,13.7 0,14.1"
        " -2.8,13.7"
        " -6.2,10.4 -8.2,5 -8.9,-1"
    ),
}
PROFILES = {  # brow to chin, the line that makes the person
    "straight": "6.4,-6 7.3,-3 6.8,-1 8.3,2 10.2,4.8 9.6,6.1 7.3,6.5",
    "hook": "6.4,-6 7.5,-3 7.2,-1.2 9.4,1 10.6,4.2 9.8,6.2 7.3,6.4",
    "snub": "6.2,-6 7,-3 6.4,-1 7.4,2 9.9,3.9 9.7,5.4 7.2,6.2",
}


def eye(cv: Canvas, x, y, half, skin, *, iris=BROWN_EYE, gaze=0.3, lid=0.95, squint=0.0, bag=False):
    """One calm eye: white, iris under the lid, heavy upper line."""
    h = half * (0.62 - squint)
    cv.shape(
        f"{x - half},{y + 0.3}| {x - half * 0.2},{y - h} {x + half},{y + 0.2}| {x},{y + h * 0.78}",
        PAPER,
        line=0,
    )
    ix = x + gaze * half
    cv.dot(ix, y - 0.05, half * 0.46, iris, ry=h * 0.86)
    cv.dot(ix, y - 0.05, half * 0.22, INK, ry=h * 0.5)
    cv.pen(
        f"{x - half * 1.12},{y + 0.5} {x - half * 0.25},{y - h * 1.02} {x + half * 1.1},{y + 0.35}",
        lid,
    )
    cv.pen(
        f"{x - half * 0.6},{y + h * 0.62} {x + 0.1},{y + h * 0.85} {x + half * 0.8},{y + h * 0.45}",
        0.42,
        skin.dark,
    )
    cv.pen(
        f"{x - half * 0.9},{y - h * 1.5} {x},{y - h * 2.1} {x + half * 0.9},{y - h * 1.25}",
        0.42,
        skin.dark,
    )
    if bag:
        cv.pen(
            f"{x - half * 0.7},{y + h * 1.5} {x},{y + h * 2} {x + half * 0.8},{y + h * 1.4}",
            0.4,
            skin.dark,
        )


def brow(cv: Canvas, pts, hair, w=1.3):
    cv.pen(pts, w, hair.dark, "both")


def face(
    cv: Canvas,
    view="3q",
    skin=FLESH,
    hair=HAIR_BROWN,
    *,
    nose="straight",
    iris=BROWN_EYE,
    gaze=0.3,
    brows=1.3,
    frown=0.0,
    squint=0.0,
    age=0,
    mouth="calm",
    blush=True,
    lids=0.95,
    long=1.0,
):
    """Face and features; age 0 to 2 adds lines, long stretches the lower half."""
    if view == "profile":
        _profile(cv, skin, hair, nose, iris, brows, frown, age, mouth, blush, lids)
        return
    front = view == "front"
    if not front:  # near ear
        cv.shape("-7.4,-1.4 -9.6,-2 -10,1 -8.8,4 -7,4.4", skin, 0.7, weight=0.5)
        cv.pen("-8.9,-.8 -9.1,1 -8,2.8", 0.45, skin.dark)
    else:
        for s in (-1, 1):
            cv.shape(
                f"{s * 8.6},-1.6 {s * 10.3},-1.8 {s * 10.3},1.6 {s * 8.4},4.4",
                skin,
                0.7,
                weight=0.5,
            )
    pts = FACE["front" if front else "3q"]
    if long != 1.0:
        pts = " ".join(
            f"{a},{float(b) * (long if float(b) > 0 else 1)}"
            for a, b in (t.split(",") for t in pts.split())
        )
    cv.shape(pts, skin, 0.95, weight=0.9)
    # shadow down the turned side, under the lip and on the jaw
    if front:
        cv.shape("8.6,-6 8.9,-1 8.2,5 6.2,10.4 2.8,13.5 5,8 6.4,2 7,-3", skin.dark, 0)
        cx, near, far, nh, fh = 0, -4.1, 4.1, 2.15, 2.15
    else:
        cv.shape(
            "8.5,2.4 8,6.6 6.7,10.8 4.7,13.2 2.2,13.7 -1.4,12.5 2.4,12 5.2,9.6 6.6,6", skin.dark, 0
        )
        cv.shape("-7,5 -5,9.6 -1.6,12.6 -4,7.6 -5.4,3", skin.dark, 0)
        cx, near, far, nh, fh = 4, -0.6, 6.35, 2.35, 1.5
    if blush:
        for x, r in ((near - 0.6, 2.1), (far + 0.3, 1.5 if not front else 2.1)):
            cv.dot(x, 4.3, r, BLUSH, ry=r * 0.62, opacity=0.26)
    eye(cv, near, 0, nh, skin, iris=iris, gaze=gaze, lid=lids, squint=squint, bag=age > 0)
    eye(cv, far, 0, fh, skin, iris=iris, gaze=gaze, lid=lids * 0.9, squint=squint, bag=age > 1)
    f = frown
    brow(
        cv,
        (
            f"{near - nh - 0.7},{-2.4 - f * 0.4} {near - 0.3},{-3.9 - f * 0.2}"
            f" {near + nh + 0.5},{-3.1 + f}"
        ),
        hair,
        brows,
    )
    brow(
        cv,
        (
            f"{far - fh - 0.4},{-3.1 + f} {far + 0.2},{-3.8 - f * 0.2}"
            f" {far + fh + 0.8},{-2.5 - f * 0.4}"
        ),
        hair,
        brows * 0.9,
    )
    # nose
    if front:
        cv.pen("-1.3,-1.6 -1,1.6 -2,4.4 -1.6,5.6", 0.55, skin.dark)
        cv.pen("1.2,-1.6 1.1,2 2,4.6", 0.7)
        cv.pen("-2.2,4.8 -1.4,5.8 0,6.1 1.5,5.8 2.3,4.8", 0.8)
    else:
        d = {
            "straight": (5.0, 1.4, 7.0, 4.9),
            "hook": (5.5, 0.9, 7.1, 5.3),
            "snub": (4.7, 1.6, 7.0, 4.2),
            "broad": (5.0, 1.6, 7.1, 5.0),
        }[nose]
        cv.shape(
            (
                f"4.2,-.6 {d[0] - 0.2},{d[1]} {d[2] - 0.8},{d[3] - 0.6}"
                f" {d[2] - 1.6},{d[3] + 0.6} 4.6,4.4 4,2.4"
            ),
            skin.light,
            0,
        )
        cv.pen(
            f"4.3,-2.2 {d[0] - 0.5},{d[1] - 1.6} {d[0]},{d[1]} {d[2]},{d[3] - 0.5}"
            f" {d[2] - 0.5},{d[3] + 0.9} "
            f"{d[2] - 2},{d[3] + 0.9}",
            0.85,
        )
        wide = 0.7 if nose == "broad" else 0
        cv.pen(f"{3.8 - wide},3.6 {3 - wide},5 {3.8 - wide},6 4.6,5.5", 0.6)
    # mouth
    mx = cx + 0.2
    k = 1.0 if front else 0.85
    up = {"calm": 0, "smile": -0.7, "grave": 0.5}[mouth]
    cv.shape(
        f"{mx - 2.6 * k},{8.5 + up * 0.4}| {mx - 0.8 * k},7.8 {mx + 0.1},8.1 {mx + 0.9 * k},7.8 "
        f"{mx + 2.3 * k},{8.5 + up * 0.4}| {mx + 0.6},10 {mx - 0.8},9.9",
        LIP,
        0,
    )
    cv.pen(
        (
            f"{mx - 3.1 * k},{8.5 + up} {mx - 1.2},8.5 {mx},8.75 {mx + 1.2},8.5"
            f" {mx + 2.7 * k},{8.4 + up}"
        ),
        0.7,
    )
    cv.pen(f"{mx - 1.3},11.1 {mx},11.5 {mx + 1.2},11", 0.5, skin.dark)
    if age:
        cv.pen(f"{near + 1.4},4.6 {near + 0.2},7 {near + 0.6},9.4", 0.55, skin.dark)
        cv.pen(f"{near - nh - 1},-.2 {near - nh - 2.2},-.8", 0.4, skin.dark)
    if age > 1:
        cv.pen("-2,-7.4 1.5,-8 5,-7.4", 0.5, skin.dark)
        cv.pen("-1.4,-9 1.6,-9.5 4.8,-9", 0.4, skin.dark)
        cv.pen(f"{near - nh - 1},.6 {near - nh - 2.2},1", 0.4, skin.dark)


def _profile(cv: Canvas, skin, hair, nose, iris, brows, frown, age, mouth, blush, lids):
    up = {"calm": 0, "smile": -0.5, "grave": 0.4}[mouth]
    cv.shape(
        "-6,-9 -1,-13 4,-11 " + PROFILES[nose] + "| 7.8,7.6 8.2,8.5| 7.4,8.9| 7.9,10 6.8,11 "
        "7.3,12.4 6,14.2 3,14.2 -1.6,12.2 -4.6,8 -6,2",
        skin,
        0.95,
        weight=0.9,
    )
    cv.shape("7,12.4 5.8,13.9 3,13.9 -1.6,11.9 -4.4,7.6 -1,10.6 3,12.4", skin.dark, 0)
    if blush:
        cv.dot(3, 4.6, 2.1, BLUSH, ry=2.1 * 0.62, opacity=0.26)
    cv.shape("3.2,.5| 5.4,-1.3 6.3,-.2 5.9,1.1", PAPER, 0)
    cv.dot(5.6, -0.1, 0.75, iris, ry=1.15)
    cv.dot(5.75, -0.1, 0.4, INK, ry=0.7)
    cv.pen("2.6,.6 4.4,-1.1 6.5,-1", lids)
    cv.pen("3.6,1.2 4.8,1.5 5.9,1.2", 0.42, skin.dark)
    cv.pen("3,-1.6 4.6,-2.4 6.3,-2", 0.42, skin.dark)
    brow(cv, f"2.4,{-3 - frown * 0.4} 4.6,-4.3 7.2,{-3.4 + frown}", hair, brows)
    cv.pen("7.4,4 6.7,5.2 7.4,6.3 8.5,5.8", 0.6)
    cv.pen(f"5,{8.9 + up} 6.4,8.6 8.1,8.6", 0.75)
    cv.shape("5.6,8.6 6.9,7.5 8,8.4 7.5,9.9 6.6,9.7", LIP, 0)
    cv.pen(f"5,{8.9 + up} 6.4,8.6 8.1,8.6", 0.7)
    if age:
        cv.pen("6,5.6 4.6,7 4.5,9.4", 0.5, skin.dark)
        cv.pen("2.2,.2 .9,-.4", 0.4, skin.dark)
        cv.pen("2.2,.9 1,1.2", 0.4, skin.dark)
