"""The busy deal: six computer players at one table, played by the real screens frame by frame.

What is timed is everything between two frames except thinking, which a process of its own does in
the program; the players here think while the clock stands.
"""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter, thread_time

import pygame

from scopa_gui.ai.brain import Answer, Inline
from scopa_gui.app.i18n import DEFAULT_LANGUAGE
from scopa_gui.app.settings import Settings
from scopa_gui.app.setup import CAST
from scopa_gui.app.storage import Store, passing_folder
from scopa_gui.rules.catalogue import parse_rules
from scopa_gui.rules.record import SeatRecord
from scopa_gui.ui.assets import Assets
from scopa_gui.ui.inputs import Command, Resized
from scopa_gui.ui.loop import Stage
from scopa_gui.ui.program import Program
from scopa_gui.ui.rasteriser import Look
from scopa_gui.ui.scenes.table import TableScene
from scopa_gui.ui.sprites import CardSprites

RULES = "scopa(seats=6)"
LEVEL = "greedy"
SEED = 20
FRAME_S = 1 / 60
LOOKS_PER_S = 200
MS = 1000.0


class Aside(Inline):
    """Thinks when told to, not when asked for its answers."""

    def __init__(self) -> None:
        super().__init__()
        self._found: list[Answer] = []

    def think(self) -> None:
        """Find the answers to everything asked."""
        self._found += super().poll()

    def poll(self, elapsed_s: float = 0.0) -> list[Answer]:
        """What has been found."""
        found, self._found = self._found, []
        return found


class Watched(CardSprites):
    """Cards whose cost on the drawing thread is counted; one call within another counts once."""

    def __init__(self, assets: Assets) -> None:
        super().__init__(assets)
        self.worked_ms = 0.0
        self._within = False

    @contextmanager
    def _counted(self) -> Iterator[None]:
        if self._within:
            yield
            return
        self._within, begun = True, thread_time()
        try:
            yield
        finally:
            self._within = False
            self.worked_ms += (thread_time() - begun) * MS

    def card(self, card: str, width: int, look: Look | None = None) -> pygame.Surface:
        """As its parent does."""
        with self._counted():
            return super().card(card, width, look)

    def request(
        self, width: int, cards: Iterable[str] | None = None, *, turned: bool = False
    ) -> None:
        """As its parent does."""
        with self._counted():
            super().request(width, cards, turned=turned)

    def poll(self) -> bool:
        """As its parent does."""
        with self._counted():
            return super().poll()

    def turned(self, card: str, width: int, degrees: float) -> pygame.Surface:
        """As its parent does."""
        with self._counted():
            return super().turned(card, width, degrees)

    def flying(self, card: str, width: int, degrees: float) -> pygame.Surface:
        """As its parent does."""
        with self._counted():
            return super().flying(card, width, degrees)

    def dimmed(self, card: str, width: int, degrees: float = 0.0) -> pygame.Surface:
        """As its parent does."""
        with self._counted():
            return super().dimmed(card, width, degrees)

    def flipped(self, card: str, width: int, factor: float) -> pygame.Surface:
        """As its parent does."""
        with self._counted():
            return super().flipped(card, width, factor)


@dataclass(frozen=True)
class Frame:
    """A frame drawn.

    Attributes:
        ms: from its beginning to its end, on the wall clock.
        cpu_ms: what the drawing thread worked for it, whoever else uses the machine.
        sprites_ms: what of that was for card sprites.
        sliding: whether a sheet was sliding.
    """

    ms: float
    cpu_ms: float
    sprites_ms: float
    sliding: bool


class Busy:
    """A table of six being played, in a window of some size."""

    def __init__(self, size: tuple[int, int], folder: Path) -> None:
        self._brain = Aside()
        self._program = Program(Store(folder), self._brain, TableScene, SEED)
        self._program.settings = Settings(DEFAULT_LANGUAGE)
        self.stage = Stage(
            size, DEFAULT_LANGUAGE, 100, self._program.first_scene, sprites=self._watch
        )
        seats = [SeatRecord(name, LEVEL) for name, _ in zip(CAST, range(6), strict=False)]
        self._program.start_match(parse_rules(RULES), seats)
        self.step()
        self.sharpen()

    def _watch(self, assets: Assets) -> CardSprites:
        self._watched = Watched(assets)
        return self._watched

    @property
    def sprites(self) -> CardSprites:
        """The cards."""
        return self.stage.director.ui.sprites

    def sharpen(self) -> None:
        """Wait, the clock standing, until every card is there at the size shown."""
        clock = pygame.time.Clock()
        while not self.sprites.idle:
            clock.tick(LOOKS_PER_S)
            self.sprites.poll()

    def step(self) -> Frame | None:
        """The next frame, or None if there was nothing to draw."""
        self._brain.think()
        sliding, before = self.stage.director.sliding, self.stage.frames_drawn
        self._watched.worked_ms = 0.0
        begun, worked = perf_counter(), thread_time()
        self.stage.advance(FRAME_S, FRAME_S)
        cpu_ms = (thread_time() - worked) * MS
        ms = (perf_counter() - begun) * MS
        if self.stage.frames_drawn == before:
            return None
        return Frame(ms, cpu_ms, self._watched.worked_ms, sliding)

    def go_on(self) -> None:
        """Leave a summary for the next deal, and a finished match for another one."""
        self.stage.feed(Command.CONFIRM)

    def resize(self, size: tuple[int, int]) -> tuple[float, float]:
        """Give the window another size; the milliseconds until all is laid out and drawn, and what
        of them the drawing thread worked for card sprites."""
        self._watched.worked_ms = 0.0
        begun = perf_counter()
        self.stage.feed(Resized(size))
        return (perf_counter() - begun) * MS, self._watched.worked_ms


@contextmanager
def busy_table(size: tuple[int, int]) -> Iterator[Busy]:
    """A table of six in a window of this size, its folder gone afterwards."""
    with passing_folder() as folder:
        busy = Busy(size, folder)
        try:
            yield busy
        finally:
            busy.stage.close()
