"""The way to the doors: help, layers, no screen, output that cannot be written."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from scopa_gui import __version__
from scopa_gui.cli.doors import DOORS
from tests.cli.support import DECK_TEXT, Doors, process, refused

PURE = {
    "rules": ("rules",),
    "moves": ("moves", "--rules", "scopa", "--table", "", "--hand", "2d"),
    "score": ("score", "--rules", "scopa", "--pile", "", "--pile", ""),
    "deal": ("deal", "--rules", "scopa", "--stock", DECK_TEXT),
    "simulate": (
        *("simulate", "--rules", "scopa(target=1)", "--seats", "random,random"),
        *("--matches", "1", "--seed", "1"),
    ),
    "arena": (
        *("arena", "--rules", "scopa", "--a", "random", "--b", "greedy"),
        *("--pairs", "2", "--seed", "1", "--processes", "1"),
    ),
    "train": ("train", "--rules", "scopa", "--deals", "10", "--seed", "1"),
    "style": (
        *("style", "--rules", "scopa", "--level", "random"),
        *("--deals", "1", "--seed", "1"),
    ),
    "check": ("check", "/nowhere"),
    "help": ("--help",),
}


@pytest.mark.parametrize("words", PURE.values(), ids=PURE.keys())
def test_doors_without_pictures_never_import_pygame(words: tuple[str, ...]) -> None:
    code = (
        "import sys\n"
        "from scopa_gui.__main__ import main\n"
        f"main({words!r})\n"
        "sys.exit('pygame' in sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, timeout=60)


@pytest.mark.parametrize("language", ["en", "it", "de"])
@pytest.mark.parametrize("door", DOORS)
def test_every_door_explains_itself(doors: Doors, door: str, language: str) -> None:
    text = "\n".join(doors(door, "--help", "--lang", language).lines)
    assert "--lang" in text
    assert door in text


def test_the_help_names_every_door(doors: Doors) -> None:
    text = doors("--help").out
    assert all(f"\n  {door} " in text for door in DOORS)


def test_the_version(doors: Doors) -> None:
    assert doors("--version").lines == [f"Scopa {__version__}"]


def test_languages_differ(doors: Doors) -> None:
    helps = {doors("--help", "--lang", language).out for language in ("en", "it", "de")}
    assert len(helps) == 3


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a screen")
@pytest.mark.parametrize("found", [{}, {"DISPLAY": ":977"}])
def test_without_a_screen_there_is_one_sentence(found: dict[str, str], tmp_path: Path) -> None:
    screens = ("DISPLAY", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR", "SDL_VIDEODRIVER")
    environment = {name: value for name, value in os.environ.items() if name not in screens}
    folder = {"XDG_RUNTIME_DIR": str(tmp_path)} if found else {}
    done = subprocess.run(
        [sys.executable, "-m", "scopa_gui"],
        capture_output=True,
        text=True,
        timeout=60,
        env={**environment, **found, **folder},
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "There is no screen to open a window on.\n"


def test_a_reader_that_leaves_early_is_no_error() -> None:
    words = ["simulate", "--rules", "scopa", "--seats", "random,random", "--seed", "1"]
    with subprocess.Popen(
        [sys.executable, "-m", "scopa_gui", *words, "--matches", "200"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.readline()
        running.stdout.close()
        assert running.stderr.read() == ""
        assert running.wait(60) == 141


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="a device of Linux")
def test_output_that_cannot_be_written_gets_a_sentence() -> None:
    with open("/dev/full", "w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "scopa_gui", "rules"],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            timeout=60,
        )
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "Traceback" not in done.stderr


def test_json_goes_to_the_output_alone() -> None:
    outcome = process(*PURE["score"])
    assert outcome.json["sides"][0]["total"] == 0


def test_a_refused_line_prints_no_usage(doors: Doors) -> None:
    assert "usage" not in refused(doors("moves"))
