"""Levels against one another: in order, by more than chance explains."""

import pytest

from scopa_gui.ai.arena import Advantage, advantage, difference
from scopa_gui.rules.shuffle import secret_from_seed
from tests.positions import game


@pytest.mark.parametrize(
    ("better", "worse", "pairs"), [("greedy", "random", 40), ("heuristic", "greedy", 150)]
)
def test_levels_stand_in_order(better: str, worse: str, pairs: int) -> None:
    found = advantage(game(), better, worse, pairs, seed=1)
    assert found.mean > 3 * found.error


def test_a_level_is_not_ahead_of_itself() -> None:
    assert difference(game(), "heuristic", "heuristic", secret_from_seed(1), 0) == 0


def test_alone_the_first_level_sits_once_at_every_seat() -> None:
    assert difference(game("scopa(seats=3)"), "greedy", "greedy", secret_from_seed(1), 2) == 0


def test_the_error_shrinks_with_the_observations() -> None:
    found = Advantage.of([1.0, -1.0, 1.0, -1.0])
    assert (found.mean, found.observations) == (0, 4)
    assert found.error == pytest.approx((4 / 3) ** 0.5 / 2)
    assert found.margin == pytest.approx(1.96 * found.error)
