"""``bench`` prints its rows and keeps them."""

import json
from pathlib import Path
from types import ModuleType

import pytest

from scopa_gui.__main__ import main
from scopa_gui.ui.bench import counts, measures, started, thinking, year
from scopa_gui.ui.bench.rows import Row


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    row = Row("frame-1x1", "ms", (1.0, 2.0, 4.0))
    monkeypatch.setattr(measures, "frame_rows", lambda frames: iter([row]))
    absent = Row("slide-1x1", "ms", (), "no sheet slid")
    monkeypatch.setattr(measures, "resize_rows", lambda: iter([absent]))
    nothing: tuple[tuple[ModuleType, str], ...] = (
        (year, "statistics_rows"),
        (started, "first_frame_rows"),
        (started, "idle_rows"),
        (started, "memory_rows"),
        (thinking, "late_rows"),
        (thinking, "input_rows"),
        (counts, "deals_rows"),
        (counts, "move_rows"),
    )
    for module, name in nothing:
        monkeypatch.setattr(module, name, lambda *given: iter([]))


def test_a_line_a_row(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench"]) == 0
    first, second = capsys.readouterr().out.splitlines()
    assert first.split() == [
        "frame-1x1",
        "n",
        "3",
        "p50",
        "2.00",
        "p99",
        "4.00",
        "max",
        "4.00",
        "ms",
    ]
    assert second.split(maxsplit=1) == ["slide-1x1", "no sheet slid"]


def test_goals_stand_beside_the_figures(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    rows = [
        Row("frame-cpu-1920x1080", "ms", (1.0, 9.0)),
        Row("slide-1920x1080", "ms", (1.0, 9.0)),
    ]
    monkeypatch.setattr(measures, "frame_rows", lambda frames: iter(rows))
    assert main(["bench"]) == 0
    missed, kept, _ = capsys.readouterr().out.splitlines()
    assert missed.endswith("ms  MISSED: p99 <= 8")
    assert kept.endswith("ms  ok: p99 <= 16")


def test_the_figures_go_to_the_file(tmp_path: Path) -> None:
    file = tmp_path / "bench.json"
    assert main(["bench", "--json", str(file)]) == 0
    rows = json.loads(file.read_text(encoding="utf-8"))
    assert rows[0] == {
        "name": "frame-1x1", "unit": "ms", "n": 3, "p50": 2.0, "p99": 4.0, "max": 4.0
    }  # fmt: skip
    assert rows[1]["absent"] == "no sheet slid"


def test_a_file_that_cannot_be_written_is_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("x")
    assert main(["bench", "--json", str(tmp_path / "file" / "bench.json")]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
