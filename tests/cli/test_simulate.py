"""``simulate``: whole matches that follow from the seed alone."""

import json
from pathlib import Path

import pytest

from scopa_gui.ai.levels import LEVELS
from scopa_gui.rules.record import read_record
from tests.cli.support import Doors, Outcome, process

SCOPA = ("simulate", "--rules", "scopa", "--seats", "greedy,random")
MATCHES = ("--matches", "3", "--seed", "7")


def records(outcome: Outcome) -> list[str]:
    assert outcome.status == 0
    return outcome.out.splitlines(keepends=True)


def test_every_record_is_a_finished_match_under_the_rules(doors: Doors) -> None:
    found = [
        read_record(line, number) for number, line in enumerate(records(doors(*SCOPA, *MATCHES)))
    ]
    assert [record.run.over for record in found] == [True] * 3


def test_the_same_in_every_process(doors: Doors) -> None:
    here = doors(*SCOPA, *MATCHES)
    for hash_seed in ("1", "2"):
        assert process(*SCOPA, *MATCHES, PYTHONHASHSEED=hash_seed) == here


def test_another_seed_makes_other_matches(doors: Doors) -> None:
    assert records(doors(*SCOPA, *MATCHES)) != records(
        doors(*SCOPA, "--matches", "3", "--seed", "8")
    )


def test_a_match_does_not_depend_on_how_many_are_played(doors: Doors) -> None:
    first = records(doors(*SCOPA, "--matches", "1", "--seed", "7"))
    assert records(doors(*SCOPA, *MATCHES))[:1] == first


def test_records_name_rules_and_levels(doors: Doors) -> None:
    fields = json.loads(records(doors(*SCOPA, *MATCHES))[0])
    assert fields["rules"] == "scopa"
    assert [seat["player"] for seat in fields["seats"]] == ["greedy", "random"]


def test_without_a_file_the_summary_stays_out_of_the_records(doors: Doors) -> None:
    outcome = doors(*SCOPA, *MATCHES)
    assert outcome.out.count("\n") == 3
    assert outcome.err.startswith("3 matches; ")
    assert outcome.err.count("\n") == 3


def test_with_a_file_the_records_go_there_and_the_summary_is_printed(
    doors: Doors, tmp_path: Path
) -> None:
    file = tmp_path / "matches.jsonl"
    expected = doors(*SCOPA, *MATCHES)
    outcome = doors(*SCOPA, *MATCHES, "--out", str(file))
    assert file.read_text(encoding="utf-8") == expected.out
    assert outcome.out == expected.err
    assert outcome.err == ""


def test_the_summary_adds_up(doors: Doors) -> None:
    outcome = doors(*SCOPA, *MATCHES)
    found = [read_record(line, 1).run for line in records(outcome)]
    deals = sum(run.match.deal for run in found)
    wins = [sum(run.winner == side for run in found) for side in (0, 1)]
    points = [sum(run.match.totals[side] for run in found) for side in (0, 1)]
    scope = [
        sum(result.line("scope").points[side] for run in found for result in run.match.results)
        for side in (0, 1)
    ]
    first, *seats = outcome.err.splitlines()
    assert first == f"3 matches; deals: {deals}"
    assert seats == [
        f"Seat {side} ({level}): wins {wins[side]}, points {points[side]}, scope {scope[side]}"
        for side, level in ((0, "greedy"), (1, "random"))
    ]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    ("code", "seats"),
    [
        ("scopa(target=3,cut=on)", 2),
        ("scopa(seats=3,target=3)", 3),
        ("scopa(seats=4,sides=dealer_out,target=3)", 4),
        ("napola(seats=6,target=3)", 6),
    ],
)
def test_every_level_plays_every_table(doors: Doors, level: str, code: str, seats: int) -> None:
    levels = ",".join([level] * seats)
    words = ("simulate", "--rules", code, "--seats", levels, "--matches", "1", "--seed", "3")
    assert len(records(doors(*words))) == 1
