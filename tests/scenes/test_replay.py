"""A match once more: playing, stepping both ways, jumping, from every seat."""

from pathlib import Path

import pytest

from scopa_gui.app.recording import recorded
from scopa_gui.rules.events import DealtCard
from scopa_gui.ui.inputs import Command
from scopa_gui.ui.loop import Stage
from scopa_gui.ui.program import Program
from scopa_gui.ui.scenes.match_over import MatchOverScene
from scopa_gui.ui.scenes.replay import ReplayScene
from scopa_gui.ui.scenes.summary import SummaryScene
from scopa_gui.ui.widgets.button import Button
from tests.scenes.support import Bare, click, controls, match, staged, top

pytestmark = pytest.mark.usefixtures("notes")


def opened(program: Program, code: str = "scopa(target=6)") -> tuple[Stage, ReplayScene]:
    """A replay over an empty screen."""
    stage = staged(Bare)
    session = match(program, code, deals=99)
    program.attach(stage.director)
    program.open_replay(recorded(session.header, session.run))
    stage.frame()
    scene = top(stage)
    assert isinstance(scene, ReplayScene)
    return stage, scene


def shows_moment(scene: ReplayScene) -> bool:
    """Whether the table is as the match was at the moment."""
    run, view = scene._rerun.run, scene.course.show.model.view
    assert view is not None
    return (set(view.table), view.piles) == (set(run.state.table), run.state.piles)


def test_it_begins_with_the_first_deal(program: Program) -> None:
    _, scene = opened(program)
    assert scene.position == 0
    assert shows_moment(scene)


def test_every_step_on_and_back_shows_the_match_as_it_was(program: Program) -> None:
    stage, scene = opened(program)
    for _ in range(20):
        stage.feed(Command.RIGHT)
        stage.advance(5, 0.5)
        assert shows_moment(scene)
    assert scene.position == 20
    for left in reversed(range(20)):
        stage.feed(Command.LEFT)
        assert scene.position == left
        assert shows_moment(scene)


def test_a_step_on_while_cards_fly_loses_no_move(program: Program) -> None:
    stage, scene = opened(program)
    stage.feed(*[Command.RIGHT] * 5)
    stage.advance(5, 0.5)
    assert scene.position == 5
    assert shows_moment(scene)


def test_it_plays_by_itself_to_the_score_and_on(program: Program) -> None:
    stage, scene = opened(program)
    stage.feed(Command.CONFIRM)
    assert scene.playing
    for _ in range(400):
        stage.advance(1, 0.25)
        if isinstance(top(stage), SummaryScene):
            break
    summary = top(stage)
    assert isinstance(summary, SummaryScene)
    stage.feed(Command.CANCEL)
    stage.advance(3, 0.25)
    assert top(stage) is scene
    assert scene.position >= scene._rerun.recording.deals[1]


def test_a_pause_stops_it(program: Program) -> None:
    stage, scene = opened(program)
    stage.feed(Command.CONFIRM)
    stage.advance(8, 0.25)
    stage.feed(Command.CONFIRM)
    stage.advance(4, 0.25)
    there = scene.position
    stage.advance(10, 0.25)
    assert 0 < there == scene.position
    assert shows_moment(scene)


def test_from_deal_to_deal(program: Program) -> None:
    stage, scene = opened(program, "scopa(target=11)")
    deals = scene._rerun.recording.deals
    for moment in (*deals[1:], scene._rerun.last):
        stage.feed(Command.DOWN)
        assert scene.position == moment
        assert shows_moment(scene)
    for moment in reversed(deals):
        stage.feed(Command.UP)
        assert scene.position == moment
        assert shows_moment(scene)


def test_back_within_a_deal_goes_to_its_beginning(program: Program) -> None:
    stage, scene = opened(program)
    stage.feed(Command.DOWN, Command.RIGHT, Command.RIGHT, Command.UP)
    assert scene.position == scene._rerun.recording.deals[1]


def test_a_jump_shows_no_score(program: Program) -> None:
    stage, scene = opened(program)
    stage.feed(Command.END)
    stage.advance(3, 0.25)
    assert top(stage) is scene
    assert scene.position == scene._rerun.last


def test_playing_at_the_end_begins_anew(program: Program) -> None:
    stage, scene = opened(program)
    stage.feed(Command.END)
    stage.advance(1, 0.25)
    stage.feed(Command.CONFIRM)
    assert scene.position < scene._rerun.last


def test_every_seat_sees_its_own_hand_and_open_hands_all(program: Program) -> None:
    stage, scene = opened(program, "scopa(seats=3,target=6)")
    seen = []
    for _ in range(4):
        model = scene.course.show.model
        assert model.view is not None
        state = scene._rerun.run.state
        seen.append(scene.place)
        if scene.place is None:
            assert [set(cards) for cards in model.view.face_up] == [set(h) for h in state.hands]
        else:
            assert set(model.own_cards) == set(state.hands[scene.place])
            assert not any(model.view.face_up)
            assert scene.course.bottom == scene.place
        click(stage, scene._controls.place)
    assert seen == [0, 1, 2, None]


def test_the_time_bar_jumps(program: Program) -> None:
    stage, scene = opened(program)
    bar = scene._controls.bar
    click(stage, bar)
    assert abs(scene.position - scene._rerun.last / 2) <= 1
    assert shows_moment(scene)


def test_faster_takes_less_time(program: Program) -> None:
    stage, scene = opened(program)
    usual = scene._pace.seconds
    before = scene._speed
    click(stage, scene._controls.speed)
    assert scene._speed != before
    assert usual is not scene._pace.seconds


def test_every_control_tells_what_it_does(program: Program) -> None:
    stage, _ = opened(program)
    buttons = [widget for widget in controls(stage) if isinstance(widget, Button)]
    assert len(buttons) == 10
    assert all(button.tooltip for button in buttons)


def test_esc_leaves(program: Program) -> None:
    stage, _ = opened(program)
    stage.feed(Command.CANCEL)
    stage.frame()
    assert isinstance(top(stage), Bare)


def test_a_match_just_over_can_be_seen_again(program: Program) -> None:
    session = match(program, "scopa(target=6)", deals=99)
    stage = staged(lambda: MatchOverScene(program, session))
    (again,) = [w for w in controls(stage) if isinstance(w, Button) and w.tooltip == "Replay"]
    click(stage, again)
    scene = top(stage)
    assert isinstance(scene, ReplayScene)
    assert scene._rerun.recording.moments[-1].run == session.run
    stage.feed(Command.CANCEL)
    stage.frame()
    assert isinstance(top(stage), MatchOverScene)


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1024, 768), (3840, 2160)])
@pytest.mark.parametrize("percent", [100, 200])
def test_nothing_of_the_table_lies_under_the_strip(
    program: Program, size: tuple[int, int], percent: int
) -> None:
    session = match(program, "scopa(seats=4)", deals=1)
    recording = recorded(session.header, session.run)
    stage = staged(lambda: ReplayScene(program, recording, lambda: None), size, "de", percent)
    scene = top(stage)
    assert isinstance(scene, ReplayScene)
    assert scene._geometry.bottom <= scene._strip.top
    for widget in (*scene._controls.buttons, scene._controls.bar):
        assert scene._strip.contains(widget.rect)


def test_dealt_cards_are_never_told_to_other_seats(program: Program, tmp_path: Path) -> None:
    _, scene = opened(program)
    events = scene._rerun.events(0, 0)
    dealt = [card for event in events for card in getattr(event, "cards", ())]
    others = [card for card in dealt if isinstance(card, DealtCard) and card.seat == 1]
    assert others
    assert all(card.card is None for card in others)
