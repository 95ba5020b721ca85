"""``check``: records and journals replayed under the rules."""

import sys
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path

from scopa_gui.app.i18n import Texts
from scopa_gui.app.storage import MAX_FILE
from scopa_gui.cli.console import DAMAGED, OK, Refusal, complain
from scopa_gui.cli.parser import Parser
from scopa_gui.rules.catalogue import format_rules
from scopa_gui.rules.record import (
    MAX_LINE,
    MatchRecord,
    RecordError,
    deal_points,
    is_journal,
    read_journal,
    read_record,
)

BYTES_A_CHARACTER = 4


def arguments(parser: Parser) -> None:
    """The file."""
    parser.takes("file", metavar="FILE")


def run(given: Namespace, texts: Texts) -> int:
    """Print the score of every deal; the first thing that is not in order ends it."""
    try:
        for line, record in records(Path(given.file)):
            print(texts("cli.check.match", line=line, rules=format_rules(record.header.options)))
            _show(record, texts)
            if record.warning is not None:
                complain(texts, record.warning, {})
    except OSError as error:
        reason = error.strerror or str(error)
        raise Refusal("cli.cannot_read", file=given.file, why=reason) from error
    except RecordError as error:
        sys.stdout.flush()
        complain(texts, error.key, error.data)
        return DAMAGED
    return OK


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


def _show(record: MatchRecord, texts: Texts) -> None:
    run = record.run
    for deal, points in enumerate(deal_points(run), start=1):
        print(texts("cli.check.deal", deal=deal, points=" : ".join(map(str, points))))
    totals = " : ".join(map(str, run.match.totals))
    print(texts("cli.check.total", points=totals, state=_outcome(record, texts)))


def _outcome(record: MatchRecord, texts: Texts) -> str:
    run = record.run
    if not run.over:
        return texts("cli.check.unfinished", n=len(run.moves))
    if run.given_up is not None:
        return texts("cli.check.given_up", side=run.given_up)
    if run.winner is None:
        return texts("cli.check.drawn")
    return texts("cli.check.won", side=run.winner)
