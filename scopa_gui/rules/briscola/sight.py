"""What a seat may know of a state; guesses that fit what it knows; a state as text."""

from collections.abc import Sequence
from random import Random

from scopa_gui.rules.briscola.auction import Said
from scopa_gui.rules.briscola.state import BriscolaState, BriscolaView, Hands
from scopa_gui.rules.cards import Card, Suit, format_cards
from scopa_gui.rules.game import DealResult
from scopa_gui.rules.seats import Seating

STOCK = -1
"""The place of cards that nobody holds, among seats."""


def view(
    state: BriscolaState, seat: int | None, seating: Seating, result: DealResult | None
) -> BriscolaView:
    """What ``seat`` may know; built field by field."""
    return BriscolaView(
        observer=seat,
        dealer=state.dealer,
        stock_count=len(state.stock),
        hand=() if seat is None else state.hands[seat],
        hand_counts=tuple(map(len, state.hands)),
        table=state.table,
        piles=state.piles,
        turned=state.turned,
        trump=state.trump,
        leader=state.leader,
        turn=state.turn,
        phase=state.phase,
        known=tuple(_known(state, seat, other, seating) for other in range(len(state.hands))),
        lacking=state.lacking,
        looked=state.looked,
        said=state.said,
        caller=state.caller,
        needed=state.needed,
        called=state.called,
        partner=state.partner if state.revealed or state.partner == seat else None,
        revealed=state.revealed,
        void_reason=state.void_reason,
        result=result,
    )


def _known(
    state: BriscolaState, observer: int | None, seat: int, seating: Seating
) -> tuple[Card, ...]:
    """The cards in the hand of ``seat`` that another has seen."""
    if seat == observer:
        return ()
    together = observer is not None and seating.side_of(observer) == seating.side_of(seat)
    return state.hands[seat] if state.looked and together else state.public[seat]


def seen_cards(view: BriscolaView) -> set[Card]:
    """Every card that the observer of a view knows to be where it is."""
    groups = (card for cards in (*view.piles, *view.known) for card in cards)
    turned = () if view.turned is None else (view.turned,)
    return {*view.hand, *view.table, *turned, *groups}


def determinize(view: BriscolaView, deck: Sequence[Card], rng: Random) -> BriscolaState:
    """A state with the unseen cards at random; its view is ``view`` again.

    The called card lies in some hand but the observer's; suits that a seat has shown to lack are
    dealt elsewhere.
    """
    seen = seen_cards(view)
    unseen = [card for card in deck if card not in seen]
    rng.shuffle(unseen)
    places = [
        seat
        for seat, count in enumerate(view.hand_counts)
        if seat != view.observer
        for _ in range(count - len(view.known[seat]))
    ]
    places += [STOCK] * (len(unseen) - len(places))
    placed = _placed(unseen, places, view.lacking)
    hands: Hands = tuple(
        view.hand
        if seat == view.observer
        else (*view.known[seat], *(card for card, place in placed if place == seat))
        for seat in range(len(view.hand_counts))
    )
    stock = tuple(card for card, place in placed if place == STOCK)
    return BriscolaState(
        dealer=view.dealer,
        stock=stock if view.turned is None else (*stock, view.turned),
        hands=hands,
        table=view.table,
        piles=view.piles,
        turned=view.turned,
        trump=view.trump,
        leader=view.leader,
        turn=view.turn,
        phase=view.phase,
        public=view.known,
        lacking=view.lacking,
        looked=view.looked,
        said=view.said,
        caller=view.caller,
        needed=view.needed,
        called=view.called,
        partner=view.partner if view.partner is not None else holder(hands, view.called),
        revealed=view.revealed,
        void_reason=view.void_reason,
    )


def holder(hands: Hands, card: Card | None) -> int | None:
    """The seat that holds a card, or None."""
    return next((seat for seat, hand in enumerate(hands) if card in hand), None)


def _placed(
    cards: Sequence[Card], places: Sequence[int], lacking: Sequence[tuple[Suit, ...]]
) -> list[tuple[Card, int]]:
    """A place for every card, at random as the cards are, none where its suit is lacking.

    Where a card does not fit, others make room for it along a chain of exchanges.
    """
    taken: dict[int, int] = {}

    def fits(number: int, slot: int) -> bool:
        seat = places[slot]
        return seat == STOCK or cards[number].suit not in lacking[seat]

    def settle(number: int, tried: set[int]) -> bool:
        slots = [slot for slot in range(len(places)) if slot not in tried and fits(number, slot)]
        for slot in sorted(slots, key=lambda slot: slot in taken):
            tried.add(slot)
            if slot not in taken or settle(taken[slot], tried):
                taken[slot] = number
                return True
        return False

    for number in range(len(cards)):
        settle(number, set())
    return [(cards[taken[slot]], places[slot]) for slot in range(len(places))]


def describe(state: BriscolaState) -> str:
    """The whole state as one line of text; the auction only where there is one."""
    words = [
        f"dealer={state.dealer}",
        f"turn={state.turn}",
        f"phase={state.phase.value}",
        f"trump={state.trump.value if state.trump else None}",
        f"turned={state.turned}",
        f"leader={state.leader}",
        f"table=[{format_cards(state.table)}]",
        *(f"hand{seat}=[{format_cards(hand)}]" for seat, hand in enumerate(state.hands)),
        *(f"pile{seat}=[{format_cards(pile)}]" for seat, pile in enumerate(state.piles)),
        f"stock=[{format_cards(state.stock)}]",
    ]
    if state.looked:
        words.append("looked")
    if state.said:
        words += [
            f"said=[{' '.join(map(_said, state.said))}]",
            f"caller={state.caller}",
            f"needed={state.needed}",
            f"called={state.called}",
            f"partner={state.partner}",
        ]
    return " ".join(words)


def _said(said: Said) -> str:
    return f"{said.seat}:{'pass' if said.bid is None else said.bid.word}"
