"""A match being played: the current deal, the score, and where stocks come from. Pure.

A run is a function of rules, stocks and moves, so replaying is the same as playing. Void deals are
dealt again at once; the next deal after a scored one waits for ``next_deal``.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Protocol

from scopa_gui.rules import shuffle
from scopa_gui.rules.cards import Card
from scopa_gui.rules.catalogue import AnyGame, Move, Options, State, game_for
from scopa_gui.rules.events import Event
from scopa_gui.rules.game import IllegalMove, StockError
from scopa_gui.rules.match import (
    DealerDraw,
    MatchState,
    after_deal,
    after_void,
    draw_for_dealer,
    start_match,
)

Deck = Sequence[Card]
"""The cards that a game is played with, in whatever order."""


class Stocks(Protocol):
    """Where a match's stocks come from."""

    def stock(self, deck: Deck, deal: int, attempt: int, used: int) -> tuple[Card, ...]:
        """The stock of a deal after ``attempt`` void ones and ``used`` stocks in all."""
        ...

    def draw(self, deck: Deck, seats: int) -> DealerDraw:
        """The draw for the first dealer."""
        ...


@dataclass(frozen=True, slots=True)
class SecretStocks:
    """Stocks that follow from the match's secret."""

    secret: bytes

    def stock(self, deck: Deck, deal: int, attempt: int, used: int) -> tuple[Card, ...]:
        """The stock of a deal after ``attempt`` void ones."""
        return shuffle.shuffled(deck, shuffle.deal_key(self.secret, deal, attempt))

    def draw(self, deck: Deck, seats: int) -> DealerDraw:
        """The draw for the first dealer."""
        return draw_for_dealer(shuffle.shuffled(deck, shuffle.draw_key(self.secret)), seats)


@dataclass(frozen=True, slots=True)
class ListedStocks:
    """Stocks laid out by hand, one after another; seat 0 deals first unless told otherwise."""

    stocks: tuple[tuple[Card, ...], ...]
    dealer: int = 0

    def stock(self, deck: Deck, deal: int, attempt: int, used: int) -> tuple[Card, ...]:
        """The next of the listed stocks; a void deal takes the following one.

        Raises:
            StockError: there is none left.
        """
        if used >= len(self.stocks):
            raise StockError("error.no_stock_left", deal=deal + 1)
        return self.stocks[used]

    def draw(self, deck: Deck, seats: int) -> DealerDraw:
        """No cards drawn: the dealer is given."""
        return DealerDraw((), self.dealer)


@dataclass(frozen=True)
class MatchRun:
    """A match in progress.

    Attributes:
        match: the score; its deal number is the next one as soon as a deal is scored.
        state: the current deal, scored or not.
        moves: all moves of the match as text.
        given_up: the side that gave the match up, if any.
    """

    options: Options
    stocks: Stocks
    game: AnyGame
    match: MatchState
    state: State
    moves: tuple[str, ...] = ()
    given_up: int | None = None

    @property
    def deal_over(self) -> bool:
        """Whether the current deal is scored and the next not begun."""
        return self.game.result(self.state) is not None

    @property
    def winner(self) -> int | None:
        """The side that has won, or None; nobody is named when a side of several gave up."""
        if self.given_up is None:
            return self.match.winner
        others = [side for side in range(self.game.seating.side_count) if side != self.given_up]
        best = max(self.match.totals[side] for side in others)
        leading = [side for side in others if self.match.totals[side] == best]
        return leading[0] if len(leading) == 1 else None

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.match.outcome is not None or self.given_up is not None

    def apply(self, move: Move) -> tuple["MatchRun", tuple[Event, ...]]:
        """Play a move of the seat on turn.

        Raises:
            IllegalMove: with the reason.
        """
        step = self.game.apply(self.state, move)
        text = self.game.format_move(move)
        run = replace(self, state=step.state, moves=(*self.moves, text))
        result = self.game.result(step.state)
        if result is not None:
            return replace(run, match=after_deal(run.match, result)), step.events
        run, events = run._past_void()
        return run, (*step.events, *events)

    def next_deal(self) -> tuple["MatchRun", tuple[Event, ...]]:
        """Begin the next deal; the current one must be scored and the match not over."""
        match = self.match
        stock = self.stocks.stock(self.game.deck, match.deal, match.attempt, match.stocks_used)
        step = self.game.deal(stock, match.dealer)
        run, events = replace(self, state=step.state)._past_void()
        return run, (*step.events, *events)

    def _past_void(self) -> tuple["MatchRun", tuple[Event, ...]]:
        """Deal again while the deal is void."""
        if self.game.void_reason(self.state) is None:
            return self, ()
        return replace(self, match=after_void(self.match)).next_deal()

    def give_up(self, side: int) -> "MatchRun":
        """The match given up by a side."""
        return replace(self, given_up=side)


def start_run(options: Options, stocks: Stocks) -> tuple[MatchRun, DealerDraw, tuple[Event, ...]]:
    """Begin a match: the draw for the dealer and the first deal."""
    game = game_for(options)
    draw = stocks.draw(game.deck, game.seating.seats)
    match = start_match(game.seating, options.match_rule, draw.dealer)
    step = game.deal(stocks.stock(game.deck, 0, 0, 0), draw.dealer)
    run, events = MatchRun(options, stocks, game, match, step.state)._past_void()
    return run, draw, (*step.events, *events)


def replay(options: Options, stocks: Stocks, moves: Sequence[str]) -> MatchRun:
    """The run after ``moves``; deals follow one another without waiting.

    Raises:
        IllegalMove: with ``data["number"]``, the number of the move from 1.
    """
    run, _, _ = start_run(options, stocks)
    for number, text in enumerate(moves, start=1):
        try:
            run = advance(run, text)
        except IllegalMove as error:
            error.data["number"] = number
            raise
    return run


def advance(run: MatchRun, text: str) -> MatchRun:
    """The run after one more move as text, with the next deal begun where one is due.

    Raises:
        IllegalMove: with the reason.
    """
    if run.deal_over and not run.over:
        run, _ = run.next_deal()
    run, _ = run.apply(run.game.parse_move(text))
    return run
