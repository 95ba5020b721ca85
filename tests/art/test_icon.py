"""The program's icon: drawn again to the pixel, complete, well formed, readable when tiny."""

import os
import struct
import subprocess
import sys
from pathlib import Path

import pytest

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
import pygame

from tests.art.test_deck import ROOT, offences

FOLDER = ROOT / "assets" / "icons" / "app"
SIZES = (16, 24, 32, 48, 64, 128, 256, 512, 1024)
PNG = b"\x89PNG\r\n\x1a\n"


def test_drawing_again_gives_the_same_files() -> None:
    result = subprocess.run(
        [sys.executable, str(FOLDER / "build.py"), "--check"],
        capture_output=True,
        text=True,
        timeout=120,
        env={**os.environ, "PYTHONHASHSEED": "4711", "PYTHONDONTWRITEBYTECODE": "1"},
    )
    assert (result.returncode, result.stdout) == (0, "")


@pytest.mark.parametrize("px", SIZES)
def test_there_is_a_picture_of_every_size(px: int) -> None:
    picture = pygame.image.load(FOLDER / f"{px}.png")
    assert picture.get_size() == (px, px)
    assert picture.get_at((0, 0)).a < 128  # round corners
    assert picture.get_at((px // 2, px // 2)).a == 255


@pytest.mark.parametrize("file", sorted(FOLDER.glob("*.svg")), ids=lambda f: f.stem)
def test_a_drawing_keeps_to_what_the_rasteriser_shows(file: Path) -> None:
    assert offences(file.read_text(encoding="ascii")) == []


def test_the_windows_container_holds_pictures_from_16_to_256() -> None:
    data = (FOLDER / "scopa.ico").read_bytes()
    _, kind, count = struct.unpack_from("<HHH", data)
    assert kind == 1
    sides = []
    for i in range(count):
        side, _, _, _, _, bits, length, offset = struct.unpack_from("<BBBBHHII", data, 6 + 16 * i)
        px = side or 256
        assert bits == 32
        assert data[offset : offset + length] == (FOLDER / f"{px}.png").read_bytes()
        sides.append(px)
    assert sides == [16, 24, 32, 48, 64, 128, 256]


def test_the_macos_container_holds_pictures_up_to_1024() -> None:
    data = (FOLDER / "scopa.icns").read_bytes()
    assert data[:4] == b"icns"
    assert struct.unpack_from(">I", data, 4)[0] == len(data)
    at, kinds = 8, []
    while at < len(data):
        kind, length = data[at : at + 4], struct.unpack_from(">I", data, at + 4)[0]
        assert data[at + 8 : at + 16] == PNG
        kinds.append(kind)
        at += length
    assert at == len(data)
    assert {b"ic07", b"ic08", b"ic09", b"ic10"} <= set(kinds)


@pytest.mark.parametrize("px", [16, 24, 32, 48])
def test_seven_coins_can_be_counted(px: int) -> None:
    """Gold is in seven separate places, each at least two pixels large."""
    picture = pygame.image.load(FOLDER / f"{px}.png")

    def gold(x: int, y: int) -> bool:
        red, green, blue, _ = picture.get_at((x, y))
        return red > 130 and red - blue > 70 and 0 < red - green < 110

    inside = range(round(px * 0.13), round(px * 0.88))
    left = {(x, y) for x in inside for y in range(px // 10, px - px // 10) if gold(x, y)}
    groups = []
    while left:
        group, edge = 0, [left.pop()]
        while edge:
            x, y = edge.pop()
            group += 1
            near = {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)} & left
            left -= near
            edge += near
        groups.append(group)
    assert min(sorted(groups)[-7:]) >= 2, groups
    assert sum(g > max(groups) / 3 for g in groups) == 7, groups
