"""What the table says to somebody who looks on: nobody here is asked to play."""

from scopa_gui.ui.table.briscola.words import BriscolaWords
from scopa_gui.ui.table.model import TableModel
from scopa_gui.ui.table.scopa.words import ScopaWords
from scopa_gui.ui.table.words import TableWords


class Onlooking(TableWords):
    """The words of a match that is only watched, whichever family it belongs to."""

    def _below(
        self, number: int, model: TableModel, bottom: int, on_turn: bool, thinking: bool
    ) -> tuple[str, ...]:
        if on_turn:
            return (self.texts("table.on_turn"),)
        seat = self._seats[number]
        if seat.is_person:
            return (self.texts("new_game.person"),)
        return super()._below(number, model, number, on_turn, thinking)

    def waiting(self, model: TableModel, bottom: int, *, short: bool) -> str:
        """What has just happened."""
        told = map(self.told, model.log)
        return next((line for line in told if line is not None), "")


class ScopaOnlooking(Onlooking, ScopaWords):
    """The words at a table of the Scopa family."""


class BriscolaOnlooking(Onlooking, BriscolaWords):
    """The words at a table of Briscola."""
