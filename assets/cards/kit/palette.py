"""The colours of the deck: one ink, one paper, and a four-step ramp per printed hue.

Every field of colour is painted from a `Ramp`; apart from a few named single
colours below, no other hex value belongs in the drawing modules.
"""

from typing import NamedTuple


class Ramp(NamedTuple):
    """Four steps of one printed colour, from the lamp side to the far side."""

    light: str
    mid: str
    dark: str
    deep: str


def blend(a: str, b: str, t: float) -> str:
    """The colour t of the way from a to b (hex strings, t in 0..1)."""
    va, vb = ([int(c[i : i + 2], 16) for i in (1, 3, 5)] for c in (a, b))
    return "#" + "".join(f"{round(x + (y - x) * t):02x}" for x, y in zip(va, vb, strict=True))


def shade(ramp: Ramp, k: float) -> str:
    """A colour on the ramp for a light value k: 1 is the lit step, 0 the deep one."""
    steps = (ramp.deep, ramp.dark, ramp.mid, ramp.light)
    x = min(max(k, 0.0), 1.0) * 3
    i = min(int(x), 2)
    return blend(steps[i], steps[i + 1], x - i)


INK = "#1f1712"  # warm black of the line


def _ramp(light: str, mid: str, dark: str) -> Ramp:
    """A ramp whose deep step lies half way between its dark one and the ink."""
    return Ramp(light, mid, dark, blend(dark, INK, 0.5))


PAPER = "#fffaf0"  # the card's ground, and the white of an eye
EDGE = "#b7a684"  # hairline round the card
WHITE = "#fffdf5"  # pearls, sparks
LIP = "#b8483a"
BLUSH = "#e2705a"
BROWN_EYE, BLUE_EYE, GREEN_EYE = "#4a3016", "#38618f", "#3f6b3a"

# the print: four colours, and what is mixed from them
GOLD = Ramp("#ffe98c", "#f6c42a", "#cf8a18", "#8c5508")
RED = Ramp("#f0805f", "#d5321e", "#9c1e15", "#64110d")
GREEN = Ramp("#86c268", "#31853f", "#185529", "#0f3a1e")
BLUE = Ramp("#80b0ee", "#275dbe", "#163c88", "#0d2657")
EMBER = Ramp(RED.light, blend(RED.mid, RED.light, 0.35), RED.mid, RED.dark)
GARNET = Ramp(RED.mid, RED.dark, blend(RED.dark, RED.deep, 0.5), RED.deep)
SILVER = Ramp("#f8f8f3", "#cfd5d4", "#8b979b", "#4f5b61")
LINEN = _ramp("#fffef8", "#f4eee0", "#c9bfab")
WOOD = Ramp("#f3d9a4", "#d6a75c", "#9a6a2c", "#623f16")
LEATHER = _ramp("#b57f4c", "#85522a", "#4f2d14")
RAVEN = Ramp("#6e665c", "#2e2620", INK, "#140e0b")

# maiolica
GLAZE = "#f8f1de"
COBALT = Ramp("#7da3d6", "#1f4f99", "#14376f", "#0c2349")

# skin
FLESH = _ramp("#fde4c8", "#f4cda4", "#d89a6e")
FAIR = _ramp("#ffeedd", "#f8d8ba", "#dba585")
OLIVE = _ramp("#f2cfa6", "#e0b285", "#b98152")
RUDDY = _ramp("#fbd9b8", "#efbd95", "#cf8560")
MOOR = _ramp("#b27c53", "#8a5533", "#5a311b")

# hair
HAIR_BROWN = _ramp("#99683c", "#6d4423", "#3c2411")
HAIR_BLACK = _ramp("#5f5044", "#332820", "#15100d")
HAIR_FAIR = _ramp("#f3cd7f", "#d8a145", "#a06a1d")
HAIR_RED = _ramp("#de8b4c", "#b75a24", "#7a3413")
HAIR_GREY = _ramp("#dad4ca", "#aea79e", "#5f5954")
HAIR_WHITE = _ramp("#f8f4ec", "#dcd5c9", "#8d8479")

# horses: near side, far legs, mane
HORSE = _ramp("#c8a98a", "#9b7b5e", "#624a37")
HORSE_FAR = _ramp("#97795d", "#786048", "#4b3829")
HORSE_PALE = _ramp("#f0ebe3", "#d3cabf", "#978b7f")
HORSE_PALE_FAR = _ramp("#c2b8ab", "#a3988b", "#73685e")
HORSE_DARK = _ramp("#9b897b", "#65564c", "#392f2a")
HORSE_DARK_FAR = _ramp("#675950", "#4a3f38", "#2b2420")
HORSE_CHESTNUT = _ramp("#d79a66", "#a9683a", "#6b3d1d")
HORSE_CHESTNUT_FAR = _ramp("#a36d42", "#7f4d29", "#553018")
MANE = _ramp("#6f5846", "#453325", "#271b13")
MANE_DARK = _ramp("#5d5049", "#332a26", "#181210")
MANE_FAIR = _ramp("#f5e6c8", "#ddc396", "#a07f52")
MANE_GREY = _ramp("#a79d94", "#766c64", "#463e38")
HOOF = _ramp("#7d6b5a", "#55463a", "#2d241d")
