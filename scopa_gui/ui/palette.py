"""The colours of the theme as they reach the screen: as they are, or in high contrast.

Screens name the colours of ``theme``; whatever puts one on a surface asks the palette first. In
high contrast paper is white, everything written or drawn on it is dark, everything light on cloth
or ink is white. Hues stay, so that what is red is still red to whoever sees it.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from scopa_gui.ui import theme
from scopa_gui.ui.theme import RGB, rgb

DARKEST = 0.1
"""The most luminance of what is dark: white has 7 : 1 against it."""
LIGHT_FROM = 0.5
CLOTH_LUMINANCE = 0.012
WHITE: RGB = (255, 255, 255)
STRONG: Mapping[RGB, RGB] = MappingProxyType(
    {
        theme.ROW_HOVER: rgb("#ffe28a"),
        theme.ROW_PRESS: rgb("#ffcb3d"),
        theme.GROOVE: rgb("#d4d4d4"),
        theme.DISABLED_FACE: rgb("#d4d4d4"),
        theme.GOLD: rgb("#ffc933"),
        theme.GOLD_FACE: rgb("#ffe28a"),
        theme.BRASS: rgb("#ffd86b"),
        theme.INK: rgb("#000000"),
        theme.INK_2: rgb("#262626"),
        theme.INK_3: rgb("#333333"),
        theme.SHADOW: rgb("#000000"),
        theme.CLOTH_SHADOW: rgb("#000000"),
    }
)
"""Colours that are neither simply darkened nor simply white."""
_WEB = re.compile(r"#[0-9a-fA-F]{6}")


def luminance(colour: RGB) -> float:
    """How bright a colour is to the eye, 0 to 1."""
    parts = [part / 255 for part in colour]
    linear = [p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: RGB, other: RGB) -> float:
    """How well two colours can be told apart, 1 to 21."""
    darker, brighter = sorted((luminance(one), luminance(other)))
    return (brighter + 0.05) / (darker + 0.05)


def darkened(colour: RGB, most: float) -> RGB:
    """The colour in the same hue with no more luminance than ``most``."""
    share = 1.0
    found = colour
    while luminance(found) > most:
        share -= 0.02
        found = (round(colour[0] * share), round(colour[1] * share), round(colour[2] * share))
    return found


@dataclass(frozen=True)
class Palette:
    """Usual, or in high contrast."""

    strong: bool = False

    def of(self, colour: RGB) -> RGB:
        """A colour of the theme as it is put on a surface."""
        if not self.strong:
            return colour
        if colour in STRONG:
            return STRONG[colour]
        return WHITE if luminance(colour) >= LIGHT_FROM else darkened(colour, DARKEST)

    def cloth(self, name: str) -> RGB:
        """The colour of a cloth."""
        colour = theme.CLOTHS[name]
        return darkened(colour, CLOTH_LUMINANCE) if self.strong else colour

    def line_alpha(self, alpha: int) -> int:
        """How opaque a line is: in high contrast no line is faint."""
        return 255 if self.strong else alpha

    def redrawn(self, svg: str) -> str:
        """A generated drawing in these colours."""
        if not self.strong:
            return svg

        def other(found: re.Match[str]) -> str:
            return "#{:02x}{:02x}{:02x}".format(*self.of(rgb(found[0])))

        return _WEB.sub(other, svg)


USUAL = Palette()
STRONGEST = Palette(strong=True)
