"""Heuristic: Greedy's gain, what the next opponent is then expected to get, and what I get after.

    gain of the play
    − 0.85 × the expected gain of the next opponent's best play on the table it leaves
    + 0.35 × the gain of my own best play from the rest of my hand on that same table

All gains are Greedy's. How each term is read:

- *Expected*: the opponent holds *h* of the *u* cards I have not seen, every choice equally likely.
  The unseen cards are ranked by their gain on the table; the card in place *i* (from 0) is the best
  of his hand in C(u−1−i, h−1) of C(u, h) cases. That is exact, nothing is sampled.
- A hand that lies face up is known: its best play is no guess.
- Where all hands are empty after my play he will hold a hand of unseen cards, fresh from the stock.
  Where the deal is over there is no reply. Cards left on the table are no part of it.
- *My best play after*: as if nobody played in between; nothing if my hand is then empty.
- In pairs and teams the last term is the partner's instead: the gain he is expected to get right
  after that opponent. For each card that may be the opponent's best, his best play with it is made,
  and the partner holds his number of the other unseen cards, again every choice equally likely.
  Where the deal ends before he plays, it is nothing.
- Sweeping with the very last card of the deal counts as a scopa only where the options say so.

Equal values go to the play with the smallest text. Everything is counted in whole numbers over a
common denominator, so ties are true ties.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import comb
from operator import mul
from random import Random

from scopa_gui.ai.agent import Budget, OneStep
from scopa_gui.ai.heuristics.best_play import best_play
from scopa_gui.ai.heuristics.gains import Gains
from scopa_gui.ai.knowledge import Knowledge, Turn
from scopa_gui.ai.masks import NUMBERS, TEXTS
from scopa_gui.rules.cards import Card
from scopa_gui.rules.scopa.game import ScopaGame
from scopa_gui.rules.scopa.moves import Play
from scopa_gui.rules.scopa.state import ScopaView

GAIN, REPLY, FOLLOW_UP = 20, -17, 7
"""The weights 1, −0.85 and 0.35, in twentieths."""


@lru_cache(maxsize=512)
def best_of_hand_counts(unseen: int, hand: int) -> tuple[int, ...]:
    """For each place in a ranking of the unseen cards: in how many hands it is the best."""
    return tuple(comb(unseen - 1 - place, hand - 1) for place in range(unseen - hand + 1))


def sum_of_best(gains: Sequence[int], hand: int) -> int:
    """The best gain of a hand, summed over all hands of that size: C(n, hand) times its mean."""
    ranked = sorted(gains, reverse=True)
    return sum(map(mul, ranked, best_of_hand_counts(len(ranked), hand)))


@dataclass(frozen=True, slots=True)
class HeuristicAgent:
    """Weighs a play against the reply it invites and what it prepares."""

    game: ScopaGame

    def start(self, view: ScopaView, rng: Random, budget: Budget) -> OneStep:
        """Begin a decision; needs no budget, and the random source only to cut."""
        return best_play(self.game, view, rng, lambda plays: self._choose(plays, view))

    def _choose(self, plays: tuple[Play, ...], view: ScopaView) -> Play:
        position = Position(self.game, view)
        # The plays are sorted by text, and the first of the best is kept.
        return max(plays, key=position.value)


class Position:
    """The plays of one decision, valued over the common denominator of all of them."""

    def __init__(self, game: ScopaGame, view: ScopaView) -> None:
        known = Knowledge.of(game, view)
        self._gains = Gains(game.options)
        self._table = view.table
        self._hand = [NUMBERS[card] for card in view.hand]
        self._unseen = [NUMBERS[card] for card in known.unseen]
        self._last = known.now_last
        self._reply = known.ahead(1)
        self._with_partner = game.seating.side_count < game.seating.seats
        self._partner = known.ahead(2) if self._with_partner else None
        self._own_next = known.ahead(len(game.seating.order(view.dealer)))

    def value(self, play: Play) -> int:
        """What a play is worth; only to be compared with the other plays of this decision."""
        gain = GAIN * self._gains.of_play(play, self._table, self._last)
        table = self._gains.after(play, self._table)
        hands = _hands(len(self._unseen), self._reply)
        if not self._with_partner:
            follow_up = FOLLOW_UP * self._follow_up(play, table)
            return (gain + follow_up) * hands + REPLY * self._replies(table)
        partner_hands = _hands(self._left_for_partner, self._partner)
        return (
            gain * hands * partner_hands
            + REPLY * self._replies(table) * partner_hands
            + FOLLOW_UP * self._partner_replies(table)
        )

    @property
    def _left_for_partner(self) -> int:
        """How many unseen cards there are once the next opponent has played."""
        known = self._reply is not None and bool(self._reply.face_up)
        return len(self._unseen) - (not known)

    def _replies(self, table: int) -> int:
        """The next opponent's best gain, summed over all hands he may hold."""
        reply = self._reply
        if reply is None:
            return 0
        return self._best_of(reply, self._unseen, table)

    def _best_of(self, turn: Turn, unseen: Sequence[int], table: int) -> int:
        """The best gain of a coming turn, summed over all hands that there may be."""
        if turn.face_up:
            return max(self._gains.of_cards(_numbers(turn.face_up), table, turn.last))
        return sum_of_best(self._gains.of_cards(unseen, table, turn.last), turn.cards)

    def _follow_up(self, play: Play, table: int) -> int:
        """The best gain of the rest of my hand."""
        rest = [number for number in self._hand if number != NUMBERS[play.card]]
        if not rest or self._own_next is None:
            return 0
        return max(self._gains.of_cards(rest, table, self._own_next.last))

    def _partner_replies(self, table: int) -> int:
        """The partner's best gain after the opponent's best play, summed over both hands."""
        reply, partner = self._reply, self._partner
        if reply is None or partner is None:
            return 0
        total = 0
        for number, count in self._best_cards(reply, table):
            others = [other for other in self._unseen if other != number]
            left = self._gains.table_after(number, table, reply.last)
            total += count * self._best_of(partner, others, left)
        return total

    def _best_cards(self, turn: Turn, table: int) -> list[tuple[int, int]]:
        """The cards that may be the best of a coming turn, and in how many hands each is."""
        cards = _numbers(turn.face_up) or self._unseen
        ranked = sorted(
            zip(cards, self._gains.of_cards(cards, table, turn.last), strict=True),
            key=lambda ranked: (-ranked[1], TEXTS[ranked[0]]),
        )
        if turn.face_up:
            return [(ranked[0][0], 1)]
        counts = best_of_hand_counts(len(ranked), turn.cards)
        return [(number, count) for (number, _), count in zip(ranked, counts, strict=False)]


def _numbers(cards: Sequence[Card]) -> list[int]:
    return [NUMBERS[card] for card in cards]


def _hands(unseen: int, turn: Turn | None) -> int:
    """How many hands there may be at a coming turn; one where it is known or never comes."""
    return 1 if turn is None or turn.face_up else comb(unseen, turn.cards)
