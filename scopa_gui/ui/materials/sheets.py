"""Paper: sheets, slips and plates, baked once per size and kept."""

import math

import pygame

from scopa_gui.ui import theme
from scopa_gui.ui.assets import Assets
from scopa_gui.ui.bounded import SurfaceCache
from scopa_gui.ui.materials import maiolica
from scopa_gui.ui.materials.ground import cover, multiply_edges
from scopa_gui.ui.materials.shapes import box, document, paint
from scopa_gui.ui.palette import USUAL, Palette
from scopa_gui.ui.theme import RGB
from scopa_gui.ui.viewport import Viewport

PAPER_LEVEL = 247
"""Grey of the baked grain that stands for "unchanged"."""
EDGE_CELLS = 96
BAND_U = 2.2
RULE_INSET_U = 1.25
TOP_LIGHT: RGB = (255, 250, 240)
BOTTOM_LINE: RGB = (138, 116, 76)
SQUARE_P = 2.6


class Sheets:
    """Bakes paper grounds of any size."""

    def __init__(self, assets: Assets, viewport: Viewport, palette: Palette = USUAL) -> None:
        self._assets = assets
        self._palette = palette
        self._viewport = viewport
        self._kept: SurfaceCache[tuple[str, int, int]] = SurfaceCache(96)

    def sheet(self, size: tuple[int, int], *, band: bool) -> pygame.Surface:
        """A large sheet, with its frame of rules, and its painted band if wanted."""
        return self._kept.made((f"sheet {band:d}", *size), lambda: self._bake_sheet(size, band))

    def slip(self, size: tuple[int, int]) -> pygame.Surface:
        """A small paper with a thin line inside."""
        return self._kept.made(
            ("slip", *size), lambda: self._bake_slip(size, 4 * self._viewport.k, 0.5)
        )

    def plate(self, size: tuple[int, int], *, turn: bool) -> pygame.Surface:
        """The ground of a seat's plate; a vermilion edge marks whose turn it is."""
        return self._kept.made((f"plate {turn:d}", *size), lambda: self._bake_plate(size, turn))

    def squared(self, size: tuple[int, int]) -> pygame.Surface:
        """A leaf of an exercise book."""
        return self._kept.made(("squared", *size), lambda: self._bake_squared(size))

    def _drawn(self, svg: str, size: tuple[int, int]) -> pygame.Surface:
        return self._assets.markup(self._palette.redrawn(svg), size)

    def _bake_sheet(self, size: tuple[int, int], band: bool) -> pygame.Surface:
        sheet = self._ground(size)
        width, height = size
        top = 0
        if band:
            top = round(BAND_U * self._viewport.u)
            painted = document(width, top, maiolica.band(width, top))
            sheet.blit(self._drawn(painted, (width, top)), (0, 0))
        thin = max(1, round(self._viewport.k))
        inset = round(RULE_INSET_U * self._viewport.u)
        frame = pygame.Rect(0, top, width, height - top).inflate(-2 * inset, -2 * inset)
        alphas = [self._palette.line_alpha(alpha) for alpha in (204, 153)]
        _frame(sheet, frame, 2 * thin, alphas[0])
        _frame(sheet, frame.inflate(-10 * thin, -10 * thin), thin, alphas[1])
        return sheet

    def _bake_slip(self, size: tuple[int, int], inset: float, opacity: float) -> pygame.Surface:
        slip = self._ground(size)
        line = max(1.0, self._viewport.k)
        ink = paint(None, theme.INK, line, self._palette.line_alpha(round(255 * opacity)))
        at = round(inset) + line / 2
        width, height = size
        drawn = box(at, at, width - 2 * at, height - 2 * at, line, ink)
        slip.blit(self._drawn(document(width, height, drawn), size), (0, 0))
        return slip

    def _bake_plate(self, size: tuple[int, int], turn: bool) -> pygame.Surface:
        plate = self._bake_slip(size, 3 * self._viewport.k, 0.55)
        if turn:
            edge = max(3, round(0.06 * self._viewport.card))
            plate.fill(self._palette.of(theme.VERMILION), (0, 0, edge, size[1]))
        return plate

    def _bake_squared(self, size: tuple[int, int]) -> pygame.Surface:
        leaf = self._ground(size)
        _veil(leaf, leaf.get_rect(), (255, 252, 240), 110)
        width, height = size
        square = SQUARE_P * self._viewport.p
        line = max(1, round(self._viewport.k))
        for i in range(1, int(width / square) + 1):
            _veil(leaf, pygame.Rect(round(i * square), 0, line, height), theme.BLUE, 26)
        for i in range(1, int(height / square) + 1):
            _veil(leaf, pygame.Rect(0, round(i * square), width, line), theme.BLUE, 26)
        return leaf

    def _ground(self, size: tuple[int, int]) -> pygame.Surface:
        """Paper grain, a little darker towards the edge, light on its upper side."""
        width, height = size
        ground = pygame.Surface(size).convert()
        if self._palette.strong:
            ground.fill(self._palette.of(theme.PAPER))
            return ground
        cover(ground, self._assets.picture("tables/paper"))
        reach = min(width, height) * 0.05 + 2
        red, green, blue = (channel * 255 / PAPER_LEVEL for channel in theme.PAPER)

        def colour(inside: float) -> RGB:
            edge = 1 - 0.05 * math.exp(-inside / reach)
            warm = 0.985 + 0.015 * edge
            return (
                min(255, round(red * edge)),
                min(255, round(green * edge)),
                min(255, round(blue * edge * warm)),
            )

        multiply_edges(ground, colour, EDGE_CELLS)
        line = max(1, round(self._viewport.k))
        _veil(ground, pygame.Rect(0, 0, width, line), TOP_LIGHT, 230)
        _veil(ground, pygame.Rect(0, height - line, width, line), BOTTOM_LINE, 128)
        return ground


def _veil(surface: pygame.Surface, rect: pygame.Rect, colour: RGB, alpha: int) -> None:
    veil = pygame.Surface(rect.size, pygame.SRCALPHA)
    veil.fill((*colour, alpha))
    surface.blit(veil, rect)


def _frame(surface: pygame.Surface, rect: pygame.Rect, width: int, alpha: int) -> None:
    inner = rect.height - 2 * width
    for side in (
        pygame.Rect(rect.left, rect.top, rect.width, width),
        pygame.Rect(rect.left, rect.bottom - width, rect.width, width),
        pygame.Rect(rect.left, rect.top + width, width, inner),
        pygame.Rect(rect.right - width, rect.top + width, width, inner),
    ):
        _veil(surface, side, theme.INK, alpha)
