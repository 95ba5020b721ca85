"""What follows for certain from a view: the cards not seen, where they can be, who plays when.

Every card is in sight once it has been played or declared, so the unseen cards are the deck without
the observer's hand, the table, all piles and the hands that lie face up. They lie in the other
hands and in the stock, each place as likely as any other. A hand lies face up as a whole or not at
all.
"""

from dataclasses import dataclass

from scopa_gui.ai.agent import NotOnTurn
from scopa_gui.rules.cards import Card, in_order
from scopa_gui.rules.scopa.game import ScopaGame
from scopa_gui.rules.scopa.sight import seen_cards
from scopa_gui.rules.scopa.state import ScopaView
from scopa_gui.rules.seats import Seating


@dataclass(frozen=True, slots=True)
class Turn:
    """A play still to come.

    Attributes:
        seat: who will make it.
        cards: how many cards that hand will hold just before.
        last: whether it is the very last play of the deal.
        face_up: the cards of that hand, if it lies face up.
    """

    seat: int
    cards: int
    last: bool
    face_up: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class Knowledge:
    """What the seat on turn knows.

    Attributes:
        seat: the observer, who is on turn.
        unseen: the cards it has not seen, in order of value.
        hand_counts: cards in each hand, its own included.
        stock_count: how many of the unseen cards lie in the stock.
        hand_size: how many cards everybody gets when all hands are empty.
        face_up: the hands that lie face up, a seat; empty for the others.
    """

    seating: Seating
    dealer: int
    seat: int
    unseen: tuple[Card, ...]
    hand_counts: tuple[int, ...]
    stock_count: int
    hand_size: int
    face_up: tuple[tuple[Card, ...], ...]

    @staticmethod
    def of(game: ScopaGame, view: ScopaView) -> "Knowledge":
        """What the observer of ``view`` knows.

        Raises:
            NotOnTurn: the observer is not on turn.
        """
        if view.turn is None or view.turn != view.observer:
            raise NotOnTurn(f"seat {view.observer} while it is the turn of {view.turn}")
        seen = seen_cards(view)
        return Knowledge(
            seating=game.seating,
            dealer=view.dealer,
            seat=view.turn,
            unseen=in_order(card for card in game.deck if card not in seen),
            hand_counts=view.hand_counts,
            stock_count=view.stock_count,
            hand_size=game.options.deal.hand_size,
            face_up=view.face_up,
        )

    @property
    def hidden_hands(self) -> tuple[tuple[int, int], ...]:
        """The other seats that hold unseen cards, and how many, in playing order."""
        order = self.seating.order(self.dealer)
        start = order.index(self.seat)
        others = (*order[start + 1 :], *order[:start])
        return tuple(
            (seat, self.hand_counts[seat])
            for seat in others
            if self.hand_counts[seat] and not self.face_up[seat]
        )

    @property
    def now_last(self) -> bool:
        """Whether the observer's play is the very last of the deal."""
        return not self.stock_count and sum(self.hand_counts) == 1

    def ahead(self, plays: int) -> Turn | None:
        """The play that comes so many plays after the observer's own; None once the deal is over.

        When all hands are empty the next hands go out first, so the seat is then known to hold a
        whole one.
        """
        order = self.seating.order(self.dealer)
        counts = list(self.hand_counts)
        stock, face_up = self.stock_count, self.face_up
        seat = self.seat
        counts[seat] -= 1
        turn = None
        for _ in range(plays):
            if not any(counts):
                if not stock:
                    return None
                stock -= self.hand_size * len(order)
                face_up = ((),) * len(counts)
                for dealt in order:
                    counts[dealt] = self.hand_size
            seat = self.seating.after(seat, self.dealer)
            turn = Turn(seat, counts[seat], not stock and sum(counts) == 1, face_up[seat])
            counts[seat] -= 1
        return turn

    def is_partner(self, seat: int) -> bool:
        """Whether ``seat`` is another seat of the observer's side."""
        side_of = self.seating.side_of
        return seat != self.seat and side_of(seat) == side_of(self.seat)
