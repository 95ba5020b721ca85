"""The compact core against the readable rules: the same plays, the same effects, the same points.

``python -m tests.ai.compact`` compares 10,000 random deals of every preset, two playing, and as
many over 200 random sets of house rules; ``--deals`` says how many. Exit status 1 and the position
on the first difference.
"""

import argparse
import sys
from collections.abc import Iterator
from dataclasses import replace
from random import Random

from scopa_gui.ai.masks import mask_of
from scopa_gui.ai.search.plays import CompactPlay, Plays, compact, readable
from scopa_gui.ai.search.points import Points, napoleone_worth
from scopa_gui.rules.catalogue import Options, format_rules
from scopa_gui.rules.game import DealResult
from scopa_gui.rules.scopa.game import ScopaGame
from scopa_gui.rules.scopa.moves import Play
from scopa_gui.rules.scopa.presets import PRESETS
from scopa_gui.rules.scopa.state import Phase, ScopaState
from scopa_gui.rules.seats import Sides
from tests.ai.support import first_deal
from tests.conformance.options import random_options

DEALS, OPTION_SETS = 10_000, 200


class Different(AssertionError):
    """The core says something else than the rules."""


class Comparison:
    """Deals of one game, played at random by the rules with the core beside them."""

    def __init__(self, options: Options) -> None:
        self.game = ScopaGame(options)
        self.plays = Plays(options)
        self.points = Points(options)

    def deals(self, count: int, seed: int) -> None:
        """Play so many deals.

        Raises:
            Different: the first difference.
        """
        for number in range(count):
            self._deal(seed + number)

    def _deal(self, seed: int) -> None:
        """Play one deal.

        Raises:
            Different: the first difference.
        """
        game, rng = self.game, Random(seed)
        state = first_deal(game, seed)
        while state.turn is not None:
            moves = game.legal_moves(state)
            move = rng.choice(moves)
            before, state = state, game.apply(state, move).state
            if before.phase is Phase.PLAY:
                wanted = {one for one in moves if isinstance(one, Play)}
                found = self._same_plays(before, wanted)
                if isinstance(move, Play):
                    self._same_effect(before, compact(move, found), state)
        self._same_points(state)

    def _same_plays(self, state: ScopaState, wanted: set[Play]) -> tuple[CompactPlay, ...]:
        assert state.turn is not None
        found = self.plays.of(mask_of(state.hands[state.turn]), mask_of(state.table))
        if {readable(one) for one in found} != wanted or len(found) != len(wanted):
            raise Different(f"plays {found} at {self._say(state)}")
        return found

    def _same_effect(self, before: ScopaState, play: CompactPlay, after: ScopaState) -> None:
        seat = before.turn
        assert seat is not None
        won = mask_of(after.piles[seat]) & ~mask_of(before.piles[seat])
        if after.phase is Phase.OVER:
            allowed = bool(self.game.options.last_card_scopa)
        else:
            allowed = True
            if (won, mask_of(after.table)) != play[1:3]:
                raise Different(f"{play} at {self._say(before)}")
        if len(after.marks) - len(before.marks) != play[3] * allowed:
            raise Different(f"scopa of {play} at {self._say(before)}")

    def _same_points(self, state: ScopaState) -> None:
        result = self.game.result(state)
        assert result is not None
        piles = [mask_of(pile) for pile in state.piles]
        found = self.points.difference(piles[0], piles[1])
        if found != self._wanted(result):
            raise Different(f"{found} points at {self._say(state)}")

    def _wanted(self, result: DealResult) -> int:
        """The difference of points that the piles alone account for."""
        lines = [line for line in result.lines if line.category not in ("scope", "declarations")]
        worth = {"napoleone": napoleone_worth(self.game.options)}
        return sum(
            (line.points[0] - line.points[1]) * worth.get(line.category, 1) for line in lines
        )

    def _say(self, state: ScopaState) -> str:
        return f"{format_rules(self.game.options)}: {self.game.describe(state)}"


def two_playing(options: Options) -> Options:
    """The same rules for two."""
    return replace(options, seats=2, sides=Sides.AUTO)


def presets() -> tuple[Options, ...]:
    """Every preset, two playing."""
    return tuple(two_playing(options) for options in PRESETS.values())


def house_rules(count: int, seed: int) -> Iterator[Options]:
    """Random house rules for two."""
    rng = Random(seed)
    while count:
        options = two_playing(random_options(rng))
        if not options.problems():
            count -= 1
            yield options


def main() -> int:
    """The whole comparison, with a line for every preset."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=DEALS)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    try:
        for options in presets():
            Comparison(options).deals(given.deals, given.seed)
            sys.stdout.write(f"{format_rules(options)}: {given.deals} deals\n")
            sys.stdout.flush()
        for options in house_rules(OPTION_SETS, given.seed):
            Comparison(options).deals(max(1, given.deals // OPTION_SETS), given.seed)
        sys.stdout.write(f"house rules: {given.deals} deals\n")
    except Different as different:
        sys.stdout.write(f"different: {different}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
