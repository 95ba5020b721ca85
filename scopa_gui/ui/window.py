"""The real window: opening it, its size and full screen, showing a frame.

Without a display SDL does not fail but picks a driver that shows nothing; and without a graphics
card it presents through a slow software renderer. Both are noticed here.
"""

import os
import statistics
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from time import perf_counter

import pygame

from scopa_gui.app.settings import Settings
from scopa_gui.ui.viewport import MIN_SIZE

FPS = 60
IDLE_FPS = 30
IDLE_AFTER_S = 1.0
HIDDEN_FPS = 8
INVISIBLE_DRIVERS = frozenset({"offscreen", "dummy", "evdev"})
SLOW_FLIP_S = 0.025
JUDGED_FLIPS = 5
WINDOW_CLASS = "scopa"
LEAST_IN_SIGHT = 100
"""Pixels of a window that have to be on the screens for it to be opened where it was."""


WindowPlace = tuple[int, int, int, int]
"""Left and upper edge, width and height of a window, in pixels."""


class NoDisplay(RuntimeError):
    """There is no screen to open a window on."""


@dataclass(frozen=True)
class Options:
    """How to open the window."""

    settings: Settings
    title: str
    size: tuple[int, int] = (1280, 720)
    at: tuple[int, int] | None = None
    """Where the window's upper left corner is to be; anywhere without it."""
    keep: Callable[[WindowPlace], None] | None = None
    """Told where the window was when it closes."""
    drawn: Callable[[], None] | None = None
    """Told once, as soon as the first picture is shown."""


class Window:
    """The program's window.

    Raises:
        NoDisplay: there is no screen.
    """

    def __init__(self, options: Options) -> None:
        # the library fills in the script's file name when it is imported
        os.environ["SDL_VIDEO_X11_WMCLASS"] = WINDOW_CLASS
        self._title = options.title
        self._icon: pygame.Surface | None = None
        self._windowed_size = _at_least(options.size)
        self._windowed_at = options.at
        self._flips: list[float] = []
        self.full_screen = options.settings.full_screen
        self.hidden = False
        self._open()

    @property
    def surface(self) -> pygame.Surface:
        """What is drawn on."""
        surface = pygame.display.get_surface()
        assert surface is not None
        return surface

    @property
    def size(self) -> tuple[int, int]:
        """Size in pixels."""
        return self.surface.get_size()

    def dress(self, icon: pygame.Surface) -> None:
        """Give the window its icon, here and after it is opened anew."""
        self._icon = icon
        pygame.display.set_icon(icon)

    def notice(self, event: pygame.event.Event) -> bool:
        """Follow the window's own fate; true if everything has to be drawn anew."""
        match event.type:
            case pygame.WINDOWMINIMIZED | pygame.WINDOWHIDDEN:
                self.hidden = True
            case pygame.WINDOWRESTORED | pygame.WINDOWSHOWN | pygame.WINDOWMAXIMIZED:
                self.hidden = False
                return True
            case pygame.WINDOWEXPOSED:
                return True
            case _:
                pass
        return False

    @property
    def place(self) -> WindowPlace | None:
        """Where the window is, or was before it filled the screen, if that is known."""
        self._remember()
        return None if self._windowed_at is None else (*self._windowed_at, *self._windowed_size)

    def wanted_fps(self, quiet_s: float) -> int:
        """How often to look for something to do, after ``quiet_s`` seconds without anything."""
        if self.hidden:
            return HIDDEN_FPS
        return IDLE_FPS if quiet_s > IDLE_AFTER_S else FPS

    def set_full_screen(self, wanted: bool) -> None:
        """Fill the screen, or go back to the window as it was."""
        if wanted == self.full_screen:
            return
        self._remember()
        self.full_screen = wanted
        self._set_mode()

    def show(self, parts: list[pygame.Rect] | None) -> None:
        """Show what was drawn: the changed parts, or everything."""
        if parts is not None:
            pygame.display.update(parts)
            return
        begun = perf_counter()
        pygame.display.flip()
        if len(self._flips) < JUDGED_FLIPS:
            self._flips.append(perf_counter() - begun)
            if len(self._flips) == JUDGED_FLIPS:
                self._judge()

    def _judge(self) -> None:
        """Go round the accelerated way if there is no graphics card behind it."""
        setting = "SDL_FRAMEBUFFER_ACCELERATION"
        if statistics.median(self._flips) < SLOW_FLIP_S or setting in os.environ:
            return
        os.environ[setting] = "0"
        self._remember()
        pygame.display.quit()
        self._open()
        pygame.event.post(pygame.event.Event(pygame.WINDOWEXPOSED))

    def _remember(self) -> None:
        """Note where the window is, unless it fills the screen.

        It is asked, since not every way a window gets somewhere is told as an event.
        """
        if self.full_screen:
            return
        self._windowed_size = self.size
        with _own_window() as window:
            if window is not None:
                self._windowed_at = window.position

    def _open(self) -> None:
        try:
            pygame.display.init()
        except pygame.error as error:
            raise NoDisplay(str(error)) from error
        driver = pygame.display.get_driver()
        if driver in INVISIBLE_DRIVERS and not os.environ.get("SDL_VIDEODRIVER"):
            pygame.display.quit()
            raise NoDisplay(f"no screen: only the driver {driver!r}")
        pygame.display.set_caption(self._title)
        if self._icon is not None:
            pygame.display.set_icon(self._icon)
        self._set_mode()
        pygame.key.start_text_input()

    def _set_mode(self) -> None:
        if self.full_screen:
            pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
            return
        width, height = _screens()
        size = _at_least((min(self._windowed_size[0], width), min(self._windowed_size[1], height)))
        at = self._windowed_at
        pygame.display.set_mode(size, pygame.RESIZABLE)
        with _own_window() as window:
            if window is not None:
                window.minimum_size = MIN_SIZE
                if at is not None and _in_sight(at, size):
                    window.position = at


def _screens() -> tuple[int, int]:
    """Width and height of all screens side by side."""
    screens = pygame.display.get_desktop_sizes()
    return sum(w for w, _ in screens), max(h for _, h in screens)


def _in_sight(at: tuple[int, int], size: tuple[int, int]) -> bool:
    """Whether enough of a window is to be seen there to take hold of it."""
    width, height = _screens()
    in_reach = LEAST_IN_SIGHT - size[0] < at[0] < width - LEAST_IN_SIGHT
    return in_reach and 0 <= at[1] < height - LEAST_IN_SIGHT


@contextmanager
def _own_window() -> Iterator[pygame.Window | None]:
    """The window itself; the only way to reach it is announced to go, and is not vital."""
    reach = getattr(pygame.Window, "from_display_module", None)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        yield None if reach is None else reach()


def _at_least(size: tuple[int, int]) -> tuple[int, int]:
    return max(size[0], MIN_SIZE[0]), max(size[1], MIN_SIZE[1])
