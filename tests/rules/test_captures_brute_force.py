"""Captures compared with the plainest reading of the rule: look at every subset of the table."""

from itertools import combinations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scopa_gui.rules.cards import DECK, Card
from scopa_gui.rules.scopa.captures import captures
from scopa_gui.rules.scopa.options import Priority

MOST_ON_TABLE = 13
Taken = frozenset[Card]


def by_brute_force(card: Card, table: tuple[Card, ...], priority: Priority) -> set[Taken]:
    """Every subset of the table that the rule allows, found by trying them all."""
    equal = {frozenset([other]) for other in table if other.value == card.value}
    adding = {
        frozenset(some)
        for size in range(2, len(table) + 1)
        for some in combinations(table, size)
        if sum(other.value for other in some) == card.value
    }
    match priority:
        case Priority.FREE:
            return equal | adding
        case Priority.EQUAL:
            return equal or adding
        case Priority.FEWEST:
            fewest = min(map(len, adding), default=0)
            return equal or {some for some in adding if len(some) == fewest}


def check(card: Card, table: tuple[Card, ...], priority: Priority) -> None:
    """Compare both, and the form of what is returned."""
    found = captures(card, table, priority)
    assert {frozenset(taken) for taken in found} == by_brute_force(card, table, priority)
    assert len(set(found)) == len(found), "a set twice"
    for taken in found:
        assert list(taken) == sorted(taken, key=lambda other: other.order), "out of order"


@st.composite
def cards_and_tables(draw: st.DrawFn) -> tuple[Card, tuple[Card, ...]]:
    """A card and a table without it, low cards preferred so that sums abound."""
    low = tuple(card for card in DECK if card.value <= 4)
    pool = draw(st.sampled_from((DECK, low)))
    table = draw(st.lists(st.sampled_from(pool), max_size=MOST_ON_TABLE, unique=True))
    return draw(st.sampled_from([card for card in DECK if card not in table])), tuple(table)


@given(cards_and_tables(), st.sampled_from(Priority))
def test_captures_are_what_brute_force_finds(
    drawn: tuple[Card, tuple[Card, ...]], priority: Priority
) -> None:
    check(*drawn, priority)


@pytest.mark.parametrize("priority", Priority)
@pytest.mark.parametrize("size", range(MOST_ON_TABLE + 1))
def test_captures_from_seeded_tables(size: int, priority: Priority) -> None:
    rng = Random(size)
    for _ in range(12 if size < 12 else 4):
        card, *table = rng.sample(DECK, size + 1)
        check(card, tuple(table), priority)
