"""What Briscola promises."""

from collections.abc import Iterator, Sequence
from dataclasses import fields
from random import Random

from scopa_gui.rules.briscola.auction import ALL_BIDS
from scopa_gui.rules.briscola.game import BriscolaGame
from scopa_gui.rules.briscola.moves import Bid, Call, Pass, Play
from scopa_gui.rules.briscola.state import BriscolaState, BriscolaView, PartnerRevealed, Phase
from scopa_gui.rules.briscola.tricks import ALL_POINTS, total
from scopa_gui.rules.cards import DECK, SUITS, Card
from scopa_gui.rules.catalogue import Move
from scopa_gui.rules.events import Event
from scopa_gui.rules.game import DealResult
from tests.conformance.promises import demand


class BriscolaPromises:
    """Tricks, points, partners' cards and the secret partner."""

    def known(self, game: BriscolaGame, state: BriscolaState, observer: int | None) -> set[Card]:
        """The turned card, where it lies and in a hand, and partners' hands after the look."""
        known = {card for cards in state.public for card in cards}
        if state.turned is not None:
            known.add(state.turned)
        if state.called is not None:
            known.add(state.called)
        if state.looked and observer is not None:
            side = game.seating.side_of(observer)
            known.update(*(state.hands[seat] for seat in game.seating.members(side)))
        return known

    def choose(self, state: BriscolaState, legal: Sequence[Move], rng: Random) -> Move:
        """Any legal move, but in an auction one of the next bids or, more often, passing."""
        if state.phase is not Phase.AUCTION:
            return rng.choice(legal)
        bids = sorted((move for move in legal if isinstance(move, Bid)), key=ALL_BIDS.index)
        return rng.choice((*bids[: rng.choice((1, 3, 60))], Pass(), Pass()))

    def other_moves(
        self, state: BriscolaState, legal: Sequence[Move], rng: Random
    ) -> Iterator[Move]:
        """Moves of other phases, cards of others, bids too low."""
        yield Pass()
        yield Call(rng.choice(SUITS))
        yield from rng.sample(ALL_BIDS, 6)
        yield from map(Play, rng.sample(DECK, 6))

    def position(self, game: BriscolaGame, state: BriscolaState) -> None:
        """Hands of even length, a trick that fits, the trump at the bottom of the stock."""
        seats = game.seating.seats
        if state.phase is Phase.PLAY and state.leader is not None:
            demand(len(state.table) < seats, "a full trick is taken at once")
            played = {(state.leader + place) % seats for place in range(len(state.table))}
            sizes = {len(hand) + (seat in played) for seat, hand in enumerate(state.hands)}
            demand(len(sizes) == 1, "all hands are as long")
            demand(state.turn == (state.leader + len(state.table)) % seats, "it is one's turn")
        if state.turned is not None:
            demand(state.stock[-1] == state.turned, "the turned card lies under the stock")
            demand(state.turned.suit is state.trump, "the turned card shows the trump")
        else:
            demand(not state.stock, "the turned card is drawn last")

    def guess(self, game: BriscolaGame, state: BriscolaState) -> None:
        """Nobody is dealt a suit that was shown to be lacking; the partner holds the card."""
        for hand, suits in zip(state.hands, state.lacking, strict=True):
            demand(not {card.suit for card in hand} & set(suits), "no guess against what was shown")
        if state.called is not None and not state.revealed and state.partner is not None:
            demand(state.called in state.hands[state.partner], "the partner holds the called card")

    def secrets(self, state: BriscolaState, view: BriscolaView, seen: Sequence[Event]) -> None:
        """Nobody but the partner knows the partner before the called card falls."""
        if not state.revealed and state.partner is not None:
            demand(
                view.partner == (state.partner if view.observer == state.partner else None),
                "the partner is a secret",
            )
            told = [event for event in seen if isinstance(event, PartnerRevealed)]
            demand(not told, "no event names the partner")
            names = {field.name for event in seen for field in fields(event)}
            demand("partner" not in names, "no event has a field for the partner")

    def score(self, game: BriscolaGame, state: BriscolaState, result: DealResult) -> None:
        """All the points are there, once."""
        counted = result.line("card_points")
        demand(sum(counted.values) == ALL_POINTS, "a deal has 120 points")
        for cards, value in zip(counted.cards, counted.values, strict=True):
            demand(total(cards) == value, "the cards shown make the points")
        if game.options.calls:
            demand(sum(result.points) == 0, "what some get the others pay")
