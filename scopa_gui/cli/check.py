"""``check``: records and journals replayed under the rules."""

import sys
from argparse import Namespace
from pathlib import Path

from scopa_gui.app.exchange import records
from scopa_gui.app.i18n import Texts
from scopa_gui.app.trust import proofs, secret_of
from scopa_gui.cli.console import DAMAGED, OK, Refusal, complain
from scopa_gui.cli.parser import Parser
from scopa_gui.rules.catalogue import format_rules
from scopa_gui.rules.record import MatchRecord, RecordError, deal_points


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


def _show(record: MatchRecord, texts: Texts) -> None:
    run = record.run
    told = proofs(record.header, run)
    for deal, points in enumerate(deal_points(run), start=1):
        print(texts("cli.check.deal", deal=deal, points=" : ".join(map(str, points))))
        for proof in told[deal - 1 : deal]:
            print("    " + texts("cli.check.key", print=proof.fingerprint, key=proof.key))
    totals = " : ".join(map(str, run.match.totals))
    print(texts("cli.check.total", points=totals, state=_outcome(record, texts)))
    if run.over and told:
        print("    " + texts("cli.check.secret", secret=secret_of(record.header)))


def _outcome(record: MatchRecord, texts: Texts) -> str:
    run = record.run
    if not run.over:
        return texts("cli.check.unfinished", n=len(run.moves))
    if run.given_up is not None:
        return texts("cli.check.given_up", side=run.given_up)
    if run.winner is None:
        return texts("cli.check.drawn")
    return texts("cli.check.won", side=run.winner)
