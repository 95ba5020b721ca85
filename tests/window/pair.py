"""The program in a real window and its twin on a stage: what is done is done to both.

The twin says beforehand where everything lies; after each step the window has to look like it, and
at the end both have to have written the same match.
"""

import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from time import monotonic
from types import MappingProxyType

import pygame

from scopa_gui.app.settings import Speed
from scopa_gui.app.speech import Speaker, system_voice
from scopa_gui.ui.inputs import (
    Command,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Pos,
    Scrolled,
    TextTyped,
)
from scopa_gui.ui.scripted import SETTLE_S
from scopa_gui.ui.widgets.base import Widget
from scopa_gui.ui.widgets.choice import Choice
from tests.whole.support import Run
from tests.window.screen import Screen

ROOT = Path(__file__).resolve().parents[2]
OF_SOURCE = (sys.executable, "-m", "scopa_gui")
SIZE = (1280, 720)
CLOSING_S = 15
GRAIN = 8
"""The pictures are compared in squares of so many pixels."""
LIKENESS = 24
"""How far one colour of a square may be from the twin's, of 255."""
POINTER_PX = 48
"""About the pointer nothing is compared: the screen shows it, the stage does not."""
REST_S, STEP_S, MOST_STEPS = 1.2, 0.1, 400
KEYS: Mapping[Command, str] = MappingProxyType(
    {
        Command.CONFIRM: "Return",
        Command.CANCEL: "Escape",
        Command.NEXT: "Tab",
        Command.PREVIOUS: "shift+Tab",
        Command.LEFT: "Left",
        Command.RIGHT: "Right",
        Command.UP: "Up",
        Command.DOWN: "Down",
        Command.HOME: "Home",
        Command.END: "End",
        Command.BACKSPACE: "BackSpace",
        Command.MENU: "F10",
    }
)


def environment_in(screen: Screen, home: Path) -> dict[str, str]:
    """The environment of a program on a screen, with a folder of its own for its files."""
    return {**screen.environment(), "HOME": str(home), "SCOPA_HOME": str(home / "scopa")}


def start(
    environment: dict[str, str], *words: str, program: Sequence[str] = OF_SOURCE
) -> subprocess.Popen[str]:
    """The program as a process of its own."""
    return subprocess.Popen(
        [*program, "--lang", "en", *words],
        env=environment,
        cwd=ROOT,
        text=True,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
    )


class Pair:
    """The program in a window and on a stage, each with an empty folder at first.

    Attributes:
        folder: where the program in the window keeps its files.
        told: what it has complained of on standard error.
        steps: how often the two have been compared.
    """

    def __init__(
        self, screen: Screen, folder: Path, seed: int, program: Sequence[str] = OF_SOURCE
    ) -> None:
        self.screen = screen
        self.folder = folder / "home" / "scopa"
        self.told = ""
        self.steps = 0
        self._home, self._seed, self._program = folder, seed, program
        self._clicked_s = monotonic()
        self._speed = Speed.NORMAL
        self._begin()

    def _begin(self) -> None:
        screen, home = self.screen, self._home
        screen.leave()
        self._pointer: Pos = (-POINTER_PX, -POINTER_PX)
        self._process = start(
            environment_in(screen, home / "home"),
            *("--seed", str(self._seed)),
            *("--windowed", f"{SIZE[0]}x{SIZE[1]}"),
            program=self._program,
        )
        self.twin = Run(home / "twin", self._speed, SIZE, self._seed, greets=True)
        self.twin.program.speaker = Speaker(system_voice())
        screen.wait_for(lambda: screen.window() is not None)
        self.settle()

    def __enter__(self) -> "Pair":
        return self

    def __exit__(self, *_: object) -> None:
        self.twin.close()
        self._process.kill()
        self._process.communicate()

    # ---- what is done

    def click(self, pos: Pos) -> None:
        """Click somewhere with the left button, never so soon that it would be a double click."""
        if max(abs(a - b) for a, b in zip(pos, self._pointer, strict=True)) < POINTER_PX:
            self.screen.wait_for(lambda: monotonic() > self._clicked_s + SETTLE_S)
        self.screen.click(pos)
        self._clicked_s = monotonic()
        self._pointer = pos
        self.twin.stage.feed(PointerMoved(pos), PointerPressed(pos), PointerReleased(pos))
        self.settle()

    def scroll(self, pos: Pos, down: bool) -> None:
        """Turn the wheel by a notch."""
        self.screen.scroll(pos, down)
        self._pointer = pos
        self.twin.stage.feed(PointerMoved(pos), Scrolled(pos, -1.0 if down else 1.0))
        self.settle()

    def say(self, *commands: Command) -> None:
        """Press keys one after another."""
        self.screen.key(*[KEYS[command] for command in commands])
        for command in commands:
            self.twin.stage.feed(command)
        self.settle()

    def write(self, text: str) -> None:
        """Type letters or digits into the field that has the keyboard."""
        self.screen.key(*text)
        for letter in text:
            self.twin.stage.feed(TextTyped(letter))
        self.settle()

    def close(self) -> int:
        """Close the window as a person does; the status the program ends with."""
        self.screen.key("alt+F4")
        _, told = self._process.communicate(timeout=CLOSING_S)
        self.told += told
        return self._process.returncode

    def reopen(self) -> None:
        """Close the program and begin it again."""
        if self.close():
            raise AssertionError(self.told)
        self._speed = self.twin.program.settings.speed
        self.twin.close()
        self._begin()

    # ---- what there is

    def labelled(self, label: str) -> Widget:
        """The button or row with these words on the screen in front."""
        for widget in self.twin.controls():
            if label in (getattr(widget, "label", None), getattr(widget, "title", None)):
                return widget
        raise LookupError(label)

    def choice(self, label: str) -> tuple[Choice, int]:
        """The choice one of whose tabs has this label, and which tab."""
        for widget in self.twin.controls():
            if isinstance(widget, Choice):
                labels = [option.label for option in widget.options]
                if label in labels:
                    return widget, labels.index(label)
        raise LookupError(label)

    def of_kind(self, kind: type[Widget], index: int = 0) -> Widget:
        """One of the controls of a kind."""
        return [widget for widget in self.twin.controls() if isinstance(widget, kind)][index]

    # ---- being alike

    def settle(self) -> None:
        """Wait until nothing moves on the stage, and until the window looks like it.

        Raises:
            TimeoutError: it never does.
        """
        self._rest()
        self.steps += 1
        try:
            # the twin's picture too may still become sharper
            self.screen.wait_for(
                lambda: self._unlike(self._small(self.twin.stage.frame())) <= LIKENESS
            )
        except TimeoutError as error:
            names = [type(self.twin.top).__name__, f"step {self.steps}"]
            folder = Path(os.environ.get("SCOPA_PICTURES", self._home))
            pygame.image.save(self.twin.stage.frame(), str(folder / "as it should be.png"))
            pygame.image.save(self.picture(), str(folder / "as it is.png"))
            raise TimeoutError(
                f"the window does not look as it should ({', '.join(names)}); pictures in {folder}"
            ) from error

    def picture(self) -> pygame.Surface:
        """A picture of the inside of the window."""
        return self.screen.picture().subsurface((self.screen.place(), SIZE))

    def _rest(self) -> None:
        stage, still_s = self.twin.stage, 0.0
        for _ in range(MOST_STEPS):
            drawn = stage.frames_drawn
            stage.advance(STEP_S, STEP_S)
            still_s = still_s + STEP_S if stage.frames_drawn == drawn else 0.0
            # a caret blinks for ever
            if still_s >= REST_S or stage.director.typing:
                return

    def _small(self, picture: pygame.Surface) -> bytes:
        shown = picture.copy().convert(24)
        place = pygame.Rect(0, 0, POINTER_PX, POINTER_PX)
        place.center = self._pointer
        shown.fill((0, 0, 0), place)
        size = SIZE[0] // GRAIN, SIZE[1] // GRAIN
        return pygame.image.tobytes(pygame.transform.smoothscale(shown, size), "RGB")

    def _unlike(self, wanted: bytes) -> int:
        """How far the window's worst square is from the picture wanted."""
        try:
            seen = self._small(self.picture())
        except (LookupError, ValueError):
            return 255
        if seen == wanted:
            return 0
        return max(abs(a - b) for a, b in zip(seen, wanted, strict=True))
