"""A whole deal as a person would follow it: events, table, hands, legal moves and the score.

The moves are taken in turn from the legal ones by a fixed pattern, so that captures, laid cards and
choices all come up; the stock follows from the rules code.
"""

from collections.abc import Iterator
from pathlib import Path

from scopa_gui.rules.cards import DECK, Card, format_cards
from scopa_gui.rules.catalogue import AnyGame, Options, State, game_for, parse_rules
from scopa_gui.rules.events import (
    DealStarted,
    DealVoided,
    DeckCut,
    Event,
    PacketDealt,
    TurnStarted,
)
from scopa_gui.rules.game import DealResult
from scopa_gui.rules.scopa.state import (
    CardLaid,
    CardsCaptured,
    DealScored,
    LeftoversTaken,
    ScopaMade,
)
from scopa_gui.rules.shuffle import deal_key, secret_from_seed, shuffled

FOLDER = Path(__file__).parent
SEED = 2024


def file_name(code: str) -> str:
    """A rules code made safe for files: ``scopa-seats_3.txt``."""
    safe = code.replace("(", "-").replace(")", "").replace(",", "-").replace("=", "_")
    return f"{safe.replace('+', '.')}.txt"


def playthrough(code: str) -> str:
    """The text of one deal under a rules code."""
    options = parse_rules(code)
    game = game_for(options)
    return "\n".join(_lines(code, options, game)) + "\n"


def _lines(code: str, options: Options, game: AnyGame) -> Iterator[str]:
    stock = shuffled(DECK, deal_key(secret_from_seed(SEED), 0, 0))
    yield f"rules: {code}"
    yield f"seats: {game.seating.seats}, sides: {_sides(game)}, target: {options.points_to_win}"
    yield f"stock: {format_cards(stock)}"
    yield ""
    step = game.deal(stock, dealer=0)
    yield from map(_tell, step.events)
    number = 0
    while (seat := game.to_move(step.state)) is not None:
        legal = game.legal_moves(step.state)
        texts = [game.format_move(move) for move in legal]
        taking = [move for move, text in zip(legal, texts, strict=True) if "x" in text]
        choice = taking if taking and number % 3 else legal
        move = choice[number % len(choice)]
        number += 1
        yield ""
        yield from _position(step.state)
        yield f"  legal: {' '.join(texts)}"
        yield f"{number}. seat {seat}: {game.format_move(move)}"
        step = game.apply(step.state, move)
        yield from map(_tell, step.events)
    result = game.result(step.state)
    if result is not None:
        yield ""
        yield from _score(result)


def _sides(game: AnyGame) -> str:
    seating = game.seating
    groups = [seating.members(side) for side in range(seating.side_count)]
    return " v ".join("+".join(map(str, group)) for group in groups)


def _position(state: State) -> Iterator[str]:
    yield f"  table: {_shown(state.table)}"
    for seat, hand in enumerate(state.hands):
        yield f"  hand {seat}: {_shown(hand)}"


def _shown(cards: tuple[Card, ...]) -> str:
    return format_cards(cards) or "-"


def _tell(event: Event) -> str:
    match event:
        case DealStarted(dealer, count):
            return f"  seat {dealer} deals from {count} cards"
        case DeckCut(seat, at):
            return f"  seat {seat} cuts after {at} cards"
        case PacketDealt(cards):
            places = (
                f"{'table' if dealt.seat is None else dealt.seat}<{dealt.card}" for dealt in cards
            )
            return f"  dealt: {' '.join(places)}"
        case TurnStarted(seat):
            return f"  turn: seat {seat}"
        case DealVoided(reason):
            return f"  void: {reason}"
        case CardLaid(seat, card):
            return f"  seat {seat} lays {card}"
        case CardsCaptured(seat, card, taken):
            return f"  seat {seat} takes {format_cards(taken)} with {card}"
        case ScopaMade(seat, card):
            return f"  SCOPA by seat {seat} with {card}"
        case LeftoversTaken(seat, cards):
            return f"  left over: {format_cards(cards)}, to {'nobody' if seat is None else seat}"
        case DealScored(result):
            return f"  scored: {_row(result.points)}"
        case _:
            raise TypeError(event)


def _row(values: tuple[int, ...]) -> str:
    return " ".join(map(str, values)) or "-"


def _score(result: DealResult) -> Iterator[str]:
    yield "score: points; compared; cards"
    for line in result.lines:
        cards = " | ".join(map(_shown, line.cards))
        yield f"  {line.category}: {_row(line.points)}; {_row(line.values)}; {cards}"
    awards = ", ".join(f"{gain.category} {gain.points} to {gain.side}" for gain in result.awards)
    yield f"  in order: {awards or 'nothing'}"
    yield f"  total: {_row(result.points)}"
