"""Briscola as a game: dealing, the auction, playing, scoring.

Rules after the common Italian tradition. Tricks are taken by the highest trump or else the highest
card of the suit led; after each the hands are filled from the stock, whose last card shows the
trump. With five seats all cards are dealt, and an auction settles trump and partner.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from random import Random

from scopa_gui.rules.briscola import sight
from scopa_gui.rules.briscola.auction import Said, check_bid, highest, next_to_bid, possible
from scopa_gui.rules.briscola.fold import added, fold, lacking_after, opening_view, without
from scopa_gui.rules.briscola.moves import Bid, BriscolaMove, Call, Pass, Play, parse_move
from scopa_gui.rules.briscola.options import BriscolaOptions
from scopa_gui.rules.briscola.scoring import score, score_call, score_piles
from scopa_gui.rules.briscola.state import (
    AuctionWon,
    BidMade,
    BidPassed,
    BriscolaState,
    BriscolaView,
    CardPlayed,
    Hands,
    PartnerRevealed,
    PartnersLooked,
    Phase,
    ShownHand,
    SuitNamed,
    TrickTaken,
    TrumpTurned,
)
from scopa_gui.rules.briscola.tricks import best_of, following, total
from scopa_gui.rules.cards import SUITS, Card
from scopa_gui.rules.events import (
    DealStarted,
    DealtCard,
    DealVoided,
    Event,
    PacketDealt,
    TurnStarted,
)
from scopa_gui.rules.game import (
    DealResult,
    DealScored,
    IllegalMove,
    Step,
    require_dealer,
    require_stock,
)
from scopa_gui.rules.seats import Seating

ALL_PASSED = "all_passed"
"""Why a deal is void."""


@dataclass(frozen=True)
class BriscolaGame:
    """Briscola under fixed options. All methods are pure."""

    options: BriscolaOptions

    @cached_property
    def seating(self) -> Seating:
        """Seats and sides."""
        return self.options.seating

    @cached_property
    def deck(self) -> tuple[Card, ...]:
        """The cards, some twos left out where they do not divide."""
        return self.options.deck

    # ---- dealing

    def deal(self, stock: Sequence[Card], dealer: int) -> Step[BriscolaState]:
        """Start a deal; the first card of ``stock`` goes out first.

        Raises:
            StockError: not exactly the game's cards, or no such dealer.
        """
        require_stock(stock, self.deck)
        require_dealer(dealer, self.seating.seats)
        empty: Hands = ((),) * self.seating.seats
        order = self.seating.order(dealer)
        state = BriscolaState(
            dealer=dealer,
            stock=tuple(stock),
            hands=empty,
            table=(),
            piles=empty,
            turned=None,
            trump=None,
            leader=None,
            turn=None,
            phase=self._first_phase,
            public=empty,
            lacking=((),) * self.seating.seats,
        )
        started = DealStarted(dealer, len(state.stock))
        state, packet = _hand_out(state, order * self.options.hand_size)
        if self.options.calls:
            return _turn_to(state, order[0], [started, packet])
        turned, *rest = state.stock
        state = replace(
            state, stock=(*rest, turned), turned=turned, trump=turned.suit, leader=order[0]
        )
        return _turn_to(state, order[0], [started, packet, TrumpTurned(turned)])

    @property
    def _first_phase(self) -> Phase:
        return Phase.AUCTION if self.options.calls else Phase.PLAY

    # ---- playing

    def to_move(self, state: BriscolaState) -> int | None:
        """The seat on turn; None when the deal is over or void."""
        return state.turn

    def legal_moves(self, state: BriscolaState) -> tuple[BriscolaMove, ...]:
        """All moves of the seat on turn, sorted by text."""
        if state.turn is None:
            return ()
        return self._moves(state.phase, state.said, state.hands[state.turn], state.table)

    def moves_seen(self, view: BriscolaView) -> tuple[BriscolaMove, ...]:
        """The legal moves of a view's observer, sorted by text."""
        if view.turn is None or view.turn != view.observer:
            return ()
        return self._moves(view.phase, view.said, view.hand, view.table)

    def _moves(
        self, phase: Phase, said: Sequence[Said], hand: Sequence[Card], table: Sequence[Card]
    ) -> tuple[BriscolaMove, ...]:
        moves: tuple[BriscolaMove, ...]
        match phase:
            case Phase.AUCTION:
                moves = (*possible(said), Pass())
            case Phase.NAMING:
                moves = tuple(map(Call, SUITS))
            case _:
                return self.hand_moves(hand, table)
        return tuple(sorted(moves, key=str))

    def hand_moves(self, hand: Sequence[Card], table: Sequence[Card]) -> tuple[BriscolaMove, ...]:
        """All plays of a hand on a trick, sorted by text."""
        cards = following(hand, table[0].suit) if table and self.options.duty else hand
        return tuple(sorted(map(Play, cards), key=str))

    def apply(self, state: BriscolaState, move: BriscolaMove) -> Step[BriscolaState]:
        """Play a move.

        Raises:
            IllegalMove: ``deal_over``, ``not_now``, ``points_before_two``, ``bid_too_low``,
                ``not_in_hand`` or ``must_follow``, with what the sentence needs.
        """
        if state.turn is None:
            raise IllegalMove("deal_over")
        seat, phase = state.turn, state.phase
        match move:
            case Bid() if phase is Phase.AUCTION:
                check_bid(state.said, move)
                return self._say(state, Said(seat, move), BidMade(seat, move))
            case Pass() if phase is Phase.AUCTION:
                return self._say(state, Said(seat, None), BidPassed(seat))
            case Call() if phase is Phase.NAMING:
                return self._name(state, seat, move)
            case Play(card) if phase is Phase.PLAY:
                self._check_play(state.hands[seat], state.table, card)
                return self._play(state, seat, card)
            case _:
                raise IllegalMove("not_now", move=str(move))

    def _say(self, state: BriscolaState, said: Said, event: Event) -> Step[BriscolaState]:
        """One more thing said in the auction, which may end it."""
        state = replace(state, said=(*state.said, said), turn=None)
        seat = next_to_bid(state.said, self.seating.order(state.dealer))
        if seat is not None:
            return _turn_to(state, seat, [event])
        last = highest(state.said)
        if last is None or last.bid is None:
            state = replace(state, phase=Phase.VOID, void_reason=ALL_PASSED)
            return Step(state, (event, DealVoided(ALL_PASSED)))
        state = replace(state, phase=Phase.NAMING, caller=last.seat, needed=last.bid.needed)
        return _turn_to(state, last.seat, [event, AuctionWon(last.seat, last.bid)])

    def _name(self, state: BriscolaState, seat: int, move: Call) -> Step[BriscolaState]:
        last = highest(state.said)
        if last is None or last.bid is None:
            raise TypeError("nobody has won the auction")
        card = Card(last.bid.rank, move.suit)
        leader = self.seating.order(state.dealer)[0]
        state = replace(
            state,
            phase=Phase.PLAY,
            trump=card.suit,
            called=card,
            partner=sight.holder(state.hands, card),
            leader=leader,
        )
        return _turn_to(state, leader, [SuitNamed(seat, card)])

    def _check_play(self, hand: Sequence[Card], table: Sequence[Card], card: Card) -> None:
        if card not in hand:
            raise IllegalMove("not_in_hand", card=str(card))
        if table and self.options.duty and card not in following(hand, table[0].suit):
            raise IllegalMove("must_follow", suit=table[0].suit.value, card=str(card))

    def _play(self, state: BriscolaState, seat: int, card: Card) -> Step[BriscolaState]:
        shows = bool(state.table) and self.options.duty and card.suit is not state.table[0].suit
        lacks = state.table[0].suit if shows else None
        state = replace(
            state,
            hands=tuple(without(hand, card) for hand in state.hands),
            public=tuple(without(hand, card) for hand in state.public),
            lacking=lacking_after(state.lacking, seat, lacks),
            table=(*state.table, card),
            turn=None,
        )
        events: list[Event] = [CardPlayed(seat, card, lacks)]
        caller = state.caller
        if card == state.called and caller is not None:
            state = replace(state, revealed=True)
            events.append(PartnerRevealed(seat, caller))
        if len(state.table) < self.seating.seats:
            return _turn_to(state, self.seating.after(seat, state.dealer), events)
        return self._take_trick(state, events)

    def _take_trick(self, state: BriscolaState, events: list[Event]) -> Step[BriscolaState]:
        """Give the trick to its winner, who draws first and leads."""
        if state.trump is None or state.leader is None:
            raise TypeError("a trick needs a trump and a leader")
        seats = self.seating.seats
        winner = (state.leader + best_of(state.table, state.trump)) % seats
        events.append(TrickTaken(winner, state.table, total(state.table)))
        piles = added(state.piles, winner, state.table)
        state = replace(state, table=(), piles=piles, leader=winner)
        if state.stock:
            order = tuple((winner + step) % seats for step in range(seats))
            state, packet = _hand_out(state, order)
            events.append(packet)
            if not state.stock and self.options.look:
                state = replace(state, looked=True)
                events.append(PartnersLooked(tuple(map(self._shown, range(seats), state.hands))))
        if any(state.hands):
            return _turn_to(state, winner, events)
        state = replace(state, phase=Phase.OVER)
        events.append(DealScored(self._score(state)))
        return Step(state, tuple(events))

    def _shown(self, seat: int, hand: tuple[Card, ...]) -> ShownHand:
        return ShownHand(seat, hand, self.seating.members(self.seating.side_of(seat)))

    # ---- results and views

    def result(self, state: BriscolaState) -> DealResult | None:
        """The score once the deal is over, otherwise None."""
        return self._score(state) if state.phase is Phase.OVER else None

    def void_reason(self, state: BriscolaState) -> str | None:
        """Why the deal does not count, or None."""
        return state.void_reason

    def score_piles(
        self, piles: Sequence[tuple[Card, ...]], told: Mapping[str, tuple[int, ...]]
    ) -> DealResult:
        """The score of piles laid out by hand; in chiamata ``callers`` and ``needed`` are told.

        Raises:
            ScoreError: not a pile for each side, or not told who called.
        """
        return score_piles(self.options, piles, told)

    def _score(self, state: BriscolaState) -> DealResult:
        if state.caller is not None and state.partner is not None:
            return score_call(state.piles, state.caller, state.partner, state.needed)
        return score(
            [
                tuple(card for seat in self.seating.members(side) for card in state.piles[seat])
                for side in range(self.seating.side_count)
            ]
        )

    def view(self, state: BriscolaState, seat: int | None) -> BriscolaView:
        """What ``seat`` may know."""
        return sight.view(state, seat, self.seating, self.result(state))

    def fold(self, view: BriscolaView | None, event: Event, seat: int | None) -> BriscolaView:
        """The view of ``seat`` after ``event``, which must be the copy that ``seat`` saw."""
        if isinstance(event, DealStarted):
            return opening_view(self.seating.seats, self._first_phase, event, seat)
        if view is None:
            raise TypeError("a view begins with the start of a deal")
        return fold(view, event)

    def determinize(self, view: BriscolaView, rng: Random) -> BriscolaState:
        """A state with the unseen cards at random; its view is ``view`` again."""
        return sight.determinize(view, self.deck, rng)

    def describe(self, state: BriscolaState) -> str:
        """The whole state as one line of text."""
        return sight.describe(state)

    def format_move(self, move: BriscolaMove) -> str:
        """The move as text."""
        return str(move)

    def parse_move(self, text: str) -> BriscolaMove:
        """The move that ``text`` names.

        Raises:
            IllegalMove: it names none.
        """
        return parse_move(text)


def _hand_out(state: BriscolaState, seats: Sequence[int]) -> tuple[BriscolaState, PacketDealt]:
    """Deal the next cards of the stock to ``seats``; the turned one is seen by all."""
    hands, public, dealt = state.hands, state.public, []
    for seat, card in zip(seats, state.stock, strict=False):
        hands = added(hands, seat, (card,))
        if card == state.turned:
            public = added(public, seat, (card,))
        dealt.append(DealtCard(seat, card, None if card == state.turned else (seat,)))
    stock = state.stock[len(seats) :]
    turned = state.turned if stock else None
    state = replace(state, stock=stock, hands=hands, public=public, turned=turned)
    return state, PacketDealt(tuple(dealt))


def _turn_to(state: BriscolaState, seat: int, events: list[Event]) -> Step[BriscolaState]:
    return Step(replace(state, turn=seat), (*events, TurnStarted(seat)))
