"""Programs killed at random moments of matches.

``python -m tests.faults.kills`` kills 500, ``--number`` another many. At most the move in flight
may be missing, and the match must go on from there. Exit status 1 and a sentence at the first that
is not so.
"""

import argparse
import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from scopa_gui.app.session import resume_session
from scopa_gui.app.storage import Store
from tests.app.support import QuickBrain, move_once

NUMBER = 500
MOST_MOVES = 200
LONGEST_S = 0.005
"""So long at most between the last move heard of and the kill; a move takes about a millisecond."""
ROOT = Path(__file__).parents[2]

PLAYER = """
import sys
from pathlib import Path
from random import Random
from scopa_gui.rules.record import PERSON
from tests.app.support import begin, move_once
rng = Random(int(sys.argv[2]))
while True:
    session = begin(Path(sys.argv[1]), "scopa(target=151)", PERSON, PERSON, seed=rng.randrange(99))
    while not session.run.over:
        move_once(session, rng)
        print(len(session.run.moves), flush=True)
"""


class Lost(AssertionError):
    """More than the move in flight is missing, or the match does not go on."""


def kill_once(home: Path, number: int, rng: Random) -> None:
    """Let a program play in an empty folder, kill it, and go on with its match.

    Raises:
        Lost: if that does not work.
    """
    child = subprocess.Popen(
        [sys.executable, "-c", PLAYER, str(home), str(number)],
        stdout=subprocess.PIPE,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )
    assert child.stdout is not None
    with child:
        played = [int(child.stdout.readline()) for _ in range(rng.randrange(1, MOST_MOVES))]
        with suppress(subprocess.TimeoutExpired):
            child.wait(rng.random() * LONGEST_S)
        child.send_signal(signal.SIGKILL)
        played += [int(line) for line in child.stdout.read().split(b"\n")[:-1] if line]
    store = Store(home)
    saved = store.unfinished()
    if len(saved) != 1 or store.notices:
        raise Lost(f"kill {number}: {len(saved)} matches to go on with, {store.notices}")
    moves = len(saved[0].record.run.moves)
    if moves not in (played[-1], played[-1] + 1):
        raise Lost(f"kill {number}: {moves} moves in the file, {played[-1]} played")
    session = resume_session(saved[0], store, QuickBrain())
    while len(session.run.moves) == moves:
        move_once(session, rng)
    session.close()
    (again,) = Store(home).unfinished()
    if len(again.record.run.moves) != moves + 1 or again.record.warning:
        raise Lost(f"kill {number}: the match does not go on")


def kill(number: int, seed: int) -> None:
    """Kill so many programs.

    Raises:
        Lost: one of them lost something.
    """
    rng = Random(seed)
    with TemporaryDirectory() as folder:
        for one in range(number):
            kill_once(Path(folder) / str(one), one, rng)


def main(words: Sequence[str] | None = None) -> int:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--number", type=int, default=NUMBER)
    parser.add_argument("--seed", type=int, default=11)
    given = parser.parse_args(words)
    try:
        kill(given.number, given.seed)
    except Lost as lost:
        sys.stdout.write(f"{lost}\n")
        return 1
    sys.stdout.write(f"{given.number} kills: at most the move in flight is missing\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
