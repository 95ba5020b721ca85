"""What a person can say to a screen: a closed union of values, made from window events.

Screens see only these. They carry everything needed, so that nobody asks where the mouse is or
which keys are down, and tests and demonstrations speak to a screen exactly as a person does.

A command is an input by itself (``case Command.CONFIRM:``). While somebody is typing into a field,
letters, digits and the space bar are text and no commands.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, auto
from types import MappingProxyType

import pygame

Pos = tuple[int, int]
LEFT_BUTTON = 1
RIGHT_BUTTON = 3


@dataclass(frozen=True)
class PointerMoved:
    """The mouse or a finger is at ``pos``; a finger does not hover."""

    pos: Pos
    touch: bool = False


@dataclass(frozen=True)
class PointerPressed:
    """A button went down, or a finger touched."""

    pos: Pos
    button: int = LEFT_BUTTON
    touch: bool = False


@dataclass(frozen=True)
class PointerReleased:
    """A button went up, or the finger left."""

    pos: Pos
    button: int = LEFT_BUTTON
    touch: bool = False


@dataclass(frozen=True)
class PointerLeft:
    """The pointer left the window: nothing is hovered any more."""


@dataclass(frozen=True)
class Scrolled:
    """The wheel turned at ``pos``; ``dy`` in notches, positive towards the beginning."""

    pos: Pos
    dy: float


@dataclass(frozen=True)
class TextTyped:
    """Text from the keyboard or an input method."""

    text: str


@dataclass(frozen=True)
class Digit:
    """A digit key that is not typed into a field."""

    number: int


@dataclass(frozen=True)
class Resized:
    """The window has another size."""

    size: tuple[int, int]


@dataclass(frozen=True)
class FileDropped:
    """A file was let go over the window."""

    path: str


@dataclass(frozen=True)
class Quit:
    """The window is to close."""


@dataclass(frozen=True)
class FocusLost:
    """Another window has the keyboard: whatever is held down counts as let go."""


class Command(Enum):
    """Keys by what they mean."""

    CONFIRM = auto()
    """Enter; the space bar outside a field."""
    CANCEL = auto()
    """Esc."""
    NEXT = auto()
    """Tab."""
    PREVIOUS = auto()
    """Shift and Tab."""
    LEFT = auto()
    RIGHT = auto()
    UP = auto()
    DOWN = auto()
    PAGE_UP = auto()
    PAGE_DOWN = auto()
    HOME = auto()
    END = auto()
    DELETE = auto()
    BACKSPACE = auto()
    COPY = auto()
    """Ctrl or Cmd and C."""
    PASTE = auto()
    """Ctrl or Cmd and V."""
    LAST_MOVE = auto()
    """Z."""
    HINT = auto()
    """H."""
    TAKE_BACK = auto()
    """U, or Ctrl or Cmd and Z."""
    MUTE = auto()
    """M."""
    DECLARE = auto()
    """B."""
    LOG = auto()
    """L."""
    MEMORY_AID = auto()
    """G."""
    MENU = auto()
    """F10 or the menu key."""
    HELP = auto()
    """F1."""
    FULL_SCREEN = auto()
    """F11, or Alt and Enter."""


Input = (
    PointerMoved
    | PointerPressed
    | PointerReleased
    | PointerLeft
    | Scrolled
    | TextTyped
    | Digit
    | Resized
    | FileDropped
    | Quit
    | FocusLost
    | Command
)

_KEYS: Mapping[int, Command] = MappingProxyType(
    {
        pygame.K_RETURN: Command.CONFIRM,
        pygame.K_KP_ENTER: Command.CONFIRM,
        pygame.K_ESCAPE: Command.CANCEL,
        pygame.K_AC_BACK: Command.CANCEL,
        pygame.K_LEFT: Command.LEFT,
        pygame.K_RIGHT: Command.RIGHT,
        pygame.K_UP: Command.UP,
        pygame.K_DOWN: Command.DOWN,
        pygame.K_PAGEUP: Command.PAGE_UP,
        pygame.K_PAGEDOWN: Command.PAGE_DOWN,
        pygame.K_HOME: Command.HOME,
        pygame.K_END: Command.END,
        pygame.K_DELETE: Command.DELETE,
        pygame.K_BACKSPACE: Command.BACKSPACE,
        pygame.K_F10: Command.MENU,
        pygame.K_MENU: Command.MENU,
        pygame.K_F1: Command.HELP,
        pygame.K_F11: Command.FULL_SCREEN,
    }
)
_LETTERS: Mapping[int, Command] = MappingProxyType(
    {
        pygame.K_SPACE: Command.CONFIRM,
        pygame.K_z: Command.LAST_MOVE,
        pygame.K_h: Command.HINT,
        pygame.K_u: Command.TAKE_BACK,
        pygame.K_m: Command.MUTE,
        pygame.K_b: Command.DECLARE,
        pygame.K_l: Command.LOG,
        pygame.K_g: Command.MEMORY_AID,
    }
)
_WITH_CONTROL: Mapping[int, Command] = MappingProxyType(
    {
        pygame.K_c: Command.COPY,
        pygame.K_v: Command.PASTE,
        pygame.K_z: Command.TAKE_BACK,
    }
)
_KEYPAD = range(pygame.K_KP_1, pygame.K_KP_0 + 1)
"""The keypad's digits: their codes run from one to nine, and then nought."""


class Translator:
    """Window events to inputs. Remembers which finger is the pointer, and where the mouse was:
    a turn of the wheel does not say it."""

    def __init__(self, size: tuple[int, int]) -> None:
        self.size = size
        """Size of the window in pixels: fingers come in shares of it."""
        self._finger: int | None = None
        self._mouse: Pos = (0, 0)

    def translate(self, event: pygame.event.Event, typing: bool = False) -> Input | None:
        """The input an event means, if any; ``typing`` while a text field has the keyboard."""
        match event.type:
            case pygame.KEYDOWN:
                return _from_key(event.key, event.mod, typing)
            case pygame.TEXTINPUT:
                return TextTyped(event.text) if event.text else None
            case pygame.MOUSEMOTION | pygame.MOUSEBUTTONDOWN | pygame.MOUSEBUTTONUP:
                return self._from_mouse(event)
            case pygame.MOUSEWHEEL:
                return self._from_wheel(event)
            case pygame.FINGERDOWN | pygame.FINGERMOTION | pygame.FINGERUP:
                return self._from_finger(event)
            case pygame.WINDOWLEAVE:
                return PointerLeft()
            case pygame.WINDOWSIZECHANGED:
                self.size = (event.x, event.y)
                return Resized(self.size)
            case pygame.WINDOWFOCUSLOST:
                self._finger = None
                return FocusLost()
            case pygame.DROPFILE:
                return FileDropped(event.file)
            case pygame.QUIT:
                return Quit()
            case _:
                return None

    def _from_wheel(self, event: pygame.event.Event) -> Input | None:
        dy = float(event.dict.get("precise_y", event.y))
        return Scrolled(self._mouse, dy) if dy else None

    def _from_mouse(self, event: pygame.event.Event) -> Input | None:
        if event.dict.get("touch", False):
            # the library sends every touch a second time as a mouse; the finger itself is used
            return None
        self._mouse = event.pos
        if event.type == pygame.MOUSEMOTION:
            return PointerMoved(event.pos)
        if event.button in (4, 5):
            # the wheel's old form; it also comes as MOUSEWHEEL
            return None
        if event.type == pygame.MOUSEBUTTONDOWN:
            return PointerPressed(event.pos, event.button)
        return PointerReleased(event.pos, event.button)

    def _from_finger(self, event: pygame.event.Event) -> Input | None:
        if event.type == pygame.FINGERDOWN and self._finger is None:
            self._finger = event.finger_id
        if event.finger_id != self._finger:
            return None
        pos = (round(event.x * self.size[0]), round(event.y * self.size[1]))
        if event.type == pygame.FINGERDOWN:
            return PointerPressed(pos, touch=True)
        if event.type == pygame.FINGERMOTION:
            return PointerMoved(pos, touch=True)
        self._finger = None
        return PointerReleased(pos, touch=True)


def _from_key(key: int, mod: int, typing: bool) -> Input | None:
    alt, shift = mod & pygame.KMOD_ALT, mod & pygame.KMOD_SHIFT
    control = mod & (pygame.KMOD_CTRL | pygame.KMOD_META)
    # AltGr reports Ctrl and Alt together on some systems and is how people type signs
    if control and not alt:
        if key == pygame.K_q:
            return Quit()
        return _WITH_CONTROL.get(key)
    if alt and not control:
        if key == pygame.K_F4:
            return Quit()
        return Command.FULL_SCREEN if key in (pygame.K_RETURN, pygame.K_KP_ENTER) else None
    if key == pygame.K_TAB:
        return Command.PREVIOUS if shift else Command.NEXT
    if typing:
        return _KEYS.get(key)
    if pygame.K_0 <= key <= pygame.K_9:
        return Digit(key - pygame.K_0)
    if key in _KEYPAD:
        return Digit((key - pygame.K_KP_1 + 1) % 10)
    return _KEYS.get(key) or _LETTERS.get(key)
