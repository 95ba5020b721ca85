"""One playthrough as text: every event, what lies where, the legal moves and the one played.

The moves come from a player who picks at random from a seed, drawing from ``random()`` alone, so
that a text means the same on every Python. The file of a playthrough is named by its rules code.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, fields
from functools import cached_property
from pathlib import Path
from random import Random

from scopa_gui.rules.cards import Card, format_cards
from scopa_gui.rules.catalogue import PRESETS, format_rules, parse_rules
from scopa_gui.rules.events import DealtCard, Event, PacketDealt
from scopa_gui.rules.game import DealResult, DealScored
from scopa_gui.rules.match import DealsWon, MatchRule, OverDeals, ToTarget
from scopa_gui.rules.run import MatchRun, SecretStocks, start_run
from scopa_gui.rules.shuffle import secret_from_seed
from tests.conformance.options import CODES

FOLDER = Path(__file__).parent
INDENT = "    "


@dataclass(frozen=True)
class Playthrough:
    """What is played.

    Attributes:
        code: the rules.
        seed: makes both the stocks and the moves.
        deals: the match stops after so many scored deals, unless it is won before.
    """

    code: str
    seed: int = 1
    deals: int = 1

    @cached_property
    def file(self) -> Path:
        """Where its text is kept."""
        safe = re.sub(r"[^\w=+]+", "-", self.code).strip("-")
        return FOLDER / f"{safe}.txt"

    def text(self) -> str:
        """The playthrough, played anew."""
        return "".join(f"{line}\n".replace(" \n", "\n") for line in self._lines())

    def _lines(self) -> Iterator[str]:
        options = parse_rules(self.code)
        run, draw, events = start_run(options, SecretStocks(secret_from_seed(self.seed)))
        rng = Random(self.seed)
        seating = run.game.seating
        yield f"rules {format_rules(options)}"
        yield f"seed {self.seed}"
        yield _match_line(options.match_rule)
        for side in range(seating.side_count):
            yield f"side {side}: seats {_numbers(seating.members(side))}"
        for drawn in draw.rounds:
            yield "draw " + " ".join(f"{seat}:{card}" for seat, card in drawn)
        yield f"dealer {draw.dealer}"
        while True:
            yield ""
            yield f"deal {run.match.deal + 1}"
            yield from _event_lines(events)
            while not run.deal_over:
                moves = run.game.legal_moves(run.state)
                move = moves[int(rng.random() * len(moves))]
                yield ""
                yield from _position(run)
                before = run
                run, events = run.apply(move)
                yield f"{len(run.moves)}. seat {before.state.turn} plays {run.moves[-1]}"
                yield from _event_lines(events)
            yield ""
            yield f"totals {_numbers(run.match.totals)}"
            if run.over or run.match.deal == self.deals:
                break
            run, events = run.next_deal()
        yield f"winner {run.winner}"


CHOSEN = (
    *map(Playthrough, PRESETS),
    Playthrough("scopa(seats=3)", seed=466),  # three kings on the first table
    Playthrough("scopa(seats=4)", seed=10),  # 3 scope
    Playthrough("scopa(seats=4,sides=dealer_out)", deals=2),
    Playthrough(
        "scopa(target=5,cut=on,priority=free,last_card_scopa=on,primiera=strict,tie=order)",
        deals=9,
    ),
    Playthrough(
        "scopa(deal_order=alternating,priority=fewest,primiera=sevens,four_sevens=on)", seed=2
    ),
    Playthrough("napola(leftovers=last_player,napoleone=on,bonus=6d+Rd)"),
    Playthrough("assi(ace_on_ace=all,ace_on_empty=taken,ace_sweep_scores=on)", seed=3),
    Playthrough("cirulla(seats=3,opening_nine=on,tie=order)", seed=4),
    Playthrough("quindici(capture=fifteen_or_equal,priority=equal)", seed=5),
    Playthrough("briscola(match=first_to_2,deal_passes=left)", deals=9),
    Playthrough("briscola(seats=4,partners_look=off)", seed=2),
    Playthrough("chiamata(follow_suit=on)", seed=2, deals=2),
)
"""Deals with something to see, and house rules that change the course of a deal."""

PLAYTHROUGHS = (
    *CHOSEN,
    *(Playthrough(code) for code in CODES if code not in {chosen.code for chosen in CHOSEN}),
)
"""The chosen ones, and one for every other preset and seat form."""


def _match_line(rule: MatchRule) -> str:
    match rule:
        case ToTarget(target):
            return f"target {target}"
        case OverDeals(deals):
            return f"deals {deals}"
        case DealsWon(wins):
            return f"deals won {wins}"


def _position(run: MatchRun) -> Iterator[str]:
    """What everybody together sees before a move."""
    state, game = run.state, run.game
    yield f"table [{format_cards(state.table)}] stock {len(state.stock)}"
    for seat, hand in enumerate(state.hands):
        marks = getattr(state, "marks", ())
        scope = [mark.card for mark in marks if mark.seat == seat]
        swept = f" scope [{format_cards(scope)}]" if scope else ""
        yield f"seat {seat} hand [{format_cards(hand)}] pile {len(state.piles[seat])}{swept}"
    moves = map(game.format_move, game.legal_moves(state))
    yield f"legal {' '.join(moves)}"


def _event_lines(events: tuple[Event, ...]) -> Iterator[str]:
    for event in events:
        match event:
            case PacketDealt(cards):
                yield f"{INDENT}PacketDealt {' '.join(map(_dealt, cards))}"
            case DealScored(result):
                yield f"{INDENT}DealScored"
                yield from _score_lines(result)
            case _:
                values = (f"{field.name}={_plain(event, field.name)}" for field in fields(event))
                yield f"{INDENT}{' '.join((type(event).__name__, *values))}"


def _dealt(dealt: DealtCard) -> str:
    """A dealt card; who sees it is told where it is not the place alone."""
    place = "table" if dealt.seat is None else str(dealt.seat)
    usual = None if dealt.seat is None else (dealt.seat,)
    seen = "" if dealt.seen_by == usual else f"(seen by {dealt.seen_by})"
    return f"{place}:{dealt.card}{seen}"


def _score_lines(result: DealResult) -> Iterator[str]:
    for line in result.lines:
        yield f"{INDENT * 2}{line.category}: {_numbers(line.points)}"
        for side, cards in enumerate(line.cards):
            value = f" {line.values[side]}" if line.values else ""
            yield f"{INDENT * 3}side {side}{value} [{format_cards(cards)}]"
    awards = (f"{award.category}>{award.side}+{award.points}" for award in result.awards)
    yield f"{INDENT * 2}in order: {' '.join(awards)}"
    yield f"{INDENT * 2}points {_numbers(result.points)}"
    if result.match_won_by is not None:
        yield f"{INDENT * 2}match won by side {result.match_won_by}"


def _plain(event: Event, name: str) -> str:
    match getattr(event, name):
        case tuple() as cards if all(isinstance(card, Card) for card in cards):
            return f"[{format_cards(cards)}]"
        case value:
            return str(value)


def _numbers(numbers: tuple[int, ...]) -> str:
    return " ".join(map(str, numbers))
