"""Thousands of inputs without a plan, over every screen: nothing breaks, nothing is lost."""

from pathlib import Path

import pytest

from scopa_gui.rules.catalogue import PRESETS
from scopa_gui.ui.scenes.new_game import NewGameScene
from scopa_gui.ui.scenes.pause import PauseScene
from scopa_gui.ui.scenes.table import TableScene
from scopa_gui.ui.scenes.title import TitleScene
from tests.hostile.monkey import Monkey
from tests.hostile.places import PLACES

RUNS = 4
INPUTS = 2_000
SAMPLE = ("title", "match, scopa", "match, chiamata", "replay", "lesson, sums", "settings")


@pytest.mark.parametrize("seed", range(RUNS))
def test_any_inputs_break_nothing_and_lose_nothing(seed: int, tmp_path: Path) -> None:
    places = SAMPLE[seed:] + SAMPLE[:seed]
    monkey = Monkey(tmp_path, seed, ("title", *places))
    try:
        monkey.go(INPUTS)
    except Exception as error:
        lines = [f"{error!r} with seed {seed}; the last inputs:", *map(str, monkey.said)]
        raise AssertionError("\n".join(lines)) from error
    assert monkey.matches > 0
    assert set(monkey.screens) >= {TitleScene, NewGameScene, TableScene, PauseScene}


def test_inputs_begin_in_every_game() -> None:
    assert {f"match, {name}" for name in PRESETS} <= set(PLACES)
