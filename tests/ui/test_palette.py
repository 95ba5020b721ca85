"""High contrast: what is written can be told from what it is written on, and not by hue alone."""

from dataclasses import replace
from itertools import pairwise

import pygame
import pytest

from scopa_gui.app.settings import CLOTHS, Settings
from scopa_gui.ui import theme
from scopa_gui.ui.assets import Assets
from scopa_gui.ui.context import build_ui, part_of
from scopa_gui.ui.materials import Materials
from scopa_gui.ui.palette import STRONGEST, USUAL, contrast, luminance
from scopa_gui.ui.sprites import CardSprites
from scopa_gui.ui.text import TextPainter
from scopa_gui.ui.viewport import Viewport

VIEW = Viewport(960, 540)
ON_PAPER = ("INK", "INK_2", "INK_3", "VERMILION", "VERMILION_DARK", "GOLD_TEXT", "BLUE", "LEAF")
ON_CLOTH = ("CREAM", "CREAM_2", "IVORY")
ON_DARK = (("ON_VERMILION", "VERMILION"), ("ON_INK", "INK"), ("ON_VERMILION", "VERMILION_HOVER"))
PAPERS = ("PAPER", "PAPER_HI", "PAPER_LO", "ROW_HOVER", "ROW_PRESS", "GOLD", "GOLD_FACE")
ENOUGH = 7.0


@pytest.fixture(autouse=True)
def display() -> None:
    """Pictures are converted for a display."""
    pygame.display.init()
    pygame.display.set_mode((64, 64))


def strong(name: str) -> theme.RGB:
    return STRONGEST.of(getattr(theme, name))


@pytest.mark.parametrize("ink", ON_PAPER)
def test_ink_of_every_colour_can_be_read_on_paper(ink: str) -> None:
    assert contrast(strong(ink), strong("PAPER")) >= ENOUGH


@pytest.mark.parametrize("paper", PAPERS)
def test_black_can_be_read_on_everything_light(paper: str) -> None:
    assert contrast(strong("INK"), strong(paper)) >= ENOUGH


@pytest.mark.parametrize("cloth", CLOTHS)
@pytest.mark.parametrize("ink", ON_CLOTH)
def test_words_on_every_cloth_can_be_read(ink: str, cloth: str) -> None:
    assert contrast(strong(ink), STRONGEST.cloth(cloth)) >= ENOUGH


@pytest.mark.parametrize(("ink", "ground"), ON_DARK)
def test_words_on_dark_buttons_can_be_read(ink: str, ground: str) -> None:
    assert contrast(strong(ink), strong(ground)) >= ENOUGH


def test_the_focus_can_be_told_from_paper() -> None:
    assert contrast(strong("BLUE"), strong("PAPER")) >= ENOUGH
    assert contrast(strong("IVORY"), strong("BLUE")) >= ENOUGH


def test_usually_every_colour_is_what_it_is() -> None:
    assert all(USUAL.of(getattr(theme, name)) == getattr(theme, name) for name in ON_PAPER)
    assert USUAL.redrawn("#8a765c") == "#8a765c"


def test_the_usual_colours_would_not_do() -> None:
    assert contrast(theme.INK_3, theme.PAPER) < ENOUGH


def test_text_is_drawn_in_the_colours_of_the_palette() -> None:
    surface = pygame.Surface((80, 40))
    surface.fill((255, 255, 255))
    TextPainter(Assets(), VIEW, STRONGEST).draw(surface, "|||", (4, 4), "lead", colour=theme.INK_3)
    darkest = min(luminance(surface.get_at((x, 16))[:3]) for x in range(80))
    assert contrast(surface.get_at((70, 36))[:3], (0, 0, 0)) == 21
    assert darkest < 0.1


def test_drawings_and_icons_are_in_the_colours_of_the_palette() -> None:
    materials = Materials(Assets(), VIEW, "green", STRONGEST)
    icon = materials.icon("minus", 48, theme.DISABLED_TEXT)
    assert contrast(icon.get_at((24, 24))[:3], (255, 255, 255)) >= ENOUGH
    drawn = materials.markup(
        '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">'
        '<rect width="9" height="9" fill="#b79c6c"/></svg>',
        (9, 9),
    )
    assert contrast(drawn.get_at((4, 4))[:3], (255, 255, 255)) >= ENOUGH


def test_paper_is_white_and_the_cloth_even() -> None:
    materials = Materials(Assets(), VIEW, "wine", STRONGEST)
    surface = pygame.Surface((200, 120)).convert()
    materials.slip(surface, surface.get_rect())
    assert surface.get_at((100, 60))[:3] == (255, 255, 255)
    table = materials.table()
    corner, middle = table.get_at((60, 60)), table.get_at((480, 270))
    assert corner == middle
    assert luminance(middle[:3]) < 0.02


def test_a_card_has_a_black_edge() -> None:
    materials = Materials(Assets(), VIEW, "green", STRONGEST)
    surface = pygame.Surface((200, 260)).convert()
    surface.fill((255, 255, 255))
    materials.card_shadow(surface, (100, 130), 100)
    # just beyond the card's left border
    assert surface.get_at((49, 130))[:3] == (0, 0, 0)


def test_a_card_out_of_reach_is_hatched_and_not_only_darker() -> None:
    def lines(*, hatched: bool) -> int:
        sprites = CardSprites(Assets())
        try:
            settings = Settings(contrast=hatched)
            build_ui(settings, (960, 540), Assets(), sprites)
            card = sprites.dimmed("2d", 80)
        finally:
            sprites.close()
        row = [luminance(card.get_at((x, 130))[:3]) for x in range(6, 74)]
        return sum(abs(a - b) > 0.02 for a, b in pairwise(row))

    assert lines(hatched=True) > lines(hatched=False) + 4


def test_switching_it_on_takes_effect_on_all_tools() -> None:
    sprites = CardSprites(Assets())
    try:
        settings = Settings()
        before = build_ui(settings, (960, 540), Assets(), sprites)
        after = build_ui(replace(settings, contrast=True), (960, 540), Assets(), sprites, before)
    finally:
        sprites.close()
    assert after.materials._palette.strong
    assert after.type._palette.strong
    assert part_of(after, (960, 400)).type._palette.strong
    assert not before.type._palette.strong
