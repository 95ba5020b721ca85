"""``arena``: how far one level is ahead of another, on duplicate deals or matches.

Every observation follows from rules, levels, seed and its number alone, so it is the same on
however many cores it is made, and measurements from different seeds can be put together.
"""

import multiprocessing
import os
from argparse import Namespace
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from statistics import fmean
from time import process_time

from scopa_gui.ai.arena import difference, levels_with
from scopa_gui.ai.brain import game_of
from scopa_gui.ai.decide import decide
from scopa_gui.app.i18n import Texts
from scopa_gui.app.setup import settled_names
from scopa_gui.app.storage import MAX_FILE, write_file
from scopa_gui.cli.console import OK, Refusal, Watched, writing
from scopa_gui.cli.measured import (
    DEALS,
    MATCHES,
    Measured,
    NotPoolable,
    Times,
    at_percent,
    pooled,
    together,
)
from scopa_gui.cli.parser import Parser, level, number
from scopa_gui.cli.simulate import play_match, secret_of_match
from scopa_gui.rules.catalogue import AnyGame, Move, View, format_rules, parse_rules
from scopa_gui.rules.record import Header, SeatRecord
from scopa_gui.rules.run import SecretStocks
from scopa_gui.rules.shuffle import secret_from_seed

LEAST_PAIRS, MOST_PAIRS = 2, 1_000_000
MOST_PROCESSES = 256
MS = 1000
SECONDS_AN_HOUR = 3600


@dataclass(frozen=True, slots=True)
class Task:
    """What a measurement consists of, but for the number of each observation."""

    rules: str
    a: str
    b: str
    seed: int
    unit: str


@dataclass(frozen=True, slots=True)
class Observation:
    """One deal or match, played once for each side."""

    value: float
    times: Times
    seconds: float


def arguments(parser: Parser) -> None:
    """Rules, levels, how much is played, on how many cores, and what becomes of it."""
    parser.takes_rules(required=False)
    parser.takes("--a", metavar="LEVEL", type=level)
    parser.takes("--b", metavar="LEVEL", type=level)
    parser.takes("--pairs", metavar="N", type=number(LEAST_PAIRS, MOST_PAIRS))
    parser.takes("--seed", metavar="S", type=number(), help_key="arena_seed")
    parser.takes("--matches", action="store_true", help_key="arena_matches")
    parser.takes("--processes", metavar="N", type=number(1, MOST_PROCESSES))
    parser.takes("--json", metavar="FILE")
    parser.takes("--pool", metavar="FILE", nargs="+")


def run(given: Namespace, texts: Texts) -> int:
    """Measure, or put measurements together, and print what came of it."""
    measured = _pool(given.pool) if given.pool else _measure(given)
    for line in report(texts, measured):
        print(line)
    if given.json is not None:
        with writing(given.json):
            write_file(Path(given.json), measured.to_json().encode())
    return OK


def _measure(given: Namespace) -> Measured:
    wanted = ("rules", "a", "b", "pairs", "seed")
    if missing := [f"--{name}" for name in wanted if getattr(given, name) is None]:
        raise Refusal("cli.words_missing", words=", ".join(missing))
    unit = MATCHES if given.matches else DEALS
    task = Task(format_rules(given.rules), given.a, given.b, given.seed, unit)
    return measure(task, given.pairs, given.processes or os.cpu_count() or 1)


def _pool(files: Sequence[str]) -> Measured:
    measurements = []
    for file in files:
        try:
            with Path(file).open(encoding="utf-8", errors="replace") as opened:
                measurements.append(Measured.from_json(opened.read(MAX_FILE)))
        except OSError as error:
            why = error.strerror or str(error)
            raise Refusal("cli.cannot_read", file=file, why=why) from error
        except NotPoolable as error:
            raise Refusal(error.key, file=file) from error
    try:
        return pooled(measurements)
    except NotPoolable as error:
        raise Refusal(error.key) from error


Mapped = Callable[[Callable[[int], Observation], Iterable[int]], Iterator[Observation]]
"""Makes observations of their numbers, in that order."""


def measure(task: Task, pairs: int, processes: int) -> Measured:
    """Make so many observations, on so many processes."""
    observations: list[Observation] = []
    with _mapping(min(processes, pairs)) as mapped, Watched(pairs) as watched:
        for done, observation in enumerate(mapped(partial(observe, task), range(pairs)), start=1):
            observations.append(observation)
            watched.show(done)
    return Measured(
        rules=task.rules,
        a=task.a,
        b=task.b,
        unit=task.unit,
        seeds=((task.seed, pairs),),
        observations=tuple(one.value for one in observations),
        times=together([one.times for one in observations]),
        core_seconds=sum(one.seconds for one in observations),
    )


@contextmanager
def _mapping(processes: int) -> Iterator[Mapped]:
    """Where observations are made: here, or in processes that end with the measurement."""
    if processes == 1:
        yield map
    else:
        with multiprocessing.get_context("spawn").Pool(processes) as pool:
            yield pool.imap


# ---- one observation


class Watch:
    """Decides, and keeps how long that took to compute."""

    def __init__(self) -> None:
        self.times: dict[str, Counter[int]] = {}

    def __call__(self, game: AnyGame, view: View, level: str, rng: Random) -> Move:
        """The move of the observer of ``view``."""
        before = process_time()
        move = decide(game, view, level, rng)
        took = round(MS * (process_time() - before))
        self.times.setdefault(level, Counter())[took] += 1
        return move


def observe(task: Task, number: int) -> Observation:
    """One deal or match, played once for each side."""
    before = process_time()
    watch = Watch()
    if task.unit == DEALS:
        secret = secret_from_seed(task.seed)
        value = difference(game_of(task.rules), task.a, task.b, secret, number, watch)
    else:
        value = _share(task, number, watch)
    return Observation(value, watch.times, process_time() - before)


def _share(task: Task, number: int, watch: Watch) -> float:
    """The share of ``a`` in a match played once for each side; a drawn one is everybody's."""
    seating = game_of(task.rules).seating
    names = settled_names([""] * seating.seats)
    stocks = SecretStocks(secret_of_match(task.seed, number))
    shares = []
    for side in range(seating.side_count):
        levels = levels_with(seating, side, task.a, task.b)
        seats = tuple(map(SeatRecord, names, levels))
        winner = play_match(Header(parse_rules(task.rules), stocks, seats), watch).run.winner
        shares.append(1 / seating.side_count if winner is None else float(winner == side))
    return fmean(shares)


# ---- in words


def report(texts: Texts, measured: Measured) -> list[str]:
    """What was measured, the mean with its interval, and how long moves took."""
    found, unit = measured.advantage, measured.unit
    lines = [
        texts(
            f"cli.arena.{unit}",
            a=measured.a,
            b=measured.b,
            rules=measured.rules,
            n=found.observations,
        ),
        texts("cli.arena.ahead", mean=f"{found.mean:+.3f}", margin=f"{found.margin:.3f}")
        if unit == DEALS
        else texts(
            "cli.arena.won", share=f"{100 * found.mean:.1f}", margin=f"{100 * found.margin:.1f}"
        ),
    ]
    for player, counts in measured.times.items():
        lines.append(
            texts(
                "cli.arena.times",
                level=player,
                moves=counts.total(),
                middle=at_percent(counts, 50),
                most=at_percent(counts, 99),
                longest=max(counts),
            )
        )
    hours = f"{measured.core_seconds / SECONDS_AN_HOUR:.2f}"
    seeds = ", ".join(str(seed) for seed, _ in measured.seeds)
    return [*lines, texts("cli.arena.cost", hours=hours, seeds=seeds)]
