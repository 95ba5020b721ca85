"""The ace that takes all."""

import pytest

from scopa_gui.rules.game import IllegalMove
from scopa_gui.rules.scopa.state import CardLaid, CardsCaptured, ScopaMade
from tests.positions import cards, moves, play, position, takes

EVEN_THEN = "assi(ace_on_ace=all)"
SWEEPS = "assi(ace_sweep_scores=on)"
TAKES_ITSELF = "assi(ace_on_empty=taken)"


def scope(code: str, text: str, table: str, hands: tuple[str, str] = ("Ad 2d", "Rc")) -> int:
    """How many scope one move makes."""
    step = play(code, position(code, table=table, hands=hands), text)
    return sum(isinstance(event, ScopaMade) for event in step.events)


# ---- what it takes


def test_it_takes_the_whole_table() -> None:
    assert takes("Ad", "5c 6s Rb", "assi") == {"5c 6s Rb"}


def test_in_scopa_it_takes_nothing() -> None:
    assert takes("Ad", "5c 6s Rb") == set()


def test_only_aces_have_the_power() -> None:
    assert takes("2d", "5c 6s Rb", "assi") == set()


def test_with_an_ace_on_the_table_it_takes_that_ace_only() -> None:
    assert takes("Ad", "Ac 5c 6s", "assi") == {"Ac"}


def test_the_player_chooses_among_several_aces() -> None:
    assert takes("Ad", "Ac As 6s", "assi") == {"Ac", "As"}


def test_everything_even_then_and_nothing_less() -> None:
    assert takes("Ad", "Ac 5c 6s", EVEN_THEN) == {"Ac 5c 6s"}


def test_nothing_less_in_a_game_of_fifteen() -> None:
    assert takes("Ad", "5c Cs 6s", "quindici(ace=takes_all)") == {"5c 6s Cs"}


def test_an_ace_on_the_table_cancels_the_power_and_fifteen_applies() -> None:
    assert takes("Ad", "Ac 5c Cs 6s", "quindici(ace=takes_all)") == {"5c Cs"}


def test_an_ace_is_laid_beside_an_ace_where_only_fifteens_are_taken() -> None:
    assert takes("Ad", "Ac 5c", "quindici(ace=takes_all)") == set()


def test_in_cirulla_it_takes_the_ace_or_makes_fifteen() -> None:
    assert takes("Ad", "Ac 5c Cs 6s", "cirulla") == {"Ac", "5c Cs"}


@pytest.mark.parametrize("priority", ["equal", "fewest", "free"])
def test_priorities_do_not_touch_the_power(priority: str) -> None:
    assert takes("Ad", "5c 6s Rb", f"assi(priority={priority})") == {"5c 6s Rb"}


@pytest.mark.parametrize("text", ["Ad", "Adx5c", "Adx5c6s"])
def test_nothing_else_can_be_done(text: str) -> None:
    state = position("assi", table="5c 6s Rb", hands=("Ad", "Rc"))
    with pytest.raises(IllegalMove) as refused:
        play("assi", state, text)
    key = "must_take" if text == "Ad" else "takes_all"
    assert (refused.value.key, refused.value.data) == (f"illegal.{key}", {"card": "Ad"})


# ---- whether it is a scopa


@pytest.mark.parametrize(("code", "made"), [("assi", 0), (SWEEPS, 1), (EVEN_THEN, 0)])
def test_a_sweep_by_power(code: str, made: int) -> None:
    assert scope(code, "Adx5c6s", "5c 6s") == made


def test_taking_a_lone_ace_is_an_ordinary_scopa() -> None:
    assert scope("assi", "AdxAc", "Ac") == 1


def test_a_lone_ace_taken_by_power_could_be_taken_without() -> None:
    assert scope(EVEN_THEN, "AdxAc", "Ac") == 1


def test_two_aces_taken_by_power_could_not() -> None:
    assert scope(EVEN_THEN, "AdxAcAs", "Ac As") == 0


@pytest.mark.parametrize(("table", "made"), [("5c Cs", 1), ("5c 6s", 0)])
def test_a_table_worth_fourteen_is_an_ordinary_scopa_in_games_of_fifteen(
    table: str, made: int
) -> None:
    code = "quindici(ace=takes_all)"
    assert scope(code, "Adx" + table.replace(" ", ""), table) == made


def test_a_lone_ace_is_no_natural_capture_where_only_fifteens_are_taken() -> None:
    assert scope("quindici(ace=takes_all,ace_on_ace=all)", "AdxAc", "Ac") == 0


def test_a_smaller_set_allowed_goes_before_a_natural_sweep() -> None:
    """By fewest cards the six alone would go first, so the whole table is the power's."""
    code = "cirulla(priority=fewest,ace_sweep_scores=off,ace_on_ace=all)"
    assert scope(code, "AdxAc6s7s", "Ac 6s 7s") == 0


def test_the_last_card_of_a_deal_makes_no_scopa_by_power_either() -> None:
    assert scope("cirulla", "Adx5c6s", "5c 6s", hands=("Ad", "")) == 0
    assert scope("assi(last_card_scopa=on)", "Adx5c6s", "5c 6s", hands=("Ad", "")) == 0


def test_the_cards_go_to_the_pile_of_the_player() -> None:
    state = play("assi", position("assi", table="5c 6s", hands=("Ad 2d", "Rc")), "Adx5c6s").state
    assert state.piles == (cards("5c 6s Ad"), ())
    assert state.last_capturer == 0
    assert state.table == ()


# ---- the empty table


def test_on_the_empty_table_it_stays() -> None:
    step = play("assi", position("assi", hands=("Ad 2d", "Rc"), last=1), "Ad")
    assert step.events[0] == CardLaid(0, cards("Ad")[0])
    assert step.state.table == cards("Ad")
    assert step.state.last_capturer == 1


def test_by_agreement_it_takes_itself_and_is_no_scopa() -> None:
    step = play(TAKES_ITSELF, position(TAKES_ITSELF, hands=("Ad 2d", "Rc"), last=1), "Ad")
    assert step.events[0] == CardsCaptured(0, cards("Ad")[0], ())
    assert step.state.table == ()
    assert step.state.piles == (cards("Ad"), ())
    assert step.state.last_capturer == 0
    assert not any(isinstance(event, ScopaMade) for event in step.events)


def test_it_takes_itself_without_a_scopa_even_where_sweeps_score() -> None:
    code = "assi(ace_on_empty=taken,ace_sweep_scores=on)"
    assert scope(code, "Ad", "") == 0


def test_only_aces_take_themselves() -> None:
    state = play(TAKES_ITSELF, position(TAKES_ITSELF, hands=("Ad 2d", "Rc")), "2d").state
    assert state.table == cards("2d")


def test_an_ace_beside_other_cards_does_not_take_itself() -> None:
    code = "quindici(ace=takes_all,ace_on_empty=taken)"
    state = play(code, position(code, table="Ac", hands=("Ad 2d", "Rc")), "Ad").state
    assert state.table == cards("Ac Ad")


def test_an_ace_on_the_empty_table_is_one_move() -> None:
    assert moves(TAKES_ITSELF, position(TAKES_ITSELF, hands=("Ad", "Rc"))) == {"Ad"}
