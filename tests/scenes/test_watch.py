"""Watching: nobody is asked for anything, nothing is kept, and it all leads back to the title."""

from collections.abc import Callable
from pathlib import Path

import pytest

from scopa_gui.app.settings import Speed
from scopa_gui.app.setup import Setup
from scopa_gui.rules.catalogue import format_rules, parse_rules
from scopa_gui.rules.record import PERSON, SeatRecord
from scopa_gui.ui.inputs import (
    Command,
    Digit,
    FocusLost,
    Input,
    PointerLeft,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Scrolled,
    TextTyped,
)
from scopa_gui.ui.loop import Stage
from scopa_gui.ui.motion.durations import Pace
from scopa_gui.ui.motion.sounds import Sound
from scopa_gui.ui.program import Program
from scopa_gui.ui.scenes.replay import SPEEDS
from scopa_gui.ui.scenes.title import ATTRACT_AFTER_S, TitleScene
from scopa_gui.ui.scenes.watch import READ_S, PassingSummary, WatchScene
from scopa_gui.ui.table.rest import Back, rest_poses
from tests.scenes.support import match, press, seats_of, staged, tab_to, top

pytestmark = pytest.mark.usefixtures("notes")

SHORT = "scopa(target=3)"


def playing(program: Program, code: str = "scopa") -> None:
    """Let somebody have played a game."""
    options = parse_rules(code)
    program.remember(Setup(options, tuple(seats_of(options.seats))))


def watching(program: Program, code: str = "scopa", *, by_itself: bool = False) -> Stage:
    playing(program, code)
    stage = staged(program.first_scene)
    program.settings = stage.director.settings
    program.open_watch(by_itself=by_itself)
    stage.frame()
    return stage


def watch(stage: Stage) -> WatchScene:
    scene = top(stage)
    assert isinstance(scene, WatchScene)
    return scene


def at_once(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> WatchScene:
    """Have everything happen at once."""
    monkeypatch.setattr(WatchScene, "_pace", Pace(Speed.INSTANT))
    scene = watch(stage)
    scene.layout(scene.ui)
    return scene


def until(stage: Stage, there: Callable[[], bool], step: float = 0.25, most: int = 4000) -> None:
    for _ in range(most):
        if there():
            return
        stage.advance(step, step)
    raise AssertionError("it never came to that")


def files(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.rglob("*") if path.is_file())


# ---- from the title


def test_one_click_from_the_title(program: Program) -> None:
    playing(program)
    stage = staged(program.first_scene)
    press(stage, "Watch")
    assert watch(stage).session.people == ()


def test_it_is_the_game_played_last_with_a_computer_in_every_place(program: Program) -> None:
    stage = watching(program, "cirulla(seats=4)")
    session = watch(stage).session
    assert format_rules(session.options) == "cirulla(seats=4)"
    assert all(seat.player != PERSON for seat in session.seats)
    assert len({seat.name for seat in session.seats}) == 4
    assert "Lena" not in {seat.name for seat in session.seats}


def test_the_first_time_it_is_a_game_of_scopa(program: Program) -> None:
    stage = staged(program.first_scene)
    press(stage, "Watch")
    assert format_rules(watch(stage).session.options) == "scopa"


# ---- nothing is asked, nothing is kept


@pytest.mark.parametrize("code", ["scopa(target=3,cut=on)", "chiamata", "cirulla(target=11)"])
def test_a_whole_match_asks_for_nothing_and_another_one_follows(
    program: Program, tmp_path: Path, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage = watching(program, code)
    before = files(tmp_path)
    first = at_once(stage, monkeypatch).session
    seen: set[type] = set()

    def another() -> bool:
        scene = top(stage)
        seen.add(type(scene))
        return isinstance(scene, WatchScene) and scene.session is not first

    until(stage, another, 2.0)
    assert first.run.over
    assert seen == {WatchScene, PassingSummary}
    assert files(tmp_path) == before
    assert program.store.unfinished() == []


def test_what_was_played_last_stays_what_it_was(program: Program) -> None:
    playing(program, SHORT)
    before = program.last_setup
    watching(program, SHORT)
    assert program.last_setup == before


def test_an_interrupted_match_stays_the_one_to_resume(program: Program) -> None:
    match(program, deals=1).close()
    before = program.store.unfinished()
    stage = watching(program)
    stage.advance(2.0, 0.1)
    stage.feed(Command.CANCEL)
    assert isinstance(top(stage), TitleScene)
    assert program.store.unfinished() == before


# ---- what can be done


def test_escape_leads_back_to_the_title(program: Program) -> None:
    stage = watching(program)
    stage.feed(Command.CANCEL)
    assert isinstance(top(stage), TitleScene)


def test_a_pause_stops_everything_and_ends(program: Program) -> None:
    stage = watching(program)
    stage.advance(6.0, 0.1)
    stage.feed(Command.CONFIRM)
    scene = watch(stage)
    before = scene.course.show.known, scene.course.show.model, len(scene.session.run.moves)
    stage.advance(20.0, 0.1)
    after = scene.course.show.known, scene.course.show.model, len(scene.session.run.moves)
    assert scene.paused
    assert after == before
    stage.feed(Command.CONFIRM)
    stage.advance(6.0, 0.1)
    assert scene.course.show.model is not before[1]


def test_every_speed_can_be_chosen(program: Program) -> None:
    stage = watching(program)
    scene = watch(stage)
    seen = []
    for _ in SPEEDS:
        scene.hurry()
        stage.frame()
        seen.append(scene.course.show.choreographer.pace.speed)
    assert set(seen) == set(SPEEDS)


def backs(scene: WatchScene) -> int:
    poses = rest_poses(scene.course.show.model, scene._geometry, scene.course.bottom)
    return sum(isinstance(key, Back) for key in poses)


def test_hands_are_open_until_they_are_turned_over(program: Program) -> None:
    stage = watching(program)
    scene = watch(stage)
    until(stage, lambda: bool(scene.course.show.model.table), 0.1)
    assert backs(scene) == 0
    shown = scene.course.show.model.shown
    scene.turn_hands()
    stage.frame()
    assert scene.course.show.model.shown >= shown
    assert backs(scene) > 0
    scene.turn_hands()
    stage.frame()
    assert backs(scene) == 0


def test_all_of_it_can_be_done_by_keys(program: Program) -> None:
    stage = watching(program)
    scene = watch(stage)
    tab_to(stage, lambda w: getattr(w, "icon", "") == "exit")
    stage.feed(Command.CONFIRM)
    assert isinstance(top(stage), TitleScene)
    assert scene not in stage.director._stack


def test_a_score_goes_by_itself_but_not_while_somebody_reads(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage = watching(program)
    at_once(stage, monkeypatch)
    until(stage, lambda: isinstance(top(stage), PassingSummary), 0.5)
    stage.advance(0.8 * READ_S, 0.5)
    stage.feed(Command.DOWN)
    stage.advance(0.8 * READ_S, 0.5)
    assert isinstance(top(stage), PassingSummary)
    stage.advance(0.5 * READ_S, 0.5)
    assert isinstance(top(stage), WatchScene)


# ---- by itself


def idle(program: Program) -> Stage:
    playing(program)
    stage = staged(program.first_scene)
    program.settings = stage.director.settings
    return stage


def test_where_nobody_does_anything_a_match_plays_itself(program: Program) -> None:
    stage = idle(program)
    stage.advance(ATTRACT_AFTER_S - 2, 0.5)
    assert isinstance(top(stage), TitleScene)
    stage.advance(3, 0.5)
    assert watch(stage).by_itself


def test_whoever_does_something_puts_it_off(program: Program) -> None:
    stage = idle(program)
    stage.advance(ATTRACT_AFTER_S - 2, 0.5)
    stage.feed(PointerMoved((5, 5)))
    stage.advance(ATTRACT_AFTER_S - 2, 0.5)
    assert isinstance(top(stage), TitleScene)


def test_in_the_background_nothing_begins(program: Program) -> None:
    stage = idle(program)
    stage.feed(FocusLost())
    stage.advance(3 * ATTRACT_AFTER_S, 0.5)
    assert isinstance(top(stage), TitleScene)


@pytest.mark.parametrize(
    "event",
    [
        *(Command.CONFIRM, Command.CANCEL, Command.LOG, Command.NEXT, Command.HINT),
        *(PointerPressed((40, 40)), Scrolled((40, 40), 1.0), TextTyped("x"), Digit(3)),
        PointerMoved((600, 400)),
    ],
    ids=str,
)
def test_any_input_leads_back_to_the_same_title(program: Program, event: Input) -> None:
    stage = idle(program)
    title = top(stage)
    tab_to(stage, lambda w: getattr(w, "title", "") == "Settings")
    focused = title.group.focused
    stage.feed(PointerMoved((30, 30)))
    stage.advance(ATTRACT_AFTER_S + 1, 0.5)
    assert watch(stage).by_itself
    stage.feed(event)
    assert top(stage) is title
    assert title.group.focused is focused
    assert stage.running


def test_what_leads_back_does_nothing_else(program: Program) -> None:
    stage = idle(program)
    stage.advance(ATTRACT_AFTER_S + 1, 0.5)
    new_game = next(w for w in stage.director._stack[0].group._leaves() if w.focusable)
    pos = new_game.rect.center
    stage.feed(PointerPressed(pos), PointerReleased(pos))
    assert isinstance(top(stage), TitleScene)


def test_a_pointer_at_rest_does_not_end_it(program: Program) -> None:
    stage = idle(program)
    stage.feed(PointerMoved((300, 300)))
    stage.advance(ATTRACT_AFTER_S + 1, 0.5)
    stage.feed(PointerMoved((300, 300)), PointerMoved((302, 299)), PointerLeft())
    assert watch(stage).by_itself


def test_its_score_leads_back_too(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    stage = watching(program, by_itself=True)
    at_once(stage, monkeypatch)
    until(stage, lambda: isinstance(top(stage), PassingSummary), 0.5)
    stage.feed(Command.DOWN)
    assert isinstance(top(stage), TitleScene)


def test_after_it_the_title_waits_as_long_again(program: Program) -> None:
    stage = idle(program)
    stage.advance(ATTRACT_AFTER_S + 1, 0.5)
    stage.feed(Command.CONFIRM)
    stage.advance(ATTRACT_AFTER_S - 2, 0.5)
    assert isinstance(top(stage), TitleScene)
    stage.advance(3, 0.5)
    assert isinstance(top(stage), WatchScene)


def test_it_is_silent(program: Program) -> None:
    heard: list[Sound] = []
    for by_itself in (False, True):
        stage = watching(program, by_itself=by_itself)
        stage.director.audio.ask = heard.append
        heard.clear()
        stage.advance(8.0, 0.1)
        assert bool(heard) is not by_itself


def test_it_offers_no_buttons_and_says_how_to_get_back(program: Program) -> None:
    stage = watching(program, by_itself=True)
    icons = {getattr(widget, "icon", "") for widget in watch(stage).group.widgets}
    assert not icons & {"pause", "exit", "cards"}


def test_people_keep_nothing_of_it(
    program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage = watching(program, SHORT, by_itself=True)
    first = at_once(stage, monkeypatch).session
    until(stage, lambda: getattr(top(stage), "session", first) is not first, 0.5)
    assert not (tmp_path / "archive.jsonl").exists()
    assert program.store.unfinished() == []
    assert all(isinstance(seat, SeatRecord) for seat in first.seats)
