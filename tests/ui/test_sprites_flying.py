"""Cards on their way: close to the card at rest, and nothing is rasterised for them alone."""

import pygame
import pytest

from scopa_gui.ui.assets import Assets
from scopa_gui.ui.sprites import CardSprites


@pytest.fixture
def sprites() -> CardSprites:
    if not pygame.display.get_surface():
        pygame.display.init()
        pygame.display.set_mode((64, 64))
    made = CardSprites(Assets())
    made.card("7d", 100)
    return made


def test_a_card_at_its_own_size_flies_as_it_lies(sprites: CardSprites) -> None:
    assert sprites.flying("7d", 100, 0.0) is sprites.card("7d", 100)


def test_no_width_on_the_way_is_rasterised(sprites: CardSprites) -> None:
    for width in range(60, 140):
        sprites.flying("7d", width, 3.3)
    assert sprites.idle
    sprites.close()


@pytest.mark.parametrize("width", [60, 83, 100, 117, 139])
def test_a_card_on_its_way_has_nearly_its_width(sprites: CardSprites, width: int) -> None:
    shown = sprites.flying("7d", width, 0.0).get_bounding_rect(128)
    assert abs(shown.width - width) <= 1 + 0.02 * width


def test_neighbouring_widths_and_angles_share_a_picture(sprites: CardSprites) -> None:
    seen = {id(sprites.flying("7d", 90, 4.0 + share / 100)) for share in range(20)}
    assert len(seen) == 1


def test_a_turned_card_has_soft_edges(sprites: CardSprites) -> None:
    turned = sprites.flying("7d", 100, 12.0)
    width, height = turned.get_size()
    edge = {turned.get_at((x, height // 2)).a for x in range(width)}
    assert any(20 < alpha < 235 for alpha in edge)
