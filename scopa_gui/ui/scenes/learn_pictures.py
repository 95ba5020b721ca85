"""Draws pictured examples on cloth of the real table, with real cards, as rows of a scroll."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import assert_never

import pygame

from scopa_gui.app.learn.examples import EXAMPLES
from scopa_gui.ui import theme
from scopa_gui.ui.context import Ui
from scopa_gui.ui.rasteriser import Look
from scopa_gui.ui.scenes.learn_figures import (
    LABEL,
    MEDALLION,
    ArrowSpot,
    CardSpot,
    CountSpot,
    DrawnSpot,
    Figure,
    Spot,
    figures,
)
from scopa_gui.ui.viewport import CARD_ASPECT
from scopa_gui.ui.widgets.scroll_panel import Row

CARD_U = 7.0
"""Width of a card where there is room."""
GAP_P = 1.6
CAPTION_PAD_P = 1.6
LEAST_P = 28.0
"""A picture is at least so wide, for the sake of its caption."""
ARROW_SIZE = 0.5
FRAME_P = 3.4
LEAST_CARD_U = 4.0
EMBLEM = 64 / 60.4
"""The box of a drawn card over the card's height in it."""


@dataclass(frozen=True)
class _Picture:
    """One example as it will be drawn: figures at card widths, and a caption."""

    figures: tuple[Figure, ...]
    caption: str
    card: int
    columns: int

    @property
    def width(self) -> float:
        """Of the figures side by side."""
        return self.columns * max(figure.width for figure in self.figures) * self.card

    @property
    def high(self) -> float:
        """Of the figures below one another."""
        lines = -(-len(self.figures) // self.columns)
        return lines * max(figure.height for figure in self.figures) * self.card


def picture_rows(ui: Ui, names: Sequence[str], inner: pygame.Rect, top: int) -> list[Row]:
    """Examples side by side as far as they fit, each with its caption."""
    p = ui.viewport.p
    gap = round(GAP_P * p)
    pictures = [_made(ui, name, inner) for name in names]
    lines: list[list[_Picture]] = [[]]
    for picture in pictures:
        wanted = [*lines[-1], picture]
        if sum(_least(ui, one) for one in wanted) + gap * (len(wanted) - 1) > inner.width:
            lines.append([])
        lines[-1].append(picture)
    rows = []
    for line in filter(None, lines):
        rows.append(_row(ui, line, inner, top, gap))
        top = rows[-1].bottom
    return rows


def _made(ui: Ui, name: str, inner: pygame.Rect) -> _Picture:
    """As large as there is room for, caption included, in the part that scrolls."""
    drawn = figures(EXAMPLES[name])
    widest = max(figure.width for figure in drawn)
    caption, p = ui.texts(f"learn.picture.{name}"), ui.viewport.p
    words = ui.type.paragraph_height(caption, LEAST_P * p - 2 * CAPTION_PAD_P * p, "small", "bold")
    room = inner.height - words - FRAME_P * p
    highest = max(figure.height for figure in drawn)
    card = min(round(CARD_U * ui.viewport.u), int(inner.width / widest))
    columns = max(1, min(len(drawn), int(inner.width / (widest * card))))
    if -(-len(drawn) // columns) * highest * card > room:
        card = int(room / highest)
        columns = max(1, min(len(drawn), int(inner.width / (widest * card))))
        card = min(card, int(room / (highest * -(-len(drawn) // columns))))
    card = max(card, round(LEAST_CARD_U * ui.viewport.u))
    ui.sprites.request(card, [card for figure in drawn for card in figure.cards])
    return _Picture(drawn, caption, card, columns)


def _least(ui: Ui, picture: _Picture) -> float:
    return max(picture.width, LEAST_P * ui.viewport.p)


def _row(ui: Ui, line: Sequence[_Picture], inner: pygame.Rect, top: int, gap: int) -> Row:
    p = ui.viewport.p
    spare = inner.width - sum(_least(ui, one) for one in line) - gap * (len(line) - 1)
    widths = [round(_least(ui, one) + spare / len(line)) for one in line]
    pad = CAPTION_PAD_P * p
    captions = [
        ui.type.paragraph_height(one.caption, width - 2 * pad, "small", "bold")
        for one, width in zip(line, widths, strict=True)
    ]
    high = max(one.high for one in line)
    tall = round(high + max(captions) + 1.2 * p)

    def paint(surface: pygame.Surface, place: pygame.Rect) -> None:
        x = place.left
        for one, width, caption in zip(line, widths, captions, strict=True):
            box = pygame.Rect(x, place.top + round(0.6 * p), width, tall)
            _draw(surface, ui, one, box, high, caption)
            x += width + gap

    return Row(top, top + tall + round(2.0 * p), paint)


def _draw(
    surface: pygame.Surface, ui: Ui, picture: _Picture, box: pygame.Rect, high: float, words: float
) -> None:
    """Cloth with its brass line, the figures in the middle, the caption below."""
    p, k = ui.viewport.p, ui.viewport.k
    cloth = ui.materials.table()
    source = pygame.Rect(0, 0, box.width, box.height)
    source.center = cloth.get_rect().center
    before = surface.get_clip()
    surface.set_clip(before.clip(box))
    surface.blit(cloth, box, source)
    surface.set_clip(before)
    ui.materials.rounded(surface, box, 0, None, theme.INK, max(2.0, 2 * k))
    line = box.inflate(-round(8 * k), -round(8 * k))
    ui.materials.rounded(surface, line, 0, None, theme.BRASS, max(1.0, k))
    widest = max(figure.width for figure in picture.figures) * picture.card
    tallest = max(figure.height for figure in picture.figures) * picture.card
    left = box.left + (box.width - widest * picture.columns) / 2
    top = box.top + (high - picture.high) / 2 + 0.3 * p
    for number, figure in enumerate(picture.figures):
        row, column = divmod(number, picture.columns)
        x = left + column * widest + (widest - figure.width * picture.card) / 2
        for spot in figure.spots:
            _draw_spot(surface, ui, spot, (x, top + row * tallest), picture.card)
    y = box.bottom - 1.0 * p - words
    pad = CAPTION_PAD_P * p
    for text in ui.type.wrap(picture.caption, box.width - 2 * pad, "small", "bold"):
        at = box.centerx, y
        ui.type.draw_on_cloth(surface, text, at, "small", "bold", align="centre")
        y += ui.type.line_height("small")


def _draw_spot(
    surface: pygame.Surface, ui: Ui, spot: Spot, at: tuple[float, float], card: int
) -> None:
    x, y = at[0] + spot.x * card, at[1] + spot.y * card
    match spot:
        case DrawnSpot(emblem):
            side = round(CARD_ASPECT * card * EMBLEM)
            drawn = ui.assets.svg(f"emblems/{emblem}", (side, side))
            ui.materials.card_shadow(surface, (x, y), card)
            surface.blit(drawn, drawn.get_rect(center=(round(x), round(y))))
        case CardSpot(name, degrees=degrees, ringed=ringed, label=label, deck=deck):
            ui.materials.card_shadow(surface, (x, y), card, degrees)
            if deck:
                picture = ui.sprites.card(name, card, Look(deck))
            else:
                picture = ui.sprites.turned(name, card, degrees)
            surface.blit(picture, picture.get_rect(center=(round(x), round(y))))
            if ringed:
                ui.materials.card_ring(surface, (x, y), card, "chosen", degrees)
            if label:
                below = x, y + (CARD_ASPECT / 2 + LABEL * 0.62) * card
                ui.type.draw_on_cloth(
                    surface,
                    label,
                    below,
                    _figure_size(ui, card),
                    "bold",
                    align="centre",
                    anchor="middle",
                )
        case ArrowSpot():
            arrow = ui.materials.icon("right", round(ARROW_SIZE * card), theme.CREAM)
            surface.blit(arrow, arrow.get_rect(center=(round(x), round(y))))
        case CountSpot(words=words, won=won):
            if won:
                ui.materials.medallion(surface, (x, y), MEDALLION * card, words)
            else:
                ui.type.draw_on_cloth(
                    surface,
                    words,
                    (x, y),
                    _figure_size(ui, card) * 1.25,
                    "bold",
                    align="centre",
                    anchor="middle",
                )
        case _:
            assert_never(spot)


def _figure_size(ui: Ui, card: int) -> float:
    """Type of the figures: with the cards, and never smaller than small text at normal size."""
    return max(12.0, 0.34 * card)
