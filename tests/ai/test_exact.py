"""The last hands of a deal are played as brute force would; a sample of ``tests.ai.brute``."""

import pytest

from scopa_gui.rules.catalogue import Options, format_rules
from tests.ai.brute import MOST_HAND, compare, compare_all, last_hands, searched
from tests.ai.compact import Different, house_rules, presets
from tests.positions import game

SHORT_HANDS = tuple(options for options in presets() if options.deal.hand_size <= MOST_HAND)


@pytest.mark.parametrize("options", SHORT_HANDS, ids=format_rules)
def test_values_and_choices_are_those_of_brute_force(options: Options) -> None:
    compare_all(options, 25, seed=1)


def test_under_house_rules_too() -> None:
    for number, options in enumerate(house_rules(25, seed=5)):
        compare_all(options, 1, seed=number)


def test_a_wrong_value_is_noticed() -> None:
    playing, others = game(), game("re_bello")
    found = [(state, searched(others, state)) for state in last_hands(playing.options, 40, seed=1)]

    def compare_them() -> None:
        for state, search in found:
            compare(playing, state, search)

    with pytest.raises(Different):
        compare_them()
