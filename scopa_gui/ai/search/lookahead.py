"""The game tree of one deal of hands between two players whose cards are known.

Values are those of the player on turn, in thousandths of a point. At the end of the deal they are
its points, exactly; where hands are still to be dealt they come from a value table.
"""

from collections.abc import Callable

from scopa_gui.ai.search.plays import CompactPlay, Plays
from scopa_gui.ai.search.points import Points
from scopa_gui.ai.search.spot import Spot
from scopa_gui.ai.search.values import POINT
from scopa_gui.rules.scopa.options import ScopaOptions

Leaf = Callable[[int, int, int, int], int]
"""The value of mine, theirs, table and last capturer for the player who leads next."""

INFINITE = 1 << 40

OPPONENT_BEST, OPPONENT_MEAN = 0.7, 0.3
"""How a tie is broken: an opponent finds his best play often, but not always."""


class Lookahead:
    """Searches under fixed options.

    Args:
        leaf: values positions between two deals of hands; None in the last hands of a deal.

    Attributes:
        nodes: positions looked at so far.
    """

    def __init__(
        self, options: ScopaOptions, plays: Plays, points: Points, leaf: Leaf | None
    ) -> None:
        self._plays = plays.of
        self._at_the_end = points.at_the_end
        self._leaf = leaf
        self._last_card = POINT * bool(options.last_card_scopa)
        self.nodes = 0

    def of_play(self, play: CompactPlay, spot: Spot, other: int) -> int:
        """The value of a play for the player on turn while the other one holds these cards."""
        card, won, table, swept = play
        ahead = POINT * spot.ahead
        if not other:
            return self._after_hands(won, table, swept, spot.mine, spot.theirs, ahead, spot.last)
        rest = spot.hand ^ card
        return -self.value(other, rest, table, *_handed_over(play, spot))

    def expected_of_play(self, play: CompactPlay, spot: Spot, other: int) -> float:
        """The same against an opponent who finds his best play only often."""
        card, won, table, swept = play
        ahead = POINT * spot.ahead
        if not other:
            return self._after_hands(won, table, swept, spot.mine, spot.theirs, ahead, spot.last)
        rest = spot.hand ^ card
        return -self._expected(other, rest, table, *_handed_over(play, spot), False)

    def value(
        self,
        hand: int,
        other: int,
        table: int,
        mine: int,
        theirs: int,
        ahead: int,
        last: int,
        alpha: int = -INFINITE,
        beta: int = INFINITE,
    ) -> int:
        """The value of the best play, by alpha and beta.

        Args:
            hand, other: the cards of the player on turn and of the other one.
            ahead: what scope have brought so far, in thousandths.
            last: 1 if the player on turn captured last, −1 if the other did, 0 if nobody.
        """
        self.nodes += 1
        best = -INFINITE
        for card, won, left, swept in self._plays(hand, table):
            if other:
                if won:
                    found = -self.value(
                        other,
                        hand ^ card,
                        left,
                        theirs,
                        mine | won,
                        -ahead - POINT if swept else -ahead,
                        -1,
                        -beta,
                        -alpha,
                    )
                else:
                    found = -self.value(
                        other, hand ^ card, left, theirs, mine, -ahead, -last, -beta, -alpha
                    )
            else:
                found = self._after_hands(won, left, swept, mine, theirs, ahead, last)
            if found > best:
                best = found
                if found > alpha:
                    alpha = found
                    if found >= beta:
                        break
        return best

    def _after_hands(
        self, won: int, table: int, swept: int, mine: int, theirs: int, ahead: int, last: int
    ) -> int:
        """The value after the last card in anybody's hand, for its player."""
        if won:
            mine |= won
            last = 1
        leaf = self._leaf
        if leaf is not None:
            return ahead + POINT * swept - leaf(theirs, mine, table, -last)
        return (
            ahead
            + self._last_card * swept
            + POINT * self._at_the_end(mine, theirs, table, last, True)
        )

    def _expected(
        self,
        hand: int,
        other: int,
        table: int,
        mine: int,
        theirs: int,
        ahead: int,
        last: int,
        me: bool,
    ) -> float:
        """The value where the opponent finds his best play only often; nothing is cut off.

        Args:
            me: whether the player on turn is the one for whom the tie is broken.
        """
        values = []
        for card, won, left, swept in self._plays(hand, table):
            if other:
                scope = ahead + POINT * swept if won else ahead
                after = (theirs, mine | won, -scope, -1) if won else (theirs, mine, -scope, -last)
                values.append(-self._expected(other, hand ^ card, left, *after, not me))
            else:
                values.append(float(self._after_hands(won, left, swept, mine, theirs, ahead, last)))
        best = max(values)
        if me or len(values) == 1:
            return best
        return OPPONENT_BEST * best + OPPONENT_MEAN * sum(values) / len(values)


def _handed_over(play: CompactPlay, spot: Spot) -> tuple[int, int, int, int]:
    """Piles, scope and last capturer after a play, as the other player sees them."""
    _, won, _, swept = play
    ahead = POINT * spot.ahead
    if won:
        return spot.theirs, spot.mine | won, -ahead - POINT * swept, -1
    return spot.theirs, spot.mine, -ahead, -spot.last
