"""How the value tables come about: deals that computer players play, and a fit to how they end.

Whenever everybody's hand is empty and the next ones are dealt, the position is an example: its
features, and by how many points the player who leads went on to beat the other from there on. The
cells of the features are fitted to the examples by stochastic gradient descent, for each number of
deals left on its own. Everything follows from the rules, the level, the number of deals and the
seed.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from random import Random

from scopa_gui.ai.arena import states_of_deal
from scopa_gui.ai.masks import mask_of
from scopa_gui.ai.search.features import Features
from scopa_gui.ai.search.points import Points
from scopa_gui.ai.search.values import POINT
from scopa_gui.rules.catalogue import format_rules
from scopa_gui.rules.scopa.game import ScopaGame
from scopa_gui.rules.scopa.state import Phase, ScopaState
from scopa_gui.rules.shuffle import secret_from_seed

PASSES = 12
FIRST_STEP, LAST_STEP = 0.02, 0.0005
"""How far a cell follows one example, in the first pass and in the last."""


@dataclass(frozen=True, slots=True)
class Example:
    """A position between two deals of hands, and how it ended.

    Attributes:
        deals_left: how often hands are still dealt.
        cells: its features.
        points: by how much the leader won from there on.
    """

    deals_left: int
    cells: tuple[int, ...]
    points: int


def examples_of_deal(game: ScopaGame, level: str, secret: bytes, number: int) -> Iterator[Example]:
    """The examples of one deal, which ``level`` plays against itself."""
    features, points = Features(game.options), Points(game.options)
    states = list(states_of_deal(game, secret, number, (level, level), number % 2))
    final = _standing(states[-1], 0, points)
    packet = 2 * game.options.deal.hand_size
    for before, state in pairwise(states[:-1]):
        if before.phase is Phase.PLAY and len(state.stock) < len(before.stock):
            leader = state.turn
            assert leader is not None, "somebody leads"
            sign = 1 if leader == 0 else -1
            last = 0 if state.last_capturer is None else 1 if state.last_capturer == leader else -1
            cells = features.cells(
                mask_of(state.piles[leader]),
                mask_of(state.piles[1 - leader]),
                mask_of(state.table),
                last,
            )
            gained = sign * final - _scope(state, leader)
            yield Example(len(before.stock) // packet, tuple(cells), gained)


def _scope(state: ScopaState, seat: int) -> int:
    """The scope of a seat less those of the other."""
    made = [mark.seat for mark in state.marks]
    return made.count(seat) - made.count(1 - seat)


def _standing(end: ScopaState, seat: int, points: Points) -> int:
    """Points of a seat at the end of the deal less those of the other, without declared hands."""
    mine, theirs = mask_of(end.piles[seat]), mask_of(end.piles[1 - seat])
    return points.difference(mine, theirs) + _scope(end, seat)


class Training:
    """A table in the making.

    Args:
        level: who plays the deals.
    """

    def __init__(self, game: ScopaGame, level: str, deals: int, seed: int) -> None:
        self._game = game
        self._level = level
        self._deals = deals
        self._seed = seed
        self._examples: dict[int, list[Example]] = {}

    def play(self) -> Iterator[int]:
        """Play the deals; yields how many have been played after each."""
        secret = secret_from_seed(self._seed)
        for number in range(self._deals):
            for example in examples_of_deal(self._game, self._level, secret, number):
                self._examples.setdefault(example.deals_left, []).append(example)
            yield number + 1

    def fitted(self) -> str:
        """The table as a line of text for each number of deals left, fewest first, in JSON."""
        size = Features(self._game.options).size
        weights = [
            fit(self._examples[left], size, Random(f"{self._seed} {left}"))
            for left in sorted(self._examples)
        ]
        head = {
            "rules": format_rules(self._game.options),
            "level": self._level,
            "deals": self._deals,
            "seed": self._seed,
        }
        lines = [json.dumps(row, separators=(",", ":")) for row in weights]
        return json.dumps(head)[:-1] + ', "weights": [\n' + ",\n".join(lines) + "\n]}\n"


def fit(examples: list[Example], size: int, rng: Random) -> list[int]:
    """Cells that explain the examples, in thousandths of a point."""
    weights = [0.0] * size
    order = list(examples)
    for number in range(PASSES):
        step = FIRST_STEP * (LAST_STEP / FIRST_STEP) ** (number / (PASSES - 1))
        rng.shuffle(order)
        for example in order:
            cells = example.cells
            error = example.points - sum([weights[cell] for cell in cells])
            change = step * error
            for cell in cells:
                weights[cell] += change
    return [round(POINT * weight) for weight in weights]
