"""The French deck: complete, small, safe for the rasteriser, the same from either side."""

import itertools
import sys

import pytest

from tests.art.test_deck import CARDS, ROOT, distance, offences, run_build, thumbnail

sys.path.insert(0, str(ROOT / "assets" / "cards"))

FRENCH = ROOT / "assets" / "cards" / "french"
FILES = [FRENCH / f"{card}.svg" for card in CARDS]
REVERSIBLE = [rank + suit for rank in "24FCR" for suit in "dcsb"]
SEEN_AT_ONCE = 60  # the height of a card at which an index must still be read


def mirrored(pixels: bytes) -> bytes:
    """The picture turned by half a circle."""
    triples = [pixels[i : i + 3] for i in range(0, len(pixels), 3)]
    return b"".join(reversed(triples))


def index(card: str) -> bytes:
    """The pixels of a card's upper left corner, where rank and suit stand."""
    width = round(SEEN_AT_ONCE * 160 / 266)
    pixels = thumbnail(FRENCH / f"{card}.svg", SEEN_AT_ONCE)
    return b"".join(pixels[(y * width + 1) * 3 : (y * width + 7) * 3] for y in range(2, 14))


def test_the_deck_has_forty_cards_of_the_same_names():
    assert sorted(f.name for f in FRENCH.iterdir()) == sorted(f"{card}.svg" for card in CARDS)


def test_drawing_again_gives_the_same_bytes():
    result = run_build(ROOT / "assets", "--check", "--deck", "french", seed="4711")
    assert (result.returncode, result.stdout) == (0, "")


@pytest.mark.parametrize("file", FILES, ids=lambda f: f.stem)
def test_a_card_keeps_to_what_the_rasteriser_shows(file):
    assert offences(file.read_text(encoding="ascii")) == []


@pytest.mark.parametrize("file", FILES, ids=lambda f: f.stem)
def test_a_card_is_at_most_120_kilobytes(file):
    assert file.stat().st_size <= 120_000


def test_every_court_is_drawn_of_many_paths():
    paths = {c: (FRENCH / f"{c}.svg").read_text().count("<path") for c in CARDS if c[0] in "FCR"}
    assert min(paths.values()) > 150, paths


@pytest.mark.parametrize("card", REVERSIBLE)
def test_a_card_is_the_same_from_either_side(card):
    """The lights on the marks apart; a six, whose middle row stands upright, differs by ten."""
    pixels = thumbnail(FRENCH / f"{card}.svg", 266)
    assert distance(pixels, mirrored(pixels)) < (3 if card[0] in "FCR" else 5)


@pytest.mark.parametrize("card", CARDS)
def test_the_index_stands_in_two_opposite_corners(card):
    pixels = thumbnail(FRENCH / f"{card}.svg", 133)
    turned = mirrored(pixels)
    width = 80
    corner = [(y * width + x) * 3 for y in range(4, 26) for x in range(2, 13)]
    one, other = (b"".join(p[i : i + 3] for i in corner) for p in (pixels, turned))
    assert distance(one, other) < 12
    assert distance(one, bytes((255, 250, 240)) * len(corner)) > 20


def test_no_two_indices_are_alike_at_sixty_pixels():
    indices = {card: index(card) for card in CARDS}
    near = {
        (a, b): round(d, 1)
        for a, b in itertools.combinations(CARDS, 2)
        if (d := distance(indices[a], indices[b])) < 3
    }
    assert near == {}


def test_no_two_cards_are_alike():
    """The nearest pair (2s and 2b) lies at 2.5: two small black marks on white."""
    pixels = {card: thumbnail(FRENCH / f"{card}.svg") for card in CARDS}
    near = {
        (a, b): d
        for a, b in itertools.combinations(CARDS, 2)
        if (d := distance(pixels[a], pixels[b])) < 2
    }
    assert near == {}


def test_a_picture_is_cut_along_a_line():
    from kit.french.reversible import below, trimmed
    from kit.geometry import ellipse

    left, top, right, bottom = trimmed(ellipse(80, 133, 40), below(133, 0)).box()
    assert (round(left), round(top), round(right), round(bottom)) == (40, 93, 120, 133)
    assert trimmed(ellipse(80, 233, 40), below(133, 0)).runs == []
