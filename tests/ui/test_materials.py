"""Materials: the same twice, in the right place, legible without colour."""

import re
from collections.abc import Callable, Iterator
from itertools import pairwise

import pygame
import pytest

from scopa_gui.ui import theme
from scopa_gui.ui.assets import Assets
from scopa_gui.ui.materials import Materials, rings, shapes
from scopa_gui.ui.table.layout import TableLayout
from scopa_gui.ui.viewport import Viewport

VIEW = Viewport(960, 540)
BOX = pygame.Rect(60, 50, 120, 70)
Paint = Callable[[Materials, pygame.Surface], object]

PAINTS: dict[str, Paint] = {
    "paper": lambda m, s: m.paper(s, BOX, band=True),
    "slip": lambda m, s: m.slip(s, BOX),
    "plate": lambda m, s: m.plate(s, BOX, turn=True),
    "exercise paper": lambda m, s: m.exercise_paper(s, BOX),
    "shadow": lambda m, s: m.shadow(s, BOX, dy=3, blur=4, alpha=120, radius=3),
    "card shadow": lambda m, s: m.card_shadow(s, BOX.center, 40, 7, 0.5),
    "rounded": lambda m, s: m.rounded(s, BOX, 6, theme.PAPER_HI, theme.INK, 1.4),
    "dashed": lambda m, s: m.rounded(s, BOX, 6, None, theme.INK, 1.4, dashed=True),
    "hline": lambda m, s: m.hline(s, 60, 180, 80, theme.INK, 1, 120),
    "vline": lambda m, s: m.vline(s, 90, 50, 120, theme.INK, 1),
    "double rule": lambda m, s: m.double_rule(s, 60, 180, 80),
    "focus ring": lambda m, s: m.focus_ring(s, BOX, 4),
    "focus ring on cloth": lambda m, s: m.focus_ring(s, BOX, 4, on_cloth=True),
    "could be taken": lambda m, s: m.card_ring(s, BOX.center, 40, "could"),
    "chosen": lambda m, s: m.card_ring(s, BOX.center, 40, "chosen", 3),
    "focused card": lambda m, s: m.card_ring(s, BOX.center, 40, "focus"),
    "medallion": lambda m, s: m.medallion(s, BOX.center, 30, "+1"),
    "count tag": lambda m, s: m.count_tag(s, BOX.center, 30, "18"),
    "dealer tile": lambda m, s: m.dealer_tile(s, pygame.Rect(60, 50, 24, 24)),
    "portrait": lambda m, s: m.portrait(s, "lena", pygame.Rect(60, 50, 48, 48)),
    "table": lambda m, s: s.blit(m.table(), (0, 0)),
    "tile wall": lambda m, s: s.blit(m.tile_wall(), (0, 0)),
    "broom": lambda m, s: s.blit(m.broom()[0], (0, 0)),
}


@pytest.fixture(scope="module", autouse=True)
def _display() -> Iterator[None]:
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    yield
    pygame.display.quit()


@pytest.fixture
def materials() -> Materials:
    return Materials(Assets(), VIEW)


def blank() -> pygame.Surface:
    surface = pygame.Surface((240, 180)).convert()
    surface.fill((90, 120, 100))
    return surface


def picture(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


def painted(paint: Paint, materials: Materials) -> bytes:
    surface = blank()
    paint(materials, surface)
    return picture(surface)


@pytest.mark.parametrize("name", PAINTS)
def test_painting_twice_gives_the_same_pixels(name: str, materials: Materials) -> None:
    first = painted(PAINTS[name], materials)
    assert painted(PAINTS[name], materials) == first
    assert painted(PAINTS[name], Materials(Assets(), VIEW)) == first


@pytest.mark.parametrize("name", [name for name in PAINTS if name != "broom"])
def test_everything_leaves_a_mark(name: str, materials: Materials) -> None:
    assert painted(PAINTS[name], materials) != picture(blank())


# the table


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1024, 768), (2560, 1080)])
def test_whole_window_grounds_are_as_large_as_the_window(size: tuple[int, int]) -> None:
    materials = Materials(Assets(), Viewport(*size))
    for ground in (materials.table(), materials.tile_wall()):
        assert ground.get_size() == size


@pytest.mark.parametrize("cloth", theme.CLOTHS)
def test_the_cloth_has_its_colour_under_the_lamp(cloth: str) -> None:
    table = Materials(Assets(), VIEW, cloth).table()
    seen = pygame.transform.average_color(table, pygame.Rect(440, 215, 80, 80))
    assert all(abs(a - 1.06 * b) < 6 for a, b in zip(seen, theme.CLOTHS[cloth], strict=False))


def test_the_lamp_falls_off_to_the_corners(materials: Materials) -> None:
    def brightness(x: int, y: int) -> int:
        return sum(pygame.transform.average_color(materials.table(), pygame.Rect(x, y, 40, 40))[:3])

    assert brightness(460, 235) > brightness(200, 120) > brightness(50, 50)


def test_the_table_is_baked_once(materials: Materials) -> None:
    assert materials.table() is materials.table()


def test_the_broom_sweeps_over_the_cloth_and_nowhere_else(materials: Materials) -> None:
    middle = TableLayout(VIEW, 2, 2).cloth.centre
    dust = materials.broom()[1].move(round(middle[0]), round(middle[1]))
    cloth = pygame.Rect(0, 0, 960, 540).inflate(-6 * VIEW.u, -6 * VIEW.u)
    assert cloth.contains(dust)
    assert dust.width > 0.6 * cloth.width


# paper and shadows


def test_the_middle_of_a_sheet_is_paper(materials: Materials) -> None:
    surface = pygame.Surface((600, 400)).convert()
    materials.paper(surface, pygame.Rect(50, 50, 500, 300))
    seen = pygame.transform.average_color(surface, pygame.Rect(250, 150, 100, 100))
    assert all(abs(a - b) < 4 for a, b in zip(seen, theme.PAPER, strict=False))


def test_a_plate_on_turn_has_a_vermilion_edge(materials: Materials) -> None:
    surface = blank()
    materials.plate(surface, BOX, turn=True)
    assert surface.get_at((BOX.left + 1, BOX.centery))[:3] == theme.VERMILION
    materials.plate(surface, BOX, turn=False)
    assert surface.get_at((BOX.left + 1, BOX.centery))[:3] != theme.VERMILION


@pytest.mark.parametrize("size", [(30, 20), (400, 20), (20, 300), (400, 300)])
def test_a_shadow_fades_to_nothing_on_all_sides(
    size: tuple[int, int], materials: Materials
) -> None:
    surface = pygame.Surface((500, 400)).convert()
    surface.fill((255, 255, 255))
    rect = pygame.Rect(40, 40, *size)
    materials.shadow(surface, rect, dy=0, blur=4, alpha=200, radius=3)
    x, y = rect.center
    for side, inside in (
        ((rect.left - 12, y), (rect.left - 1, y)),
        ((rect.right + 11, y), (rect.right, y)),
        ((x, rect.top - 12), (x, rect.top - 1)),
        ((x, rect.bottom + 11), (x, rect.bottom)),
    ):
        assert surface.get_at(side)[0] == 255
        assert 100 < surface.get_at(inside)[0] < 230


def test_a_shadow_is_darker_nearer_to_its_box(materials: Materials) -> None:
    surface = pygame.Surface((200, 200)).convert()
    surface.fill((255, 255, 255))
    materials.shadow(surface, pygame.Rect(60, 60, 80, 80), dy=0, blur=6, alpha=200, radius=2)
    row = [surface.get_at((x, 100))[0] for x in range(44, 60)]
    assert row == sorted(row, reverse=True)
    assert len(set(row)) > 8


def test_a_lifted_card_throws_its_shadow_further(materials: Materials) -> None:
    def reach(lift: float) -> int:
        surface = pygame.Surface((200, 300)).convert()
        surface.fill((255, 255, 255))
        materials.card_shadow(surface, (100, 120), 60, lift=lift)
        return max(y for y in range(300) if surface.get_at((100, y))[0] < 250)

    assert reach(1) > reach(0.5) > reach(0)


# rings


def test_a_chosen_card_has_an_ivory_line_outside_the_vermilion(materials: Materials) -> None:
    surface = blank()
    materials.card_ring(surface, (120, 90), 60, "chosen")
    row = [surface.get_at((x, 110))[:3] for x in range(80, 90)]
    light = max(range(10), key=lambda i: sum(row[i]))
    red = max(range(10), key=lambda i: row[i][0] - row[i][1])
    assert light < red


def test_could_be_taken_is_stitched_and_chosen_is_not(materials: Materials) -> None:
    def changes(kind: rings.RingKind, off: float) -> int:
        surface = blank()
        materials.card_ring(surface, (120, 90), 60, kind)
        x = round(120 - 30 - off * 60)
        light = [sum(surface.get_at((x, y))[:3]) > 500 for y in range(50, 130)]
        return sum(a != b for a, b in pairwise(light))

    assert changes("could", 0.06) > 8
    assert changes("chosen", 0.077) == 0


def test_a_ring_surrounds_its_card_evenly(materials: Materials) -> None:
    surface = blank()
    materials.card_ring(surface, (120, 90), 60, "focus")
    mask = pygame.mask.from_threshold(surface, (90, 120, 100), (1, 1, 1, 255))
    mask.invert()
    left, right = _extent([mask.get_at((x, 90)) for x in range(240)])
    top, bottom = _extent([mask.get_at((120, y)) for y in range(180)])
    assert abs((left + right + 1) / 2 - 120) <= 1
    assert abs((top + bottom + 1) / 2 - 90) <= 1


def _extent(line: list[int]) -> tuple[int, int]:
    marked = [i for i, value in enumerate(line) if value]
    return marked[0], marked[-1]


def test_no_generated_shape_uses_the_rasterisers_own_dashes() -> None:
    for kind in ("could", "chosen", "focus"):
        assert "dasharray" not in rings.card_ring(60, kind)


def test_every_dash_is_an_open_path() -> None:
    data = shapes.dashed_box(0, 0, 100, 60, 6, 4, 4)
    assert "Z" not in data
    assert len(re.findall("M", data)) == pytest.approx((200 + 120) / 8, abs=3)


@pytest.mark.parametrize("label", ["+1", "18", "120", "−120"])
def test_a_figure_stays_on_its_disc(label: str, materials: Materials) -> None:
    diameter = 44
    bare, labelled = blank(), blank()
    materials.count_tag(bare, BOX.center, diameter, " ")
    materials.count_tag(labelled, BOX.center, diameter, label)
    same = pygame.mask.from_threshold(labelled, (0, 0, 0), (1, 1, 1, 255), bare)
    same.invert()
    figure = same.get_bounding_rects()
    assert figure
    assert figure[0].unionall(figure).width <= 0.7 * diameter
