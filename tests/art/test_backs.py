"""The backs: the same from either side, with even borders, clear when small."""

import pytest

from tests.art.test_deck import ROOT, distance, offences, run_build, thumbnail
from tests.art.test_french import mirrored

BACKS = sorted((ROOT / "assets" / "backs").glob("*.svg"))


def test_there_are_four_backs():
    assert [f.stem for f in BACKS] == ["limoni", "maiolica", "onde", "rete"]


def test_drawing_again_gives_the_same_bytes():
    result = run_build(ROOT / "assets", "--check", "--deck", "backs", seed="4711")
    assert (result.returncode, result.stdout) == (0, "")


@pytest.mark.parametrize("file", BACKS, ids=lambda f: f.stem)
def test_a_back_keeps_to_what_the_rasteriser_shows(file):
    assert offences(file.read_text(encoding="ascii")) == []
    assert file.stat().st_size <= 120_000


@pytest.mark.parametrize("file", BACKS, ids=lambda f: f.stem)
def test_a_back_does_not_tell_which_way_a_card_lies(file):
    pixels = thumbnail(file, 266)
    assert distance(pixels, mirrored(pixels)) < 2.5


@pytest.mark.parametrize("file", BACKS, ids=lambda f: f.stem)
def test_the_border_is_even(file):
    """The paper from the edge to the frame is as wide on the four sides, to three units."""
    pixels = thumbnail(file, 266)

    def paper(x: int, y: int) -> bool:
        at = (y * 160 + x) * 3
        return pixels[at : at + 3] == bytes((255, 250, 240))

    inwards = [
        next(i for i in range(2, 40) if not paper(*place(i)))
        for place in (
            lambda i: (i, 133),
            lambda i: (159 - i, 133),
            lambda i: (80, i),
            lambda i: (80, 265 - i),
        )
    ]
    assert max(inwards) - min(inwards) <= 3, inwards


@pytest.mark.parametrize("file", BACKS, ids=lambda f: f.stem)
def test_a_back_stays_clear_at_sixty_pixels(file):
    """A picture that blurs to grey loses its spread of levels; a plain one has none."""
    pixels = thumbnail(file, 60)
    middle = [pixels[(y * 36 + x) * 3 + 1] for y in range(10, 50) for x in range(6, 30)]
    mean = sum(middle) / len(middle)
    spread = (sum((v - mean) ** 2 for v in middle) / len(middle)) ** 0.5
    assert spread > 25, spread


def test_no_two_backs_are_alike():
    pixels = [thumbnail(f) for f in BACKS]
    assert all(distance(a, b) > 25 for i, a in enumerate(pixels) for b in pixels[:i])
