"""The pictures of the games: one for each preset, real cards, everything within the picture."""

from collections.abc import Iterator

import pygame
import pytest

from scopa_gui.ai.levels import OFFERED
from scopa_gui.app import paths
from scopa_gui.app.settings import Settings
from scopa_gui.app.setup import first_setup
from scopa_gui.rules.cards import parse_card
from scopa_gui.rules.scopa.presets import PRESETS
from scopa_gui.ui import preset_picture, theme
from scopa_gui.ui.assets import Assets
from scopa_gui.ui.context import Ui, build_ui
from scopa_gui.ui.presets_art import ART, ASPECT, BACK, art
from scopa_gui.ui.scenes.seats import draw_table, plan_table
from scopa_gui.ui.sprites import CardSprites
from scopa_gui.ui.viewport import CARD_ASPECT

HEIGHT = 90


@pytest.fixture(scope="module")
def ui() -> Iterator[Ui]:
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    made = ui_of(Settings("it"))
    yield made
    made.sprites.close()
    pygame.display.quit()


def ui_of(settings: Settings) -> Ui:
    return build_ui(settings, (960, 540), Assets(), CardSprites(Assets()))


def painted(ui: Ui, name: str) -> bytes:
    size = preset_picture.size_for(HEIGHT)
    board = pygame.Surface(size)
    preset_picture.draw(board, ui, art(name), board.get_rect())
    return pygame.image.tobytes(board, "RGB")


@pytest.mark.parametrize("preset", PRESETS)
def test_every_game_has_a_picture_of_its_own(preset: str) -> None:
    assert preset in ART


@pytest.mark.parametrize("preset", ART)
def test_a_picture_shows_real_cards_and_an_emblem_that_is_there(preset: str) -> None:
    for placed in ART[preset].cards:
        assert placed.card == BACK or str(parse_card(placed.card)) == placed.card
    faces = [placed.card for placed in ART[preset].cards if placed.card != BACK]
    assert len(faces) == len(set(faces)) > 0
    emblem = ART[preset].emblem
    if emblem is not None:
        assert (paths.assets() / "emblems" / f"{emblem.name}.svg").is_file()


@pytest.mark.parametrize("preset", ART)
def test_most_of_every_card_lies_within_the_picture(preset: str) -> None:
    for placed in ART[preset].cards:
        assert abs(placed.x) <= 50 * ASPECT
        assert abs(placed.y) <= 50
        assert 40 <= placed.height <= 90
        assert placed.height / CARD_ASPECT < 50 * ASPECT


@pytest.mark.parametrize("preset", ART)
def test_an_emblem_lies_wholly_within_the_picture(preset: str) -> None:
    emblem = ART[preset].emblem
    if emblem is not None:
        assert abs(emblem.x) + emblem.size / 2 <= 50 * ASPECT + 1
        assert abs(emblem.y) + emblem.size / 2 <= 52


def test_no_two_games_of_the_catalogue_look_the_same(ui: Ui) -> None:
    pictures = {painted(ui, preset) for preset in PRESETS}
    assert len(pictures) == len(PRESETS)


@pytest.fixture(scope="module")
def other_ui(ui: Ui) -> Iterator[Ui]:
    made = ui_of(Settings("it", deck="french", back="rete", cloth="wine"))
    yield made
    made.sprites.close()


@pytest.mark.parametrize("preset", ART)
def test_a_picture_shows_the_deck_in_use(ui: Ui, other_ui: Ui, preset: str) -> None:
    assert painted(other_ui, preset) != painted(ui, preset)


def test_a_variant_shows_the_picture_of_its_game() -> None:
    assert art("briscola_5") == ART["briscola"]
    assert art("unheard_of") == ART["scopa"]


def test_the_table_one_sits_at_has_the_cloth_chosen(ui: Ui, other_ui: Ui) -> None:
    def felt(tools: Ui) -> tuple[int, ...]:
        board = pygame.Surface((400, 400))
        setup = first_setup(PRESETS["scopa"], "Ada", OFFERED[0])
        plan = plan_table(tools, board.get_rect(), setup)
        draw_table(board, tools, plan)
        x, y = plan.centre
        return tuple(board.get_at((round(x), round(y + 0.7 * plan.radius))))[:3]

    assert (felt(ui), felt(other_ui)) == (theme.CLOTHS["green"], theme.CLOTHS["wine"])
