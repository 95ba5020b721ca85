"""Value tables: fitted again they are the same, and they say what a position is worth."""

import json
from importlib import resources
from random import Random

import pytest

from scopa_gui.ai.masks import mask_of
from scopa_gui.ai.search.features import Features
from scopa_gui.ai.search.values import (
    FOLDER,
    POINT,
    WITH_TABLE,
    Values,
    fitted,
    nearest_with_table,
    row_for,
)
from scopa_gui.ai.training import Example, Training, fit
from scopa_gui.rules.catalogue import format_rules, parse_rules
from scopa_gui.rules.scopa.presets import PRESETS
from tests.ai.support import random_options
from tests.positions import cards, game

MOST_BYTES = 10_000


def trained(code: str, deals: int, seed: int) -> str:
    training = Training(game(code), "heuristic", deals, seed)
    assert list(training.play()) == list(range(1, deals + 1))
    return training.fitted()


@pytest.mark.parametrize("preset", WITH_TABLE)
def test_a_short_fit_is_reproduced(preset: str) -> None:
    once = trained(preset, 10, seed=1)
    assert trained(preset, 10, seed=1) == once
    assert trained(preset, 10, seed=2) != once


def test_every_preset_that_deals_hands_again_has_a_table() -> None:
    dealt_again = [
        name
        for name, options in PRESETS.items()
        if 40 - options.deal.table_size > 2 * options.deal.hand_size and options.seats == 2
    ]
    assert list(WITH_TABLE) == dealt_again


def test_a_short_fit_is_pinned() -> None:
    weights = json.loads(trained("scopa", 30, seed=1))["weights"]
    assert [sum(map(abs, row)) for row in weights] == [17989, 18105, 16867, 15151, 13850]


def test_a_fit_finds_what_the_examples_show() -> None:
    examples = [Example(1, (cell, 2), points) for cell, points in ((0, 3), (1, -1))] * 200
    first, second, common = fit(examples, 4, Random(1))[:3]
    assert first + common == pytest.approx(3 * POINT, abs=30)
    assert second + common == pytest.approx(-POINT, abs=30)


@pytest.mark.parametrize("preset", WITH_TABLE)
def test_a_table_fits_its_preset(preset: str) -> None:
    text = resources.files(FOLDER).joinpath(f"{preset}.json").read_text(encoding="utf-8")
    options = PRESETS[preset]
    hand = options.deal.hand_size
    stock = 40 - options.deal.table_size - 2 * hand
    assert len(text) <= MOST_BYTES
    assert json.loads(text)["rules"] == format_rules(options)
    assert [len(row) for row in fitted(preset)] == [Features(options).size] * (stock // (2 * hand))


@pytest.mark.parametrize("preset", WITH_TABLE)
def test_a_preset_with_a_table_takes_its_own(preset: str) -> None:
    assert nearest_with_table(PRESETS[preset]) == preset


def test_every_house_rule_finds_a_cell_for_every_feature() -> None:
    for options in random_options(60, seed=4):
        for deals_left in range(1, 6):
            assert len(row_for(options, deals_left)) == Features(options).size


def value(code: str, mine: str, theirs: str) -> int:
    return Values(parse_rules(code), 2).of(mask_of(cards(mine)), mask_of(cards(theirs)), 0, 1)


@pytest.mark.parametrize(
    ("code", "card"),
    [("scopa", "7d"), ("re_bello", "Rd"), ("rebello", "6d"), ("scopa(bonus=4c)", "4c")],
)
def test_a_card_that_brings_a_point_is_worth_about_two_here_or_there(code: str, card: str) -> None:
    mine, theirs = value(code, card, "Rb"), value(code, "Rb", card)
    assert mine - theirs > POINT


@pytest.mark.parametrize(
    ("code", "mine", "theirs"),
    [
        ("scopa", "7c 7s 6b", "Fc Fs Fb"),
        ("scopa", "2d 4d 5d", "2c 4s 5b"),
        ("napola", "Ad 2d 3d", "Fd Cd Rd"),
        ("scopa(grande=on)", "Fd Cd Rd", "4d 5d 2d"),
    ],
)
def test_better_piles_are_worth_more(code: str, mine: str, theirs: str) -> None:
    assert value(code, mine, theirs) > value(code, theirs, mine)
