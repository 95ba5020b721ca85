"""The Napoletane: whole, drawn by their kit to the byte, safe to rasterise, every card its own.

So are the drawings for small cards and the indices that are laid over the cards.
"""

import functools
import itertools
import os
import pathlib
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ET

import pytest

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
import pygame

ROOT = pathlib.Path(__file__).resolve().parents[2]
BUILD = ROOT / "assets" / "cards" / "build.py"
FACES = ROOT / "assets" / "cards" / "napoletane"
BACK = ROOT / "assets" / "backs" / "maiolica.svg"
CARDS = [rank + suit for suit in "dcsb" for rank in "A234567FCR"]
COURTS = [rank + suit for rank in "FCR" for suit in "dcsb"]
SMALL = FACES / "small"
INDICES = FACES / "indices"
FOLDERS = {"large": FACES, "small": SMALL, "indices": INDICES, "small indices": INDICES / "small"}
FILES = [folder / f"{card}.svg" for folder in FOLDERS.values() for card in CARDS]
LIMIT = 120 * 1024  # bytes of a picture
MARGIN, EVEN = 8.0, 1.0  # of paper round a number card, and how far two sides may differ (units)
PAPER = (255, 250, 240)

SVG = "{http://www.w3.org/2000/svg}"
HREF = "{http://www.w3.org/1999/xlink}href"
PERMITTED = {  # what the rasteriser draws faithfully; all else it drops without a word
    "svg": {"width", "height", "viewBox", "fill", "stroke-linejoin", "stroke-linecap"},
    "defs": set(),
    "linearGradient": {"id", "gradientUnits", "x1", "y1", "x2", "y2", HREF},
    "radialGradient": {"id", "gradientUnits", "cx", "cy", "r", HREF},
    "stop": {"offset", "stop-color"},
    "rect": {"x", "y", "width", "height", "rx", "fill", "stroke", "stroke-width"},
    "path": {"d", "fill", "stroke", "stroke-width", "fill-opacity", "stroke-opacity"},
}
COLOUR = re.compile(r"#[0-9a-f]{6}|none|url\(#[a-z]\d+\)")
NUMBER = re.compile(r"-?(\d+\.?\d*|\.\d+)")


def offences(text: str) -> list[str]:
    """What a picture holds beyond the permitted subset."""
    root = ET.fromstring(text)
    found = []
    ids = {e.get("id") for e in root.iter() if e.get("id")}
    for element in root.iter():
        name = element.tag.removeprefix(SVG)
        if name not in PERMITTED:
            found.append(f"element {name}")
            continue
        found += [f"attribute {a} of {name}" for a in element.attrib if a not in PERMITTED[name]]
        if name.endswith("Gradient"):
            if element.get("gradientUnits") != "userSpaceOnUse":
                found.append("gradient in units of a bounding box")
            if HREF in element.attrib and element.attrib[HREF][1:] not in ids:
                found.append("reference to nothing")
        for attribute, value in element.attrib.items():
            if attribute in ("fill", "stroke", "stop-color"):
                if not COLOUR.fullmatch(value):
                    found.append(f"colour {value}")
                elif value.startswith("url") and value[5:-1] not in ids:
                    found.append("paint that is nowhere")
            elif attribute == "d":
                if not re.fullmatch(r"M[-\d. mlqcZ]+", value):
                    found.append("path data")
            elif attribute not in ("id", "gradientUnits", "viewBox", HREF) and not (
                attribute.startswith("stroke-line") or NUMBER.fullmatch(value)
            ):
                found.append(f"number {value}")
    return found


def thumbnail(file: pathlib.Path, height: int = 60) -> bytes:
    """The RGB pixels of a picture on black."""
    size = (round(height * 160 / 266), height)
    image = pygame.image.load_sized_svg(str(file), size)
    board = pygame.Surface(size)
    board.blit(image, (0, 0))
    return pygame.image.tobytes(board, "RGB")


def distance(a: bytes, b: bytes) -> float:
    """The mean difference of two pictures, in levels of 255."""
    return sum(abs(x - y) for x, y in zip(a, b, strict=True)) / len(a)


@functools.cache
def rasterised(file: pathlib.Path, height: int) -> pygame.Surface:
    """A picture as the program shows it, on black."""
    size = (round(height * 160 / 266), height)
    board = pygame.Surface(size)
    board.blit(pygame.image.load_sized_svg(str(file), size), (0, 0))
    return board


def apart(a: pygame.Surface, b: pygame.Surface) -> float:
    """The mean difference of two pictures, in levels of 255: the same measure as `distance`."""
    total = 0
    for one, other in ((a, b), (b, a)):
        rest = one.copy()
        rest.blit(other, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
        total += sum(rest.get_buffer().raw)
    return total / (3 * a.get_width() * a.get_height())


def rasterised_clear(file: pathlib.Path, height: int) -> pygame.Surface:
    """A picture with what it leaves uncovered."""
    return pygame.image.load_sized_svg(str(file), (round(height * 160 / 266), height))


def margins(file: pathlib.Path, per_unit: int = 2) -> tuple[float, float, float, float]:
    """The paper left, right, above and below what is drawn, in card units.

    The hairline round the card is left out, so the outer three units do not count.
    """
    width, height = 160 * per_unit, 266 * per_unit
    board = pygame.Surface((width, height))
    board.fill(PAPER)
    board.blit(pygame.image.load_sized_svg(str(file), (width, height)), (0, 0))
    pixels = pygame.image.tobytes(board, "RGB")
    edge, corner = 3 * per_unit, 10 * per_unit
    left, right, rows = width, 0, []
    for y in range(edge, height - edge):
        inset = corner if min(y, height - 1 - y) < corner else edge
        row = pixels[(y * width + inset) * 3 : ((y + 1) * width - inset) * 3]
        drawn = [x for x in range(0, len(row), 3) if row[x : x + 3] != bytes(PAPER)]
        if drawn:
            rows.append(y)
            left = min(left, inset + drawn[0] // 3)
            right = max(right, inset + drawn[-1] // 3)
    sides = left, width - 1 - right, rows[0], height - 1 - rows[-1]
    return tuple(side / per_unit for side in sides)


def silhouette(pixels: bytes) -> bytes:
    """1 where the picture covers the paper, colour removed."""
    triples = zip(*(pixels[k::3] for k in range(3)), strict=True)
    return bytes(max(abs(v - p) for v, p in zip(t, PAPER, strict=True)) > 40 for t in triples)


def run_build(folder: pathlib.Path, *arguments: str, seed="0") -> subprocess.CompletedProcess:
    """Run the drawing tool that stands in a folder of assets."""
    return subprocess.run(
        [sys.executable, str(folder / "cards" / "build.py"), *arguments],
        capture_output=True,
        text=True,
        timeout=120,
        env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONDONTWRITEBYTECODE": "1"},
    )


@pytest.mark.parametrize("folder", FOLDERS.values(), ids=FOLDERS)
def test_a_folder_has_forty_cards_and_nothing_else(folder):
    names = sorted(f.name for f in folder.iterdir() if f.is_file())
    assert names == sorted(f"{card}.svg" for card in CARDS)


@pytest.mark.parametrize("file", FILES, ids=lambda f: f"{f.parent.name}-{f.stem}")
def test_a_picture_keeps_to_what_the_rasteriser_shows(file):
    text = file.read_text(encoding="ascii")
    assert offences(text) == []
    assert ET.fromstring(text).get("viewBox") == "0 0 160 266"


@pytest.mark.parametrize("file", FILES, ids=lambda f: f"{f.parent.name}-{f.stem}")
def test_a_picture_is_small(file):
    assert file.stat().st_size <= LIMIT


@pytest.mark.parametrize(
    "wrong",
    [
        '<text x="1">A</text>',
        '<g opacity=".5"/>',
        '<path d="M0 0" style="fill:red"/>',
        '<path d="M0 0" stroke-dasharray="1"/>',
        '<path d="M0 0" fill="hsl(0,0%,0%)"/>',
        '<path d="M0 0" fill="url(#p1)"/>',
        '<path d="Mnan 0"/>',
        '<linearGradient id="p1" x1="0"/>',
    ],
)
def test_the_check_of_the_subset_bites(wrong):
    assert offences(f'<svg xmlns="http://www.w3.org/2000/svg">{wrong}</svg>')


@pytest.mark.parametrize(
    "file",
    [f for f in FILES if "indices" not in str(f)] + [BACK],
    ids=lambda f: f"{f.parent.name}-{f.stem}",
)
def test_every_picture_is_a_whole_card_of_the_same_ground(file):
    image = pygame.image.load_sized_svg(str(file), (160, 266))
    corners = [image.get_at(p)[3] for p in ((0, 0), (159, 0), (0, 265), (159, 265))]
    assert corners == [0, 0, 0, 0]
    assert tuple(image.get_at((80, 3))) == (*PAPER, 255)
    assert image.get_at((80, 0)) != image.get_at((80, 3))  # the hairline


@pytest.mark.parametrize("file", [f for f in FILES if "indices" in str(f)], ids=lambda f: f.stem)
def test_indices_cover_two_corners_and_nothing_else(file):
    image = pygame.image.load_sized_svg(str(file), (160, 266))
    assert image.get_at((12, 4)) == image.get_at((147, 261)) == (*PAPER, 255)
    outside = [(x, y) for x in range(0, 160, 4) for y in range(64, 202, 4)]
    outside += [(x, y) for x in range(36, 160, 4) for y in range(0, 64, 4)]
    assert not any(image.get_at(p)[3] for p in outside)


@pytest.mark.parametrize("height", [60, 160])
def test_no_two_indices_are_alike(height):
    """At 60 pixels high, laid over one and the same card, in the corner alone."""
    folder = INDICES / "small" if height < 120 else INDICES
    corners = {}
    for card in CARDS:
        board = rasterised(FACES / "4d.svg", height).copy()
        board.blit(rasterised_clear(folder / f"{card}.svg", height), (0, 0))
        corners[card] = board.subsurface((0, 0, height * 31 // 266, height * 60 // 266)).copy()
    near = {
        (a, b): round(d, 1)
        for a, b in itertools.combinations(CARDS, 2)
        if (d := apart(corners[a], corners[b])) < 6
    }
    assert near == {}


@pytest.mark.parametrize("card", [card for card in CARDS if card[0] not in "FCR"])
def test_a_number_card_stands_in_the_middle_of_even_paper(card):
    left, right, above, below = margins(FACES / f"{card}.svg")
    assert abs(left - right) <= EVEN
    assert abs(above - below) <= EVEN
    assert min(left, right, above, below) >= MARGIN


@pytest.mark.parametrize("card", COURTS)
def test_a_court_stands_between_even_sides(card):
    """The strip of ground is its measure; what is held up may reach nearer to the upper edge."""
    left, right, above, below = margins(FACES / f"{card}.svg")
    assert abs(left - right) <= 2.5
    assert min(left, right) >= 5
    assert above >= 5
    assert 9 <= below <= 11


@pytest.mark.parametrize(
    ("folder", "seed"),
    [
        ("napoletane", "1"),
        ("napoletane/small", "4711"),
        ("napoletane/indices", "2"),
        ("napoletane/indices/small", "3"),
    ],
)
def test_drawing_again_gives_the_same_bytes(folder, seed):
    result = run_build(ROOT / "assets", "--check", "--deck", folder, seed=seed)
    assert (result.returncode, result.stdout) == (0, "")


def test_the_check_names_a_file_that_differs(tmp_path):
    shutil.copytree(BUILD.parent, tmp_path / "cards")
    shutil.copytree(BACK.parent, tmp_path / "backs")
    card = tmp_path / "cards" / "napoletane" / "7d.svg"
    card.write_bytes(card.read_bytes().replace(b"<path", b"<path ", 1))
    (tmp_path / "cards" / "napoletane" / "8d.svg").touch()
    result = run_build(tmp_path, "--check", "--deck", "napoletane")
    assert result.returncode == 1
    assert re.findall(r"\w+\.svg", result.stdout) == ["7d.svg", "8d.svg"]


def test_a_contact_sheet_needs_no_display(tmp_path):
    out = tmp_path / "sheet.png"
    assert run_build(ROOT / "assets", "--sheet", str(out), "--height", "40").returncode == 0
    assert pygame.image.load(str(out)).get_width() > 200


@pytest.mark.parametrize("height", [60, 160])
@pytest.mark.parametrize("folder", [FACES, SMALL], ids=["large", "small"])
def test_no_two_cards_are_alike(folder, height):
    """The nearest pairs share a grid and lie beyond 20, most far beyond; a card and itself at 0."""
    pictures = {card: rasterised(folder / f"{card}.svg", height) for card in CARDS}
    pairs = itertools.combinations(CARDS, 2)
    near = {(a, b): d for a, b in pairs if (d := apart(pictures[a], pictures[b])) < 20}
    assert near == {}


@pytest.mark.parametrize("card", CARDS)
def test_the_small_drawing_shows_the_same_card(card):
    small = rasterised(SMALL / f"{card}.svg", 60)
    full = {other: apart(small, rasterised(FACES / f"{other}.svg", 60)) for other in CARDS}
    assert min(full, key=full.get) == card
    assert full[card] < 24


def test_a_small_drawing_says_less():
    """Its marks are lighter than those of the full drawing at the same size: no mud."""
    for card in CARDS:
        assert (SMALL / f"{card}.svg").stat().st_size < (FACES / f"{card}.svg").stat().st_size


def test_the_courts_differ_with_their_colour_removed():
    """The nearest pair (Fd and Fb) differs in 11 % of the pixels."""
    masks = {card: silhouette(thumbnail(FACES / f"{card}.svg")) for card in COURTS}
    share = {card: sum(mask) / len(mask) for card, mask in masks.items()}
    assert all(0.1 < s < 0.8 for s in share.values()), share
    near = {}
    for a, b in itertools.combinations(COURTS, 2):
        differing = sum(x != y for x, y in zip(masks[a], masks[b], strict=True))
        if differing < 0.08 * len(masks[a]):
            near[a, b] = differing
    assert near == {}


def test_the_program_and_the_kit_agree_on_which_drawings_are_shown_when():
    sys.path.insert(0, str(BUILD.parent))
    from kit import deck

    from scopa_gui.ui.rasteriser import SMALL_BELOW, Look

    assert deck.SMALL_BELOW == SMALL_BELOW
    for name in deck.DECKS:
        look = Look(name, numerals=True)
        for height in (40, 119, 120, 600):
            shown = look.picture("7d", small=height < SMALL_BELOW)
            folders = deck.folders_at(name, height)
            assert shown == tuple(f"cards/{folder}/7d" for folder in folders)


def test_a_deck_is_small():
    assert sum((FACES / f"{card}.svg").stat().st_size for card in CARDS) < 3_200_000
