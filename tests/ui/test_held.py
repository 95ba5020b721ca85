"""A key that is held goes on; a short press is one step, however slow the frame after it."""

import pygame
import pytest

from scopa_gui.ui.held import FIRST_S, NEXT_S, HeldKey
from scopa_gui.ui.inputs import Command, Input

DOWN = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_DOWN)
UP = pygame.event.Event(pygame.KEYUP, key=pygame.K_DOWN)


def pressed(meaning: Input | None) -> HeldKey:
    held = HeldKey()
    held.notice(DOWN, meaning)
    return held


def test_it_is_said_again_after_a_while_and_then_soon() -> None:
    held = pressed(Command.DOWN)
    assert held.again(FIRST_S * 0.9) == []
    assert held.again(FIRST_S * 0.1 + 1e-6) == [Command.DOWN]
    assert held.again(NEXT_S * 3) == [Command.DOWN] * 3


def test_it_ends_when_the_key_is_let_go_even_after_a_long_frame() -> None:
    held = pressed(Command.DOWN)
    held.notice(UP, None)
    assert held.again(5.0) == []


@pytest.mark.parametrize(
    "end",
    [
        pygame.event.Event(pygame.WINDOWFOCUSLOST),
        pygame.event.Event(pygame.KEYDOWN, key=pygame.K_h),
    ],
)
def test_it_ends_with_another_key_and_without_the_window(end: pygame.event.Event) -> None:
    held = pressed(Command.DOWN)
    held.notice(end, None)
    assert held.again(FIRST_S) == []


def test_letting_another_key_go_changes_nothing() -> None:
    held = pressed(Command.DOWN)
    held.notice(pygame.event.Event(pygame.KEYUP, key=pygame.K_h), None)
    assert held.again(FIRST_S) == [Command.DOWN]


@pytest.mark.parametrize(
    "command", [Command.CONFIRM, Command.CANCEL, Command.MUTE, Command.TAKE_BACK, Command.HINT]
)
def test_what_does_something_is_said_once(command: Command) -> None:
    assert pressed(command).again(FIRST_S * 10) == []
