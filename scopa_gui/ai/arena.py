"""Measuring one level against another on duplicate deals. No clock, no printing.

Every stock is played once for each side, with the first level there and the second everywhere else,
and the mean is one observation. With two sides that is two deals with the sides swapped, where most
of the luck of the cards cancels out.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any

from scopa_gui.ai.decide import Chooser, decide
from scopa_gui.ai.seeds import decision_seed
from scopa_gui.rules.catalogue import AnyGame
from scopa_gui.rules.game import DealResult
from scopa_gui.rules.seats import Seating
from scopa_gui.rules.shuffle import deal_key, secret_from_seed, shuffled

_PLAYERS = b"arena players "
"""Put before the secret, so that players draw from another source than the stocks."""

NORMAL_95 = 1.96
"""Standard errors to each side of the mean in an interval of 95 %."""


@dataclass(frozen=True, slots=True)
class Advantage:
    """Points a deal by which one level is ahead of another.

    Attributes:
        mean: the mean of all observations.
        error: its standard error.
        observations: how many.
    """

    mean: float
    error: float
    observations: int

    @property
    def margin(self) -> float:
        """Half the 95 % interval round the mean."""
        return NORMAL_95 * self.error

    @staticmethod
    def of(differences: Sequence[float]) -> "Advantage":
        """The advantage that at least two observed differences show."""
        count = len(differences)
        return Advantage(fmean(differences), stdev(differences) / sqrt(count), count)


def advantage(game: AnyGame, a: str, b: str, pairs: int, seed: int) -> Advantage:
    """How many points a deal ``a`` is ahead of ``b``, each seat dealing in turn.

    Raises:
        UnknownLevel: there is no such level.
    """
    secret = secret_from_seed(seed)
    return Advantage.of([difference(game, a, b, secret, number) for number in range(pairs)])


def difference(
    game: AnyGame, a: str, b: str, secret: bytes, number: int, chooser: Chooser = decide
) -> float:
    """One observation: the points of ``a`` less the mean of the other sides, over all sides."""
    seating = game.seating
    dealer = number % seating.seats
    differences = []
    for side in range(seating.side_count):
        levels = levels_with(seating, side, a, b)
        points = play_deal(game, secret, number, levels, dealer, chooser).points
        others = [of for other, of in enumerate(points) if other != side]
        differences.append(points[side] - fmean(others))
    return fmean(differences)


def levels_with(seating: Seating, side: int, a: str, b: str) -> list[str]:
    """A level a seat: ``a`` for one side and ``b`` for all others."""
    return [a if seating.side_of(seat) == side else b for seat in range(seating.seats)]


def play_deal(
    game: AnyGame,
    secret: bytes,
    number: int,
    levels: Sequence[str],
    dealer: int,
    chooser: Chooser = decide,
) -> DealResult:
    """Play one deal out, a level a seat; void deals are dealt again."""
    *_, end = states_of_deal(game, secret, number, levels, dealer, chooser)
    result: DealResult | None = game.result(end)
    assert result is not None, "a deal that is not void has a result"
    return result


def states_of_deal(
    game: AnyGame,
    secret: bytes,
    number: int,
    levels: Sequence[str],
    dealer: int,
    chooser: Chooser = decide,
) -> Iterator[Any]:
    """The states of one deal from the first move to the end; void deals are dealt again."""
    for attempt in count():
        state = game.deal(shuffled(game.deck, deal_key(secret, number, attempt)), dealer).state
        ply = 0
        while (seat := game.to_move(state)) is not None:
            yield state
            level = levels[seat]
            rng = Random(decision_seed(_PLAYERS + secret, number, ply, seat, level))
            state = game.apply(state, chooser(game, game.view(state, seat), level, rng)).state
            ply += 1
        if game.void_reason(state) is None:
            yield state
            return
