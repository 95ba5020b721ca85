"""Tables where hands cannot be followed to their end: a tree of plays grown world by world.

Every world deals the hidden cards anew and is played to the end of the deal: as far as the tree
reaches, by the play that has done well for its player without having been tried too often; then one
new play is added to the tree; from there on by greed, now and then at random. Each player is out
for what the side has more than the mean of the others. The play tried most often is made.

One tree serves all worlds: it knows what has been played, which everybody sees, and not who holds
what. A play counts as tried less than it might have been only where its player held the card.
"""

from math import log, sqrt
from random import Random

from scopa_gui.ai.search.course import Counting, Course, Situation, ahead, play_out
from scopa_gui.ai.search.lines import Explained
from scopa_gui.ai.search.plays import CompactPlay, Plays
from scopa_gui.ai.search.points import Term
from scopa_gui.rules.scopa.options import ScopaOptions

EAGER = 4.0
"""Points for which a play that has hardly been tried is given the benefit of the doubt."""
ASTRAY = 0.3


class Node:
    """A play in the tree.

    Attributes:
        side: who made it.
        tried: how often it was.
        possible: how often it could have been.
        total: what that brought, less the others.
    """

    __slots__ = ("children", "possible", "side", "total", "tried")

    def __init__(self, side: int) -> None:
        self.side = side
        self.children: dict[CompactPlay, Node] = {}
        self.tried = 0
        self.possible = 0
        self.total = 0.0


class Tree:
    """A search in progress: each step plays one more world.

    Args:
        plays: simulated plays after which no further world is begun.
    """

    def __init__(
        self, options: ScopaOptions, situation: Situation, rng: Random, plays: int
    ) -> None:
        self._situation = situation
        self._rng = rng
        self._plays = Plays(options)
        self._counting = Counting(options)
        self._left = plays
        self._root = Node(-1)
        self._terms: dict[Node, dict[Term, float]] = {}
        unseen = situation.unseen.bit_count() + sum(map(int.bit_count, situation.face_up[1:]))
        self._length = situation.hand.bit_count() + unseen
        self._choices = self._plays.of(situation.hand, situation.table)

    def step(self) -> bool:
        """Play one more world; False if it is enough."""
        if self._left < 0 and self._root.tried >= 4 * len(self._choices):
            return False
        self._left -= self._length
        course = Course(self._situation, self._rng)
        path, last, over = self._descend(course)
        if not over:
            last = play_out(course, self._plays, self._rng, ASTRAY)
        points = self._counting.points(course, last)
        brought = ahead([sum(of_side) for of_side in zip(*points.values(), strict=True)])
        self._root.tried += 1
        for node in path:
            node.tried += 1
            node.total += brought[node.side]
        first = path[0]
        terms = self._terms.setdefault(first, dict.fromkeys(Term, 0.0))
        for term, of_sides in points.items():
            terms[term] += ahead(of_sides)[first.side]
        return True

    def _descend(self, course: Course) -> tuple[list[Node], CompactPlay, bool]:
        """Follow the tree and add a play to it: the nodes, the last play, and if that was all."""
        node = self._root
        path: list[Node] = []
        sides = self._situation.sides
        while True:
            side = sides[course.player]
            plays = self._plays.of(course.hands[course.player], course.table)
            play, new = _choose(node, plays, side)
            node = node.children[play]
            path.append(node)
            over = not course.make(play)
            if over or new:
                return path, play, over

    def best(self) -> CompactPlay:
        """The play tried most often; the first of equals."""
        children = self._root.children
        return max(self._choices, key=lambda play: children[play].tried if play in children else 0)

    def explained(self) -> list[Explained]:
        """The plays that were tried, the one tried most often first."""
        children = self._root.children
        tried = [play for play in self._choices if play in children]
        tried.sort(key=lambda play: -children[play].tried)
        return [
            Explained.mean(play, self._terms[children[play]], children[play].tried)
            for play in tried
        ]


def _choose(node: Node, plays: tuple[CompactPlay, ...], side: int) -> tuple[CompactPlay, bool]:
    """The play to follow, and whether it is new to the tree: untried ones come first, in order."""
    children = node.children
    best, promise = None, 0.0
    for play in plays:
        child = children.get(play)
        if child is None:
            for other in plays:
                if other in children:
                    children[other].possible += 1
            child = children[play] = Node(side)
            child.possible = 1
            return play, True
    for play in plays:
        child = children[play]
        child.possible += 1
        found = child.total / child.tried + EAGER * sqrt(log(child.possible) / child.tried)
        if best is None or found > promise:
            best, promise = play, found
    assert best is not None, "whoever is on turn has a play"
    return best, False
