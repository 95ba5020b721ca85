"""The presented table: what has been shown so far, and where every card lies.

It lags behind the match and changes only by folding in one event at a time, as the observer at the
bottom saw it. Places are slot numbers; where a slot is in pixels is the layout's business. What
only one family of games does to its table is said by that family's own model.
"""

from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Protocol, Self

from scopa_gui.app.settings import Sorting
from scopa_gui.rules.cards import Card
from scopa_gui.rules.catalogue import AnyGame
from scopa_gui.rules.events import DealStarted, Event, PacketDealt
from scopa_gui.rules.game import DealResult, DealScored
from scopa_gui.rules.seats import Seating
from scopa_gui.ui.table.geometry import Pose
from scopa_gui.ui.table.layout import TableLayout


class PlaceRule(Protocol):
    """How places on the cloth are laid out."""

    def capacity(self, count: int) -> int:
        """How many slots are laid out for so many cards."""
        ...

    def nearest(self, capacity: int) -> tuple[int, ...]:
        """Slots from the middle outwards."""
        ...


class TableView(Protocol):
    """What the views of all families tell."""

    @property
    def dealer(self) -> int: ...
    @property
    def stock_count(self) -> int: ...
    @property
    def hand(self) -> tuple[Card, ...]: ...
    @property
    def hand_counts(self) -> tuple[int, ...]: ...
    @property
    def table(self) -> tuple[Card, ...]: ...
    @property
    def piles(self) -> tuple[tuple[Card, ...], ...]: ...
    @property
    def turn(self) -> int | None: ...
    @property
    def result(self) -> DealResult | None: ...


@dataclass(frozen=True)
class TableModel(ABC):
    """What is on the table, as far as it has been shown.

    Attributes:
        observer: the seat whose cards are open; None sees backs only.
        view: what the observer knows; None before the first deal.
        hand: the observer's hand by slot; a played card leaves its slot empty.
        places: the cards on the cloth by slot.
        totals: the score of the match, a side.
        log: every event worth telling, newest first.
        last_move: the card played last in this deal.
        shown: how many events have been folded in.
        sorting: how the observer's cards are put in order when cards are dealt.
    """

    TOLD: ClassVar[tuple[type[Event], ...]]
    """Events that the log tells, besides cards dealt and deals scored."""

    observer: int | None
    view: TableView | None
    hand: tuple[Card | None, ...]
    places: tuple[Card | None, ...]
    totals: tuple[int, ...]
    log: tuple[Event, ...] = ()
    last_move: Event | None = None
    shown: int = 0
    sorting: Sorting = Sorting.DEALT

    @property
    def table(self) -> tuple[Card, ...]:
        """The cards on the cloth, by slot."""
        return tuple(card for card in self.places if card is not None)

    @property
    def open_cards(self) -> tuple[Card, ...]:
        """Cards that lie face up: on the cloth, and in the hands of others."""
        counts = self.view.hand_counts if self.view is not None else ()
        hands = (self.shown_hand(seat) for seat in range(len(counts)) if seat != self.observer)
        return (*self.table, *(card for hand in hands for card in hand))

    @property
    def own_cards(self) -> tuple[Card, ...]:
        """The observer's cards, by slot."""
        return tuple(card for card in self.hand if card is not None)

    def folded(self, event: Event, game: AnyGame, rule: PlaceRule) -> Self:
        """The table after one more event."""
        view = game.fold(self.view, event, self.observer)
        model = replace(self, view=view, shown=self.shown + 1)
        if isinstance(event, (*self.TOLD, PacketDealt, DealScored)):
            model = replace(model, log=(event, *self.log))
        match event:
            case DealStarted():
                return model._begun()
            case PacketDealt():
                return model._dealt(event, rule)
            case DealScored(result):
                gained = self._gained(result, game)
                totals = (total + points for total, points in zip(self.totals, gained, strict=True))
                return replace(model, totals=tuple(totals))
            case _:
                return model._followed(event, rule)

    # ---- what a family does its own way

    @abstractmethod
    def _followed(self, event: Event, rule: PlaceRule) -> Self:
        """The table after an event of the family; the view has it already."""

    def _begun(self) -> Self:
        """The table when a deal begins."""
        return replace(self, hand=(), places=(), last_move=None)

    def _gained(self, result: DealResult, game: AnyGame) -> tuple[int, ...]:
        """What a deal adds to the totals, a side."""
        return result.points

    @abstractmethod
    def shown_hand(self, seat: int) -> tuple[Card, ...]:
        """The cards of another seat's hand that the observer sees."""

    def crosswise(self, seating: Seating, seat: int) -> tuple[Card, ...]:
        """The cards that lie crosswise at the pile of a seat's side, in the order they fell."""
        return ()

    def lying(self, layout: TableLayout, bottom: int) -> dict[Hashable, Pose]:
        """Where the cards on the cloth lie."""
        slots = layout.slots(len(self.places)) if self.places else ()
        return {
            card: pose.with_(degrees=askew(card))
            for card, pose in zip(self.places, slots, strict=True)
            if card is not None
        }

    def under_stock(self, layout: TableLayout) -> tuple[tuple[Card, Pose], ...]:
        """Cards that lie face up under the stock."""
        return ()

    # ---- the same everywhere

    def _dealt(self, event: PacketDealt, rule: PlaceRule) -> Self:
        places = self.places
        hand = [card for card in self.hand if card is not None]
        for dealt in event.cards:
            if dealt.card is None:
                continue
            if dealt.seat is None:
                places = laid(places, dealt.card, rule)
            elif dealt.seat == self.observer:
                hand.append(dealt.card)
        own = any(dealt.seat == self.observer for dealt in event.cards)
        return replace(self, places=places, hand=self._sorted(hand) if own else self.hand)

    def _sorted(self, cards: Sequence[Card]) -> tuple[Card, ...]:
        """Cards as they are put into the hand; there they keep their places."""
        match self.sorting:
            case Sorting.DEALT:
                return tuple(cards)
            case Sorting.RANK:
                return tuple(sorted(cards, key=self._worth))
            case Sorting.SUIT:
                return tuple(sorted(cards, key=lambda card: (card.order[1], self._worth(card))))

    def _worth(self, card: Card) -> tuple[int, int]:
        """What cards are put in order by, the least first."""
        return card.order


def after_all(
    model: TableModel, events: Iterable[Event], game: AnyGame, rule: PlaceRule
) -> TableModel:
    """The table after all these events of a match."""
    for event in events:
        model = model.folded(event, game, rule)
    return model


def captured_by(model: TableModel, seating: Seating, seat: int) -> int:
    """How many cards the side of a seat has captured."""
    if model.view is None:
        return 0
    return sum(len(model.view.piles[member]) for member in seating.members(seating.side_of(seat)))


def askew(card: Card) -> float:
    """By how many degrees a card lies crooked on the cloth: the same card always the same."""
    rank, suit = card.order
    mixed = (rank * 37 + suit * 101 + 17) * 2654435761 % 2**32
    size = 0.5 * (1 + (mixed >> 8) % 4)
    return size if mixed & 1 else -size


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
