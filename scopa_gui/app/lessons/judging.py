"""What a lesson says about a move: right, or why not."""

from collections.abc import Mapping, Sequence
from typing import cast

from scopa_gui.app.lessons import briscola_reasons, reasons
from scopa_gui.app.lessons.briscola_reasons import Trick
from scopa_gui.app.lessons.outlook import Outlook
from scopa_gui.rules.briscola.game import BriscolaGame
from scopa_gui.rules.briscola.moves import Play as CardPlay
from scopa_gui.rules.briscola.state import BriscolaState
from scopa_gui.rules.catalogue import AnyGame, Move, State
from scopa_gui.rules.game import IllegalMove
from scopa_gui.rules.scopa.game import ScopaGame
from scopa_gui.rules.scopa.moves import ScopaMove

OTHER = "lesson.reason.other"
"""Said where no reason holds."""


class WrongMove(IllegalMove):
    """A move that the rules allow and the lesson does not.

    Attributes:
        key: the reason as a message key.
    """

    def __init__(self, key: str, data: Mapping[str, object]) -> None:
        super().__init__(key)
        self.key = key
        self.data = dict(data)


def why_not(
    game: AnyGame, state: State, move: Move, best: Move, because: Sequence[str]
) -> WrongMove:
    """The first of these reasons that holds against a move."""
    for name in because:
        words = _words(game, state, move, best, name)
        if words is not None:
            return WrongMove(f"lesson.reason.{name}", words)
    return WrongMove(OTHER, {})


def _words(
    game: AnyGame, state: State, move: Move, best: Move, name: str
) -> Mapping[str, object] | None:
    if isinstance(state, BriscolaState):
        assert isinstance(move, CardPlay)
        assert isinstance(best, CardPlay)
        playing = cast(BriscolaGame, game)
        tricks = Trick(playing, state, move.card), Trick(playing, state, best.card)
        return briscola_reasons.REASONS[name](*tricks)
    scopa = cast(ScopaGame, game)
    outlooks = (Outlook(scopa, state, cast(ScopaMove, one)) for one in (move, best))
    return reasons.REASONS[name](*outlooks)
