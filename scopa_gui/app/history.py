"""The history of matches: an index of the archive, from which statistics are counted.

The archive's lines are what is remembered; the database only holds what was counted from them, and
how far it has read. A damaged database is set aside and counted anew, and so is one of an older
form where a migration says so: no match is ever lost with it.
"""

import sqlite3
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import blake2b

from scopa_gui.app.history_facts import Chance, MatchSum, SeatFacts, sum_up
from scopa_gui.app.storage import Notice, Store
from scopa_gui.rules.record import MAX_LINE, MatchRecord, RecordError, read_record

COUNT_ANEW = "DELETE FROM seat; DELETE FROM match; UPDATE progress SET read = 0"
"""A migration that needs figures the older form did not count."""

MIGRATIONS = (
    """
    CREATE TABLE progress (read INTEGER NOT NULL);
    INSERT INTO progress VALUES (0);
    CREATE TABLE match (
        id INTEGER PRIMARY KEY, start INTEGER NOT NULL, length INTEGER NOT NULL,
        print TEXT NOT NULL, ended TEXT NOT NULL, rules TEXT NOT NULL, game TEXT NOT NULL,
        assisted INTEGER NOT NULL, given_up INTEGER NOT NULL, deals INTEGER NOT NULL
    );
    CREATE INDEX match_by_print ON match (print);
    CREATE TABLE seat (
        match INTEGER NOT NULL REFERENCES match, seat INTEGER NOT NULL, name TEXT NOT NULL,
        player TEXT NOT NULL, side INTEGER NOT NULL, won INTEGER NOT NULL,
        points INTEGER NOT NULL, scope INTEGER NOT NULL, settebello INTEGER NOT NULL,
        PRIMARY KEY (match, seat)
    ) WITHOUT ROWID;
    """,
    f"""
    {COUNT_ANEW};
    ALTER TABLE match ADD COLUMN tables INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE match ADD COLUMN paired INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE match ADD COLUMN paired_mean REAL NOT NULL DEFAULT 0;
    ALTER TABLE match ADD COLUMN paired_spread REAL NOT NULL DEFAULT 0;
    ALTER TABLE seat ADD COLUMN dealt INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE seat ADD COLUMN dealt_mean REAL NOT NULL DEFAULT 0;
    ALTER TABLE seat ADD COLUMN dealt_spread REAL NOT NULL DEFAULT 0;
    ALTER TABLE seat ADD COLUMN sevens INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE seat ADD COLUMN sevens_mean REAL NOT NULL DEFAULT 0;
    ALTER TABLE seat ADD COLUMN sevens_spread REAL NOT NULL DEFAULT 0;
    """,
    "CREATE INDEX seat_by_name ON seat (name, player)",
)
"""What leads from each form of the database to the next; its ``user_version`` counts them."""


MATCH_COUNTS = (
    *("start", "length", "assisted", "given_up", "deals", "tables"),
    *("paired", "paired_mean", "paired_spread"),
)
MATCH_TEXTS = ("print", "ended", "rules", "game")
SEAT_COUNTS = (
    *("seat", "side", "won", "scope", "settebello", "dealt", "dealt_mean", "dealt_spread"),
    *("sevens", "sevens_mean", "sevens_spread"),
)
SEAT_TEXTS = ("name", "player")
MOST = 10**15
"""No figure comes near it."""


@dataclass(frozen=True)
class Listed:
    """A finished match in a list.

    Attributes:
        id: its number in the history.
        totals: points a side.
        names: of the seats.
    """

    id: int
    ended: str
    rules: str
    names: tuple[str, ...]
    sides: tuple[int, ...]
    points: tuple[int, ...]
    won: tuple[bool, ...]
    assisted: bool
    given_up: bool

    @property
    def totals(self) -> tuple[int, ...]:
        """Points a side."""
        by_side = dict(zip(self.sides, self.points, strict=True))
        return tuple(by_side[side] for side in sorted(by_side))


class History:
    """The database of one reader's folder; closes with ``close``."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._base = self._opened()

    def close(self) -> None:
        """Let go of the file."""
        self._base.close()

    # ---- opening

    def _opened(self) -> sqlite3.Connection:
        """The database, made or brought to the present form; in memory where it cannot be kept."""
        for _ in range(2):
            base: sqlite3.Connection | None = None
            try:
                base = self._store.database()
                if _migrate(base):
                    _examine(base)
                    return base
                base.close()
                break
            except (sqlite3.DatabaseError, UnicodeDecodeError) as error:
                # the library decodes its own complaint, which may quote what is damaged
                if base is not None:
                    base.close()
                if not _is_damage(error):
                    break
                self._store.set_aside(self._store.history_path)
        return _in_memory()

    # ---- keeping up with the archive

    @property
    def behind(self) -> bool:
        """Whether the archive has lines that are not counted yet."""
        return self._read_so_far < self._archive_size

    @property
    def share_read(self) -> float:
        """How much of the archive is counted, 0 to 1."""
        size = self._archive_size
        return min(1.0, self._read_so_far / size) if size else 1.0

    def catch_up(self, most: int = MAX_LINE) -> None:
        """Count the next matches of the archive, so many at most.

        Where the database cannot be written, or another program holds it, the counting begins anew
        in memory.
        """
        try:
            refused = self._count(most)
        except sqlite3.OperationalError:
            self._base.close()
            self._base = _in_memory()
            refused = self._count(most)
        if refused:
            self._store.notices.append(Notice("notice.passed_over", {"n": refused}))

    def _count(self, most: int) -> int:
        """Count so many lines; how many of them are no records."""
        refused = 0
        with self._base:
            # two programs must not count the same lines
            self._base.execute("BEGIN IMMEDIATE")
            start = self._read_so_far
            if start > self._archive_size:
                # another archive than the one that was read
                _run(self._base, COUNT_ANEW)
                start = 0
            for number, line in enumerate(self._lines(start)):
                if number >= most:
                    break
                refused += not self._enter(start, line)
                start += len(line)
            self._base.execute("UPDATE progress SET read = ?", (start,))
        return refused

    def _lines(self, start: int) -> Iterator[bytes]:
        try:
            with self._store.archive_path.open("rb") as file:
                file.seek(start)
                yield from file
        except OSError:
            return

    def _enter(self, start: int, line: bytes) -> bool:
        """Enter a line of the archive; false for what is no record, which is passed over."""
        try:
            record = read_record(line.decode())
        except (RecordError, UnicodeDecodeError):
            return not line.strip()
        self.enter(sum_up(record), start, len(line), print_of(record))
        return True

    def enter(self, match: MatchSum, start: int, length: int, of: str) -> None:
        """Enter a match."""
        chance = match.openings
        row: tuple[object, ...] = (
            *(start, length, of, match.ended, match.rules, match.game),
            *(match.assisted, match.given_up, match.deals, match.tables),
        )
        found = self._base.execute(
            "INSERT INTO match (start, length, print, ended, rules, game, assisted, given_up,"
            " deals, tables, paired, paired_mean, paired_spread)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (*row, chance.found, chance.expected, chance.variance),
        )
        self._base.executemany(
            "INSERT INTO seat VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            [
                (found.lastrowid, number, *_seat_row(seat))
                for number, seat in enumerate(match.seats)
            ],
        )

    @property
    def _read_so_far(self) -> int:
        (read,) = self._base.execute("SELECT read FROM progress").fetchone()
        return int(read)

    @property
    def _archive_size(self) -> int:
        try:
            return self._store.archive_path.stat().st_size
        except OSError:
            return 0

    # ---- asking

    @property
    def base(self) -> sqlite3.Connection:
        """For the questions of the statistics."""
        return self._base

    @property
    def count(self) -> int:
        """How many matches there are."""
        (count,) = self._base.execute("SELECT count(*) FROM match").fetchone()
        return int(count)

    def matches(self, most: int, after: int = 0) -> list[Listed]:
        """Finished matches, the latest first, leaving out the first ``after``."""
        rows = self._base.execute(
            "SELECT id, ended, rules, assisted, given_up FROM match ORDER BY id DESC"
            " LIMIT ? OFFSET ?",
            (most, after),
        ).fetchall()
        return [self._listed(row) for row in rows]

    def _listed(self, row: tuple[int, str, str, int, int]) -> Listed:
        number, ended, rules, assisted, given_up = row
        seats = self._base.execute(
            "SELECT name, side, points, won FROM seat WHERE match = ? ORDER BY seat", (number,)
        ).fetchall()
        names, sides, points, won = zip(*seats, strict=True)
        marks = bool(assisted), bool(given_up)
        return Listed(number, ended, rules, names, sides, points, tuple(map(bool, won)), *marks)

    def line(self, number: int) -> str:
        """The record of a match as its line in the archive; empty where it is gone."""
        row = self._base.execute(
            "SELECT start, length FROM match WHERE id = ?", (number,)
        ).fetchone()
        if row is None:
            return ""
        try:
            with self._store.archive_path.open("rb") as file:
                file.seek(row[0])
                return file.read(row[1]).decode(errors="replace")
        except OSError:
            return ""

    def record(self, number: int) -> MatchRecord | None:
        """A match to go through again; None where its record is gone."""
        try:
            return read_record(self.line(number))
        except RecordError:
            return None

    def has(self, record: MatchRecord) -> bool:
        """Whether that match is there already."""
        found = self._base.execute("SELECT 1 FROM match WHERE print = ?", (print_of(record),))
        return found.fetchone() is not None


def _seat_row(seat: SeatFacts) -> tuple[object, ...]:
    return (
        *(seat.name, seat.player, seat.side, seat.won, seat.points, seat.scope, seat.settebello),
        *_values(seat.dealt),
        *_values(seat.sevens),
    )


def _values(chance: Chance) -> tuple[float, float, float]:
    return chance.found, chance.expected, chance.variance


def _migrate(base: sqlite3.Connection) -> bool:
    """Bring the database to the present form; false if it comes from a later program.

    Raises:
        sqlite3.DatabaseError: it is none, or damaged.
    """
    if _version(base) > len(MIGRATIONS):
        return False
    if _version(base) < len(MIGRATIONS):
        with base:
            # another program may be at it: what it has done is seen only behind this
            base.execute("BEGIN IMMEDIATE")
            for script in MIGRATIONS[_version(base) :]:
                _run(base, script)
            base.execute(f"PRAGMA user_version = {len(MIGRATIONS)}")
    (fine,) = base.execute("PRAGMA integrity_check(1)").fetchone()
    if fine != "ok":
        raise sqlite3.DatabaseError(fine)
    return True


def _version(base: sqlite3.Connection) -> int:
    (version,) = base.execute("PRAGMA user_version").fetchone()
    return int(version)


def _run(base: sqlite3.Connection, script: str) -> None:
    """Statements one by one, within the transaction that runs."""
    for statement in script.split(";"):
        base.execute(statement)


def _in_memory() -> sqlite3.Connection:
    base = sqlite3.connect(":memory:")
    _migrate(base)
    return base


def _examine(base: sqlite3.Connection) -> None:
    """See whether the figures can be what was counted, which the file's own check does not.

    Raises:
        sqlite3.DatabaseError: they cannot.
    """
    ((read, kind),) = base.execute("SELECT read, typeof(read) FROM progress").fetchall() or [
        (0, "")
    ]
    counted, match_faults = base.execute(
        "SELECT ifnull(max(start + length), 0), total(ifnull("
        + _faults(MATCH_COUNTS, MATCH_TEXTS)
        + ", 1)) FROM match"
    ).fetchone()
    (seat_faults,) = base.execute(
        f"SELECT total(ifnull({_faults(SEAT_COUNTS, SEAT_TEXTS)}, 1)) FROM seat"
    ).fetchone()
    (alone,) = base.execute(
        "SELECT count(*) FROM match m WHERE NOT EXISTS (SELECT 1 FROM seat WHERE match = m.id)"
    ).fetchone()
    if kind != "integer" or counted > read or match_faults or seat_faults or alone:
        raise sqlite3.DatabaseError("figures that nobody counted")


def _faults(counts: Sequence[str], texts: Sequence[str]) -> str:
    """Whether a row has a number that is none or below nothing, or a text that is none."""
    wrong = [f"NOT {name} BETWEEN 0 AND {MOST}" for name in counts]
    wrong += [f"typeof({name}) != 'text' OR instr({name}, char(0))" for name in texts]
    return f"({' OR '.join(wrong)})"


def _is_damage(error: sqlite3.DatabaseError | UnicodeDecodeError) -> bool:
    """Whether an error speaks of the file's content, not of who else holds it or where it lies."""
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT)
    return not isinstance(error, sqlite3.OperationalError) or code == sqlite3.SQLITE_ERROR


def print_of(record: MatchRecord) -> str:
    """What tells a match from every other: its rules, cards, people and moves, hashed."""
    header = record.header
    text = f"{header} {' '.join(record.run.moves)} {record.run.given_up}"
    return blake2b(text.encode(), digest_size=12).hexdigest()
