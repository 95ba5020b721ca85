"""All writing of files: settings, journals, the archive of finished matches.

Nothing here loses what was there before: settings are replaced in one step, journals only grow, and
a file that cannot be read is set aside under another name. A folder that cannot be written is no
error of the game: it goes on, and says once that it will not be remembered.
"""

import errno
import json
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, TextIO

from scopa_gui.rules.record import (
    Header,
    MatchRecord,
    RecordError,
    end_line,
    header_line,
    hint_line,
    move_line,
    read_journal,
    record_line,
    single,
    take_back_line,
)
from scopa_gui.rules.run import MatchRun

if TYPE_CHECKING:
    import sqlite3

MAX_FILE = 5_000_000
"""Bytes; nothing we write comes near it."""

LONGEST_WAIT_S = 0.5
"""For another program that holds the database; the screen stands still meanwhile."""


@dataclass(frozen=True, slots=True)
class Notice:
    """One sentence for the reader: a message key and what it needs."""

    key: str
    data: dict[str, object]


@dataclass(frozen=True)
class SavedMatch:
    """An unfinished match and the journal it came from."""

    path: Path
    record: MatchRecord


class Journal:
    """The growing file of one running match; every line is flushed at once.

    Where another program has gone on with the same file, or finished it, this one goes on in a file
    of its own: two matches that began alike, neither lost.
    """

    def __init__(self, path: Path, file: TextIO | None, store: "Store", written: str = "") -> None:
        self.path = path
        self._file = file
        self._store = store
        self._written = written
        """Everything in the file, as far as this program knows."""

    def move(self, text: str) -> None:
        """Write down a move."""
        self._write(move_line(text))

    def take_back(self, kept: int) -> None:
        """Write down that only the first ``kept`` moves stand."""
        self._write(take_back_line(kept))

    def hint(self) -> None:
        """Write down that a hint was asked for."""
        self._write(hint_line())

    def finish(self, header: Header, run: MatchRun, assisted: bool = False) -> None:
        """Write the end, put the match into the archive and remove the journal."""
        self._write(end_line(run))
        self.close()
        if self._store.archive(header, run, assisted):
            self._store.attempt(lambda: self.path.unlink(missing_ok=True))

    def close(self) -> None:
        """Close the file; the match stays resumable."""
        file, self._file = self._file, None
        if file is not None:
            self._store.attempt(file.close)

    def _write(self, line: str) -> None:
        if self._file is None:
            return
        if self._elsewhere():
            self._branch_off()
        file = self._file

        def put() -> None:
            file.write(line)
            file.flush()

        if self._store.attempt(put):
            self._written += line
        else:
            self._file = None

    def _elsewhere(self) -> bool:
        """Whether somebody else has written to the file, or taken it away."""
        try:
            return self.path.stat().st_size != len(self._written.encode())
        except OSError:
            return True

    def _branch_off(self) -> None:
        """Go on in a file of one's own, which has everything so far."""
        self.close()
        self.path, self._file = self._store.fresh_journal(self._written)


class Unwritten(Journal):
    """In the place of a journal where nothing is to be kept."""

    def __init__(self) -> None:
        super().__init__(Path(), None, Store(Path()))

    def finish(self, header: Header, run: MatchRun, assisted: bool = False) -> None:
        """Keep nothing."""


class Store:
    """The reader's folder.

    Attributes:
        now: day and time as ``2026-11-30T21:15``; empty where nobody may know.
        exchange: where matches and pictures lie that are given away or brought in.
        notices: sentences the reader should see; whoever shows one takes it out.
    """

    def __init__(
        self, folder: Path, now: Callable[[], str] = str, exchange: Path | None = None
    ) -> None:
        self.folder = folder
        self.now = now
        self.exchange = exchange or folder / "exchange"
        self.notices: list[Notice] = []
        self._complained = False
        self._left: set[Path] = set()

    # ---- settings

    def load_settings(self) -> dict[str, Any]:
        """The settings as saved; empty if there are none or they were damaged."""
        path = self.folder / "settings.json"
        try:
            text = self._read(path)
            if text is None:
                return {}
            fields = json.loads(text, object_pairs_hook=single)
            if not isinstance(fields, dict):
                raise ValueError("not a table")
        except (ValueError, RecursionError):
            self.set_aside(path)
            return {}
        return fields

    def save_settings(self, fields: dict[str, Any]) -> None:
        """Replace the settings in one step."""
        text = json.dumps(fields, ensure_ascii=False, indent=1, sort_keys=True)
        path = self.folder / "settings.json"

        def put() -> None:
            self.folder.mkdir(parents=True, exist_ok=True)
            fresh = path.with_name(f"settings.{os.getpid()}.new")
            fresh.write_text(text + "\n", encoding="utf-8")
            fresh.replace(path)

        self.attempt(put)

    # ---- matches

    def begin(self, header: Header) -> Journal:
        """A new journal with its header written."""
        line = header_line(header)
        path, file = self.fresh_journal(line)
        return Journal(path, file, self, line)

    def fresh_journal(self, text: str) -> tuple[Path, TextIO | None]:
        """A new file in the folder of matches, which begins with this; no file where none can be
        written."""
        folder = self.folder / "matches"
        opened: list[tuple[Path, TextIO]] = []

        def create() -> None:
            folder.mkdir(parents=True, exist_ok=True)
            taken = [int(file.stem) for file in folder.glob("*.jsonl") if file.stem.isdecimal()]
            number = max(taken, default=0) + 1
            while True:
                path = folder / f"{number:06}.jsonl"
                try:
                    file = path.open("x", encoding="utf-8", newline="\n")
                except FileExistsError:
                    number += 1
                    continue
                opened.append((path, file))
                file.write(text)
                file.flush()
                return

        if self.attempt(create):
            return opened[0]
        for path, file in opened:
            # nothing is left of a file whose first line could not be written
            self.attempt(file.close)
            self.attempt(path.unlink)
        return folder / "unsaved", None

    def unfinished(self) -> list[SavedMatch]:
        """Every unfinished match, newest first; damaged journals are set aside."""
        found = []
        try:
            paths = sorted((self.folder / "matches").glob("*.jsonl"), reverse=True)
        except OSError:
            return []
        for path in paths:
            try:
                text = self._read(path)
                record = read_journal(text) if text is not None else None
            except (RecordError, ValueError) as error:
                if isinstance(error, RecordError) and error.key == "error.record_newer":
                    self._leave(path)
                else:
                    self.set_aside(path)
                continue
            if record is None:
                continue
            if record.run.over:
                self._settle(path, record)
            else:
                found.append(SavedMatch(path, record))
        return found

    def reopen(self, saved: SavedMatch) -> Journal:
        """The journal of an unfinished match, to be continued; a torn last line is cut off."""
        opened: list[tuple[TextIO, str]] = []

        def reopen() -> None:
            whole = saved.path.read_bytes()
            if saved.record.warning is not None:
                whole = whole[: whole.rfind(b"\n") + 1]
                os.truncate(saved.path, len(whole))
            file = saved.path.open("a", encoding="utf-8", newline="\n")
            if not whole.endswith(b"\n"):
                file.write("\n")
                file.flush()
                whole += b"\n"
            opened.append((file, whole.decode()))

        self.attempt(reopen)
        file, written = opened[0] if opened else (None, "")
        return Journal(saved.path, file, self, written)

    def discard(self, saved: SavedMatch) -> None:
        """Forget an unfinished match."""
        self.attempt(lambda: saved.path.unlink(missing_ok=True))

    @property
    def history_path(self) -> Path:
        """The database of what was counted from the archive."""
        return self.folder / "history.sqlite"

    def database(self) -> "sqlite3.Connection":
        """That database, opened to be read and written.

        Raises:
            sqlite3.OperationalError: it cannot be opened here.
        """
        import sqlite3

        self.attempt(lambda: self.folder.mkdir(parents=True, exist_ok=True))
        base = sqlite3.connect(self.history_path, timeout=LONGEST_WAIT_S)
        # damaged text must not stop the program
        base.text_factory = lambda data: data.decode(errors="replace")
        return base

    @property
    def archive_path(self) -> Path:
        """The file of finished matches, a record a line."""
        return self.folder / "archive.jsonl"

    def archive(self, header: Header, run: MatchRun, assisted: bool = False) -> bool:
        """Add a finished match to the archive, one line; whether it was written."""
        return self.add_to_archive(record_line(header, run, assisted, self.now()))

    def add_to_archive(self, line: str) -> bool:
        """Add the line of a record to the archive; whether it was written."""

        def put() -> None:
            self.folder.mkdir(parents=True, exist_ok=True)
            torn = _torn(self.archive_path)
            # in one stroke, so that the lines of two programs never mingle
            with self.archive_path.open("ab", buffering=0) as file:
                before, data = file.tell(), ("\n" + line if torn else line).encode()
                if file.write(data) != len(data):
                    file.truncate(before)
                    raise OSError(errno.ENOSPC, "only a part of a line could be written")

        return self.attempt(put)

    def free_name(self, stem: str, ending: str) -> Path:
        """A name in the folder for files given away that no file has yet."""
        number = 1
        while (path := self.exchange / f"{stem}-{number:03}.{ending}").exists():
            number += 1
        return path

    def keep_report(self, text: str) -> Path | None:
        """Write down what nobody expected; where, or None if that cannot be done either."""
        folder = self.folder / "reports"
        number = 1
        while (path := folder / f"{number:03}.txt").exists():
            number += 1
        return path if self.write_out(path, text.encode()) else None

    def write_out(self, path: Path, data: bytes) -> bool:
        """Write a file that somebody asked for; whether it was written."""
        return self.attempt(lambda: write_file(path, data))

    def _settle(self, path: Path, record: MatchRecord) -> None:
        """Archive a finished match whose program ended before it could."""
        if self.archive(record.header, record.run, record.assisted):
            self.attempt(lambda: path.unlink(missing_ok=True))

    # ---- trouble

    def attempt(self, action: Callable[[], object]) -> bool:
        """Run an action that writes; a failure becomes one notice, once. Whether it worked."""
        try:
            action()
        except (OSError, ValueError):
            if not self._complained:
                self._complained = True
                self.notices.append(Notice("notice.cannot_save", {"folder": str(self.folder)}))
            return False
        return True

    def _read(self, path: Path) -> str | None:
        """The file's text; None if it is not there or cannot be opened.

        Raises:
            ValueError: too large, or not text.
        """
        try:
            if path.stat().st_size > MAX_FILE:
                raise ValueError("too large")
            return path.read_text(encoding="utf-8")
        except FileNotFoundError:
            return None
        except OSError:
            if path not in self._left:
                self._left.add(path)
                self.notices.append(Notice("notice.cannot_read", {"file": path.name}))
            return None

    def _leave(self, path: Path) -> None:
        """Say once that a file of a later program stays as it is."""
        if path not in self._left:
            self._left.add(path)
            self.notices.append(Notice("notice.newer", {"file": path.name}))

    def set_aside(self, path: Path) -> None:
        """Give a damaged file another name and say so."""
        number = 1
        while (other := path.with_name(f"{path.name}.damaged{number}")).exists():
            number += 1
        if self.attempt(lambda: path.rename(other)):
            self.notices.append(
                Notice("notice.set_aside", {"file": path.name, "other": other.name})
            )


def _torn(path: Path) -> bool:
    """Whether the last line of a file was cut off as it was written."""
    try:
        with path.open("rb") as file:
            file.seek(-1, os.SEEK_END)
            return file.read(1) != b"\n"
    except OSError:
        # not there, or empty
        return False


# ---- files that somebody asked for on the command line


def write_file(path: Path, data: bytes) -> None:
    """Write a whole file, and the folder it belongs in.

    Raises:
        OSError: it cannot be written.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)


def open_lines(path: Path) -> TextIO:
    """A file to be written line by line, alike on every system; what it held before is replaced.

    Raises:
        OSError: it cannot be written.
    """
    return path.open("w", encoding="utf-8", newline="\n")


def open_nowhere() -> int:
    """A file descriptor that swallows whatever is written to it."""
    return os.open(os.devnull, os.O_WRONLY)


@contextmanager
def passing_folder() -> Iterator[Path]:
    """A folder for a program that is to leave nothing behind; gone afterwards."""
    from tempfile import TemporaryDirectory

    with TemporaryDirectory(prefix="scopa", ignore_cleanup_errors=True) as folder:
        yield Path(folder)
