"""Rebuilding a seat's view from that seat's events.

The view after every event equals the view of the state at the end of its step, so whoever shows
the events one by one never needs the state.
"""

from collections.abc import Sequence
from dataclasses import replace

from scopa_gui.rules.cards import Card
from scopa_gui.rules.events import (
    DealStarted,
    DealVoided,
    DeckCut,
    Event,
    PacketDealt,
    TurnStarted,
)
from scopa_gui.rules.game import DealScored
from scopa_gui.rules.scopa.declarations import Declaration
from scopa_gui.rules.scopa.scoring import ScopaMark
from scopa_gui.rules.scopa.state import (
    CardLaid,
    CardsCaptured,
    HandDeclared,
    LeftoversTaken,
    OpeningTaken,
    Phase,
    ScopaMade,
    ScopaView,
)


def opening_view(seats: int, event: DealStarted, observer: int | None) -> ScopaView:
    """The view when the dealer has taken up the deck."""
    empty: tuple[tuple[Card, ...], ...] = ((),) * seats
    return ScopaView(
        observer=observer,
        dealer=event.dealer,
        stock_count=event.stock_count,
        hand=(),
        hand_counts=(0,) * seats,
        table=(),
        piles=empty,
        marks=(),
        last_capturer=None,
        turn=None,
        phase=Phase.PLAY,
        face_up=empty,
    )


def fold(view: ScopaView, event: Event) -> ScopaView:
    """The view after one more event, as this view's observer saw it.

    Raises:
        TypeError: an event that this family does not know.
    """
    match event:
        case TurnStarted(seat):
            return replace(view, turn=seat)
        case DeckCut():
            return replace(view, phase=Phase.PLAY, turn=None)
        case PacketDealt():
            return _packet(view, event)
        case OpeningTaken(seat, cards, _, scope):
            piles = _added(view.piles, seat, cards)
            return replace(view, table=(), piles=piles, last_capturer=seat, opening_scope=scope)
        case HandDeclared(seat, cards, points):
            return replace(
                view,
                face_up=_added(
                    view.face_up, seat, [card for card in cards if card not in view.face_up[seat]]
                ),
                declared=(*view.declared, Declaration(seat, cards, points)),
                turn=None,
            )
        case CardLaid(seat, card):
            return replace(_played(view, seat, card), table=(*view.table, card), turn=None)
        case CardsCaptured(seat, card, taken):
            return replace(
                _played(view, seat, card),
                table=tuple(other for other in view.table if other not in taken),
                piles=_added(view.piles, seat, (*taken, card)),
                last_capturer=seat,
                turn=None,
            )
        case ScopaMade(seat, card):
            return replace(view, marks=(*view.marks, ScopaMark(seat, card)))
        case LeftoversTaken(seat, cards):
            if seat is None:
                return view
            return replace(view, table=(), piles=_added(view.piles, seat, cards))
        case DealScored(result):
            return replace(view, phase=Phase.OVER, turn=None, result=result)
        case DealVoided(reason):
            return replace(view, phase=Phase.VOID, turn=None, void_reason=reason)
        case _:
            raise TypeError(f"not an event of this family: {event}")


def _packet(view: ScopaView, event: PacketDealt) -> ScopaView:
    counts = list(view.hand_counts)
    hand, table = list(view.hand), list(view.table)
    face_up = view.face_up
    for dealt in event.cards:
        if dealt.seat is not None:
            counts[dealt.seat] += 1
        if dealt.card is not None and dealt.seat is None:
            table.append(dealt.card)
        elif dealt.card is not None and dealt.seat == view.observer:
            hand.append(dealt.card)
        elif dealt.card is not None and dealt.seat is not None:
            # an onlooker who may see every hand
            face_up = _added(face_up, dealt.seat, (dealt.card,))
    return replace(
        view,
        stock_count=view.stock_count - len(event.cards),
        hand=tuple(hand),
        hand_counts=tuple(counts),
        table=tuple(table),
        face_up=face_up,
    )


def _played(view: ScopaView, seat: int, card: Card) -> ScopaView:
    counts = tuple(count - (other == seat) for other, count in enumerate(view.hand_counts))
    hand = view.hand
    if seat == view.observer:
        hand = tuple(other for other in hand if other != card)
    face_up = tuple(tuple(other for other in cards if other != card) for cards in view.face_up)
    return replace(view, hand=hand, hand_counts=counts, face_up=face_up)


def _added(
    groups: tuple[tuple[Card, ...], ...], seat: int, cards: Sequence[Card]
) -> tuple[tuple[Card, ...], ...]:
    return tuple((*group, *cards) if other == seat else group for other, group in enumerate(groups))
