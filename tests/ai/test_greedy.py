"""Greedy on positions worked out by hand."""

from tests.ai.support import choice
from tests.positions import position


def greedy(table: str, hand: str, code: str = "scopa", **more: str) -> str:
    state = position(code, table=table, hands=(hand, "Rb Cb Fb"), **more)
    return choice(code, state, "greedy")


def test_takes_the_settebello_before_more_cards() -> None:
    assert greedy("7d 2c 3c 4c", "7c Cc") == "7cx7d"


def test_takes_a_scopa_before_a_seven() -> None:
    # 6cx6b sweeps nothing; 5sx2c3c would leave the six; the ten sweeps the table
    assert greedy("6c 4s", "6b Rc") == "Rcx4s6c"


def test_a_coin_decides_between_two_sets() -> None:
    assert greedy("2c 5c 3d 4c", "7s") == "7sx3d4c"


def test_the_smallest_text_wins_among_equals() -> None:
    assert greedy("Fc Fs Rs", "Fb") == "FbxFc"


def test_lays_what_is_worth_least() -> None:
    assert greedy("Rs", "7c 2c Ac") == "2c"


def test_lays_a_plain_court_card_before_a_low_one() -> None:
    assert greedy("Ad", "2c Fc 7c") == "Fc"


def test_a_single_card_is_taken_first() -> None:
    assert greedy("6d 7c", "6s 7s") == "7sx7c"
    assert greedy("6d 7c", "6s 7s", "rebello") == "6sx6d"


def test_a_single_card_is_not_laid() -> None:
    assert greedy("2c", "Rd Ac", "scopa") == "Ac"
    assert greedy("2c", "Rd 6d", "rebello") == "Rd"


def test_an_ace_that_scores_takes_all() -> None:
    assert greedy("5s 6s Rd", "As Rc", "assi(ace_sweep_scores=on)") == "Asx5s6sRd"


def test_a_table_of_one_seven_is_not_swept_for_nothing_by_the_ace() -> None:
    """The ace's sweep is no scopa, taking the seven with the seven is one."""
    assert greedy("7c", "As 7s", "assi") == "7sx7c"
    assert greedy("7c", "As Rc", "assi(ace_sweep_scores=on)") == "Asx7c"


def test_makes_fifteen_with_the_better_cards() -> None:
    assert greedy("7d 2c 5c", "Fc", "quindici") == "Fcx7d"


def test_the_third_coin_of_a_napola_is_taken_before_a_seven() -> None:
    assert greedy("3d 7c Rs", "3c 7s", "napola") == "3cx3d"
    assert greedy("3d 7c Rs", "3c 7s") == "7sx7c"


def test_an_equal_card_may_be_left_for_a_sum_where_that_is_free() -> None:
    assert greedy("Fs 3d 5d", "Fb Rc", "scopa(priority=free)") == "Fbx3d5d"
    assert greedy("Fs 3d 5d", "Fb Rc") == "FbxFs"
