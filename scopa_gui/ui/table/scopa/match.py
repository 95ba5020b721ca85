"""What the table of the Scopa family asks of the match that is played at it."""

from scopa_gui.app.followed import Followed
from scopa_gui.rules.catalogue import Options
from scopa_gui.rules.scopa.game import ScopaGame
from scopa_gui.rules.scopa.options import ScopaOptions


def scopa_game(session: Followed) -> ScopaGame:
    """The game at this table.

    Raises:
        TypeError: it is one of another family, which has a table of its own.
    """
    game = session.run.game
    if not isinstance(game, ScopaGame):
        raise TypeError(f"not a game of this table: {game}")
    return game


def scopa_options(options: Options) -> ScopaOptions:
    """The rules of a game at this table.

    Raises:
        TypeError: they are those of another family.
    """
    if not isinstance(options, ScopaOptions):
        raise TypeError(f"not rules of this table: {options}")
    return options
