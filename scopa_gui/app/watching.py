"""A match that only computers play, for somebody to watch: nothing of it is kept."""

from scopa_gui.ai.brain import Brain
from scopa_gui.app.followed import Logged
from scopa_gui.app.session import Session, secret_stocks
from scopa_gui.app.setup import Setup, free_name
from scopa_gui.app.storage import Unwritten
from scopa_gui.rules.events import Event
from scopa_gui.rules.record import Header, SeatRecord
from scopa_gui.rules.run import start_run


class Watched(Session):
    """A match without people and without a file.

    Attributes:
        open_hands: whether the onlooker sees every hand.
    """

    def __init__(self, setup: Setup, brain: Brain, seed: int | None = None) -> None:
        self.open_hands = True
        header = Header(setup.options, secret_stocks(seed), setup.seats)
        run, draw, events = start_run(header.options, header.stocks)
        log = [Logged(0, event) for event in events]
        super().__init__(header, run, draw, log, Unwritten(), brain, fresh=True)

    def events(self, observer: int | None, start: int) -> list[Event]:
        """Events from number ``start`` on, with all cards or as an onlooker saw them."""
        if observer is None and not self.open_hands:
            return [logged.event.seen_from(None) for logged in self._log[start:]]
        return super().events(observer, start)


def without_people(setup: Setup, level: str) -> Setup:
    """The same game with a computer of a level in the place of every person."""
    seats: list[SeatRecord] = []
    for seat in setup.seats:
        if seat.is_person:
            taken = [other.name for other in (*setup.seats, *seats)]
            seats.append(SeatRecord(free_name(taken), level))
        else:
            seats.append(seat)
    return Setup(setup.options, tuple(seats))
