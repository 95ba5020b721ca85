"""The other rows of the bench measure what they say, and say why where they cannot."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from scopa_gui.ai.levels import OFFERED
from scopa_gui.ui.bench import started, thinking
from scopa_gui.ui.bench.counts import deals_rows, move_rows
from scopa_gui.ui.bench.goals import GOALS, Goal
from scopa_gui.ui.bench.rows import Row


def test_a_goal_is_judged_on_its_own_figure() -> None:
    row = Row("x", "ms", (1.0, 1.0, 9.0))
    assert Goal(1, 0.5).met(row)
    assert not Goal(8).met(row)
    assert Goal(9, 1.0).met(row)


def test_no_goal_is_at_nothing_and_each_has_its_figure() -> None:
    for goals in GOALS.values():
        assert all(goal.most > 0 and goal.judged in ("p50", "p99", "max") for goal in goals)


def test_random_deals_are_faster_in_the_search_than_by_the_rules() -> None:
    rules, search = deals_rows()
    assert (rules.name, search.name) == ("random-deals-rules", "random-deals-search")
    assert 0 < max(rules.values) < min(search.values)


def test_every_level_has_a_row_of_its_moves() -> None:
    rows = list(move_rows(1))
    assert [row.name for row in rows] == [f"move-{level}" for level in OFFERED]
    assert all(len(row.values) == 36 and min(row.values) > 0 for row in rows)


def test_without_a_built_program_its_row_says_so(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(started, "TIMES", 1)
    monkeypatch.setattr(started, "BUILT", tmp_path / "none")
    source, program = started.first_frame_rows(None)
    assert source.values[0] > 0
    assert program.absent == started.NO_PROGRAM


def test_a_first_picture_is_said_and_the_program_leaves(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "scopa_gui", "--first-frame"],
        env={
            **os.environ,
            "SCOPA_HOME": str(tmp_path),
            "SDL_VIDEODRIVER": "dummy",
            "SDL_AUDIODRIVER": "dummy",
        },
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    assert done.stdout.splitlines()[-1] == "drawn"


def test_a_key_is_answered_by_a_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "INPUTS", 3)
    (row,) = thinking.input_rows()
    assert len(row.values) == 3
    assert min(row.values) > 0


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="no /proc on this system")
def test_memory_is_read_of_this_process() -> None:
    assert 10 < started.megabytes(os.getpid()) < 4000
    assert started.cpu_seconds(os.getpid()) > 0
