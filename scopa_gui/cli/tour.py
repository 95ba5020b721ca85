"""``tour``: pictures of every screen and every notable table, drawn without a window."""

from argparse import Namespace

from scopa_gui.app.i18n import Texts
from scopa_gui.app.settings import TEXT_PERCENTS
from scopa_gui.cli.console import OK
from scopa_gui.cli.parser import Parser, percent, size

USUAL_SIZE = (1280, 720)


def arguments(parser: Parser) -> None:
    """The folder, and for which window and reader."""
    parser.takes("folder", metavar="DIR")
    parser.takes("--size", metavar="WxH", type=size, default=USUAL_SIZE)
    parser.takes("--text", metavar="PERCENT", type=percent, default=TEXT_PERCENTS[0])


def run(given: Namespace, texts: Texts) -> int:
    """Draw and write one PNG after another, printing their names."""
    return OK
