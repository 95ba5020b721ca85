"""Why a play is worth what it is: the line that both sides then play, and what it comes to.

A search gives a number; here the best replies behind that number are followed to the end of the
hands, and the value found there is taken apart. The parts add up to the number.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from scopa_gui.ai.search.lookahead import Lookahead
from scopa_gui.ai.search.plays import CompactPlay, Plays, readable
from scopa_gui.ai.search.points import Points, Term
from scopa_gui.ai.search.spot import Spot
from scopa_gui.ai.search.values import POINT, Values
from scopa_gui.rules.scopa.moves import Play
from scopa_gui.rules.scopa.options import ScopaOptions

Terms = dict[Term, int]
"""In thousandths of a point."""


class Explained(NamedTuple):
    """A play, what it is worth in points, and what that is made of."""

    play: Play
    value: float
    terms: Mapping[Term, float]

    @staticmethod
    def mean(play: CompactPlay, sums: Mapping[Term, float], count: int) -> "Explained":
        """What sums over so many worlds say of a play."""
        terms = {term: sums[term] / count for term in Term}
        return Explained(readable(play), sum(terms.values()), terms)


class Lines:
    """Best lines from a spot under fixed options."""

    def __init__(self, options: ScopaOptions, spot: Spot) -> None:
        self._plays = Plays(options)
        self._points = Points(options)
        self._values = Values(options, spot.deals_left) if spot.deals_left else None
        leaf = self._values.of if self._values else None
        self._lookahead = Lookahead(options, self._plays, self._points, leaf)
        self._last_card = bool(options.last_card_scopa)
        self._spot = spot

    def explained(self, play: CompactPlay, others: Sequence[int]) -> Explained:
        """A play, over all these hands of the other."""
        sums = dict.fromkeys(Term, 0.0)
        for other in others:
            for term, worth in self.terms(play, other).items():
                sums[term] += worth / POINT
        return Explained.mean(play, sums, len(others))

    def terms(self, play: CompactPlay, other: int) -> Terms:
        """What the value of a play is made of while the other holds these cards."""
        spot, mine_to_move = self._spot, True
        while True:
            spot, other, over = self._after(spot, play, other)
            mine_to_move = not mine_to_move
            if over:
                break
            play = self._best(spot, other)
        found = self._at_the_end(spot)
        return found if mine_to_move else {term: -worth for term, worth in found.items()}

    def _best(self, spot: Spot, other: int) -> CompactPlay:
        """The best reply; the first of equals."""
        return max(
            self._plays.of(spot.hand, spot.table),
            key=lambda play: self._lookahead.of_play(play, spot, other),
        )

    def _after(self, spot: Spot, play: CompactPlay, other: int) -> tuple[Spot, int, bool]:
        """Where the other then stands, what the first still holds, and if that were all cards."""
        card, won, table, swept = play
        rest = spot.hand ^ card
        over = not other and not rest
        if over and self._values is None and not self._last_card:
            swept = 0
        after = replace(
            spot,
            hand=other,
            table=table,
            mine=spot.theirs,
            theirs=spot.mine | won,
            ahead=-spot.ahead - swept,
            last=-1 if won else -spot.last,
        )
        return after, rest, over

    def _at_the_end(self, spot: Spot) -> Terms:
        """The parts of the value for the player who would be next."""
        terms = dict.fromkeys(Term, 0)
        terms[Term.SCOPE] = POINT * spot.ahead
        if self._values is not None:
            for term, worth in self._values.terms(spot.mine, spot.theirs, spot.table, spot.last):
                terms[term] += worth
            return terms
        last = {1: 0, -1: 1, 0: -1}[spot.last]
        piles = self._points.with_leftovers([spot.mine, spot.theirs], spot.table, last, played=1)
        for term, (mine, theirs) in self._points.of_sides(piles).items():
            terms[term] = POINT * (mine - theirs)
        return terms
