"""The presented table: what has been shown so far, and where every card lies.

It lags behind the match and changes only by folding in one event at a time, as the observer at the
bottom saw it. Places are slot numbers; where a slot is in pixels is the layout's business.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Protocol

from scopa_gui.rules.cards import Card
from scopa_gui.rules.events import DealStarted, DealVoided, DeckCut, Event, PacketDealt
from scopa_gui.rules.game import DealScored
from scopa_gui.rules.scopa.game import ScopaGame
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

LOG_LENGTH = 12
TOLD = (
    *(CardLaid, CardsCaptured, ScopaMade, LeftoversTaken, OpeningTaken, HandDeclared),
    *(DealStarted, DealVoided, DeckCut),
)
"""Events that the log tells."""


class PlaceRule(Protocol):
    """How places on the cloth are laid out."""

    def capacity(self, count: int) -> int:
        """How many slots are laid out for so many cards."""
        ...

    def nearest(self, capacity: int) -> tuple[int, ...]:
        """Slots from the middle outwards."""
        ...


@dataclass(frozen=True)
class TableModel:
    """What is on the table, as far as it has been shown.

    Attributes:
        observer: the seat whose cards are open; None sees backs only.
        view: what the observer knows; None before the first deal.
        hand: the observer's hand by slot; a played card leaves its slot empty.
        places: the cards on the cloth by slot.
        totals: the score of the match, a side.
        log: the latest events worth telling, newest first.
        last_move: the card played last in this deal.
        last_capture: the capture made last in this deal.
        shown: how many events have been folded in.
    """

    observer: int | None
    view: ScopaView | None
    hand: tuple[Card | None, ...]
    places: tuple[Card | None, ...]
    totals: tuple[int, ...]
    log: tuple[Event, ...] = ()
    last_move: CardLaid | CardsCaptured | None = None
    last_capture: CardsCaptured | None = None
    shown: int = 0

    @property
    def table(self) -> tuple[Card, ...]:
        """The cards on the cloth, by slot."""
        return tuple(card for card in self.places if card is not None)

    @property
    def own_cards(self) -> tuple[Card, ...]:
        """The observer's cards, by slot."""
        return tuple(card for card in self.hand if card is not None)

    def folded(self, event: Event, game: ScopaGame, rule: PlaceRule) -> "TableModel":
        """The table after one more event."""
        view = game.fold(self.view, event, self.observer)
        model = replace(self, view=view, shown=self.shown + 1)
        if isinstance(event, TOLD):
            model = replace(model, log=(event, *self.log)[:LOG_LENGTH])
        match event:
            case DealStarted():
                return replace(model, hand=(), places=(), last_move=None, last_capture=None)
            case PacketDealt():
                return _dealt(model, event, rule)
            case CardLaid(_, card):
                return replace(
                    model,
                    hand=without(self.hand, (card,)),
                    places=laid(self.places, card, rule),
                    last_move=event,
                )
            case CardsCaptured(_, card, taken):
                return replace(
                    model,
                    hand=without(self.hand, (card,)),
                    places=without(self.places, taken),
                    last_move=event,
                    last_capture=event,
                )
            case LeftoversTaken(seat, cards) if seat is not None:
                return replace(model, places=without(self.places, cards))
            case OpeningTaken(_, cards):
                return replace(model, places=without(self.places, cards))
            case DealScored(result):
                totals = tuple(
                    total + points for total, points in zip(self.totals, result.points, strict=True)
                )
                return replace(model, totals=totals)
            case _:
                return model


def empty_table(observer: int | None, sides: int) -> TableModel:
    """The table before the first deal."""
    return TableModel(observer, None, (), (), (0,) * sides)


def table_after(
    events: Iterable[Event], observer: int | None, game: ScopaGame, rule: PlaceRule
) -> TableModel:
    """The table after all these events of a match."""
    model = empty_table(observer, game.seating.side_count)
    for event in events:
        model = model.folded(event, game, rule)
    return model


def scope_of(model: TableModel, seating: Seating, seat: int) -> tuple[Card, ...]:
    """The cards that lie crosswise at the pile of a seat's side, in the order they fell."""
    if model.view is None:
        return ()
    side = seating.side_of(seat)
    return tuple(mark.card for mark in model.view.marks if seating.side_of(mark.seat) == side)


def captured_by(model: TableModel, seating: Seating, seat: int) -> int:
    """How many cards the side of a seat has captured."""
    if model.view is None:
        return 0
    return sum(len(model.view.piles[member]) for member in seating.members(seating.side_of(seat)))


def _dealt(model: TableModel, event: PacketDealt, rule: PlaceRule) -> TableModel:
    places = model.places
    hand = [card for card in model.hand if card is not None]
    for dealt in event.cards:
        if dealt.card is None:
            continue
        if dealt.seat is None:
            places = laid(places, dealt.card, rule)
        elif dealt.seat == model.observer:
            hand.append(dealt.card)
    own = any(dealt.seat == model.observer for dealt in event.cards)
    return replace(model, places=places, hand=tuple(hand) if own else model.hand)


def laid(places: Sequence[Card | None], card: Card, rule: PlaceRule) -> tuple[Card | None, ...]:
    """The places with one more card on the free one nearest the middle.

    Everything else keeps its place; only where none is free a larger grid is laid, in the same
    order.
    """
    there = [other for other in places if other is not None]
    if not there:
        places = (None,) * rule.capacity(1)
    elif len(there) == len(places):
        capacity = rule.capacity(len(there) + 1)
        return (*there, card, *(None,) * (capacity - len(there) - 1))
    slot = next(slot for slot in rule.nearest(len(places)) if places[slot] is None)
    return (*places[:slot], card, *places[slot + 1 :])


def without(places: Sequence[Card | None], gone: Sequence[Card]) -> tuple[Card | None, ...]:
    """The places with some cards taken away; all others stay."""
    return tuple(None if card in gone else card for card in places)
