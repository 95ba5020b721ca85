"""The Scopa family as a game: dealing, playing, scoring.

Rules after the common Italian tradition; where tables differ an option decides. Everyone plays one
card in turn, hands are dealt anew when all are empty, and the deal ends with the stock.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from random import Random

from scopa_gui.rules.cards import DECK, Card, format_cards, in_order
from scopa_gui.rules.events import DealStarted, DealVoided, DeckCut, Event, TurnStarted
from scopa_gui.rules.game import (
    DealResult,
    DealScored,
    IllegalMove,
    Step,
    require_dealer,
    require_stock,
)
from scopa_gui.rules.scopa import sight
from scopa_gui.rules.scopa.captures import captures, check_capture, sweeps, takes_itself
from scopa_gui.rules.scopa.dealing import first_places, further_places, hand_out
from scopa_gui.rules.scopa.declarations import Declaration, can_declare, declared_points
from scopa_gui.rules.scopa.fold import fold, opening_view
from scopa_gui.rules.scopa.moves import Cut, Declare, Play, ScopaMove, parse_move
from scopa_gui.rules.scopa.opening import Paid, is_void, paid
from scopa_gui.rules.scopa.options import Leftovers, Opening, ScopaOptions
from scopa_gui.rules.scopa.scoring import ScopaMark, score, score_piles
from scopa_gui.rules.scopa.state import (
    CardLaid,
    CardsCaptured,
    HandDeclared,
    LeftoversTaken,
    OpeningTaken,
    Phase,
    ScopaMade,
    ScopaState,
    ScopaView,
)
from scopa_gui.rules.seats import Seating


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
        require_stock(stock, DECK)
        require_dealer(dealer, self.seating.seats)
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
            face_up=empty,
        )
        started = DealStarted(dealer, len(state.stock))
        if self.options.cut:
            cutter = self.seating.cutter(dealer)
            state = replace(state, phase=Phase.CUT, turn=cutter)
            return Step(state, (started, TurnStarted(cutter)))
        step = self._first_packet(state)
        return Step(step.state, (started, *step.events))

    def _first_packet(self, state: ScopaState) -> Step[ScopaState]:
        """The first hands and the table, which may pay somebody or make the deal void."""
        order = self.seating.order(state.dealer)
        state, packet = hand_out(state, first_places(self.options, order))
        events: list[Event] = [packet]
        if pays := paid(state.table, self.options):
            leads = self.options.opening is Opening.LEADER
            state = self._take_opening(state, order[0] if leads else state.dealer, pays, events)
        elif is_void(state.table, self.options):
            reason = self.options.void.value
            state = replace(state, phase=Phase.VOID, turn=None, void_reason=reason)
            return Step(state, (*events, DealVoided(reason)))
        return self._turn_to(state, order[0], events)

    def _take_opening(
        self, state: ScopaState, seat: int, pays: Paid, events: list[Event]
    ) -> ScopaState:
        """Give the opening table with its scope to a seat; what happens is added to ``events``."""
        crosswise = state.table[: pays.scope]
        events.append(OpeningTaken(seat, state.table, pays.worth, pays.scope))
        events += [ScopaMade(seat, card) for card in crosswise]
        return replace(
            state,
            table=(),
            piles=_changed(state.piles, seat, state.table),
            marks=tuple(ScopaMark(seat, card) for card in crosswise),
            last_capturer=seat,
            opening_scope=pays.scope,
        )

    def _turn_to(self, state: ScopaState, seat: int, events: list[Event]) -> Step[ScopaState]:
        return Step(replace(state, turn=seat), (*events, TurnStarted(seat)))

    # ---- playing

    def to_move(self, state: ScopaState) -> int | None:
        """The seat on turn; None when the deal is over or void."""
        return state.turn

    def plays(self, card: Card, table: Sequence[Card]) -> tuple[Play, ...]:
        """All plays of one hand card on a table; a card that can capture must."""
        sets = captures(card, table, self.options)
        return tuple(Play(card, taken) for taken in sets) or (Play(card),)

    def legal_moves(self, state: ScopaState) -> tuple[ScopaMove, ...]:
        """All moves of the seat on turn, sorted by text."""
        if state.turn is None:
            return ()
        if state.phase is Phase.CUT:
            return self.cuts(len(state.stock))
        return self.hand_moves(state.hands[state.turn], state.table, state.face_up[state.turn])

    def cuts(self, stock_count: int) -> tuple[ScopaMove, ...]:
        """All ways to cut a stock, sorted by text."""
        return tuple(sorted((Cut(at) for at in range(1, stock_count)), key=str))

    def hand_moves(
        self, hand: Sequence[Card], table: Sequence[Card], face_up: Sequence[Card] = ()
    ) -> tuple[ScopaMove, ...]:
        """All moves of a hand, of which ``face_up`` lies open, on a table; sorted by text."""
        moves: list[ScopaMove] = [play for card in hand for play in self.plays(card, table)]
        if can_declare(hand, face_up, self.options):
            moves.append(Declare())
        return tuple(sorted(moves, key=str))

    def moves_seen(self, view: ScopaView) -> tuple[ScopaMove, ...]:
        """The legal moves of a view's observer, sorted by text."""
        if view.turn is None or view.turn != view.observer:
            return ()
        if view.phase is Phase.CUT:
            return self.cuts(view.stock_count)
        return self.hand_moves(view.hand, view.table, view.face_up[view.turn])

    def apply(self, state: ScopaState, move: ScopaMove) -> Step[ScopaState]:
        """Play a move.

        Raises:
            IllegalMove: ``deal_over``, ``cut_first``, ``not_now``, ``cut_range``,
                ``nothing_to_declare``, ``not_in_hand``, ``not_on_table``, ``out_of_order``, or a
                reason of ``check_capture``, with what the sentence needs.
        """
        if state.turn is None:
            raise IllegalMove("deal_over")
        seat = state.turn
        if state.phase is Phase.CUT and not isinstance(move, Cut):
            raise IllegalMove("cut_first")
        match move:
            case Cut(at):
                if state.phase is not Phase.CUT:
                    raise IllegalMove("not_now", move=str(move))
                if not 0 < at < len(state.stock):
                    raise IllegalMove("cut_range", at=at, most=len(state.stock) - 1)
                stock = state.stock[at:] + state.stock[:at]
                step = self._first_packet(replace(state, stock=stock, phase=Phase.PLAY, turn=None))
                return Step(step.state, (DeckCut(seat, at), *step.events))
            case Declare():
                if not can_declare(state.hands[seat], state.face_up[seat], self.options):
                    raise IllegalMove("nothing_to_declare")
                return self._declare(state, seat)
            case Play():
                self.check_play(state.hands[seat], state.table, move)
                return self._play(state, seat, move)

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
        check_capture(move.card, table, move.taken, self.options)

    def _declare(self, state: ScopaState, seat: int) -> Step[ScopaState]:
        hand = state.hands[seat]
        declaration = Declaration(seat, hand, declared_points(hand))
        state = replace(
            state,
            face_up=_changed(state.face_up, seat, hand),
            declared=(*state.declared, declaration),
        )
        return self._turn_to(state, seat, [HandDeclared(seat, hand, declaration.points)])

    def _play(self, state: ScopaState, seat: int, move: Play) -> Step[ScopaState]:
        lying, last_card = state.table, not state.stock and sum(map(len, state.hands)) == 1
        state = replace(
            state,
            hands=_changed(state.hands, seat, _without(state.hands[seat], [move.card])),
            face_up=_changed(state.face_up, seat, _without(state.face_up[seat], [move.card])),
            turn=None,
        )
        events: list[Event]
        if move.taken or takes_itself(move.card, lying, self.options):
            gained = (*state.piles[seat], *move.taken, move.card)
            state = replace(
                state,
                table=_without(lying, move.taken),
                piles=_changed(state.piles, seat, gained),
                last_capturer=seat,
            )
            events = [CardsCaptured(seat, move.card, move.taken)]
            if sweeps(move.card, lying, move.taken, self.options) and (
                not last_card or self.options.last_card_scopa
            ):
                state = replace(state, marks=(*state.marks, ScopaMark(seat, move.card)))
                events.append(ScopaMade(seat, move.card))
        else:
            state = replace(state, table=(*lying, move.card))
            events = [CardLaid(seat, move.card)]
        if last_card:
            return self._finish(state, seat, events)
        if not any(state.hands):
            places = further_places(self.options, self.seating.order(state.dealer))
            state, packet = hand_out(state, places)
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

    def score_piles(
        self, piles: Sequence[tuple[Card, ...]], told: Mapping[str, tuple[int, ...]]
    ) -> DealResult:
        """The score of piles laid out by hand, with ``scope`` and ``declared`` points told.

        Raises:
            ScoreError: not a pile, or a number, for each side.
        """
        return score_piles(self.options, piles, told)

    def _score(self, state: ScopaState) -> DealResult:
        pooled = tuple(
            tuple(card for seat in self.seating.members(side) for card in state.piles[seat])
            for side in range(self.seating.side_count)
        )
        return score(self.options, pooled, state.marks, state.declared, state.opening_scope)

    def view(self, state: ScopaState, seat: int | None) -> ScopaView:
        """What ``seat`` may know."""
        return sight.view(state, seat, self.result(state))

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
        return sight.determinize(view, rng)

    def describe(self, state: ScopaState) -> str:
        """The whole state as one line of text."""
        return sight.describe(state)

    def format_move(self, move: ScopaMove) -> str:
        """The move as text."""
        return str(move)

    def parse_move(self, text: str) -> ScopaMove:
        """The move that ``text`` names.

        Raises:
            IllegalMove: it names none.
        """
        return parse_move(text)


def _without(cards: tuple[Card, ...], gone: Sequence[Card]) -> tuple[Card, ...]:
    return tuple(card for card in cards if card not in gone)


def _changed(
    groups: tuple[tuple[Card, ...], ...], seat: int, cards: tuple[Card, ...]
) -> tuple[tuple[Card, ...], ...]:
    return tuple(cards if other == seat else group for other, group in enumerate(groups))
