"""Heads without hair: turned from front to three-quarter, or in profile.

Local coordinates: the head is 28 units from crown to chin, the origin lies
between the eyes, faces look to the viewer's right (flip the canvas for left).
Order of calls for one head: ``hair_back``, ``face``, ``beard``,
``hair_front``, then a hat.
"""

from .canvas import Canvas
from .geometry import Point, mix
from .palette import BLUSH, BROWN_EYE, FLESH, HAIR_BROWN, INK, LIP, PAPER, Ramp, blend

TURNS = {"front": 0.0, "half": 0.5, "3q": 1.0}  # how far a head is turned from the viewer

OUTLINE: tuple[tuple[Point, Point], ...] = (  # from the near temple over the crown to the ear
    ((-8.4, -8), (-7, -9)),
    ((-3.4, -13), (-1, -13)),
    ((3.4, -13), (5, -12.4)),
    ((8.4, -8), (8.4, -8.4)),
    ((8.9, -4), (8.9, -4)),
    ((8.8, -0.8), (8.2, -1.2)),
    ((8.7, 2.6), (8.8, 2.4)),
    ((7.8, 6.8), (8.3, 6.4)),
    ((5.6, 11), (6.9, 10.8)),
    ((2.4, 13.9), (4.9, 13.4)),
    ((-2.4, 13.9), (2.4, 14)),
    ((-5.6, 11), (-1.4, 12.8)),
    ((-7.8, 6.8), (-5, 9.8)),
    ((-8.7, 2.6), (-7, 5)),
    ((-8.9, -2), (-7.6, -1)),
)
JAWS: dict[str, dict[int, Point]] = {  # what a jaw adds to the outline, by place
    "oval": {},
    "round": {6: (0.2, 0.4), 7: (0.5, 0.2), 8: (0.3, -0.7), 9: (0.2, -0.9), 10: (-0.2, -1)},
    "square": {7: (0.2, 0.2), 8: (0.8, 0.7), 9: (0.7, 0.3), 11: (-1.4, 0.5), 12: (-1, 0.9)},
    "gaunt": {5: (-0.3, 0), 6: (0.3, -0.2), 7: (-0.9, 0), 8: (-0.5, 0.6), 9: (-0.1, 0.8)}
    | {10: (0, 0.8), 11: (0.6, 0.4), 12: (0.8, 0.2)},
    "heavy": {6: (0.3, 0.6), 7: (0.8, 0.6), 8: (0.9, 0.6), 9: (0.6, 0.4), 10: (-0.4, 0.4)}
    | {11: (-1, 0.7), 12: (-1, 1), 13: (-0.4, 0.4)},
    "sharp": {7: (-0.3, 0), 8: (-0.6, 0.2), 9: (-0.3, 0.7), 10: (0.6, 0.8), 11: (1, -0.2)},
}
NOSES: dict[str, tuple[Point, ...]] = {  # bridge, hump, tip, beneath, back to the lip
    "straight": ((4.6, -0.6), (5.2, 1.6), (6.9, 4.4), (6.4, 5.8), (5, 5.9)),
    "hook": ((4.8, -0.9), (5.8, 1.2), (7.1, 4.8), (6.4, 6.2), (5.1, 5.7)),
    "roman": ((4.7, -1.1), (5.7, 1.3), (7.5, 5), (6.8, 6.4), (5.2, 6.1)),
    "snub": ((4.6, -0.3), (4.9, 1.7), (6.9, 3.5), (6.7, 5), (5, 5.3)),
    "broad": ((4.9, -0.5), (5.4, 1.7), (7.1, 4.5), (6.8, 6), (5.2, 6.2)),
    "bulb": ((4.9, -0.4), (5.5, 1.5), (7.7, 3.7), (7.3, 5.9), (5.4, 6.1)),
}
MOUTHS = {  # lift of the near corner, of the far one, width, parting of the lips
    "calm": (0.0, 0.0, 1.0, 0.0),
    "smile": (-0.8, -0.7, 1.08, 0.0),
    "smirk": (0.1, -1.1, 1.02, 0.0),
    "grave": (0.5, 0.5, 1.0, 0.0),
    "laugh": (-1.0, -0.9, 1.12, 1.6),
    "speak": (0.0, 0.0, 0.84, 1.3),
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


def face(
    cv: Canvas,
    view="3q",
    skin=FLESH,
    hair=HAIR_BROWN,
    *,
    jaw="oval",
    nose="straight",
    iris=BROWN_EYE,
    gaze=0.3,
    brows=1.3,
    arch=0.0,
    frown=0.0,
    squint=0.0,
    age=0,
    mouth="calm",
    blush=True,
    lids=0.95,
):
    """Face and features; age 0 to 2 adds lines, arch lifts the brows, frown knits them.

    views: the keys of `TURNS`, and profile.
    """
    if view == "profile":
        _profile(cv, skin, hair, nose, iris, brows, frown, age, mouth, blush, lids)
        return
    turn = TURNS[view]
    _ears(cv, turn, skin)
    _head(cv, turn, skin, JAWS[jaw])
    middle, near, far = mix(0, 4.0, turn), mix(-4.1, -0.6, turn), mix(4.1, 6.4, turn)
    wide, narrow = mix(2.15, 2.25, turn), mix(2.15, 1.66, turn)
    if blush:
        for x, r in ((near - 0.8, 1.0), (far + 0.4, mix(1, 0.5, turn))):
            _blush(cv, x, r, skin)
    cv.shape(  # the hollow between brow and nose
        f"{far - narrow - 0.9},-2.4 {far - narrow + 0.6},-2.6 {far - narrow},-.4"
        f" {far - narrow - 0.8},.8",
        skin.dark,
        0,
        opacity=0.5,
    )
    for x, half, lid, bag in ((near, wide, lids, age > 0), (far, narrow, lids * 0.9, age > 1)):
        eye(cv, x, 0, half, skin, iris=iris, gaze=gaze, lid=lid, squint=squint, bag=bag)
    f, a = frown, arch
    brow = f"{near - wide - 0.7},{-2.4 - f * 0.4} {near - 0.3},{-3.9 - f * 0.2 - a}"
    cv.pen(f"{brow} {near + wide + 0.5},{-3.1 + f - a * 0.4}", brows, hair.dark)
    brow = f"{far - narrow - 0.4},{-3.1 + f - a * 0.4} {far + 0.2},{-3.8 - f * 0.2 - a}"
    cv.pen(f"{brow} {far + narrow + 0.8},{-2.5 - f * 0.4}", brows * 0.9, hair.dark)
    _nose(cv, turn, middle, skin, nose)
    _mouth(cv, turn, middle + 0.2, skin, mouth)
    _years(cv, age, frown, near, wide, middle, skin)


def _ears(cv: Canvas, turn: float, skin: Ramp) -> None:
    if turn < 0.3:
        for s in (-1, 1):
            ear = f"{s * 8.6},-1.6 {s * 10.3},-1.8 {s * 10.3},1.6 {s * 8.4},4.4"
            cv.shape(ear, skin, 0.7, weight=0.5)
        return
    with cv.at(mix(-1.6, 0, turn)):
        cv.shape("-7.4,-1.4 -9.6,-2 -10,1 -8.8,4 -7,4.4", skin, 0.7, weight=0.5)
        cv.pen("-8.9,-.8 -9.1,1 -8,2.8", 0.45, skin.dark)


def _head(cv: Canvas, turn: float, skin: Ramp, jaw: dict[int, Point]) -> None:
    """The mass of the head, and the shade on the side away from the lamp."""
    line = []
    for i, (front, side) in enumerate(OUTLINE):
        (x, y), (dx, dy) = mix(front, side, turn), jaw.get(i, (0.0, 0.0))
        line.append((x + dx, y + dy))
    cv.shape(line, skin, 0.95, weight=0.9)
    centre = (mix(0, 3.0, turn), 4.0)
    far = not cv.lit((9, 0), (-9, 0))
    edge = line[5:12] if far else [*line[9:], line[0]]
    last = len(edge) - 1
    depth = [0.24 * (4 * i * (last - i) / last**2) ** 0.6 for i in range(last + 1)]
    inner = [mix(p, centre, d) for p, d in zip(edge, depth, strict=True)]
    outer = [mix(p, centre, 0.02) for p in edge]
    cv.shape(outer + inner[-2:0:-1], skin.dark, 0, opacity=0.75)
    under = [mix(p, centre, d) for p, d in zip(line[8:13], (0, 0.12, 0.13, 0.1, 0), strict=True)]
    cv.shape(line[8:13] + under[-2:0:-1], skin.dark, 0)


def _blush(cv: Canvas, x: float, r: float, skin: Ramp) -> None:
    """Warmth of a cheek: three strokes of red."""
    tone = blend(BLUSH, skin.mid, 0.15)
    for i in range(3):
        left = x + (i - 1.7) * r * 0.95
        cv.hatch((left, 5.4), (left + 1.2 * r, 3.2), -0.2, 0.5, tone)


def _nose(cv: Canvas, turn: float, middle: float, skin: Ramp, kind: str) -> None:
    reach = 0.3 + 0.7 * turn
    line = [(4.2, -2.2), *NOSES[kind]]
    x = [(middle + (px - 4) * reach, py) for px, py in line]
    bridge, hump, tip, beneath, back = x[1:]
    wing = middle - mix(2.3, 1.0, turn) - (0.5 if kind in ("broad", "bulb") else 0)
    cv.shape(  # its lit plane
        [
            (middle, -0.6),
            hump,
            (tip[0] - 0.7, tip[1] - 0.6),
            (tip[0] - 1.6, tip[1] + 0.7),
            (middle + 0.3, 4.4),
            (middle - 0.1, 2.4),
        ],
        skin.light,
        0,
    )
    cv.shape(  # and what lies in its shade
        [
            (wing + 0.4, 5.2),
            (middle + 0.4, 5.3),
            (tip[0] - 0.5, tip[1] + 0.5),
            beneath,
            (back[0] - 0.6, back[1] + 0.7),
            (wing + 0.8, 6.3),
        ],
        skin.dark,
        0,
        opacity=0.6,
    )
    cv.pen([x[0], bridge, hump, tip, beneath, back], 0.85)
    cv.pen([(wing + 0.6, 3.5), (wing - 0.2, 4.9), (wing + 0.6, 5.9), (wing + 1.5, 5.5)], 0.6)
    cv.pen([(back[0] - 0.5, back[1] - 0.2), (back[0] + 0.5, back[1] - 0.5)], 0.7, skin.dark)


def _mouth(cv: Canvas, turn: float, x: float, skin: Ramp, kind: str) -> None:
    near, far, wide, parted = MOUTHS[kind]
    k = mix(1.0, 0.85, turn) * wide
    a, b, p = x - 2.7 * k, x + 2.4 * k, parted  # the corners
    tone = blend(LIP, skin.dark, 0.35)
    cv.shape(
        f"{a},{8.5 + near * 0.8}| {x - 0.8},7.7 {x + 0.1},8 {x + 0.9},7.7 {b},{8.5 + far * 0.8}|"
        f" {x + 0.7},{9.9 + p} {x - 0.7},{9.9 + p}",
        tone,
        0,
    )
    if parted:
        cv.shape(
            f"{a + 0.3},{8.6 + near}| {x},8.6 {b - 0.3},{8.6 + far}| {x + 0.6},{8.6 + p * 1.1}"
            f" {x - 0.6},{8.6 + p * 1.1}",
            INK,
            0,
        )
        if kind == "laugh":
            cv.shape(
                f"{a + 0.8},{8.6 + near * 0.7} {x},8.9 {b - 0.7},{8.6 + far * 0.7} {x},9.5",
                PAPER,
                0,
            )
    cv.pen(
        f"{a - 0.4},{8.5 + near} {x - 1.2},8.5 {x},8.75 {x + 1.2},8.5 {b + 0.4},{8.4 + far}", 0.7
    )
    if near + far < -1:  # a smile draws the cheeks
        cv.pen(
            f"{a - 1},{7.2 + near} {a - 1.3},{8.6 + near} {a - 0.7},{9.6 + near}", 0.5, skin.dark
        )
    cv.pen(f"{x - 1.3},{11.1 + p} {x},{11.5 + p} {x + 1.2},{11 + p}", 0.5, skin.dark)


def _years(cv: Canvas, age: int, frown: float, near, wide, middle, skin: Ramp) -> None:
    """The lines that time and temper leave."""
    temple = near - wide - 1
    if frown > 0.2:
        for dx in (-0.5, 0.5):
            cv.pen(f"{middle - 1 + dx},-4.6 {middle - 0.9 + dx * 0.5},-2.8", 0.45, skin.dark)
    if age:
        cv.pen(f"{near + 1.4},4.6 {near + 0.2},7 {near + 0.6},9.4", 0.55, skin.dark)
        cv.pen(f"{temple},-.2 {temple - 1.2},-.8", 0.4, skin.dark)
    if age > 1:
        for y, w in ((-7.4, 3.6), (-9, 3)):
            cv.pen(
                f"{middle - w - 1.6},{y} {middle - 2},{y - 0.6} {middle + 1},{y}", 0.45, skin.dark
            )
        cv.pen(f"{temple},.6 {temple - 1.2},1", 0.4, skin.dark)
        cv.pen(f"{near - 1.8},5.4 {near - 1.2},7.4 {near - 1.6},9", 0.5, skin.dark)


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
        _blush(cv, 3, 1.0, skin)
    cv.shape("3.2,.5| 5.4,-1.3 6.3,-.2 5.9,1.1", PAPER, 0)
    cv.dot(5.6, -0.1, 0.75, iris, ry=1.15)
    cv.dot(5.75, -0.1, 0.4, INK, ry=0.7)
    cv.pen("2.6,.6 4.4,-1.1 6.5,-1", lids)
    cv.pen("3.6,1.2 4.8,1.5 5.9,1.2", 0.42, skin.dark)
    cv.pen("3,-1.6 4.6,-2.4 6.3,-2", 0.42, skin.dark)
    cv.pen(f"2.4,{-3 - frown * 0.4} 4.6,-4.3 7.2,{-3.4 + frown}", brows, hair.dark)
    cv.pen("7.4,4 6.7,5.2 7.4,6.3 8.5,5.8", 0.6)
    cv.shape("5.6,8.6 6.9,7.5 8,8.4 7.5,9.9 6.6,9.7", blend(LIP, skin.dark, 0.35), 0)
    cv.pen(f"5,{8.9 + up} 6.4,8.6 8.1,8.6", 0.75)
    if age:
        cv.pen("6,5.6 4.6,7 4.5,9.4", 0.5, skin.dark)
        cv.pen("2.2,.2 .9,-.4", 0.4, skin.dark)
        cv.pen("2.2,.9 1,1.2", 0.4, skin.dark)
