"""What a seat may know of a state; guesses that fit what it knows; a state as text."""

from collections.abc import Iterator
from random import Random

from scopa_gui.rules.cards import DECK, Card, format_cards
from scopa_gui.rules.game import DealResult
from scopa_gui.rules.scopa.state import ScopaState, ScopaView


def view(state: ScopaState, seat: int | None, result: DealResult | None) -> ScopaView:
    """What ``seat`` may know; built field by field."""
    return ScopaView(
        observer=seat,
        dealer=state.dealer,
        stock_count=len(state.stock),
        hand=() if seat is None else state.hands[seat],
        hand_counts=tuple(map(len, state.hands)),
        table=state.table,
        piles=state.piles,
        marks=state.marks,
        last_capturer=state.last_capturer,
        turn=state.turn,
        phase=state.phase,
        face_up=state.face_up,
        declared=state.declared,
        opening_scope=state.opening_scope,
        void_reason=state.void_reason,
        result=result,
    )


def seen_cards(view: ScopaView) -> set[Card]:
    """Every card that the observer of a view knows to be where it is."""
    open_cards = (card for cards in (*view.piles, *view.face_up) for card in cards)
    return {*view.hand, *view.table, *open_cards}


def determinize(view: ScopaView, rng: Random) -> ScopaState:
    """A state with the unseen cards at random; its view is ``view`` again."""
    seen = seen_cards(view)
    unseen = [card for card in DECK if card not in seen]
    rng.shuffle(unseen)
    cards: Iterator[Card] = iter(unseen)
    hands = []
    for seat, count in enumerate(view.hand_counts):
        if seat == view.observer:
            hands.append(view.hand)
        else:
            known = view.face_up[seat]
            hands.append((*known, *(next(cards) for _ in range(count - len(known)))))
    return ScopaState(
        dealer=view.dealer,
        stock=tuple(cards),
        hands=tuple(hands),
        table=view.table,
        piles=view.piles,
        marks=view.marks,
        last_capturer=view.last_capturer,
        turn=view.turn,
        phase=view.phase,
        face_up=view.face_up,
        declared=view.declared,
        opening_scope=view.opening_scope,
        void_reason=view.void_reason,
    )


def describe(state: ScopaState) -> str:
    """The whole state as one line of text; declared hands only where there are any."""
    declared = (f"{hand.seat}:{hand.points}:{format_cards(hand.cards)}" for hand in state.declared)
    return " ".join(
        (
            f"dealer={state.dealer}",
            f"turn={state.turn}",
            f"phase={state.phase.value}",
            f"table=[{format_cards(state.table)}]",
            *(f"hand{seat}=[{format_cards(hand)}]" for seat, hand in enumerate(state.hands)),
            *(f"pile{seat}=[{format_cards(pile)}]" for seat, pile in enumerate(state.piles)),
            f"scope=[{' '.join(f'{mark.seat}:{mark.card}' for mark in state.marks)}]",
            f"last={state.last_capturer}",
            f"stock=[{format_cards(state.stock)}]",
            *(
                f"face_up{seat}=[{format_cards(cards)}]"
                for seat, cards in enumerate(state.face_up)
                if cards
            ),
            *(f"declared=[{hand}]" for hand in declared),
        )
    )
