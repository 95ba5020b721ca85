"""The window comes back where it was, as large as it was, and as full as the screen if it was."""

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.window.pair import environment_in, start
from tests.window.screen import Screen, missing_tools

pytestmark = [
    pytest.mark.window,
    pytest.mark.timeout(120),
    pytest.mark.skipif(bool(missing_tools()), reason=f"missing: {', '.join(missing_tools())}"),
]


class Desk:
    """A screen on which the program is opened again and again, always in the same folder."""

    def __init__(self, screen: Screen, home: Path) -> None:
        self.screen, self.home = screen, home
        self.process: subprocess.Popen[str] | None = None

    def open(self, *words: str) -> None:
        self.process = start(environment_in(self.screen, self.home), *words)
        self.screen.wait_for(lambda: self.screen.window() is not None)
        self.screen.wait_until_still()

    def close(self) -> None:
        assert self.process is not None
        self.screen.key("ctrl+q")
        _, told = self.process.communicate(timeout=30)
        assert (self.process.returncode, told) == (0, "")

    def do(self, *words: str) -> None:
        self.screen._do(words[0], self.screen.window() or "", *words[1:])
        self.screen.wait_until_still()

    def drag(self, dx: int, dy: int) -> None:
        """Take the window by its title, as a person does."""
        x, y = self.place
        here, there = (x + 300, y - 8), (x + 300 + dx, y - 8 + dy)
        self.screen._do("mousemove", *map(str, here), "mousedown", "1")
        for share in (0.3, 0.7, 1.0):
            way = [round(a + (b - a) * share) for a, b in zip(here, there, strict=True)]
            self.screen._do("mousemove", *map(str, way))
        self.screen._do("mouseup", "1")
        self.screen.wait_until_still()

    @property
    def size(self) -> tuple[int, int]:
        window = self.screen.window() or ""
        told = self.screen._do("getwindowgeometry", "--shell", window) or ""
        sides = dict(line.split("=") for line in told.split())
        return int(sides["WIDTH"]), int(sides["HEIGHT"])

    @property
    def place(self) -> tuple[int, int]:
        self.screen._places.clear()
        return self.screen.place()

    def kept(self, name: str) -> object:
        return json.loads((self.home / "scopa" / "settings.json").read_text())[name]


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    screen = Screen(tmp_path / "screen")
    made = Desk(screen, tmp_path / "home")
    try:
        yield made
    finally:
        if made.process is not None:
            made.process.kill()
            made.process.communicate()
        screen.close()


def test_the_window_comes_back_where_it_was_and_as_large(desk: Desk) -> None:
    desk.open()
    desk.do("windowsize", "1100", "640")
    before = desk.place
    desk.drag(40, 30)
    place, size = desk.place, desk.size
    assert (place, size) == ((before[0] + 40, before[1] + 30), (1100, 640))
    desk.close()
    for _ in range(2):
        desk.open()
        assert (desk.place, desk.size) == (place, size)
        desk.close()


def test_a_window_that_nobody_could_see_is_opened_in_sight(desk: Desk) -> None:
    (desk.home / "scopa").mkdir(parents=True)
    path = desk.home / "scopa" / "settings.json"
    path.write_text(json.dumps({"window": [9000, 7000, 99999, 40]}))
    desk.open()
    x, y = desk.place
    assert 0 <= x < desk.screen.size[0] - 100
    assert 0 <= y < desk.screen.size[1] - 100
    assert desk.size[0] <= desk.screen.size[0]
    desk.close()


def test_full_screen_survives_and_the_window_comes_back_from_it(desk: Desk) -> None:
    desk.open("--windowed", "1000x600")
    place = desk.place
    desk.screen.key("F11")
    desk.screen.wait_until_still()
    assert desk.size == desk.screen.size
    desk.close()
    assert desk.kept("full_screen") is True
    desk.open()
    assert desk.size == desk.screen.size
    desk.screen.key("alt+Return")
    desk.screen.wait_until_still()
    assert (desk.place, desk.size) == (place, (1000, 600))
    desk.close()
    assert desk.kept("full_screen") is False
