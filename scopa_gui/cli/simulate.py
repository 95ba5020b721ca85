"""``simulate``: whole matches between computer players, without a window."""

import sys
from argparse import Namespace
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import TextIO

from scopa_gui.ai.decide import Chooser, decide
from scopa_gui.app.i18n import Texts
from scopa_gui.app.players import seed_for_turn
from scopa_gui.app.setup import settled_names
from scopa_gui.app.storage import open_lines
from scopa_gui.cli.console import OK, Refusal, Watched, writing
from scopa_gui.cli.parser import Parser, level, number
from scopa_gui.rules.catalogue import Options, family_of
from scopa_gui.rules.events import Event
from scopa_gui.rules.record import Header, SeatRecord, record_line
from scopa_gui.rules.run import MatchRun, SecretStocks, start_run
from scopa_gui.rules.shuffle import SECRET_BYTES, secret_from_seed

MOST_MATCHES = 1_000_000

Counted = Counter[tuple[str, int]]


@dataclass(frozen=True)
class Played:
    """A finished match and what was counted for each seat: ``("scope", 0)`` and the like."""

    header: Header
    run: MatchRun
    counted: Counted


def arguments(parser: Parser) -> None:
    """Rules, players, how many matches, and where the records go."""
    parser.takes_rules()
    parser.takes("--seats", metavar="LEVEL,LEVEL", required=True)
    parser.takes("--matches", metavar="N", type=number(1, MOST_MATCHES), required=True)
    parser.takes("--seed", metavar="S", type=number(), required=True, help_key="simulate_seed")
    parser.takes("--out", metavar="FILE.jsonl")


def run(given: Namespace, texts: Texts) -> int:
    """Play, write a record a line, and print a summary where the records do not go."""
    levels = tuple(level(word.strip()) for word in given.seats.split(","))
    if len(levels) != given.rules.seats:
        raise Refusal("cli.level_count", n=len(levels), wanted=given.rules.seats)
    matches = play_matches(given.rules, levels, given.matches, given.seed)
    if given.out is None:
        tally = _write(matches, sys.stdout, given.matches)
        report = sys.stderr
    else:
        with writing(given.out), open_lines(Path(given.out)) as file:
            tally = _write(matches, file, given.matches)
        report = sys.stdout
    for line in summary(texts, levels, tally, family_of(given.rules).counted):
        print(line, file=report)
    return OK


def play_matches(
    options: Options, levels: Sequence[str], matches: int, seed: int
) -> Iterator[Played]:
    """Matches that follow from the seed alone; each is the same however many are played."""
    names = settled_names([""] * len(levels))
    seats = tuple(map(SeatRecord, names, levels))
    for match in range(matches):
        yield play_match(Header(options, SecretStocks(secret_of_match(seed, match)), seats))


def secret_of_match(seed: int, match: int) -> bytes:
    """The secret of one of the matches that a seed leads to."""
    key = secret_from_seed(seed)
    return blake2b(b"match %d" % match, key=key, digest_size=SECRET_BYTES).digest()


def play_match(header: Header, chooser: Chooser = decide) -> Played:
    """A whole match between the computer players in its seats."""
    run, _, events = start_run(header.options, header.stocks)
    counted = _counted(events)
    while not run.over:
        if run.deal_over:
            run, events = run.next_deal()
            continue
        seat = run.game.to_move(run.state)
        assert seat is not None, "somebody is on turn while a deal runs"
        player = header.seats[seat].player
        rng = Random(seed_for_turn(run, seat, player))
        move = chooser(run.game, run.game.view(run.state, seat), player, rng)
        run, events = run.apply(move)
        counted += _counted(events)
    return Played(header, run, counted)


def _counted(events: Sequence[Event]) -> Counted:
    return Counter(event.counted for event in events if event.counted is not None)


def _write(matches: Iterator[Played], file: TextIO, count: int) -> "Tally":
    """Write the records as they come, and say how far it is where somebody watches."""
    tally = Tally()
    with Watched(count) as watched:
        for done, match in enumerate(matches, start=1):
            file.write(record_line(match.header, match.run))
            tally.add(match)
            watched.show(done)
    return tally


class Tally:
    """What matches have come to, seat by seat."""

    def __init__(self) -> None:
        self.matches = 0
        self.deals = 0
        self.wins: Counter[int] = Counter()
        self.points: Counter[int] = Counter()
        self.counted: Counted = Counter()

    def add(self, match: Played) -> None:
        """Count one more match."""
        run = match.run
        self.matches += 1
        self.deals += run.match.deal
        for seat in range(run.game.seating.seats):
            side = run.game.seating.side_of(seat)
            self.wins[seat] += run.winner == side
            self.points[seat] += run.match.totals[side]
        self.counted += match.counted


def summary(texts: Texts, levels: Sequence[str], tally: Tally, counted: Sequence[str]) -> list[str]:
    """How much was played, and wins, points and what else is ``counted`` for each seat."""
    lines = [texts("cli.simulate.played", n=tally.matches, deals=tally.deals)]
    for seat, player in enumerate(levels):
        counts = [texts(f"cli.simulate.{word}", n=tally.counted[word, seat]) for word in counted]
        lines.append(
            texts(
                "cli.simulate.seat",
                seat=seat,
                level=player,
                wins=tally.wins[seat],
                points=tally.points[seat],
                counted="".join(f", {count}" for count in counts),
            )
        )
    return lines
