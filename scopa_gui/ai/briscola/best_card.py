"""What every way of playing Briscola that weighs cards has in common."""

from collections.abc import Callable

from scopa_gui.ai.agent import OneStep, legal_moves
from scopa_gui.ai.briscola import bidding
from scopa_gui.rules.briscola.auction import highest
from scopa_gui.rules.briscola.game import BriscolaGame
from scopa_gui.rules.briscola.moves import Bid, Play
from scopa_gui.rules.briscola.state import BriscolaView, Phase
from scopa_gui.rules.cards import Card, Suit


def best_card(
    game: BriscolaGame, view: BriscolaView, choose: Callable[[tuple[Card, ...]], Card]
) -> OneStep:
    """A decision: bids and suit by the hand, cards by ``choose``, which gets the legal ones.

    Raises:
        NotOnTurn: the observer has no move.
    """
    moves = legal_moves(game, view)
    if view.phase is Phase.AUCTION:
        return OneStep(lambda: bidding.bid(view.hand, view.said))
    if view.phase is Phase.NAMING:
        return OneStep(lambda: bidding.name(view.hand, won_with(view).rank))
    cards = tuple(move.card for move in moves if isinstance(move, Play))
    return OneStep(lambda: Play(cards[0] if len(cards) == 1 else choose(cards)))


def won_with(view: BriscolaView) -> Bid:
    """The bid that won the auction.

    Raises:
        ValueError: nobody has bid.
    """
    last = highest(view.said)
    if last is None or last.bid is None:
        raise ValueError("no bid yet")
    return last.bid


def trump_of(view: BriscolaView) -> Suit:
    """The trump of a deal in which cards are played.

    Raises:
        ValueError: there is none yet.
    """
    if view.trump is None:
        raise ValueError("no trump yet")
    return view.trump
