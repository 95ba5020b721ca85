"""The window closed in the middle of every animation.

A match is watched frame by frame; then, for everything that moved, it is played again until the
middle of it and the window closed there. All moves that the rules have seen must be in the file,
and the match must go on. ``python -m tests.faults.closing`` closes the window in the middle of
everything that moves in a deal of every game, one after another.
"""

import argparse
import os
import shutil
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from scopa_gui.app.session import resume_session
from scopa_gui.app.settings import Speed
from scopa_gui.app.storage import Store
from scopa_gui.rules.catalogue import PRESETS, parse_rules
from scopa_gui.rules.record import SeatRecord
from scopa_gui.ui.inputs import Quit
from scopa_gui.ui.scenes.table import TableScene
from tests.app.support import QuickBrain
from tests.whole.support import Run

LEVEL = "greedy"
STEP_S = 0.05
MOST_FRAMES = 4000


class Lost(AssertionError):
    """A move is missing, or the match does not go on."""


def begin(folder: Path, code: str) -> Run:
    """A match of computers alone, watched at the usual speed."""
    run = Run(folder, Speed.NORMAL)
    options = parse_rules(code)
    run.program.start_match(
        options, [SeatRecord(name, LEVEL) for name in "ABCDEF"[: options.seats]]
    )
    run.stage.advance(STEP_S, STEP_S)
    return run


def moving(run: Run) -> str:
    """What moves just now, by name; empty where nothing does."""
    if run.stage.director.sliding:
        return "a sheet"
    if not isinstance(run.top, TableScene):
        return ""
    course = run.top.course
    if course.draw is not None:
        return "the draw for the dealer"
    return type(course.shown.current).__name__ if course.shown.current is not None else ""


def stretches(folder: Path, code: str) -> Iterator[tuple[str, int, int]]:
    """Everything that moves until a deal is over: what, from which frame to which."""
    run = begin(folder, code)
    kind, start = moving(run), 0
    for frame in range(1, MOST_FRAMES):
        run.stage.advance(STEP_S, STEP_S)
        now = moving(run)
        if now == kind:
            continue
        if kind:
            yield kind, start, frame
        kind, start = now, frame
        if run.session.run.deal_over and not isinstance(run.top, TableScene) and not now:
            break
    run.close()


def close_at(folder: Path, code: str, frame: int) -> None:
    """Play until a frame, close the window, and go on with the match.

    Raises:
        Lost: if that does not work.
    """
    run = begin(folder, code)
    for _ in range(frame):
        run.stage.advance(STEP_S, STEP_S)
    where = f"{code}, frame {frame}, {moving(run)}"
    run.stage.feed(Quit())
    moves = run.session.run.moves
    if run.stage.running:
        raise Lost(f"{where}: the program goes on")
    run.close()
    store = Store(folder)
    saved = store.unfinished()
    if [one.record.run.moves for one in saved] != [moves] or store.notices:
        raise Lost(f"{where}: {saved} instead of {moves}")
    session = resume_session(saved[0], store, QuickBrain())
    session.view(None)
    session.close()


def close_everywhere(code: str, *, each: bool) -> int:
    """Close it in the middle of everything that moves, or of the first of every kind; how often.

    Raises:
        Lost: if something was lost.
    """
    with TemporaryDirectory() as name:
        found = list(stretches(Path(name) / "watched", code))
        if not each:
            found = list({kind: (kind, start, end) for kind, start, end in found[::-1]}.values())
        for _, start, end in found:
            folder = Path(name) / "closed"
            close_at(folder, code, (start + end) // 2)
            shutil.rmtree(folder)
    return len(found)


def main(words: Sequence[str] | None = None) -> int:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rules", nargs="*", default=list(PRESETS))
    parser.add_argument("--first", action="store_true", help="only the first of every kind")
    given = parser.parse_args(words)
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    for code in given.rules:
        try:
            count = close_everywhere(code, each=not given.first)
        except Lost as lost:
            sys.stdout.write(f"{lost}\n")
            return 1
        sys.stdout.write(f"{code}: closed {count} times, nothing lost\n")
        sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
