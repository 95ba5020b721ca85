"""Matches for the tests of records: played to their end by moves taken at random from a seed."""

from random import Random

from scopa_gui.rules.catalogue import parse_rules
from scopa_gui.rules.record import (
    Header,
    SeatRecord,
    end_line,
    header_line,
    move_line,
    record_line,
)
from scopa_gui.rules.run import ListedStocks, MatchRun, SecretStocks, Stocks, start_run
from scopa_gui.rules.shuffle import deal_key, secret_from_seed, shuffled
from tests.positions import stock


def header(code: str = "scopa", stocks: Stocks | None = None, seed: int = 1) -> Header:
    """A header with a person on seat 0 and Lena everywhere else."""
    options = parse_rules(code)
    people = [SeatRecord("Anna", "person")]
    people += [SeatRecord("Lena", "heuristic")] * (options.seats - 1)
    return Header(options, stocks or SecretStocks(secret_from_seed(seed)), tuple(people))


def listed(deals: int, seed: int = 1) -> ListedStocks:
    """Stocks written down one by one."""
    secret = secret_from_seed(seed)
    orders = [shuffled(stock(""), deal_key(secret, deal, 0)) for deal in range(deals)]
    return ListedStocks(tuple(orders), dealer=1)


def begin(settled: Header) -> MatchRun:
    """The match before its first move."""
    return start_run(settled.options, settled.stocks)[0]


def play_moves(run: MatchRun, count: int, seed: int = 1) -> MatchRun:
    """The run after so many moves more, deals following one another."""
    rng = Random(seed)
    for _ in range(count):
        if run.deal_over:
            run, _ = run.next_deal()
        run, _ = run.apply(rng.choice(run.game.legal_moves(run.state)))
    return run


def finish(run: MatchRun, seed: int = 1) -> MatchRun:
    """The run at the end of the match."""
    while not run.over:
        run = play_moves(run, 1, seed + len(run.moves))
    return run


def finished_record(code: str = "scopa", seed: int = 1) -> str:
    """The line of a whole match."""
    settled = header(code, seed=seed)
    return record_line(settled, finish(begin(settled), seed))


def journal(settled: Header, run: MatchRun) -> str:
    """The journal of a run played without take-backs, with its end if it is over."""
    lines = [header_line(settled), *map(move_line, run.moves)]
    if run.over:
        lines.append(end_line(run))
    return "".join(lines)
