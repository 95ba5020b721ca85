"""A horse in profile, facing the viewer's right, one foreleg raised.

``horse`` draws tail, far legs, body, near legs, head and mane; ``harness``
and ``saddle_cloth`` come after it, then the rider.  Flip the canvas for a
horse that faces left.
"""

from .bodies import Tube
from .canvas import Canvas
from .paint import Slant
from .palette import (
    HOOF,
    HORSE,
    HORSE_DARK,
    HORSE_DARK_FAR,
    HORSE_FAR,
    HORSE_PALE,
    HORSE_PALE_FAR,
    HORSE_WARM,
    HORSE_WARM_FAR,
    INK,
    LINEN,
    MANE,
    MANE_DARK,
    MANE_FAIR,
    PAPER,
)

COATS = {  # near side, far legs, mane and tail: all grey-browns
    "grey": (HORSE, HORSE_FAR, MANE),
    "pale": (HORSE_PALE, HORSE_PALE_FAR, MANE),
    "dark": (HORSE_DARK, HORSE_DARK_FAR, MANE_DARK),
    "warm": (HORSE_WARM, HORSE_WARM_FAR, MANE_FAIR),
}

TRUNK = (
    "126,90| 118,96 110,107 103,120 96,132 89,138.5 78,143.6 63,144 49,141 38,141.6"
    " 30,147 25.4,157 25.6,169"
    " 28.6,181 30.8,190 28.6,200 24,207.4| 26,213 27.4,222 27,230 25.4,235.6 27.4,239"
    " 27,242| 35.6,242| 34.8,238.6"
    " 35.4,234.6 33.2,229 33.4,220 35.4,211 40,202 46.6,194 53,187 58,181.6 67,186"
    " 80,189.6 93,189.6 101,186.6"
)
FORE_DOWN = (
    " 102.4,195 102.6,204 101.2,210.6 103,217 103.2,228 101.8,234.6 103.6,238.6"
    " 103.4,242| 111.8,242| 111,238.6"
    " 111.6,234.4 109,228.6 109,218 110.8,211 110.4,204 112.4,195 115,187"
)
FORE_NONE = " 108,186 114,184"
BREAST = " 120,179 125,168 127.4,156 127.6,144 129,132 132,122| 137,110 134,96|"


def hoof(cv: Canvas, x, y, turn=0, ramp=HOOF):
    with cv.at(x, y, 1, turn):
        cv.shape("-4.4,0| 4.2,-.4| 7,6.6| -4.8,6.8|", ramp, 1)
        cv.pen("-3.6,.9 0,1.5 4,.7", 0.8, ramp.light)


def _far_hind(cv: Canvas, far):
    t = Tube.limb(
        "48,174,13 56,186,9.4 55.6,197,6.6 50.6,206,5.6 50.4,211.6,4.7 52.6,220,3.5"
        " 55,229,3.3 57,234.6,4.4 58.6,238,3.3 59.8,241,3.8"
    )
    cv.tube(t, far, 1)
    cv.rounding(t, 0.2, 0.95, 14, 0.55, 0.55, 1, far.dark)
    hoof(cv, 60.4, 240.6, -6)


def _raised(cv: Canvas, ramp, dx=0, dy=0, open_top=False):
    """Foreleg lifted: forearm forward, cannon hanging back from the knee."""
    up = Tube.limb(
        f"{110 + dx},{174 + dy},11 {119 + dx},{184 + dy},8.4 {129 + dx},{191 + dy},5.6"
        f" {135 + dx},{194.6 + dy},5"
    )
    lo = Tube.limb(
        f"{135 + dx},{194.6 + dy},5 {134 + dx},{202 + dy},3.7"
        f" {130.6 + dx},{212 + dy},3.3 {128.6 + dx},{217 + dy},4"
        f" {125 + dx},{221.4 + dy},3.2"
    )
    hoof(cv, 124.6 + dx, 221 + dy, 48)
    cv.tube(lo, ramp, 1, ends=(True, False))
    cv.rounding(lo, 0.1, 0.9, 7, 0.5, 0.5, 0.8, ramp.dark)
    if open_top:
        cv.shape(up.outline(round_end=True), ramp.mid, 0)
        (ex, ey), (dx, dy) = up.spine(1)  # one pen line round the knee
        tip = (ex + dx * 4.5, ey + dy * 4.5)
        cv.pen([*up.points(-1, 0.1, 0.97), tip, *up.points(1, 0.97, 0.3)], 1.25)
        cv.pen(up.points(-0.45, 0.2, 0.85), 1, ramp.light)
    else:
        cv.tube(up, ramp, 1, ends=(False, True))
    cv.rounding(up, 0.3, 0.95, 8, 0.5, 0.5, 1.4, ramp.dark)
    cv.pen([up.at(0.92, -0.6), up.at(0.98, 0), up.at(0.93, 0.6)], 0.6, ramp.dark)


def _tail(cv: Canvas, kind, mane):
    if kind == "long":
        pts = (
            "31,147 23,146 17,153 14,166 14.6,180 12.4,194 14,205 11.6,214 18.6,212"
            " 23,204 24.8,193 23.4,180 25,167 29,158"
        )
        inner = (
            "27,149 19.6,156 17.8,172 18,188 15,208",
            "28,152 22,162 20.8,178 21.6,192 17.6,208",
            "24,148 17,158 16.2,176 15.6,192",
            "29,155 24.6,166 22.6,182",
        )
    else:
        pts = (
            "31,147 24,144 17,148 11,158 9.6,170 12,182 9,190 15,189 20,182 21.6,172"
            " 22.6,164 26.4,158 30,156"
        )
        inner = (
            "27,149 19,153 14.6,164 15.6,180",
            "28,152 22,157 18.6,166 18,181",
            "24,147 15,154 12.2,166",
        )
    cv.shape(pts, mane, 1.1)
    for s in inner:
        cv.pen(s, 0.8, mane.dark)
    cv.pen("22,148 15.4,157 14,172", 1, mane.light)


def horse(cv: Canvas, raised="far", tail="long", head_turn=0.0, coat="grey", marks=()):
    """The whole animal; raised is the lifted foreleg ("far" or "near").

    coat: a key of COATS; marks: any of "dapple", "socks", "blaze".
    """
    coat, far, mane = COATS[coat]
    _tail(cv, tail, mane)
    _far_hind(cv, far)
    if raised == "far":
        _raised(cv, far, 2, 1)
    else:  # the far foreleg stands
        t = Tube.limb(
            "112,176,10 113.4,192,6.8 114.8,203.6,4.8 115.4,210,5.2 115.6,215,4"
            " 115.6,225,3.2 116,233.6,4.3 117.2,237.4,3.3 118,241,3.8"
        )
        cv.tube(t, far, 1)
        cv.rounding(t, 0.2, 0.95, 12, 0.55, 0.5, 1, far.dark)
        hoof(cv, 118, 240.6, -4)
    hoof(cv, 31.6, 240.6)
    if raised == "far":
        hoof(cv, 108, 240.6)
    cv.shape(TRUNK + (FORE_DOWN if raised == "far" else FORE_NONE) + BREAST, Slant(coat), 1.2)
    _modelling(cv, coat, raised)
    if "dapple" in marks:
        for x, y, r in (
            (36, 152, 2.6),
            (44, 150, 3),
            (42, 159, 2.8),
            (50, 158, 2.6),
            (34, 162, 2.4),
            (46, 168, 2.6),
            (38, 170, 2.2),
            (104, 152, 2.4),
            (110, 146, 2.6),
            (112, 156, 2.2),
            (117, 150, 2),
            (106, 143, 2),
        ):
            cv.dot(x, y, r, coat.light, ry=r * 0.8, opacity=0.45)
    if "socks" in marks:
        cv.shape(
            (
                "26.8,231| 30,232.6 33.6,230.6| 35.2,234.6 34.6,238.6 35.4,241.8|"
                " 27.4,241.8| 27.4,239 25.8,235.6"
            ),
            LINEN,
            0.7,
            weight=0,
        )
    if raised == "near":
        _raised(cv, coat, 0, -1, open_top=True)
    with cv.at(127, 96, 1, head_turn), cv.at(-127, -96):
        _head(cv, coat, far, mane, "blaze" in marks)


def _modelling(cv: Canvas, coat, raised):
    """Muscle lines and hatching on trunk and near legs."""
    d, li = coat.dark, coat.light
    cv.shape(
        "60,182.4 70,178 84,180 97,178 108,174 118,168 125,160 125.6,166 120,178"
        " 114,184 101,186.2 93,189 80,189"
        " 67,185.6",
        d,
        0,
        opacity=0.5,
    )
    cv.thorns(
        "60,180 72,175.4 84,177 97,175 110,170 122,160",
        "60,176 72,171 84,172 97,169 108,164 118,154",
        26,
        0.6,
        0.05,
        d,
    )
    cv.pen("34,146 46,143.6 60,146.6", 1.6, li)
    cv.pen("100,128 108,114 116,103", 1.8, li)
    # quarter and thigh
    cv.pen("58,181 57,172 52,163", 0.9, INK, "out")
    cv.pen("46,193 50,184 50,174", 0.8, d)
    cv.thorns(
        "26,158 26,168 29,181 31,190 28.6,200",
        "33,161 33,170 35,181 36,189 32.6,199",
        15,
        0.6,
        0.1,
        d,
    )
    cv.thorns("53,186 46,194 40,202 35.6,211", "46,184 41,191 36,199 33,208", 10, 0.55, -0.1, d)
    cv.pen("40,160 38,170 40,180", 1.3, li)
    cv.pen("30,203 29.6,209 31.4,214 31,226", 0.8, li)
    cv.pen("26,213 29,212 32.6,213.4", 0.6, d)
    # shoulder
    cv.pen("98,136 104,148 112,158 119,164", 0.8, d)
    cv.pen("101,187 100,178 103,170", 0.9, INK, "out")
    cv.pen("112,160 117,167 117,175", 0.7, d)
    cv.thorns(
        "127,150 126.6,158 124,168 119.6,178",
        "120,150 119.6,157 117.6,166 113,175",
        12,
        0.55,
        0.1,
        d,
    )
    # neck
    cv.thorns("129,130 127.6,140 127.2,150", "121,128 119.6,138 119,147", 9, 0.55, 0.12, d)
    cv.pen("122,116 115,128 110,142", 0.8, d)
    if raised == "far":
        cv.thorns("112.6,192 110.4,203 110.6,210", "107.6,193 106,203 106.4,210", 7, 0.5, 0, d)
        cv.pen("105.6,196 105.4,206", 1, li)
        cv.pen("105.4,214 105.8,228", 0.9, li)
        cv.pen("102,210 105.6,212 110,210.4", 0.6, d)


def _head(cv: Canvas, coat, far, mane, blaze=False):
    d, li = coat.dark, coat.light
    cv.shape("129.4,93 130.4,86 133.6,80.4| 136,86.6 134,94", far, 0.95)
    cv.shape(
        "124,96 121.6,103 123,111 127,117.6 132.4,121 137,124.4 139.6,129.6"
        " 141.4,133.2 145,133 146,130.4|"
        " 149,130.8 150.8,127.4 149.6,122.4 146.6,115.4 142,105.6 137.6,97 132,91.6 127,91",
        Slant(coat),
        1.15,
    )
    cv.thorns("127,117 132,120.4 137,124", "129,112 134,115.6 139.4,119.6", 9, 0.5, 0.1, d)
    cv.shape(
        (
            "146.4,116 149.4,122.6 150.4,127.2 148.8,130.2 146,130| 145,132.4 141.8,132.6"
            " 140.4,129 143,124 143.6,118"
        ),
        d,
        0,
    )
    cv.pen("125.4,115.6 131,116.6 134,111.6 132.8,105", 0.8, d)
    if blaze:
        cv.shape(
            "134,93.6 137,97.4 141.6,105.6 145.6,114 143.4,113 139,106 135.4,99.6", LINEN.light, 0
        )
    else:
        cv.pen("137,101 141,109 144.6,117", 1.1, li)
    cv.pen("137.6,108 139.6,114 138,119", 0.7, d)
    cv.pen("146.4,130.2 143.6,128.8 142.4,127", 0.8)
    cv.shape("146.2,122.4 148.6,121.8 148.6,124.6 147,125.2", INK, 0)
    # eye
    cv.shape("129.8,103.6| 132.4,99.8 136.6,102| 135.6,105.2 132.2,105.8", "#3a2516", 0.6, weight=0)
    cv.dot(133.4, 102.8, 1.5, INK)
    cv.dot(132.9, 101.9, 0.7, PAPER)
    cv.pen("128.6,103.4 132,98.8 137.2,101.6", 1.15)
    cv.pen("129.8,106.4 132.6,107.6 136,106.4", 0.55, d)
    cv.pen("130.4,98.6 133,97 136,98.4", 0.55, d)
    # mane over the near side, forelock
    cv.shape(
        "128.4,90.6 123,89.4 116.6,94.4 109,104.6 101.6,117.6 94.4,129.6 87.6,137.6|"
        " 93,138.6 97.6,133.6 97,140"
        " 102.4,132.8 104.2,127 105,133.6 109.4,125.6 110.4,119.4 112.4,126"
        " 115.8,117.6 116.2,111.4 118.6,117.8"
        " 121.2,110 121,104 123.6,108.6 126,101 127.4,95.4",
        mane,
        1.05,
    )
    for s in (
        "124,92 114,105 109,118",
        "119,94.6 108,109 101,126",
        "112,102.6 104,117 98,132",
        "125,95.6 120,102 116,113",
        "105,113 98,126 94,134",
    ):
        cv.pen(s, 0.8, mane.dark)
    for s in ("121,92.6 111,105 104,118", "109,108 101,121 95,132"):
        cv.pen(s, 0.8, mane.light)
    cv.shape("123.6,95 122.4,87.6 125.6,79.6| 129.6,86 129,94", coat, 1)
    cv.shape("124.8,92.6 124.4,87.6 126,83 127.6,87.6 127.2,92.4", d, 0)
    cv.shape(
        "126.4,90 131.2,89.8 135.6,93 137.2,98.4| 134.4,95.6 133.4,98| 131,94.8 128,93.6",
        mane,
        0.85,
        weight=0.6,
    )
    cv.pen("128.4,91.6 132.6,94 134.4,97.6", 0.6, mane.dark)
