"""Briscola looked ahead in: exact at the end, by rule before, blind to what is hidden, bounded."""

import os
import subprocess
import sys
from collections.abc import Iterator
from random import Random

import pytest

from scopa_gui.ai.agent import Budget
from scopa_gui.ai.arena import Advantage, difference
from scopa_gui.ai.briscola.course import Course
from scopa_gui.ai.briscola.search import FEWEST, WORLDS, CardSearch
from scopa_gui.ai.decide import decide
from scopa_gui.rules.briscola.moves import Play
from scopa_gui.rules.briscola.state import BriscolaState, BriscolaView, Phase
from scopa_gui.rules.catalogue import AnyGame, Move
from scopa_gui.rules.shuffle import secret_from_seed
from tests.rules.briscola.positions import CODES, game, states_by_chance

SHORT = Budget(plays=300)
LEVELS = ("campione", "maestro")


def choices(code: str, seed: int) -> Iterator[BriscolaState]:
    """States of a deal played at random in which there are cards to choose from."""
    for state in states_by_chance(code, seed):
        if state.phase is Phase.PLAY and len(game(code).legal_moves(state)) > 1:
            yield state


def chosen(code: str, state: BriscolaState, level: str) -> Move:
    """What a level plays on a short budget."""
    return decide(game(code), game(code).view(state, state.turn), level, Random(1), SHORT)


def best_points(code: str, state: BriscolaState, seat: int) -> int:
    """The points of a seat when everybody plays as well as possible, by the readable rules."""
    playing = game(code)
    if state.turn is None:
        result = playing.result(state)
        assert result is not None
        return result.points[seat]
    found = [
        best_points(code, playing.apply(state, move).state, seat)
        for move in playing.legal_moves(state)
    ]
    return max(found) if state.turn == seat else min(found)


def test_the_last_tricks_between_two_are_followed_exactly() -> None:
    code = "briscola"
    playing, seen = game(code), 0
    for seed in range(12):
        for state in choices(code, seed):
            course = Course(playing, state)
            if not course.exact:
                continue
            assert state.turn is not None
            for move in playing.legal_moves(state):
                assert isinstance(move, Play)
                after = playing.apply(state, move).state
                assert course.worth(move.card) == best_points(code, after, state.turn)
                seen += 1
    assert seen > 50


@pytest.mark.parametrize(
    "code", ["briscola", "briscola(seats=3)", "briscola(seats=3,twos=one_out)"]
)
def test_where_nobody_has_a_partner_play_by_rule_is_that_of_the_rule_player(code: str) -> None:
    playing = game(code)
    for state in choices(code, 3):
        assert state.turn is not None
        course = Course(playing, state)
        if course.exact:
            continue
        for move in playing.legal_moves(state):
            assert isinstance(move, Play)
            after = playing.apply(state, move).state
            while after.turn is not None:
                view = playing.view(after, after.turn)
                after = playing.apply(after, decide(playing, view, "heuristic", Random(1))).state
            result = playing.result(after)
            assert result is not None
            assert course.worth(move.card) == result.points[state.turn]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("code", CODES)
def test_hidden_cards_in_other_places_change_nothing(code: str, level: str) -> None:
    playing, rng = game(code), Random(code)
    for seed in range(2):
        for state in choices(code, seed):
            wanted = chosen(code, state, level)
            assert wanted in playing.legal_moves(state)
            other = playing.determinize(playing.view(state, state.turn), rng)
            assert chosen(code, other, level) == wanted


@pytest.mark.parametrize("level", LEVELS)
def test_bidding_is_that_of_the_rule_player(level: str) -> None:
    for seed in range(6):
        for state in states_by_chance("chiamata", seed):
            if state.turn is not None and state.phase is not Phase.PLAY:
                assert chosen("chiamata", state, level) == chosen("chiamata", state, "heuristic")


SCRIPT = """
from tests.ai.test_briscola_search import LEVELS, choices, chosen
for code in ("briscola", "briscola(seats=4)", "chiamata"):
    for state in choices(code, 5):
        print(*(chosen(code, state, level) for level in LEVELS))
"""


def test_another_process_with_other_hashes_moves_the_same() -> None:
    printed = {
        subprocess.run(
            [sys.executable, "-c", SCRIPT],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(sys.path)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(printed) == 1
    assert len(printed.pop().splitlines()) > 60


@pytest.mark.parametrize(("plays", "worlds"), [(0, FEWEST), (10**9, WORLDS)])
def test_the_budget_bounds_the_worlds_but_some_are_always_looked_at(
    plays: int, worlds: int
) -> None:
    state = next(choices("briscola", 1))
    search = CardSearch(
        game("briscola"), game("briscola").view(state, state.turn), Random(1), plays
    )
    steps = 0
    while search.step():
        steps += 1
    assert steps == worlds


def on_a_short_budget(playing: AnyGame, view: BriscolaView, level: str, rng: Random) -> Move:
    return decide(playing, view, level, rng, Budget(plays=1500))


def test_looking_ahead_beats_playing_by_rule() -> None:
    secret = secret_from_seed(1)
    found = Advantage.of(
        [
            difference(game("briscola"), "maestro", "heuristic", secret, number, on_a_short_budget)
            for number in range(30)
        ]
    )
    assert found.mean > 3 * found.error
