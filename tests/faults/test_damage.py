"""Damaged files are told and kept; ``tests.faults.damage`` damages 5,000."""

from tests.faults.damage import FILES, damage, main

SAMPLE = 60


def test_a_damaged_file_is_told_and_kept_and_nothing_else_is_lost() -> None:
    damage(SAMPLE, seed=2)


def test_the_command_says_what_it_did() -> None:
    assert main(["--number", str(len(FILES)), "--seed", "3"]) == 0
