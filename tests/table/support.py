"""A table on a stage: a program that only notes what it is asked, and matches laid out by hand."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import mkdtemp

from scopa_gui.app.session import Session, open_session
from scopa_gui.app.settings import Settings, Speed
from scopa_gui.app.speech import Speaker
from scopa_gui.app.storage import Store
from scopa_gui.rules.cards import DECK, Card, parse_cards
from scopa_gui.rules.catalogue import parse_rules
from scopa_gui.rules.game import DealResult
from scopa_gui.rules.record import PERSON, Header, SeatRecord
from scopa_gui.rules.run import ListedStocks, SecretStocks, Stocks
from scopa_gui.rules.shuffle import secret_from_seed
from scopa_gui.ui.inputs import PointerMoved, PointerPressed, PointerReleased, Pos
from scopa_gui.ui.loop import Stage
from scopa_gui.ui.scene import Director
from scopa_gui.ui.scenes.sections import Section
from scopa_gui.ui.scenes.table import TableScene
from tests.app.support import QuickBrain

NAMES = ("Lena", "Gennaro", "Assunta", "Ciro", "Giulia", "Pino")
LEVEL = "greedy"


class SilentBrain(QuickBrain):
    """Never answers: the computer thinks for ever."""

    def poll(self, elapsed_s: float) -> list:
        return []


@dataclass
class FakeProgram:
    """Notes which screens the table asks for."""

    director: Director | None = None
    paused: int = 0
    summaries: list[tuple[DealResult, Callable[[], None]]] = field(default_factory=list)
    over: int = 0
    opened: str = ""
    more: Sequence[Section] = ()
    said: list[str] = field(default_factory=list)
    speaker: Speaker = field(default_factory=lambda: Speaker(None))

    def say(self, words: str) -> None:
        self.said.append(words)

    def attach(self, director: Director) -> None:
        self.director = director

    def show_notices(self) -> None:
        pass

    def open_pause(self, session: Session, more: Sequence[Section] = (), opened: str = "") -> None:
        self.paused += 1
        self.opened = opened
        self.more = more

    @property
    def settings(self) -> Settings:
        assert self.director is not None
        return self.director.settings

    def change_settings(self, settings: Settings) -> None:
        assert self.director is not None
        self.director.apply_settings(settings)

    def show_summary(
        self, session: Session, result: DealResult, on_close: Callable[[], None]
    ) -> None:
        self.summaries.append((result, on_close))

    def show_match_over(self, session: Session) -> None:
        self.over += 1


def stock_of(text: str) -> tuple[Card, ...]:
    """A whole stock that begins with these cards; the rest follows in the deck's order."""
    begun = parse_cards(text)
    return begun + tuple(card for card in DECK if card not in begun)


def session_of(
    code: str = "scopa",
    people: Sequence[int] = (0,),
    *,
    stocks: Sequence[str] = (),
    dealer: int = 1,
    seed: int = 1,
    moves: Sequence[str] = (),
    brain: QuickBrain | None = None,
    folder: Path | None = None,
    names: Sequence[str] = NAMES,
) -> Session:
    """A match with these people, after these moves; ``stocks`` are laid out by hand."""
    options = parse_rules(code)
    seats = tuple(
        SeatRecord(names[seat], PERSON if seat in people else LEVEL)
        for seat in range(options.seats)
    )
    source: Stocks = SecretStocks(secret_from_seed(seed))
    if stocks:
        source = ListedStocks(tuple(map(stock_of, stocks)), dealer)
    header = Header(options, source, seats)
    store = Store(folder or Path(mkdtemp()))
    session = open_session(header, store.begin(header), brain or QuickBrain())
    for move in moves:
        if session.run.deal_over:
            session.next_deal()
        session.play(session.run.game.parse_move(move))
    return session


class Table:
    """A stage with one table, spoken to as a person does."""

    def __init__(
        self,
        session: Session,
        size: tuple[int, int] = (960, 540),
        *,
        speed: Speed = Speed.INSTANT,
        reduced: bool = False,
        lang: str = "en",
        text: int = 100,
    ) -> None:
        self.session = session
        self.program = FakeProgram()
        self.scene = TableScene(self.program, session)
        settings = Settings(lang, text, speed, reduced)
        self.stage = Stage(size, lang, text, lambda: self.scene, settings)
        self.program.director = self.stage.director

    def click(self, pos: Pos) -> None:
        """Move there, press and let go."""
        self.stage.feed(PointerMoved(pos), PointerPressed(pos), PointerReleased(pos))

    def run(self, seconds: float) -> None:
        """Let time pass."""
        self.stage.advance(seconds)
