"""Hair, beards and moustaches, in the coordinates of the head (see `face`)."""

from collections.abc import Sequence
from typing import NamedTuple

from .bodies import Tube
from .canvas import Canvas
from .geometry import Points, along, curve, mix
from .palette import FLESH, INK, LIP, Ramp


class Lock(NamedTuple):
    """A mass of hair: its outline, the lines of its strands, a few lights.

    A flow is two guides and the number of strands that run between them.
    """

    outline: Points
    strands: Sequence[Points] = ()
    lights: Sequence[Points] = ()
    flows: Sequence[tuple[Points, Points, int]] = ()


BACK: dict[str, tuple[Lock, ...]] = {
    # behind the face; of a frontal head the right half
    "bob": (
        Lock(
            "-4,-13 -11,-9 -13,0 -13.6,9 -12,15 -6,16 -3.6,12 -2.6,4 0,-12",
            ("-11,-6 -11.6,4 -10.6,14", "-9,-4 -9.6,6 -8,15.4", "-7.6,2 -7.4,9 -5.2,15.2"),
            ("-12,-2 -12.4,6 -11.6,12",),
        ),
    ),
    "long": (
        Lock(
            "-3,-13 -11,-9 -13,1 -15.4,11 -14.6,19 -17,25 -10,24 -5.6,25 -4.6,18 -5,11 -3,4 2,-12",
            (
                "-11.5,-6 -12.4,5 -13.6,14 -13,23",
                "-9.4,-2 -10,8 -11,16 -9,23.5",
                "-7.6,3 -7.6,12 -8,18 -5.6,23.6",
                "-5.4,8 -4.8,14 -4.4,19",
            ),
            ("-13,4 -14.6,12 -13.8,18",),
        ),
        Lock(
            "6,-10 9.6,-6 10.4,0 10,6 11.4,12 10,19 7.4,20 5,17 5.4,10 5,4",
            ("9,-2 8.6,6 9.4,13 8.4,18.6", "7,8 7.4,13 6.6,17.6"),
        ),
    ),
    "curls": (
        Lock(
            (
                "-3,-13.5 -8,-12.5 -9.4,-10 -12.6,-8 -12.2,-4 -14.4,-1 -12.8,3 -14,6.6"
                " -11.4,9.4 -11.2,13 -7.4,13.4 -4,12 2,8 8,0 4,-12"
            ),
            (
                "-9,-9 -11,-6.6 -9.4,-4.4",
                "-10,-3 -12.2,-1 -10.4,1.6",
                "-10,4 -12,6 -10,8.4",
                "-8.6,9.6 -9.6,11.6 -7,12",
            ),
            ("-11.4,-6 -11,-4.6", "-12.8,0 -12,1.6"),
        ),
    ),
    "short": (
        Lock(
            "-3,-13.5 -9.6,-10 -11.4,-2 -10.6,5 -8.6,9.5 -5.4,9 0,2 6,-6 3,-13",
            ("-9.4,-6 -9.8,0 -9,7", "-7.8,2 -8,5 -7,8.6"),
        ),
    ),
    "nape": (
        Lock(
            "-4,-12 -11,-8 -12.6,1 -14,8 -11.4,11 -8,12.6 -5,9 -2,0 0,-10",
            ("-10.6,-4 -11,3 -11.6,9.6", "-8.6,-2 -8.6,5 -8.2,11", "-12,4 -12.6,7.6 -11.6,9.8"),
            ("-11.6,-3 -12.2,3",),
        ),
    ),
    "front long": (
        Lock(
            "2,-13 10,-9 11.6,0 13.4,9 12.4,16 14.4,20 8,19.6 5,12 3,0",
            ("10.6,-4 11,6 11.4,17", "9.4,3 9.6,11 9.6,18"),
        ),
    ),
}

FRONT: dict[str, tuple[Lock, ...]] = {
    # over forehead and near temple; of a frontal head the right half
    "bob": (
        Lock(
            (
                "-9,-11 -2,-14 5,-13 9,-8 9.2,-4 7.6,-7 4,-8.6 -.6,-8.4 -4,-6 -5.6,0 -6,6"
                " -7.6,12 -11.6,14.6 -12.8,6 -12,-4"
            ),
            (
                "-1,-12.6 -6,-8 -7.6,0 -8.2,9",
                "-3,-13 -9,-7 -10,3 -10,12",
                "2,-13 -3.4,-9.6 -5.6,-4",
                "4,-12.6 1,-10.4 -1,-8.8",
                "6,-12 6.4,-9.6 8,-7",
            ),
            ("-6,-11 -10.4,-4 -11,5",),
        ),
    ),
    "short": (
        Lock(
            (
                "-9,-10 -4,-14 4,-13.6 8.8,-8.4 8.6,-5 6.4,-7.6 2,-9 -2.6,-8.4 -5,-5.6"
                " -6,-1.4 -6.6,2 -7.6,5.6 -9.6,4 -10.6,-3"
            ),
            ("1,-13 -4,-10 -7,-4 -7.6,2", "4,-13 1,-10.6 -1.4,-8.6", "-4,-13 -8,-8 -9,0"),
            ("-7,-11 -9.6,-5",),
        ),
    ),
    "temple": (
        Lock(
            "-9,-9 -5,-10 -4.6,-5 -6,-1 -6.2,3 -7.2,8 -10.4,10 -11.8,3 -11.4,-4",
            ("-7.4,-8 -8,-1 -8,7.6", "-9.4,-7 -10,1 -9.6,8.6"),
            ("-10.2,-5 -10.8,2",),
        ),
    ),
    "profile short": (
        Lock(
            (
                "-7,-11 -2,-14 4,-12.6 6.8,-8 6.4,-6 3.4,-8 .6,-6.6 .2,-3 -.4,.6 -1.2,2.4"
                " -2.6,1 -5,2 -5.4,5 -7,9.6 -10.4,10 -11.6,2 -11,-5"
            ),
            (
                "2,-12.6 -4,-9 -6.6,-2",
                "-3,-13 -8.6,-7 -8.6,8",
                "-6,-12 -10.4,-4 -10,7",
                "4,-11.6 2.6,-9.6 .4,-8",
            ),
            ("-6,-11 -9.8,-5 -10.4,2",),
        ),
    ),
    "front": (
        Lock(
            "0,-10 0,-13.8 6,-12.8 9.6,-8 10.6,0 10.2,7 8.2,4 8,-2 6,-7",
            ("1,-12.4 6,-9 8.4,-1 8.8,4", "3,-13 8,-8 9.8,2"),
        ),
    ),
}


def locks(cv: Canvas, lock: Lock, hair: Ramp, line: float = 1.0) -> None:
    """Draw one mass of hair."""
    cv.shape(lock.outline, hair, line)
    for points in lock.lights:
        cv.pen(points, 0.9, hair.light)
    for points in lock.strands:
        cv.pen(points, 0.6, hair.dark)
    for a, b, n in lock.flows:
        flow(cv, a, b, n, hair)


def flow(cv: Canvas, a: Points, b: Points, n: int, hair: Ramp) -> None:
    """n strands between the guides a and b, of uneven length and tone."""
    from_a, from_b = (curve(points).samples(6) for points in (a, b))
    tones = ((hair.light, 0.75), (hair.dark, 0.7), (INK, 0.4))
    for kind, (tone, width) in enumerate(tones):
        for i in range(n):
            if (i * 2 + i // 3) % 3 != kind:
                continue
            t0, t1 = 0.22 * (i * 0.618 % 1), 1 - 0.26 * (i * 0.382 % 1)
            places = [mix(t0, t1, k / 3) for k in range(4)]
            f = (i + 0.5) / n
            cv.pen([mix(along(from_a, t), along(from_b, t), f) for t in places], width, tone)


def ringlet(cv: Canvas, nodes: str, hair: Ramp, turns: int = 4, line: float = 0.8) -> None:
    """A corkscrew curl along a limb's nodes, drawn from its end upwards."""
    t = Tube.limb(nodes)
    step = 1 / (turns + 0.4)
    for i in range(turns - 1, -1, -1):
        k = i * step
        left, right = k + 0.1 * step, k + 0.9 * step
        cv.shape(
            [
                (*t.at(left, -0.8), 1),
                t.at(k + 0.75 * step, -1.12),
                t.at(k + 1.25 * step, -0.2),
                (*t.at(k + 1.4 * step, 0.8), 1),
                t.at(right, 1.12),
                t.at(k + 0.3 * step, 0.3),
            ],
            hair,
            line,
            weight=0.7,
        )
        cv.pen(
            [t.at(k + 0.62 * step, -0.8), t.at(k + step, 0), t.at(right + 0.3 * step, 0.8)],
            0.5,
            hair.dark,
        )
        cv.pen([t.at(k + 0.42 * step, -0.5), t.at(k + 0.72 * step, 0.2)], 0.6, hair.light)


def _style(cv: Canvas, kind: str, style: Sequence[Lock], hair: Ramp) -> None:
    for flip in (True, False) if kind.startswith("front") else (False,):
        with cv.at(flip=flip):
            for lock in style:
                locks(cv, lock, hair)


def hair_back(cv: Canvas, kind: str, hair: Ramp) -> None:
    """The mass behind the face; kinds: the keys of `BACK`."""
    _style(cv, kind, BACK[kind], hair)


def hair_front(cv: Canvas, kind: str, hair: Ramp, skin: Ramp = FLESH) -> None:
    """What falls over the forehead and the near temple; kinds: the keys of `FRONT`."""
    _style(cv, kind, FRONT[kind], hair)
    if kind == "temple":
        cv.shape("7.6,-9 9.2,-8 9.3,-4.6 8.6,-3", hair.dark, 0)
    elif kind == "profile short":  # the ear
        cv.shape("-5,-1.8 -3.2,-2.8 -1.6,-1.4 -1.8,1.8 -3.2,4.2 -4.6,4.4 -5,1.4", skin, 0.75, 0.4)
        cv.pen("-4,-1.2 -2.5,-1.2 -2.6,1 -3.6,2.8", 0.5, skin.dark)


# ------------------------------------------------------------------ beards
BEARDS = {  # three-quarter view: outline, strands, lights
    "full": Lock(
        "-7,1 -6,6 -3,8.6 1.6,9.8 4.2,10.6 6.4,9.4 7.6,7 8.6,3 9,8 8.4,14 6.6,20 4.4,25 -1,21"
        " -5,15 -7.4,8",
        (
            "-5.6,6 -4,12 0,19",
            "-3,9.6 -1,15 2.4,22",
            "2,11.4 3,17 4,23.4",
            "5.4,11.4 5.6,16 4.8,22",
            "7.4,8.4 7,13 5.8,19",
        ),
        ("-4.6,8.4 -3,13 .4,18.6",),
    ),
    "short": Lock(
        "-7,1 -6,6 -3,8.4 1.6,10 4.2,11.2 6.4,9.6 7.6,7 8.6,3 8.8,8.4 7.6,13 5,16.6 1.6,17"
        " -3,14.4 -6,10",
        (
            "-5.4,6 -3.6,10.4 0,14.6",
            "-2.8,9.8 -.6,13 1.6,15.8",
            "2.4,12 3.2,14 3.4,16",
            "5.4,11.6 5.2,14",
            "7.2,8.6 6.6,12 5,15",
        ),
        ("-4.4,8.4 -2,12.4",),
    ),
    "forked": Lock(
        "-7,1 -6,6 -3,8.4 1.6,10 4.2,11 6.4,9.6 7.6,7 8.6,3 9.2,9 9,15 8.4,22| 5.6,19.4"
        " 3.6,18.6| 1.8,20 -.6,23.6| -3,18 -5.4,14 -7,8",
        (
            "-5.6,6 -4,12 -1.4,19",
            "-3,9.6 -1,14 -.2,20",
            "2,11.4 1.8,16",
            "5.4,12 6.4,16 7.6,20",
            "7.6,8.4 7.8,13 8,19",
        ),
        ("-4.6,8.4 -3,13 -1,18",),
    ),
    "goatee": Lock(
        "1.8,10.6 4,11.4 6,10.4 6.6,12 5.6,16 4.3,20 1.4,16.6 .8,12.6",
        ("3,12 3.4,15.4 4.1,18.4", "5,12 4.9,15"),
        (),
    ),
    "chin": Lock("2.2,11.4 4,11.8 5.8,11.2 5.8,13.4 4.2,16.6 2,13.6", ("4,12.4 4.1,15",), ()),
}
PROFILE_BEARDS = {
    "full": "-4.4,1 -4,6 -1,9.4 4,10 7,10.2 8.4,11.4 9,15 7.6,21 4,24 0,20 -3.4,14 -5.4,8",
    "short": "-4.4,1 -4,6 -1,9.4 4,10 6.6,10.4 8,11.6 8,15 5,17.4 1,15.6 -3,12 -5.2,7",
    "goatee": "4.6,11 7,10.6 8,12 8.8,16 7.4,19.6 5,16.6 3.6,13.4",
}
FRONT_BEARDS = {  # the right half, from the ear round the chin
    "full": ((9.2, 7), (8.4, 14), (5.4, 20.6), (2, 24), (0, 23)),
    "short": ((9, 7), (7.6, 12), (4, 16.6), (0, 17.4)),
}


def beard(cv: Canvas, kind: str, hair: Ramp, view: str = "3q") -> None:
    """A beard; the moustache comes after it.  Kinds: full, short, forked, goatee, chin.

    Kind mouth is the lip alone, for a beard of one's own.
    """
    if kind == "mouth":
        cv.shape("2.6,9.5 4,9.2 5.3,9.5 4,10.3", LIP, 0.35, weight=0)
    elif view == "front":
        _front_beard(cv, kind, hair)
    elif view == "profile":
        locks(cv, Lock(PROFILE_BEARDS[kind], ("-3,7 0,12 3.4,16", "2,10.6 4,14 6,17")), hair, 0.9)
    else:
        locks(cv, BEARDS[kind], hair, 0.9)
        if kind not in ("goatee", "chin"):
            beard(cv, "mouth", hair)


def _front_beard(cv: Canvas, kind: str, hair: Ramp) -> None:
    lip = ((8.9, 1), (7.6, 5), (5, 8.4), (2.4, 9.8), (0, 10.4))
    low = FRONT_BEARDS[kind]
    up = [(-x, y) for x, y in lip] + list(lip[:-1])[::-1]
    down = list(low) + [(-x, y) for x, y in low[:-1]][::-1]
    strands = []
    for x0, x1, y1 in ((7.4, 5.8, 16), (5, 3.6, 20), (2.4, 1.6, 22)):
        k = y1 if kind == "full" else 10 + (y1 - 10) * 0.5
        for s in (-1, 1):
            y0 = 8.6 + (7.4 - x0) * 0.5
            strands.append([(s * x0, y0), (s * (x0 - 0.2), (9 + k) / 2), (s * x1, k)])
    locks(cv, Lock(up + down, strands, ("-6.6,8.6 -6,13 -3.6,17.6",)), hair, 0.9)
    cv.shape("-1.7,9.4 0,9.1 1.7,9.4 0,10.3", LIP, 0.35, weight=0)


def moustache(cv: Canvas, kind, hair, view="3q"):
    """kinds: curl (upturned), droop, thick, thin, and but for a profile long."""
    m, far = {"front": (0.0, 1.0), "half": (4.4, 0.82)}.get(view, (4.5, 0.62))
    if view == "profile":
        s = {
            "curl": "8.4,6.9 6.4,6.8 3.6,8 1.6,6 3.2,9.4 6,9 8.2,8.2",
            "droop": "8.4,6.8 6,7 3.6,9 2.6,13 5,10 8,8.4",
            "thick": "8.6,6.6 6,6.7 3,8.6 2.2,10.2 5.4,9.6 8.3,8.4",
            "thin": "8.4,7 6,7.2 3,8.2 5.6,8.4 8.2,8",
        }[kind]
        cv.shape(s, hair, 0.75, weight=0.4)
        cv.pen("7.6,7.4 5.4,7.8 3.8,8.6", 0.45, hair.dark)
        return
    half = {
        "curl": "0,6.9 1.8,6.6 3.8,8 6,7.4 7,5.4| 6.6,8.4 4.4,9.7 1.6,9 0,8.3",
        "droop": "0,6.8 2,6.8 4.2,8.8 5.2,13| 3.2,10.6 1.2,9 0,8.4",
        "thick": "0,6.6 2,6.4 4.4,8 6,10| 3.6,10 1.4,9.4 0,8.8",
        "thin": "0,7.3 2,7 4.2,7.9 5.6,7.4| 4.4,8.8 2,8.4 0,8.1",
        "long": "0,6.6 2.2,6.6 4.6,8.6 6,12 5.6,16.6| 4.2,13 2.8,10.6 1.2,9.2 0,8.6",
    }[kind]
    for s, k in ((-1, 1.0), (1, far)):
        pts = " ".join(
            f"{m + s * k * float(t.split(',')[0])},{t.split(',')[1]}" for t in half.split()
        )
        cv.shape(pts, hair, 0.75, weight=0.4)
        cv.pen(f"{m + s * k * 1},7.6 {m + s * k * 3},8.2 {m + s * k * 4.6},8.6", 0.45, hair.dark)
