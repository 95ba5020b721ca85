"""The Scopa family as a game: dealing, playing, scoring.

Rules after the common Italian tradition; where tables differ an option decides. Three cards to a
hand and four on the table, everyone plays one card in turn, and the deal ends with the stock.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from random import Random

from scopa_gui.rules.cards import DECK, Card, Rank, format_cards, in_order
from scopa_gui.rules.events import (
    DealStarted,
    DealtCard,
    DealVoided,
    DeckCut,
    Event,
    PacketDealt,
    TurnStarted,
)
from scopa_gui.rules.game import DealResult, IllegalMove, Step, StockError
from scopa_gui.rules.scopa.captures import captures
from scopa_gui.rules.scopa.fold import fold, opening_view
from scopa_gui.rules.scopa.moves import Cut, Play, ScopaMove, parse_move
from scopa_gui.rules.scopa.options import DealOrder, Leftovers, Priority, ScopaOptions, Void
from scopa_gui.rules.scopa.scoring import ScopaMark, score
from scopa_gui.rules.scopa.state import (
    CardLaid,
    CardsCaptured,
    DealScored,
    LeftoversTaken,
    Phase,
    ScopaMade,
    ScopaState,
    ScopaView,
)
from scopa_gui.rules.seats import Seating

HAND_SIZE = 3
TABLE_SIZE = 4
VOID_KINGS = 3
"""So many kings among the first table cards make a deal void."""


@dataclass(frozen=True)
class ScopaGame:
    """The Scopa family under fixed options. All methods are pure."""

    options: ScopaOptions

    @cached_property
    def seating(self) -> Seating:
        """Seats and sides."""
        return self.options.seating

    @property
    def deck(self) -> tuple[Card, ...]:
        """The forty cards."""
        return DECK

    # ---- dealing

    def deal(self, stock: Sequence[Card], dealer: int) -> Step[ScopaState]:
        """Start a deal; the first card of ``stock`` goes out first.

        Raises:
            StockError: not exactly the forty cards, or no such dealer.
        """
        self._check_stock(stock)
        if not 0 <= dealer < self.seating.seats:
            raise StockError("error.no_such_dealer", dealer=dealer, most=self.seating.seats - 1)
        empty: tuple[tuple[Card, ...], ...] = ((),) * self.seating.seats
        state = ScopaState(
            dealer=dealer,
            stock=tuple(stock),
            hands=empty,
            table=(),
            piles=empty,
            marks=(),
            last_capturer=None,
            turn=None,
            phase=Phase.PLAY,
        )
        started = DealStarted(dealer, len(state.stock))
        if self.options.cut:
            cutter = self.seating.cutter(dealer)
            state = replace(state, phase=Phase.CUT, turn=cutter)
            return Step(state, (started, TurnStarted(cutter)))
        step = self._first_packet(state)
        return Step(step.state, (started, *step.events))

    def _check_stock(self, stock: Sequence[Card]) -> None:
        if len(stock) != len(DECK):
            raise StockError("error.stock_count", n=len(stock), wanted=len(DECK))
        if set(stock) != set(DECK):
            twice = next(card for card in stock if stock.count(card) > 1)
            raise StockError("error.card_twice", card=str(twice))

    def _first_packet(self, state: ScopaState) -> Step[ScopaState]:
        """Three to each and four to the table; the table may make the deal void."""
        order = self.seating.order(state.dealer)
        hands = [seat for _ in range(HAND_SIZE) for seat in order]
        if self.options.deal_order is DealOrder.HANDS_FIRST:
            places: list[int | None] = [*hands, *[None] * TABLE_SIZE]
        else:
            rounds = [[None, *order] for _ in range(HAND_SIZE)]
            places = [place for places in rounds for place in places]
            places += [None] * (TABLE_SIZE - HAND_SIZE)
        state, packet = _hand_out(state, places)
        if self.options.void is Void.KINGS:
            kings = sum(card.rank is Rank.RE for card in state.table)
            if kings >= VOID_KINGS:
                reason = Void.KINGS.value
                state = replace(state, phase=Phase.VOID, turn=None, void_reason=reason)
                return Step(state, (packet, DealVoided(reason)))
        return self._turn_to(state, order[0], [packet])

    def _turn_to(self, state: ScopaState, seat: int, events: list[Event]) -> Step[ScopaState]:
        return Step(replace(state, turn=seat), (*events, TurnStarted(seat)))

    # ---- playing

    def to_move(self, state: ScopaState) -> int | None:
        """The seat on turn; None when the deal is over or void."""
        return state.turn

    def plays(self, card: Card, table: Sequence[Card]) -> tuple[Play, ...]:
        """All plays of one hand card on a table; a card that can capture must."""
        sets = captures(card, table, self.options.priority)
        return tuple(Play(card, taken) for taken in sets) or (Play(card),)

    def legal_moves(self, state: ScopaState) -> tuple[ScopaMove, ...]:
        """All moves of the seat on turn, sorted by text."""
        if state.turn is None:
            return ()
        if state.phase is Phase.CUT:
            cuts: list[ScopaMove] = [Cut(at) for at in range(1, len(state.stock))]
            return tuple(sorted(cuts, key=str))
        return self.card_plays(state.hands[state.turn], state.table)

    def card_plays(self, hand: Sequence[Card], table: Sequence[Card]) -> tuple[ScopaMove, ...]:
        """All plays of a hand on a table, sorted by text."""
        return tuple(sorted((move for card in hand for move in self.plays(card, table)), key=str))

    def apply(self, state: ScopaState, move: ScopaMove) -> Step[ScopaState]:
        """Play a move.

        Raises:
            IllegalMove: ``deal_over``, ``cut_first``, ``not_now``, ``cut_range``,
                ``not_in_hand``, ``not_on_table``, ``out_of_order``, ``must_take``,
                ``equal_first``, ``fewest_first`` or ``wrong_sum``, with what the sentence needs.
        """
        if state.turn is None:
            raise IllegalMove("deal_over")
        match move:
            case Cut(at):
                if state.phase is not Phase.CUT:
                    raise IllegalMove("not_now", move=str(move))
                if not 0 < at < len(state.stock):
                    raise IllegalMove("cut_range", at=at, most=len(state.stock) - 1)
                seat = state.turn
                stock = state.stock[at:] + state.stock[:at]
                step = self._first_packet(replace(state, stock=stock, phase=Phase.PLAY, turn=None))
                return Step(step.state, (DeckCut(seat, at), *step.events))
            case Play():
                if state.phase is Phase.CUT:
                    raise IllegalMove("cut_first")
                self.check_play(state.hands[state.turn], state.table, move)
                return self._play(state, state.turn, move)

    def check_play(self, hand: Sequence[Card], table: Sequence[Card], move: Play) -> None:
        """Check a play against a hand and a table.

        Raises:
            IllegalMove: with the reason, see ``apply``.
        """
        if move.card not in hand:
            raise IllegalMove("not_in_hand", card=str(move.card))
        for card in move.taken:
            if card not in table:
                raise IllegalMove("not_on_table", card=str(card))
        ordered = in_order(set(move.taken))
        if move.taken != ordered:
            raise IllegalMove("out_of_order", move=str(move), cards=format_cards(ordered))
        allowed = captures(move.card, table, self.options.priority)
        if move.taken in allowed or (not move.taken and not allowed):
            return
        if not move.taken:
            raise IllegalMove("must_take", card=str(move.card))
        total = sum(card.value for card in move.taken)
        if total != move.card.value:
            raise IllegalMove("wrong_sum", total=total, wanted=move.card.value)
        equal = [taken for taken in allowed if len(taken) == 1]
        if equal and self.options.priority is not Priority.FREE:
            raise IllegalMove("equal_first", card=format_cards(equal[0]))
        raise IllegalMove("fewest_first", n=len(allowed[0]))

    def _play(self, state: ScopaState, seat: int, move: Play) -> Step[ScopaState]:
        hands = _changed(
            state.hands, seat, tuple(card for card in state.hands[seat] if card != move.card)
        )
        last_card = not state.stock and not any(hands)
        state = replace(state, hands=hands, turn=None)
        events: list[Event]
        if not move.taken:
            state = replace(state, table=(*state.table, move.card))
            events = [CardLaid(seat, move.card)]
        else:
            table = tuple(card for card in state.table if card not in move.taken)
            gained = (*state.piles[seat], *move.taken, move.card)
            state = replace(
                state,
                table=table,
                piles=_changed(state.piles, seat, gained),
                last_capturer=seat,
            )
            events = [CardsCaptured(seat, move.card, move.taken)]
            if not table and (not last_card or self.options.last_card_scopa):
                state = replace(state, marks=(*state.marks, ScopaMark(seat, move.card)))
                events.append(ScopaMade(seat, move.card))
        if last_card:
            return self._finish(state, seat, events)
        if not any(hands):
            order = self.seating.order(state.dealer)
            state, packet = _hand_out(state, [seat for _ in range(HAND_SIZE) for seat in order])
            events.append(packet)
        return self._turn_to(state, self.seating.after(seat, state.dealer), events)

    def _finish(self, state: ScopaState, last: int, events: list[Event]) -> Step[ScopaState]:
        """Give away what is left on the table and score the deal."""
        last_player = self.options.leftovers is Leftovers.LAST_PLAYER
        taker = last if last_player else state.last_capturer
        if state.table:
            events.append(LeftoversTaken(taker, state.table))
            if taker is not None:
                gained = state.piles[taker] + state.table
                state = replace(state, table=(), piles=_changed(state.piles, taker, gained))
        state = replace(state, phase=Phase.OVER)
        events.append(DealScored(self._score(state)))
        return Step(state, tuple(events))

    # ---- results and views

    def result(self, state: ScopaState) -> DealResult | None:
        """The score once the deal is over, otherwise None."""
        return self._score(state) if state.phase is Phase.OVER else None

    def void_reason(self, state: ScopaState) -> str | None:
        """Why the deal does not count, or None."""
        return state.void_reason

    def _score(self, state: ScopaState) -> DealResult:
        pooled = tuple(
            tuple(card for seat in self.seating.members(side) for card in state.piles[seat])
            for side in range(self.seating.side_count)
        )
        return score(self.options, pooled, state.marks)

    def view(self, state: ScopaState, seat: int | None) -> ScopaView:
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
            void_reason=state.void_reason,
            result=self.result(state),
        )

    def fold(self, view: ScopaView | None, event: Event, seat: int | None) -> ScopaView:
        """The view of ``seat`` after ``event``, which must be the copy that ``seat`` saw."""
        if isinstance(event, DealStarted):
            opened = opening_view(self.seating.seats, event, seat)
            return replace(opened, phase=Phase.CUT) if self.options.cut else opened
        if view is None:
            raise TypeError("a view begins with the start of a deal")
        return fold(view, event)

    def determinize(self, view: ScopaView, rng: Random) -> ScopaState:
        """A state with the unseen cards at random; its view is ``view`` again."""
        seen = {*view.hand, *view.table, *(card for pile in view.piles for card in pile)}
        unseen = [card for card in DECK if card not in seen]
        rng.shuffle(unseen)
        cards: Iterator[Card] = iter(unseen)
        hands = tuple(
            view.hand if seat == view.observer else tuple(next(cards) for _ in range(count))
            for seat, count in enumerate(view.hand_counts)
        )
        return ScopaState(
            dealer=view.dealer,
            stock=tuple(cards),
            hands=hands,
            table=view.table,
            piles=view.piles,
            marks=view.marks,
            last_capturer=view.last_capturer,
            turn=view.turn,
            phase=view.phase,
            void_reason=view.void_reason,
        )

    def describe(self, state: ScopaState) -> str:
        """The whole state as one line of text."""
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
            )
        )

    def format_move(self, move: ScopaMove) -> str:
        """The move as text."""
        return str(move)

    def parse_move(self, text: str) -> ScopaMove:
        """The move that ``text`` names.

        Raises:
            IllegalMove: it names none.
        """
        return parse_move(text)


def _hand_out(state: ScopaState, places: Sequence[int | None]) -> tuple[ScopaState, PacketDealt]:
    """Deal the next cards of the stock to ``places``: a seat, or None for the table."""
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


def _changed(
    groups: tuple[tuple[Card, ...], ...], seat: int, cards: tuple[Card, ...]
) -> tuple[tuple[Card, ...], ...]:
    return tuple(cards if other == seat else group for other, group in enumerate(groups))
