"""The emblems of the games: drawn again to the byte, safe for the rasteriser, within their box."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
import pygame

from tests.art.test_deck import ROOT, offences

FOLDER = ROOT / "assets" / "emblems"
EMBLEMS = sorted(FOLDER.glob("*.svg"))


def test_drawing_again_gives_the_same_bytes() -> None:
    result = subprocess.run(
        [sys.executable, str(FOLDER / "build.py"), "--check"],
        capture_output=True,
        text=True,
        timeout=120,
        env={**os.environ, "PYTHONHASHSEED": "4711", "PYTHONDONTWRITEBYTECODE": "1"},
    )
    assert (result.returncode, result.stdout) == (0, "")


@pytest.mark.parametrize("file", EMBLEMS, ids=lambda f: f.stem)
def test_an_emblem_keeps_to_what_the_rasteriser_shows(file: Path) -> None:
    assert offences(file.read_text(encoding="ascii")) == []
    assert file.stat().st_size < 30_000


@pytest.mark.parametrize("file", EMBLEMS, ids=lambda f: f.stem)
def test_an_emblem_fills_its_box_and_stays_within(file: Path) -> None:
    picture = pygame.image.load_sized_svg(str(file), (128, 128))
    drawn = picture.get_bounding_rect(min_alpha=20)
    assert max(drawn.width, drawn.height) >= 92
    edge = [(i, side) for i in range(128) for side in (0, 127)]
    assert max(picture.get_at(p).a for x, y in edge for p in ((x, y), (y, x))) == 0
