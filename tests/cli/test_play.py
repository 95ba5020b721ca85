"""The window's door, where the window itself is not to be had."""

from pathlib import Path
from typing import NoReturn

import pytest

from scopa_gui.ui import loop
from tests.cli.support import Doors


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of the reader's own, and a loop that fails."""

    def fail(*_: object) -> NoReturn:
        raise RuntimeError("the cloth is gone")

    monkeypatch.setenv("SCOPA_HOME", str(tmp_path))
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setattr(loop, "run", fail)
    return tmp_path


def test_an_error_that_nobody_expected_is_one_sentence_and_a_report(
    doors: Doors, home: Path
) -> None:
    outcome = doors("--lang", "en")
    (report,) = (home / "reports").iterdir()
    assert "RuntimeError: the cloth is gone" in report.read_text(encoding="utf-8")
    assert outcome.status == 1
    assert outcome.out == ""
    assert outcome.err.count("\n") == 1
    assert str(report) in outcome.err


def test_the_sentence_comes_where_no_report_can_be_written(doors: Doors, home: Path) -> None:
    (home / "reports").write_text("in the way", encoding="utf-8")
    outcome = doors("--lang", "en")
    assert outcome.status == 1
    assert "Something went wrong" in outcome.err
    assert "reports" not in outcome.err
