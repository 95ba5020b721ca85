"""What the first picture waits for: the start imports nothing that only later screens need."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

LATER = (
    *("sqlite3", "scopa_gui.app.history", "scopa_gui.app.review"),
    *("scopa_gui.ai.players", "scopa_gui.ai.search", "scopa_gui.ai.arena", "scopa_gui.ai.training"),
    *("scopa_gui.cli.arena", "scopa_gui.cli.bench", "scopa_gui.ui.bench", "scopa_gui.ui.tour"),
    *("scopa_gui.ui.table", "scopa_gui.ui.scenes.table", "scopa_gui.ui.scenes.new_game"),
    *("scopa_gui.ui.scenes.learn", "scopa_gui.ui.scenes.settings", "scopa_gui.ui.scenes.memory"),
)
"""What comes when it is asked for."""


@pytest.fixture(scope="module")
def imported(tmp_path_factory: pytest.TempPathFactory) -> frozenset[str]:
    """The modules of a run that showed its first picture and left."""
    code = (
        "import sys\n"
        "from scopa_gui.__main__ import main\n"
        "status = main(['--first-frame'])\n"
        "print(*sys.modules)\n"
        "sys.exit(status)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        check=True,
        capture_output=True,
        text=True,
        timeout=60,
        env={
            **os.environ,
            "SCOPA_HOME": str(tmp_path_factory.mktemp("home")),
            "SDL_VIDEODRIVER": "dummy",
            "SDL_AUDIODRIVER": "dummy",
        },
    )
    drawn, modules = done.stdout.splitlines()
    assert drawn == "drawn"
    return frozenset(modules.split())


@pytest.mark.parametrize("module", LATER)
def test_the_first_picture_does_not_wait_for(module: str, imported: frozenset[str]) -> None:
    assert "scopa_gui.ui.scenes.title" in imported
    assert module not in imported


@pytest.mark.parametrize("module", LATER)
def test_what_the_start_leaves_out_is_there(module: str) -> None:
    place = Path(*module.split("."))
    ours = module.startswith("scopa_gui.")
    assert not ours or place.with_suffix(".py").exists() or place.is_dir()
