"""``moves``: the captures of the rules, through the door."""

import pytest

from tests.cli.support import Doors


def moves(doors: Doors, table: str, hand: str, code: str = "scopa") -> list[str]:
    return doors("moves", "--rules", code, "--table", table, "--hand", hand).lines


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("5c", ["5cx5s"]),
        ("Fc", ["FcxFb"]),
        ("Rd", ["Rdx2d3c5s", "Rdx2dFb"]),
        ("6c", ["6c"]),
    ],
)
def test_equal_card_sum_or_nothing(doors: Doors, hand: str, expected: list[str]) -> None:
    assert moves(doors, "2d 3c 5s Fb", hand) == expected


def test_an_empty_table_takes_every_card(doors: Doors) -> None:
    assert moves(doors, "", "Rd 6c") == ["6c", "Rd"]


def test_moves_stand_in_the_order_of_code_points(doors: Doors) -> None:
    found = moves(doors, "2d 3c 5s Fb", "Rd 6c Ac 7b")
    assert found == sorted(found)
    assert len(found) == 5


def test_all_sums_of_a_cavallo(doors: Doors) -> None:
    assert moves(doors, "5d 4c 2s 2b Ad", "Cd") == ["Cdx2s2b5d", "Cdx4c5d", "CdxAd2s2b4c"]


def test_fewest_cards(doors: Doors) -> None:
    assert moves(doors, "5d 4c 2s 2b Ad", "Cd", "scopa(priority=fewest)") == ["Cdx4c5d"]


def test_equal_goes_before_sums(doors: Doors) -> None:
    assert moves(doors, "Cc 5d 4s", "Cd") == ["CdxCc"]


def test_free_choice_between_equal_and_sum(doors: Doors) -> None:
    assert moves(doors, "Cc 5d 4s", "Cd", "scopa(priority=free)") == ["Cdx4s5d", "CdxCc"]


def test_one_of_two_equal_cards(doors: Doors) -> None:
    assert moves(doors, "5c 5s", "5d") == ["5dx5c", "5dx5s"]


def test_a_hundred_and_twenty_one_captures(doors: Doors) -> None:
    assert len(moves(doors, "Ad Ac As Ab 2d 2c 2s 2b 3d 3c", "Rd")) == 121


def test_an_empty_hand_has_no_move(doors: Doors) -> None:
    assert moves(doors, "2d", "") == []
