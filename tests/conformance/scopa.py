"""What the Scopa family promises."""

from collections.abc import Iterator, Sequence
from random import Random

from scopa_gui.rules.cards import DECK, Card, in_order
from scopa_gui.rules.catalogue import Move
from scopa_gui.rules.events import Event
from scopa_gui.rules.game import DealResult
from scopa_gui.rules.scopa.game import ScopaGame
from scopa_gui.rules.scopa.moves import Cut, Declare, Play
from scopa_gui.rules.scopa.options import Capture
from scopa_gui.rules.scopa.state import ScopaState, ScopaView
from tests.conformance.promises import demand

SHARED_CATEGORIES = {"scope", "bonus", "declarations"}
"""Categories whose points several sides can have."""

NOT_TAKEN = {"declarations"}
"""Categories whose cards their side need not have taken."""

MOST_ON_TABLE, MOST_CAPTURES = 13, 26
MOST_ON_TABLE_OF_FIFTEENS, MOST_FIFTEENS = 20, 324


class ScopaPromises:
    """Captures, open hands and categories."""

    def known(self, game: ScopaGame, state: ScopaState, observer: int | None) -> set[Card]:
        """Cards that lie face up."""
        return {card for cards in state.face_up for card in cards}

    def choose(self, state: ScopaState, legal: Sequence[Move], rng: Random) -> Move:
        """Any legal move, but mostly one that sweeps the table: chance alone makes few scope."""
        sweeps = [
            move
            for move in legal
            if isinstance(move, Play) and move.taken and len(move.taken) == len(state.table)
        ]
        return rng.choice(sweeps if sweeps and rng.random() < 0.7 else legal)

    def other_moves(self, state: ScopaState, legal: Sequence[Move], rng: Random) -> Iterator[Move]:
        """Moves near the legal ones, most of them illegal."""
        yield Cut(rng.randrange(-2, 45))
        yield Declare()
        yield Play(rng.choice(DECK))
        table = state.table
        some = in_order(rng.sample(table, rng.randint(0, len(table))))
        hand = state.hands[state.turn] if state.turn is not None else ()
        for card in hand:
            yield Play(card)
            yield Play(card, some)
            yield Play(card, (rng.choice(DECK),))
        move = rng.choice(legal)
        if isinstance(move, Play) and move.taken:
            yield Play(move.card, move.taken[1:])
            yield Play(move.card, move.taken[::-1])
            yield Play(move.card, move.taken + move.taken)
            yield Play(rng.choice(DECK), move.taken)

    def position(self, game: ScopaGame, state: ScopaState) -> None:
        """Neither more cards on the table nor more captures than can be."""
        fifteen = game.options.capture is Capture.FIFTEEN
        most = MOST_ON_TABLE_OF_FIFTEENS if fifteen else MOST_ON_TABLE
        demand(len(state.table) <= most, "more cards on the table than can be")
        for hand, face_up in zip(state.hands, state.face_up, strict=True):
            demand(set(face_up) in (set(), set(hand)), "a hand lies open whole or not at all")
        sums_alone = game.options.capture is Capture.SUM
        most = MOST_CAPTURES if sums_alone else MOST_FIFTEENS
        for move in game.legal_moves(state):
            if isinstance(move, Play):
                demand(len(game.plays(move.card, state.table)) <= most, "more captures than can be")

    def guess(self, game: ScopaGame, state: ScopaState) -> None:
        """Nothing besides."""

    def secrets(self, state: ScopaState, view: ScopaView, seen: Sequence[Event]) -> None:
        """Nothing but cards is secret."""

    def score(self, game: ScopaGame, state: ScopaState, result: DealResult) -> None:
        """Categories go to whom they may, for cards that were taken."""
        sides = range(game.seating.side_count)
        for line in result.lines:
            winners = [side for side in sides if line.points[side]]
            alone = line.category in SHARED_CATEGORIES or len(winners) <= 1
            demand(alone, f"{line.category} goes to one side at most")
            demand(min(line.points) >= 0, f"{line.category} takes no points away")
            for side in sides:
                owned = {card for seat in game.seating.members(side) for card in state.piles[seat]}
                taken = line.category in NOT_TAKEN or owned.issuperset(line.cards[side])
                demand(taken, f"{line.category} shows taken cards")
