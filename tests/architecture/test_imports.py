"""Importing the program does nothing: no window, sound, thread, process, file or word."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.architecture.source import ROOT, sources

MODULES = tuple(module.module for module in sources())

HOMES = (
    *("HOME", "USERPROFILE", "APPDATA", "LOCALAPPDATA", "TMPDIR", "TEMP", "TMP"),
    *("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"),
)
"""Where a program leaves files of its reader, on any system."""

IMPORT_ALL = """
import importlib, multiprocessing, random, sys, threading
chance = random.getstate()
for name in sys.argv[1:]:
    importlib.import_module(name)
done = []
if "pygame" in sys.modules:
    import pygame
    if pygame.display.get_init() or pygame.display.get_surface():
        done.append("opened a window")
    if pygame.mixer.get_init():
        done.append("started the mixer")
    if pygame.font.get_init():
        done.append("started fonts")
    if pygame.get_init():
        done.append("started pygame")
if threading.active_count() > 1:
    done.append("started a thread")
if multiprocessing.active_children():
    done.append("started a process")
if random.getstate() != chance:
    done.append("drew from shared chance")
sys.exit(", ".join(done) or 0)
"""

ONLY_PYGAME = """
import importlib, sys
for name in sys.argv[1:]:
    importlib.import_module(name)
    if "pygame" in sys.modules:
        sys.exit(f"{name} imports pygame")
"""


def _python(code: str, names: tuple[str, ...], folder: Path) -> subprocess.CompletedProcess[str]:
    """Run code with module names, everything that a file could be left in below ``folder``."""
    environment = {**os.environ, **dict.fromkeys(HOMES, str(folder))}
    environment["SCOPA_HOME"] = str(folder / "scopa")
    environment["PYTHONPATH"] = str(ROOT)
    return subprocess.run(
        [sys.executable, "-B", "-c", code, *names],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def test_every_module_is_there() -> None:
    assert {"scopa_gui", "scopa_gui.__main__", "scopa_gui.ui.loop"} <= set(MODULES)


def test_importing_everything_opens_and_leaves_nothing(tmp_path: Path) -> None:
    done = _python(IMPORT_ALL, MODULES, tmp_path)
    assert done.returncode == 0, done.stderr
    assert (done.stdout, done.stderr) == ("", "")
    assert not list(tmp_path.rglob("*"))


@pytest.mark.parametrize(
    "code",
    [
        "import pygame; pygame.display.init()",
        "import pygame; pygame.mixer.init()",
        "import threading; threading.Timer(0.5, print).start()",
        "import random; random.random()",
        "open('left', 'w').close()",
    ],
)
def test_a_module_that_does_something_is_noticed(code: str, tmp_path: Path) -> None:
    (tmp_path / "sample.py").write_text(code, encoding="utf-8")
    before = set(tmp_path.rglob("*"))
    done = _python(f"import sys; sys.path.insert(0, '.')\n{IMPORT_ALL}", ("sample",), tmp_path)
    assert done.returncode != 0 or set(tmp_path.rglob("*")) != before


def test_without_the_screens_pygame_is_not_loaded(tmp_path: Path) -> None:
    names = tuple(name for name in MODULES if not name.startswith("scopa_gui.ui"))
    done = _python(ONLY_PYGAME, names, tmp_path)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    "part",
    [
        "scopa_gui.ui.motion",
        "scopa_gui.ui.table.model",
        "scopa_gui.ui.table.layout",
        "scopa_gui.ui.table.scopa.choreography",
        "scopa_gui.ui.table.scopa.selection",
    ],
)
def test_the_pure_modules_of_the_screens_do_not_load_pygame(part: str, tmp_path: Path) -> None:
    names = tuple(name for name in MODULES if name == part or name.startswith(f"{part}."))
    assert names
    done = _python(ONLY_PYGAME, names, tmp_path)
    assert done.returncode == 0, done.stderr
