"""Where the cards of a stock go: to which hand, or to the table."""

from collections.abc import Sequence
from dataclasses import replace

from scopa_gui.rules.events import DealtCard, PacketDealt
from scopa_gui.rules.scopa.options import Deal, DealOrder, ScopaOptions
from scopa_gui.rules.scopa.state import ScopaState

Place = int | None
"""A seat, or None for the table."""


def first_places(options: ScopaOptions, order: Sequence[int]) -> list[Place]:
    """The places of the first packet, card by card."""
    match options.deal:
        case Deal.THREE_AND_FOUR if options.deal_order is DealOrder.ALTERNATING:
            return [*(place for _ in range(3) for place in (None, *order)), None]
        case Deal.NINE_AND_FOUR:
            three: list[Place] = [*order] * 3
            return [*three, None, None, *three, None, None, *three]
        case deal:
            return [*further_places(options, order), *[None] * deal.table_size]


def further_places(options: ScopaOptions, order: Sequence[int]) -> list[Place]:
    """The places of each packet after the first: one card at a time, from the leader on."""
    return [*order] * options.deal.hand_size


def hand_out(state: ScopaState, places: Sequence[Place]) -> tuple[ScopaState, PacketDealt]:
    """Deal the next cards of the stock to ``places``."""
    hands = [list(hand) for hand in state.hands]
    table = list(state.table)
    dealt = []
    for place, card in zip(places, state.stock, strict=False):
        if place is None:
            table.append(card)
            dealt.append(DealtCard(None, card, None))
        else:
            hands[place].append(card)
            dealt.append(DealtCard(place, card, (place,)))
    state = replace(
        state,
        stock=state.stock[len(places) :],
        hands=tuple(map(tuple, hands)),
        table=tuple(table),
    )
    return state, PacketDealt(tuple(dealt))
