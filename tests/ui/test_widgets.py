"""Each control by mouse and by keyboard."""

import pygame
import pytest

from scopa_gui.app.settings import Settings, Speed
from scopa_gui.ui import clipboard
from scopa_gui.ui.context import Ui
from scopa_gui.ui.inputs import (
    Command,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Scrolled,
    TextTyped,
)
from scopa_gui.ui.loop import Stage
from scopa_gui.ui.scene import Scene
from scopa_gui.ui.widgets.choice import Choice, Option
from scopa_gui.ui.widgets.dialog import Answer, Dialog
from scopa_gui.ui.widgets.drop_down import DropDown
from scopa_gui.ui.widgets.list_row import ListRow
from scopa_gui.ui.widgets.scroll_panel import Row, ScrollPanel
from scopa_gui.ui.widgets.slider import Slider
from scopa_gui.ui.widgets.text_field import TextField
from scopa_gui.ui.widgets.toast import Toast
from scopa_gui.ui.widgets.toggle import Toggle
from tests.ui.support import INSTANT, Board, click, pixels, stage_of, staged


def segment(choice: Choice, index: int) -> tuple[int, int]:
    return choice._segments[index].move(choice.rect.topleft).center


# ------------------------------------------------------------------ toggle


def test_a_toggle_switches_by_mouse_and_key() -> None:
    seen: list[bool] = []
    toggle = Toggle(False, seen.append)
    stage = stage_of(toggle)
    click(stage, toggle.rect.center)
    stage.feed(Command.NEXT, Command.CONFIRM)
    assert seen == [True, False]


def test_a_toggle_comes_to_rest() -> None:
    toggle = Toggle(False, lambda on: None)
    stage = stage_of(toggle, settings=Settings("en"))
    stage.feed(Command.NEXT, Command.CONFIRM)
    stage.advance(0.05)
    sliding = pixels(stage.frame())
    stage.advance(0.2)
    assert pixels(stage.frame()) != sliding
    drawn = stage.frames_drawn
    stage.advance(0.5)
    assert stage.frames_drawn == drawn


def test_what_moved_is_drawn_where_it_came_to_rest() -> None:
    toggle = Toggle(False, lambda on: None)
    stage = stage_of(toggle, settings=Settings("en"))
    stage.feed(Command.NEXT, Command.CONFIRM)
    stage.advance(0.05)
    stage.advance(1.0, 1.0)
    shown = pixels(stage.frame())
    stage.director.invalidate()
    assert pixels(stage.frame()) == shown


# ------------------------------------------------------------------ choice


def test_a_choice_is_made_by_mouse_and_key() -> None:
    seen: list[int] = []
    choice = Choice(["11", "16", "21"], 0, seen.append)
    stage = stage_of(choice)
    click(stage, segment(choice, 2))
    stage.feed(Command.NEXT, Command.LEFT, Command.CONFIRM)
    assert seen == [2, 1]


def test_choosing_what_is_chosen_says_nothing() -> None:
    seen: list[int] = []
    choice = Choice(["11", "16"], 0, seen.append)
    click(stage_of(choice), segment(choice, 0))
    assert seen == []


def test_a_refused_choice_gives_its_reason() -> None:
    seen: list[int] = []
    refused: list[str] = []
    choice = Choice(["2", Option("3", "Not in pairs.")], 0, seen.append, on_refused=refused.append)
    stage = stage_of(choice)
    stage.feed(PointerMoved(segment(choice, 1)))
    assert choice.tooltip == "Not in pairs."
    click(stage, segment(choice, 1))
    assert (seen, refused) == ([], ["Not in pairs."])


@pytest.mark.parametrize("width", [900, 300, 120])
def test_tabs_that_do_not_fit_stand_in_rows_and_are_whole(width: int) -> None:
    words = ["langsam", "normal", "schnell", "sofort"]
    choice = Choice(words, 0, lambda i: None)
    stage = stage_of(choice, width=width)
    type_ = stage.director.ui.type
    assert choice.rect.height >= choice.height_for(stage.director.ui, width)
    for place, word in zip(choice._segments, words, strict=True):
        assert type_.width(word, "body", "bold") <= place.width
        assert choice.rect.contains(place.move(choice.rect.topleft))


# ------------------------------------------------------------------ slider


def test_a_slider_steps_and_stops_at_its_ends() -> None:
    seen: list[int] = []
    stage = stage_of(Slider(3, 1, seen.append))
    stage.feed(Command.NEXT, Command.RIGHT, Command.RIGHT, Command.HOME, Command.LEFT)
    assert seen == [2, 0]


def test_a_slider_follows_the_pointer() -> None:
    seen: list[int] = []
    slider = Slider(5, 0, seen.append)
    stage = stage_of(slider, width=300)
    y = slider.rect.centery
    stage.feed(PointerPressed((slider.rect.left, y)), PointerMoved((slider.rect.centerx, y)))
    stage.feed(PointerReleased((900, y)))
    assert seen == [2]


def test_a_slider_that_is_not_live_speaks_when_let_go() -> None:
    seen: list[int] = []
    slider = Slider(5, 0, seen.append, live=False)
    stage = stage_of(slider, width=300)
    y = slider.rect.centery
    stage.feed(PointerPressed((slider.rect.centerx, y)))
    assert seen == []
    stage.feed(PointerReleased((slider.rect.centerx, y)))
    assert seen == [2]


# ------------------------------------------------------------------ text field


def typing(field: TextField) -> Stage:
    stage = stage_of(field)
    stage.feed(Command.NEXT)
    return stage


def test_umlauts_are_typed_at_the_caret() -> None:
    field = TextField("Hse", lambda text: None)
    typing(field).feed(Command.HOME, Command.RIGHT, TextTyped("ä"))
    assert (field.text, field.caret) == ("Häse", 2)


def test_the_limit_is_kept() -> None:
    field = TextField("Gennar", lambda text: None, limit=7)
    typing(field).feed(TextTyped("oooo"), TextTyped("o"))
    assert field.text == "Gennaro"


def test_erasing_before_and_behind_the_caret() -> None:
    seen: list[str] = []
    field = TextField("abcd", seen.append)
    typing(field).feed(Command.LEFT, Command.BACKSPACE, Command.DELETE, Command.DELETE)
    assert seen == ["abd", "ab"]


def test_copying_and_pasting(monkeypatch: pytest.MonkeyPatch) -> None:
    board: list[str] = [""]
    monkeypatch.setattr(clipboard, "copy", lambda text: board.__setitem__(0, text))
    monkeypatch.setattr(clipboard, "paste", lambda: board[0] + "\n!")
    field = TextField("Lena", lambda text: None)
    typing(field).feed(Command.COPY, Command.PASTE)
    assert field.text == "LenaLena !"


def test_a_click_puts_the_caret_there() -> None:
    field = TextField("Mmmmmm", lambda text: None)
    stage = stage_of(field)
    type_ = stage.director.ui.type
    x = field._inner.left + type_.width("Mmm") + 1
    click(stage, (x, field.rect.centery))
    assert field.caret == 3


def test_typing_is_told_to_the_program_only_while_the_field_has_the_focus() -> None:
    stage = stage_of(TextField("", lambda text: None), Toggle(True, lambda on: None))
    stage.feed(Command.NEXT)
    assert stage.director.typing
    stage.feed(Command.NEXT)
    assert not stage.director.typing


def test_a_long_text_keeps_its_caret_inside() -> None:
    field = TextField("W" * 24, lambda text: None)
    typing(field)
    caret = field.ui.type.width(field.text) - field._offset
    assert 0 <= caret <= field._inner.width


# ------------------------------------------------------------------ list row, drop-down


def test_a_row_fires_by_mouse_and_key() -> None:
    fired: list[str] = []
    row = ListRow("Primiera", lambda: fired.append("row"), chevron=True)
    stage = stage_of(row, width=300)
    click(stage, row.rect.center)
    stage.feed(Command.NEXT, Command.CONFIRM)
    assert fired == ["row", "row"]


def opened(seen: list[int], count: int = 3) -> tuple[Stage, DropDown]:
    drop = DropDown([f"Level {i}" for i in range(count)], 0, seen.append)
    stage = stage_of(drop)
    click(stage, drop.rect.center)
    return stage, drop


def test_a_drop_down_chooses_by_mouse() -> None:
    seen: list[int] = []
    stage, drop = opened(seen)
    click(stage, drop._rows[2][1].center)
    assert seen == [2]
    assert not drop.open


def test_a_drop_down_chooses_by_keys() -> None:
    seen: list[int] = []
    stage, _ = opened(seen)
    stage.feed(Command.DOWN, Command.DOWN, Command.UP, Command.CONFIRM)
    assert seen == [1]


def test_a_click_elsewhere_only_closes_the_list() -> None:
    fired: list[int] = []
    drop = DropDown(["a", "b"], 0, fired.append)
    other = ListRow("Other", lambda: fired.append(9))
    stage = stage_of(other, drop)
    click(stage, drop.rect.center)
    click(stage, other.rect.center)
    assert (drop.open, fired) == (False, [])


def test_esc_closes_the_list_and_nothing_else() -> None:
    board = Board([DropDown(["a", "b"], 0, lambda i: None)])
    cancelled: list[bool] = []
    board.group.on_cancel = lambda: cancelled.append(True)
    stage = staged(lambda: board)
    stage.feed(Command.NEXT, Command.CONFIRM, Command.CANCEL)
    assert cancelled == []
    stage.feed(Command.CANCEL)
    assert cancelled == [True]


def test_a_list_longer_than_the_window_can_be_walked_to_its_end() -> None:
    seen: list[int] = []
    stage, drop = opened(seen, 40)
    window = pygame.Rect(0, 0, 960, 540)
    assert window.contains(drop._box)
    stage.feed(Command.END, Command.CONFIRM)
    assert seen == [39]


# ------------------------------------------------------------------ scroll panel


class Scrolling(Scene):
    """Twenty switches in a panel that shows five and a bit."""

    sheet = False

    def __init__(self, height: int) -> None:
        super().__init__()
        self.height = height
        self.panel = ScrollPanel()
        self.toggles = [Toggle(False, lambda on: None) for _ in range(20)]
        self.painted: list[pygame.Rect] = []
        self.ink = False

    def _paint(self, surface: pygame.Surface, place: pygame.Rect) -> None:
        self.painted.append(place)
        if self.ink:
            surface.fill((0, 0, 0), place)

    def layout(self, ui: Ui) -> None:
        self.panel.layout(ui, pygame.Rect(50, 50, 400, self.height))
        inner = self.panel.inner
        rows = []
        for i, toggle in enumerate(self.toggles):
            top = inner.top + 60 * i
            toggle.layout(ui, pygame.Rect(inner.left, top + 10, 50, 30))
            rows.append(Row(top, top + 60, self._paint, (toggle,)))
        self.panel.fill(rows)
        self.group.set([self.panel])


def scrolling(settings: Settings = INSTANT, height: int = 330) -> tuple[Stage, Scrolling]:
    scene = Scrolling(height)
    return staged(lambda: scene, settings), scene


def shown(stage: Stage, scene: Scrolling) -> list[pygame.Rect]:
    scene.painted.clear()
    stage.director.invalidate()
    stage.frame()
    return scene.painted


def test_at_rest_a_row_stands_at_one_edge_and_the_panel_is_full() -> None:
    stage, scene = scrolling()
    panel = scene.panel.rect
    for event in (Command.PAGE_DOWN, Scrolled((100, 100), -1), Command.END, Command.PAGE_UP):
        stage.feed(event)
        stage.advance(0.1)
        places = shown(stage, scene)
        assert places[0].top == panel.top or places[-1].bottom == panel.bottom
        assert places[0].top <= panel.top
        assert places[-1].bottom >= panel.bottom


def test_a_row_that_goes_on_below_fades_at_the_edge() -> None:
    stage, scene = scrolling()
    for toggle in scene.toggles:
        toggle.visible = False
    panel = scene.panel.rect
    above, edge = ((panel.left + 200, panel.bottom - up) for up in (60, 1))
    bare = stage.frame().copy()
    scene.ink = True
    stage.director.invalidate()
    inked = stage.frame()
    assert inked.get_at(above) == pygame.Color(0, 0, 0)
    assert bare.get_at(above) != pygame.Color(0, 0, 0)
    assert inked.get_at(edge) == bare.get_at(edge)


def test_it_fades_where_it_goes_beyond_the_window() -> None:
    _, scene = scrolling()
    low = pygame.Surface((500, scene.panel.rect.bottom - 5))
    scene.draw(low)
    scene.panel.shift(-60)
    scene.draw(low)
    assert scene.painted


def test_a_control_out_of_sight_cannot_be_clicked() -> None:
    stage, scene = scrolling()
    seventh = scene.toggles[6]
    click(stage, seventh.rect.center)
    assert not seventh.on


def test_the_control_with_the_focus_is_brought_into_sight() -> None:
    stage, scene = scrolling()
    for toggle in scene.toggles:
        stage.feed(Command.NEXT)
        stage.advance(0.1)
        assert scene.group.focused is toggle
        assert scene.panel.rect.contains(toggle.rect)
    stage.feed(Command.NEXT)
    stage.advance(0.1)
    assert scene.panel.scroll == 0


def test_the_control_with_the_focus_does_not_fade_at_an_edge() -> None:
    stage, scene = scrolling(height=305)
    for command in (Command.NEXT, Command.PREVIOUS):
        for _ in scene.toggles:
            stage.feed(command)
            stage.advance(0.1)
            focused = scene.group.focused
            row = next(row for row in scene.panel._rows if focused in row.widgets)
            place = scene.panel._place(row)
            rows = [(one, scene.panel._place(one)) for one in scene.panel._shown()]
            fading = [edge for edge in scene.panel._edges() if scene.panel._cut(rows, edge)]
            assert place.collidelist(fading) == -1


def test_a_scrolled_control_is_clicked_where_it_is_seen() -> None:
    stage, scene = scrolling()
    stage.feed(Command.END)
    stage.advance(0.1)
    click(stage, scene.toggles[-1].rect.center)
    assert scene.toggles[-1].on
    assert sum(toggle.on for toggle in scene.toggles) == 1


def test_a_finger_drags_the_paper_and_presses_nothing() -> None:
    stage, scene = scrolling()
    start = scene.toggles[4].rect.center
    end = (start[0], start[1] - 130)
    stage.feed(PointerPressed(start, touch=True), PointerMoved(end, touch=True))
    stage.feed(PointerReleased(end, touch=True))
    stage.advance(0.1)
    assert scene.panel.scroll == 120
    assert not any(toggle.on for toggle in scene.toggles)


def test_the_bar_is_dragged() -> None:
    stage, scene = scrolling()
    thumb = scene.panel._thumb
    stage.feed(PointerPressed(thumb.center), PointerMoved((thumb.centerx, 2000)))
    stage.feed(PointerReleased((thumb.centerx, 2000)))
    stage.advance(0.1)
    assert scene.panel.scroll == scene.panel._stops[-1]


def test_scrolling_moves_and_comes_to_rest() -> None:
    stage, scene = scrolling(Settings("en", 100, Speed.NORMAL))
    stage.feed(Command.PAGE_DOWN)
    stage.advance(0.07)
    assert 0 < scene.panel.scroll < scene.panel._motion.end
    stage.advance(0.2)
    drawn = stage.frames_drawn
    stage.advance(0.5)
    assert stage.frames_drawn == drawn


def test_what_fits_does_not_scroll() -> None:
    _, scene = scrolling()
    scene.panel.fill(scene.panel._rows[:5])
    assert not scene.panel.overflows
    assert not scene.panel.scrolled((100, 100), -1)


# ------------------------------------------------------------------ dialog, toast


def asked(answers: list[str]) -> Stage:
    stage = stage_of()
    stage.director.push(
        Dialog(
            "Spiel aufgeben?",
            "Gennaro gewinnt dann.",
            [
                Answer("Aufgeben", lambda: answers.append("give up")),
                Answer("Weiterspielen", lambda: answers.append("go on")),
            ],
            on_cancel=lambda: answers.append("esc"),
        )
    )
    stage.frame()
    return stage


@pytest.mark.parametrize(
    ("keys", "answer"),
    [
        ([Command.CONFIRM], "go on"),
        ([Command.LEFT, Command.CONFIRM], "give up"),
        ([Command.CANCEL], "esc"),
    ],
)
def test_a_dialog_is_answered_and_goes(keys: list[Command], answer: str) -> None:
    answers: list[str] = []
    stage = asked(answers)
    stage.feed(*keys)
    assert answers == [answer]
    assert isinstance(stage.director.top, Board)


def test_a_dialog_takes_one_answer_only() -> None:
    answers: list[str] = []
    asked(answers).feed(Command.CONFIRM, Command.CONFIRM)
    assert answers == ["go on"]


def test_a_refusal_can_be_read_and_goes() -> None:
    ui = stage_of().director.ui
    toast = Toast()
    toast.layout(ui, (480, 300), 500)
    toast.show("Sum 8, needs 9.", "warning", refused=True)
    assert toast.visible
    toast.update(2.3)
    assert toast.visible
    assert toast.update(0.2)
    assert not toast.visible
