"""Seats, sides, order of play."""

import pytest

from scopa_gui.rules.catalogue import parse_rules
from scopa_gui.rules.seats import DealPasses, Seating, Sides


def seating(code: str) -> Seating:
    """The seating of a rules code."""
    return parse_rules(code).seating


@pytest.mark.parametrize(
    ("code", "sides"),
    [
        ("scopa", [(0,), (1,)]),
        ("scopa(seats=3)", [(0,), (1,), (2,)]),
        ("scopa(seats=4)", [(0, 2), (1, 3)]),
        ("scopa(seats=4,sides=pairs)", [(0, 2), (1, 3)]),
        ("scopa(seats=4,sides=alone)", [(0,), (1,), (2,), (3,)]),
        ("scopa(seats=4,sides=dealer_out)", [(0,), (1,), (2,), (3,)]),
        ("scopa(seats=6)", [(0, 2, 4), (1, 3, 5)]),
    ],
)
def test_sides(code: str, sides: list[tuple[int, ...]]) -> None:
    table = seating(code)
    assert [table.members(side) for side in range(table.side_count)] == sides
    assert all(table.side_of(seat) == side for side, some in enumerate(sides) for seat in some)


def test_the_next_seat_leads_and_the_dealer_plays_last() -> None:
    assert seating("scopa(seats=4)").order(1) == (2, 3, 0, 1)


def test_the_pausing_dealer_does_not_play() -> None:
    assert seating("scopa(seats=4,sides=dealer_out)").order(1) == (2, 3, 0)


def test_play_goes_round() -> None:
    table = seating("scopa(seats=3)")
    assert [table.after(seat, dealer=0) for seat in (1, 2, 0)] == [2, 0, 1]


def test_play_passes_over_the_pausing_dealer() -> None:
    assert seating("scopa(seats=4,sides=dealer_out)").after(0, dealer=1) == 2


def test_the_deal_passes_to_the_next_seat() -> None:
    assert [Seating(3, Sides.ALONE).next_dealer(dealer) for dealer in range(3)] == [1, 2, 0]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whoever_sits_on_the_other_side_of_the_dealer_cuts(seats: int) -> None:
    table = seating(f"scopa(seats={seats})")
    for dealer in range(seats):
        assert table.next_dealer(table.cutter(dealer)) == dealer


def test_direction_changes_no_seat_number() -> None:
    """Seats are numbered in playing order; which way round they sit is a matter of the picture."""
    assert seating("scopa(seats=4,direction=clockwise)") == seating("scopa(seats=4)")


def test_the_deal_may_pass_the_other_way() -> None:
    table = Seating(3, Sides.ALONE, DealPasses.LEFT)
    assert [table.next_dealer(dealer) for dealer in range(3)] == [2, 0, 1]
