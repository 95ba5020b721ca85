"""A report of an error: enough to see it again, and nothing about whoever played."""

from pathlib import Path

import pytest

from scopa_gui.app.crash import MatchSoFar, report
from scopa_gui.rules.catalogue import parse_rules
from scopa_gui.rules.record import PERSON, Header, SeatRecord, read_journal
from scopa_gui.rules.run import SecretStocks, start_run
from scopa_gui.rules.shuffle import secret_from_seed

HEADER = Header(
    parse_rules("scopa"),
    SecretStocks(secret_from_seed(7)),
    (SeatRecord("Annunziata", PERSON), SeatRecord("Ciro", "heuristic")),
)


def raised(words: str) -> Exception:
    try:
        Path("/no/such/folder/of Annunziata").read_text(encoding="utf-8")
    except OSError as cause:
        try:
            raise RuntimeError(words) from cause
        except RuntimeError as error:
            return error
    raise AssertionError


def test_a_report_names_the_error_its_causes_and_the_facts() -> None:
    text = report(raised("the cloth is gone"), {"Scopa": "1.2.3"}, None)
    assert text.startswith("Scopa: 1.2.3\n")
    assert "RuntimeError: the cloth is gone" in text
    assert "FileNotFoundError" in text


def test_a_report_has_no_names_and_no_folders_of_the_machine(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Path, "home", lambda: Path("/home/nunzia"))
    error = raised("Annunziata and Ciro in /home/nunzia/cards")
    text = report(error, {}, MatchSoFar(HEADER, ()))
    assert "Annunziata" not in text
    assert "Ciro" not in text
    assert "nunzia" not in text
    assert str(Path(__file__).parent.parent) not in text
    assert 'File "app/test_crash.py"' in text


def test_the_journal_of_a_report_leads_to_the_same_match() -> None:
    run, _, _ = start_run(HEADER.options, HEADER.stocks)
    for _ in range(5):
        run, _ = run.apply(run.game.legal_moves(run.state)[0])
    text = report(raised("late"), {}, MatchSoFar(HEADER, run.moves))
    found = read_journal(text[text.index('{"format"') :])
    assert found.run == run
    assert [seat.name for seat in found.header.seats] == ["Player 1", "Player 2"]
