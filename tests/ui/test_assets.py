"""Pictures, fonts and card sprites: everything named is there, and comes in the size asked for."""

import importlib.util
import re
import struct
import sys
import time
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType

import pygame
import pytest

from scopa_gui.app import paths
from scopa_gui.app.settings import DECKS, Settings
from scopa_gui.app.setup import CAST
from scopa_gui.ui import theme
from scopa_gui.ui.assets import Assets, MissingAsset
from scopa_gui.ui.bounded import MEGABYTE, SurfaceCache
from scopa_gui.ui.context import build_ui
from scopa_gui.ui.rasteriser import SMALL_BELOW, Look
from scopa_gui.ui.sprites import BACK, CARDS, CardSprites, card_size

FOLDER = paths.assets()
PACKAGE = Path(__file__).resolve().parents[2] / "scopa_gui"

ICONS = sorted(file.stem for file in (FOLDER / "icons").glob("*.svg"))
DRAWN_HERE = sorted(
    file for folder in ("icons", "portraits") for file in (FOLDER / folder).glob("*.svg")
)
BREAKS_SILENTLY = re.compile(
    r"<(use|symbol|clipPath|mask|pattern|filter|text|image|style)\b|stroke-dasharray|<g[^>]*opacity"
    r"|hsl\(|rgb\(|objectBoundingBox|<svg[^>]*>.*<svg",
    re.DOTALL,
)
GRADIENT = re.compile(r"<(?:linear|radial)Gradient[^>]*>")
LAST_SMALL = 71
"""The greatest width of a card of less than 120 pixels in height."""


@pytest.fixture(scope="module")
def assets() -> Iterator[Assets]:
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    yield Assets()
    pygame.display.quit()


@pytest.fixture
def sprites(assets: Assets) -> Iterator[CardSprites]:
    made = CardSprites(assets)
    yield made
    made.close()


def wait_for(sprites: CardSprites) -> bool:
    """Poll until the thread has nothing left; whether anything became sharper."""
    sharper = False
    end = time.monotonic() + 30
    while not sprites.idle:
        assert time.monotonic() < end, "the sprites never came"
        sharper |= sprites.poll()
    return sharper


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


def script(folder: str, name: str, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """A drawing script from the assets, imported without leaving a trace."""
    monkeypatch.syspath_prepend(str(FOLDER / folder))
    monkeypatch.delitem(sys.modules, "features", raising=False)
    spec = importlib.util.spec_from_file_location(f"drawing_{name}", FOLDER / folder / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


# what is there


@pytest.mark.parametrize("name", ICONS)
def test_every_icon_of_the_set_can_be_drawn(assets: Assets, name: str) -> None:
    assert assets.tinted_icon(name, 24, theme.INK).get_bounding_rect().width > 6


def test_every_icon_named_in_the_program_is_in_the_set() -> None:
    named = {
        name
        for file in PACKAGE.rglob("*.py")
        for name in re.findall(
            r"""(?:icon\(\s*|icon=)["']([a-z-]+)["']""", file.read_text(encoding="utf-8")
        )
    }
    assert named <= set(ICONS)


@pytest.mark.parametrize("name", CAST)
def test_every_player_has_a_portrait(assets: Assets, name: str) -> None:
    portrait = assets.svg(f"portraits/{name}", (64, 64))
    assert portrait.get_at((32, 32)).a == 255
    assert portrait.get_at((0, 0)).a == 0


def test_no_two_players_look_the_same(assets: Assets) -> None:
    assert len({pixels(assets.svg(f"portraits/{name}", (48, 48))) for name in CAST}) == len(CAST)


def test_nothing_reaches_beyond_a_portraits_circle(assets: Assets) -> None:
    for name in CAST:
        portrait = assets.svg(f"portraits/{name}", (128, 128))
        stray = [
            (x, y)
            for x in range(128)
            for y in range(128)
            if (x - 63.5) ** 2 + (y - 63.5) ** 2 > 65**2 and portrait.get_at((x, y)).a
        ]
        assert not stray, name


@pytest.mark.parametrize("face", theme.FACES)
def test_every_face_has_the_letters_we_write(assets: Assets, face: str) -> None:
    font = assets.font(face, 18)
    assert None not in font.metrics("äöüßàèéìòùÀÈ€–’×·«»„“1234567890")


def test_the_window_icon_is_a_card_on_a_square(assets: Assets) -> None:
    icon = assets.window_icon()
    assert icon.get_size() == (64, 64)
    assert icon.get_at((0, 0)).a == 0
    assert icon.get_at((32, 4)).a == 255


# the subset of SVG


@pytest.mark.parametrize("file", DRAWN_HERE, ids=lambda file: file.stem)
def test_a_picture_keeps_to_what_the_rasteriser_shows(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert not BREAKS_SILENTLY.search(text)
    assert all("userSpaceOnUse" in tag for tag in GRADIENT.findall(text))


@pytest.mark.parametrize(
    "wrong",
    ['<use href="#a"/>', '<rect stroke-dasharray="4"/>', '<g opacity=".5">', "hsl(1,2%,3%)"],
)
def test_the_check_of_the_subset_bites(wrong: str) -> None:
    assert BREAKS_SILENTLY.search(f"<svg>{wrong}</svg>")


# errors


@pytest.mark.parametrize(
    "ask",
    [
        lambda assets: assets.svg("icons/nothing", (8, 8)),
        lambda assets: assets.tinted_icon("nothing", 8, theme.INK),
        lambda assets: assets.picture("tables/nothing"),
        lambda assets: assets.font("nothing", 8),
    ],
)
def test_an_unknown_picture_or_font_is_one_clear_error(
    assets: Assets, ask: Callable[[Assets], object]
) -> None:
    with pytest.raises(MissingAsset, match="nothing"):
        ask(assets)


# colour and memory


def test_an_icon_takes_the_colour_asked_for(assets: Assets) -> None:
    icon = assets.tinted_icon("minus", 48, theme.VERMILION)
    assert icon.get_at((24, 24))[:3] == theme.VERMILION


def test_a_cache_forgets_what_was_not_asked_for_the_longest() -> None:
    cache: SurfaceCache[str] = SurfaceCache(1)
    half = pygame.Surface((256, MEGABYTE // 4 // 256 // 2), depth=32)
    cache.put("old", half)
    cache.put("older but used", half)
    cache.get("old")
    cache.put("new", half)
    assert "older but used" not in cache
    assert "old" in cache
    assert "new" in cache


# baked and drawn files


@pytest.mark.parametrize("name", ["weave", "walnut", "paper", "broom"])
def test_baking_again_gives_the_same_pixels(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    # the baking needs the standard library alone, so there is no machine on which to skip this;
    # pixels are compared, not packed bytes, because zlib's packing differs between its versions
    bake = script("tables", "bake", monkeypatch)
    committed = (FOLDER / "tables" / f"{name}.png").read_bytes()
    assert raw_png(bake.png(bake.PICTURES[name]())) == raw_png(committed)


def raw_png(data: bytes) -> list[tuple[bytes, bytes]]:
    """The chunks of a PNG file, with the pixels unpacked."""
    chunks, at = [], 8
    while at < len(data):
        (length,) = struct.unpack_from(">I", data, at)
        kind, body = data[at + 4 : at + 8], data[at + 8 : at + 8 + length]
        chunks.append((kind, zlib.decompress(body) if kind == b"IDAT" else body))
        at += length + 12
    return chunks


@pytest.mark.parametrize("name", CAST)
def test_drawing_a_portrait_again_gives_the_same_bytes(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    draw = script("portraits", "draw", monkeypatch)
    file = FOLDER / "portraits" / f"{name}.svg"
    assert draw.portrait(name) == file.read_text(encoding="utf-8")


# card sprites


def test_the_first_picture_of_a_card_is_sharp_at_once(assets: Assets, sprites: CardSprites) -> None:
    once = pixels(assets.svg("cards/napoletane/7d", card_size(90)))
    assert pixels(sprites.card("7d", 90)) == once


def test_a_card_stands_in_at_a_new_width_until_the_sharp_one_comes(
    assets: Assets, sprites: CardSprites
) -> None:
    sprites.card("7d", 60)
    stand_in = sprites.card("7d", 83)
    assert stand_in.get_size() == card_size(83)
    assert wait_for(sprites)
    sharp = pixels(assets.svg("cards/napoletane/7d", card_size(83)))
    assert card_size(83)[1] >= SMALL_BELOW
    assert pixels(stand_in) != sharp
    assert pixels(sprites.card("7d", 83)) == sharp


def test_a_width_asked_for_ahead_is_ready_for_all_cards(sprites: CardSprites) -> None:
    sprites.request(31)
    assert wait_for(sprites)
    for card in (BACK, *CARDS):
        assert sprites.card(card, 31).get_size() == card_size(31)
    assert sprites.idle


def test_asking_again_for_what_is_there_queues_nothing(sprites: CardSprites) -> None:
    sprites.request(31, ["7d"])
    wait_for(sprites)
    sprites.request(31, ["7d"])
    assert sprites.idle
    assert not sprites.poll()


def test_a_turned_card_becomes_finer_when_its_large_picture_comes(sprites: CardSprites) -> None:
    rough = pixels(sprites.turned("7d", 60, 5))
    wait_for(sprites)
    assert pixels(sprites.turned("7d", 60, 5)) != rough


def test_a_turned_card_keeps_its_middle(sprites: CardSprites) -> None:
    turned = sprites.turned(BACK, 60, 90)
    assert turned.get_size() == card_size(60)[::-1]


def test_positive_degrees_turn_clockwise(sprites: CardSprites) -> None:
    turned = sprites.turned("7d", 60, 20)
    box = turned.subsurface(turned.get_bounding_rect())
    width, height = box.get_size()
    # clockwise, the corner furthest to the right is the upper one
    right = [y for y in range(height) if box.get_at((width - 4, y)).a > 128]
    left = [y for y in range(height) if box.get_at((3, y)).a > 128]
    assert max(right) < min(left)


def test_a_dimmed_card_is_darker_and_has_the_same_shape(sprites: CardSprites) -> None:
    bright, dark = sprites.card("7d", 60), sprites.dimmed("7d", 60)
    assert dark.get_at((30, 6))[0] < bright.get_at((30, 6))[0] * 0.6
    assert dark.get_at((0, 0)).a == bright.get_at((0, 0)).a


@pytest.mark.parametrize(("factor", "width"), [(1.0, 64), (0.5, 32), (-0.5, 32), (0.0, 2)])
def test_a_card_turning_over_narrows(sprites: CardSprites, factor: float, width: int) -> None:
    assert sprites.flipped("7d", 64, factor).get_size() == (width, card_size(64)[1])


def test_closing_twice_and_asking_after_it_is_harmless(sprites: CardSprites) -> None:
    sprites.request(31, ["7d"])
    sprites.close()
    sprites.close()
    sprites.request(33, ["7d"])
    assert sprites.card("7d", 33).get_size() == card_size(33)


def test_a_card_that_is_missing_is_an_error_where_it_is_asked_for(sprites: CardSprites) -> None:
    sprites.request(31, ["8x", "7d"])
    assert wait_for(sprites)
    with pytest.raises(MissingAsset, match="8x"):
        sprites.card("8x", 31)


# decks, backs, numerals and cloths


def drawn(assets: Assets, width: int, *names: str) -> bytes:
    """Drawings laid over one another at the size of a card."""
    first, *above = (assets.rasterise(name, card_size(width)) for name in names)
    for one in above:
        first.blit(one, (0, 0))
    return pixels(first.convert_alpha())


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("width", [30, LAST_SMALL, LAST_SMALL + 1, 200])
def test_small_cards_have_simpler_drawings(
    assets: Assets, sprites: CardSprites, deck: str, width: int
) -> None:
    sprites.use(Look(deck))
    folder = f"cards/{deck}/small" if width <= LAST_SMALL else f"cards/{deck}"
    assert pixels(sprites.card("Cs", width)) == drawn(assets, width, f"{folder}/Cs")


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("width", [LAST_SMALL, 200])
def test_numerals_lie_over_the_card(
    assets: Assets, sprites: CardSprites, deck: str, width: int
) -> None:
    sprites.use(Look(deck, numerals=True))
    small = "/small" if width == LAST_SMALL else ""
    names = f"cards/{deck}{small}/Cs", f"cards/{deck}/indices{small}/Cs"
    assert pixels(sprites.card("Cs", width)) == drawn(assets, width, *names)


def test_a_back_has_no_numerals(sprites: CardSprites) -> None:
    plain = pixels(sprites.card(BACK, 60))
    sprites.use(Look(numerals=True))
    assert pixels(sprites.card(BACK, 60)) == plain


class Noting(Assets):
    """Remembers what was rasterised."""

    def __init__(self) -> None:
        super().__init__()
        self.names: list[str] = []

    def rasterise(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        self.names.append(name)
        return super().rasterise(name, size)


@pytest.fixture
def noting(assets: Assets) -> Iterator[tuple[Noting, CardSprites]]:
    noted = Noting()
    made = CardSprites(noted)
    yield noted, made
    made.close()


def test_a_small_card_is_turned_as_it_is_drawn_small(noting: tuple[Noting, CardSprites]) -> None:
    noted, sprites = noting
    sprites.turned("Cs", 60, 7)
    wait_for(sprites)
    assert noted.names == ["cards/napoletane/small/Cs"] * 2


@pytest.mark.parametrize(
    "look", [Look("french"), Look(numerals=True), Look("french", "onde", True)]
)
def test_after_a_change_the_card_as_it_was_stands_in_until_the_new_one_comes(
    assets: Assets, sprites: CardSprites, look: Look
) -> None:
    before = pixels(sprites.card("7d", 90))
    sprites.use(look)
    assert pixels(sprites.card("7d", 90)) == before
    assert wait_for(sprites)
    assert pixels(sprites.card("7d", 90)) == drawn(assets, 90, *look.picture_at("7d", 90))


def test_nothing_is_rasterised_anew_for_a_look_used_before(sprites: CardSprites) -> None:
    seven = pixels(sprites.card("7d", 60))
    sprites.use(Look("french"))
    sprites.card("7d", 60)
    wait_for(sprites)
    sprites.use(Look())
    assert pixels(sprites.card("7d", 60)) == seven
    assert sprites.idle


def test_a_turned_card_is_of_the_new_look_too(sprites: CardSprites) -> None:
    sprites.turned(BACK, 60, 3)
    wait_for(sprites)
    before = pixels(sprites.turned(BACK, 60, 3))
    sprites.use(Look(back="limoni"))
    sprites.turned(BACK, 60, 3)
    wait_for(sprites)
    sprites.turned(BACK, 60, 3)
    wait_for(sprites)
    assert pixels(sprites.turned(BACK, 60, 3)) != before


def test_what_waited_for_the_old_look_is_not_drawn_any_more(
    noting: tuple[Noting, CardSprites],
) -> None:
    noted, sprites = noting
    sprites.request(300)
    sprites.use(Look("french"))
    sprites.request(31, ["7d"])
    wait_for(sprites)
    assert len([name for name in noted.names if "napoletane" in name]) < 10


def test_the_settings_choose_what_is_drawn(assets: Assets) -> None:
    def seen(settings: Settings) -> tuple[bytes, bytes, bytes]:
        sprites = CardSprites(assets)
        ui = build_ui(settings, (960, 540), assets, sprites)
        found = (
            pixels(sprites.card("Rd", 40)),
            pixels(sprites.card(BACK, 40)),
            bytes(ui.materials.table().get_at((480, 270))),
        )
        sprites.close()
        return found

    usual = seen(Settings("it"))
    other = seen(Settings("it", deck="french", back="onde", cloth="wine"))
    assert all(a != b for a, b in zip(usual, other, strict=True))
    assert seen(Settings("it", numerals=True))[0] != usual[0]
