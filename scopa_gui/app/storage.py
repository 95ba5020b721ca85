"""All writing of files: settings, journals, the archive of finished matches.

Nothing here loses what was there before: settings are replaced in one step, journals only grow, and
a file that cannot be read is set aside under another name. A folder that cannot be written is no
error of the game: it goes on, and says once that it will not be remembered.
"""

import json
import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TextIO

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
    take_back_line,
)
from scopa_gui.rules.run import MatchRun

MAX_FILE = 5_000_000
"""Bytes; nothing we write comes near it."""


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
    """The growing file of one running match; every line is flushed at once."""

    def __init__(self, path: Path, file: TextIO | None, store: "Store") -> None:
        self.path = path
        self._file = file
        self._store = store

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
        file = self._file
        if file is None:
            return

        def put() -> None:
            file.write(line)
            file.flush()

        if not self._store.attempt(put):
            self._file = None


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

    # ---- settings

    def load_settings(self) -> dict[str, Any]:
        """The settings as saved; empty if there are none or they were damaged."""
        path = self.folder / "settings.json"
        try:
            text = self._read(path)
            if text is None:
                return {}
            fields = json.loads(text)
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
        folder = self.folder / "matches"
        opened: list[tuple[Path, TextIO]] = []

        def create() -> None:
            folder.mkdir(parents=True, exist_ok=True)
            taken = [int(file.stem) for file in folder.glob("*.jsonl") if file.stem.isdecimal()]
            number = max(taken, default=0) + 1
            while True:
                path = folder / f"{number:06}.jsonl"
                try:
                    file = path.open("x", encoding="utf-8")
                except FileExistsError:
                    number += 1
                    continue
                opened.append((path, file))
                file.write(header_line(header))
                file.flush()
                return

        self.attempt(create)
        path, file = opened[0] if opened else (folder / "unsaved", None)
        return Journal(path, file, self)

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
            except (RecordError, ValueError):
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
        opened: list[TextIO] = []

        def reopen() -> None:
            whole = saved.path.read_bytes()
            if saved.record.warning is not None:
                whole = whole[: whole.rfind(b"\n") + 1]
                os.truncate(saved.path, len(whole))
            opened.append(saved.path.open("a", encoding="utf-8"))
            if not whole.endswith(b"\n"):
                opened[0].write("\n")
                opened[0].flush()

        self.attempt(reopen)
        return Journal(saved.path, opened[0] if opened else None, self)

    def discard(self, saved: SavedMatch) -> None:
        """Forget an unfinished match."""
        self.attempt(lambda: saved.path.unlink(missing_ok=True))

    @property
    def history_path(self) -> Path:
        """The database of what was counted from the archive."""
        return self.folder / "history.sqlite"

    def database(self) -> sqlite3.Connection:
        """That database, opened to be read and written.

        Raises:
            sqlite3.OperationalError: it cannot be opened here.
        """
        self.attempt(lambda: self.folder.mkdir(parents=True, exist_ok=True))
        return sqlite3.connect(self.history_path)

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
            with self.archive_path.open("a", encoding="utf-8", newline="\n") as file:
                file.write("\n" + line if torn else line)

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
            self.notices.append(Notice("notice.cannot_read", {"file": path.name}))
            return None

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
    with TemporaryDirectory(prefix="scopa", ignore_cleanup_errors=True) as folder:
        yield Path(folder)
