"""The portrait drawing kit: a sheet that collects shapes, and the parts of a face.

Faces stand on a box of 64 in a circle. Shapes have an ink outline and a gradient of their own hue,
as on the cards; light comes from the upper left. Only what the program's rasteriser knows is used:
no clipping, so shoulders end on the circle by an arc.
"""

import re
from dataclasses import dataclass, field

INK = "#2a1c11"
LINEN = "#fdf8ea"
GOLD = "#e0a92e"
LONG_NUMBER = re.compile(r"\d+\.\d{3,}")


@dataclass
class Sheet:
    """Collects shapes and their gradients."""

    shapes: list[str] = field(default_factory=list)
    gradients: list[str] = field(default_factory=list)

    def gradient(self, light: str, dark: str, x0: float, y0: float, x1: float, y1: float) -> str:
        """A gradient between two points; the name to fill with."""
        name = f"g{len(self.gradients)}"
        self.gradients.append(
            f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" x1="{x0}" y1="{y0}" '
            f'x2="{x1}" y2="{y1}"><stop offset="0" stop-color="{light}"/>'
            f'<stop offset="1" stop-color="{dark}"/></linearGradient>'
        )
        return f"url(#{name})"

    def fill(self, data: str, paint: str, opacity: float = 1.0) -> None:
        """A shape without an outline."""
        extra = "" if opacity == 1 else f' fill-opacity="{opacity}"'
        self.shapes.append(f'<path d="{data}" fill="{paint}"{extra}/>')

    def shape(self, data: str, paint: str, line: float = 1.3) -> None:
        """A shape with an ink outline."""
        self.shapes.append(
            f'<path d="{data}" fill="{paint}" stroke="{INK}" stroke-width="{line}" '
            'stroke-linejoin="round" stroke-linecap="round"/>'
        )

    def stroke(self, data: str, line: float = 0.9, colour: str = INK, opacity: float = 1) -> None:
        """A line of the pen."""
        extra = "" if opacity == 1 else f' stroke-opacity="{opacity}"'
        self.shapes.append(
            f'<path d="{data}" fill="none" stroke="{colour}" stroke-width="{line}"{extra} '
            'stroke-linejoin="round" stroke-linecap="round"/>'
        )

    def dot(self, x: float, y: float, r: float, paint: str, line: float = 0) -> None:
        """A disc."""
        edge = f' stroke="{INK}" stroke-width="{line}"' if line else ""
        self.shapes.append(f'<circle cx="{x}" cy="{y}" r="{r}" fill="{paint}"{edge}/>')

    def text(self) -> str:
        """The whole file, numbers to a hundredth."""
        return LONG_NUMBER.sub(lambda m: f"{float(m[0]):.2f}", self._document())

    def _document(self) -> str:
        return (
            '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64">\n'
            f"<defs>{''.join(self.gradients)}</defs>\n" + "\n".join(self.shapes) + "\n</svg>\n"
        )


@dataclass(frozen=True)
class Skin:
    """Tones of a face."""

    light: str
    dark: str
    shade: str
    blush: str


FAIR = Skin("#fbdfbd", "#e9b88a", "#c98652", "#e07a55")
OLIVE = Skin("#f0c898", "#d59e67", "#a8693a", "#cf6a42")
TAN = Skin("#dba874", "#b97c48", "#8a5228", "#b8532e")
RUDDY = Skin("#f6cda6", "#dfa070", "#b9693c", "#d9583a")


@dataclass(frozen=True)
class Head:
    """Half widths of a face from the forehead down, and where it ends."""

    temple: float
    cheek: float
    jaw: float
    chin: float
    chin_width: float = 3.0


def head(s: Sheet, skin: Skin, h: Head) -> None:
    """The face with its shaded right side; ears are drawn before."""
    t, c, j, y, w = h.temple, h.cheek, h.jaw, h.chin, h.chin_width
    outline = (
        f"M{32 - t} 24C{32 - t} 15 27 12 32 12C37 12 {32 + t} 15 {32 + t} 24"
        f"C{32 + t} 29 {32 + c + 0.4} 30 {32 + c} 34C{32 + c - 0.4} 38 {32 + j + 1} 40 {32 + j} 42"
        f"C{32 + j - 2} {y - 1} {32 + w} {y} 32 {y}"
        f"C{32 - w} {y} {32 - j + 2} {y - 1} {32 - j} 42"
        f"C{32 - j - 1} 40 {32 - c + 0.4} 38 {32 - c} 34C{32 - c - 0.4} 30 {32 - t} 29 {32 - t} 24Z"
    )
    s.fill(outline, s.gradient(skin.light, skin.dark, 24, 18, 43, 40))
    s.fill(
        f"M{32 + t} 24C{32 + t} 29 {32 + c + 0.4} 30 {32 + c} 34"
        f"C{32 + c - 0.4} 38 {32 + j + 1} 40 {32 + j} 42C{32 + j - 2} {y - 1} {32 + w} {y} 32 {y}"
        f"C{32 + w + 1} {y - 3} {32 + j - 2.4} 40 {32 + c - 2.8} 36"
        f"C{32 + c - 2.4} 31 {32 + t - 1.4} 28 {32 + t} 24Z",
        skin.shade,
        0.42,
    )
    s.shape(outline, "none")


def ears(s: Sheet, skin: Skin, h: Head, size: float = 1.0) -> None:
    """Both ears."""
    for side in (-1, 1):
        x = 32 + side * (h.cheek - 0.6)
        a = side * 3.4 * size
        s.shape(
            f"M{x:.2f} 28.5C{x + a:.2f} 26.4 {x + a * 1.1:.2f} 31 {x + a * 0.7:.2f} 33.4"
            f"C{x + a * 0.5:.2f} 35.6 {x:.2f} 36 {x:.2f} 34.6Z",
            skin.light if side < 0 else skin.dark,
            1.1,
        )


def neck(s: Sheet, skin: Skin, width: float = 5.2) -> None:
    """The neck with the shadow of the chin."""
    a, b = 32 - width, 32 + width
    s.shape(
        f"M{a} 38V50C{a + 2} 55 {b - 2} 55 {b} 50V38Z",
        s.gradient(skin.light, skin.dark, a, 44, b, 46),
    )
    s.fill(
        f"M{a} 42C{a + 3} 49 {b - 2} 49.4 {b} 42V47.6C{b - 2} 51 {a + 4} 50 {a} 45Z",
        skin.shade,
        0.5,
    )


def shoulders(s: Sheet, light: str, dark: str, slope: float = 0.0) -> None:
    """A coat or dress down to the circle."""
    s.shape(
        f"M9.64 52C13 {48 + slope} 20 {46 + slope} 26 45C28 50 36 50 38 45"
        f"C44 {46 + slope} 51 {48 + slope} 54.36 52A30 30 0 0 1 9.64 52Z",
        s.gradient(light, dark, 18, 46, 44, 62),
    )


@dataclass(frozen=True)
class Gaze:
    """Eyes: where they are, how open, what colour."""

    iris: str
    y: float = 30.0
    apart: float = 4.9
    open: float = 1.0
    look: float = 0.0
    lashes: bool = False


def eyes(s: Sheet, g: Gaze) -> None:
    """A pair of eyes, lids in a stronger line."""
    for side in (-1, 1):
        x, y = 32 + side * g.apart, g.y
        up, low = 2.9 * g.open, 1.9 * g.open
        white = (
            f"M{x - 2.7:.2f} {y + 0.2:.2f}Q{x:.2f} {y - up:.2f} {x + 2.7:.2f} {y:.2f}"
            f"Q{x:.2f} {y + low:.2f} {x - 2.7:.2f} {y + 0.2:.2f}Z"
        )
        s.fill(white, "#fffaf0")
        s.dot(
            round(x + g.look, 2), round(y - 0.2, 2), round(1.35 * min(1, g.open + 0.1), 2), g.iris
        )
        s.dot(round(x + g.look, 2), round(y - 0.2, 2), 0.7, INK)
        s.dot(round(x + g.look - 0.5, 2), round(y - 0.75, 2), 0.38, "#ffffff")
        s.stroke(f"M{x - 2.8:.2f} {y + 0.2:.2f}Q{x:.2f} {y - up:.2f} {x + 2.8:.2f} {y:.2f}", 1.15)
        s.stroke(
            f"M{x - 1.9:.2f} {y + 0.9:.2f}Q{x:.2f} {y + low:.2f} {x + 1.9:.2f} {y + 0.8:.2f}",
            0.5,
            INK,
            0.6,
        )
        if g.lashes:
            s.stroke(f"M{x + side * 2.6:.2f} {y:.2f}L{x + side * 3.7:.2f} {y - 1.1:.2f}", 0.9)


def brows(
    s: Sheet,
    colour: str,
    y: float,
    weight: float,
    inner: float = 0,
    outer: float = 0,
    lift: float = 0,
) -> None:
    """Brows as tapering strokes; ``lift`` raises the right one alone."""
    for side in (-1, 1):
        up = lift if side > 0 else 0
        a, b, c = 32 + side * 2.2, 32 + side * 5, 32 + side * 8
        s.fill(
            f"M{a:.2f} {y + inner - up + weight:.2f}"
            f"Q{b:.2f} {y - 1.6 - up:.2f} {c:.2f} {y + 0.8 + outer - up:.2f}"
            f"Q{b:.2f} {y - 1.4 - up - weight:.2f} {a:.2f} {y + inner - up - weight * 0.4:.2f}Z",
            colour,
        )


def nose(s: Sheet, skin: Skin, length: float = 35.4, width: float = 2.2, bump: float = 0) -> None:
    """A nose turned a little to the left, shaded on its right side."""
    b, w = length, width
    s.fill(
        f"M32.6 28C33 31 {32 + w + 1.2} {b - 2} {32 + w + 0.6} {b}"
        f"C33 {b + 1} 32.4 {b + 0.6} 32 {b}Z",
        skin.shade,
        0.4,
    )
    s.stroke(
        f"M31.6 28.6C{31 - bump} 31 {31.4 - w} {b - 2.2} {31.6 - w} {b - 0.6}"
        f"C{31.4 - w} {b + 0.6} {32.4 - w / 2} {b + 0.9} 32 {b + 0.5}"
        f"C{32 + w / 2} {b + 1.1} {32 + w} {b + 0.6} {32.2 + w} {b - 0.6}",
        0.95,
    )


def blush(s: Sheet, skin: Skin, y: float = 35.4, apart: float = 6.4, r: float = 2.4) -> None:
    """Warm cheeks."""
    for side in (-1, 1):
        s.shapes.append(
            f'<circle cx="{32 + side * apart}" cy="{y}" r="{r}" fill="{skin.blush}"'
            ' fill-opacity="0.32"/>'
        )


def smile(s: Sheet, y: float, half: float, lips: str, curve: float = 1.6, tilt: float = 0) -> None:
    """Closed lips."""
    a, b = 32 - half, 32 + half
    s.fill(
        f"M{a} {y}Q30.4 {y - 1.3} 32 {y - 0.6}Q33.6 {y - 1.3} {b} {y - tilt}"
        f"Q32 {y + curve * 2.2} {a} {y}Z",
        lips,
    )
    s.stroke(f"M{a - 0.7} {y - 0.4}Q32 {y + curve} {b + 0.7} {y - 0.4 - tilt}", 0.95)


def laugh(s: Sheet, y: float, half: float, lips: str) -> None:
    """An open laugh with teeth."""
    a, b = 32 - half, 32 + half
    s.shape(
        f"M{a} {y}Q32 {y + 1.4} {b} {y}Q{b - 1} {y + 5} 32 {y + 5.2}Q{a + 1} {y + 5} {a} {y}Z",
        "#6b1a12",
        1.0,
    )
    s.fill(
        f"M{a + 0.7} {y + 0.4}Q32 {y + 1.7} {b - 0.7} {y + 0.4}Q32 {y + 4.4} {a + 0.7} {y + 0.4}Z",
        LINEN,
    )
    s.stroke(f"M{a + 1.4} {y + 4.6}Q32 {y + 6.4} {b - 1.4} {y + 4.6}", 1.2, lips)


def ground(s: Sheet, light: str, dark: str) -> None:
    """The round paper behind."""
    s.dot(32, 32, 30, s.gradient(light, dark, 14, 8, 50, 58))


def rim(s: Sheet) -> None:
    """The ink circle round it all."""
    s.shapes.append(f'<circle cx="32" cy="32" r="30" fill="none" stroke="{INK}" stroke-width="2"/>')
