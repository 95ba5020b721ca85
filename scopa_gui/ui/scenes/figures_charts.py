"""The charts of the statistics: a curve, bars, and what was found beside what is usual."""

from collections.abc import Sequence

import pygame

from scopa_gui.ui import theme
from scopa_gui.ui.context import Ui
from scopa_gui.ui.materials.shapes import box, document, paint, path, web
from scopa_gui.ui.scenes.chart import STYLES, mark

MOST_POINTS = 400
"""A curve of more matches leaves some out: nobody sees them at the width of a window."""
SPREADS = 4.0
"""How many usual distances from the middle a scale of luck reaches."""


def draw_shares(
    surface: pygame.Surface,
    ui: Ui,
    shares: Sequence[float],
    labels: Sequence[str],
    ends: tuple[str, str],
    place: pygame.Rect,
) -> None:
    """A curve of shares between nought and all, with a line at the half.

    Args:
        labels: of nought, the half and all.
        ends: the numbers of the first and the last match of the curve.
    """
    p, type_, k = ui.viewport.p, ui.type, ui.viewport.stroke
    left = max(type_.width(label, "caption") for label in labels) + 1.4 * p
    bottom = type_.line_height("caption") + 1.2 * p
    field = pygame.Rect(
        round(place.left + left),
        round(place.top + 1.6 * p),
        round(place.width - left - 2 * p),
        round(place.height - bottom - 2.6 * p),
    )
    for share, label in zip((0.0, 0.5, 1.0), labels, strict=True):
        y = field.bottom - share * field.height
        half = share == 0.5
        colour, alpha = (theme.GOLD_TEXT, 230) if half else (theme.INK, 76)
        if half:
            _dashed(surface, ui, field.left, field.right, y, k)
        else:
            ui.materials.hline(surface, field.left, field.right, y, colour, ui.viewport.k, alpha)
        at = field.left - 1.0 * p, y
        ink = theme.GOLD_TEXT if half else theme.INK_2
        face = "bold" if half else "text"
        type_.draw(surface, label, at, "caption", face, ink, "right", "middle")
    step = max(1, -(-len(shares) // MOST_POINTS))
    kept = [*range(0, len(shares) - 1, step), len(shares) - 1]
    room = round(8 * k)
    across = max(1, len(shares) - 1)
    points = [
        (room + field.width * i / across, room + field.height * (1 - shares[i])) for i in kept
    ]
    size = field.width + 2 * room, field.height + 2 * room
    data = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
    ground = f"{data}L{points[-1][0]:.1f} {room + field.height}L{room} {room + field.height}Z"
    joined = 'fill="none" stroke-linejoin="round" stroke-linecap="round"'
    body = path(ground, f'fill="{web(theme.VERMILION)}" fill-opacity=".09"')
    body += path(data, f'{joined} stroke="{web(theme.VERMILION)}" stroke-width="{2.4 * k:.2f}"')
    body += mark(STYLES[0], *points[-1], k)
    picture = ui.materials.markup(document(*size, body), size)
    surface.blit(picture, (field.left - room, field.top - room))
    y = field.bottom + 0.5 * p
    type_.draw(surface, ends[0], (field.left, y), "caption", "text", theme.INK_2)
    type_.draw(surface, ends[1], (field.right, y), "caption", "text", theme.INK_2, "right")


def _dashed(surface: pygame.Surface, ui: Ui, left: float, right: float, y: float, k: float) -> None:
    x = float(left)
    while x < right:
        end = min(x + 7 * k, right)
        ui.materials.hline(surface, x, end, y, theme.GOLD_TEXT, max(1.5, 1.6 * k), 230)
        x += 12 * k


def draw_bar(surface: pygame.Surface, ui: Ui, bar: pygame.Rect, share: float) -> None:
    """A bar of matches played, filled as far as they were won."""
    k = ui.viewport.stroke
    ui.materials.rounded(surface, bar, 3 * k, theme.PAPER_LO, theme.INK, 1.2 * k)
    done = pygame.Rect(bar)
    done.width = round(bar.width * share)
    if done.width > 2:
        ui.materials.rounded(surface, done, 3 * k, theme.VERMILION, theme.INK, 1.2 * k)


def draw_luck(
    surface: pygame.Surface,
    ui: Ui,
    values: tuple[float, float, float],
    area: pygame.Rect,
    *,
    own: bool,
) -> None:
    """What was found on a scale: the usual in the middle, where 19 of 20 fall as a band.

    Args:
        values: found, expected, and the usual distance between them.
    """
    found, expected, spread = values
    k, middle = ui.viewport.stroke, area.centery
    half = area.width / 2 - 8 * k
    off = max(-SPREADS, min(SPREADS, (found - expected) / spread)) if spread else 0.0
    band = 2 * half / SPREADS
    size = area.width, round(30 * k)
    cx, cy = size[0] / 2, size[1] / 2
    body = box(cx - band, cy - 7 * k, 2 * band, 14 * k, 3 * k, paint(theme.PAPER_LO, theme.LIP, k))
    for x0, x1, y0, y1, width in (
        (cx - half, cx + half, cy, cy, 1.2),
        (cx, cx, cy - 11 * k, cy + 11 * k, 2.0),
    ):
        stroke = f'fill="none" stroke="{web(theme.INK_2)}" stroke-width="{width * k:.2f}"'
        body += path(f"M{x0:.1f} {y0:.1f}L{x1:.1f} {y1:.1f}", stroke)
    body += mark(STYLES[0 if own else 1], cx + off * half / SPREADS, cy, 1.25 * k)
    picture = ui.materials.markup(document(*size, body), size)
    surface.blit(picture, picture.get_rect(midleft=(area.left, middle)))
