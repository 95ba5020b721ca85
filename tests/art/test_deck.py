"""The deck: complete, drawn by its kit to the byte, safe for the rasteriser, every card its own."""

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
PICTURES = [FACES / f"{card}.svg" for card in CARDS] + [BACK]

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


def silhouette(pixels: bytes) -> bytes:
    """1 where the picture covers the paper, colour removed."""
    paper = (255, 250, 240)
    triples = zip(*(pixels[k::3] for k in range(3)), strict=True)
    return bytes(max(abs(v - p) for v, p in zip(t, paper, strict=True)) > 40 for t in triples)


def run_build(folder: pathlib.Path, *arguments: str, seed="0") -> subprocess.CompletedProcess:
    """Run the drawing tool that stands in a folder of assets."""
    return subprocess.run(
        [sys.executable, str(folder / "cards" / "build.py"), *arguments],
        capture_output=True,
        text=True,
        timeout=120,
        env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONDONTWRITEBYTECODE": "1"},
    )


def test_the_deck_has_forty_cards_and_nothing_else():
    assert sorted(f.name for f in FACES.iterdir()) == sorted(f"{card}.svg" for card in CARDS)
    assert BACK.is_file()


@pytest.mark.parametrize("file", PICTURES, ids=lambda f: f.stem)
def test_a_picture_keeps_to_what_the_rasteriser_shows(file):
    text = file.read_text(encoding="ascii")
    assert offences(text) == []
    assert ET.fromstring(text).get("viewBox") == "0 0 160 266"


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


@pytest.mark.parametrize("file", PICTURES, ids=lambda f: f.stem)
def test_every_picture_is_a_whole_card_of_the_same_ground(file):
    image = pygame.image.load_sized_svg(str(file), (160, 266))
    corners = [image.get_at(p)[3] for p in ((0, 0), (159, 0), (0, 265), (159, 265))]
    assert corners == [0, 0, 0, 0]
    assert tuple(image.get_at((80, 3))) == (255, 250, 240, 255)
    assert image.get_at((80, 0)) != image.get_at((80, 3))  # the hairline


@pytest.mark.parametrize("seed", ["1", "4711"])
def test_drawing_again_gives_the_same_bytes(seed):
    result = run_build(ROOT / "assets", "--check", seed=seed)
    assert (result.returncode, result.stdout) == (0, "")


def test_the_check_names_a_file_that_differs(tmp_path):
    shutil.copytree(BUILD.parent, tmp_path / "cards")
    shutil.copytree(BACK.parent, tmp_path / "backs")
    card = tmp_path / "cards" / "napoletane" / "7d.svg"
    card.write_bytes(card.read_bytes().replace(b"<path", b"<path ", 1))
    (tmp_path / "cards" / "napoletane" / "8d.svg").touch()
    result = run_build(tmp_path, "--check")
    assert result.returncode == 1
    assert re.findall(r"\w+\.svg", result.stdout) == ["7d.svg", "8d.svg"]


def test_a_contact_sheet_needs_no_display(tmp_path):
    out = tmp_path / "sheet.png"
    assert run_build(ROOT / "assets", "--sheet", str(out), "--height", "40").returncode == 0
    assert pygame.image.load(str(out)).get_width() > 200


def test_no_two_cards_are_alike():
    """The nearest pair (4d and 6d) lies at 24, most far beyond; a card and itself at 0."""
    pixels = {card: thumbnail(FACES / f"{card}.svg") for card in CARDS}
    pairs = itertools.combinations(CARDS, 2)
    near = {(a, b): d for a, b in pairs if (d := distance(pixels[a], pixels[b])) < 15}
    assert near == {}


def test_the_courts_differ_with_their_colour_removed():
    """The nearest pair (Rd and Rb) differs in 8 % of the pixels."""
    masks = {card: silhouette(thumbnail(FACES / f"{card}.svg")) for card in COURTS}
    share = {card: sum(mask) / len(mask) for card, mask in masks.items()}
    assert all(0.1 < s < 0.8 for s in share.values()), share
    near = {}
    for a, b in itertools.combinations(COURTS, 2):
        differing = sum(x != y for x, y in zip(masks[a], masks[b], strict=True))
        if differing < 0.05 * len(masks[a]):
            near[a, b] = differing
    assert near == {}


def test_a_deck_is_small():
    sizes = {file.stem: file.stat().st_size for file in PICTURES}
    assert max(sizes.values()) < 160_000, max(sizes, key=sizes.get)
    assert sum(sizes.values()) < 3_500_000
