"""Disks that are full, folders that cannot be written, two copies, a clock that goes back."""

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from scopa_gui.app.history import History
from scopa_gui.app.session import Session, resume_session
from scopa_gui.app.storage import Store
from scopa_gui.rules.record import PERSON
from tests.app.support import QuickBrain, begin, move_once, play_out
from tests.whole.support import archived, running

ROOT = Path(__file__).parents[2]

LIMITED = """
import resource, sys
from pathlib import Path
from scopa_gui.app.history import History
from tests.app.support import begin, play_out
limit = int(sys.argv[2])
resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))
session = begin(Path(sys.argv[1]), "scopa(target=4)")
store = session._journal._store
store.save_settings({"name": "x" * limit})
play_out(session)
history = History(store)
history.catch_up()
history.close()
print(session.run.over, *(notice.key for notice in store.notices))
"""
"""A program whose files may grow to so many bytes, and no further: as on a disk that fills up."""


@pytest.mark.skipif(sys.platform == "win32", reason="no such limits on this system")
@pytest.mark.parametrize("room", [1, 40, 200, 300, 500, 900, 4000, 9000])
def test_a_disk_that_fills_up_costs_one_sentence_and_no_older_file(
    room: int, tmp_path: Path
) -> None:
    Store(tmp_path).save_settings({"name": "Lena"})
    play_out(begin(tmp_path, "briscola"))
    settings, archive = (tmp_path / "settings.json").read_bytes(), archived(tmp_path)
    done = subprocess.run(
        [sys.executable, "-c", LIMITED, str(tmp_path), str(room)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    assert done.stdout.splitlines()[-1] == "True notice.cannot_save"
    assert (tmp_path / "settings.json").read_bytes() == settings
    store = Store(tmp_path)
    store.unfinished()
    assert not store.notices
    history = History(store)
    history.catch_up()
    assert history.count >= len(archive)
    history.close()


@pytest.fixture
def read_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a match begun in which nothing can be written, whoever asks."""
    session = begin(tmp_path, "scopa", PERSON, PERSON)
    move_once(session, Random(1))
    session.close()

    def refuse(*given: object, **named: object) -> None:
        raise PermissionError(30, "read-only file system")

    for name in ("mkdir", "rename", "replace", "unlink", "write_text", "write_bytes"):
        monkeypatch.setattr(Path, name, refuse)
    opened = Path.open

    def reading(path: Path, mode: str = "r", *given: int, **named: str) -> object:
        return opened(path, mode, *given, **named) if mode in ("r", "rb") else refuse()

    monkeypatch.setattr(Path, "open", reading)
    return tmp_path


def test_in_a_folder_to_be_read_only_a_match_goes_on_unsaved(read_only: Path) -> None:
    store = Store(read_only)
    (saved,) = store.unfinished()
    before = saved.path.read_bytes()
    session = resume_session(saved, store, QuickBrain())
    play_out(session)
    store.save_settings({"name": "Lena"})
    assert session.run.over
    assert [notice.key for notice in store.notices] == ["notice.cannot_save"]
    assert saved.path.read_bytes() == before


def test_a_new_match_begins_in_a_folder_to_be_read_only(read_only: Path) -> None:
    session = begin(read_only)
    play_out(session)
    assert session.run.over


# ---- two copies of the program


def pair(folder: Path) -> tuple[Session, Session]:
    """The same match opened by two copies."""
    first = begin(folder, "scopa", PERSON, PERSON)
    rng = Random(3)
    for _ in range(5):
        move_once(first, rng)
    first.close()
    one, two = Store(folder), Store(folder)
    (a,), (b,) = one.unfinished(), two.unfinished()
    return resume_session(a, one, QuickBrain()), resume_session(b, two, QuickBrain())


def test_two_copies_that_go_on_with_a_match_lose_neither(tmp_path: Path) -> None:
    one, two = pair(tmp_path)
    rng = Random(8)
    for _ in range(4):
        move_once(one, rng)
        move_once(two, rng)
        move_once(two, rng)
    one.close()
    two.close()
    moves = {record.run.moves for record in running(tmp_path)}
    assert moves == {one.run.moves, two.run.moves}
    assert len(moves) == 2


def test_a_match_that_the_other_copy_finishes_goes_on_here(tmp_path: Path) -> None:
    one, two = pair(tmp_path)
    play_out(one)
    move_once(two, Random(2))
    two.close()
    assert [record.run.moves for record in archived(tmp_path)] == [one.run.moves]
    assert [record.run.moves for record in running(tmp_path)] == [two.run.moves]


def test_two_copies_count_every_match_once(tmp_path: Path) -> None:
    for seed in range(3):
        play_out(begin(tmp_path, "scopa(target=2)", seed=seed + 1))
    one, two = History(Store(tmp_path)), History(Store(tmp_path))
    one.catch_up(1)
    two.catch_up(1)
    one.catch_up()
    two.catch_up()
    assert one.count == two.count == 3


def test_where_the_other_copy_holds_the_database_it_counts_in_memory(tmp_path: Path) -> None:
    play_out(begin(tmp_path, "scopa(target=2)"))
    one, two = History(Store(tmp_path)), History(Store(tmp_path))
    one.base.execute("BEGIN IMMEDIATE")
    two.catch_up()
    assert two.count == 1
    one.base.rollback()
    assert one.count == 0


def test_settings_of_two_copies_are_those_of_whoever_wrote_last(tmp_path: Path) -> None:
    one, two = Store(tmp_path), Store(tmp_path)
    one.save_settings({"name": "Ada"})
    two.save_settings({"name": "Bo"})
    assert Store(tmp_path).load_settings() == {"name": "Bo"}
    assert [file.name for file in tmp_path.iterdir()] == ["settings.json"]


# ---- the clock


def test_a_clock_set_back_mixes_up_nothing(tmp_path: Path) -> None:
    times = ["2026-11-30T21:15", "1999-01-01T00:00", "", "2026-11-30T21:16"]
    for seed, time in enumerate(times):
        session = begin(tmp_path, "scopa(target=2)", seed=seed + 1)
        session._journal._store.now = lambda time=time: time
        play_out(session)
    history = History(Store(tmp_path))
    history.catch_up()
    assert [listed.ended for listed in history.matches(9)] == times[::-1]
    assert [record.ended for record in archived(tmp_path)] == times
    history.close()


# ---- files of other versions


def test_a_newer_match_is_left_with_a_sentence(tmp_path: Path) -> None:
    session = begin(tmp_path, "scopa", PERSON, PERSON)
    session.close()
    (path,) = (tmp_path / "matches").iterdir()
    newer = path.read_bytes().replace(b'"format":1', b'"format":9')
    path.write_bytes(newer)
    store = Store(tmp_path)
    for _ in range(2):
        assert store.unfinished() == []
    assert [(notice.key, notice.data) for notice in store.notices] == [
        ("notice.newer", {"file": path.name})
    ]
    assert path.read_bytes() == newer


def test_what_cannot_be_counted_is_told_once(tmp_path: Path) -> None:
    play_out(begin(tmp_path, "scopa(target=2)"))
    with (tmp_path / "archive.jsonl").open("ab") as file:
        file.write(b"{}\n\n\xff\n")
    store = Store(tmp_path)
    for _ in range(2):
        history = History(store)
        history.catch_up()
        assert history.count == 1
        history.close()
    assert [(notice.key, notice.data) for notice in store.notices] == [
        ("notice.passed_over", {"n": 2})
    ]
