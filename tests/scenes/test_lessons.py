"""Lessons at the table: what is said, going on and back, leaving; the list, the offer."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from scopa_gui.app.lessons.catalogue import LESSONS
from scopa_gui.app.lessons.progress import Progress
from scopa_gui.app.settings import Speed
from scopa_gui.app.setup import Setup
from scopa_gui.rules.catalogue import Move, parse_rules
from scopa_gui.ui.inputs import Command, PointerMoved, PointerPressed, PointerReleased
from scopa_gui.ui.loop import Stage
from scopa_gui.ui.program import Program
from scopa_gui.ui.scenes.learn import LearnScene
from scopa_gui.ui.scenes.lesson import LessonScene
from scopa_gui.ui.scenes.lesson_pause import LessonPauseScene
from scopa_gui.ui.scenes.lesson_row import LessonRow
from scopa_gui.ui.scenes.title import TitleScene
from scopa_gui.ui.table.geometry import Pose
from scopa_gui.ui.table.rest import hand_poses, rest_poses
from scopa_gui.ui.widgets.button import Button
from scopa_gui.ui.widgets.dialog import Dialog
from tests.scenes.support import (
    Notes,
    click,
    controls,
    make_program,
    match,
    press,
    seats_of,
    staged,
    tab_to,
    top,
)

pytestmark = pytest.mark.usefixtures("notes")


def taking(stage: Stage) -> LessonScene:
    """The lesson in front."""
    scene = top(stage)
    assert isinstance(scene, LessonScene)
    return scene


def opened(program: Program, name: str, number: int = 0, language: str = "en") -> Stage:
    """A lesson at a step, laid over the title."""
    stage = staged(program.first_scene, language=language)
    program.keep_lessons(program.lessons.reaching(name, number))
    program.open_lesson(name)
    stage.frame()
    stage.advance(2.0, 0.25)
    return stage


def settle(stage: Stage) -> None:
    stage.advance(2.0, 0.25)
    stage.frame()


def wrong(scene: LessonScene) -> Move:
    sitting = scene.session
    moves = sitting.run.game.legal_moves(sitting.run.state)
    move: Move = next(move for move in moves if move not in sitting.right())
    return move


def names_of(stage: Stage) -> list[str]:
    """Buttons and rows of the screen in front."""
    return [w.label for w in controls(stage) if isinstance(w, Button)]


# ---- what is said to a move


def test_a_wrong_move_is_refused_with_its_reason(program: Program, notes: Notes) -> None:
    stage = opened(program, "scopa", 2)
    scene = taking(stage)
    before = scene.session.run
    notes.lines.clear()
    scene.gestures.submit(scene.session.run.game.parse_move("Rcx2dFs"))
    settle(stage)
    assert scene.said is not None
    assert not scene.said.good
    assert scene.said.words.startswith("That leaves 8 on the table.")
    assert scene.session.run is before
    assert scene.course.ready
    assert any("Not quite" in line.text for line in notes.lines)


def test_the_tables_own_refusals_are_said_on_the_page(program: Program) -> None:
    stage = opened(program, "equal")
    scene = taking(stage)
    scene.gestures.submit(scene.session.run.game.parse_move("7cx3c4s"))
    assert scene.said is not None
    assert "equal card" in scene.said.words


def test_the_right_move_is_praised_and_enter_goes_on(program: Program) -> None:
    stage = opened(program, "first")
    scene = taking(stage)
    scene.show_move()
    assert scene.said is not None
    assert scene.said.good
    stage.feed(Command.CONFIRM)
    settle(stage)
    assert scene.session.number == 1
    assert scene.said is None
    assert scene.course.ready


def test_a_right_move_after_a_wrong_one_is_praised(program: Program) -> None:
    stage = opened(program, "first")
    scene = taking(stage)
    scene.gestures.submit(wrong(scene))
    scene.show_move()
    assert scene.said is not None
    assert scene.said.good


def test_praise_speaks_the_language_chosen_meanwhile(program: Program) -> None:
    stage = opened(program, "first")
    scene = taking(stage)
    scene.show_move()
    program.change_settings(replace(program.settings, language="de"))
    settle(stage)
    assert scene.said is not None
    assert scene.said.head == "Richtig!"
    scene.step_back()
    scene.gestures.submit(wrong(scene))
    program.change_settings(replace(program.settings, language="it"))
    settle(stage)
    assert scene.said is None


def test_the_move_is_shown_even_while_cards_are_dealt(program: Program) -> None:
    stage = staged(program.first_scene, speed=Speed.NORMAL)
    program.open_lesson("first")
    stage.frame()
    stage.advance(0.2, 0.1)
    assert not taking(stage).course.ready
    stage.feed(Command.HINT)
    assert taking(stage).session.found


# ---- by hand


def play_by_mouse(stage: Stage) -> None:
    """Click the cards of the best move, then the way on."""
    scene = taking(stage)
    (move, *_) = scene.session.right()
    geometry, model = scene._geometry, scene.course.show.model

    def at(pose: Pose) -> None:
        pos = round(pose.x), round(pose.y)
        stage.feed(PointerMoved(pos), PointerPressed(pos), PointerReleased(pos))

    at(hand_poses(model, geometry)[move.card])
    for card in move.taken:
        if not scene.session.found:
            at(rest_poses(model, geometry, 0)[card])
    settle(stage)
    assert scene.session.found, move


def test_a_lesson_is_taken_with_the_mouse_alone(program: Program) -> None:
    stage = staged(program.first_scene)
    press(stage, "Learn")
    stage.frame()
    click(stage, next(w for w in controls(stage) if isinstance(w, LessonRow)))
    settle(stage)
    for label in ("Go on", "Go on", "Go on", "Finish"):
        play_by_mouse(stage)
        press(stage, label)
        settle(stage)
    assert taking(stage).over
    click(stage, next(w for w in controls(stage) if w.tooltip == "To the lessons"))
    settle(stage)
    assert isinstance(top(stage), LearnScene)
    first = next(w for w in controls(stage) if isinstance(w, LessonRow))
    assert first.done


def play_by_keys(stage: Stage) -> None:
    """Walk to the card of the best move, and through its captures."""
    scene = taking(stage)
    (move, *_) = scene.session.right()
    for _ in range(4):
        if scene.gestures.hands.focus == move.card:
            break
        stage.feed(Command.RIGHT)
    stage.feed(Command.CONFIRM)
    for _ in range(6):
        if scene.session.found:
            break
        stage.feed(Command.RIGHT)
        choice = scene.gestures.hands.choice
        if set(choice.lit) == set(move.taken):
            stage.feed(Command.CONFIRM)
    settle(stage)
    assert scene.session.found, move


def test_a_lesson_is_taken_with_the_keyboard_alone(program: Program) -> None:
    stage = staged(program.first_scene)
    tab_to(stage, lambda w: getattr(w, "title", "") == "Learn")
    stage.feed(Command.CONFIRM)
    settle(stage)
    tab_to(stage, lambda w: isinstance(w, LessonRow))
    stage.feed(Command.CONFIRM)
    settle(stage)
    for _ in range(4):
        play_by_keys(stage)
        stage.feed(Command.CONFIRM)
        settle(stage)
    assert taking(stage).over
    stage.feed(Command.CONFIRM)
    settle(stage)
    assert taking(stage).session.lesson.name == "sums"


def test_the_key_of_the_hint_shows_the_move(program: Program) -> None:
    stage = opened(program, "scopa")
    stage.feed(Command.HINT)
    assert taking(stage).session.found


# ---- going back, leaving, coming again


def test_taking_back_undoes_the_move_and_then_steps_back(program: Program) -> None:
    stage = opened(program, "first", 1)
    scene = taking(stage)
    scene.show_move()
    stage.feed(Command.TAKE_BACK)
    assert (scene.session.number, scene.session.found) == (1, False)
    stage.feed(Command.TAKE_BACK)
    assert (scene.session.number, scene.session.found) == (0, False)
    stage.feed(Command.TAKE_BACK)
    assert scene.session.number == 0
    settle(stage)
    assert scene.course.ready


def test_leaving_in_the_middle_keeps_how_far_one_has_come(program: Program, tmp_path: Path) -> None:
    stage = opened(program, "sums")
    scene = taking(stage)
    scene.show_move()
    stage.feed(Command.CONFIRM)
    settle(stage)
    stage.feed(Command.CANCEL)
    settle(stage)
    assert isinstance(top(stage), LessonPauseScene)
    press(stage, "To the lessons")
    settle(stage)
    assert isinstance(top(stage), TitleScene)
    again = make_program(tmp_path)
    assert again.lessons.at("sums") == 1
    assert taking(opened(again, "sums", again.lessons.at("sums"))).session.number == 1


def test_esc_in_the_pause_of_a_lesson_goes_back_to_it(program: Program) -> None:
    stage = opened(program, "sums")
    stage.feed(Command.MENU)
    settle(stage)
    stage.feed(Command.CANCEL)
    settle(stage)
    assert taking(stage).course.ready


def test_a_lesson_is_no_match(program: Program, tmp_path: Path) -> None:
    stage = opened(program, "first")
    for _ in LESSONS["first"].steps:
        taking(stage).show_move()
        stage.feed(Command.CONFIRM)
        settle(stage)
    assert taking(stage).over
    assert program.store.unfinished() == []
    assert program.last_setup is None
    assert {file.name for file in tmp_path.iterdir()} <= {"settings.json"}


def test_a_finished_lesson_leads_to_the_next_and_can_be_repeated(program: Program) -> None:
    last = len(LESSONS["first"].steps) - 1
    stage = opened(program, "first", last)
    taking(stage).show_move()
    stage.feed(Command.CONFIRM)
    assert program.lessons.done == {"first"}
    assert "Next lesson" in names_of(stage)
    press(stage, "Once more")
    settle(stage)
    assert (taking(stage).session.number, taking(stage).over) == (0, False)
    assert program.lessons.done == {"first"}


def test_after_the_last_lesson_there_is_no_next(program: Program) -> None:
    done = frozenset(LESSONS) - {"first"}
    program.keep_lessons(Progress(done=done))
    stage = opened(program, "first", len(LESSONS["first"].steps) - 1)
    taking(stage).show_move()
    stage.feed(Command.CONFIRM)
    assert not [name for name in names_of(stage) if name.startswith("Next")]
    stage.feed(Command.CONFIRM)
    settle(stage)
    assert isinstance(top(stage), TitleScene)


def test_the_running_match_below_a_lesson_goes_on(program: Program) -> None:
    session = match(program)
    stage = staged(program.first_scene)
    program.open_table(session)
    stage.frame()
    program.open_lesson("first")
    settle(stage)
    taking(stage).show_move()
    stage.feed(Command.CANCEL)
    settle(stage)
    press(stage, "To the lessons")
    settle(stage)
    assert getattr(top(stage), "session", None) is session
    assert len(program.store.unfinished()) == 1


def test_declaring_by_itself_does_not_solve_a_lesson(program: Program) -> None:
    stage = opened(program, "cirulla")
    settings = replace(stage.director.settings, declares=True)
    stage.director.apply_settings(settings)
    settle(stage)
    assert not taking(stage).session.found
    stage.feed(Command.DECLARE)
    assert taking(stage).session.found


@pytest.mark.parametrize("name", LESSONS)
def test_every_lesson_is_shown_to_its_end(program: Program, name: str) -> None:
    stage = opened(program, name)
    for _ in LESSONS[name].steps:
        taking(stage).show_move()
        settle(stage)
        assert taking(stage).session.found
        stage.feed(Command.CONFIRM)
        settle(stage)
    assert taking(stage).over


# ---- the offer


@pytest.fixture
def newcomer(program: Program) -> Program:
    """A program that is started for the first time."""
    program.greets = True
    return program


def test_a_newcomer_is_offered_the_first_lesson(newcomer: Program) -> None:
    stage = staged(newcomer.first_scene)
    stage.frame()
    assert isinstance(top(stage), Dialog)
    press(stage, "To the first lesson")
    settle(stage)
    assert taking(stage).session.lesson is LESSONS["first"]


def decline_by_click(stage: Stage) -> None:
    press(stage, "No, thank you")


def decline_by_key(stage: Stage) -> None:
    stage.feed(Command.CANCEL)


@pytest.mark.parametrize("decline", [decline_by_click, decline_by_key])
def test_one_click_or_key_declines_and_it_is_never_offered_again(
    newcomer: Program, tmp_path: Path, decline: Callable[[Stage], None]
) -> None:
    stage = staged(newcomer.first_scene)
    stage.frame()
    decline(stage)
    settle(stage)
    assert isinstance(top(stage), TitleScene)
    newcomer.open_title()
    settle(stage)
    assert isinstance(top(stage), TitleScene)
    again = make_program(tmp_path)
    again.greets = True
    assert isinstance(top(staged(again.first_scene)), TitleScene)


def test_who_has_played_before_is_offered_nothing(newcomer: Program) -> None:
    newcomer.remember(Setup(parse_rules("scopa"), tuple(seats_of(2))))
    assert isinstance(top(staged(newcomer.first_scene)), TitleScene)


def test_who_has_a_match_open_is_offered_nothing(newcomer: Program) -> None:
    match(newcomer).close()
    stage = staged(newcomer.first_scene)
    stage.frame()
    assert isinstance(top(stage), TitleScene)
