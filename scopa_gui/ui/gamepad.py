"""Gamepads: buttons and sticks mean what keys mean, so that a pad suffices for a whole match."""

from collections.abc import Mapping
from types import MappingProxyType

import pygame

from scopa_gui.ui.inputs import Command

BUTTONS: Mapping[int, Command] = MappingProxyType(
    {
        pygame.CONTROLLER_BUTTON_A: Command.CONFIRM,
        pygame.CONTROLLER_BUTTON_B: Command.CANCEL,
        pygame.CONTROLLER_BUTTON_X: Command.HINT,
        pygame.CONTROLLER_BUTTON_Y: Command.LAST_MOVE,
        pygame.CONTROLLER_BUTTON_BACK: Command.TAKE_BACK,
        pygame.CONTROLLER_BUTTON_START: Command.MENU,
        pygame.CONTROLLER_BUTTON_LEFTSHOULDER: Command.PREVIOUS,
        pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: Command.NEXT,
        pygame.CONTROLLER_BUTTON_LEFTSTICK: Command.LOG,
        pygame.CONTROLLER_BUTTON_RIGHTSTICK: Command.MEMORY_AID,
        pygame.CONTROLLER_BUTTON_DPAD_UP: Command.UP,
        pygame.CONTROLLER_BUTTON_DPAD_DOWN: Command.DOWN,
        pygame.CONTROLLER_BUTTON_DPAD_LEFT: Command.LEFT,
        pygame.CONTROLLER_BUTTON_DPAD_RIGHT: Command.RIGHT,
    }
)
STICKS: Mapping[int, tuple[Command, Command]] = MappingProxyType(
    {
        pygame.CONTROLLER_AXIS_LEFTX: (Command.LEFT, Command.RIGHT),
        pygame.CONTROLLER_AXIS_LEFTY: (Command.UP, Command.DOWN),
        pygame.CONTROLLER_AXIS_RIGHTY: (Command.PAGE_UP, Command.PAGE_DOWN),
    }
)
"""What pushing a stick to its low and to its high end means."""
FULL = 32_768
PUSHED, LET_GO = 0.6, 0.4
"""Shares of the way at which a stick counts as pushed and, afterwards, as let go."""

PLUGGED = (pygame.CONTROLLERDEVICEADDED, pygame.CONTROLLERDEVICEREMOVED)
"""Events after which there are other pads."""


class Sticks:
    """Sticks that are pushed: each push means its command once."""

    def __init__(self) -> None:
        self._pushed: dict[tuple[int, int], int] = {}

    def moved(self, event: pygame.event.Event) -> Command | None:
        """The command of a stick's movement, if it has just been pushed."""
        ends = STICKS.get(event.axis)
        if ends is None:
            return None
        stick, share = (event.instance_id, event.axis), event.value / FULL
        before = self._pushed.get(stick, 0)
        if before and share * before >= LET_GO:
            return None
        side = 0 if abs(share) < PUSHED else (1 if share > 0 else -1)
        self._pushed[stick] = side
        return None if side == 0 else ends[side > 0]


def from_pad(event: pygame.event.Event, sticks: Sticks) -> Command | None:
    """The command that an event of a pad means, if any."""
    match event.type:
        case pygame.CONTROLLERBUTTONDOWN:
            return BUTTONS.get(event.button)
        case pygame.CONTROLLERAXISMOTION:
            return sticks.moved(event)
        case _:
            return None


class Gamepads:
    """The pads that are plugged in; they speak by window events as long as they are kept open."""

    def __init__(self) -> None:
        self._pads: list[object] = []

    def open(self) -> None:
        """Listen to every pad there is; where the system knows of none nothing happens."""
        from pygame._sdl2 import controller

        try:
            controller.init()
            numbers = [n for n in range(controller.get_count()) if controller.is_controller(n)]
            self._pads = [controller.Controller(number) for number in numbers]
        except pygame.error:
            self._pads = []
