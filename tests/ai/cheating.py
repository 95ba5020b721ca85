"""A player who sees everything, against a level that may not: whoever leaks loses by less.

``python -m tests.ai.cheating --pairs 200 --seed 1`` plays duplicate deals of Scopa. The cheat knows
the other hand and the stock, follows these hands and the next two exactly, and takes the value
table where it stops; against a fair player that should be worth 1.2 points a deal and more.
"""

import argparse
import sys
from random import Random

from scopa_gui.ai.arena import Advantage
from scopa_gui.ai.decide import decide
from scopa_gui.ai.masks import mask_of
from scopa_gui.ai.search.plays import Plays, readable
from scopa_gui.ai.search.points import Points
from scopa_gui.ai.search.values import POINT, Values
from scopa_gui.ai.seeds import decision_seed
from scopa_gui.rules.scopa.game import ScopaGame
from scopa_gui.rules.scopa.moves import Play
from scopa_gui.rules.scopa.state import Phase, ScopaState
from scopa_gui.rules.shuffle import deal_key, secret_from_seed, shuffled
from tests.positions import game

NEXT_HANDS = 2
INFINITE = 1 << 40


class Cheat:
    """One decision with all cards open.

    Args:
        further: how often hands are dealt before the value table is asked.
    """

    def __init__(self, playing: ScopaGame, state: ScopaState, further: int = NEXT_HANDS) -> None:
        self._state = state
        self._stock = [mask_of([card]) for card in state.stock]
        self._packet = 2 * playing.options.deal.hand_size
        self._until = min(len(self._stock), further * self._packet)
        self._plays = Plays(playing.options).of
        self._points = Points(playing.options)
        left = (len(self._stock) - self._until) // self._packet
        self._values = Values(playing.options, left) if left else None

    def choose(self) -> Play:
        """The best play."""
        state = self._state
        me = state.turn
        assert me is not None
        hand, table = mask_of(state.hands[me]), mask_of(state.table)
        made = [mark.seat for mark in state.marks]
        last = state.last_capturer
        best, alpha = None, -INFINITE
        for play in self._plays(hand, table):
            found = self._after(
                play,
                hand,
                mask_of(state.hands[1 - me]),
                (mask_of(state.piles[me]), mask_of(state.piles[1 - me])),
                POINT * (made.count(me) - made.count(1 - me)),
                0 if last is None else 1 if last == me else -1,
                0,
                (alpha, INFINITE),
            )
            if found > alpha:
                best, alpha = play, found
        assert best is not None
        return readable(best)

    def _after(
        self,
        play: tuple[int, int, int, int],
        hand: int,
        other: int,
        piles: tuple[int, int],
        ahead: int,
        last: int,
        dealt: int,
        window: tuple[int, int],
    ) -> int:
        """The value of a play for its player."""
        card, won, table, swept = play
        mine, theirs = piles
        if won:
            mine, last = mine | won, 1
        if not other and hand == card and dealt == len(self._stock):
            return ahead + POINT * self._points.at_the_end(mine, theirs, table, last, True)
        ahead += POINT * swept
        alpha, beta = window
        return -self._value(
            other, hand ^ card, table, (theirs, mine), -ahead, -last, dealt, (-beta, -alpha)
        )

    def _value(
        self,
        hand: int,
        other: int,
        table: int,
        piles: tuple[int, int],
        ahead: int,
        last: int,
        dealt: int,
        window: tuple[int, int],
    ) -> int:
        """The value of the best play for the player on turn."""
        if not hand:
            if dealt == self._until:
                assert self._values is not None
                return ahead + self._values.of(*piles, table, last)
            end = dealt + self._packet
            hand, other = sum(self._stock[dealt:end:2]), sum(self._stock[dealt + 1 : end : 2])
            dealt = end
        best = -INFINITE
        alpha, beta = window
        for play in self._plays(hand, table):
            found = self._after(play, hand, other, piles, ahead, last, dealt, (alpha, beta))
            best, alpha = max(best, found), max(alpha, found)
            if alpha >= beta:
                break
        return best


def deal_against(
    playing: ScopaGame, level: str, secret: bytes, number: int, cheat_at: int, further: int
) -> int:
    """By how many points the cheat wins a deal."""
    attempt = 0
    while True:
        key = deal_key(secret, number, attempt)
        state = playing.deal(shuffled(playing.deck, key), number % 2).state
        if state.phase is not Phase.VOID:
            break
        attempt += 1
    ply = 0
    while (seat := state.turn) is not None:
        if seat == cheat_at:
            move = Cheat(playing, state, further).choose()
        else:
            rng = Random(decision_seed(secret, number, ply, seat, level))
            move = decide(playing, playing.view(state, seat), level, rng)
        state = playing.apply(state, move).state
        ply += 1
    result = playing.result(state)
    assert result is not None
    return result.points[cheat_at] - result.points[1 - cheat_at]


def main() -> int:
    """Play, and print the cheat's advantage every ten pairs."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--level", default="maestro")
    parser.add_argument("--pairs", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--further", type=int, default=NEXT_HANDS)
    given = parser.parse_args()
    playing, secret = game(), secret_from_seed(given.seed)
    found: list[float] = []
    for number in range(given.pairs):
        both = [
            deal_against(playing, given.level, secret, number, seat, given.further)
            for seat in range(2)
        ]
        found.append(sum(both) / 2)
        if number % 10 == 9:
            advantage = Advantage.of(found)
            told = f"{number + 1} pairs: {advantage.mean:+.3f} ± {advantage.margin:.3f}\n"
            sys.stdout.write(told)
            sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
