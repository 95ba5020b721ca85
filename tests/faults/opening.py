"""Files whose every field is a path, given to all that reads what others wrote.

``python -m tests.faults.opening FOLDER`` prepares FOLDER and, once everything is imported and every
text read, gives them to every parser, screen and door; an audit hook notes each file that is
opened, listed, renamed or removed meanwhile. Prints what lay outside the reader's folder and the
program's own, one a line.
"""

import json
import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout, suppress
from io import StringIO
from pathlib import Path

from scopa_gui.__main__ import main as door
from scopa_gui.app.exchange import take_in, waiting_files
from scopa_gui.app.history import History
from scopa_gui.app.storage import Store
from scopa_gui.rules.record import PERSON
from tests.app.support import begin, play_out
from tests.faults.parsers import PARSERS
from tests.whole.support import Run

WATCHED = ("open", "os.", "shutil.", "sqlite3.connect", "subprocess.", "glob.")


def baits(reader: Path) -> list[str]:
    """Paths out of the reader's folder: upwards, absolute, and with an end in the middle."""
    outside = reader.parent / "outside"
    return [
        "../" * 12 + str(outside / "bait").lstrip("/"),
        f"{outside}/bait.jsonl",
        "../bait\x00/../../outside/bait",
    ]


def with_paths(fields: object, bait: str) -> Iterator[object]:
    """The same with one text after another a path, and with all of them paths."""
    places = list(_texts(fields, ()))
    for place in places:
        yield _put(fields, [place], bait)
    yield _put(fields, places, bait)


def _texts(fields: object, place: tuple[str | int, ...]) -> Iterator[tuple[str | int, ...]]:
    inner: list[tuple[str | int, object]] = []
    match fields:
        case dict():
            inner = list(fields.items())
        case list():
            inner = list(enumerate(fields))
        case str():
            yield place
    for key, value in inner:
        yield from _texts(value, (*place, key))


def _put(fields: object, places: list[tuple[str | int, ...]], bait: str) -> object:
    copy = json.loads(json.dumps(fields))
    for *way, last in places:
        inner = copy
        for key in way:
            inner = inner[key]
        inner[last] = bait
    return copy


SETTINGS = {
    "language": "en",
    "deck": "napoletane",
    "back": "x",
    "cloth": "x",
    "speed": "instant",
    "sorting": "dealt",
    "last_game": {"rules": "scopa", "seats": [{"name": "A", "player": PERSON}] * 2},
    "rule_sets": [{"name": "a", "rules": "scopa"}],
    "lessons": {"done": ["x"], "at": {"x": "y"}, "offered": True},
}


def lines(reader: Path) -> tuple[str, str]:
    """A finished match and the journal of one that goes on, both right."""
    play_out(begin(reader, "scopa(target=1)"))
    begin(reader, "scopa", PERSON, PERSON).close()
    (running,) = (reader / "matches").glob("*.jsonl")
    record, journal = (reader / "archive.jsonl").read_text(), running.read_text()
    (reader / "archive.jsonl").unlink()
    running.unlink()
    return record.splitlines()[0], journal + '{"move":"7d"}\n'


def files(reader: Path, record: str, journal: str) -> Iterator[tuple[str, bytes]]:
    """What is read by the parser of a name."""
    first, *rest = journal.splitlines()
    for bait in baits(reader):
        for fields in with_paths(json.loads(record), bait):
            yield "record", json.dumps(fields).encode()
        for fields in with_paths(json.loads(first), bait):
            yield "journal", "\n".join([json.dumps(fields), *rest, ""]).encode()
        for fields in with_paths(json.loads(rest[-1]), bait):
            yield "journal", "\n".join([first, json.dumps(fields), ""]).encode()
        for fields in with_paths(SETTINGS, bait):
            yield "settings", json.dumps(fields).encode()
        for code in (bait, f"scopa({bait}=on)", f"scopa(napola={bait})", f"scopa(bonus={bait})"):
            yield "rules", code.encode()
        yield "cards", bait.encode()
        text = json.dumps(bait)
        yield "language", f"[language]\nname = {text}\n[{text}]\n{text} = {text}\n".encode()
        yield "language", f"{{{bait}}}".encode()


def through_parsers(given: list[tuple[str, bytes]]) -> None:
    """Every file by its parser, records and journals also as files brought in."""
    for name, data in given:
        PARSERS[name](data)
        if name in ("record", "journal"):
            PARSERS["exchanged"](data)


def through_screens(reader: Path, given: list[tuple[str, bytes]]) -> None:
    """The first screen with such settings, and with such matches in the folder."""
    for name, data in given:
        if name == "settings":
            (reader / "settings.json").write_bytes(data)
            run = Run(reader)
            run.program.settings = type(run.program.settings).from_dict(json.loads(data))
            run.stage.advance(0.05, 0.05)
    (reader / "matches").mkdir(exist_ok=True)
    (reader / "exchange").mkdir(exist_ok=True)
    for number, (name, data) in enumerate(given, start=1):
        if name == "journal":
            (reader / "matches" / f"{number:06}.jsonl").write_bytes(data)
        if name in ("record", "journal"):
            (reader / "exchange" / f"{number}.jsonl").write_bytes(data)
    with suppress(UnicodeEncodeError):
        (reader / "archive.jsonl").write_bytes(
            b"\n".join(data for name, data in given if name == "record") + b"\n"
        )
    store = Store(reader)
    Run(reader).stage.advance(0.05, 0.05)
    store.unfinished()
    take_in(store, History(store), waiting_files(store))


def through_doors(reader: Path, given: list[tuple[str, bytes]]) -> None:
    """The doors that take a file, a rules code, cards or seats."""
    file = reader / "given.jsonl"
    for name, data in given:
        if name in ("record", "journal"):
            file.write_bytes(data)
            door(("check", str(file)))
    for bait in baits(reader):
        door(("rules", bait))
        door(("moves", "--rules", bait, "--hand", "7d", "--table", ""))
        door(("moves", "--rules", "scopa", "--hand", bait, "--table", bait))
        door(("deal", "--rules", "scopa", "--stock", bait, "--moves", bait))
        door(("score", "--rules", "scopa", "--pile", bait, "--pile", bait))
        seats = ("--matches", "1", "--seed", "1", "--seats", f"{bait},random")
        door(("simulate", "--rules", "scopa", *seats))
        door(("rules", "--lang", bait))


@contextmanager
def watched(allowed: tuple[Path, ...]) -> Iterator[list[str]]:
    """What is touched outside some folders meanwhile."""
    inside = tuple(map(os.path.realpath, allowed))
    found: list[str] = []
    looking = True

    def note(event: str, given: tuple[object, ...]) -> None:
        if not looking or not event.startswith(WATCHED):
            return
        for word in given:
            if isinstance(word, os.PathLike):
                word = os.fspath(word)
            if isinstance(word, bytes):
                word = os.fsdecode(word)
            if isinstance(word, str) and ("/" in word or "bait" in word):
                real = os.path.abspath(word)
                if not any(real == place or real.startswith(place + os.sep) for place in inside):
                    found.append(f"{event} {word}")

    sys.addaudithook(note)
    yield found
    looking = False


def main(folder: Path) -> int:
    """Feed everything; 1 if something outside was touched."""
    reader, outside = folder / "reader", folder / "outside"
    passing = folder / "passing"
    for place in (reader, outside, passing):
        place.mkdir(parents=True)
    for place in (folder / "bait", outside / "bait", outside / "bait.jsonl"):
        place.write_text("untouched\n")
    os.environ["SCOPA_HOME"] = str(reader)
    tempfile.tempdir = str(passing)
    given = list(files(reader, *lines(reader)))
    few = given[:: max(1, len(given) // 8)]
    # once beforehand: modules and pictures that are read when they are first needed are no harm
    with redirect_stdout(StringIO()), redirect_stderr(StringIO()):
        through_parsers(few)
        through_doors(reader, few)
        program = (Path(sys.prefix), Path(sys.base_prefix), Path.cwd())
        with watched((reader, passing, *program)) as found:
            through_parsers(given)
            through_screens(reader, given)
            through_doors(reader, given)
    before = {place.read_text() for place in (folder / "bait", outside / "bait")}
    if before != {"untouched\n"} or len(list(outside.iterdir())) != 2:
        found.append("something outside was written")
    sys.stdout.write("".join(f"{line}\n" for line in sorted(set(found))))
    sys.stdout.write(f"{len(given)} files\n")
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
