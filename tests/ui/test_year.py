"""The statistics of a year are measured on as many matches as it says."""

import pytest

from scopa_gui.ui.bench import year


def test_one_row_named_after_its_matches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(year, "MATCHES", 30)
    monkeypatch.setattr(year, "DIFFERENT", 4)
    monkeypatch.setattr(year, "TIMES", 2)
    (row,) = year.statistics_rows()
    assert row.name == "statistics-open-30"
    assert len(row.values) == 2
    assert all(value > 0 for value in row.values)
