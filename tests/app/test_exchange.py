"""Matches as files: handed out, taken in on an empty home, each once."""

from pathlib import Path

from scopa_gui.app.exchange import hand_out, records, take_in, waiting_files
from scopa_gui.app.history import History
from scopa_gui.app.recording import recorded
from scopa_gui.app.storage import Store
from tests.app.support import begin, play_out


def handed_out(folder: Path) -> tuple[Store, Path]:
    play_out(begin(folder, "scopa(target=6)"))
    store = Store(folder)
    history = History(store)
    history.catch_up()
    path = hand_out(store, history.line(1), 1)
    assert path is not None
    return store, path


def test_a_match_goes_to_an_empty_home_and_is_the_same(tmp_path: Path) -> None:
    first, path = handed_out(tmp_path / "a")
    store = Store(tmp_path / "b")
    history = History(store)
    taken = take_in(store, history, [path])
    assert (taken.new, taken.known, taken.refused) == (1, 0, ())
    assert store.archive_path.read_bytes() == first.archive_path.read_bytes()
    record = history.record(1)
    assert record is not None
    assert recorded(record.header, record.run).moments[-1].run == record.run


def test_the_file_is_one_that_can_be_checked(tmp_path: Path) -> None:
    _, path = handed_out(tmp_path)
    ((line, record),) = records(path)
    assert line == 1
    assert record.run.over


def test_each_match_is_taken_in_once(tmp_path: Path) -> None:
    store, path = handed_out(tmp_path)
    before = store.archive_path.read_bytes()
    taken = take_in(store, History(store), [path, path])
    assert (taken.new, taken.known) == (0, 2)
    assert store.archive_path.read_bytes() == before


def test_what_is_no_match_is_refused_by_name(tmp_path: Path) -> None:
    store, path = handed_out(tmp_path / "a")
    bad, gone = tmp_path / "bad.jsonl", tmp_path / "gone.jsonl"
    bad.write_text(path.read_text().replace('"digest":"', '"digest":"0'))
    session = begin(tmp_path / "c")
    session.close()
    running = next((tmp_path / "c" / "matches").iterdir())
    taken = take_in(store, History(store), [bad, gone, running])
    assert taken.refused == ("bad.jsonl", "gone.jsonl", running.name)
    assert taken.new == 0


def test_files_wait_in_the_folder_for_them(tmp_path: Path) -> None:
    store, path = handed_out(tmp_path)
    assert waiting_files(store) == (path,)
    assert waiting_files(Store(tmp_path / "nowhere")) == ()
