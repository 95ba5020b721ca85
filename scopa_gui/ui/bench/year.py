"""How long the statistics of a year of matches take to open."""

from collections.abc import Iterator
from dataclasses import replace
from time import perf_counter

from scopa_gui.ai.brain import Inline
from scopa_gui.app.history import History
from scopa_gui.app.history_facts import MatchSum, sum_up
from scopa_gui.app.storage import Store, passing_folder
from scopa_gui.rules.record import MatchRecord
from scopa_gui.rules.run import replay
from scopa_gui.ui.bench.rows import Row
from scopa_gui.ui.loop import Stage
from scopa_gui.ui.program import Program
from scopa_gui.ui.scenes.table import TableScene
from scopa_gui.ui.tour.positions import played

MATCHES = 5000
KINDS = ("scopa", "scopone", "escoba", "scopa(seats=4)")
DIFFERENT = 20
"""So many matches are played; the year repeats them on other days."""
TIMES = 5
SIZE = (1280, 720)


def statistics_rows() -> Iterator[Row]:
    """Milliseconds from the click on the title to the drawn page, a new program each time."""
    with passing_folder() as folder:
        store = Store(folder)
        _fill(store)
        values = tuple(_opening_ms(store) for _ in range(TIMES))
    yield Row(f"statistics-open-{MATCHES}", "ms", values)


def _fill(store: Store) -> None:
    history = History(store)
    matches = [_match(number) for number in range(DIFFERENT)]
    with history.base:
        for number in range(MATCHES):
            day = f"2026-{number // 417 % 12 + 1:02}-{number // 14 % 28 + 1:02}T21:00"
            history.enter(replace(matches[number % DIFFERENT], ended=day), 0, 0, str(number))
    history.close()


def _match(number: int) -> MatchSum:
    position = played(KINDS[number % len(KINDS)], number, deals=99)
    header = position.header
    return sum_up(MatchRecord(header, None, replay(header.options, header.stocks, position.moves)))


def _opening_ms(store: Store) -> float:
    program = Program(store, Inline(), TableScene)
    stage = Stage(SIZE, "en", 100, program.first_scene)
    stage.frame()
    start = perf_counter()
    program.open_memory()
    stage.frame()
    took = perf_counter() - start
    stage.close()
    program.close()
    return 1000 * took
