"""``arena``: measurements that follow from the seed, and several of them as one."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.support import Doors, Outcome, refused

RULES = ("--rules", "scopa(target=1)")
LEVELS = ("--a", "greedy", "--b", "random")
ARENA = ("arena", *RULES, *LEVELS, "--pairs", "6", "--processes", "1")


def measured(doors: Doors, file: Path, *words: str) -> Any:
    assert doors(*ARENA, *words, "--json", str(file)).status == 0
    return json.loads(file.read_text(encoding="utf-8"))


def figures(fields: dict[str, Any]) -> dict[str, Any]:
    """What does not depend on how fast the machine is."""
    return {key: value for key, value in fields.items() if key not in ("ms", "core_seconds")}


def test_the_same_whatever_the_number_of_processes(doors: Doors, tmp_path: Path) -> None:
    one = measured(doors, tmp_path / "one.json", "--seed", "1")
    two = measured(doors, tmp_path / "two.json", "--seed", "1", "--processes", "2")
    other = measured(doors, tmp_path / "other.json", "--seed", "2")
    assert figures(one) == figures(two)
    assert one["observations"] != other["observations"]


def test_mean_interval_and_times_are_printed(doors: Doors) -> None:
    first, mean, *times, cost = doors(*ARENA, "--seed", "1").lines
    assert first == "greedy against random, scopa(target=1): 6 duplicate deals"
    assert mean.startswith("points a deal ahead: ")
    assert mean.endswith("(95 %)")
    assert sorted(line.split(":")[0] for line in times) == ["greedy", "random"]
    assert cost.endswith("seeds 1")


def test_every_move_is_timed(doors: Doors, tmp_path: Path) -> None:
    fields = measured(doors, tmp_path / "some.json", "--seed", "1")
    moves = {level: sum(counts.values()) for level, counts in fields["ms"].items()}
    assert moves == {"greedy": 6 * 2 * 18, "random": 6 * 2 * 18}


def test_matches_give_a_share(doors: Doors, tmp_path: Path) -> None:
    fields = measured(doors, tmp_path / "some.json", "--seed", "1", "--matches")
    assert set(fields["observations"]) <= {0.0, 0.5, 1.0}
    assert fields["mean"] > 0.5
    assert "matches won: " in doors(*ARENA, "--seed", "1", "--matches").out


def test_a_level_wins_half_against_itself(doors: Doors, tmp_path: Path) -> None:
    fields = measured(
        doors, tmp_path / "some.json", "--seed", "1", "--matches", "--a", "greedy", "--b", "greedy"
    )
    assert set(fields["observations"]) == {0.5}


def test_names_on_the_screen_are_known(doors: Doors, tmp_path: Path) -> None:
    fields = measured(doors, tmp_path / "some.json", "--seed", "1", "--a", "dilettante")
    assert fields["a"] == "greedy"


# ---- pooling


@pytest.fixture
def files(doors: Doors, tmp_path: Path) -> list[str]:
    """Measurements of the same from two seeds."""
    for seed in ("1", "2"):
        measured(doors, tmp_path / f"{seed}.json", "--seed", seed)
    return [str(tmp_path / f"{seed}.json") for seed in ("1", "2")]


def test_pooled_observations_are_all_of_them(
    doors: Doors, files: list[str], tmp_path: Path
) -> None:
    whole = tmp_path / "whole.json"
    outcome = doors("arena", "--pool", *files, "--json", str(whole))
    fields = json.loads(whole.read_text(encoding="utf-8"))
    parts = [json.loads(Path(file).read_text(encoding="utf-8")) for file in files]
    assert fields["observations"] == parts[0]["observations"] + parts[1]["observations"]
    assert fields["seeds"] == [[1, 6], [2, 6]]
    assert "12 duplicate deals" in outcome.out
    assert doors("arena", "--pool", str(whole)).out == outcome.out


def test_a_seed_counts_once(doors: Doors, files: list[str]) -> None:
    assert "twice" in refused(doors("arena", "--pool", *files, files[0]))


def test_only_the_same_is_pooled(doors: Doors, files: list[str], tmp_path: Path) -> None:
    other = tmp_path / "other.json"
    measured(doors, other, "--seed", "3", "--b", "heuristic")
    assert "not all of the same" in refused(doors("arena", "--pool", files[0], str(other)))


@pytest.mark.parametrize("text", ["", "{}", "[1]", '{"rules": 1}', "\ud83d"])
def test_other_files_are_refused(doors: Doors, tmp_path: Path, text: str) -> None:
    file = tmp_path / "bad.json"
    file.write_text(text, encoding="utf-8", errors="replace")
    assert "no figures" in refused(doors("arena", "--pool", str(file)))


def refusal(doors: Doors, *words: str) -> str:
    outcome: Outcome = doors("arena", *words)
    return refused(outcome)


def test_what_is_missing_is_said(doors: Doors) -> None:
    sentence = refusal(doors, *RULES, "--a", "greedy")
    assert all(word in sentence for word in ("--b", "--pairs", "--seed"))


def test_no_such_file_and_no_such_level(doors: Doors) -> None:
    assert "nowhere.json" in refusal(doors, "--pool", "/nowhere.json")
    assert "gredy" in refusal(doors, *RULES, "--a", "gredy", "--b", "random")
