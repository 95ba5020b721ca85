"""How long the statistics of a year of matches take to open."""

from collections.abc import Iterator
from dataclasses import replace
from time import perf_counter

from scopa_gui.ai.brain import Inline
from scopa_gui.ai.levels import OFFERED
from scopa_gui.app.history import History
from scopa_gui.app.history_facts import MatchSum, SeatFacts, sum_up
from scopa_gui.app.storage import Store, passing_folder
from scopa_gui.rules.catalogue import PRESETS
from scopa_gui.rules.record import PERSON, MatchRecord
from scopa_gui.rules.run import replay
from scopa_gui.ui.bench.rows import Row
from scopa_gui.ui.loop import Stage
from scopa_gui.ui.program import Program
from scopa_gui.ui.scenes.table import TableScene
from scopa_gui.ui.tour.positions import played

MATCHES = 5000
KINDS = (*PRESETS, "scopa(seats=4)", "scopa(seats=3)", "briscola(seats=4)")
DIFFERENT = 4 * len(KINDS)
"""So many matches are played; the year repeats them on other days, with other people."""
HOUSEHOLD = ("Giulia", "Giulia", "Giulia", "Pino", "Rosa")
"""Who sits down: one of them oftener than the others."""
GUEST_EVERY, HELP_EVERY = 6, 9
"""In so many matches one is against another person, and one with help."""
TIMES = 5
SIZE = (1280, 720)


def statistics_rows() -> Iterator[Row]:
    """Milliseconds from the click on the title to the drawn page, a new program each time."""
    with passing_folder() as folder:
        store = Store(folder)
        fill(store)
        values = tuple(_opening_ms(store) for _ in range(TIMES))
    yield Row(f"statistics-open-{MATCHES}", "ms", values)


def fill(store: Store) -> None:
    """Enter a year of matches of all games, at all levels, of a household, into a history."""
    history = History(store)
    matches = [_match(number) for number in range(DIFFERENT)]
    with history.base:
        for number in range(MATCHES):
            match = _seated(matches[number % DIFFERENT], number)
            history.enter(match, 0, 0, str(number))
    history.close()


def _match(number: int) -> MatchSum:
    position = played(KINDS[number % len(KINDS)], number, deals=99)
    header = position.header
    return sum_up(MatchRecord(header, None, replay(header.options, header.stocks, position.moves)))


def _seated(match: MatchSum, number: int) -> MatchSum:
    """The same match on its own day, among others of the household, against another level."""
    day = f"2026-{number // 417 % 12 + 1:02}-{number // 14 % 28 + 1:02}T21:00"
    reader = number % len(HOUSEHOLD)
    level = OFFERED[number // 3 % len(OFFERED)]
    seats = [replace(seat, player=level) for seat in match.seats]
    seats[0] = _person(seats[0], reader)
    if number % GUEST_EVERY == 0:
        seats[1] = _person(seats[1], reader + 3)
    assisted = number % HELP_EVERY == 0
    return replace(match, ended=day, assisted=assisted, seats=tuple(seats))


def _person(seat: SeatFacts, number: int) -> SeatFacts:
    return replace(seat, player=PERSON, name=HOUSEHOLD[number % len(HOUSEHOLD)])


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
