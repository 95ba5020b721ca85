"""The program on a stage, in a folder of its own, with players who think in the process."""

from pathlib import Path

from scopa_gui.ai.brain import Inline
from scopa_gui.app.session import Session
from scopa_gui.app.settings import Settings, Speed
from scopa_gui.app.storage import Store
from scopa_gui.rules.record import MatchRecord, read_journal, read_record
from scopa_gui.ui.inputs import Input, PointerMoved, PointerPressed, PointerReleased, Pos
from scopa_gui.ui.loop import Stage
from scopa_gui.ui.program import Program
from scopa_gui.ui.scene import Scene
from scopa_gui.ui.scenes.table import TableScene
from scopa_gui.ui.widgets.base import Widget

SIZE = (960, 540)
SEED = 5


class Run:
    """One run of the program; several may follow one another in the same folder.

    Attributes:
        sessions: every match whose table was opened, in order.
    """

    def __init__(
        self,
        folder: Path,
        speed: Speed = Speed.INSTANT,
        size: tuple[int, int] = SIZE,
        seed: int | None = SEED,
        language: str = "en",
        text_percent: int = 100,
        greets: bool = False,
    ) -> None:
        self.folder = folder
        self.sessions: list[Session] = []
        self.program = Program(Store(folder), Inline(), self._table, seed)
        self.program.settings = Settings(language, text_percent, speed)
        self.program.greets = greets
        self.stage = Stage(
            size, language, text_percent, self.program.first_scene, self.program.settings
        )

    def _table(self, program: Program, session: Session) -> Scene:
        self.sessions.append(session)
        return TableScene(program, session)

    @property
    def top(self) -> Scene:
        """The screen in front."""
        top = self.stage.director.top
        assert top is not None
        return top

    @property
    def session(self) -> Session:
        """The match at the table."""
        return self.sessions[-1]

    def controls(self) -> list[Widget]:
        """What can be used on the screen in front."""
        found: list[Widget] = []
        for widget in self.top.group.widgets:
            found += [widget, *widget.children]
        return [widget for widget in found if widget.visible and widget.enabled]

    def say(self, *events: Input) -> None:
        """Inputs, and the time a frame takes."""
        self.stage.feed(*events)
        if self.stage.running:
            self.stage.advance(1 / 60)

    def click(self, pos: Pos) -> None:
        """Move there, press, let go, and be done with double clicks."""
        self.say(PointerMoved(pos), PointerPressed(pos), PointerReleased(pos))
        self.stage.advance(0.5, 0.25)

    def click_default(self) -> None:
        """Click what the screen recommends."""
        widget = self.top.group.default
        assert widget is not None
        self.click(widget.rect.center)

    def close(self) -> None:
        """Close the window and end the program."""
        if self.stage.running:
            self.stage.close()
        self.program.close()


def archived(folder: Path) -> list[MatchRecord]:
    """Every finished match, read and replayed."""
    path = folder / "archive.jsonl"
    if not path.exists():
        return []
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    return [read_record(line, number) for number, line in enumerate(lines, start=1)]


def running(folder: Path) -> list[MatchRecord]:
    """Every unfinished match, read and replayed."""
    paths = sorted((folder / "matches").glob("*.jsonl"))
    return [read_journal(path.read_text(encoding="utf-8")) for path in paths]
