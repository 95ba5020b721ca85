"""``score``: the points of piles laid out by hand, whole or in part."""

from argparse import Namespace
from typing import Any

from scopa_gui.app.i18n import Texts
from scopa_gui.cli.console import OK, print_json
from scopa_gui.cli.parser import Parser, numbers
from scopa_gui.rules.briscola.scoring import tally
from scopa_gui.rules.cards import parse_cards, require_distinct
from scopa_gui.rules.catalogue import game_for
from scopa_gui.rules.game import DealResult

TOLD = ("scope", "declared", "callers", "needed")
"""What piles do not show and is told in numbers."""


def arguments(parser: Parser) -> None:
    """Rules, a pile for each side, and what the piles do not show."""
    parser.takes_rules()
    parser.takes("--pile", metavar="CARDS", action="append", required=True)
    parser.takes("--scope", metavar="N,N", type=numbers)
    parser.takes("--declared", metavar="N,N", type=numbers)
    parser.takes("--callers", metavar="N,N", type=numbers)
    parser.takes("--needed", metavar="N", type=numbers)


def run(given: Namespace, texts: Texts) -> int:
    """Print each side's points, category by category, and the cards that decided them."""
    piles = tuple(map(parse_cards, given.pile))
    require_distinct(card for pile in piles for card in pile)
    words = vars(given)
    told = {name: words[name] for name in TOLD if words[name] is not None}
    result = game_for(given.rules).score_piles(piles, told)
    print_json({"sides": [_side(result, side) for side in range(len(piles))]})
    return OK


def _side(result: DealResult, side: int) -> dict[str, Any]:
    """One side's points, and the cards of those categories that cards decide."""
    fields: dict[str, Any] = {line.category: tally(line)[side] for line in result.lines}
    fields["total"] = result.points[side]
    fields["cards"] = {
        line.category: [str(card) for card in line.cards[side]]
        for line in result.lines
        if line.cards
    }
    return fields
