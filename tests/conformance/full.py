"""The whole suite: thousands of deals of every preset and of random accepted options.

Run as ``python -m tests.conformance.full``. Exit status 1 and the position on the first failure.
"""

import argparse
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from scopa_gui.rules.catalogue import Options, format_rules, parse_rules
from tests.conformance.checks import Broken, check_deal, check_match
from tests.conformance.options import CODES, missing_presets, random_options

DEALS_PER_OPTIONS = 5
PROGRESS_EVERY = 100


@dataclass(frozen=True)
class Task:
    """One game to check: so many deals and one match."""

    options: Options
    deals: int
    seed: str


def tasks(deals: int, option_sets: int, seed: int) -> Iterator[Task]:
    """Every game of a run: ``deals`` for each number of seats, spread over its codes."""
    by_seats: dict[int, list[str]] = {}
    for code in CODES:
        by_seats.setdefault(parse_rules(code).seats, []).append(code)
    for codes in by_seats.values():
        for number, code in enumerate(codes):
            share = deals // len(codes) + (number < deals % len(codes))
            yield Task(parse_rules(code), share, f"{seed} {code}")
    rng = Random(f"{seed} options")
    for number in range(option_sets):
        yield Task(random_options(rng), DEALS_PER_OPTIONS, f"{seed} options {number}")


def say(line: str) -> None:
    """One line of progress, at once."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def run(deals: int, option_sets: int, seed: int, progress: bool) -> int:
    """Check everything; the number of deals checked.

    Raises:
        Broken: the first promise that was not kept.
    """
    if missing := missing_presets():
        raise Broken(f"presets without seat forms: {', '.join(sorted(missing))}")
    done = 0
    begun = time.monotonic()
    for task in tasks(deals, option_sets, seed):
        rng = Random(task.seed)
        for _ in range(task.deals):
            check_deal(task.options, rng)
            done += 1
            if progress and done % PROGRESS_EVERY == 0:
                code = format_rules(task.options)
                say(f"{done:6} deals {time.monotonic() - begun:6.0f} s  {code[:60]}")
        check_match(task.options, rng.getrandbits(32))
    return done


def main(arguments: Sequence[str] | None = None) -> int:
    """The command; the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tests.conformance.full", description=__doc__)
    parser.add_argument("--deals", type=int, default=2000, help="deals for each number of seats")
    parser.add_argument("--options", type=int, default=200, help="random accepted option sets")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    begun = time.monotonic()
    try:
        done = run(given.deals, given.options, given.seed, progress=True)
    except Broken as broken:
        sys.stderr.write(f"{broken}\n")
        return 1
    say(f"{done} deals kept every promise, {time.monotonic() - begun:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
