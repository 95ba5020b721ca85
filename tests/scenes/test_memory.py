"""What is kept: interrupted matches, finished ones, files, figures."""

from pathlib import Path

import pytest

from scopa_gui.__main__ import main
from scopa_gui.app.storage import Store
from scopa_gui.ui.inputs import Command, FileDropped
from scopa_gui.ui.loop import Stage
from scopa_gui.ui.program import Program
from scopa_gui.ui.scenes import memory as module
from scopa_gui.ui.scenes.memory import MemoryScene
from scopa_gui.ui.scenes.replay import ReplayScene
from scopa_gui.ui.scenes.title import TitleScene
from scopa_gui.ui.widgets.button import Button
from scopa_gui.ui.widgets.dialog import Dialog
from scopa_gui.ui.widgets.drop_down import DropDown
from tests.scenes.support import (
    Notes,
    StandIn,
    click,
    controls,
    make_program,
    match,
    press,
    seats_of,
    staged,
    top,
)


def opened(program: Program, section: str) -> Stage:
    return staged(lambda: MemoryScene(program, section))


def shown(stage: Stage, notes: Notes) -> str:
    """All that is written."""
    notes.lines.clear()
    stage.director.invalidate()
    stage.frame()
    return " ".join(line.text for line in notes.lines).replace("\N{NO-BREAK SPACE}", " ")


def presses(stage: Stage, label: str) -> list[Button]:
    return [w for w in controls(stage) if isinstance(w, Button) and w.label == label]


def scene_of(stage: Stage) -> MemoryScene:
    scene = top(stage)
    assert isinstance(scene, MemoryScene)
    return scene


# ---- interrupted matches


def test_the_title_leads_to_it(program: Program, notes: Notes) -> None:
    stage = staged(program.first_scene)
    press(stage, "Matches")
    stage.frame()
    assert isinstance(top(stage), MemoryScene)
    stage.feed(Command.CANCEL)
    stage.frame()
    assert isinstance(top(stage), TitleScene)


def test_every_interrupted_match_can_be_resumed_at_its_move(program: Program, notes: Notes) -> None:
    first = match(program, "cirulla", 1)
    first.close()
    match(program, "scopa", 2).close()
    stage = opened(program, "open")
    resuming = presses(stage, "Resume")
    assert len(resuming) == 2
    click(stage, resuming[1])
    stage.frame()
    table = top(stage)
    assert isinstance(table, StandIn)
    assert table.session.run.moves == first.run.moves


def test_starting_another_match_keeps_the_first(program: Program, notes: Notes) -> None:
    match(program, "cirulla", 1).close()
    stage = staged(program.first_scene)
    program.start_match(program.store.unfinished()[0].record.header.options, seats_of(2))
    stage.frame()
    program.open_title()
    stage.frame()
    assert len(program.store.unfinished()) == 2
    assert "1 more interrupted" in shown(stage, notes)


def test_a_match_is_discarded_only_when_asked_twice(program: Program, notes: Notes) -> None:
    match(program, "cirulla", 1).close()
    match(program, "scopa", 1).close()
    stage = opened(program, "open")
    click(stage, presses(stage, "Discard")[0])
    stage.frame()
    assert isinstance(top(stage), Dialog)
    press(stage, "Keep it")
    stage.frame()
    assert len(program.store.unfinished()) == 2
    click(stage, presses(stage, "Discard")[0])
    stage.frame()
    press(stage, "Discard")
    stage.frame()
    (left,) = program.store.unfinished()
    assert left.path.stem == "000001"
    assert len(presses(stage, "Resume")) == 1


# ---- finished matches


def test_finished_matches_can_be_seen_again(program: Program, notes: Notes) -> None:
    session = match(program, "scopa(target=6)", 99)
    stage = opened(program, "played")
    click(stage, presses(stage, "Replay")[0])
    stage.frame()
    scene = top(stage)
    assert isinstance(scene, ReplayScene)
    assert scene._rerun.recording.moments[-1].run == session.run


def test_the_latest_stands_first_with_its_day(tmp_path: Path, notes: Notes) -> None:
    program = make_program(tmp_path)
    program.store.now = lambda: "2026-11-30T21:15"
    match(program, "scopa(target=3)", 99)
    match(program, "escoba(target=3)", 99)
    stage = opened(program, "played")
    words = shown(stage, notes)
    assert words.index("2026-11-30 · Escoba") < words.index("2026-11-30 · Scopa")


def test_older_matches_stand_on_further_pages(
    program: Program, notes: Notes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "A_PAGE", 2)
    for luck in range(5):
        match(program, "scopa(target=1)", 99, luck=luck)
    stage = opened(program, "played")
    stage.advance(0.2)
    counts = [len(presses(stage, "Replay"))]
    while older := presses(stage, "Older"):
        click(stage, older[0])
        stage.frame()
        counts.append(len(presses(stage, "Replay")))
    assert counts == [2, 2, 1]
    assert presses(stage, "Newer")


# ---- files


def test_a_match_goes_to_an_empty_home_as_a_file(
    program: Program, notes: Notes, tmp_path: Path
) -> None:
    match(program, "scopa(target=6)", 99)
    stage = opened(program, "played")
    click(stage, presses(stage, "Save as a file")[0])
    (file,) = program.store.exchange.iterdir()
    other = make_program(tmp_path / "other")
    stage = opened(other, "played")
    assert not presses(stage, "Replay")
    stage.feed(FileDropped(str(file)))
    stage.frame()
    assert len(presses(stage, "Replay")) == 1
    assert "1 match brought in." in shown(stage, notes)
    assert other.store.archive_path.read_bytes() == program.store.archive_path.read_bytes()


def test_a_match_brought_to_an_empty_home_is_seen_again_and_found_in_order(
    program: Program, notes: Notes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    played = match(program, "scopa(target=6)", 99).run
    stage = opened(program, "played")
    click(stage, presses(stage, "Save as a file")[0])
    (file,) = program.store.exchange.iterdir()
    assert main(["check", str(file)]) == 0
    told = capsys.readouterr().out
    other = make_program(tmp_path / "other")
    stage = opened(other, "played")
    stage.feed(FileDropped(str(file)))
    stage.frame()
    click(stage, presses(stage, "Save as a file")[0])
    (again,) = other.store.exchange.iterdir()
    assert main(["check", str(again)]) == 0
    assert capsys.readouterr().out == told
    click(stage, presses(stage, "Replay")[0])
    stage.frame()
    replay = top(stage)
    assert isinstance(replay, ReplayScene)
    for _ in played.moves:
        stage.feed(Command.RIGHT)
        stage.advance(5, 0.5)
        stage.feed(*[Command.CANCEL] * (top(stage) is not replay))
        stage.frame()
    assert replay.position == len(replay._rerun.recording.moments) - 1
    shown_last = replay.course.show.model.view
    assert shown_last is not None
    assert shown_last.result == played.game.result(played.state)


def test_files_in_the_folder_are_brought_in(program: Program, notes: Notes, tmp_path: Path) -> None:
    match(program, "scopa(target=6)", 99)
    other = make_program(tmp_path / "other")
    stage = opened(other, "played")
    press(stage, "Bring in matches")
    stage.frame()
    assert isinstance(top(stage), Dialog)
    press(stage, "OK")
    stage.frame()
    other.store.exchange.mkdir(parents=True)
    (other.store.exchange / "a.jsonl").write_bytes(program.store.archive_path.read_bytes())
    press(stage, "Bring in matches")
    stage.frame()
    assert len(presses(stage, "Replay")) == 1


def test_a_file_that_is_none_is_refused_in_words(
    program: Program, notes: Notes, tmp_path: Path
) -> None:
    (tmp_path / "holiday.png").write_bytes(b"\x89PNG")
    stage = opened(program, "played")
    stage.feed(FileDropped(str(tmp_path / "holiday.png")))
    assert "Not used: holiday.png." in shown(stage, notes)


# ---- figures


def test_figures_of_whoever_played(program: Program, notes: Notes) -> None:
    won = [match(program, "scopa(target=3)", 99, luck=luck).run.winner == 0 for luck in range(4)]
    stage = opened(program, "statistics")
    stage.advance(0.2)
    words = shown(stage, notes)
    assert "4 matches played" in words.replace("4  ", "4 ")
    assert f"won: {sum(won)} match" in words


def test_choosing_a_game_leaves_the_others_out(program: Program, notes: Notes) -> None:
    match(program, "scopa(target=3)", 99)
    match(program, "scopa(target=3)", 99, luck=5)
    match(program, "escoba(target=3)", 99)
    stage = opened(program, "statistics")
    stage.advance(0.2)
    games = [w for w in controls(stage) if isinstance(w, DropDown)][1]
    assert games.options == ("Every game", "Scopa", "Escoba")
    top(stage).group.focus(games)
    stage.feed(Command.CONFIRM, Command.END, Command.CONFIRM)
    question = scene_of(stage).question
    assert question is not None
    assert question.game == "escoba"


def test_a_long_archive_is_counted_between_frames(
    program: Program, notes: Notes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "A_STEP", 1)
    for luck in range(12):
        match(program, "scopa(target=1)", 99, luck=luck)
    stage = opened(program, "statistics")
    assert "Counting the matches" in shown(stage, notes)
    stage.advance(1.0, 0.1)
    assert "Counting" not in shown(stage, notes)
    assert scene_of(stage)._history.count == 12


def test_nothing_played_is_said_in_words(tmp_path: Path, notes: Notes) -> None:
    stage = opened(make_program(tmp_path), "statistics")
    assert "No match has been finished yet." in shown(stage, notes)
    assert Store(tmp_path).unfinished() == []
