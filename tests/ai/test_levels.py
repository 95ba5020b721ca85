"""The levels people choose from, and how each is told from the next."""

from random import Random

import pytest

from scopa_gui.ai.arena import advantage
from scopa_gui.ai.decide import decide
from scopa_gui.ai.levels import (
    LEVELS,
    LONG_THINKERS,
    OFFERED,
    USUAL,
    UnknownLevel,
    in_a_moment,
    named,
)
from scopa_gui.app.setup import Setup
from tests.ai.support import choice
from tests.positions import game, position


def test_five_levels_are_offered_weakest_first() -> None:
    assert OFFERED == ("principiante", "greedy", "heuristic", "campione", "maestro")
    assert [level for level in LEVELS if level in OFFERED] == list(OFFERED)
    assert USUAL in OFFERED


def test_names_on_the_screen_find_their_level() -> None:
    assert [named(name) for name in ("dilettante", "esperto", "maestro")] == [
        "greedy",
        "heuristic",
        "maestro",
    ]
    with pytest.raises(UnknownLevel):
        named("Maestro")


@pytest.mark.parametrize("level", ["greedy", "heuristic"])
def test_games_set_up_before_there_were_five_levels_are_found_again(level: str) -> None:
    seats = [{"name": "Anna", "player": "person"}, {"name": "Pino", "player": level}]
    setup = Setup.from_dict({"rules": "scopa", "seats": seats}, OFFERED)
    assert setup is not None
    assert setup.seats[1].player == level


def test_where_nobody_may_wait_long_thinkers_are_stood_in_for() -> None:
    assert all(in_a_moment(level) == USUAL for level in LONG_THINKERS)
    assert in_a_moment("greedy") == "greedy"


def test_a_beginner_takes_every_open_scopa() -> None:
    state = position(hands=("3d 7c Rs", "2c 5c 6b"), table="Ad 2d")
    assert {choice("scopa", state, "principiante", seed) for seed in range(60)} == {"3dxAd2d"}


def test_a_beginner_overlooks_what_takes_several_cards() -> None:
    state = position(hands=("7c 5s Fs", "2c 5c 6b"), table="3d 4d 5d Rb")
    moves = [choice("scopa", state, "principiante", seed) for seed in range(100)]
    assert 20 < sum(move.startswith("7c") for move in moves) < 80


def test_a_beginner_loses_to_the_next_level() -> None:
    found = advantage(game(), "greedy", "principiante", 80, seed=1)
    assert found.mean > 3 * found.error


def test_the_strongest_cuts_and_declares_as_all_do() -> None:
    state = position("cirulla", hands=("Ad Ac 2s", "7d 5c Rb"), table="Fd")
    playing = game("cirulla")
    moves = {
        str(decide(playing, playing.view(state, 0), level, Random(0)))
        for level in ("heuristic", "campione", "maestro")
    }
    assert len(moves) == 1
