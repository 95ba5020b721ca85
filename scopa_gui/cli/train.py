"""``train``: fits the value table of a game from deals that computer players play."""

import sys
from argparse import Namespace
from pathlib import Path

from scopa_gui.ai.levels import USUAL
from scopa_gui.ai.training import Training
from scopa_gui.app.i18n import Texts
from scopa_gui.app.storage import open_lines
from scopa_gui.cli.console import OK, Refusal, Watched, writing
from scopa_gui.cli.parser import Parser, level, number
from scopa_gui.rules.scopa.game import ScopaGame
from scopa_gui.rules.scopa.options import ScopaOptions

LEAST_DEALS, MOST_DEALS = 10, 1_000_000


def arguments(parser: Parser) -> None:
    """Rules, how many deals, and where the table goes."""
    parser.takes_rules()
    parser.takes("--level", metavar="LEVEL", type=level, default=USUAL, help_key="train_level")
    parser.takes("--deals", metavar="N", type=number(LEAST_DEALS, MOST_DEALS), required=True)
    parser.takes("--seed", metavar="S", type=number(), required=True, help_key="train_seed")
    parser.takes("--out", metavar="FILE.json", help_key="train_out")


def run(given: Namespace, texts: Texts) -> int:
    """Play, fit, write."""
    if not isinstance(given.rules, ScopaOptions) or given.rules.seats != 2:
        raise Refusal("cli.train.two_only", n=given.rules.seats)
    training = Training(ScopaGame(given.rules), given.level, given.deals, given.seed)
    with Watched(given.deals) as watched:
        for done in training.play():
            watched.show(done)
    table = training.fitted()
    if given.out is None:
        sys.stdout.write(table)
    else:
        with writing(given.out), open_lines(Path(given.out)) as file:
            file.write(table)
    return OK
