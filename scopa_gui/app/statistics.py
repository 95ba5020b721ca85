"""What the history says of one person: matches won, streaks, scope, settebello, how cards fell.

Matches in which somebody took a move back or asked for a hint are left out.
"""

import sqlite3
from dataclasses import dataclass
from itertools import groupby

from scopa_gui.rules.record import PERSON


@dataclass(frozen=True)
class Question:
    """Whose matches: a person's, perhaps only of a game or against an opponent.

    Attributes:
        opponent: a level, or what ``opposing`` makes of a person's name.
    """

    person: str
    game: str = ""
    opponent: str = ""


@dataclass(frozen=True)
class Group:
    """Matches that have something in common, by its name."""

    name: str
    played: int
    won: int


@dataclass(frozen=True)
class Luck:
    """Something the deal brought, beside what chance lets expect.

    Attributes:
        chances: in how many deals it could have come.
        spread: the usual distance from what is expected (one standard deviation).
    """

    found: float
    expected: float
    spread: float
    chances: int


@dataclass(frozen=True)
class Sums:
    """Scope, settebello and luck of the person's own seat, or of all seats of other sides."""

    scope: int
    settebello: int
    dealt: Luck
    sevens: Luck


@dataclass(frozen=True)
class Figures:
    """All figures of a question.

    Attributes:
        results: whether each match was won, in order.
        own, others: of the person's seat, and of the seats of all other sides.
        openings: opening tables with a pair.
        opponents: by whom the others were, levels and people.
    """

    results: tuple[bool, ...]
    deals: int
    own: Sums
    others: Sums
    openings: Luck
    games: tuple[Group, ...]
    opponents: tuple[Group, ...]

    @property
    def won(self) -> int:
        """Matches won."""
        return sum(self.results)

    @property
    def streak(self) -> int:
        """How many matches in a row were won up to now; lost ones count below nought."""
        runs = self._runs()
        if not runs:
            return 0
        won, length = runs[-1]
        return length if won else -length

    @property
    def longest(self) -> int:
        """The most matches won in a row."""
        return max((length for won, length in self._runs() if won), default=0)

    def _runs(self) -> list[tuple[bool, int]]:
        return [(won, len(list(same))) for won, same in groupby(self.results)]

    def shares(self, window: int) -> tuple[float, ...]:
        """After each match from the ``window``-th on, the share won of the last so many."""
        sums = [0]
        for won in self.results:
            sums.append(sums[-1] + won)
        return tuple((sums[end] - sums[end - window]) / window for end in range(window, len(sums)))


OPPONENT = f"CASE o.player WHEN '{PERSON}' THEN '{PERSON}:' || o.name ELSE o.player END"
"""Who sat on another side: people by their names, computers by their level."""


def opposing(name: str) -> str:
    """A person as an opponent, whom no level can be taken for."""
    return f"{PERSON}:{name}"


def person_of(opponent: str) -> str:
    """The name of an opponent who is a person; empty for a level."""
    return opponent.removeprefix(f"{PERSON}:") if opponent.startswith(f"{PERSON}:") else ""


def people(base: sqlite3.Connection) -> tuple[str, ...]:
    """Everybody who has played, whoever played most first."""
    rows = base.execute(
        "SELECT name FROM seat WHERE player = ? GROUP BY name ORDER BY count(*) DESC, name",
        (PERSON,),
    )
    return tuple(name for (name,) in rows)


def figures(base: sqlite3.Connection, question: Question) -> Figures:
    """The figures of a question."""
    source, given = _source(question)
    results = base.execute(f"SELECT s.won {source} ORDER BY m.id", given)
    won = tuple(bool(value) for (value,) in results)
    row = base.execute(
        f"SELECT total(m.deals), total(m.tables), total(m.paired), total(m.paired_mean),"
        f" total(m.paired_spread) {source}",
        given,
    ).fetchone()
    deals, tables, *openings = row
    own = base.execute(f"SELECT {_sums('s')} {source}", given).fetchone()
    others = base.execute(
        f"SELECT {_sums('o')} FROM seat o JOIN (SELECT s.match AS id, s.side AS side {source}) x"
        " ON o.match = x.id AND o.side != x.side",
        given,
    ).fetchone()
    opponents = "JOIN seat o ON o.match = m.id AND o.side != s.side"
    return Figures(
        won,
        int(deals),
        _own(own, int(deals)),
        _own(others, int(deals)),
        _luck(openings, int(tables)),
        _groups(base, "m.game", "", question),
        _groups(base, OPPONENT, opponents, question),
    )


def _source(question: Question, joined: str = "") -> tuple[str, tuple[str, ...]]:
    """Where the figures come from, as SQL with its values."""
    text = (
        f"FROM match m JOIN seat s ON s.match = m.id {joined}"
        " WHERE s.player = ? AND s.name = ? AND m.assisted = 0"
    )
    given = [PERSON, question.person]
    if question.game:
        text += " AND m.game = ?"
        given.append(question.game)
    if question.opponent:
        text += (
            " AND EXISTS (SELECT 1 FROM seat o"
            f" WHERE o.match = m.id AND o.side != s.side AND {OPPONENT} = ?)"
        )
        given.append(question.opponent)
    return text, tuple(given)


def _sums(seat: str) -> str:
    names = [
        *("scope", "settebello", "dealt", "dealt_mean", "dealt_spread"),
        *("sevens", "sevens_mean", "sevens_spread"),
    ]
    return ", ".join(f"total({seat}.{name})" for name in names)


def _own(row: tuple[float, ...], deals: int) -> Sums:
    scope, settebello, *rest = row
    return Sums(int(scope), int(settebello), _luck(rest[:3], deals), _luck(rest[3:], deals))


def _luck(values: list[float], chances: int) -> Luck:
    found, expected, variance = values
    return Luck(found, expected, variance**0.5, chances)


def _groups(
    base: sqlite3.Connection, by: str, joined: str, question: Question
) -> tuple[Group, ...]:
    source, given = _source(question, joined)
    rows = base.execute(
        f"SELECT name, count(*), sum(won) FROM"
        f" (SELECT DISTINCT m.id, {by} AS name, s.won AS won {source})"
        " GROUP BY name ORDER BY count(*) DESC, name",
        given,
    )
    return tuple(Group(*row) for row in rows)
