"""Deals of Briscola laid out by hand: a stock from the first cards of every hand."""

from collections.abc import Iterator
from random import Random

from scopa_gui.rules.briscola.game import BriscolaGame
from scopa_gui.rules.briscola.options import BriscolaOptions
from scopa_gui.rules.briscola.state import BriscolaState
from scopa_gui.rules.cards import Card, parse_cards
from scopa_gui.rules.catalogue import parse_rules
from scopa_gui.rules.events import Event
from scopa_gui.rules.game import Step
from scopa_gui.rules.shuffle import secret_from_seed, shuffled

CODES = (
    *("briscola", "briscola(seats=3)", "briscola(seats=3,twos=one_out)", "briscola(seats=4)"),
    *("chiamata", "chiamata(follow_suit=on)", "briscola(seats=6)"),
)
"""Every number of seats, every deck, and the duty to follow suit."""


def game(code: str) -> BriscolaGame:
    """The game that a rules code names."""
    options = parse_rules(code)
    assert isinstance(options, BriscolaOptions)
    return BriscolaGame(options)


def dealt(code: str, *hands: str, then: str = "", dealer: int = -1) -> BriscolaState:
    """A deal in which seat 0 leads with the hands as given, the next cards of the stock after."""
    playing = game(code)
    rows = [parse_cards(hand) for hand in hands]
    first = [row[place] for place in range(len(rows[0])) for row in rows]
    told = (*first, *parse_cards(then))
    rest = tuple(card for card in playing.deck if card not in told)
    return playing.deal((*told, *rest), dealer % playing.seating.seats).state


def play(code: str, state: BriscolaState, moves: str) -> Step[BriscolaState]:
    """Moves played one after another; the state after the last and the events of all."""
    playing = game(code)
    events: list[Event] = []
    for text in moves.split():
        step = playing.apply(state, playing.parse_move(text))
        state = step.state
        events += step.events
    return Step(state, tuple(events))


def shuffled_deal(code: str, seed: int) -> BriscolaState:
    """A deal by chance."""
    playing = game(code)
    stock = shuffled(playing.deck, secret_from_seed(seed))
    return playing.deal(stock, seed % playing.seating.seats).state


def states_by_chance(code: str, seed: int) -> Iterator[BriscolaState]:
    """Every state of a deal played at random; in the auction mostly passing."""
    playing, rng = game(code), Random(seed)
    state = shuffled_deal(code, seed)
    yield state
    while state.turn is not None:
        moves = playing.legal_moves(state)
        passing = playing.parse_move("pass")
        move = passing if passing in moves and rng.random() < 0.6 else rng.choice(moves)
        state = playing.apply(state, move).state
        yield state


def cards(text: str) -> tuple[Card, ...]:
    """Cards by their text."""
    return parse_cards(text)
