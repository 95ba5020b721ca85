"""What is written down when something happens that nobody expected.

A report tells how to see it again and nothing about whoever played: names of people and folders of
the machine are left out.
"""

import re
import traceback
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from scopa_gui.rules.record import Header, header_line, move_line

OWN = "scopa_gui"
FILE = re.compile(r'File "([^"]+)"')


@dataclass(frozen=True)
class MatchSoFar:
    """The match on the table: how it began, and its moves as text."""

    header: Header
    moves: Sequence[str]


def report(error: BaseException, facts: Mapping[str, str], match: MatchSoFar | None) -> str:
    """The text of a report.

    Args:
        facts: version, system and so on, a line each.
        match: its journal stands at the end, to be replayed; None without a match.
    """
    lines = [f"{name}: {value}" for name, value in facts.items()]
    trace = "".join(traceback.format_exception(error))
    trace = FILE.sub(lambda found: f'File "{_short(found[1])}"', trace)
    trace = trace.replace(str(Path.home()), "~")
    names = [seat.name for seat in match.header.seats] if match else []
    for number, name in enumerate(names):
        trace = trace.replace(name, _stand_in(number)) if name else trace
    journal = _journal(match) if match else ""
    return "\n".join([*lines, "", trace, journal])


def _short(file: str) -> str:
    """Where a file lies in its package, without the folders of this machine."""
    parts = Path(file).parts
    if OWN in parts:
        last = len(parts) - 1 - parts[::-1].index(OWN)
        return "/".join(parts[last:])
    return "/".join(parts[-2:])


def _stand_in(number: int) -> str:
    return f"Player {number + 1}"


def _journal(match: MatchSoFar) -> str:
    seats = [replace(seat, name=_stand_in(n)) for n, seat in enumerate(match.header.seats)]
    first = header_line(replace(match.header, seats=tuple(seats)))
    return first + "".join(map(move_line, match.moves))
