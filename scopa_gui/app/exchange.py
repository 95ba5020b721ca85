"""Matches as files: read from where somebody put them, written where somebody can fetch them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from scopa_gui.app.history import History
from scopa_gui.app.storage import MAX_FILE, Store
from scopa_gui.rules.record import (
    MAX_LINE,
    MatchRecord,
    RecordError,
    is_journal,
    read_journal,
    read_record,
    record_line,
)

BYTES_A_CHARACTER = 4


def records(path: Path) -> Iterator[tuple[int, MatchRecord]]:
    """The matches of a file, each with the line where it begins.

    Raises:
        OSError: the file cannot be opened or read.
        RecordError: a line that is unreadable or does not follow the rules.
    """
    with path.open("rb") as file:
        first = _text(file.readline(MAX_LINE * BYTES_A_CHARACTER), 1)
        if is_journal(first):
            rest = file.read(MAX_FILE)
            yield 1, read_journal(first + _text(rest, 2))
            return
        number, line = 1, first
        while line or number == 1:
            yield number, read_record(line, number)
            number += 1
            line = _text(file.readline(MAX_LINE * BYTES_A_CHARACTER), number)


def _text(data: bytes, number: int) -> str:
    """Lines as text; ``number`` is that of the first.

    Raises:
        RecordError: not text, with the line where it goes wrong.
    """
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        line = number + data.count(b"\n", 0, error.start)
        raise RecordError("error.record_unreadable", line=line) from error


@dataclass(frozen=True)
class Taken:
    """What came of taking matches in.

    Attributes:
        new: so many were new.
        known: so many were there already.
        refused: files that hold no match that can be used.
    """

    new: int
    known: int
    refused: tuple[str, ...]


def take_in(store: Store, history: History, paths: Sequence[Path]) -> Taken:
    """Put the finished matches of these files into the archive, each once."""
    history.catch_up()
    new = known = 0
    refused = []
    for path in paths:
        try:
            found = [record for _, record in records(path)]
        except (OSError, RecordError):
            refused.append(path.name)
            continue
        for record in found:
            if not record.run.over:
                refused.append(path.name)
            elif history.has(record):
                known += 1
            else:
                line = record_line(record.header, record.run, record.assisted, record.ended)
                new += store.add_to_archive(line)
                history.catch_up()
    return Taken(new, known, tuple(refused))


def waiting_files(store: Store) -> tuple[Path, ...]:
    """The files that lie in the folder for matches to be taken in."""
    try:
        return tuple(sorted(store.exchange.glob("*.jsonl")))
    except OSError:
        return ()


def hand_out(store: Store, line: str, number: int) -> Path | None:
    """Write a match as a file of its own; where it lies, or None if that did not work."""
    path = store.exchange / f"scopa-{number:06}.jsonl"
    return path if store.write_out(path, line.encode()) else None
