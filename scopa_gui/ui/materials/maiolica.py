"""Painted tiles: one tile, the band along a sheet, as vector text."""

from scopa_gui.ui.materials.shapes import box, disc, path, web
from scopa_gui.ui.theme import BLUE, GOLD, LEAF, RGB, VERMILION

TILE_BOX = "0 0 40 40"
GLAZE: RGB = (248, 241, 222)
BRUSH_LIGHT: RGB = (125, 163, 214)
BAND_CELL = 1.25
"""Width of one figure of the band over its height."""


def _fill(colour: RGB) -> str:
    return f'fill="{web(colour)}"'


def tile() -> str:
    """One tile in a box of 40: quarter rosettes in the corners, a flower in the middle."""
    quarter = "".join(
        (
            path("M0 0H13C13 7 7 13 0 13Z", _fill(BLUE)),
            path("M0 0H8.4C8.4 5 5 8.4 0 8.4Z", _fill(GOLD)),
            path("M0 0H4C4 2.4 2.4 4 0 4Z", _fill(GLAZE)),
            path("M20 18C16.6 14 16.6 8.5 20 4.5C23.4 8.5 23.4 14 20 18Z", _fill(BLUE)),
            path("M20 16.4C18.4 13.6 18.4 10.4 20 7.6Z", _fill(BRUSH_LIGHT)),
            path(
                "M18.6 18.6C14.5 17.6 12.2 14.6 11.4 11.4C14.6 12.2 17.6 14.5 18.6 18.6Z",
                _fill(LEAF),
            ),
        )
    )
    turns = "".join(
        f'<g transform="rotate({angle} 20 20)">{quarter}</g>' for angle in (0, 90, 180, 270)
    )
    heart = (
        disc(20, 20, 4.4, _fill(GLAZE))
        + disc(20, 20, 3.4, _fill(GOLD))
        + disc(20, 20, 1.5, _fill(VERMILION))
    )
    return box(0, 0, 40, 40, 0, _fill(GLAZE)) + turns + heart


def band(width: int, height: int) -> str:
    """A band of lozenges, berries and leaves, whole figures only, in pixels."""
    count = max(1, round(width / (height * BAND_CELL)))
    cell = width / count
    figures = "".join(_lozenge(i * cell, cell, height) for i in range(count + 1))
    figures += "".join(_berry((i + 0.5) * cell, cell, height) for i in range(count))
    line = max(1.0, height * 0.07)
    edges = path(
        f"M0 {height * 0.03:.2f}H{width}M0 {height * 0.97:.2f}H{width}",
        f'stroke="{web(BLUE)}" stroke-width="{line:.2f}" fill="none"',
    )
    return box(0, 0, width, height, 0, _fill(GLAZE)) + figures + edges


def _lozenge(x: float, cell: float, h: float) -> str:
    def rhomb(half_width: float, top: float, colour: RGB) -> str:
        a = cell * half_width
        return path(
            f"M{x:.2f} {h * top:.2f}L{x + a:.2f} {h / 2:.2f}L{x:.2f} {h * (1 - top):.2f}"
            f"L{x - a:.2f} {h / 2:.2f}Z",
            _fill(colour),
        )

    return rhomb(0.36, 0.14, BLUE) + rhomb(0.16, 0.34, GOLD)


def _berry(x: float, cell: float, h: float) -> str:
    def leaf(tip: float, side: float, base: float, root: float) -> str:
        a = cell * 0.1
        return (
            f"M{x:.2f} {h * tip:.2f}C{x + a:.2f} {h * side:.2f} {x + a:.2f} {h * base:.2f} "
            f"{x:.2f} {h * root:.2f}C{x - a:.2f} {h * base:.2f} {x - a:.2f} {h * side:.2f} "
            f"{x:.2f} {h * tip:.2f}Z"
        )

    leaves = leaf(0.02, 0.12, 0.22, 0.3) + leaf(0.98, 0.88, 0.78, 0.7)
    return disc(x, h / 2, h * 0.13, _fill(VERMILION)) + path(leaves, _fill(LEAF))
