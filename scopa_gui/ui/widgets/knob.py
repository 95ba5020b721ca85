"""The round knob of switches and sliders."""

import pygame

from scopa_gui.ui import theme
from scopa_gui.ui.context import Ui
from scopa_gui.ui.theme import RGB
from scopa_gui.ui.widgets import shades
from scopa_gui.ui.widgets.base import State

EDGE = 1.5


def draw_knob(
    ui: Ui,
    surface: pygame.Surface,
    centre: tuple[float, float],
    radius: float,
    state: State,
    dot: RGB | None = None,
) -> None:
    """An ivory disc with a shadow; an inner ring on hover, or a dot in the middle."""
    k = ui.viewport.stroke
    paint = ui.materials
    disabled = state is State.DISABLED
    disc = _disc(centre, radius)
    if not disabled:
        paint.shadow(surface, disc, dy=2 * k, blur=1.5 * k, alpha=90, radius=radius)
    face = theme.PAPER_HI
    if disabled:
        face = theme.DISABLED_FACE
    elif state is State.HOVER:
        face = shades.WHITE
    edge = theme.DISABLED_EDGE if disabled else theme.INK
    paint.rounded(surface, disc, radius, face, edge, EDGE * k)
    if dot is not None:
        size = 3.4 * k
        paint.rounded(surface, _disc(centre, size), size, dot)
    elif state is State.HOVER:
        inner = radius * 0.62
        paint.rounded(surface, _disc(centre, inner), inner, None, shades.KNOB_RING, 1.2 * k)


def _disc(centre: tuple[float, float], radius: float) -> pygame.Rect:
    disc = pygame.Rect(0, 0, round(2 * radius), round(2 * radius))
    disc.center = round(centre[0]), round(centre[1])
    return disc
