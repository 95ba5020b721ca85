"""Pictures, sounds and fonts: the only module that opens them.

Vector pictures are rasterised at the size they are shown, because scaling bitmaps blurs lines;
everything handed out is converted for the display, because unconverted surfaces draw many times
slower. Both kinds of cache are bounded.
"""

import importlib.resources
import io
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.resources.abc import Traversable
from pathlib import Path

import pygame

from scopa_gui.app import paths
from scopa_gui.app.storage import open_nowhere
from scopa_gui.ui import theme
from scopa_gui.ui.bounded import SurfaceCache
from scopa_gui.ui.theme import RGB

ICON_INK = "#2a1c11"
"""The colour icons are drawn in on file; it is replaced when an icon is tinted."""

WINDOW_ICON = "icons/app/settebello"
WINDOW_ICON_PX = 64

SOUND_RATE = 44_100
SOUND_BUFFER = 512
"""Samples between asking and hearing: 12 ms."""
SOUND_VOICES = 12
STDERR = 2
"""Where libraries write, whatever Python's own stream is."""


class MissingAsset(LookupError):
    """A picture, sound or font that the installation should have and has not."""

    def __init__(self, name: str, file: Traversable) -> None:
        super().__init__(f"the picture, sound or font {name!r} is missing: no file {file}")
        self.name = name
        self.file = file


class Assets:
    """Loads and keeps pictures and fonts; needs a display mode to be set."""

    def __init__(self) -> None:
        if not pygame.font.get_init():
            pygame.font.init()
        self._fonts: dict[tuple[str, int], pygame.font.Font] = {}
        self._drawn: SurfaceCache[tuple[str, int, int]] = SurfaceCache(96)
        self._pictures: dict[str, pygame.Surface] = {}
        self._grounds: SurfaceCache[tuple[str, int, int]] = SurfaceCache(96)
        self._icon_texts: dict[str, str] = {}
        self._sounds: dict[str, pygame.mixer.Sound] = {}

    def font(self, face: str, px: int) -> pygame.font.Font:
        """A face of ``theme.FACES`` at a pixel size.

        Raises:
            MissingAsset: there is no such face, or its package lacks the file.
        """
        key = face, px
        font = self._fonts.get(key)
        if font is None:
            font = self._fonts[key] = _open_font(face, px)
        return font

    def svg(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        """A vector picture such as ``icons/menu`` at exactly this size.

        Raises:
            MissingAsset: there is no such picture.
        """
        return self._drawn.made((name, *size), lambda: self.rasterise(name, size).convert_alpha())

    def rasterise(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        """A vector picture, neither kept nor converted: safe to call in a thread.

        Raises:
            MissingAsset: there is no such picture.
        """
        return pygame.image.load_sized_svg(_opened(self._file(name, "svg")), size)

    def markup(self, svg: str, size: tuple[int, int]) -> pygame.Surface:
        """A generated ``<svg>`` document at exactly this size."""

        def draw() -> pygame.Surface:
            return pygame.image.load_sized_svg(io.BytesIO(svg.encode()), size).convert_alpha()

        return self._drawn.made((svg, *size), draw)

    def tinted_icon(self, name: str, px: int, colour: RGB) -> pygame.Surface:
        """An icon of the set in one colour, ``px`` square.

        Raises:
            MissingAsset: there is no such icon.
        """
        text = self._icon_texts.get(name)
        if text is None:
            text = self._file(f"icons/{name}", "svg").read_text(encoding="utf-8")
            self._icon_texts[name] = text
        red, green, blue = colour
        return self.markup(text.replace(ICON_INK, f"#{red:02x}{green:02x}{blue:02x}"), (px, px))

    def picture(self, name: str) -> pygame.Surface:
        """A bitmap such as ``tables/weave``.

        Raises:
            MissingAsset: there is no such picture.
        """
        picture = self._pictures.get(name)
        if picture is None:
            loaded = pygame.image.load(_opened(self._file(name, "png")))
            see_through = loaded.get_flags() & pygame.SRCALPHA
            picture = loaded.convert_alpha() if see_through else loaded.convert()
            self._pictures[name] = picture
        return picture

    def open_sound(self) -> bool:
        """Open the sound device; false where there is none."""
        try:
            with _no_chatter():
                pygame.mixer.init(SOUND_RATE, -16, 2, SOUND_BUFFER)
        except pygame.error:
            return False
        pygame.mixer.set_num_channels(SOUND_VOICES)
        return True

    def sound(self, name: str) -> pygame.mixer.Sound:
        """A sound of ``sounds``, such as ``card-1``; needs an open sound device.

        Raises:
            MissingAsset: there is no such sound.
        """
        sound = self._sounds.get(name)
        if sound is None:
            file = self._file(f"sounds/{name}", "wav")
            sound = self._sounds[name] = pygame.mixer.Sound(_opened(file))
        return sound

    def ground(
        self, name: str, size: tuple[int, int], bake: Callable[[], pygame.Surface]
    ) -> pygame.Surface:
        """A ground as large as a window, baked once for each size of window."""
        return self._grounds.made((name, *size), bake)

    def window_icon(self) -> pygame.Surface:
        """The seven of coins, for the window and the task bar."""
        return self.svg(WINDOW_ICON, (WINDOW_ICON_PX, WINDOW_ICON_PX))

    def _file(self, name: str, kind: str) -> Traversable:
        file = paths.asset(f"{name}.{kind}")
        if not file.is_file():
            raise MissingAsset(name, file)
        return file


def _opened(file: Traversable) -> io.BytesIO:
    return io.BytesIO(file.read_bytes())


def _open_font(face: str, px: int) -> pygame.font.Font:
    entry = theme.FACES.get(face)
    if entry is None:
        raise MissingAsset(face, Path("fonts"))
    file = importlib.resources.files(entry.package) / "files" / entry.file
    try:
        data = file.read_bytes()
    except FileNotFoundError as error:
        raise MissingAsset(face, file) from error
    return pygame.font.Font(io.BytesIO(data), px)


@contextmanager
def _no_chatter() -> Iterator[None]:
    """Some sound systems write their own lines to stderr when there is no device."""
    try:
        kept = os.dup(STDERR)
    except OSError:
        yield
        return
    nowhere = open_nowhere()
    try:
        os.dup2(nowhere, STDERR)
        yield
    finally:
        os.dup2(kept, STDERR)
        os.close(kept)
        os.close(nowhere)
