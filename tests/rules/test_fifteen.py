"""Making fifteen, alone and beside equal cards and sums; why it is refused."""

import pytest

from scopa_gui.rules.game import IllegalMove
from tests.positions import cards, play, position, takes

QUINDICI = "quindici"
OR_EQUAL = "quindici(capture=fifteen_or_equal)"
EQUAL_FIRST = "quindici(capture=fifteen_or_equal,priority=equal)"


def test_one_table_card_is_enough() -> None:
    assert takes("Fd", "7c 7s 6d", QUINDICI) == {"7c", "7s"}


def test_an_equal_card_is_no_capture() -> None:
    assert takes("Cd", "Cc 5d 4c", QUINDICI) == set()


def test_a_sum_is_no_capture() -> None:
    assert takes("Cd", "5d 4c", QUINDICI) == set()


def test_the_card_played_counts() -> None:
    assert takes("Rd", "2d 3c 5s", QUINDICI) == {"5s", "2d 3c"}


def test_fewest_leaves_the_smallest_sets() -> None:
    assert takes("Rd", "2d 3c 5s", "quindici(priority=fewest)") == {"5s"}


def test_equal_stands_beside_fifteen_where_both_are_free() -> None:
    assert takes("Fd", "Fc 7s", OR_EQUAL) == {"Fc", "7s"}


def test_equal_goes_first_where_agreed() -> None:
    assert takes("Fd", "Fc 7s", EQUAL_FIRST) == {"Fc"}


def test_without_an_equal_card_fifteen_is_open() -> None:
    assert takes("Fd", "Rc 7s", EQUAL_FIRST) == {"7s"}


def test_equal_goes_before_a_sum_and_fifteen_stays_open() -> None:
    assert takes("6d", "6c 2d 4c 9s".replace("9s", "Cs"), "cirulla") == {"6c", "Cs"}


def test_a_set_of_several_cards_makes_fifteen_beside_an_equal_card() -> None:
    assert takes("6d", "6c 2d 7c", "cirulla") == {"6c", "2d 7c"}


def test_sums_and_fifteens_stand_side_by_side() -> None:
    assert takes("6d", "2d 4c 7c", "cirulla") == {"2d 4c", "2d 7c"}


def test_fewest_compares_sums_and_fifteens() -> None:
    assert takes("6d", "Ad 2d 3c Cs", "cirulla(priority=fewest)") == {"Cs"}


def test_all_free_lets_a_sum_stand_beside_an_equal_card() -> None:
    assert takes("6d", "6c 2d 4c", "cirulla(priority=free)") == {"6c", "2d 4c"}


@pytest.mark.parametrize(
    ("code", "table", "text", "key", "data"),
    [
        (QUINDICI, "2d 3c", "Rdx2d", "not_fifteen", {"total": 12}),
        (OR_EQUAL, "2d 3c", "Rdx3c", "not_fifteen", {"total": 13}),
        (QUINDICI, "2d 3c", "Rd", "must_take", {"card": "Rd"}),
        ("quindici(priority=fewest)", "2d 3c 5s", "Rdx2d3c", "fewest_first", {"n": 1}),
        (EQUAL_FIRST, "Rs 5s", "Rdx5s", "equal_first", {"card": "Rs"}),
        ("cirulla", "Rs 4d 6s", "Rdx4d6s", "equal_first", {"card": "Rs"}),
        ("cirulla(priority=fewest)", "Rs 4d 6s", "Rdx4d6s", "equal_first", {"card": "Rs"}),
        ("cirulla(priority=fewest)", "5s 2d 3s", "Rdx2d3s", "fewest_first", {"n": 1}),
        (
            "cirulla",
            "4d 7s",
            "6dx4d",
            "neither_sum_nor_fifteen",
            {"total": 4, "wanted": 6, "fifteen": 9},
        ),
    ],
)
def test_reasons(code: str, table: str, text: str, key: str, data: dict[str, object]) -> None:
    state = position(code, table=table, hands=("Rd 6d", "Cc"))
    with pytest.raises(IllegalMove) as refused:
        play(code, state, text)
    assert (refused.value.key, refused.value.data) == (f"illegal.{key}", data)


def test_what_makes_fifteen_goes_to_the_pile() -> None:
    state = play(QUINDICI, position(QUINDICI, table="2d 3c Fs", hands=("Rd", "Rc")), "Rdx2d3c")
    assert state.state.piles == (cards("2d 3c Rd"), ())
    assert state.state.table == cards("Fs")
