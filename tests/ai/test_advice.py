"""Advice: the best move first, and every value is the sum of what it is made of."""

from itertools import islice
from random import Random

import pytest

from scopa_gui.ai.advice import advice, advise
from scopa_gui.ai.agent import Budget, NotOnTurn
from scopa_gui.ai.masks import CARDS
from scopa_gui.ai.search.points import Term
from scopa_gui.rules.scopa.game import ScopaGame
from scopa_gui.rules.scopa.state import ScopaState
from tests.ai.support import EVERY_TABLE, SHORT, choice, random_options, states, states_of
from tests.positions import cards, game, position, stock


@pytest.mark.parametrize("code", EVERY_TABLE)
def test_the_first_is_what_the_strongest_plays(code: str) -> None:
    playing = game(code)
    for state in states(code, 12, seed=3):
        assert state.turn is not None
        found = advice(playing, playing.view(state, state.turn), Random(0), SHORT)
        if found:
            assert str(found[0].play) == choice(code, state, "maestro")


@pytest.mark.parametrize("code", EVERY_TABLE)
def test_values_are_the_sums_of_their_terms(code: str) -> None:
    playing = game(code)
    for state in states(code, 12, seed=3):
        assert state.turn is not None
        for one in advice(playing, playing.view(state, state.turn), Random(0), SHORT):
            assert one.value == pytest.approx(sum(one.terms.values()))


def test_between_two_the_best_have_the_highest_values() -> None:
    playing = game()
    for state in states("scopa", 40):
        assert state.turn is not None
        found = advice(playing, playing.view(state, state.turn), Random(0), SHORT)
        values = [one.value for one in found]
        assert values == pytest.approx(sorted(values, reverse=True))


def last_hands(mine: str, theirs: str, table: str) -> ScopaState:
    """The last hands of a deal; all other cards lie in the piles, every second one in each."""
    named = cards(f"{mine} {theirs} {table}")
    others = [str(one) for one in CARDS if one not in named]
    piles = (" ".join(others[::2]), " ".join(others[1::2]))
    return position(hands=(mine, theirs), table=table, piles=piles, last=1)


def reason(state: ScopaState) -> tuple[str, Term]:
    """The best play, and the term that speaks for it and against the next."""
    playing = game()
    assert state.turn is not None
    best, next_best, *_ = advice(playing, playing.view(state, state.turn), Random(0), SHORT)
    return str(best.play), best.deciding(next_best)[0]


def test_a_scopa_is_taken_for_the_scopa() -> None:
    assert reason(last_hands("3d Fs", "2c 5c", "3c")) == ("3dx3c", Term.SCOPE)


def test_the_settebello_is_taken_for_its_point() -> None:
    # laying the fante would leave it to the other
    assert reason(last_hands("7c Fs", "7b 2c", "7d Rc")) == ("7cx7d", Term.SETTEBELLO)


def test_nothing_is_advised_where_there_is_no_choice() -> None:
    playing = game()
    view = playing.view(position(hands=("Fs", "2c")), 0)
    assert advice(playing, view, Random(0)) == ()


def test_nobody_is_advised_out_of_turn() -> None:
    playing = game()
    view = playing.view(position(hands=("Fs 2d", "2c 5c")), 1)
    with pytest.raises(NotOnTurn):
        advice(playing, view, Random(0))


def test_a_hand_that_can_be_declared_is() -> None:
    playing = game("cirulla")
    state = playing.deal(stock("7c Rd 2d Fs 3s 5c Rc Cs 4d 6b"), 1).state
    found = advise(playing, playing.view(state, 0), Random(0), budget=SHORT)
    assert found.move == "bussa"
    assert [reason.key for reason in found.reasons] == ["declare"]
    points = found.reasons[0].data["n"]
    assert isinstance(points, int)
    others = {move: value for move, value in found.values.items() if move != "bussa"}
    assert found.values["bussa"] == pytest.approx(points + max(others.values()))


def test_whoever_does_not_look_ahead_advises_without_values() -> None:
    playing = game()
    state = next(
        state
        for state in states("scopa", 40)
        if len(playing.moves_seen(playing.view(state, state.turn))) > 1
    )
    view = playing.view(state, state.turn)
    found = advise(playing, view, Random(0), level="heuristic")
    assert found.move == choice("scopa", state, "heuristic")
    assert found.values == {}
    assert found.reasons


@pytest.mark.parametrize("number", range(12))
def test_every_set_of_house_rules_has_advice(number: int) -> None:
    options = random_options(12, seed=21)[number]
    playing = ScopaGame(options)
    for state in islice(states_of(playing, number, often=0.1), 5):
        view = playing.view(state, state.turn)
        found = advise(playing, view, Random(0), budget=Budget(plays=60))
        assert found.move in map(str, playing.moves_seen(view))
        assert found.reasons
