"""Positions from text: hands, tables and stocks as a person would write them down.

``position("scopa", table="2d 3c", hands=("5d", "Rc"))`` is a running deal with seat 0 on turn.
Cards that are not mentioned are nowhere, so a position shows only what its rule is about.
"""

from collections.abc import Iterable, Sequence

from scopa_gui.rules.cards import DECK, Card, in_order, parse_card, parse_cards
from scopa_gui.rules.catalogue import parse_rules
from scopa_gui.rules.events import Event
from scopa_gui.rules.game import DealResult, Step
from scopa_gui.rules.scopa.captures import captures
from scopa_gui.rules.scopa.game import ScopaGame
from scopa_gui.rules.scopa.scoring import ScopaMark, score
from scopa_gui.rules.scopa.state import Phase, ScopaState

cards = parse_cards


def card(text: str) -> Card:
    """The card of a text."""
    return parse_card(text)


def game(code: str = "scopa") -> ScopaGame:
    """The game of a rules code."""
    return ScopaGame(parse_rules(code))


def stock(first: str) -> tuple[Card, ...]:
    """A whole stock that begins with these cards; the others follow in the order of the deck."""
    begin = parse_cards(first)
    return begin + tuple(card for card in DECK if card not in begin)


def position(
    code: str = "scopa",
    *,
    table: str = "",
    hands: Sequence[str] = ("", ""),
    piles: Sequence[str] | None = None,
    stock: str = "",
    turn: int = 0,
    dealer: int | None = None,
    last: int | None = None,
    scope: Iterable[tuple[int, str]] = (),
    face_up: Sequence[str] | None = None,
) -> ScopaState:
    """A running deal; the dealer sits before seat 0 unless told otherwise."""
    seats = game(code).seating.seats
    assert len(hands) == seats, "a hand for every seat"
    return ScopaState(
        dealer=seats - 1 if dealer is None else dealer,
        stock=parse_cards(stock),
        hands=tuple(map(parse_cards, hands)),
        table=parse_cards(table),
        piles=tuple(map(parse_cards, piles or ("",) * seats)),
        marks=tuple(ScopaMark(seat, parse_card(text)) for seat, text in scope),
        last_capturer=last,
        turn=turn,
        phase=Phase.PLAY,
        face_up=tuple(map(parse_cards, face_up or ("",) * seats)),
    )


def play(code: str, state: ScopaState, *moves: str) -> Step[ScopaState]:
    """The state after these moves, with the events of all of them."""
    playing = game(code)
    events: list[Event] = []
    for text in moves:
        step = playing.apply(state, playing.parse_move(text))
        state = step.state
        events += step.events
    return Step(state, tuple(events))


def moves(code: str, state: ScopaState) -> set[str]:
    """The legal moves as text."""
    playing = game(code)
    return {playing.format_move(move) for move in playing.legal_moves(state)}


def takes(played: str, table: str, code: str = "scopa") -> set[str]:
    """The sets that a card may take, as text: ``2d Fc``."""
    sets = captures(parse_card(played), parse_cards(table), parse_rules(code))
    texts = [" ".join(map(str, taken)) for taken in sets]
    assert len(set(texts)) == len(texts), "the same set twice"
    return set(texts)


def scored(code: str, *piles: str, scope: Iterable[tuple[int, str]] = ()) -> DealResult:
    """The score of piles, one a side."""
    marks = tuple(ScopaMark(seat, parse_card(text)) for seat, text in scope)
    return score(parse_rules(code), tuple(map(parse_cards, piles)), marks)


def points(code: str, category: str, *piles: str) -> tuple[int, ...]:
    """The points that a category gives each side."""
    return scored(code, *piles).line(category).points


def ranks(text: str, suits: str = "dcsb") -> str:
    """Cards from ranks alone, suits in turn: ``2 3 3`` is ``2d 3c 3s``; equal ranks never clash."""
    return " ".join(rank + suits[number % len(suits)] for number, rank in enumerate(text.split()))


def sorted_text(some: Iterable[Card]) -> str:
    """Cards in order, as text, for comparing sets."""
    return " ".join(map(str, in_order(some)))
