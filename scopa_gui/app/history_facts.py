"""What a finished match comes to in figures: who won, scope, settebello, and how the cards fell.

Every figure of the deal stands beside what chance lets expect of it. Only deals that were scored
count; opening tables count in void deals too, since those depend on them.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from scopa_gui.app.recording import recorded, scored_deals
from scopa_gui.rules.cards import SETTEBELLO, Card
from scopa_gui.rules.catalogue import format_rules, nearest_preset
from scopa_gui.rules.events import DealStarted, Event, PacketDealt
from scopa_gui.rules.record import MatchRecord
from scopa_gui.rules.scopa.state import ScopaMade

SEVEN = 7
SEVENS = 4


@dataclass
class Chance:
    """Something counted, and what chance lets expect: the sum of means and of variances."""

    found: float = 0.0
    expected: float = 0.0
    variance: float = 0.0

    def add(self, found: float, expected: float, variance: float) -> None:
        """Count once more."""
        self.found += found
        self.expected += expected
        self.variance += variance


@dataclass
class SeatFacts:
    """One seat of a match.

    Attributes:
        settebello: in how many deals its side took it.
        dealt: how many deals brought it the settebello, and how many should have.
        sevens: how many sevens it was dealt.
    """

    name: str
    player: str
    side: int
    won: bool
    points: int
    scope: int = 0
    settebello: int = 0
    dealt: Chance = field(default_factory=Chance)
    sevens: Chance = field(default_factory=Chance)


@dataclass(frozen=True)
class MatchSum:
    """A match in figures.

    Attributes:
        game: the name of the nearest preset.
        openings: tables with a pair among the first cards; ``tables`` is how many there were.
    """

    rules: str
    game: str
    ended: str
    assisted: bool
    given_up: bool
    deals: int
    seats: tuple[SeatFacts, ...]
    tables: int
    openings: Chance


def sum_up(record: MatchRecord) -> MatchSum:
    """The figures of a match."""
    run, header = record.run, record.header
    seating = run.game.seating
    seats = tuple(
        SeatFacts(
            seat.name,
            seat.player,
            seating.side_of(number),
            run.winner is not None and seating.side_of(number) == run.winner,
            run.match.totals[seating.side_of(number)],
        )
        for number, seat in enumerate(header.seats)
    )
    openings = Chance()
    tables = 0
    deck = len(run.game.deck)
    for events in scored_deals(recorded(header, run)):
        tables += _count_deal(events, seats, openings, deck)
    for result in run.match.results:
        for line in result.lines:
            if line.category == "settebello":
                for seat in seats:
                    seat.settebello += line.points[seat.side] > 0
    return MatchSum(
        format_rules(header.options),
        nearest_preset(header.options),
        record.ended,
        record.assisted,
        run.given_up is not None,
        len(run.match.results),
        seats,
        tables,
        openings,
    )


def _count_deal(
    events: Sequence[Event], seats: tuple[SeatFacts, ...], openings: Chance, deck: int
) -> int:
    """Count one deal; how many opening tables it had."""
    hands: list[list[Card]] = [[] for _ in seats]
    table: list[Card] = []
    tables = 0
    for event in events:
        match event:
            case DealStarted():
                tables += _count_table(table, openings, deck)
                hands, table = [[] for _ in seats], []
            case PacketDealt(cards):
                for dealt in cards:
                    if dealt.card is not None:
                        (table if dealt.seat is None else hands[dealt.seat]).append(dealt.card)
            case ScopaMade(seat):
                seats[seat].scope += 1
            case _:
                pass
    tables += _count_table(table, openings, deck)
    for own, hand in zip(seats, hands, strict=True):
        share = len(hand) / deck
        own.dealt.add(SETTEBELLO in hand, share, share * (1 - share))
        sevens = sum(card.value == SEVEN for card in hand)
        spread = SEVENS * share * (1 - share) * (deck - SEVENS) / (deck - 1)
        own.sevens.add(sevens, SEVENS * share, spread)
    return tables


def _count_table(table: Sequence[Card], openings: Chance, deck: int) -> int:
    if not table:
        return 0
    share = pair_share(len(table), deck)
    paired = len({card.rank for card in table}) < len(table)
    openings.add(paired, share, share * (1 - share))
    return 1


def pair_share(cards: int, deck: int = 40) -> float:
    """How often so many cards off a shuffled deck hold two of one rank: 41.2 % of four."""
    none = 1.0
    for number in range(cards):
        none *= max(0, deck - SEVENS * number) / (deck - number)
    return 1 - none
