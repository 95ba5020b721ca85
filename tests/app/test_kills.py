"""A killed process loses at most the move in flight."""

import os
import signal
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from scopa_gui.app.storage import Store

KILLS = 50

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


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="no SIGKILL on this system")
def test_fifty_kills_at_random_moments_lose_nothing_but_the_move_in_flight(tmp_path: Path) -> None:
    rng = Random(11)
    root = Path(__file__).parents[2]
    for number in range(KILLS):
        home = tmp_path / str(number)
        child = subprocess.Popen(
            [sys.executable, "-c", PLAYER, str(home), str(number)],
            stdout=subprocess.PIPE,
            cwd=root,
            env={**os.environ, "PYTHONPATH": str(root)},
        )
        assert child.stdout is not None
        wanted = rng.randrange(1, 200)
        played = [int(child.stdout.readline()) for _ in range(wanted)]
        child.kill()
        played += [int(line) for line in child.stdout.read().split(b"\n")[:-1] if line]
        child.wait()
        child.stdout.close()
        store = Store(home)
        (saved,) = store.unfinished()
        assert store.notices == []
        assert len(saved.record.run.moves) in (played[-1], played[-1] + 1)
