"""Opening doors from tests: in this process for most, in another where that matters."""

import json
import os
import subprocess
import sys
from dataclasses import dataclass
from typing import Any

import pytest

from scopa_gui.__main__ import main
from scopa_gui.rules.cards import DECK, format_cards, parse_cards

DECK_TEXT = format_cards(DECK)


@dataclass(frozen=True)
class Outcome:
    """What came of a command line."""

    status: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        """Standard output as JSON; a successful one leaves standard error empty."""
        assert (self.status, self.err) == (0, "")
        return json.loads(self.out)

    @property
    def lines(self) -> list[str]:
        """The lines of a successful output."""
        assert (self.status, self.err) == (0, "")
        return self.out.splitlines()


class Doors:
    """Runs command lines in this process."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self._capsys = capsys

    def __call__(self, *words: str) -> Outcome:
        """The outcome of a command line."""
        self._capsys.readouterr()
        status = main(words)
        captured = self._capsys.readouterr()
        return Outcome(status, captured.out, captured.err)


def refused(outcome: Outcome) -> str:
    """The one sentence of a command line that was refused."""
    assert outcome.status == 2
    assert outcome.out == ""
    assert outcome.err.count("\n") == 1, outcome.err
    assert outcome.err.endswith("\n")
    assert "Traceback" not in outcome.err
    sentence = outcome.err.strip()
    assert sentence[-1] in ".?!", sentence
    assert sentence[0].isupper() or not sentence[0].isalpha(), sentence
    return sentence


def process(*words: str, **environment: str) -> Outcome:
    """The outcome of a command line in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "scopa_gui", *words],
        capture_output=True,
        text=True,
        timeout=120,
        env={**os.environ, **environment},
    )
    return Outcome(done.returncode, done.stdout, done.stderr)


def stock(*first: str) -> str:
    """A whole deck that begins with these cards."""
    begin = parse_cards(" ".join(first))
    return format_cards((*begin, *(card for card in DECK if card not in begin)))
