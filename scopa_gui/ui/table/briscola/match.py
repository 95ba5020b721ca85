"""What the table of Briscola asks of the match that is played at it."""

from scopa_gui.rules.briscola.game import BriscolaGame
from scopa_gui.rules.briscola.options import BriscolaOptions
from scopa_gui.rules.catalogue import AnyGame, Options


def briscola_game(game: AnyGame) -> BriscolaGame:
    """The game at this table.

    Raises:
        TypeError: it is one of another family, which has a table of its own.
    """
    if not isinstance(game, BriscolaGame):
        raise TypeError(f"not a game of this table: {game}")
    return game


def briscola_options(options: Options) -> BriscolaOptions:
    """The rules of a game at this table.

    Raises:
        TypeError: they are those of another family.
    """
    if not isinstance(options, BriscolaOptions):
        raise TypeError(f"not rules of this table: {options}")
    return options
