"""The draw for the first dealer."""

from itertools import permutations

import pytest

from scopa_gui.rules.match import draw_for_dealer
from tests.positions import cards, stock


def test_the_lowest_card_deals() -> None:
    draw = draw_for_dealer(stock("5d 3c 7s"), seats=3)
    assert draw.dealer == 1
    assert draw.rounds == (tuple(enumerate(cards("5d 3c 7s"))),)


def test_the_ace_is_low() -> None:
    assert draw_for_dealer(stock("Rd Ac"), seats=2).dealer == 1


def test_equal_lowest_draw_again_and_only_they() -> None:
    draw = draw_for_dealer(stock("3d 7c 3s Rb Fd Cd"), seats=4)
    assert [[seat for seat, _ in drawn] for drawn in draw.rounds] == [[0, 1, 2, 3], [0, 2]]
    assert draw.dealer == 0


def test_equal_cards_above_the_lowest_do_not_matter() -> None:
    draw = draw_for_dealer(stock("7d 7c 3s"), seats=3)
    assert (len(draw.rounds), draw.dealer) == (1, 2)


def test_they_draw_until_one_is_lowest() -> None:
    draw = draw_for_dealer(stock("3d 3c 5d 5c Rd Ad"), seats=2)
    assert (len(draw.rounds), draw.dealer) == (3, 1)


@pytest.mark.parametrize("seats", [2, 4])
def test_the_draw_ends_even_if_the_whole_deck_is_level(seats: int) -> None:
    level = [rank + suit for rank in "A234567FCR" for suit in "dcsb"]
    assert draw_for_dealer(stock(" ".join(level)), seats).dealer in range(seats)


def test_every_seat_can_become_the_dealer() -> None:
    orders = permutations(("Ad", "2d", "3d"))
    assert {draw_for_dealer(stock(" ".join(some)), 3).dealer for some in orders} == {0, 1, 2}
