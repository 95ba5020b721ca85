"""Hands before the last: the other's cards are guessed, many times over.

In each guess, a world, every play is followed to the end of these hands, both sides playing their
best, and the position there is valued by a table. The play with the best sum over all worlds is
made. All hands the other may hold are looked at if they are few; otherwise hands are drawn from the
unseen cards, each as likely as any other. Cards that lie open are in every world.
"""

from collections.abc import Iterator
from itertools import combinations
from math import comb
from random import Random

from scopa_gui.ai.masks import numbers_of
from scopa_gui.ai.search.lines import Explained, Lines
from scopa_gui.ai.search.lookahead import Lookahead
from scopa_gui.ai.search.plays import CompactPlay, Plays
from scopa_gui.ai.search.points import Points
from scopa_gui.ai.search.spot import Spot
from scopa_gui.ai.search.values import Values
from scopa_gui.rules.scopa.options import ScopaOptions

WORLDS = 200
FEWEST_WORLDS = 20
"""So many are looked at however much they cost."""


def other_hands(spot: Spot, rng: Random, most: int = WORLDS) -> Iterator[int]:
    """Hands that the other may hold, in an order that favours none."""
    unseen = [1 << number for number in numbers_of(spot.unseen)]
    if comb(len(unseen), spot.hidden) <= most:
        hands = [sum(cards) for cards in combinations(unseen, spot.hidden)]
        rng.shuffle(hands)
        yield from (hand | spot.face_up for hand in hands)
    else:
        for _ in range(most):
            yield sum(rng.sample(unseen, spot.hidden)) | spot.face_up


class Worlds:
    """A search in progress: each step looks at one more world.

    Args:
        nodes: positions looked at after which no further world is begun.

    Attributes:
        plays: the plays, the most promising first.
        sums: what each has come to, in thousandths of a point, over all worlds so far.
        count: how many worlds that are.
    """

    def __init__(self, options: ScopaOptions, spot: Spot, rng: Random, nodes: int) -> None:
        plays = Plays(options)
        leaf = Values(options, spot.deals_left).of
        self._lookahead = Lookahead(options, plays, Points(options), leaf)
        self._spot = spot
        self._hands = other_hands(spot, rng)
        self._nodes = nodes
        self._options = options
        self._looked_at: list[int] = []
        self.plays = plays.of(spot.hand, spot.table)
        self.sums = [0] * len(self.plays)
        self.count = 0

    def step(self) -> bool:
        """Look at one more world; False if there are none or it is enough."""
        lookahead = self._lookahead
        if self.count >= FEWEST_WORLDS and lookahead.nodes >= self._nodes:
            return False
        other = next(self._hands, None)
        if other is None:
            return False
        for number, play in enumerate(self.plays):
            self.sums[number] += lookahead.of_play(play, self._spot, other)
        self._looked_at.append(other)
        self.count += 1
        return True

    def best(self) -> CompactPlay:
        """The best play so far; the first of equals."""
        return self.plays[max(range(len(self.plays)), key=self.sums.__getitem__)]

    def explained(self) -> list[Explained]:
        """The plays over all worlds so far, the best first."""
        lines = Lines(self._options, self._spot)
        order = sorted(range(len(self.plays)), key=lambda number: -self.sums[number])
        return [lines.explained(self.plays[number], self._looked_at) for number in order]
