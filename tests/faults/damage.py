"""Files of a reader's folder damaged at random, and the program begun on them.

``python -m tests.faults.damage`` does so 5,000 times, ``--number`` another many: settings, a
journal, the archive, the database and a match from a friend in turn. Nothing may raise; what cannot
be read is told in one sentence and kept byte for byte, and no other file loses anything. Exit
status 1 and the trial at the first that is not so.
"""

import argparse
import shutil
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from scopa_gui.ai.brain import Inline
from scopa_gui.app.exchange import take_in, waiting_files
from scopa_gui.app.history import History
from scopa_gui.app.rule_sets import RuleSets
from scopa_gui.app.session import resume_session
from scopa_gui.app.settings import Settings
from scopa_gui.app.statistics import Question, figures, people
from scopa_gui.app.storage import Store
from scopa_gui.rules.catalogue import parse_rules
from scopa_gui.rules.record import PERSON
from scopa_gui.ui.program import Program
from scopa_gui.ui.scenes.table import TableScene
from tests.app.support import QuickBrain, begin, move_once, play_out

NUMBER = 5000
MATCHES = 3
FILES = (
    *("settings.json", "matches/000004.jsonl", "archive.jsonl", "history.sqlite"),
    "exchange/friend.jsonl",
)
LONGEST_SLICE = 400


class Broken(AssertionError):
    """Something was lost, told twice or not told, or raised an error."""


# ---- the folder


def furnish(folder: Path) -> None:
    """Everything a reader may have: settings, two matches begun, three finished, statistics."""
    for seed in range(MATCHES):
        play_out(begin(folder, "scopa(target=2)", seed=seed + 1))
    for seed in range(2):
        session = begin(folder, "scopa", PERSON, PERSON, seed=seed + 7)
        rng = Random(seed)
        for _ in range(12):
            move_once(session, rng)
        session.close()
    for number, path in enumerate(sorted((folder / "matches").glob("*.jsonl")), start=MATCHES + 1):
        path.rename(folder / "matches" / f"{number:06}.jsonl")
    store = Store(folder)
    program = Program(store, Inline(), TableScene)
    program.settings = Settings("it")
    program.keep_rule_sets(RuleSets().kept("Nonna", parse_rules("scopa(napola=on)")))
    program.keep_window((10, 20, 1280, 720))
    other = folder / "other"
    play_out(begin(other, "briscola", seed=5))
    (folder / "exchange").mkdir()
    (other / "archive.jsonl").rename(folder / "exchange" / "friend.jsonl")
    shutil.rmtree(other)
    history = History(store)
    history.catch_up()
    history.close()


# ---- the damage


def cut(data: bytes, rng: Random) -> bytes:
    """The end is missing."""
    return data[: rng.randrange(len(data))]


def flip(data: bytes, rng: Random) -> bytes:
    """Some bits are others."""
    changed = bytearray(data)
    for _ in range(rng.choice((1, 1, 2, 8, 64))):
        changed[rng.randrange(len(data))] ^= 1 << rng.randrange(8)
    return bytes(changed)


def blank(data: bytes, rng: Random) -> bytes:
    """A stretch was never written."""
    start, end = _slice(data, rng)
    return data[:start] + bytes(end - start) + data[end:]


def lose(data: bytes, rng: Random) -> bytes:
    """A stretch is missing."""
    start, end = _slice(data, rng)
    return data[:start] + data[end:]


def double(data: bytes, rng: Random) -> bytes:
    """A stretch stands there twice."""
    start, end = _slice(data, rng)
    return data[:end] + data[start:]


def strew(data: bytes, rng: Random) -> bytes:
    """Anything stands in between."""
    at = rng.randrange(len(data) + 1)
    return data[:at] + rng.randbytes(rng.randint(1, LONGEST_SLICE)) + data[at:]


def replaced(data: bytes, rng: Random) -> bytes:
    """Another file altogether."""
    return rng.choice((b"", b"\0" * len(data), rng.randbytes(len(data)), b"[]", b"\xef\xbb\xbf{}"))


WAYS: tuple[Callable[[bytes, Random], bytes], ...] = (
    *(cut, flip, flip, flip, blank, lose, double, strew, replaced),
)


def _slice(data: bytes, rng: Random) -> tuple[int, int]:
    start = rng.randrange(len(data))
    return start, min(len(data), start + rng.randint(1, LONGEST_SLICE))


# ---- what has to come of it


def begin_program(folder: Path) -> tuple[Store, int]:
    """Everything that the program reads; the store with its notices, and how many matches count."""
    store = Store(folder)
    program = Program(store, Inline(), TableScene)
    for _ in (program.last_setup, program.window_place, program.rule_sets, program.lessons):
        pass
    for saved in store.unfinished():
        session = resume_session(saved, store, QuickBrain())
        session.view(0)
        session.close()
    history = History(store)
    while history.behind:
        history.catch_up()
    for name in people(history.base):
        figures(history.base, Question(name))
    for listed in history.matches(99):
        history.record(listed.id)
    taken = take_in(store, history, waiting_files(store))
    history.close()
    program.close()
    return store, len(taken.refused)


def trial(whole: Path, folder: Path, number: int, seed: int) -> None:
    """Damage one file of a copy of the folder and begin the program.

    Raises:
        Broken: it did not do what it should.
    """
    rng = Random(f"{seed} {number}")
    shutil.copytree(whole, folder)
    name = FILES[number % len(FILES)]
    damaged = folder / name
    data = damaged.read_bytes()
    way = rng.choice(WAYS)
    bad = way(data, rng)
    damaged.write_bytes(bad)
    said = f"trial {number}, {name}, {way.__name__}"
    try:
        store, refused = begin_program(folder)
        again, _ = begin_program(folder)
    except Exception as error:
        raise Broken(f"{said}: {error!r}") from error
    keys = [notice.key for notice in store.notices]
    if len(keys) > 1:
        raise Broken(f"{said}: {store.notices}")
    if again.notices and keys != [notice.key for notice in again.notices]:
        raise Broken(f"{said}: the second time {again.notices}")
    aside = list(folder.rglob("*.damaged*"))
    if "notice.set_aside" in keys:
        if [path.read_bytes() for path in aside] != [bad]:
            raise Broken(f"{said}: not set aside as it was")
    elif aside:
        raise Broken(f"{said}: set aside without a word")
    _nothing_else_lost(whole, folder, name, said)
    if name.startswith("exchange") and not refused and bad != data:
        _told_nothing(bad, data, said)


def _nothing_else_lost(whole: Path, folder: Path, name: str, said: str) -> None:
    for other in FILES:
        if other in (name, "history.sqlite"):
            continue
        before, after = (whole / other).read_bytes(), (folder / other).read_bytes()
        # the friend's match is added to the archive
        if not (after.startswith(before) if other == "archive.jsonl" else after == before):
            raise Broken(f"{said}: {other} is another")
    if name == "archive.jsonl" and not (folder / name).exists():
        raise Broken(f"{said}: the archive is gone")


def _told_nothing(bad: bytes, data: bytes, said: str) -> None:
    """What was taken in without a complaint is a match all the same: a name may be another."""
    if not bad.strip():
        raise Broken(f"{said}: nothing was taken for a match")
    if bad.count(b'"moves"') != data.count(b'"moves"'):
        raise Broken(f"{said}: taken without a complaint")


def damage(number: int, seed: int) -> None:
    """So many trials.

    Raises:
        Broken: at the first that went wrong.
    """
    with TemporaryDirectory() as name:
        whole = Path(name) / "whole"
        furnish(whole)
        for one in range(number):
            folder = Path(name) / "trial"
            trial(whole, folder, one, seed)
            shutil.rmtree(folder)


def main(words: Sequence[str] | None = None) -> int:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--number", type=int, default=NUMBER)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(words)
    try:
        damage(given.number, given.seed)
    except Broken as broken:
        sys.stdout.write(f"{broken}\n")
        return 1
    sys.stdout.write(f"{given.number} files damaged: told, kept, nothing else lost\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
