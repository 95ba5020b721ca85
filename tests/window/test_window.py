"""The program where there is no window to be had."""

import os
from pathlib import Path

from scopa_gui.app.i18n import load
from tests.window.pair import start


def test_without_a_screen_one_sentence_says_so(tmp_path: Path) -> None:
    like = {"PATH", "LANG", "PYTHONPATH", "SYSTEMROOT"}
    environment = {name: value for name, value in os.environ.items() if name in like}
    environment |= {"HOME": str(tmp_path), "SCOPA_HOME": str(tmp_path / "scopa")}
    process = start(environment)
    _, told = process.communicate(timeout=60)
    assert process.returncode == 2
    assert told == load("en")("cli.no_display") + "\n"
