"""Screens, and the stack they stand on.

A screen's life: ``enter``, ``layout`` (again whenever the window, the language or the text size
changes), then any number of ``handle``, ``update`` and ``draw``; ``covered`` and ``uncovered``
around a screen laid over it; ``leave`` at the end. ``handle`` changes what is chosen, ``update``
moves time, ``draw`` only reads. Screens ask the director for other screens; it acts between two
frames, and plays the sheet sliding in or out.
"""

from collections import deque
from collections.abc import Callable, Iterable
from contextlib import suppress

import pygame

from scopa_gui.app.settings import Settings
from scopa_gui.ui.assets import Assets
from scopa_gui.ui.audio import Audio
from scopa_gui.ui.context import Ui, build_ui
from scopa_gui.ui.inputs import Command, FocusLost, Input, PointerLeft, PointerMoved, Quit, Resized
from scopa_gui.ui.sprites import CardSprites
from scopa_gui.ui.transition import Transition
from scopa_gui.ui.widgets.group import FocusGroup

VEIL = 96
"""How dark the screen below an overlay gets, of 255."""


class Scene:
    """A screen. Set ``director`` and ``ui`` are there from ``enter`` on."""

    overlay = False
    """Whether the screen below stays visible: pause, dialogs."""
    sheet = True
    """Whether it is paper that slides in over the table; false for the table itself."""

    director: "Director"
    ui: Ui

    def __init__(self) -> None:
        self.group = FocusGroup()
        """The screen's controls; ``handle``, ``update`` and ``draw`` below pass on to it."""
        self._dirty = True

    def enter(self) -> None:
        """Stand on the stack for the first time, before the first layout."""

    def leave(self) -> None:
        """Leave the stack for good, also when the program ends."""

    def covered(self) -> None:
        """Another screen was laid over this one."""

    def uncovered(self) -> None:
        """That screen has gone."""

    def layout(self, ui: Ui) -> None:
        """Place everything for this window, language and text size."""

    def handle(self, event: Input) -> None:
        """Take what a person says."""
        self.group.handle(event)

    def settings_changed(self) -> None:
        """Other settings are in use, which look the same."""

    def tell(self, words: str) -> None:
        """Say something in passing, where the screen has a place for it."""

    def update(self, dt_s: float) -> None:
        """Let ``dt_s`` seconds pass."""
        self.group.update(dt_s)

    def draw_backdrop(self, surface: pygame.Surface) -> None:
        """What lies under the sheet and stays while it slides."""
        if not self.overlay:
            surface.blit(self.ui.materials.table(), (0, 0))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the screen over its backdrop; changes nothing."""
        self.group.draw(surface)

    def damage(self) -> list[pygame.Rect] | None:
        """The parts that changed since the last frame, where a screen knows them."""
        return None

    @property
    def typing(self) -> bool:
        """Whether a text field has the keyboard, so that letters are text."""
        return self.group.typing

    @property
    def out_of_date(self) -> bool:
        """Whether a new frame was asked for since the last."""
        return self._dirty

    def needs_frame(self) -> bool:
        """Whether the picture has to be drawn anew, now or because something moves."""
        return self._dirty or self.group.needs_frame()

    def invalidate(self) -> None:
        """Ask for a new frame."""
        self._dirty = True

    def frame_drawn(self) -> None:
        """The picture has been brought up to date."""
        self._dirty = False
        self.group.frame_drawn()


SceneChange = Callable[[], None]


class Director:
    """The stack of screens, the reader's settings and the tools made from them."""

    def __init__(
        self, settings: Settings, size: tuple[int, int], assets: Assets, sprites: CardSprites
    ) -> None:
        self.settings = settings
        self.size = size
        self._assets = assets
        self._sprites = sprites
        self.ui = build_ui(settings, size, assets, sprites)
        self._stack: list[Scene] = []
        self._changes: deque[SceneChange] = deque()
        self._inputs: deque[Input] = deque()
        self._pointer: PointerMoved | None = None
        self._transition: Transition | None = None
        self._dirty = True
        self._mending = False
        self.running = True
        self.audio = Audio(assets, settings)
        """Silent until the loop opens it."""
        self.on_mute: Callable[[], None] | None = None
        """What M does on every screen."""
        self.on_fault: Callable[[Exception], Scene] | None = None
        """The screen to go on with after an error that nobody expected."""
        self.on_full_screen: Callable[[], None] | None = None
        """What F11 does on every screen; the loop follows ``full_screen_wanted``."""

    # ---------------------------------------------------------------- asked for by screens

    def push(self, scene: Scene) -> None:
        """Lay a screen over the present one."""
        self._changes.append(lambda: self._replace_top(0, scene))

    def pop(self) -> None:
        """Take the present screen away; without a screen the program ends."""
        self._changes.append(lambda: self._replace_top(1, None))

    def replace(self, scene: Scene) -> None:
        """Put a screen in the place of the present one."""
        self._changes.append(lambda: self._replace_top(1, scene))

    def reset(self, scene: Scene) -> None:
        """Take every screen away and begin anew with this one."""
        self._changes.append(lambda: self._replace_top(len(self._stack), scene))

    def quit(self) -> None:
        """End the program: every screen leaves, the topmost first."""
        self._changes.append(self._end)

    def apply_settings(self, settings: Settings) -> None:
        """Use other settings from the next frame on; other volumes disturb nothing on screen."""
        if settings.looks == self.settings.looks:
            self.settings = settings
            self.audio.obey(settings)
            for scene in self._stack:
                scene.settings_changed()
            return
        self._changes.append(lambda: self._rebuild(settings, self.size))

    @property
    def full_screen_wanted(self) -> bool:
        """Whether the window is to fill the screen."""
        return self.settings.full_screen

    # ---------------------------------------------------------------- driven by the loop

    @property
    def top(self) -> Scene | None:
        """The screen that gets the inputs."""
        return self._stack[-1] if self._stack else None

    @property
    def waiting(self) -> bool:
        """Whether changes or inputs wait for the next frame."""
        return self.running and bool(self._changes or self._inputs)

    @property
    def typing(self) -> bool:
        """Whether letters are text at the moment."""
        return self.top is not None and self.top.typing

    def step(self, events: Iterable[Input], dt_s: float) -> None:
        """One frame's worth of changes, inputs and time.

        When an input changes the stack, the inputs after it wait for the new screen: a double
        click never reaches two screens.
        """
        self._inputs.extend(events)
        self._settle()
        while self._inputs and self.running and not self._changes:
            self._handle(self._inputs.popleft())
        if self._transition is not None and self.running:
            self._transition.update(dt_s)
            self._dirty = True
            if self._transition.done:
                self._transition = None
        if self.top is not None:
            moving = self.top.needs_frame()
            self.top.update(dt_s)
            if moving:
                # what comes to rest in this step is still to be drawn where it rests
                self.top.invalidate()
        self.audio.flush()
        if self._sprites.poll():
            self._dirty = True

    def needs_frame(self) -> bool:
        """Whether anything visible has changed; below an overlay time stands still."""
        below = self._visible()[:-1]
        return (
            self._dirty
            or any(scene.out_of_date for scene in below)
            or (self.top is not None and self.top.needs_frame())
        )

    @property
    def sliding(self) -> bool:
        """Whether a sheet is on its way in or out."""
        return self._transition is not None

    def invalidate(self) -> None:
        """Draw everything anew: the window was uncovered, for instance."""
        self._dirty = True

    def damage(self) -> list[pygame.Rect] | None:
        """The changed parts, or nothing if all of the window may have changed."""
        visible = self._visible()
        if self._dirty or len(visible) != 1:
            return None
        return visible[0].damage()

    def draw(self, surface: pygame.Surface) -> None:
        """Draw every visible screen; changes nothing."""
        visible = self._visible()
        for scene in visible:
            arriving = self._transition is not None and self._transition.arriving is scene
            if scene.overlay:
                shown = self._transition.share_in if self._transition and arriving else 1.0
                _veil(surface, shown)
            scene.draw_backdrop(surface)
            if not arriving:
                scene.draw(surface)
        if self._transition is not None:
            if self._transition.veil_out:
                _veil(surface, self._transition.veil_out)
            self._transition.draw(surface)

    def frame_drawn(self) -> None:
        """The frame has been shown."""
        self._dirty = False
        self._mending = False
        for scene in self._visible():
            scene.frame_drawn()

    def mend(self, error: Exception) -> bool:
        """Begin anew after an error that nobody expected.

        False where nobody knows how, or where beginning anew has led to the next error.
        """
        if self.on_fault is None or self._mending:
            return False
        self._mending = True
        self._changes.clear()
        self._inputs.clear()
        self._transition = None
        while self._stack:
            with suppress(Exception):
                self._stack.pop().leave()
        first = self.on_fault(error)
        self._changes.appendleft(lambda: self._replace_top(0, first))
        return True

    # ---------------------------------------------------------------- inside

    def _handle(self, event: Input) -> None:
        match event:
            case PointerMoved():
                self._pointer = None if event.touch else event
            case PointerLeft() | FocusLost():
                self._pointer = None
            case _:
                pass
        match event:
            case Quit():
                self.quit()
            case Resized(size):
                if size != self.size:
                    self._changes.append(lambda: self._rebuild(self.settings, size))
            case Command.FULL_SCREEN:
                if self.on_full_screen is not None:
                    self.on_full_screen()
            case Command.MUTE:
                if self.on_mute is not None:
                    self.on_mute()
            case _:
                if self.top is not None:
                    self.top.handle(event)

    def _settle(self) -> None:
        changed = bool(self._changes)
        while self._changes and self.running:
            self._changes.popleft()()
        if changed:
            self._dirty = True
            if self.top is not None and self._pointer is not None:
                # what has come under a resting pointer is hovered without waiting for a move
                self.top.handle(self._pointer)

    def _visible(self) -> list[Scene]:
        visible: list[Scene] = []
        for scene in reversed(self._stack):
            visible.insert(0, scene)
            if not scene.overlay:
                break
        return visible

    def _replace_top(self, count: int, scene: Scene | None) -> None:
        leaving = self._stack[len(self._stack) - count :]
        transition = Transition(self.ui)
        if leaving:
            transition.take_away(leaving[-1])
        elif self.top is not None and scene is not None and not scene.overlay:
            transition.take_away(self.top)
        if count == 0 and self.top is not None:
            self.top.handle(PointerLeft())
            self.top.covered()
        for old in reversed(leaving):
            self._stack.remove(old)
            old.leave()
        if scene is not None:
            scene.director = self
            scene.ui = self.ui
            self._stack.append(scene)
            scene.enter()
            scene.layout(self.ui)
            if scene.sheet:
                transition.bring(scene)
        elif self.top is not None:
            self.top.uncovered()
            self.top.invalidate()
        self._transition = transition if transition.plays else None
        if not self._stack:
            self._end()

    def _rebuild(self, settings: Settings, size: tuple[int, int]) -> None:
        self.settings = settings
        self.size = size
        self.audio.obey(settings)
        self.ui = build_ui(settings, size, self._assets, self._sprites, self.ui)
        self._transition = None
        for scene in self._stack:
            scene.ui = self.ui
            scene.layout(self.ui)
            scene.invalidate()

    def _end(self) -> None:
        while self._stack:
            self._stack.pop().leave()
        self._sprites.close()
        self.running = False


def _veil(surface: pygame.Surface, share: float) -> None:
    """Darken what lies below an overlay."""
    left = 255 - round(VEIL * share)
    surface.fill((left, left, left), special_flags=pygame.BLEND_RGB_MULT)
