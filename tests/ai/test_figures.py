"""The figures of long measurements are kept, and the table of levels says what they say."""

from pathlib import Path

import pytest

import scopa_gui
from scopa_gui.cli.measured import Measured

FIGURES = sorted((Path(__file__).parent / "figures").glob("*.json"))
TABLE = (Path(scopa_gui.__file__).parent / "ARCHITECTURE.md").read_text(encoding="utf-8")


def test_there_are_some() -> None:
    assert FIGURES


@pytest.mark.parametrize("file", FIGURES, ids=lambda file: file.stem)
def test_the_row_that_names_a_file_is_true_to_it(file: Path) -> None:
    kept = Measured.from_json(file.read_bytes())
    (row,) = [line for line in TABLE.splitlines() if f"`{file.name}`" in line]
    assert f"--a {kept.a} --b {kept.b} " in row
    assert kept.rules in row
    assert f" {len(kept.observations):,} {kept.unit} " in row
    assert f" {kept.advantage.mean:+.3f} ± {kept.advantage.margin:.3f} " in row
    assert f" {kept.core_seconds / 3600:.2f} |" in row


@pytest.mark.parametrize("file", FIGURES, ids=lambda file: file.stem)
def test_every_seed_was_played_once(file: Path) -> None:
    kept = Measured.from_json(file.read_bytes())
    seeds = [seed for seed, _ in kept.seeds]
    assert len(set(seeds)) == len(seeds)
    assert sum(pairs for _, pairs in kept.seeds) == len(kept.observations)
