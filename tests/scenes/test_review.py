"""The review of a match: from where it is opened, what it shows, how it is stopped."""

import pytest

from scopa_gui.ai.brain import Answer
from scopa_gui.app.recording import recorded
from scopa_gui.rules.catalogue import parse_rules
from scopa_gui.rules.record import PERSON, SeatRecord
from scopa_gui.ui.inputs import Command
from scopa_gui.ui.loop import Stage
from scopa_gui.ui.program import Program
from scopa_gui.ui.scenes.match_over import MatchOverScene
from scopa_gui.ui.scenes.memory import MemoryScene
from scopa_gui.ui.scenes.replay import ReplayScene
from scopa_gui.ui.scenes.review import ReviewScene
from scopa_gui.ui.widgets.button import Button
from tests.app.support import QuickBrain
from tests.scenes.support import Bare, click, controls, match, press, staged, top

pytestmark = pytest.mark.usefixtures("notes")


class Silent(QuickBrain):
    """Thinks for ever."""

    def poll(self, elapsed_s: float) -> list[Answer]:
        return []


@pytest.fixture
def quick(program: Program) -> Program:
    """A program that weighs moves quickly."""
    program.brain = QuickBrain()
    return program


def opened(program: Program, code: str = "scopa(target=1)") -> tuple[Stage, ReplayScene]:
    """A replay over an empty screen."""
    stage = staged(Bare)
    session = match(program, code, deals=99)
    program.attach(stage.director)
    program.open_replay(recorded(session.header, session.run))
    stage.frame()
    return stage, replay(stage)


def replay(stage: Stage) -> ReplayScene:
    scene = top(stage)
    assert isinstance(scene, ReplayScene)
    return scene


def tip(stage: Stage, words: str) -> Button:
    """The button with these words as its tooltip."""
    (found,) = [w for w in controls(stage) if isinstance(w, Button) and w.tooltip == words]
    return found


def finished(stage: Stage) -> None:
    """Wait until the review is done."""
    scene = replay(stage)
    for _ in range(600):
        if scene._notes.review.complete:
            break
        stage.advance(0.1)
    assert scene._notes.review.complete
    stage.advance(0.1)


def told(scene: ReplayScene) -> str:
    return scene._notes._note._text


# ---- beside the replay


def test_without_being_asked_for_nothing_is_reviewed(quick: Program) -> None:
    stage, scene = opened(quick)
    stage.advance(2, 0.1)
    assert scene._notes.review.done == 0
    assert told(scene) == ""
    assert quick.brain.asked == []


@pytest.mark.parametrize("by", ["key", "button"])
def test_the_best_move_stands_beside_every_move(quick: Program, by: str) -> None:
    stage, scene = opened(quick)
    if by == "key":
        stage.feed(Command.HINT)
    else:
        click(stage, tip(stage, "Show or hide the best moves"))
    finished(stage)
    review = scene._notes.review
    seen = set()
    for moment, judged in review.judged.items():
        scene.jump(moment)
        stage.advance(0.1)
        words = told(scene)
        assert scene.position == moment
        name = review.recording.header.seats[judged.seat].name
        assert words.startswith(name)
        if judged.played == judged.best.move:
            assert "plays the best move" in words
        elif not review.is_fine(judged):
            assert f"Better by {judged.lost:.1f} points" in words
        lit = {str(card) for card in scene._notes.lit}
        assert judged.best.move[:2] in lit
        seen.add(review.is_fine(judged))
    assert seen == {True, False}


def test_it_is_hidden_again(quick: Program) -> None:
    stage, scene = opened(quick)
    stage.feed(Command.HINT)
    finished(stage)
    stage.feed(Command.HINT)
    stage.advance(0.1)
    assert told(scene) == ""
    assert scene._notes.lit == frozenset()


def test_it_is_quiet_while_cards_move(quick: Program) -> None:
    stage, scene = opened(quick)
    stage.feed(Command.HINT)
    finished(stage)
    stage.feed(Command.CONFIRM)
    stage.advance(0.05)
    assert scene.playing
    assert told(scene) == ""


def test_turning_points_are_marked_on_the_time_bar(quick: Program) -> None:
    stage, scene = opened(quick)
    assert scene._controls.bar.turning == ()
    stage.feed(Command.HINT)
    finished(stage)
    points = scene._notes.review.turning_points
    assert scene._controls.bar.turning == tuple(judged.moment for judged in points)
    assert points


def test_no_frame_waits_and_the_progress_is_told(program: Program) -> None:
    program.brain = Silent()
    stage, scene = opened(program)
    stage.feed(Command.HINT)
    stage.advance(1, 0.1)
    assert told(scene).startswith("The match is being reviewed: ")
    stage.feed(Command.RIGHT)
    stage.advance(5, 0.5)
    assert scene.position == 1


def test_leaving_stops_it_and_coming_back_goes_on(quick: Program) -> None:
    stage, scene = opened(quick)
    stage.feed(Command.HINT)
    stage.advance(0.5, 0.1)
    review = scene._notes.review
    stage.feed(Command.CANCEL)
    stage.frame()
    done = len(review.judged)
    assert 0 < done < review.total
    assert not review.running
    stage.advance(1, 0.1)
    assert len(review.judged) == done
    quick.open_replay(review.recording, reviewed=True)
    stage.frame()
    assert replay(stage)._notes.review is review
    finished(stage)


def test_another_match_has_another_review(quick: Program) -> None:
    _, scene = opened(quick)
    review = scene._notes.review
    session = match(quick, "scopa(target=1)", deals=99, luck=8)
    assert quick.review_of(recorded(session.header, session.run)) is not review


# ---- the sheet


@pytest.mark.parametrize("by", ["key", "button"])
def test_the_sheet_shows_accuracy_and_turning_points(quick: Program, by: str) -> None:
    stage, scene = opened(quick)
    stage.feed(Command.HINT)
    finished(stage)
    if by == "key":
        stage.feed(Command.MENU)
    else:
        click(stage, tip(stage, "Review: accuracy and turning points"))
    stage.frame()
    sheet = top(stage)
    assert isinstance(sheet, ReviewScene)
    review = scene._notes.review
    for seat in range(2):
        title, below = sheet._accuracy(stage.director.ui, seat)
        found = review.accuracy(seat)
        assert f"{100 * found.good / found.counted:.0f}" in title
        assert below.startswith(f"{found.good} of {found.counted} ")
    shown = [w for w in controls(stage) if isinstance(w, Button) and w.label == "Show"]
    assert len(shown) == len(review.turning_points)


@pytest.mark.parametrize("by", ["key", "mouse"])
def test_a_turning_point_is_jumped_to(quick: Program, by: str) -> None:
    stage, scene = opened(quick)
    stage.feed(Command.HINT)
    finished(stage)
    stage.feed(Command.MENU)
    stage.advance(1, 0.1)
    judged = scene._notes.review.turning_points[0]
    first = next(w for w in controls(stage) if isinstance(w, Button) and w.label == "Show")
    if by == "mouse":
        click(stage, first)
    else:
        for _ in range(40):
            if top(stage).group.focused is first:
                break
            stage.feed(Command.NEXT)
        stage.feed(Command.CONFIRM)
    stage.advance(1, 0.1)
    assert top(stage) is scene
    assert scene.position == judged.moment
    assert scene.place == judged.seat
    assert "Better by" in told(scene)


def test_it_goes_on_under_the_sheet_and_can_be_stopped_there(quick: Program) -> None:
    stage, scene = opened(quick)
    stage.feed(Command.MENU)
    stage.advance(0.5, 0.1)
    review = scene._notes.review
    assert isinstance(top(stage), ReviewScene)
    assert len(review.judged) > 0
    press(stage, "Stop")
    stage.advance(0.1)
    done = len(review.judged)
    stage.advance(1, 0.1)
    assert len(review.judged) == done
    press(stage, "Go on")
    for _ in range(600):
        stage.advance(0.1)
        if review.complete:
            break
    assert review.complete
    assert not [w for w in controls(stage) if getattr(w, "label", "") in ("Stop", "Go on")]


# ---- the ways there


def seated() -> list[SeatRecord]:
    return [SeatRecord("Lena", PERSON), SeatRecord("Pino", "heuristic")]


def test_from_the_end_of_a_match(quick: Program) -> None:
    session = match(quick, "scopa(target=1)", 99, seated())
    stage = staged(lambda: MatchOverScene(quick, session))
    click(stage, tip(stage, "Review the match"))
    stage.frame()
    assert replay(stage)._notes.on
    finished(stage)


def test_from_the_list_of_matches(quick: Program) -> None:
    match(quick, "scopa(target=1)", 99, seated())
    stage = staged(lambda: MemoryScene(quick, "played"))
    stage.advance(0.3, 0.1)
    press(stage, "Review")
    stage.frame()
    scene = replay(stage)
    assert scene._notes.on
    assert scene._rerun.options == parse_rules("scopa(target=1)")
    finished(stage)


@pytest.mark.parametrize("language", ["it", "de", "en"])
@pytest.mark.parametrize("percent", [100, 200])
def test_the_slip_lies_over_the_strip_in_every_language(
    quick: Program, language: str, percent: int
) -> None:
    session = match(quick, "scopa(seats=4,target=1)", 99)
    recording = recorded(session.header, session.run)
    stage = staged(
        lambda: ReplayScene(quick, recording, lambda: None, reviewed=True),
        (960, 540),
        language,
        percent,
    )
    scene = replay(stage)
    for _ in range(60):
        stage.advance(0.1)
        if len(scene._notes.review.judged) > 6:
            break
    for moment in tuple(scene._notes.review.judged):
        scene.jump(moment)
        stage.advance(0.1)
        box = scene._notes._note.box
        assert box.width
        assert box.bottom <= scene._strip.top
        assert box.clamp((0, 0, 960, 540)) == box
