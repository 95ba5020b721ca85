"""So many inputs over all screens and games; status 1 and the last inputs at the first fault.

Run as ``python -m tests.hostile --inputs 200000 --seed 1``; ``--at-once N`` puts up to so many into
a frame, ``--place TEXT`` begins only where the name holds the text. Ends with how often every place
was begun from and every screen was spoken to.
"""

import argparse
import os
import sys
import tempfile
import traceback
from pathlib import Path

MOST_AT_ONCE = 40


def say(*lines: str) -> None:
    """Write lines at once."""
    sys.stdout.write("".join(f"{line}\n" for line in lines))
    sys.stdout.flush()


def main() -> int:
    """Say it all."""
    # chosen before anything is opened, so that no window is ever asked for
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    from tests.hostile.monkey import Monkey
    from tests.hostile.places import PLACES

    parser = argparse.ArgumentParser(prog="python -m tests.hostile")
    parser.add_argument("--inputs", type=int, default=200_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--at-once", type=int, default=MOST_AT_ONCE)
    parser.add_argument("--place", default="")
    given = parser.parse_args()
    places = tuple(name for name in PLACES if given.place in name)
    if not places:
        parser.error(f"no place is called {given.place!r}")
    with tempfile.TemporaryDirectory() as folder:
        os.environ["SCOPA_HOME"] = folder
        monkey = Monkey(Path(folder), given.seed, places, given.at_once)
        try:
            monkey.go(given.inputs)
        except Exception:
            say(traceback.format_exc())
            say(f"after {monkey.count} inputs with seed {given.seed}; the last ones:")
            say(*map(str, monkey.said))
            return 1
    say(f"{monkey.count} inputs, {monkey.matches} matches, nothing broken, nothing lost")
    for name in places:
        say(f"{monkey.begun[name]:6} from {name}")
    for screen, count in monkey.screens.most_common():
        say(f"{count:6} frames of {screen.__name__}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
