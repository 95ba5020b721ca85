"""What the table of the Scopa family asks of the match that is played at it."""

from scopa_gui.app.followed import Followed
from scopa_gui.rules.scopa.game import ScopaGame


def scopa_game(session: Followed) -> ScopaGame:
    """The game at this table.

    Raises:
        TypeError: it is one of another family, which has a table of its own.
    """
    game = session.run.game
    if not isinstance(game, ScopaGame):
        raise TypeError(f"not a game of this table: {game}")
    return game
