"""What each card is worth: the hidden cards are dealt anew many times, and each deal is played to
its end by rule after each card.

All cards are tried in the same deals, so that luck is the same for all.
"""

from random import Random

from scopa_gui.ai.agent import Budget, legal_moves
from scopa_gui.ai.briscola.rule_player import RulePlayer
from scopa_gui.rules.briscola.game import BriscolaGame
from scopa_gui.rules.briscola.moves import BriscolaMove, Play
from scopa_gui.rules.briscola.state import BriscolaState, BriscolaView
from scopa_gui.rules.catalogue import AnyGame

FEWEST, WORLDS = 12, 60


def play_outs(
    game: BriscolaGame, view: BriscolaView, rng: Random, budget: Budget
) -> dict[str, float]:
    """The points of the deal that the observer's side makes on the average, a card.

    Raises:
        NotOnTurn: the observer has no move.
    """
    cards = [move for move in legal_moves(game, view) if isinstance(move, Play)]
    plays_left = sum(view.hand_counts) + view.stock_count
    worlds = budget.plays // COST // max(1, plays_left * len(cards))
    worlds = max(FEWEST, min(WORLDS, worlds))
    sums = dict.fromkeys(map(str, cards), 0)
    side = game.seating.side_of(_observer(view))
    player = RulePlayer(game)
    for _ in range(worlds):
        world = game.determinize(view, rng)
        for card in cards:
            sums[str(card)] += _points(game, player, world, card, rng)[side]
    return {card: total / worlds for card, total in sums.items()}


COST = 6
"""How much dearer a play by rule is than a simulated one of the other games."""


def _observer(view: BriscolaView) -> int:
    assert view.observer is not None, "whoever plays has a seat"
    return view.observer


def _points(
    game: AnyGame, player: RulePlayer, state: BriscolaState, move: BriscolaMove, rng: Random
) -> tuple[int, ...]:
    """The points of each side when a deal is played to its end after a move."""
    state = game.apply(state, move).state
    while (seat := game.to_move(state)) is not None:
        thinking = player.start(game.view(state, seat), rng, Budget())
        state = game.apply(state, thinking.step()).state
    result = game.result(state)
    assert result is not None, "a deal in which all cards are played is over"
    points: tuple[int, ...] = result.points
    return points
