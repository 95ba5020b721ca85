"""Captures compared with the plainest reading of the rule: look at every subset of the table."""

from itertools import combinations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scopa_gui.rules.cards import DECK, Card
from scopa_gui.rules.scopa.captures import captures
from scopa_gui.rules.scopa.options import Ace, AceOnAce, Capture, Priority, ScopaOptions

MOST_ON_TABLE = 13
Taken = frozenset[Card]

CHOICES = tuple(
    ScopaOptions(capture=capture, priority=priority, ace=ace, ace_on_ace=ace_on_ace)
    for capture in Capture
    for priority in Priority
    for ace, ace_on_ace in (
        (Ace.PLAIN, AceOnAce.ONE),
        (Ace.TAKES_ALL, AceOnAce.ONE),
        (Ace.TAKES_ALL, AceOnAce.ALL),
    )
)
"""Everything that decides what can be taken."""


def worth(cards: tuple[Card, ...]) -> int:
    """The values of cards added up."""
    return sum(card.value for card in cards)


def by_brute_force(card: Card, table: tuple[Card, ...], options: ScopaOptions) -> set[Taken]:
    """Every subset of the table that the rule allows, found by trying them all."""
    aces = [other for other in table if other.value == 1]
    even_then = options.ace_on_ace is AceOnAce.ALL
    if options.ace is Ace.TAKES_ALL and card.value == 1 and table and (not aces or even_then):
        return {frozenset(table)}
    subsets = [some for size in range(1, len(table) + 1) for some in combinations(table, size)]
    equal = [some for some in subsets if len(some) == 1 and worth(some) == card.value]
    adding = [some for some in subsets if len(some) > 1 and worth(some) == card.value]
    fifteen = [some for some in subsets if card.value + worth(some) == 15]
    first = bool(equal) and options.priority is not Priority.FREE
    match options.capture:
        case Capture.SUM:
            allowed = equal if first else equal + adding
        case Capture.FIFTEEN:
            allowed = fifteen
        case Capture.FIFTEEN_OR_EQUAL:
            allowed = equal if first else equal + fifteen
        case Capture.SUM_OR_FIFTEEN:
            allowed = equal + fifteen if first else equal + adding + fifteen
    if options.priority is Priority.FEWEST:
        fewest = min(map(len, allowed), default=0)
        allowed = [some for some in allowed if len(some) == fewest]
    return set(map(frozenset, allowed))


def check(card: Card, table: tuple[Card, ...], options: ScopaOptions) -> None:
    """Compare both, and the form of what is returned."""
    found = captures(card, table, options)
    assert {frozenset(taken) for taken in found} == by_brute_force(card, table, options)
    assert len(set(found)) == len(found), "a set twice"
    for taken in found:
        assert list(taken) == sorted(taken, key=lambda other: other.order), "out of order"


@st.composite
def cards_and_tables(draw: st.DrawFn) -> tuple[Card, tuple[Card, ...]]:
    """A card and a table without it, low cards preferred so that captures abound."""
    low = tuple(card for card in DECK if card.value <= 4)
    pool = draw(st.sampled_from((DECK, low)))
    table = draw(st.lists(st.sampled_from(pool), max_size=10, unique=True))
    return draw(st.sampled_from([card for card in DECK if card not in table])), tuple(table)


@given(cards_and_tables(), st.sampled_from(CHOICES))
def test_captures_are_what_brute_force_finds(
    drawn: tuple[Card, tuple[Card, ...]], options: ScopaOptions
) -> None:
    check(*drawn, options)


@pytest.mark.parametrize("capture", Capture)
@pytest.mark.parametrize("size", range(MOST_ON_TABLE + 1))
def test_captures_from_seeded_tables(size: int, capture: Capture) -> None:
    rng = Random(size)
    choices = [options for options in CHOICES if options.capture is capture]
    for number in range(4 * len(choices) if size < 10 else 6):
        card, *table = rng.sample(DECK, size + 1)
        check(card, tuple(table), choices[number % len(choices)])
