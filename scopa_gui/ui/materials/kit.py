"""Everything physical on screen, painted on surfaces at sizes that follow the viewport.

Each thing is baked once per size and kept; painting again only blits. Made anew when the window
or the text size changes. Angles are in degrees, positive clockwise.
"""

import math

import pygame
from pygame.typing import RectLike

from scopa_gui.ui import theme
from scopa_gui.ui.assets import Assets
from scopa_gui.ui.bounded import SurfaceCache
from scopa_gui.ui.materials import ground, maiolica, rings
from scopa_gui.ui.materials.broomstroke import bake_broom
from scopa_gui.ui.materials.rings import RingKind
from scopa_gui.ui.materials.shadows import Shadows
from scopa_gui.ui.materials.shapes import box, dashed_box, disc, document, paint, path
from scopa_gui.ui.materials.sheets import Sheets
from scopa_gui.ui.palette import USUAL, Palette
from scopa_gui.ui.theme import RGB
from scopa_gui.ui.viewport import CARD_ASPECT, Viewport

Point = tuple[float, float]

SHEET_ALPHA = 120
RING_ANGLE_STEPS = 2
LABEL_WIDTH = 0.68
"""The widest figure on a disc, over the diameter."""


class Materials:
    """Paints the materials of one window size, one cloth and one palette."""

    def __init__(
        self,
        assets: Assets,
        viewport: Viewport,
        cloth: str = "green",
        palette: Palette = USUAL,
    ) -> None:
        self._assets = assets
        self._viewport = viewport
        self._window = viewport.width, viewport.height
        self._cloth = cloth
        self._shadows = Shadows()
        self._palette = palette
        self._sheets = Sheets(assets, viewport, palette)
        self._broom: tuple[pygame.Surface, pygame.Rect] | None = None
        self._turned: SurfaceCache[tuple[str, int, int]] = SurfaceCache(24)
        self._lines: SurfaceCache[tuple[int, int, RGB, int]] = SurfaceCache(4)
        self._veils: SurfaceCache[tuple[int, int, bool]] = SurfaceCache(4)

    # whole-window grounds

    def table(self) -> pygame.Surface:
        """The table: cloth under the lamp, walnut, brass and corner tiles."""
        return self._assets.ground(
            f"table {self._cloth} {self._palette.strong:d}",
            self._window,
            self._bake_table,
        )

    def _bake_table(self) -> pygame.Surface:
        cloth = self._palette.cloth(self._cloth)
        if self._palette.strong:
            return ground.bake_even(self._viewport, cloth, self._palette)
        return ground.bake(self._assets, self._viewport, cloth, self._shadows)

    def tile_wall(self) -> pygame.Surface:
        """The maiolica wall that hides the table while the machine is handed over."""
        return self._assets.ground(
            "wall", self._window, lambda: ground.bake_wall(self._assets, self._viewport)
        )

    def broom(self) -> tuple[pygame.Surface, pygame.Rect]:
        """The broom's stroke of dust, and where it lies when the stroke's middle is at 0, 0."""
        if self._broom is None:
            self._broom = bake_broom(self._assets, self._viewport)
        return self._broom

    def swatch(self, surface: pygame.Surface, rect: RectLike, cloth: str | None = None) -> None:
        """A piece of cloth in an ink edge with a brass line: of the table, or of another name."""
        area, k = pygame.Rect(rect), self._viewport.k
        name = cloth or self._cloth
        piece = self._turned.made(
            (f"swatch {name}", *area.size),
            lambda: ground.swatch(
                self._assets, self._viewport, area.size, self._palette.cloth(name)
            ),
        )
        surface.blit(piece, area)
        self.rounded(surface, area, 0, None, theme.INK, max(2.0, 2 * k))
        inner = area.inflate(-round(8 * k), -round(8 * k))
        self.rounded(surface, inner, 0, None, theme.BRASS, max(1.0, k))

    # colours

    def icon(self, name: str, px: int, colour: RGB) -> pygame.Surface:
        """An icon of the set in a colour of the theme."""
        return self._assets.tinted_icon(name, px, self._palette.of(colour))

    def markup(self, svg: str, size: tuple[int, int]) -> pygame.Surface:
        """A generated drawing in colours of the theme."""
        return self._assets.markup(self._palette.redrawn(svg), size)

    def fill(self, surface: pygame.Surface, colour: RGB, rect: RectLike) -> None:
        """Fill a part with a colour of the theme."""
        surface.fill(self._palette.of(colour), rect)

    # paper

    def paper(
        self,
        surface: pygame.Surface,
        rect: RectLike,
        *,
        band: bool = False,
        elevation: float = 1.0,
    ) -> None:
        """A sheet with its shadow, a double frame of rules, a maiolica band along the top."""
        u, area = self._viewport.u, pygame.Rect(rect)
        for dy, blur, alpha in (
            (u * elevation, 1.8 * u * elevation, SHEET_ALPHA),
            (0.12 * u, 0.2 * u, 110),
        ):
            self._shadows.box(surface, area, dy=dy, blur=blur, alpha=alpha, radius=2)
        surface.blit(self._sheets.sheet(area.size, band=band), area)

    def slip(self, surface: pygame.Surface, rect: RectLike) -> None:
        """A small paper with a thin line inside, for the score and the log."""
        self._lay(surface, pygame.Rect(rect), self._sheets.slip(pygame.Rect(rect).size))

    def plate(self, surface: pygame.Surface, rect: RectLike, *, turn: bool) -> None:
        """The ground of a seat's plate, with a vermilion edge when that seat is on turn."""
        area = pygame.Rect(rect)
        self._lay(surface, area, self._sheets.plate(area.size, turn=turn))

    def exercise_paper(self, surface: pygame.Surface, rect: RectLike) -> None:
        """A squared leaf for score sheets, with a light shadow."""
        area, u = pygame.Rect(rect), self._viewport.u
        self._shadows.box(surface, area, dy=0.3 * u, blur=0.6 * u, alpha=90, radius=2)
        surface.blit(self._sheets.squared(area.size), area)

    def _lay(self, surface: pygame.Surface, area: pygame.Rect, paper: pygame.Surface) -> None:
        u = self._viewport.u
        self._shadows.box(surface, area, dy=0.3 * u, blur=0.4 * u, alpha=SHEET_ALPHA, radius=3)
        surface.blit(paper, area)

    # shadows

    def shadow(
        self,
        surface: pygame.Surface,
        rect: RectLike,
        *,
        dy: float,
        blur: float,
        alpha: int,
        radius: float,
    ) -> None:
        """The shadow of a box; the middle of a large one is left out."""
        area = pygame.Rect(rect)
        self._shadows.box(surface, area, dy=dy, blur=blur, alpha=alpha, radius=radius)

    def card_shadow(
        self,
        surface: pygame.Surface,
        centre: Point,
        width: int,
        degrees: float = 0.0,
        lift: float = 0.0,
    ) -> None:
        """The shadow of a card whose middle is ``centre``; ``lift`` from 0 (rest) to 1.

        In high contrast every card has a black edge instead.
        """
        if self._palette.strong:
            self._round_card(surface, centre, width, degrees, "edge", rings.card_edge(width))
            return
        self._shadows.card(surface, centre, width, degrees, lift)

    # lines and boxes

    def rounded(
        self,
        surface: pygame.Surface,
        rect: RectLike,
        radius: float,
        fill: RGB | None,
        edge: RGB | None = None,
        edge_width: float = 1.0,
        *,
        dashed: bool = False,
    ) -> None:
        """A rounded box with smooth corners; its edge is centred on the border of ``rect``."""
        area = pygame.Rect(rect)
        room = math.ceil(edge_width) + 1 if edge else 1
        size = area.width + 2 * room, area.height + 2 * room
        if edge and dashed:
            dash = 4 * self._viewport.stroke
            data = dashed_box(room, room, *area.size, max(radius, 0.5), dash, dash)
            body = box(room, room, *area.size, radius, paint(fill)) if fill else ""
            body += path(data, paint(None, edge, edge_width))
        else:
            body = box(room, room, *area.size, radius, paint(fill, edge, edge_width))
        drawn = self.markup(document(*size, body), size)
        surface.blit(drawn, (area.left - room, area.top - room))

    def hline(
        self,
        surface: pygame.Surface,
        x0: float,
        x1: float,
        y: float,
        colour: RGB,
        width: float,
        alpha: int = 255,
    ) -> None:
        """A level line, its upper edge at ``y``, on whole pixels."""
        area = pygame.Rect(round(x0), round(y), max(0, round(x1) - round(x0)), max(1, round(width)))
        self._line(surface, area, colour, alpha)

    def vline(
        self,
        surface: pygame.Surface,
        x: float,
        y0: float,
        y1: float,
        colour: RGB,
        width: float,
        alpha: int = 255,
    ) -> None:
        """An upright line, its left edge at ``x``, on whole pixels."""
        area = pygame.Rect(round(x), round(y0), max(1, round(width)), max(0, round(y1) - round(y0)))
        self._line(surface, area, colour, alpha)

    def double_rule(self, surface: pygame.Surface, x0: float, x1: float, y: float) -> None:
        """The thick and the thin line under a title."""
        k = max(1, round(self._viewport.k))
        self.hline(surface, x0, x1, y, theme.INK, 2 * k, 217)
        self.hline(surface, x0, x1, y + 4 * k, theme.INK, k, 152)

    def _line(self, surface: pygame.Surface, area: pygame.Rect, colour: RGB, alpha: int) -> None:
        if not area.width or not area.height:
            return
        colour, alpha = self._palette.of(colour), self._palette.line_alpha(alpha)
        if alpha >= 255:
            surface.fill(colour, area)
            return

        def draw() -> pygame.Surface:
            line = pygame.Surface(area.size, pygame.SRCALPHA)
            line.fill((*colour, alpha))
            return line

        surface.blit(self._lines.made((*area.size, colour, alpha), draw), area)

    def fading(self, paper: pygame.Surface, *, upwards: bool) -> pygame.Surface:
        """The paper, whole at its upper or lower edge and gone at the other."""

        def draw() -> pygame.Surface:
            height = paper.get_height()
            column = pygame.Surface((1, height), pygame.SRCALPHA)
            for y in range(height):
                way = y / max(1, height - 1)
                column.set_at((0, y), (255, 255, 255, round(255 * (1 - way if upwards else way))))
            return pygame.transform.scale(column, paper.get_size())

        veil = self._veils.made((*paper.get_size(), upwards), draw)
        faded = paper.convert_alpha()
        faded.blit(veil, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return faded

    # rings

    def focus_ring(
        self, surface: pygame.Surface, rect: RectLike, radius: float, *, on_cloth: bool = False
    ) -> None:
        """The keyboard's ring round a control."""
        area, k = pygame.Rect(rect), self._weight * self._viewport.stroke
        room = math.ceil(rings.focus_room(k))
        size = area.width + 2 * room, area.height + 2 * room
        body = rings.focus_ring(*area.size, radius, k, on_cloth=on_cloth)
        drawn = self.markup(document(*size, body), size)
        surface.blit(drawn, (area.left - room, area.top - room))

    def card_ring(
        self,
        surface: pygame.Surface,
        centre: Point,
        width: int,
        kind: RingKind,
        degrees: float = 0.0,
    ) -> None:
        """The ring of a card: could be taken, chosen, or under the keyboard's focus."""
        body = rings.card_ring(width, kind, self._weight)
        self._round_card(surface, centre, width, degrees, kind, body)

    @property
    def _weight(self) -> float:
        """How much heavier than usual rings are."""
        return rings.STRONG_WEIGHT if self._palette.strong else 1.0

    def _round_card(
        self,
        surface: pygame.Surface,
        centre: Point,
        width: int,
        degrees: float,
        kind: str,
        body: str,
    ) -> None:
        """A drawing round a card whose upper left corner lies at the room on both axes."""
        steps = round(degrees * RING_ANGLE_STEPS) % (360 * RING_ANGLE_STEPS)

        def draw() -> pygame.Surface:
            room = 2 * rings.RING_ROOM
            own = round(width * (1 + room)), round(width * (CARD_ASPECT + room))
            if not steps:
                return self.markup(document(*own, body), own)
            twice = own[0] * 2, own[1] * 2
            text = document(*twice, body, f"0 0 {own[0]} {own[1]}")
            large = self.markup(text, twice)
            return pygame.transform.rotozoom(large, -steps / RING_ANGLE_STEPS, 0.5)

        ring = self._turned.made((kind, width, steps), draw)
        surface.blit(ring, ring.get_rect(center=(round(centre[0]), round(centre[1]))))

    # small things

    def medallion(
        self, surface: pygame.Surface, centre: Point, diameter: float, label: str
    ) -> None:
        """A gold disc with points won."""
        body = (
            disc(20, 21.2, 18, 'fill="#5c3d0a" fill-opacity=".35"')
            + disc(20, 20, 18, paint(theme.GOLD, theme.INK, 1.6))
            + disc(20, 20, 14.6, paint(theme.GOLD_FACE, theme.GOLD_TEXT))
        )
        self._disc(surface, centre, diameter, body, label)

    def count_tag(
        self, surface: pygame.Surface, centre: Point, diameter: float, label: str
    ) -> None:
        """A white disc with a number, on the stock."""
        body = disc(20, 20, 18, paint(theme.PAPER_HI, theme.INK, 1.8))
        self._disc(surface, centre, diameter, body, label)

    def dealer_tile(self, surface: pygame.Surface, rect: RectLike) -> None:
        """The tile on the plate of whoever deals."""
        area = pygame.Rect(rect)
        body = maiolica.tile() + box(1, 1, 38, 38, 0, paint(None, theme.INK, 2.4))
        text = document(*area.size, body, maiolica.TILE_BOX)
        surface.blit(self.markup(text, area.size), area)

    def portrait(self, surface: pygame.Surface, name: str, rect: RectLike) -> None:
        """A round portrait."""
        area = pygame.Rect(rect)
        surface.blit(self._assets.svg(f"portraits/{name}", area.size), area)

    def _label_font(self, height: int) -> pygame.font.Font:
        return self._assets.font("bold", height)

    def _disc(
        self, surface: pygame.Surface, centre: Point, diameter: float, body: str, label: str
    ) -> None:
        side = max(1, round(diameter))
        drawn = self.markup(document(side, side, body, "0 0 40 40"), (side, side))
        middle = round(centre[0]), round(centre[1])
        surface.blit(drawn, drawn.get_rect(center=middle))
        height = max(8, round(0.5 * diameter))
        while height > 8 and self._label_font(height).size(label)[0] > LABEL_WIDTH * diameter:
            height -= 1
        font = self._label_font(height)
        figure = font.render(label, True, self._palette.of(theme.INK))
        # a figure's middle lies above the middle of its line box
        lower = round(font.get_ascent() - height * 0.36 - figure.get_height() / 2)
        place = figure.get_rect(center=(middle[0], middle[1] - lower))
        surface.blit(figure, place)
