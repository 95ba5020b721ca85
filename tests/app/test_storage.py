"""Files: nothing is lost, and trouble is one sentence."""

import errno
import io
import os
from pathlib import Path
from random import Random

import pytest

from scopa_gui.app.session import resume_session
from scopa_gui.app.storage import Store
from scopa_gui.rules.record import PERSON
from tests.app.support import QuickBrain, begin, move_once, play_out


def started(folder: Path, moves: int = 9) -> tuple[str, ...]:
    """An interrupted match in ``folder``; its moves."""
    session = begin(folder, "scopa", PERSON, PERSON)
    rng = Random(4)
    for _ in range(moves):
        move_once(session, rng)
    session.close()
    return session.run.moves


def test_every_move_is_in_the_file_at_once(tmp_path: Path) -> None:
    session = begin(tmp_path, "scopa", PERSON, PERSON)
    rng = Random(4)
    for count in range(1, 20):
        move_once(session, rng)
        assert len(Store(tmp_path).unfinished()[0].record.run.moves) == count


def test_settings_come_back(tmp_path: Path) -> None:
    Store(tmp_path).save_settings({"language": "it", "name": "Lena ♥ Ürün"})
    assert Store(tmp_path).load_settings() == {"language": "it", "name": "Lena ♥ Ürün"}


@pytest.mark.parametrize(
    "damage", ["", "{", "[1]", "nul", '{"a":' * 3000, '{"deck":"french","deck":"french"}']
)
def test_damaged_settings_are_set_aside(tmp_path: Path, damage: str) -> None:
    (tmp_path / "settings.json").write_text(damage)
    store = Store(tmp_path)
    assert store.load_settings() == {}
    assert [notice.key for notice in store.notices] == ["notice.set_aside"]
    assert (tmp_path / "settings.json.damaged1").read_text() == damage


def test_settings_that_are_no_text_are_set_aside(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_bytes(b"\xff\xfe\x00")
    store = Store(tmp_path)
    assert store.load_settings() == {}
    assert (tmp_path / "settings.json.damaged1").read_bytes() == b"\xff\xfe\x00"


def test_a_torn_last_line_is_cut_off_and_the_match_goes_on(tmp_path: Path) -> None:
    moves = started(tmp_path)
    path = tmp_path / "matches" / "000001.jsonl"
    whole = path.read_bytes()
    for lost in range(1, 13):
        path.write_bytes(whole[:-lost])
        store = Store(tmp_path)
        (saved,) = store.unfinished()
        kept = len(saved.record.run.moves)
        assert kept in (len(moves), len(moves) - 1)
        session = resume_session(saved, store, QuickBrain())
        move_once(session, Random(1))
        session.close()
        (again,) = Store(tmp_path).unfinished()
        assert again.record.warning is None
        assert len(again.record.run.moves) == kept + 1


def test_a_damaged_journal_is_set_aside_and_the_others_stay(tmp_path: Path) -> None:
    started(tmp_path)
    started(tmp_path)
    path = tmp_path / "matches" / "000001.jsonl"
    path.write_bytes(path.read_bytes().replace(b'{"move"', b'{"mo', 1))
    store = Store(tmp_path)
    assert [saved.path.name for saved in store.unfinished()] == ["000002.jsonl"]
    assert [notice.data["file"] for notice in store.notices] == ["000001.jsonl"]
    assert (tmp_path / "matches" / "000001.jsonl.damaged1").exists()


def test_a_newer_journal_is_not_touched_further(tmp_path: Path) -> None:
    started(tmp_path)
    path = tmp_path / "matches" / "000001.jsonl"
    path.write_bytes(path.read_bytes().replace(b'"format":1', b'"format":9'))
    store = Store(tmp_path)
    assert store.unfinished() == []
    assert len(store.notices) == 1


def test_a_match_that_ended_without_being_archived_is_archived(tmp_path: Path) -> None:
    session = begin(tmp_path)
    play_out(session)
    line = (tmp_path / "archive.jsonl").read_text(encoding="utf-8")
    other = tmp_path / "other"
    again = begin(other)
    (other / "archive.jsonl").mkdir()  # nothing can be appended to a folder
    play_out(again)
    assert len(list((other / "matches").glob("*.jsonl"))) == 1
    (other / "archive.jsonl").rmdir()
    assert Store(other).unfinished() == []
    assert (other / "archive.jsonl").read_text(encoding="utf-8") == line
    assert list((other / "matches").glob("*.jsonl")) == []


def test_a_folder_that_cannot_be_written_costs_one_sentence(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    session = begin(blocked)
    play_out(session)
    store = session._journal._store
    assert [notice.key for notice in store.notices] == ["notice.cannot_save"]
    assert session.run.over


class FullDisk(io.StringIO):
    """A file on a disk that has just filled up."""

    def flush(self) -> None:
        raise OSError(errno.ENOSPC, "no space left on device")


def test_a_full_disk_costs_one_sentence(tmp_path: Path) -> None:
    session = begin(tmp_path, "scopa", PERSON, PERSON)
    session._journal.close()
    session._journal._file = FullDisk()
    play_out(session)
    assert [n.key for n in session._journal._store.notices] == ["notice.cannot_save"]
    assert session.run.over


@pytest.mark.skipif(os.name == "nt", reason="Windows refuses such names")
@pytest.mark.parametrize("name", ["with space", "ümläut è", "🂡 cards"])
def test_folders_may_have_any_name(tmp_path: Path, name: str) -> None:
    moves = started(tmp_path / name)
    assert Store(tmp_path / name).unfinished()[0].record.run.moves == moves


def test_two_programs_write_two_journals(tmp_path: Path) -> None:
    one, two = begin(tmp_path), begin(tmp_path)
    assert one._journal.path != two._journal.path
