"""The last cards of a deal for two, played to the end: whoever counts knows every card there."""

from scopa_gui.rules.scopa.game import ScopaGame
from scopa_gui.rules.scopa.state import ScopaState

MOST_CARDS = 6
"""More cards in the hands are not counted through."""


def is_ending(game: ScopaGame, state: ScopaState) -> bool:
    """Whether what is left can be counted through."""
    few = sum(map(len, state.hands)) <= MOST_CARDS
    return game.seating.seats == 2 and not state.stock and few


def best_points(game: ScopaGame, state: ScopaState, side: int) -> tuple[int, ...]:
    """The points a side of the deal if both play as well as can be, each for its own lead."""
    result = game.result(state)
    if result is not None:
        return result.points
    ends = [
        best_points(game, game.apply(state, move).state, side) for move in game.legal_moves(state)
    ]
    pick = max if state.turn == side else min
    return pick(ends, key=lambda points: lead(points, side))


def lead(points: tuple[int, ...], side: int) -> int:
    """By how many points a side of two is ahead."""
    return points[side] - points[1 - side]
