"""The whole suite: matches of every preset in every seat form, and of random accepted options.

The plain game goes on in each seat form until thousands of deals are done.

Run as ``python -m tests.conformance.full``; ``--codes`` picks games whose rules code holds a text.
Exit status 1 and the position on the first failure.
"""

import argparse
import multiprocessing
import os
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import nullcontext
from dataclasses import dataclass
from random import Random

from scopa_gui.rules.catalogue import Options, format_rules, parse_rules
from tests.conformance.checks import Broken, check_match
from tests.conformance.options import CODES, RANDOM, missing_presets

MATCHES, OPTION_SETS = 25, 200
PLAIN, DEALS = "scopa", 2000
"""The plain game, and its least number of deals in each seat form."""


@dataclass(frozen=True)
class Task:
    """One game to check: so many matches, and more until there are so many deals."""

    options: Options
    matches: int
    deals: int
    seed: str


def tasks(matches: int, deals: int, option_sets: int, seed: int) -> Iterator[Task]:
    """Every game of a run: first the presets in every seat form, then random options of each
    family."""
    for code in CODES:
        least = deals if code.partition("(")[0] == PLAIN else 0
        yield Task(parse_rules(code), matches, least, f"{seed} {code}")
    for family, drawn in RANDOM.items():
        rng = Random(f"{seed} options {family}")
        for number in range(option_sets):
            yield Task(drawn(rng), matches, 0, f"{seed} options {family} {number}")


def say(line: str) -> None:
    """One line of progress, at once."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def check(task: Task) -> int:
    """Check one game; the number of deals checked.

    Raises:
        Broken: the first promise that was not kept.
    """
    rng = Random(task.seed)
    played = deals = 0
    while played < task.matches or deals < task.deals:
        deals += check_match(task.options, rng.getrandbits(32), most_deals=None)
        played += 1
    return deals


def run(games: Sequence[Task], processes: int) -> int:
    """Check everything; the number of deals checked.

    Raises:
        Broken: the first promise that was not kept.
    """
    if missing := missing_presets():
        raise Broken(f"presets without seat forms: {', '.join(sorted(missing))}")
    done = 0
    begun = time.monotonic()
    pool = None if processes == 1 else multiprocessing.get_context("spawn").Pool(processes)
    with pool or nullcontext():
        checked = pool.imap(check, games) if pool else map(check, games)
        for task, deals in zip(games, checked, strict=True):
            done += deals
            code = format_rules(task.options)
            say(f"{done:6} deals {time.monotonic() - begun:6.0f} s  {code[:80]}")
    return done


def main(arguments: Sequence[str] | None = None) -> int:
    """The command; the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tests.conformance.full", description=__doc__)
    parser.add_argument("--matches", type=int, default=MATCHES, help="matches of each game")
    parser.add_argument(
        "--deals", type=int, default=DEALS, help="least deals of the plain game in each seat form"
    )
    parser.add_argument(
        "--options",
        type=int,
        default=OPTION_SETS,
        help="random accepted option sets of each family",
    )
    parser.add_argument("--codes", default="", help="only games whose code holds this text")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args(arguments)
    begun = time.monotonic()
    every = tasks(given.matches, given.deals, given.options, given.seed)
    games = [task for task in every if given.codes in format_rules(task.options)]
    try:
        done = run(games, given.processes)
    except Broken as broken:
        sys.stderr.write(f"{broken}\n")
        return 1
    say(f"{done} deals kept every promise, {time.monotonic() - begun:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
