"""Rebuilding a seat's view from that seat's events.

The view after every event equals the view of the state at the end of its step, so whoever shows
the events one by one never needs the state.
"""

from dataclasses import replace

from scopa_gui.rules.briscola.auction import Said
from scopa_gui.rules.briscola.state import (
    AuctionWon,
    BidMade,
    BidPassed,
    BriscolaView,
    CardPlayed,
    Hands,
    PartnerRevealed,
    PartnersLooked,
    Phase,
    SuitNamed,
    TrickTaken,
    TrumpTurned,
)
from scopa_gui.rules.cards import Card, Suit
from scopa_gui.rules.events import DealStarted, DealVoided, Event, PacketDealt, TurnStarted
from scopa_gui.rules.game import DealScored


def opening_view(
    seats: int, phase: Phase, event: DealStarted, observer: int | None
) -> BriscolaView:
    """The view when the dealer has taken up the deck."""
    empty: Hands = ((),) * seats
    return BriscolaView(
        observer=observer,
        dealer=event.dealer,
        stock_count=event.stock_count,
        hand=(),
        hand_counts=(0,) * seats,
        table=(),
        piles=empty,
        turned=None,
        trump=None,
        leader=None,
        turn=None,
        phase=phase,
        known=empty,
        lacking=((),) * seats,
    )


def fold(view: BriscolaView, event: Event) -> BriscolaView:
    """The view after one more event, as this view's observer saw it.

    Raises:
        TypeError: an event that this family does not know.
    """
    match event:
        case TurnStarted(seat):
            leads = view.leader is None and view.phase is Phase.PLAY
            return replace(view, turn=seat, leader=seat if leads else view.leader)
        case PacketDealt():
            return _packet(view, event)
        case TrumpTurned(card):
            return replace(view, turned=card, trump=card.suit)
        case BidMade(seat, bid):
            return replace(view, said=(*view.said, Said(seat, bid)), turn=None)
        case BidPassed(seat):
            return replace(view, said=(*view.said, Said(seat, None)), turn=None)
        case AuctionWon(seat, bid):
            return replace(view, caller=seat, needed=bid.needed, phase=Phase.NAMING)
        case SuitNamed(_, card):
            partner = view.observer if card in view.hand else None
            named = replace(view, called=card, trump=card.suit, partner=partner)
            return replace(named, phase=Phase.PLAY, turn=None)
        case CardPlayed(seat, card, lacks):
            return _played(view, seat, card, lacks)
        case PartnerRevealed(seat, _):
            return replace(view, partner=seat, revealed=True)
        case TrickTaken(seat, cards):
            return replace(view, table=(), piles=added(view.piles, seat, cards), leader=seat)
        case PartnersLooked(hands):
            known = list(view.known)
            for shown in hands:
                if shown.cards is not None and shown.seat != view.observer:
                    known[shown.seat] = shown.cards
            return replace(view, known=tuple(known), looked=True)
        case DealScored(result):
            return replace(view, phase=Phase.OVER, turn=None, result=result)
        case DealVoided(reason):
            return replace(view, phase=Phase.VOID, turn=None, void_reason=reason)
        case _:
            raise TypeError(f"not an event of this family: {event}")


def _packet(view: BriscolaView, event: PacketDealt) -> BriscolaView:
    counts, hand, known = list(view.hand_counts), list(view.hand), view.known
    for dealt in event.cards:
        if dealt.seat is None:
            raise TypeError("nothing is dealt to the table")
        counts[dealt.seat] += 1
        if dealt.card is None:
            continue
        if dealt.seat == view.observer:
            hand.append(dealt.card)
        else:
            known = added(known, dealt.seat, (dealt.card,))
    left = view.stock_count - len(event.cards)
    return replace(
        view,
        stock_count=left,
        turned=view.turned if left else None,
        hand=tuple(hand),
        hand_counts=tuple(counts),
        known=known,
    )


def _played(view: BriscolaView, seat: int, card: Card, lacks: Suit | None) -> BriscolaView:
    return replace(
        view,
        hand=without(view.hand, card),
        hand_counts=tuple(count - (other == seat) for other, count in enumerate(view.hand_counts)),
        known=tuple(without(cards, card) for cards in view.known),
        lacking=lacking_after(view.lacking, seat, lacks),
        table=(*view.table, card),
        turn=None,
    )


def without(cards: tuple[Card, ...], gone: Card) -> tuple[Card, ...]:
    """The cards but one."""
    return tuple(card for card in cards if card != gone)


def added(groups: Hands, seat: int, cards: tuple[Card, ...]) -> Hands:
    """The groups with cards added to that of a seat."""
    return tuple((*group, *cards) if other == seat else group for other, group in enumerate(groups))


def lacking_after(
    lacking: tuple[tuple[Suit, ...], ...], seat: int, lacks: Suit | None
) -> tuple[tuple[Suit, ...], ...]:
    """What seats have shown to lack, when one has shown it of one more suit."""
    if lacks is None or lacks in lacking[seat]:
        return lacking
    return tuple((*suits, lacks) if other == seat else suits for other, suits in enumerate(lacking))
