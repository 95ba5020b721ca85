"""``deal``: a deal from a stock laid out by hand, as far as the given moves lead."""

import re
from argparse import Namespace
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any

from scopa_gui.app.i18n import Texts
from scopa_gui.cli.console import OK, Refusal, print_json
from scopa_gui.cli.parser import Parser, number, numbers
from scopa_gui.rules.cards import Card, parse_cards
from scopa_gui.rules.catalogue import game_for
from scopa_gui.rules.events import Event
from scopa_gui.rules.game import IllegalMove
from scopa_gui.rules.match import outcome


def arguments(parser: Parser) -> None:
    """Rules, the stock, and what happens with it."""
    parser.takes_rules()
    parser.takes("--stock", metavar="CARDS", required=True)
    parser.takes("--dealer", metavar="N", type=number(most=999), default=0)
    parser.takes("--moves", metavar="MOVES", default="")
    parser.takes("--before", metavar="N,N", type=numbers)
    parser.takes("--number", metavar="N", type=number(least=1, most=999), default=1)


def run(given: Namespace, texts: Texts) -> int:
    """Print the events and where the deal stands then."""
    game = game_for(given.rules)
    sides = game.seating.side_count
    before = given.before or (0,) * sides
    if len(before) != sides:
        raise Refusal("cli.before_count", n=len(before), wanted=sides)
    step = game.deal(parse_cards(given.stock), given.dealer)
    state, events = step.state, list(step.events)
    for count, text in enumerate(given.moves.split(), start=1):
        try:
            step = game.apply(state, game.parse_move(text))
        except IllegalMove as error:
            reason = (error.key, error.data)
            raise Refusal("cli.illegal_move", number=count, move=text, reason=reason) from error
        state, events = step.state, [*events, *step.events]
    answer: dict[str, Any] = {
        "events": [event_fields(event) for event in events],
        "table": plain(state.table),
        "hands": plain(state.hands),
        "to_move": game.to_move(state),
        "legal_moves": [game.format_move(move) for move in game.legal_moves(state)],
    }
    if (void := game.void_reason(state)) is not None:
        answer["void"] = void
    if (result := game.result(state)) is not None:
        ended = outcome(given.rules.match_rule, before, result, given.number)
        answer["points"] = plain(result.points)
        answer["won"] = ended.winner if ended is not None else None
    print_json(answer)
    return OK


def event_fields(event: Event) -> dict[str, Any]:
    """An event as a JSON object with the name of its kind under ``type``."""
    kind = re.sub(r"(?<!^)(?=[A-Z])", "_", type(event).__name__).lower()
    return {"type": kind, **plain(event)}


def plain(value: object) -> Any:
    """A value of the rules as JSON knows it: cards as text, dataclasses as objects."""
    match value:
        case Card():
            return str(value)
        case Enum():
            return value.value
        case tuple():
            return [plain(item) for item in value]
        case _ if is_dataclass(value):
            return {field.name: plain(getattr(value, field.name)) for field in fields(value)}
        case _:
            return value
