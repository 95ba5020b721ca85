"""Painting the picture of a game on a scrap of cloth."""

import pygame

from scopa_gui.ui.context import Ui
from scopa_gui.ui.presets_art import ASPECT, BACK, Art, CardAt
from scopa_gui.ui.sprites import BACK as BACK_SPRITE
from scopa_gui.ui.viewport import CARD_ASPECT

LEAST_PX = 6


def size_for(height: float) -> tuple[int, int]:
    """Width and height of a picture of this height."""
    return round(height * ASPECT), round(height)


def request(ui: Ui, art: Art, height: float) -> None:
    """Have the cards rasterised that a picture of this height will show."""
    for placed in art.cards:
        ui.sprites.request(_width(placed, height), [_sprite(placed)], turned=True)


def draw(surface: pygame.Surface, ui: Ui, art: Art, place: pygame.Rect) -> None:
    """Cards and emblem within ``place``; the cloth below is the caller's."""
    before = surface.get_clip()
    surface.set_clip(before.clip(place))
    unit = place.height / 100
    for placed in art.cards:
        middle = place.centerx + placed.x * unit, place.centery + placed.y * unit
        width = _width(placed, place.height)
        ui.materials.card_shadow(surface, middle, width, placed.degrees)
        picture = ui.sprites.turned(_sprite(placed), width, placed.degrees)
        surface.blit(picture, picture.get_rect(center=(round(middle[0]), round(middle[1]))))
    emblem = art.emblem
    if emblem is not None:
        px = max(LEAST_PX, round(emblem.size * unit))
        picture = ui.assets.svg(f"emblems/{emblem.name}", (px, px))
        middle = place.centerx + emblem.x * unit, place.centery + emblem.y * unit
        surface.blit(picture, picture.get_rect(center=(round(middle[0]), round(middle[1]))))
    surface.set_clip(before)


def _width(placed: CardAt, height: float) -> int:
    return max(LEAST_PX, round(placed.height / 100 * height / CARD_ASPECT))


def _sprite(placed: CardAt) -> str:
    return BACK_SPRITE if placed.card == BACK else placed.card
