"""The last hands of a deal by brute force on the readable rules, and the search beside it.

``python -m tests.ai.brute`` compares 1,000 random positions of Scopa, 200 of every other preset and
one each of 200 random sets of house rules; ``--positions`` says how many. Exit status 1 and the
position on the first difference.
"""

import argparse
import sys
from collections.abc import Iterator

from scopa_gui.ai.search.exact import LastHands, all_known
from scopa_gui.ai.search.plays import readable
from scopa_gui.ai.search.points import napoleone_worth
from scopa_gui.ai.search.spot import Spot
from scopa_gui.ai.search.values import POINT
from scopa_gui.rules.catalogue import Move, Options, format_rules
from scopa_gui.rules.scopa.game import ScopaGame
from scopa_gui.rules.scopa.moves import Play
from scopa_gui.rules.scopa.state import ScopaState
from tests.ai.compact import Different, house_rules, presets
from tests.ai.support import states_of

POSITIONS, OTHER_POSITIONS, OPTION_SETS = 1000, 200, 200
MOST_HAND = 3
"""With larger hands there are too many lines of play."""
OFTEN, SOMETIMES = 0.7, 0.3


def last_hands(options: Options, count: int, seed: int) -> Iterator[ScopaState]:
    """Positions in the last hands of a deal, as many cards as the search looks at."""
    game = ScopaGame(options)
    for state in states_of(game, seed, often=1.0):
        assert state.turn is not None
        if not state.stock and all_known(Spot.of(game, game.view(state, state.turn))):
            yield state
            count -= 1
            if not count:
                return


def outcome(game: ScopaGame, end: ScopaState) -> int:
    """By how many points seat 0 wins a deal, declared hands apart."""
    result = game.result(end)
    assert result is not None
    worth = {"napoleone": napoleone_worth(game.options), "declarations": 0}
    return sum(
        (line.points[0] - line.points[1]) * worth.get(line.category, 1) for line in result.lines
    )


class Brute:
    """Every line of play to the end of a deal."""

    def __init__(self, game: ScopaGame) -> None:
        self._game = game

    def after(self, state: ScopaState, move: Move) -> tuple[float, float]:
        """What a move is worth to whoever makes it: at best, and against one who may err."""
        mover = state.turn
        best, expected = self._values(self._game.apply(state, move).state, mover)
        sign = 1 if mover == 0 else -1
        return sign * best, sign * expected

    def _values(self, state: ScopaState, careful: int | None) -> tuple[float, float]:
        """For seat 0: at best, and where everybody but ``careful`` may err."""
        turn = state.turn
        if turn is None:
            points = outcome(self._game, state)
            return points, points
        sign = 1 if turn == 0 else -1
        after = [
            self._values(self._game.apply(state, move).state, careful)
            for move in self._game.legal_moves(state)
        ]
        best = max(sign * value for value, _ in after)
        expected = [sign * value for _, value in after]
        hoped = max(expected)
        if turn != careful:
            hoped = OFTEN * hoped + SOMETIMES * sum(expected) / len(expected)
        return sign * best, sign * hoped


def searched(game: ScopaGame, state: ScopaState) -> LastHands:
    """What the search says."""
    assert state.turn is not None
    return LastHands(game.options, Spot.of(game, game.view(state, state.turn)))


def compare(game: ScopaGame, state: ScopaState, search: LastHands) -> None:
    """Compare every play's value, and the play that is chosen.

    Raises:
        Different: the search says something else.
    """
    brute = Brute(game)
    wanted = {
        move: brute.after(state, move) for move in game.legal_moves(state) if isinstance(move, Play)
    }
    found = {readable(play): value for play, value in search.values}
    where = f"{format_rules(game.options)}: {game.describe(state)}"
    if found != {move: POINT * best for move, (best, _) in wanted.items()}:
        raise Different(f"{found} instead of {wanted} at {where}")
    chosen = wanted[readable(search.best())]
    most, hoped = max(wanted.values())
    if chosen[0] != most or chosen[1] < hoped - 1e-9:
        raise Different(f"{readable(search.best())} of {wanted} at {where}")


def compare_all(options: Options, count: int, seed: int) -> None:
    """Compare so many positions.

    Raises:
        Different: the first difference.
    """
    game = ScopaGame(options)
    for state in last_hands(options, count, seed):
        compare(game, state, searched(game, state))


def main() -> int:
    """The whole comparison, with a line for every preset."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=POSITIONS)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    try:
        for options in presets():
            if options.deal.hand_size > MOST_HAND:
                continue
            most = given.positions if options == presets()[0] else OTHER_POSITIONS
            compare_all(options, most, given.seed)
            sys.stdout.write(f"{format_rules(options)}: {most} positions\n")
            sys.stdout.flush()
        for number, options in enumerate(house_rules(OPTION_SETS, given.seed)):
            compare_all(options, 1, given.seed + number)
        sys.stdout.write(f"house rules: {OPTION_SETS} positions\n")
    except Different as different:
        sys.stdout.write(f"different: {different}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
