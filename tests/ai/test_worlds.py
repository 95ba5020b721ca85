"""Guessed hands: never more than may be, every one as likely, and what lies open in all of them."""

from collections import Counter
from random import Random

import pytest

from scopa_gui.ai.search.exact import all_known
from scopa_gui.ai.search.spot import Spot
from scopa_gui.ai.search.worlds import FEWEST_WORLDS, WORLDS, Worlds, other_hands
from tests.ai.support import states
from tests.positions import game


def spots(code: str, most: int) -> list[Spot]:
    playing = game(code)
    found = [Spot.of(playing, playing.view(state, state.turn)) for state in states(code, most)]
    return [spot for spot in found if not all_known(spot)]


def test_guessed_hands_are_made_of_unseen_cards() -> None:
    for spot in spots("cirulla", 100):
        for hand in other_hands(spot, Random(1)):
            assert not hand & ~(spot.unseen | spot.face_up)
            assert hand.bit_count() == spot.hidden + spot.face_up.bit_count()
            assert hand & spot.face_up == spot.face_up


def test_few_hands_are_all_looked_at_once() -> None:
    some = [spot for spot in spots("scopa", 200) if spot.hidden == 1]
    assert some
    for spot in some:
        hands = list(other_hands(spot, Random(1)))
        assert sorted(hands) == sorted(1 << n for n in range(40) if spot.unseen >> n & 1)


def test_many_hands_are_drawn_each_card_as_often() -> None:
    spot = max(spots("scopa", 100), key=lambda spot: spot.unseen.bit_count() * spot.hidden)
    hands = list(other_hands(spot, Random(1), most=3000))
    counts = Counter(bit for hand in hands for bit in range(40) if hand >> bit & 1)
    wanted = len(hands) * spot.hidden / spot.unseen.bit_count()
    assert len(counts) == spot.unseen.bit_count()
    assert all(count == pytest.approx(wanted, rel=0.25) for count in counts.values())


@pytest.mark.parametrize("nodes", [0, 10**9])
def test_the_budget_bounds_the_worlds_but_some_are_always_looked_at(nodes: int) -> None:
    spot = max(spots("scopa", 100), key=lambda spot: spot.unseen.bit_count() * spot.hidden)
    search = Worlds(game().options, spot, Random(1), nodes)
    while search.step():
        pass
    assert search.count == (WORLDS if nodes else FEWEST_WORLDS)
