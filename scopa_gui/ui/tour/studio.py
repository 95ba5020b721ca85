"""Where pictures are taken: the real program on a stage, with a folder and time of its own."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import pygame

from scopa_gui.ai.brain import Inline
from scopa_gui.app.session import Session, open_session, resume_session
from scopa_gui.app.settings import Settings
from scopa_gui.app.storage import SavedMatch, Store, passing_folder
from scopa_gui.rules.record import read_journal
from scopa_gui.ui.inputs import Command, Input, PointerLeft, PointerPressed, PointerReleased
from scopa_gui.ui.loop import Stage
from scopa_gui.ui.png import png_of
from scopa_gui.ui.program import Program
from scopa_gui.ui.scene import Scene
from scopa_gui.ui.scenes.table import TableScene
from scopa_gui.ui.tour.positions import Position
from scopa_gui.ui.widgets.base import Widget
from scopa_gui.ui.widgets.button import Button
from scopa_gui.ui.widgets.drop_down import DropDown
from scopa_gui.ui.widgets.list_row import ListRow

SEED = 7
LOOKS_PER_S = 100
REST_S = 3.0
REST_STEP_S = 0.15


@dataclass(frozen=True)
class Studio:
    """One picture in the making: a fresh program, and what a person does to it.

    Attributes:
        stage: shared by all pictures, so that cards are rasterised once.
        program: of this picture alone.
    """

    stage: Stage
    program: Program

    def show(self, scene: Scene) -> None:
        """Begin with a screen."""
        self.stage.director.reset(scene)
        self.rest()

    def sit_down(self, position: Position) -> None:
        """Go on with a match, as from the title."""
        saved = self.keep(position)
        self.show(self.program.first_scene())
        self.program.resume(saved)
        self.stage.frame()

    def begin(self, position: Position) -> None:
        """Begin a match; nothing has been shown of it yet."""
        self.show(self.program.first_scene())
        journal = self.program.store.begin(position.header)
        session = open_session(position.header, journal, self.program.brain)
        self.program.open_table(session)
        self.stage.frame()

    def session(self, position: Position) -> Session:
        """A match as far as it has come, for screens beside the table."""
        return resume_session(self.keep(position), self.program.store, self.program.brain)

    def keep(self, position: Position) -> SavedMatch:
        """Leave a match behind as a program leaves it that was closed."""
        journal = self.program.store.begin(position.header)
        for move in position.moves:
            journal.move(move)
        journal.close()
        record = read_journal(journal.path.read_text(encoding="utf-8"))
        return SavedMatch(journal.path, record)

    def do(self, *inputs: Input) -> None:
        """What a person does, one thing after another."""
        for one in inputs:
            self.stage.feed(one)

    def press(self, key: str) -> None:
        """Click the control that carries this text, or choose it where it is folded away."""
        top = self.stage.director.top
        words = self.stage.director.ui.texts(key)
        for widget in top.group.widgets if top is not None else ():
            match widget:
                case Button(label=said) | ListRow(title=said) if said == words:
                    centre = widget.rect.center
                    self.do(PointerPressed(centre), PointerReleased(centre), PointerLeft())
                    return
                case DropDown(options=options) if words in options:
                    centre = widget.rect.center
                    self.do(PointerPressed(centre), PointerReleased(centre), Command.HOME)
                    self.do(*[Command.DOWN] * options.index(words), Command.CONFIRM, PointerLeft())
                    return

    def look_at(self, kind: type[Widget]) -> None:
        """Scroll until the first control of a kind stands as high as it can."""
        top = self.stage.director.top
        for panel in top.group.widgets if top is not None else ():
            found = [child for child in panel.children if isinstance(child, kind)]
            if found:
                panel.reveal(panel.children[-1])
                panel.reveal(found[0])

    def wait(self, seconds: float) -> None:
        """Let time pass."""
        self.stage.advance(seconds)

    def rest(self) -> None:
        """Wait until everything that moves has arrived."""
        self.stage.advance(REST_S, REST_STEP_S)

    def png(self) -> bytes:
        """The picture, once every card is sharp."""
        clock = pygame.time.Clock()
        sprites = self.stage.director.ui.sprites
        surface = self.stage.frame()
        while not sprites.idle:
            clock.tick(LOOKS_PER_S)
            surface = self.stage.frame()
        return png_of(surface)


class Studios:
    """Makes a studio for each picture; they share window size, language and text size."""

    def __init__(self, size: tuple[int, int], language: str, text_percent: int) -> None:
        self._settings = Settings(language, text_percent)
        self._stage = Stage(size, language, text_percent, Scene, self._settings)

    @contextmanager
    def studio(self) -> Iterator[Studio]:
        """A studio for one picture, its folder gone afterwards."""
        with passing_folder() as folder:
            program = Program(Store(folder), Inline(), TableScene, SEED)
            program.settings = self._settings
            self._stage.feed(PointerLeft())
            yield Studio(self._stage, program)
            self._stage.director.reset(Scene())
            self._stage.director.apply_settings(self._settings)
            self._stage.frame()
            program.close()

    def close(self) -> None:
        """Take the stage down."""
        self._stage.close()
        pygame.quit()
