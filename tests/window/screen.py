"""A screen of its own for a test: an X server in memory, a window manager, mouse and keyboard."""

import os
import shutil
import struct
import subprocess
from collections.abc import Callable
from pathlib import Path
from time import monotonic

import pygame

SIZE = (1400, 900)
TOOLS = ("Xvfb", "xdotool", "openbox")
PATIENCE_S = 60.0
LOOK_EVERY_S = 0.05
STILL_LOOKS = 20
"""After so many looks without a change the picture counts as still: longer than any pause between
two movements."""


def missing_tools() -> list[str]:
    """What such a screen needs and this machine lacks."""
    return [tool for tool in TOOLS if shutil.which(tool) is None]


class Screen:
    """An X server on the first free display. Close it."""

    def __init__(self, folder: Path, size: tuple[int, int] = SIZE) -> None:
        self._folder = folder
        self.size = size
        self._places: dict[str, tuple[int, int]] = {}
        folder.mkdir()
        read_end, write_end = os.pipe()
        words = ["Xvfb", "-displayfd", str(write_end), "-noreset", "-fbdir", str(folder)]
        # no key repeats by itself, however late it is let go
        words += ["-screen", "0", f"{size[0]}x{size[1]}x24", "-r"]
        self._server = subprocess.Popen(words, pass_fds=[write_end], stderr=subprocess.DEVNULL)
        os.close(write_end)
        with os.fdopen(read_end) as told:
            self.display = f":{told.readline().strip()}"
        quiet = subprocess.DEVNULL
        self._manager = subprocess.Popen(
            ["openbox"], env=self.environment(), stdout=quiet, stderr=quiet
        )
        self.wait_for(lambda: self._do("get_num_desktops") is not None)

    def close(self) -> None:
        """Take the screen away."""
        for process in (self._manager, self._server):
            process.terminate()
            process.wait(10)

    def environment(self) -> dict[str, str]:
        """The environment of a program that opens its window here."""
        without = {"SDL_VIDEODRIVER", "WAYLAND_DISPLAY"}
        kept = {name: value for name, value in os.environ.items() if name not in without}
        return {**kept, "DISPLAY": self.display}

    # ---- what is to be seen

    def window(self) -> str | None:
        """The program's window; it is looked for anew because it may be opened anew."""
        found = self._do("search", "--onlyvisible", "--class", "scopa")
        return found.split()[-1] if found and found.split() else None

    def pixels(self) -> bytes:
        """The screen as it is: rows of blue, green, red and nothing."""
        dump = (self._folder / "Xvfb_screen0").read_bytes()
        header, *_, colours = struct.unpack(">20I", dump[:80])
        start = header + 12 * colours
        return dump[start : start + self.size[0] * self.size[1] * 4]

    def picture(self) -> pygame.Surface:
        """A picture of the screen."""
        return pygame.image.frombuffer(self.pixels(), self.size, "BGRA").convert(24)

    def place(self) -> tuple[int, int]:
        """Where on the screen the inside of the window begins.

        Found with the pointer, just outside, because a window manager's frame confuses every other
        way; and only once for each window, because it takes the pointer away for a moment.
        """
        window = self.window()
        if window is None:
            raise LookupError("there is no window")
        if window not in self._places:
            x, y = self._pointer()
            self._do("mousemove", "--window", window, "--", *map(str, _OUTSIDE))
            away = self._pointer()
            self._do("mousemove", "--", str(x), str(y))
            self._places[window] = away[0] - _OUTSIDE[0], away[1] - _OUTSIDE[1]
        return self._places[window]

    def colours(self) -> int:
        """How many different colours are to be seen."""
        pixels = self.pixels()
        return len({pixels[i : i + 3] for i in range(0, len(pixels), 28)})

    def wait_until_still(self) -> None:
        """Wait until nothing moves any more."""
        before, still = b"", 0

        def is_still() -> bool:
            nonlocal before, still
            now = self.pixels()
            still = still + 1 if now == before else 0
            before = now
            return still >= STILL_LOOKS

        self.wait_for(is_still)

    def wait_for(self, there: Callable[[], object], patience_s: float = PATIENCE_S) -> None:
        """Look again and again until something is there.

        Raises:
            TimeoutError: it never was.
        """
        end, clock = monotonic() + patience_s, pygame.time.Clock()
        while not there():
            if monotonic() > end:
                raise TimeoutError("what was waited for did not happen")
            clock.tick(1 / LOOK_EVERY_S)

    # ---- what a person does

    def click(self, pos: tuple[float, float]) -> None:
        """Click at a place of the window."""
        x, y = map(round, pos)
        self._do("mousemove", "--window", self.window() or "", str(x), str(y), "click", "1")

    def scroll(self, pos: tuple[float, float], down: bool) -> None:
        """Turn the wheel by a notch at a place of the window."""
        x, y = map(round, pos)
        window, button = self.window() or "", "5" if down else "4"
        self._do("mousemove", "--window", window, str(x), str(y), "click", button)

    def leave(self) -> None:
        """Take the pointer into a corner of the screen."""
        self._do("mousemove", "0", "0")

    def key(self, *names: str) -> None:
        """Press keys one after another."""
        self._do("windowactivate", "--sync", self.window() or "")
        self._do("key", *names)

    def _pointer(self) -> tuple[int, int]:
        told = self._do("getmouselocation") or ""
        words = dict(word.split(":") for word in told.split())
        return int(words["x"]), int(words["y"])

    def _do(self, *words: str) -> str | None:
        """What xdotool answers; None if it fails."""
        done = subprocess.run(
            ["xdotool", *words],
            env=self.environment(),
            capture_output=True,
            text=True,
            timeout=20,
            check=False,
        )
        return done.stdout if done.returncode == 0 else None


_OUTSIDE = (-5, -5)
