"""No path from a file is followed; ``tests.faults.opening`` gives paths to all that reads."""

import subprocess
import sys
from pathlib import Path

from tests.faults.opening import main

FOLLOWED = """
import os, sys
from pathlib import Path
from tests.faults.opening import watched
home = sys.argv[1]
with watched((Path(home, "reader"),)) as found:
    for follow in (
        lambda: Path(home, "reader", "inside").write_text(""),
        lambda: open(home + "/reader/../bait1", "w").close(),
        lambda: Path(home, "bait2").write_text(""),
        lambda: os.close(os.open(home + "/bait3", os.O_CREAT)),
        lambda: os.listdir(home + "/reader/.."),
        lambda: os.mkdir(home + "/bait4"),
    ):
        before = len(found)
        follow()
        print(len(found) - before)
"""


def python(*words: str) -> subprocess.CompletedProcess[str]:
    """What a process says in which an audit hook may stay."""
    return subprocess.run([sys.executable, *words], capture_output=True, text=True, check=False)


def test_nothing_outside_the_readers_folder_is_touched(tmp_path: Path) -> None:
    done = python("-m", main.__module__, str(tmp_path / "given"))
    assert (done.returncode, done.stderr) == (0, ""), done.stdout
    assert done.stdout.endswith(" files\n")


def test_a_path_that_is_followed_is_noticed(tmp_path: Path) -> None:
    (tmp_path / "reader").mkdir()
    done = python("-c", FOLLOWED, str(tmp_path))
    assert (done.returncode, done.stdout.split()[-6:]) == (0, list("011111")), done.stderr
