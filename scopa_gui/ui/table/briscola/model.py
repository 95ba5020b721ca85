"""The presented table of Briscola: a trick in the middle, the trump card under the stock."""

from collections.abc import Hashable
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from scopa_gui.rules.briscola.state import (
    AuctionWon,
    BidMade,
    BidPassed,
    BriscolaView,
    CardPlayed,
    PartnerRevealed,
    PartnersLooked,
    SuitNamed,
    TrickTaken,
    TrumpTurned,
)
from scopa_gui.rules.briscola.tricks import strength
from scopa_gui.rules.cards import Card
from scopa_gui.rules.catalogue import AnyGame
from scopa_gui.rules.events import DealStarted, DealVoided, Event
from scopa_gui.rules.game import DealResult
from scopa_gui.rules.match import gains
from scopa_gui.ui.table.briscola.match import briscola_game
from scopa_gui.ui.table.geometry import Pose
from scopa_gui.ui.table.layout import TableLayout
from scopa_gui.ui.table.model import PlaceRule, TableModel, askew, without


@dataclass(frozen=True)
class BriscolaTable(TableModel):
    """What is on the table; the trick lies where ``places`` has it, a slot a seat.

    Attributes:
        last_trick: the trick taken last in this deal.
    """

    TOLD: ClassVar[tuple[type[Event], ...]] = (
        *(CardPlayed, TrickTaken, TrumpTurned, PartnersLooked, PartnerRevealed),
        *(BidMade, BidPassed, AuctionWon, SuitNamed, DealStarted, DealVoided),
    )

    view: BriscolaView | None
    last_trick: TrickTaken | None = None

    def _begun(self) -> Self:
        return replace(super()._begun(), last_trick=None)

    def _followed(self, event: Event, rule: PlaceRule) -> Self:
        match event:
            case CardPlayed(seat, card):
                seats = 0 if self.view is None else len(self.view.hand_counts)
                places = self.places or (None,) * seats
                return replace(
                    self,
                    hand=without(self.hand, (card,)),
                    places=(*places[:seat], card, *places[seat + 1 :]),
                    last_move=event,
                )
            case TrickTaken():
                return replace(self, places=(), last_trick=event)
            case _:
                return self

    def _gained(self, result: DealResult, game: AnyGame) -> tuple[int, ...]:
        return gains(briscola_game(game).options.match_rule, result)

    def shown_hand(self, seat: int) -> tuple[Card, ...]:
        """The drawn trump card, and the hands of partners who have been looked at."""
        return () if self.view is None else self.view.known[seat]

    @property
    def open_cards(self) -> tuple[Card, ...]:
        """The trump card under the stock as well."""
        turned = () if self.view is None or self.view.turned is None else (self.view.turned,)
        return (*super().open_cards, *turned)

    def lying(self, layout: TableLayout, bottom: int) -> dict[Hashable, Pose]:
        """The trick: every card on its player's side of the middle."""
        return {
            card: layout.trick(layout.relative(seat, bottom)).with_(degrees=askew(card))
            for seat, card in enumerate(self.places)
            if card is not None
        }

    def _worth(self, card: Card) -> tuple[int, int]:
        """What takes the others lies at the right."""
        return strength(card.rank), card.order[1]

    def under_stock(self, layout: TableLayout) -> tuple[tuple[Card, Pose], ...]:
        """The trump card, crosswise."""
        if self.view is None or self.view.turned is None:
            return ()
        return ((self.view.turned, layout.under_stock),)


def briscola_table(model: TableModel) -> BriscolaTable:
    """The table as one of this family.

    Raises:
        TypeError: it is one of another family.
    """
    if not isinstance(model, BriscolaTable):
        raise TypeError(f"not a table of this family: {type(model).__name__}")
    return model


def empty_table(observer: int | None, sides: int) -> BriscolaTable:
    """The table before the first deal."""
    return BriscolaTable(observer, None, (), (), (0,) * sides)
