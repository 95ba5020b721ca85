"""The bench measures the real screens, and tells distributions."""

from pathlib import Path

import pytest

from scopa_gui.ui.bench.busy import RULES, Busy, busy_table
from scopa_gui.ui.bench.measures import resize_rows
from scopa_gui.ui.bench.rows import Row, quantile
from scopa_gui.ui.scenes.table import TableScene

SMALL = (960, 540)
LONGEST_FRAME_MS = 33


@pytest.mark.parametrize(
    ("share", "expected"), [(0.5, 50.0), (0.99, 99.0), (1.0, 100.0), (0.0, 1.0)]
)
def test_a_quantile_is_the_value_that_share_does_not_exceed(share: float, expected: float) -> None:
    assert quantile([float(n) for n in range(100, 0, -1)], share) == expected


def test_there_is_no_quantile_of_nothing() -> None:
    with pytest.raises(ValueError, match="nothing"):
        quantile([], 0.5)


def test_what_could_not_be_measured_says_why_and_has_no_figures() -> None:
    assert Row("slide", "ms", (), "no sheet slid").to_dict() == {
        "name": "slide",
        "unit": "ms",
        "absent": "no sheet slid",
    }


def test_the_busy_table_has_six_computer_players_who_move() -> None:
    with busy_table(SMALL) as busy:
        frames = [frame for _ in range(240) if (frame := busy.step())]
        table = busy.stage.director.top
        assert isinstance(table, TableScene)
        assert len(table.session.seats) == 6
        assert not table.session.people
        assert len(table.session.run.moves) > 0
        assert len(frames) > 100
        assert all(frame.ms > 0 for frame in frames)


def test_the_busy_table_is_the_same_every_time(tmp_path: Path) -> None:
    def moves(folder: Path) -> list[str]:
        busy = Busy(SMALL, folder)
        for _ in range(300):
            busy.step()
        table = busy.stage.director.top
        assert isinstance(table, TableScene)
        busy.stage.close()
        return [str(move) for move in table.session.run.moves]

    first = moves(tmp_path / "one")
    assert first
    assert first == moves(tmp_path / "two")


def test_after_a_resize_every_card_gets_sharp(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("scopa_gui.ui.bench.measures.SIZES", (SMALL, (1280, 720)))
    rows = {row.name: row for row in resize_rows()}
    assert rows["resize-layout-1280x720"].values[0] > 0
    assert 0 < rows["resize-frames-until-sharp-1280x720"].values[0] < 600
    assert max(rows["resize-sprites-1280x720"].values) < LONGEST_FRAME_MS


def test_what_the_sprites_work_is_counted_once(tmp_path: Path) -> None:
    busy = Busy(SMALL, tmp_path)
    frames = [frame for _ in range(120) if (frame := busy.step())]
    busy.stage.close()
    assert all(0 < frame.sprites_ms <= frame.cpu_ms for frame in frames)


def test_the_rules_of_the_bench_seat_six() -> None:
    assert "seats=6" in RULES
