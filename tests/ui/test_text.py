"""Text is set, not squeezed."""

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from scopa_gui.ui.assets import Assets
from scopa_gui.ui.bounded import MEGABYTE, weight
from scopa_gui.ui.text import CACHE_MEGABYTES, Align, TextPainter
from scopa_gui.ui.viewport import Viewport

VIEWPORT = Viewport(1280, 720)


def painter(viewport: Viewport = VIEWPORT) -> TextPainter:
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    return TextPainter(Assets(), viewport)


def ink(surface: pygame.Surface) -> pygame.Rect:
    return surface.get_bounding_rect()


def canvas() -> pygame.Surface:
    return pygame.Surface((600, 200), pygame.SRCALPHA)


@given(st.text("abcdefg ßäÜ-\n", max_size=80), st.integers(40, 400))
def test_no_wrapped_line_is_wider_than_allowed(text: str, width: int) -> None:
    type_ = painter()
    assert all(type_.width(line) <= width for line in type_.wrap(text, width))


@given(st.text("abc ", min_size=1, max_size=60), st.integers(60, 300))
def test_wrapping_loses_no_letter(text: str, width: int) -> None:
    lines = painter().wrap(text, width)
    assert "".join(lines).replace(" ", "") == text.replace(" ", "")


def test_short_text_stays_on_one_line() -> None:
    assert painter().wrap("Sette bello", 500) == ["Sette bello"]


def test_a_line_break_is_kept() -> None:
    assert painter().wrap("a\n\nb", 500) == ["a", "", "b"]


def test_fit_leaves_what_fits() -> None:
    assert painter().fit("Scopa", 500) == "Scopa"


@given(st.integers(15, 200))
def test_fit_is_never_wider_than_allowed(width: int) -> None:
    type_ = painter()
    fitted = type_.fit("Scopa di Quindici", width)
    assert type_.width(fitted) <= width
    assert fitted == "Scopa di Quindici" or fitted.endswith("…")


@pytest.mark.parametrize(("align", "share"), [("left", 0.0), ("centre", 0.5), ("right", 1.0)])
def test_alignment_is_about_the_point(align: Align, share: float) -> None:
    type_, surface = painter(), canvas()
    width = type_.draw(surface, "HHHH", (300, 50), align=align)
    assert abs(ink(surface).left - (300 - share * width)) <= 3


def test_letters_stand_on_the_baseline() -> None:
    surface = canvas()
    painter().draw(surface, "HH", (10, 100), "head", anchor="baseline")
    assert abs(ink(surface).bottom - 100) <= 1


def test_capitals_are_centred_on_the_middle() -> None:
    surface = canvas()
    painter().draw(surface, "HH", (10, 100), "head", "bold", anchor="middle")
    assert abs(ink(surface).centery - 100) <= 1


def test_a_paragraph_is_as_high_as_announced() -> None:
    type_, surface = painter(), canvas()
    text = "Chi prende tutte le carte del tavolo fa scopa e segna un punto."
    bottom = type_.paragraph(surface, text, (10, 5), 200)
    assert bottom - 5 == pytest.approx(type_.paragraph_height(text, 200))


def test_faint_text_leaves_the_next_text_solid() -> None:
    type_ = painter()
    faint, solid, again = canvas(), canvas(), canvas()
    type_.draw(solid, "Re", (10, 10))
    type_.draw(faint, "Re", (10, 10), alpha=60)
    type_.draw(again, "Re", (10, 10))
    assert pygame.image.tobytes(solid, "RGBA") == pygame.image.tobytes(again, "RGBA")
    assert pygame.image.tobytes(solid, "RGBA") != pygame.image.tobytes(faint, "RGBA")


def test_text_on_cloth_has_a_dark_edge_below() -> None:
    type_, plain, edged = painter(), canvas(), canvas()
    type_.draw(plain, "H", (10, 10), colour=(255, 255, 255))
    type_.draw_on_cloth(edged, "H", (10, 10), colour=(255, 255, 255))
    assert ink(edged).bottom > ink(plain).bottom
    assert ink(edged).left == ink(plain).left


def test_what_is_kept_is_bounded() -> None:
    type_, surface = painter(Viewport(3840, 2160, 200)), canvas()
    for i in range(120):
        type_.draw(surface, f"Scopa {i}", (0, 0), "display")
    kept = type_._rendered
    assert kept._used <= CACHE_MEGABYTES * MEGABYTE
    assert kept._used == sum(map(weight, kept._held.values()))


def test_larger_text_is_larger() -> None:
    assert painter(Viewport(1280, 720, 200)).width("Re") > 1.8 * painter().width("Re")


def test_the_first_role_that_fits_is_taken() -> None:
    type_ = painter()
    width = type_.width("Settebello", "lead")
    assert type_.fitting_role("Settebello", width, ["title", "lead", "small"]) == "lead"
    assert type_.fitting_role("Settebello", 1, ["title", "lead", "small"]) == "small"
