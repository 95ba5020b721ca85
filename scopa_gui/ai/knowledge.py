"""What follows for certain from a view: the cards not seen, where they can be, who plays when.

Every card is in sight once it has been played, so the unseen cards are the deck without the
observer's hand, the table and all piles. They lie in the other hands and in the stock, each place
as likely as any other.
"""

from dataclasses import dataclass

from scopa_gui.ai.agent import NotOnTurn
from scopa_gui.rules.cards import Card, in_order
from scopa_gui.rules.catalogue import AnyGame, View
from scopa_gui.rules.scopa.game import HAND_SIZE
from scopa_gui.rules.seats import Seating


@dataclass(frozen=True, slots=True)
class Turn:
    """A play still to come.

    Attributes:
        seat: who will make it.
        cards: how many cards that hand will hold just before.
        last: whether it is the very last play of the deal.
    """

    seat: int
    cards: int
    last: bool


@dataclass(frozen=True, slots=True)
class Knowledge:
    """What the seat on turn knows.

    Attributes:
        seat: the observer, who is on turn.
        unseen: the cards it has not seen, in order of value.
        hand_counts: cards in each hand, its own included.
        stock_count: how many of the unseen cards lie in the stock.
    """

    seating: Seating
    dealer: int
    seat: int
    unseen: tuple[Card, ...]
    hand_counts: tuple[int, ...]
    stock_count: int

    @staticmethod
    def of(game: AnyGame, view: View) -> "Knowledge":
        """What the observer of ``view`` knows.

        Raises:
            NotOnTurn: the observer is not on turn.
        """
        if view.turn is None or view.turn != view.observer:
            raise NotOnTurn(f"seat {view.observer} while it is the turn of {view.turn}")
        seen = {*view.hand, *view.table, *(card for pile in view.piles for card in pile)}
        return Knowledge(
            seating=game.seating,
            dealer=view.dealer,
            seat=view.turn,
            unseen=in_order(card for card in game.deck if card not in seen),
            hand_counts=view.hand_counts,
            stock_count=view.stock_count,
        )

    @property
    def hidden_hands(self) -> tuple[tuple[int, int], ...]:
        """The other seats that hold unseen cards, and how many, in playing order."""
        order = self.seating.order(self.dealer)
        start = order.index(self.seat)
        others = (*order[start + 1 :], *order[:start])
        return tuple((seat, self.hand_counts[seat]) for seat in others if self.hand_counts[seat])

    @property
    def now_last(self) -> bool:
        """Whether the observer's play is the very last of the deal."""
        return not self.stock_count and sum(self.hand_counts) == 1

    def ahead(self, plays: int) -> Turn | None:
        """The play that comes so many plays after the observer's own; None once the deal is over.

        When all hands are empty the next three cards go out first, so the seat is then known to
        hold three.
        """
        order = self.seating.order(self.dealer)
        counts = list(self.hand_counts)
        stock = self.stock_count
        seat = self.seat
        counts[seat] -= 1
        turn = None
        for _ in range(plays):
            if not any(counts):
                if not stock:
                    return None
                stock -= HAND_SIZE * len(order)
                for dealt in order:
                    counts[dealt] = HAND_SIZE
            seat = self.seating.after(seat, self.dealer)
            turn = Turn(seat, counts[seat], not stock and sum(counts) == 1)
            counts[seat] -= 1
        return turn

    def is_partner(self, seat: int) -> bool:
        """Whether ``seat`` is another seat of the observer's side."""
        side_of = self.seating.side_of
        return seat != self.seat and side_of(seat) == side_of(self.seat)
