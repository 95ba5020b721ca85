"""``bench``: how fast the program is on this machine, as distributions."""

import json
import os
from argparse import Namespace
from pathlib import Path

from scopa_gui.app.i18n import Texts
from scopa_gui.app.storage import write_file
from scopa_gui.cli.console import OK, writing
from scopa_gui.cli.parser import Parser

USUAL_FRAMES = 300
LONG_FRAMES = 6000
USUAL_DEALS = 4
LONG_DEALS = 60


def arguments(parser: Parser) -> None:
    """Where to keep the figures, and how long to measure."""
    parser.takes("--json", metavar="FILE")
    parser.takes("--long", action="store_true")
    parser.takes("--program", metavar="FILE")


def run(given: Namespace, texts: Texts) -> int:
    """Measure and print one row after another."""
    # chosen before anything is opened, so that no window is ever asked for
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    from scopa_gui.ui.bench.counts import deals_rows, move_rows
    from scopa_gui.ui.bench.goals import GOALS
    from scopa_gui.ui.bench.measures import frame_rows, resize_rows
    from scopa_gui.ui.bench.rows import Row
    from scopa_gui.ui.bench.started import first_frame_rows, idle_rows, memory_rows
    from scopa_gui.ui.bench.thinking import input_rows, late_rows
    from scopa_gui.ui.bench.year import statistics_rows

    def line(row: Row) -> str:
        if row.absent:
            return f"{row.name:<36} {row.absent}"
        told = row.to_dict()
        figures = "  ".join(f"{key} {told[key]:>8.2f}" for key in ("p50", "p99", "max"))
        goals = "".join(
            f"  {'ok' if goal.met(row) else 'MISSED'}: {goal.judged} <= {goal.most:g}"
            for goal in GOALS.get(row.name, ())
        )
        return f"{row.name:<36} n {len(row.values):>5}  {figures}  {row.unit}{goals}"

    rows: list[Row] = []
    frames = LONG_FRAMES if given.long else USUAL_FRAMES
    program = Path(given.program) if given.program else None
    for measured in (
        first_frame_rows(program),
        frame_rows(frames),
        late_rows(frames),
        input_rows(),
        resize_rows(),
        idle_rows(),
        memory_rows(),
        statistics_rows(),
        deals_rows(),
        move_rows(LONG_DEALS if given.long else USUAL_DEALS),
    ):
        for row in measured:
            print(line(row), flush=True)
            rows.append(row)
    if given.json:
        report = json.dumps([row.to_dict() for row in rows], indent=1) + "\n"
        with writing(given.json):
            write_file(Path(given.json), report.encode())
    return OK
