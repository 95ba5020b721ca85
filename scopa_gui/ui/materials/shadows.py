"""Soft shadows: blurred once on a small piece, stretched to the size needed, kept.

Only the border of a large shadow is made; what casts it hides the middle.
"""

import math

import pygame

from scopa_gui.ui import theme
from scopa_gui.ui.bounded import BoundedCache, SurfaceCache, weight
from scopa_gui.ui.viewport import CARD_ASPECT

BLUR_PX = 4
"""Shadows are blurred at the scale where their softness is this many pixels: the blur knows whole
pixels only, and its cost grows with them."""
REACH_SIGMAS = 2.5
"""Where the blur has faded to nothing."""
LIFT_STEPS = 8
ANGLE_STEPS = 2
WIDTH_RATIO = 1.02
MASTER_PX = 160
"""Width of the card whose shadow is blurred, once for every step of lift; others are scaled from
it: softness bears that, and a flying card has another width in every frame."""


Piece = tuple[pygame.Surface, tuple[int, int]]
"""A part of a shadow and where it lies in it."""


def _weigh(pieces: tuple[Piece, ...]) -> int:
    return sum(weight(surface) for surface, _ in pieces)


class Shadows:
    """Shadows of boxes and of cards."""

    def __init__(self) -> None:
        self._boxes: BoundedCache[tuple[float, ...], tuple[Piece, ...]] = BoundedCache(32, _weigh)
        self._cards: SurfaceCache[tuple[int, int, int]] = SurfaceCache(48)

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
        softness, corner = round(max(0.5, blur), 1), round(radius, 1)
        reach = reach_of(softness)
        inner = reach + math.ceil(max(corner, abs(dy)))
        pieces = self._boxes.made(
            (*rect.size, inner, softness, alpha, corner),
            lambda: _frame(rect.size, inner, corner, softness, alpha),
        )
        left, top = rect.left - reach, rect.top - reach + round(dy)
        for piece, (x, y) in pieces:
            surface.blit(piece, (left + x, top + y))

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
        turn = round(degrees * ANGLE_STEPS) % (180 * ANGLE_STEPS)

        # a shadow is soft: two per cent of its width, or half a degree, make no difference
        width = round(WIDTH_RATIO ** round(math.log(width, WIDTH_RATIO)))

        def cast() -> pygame.Surface:
            master = self._cards.made((MASTER_PX, step, 0), lambda: _master(share))
            return pygame.transform.rotozoom(master, -turn / ANGLE_STEPS, width / MASTER_PX)

        shadow = self._cards.made((width, step, turn), cast)
        x, y = centre
        surface.blit(
            shadow,
            (
                round(x - shadow.get_width() / 2 + 0.4 * dy),
                round(y - shadow.get_height() / 2 + dy),
            ),
        )


def _master(share: float) -> pygame.Surface:
    """The shadow of a card ``MASTER_PX`` wide, lifted by ``share``."""
    blur = MASTER_PX * (0.027 + (0.11 - 0.027) * share)
    alpha = round(255 * (0.51 + (0.40 - 0.51) * share))
    size = MASTER_PX, round(MASTER_PX * CARD_ASPECT)
    return soft_box(size, MASTER_PX * 0.06, blur, alpha)


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


def _frame(
    size: tuple[int, int], inner: int, radius: float, sigma: float, alpha: int
) -> tuple[Piece, ...]:
    """The border of a box's shadow, ``inner`` pixels deep inside the box, in up to four pieces."""
    core_size = min(size[0], 2 * inner + 1), min(size[1], 2 * inner + 1)
    core = soft_box(core_size, radius, sigma, alpha)
    reach = reach_of(sigma)
    strip = reach + inner
    width, height = size[0] + 2 * reach, size[1] + 2 * reach
    own_width, own_height = core.get_size()
    if height == own_height:
        return ((_widened(core, width, strip), (0, 0)),)
    top = core.subsurface((0, 0, own_width, strip))
    bottom = core.subsurface((0, own_height - strip, own_width, strip))
    ends = (
        (_widened(top, width, strip), (0, 0)),
        (_widened(bottom, width, strip), (0, height - strip)),
    )
    between = height - 2 * strip
    row = core.subsurface((0, strip, own_width, 1))
    if width == own_width:
        return (*ends, (pygame.transform.scale(row, (width, between)), (0, strip)))
    left = row.subsurface((0, 0, strip, 1))
    right = row.subsurface((own_width - strip, 0, strip, 1))
    return (
        *ends,
        (pygame.transform.scale(left, (strip, between)), (0, strip)),
        (pygame.transform.scale(right, (strip, between)), (width - strip, strip)),
    )


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
