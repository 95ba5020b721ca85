"""``moves``: everything that a hand and a table allow."""

from argparse import Namespace

from scopa_gui.app.i18n import Texts
from scopa_gui.cli.console import OK
from scopa_gui.cli.parser import Parser
from scopa_gui.rules.cards import parse_cards, require_distinct
from scopa_gui.rules.catalogue import game_for


def arguments(parser: Parser) -> None:
    """Rules, table and hand."""
    parser.takes_rules()
    parser.takes("--table", metavar="CARDS", required=True)
    parser.takes("--hand", metavar="CARDS", required=True)


def run(given: Namespace, texts: Texts) -> int:
    """Print the moves, one a line, sorted by code point."""
    table, hand = parse_cards(given.table), parse_cards(given.hand)
    require_distinct(table + hand)
    game = game_for(given.rules)
    for text in sorted(map(game.format_move, game.hand_moves(hand, table))):
        print(text)
    return OK
