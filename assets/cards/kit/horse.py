"""A horse in profile, facing the viewer's right, one foreleg raised.

One animal is drawn at rest, and every horse of the deck is that animal bent at its joints (see
`pose`), with a coat, a mane and a tail of its own. ``horse`` draws tail, far legs, body, near
legs, head and mane; harness and saddle cloth come after it, then the rider. Flip the canvas for
a horse that faces left.
"""

from dataclasses import dataclass

from .bodies import Tube
from .canvas import Canvas
from .geometry import curve, ellipse
from .mane import forelock, mane, tail
from .paint import Slant
from .palette import (
    HOOF,
    HORSE,
    HORSE_CHESTNUT,
    HORSE_CHESTNUT_FAR,
    HORSE_DARK,
    HORSE_DARK_FAR,
    HORSE_FAR,
    HORSE_PALE,
    HORSE_PALE_FAR,
    INK,
    LINEN,
    MANE,
    MANE_DARK,
    MANE_FAIR,
    MANE_GREY,
    PAPER,
    blend,
)
from .pose import Bend, Joint, fuller, limb, rigid, together

Box = tuple[float, float, float, float]

COATS = {  # near side, far legs, mane and tail: all grey-browns
    "grey": (HORSE_PALE, HORSE_PALE_FAR, MANE_GREY),
    "brown": (HORSE, HORSE_FAR, MANE),
    "dark": (HORSE_DARK, HORSE_DARK_FAR, MANE_DARK),
    "chestnut": (HORSE_CHESTNUT, HORSE_CHESTNUT_FAR, MANE_FAIR),
}

TRUNK = (
    "126,90| 117.6,93.4 109.6,103 103.4,117 96.4,131 89,138.5 78,143.6 63,144 49,141 38,141.6"
    " 30,147 25.4,157 25.6,169"
    " 28.6,181 30.8,190 28.6,200 23.4,207| 25.6,213 27.2,222 27,230 25,235.2 27.8,239"
    " 27,242| 35.6,242| 35.2,238.6"
    " 33.7,234.6 32.9,229 33,220 35.6,211.6 40,202 46.6,194 53,187 58,181.6 67,186"
    " 80,189.6 93,189.6 101,186.6"
)
FORE_DOWN = (
    " 102.4,195 102.6,204 101.2,210.6 103,217 103.2,228 101.8,234.6 103.6,238.6"
    " 103.4,242| 111.8,242| 111.3,238.6"
    " 110.1,234.4 108.8,228.6 109,218 110.8,211 110.4,204 112.4,195 115,187"
)
FORE_NONE = " 108,186 114,184"
BREAST = (
    " 120,179 126.4,170.4 130.4,160.6 130.2,150 126.4,140.4 123.8,131 124.8,121| 130,112 134,96|"
)

RAISED_FRONT = (  # the lifted foreleg: from the shoulder over the knee to the hoof
    "123,168 126.6,176 130.4,182.4 134.2,186.6 138,188.6 140,191.4 140,195.6 138.4,199.6"
    " 137,204.4 135,210.4 133.8,214.2 133.6,217.6 131.6,221 128.6,225"
)
RAISED_BACK = (  # and back over fetlock and hollow of the knee to the elbow
    "122.4,221.6 124.4,219.4 123.6,216 126.4,213 128.8,208.4 130.6,203.4 129.4,199.6 130,196.8|"
    " 126,194.8 119.6,192 113,189 107.4,184.6 105,179"
)
RAISED_SOCK = (
    "133.8,214.2 133.6,217.6 131.6,221 128.6,225| 122.4,221.6| 124.4,219.4 123.6,216 126.4,213"
)

# ------------------------------------------------------------------ joints
HAUNCH = (-99, 150, 66, 260)
NEAR_HIND = (
    Joint((48, 176), (-0.3, 1), 40, HAUNCH),
    Joint((30.5, 204), (-0.1, 1), 9, HAUNCH),
    Joint((31, 233), (0, 1), 6, HAUNCH),
)
FAR_HIND = (
    Joint((52, 178), (0, 1), 34),
    Joint((51, 209), (0.1, 1), 8),
    Joint((57, 235), (0, 1), 6),
)
FORE = (96, 183, 122, 260)
NEAR_FORE = (
    Joint((107, 184), (0, 1), 22, FORE),
    Joint((106, 209), (0, 1), 8, FORE),
    Joint((106.4, 233), (0, 1), 6, FORE),
)
FAR_FORE = (
    Joint((112, 186), (0, 1), 20),
    Joint((115.4, 210), (0, 1), 8),
    Joint((116, 233), (0, 1), 6),
)
LIFTED = (  # the raised foreleg: shoulder, knee, fetlock
    Joint((111, 176), (0.8, 0.6), 18),
    Joint((135, 194.6), (-0.2, 1), 8),
    Joint((128.6, 217), (-0.6, 0.8), 5),
)
HEAD = (88, 60, 170, 140)
NECK = Joint((110, 139), (0.4, -0.92), 40, (84, 60, 170, 166))
THROAT = Joint((117, 112), (0.42, -0.9), 26, HEAD)
TAIL = Joint((27, 150), (-0.3, 1), 26, (-99, 120, 60, 260))
POLL = Joint((127, 99), (0.6, 0.62), 14)


@dataclass(frozen=True)
class Horse:
    """What makes one horse: its looks, and the turns of its joints clockwise in degrees."""

    coat: str
    raised: str = "far"  # which foreleg is lifted, "far" or "near"
    mane: str = "long"
    tail: str = "long"
    marks: tuple[str, ...] = ()  # any of "dapple", "socks", "stockings", "blaze", "star"
    neck: tuple[float, float, float] = (0, 0, 0)  # at its root, half way up, at the poll
    near_hind: tuple[float, float, float] = (0, 0, 0)  # hip, hock, fetlock
    far_hind: tuple[float, float, float] = (0, 0, 0)
    fore: tuple[float, float, float] = (0, 0, 0)  # of the foreleg that stands
    lifted: tuple[float, float, float] = (0, 0, 0)  # of the raised one
    crest: float = 0.0  # how much fuller the neck is
    swing: float = 0.0  # of the tail, at its root

    def front(self, head: bool = False) -> Bend:
        """The bend of the neck, or of the head upon it, which the bridle follows too."""
        turns = list(zip((NECK, THROAT, POLL), self.neck, strict=True))
        if head:
            return rigid(turns)
        return together(fuller((112, 122), (0.42, -0.9), 30, self.crest), limb(turns[:2]))

    def body(self) -> Bend:
        """The bend of everything that is drawn in one piece with the trunk."""
        hind = limb(list(zip(NEAR_HIND, self.near_hind, strict=True)), (31, 242), 186)
        if self.raised == "near":
            return together(self.front(), hind)
        fore = limb(list(zip(NEAR_FORE, self.fore, strict=True)), (107, 242), 190)
        return together(self.front(), hind, fore)


def hoof(cv: Canvas, x, y, turn=0, ramp=HOOF):
    with cv.at(x, y, 1, turn):
        cv.shape("-4.4,0| 4.2,-.4| 7,6.6| -4.8,6.8|", ramp, 1)
        cv.pen("-3.6,.9 0,1.5 4,.7", 0.8, ramp.light)


def _far_hind(cv: Canvas, far, marks):
    t = Tube.limb(
        "44,172,16 52,184,15/11.4 55.6,194,11.4/8 53.6,202,8/5.8 51.2,207.6,6.8/4.6"
        " 51.4,213,4.3/4 52.8,220,3.5 55,229,3.3 57,234.2,5/3.8 58.6,238,3.3 59.8,241,3.8"
    )
    cv.tube(t, far, 1)
    cv.pen(t.points(0.4, 0.3, 0.52), 1.1, blend(far.mid, far.light, 0.6))  # thigh and tendon
    cv.pen(t.points(0, 0.6, 0.84), 0.9, blend(far.mid, far.light, 0.6))
    cv.pen([t.at(0.5, -0.1), t.at(0.525, -0.6), t.at(0.56, -0.8)], 0.6, INK)
    cv.rounding(t, 0.2, 0.95, 12, 0.55, 0.55, 1, far.dark)
    _stocking(cv, t, 0.62, marks)
    hoof(cv, 60.4, 240.6, -6)


def _stocking(cv: Canvas, t: Tube, start, marks):
    """A white sock, or a leg that darkens towards the hoof."""
    if "socks" in marks:
        cv.shape(t.panel(-0.97, 0.97, start + 0.2, 0.99, 13), LINEN.mid, 0)
    if "stockings" in marks:
        for k in range(5):  # ever darker downwards
            leg = t.panel(-0.97, 0.97, start + 0.05 * k, 0.99, 9)
            cv.shape(leg, MANE_DARK.mid, 0, opacity=0.24)


def _far_fore(cv: Canvas, far, marks):
    t = Tube.limb(
        "112,176,10 113.4,192,6.8 114.8,203.6,4.8 115.4,210,5.2 115.6,215,4"
        " 115.6,225,3.2 116,233.6,4.3 117.2,237.4,3.3 118,241,3.8"
    )
    cv.tube(t, far, 1)
    cv.rounding(t, 0.2, 0.95, 10, 0.55, 0.5, 1, far.dark)
    _stocking(cv, t, 0.6, marks)
    hoof(cv, 118, 240.6, -4)


def _raised(cv: Canvas, ramp, marks, trunk: Box | None = None):
    """Foreleg lifted: forearm forward, a squared knee, the cannon hanging from it.

    `trunk` is the box of the trunk which the near leg grows out of.
    """
    hoof(cv, 124.6, 222.6, 44)
    front, back = curve(RAISED_FRONT), curve(RAISED_BACK)
    whole = front.then(back, close=True)
    cv.shape(whole, Slant(ramp, trunk) if trunk else ramp, 0)
    if "socks" in marks:
        cv.shape(f"128.4,209| 132.4,206.8 135.6,208.8| {RAISED_SOCK}", LINEN, 0)
    if "stockings" in marks:
        for top in (
            "128.8,208.4 130.6,204| 134,201 137,204.4| 135,210.4",
            "127.8,210.4| 131.6,206.8 135,210.4|",
        ):
            cv.shape(f"{top} {RAISED_SOCK}", MANE_DARK.mid, 0, opacity=0.5)
    cannon = Tube.limb("134.8,200,4.6 132.8,207,3.4 130.4,213.4,3.5")
    if "socks" not in marks:
        cv.rounding(cannon, 0.1, 0.95, 7, 0.5, 0.5, 0.8, ramp.dark)
    forearm = Tube.limb("112,176,9.6 119.4,183.4,7.4 128.6,190.2,5.2 133,193.4,4.4")
    cv.rounding(forearm, 0.6, 0.95, 6, 0.5, 0.5, 1.2, ramp.dark)
    cv.pen(forearm.points(-0.45, 0.2, 0.85), 1, ramp.light)
    cv.pen("134.2,190.4 136.6,193 136.2,197", 0.6, ramp.dark)  # the bones of the knee
    cv.pen("131.4,197.2 134,199 137.4,198.4", 0.6, ramp.dark)
    cv.pen("126.6,217 129.6,219.6 132.2,218.2", 0.55, ramp.dark)
    if trunk:
        cv.pen(RAISED_FRONT, 1.25, taper="in")
        cv.pen(RAISED_BACK, 1.25, taper="out")
    else:
        cv.line(whole, 1)


def horse(cv: Canvas, of: Horse):
    """The whole animal without its harness."""
    coat, far, hair = COATS[of.coat]
    with cv.bent(limb([(TAIL, of.swing)])):
        tail(cv, of.tail, hair)
    hind = limb(list(zip(FAR_HIND, of.far_hind, strict=True)), (60, 242), 186)
    with cv.bent(hind):
        _far_hind(cv, far, of.marks)
    lifted = limb(list(zip(LIFTED, of.lifted, strict=True)))
    if of.raised == "far":
        with cv.at(2, 1), cv.bent(lifted):
            _raised(cv, far, of.marks)
    else:
        standing = limb(list(zip(FAR_FORE, of.fore, strict=True)), (117, 242), 190)
        with cv.bent(standing):
            _far_fore(cv, far, of.marks)
    with cv.bent(of.body()):
        hoof(cv, 31.6, 240.6)
        if of.raised == "far":
            hoof(cv, 108, 240.6)
        legs = FORE_DOWN if of.raised == "far" else FORE_NONE
        trunk = curve(TRUNK + legs + BREAST, closed=True)
        box = trunk.map(cv.to_page).box()
        cv.shape(trunk, Slant(coat), 1.2)
        _near_stockings(cv, of)
        _modelling(cv, coat, of.raised)
        if "dapple" in of.marks:
            _dapples(cv, coat)
    if of.raised == "near":
        with cv.at(0, -1), cv.bent(lifted):
            _raised(cv, coat, of.marks, box)
    with cv.bent(of.front(head=True)):
        _head(cv, coat, far, of.marks)
    with cv.bent(of.front()):
        mane(cv, of.mane, hair)
    with cv.bent(of.front(head=True)):
        _near_ear(cv, coat)
        forelock(cv, of.mane, hair)


def _near_stockings(cv: Canvas, of: Horse):
    """The lower part of the legs that are one piece with the trunk, from a height downwards."""
    hind = (
        "27.9,222 27.5,230 26.1,235.6 27.9,239 27.5,241.5| 35.1,241.5| 34.7,238.6 33.2,234.6"
        " 32.5,229"
    )
    fore = (
        "103.7,222 103.7,228 102.4,234.6 104.1,238.6 103.9,241.5| 111.3,241.5| 110.8,238.6"
        " 109.6,234.4 108.4,228.6"
    )
    legs = [(hind, 27.4, 33), (fore, 103.5, 108.5)][: 2 if of.raised == "far" else 1]
    for low, left, right in legs:
        middle = (left + right) / 2
        if "socks" in of.marks:
            low = low.split(" ", 1)[1]
            cv.shape(f"{middle},227 {low} {right},230", LINEN, 0)
        if "stockings" in of.marks:
            for y in (211, 214, 217, 220):
                top = f"{left},{y + 2}| {middle},{y - 3} {right},{y + 2}|"
                cv.shape(
                    f"{top} {right},222 {' '.join(reversed(low.split()))}",
                    MANE_DARK.mid,
                    0,
                    opacity=0.3,
                )


def _dapples(cv: Canvas, coat):
    """A grey's quarters and shoulder: darker, with pale spots that lie close together."""
    cv.shape(
        "27,158 32,146 44,143 56,146 57,160 53,174 45,187 36,190 30,180", coat.dark, 0, opacity=0.34
    )
    cv.shape("97,150 105,140 114,136 124,142 125,154 119,164 106,162", coat.dark, 0, opacity=0.24)
    for x, y, r, lie in (
        (33, 151.4, 1.5, 1.0),
        (40.4, 149.6, 2.1, 0.7),
        (50, 148.6, 1.4, 0.9),
        (33.4, 164, 2.0, 1.0),
        (41.6, 163.6, 2.7, 0.75),
        (49.4, 162.8, 1.9, 1.1),
        (36.6, 169.4, 2.9, 0.85),
        (45.6, 168.8, 2.1, 1.0),
        (51.6, 168.4, 1.3, 0.8),
        (33.2, 174.8, 1.6, 0.9),
        (40.6, 175.6, 2.2, 1.1),
        (46.4, 174.6, 1.4, 1.0),
        (36.8, 181.4, 1.9, 0.8),
        (43, 181, 1.2, 1.0),
        (39.6, 187, 1.3, 0.9),
        (103.6, 145.6, 1.5, 1.0),
        (110.4, 142, 2.3, 0.8),
        (117.4, 145.4, 1.8, 1.1),
        (109, 149.4, 1.3, 0.9),
        (114.6, 136.4, 1.4, 1.0),
        (106.4, 134.6, 1.8, 0.8),
    ):
        cv.flat(ellipse(x, y, r, r * lie, 30), blend(coat.light, coat.mid, 0.25))


def _modelling(cv: Canvas, coat, raised):
    """Muscle lines and hatching on trunk and near legs."""
    d, li = coat.dark, coat.light
    cv.shape(
        "60,182.4 70,178 84,180 94,182 101,186.4| 93,189 80,189 67,185.6",
        d,
        0,
        opacity=0.5,
    )
    cv.thorns("98,178 110,171 122,161", "97,170 108,165 118,154", 9, 0.6, 0.05, d)
    cv.thorns("56,181 60,179", "56,176 60,175", 2, 0.6, 0.05, d)
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
        "129.8,156 128.6,163 125.4,171 120,178.6",
        "123,154 122,161 118.6,168 113.6,175",
        10,
        0.55,
        0.1,
        d,
    )
    # neck
    cv.thorns("123.6,128 126,139.6 129.6,149", "117.6,127 119,138 121.6,147", 8, 0.55, 0.12, d)
    cv.pen("119,114 113,127 109,141", 0.8, d)
    cv.pen("122.6,124 121,131 121.6,138 124.6,146", 0.7, d)
    cv.pen("129.4,157 126,162 121.6,164.6", 0.7, d)
    if raised == "far":
        cv.thorns("112.6,192 110.4,203 110.6,210", "107.6,193 106,203 106.4,210", 7, 0.5, 0, d)
        cv.pen("105.6,196 105.4,206", 1, li)
        cv.pen("105.4,214 105.8,228", 0.9, li)
        cv.pen("102,210 105.6,212 110,210.4", 0.6, d)


def _head(cv: Canvas, coat, far, marks=()):
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
    if "blaze" in marks:
        cv.shape(
            "134,93.6 137,97.4 141.6,105.6 145.6,114 143.4,113 139,106 135.4,99.6", LINEN.light, 0
        )
    else:
        cv.pen("137,101 141,109 144.6,117", 1.1, li)
    if "star" in marks:
        cv.shape("136.6,97.6| 139.6,101.4 139.4,104.6| 136.4,101.4", LINEN.light, 0)
    cv.pen("137.6,108 139.6,114 138,119", 0.7, d)
    cv.pen("146.4,130.2 143.6,128.8 142.4,127", 0.8)
    cv.shape("146.2,122.4 148.6,121.8 148.6,124.6 147,125.2", INK, 0)
    # eye
    cv.shape("130,103.4| 132.6,100.8 136.2,102.4| 135,104.6 132,105", INK, 0.5, weight=0)
    cv.pen("131.8,102.2 133,101.6 134,101.8", 0.6, PAPER)
    cv.pen("128.8,103.6 132.2,99.8 136.8,102", 1.1)
    cv.pen("129.8,106.4 132.6,107.6 136,106.4", 0.55, d)
    cv.pen("130.4,98.6 133,97 136,98.4", 0.55, d)


def _near_ear(cv: Canvas, coat):
    cv.shape("123.6,95 122.4,87.6 125.6,79.6| 129.6,86 129,94", coat, 1)
    cv.shape("124.8,92.6 124.4,87.6 126,83 127.6,87.6 127.2,92.4", coat.dark, 0)
