"""What a played card can take."""

import pytest

from tests.positions import cards, game, moves, play, position, stock, takes

FEWEST = "scopa(priority=fewest)"
FREE = "scopa(priority=free)"


@pytest.mark.parametrize(
    ("played", "taken"),
    [
        ("5d", {"5s"}),
        ("Fd", {"Fb"}),
        ("Rd", {"2d Fb", "2d 3c 5s"}),
        ("6d", set()),
    ],
)
def test_table_2_3_5_f(played: str, taken: set[str]) -> None:
    assert takes(played, "2d 3c 5s Fb") == taken


def test_table_a_f_4_5() -> None:
    assert takes("Cd", "Ad Fc 4s 5b") == {"Ad Fc", "4s 5b"}


def test_any_number_of_cards_may_add_up() -> None:
    assert takes("Cd", "5d 4c 2s 2b Ad") == {"4c 5d", "2s 2b 5d", "Ad 2s 2b 4c"}


def test_fewest_leaves_only_the_smallest_sets() -> None:
    assert takes("Cd", "5d 4c 2s 2b Ad", FEWEST) == {"4c 5d"}


def test_fewest_leaves_every_set_of_the_smallest_size() -> None:
    assert takes("Cd", "5d 4c 6s 3b Ad 2b", FEWEST) == {"4c 5d", "3b 6s"}


@pytest.mark.parametrize("code", ["scopa", FEWEST])
def test_an_equal_card_comes_before_a_sum(code: str) -> None:
    assert takes("Cd", "Cs 5d 4c", code) == {"Cs"}


def test_free_leaves_the_choice_between_an_equal_card_and_a_sum() -> None:
    assert takes("Cd", "Cs 5d 4c", FREE) == {"Cs", "4c 5d"}


def test_free_does_not_prefer_few_cards() -> None:
    assert takes("Cd", "Cs 5d 4c 2s 2b", FREE) == {"Cs", "4c 5d", "2s 2b 5d"}


@pytest.mark.parametrize("code", ["scopa", FEWEST, FREE])
def test_of_several_equal_cards_exactly_one_is_taken(code: str) -> None:
    assert takes("5d", "5c 5s", code) == {"5c", "5s"}


def test_the_player_chooses_which_equal_card() -> None:
    state = position(table="5c 5s", hands=("5d", "Rc"))
    assert moves("scopa", state) == {"5dx5c", "5dx5s"}
    assert play("scopa", state, "5dx5s").state.table == cards("5c")


def test_a_hundred_and_twenty_one_captures() -> None:
    assert len(takes("Rd", "Ad Ac As Ab 2d 2c 2s 2b 3d 3c")) == 121


def test_thirteen_cards_lie_on_the_table() -> None:
    """Four cavalli open the deal; then every card laid is lower than all that lie there."""
    laid = "Rd Fd 7d 6d 5d 4d 3d 2d Ad"
    opening = stock("Rd Fd 7d 6d 5d 4d Cd Cc Cs Cb 3d 2d Ad")
    state = play("scopa", game().deal(opening, dealer=1).state, *laid.split()).state
    assert state.table == cards(f"Cd Cc Cs Cb {laid}")


def test_twenty_five_captures_is_the_most_a_game_meets() -> None:
    assert len(takes("Rd", "Ad 2d 3d 3c 3s 3b 4d 5d 7d Fd")) == 25


def test_twenty_six_captures_when_free() -> None:
    table = "Ad 2d 3d 3c 3s 3b 4d 5d 7d Fd Rc"
    assert len(takes("Rd", table, FREE)) == 26


def test_an_empty_table_gives_nothing_to_take() -> None:
    assert takes("Rd", "") == set()


def test_a_single_card_that_is_not_equal_is_no_capture() -> None:
    assert takes("Rd", "Cd") == set()


def test_cards_taken_stand_in_order_of_value_then_suit() -> None:
    assert takes("7d", "2b 3s 2d") == {"2d 2b 3s"}


def test_a_card_that_can_take_must_take() -> None:
    state = position(table="2d 3c", hands=("5d 4d", "Rc"))
    assert moves("scopa", state) == {"5dx2d3c", "4d"}


def test_the_choice_which_card_to_play_is_free() -> None:
    state = position(table="2d 3c", hands=("5d 4d Rd", "Rc"))
    assert {move[:2] for move in moves("scopa", state)} == {"5d", "4d", "Rd"}


def test_a_card_that_takes_nothing_stays_on_the_table() -> None:
    state = play("scopa", position(table="2d 3c", hands=("6d", "Rc")), "6d").state
    assert state.table == cards("2d 3c 6d")


def test_cards_taken_and_the_card_played_go_to_the_pile_of_the_player() -> None:
    state = play("scopa", position(table="2d 3c Fs", hands=("5d", "Rc")), "5dx2d3c").state
    assert state.piles == (cards("2d 3c 5d"), ())
    assert state.table == cards("Fs")
