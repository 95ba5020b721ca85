"""Records of format 1 must be readable for ever: these files are never written again.

A test that fails here has broken every match that readers have saved.
"""

from pathlib import Path

import pytest

from scopa_gui.rules.record import read_journal, read_record, record_line

FOLDER = Path(__file__).parent
RECORDS = (FOLDER / "format1.jsonl").read_text().splitlines(keepends=True)


@pytest.mark.parametrize("number", range(1, len(RECORDS) + 1))
def test_a_record_of_format_1_is_read(number: int) -> None:
    assert read_record(RECORDS[number - 1], number).run.over


@pytest.mark.parametrize("number", range(1, len(RECORDS) + 1))
def test_a_record_of_format_1_can_be_written_again(number: int) -> None:
    record = read_record(RECORDS[number - 1], number)
    again = read_record(record_line(record.header, record.run))
    assert (again.run, again.end) == (record.run, record.end)


def test_a_journal_of_format_1_is_read() -> None:
    record = read_journal((FOLDER / "format1.journal").read_text())
    assert record.warning is None
    assert len(record.run.moves) == 50
