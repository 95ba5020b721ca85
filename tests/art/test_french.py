"""The French deck: complete, small, safe for the rasteriser, the same from either side."""

import itertools
import sys

import pygame
import pytest

from tests.art.test_deck import (
    CARDS,
    LIMIT,
    ROOT,
    apart,
    distance,
    offences,
    rasterised,
    rasterised_clear,
    run_build,
    thumbnail,
)

sys.path.insert(0, str(ROOT / "assets" / "cards"))

FRENCH = ROOT / "assets" / "cards" / "french"
SMALL, INDICES = FRENCH / "small", FRENCH / "indices"
FOLDERS = {"large": FRENCH, "small": SMALL, "indices": INDICES, "small indices": INDICES / "small"}
FILES = [folder / f"{card}.svg" for folder in FOLDERS.values() for card in CARDS]
REVERSIBLE = [rank + suit for rank in "24FCR" for suit in "dcsb"]
SEEN_AT_ONCE = 60  # the height of a card at which an index must still be read


def mirrored(pixels: bytes) -> bytes:
    """The picture turned by half a circle."""
    triples = [pixels[i : i + 3] for i in range(0, len(pixels), 3)]
    return b"".join(reversed(triples))


def index(card: str) -> bytes:
    """The pixels of a small card's upper left corner, where rank and suit stand."""
    width = round(SEEN_AT_ONCE * 160 / 266)
    pixels = thumbnail(SMALL / f"{card}.svg", SEEN_AT_ONCE)
    return b"".join(pixels[(y * width + 1) * 3 : (y * width + 7) * 3] for y in range(2, 14))


@pytest.mark.parametrize("folder", FOLDERS.values(), ids=FOLDERS)
def test_the_deck_has_forty_cards_of_the_same_names(folder):
    names = sorted(f.name for f in folder.iterdir() if f.is_file())
    assert names == sorted(f"{card}.svg" for card in CARDS)


@pytest.mark.parametrize(
    "folder", ["french", "french/small", "french/indices", "french/indices/small"]
)
def test_drawing_again_gives_the_same_bytes(folder):
    result = run_build(ROOT / "assets", "--check", "--deck", folder, seed="4711")
    assert (result.returncode, result.stdout) == (0, "")


@pytest.mark.parametrize("file", FILES, ids=lambda f: f"{f.parent.name}-{f.stem}")
def test_a_card_keeps_to_what_the_rasteriser_shows(file):
    assert offences(file.read_text(encoding="ascii")) == []


@pytest.mark.parametrize("file", FILES, ids=lambda f: f"{f.parent.name}-{f.stem}")
def test_a_card_is_small(file):
    assert file.stat().st_size <= LIMIT


@pytest.mark.parametrize("card", CARDS)
def test_the_small_drawing_shows_the_same_card(card):
    small = rasterised(SMALL / f"{card}.svg", SEEN_AT_ONCE)
    full = {
        other: apart(small, rasterised(FRENCH / f"{other}.svg", SEEN_AT_ONCE)) for other in CARDS
    }
    assert min(full, key=full.get) == card


@pytest.mark.parametrize("height", [SEEN_AT_ONCE, 160])
def test_the_numerals_cover_the_deck_s_own_indices(height):
    """Laid over any card, the corner shows the numerals and nothing of what lay there."""
    small = height < 120
    faces, overlays = (SMALL, INDICES / "small") if small else (FRENCH, INDICES)
    corner = pygame.Rect(height // 30, height // 30, height * 18 // 266, height * 54 // 266)
    for over in ("7d", "Cs"):
        seen = set()
        for card in CARDS:
            board = rasterised(faces / f"{card}.svg", height).copy()
            board.blit(rasterised_clear(overlays / f"{over}.svg", height), (0, 0))
            seen.add(pygame.image.tobytes(board.subsurface(corner), "RGB"))
        assert len(seen) == 1


@pytest.mark.parametrize("height", [SEEN_AT_ONCE, 160])
def test_no_two_numerals_are_alike(height):
    """The nearest pairs are a value in spades and in clubs, which only the small marks tell."""
    small = height < 120
    faces, overlays = (SMALL, INDICES / "small") if small else (FRENCH, INDICES)
    corners = {}
    for card in CARDS:
        board = rasterised(faces / "4d.svg", height).copy()
        board.blit(rasterised_clear(overlays / f"{card}.svg", height), (0, 0))
        corners[card] = board.subsurface((0, 0, height * 31 // 266, height * 66 // 266)).copy()
    near = {
        (a, b): round(d, 1)
        for a, b in itertools.combinations(CARDS, 2)
        if (d := apart(corners[a], corners[b])) < 3
    }
    assert near == {}


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
    """The nearest pair (2s and 2b) lies just beyond 2: two small black marks on white."""
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


def test_twelve_courts_have_twelve_faces(monkeypatch):
    """Outline, nose and mouth: no two of them the same, whatever the hair."""
    from kit.canvas import Canvas
    from kit.french import deck, heads, ladies

    faces = {}
    for rank, letter in itertools.product("FCR", "dcsb"):
        seen = []

        def spy(cv, view="3q", skin=None, hair=None, seen=seen, **features):
            seen.append((view, *(features.get(part) for part in ("jaw", "nose", "mouth"))))

        monkeypatch.setattr(heads, "face", spy)
        monkeypatch.setattr(ladies, "face", spy)
        getattr(deck.COURTS[rank], deck.SUITS[letter])(Canvas())
        faces[rank + letter] = tuple(seen)  # nothing: a head drawn by hand altogether
    assert len(set(faces.values())) == 12, faces


@pytest.mark.parametrize("court", ["Fb", "Cb", "Rb"])
def test_the_club_beside_a_small_portrait_keeps_its_lobes_apart(court):
    """Beneath the upper lobe, on both sides of the stalk, there is paper."""
    board = rasterised(SMALL / f"{court}.svg", 266)
    mark = pygame.Rect(36, 14, 26, 26)
    lobes = [x for x in range(mark.left, mark.right) if sum(board.get_at((x, 30))[:3]) < 200]
    waist = [x for x in range(mark.left, mark.right) if sum(board.get_at((x, 24))[:3]) < 200]
    assert lobes
    assert 0 < len(waist) < 0.62 * len(lobes)
