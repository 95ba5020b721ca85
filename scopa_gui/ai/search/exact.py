"""The last hands of a deal between two: all cards are known, so the best play is found exactly.

Among equally good plays the one is made that does best against an opponent who finds his best play
only often.
"""

from scopa_gui.ai.search.lines import Explained, Lines
from scopa_gui.ai.search.lookahead import Lookahead
from scopa_gui.ai.search.plays import CompactPlay, Plays
from scopa_gui.ai.search.points import Points
from scopa_gui.ai.search.spot import Spot
from scopa_gui.rules.scopa.options import ScopaOptions

MOST_CARDS = 8
"""With more cards in both hands together, looking at everything takes too long."""


def all_known(spot: Spot) -> bool:
    """Whether these are the last hands, and small enough."""
    cards = spot.hand.bit_count() + spot.hidden + spot.face_up.bit_count()
    return not spot.deals_left and cards <= MOST_CARDS


class LastHands:
    """The last hands of a deal, where the unseen cards are the other's hand.

    Attributes:
        values: every play with the points, in thousandths, by which its player then wins the deal;
            declared hands apart.
    """

    def __init__(self, options: ScopaOptions, spot: Spot) -> None:
        plays = Plays(options)
        self._lookahead = Lookahead(options, plays, Points(options), None)
        self._options = options
        self._spot = spot
        self._other = spot.unseen | spot.face_up
        self.values = tuple(
            (play, self._lookahead.of_play(play, spot, self._other))
            for play in plays.of(spot.hand, spot.table)
        )

    def step(self) -> bool:
        """Everything has been looked at."""
        return False

    def best(self) -> CompactPlay:
        """The best play."""
        most = max(value for _, value in self.values)
        best = [play for play, value in self.values if value == most]
        if len(best) == 1:
            return best[0]
        # the first of equals is kept
        return max(
            best,
            key=lambda play: self._lookahead.expected_of_play(play, self._spot, self._other),
        )

    def explained(self) -> list[Explained]:
        """The plays, the best first."""
        lines = Lines(self._options, self._spot)
        chosen = self.best()
        order = sorted(self.values, key=lambda found: (-found[1], found[0] != chosen))
        return [lines.explained(play, [self._other]) for play, _ in order]
