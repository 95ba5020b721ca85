"""The real window: opening it, its size and full screen, showing a frame.

Without a display SDL does not fail but picks a driver that shows nothing; and without a graphics
card it presents through a slow software renderer. Both are noticed here.
"""

import os
import statistics
import warnings
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


class NoDisplay(RuntimeError):
    """There is no screen to open a window on."""


@dataclass(frozen=True)
class Options:
    """How to open the window."""

    settings: Settings
    title: str
    size: tuple[int, int] = (1280, 720)
    full_screen: bool = False


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
        self._flips: list[float] = []
        self.full_screen = options.full_screen
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

    def wanted_fps(self, quiet_s: float) -> int:
        """How often to look for something to do, after ``quiet_s`` seconds without anything."""
        if self.hidden:
            return HIDDEN_FPS
        return IDLE_FPS if quiet_s > IDLE_AFTER_S else FPS

    def set_full_screen(self, wanted: bool) -> None:
        """Fill the screen, or go back to the window as it was."""
        if wanted == self.full_screen:
            return
        if wanted:
            self._windowed_size = self.size
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
        size = self.size
        pygame.display.quit()
        if not self.full_screen:
            self._windowed_size = size
        self._open()
        pygame.event.post(pygame.event.Event(pygame.WINDOWEXPOSED))

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
        pygame.key.set_repeat(400, 40)
        pygame.key.start_text_input()

    def _set_mode(self) -> None:
        if self.full_screen:
            pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
            return
        pygame.display.set_mode(self._windowed_size, pygame.RESIZABLE)
        _set_least_size()


def _set_least_size() -> None:
    """Tell the window manager; the only way to do so is announced to go, and is not vital."""
    reach = getattr(pygame.Window, "from_display_module", None)
    if reach is not None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)
            reach().minimum_size = MIN_SIZE


def _at_least(size: tuple[int, int]) -> tuple[int, int]:
    return max(size[0], MIN_SIZE[0]), max(size[1], MIN_SIZE[1])
