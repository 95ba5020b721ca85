"""The one loop; and the same machinery without a window and a clock, for tests and pictures.

Nothing is shown when nothing has changed, and a minimised window is left alone.
"""

from collections.abc import Callable, Iterable
from dataclasses import replace

import pygame

from scopa_gui.app.settings import Settings
from scopa_gui.ui.assets import Assets
from scopa_gui.ui.gamepad import PLUGGED, Gamepads, Sticks, from_pad
from scopa_gui.ui.held import HeldKey
from scopa_gui.ui.inputs import Input, Resized, Translator
from scopa_gui.ui.scene import Director, Scene
from scopa_gui.ui.sprites import CardSprites
from scopa_gui.ui.window import NoDisplay, Options, Window

__all__ = ["NoDisplay", "Options", "SceneFactory", "Stage", "run"]

LONGEST_STEP_S = 0.1
"""After a standstill time goes on by no more than this, so that nothing jumps."""

SceneFactory = Callable[[], Scene]
Parts = list[pygame.Rect] | None


def run(first: SceneFactory, options: Options) -> Director:
    """Open the window, play until the end, and hand back the director with its last settings.

    Raises:
        NoDisplay: there is no screen.
    """
    window = Window(options)
    assets = Assets()
    sprites = CardSprites(assets)
    try:
        window.dress(assets.window_icon())
        director = Director(options.settings, window.size, assets, sprites)
        director.push(first())
        _loop(window, director, options.drawn)
        if options.keep is not None and window.place is not None:
            options.keep(window.place)
        return director
    finally:
        sprites.close()
        pygame.quit()


def _loop(window: Window, director: Director, shown: Callable[[], None] | None) -> None:
    translator = Translator(window.size)
    clock = pygame.time.Clock()
    quiet_s = 0.0
    heard = False
    sticks, pads, held = Sticks(), Gamepads(), HeldKey()
    while director.running:
        dt_s = min(clock.tick(window.wanted_fps(quiet_s)) / 1000, LONGEST_STEP_S)
        events: list[Input] = []
        for event in pygame.event.get():
            if window.notice(event):
                director.invalidate()
            if event.type in PLUGGED and heard:
                pads.open()
            translated = from_pad(event, sticks) or translator.translate(event, director.typing)
            held.notice(event, translated)
            if translated is not None:
                events.append(translated)
        events += held.again(dt_s)
        if director.full_screen_wanted != window.full_screen:
            window.set_full_screen(director.full_screen_wanted)
            translator.size = window.size
            events.append(Resized(window.size))
        surface = None if window.hidden else window.surface
        drawn = _mended_frame(director, events, dt_s, surface, window.show)
        quiet_s = 0.0 if events or drawn else quiet_s + dt_s
        if drawn and not heard:
            if shown is not None:
                shown()
            # looking for devices takes a while: the first picture does not wait for it
            director.audio.open()
            pads.open()
            heard = True


def _frame(
    director: Director,
    events: Iterable[Input],
    dt_s: float,
    surface: pygame.Surface | None,
    show: Callable[[Parts], None],
) -> bool:
    """One step of the program; true if something new was drawn and shown."""
    director.step(events, dt_s)
    if surface is None or not director.running or not director.needs_frame():
        return False
    parts = director.damage()
    director.draw(surface)
    show(parts)
    director.frame_drawn()
    return True


def _mended_frame(
    director: Director,
    events: Iterable[Input],
    dt_s: float,
    surface: pygame.Surface | None,
    show: Callable[[Parts], None],
) -> bool:
    """One step for people: an error that nobody expected costs them the screen, not the match."""
    try:
        return _frame(director, events, dt_s, surface, show)
    except Exception as error:
        if not director.mend(error):
            raise
        return False


class Stage:
    """The program without window, clock and sleep: inputs are fed and time is given by hand.

    Draws on a surface of its own; where no display is open it opens a tiny one, for which the
    caller has chosen the dummy driver.
    """

    def __init__(
        self,
        size: tuple[int, int],
        lang: str,
        text_percent: int,
        scene_factory: SceneFactory,
        settings: Settings | None = None,
        sprites: Callable[[Assets], CardSprites] = CardSprites,
    ) -> None:
        if not pygame.display.get_surface():
            pygame.display.init()
            pygame.display.set_mode((64, 64))
        given = settings or Settings()
        chosen = replace(given, language=lang, text_percent=text_percent)
        assets = Assets()
        self.director = Director(chosen, size, assets, sprites(assets))
        self._surface = pygame.Surface(size).convert()
        self._waiting: list[Input] = []
        self.frames_drawn = 0
        self.director.push(scene_factory())
        self._step(0.0)

    @property
    def running(self) -> bool:
        """Whether the program has not ended."""
        return self.director.running

    def feed(self, *events: Input) -> None:
        """Inputs for the next frame, which is played at once without time passing."""
        for event in events:
            if isinstance(event, Resized):
                self._surface = pygame.Surface(event.size).convert()
        self._waiting.extend(events)
        self._step(0.0)

    def advance(self, seconds: float, step: float = 1 / 60) -> None:
        """Let time pass in frames of ``step`` seconds."""
        left_s = seconds
        while left_s > 1e-9 and self.running:
            dt_s = min(step, left_s)
            self._step(dt_s)
            left_s -= dt_s

    def frame(self) -> pygame.Surface:
        """The picture as it stands: with all that was asked for done."""
        self._step(0.0)
        return self._surface

    def close(self) -> None:
        """End the program as closing the window would."""
        self.director.quit()
        self._step(0.0)

    def _step(self, dt_s: float) -> None:
        events, self._waiting = self._waiting, []
        while True:
            if _frame(self.director, events, dt_s, self._surface, lambda parts: None):
                self.frames_drawn += 1
            if not self.director.waiting:
                return
            events, dt_s = [], 0.0
