"""``score``: the points of piles laid out by hand, whole or in part."""

from argparse import Namespace
from collections.abc import Mapping, Sequence
from typing import Any

from scopa_gui.app.i18n import Texts
from scopa_gui.cli.console import OK, Refusal, print_json
from scopa_gui.cli.parser import Parser, numbers
from scopa_gui.rules.cards import parse_cards, require_distinct
from scopa_gui.rules.game import DealResult
from scopa_gui.rules.scopa.scoring import score


def arguments(parser: Parser) -> None:
    """Rules, a pile for each side, and their scope."""
    parser.takes_rules()
    parser.takes("--pile", metavar="CARDS", action="append", required=True)
    parser.takes("--scope", metavar="N,N", type=numbers)
    parser.takes("--declared", metavar="N,N", type=numbers)


def run(given: Namespace, texts: Texts) -> int:
    """Print each side's points, category by category, and the cards that decided them."""
    piles = tuple(map(parse_cards, given.pile))
    require_distinct(card for pile in piles for card in pile)
    wanted = given.rules.seating.side_count
    if len(piles) != wanted:
        raise Refusal("cli.pile_count", n=len(piles), wanted=wanted)
    scope = given.scope or (0,) * wanted
    if len(scope) != wanted:
        raise Refusal("cli.scope_count", n=len(scope), wanted=wanted)
    declared = given.declared or (0,) * wanted
    if len(declared) != wanted:
        raise Refusal("cli.declared_count", n=len(declared), wanted=wanted)
    result = score(given.rules, piles, ())
    counted = {"scope": scope}
    if given.rules.declarations:
        counted["declarations"] = declared
    print_json({"sides": [_side(result, side, counted) for side in range(wanted)]})
    return OK


def _side(result: DealResult, side: int, counted: Mapping[str, Sequence[int]]) -> dict[str, Any]:
    """One side's points; categories given as numbers have no cards."""
    fields: dict[str, Any] = {
        line.category: counted[line.category][side]
        if line.category in counted
        else line.points[side]
        for line in result.lines
    }
    fields["total"] = result.points[side] + sum(numbers[side] for numbers in counted.values())
    fields["cards"] = {
        line.category: [str(card) for card in line.cards[side]]
        for line in result.lines
        if line.category not in counted
    }
    return fields
