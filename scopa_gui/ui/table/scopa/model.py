"""The presented table of the Scopa family: cards lie on the cloth until they are captured."""

from dataclasses import dataclass, replace
from typing import ClassVar, Self

from scopa_gui.rules.cards import Card
from scopa_gui.rules.catalogue import AnyGame
from scopa_gui.rules.events import DealStarted, DealVoided, DeckCut, Event
from scopa_gui.rules.scopa.state import (
    CardLaid,
    CardsCaptured,
    HandDeclared,
    LeftoversTaken,
    OpeningTaken,
    ScopaMade,
    ScopaView,
)
from scopa_gui.rules.seats import Seating
from scopa_gui.ui.table.model import PlaceRule, TableModel, after_all, laid, without


@dataclass(frozen=True)
class ScopaTable(TableModel):
    """What is on the table.

    Attributes:
        last_capture: the capture made last in this deal.
    """

    TOLD: ClassVar[tuple[type[Event], ...]] = (
        *(CardLaid, CardsCaptured, ScopaMade, LeftoversTaken, OpeningTaken, HandDeclared),
        *(DealStarted, DealVoided, DeckCut),
    )

    view: ScopaView | None
    last_capture: CardsCaptured | None = None

    def _begun(self) -> Self:
        return replace(super()._begun(), last_capture=None)

    def _followed(self, event: Event, rule: PlaceRule) -> Self:
        match event:
            case CardLaid(_, card):
                return replace(
                    self,
                    hand=without(self.hand, (card,)),
                    places=laid(self.places, card, rule),
                    last_move=event,
                )
            case CardsCaptured(_, card, taken):
                return replace(
                    self,
                    hand=without(self.hand, (card,)),
                    places=without(self.places, taken),
                    last_move=event,
                    last_capture=event,
                )
            case LeftoversTaken(seat, cards) if seat is not None:
                return replace(self, places=without(self.places, cards))
            case OpeningTaken(_, cards):
                return replace(self, places=without(self.places, cards))
            case _:
                return self

    def shown_hand(self, seat: int) -> tuple[Card, ...]:
        """The cards of a declared hand that have not been played."""
        return () if self.view is None else self.view.face_up[seat]

    def crosswise(self, seating: Seating, seat: int) -> tuple[Card, ...]:
        """The scope of a seat's side, in the order they fell."""
        if self.view is None:
            return ()
        side = seating.side_of(seat)
        return tuple(mark.card for mark in self.view.marks if seating.side_of(mark.seat) == side)


def scopa_table(model: TableModel) -> ScopaTable:
    """The table as one of this family.

    Raises:
        TypeError: it is one of another family.
    """
    if not isinstance(model, ScopaTable):
        raise TypeError(f"not a table of this family: {type(model).__name__}")
    return model


def empty_table(observer: int | None, sides: int) -> ScopaTable:
    """The table before the first deal."""
    return ScopaTable(observer, None, (), (), (0,) * sides)


def table_after(
    events: "list[Event] | tuple[Event, ...]",
    observer: int | None,
    game: AnyGame,
    rule: PlaceRule,
) -> ScopaTable:
    """The table after all these events of a match."""
    empty = empty_table(observer, game.seating.side_count)
    return scopa_table(after_all(empty, events, game, rule))
