"""Colours and lines of the osteria: one palette for every screen.

Values are those of the design tokens: warm ink on cream paper, one accent (vermilion), gold only
for what was won, cloth and walnut around it.
"""

from dataclasses import dataclass

RGB = tuple[int, int, int]


def rgb(text: str) -> RGB:
    """``#rrggbb`` as a triple of 0 to 255."""
    value = int(text.removeprefix("#"), 16)
    return value >> 16, value >> 8 & 255, value & 255


INK = rgb("#2a1c11")
INK_2 = rgb("#5f4c38")
INK_3 = rgb("#8a765c")
PAPER = rgb("#f6ecd6")
PAPER_HI = rgb("#fdf8ea")
PAPER_LO = rgb("#eaddc1")
ROW_HOVER = rgb("#e7d8b6")
ROW_PRESS = rgb("#d9c79d")
GROOVE = rgb("#dccca7")
LIP = rgb("#b79c6c")
DISABLED_FACE = rgb("#e9dfc8")
DISABLED_EDGE = rgb("#b3a283")
DISABLED_TEXT = rgb("#8d7c62")
VERMILION = rgb("#be301c")
VERMILION_HOVER = rgb("#c7361f")
VERMILION_PRESS = rgb("#a02513")
VERMILION_LIP = rgb("#741a0d")
VERMILION_DARK = rgb("#8c2012")
ON_VERMILION = rgb("#fff6e2")
GOLD = rgb("#e0a92e")
GOLD_FACE = rgb("#f0c552")
GOLD_TEXT = rgb("#85590a")
BLUE = rgb("#1f4f99")
BLUE_DARK = rgb("#14376f")
LEAF = rgb("#3c7a3a")
CREAM = rgb("#f6ecd4")
CREAM_2 = rgb("#d8d3b4")
IVORY = rgb("#fff6dc")
ON_INK = rgb("#fdf6e4")
SHADOW = rgb("#0a0602")
CLOTH_SHADOW = rgb("#06150d")
WALNUT = rgb("#623b23")
BRASS = rgb("#cea85c")
DIMMED = rgb("#7c807a")
"""Multiplied over a card that is out of reach."""

CLOTHS = {"green": rgb("#1f5c40"), "wine": rgb("#6e2026"), "blue": rgb("#1e365c")}


@dataclass(frozen=True)
class FontFace:
    """A font file of one of the two font packages."""

    package: str
    file: str


FACES = {
    "text": FontFace("font_lato", "Lato-Regular.ttf"),
    "bold": FontFace("font_lato", "Lato-Bold.ttf"),
    "italic": FontFace("font_lato", "Lato-Italic.ttf"),
    "serif": FontFace("font_source_serif_pro", "SourceSerifPro-Semibold.ttf"),
    "serif-italic": FontFace("font_source_serif_pro", "SourceSerifPro-SemiboldIt.ttf"),
    "serif-light-italic": FontFace("font_source_serif_pro", "SourceSerifPro-It.ttf"),
}
"""Faces by role. The text faces have tabular figures; none of them has arrows or ticks."""
