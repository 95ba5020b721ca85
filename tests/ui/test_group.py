"""Who is hovered, focused, pressed; keyboard alone and mouse alone suffice."""

import pygame

from scopa_gui.ui.inputs import (
    Command,
    FocusLost,
    PointerLeft,
    PointerMoved,
    PointerPressed,
    PointerReleased,
)
from scopa_gui.ui.widgets.base import State
from scopa_gui.ui.widgets.button import Button
from tests.ui.support import Board, click, pixels, stage_of, staged

OUTSIDE = (900, 500)


def nothing() -> None:
    pass


def buttons(fired: list[str], *names: str) -> list[Button]:
    return [Button(name, lambda name=name: fired.append(name)) for name in names]


def test_a_click_fires_once() -> None:
    fired: list[str] = []
    (one,) = buttons(fired, "one")
    stage = stage_of(one)
    click(stage, one.rect.center)
    assert fired == ["one"]


def test_a_press_let_go_elsewhere_does_not_fire() -> None:
    fired: list[str] = []
    (one,) = buttons(fired, "one")
    stage = stage_of(one)
    stage.feed(PointerPressed(one.rect.center), PointerMoved(OUTSIDE))
    assert not one.pressed
    stage.feed(PointerReleased(OUTSIDE))
    assert fired == []


def test_a_press_that_comes_back_fires() -> None:
    fired: list[str] = []
    (one,) = buttons(fired, "one")
    stage = stage_of(one)
    middle = one.rect.center
    stage.feed(PointerPressed(middle), PointerMoved(OUTSIDE), PointerMoved(middle))
    assert one.pressed
    stage.feed(PointerReleased(middle))
    assert fired == ["one"]


def test_letting_go_over_another_control_fires_neither() -> None:
    fired: list[str] = []
    one, two = buttons(fired, "one", "two")
    stage = stage_of(one, two)
    stage.feed(PointerPressed(one.rect.center), PointerReleased(two.rect.center))
    assert fired == []


def test_the_right_button_does_nothing() -> None:
    fired: list[str] = []
    (one,) = buttons(fired, "one")
    stage = stage_of(one)
    stage.feed(PointerPressed(one.rect.center, 3), PointerReleased(one.rect.center, 3))
    assert fired == []


def test_losing_the_window_lets_go_without_firing() -> None:
    fired: list[str] = []
    (one,) = buttons(fired, "one")
    stage = stage_of(one)
    stage.feed(PointerPressed(one.rect.center), FocusLost(), PointerReleased(one.rect.center))
    assert fired == []
    assert not one.pressed


def test_a_disabled_control_can_neither_be_clicked_nor_reached() -> None:
    fired: list[str] = []
    one, two = buttons(fired, "one", "two")
    one.enabled = False
    stage = stage_of(one, two)
    click(stage, one.rect.center)
    stage.feed(Command.NEXT, Command.CONFIRM)
    assert fired == ["two"]


def test_tab_walks_in_order_and_round() -> None:
    fired: list[str] = []
    one, two, three = buttons(fired, "one", "two", "three")
    stage = stage_of(one, two, three)
    for _ in range(4):
        stage.feed(Command.NEXT, Command.CONFIRM)
    stage.feed(Command.PREVIOUS, Command.CONFIRM)
    assert fired == ["one", "two", "three", "one", "three"]


def test_shift_and_tab_begins_at_the_end() -> None:
    fired: list[str] = []
    stage = stage_of(*buttons(fired, "one", "two"))
    stage.feed(Command.PREVIOUS, Command.CONFIRM)
    assert fired == ["two"]


def test_arrows_go_to_the_nearest_in_their_direction() -> None:
    fired: list[str] = []
    one, two, three = buttons(fired, "one", "two", "three")
    stage = stage_of(one, two, three)
    stage.feed(Command.NEXT, Command.DOWN, Command.DOWN, Command.UP, Command.CONFIRM)
    assert fired == ["two"]


def test_an_arrow_to_where_nothing_is_stays() -> None:
    fired: list[str] = []
    stage = stage_of(*buttons(fired, "one", "two"))
    stage.feed(Command.NEXT, Command.LEFT, Command.UP, Command.CONFIRM)
    assert fired == ["one"]


def test_the_ring_shows_for_the_keyboard_only() -> None:
    (one,) = buttons([], "one")
    stage = stage_of(one)
    click(stage, one.rect.center)
    assert (one.focused, one.ring) == (True, False)
    stage.feed(Command.NEXT)
    assert one.ring
    click(stage, one.rect.center)
    assert not one.ring


def test_the_pointer_hovers_and_leaves() -> None:
    one, two = buttons([], "one", "two")
    stage = stage_of(one, two)
    stage.feed(PointerMoved(one.rect.center))
    assert one.state is State.HOVER
    stage.feed(PointerMoved(two.rect.center))
    assert (one.state, two.state) == (State.NORMAL, State.HOVER)
    stage.feed(PointerLeft())
    assert two.state is State.NORMAL


def test_a_finger_leaves_no_hover_behind() -> None:
    (one,) = buttons([], "one")
    stage = stage_of(one)
    middle = one.rect.center
    stage.feed(PointerPressed(middle, touch=True), PointerReleased(middle, touch=True))
    assert not one.hovered


def test_enter_without_focus_fires_the_default() -> None:
    fired: list[str] = []
    (one,) = buttons(fired, "one")
    board = Board([one])
    board.group.default = one
    staged(lambda: board).feed(Command.CONFIRM)
    assert fired == ["one"]


def test_esc_cancels() -> None:
    fired: list[str] = []
    board = Board([])
    board.group.on_cancel = lambda: fired.append("esc")
    staged(lambda: board).feed(Command.CANCEL)
    assert fired == ["esc"]


def test_controls_made_anew_keep_the_focus_in_its_place() -> None:
    board = Board(buttons([], "one", "two"))
    stage = staged(lambda: board)
    stage.feed(Command.NEXT, Command.NEXT)
    anew = buttons([], "uno", "due")
    for widget in anew:
        widget.layout(board.ui, pygame.Rect(0, 0, 90, 40))
    board.group.set(anew)
    assert board.group.focused is anew[1]
    assert anew[1].ring


def test_the_tooltip_comes_after_a_moment_and_goes_with_the_pointer() -> None:
    icon = Button("", nothing, icon="hint", tooltip="Einen Rat zeigen", shortcut="H")
    stage = stage_of(Button("", nothing, icon="menu"), icon)
    stage.feed(PointerMoved(icon.rect.center))
    before = pixels(stage.frame())
    stage.advance(0.3)
    assert pixels(stage.frame()) == before
    stage.advance(0.4)
    assert pixels(stage.frame()) != before
    stage.feed(PointerMoved(OUTSIDE), PointerMoved(icon.rect.center))
    assert pixels(stage.frame()) == before


def test_small_controls_can_be_touched_beside_them() -> None:
    fired: list[str] = []
    (one,) = buttons(fired, "one")
    stage = stage_of(one)
    one.rect = pygame.Rect(100, 100, 10, 10)
    click(stage, (one.rect.right + 8, one.rect.centery))
    assert fired == ["one"]
