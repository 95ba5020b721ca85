"""From window events to what a person meant."""

import pygame
import pytest

from scopa_gui.ui.inputs import (
    Command,
    Digit,
    FocusLost,
    Input,
    PointerLeft,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Quit,
    Resized,
    Scrolled,
    TextTyped,
    Translator,
)

SIZE = (1000, 500)


def said(*events: pygame.event.Event, typing: bool = False) -> list[Input]:
    translator = Translator(SIZE)
    found = [translator.translate(event, typing) for event in events]
    return [event for event in found if event is not None]


def key(code: int, mod: int = 0) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, unicode="")


def finger(kind: int, x: float, y: float, number: int = 1) -> pygame.event.Event:
    return pygame.event.Event(kind, x=x, y=y, finger_id=number, touch_id=0)


def mouse(kind: int, touch: bool = False, button: int = 1) -> pygame.event.Event:
    if kind == pygame.MOUSEMOTION:
        return pygame.event.Event(kind, pos=(3, 4), rel=(0, 0), buttons=(0, 0, 0), touch=touch)
    return pygame.event.Event(kind, pos=(3, 4), button=button, touch=touch)


@pytest.mark.parametrize(
    ("code", "mod", "command"),
    [
        (pygame.K_RETURN, 0, Command.CONFIRM),
        (pygame.K_KP_ENTER, 0, Command.CONFIRM),
        (pygame.K_SPACE, 0, Command.CONFIRM),
        (pygame.K_ESCAPE, 0, Command.CANCEL),
        (pygame.K_TAB, 0, Command.NEXT),
        (pygame.K_TAB, pygame.KMOD_LSHIFT, Command.PREVIOUS),
        (pygame.K_LEFT, 0, Command.LEFT),
        (pygame.K_PAGEDOWN, 0, Command.PAGE_DOWN),
        (pygame.K_z, 0, Command.LAST_MOVE),
        (pygame.K_z, pygame.KMOD_LCTRL, Command.TAKE_BACK),
        (pygame.K_h, 0, Command.HINT),
        (pygame.K_m, 0, Command.MUTE),
        (pygame.K_F11, 0, Command.FULL_SCREEN),
        (pygame.K_RETURN, pygame.KMOD_LALT, Command.FULL_SCREEN),
        (pygame.K_v, pygame.KMOD_LCTRL, Command.PASTE),
        (pygame.K_c, pygame.KMOD_LMETA, Command.COPY),
    ],
)
def test_keys_are_commands(code: int, mod: int, command: Command) -> None:
    assert said(key(code, mod)) == [command]


def test_lock_keys_change_nothing() -> None:
    assert said(key(pygame.K_RETURN, pygame.KMOD_NUM | pygame.KMOD_CAPS)) == [Command.CONFIRM]


@pytest.mark.parametrize(
    "event",
    [
        key(pygame.K_q, pygame.KMOD_LMETA),
        key(pygame.K_F4, pygame.KMOD_LALT),
        pygame.event.Event(pygame.QUIT),
    ],
)
def test_ways_to_close(event: pygame.event.Event) -> None:
    assert said(event) == [Quit()]


def test_digits_of_both_rows() -> None:
    assert said(key(pygame.K_7), key(pygame.K_KP_7), key(pygame.K_0), key(pygame.K_KP_0)) == [
        Digit(7),
        Digit(7),
        Digit(0),
        Digit(0),
    ]


@pytest.mark.parametrize("code", [pygame.K_m, pygame.K_z, pygame.K_SPACE, pygame.K_4])
def test_while_typing_letters_are_no_commands(code: int) -> None:
    assert said(key(code), typing=True) == []


def test_while_typing_enter_and_arrows_still_are() -> None:
    assert said(key(pygame.K_RETURN), key(pygame.K_LEFT), typing=True) == [
        Command.CONFIRM,
        Command.LEFT,
    ]


def test_signs_typed_with_altgr_are_no_commands() -> None:
    assert said(key(pygame.K_q, pygame.KMOD_LCTRL | pygame.KMOD_RALT), typing=True) == []


def test_text_is_typed() -> None:
    assert said(pygame.event.Event(pygame.TEXTINPUT, text="ü")) == [TextTyped("ü")]


def test_the_mouse_points_and_presses() -> None:
    events = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
    assert said(*map(mouse, events)) == [
        PointerMoved((3, 4)),
        PointerPressed((3, 4)),
        PointerReleased((3, 4)),
    ]


def test_the_wheel_turns_where_the_mouse_was_and_once() -> None:
    wheel = pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-1, precise_y=-1.5, touch=False)
    assert said(mouse(pygame.MOUSEMOTION), mouse(pygame.MOUSEBUTTONDOWN, button=5), wheel) == [
        PointerMoved((3, 4)),
        Scrolled((3, 4), -1.5),
    ]


def test_a_finger_is_a_pointer_at_its_share_of_the_window() -> None:
    assert said(
        finger(pygame.FINGERDOWN, 0.5, 0.5),
        finger(pygame.FINGERMOTION, 0.25, 0.5),
        finger(pygame.FINGERUP, 0.25, 1),
    ) == [
        PointerPressed((500, 250), touch=True),
        PointerMoved((250, 250), touch=True),
        PointerReleased((250, 500), touch=True),
    ]


def test_a_touch_sent_again_as_a_mouse_counts_once() -> None:
    assert said(finger(pygame.FINGERDOWN, 0, 0), mouse(pygame.MOUSEBUTTONDOWN, touch=True)) == [
        PointerPressed((0, 0), touch=True)
    ]


def test_a_second_finger_does_nothing_until_the_first_has_gone() -> None:
    assert said(
        finger(pygame.FINGERDOWN, 0, 0, 1),
        finger(pygame.FINGERDOWN, 1, 1, 2),
        finger(pygame.FINGERUP, 1, 1, 2),
        finger(pygame.FINGERUP, 0, 0, 1),
        finger(pygame.FINGERDOWN, 1, 1, 3),
    ) == [
        PointerPressed((0, 0), touch=True),
        PointerReleased((0, 0), touch=True),
        PointerPressed((1000, 500), touch=True),
    ]


def test_fingers_follow_the_size_of_the_window() -> None:
    assert said(
        pygame.event.Event(pygame.WINDOWSIZECHANGED, x=2000, y=1000),
        finger(pygame.FINGERDOWN, 0.5, 0.5),
    ) == [Resized((2000, 1000)), PointerPressed((1000, 500), touch=True)]


def test_the_window_loses_pointer_and_keyboard() -> None:
    assert said(
        pygame.event.Event(pygame.WINDOWLEAVE), pygame.event.Event(pygame.WINDOWFOCUSLOST)
    ) == [PointerLeft(), FocusLost()]


def test_other_events_mean_nothing() -> None:
    assert said(pygame.event.Event(pygame.WINDOWMOVED, x=1, y=1), key(pygame.K_F5)) == []
