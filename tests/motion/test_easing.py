"""Movements begin where they begin and end where they end."""

from itertools import pairwise

import pytest

from scopa_gui.ui.motion import easing
from scopa_gui.ui.motion.easing import Easing

EASINGS = (easing.linear, easing.ease_in, easing.ease_out, easing.ease_in_out)


@pytest.mark.parametrize("ease", EASINGS)
def test_an_easing_goes_from_nothing_to_all(ease: Easing) -> None:
    assert ease(0) == 0
    assert ease(1) == 1


@pytest.mark.parametrize("ease", EASINGS)
def test_an_easing_never_goes_back(ease: Easing) -> None:
    values = [ease(i / 200) for i in range(201)]
    assert values == sorted(values)


def test_out_is_fast_first_and_in_slow_first() -> None:
    assert easing.ease_out(0.25) > 0.5 > easing.ease_in(0.75)


def test_in_and_out_meet_in_the_middle() -> None:
    assert easing.ease_in_out(0.5) == pytest.approx(0.5)


def test_a_refusal_swings_to_both_sides_twice_and_comes_to_rest() -> None:
    values = [easing.swing(i / 1000) for i in range(1, 1000)]
    turns = sum(a * b < 0 for a, b in pairwise(values))
    assert turns == 3
    assert easing.swing(0) == 0
    assert easing.swing(1) == pytest.approx(0)
