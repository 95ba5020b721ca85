"""Soft shadows: blurred once on a small piece, stretched to the size needed, kept.

Only the border of a large shadow is made; what casts it hides the middle.
"""

import math

import pygame

from scopa_gui.ui import theme
from scopa_gui.ui.bounded import SurfaceCache
from scopa_gui.ui.viewport import CARD_ASPECT

BLUR_PX = 6
"""Shadows are blurred at the scale where their softness is this many pixels: the blur knows whole
pixels only, and its cost grows with them."""
REACH_SIGMAS = 2.5
"""Where the blur has faded to nothing."""
LIFT_STEPS = 8
ANGLE_STEPS = 2


class Shadows:
    """Shadows of boxes and of cards."""

    def __init__(self) -> None:
        self._kept: SurfaceCache[tuple[float | str, ...]] = SurfaceCache(48)

    def box(
        self,
        surface: pygame.Surface,
        rect: pygame.Rect,
        *,
        dy: float,
        blur: float,
        alpha: int,
        radius: float,
    ) -> None:
        """Draw the shadow of ``rect``, ``dy`` lower; ``blur`` is its standard deviation."""
        reach = reach_of(blur)
        inner = reach + math.ceil(max(radius, abs(dy)))
        strip = reach + inner
        outer = rect.inflate(2 * reach, 2 * reach).move(0, round(dy))
        key = rect.width, rect.height, reach, inner, alpha, round(blur, 1), round(radius, 1)
        core = (
            min(rect.width, 2 * inner + 1),
            min(rect.height, 2 * inner + 1),
        )
        wide, high = rect.width > core[0], rect.height > core[1]

        def soft() -> pygame.Surface:
            core_key = ("core", *core, round(blur, 1), alpha, round(radius, 1))
            return self._kept.made(core_key, lambda: soft_box(core, radius, blur, alpha))

        if not high:
            whole = self._kept.made(
                ("whole", *key), lambda: _widened(soft(), outer.width, strip) if wide else soft()
            )
            surface.blit(whole, outer.topleft)
            return
        top = self._kept.made(
            ("top", *key), lambda: _widened(_rows(soft(), 0, strip), outer.width, strip)
        )
        bottom = self._kept.made(
            ("bottom", *key), lambda: _widened(_rows(soft(), -strip, strip), outer.width, strip)
        )
        surface.blit(top, outer.topleft)
        surface.blit(bottom, (outer.left, outer.bottom - strip))
        length = outer.height - 2 * strip
        if wide:
            left = self._kept.made(("left", *key), lambda: _side(soft(), 0, strip, strip, length))
            right = self._kept.made(
                ("right", *key),
                lambda: _side(soft(), soft().get_width() - strip, strip, strip, length),
            )
            surface.blit(left, (outer.left, outer.top + strip))
            surface.blit(right, (outer.right - strip, outer.top + strip))
        else:
            middle = self._kept.made(
                ("middle", *key), lambda: _side(soft(), 0, soft().get_width(), strip, length)
            )
            surface.blit(middle, (outer.left, outer.top + strip))

    def card(
        self,
        surface: pygame.Surface,
        centre: tuple[float, float],
        width: int,
        degrees: float = 0.0,
        lift: float = 0.0,
    ) -> None:
        """Draw a card's shadow: close and dark at rest (``lift`` 0), far and soft lifted (1)."""
        step = round(min(1.0, max(0.0, lift)) * LIFT_STEPS)
        share = step / LIFT_STEPS
        dy = width * (0.023 + (0.14 - 0.023) * share)
        blur = max(0.7, width * (0.027 + (0.11 - 0.027) * share))
        alpha = round(255 * (0.51 + (0.40 - 0.51) * share))
        turn = round(degrees * ANGLE_STEPS) % (180 * ANGLE_STEPS)
        size = width, round(width * CARD_ASPECT)

        def cast() -> pygame.Surface:
            flat = self._kept.made(
                ("card", width, step), lambda: soft_box(size, width * 0.06, blur, alpha)
            )
            return pygame.transform.rotozoom(flat, -turn / ANGLE_STEPS, 1) if turn else flat

        shadow = self._kept.made(("card", width, step, turn), cast)
        x, y = centre
        surface.blit(
            shadow,
            (
                round(x - shadow.get_width() / 2 + 0.4 * dy),
                round(y - shadow.get_height() / 2 + dy),
            ),
        )


def reach_of(sigma: float) -> int:
    """How many pixels a blur of this softness spreads beyond its box."""
    return math.ceil(REACH_SIGMAS * sigma)


def soft_box(size: tuple[int, int], radius: float, sigma: float, alpha: int) -> pygame.Surface:
    """A blurred rounded box with room for the blur around it."""
    reach = reach_of(sigma)
    width, height = size[0] + 2 * reach, size[1] + 2 * reach
    scale = BLUR_PX / sigma
    drawn = pygame.Surface((round(width * scale), round(height * scale)), pygame.SRCALPHA)
    drawn.fill((*theme.SHADOW, 0))
    hard = pygame.Rect(0, 0, round(size[0] * scale), round(size[1] * scale))
    hard.center = drawn.get_rect().center
    corner = max(1, round(radius * scale))
    pygame.draw.rect(drawn, (*theme.SHADOW, alpha), hard, border_radius=corner)
    blurred = pygame.transform.gaussian_blur(drawn, BLUR_PX)
    return pygame.transform.smoothscale(blurred, (width, height)).convert_alpha()


def _rows(surface: pygame.Surface, top: int, height: int) -> pygame.Surface:
    start = top if top >= 0 else surface.get_height() + top
    return surface.subsurface((0, start, surface.get_width(), height))


def _widened(surface: pygame.Surface, width: int, end: int) -> pygame.Surface:
    """The surface at another width: its ends as they are, its middle column repeated."""
    own, height = surface.get_size()
    if own == width:
        return surface.copy()
    result = pygame.Surface((width, height), pygame.SRCALPHA)
    result.blit(surface, (0, 0), (0, 0, end, height))
    result.blit(surface, (width - end, 0), (own - end, 0, end, height))
    column = surface.subsurface((own // 2, 0, 1, height))
    result.blit(pygame.transform.scale(column, (width - 2 * end, height)), (end, 0))
    return result


def _side(surface: pygame.Surface, x: int, width: int, row: int, length: int) -> pygame.Surface:
    """One row of a surface, repeated downwards."""
    return pygame.transform.scale(surface.subsurface((x, row, width, 1)), (width, length))
