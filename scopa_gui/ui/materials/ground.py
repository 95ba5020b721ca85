"""The table seen from above: cloth under a lamp, walnut rim, brass line, corner tiles.

The weave is a small tile laid over the window and multiplied by the picture of the lamp, which is
computed at a fraction of the size and already carries the colour of the cloth. That costs
milliseconds where computing every pixel costs a second.
"""

import math
import random
from collections.abc import Callable

import pygame

from scopa_gui.ui import theme
from scopa_gui.ui.assets import Assets
from scopa_gui.ui.materials import maiolica
from scopa_gui.ui.materials.shadows import Shadows
from scopa_gui.ui.materials.shapes import document
from scopa_gui.ui.palette import Palette
from scopa_gui.ui.theme import RGB
from scopa_gui.ui.viewport import Viewport

WEAVE_LEVEL = 200
WALNUT_LEVEL = 170
"""Grey of the baked pictures that stands for "unchanged"."""
LAMP_CELLS = 96
COARSE_FROM_U = 18.0
"""From this unit on threads are drawn two pixels wide, or the weave would vanish."""
RIM_U = 3.0
BRASS_U = 0.28
TILE_U = 3.15

Profile = Callable[[float], float]


def lamp(viewport: Viewport, x: float, y: float) -> float:
    """Brightness at a point of the window: 1.06 in the middle, falling off to the corners."""
    w, h = viewport.width, viewport.height
    d = math.hypot((x - w / 2) / (0.64 * w), (y - 0.47 * h) / (0.74 * h))
    return 1.06 - 0.62 * math.pow(min(1.3, d), 2.1)


def bake(assets: Assets, viewport: Viewport, cloth: RGB, shadows: Shadows) -> pygame.Surface:
    """The whole table as one opaque surface."""
    table = pygame.Surface((viewport.width, viewport.height)).convert()
    _lay_cloth(table, assets, viewport, cloth)
    _shade_inside(table, viewport)
    _lay_rim(table, assets, viewport)
    _lay_corners(table, assets, viewport, shadows)
    return table


def bake_even(viewport: Viewport, cloth: RGB, palette: Palette) -> pygame.Surface:
    """The table in high contrast: an even cloth, a dark rim, a bright line between them."""
    table = pygame.Surface((viewport.width, viewport.height)).convert()
    table.fill(palette.of(theme.CLOTH_SHADOW))
    rim, brass = round(RIM_U * viewport.u), max(2, round(BRASS_U * viewport.u))
    inner = table.get_rect().inflate(-2 * rim, -2 * rim)
    table.fill(palette.of(theme.BRASS), inner)
    table.fill(cloth, inner.inflate(-2 * brass, -2 * brass))
    return table


def cover(target: pygame.Surface, tile: pygame.Surface) -> None:
    """Repeat a seamless tile over a surface."""
    for y in range(0, target.get_height(), tile.get_height()):
        for x in range(0, target.get_width(), tile.get_width()):
            target.blit(tile, (x, y))


def multiply_picture(
    target: pygame.Surface, colour_at: Callable[[float, float], RGB], cells: int = LAMP_CELLS
) -> None:
    """Multiply a surface by a smooth picture on a grid of ``cells`` along the longer side."""
    width, height = target.get_size()
    longer = max(width, height)
    columns = max(2, round(cells * width / longer))
    rows = max(2, round(cells * height / longer))
    small = pygame.Surface((columns, rows)).convert()
    for row in range(rows):
        for column in range(columns):
            x, y = (column + 0.5) / columns * width, (row + 0.5) / rows * height
            small.set_at((column, row), colour_at(x, y))
    target.blit(
        pygame.transform.smoothscale(small, (width, height)),
        (0, 0),
        special_flags=pygame.BLEND_MULT,
    )


def multiply_edges(target: pygame.Surface, colour_at: Callable[[float], RGB], cells: int) -> None:
    """Multiply a surface by a picture that depends on the distance from the nearest edge alone,
    on a grid of ``cells`` along the longer side."""
    width, height = target.get_size()
    longer = max(width, height)
    small = pygame.Surface(
        (max(2, round(cells * width / longer)), max(2, round(cells * height / longer)))
    ).convert()
    inner = small.get_rect()
    while inner.width > 0 and inner.height > 0:
        small.fill(colour_at((inner.left + 0.5) * longer / cells), inner)
        inner = inner.inflate(-2, -2)
    target.blit(
        pygame.transform.smoothscale(small, (width, height)),
        (0, 0),
        special_flags=pygame.BLEND_MULT,
    )


def _byte(value: float) -> int:
    return min(255, max(0, round(value)))


def swatch(assets: Assets, viewport: Viewport, size: tuple[int, int], cloth: RGB) -> pygame.Surface:
    """A piece of a cloth in an even light."""
    piece = pygame.Surface(size).convert()
    _weave(piece, assets, viewport)
    red, green, blue = (_byte(255 / WEAVE_LEVEL * part) for part in cloth)
    piece.fill((red, green, blue), special_flags=pygame.BLEND_MULT)
    return piece


def _weave(target: pygame.Surface, assets: Assets, viewport: Viewport) -> None:
    weave = assets.picture("tables/weave")
    if viewport.u >= COARSE_FROM_U:
        weave = pygame.transform.scale2x(weave)
    cover(target, weave)


def _lay_cloth(table: pygame.Surface, assets: Assets, viewport: Viewport, cloth: RGB) -> None:
    _weave(table, assets, viewport)
    red, green, blue = cloth
    level = 255 / WEAVE_LEVEL
    uneven = random.Random("cloth")

    def colour(x: float, y: float) -> RGB:
        light = lamp(viewport, x, y)
        tint = level * light * (1 + 0.02 * (uneven.random() - 0.5))
        return (
            _byte(red * tint * (0.86 + 0.16 * light)),
            _byte(green * tint),
            _byte(blue * tint * (0.94 + 0.06 * light)),
        )

    multiply_picture(table, colour)


def _shade_inside(table: pygame.Surface, viewport: Viewport) -> None:
    """The rim's shadow on the cloth, longest under the upper edge."""
    rim, depth = round(RIM_U * viewport.u), round(3.2 * viewport.u)
    fade = 0.95 * viewport.u
    inner = table.get_rect().inflate(-2 * rim, -2 * rim)

    def strip(strength: float) -> pygame.Surface:
        column = pygame.Surface((1, depth), pygame.SRCALPHA)
        for y in range(depth):
            alpha = 255 * 0.55 * strength * math.exp(-y / fade)
            column.set_at((0, y), (0, 0, 0, _byte(alpha)))
        return column

    for angle, strength in ((0, 1.0), (90, 0.75), (180, 0.45), (270, 0.45)):
        turned = pygame.transform.rotate(strip(strength), angle)
        if angle in (0, 180):
            turned = pygame.transform.scale(turned, (inner.width, depth))
        else:
            turned = pygame.transform.scale(turned, (depth, inner.height))
        place = turned.get_rect()
        match angle:
            case 0:
                place.topleft = inner.topleft
            case 90:
                place.topleft = inner.topleft
            case 180:
                place.bottomleft = inner.bottomleft
            case _:
                place.topright = inner.topright
        table.blit(turned, place)


def _lay_rim(table: pygame.Surface, assets: Assets, viewport: Viewport) -> None:
    width, height = table.get_size()
    rim = round(RIM_U * viewport.u)
    grain = assets.picture("tables/walnut")
    long = max(1, round(grain.get_width() * rim / grain.get_height()))
    board = pygame.transform.smoothscale(grain, (long, rim))

    top = _board(board, width, viewport, 1.10, lambda f: lamp(viewport, width * f, 0))
    bottom = _board(board, width, viewport, 0.86, lambda f: lamp(viewport, width * f, height))
    left = _board(board, height, viewport, 1.0, lambda f: lamp(viewport, 0, height * f))
    right = _board(board, height, viewport, 0.95, lambda f: lamp(viewport, width, height * f))
    table.blit(pygame.transform.rotate(left, 90), (0, 0))
    table.blit(pygame.transform.rotate(right, -90), (width - rim, 0))
    table.blit(top, (0, 0))
    table.blit(pygame.transform.flip(bottom, False, True), (0, height - rim))


def _board(
    grain: pygame.Surface, length: int, viewport: Viewport, side: float, light: Profile
) -> pygame.Surface:
    """One board with its outer edge up: grain, rounded profile, groove and brass at the bottom."""
    rim = grain.get_height()
    board = pygame.Surface((length, rim)).convert()
    cover(board, grain)
    brass_top = rim - max(1, round(BRASS_U * viewport.u))
    column = pygame.Surface((1, rim)).convert()
    for y in range(rim):
        bevel = 0.62 + 0.55 * math.sin(min(1.0, y / rim) * math.pi * 0.86)
        if y == brass_top - 1:
            bevel *= 0.35
        shade = 255 / WALNUT_LEVEL * bevel * side
        red, green, blue = theme.WALNUT
        column.set_at((0, y), (_byte(red * shade), _byte(green * shade), _byte(blue * shade)))
    board.blit(
        pygame.transform.scale(column, (length, rim)), (0, 0), special_flags=pygame.BLEND_MULT
    )
    pygame.draw.rect(board, theme.BRASS, (0, brass_top, length, rim - brass_top))
    along = pygame.Surface((64, 1)).convert()
    for x in range(64):
        grey = _byte(255 * (0.62 + 0.38 * min(1.0, max(0.0, light((x + 0.5) / 64) + 0.15))))
        along.set_at((x, 0), (grey, grey, grey))
    board.blit(
        pygame.transform.smoothscale(along, (length, rim)), (0, 0), special_flags=pygame.BLEND_MULT
    )
    return board


def _lay_corners(
    table: pygame.Surface, assets: Assets, viewport: Viewport, shadows: Shadows
) -> None:
    size = round(TILE_U * viewport.u)
    frame = max(1, round(0.3 * viewport.u))
    face = size - 2 * frame
    tile = assets.markup(document(face, face, maiolica.tile(), maiolica.TILE_BOX), (face, face))
    corner = pygame.Surface((size, size)).convert()
    corner.fill(theme.BRASS)
    corner.blit(tile, (frame, frame))
    corner.fill((190, 188, 186), special_flags=pygame.BLEND_MULT)
    width, height = table.get_size()
    for x in (0, width - size):
        for y in (0, height - size):
            shadows.box(
                table,
                pygame.Rect(x, y, size, size),
                dy=0.15 * viewport.u,
                blur=0.5 * viewport.u,
                alpha=140,
                radius=2,
            )
            table.blit(corner, (x, y))


def bake_wall(assets: Assets, viewport: Viewport) -> pygame.Surface:
    """A wall of maiolica over the whole window, dim towards the corners."""
    wall = pygame.Surface((viewport.width, viewport.height)).convert()
    size = round(12 * viewport.u)
    tile = assets.markup(document(size, size, maiolica.tile(), maiolica.TILE_BOX), (size, size))
    uneven = random.Random("wall")
    left = (viewport.width // 2 - size // 2) % size - size
    top = (viewport.height // 2 - size // 2) % size - size
    joint = max(1, round(0.22 * viewport.u))
    for y in range(top, viewport.height, size):
        for x in range(left, viewport.width, size):
            glaze = pygame.Surface((size, size)).convert()
            glaze.blit(tile, (0, 0))
            shade = 255 - uneven.randrange(22)
            glaze.fill((shade, shade, shade - 4), special_flags=pygame.BLEND_MULT)
            pygame.draw.rect(glaze, (150, 138, 108), (0, 0, size, joint))
            pygame.draw.rect(glaze, (150, 138, 108), (0, 0, joint, size))
            pygame.draw.rect(glaze, (255, 255, 255), (joint, joint, size, max(1, joint // 2)))
            wall.blit(glaze, (x, y))

    def colour(x: float, y: float) -> RGB:
        w, h = viewport.width, viewport.height
        d = min(1.4, math.hypot((x - w / 2) / (0.62 * w), (y - 0.46 * h) / (0.72 * h)))
        light = min(1.0, max(0.25, 0.93 - 0.52 * d**1.8))
        return _byte(255 * light), _byte(255 * light * 0.975), _byte(255 * light * 0.92)

    multiply_picture(wall, colour)
    return wall
