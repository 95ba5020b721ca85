"""What a move leads to, as far as whoever plays it can see."""

from dataclasses import dataclass, replace
from functools import cached_property

from scopa_gui.rules.cards import DECK, RANKS, Card, Rank, Suit
from scopa_gui.rules.events import Event
from scopa_gui.rules.scopa.game import ScopaGame
from scopa_gui.rules.scopa.moves import ScopaMove
from scopa_gui.rules.scopa.scoring import best_of_suits, primiera_sum
from scopa_gui.rules.scopa.state import ScopaMade, ScopaState


@dataclass(frozen=True)
class Outlook:
    """The table after a move of the seat on turn.

    Attributes:
        before: the deal with that seat on turn.
    """

    game: ScopaGame
    before: ScopaState
    move: ScopaMove

    # ---- what is certain

    @property
    def seat(self) -> int:
        """Who moves."""
        assert self.before.turn is not None
        return self.before.turn

    @cached_property
    def _step(self) -> tuple[ScopaState, tuple[Event, ...]]:
        step = self.game.apply(self.before, self.move)
        return step.state, step.events

    @property
    def after(self) -> ScopaState:
        """The deal after it."""
        return self._step[0]

    @property
    def scopa(self) -> bool:
        """Whether it is a scopa."""
        return any(
            isinstance(event, ScopaMade) and event.seat == self.seat for event in self._step[1]
        )

    @property
    def table(self) -> tuple[Card, ...]:
        """What then lies on the table."""
        return self.after.table

    @property
    def total(self) -> int:
        """Its value."""
        return sum(card.value for card in self.table)

    @cached_property
    def gained(self) -> tuple[Card, ...]:
        """The cards that it brings."""
        had = self.before.piles[self.seat]
        return tuple(card for card in self.after.piles[self.seat] if card not in had)

    @property
    def coins(self) -> int:
        """How many of them are coins."""
        return sum(card.suit is Suit.DENARI for card in self.gained)

    @property
    def pile(self) -> tuple[Card, ...]:
        """All that one's side has then."""
        seating = self.game.seating
        members = seating.members(seating.side_of(self.seat))
        return tuple(card for seat in members for card in self.after.piles[seat])

    @property
    def primiera(self) -> int:
        """What that counts in the primiera."""
        return primiera_sum(best_of_suits(self.pile))

    @property
    def broken(self) -> int:
        """Of how many ranks an odd number of cards is then gone."""
        gone = [card.rank for pile in self.after.piles for card in pile]
        return sum(gone.count(rank) % 2 for rank in RANKS)

    # ---- what can be feared

    @cached_property
    def unseen(self) -> tuple[Card, ...]:
        """The cards that may be anywhere: in no pile, not on the table, not in the own hand."""
        known = {*self.before.table, *self.before.hands[self.seat]}
        known.update(card for pile in self.before.piles for card in pile)
        known.update(card for cards in self.before.face_up for card in cards)
        return tuple(card for card in DECK if card not in known)

    @property
    def follower(self) -> int | None:
        """Who plays next, or nobody."""
        return self.after.turn

    def reply(self, card: Card) -> tuple["Outlook", ...]:
        """What the next player can do with a card, if it is there."""
        state, seat = self.after, self.follower
        if seat is None:
            return ()
        hand = (card, *state.hands[seat][1:])
        hands = (*state.hands[:seat], hand, *state.hands[seat + 1 :])
        held = replace(state, hands=hands)
        plays = self.game.plays(card, state.table)
        return tuple(Outlook(self.game, held, play) for play in plays)

    @cached_property
    def scope(self) -> tuple[Card, ...]:
        """The unseen cards with which the next player could make a scopa."""
        return tuple(card for card in self.unseen if any(reply.scopa for reply in self.reply(card)))

    def takers(self, wanted: Card) -> tuple[Card, ...]:
        """The unseen cards with which the next player could take a card."""
        return tuple(
            card
            for card in self.unseen
            if any(wanted in reply.gained and wanted != card for reply in self.reply(card))
        )

    @cached_property
    def catch(self) -> tuple[int, Card | None]:
        """How many cards of the table the next player could take at most, and with which card."""
        most: tuple[int, Card | None] = 0, None
        for card in self.unseen:
            for reply in self.reply(card):
                count = len(set(reply.gained) & set(self.table))
                if count > most[0]:
                    most = count, card
        return most

    def still_out(self, rank: Rank) -> int:
        """How many unseen cards have a rank."""
        return sum(card.rank is rank for card in self.unseen)
