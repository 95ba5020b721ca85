"""A killed process loses at most the move in flight; ``tests.faults.kills`` kills 500."""

import signal

import pytest

from tests.faults.kills import kill, main

SAMPLE = 20


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="no SIGKILL on this system")
def test_kills_at_random_moments_lose_nothing_but_the_move_in_flight() -> None:
    kill(SAMPLE, seed=12)


def test_the_command_says_what_it_did(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--number", "1"]) == 0
    assert capsys.readouterr().out.startswith("1 kills")
