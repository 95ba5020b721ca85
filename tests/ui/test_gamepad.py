"""From a gamepad's events to what a person meant."""

import pygame
import pytest

from scopa_gui.ui.gamepad import BUTTONS, FULL, STICKS, Gamepads, Sticks, from_pad
from scopa_gui.ui.inputs import Command


def pressed(button: int) -> pygame.event.Event:
    return pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, button=button, instance_id=0)


def pushed(axis: int, share: float, pad: int = 0) -> pygame.event.Event:
    return pygame.event.Event(
        pygame.CONTROLLERAXISMOTION, axis=axis, value=round(share * FULL), instance_id=pad
    )


def said(*events: pygame.event.Event) -> list[Command]:
    sticks = Sticks()
    return [command for event in events if (command := from_pad(event, sticks)) is not None]


@pytest.mark.parametrize("button", BUTTONS)
def test_every_button_means_its_command(button: int) -> None:
    assert said(pressed(button)) == [BUTTONS[button]]


def test_a_button_let_go_and_one_without_meaning_say_nothing() -> None:
    up = pygame.event.Event(pygame.CONTROLLERBUTTONUP, button=pygame.CONTROLLER_BUTTON_A)
    assert said(up, pressed(pygame.CONTROLLER_BUTTON_GUIDE)) == []


@pytest.mark.parametrize("axis", STICKS)
def test_a_push_means_its_command_once_however_the_stick_trembles(axis: int) -> None:
    low, high = STICKS[axis]
    pushes = [pushed(axis, share) for share in (0.3, 0.7, 1.0, 0.5, 0.8, 0.1, -0.9, -0.5, 0.0)]
    assert said(*pushes) == [high, low]


def test_a_stick_pushed_right_across_means_both_ends() -> None:
    axis = pygame.CONTROLLER_AXIS_LEFTX
    assert said(pushed(axis, 1.0), pushed(axis, -1.0)) == [Command.RIGHT, Command.LEFT]


def test_two_pads_do_not_disturb_each_other() -> None:
    axis = pygame.CONTROLLER_AXIS_LEFTY
    assert said(pushed(axis, 1.0), pushed(axis, 1.0, pad=1)) == [Command.DOWN, Command.DOWN]


def test_triggers_and_other_events_say_nothing() -> None:
    key = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_a, mod=0)
    assert said(pushed(pygame.CONTROLLER_AXIS_TRIGGERLEFT, 1.0), key) == []


def test_a_machine_without_pads_is_no_trouble() -> None:
    pads = Gamepads()
    pads.open()
    pads.open()
