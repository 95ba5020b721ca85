"""Somebody who says anything at all to the program, and who knows the way home by keys."""

from collections import Counter, deque
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pygame

from scopa_gui.app.settings import Speed
from scopa_gui.ui.gamepad import BUTTONS, FULL, STICKS, Sticks, from_pad
from scopa_gui.ui.inputs import (
    LEFT_BUTTON,
    RIGHT_BUTTON,
    Command,
    Digit,
    FileDropped,
    FocusLost,
    Input,
    PointerLeft,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Pos,
    Quit,
    Resized,
    Scrolled,
    TextTyped,
)
from scopa_gui.ui.scene import Scene
from scopa_gui.ui.scenes.pause import PauseScene
from scopa_gui.ui.scenes.table import TableScene
from scopa_gui.ui.scenes.title import TitleScene
from scopa_gui.ui.scenes.watch import WatchScene
from scopa_gui.ui.scripted import layout_for, model_for
from tests.hostile.places import PLACES
from tests.whole.support import Run, archived, running

MOST_AT_ONCE = 16
"""So many inputs may come within a frame; drawing frames is what takes the time here."""
HOME_EVERY = 1_000
"""After so many inputs the way back to the title is taken, and the next place opened."""
STEPS_HOME = 40
STOPS = 300
"""More than one can walk to with Tab on any screen."""
REMEMBERED = 30
SIZES = ((960, 540), (640, 480), (700, 900))
TEXTS = ("Ada", " ", "\u00e0", "x" * 60, "7", "\u202e")
WAITS_S = (0.02, 0.1, 0.5, 2.0)
TRAVELS = (Command.CONFIRM, Command.NEXT, Command.LEFT, Command.RIGHT, Command.UP, Command.DOWN)
LEAVING = ("pause.to_title", "lesson.leave")
"""What leads from the pause away from the table."""


class Monkey:
    """Says anything at all to the program, the same for the same seed."""

    def __init__(
        self,
        folder: Path,
        seed: int,
        places: Sequence[str] = tuple(PLACES),
        most: int = MOST_AT_ONCE,
    ) -> None:
        self._rng = Random(seed)
        self._folder = folder
        self._places = places
        self._most = most
        self._sticks = Sticks()
        self.said: deque[object] = deque(maxlen=REMEMBERED)
        self.count = 0
        self.matches = 0
        self.screens: Counter[type[Scene]] = Counter()
        self.begun: Counter[str] = Counter()
        self.run = self._begin()

    def _begin(self) -> Run:
        speed = self._rng.choice([Speed.INSTANT, Speed.INSTANT, Speed.INSTANT, Speed.FAST])
        percent = self._rng.choice([100, 100, 150, 200])
        language = self._rng.choice(["it", "de", "en"])
        seed = self._rng.randrange(10**6)
        return Run(self._folder, speed, seed=seed, language=language, text_percent=percent)

    def end(self) -> None:
        """Close the program and count its matches."""
        self.run.close()
        self.matches += sum(session.fresh for session in self.run.sessions)

    def go(self, inputs: int) -> None:
        """So many inputs, from one place after another, home in between; then check what is kept.

        Raises:
            AssertionError: something was lost, or the title was out of reach.
        """
        number = 0
        while self.count < inputs:
            self._open(self._places[number % len(self._places)])
            number += 1
            goal = min(inputs, self.count + HOME_EVERY)
            while self.count < goal:
                self.act()
            self.go_home()
        self.end()
        self.check()

    def check(self) -> None:
        """Every match is there, can be read and replayed, and no file was set aside as damaged.

        Raises:
            AssertionError: it is not so.
        """
        kept = len(archived(self._folder)) + len(running(self._folder))
        assert kept == self.matches, f"{self.matches} matches begun, {kept} kept"
        assert not list(self._folder.rglob("*damaged*"))

    def _open(self, place: str) -> None:
        if not self.run.stage.running:
            self.end()
            self.run = self._begin()
        self.said.append(place)
        self.begun[place] += 1
        self.run.program.attach(self.run.stage.director)
        PLACES[place](self.run.program, self._rng, self._folder)
        self.run.stage.advance(1.0, 0.25)

    # ---- anything

    def act(self) -> None:
        """Say one thing; a program that has ended is started again."""
        if not self.run.stage.running:
            self.end()
            self.said.append("begun again")
            self.run = self._begin()
        self.screens[type(self.run.top)] += 1
        if self._rng.random() < 0.12:
            seconds = self._rng.choice(WAITS_S)
            self.said.append(seconds)
            self.run.stage.advance(seconds, seconds / 2)
            return
        events: list[Input] = []
        for _ in range(self._rng.randint(1, self._most)):
            events += self._anything()
        self.count += len(events)
        self.said.append((type(self.run.top).__name__, *events))
        self.run.say(*events)

    def _anything(self) -> tuple[Input, ...]:
        rng = self._rng
        roll = rng.random()
        if roll < 0.50:
            return self._pointer()
        if roll < 0.55:
            return self._pad()
        if roll < 0.75:
            return (rng.choice(TRAVELS),)
        if roll < 0.88:
            return (rng.choice([key for key in Command if key is not Command.FULL_SCREEN]),)
        if roll < 0.91:
            return (Digit(rng.randrange(10)),)
        if roll < 0.95:
            return (Scrolled(self._anywhere(), rng.choice([-3.0, -1.0, 1.0, 0.25])),)
        if roll < 0.98:
            return (TextTyped(rng.choice(TEXTS)),)
        if roll < 0.995:
            file = FileDropped(str(self._folder / rng.choice(["none.jsonl", "archive.jsonl"])))
            return (rng.choice([FocusLost(), PointerLeft(), Command.FULL_SCREEN, file]),)
        return (Resized(rng.choice(SIZES)),) if rng.random() < 0.5 else (Quit(),)

    def _pointer(self) -> tuple[Input, ...]:
        rng = self._rng
        pos = self._somewhere()
        touch = rng.random() < 0.1
        button = RIGHT_BUTTON if rng.random() < 0.08 else LEFT_BUTTON
        press, let_go = PointerPressed(pos, button, touch), PointerReleased(pos, button, touch)
        match rng.randrange(8):
            case 0:
                return (PointerMoved(pos, touch),)
            case 1:
                return (press,)
            case 2:
                return (let_go,)
            case 3:
                end = self._somewhere()
                way = [PointerMoved(self._anywhere(), touch) for _ in range(rng.randrange(3))]
                moves = (*way, PointerMoved(end, touch))
                return press, *moves, PointerReleased(end, button, touch)
            case _:
                return PointerMoved(pos, touch), press, let_go

    def _pad(self) -> tuple[Input, ...]:
        """A button of a gamepad, or a stick pushed and let go."""
        rng = self._rng
        if rng.random() < 0.7:
            button = rng.choice(list(BUTTONS))
            events = [pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, button=button, instance_id=0)]
        else:
            axis = rng.choice(list(STICKS))
            events = [
                pygame.event.Event(
                    pygame.CONTROLLERAXISMOTION, axis=axis, value=value, instance_id=0
                )
                for value in (rng.choice([-FULL, FULL - 1]), 0)
            ]
        meant = [from_pad(event, self._sticks) for event in events]
        return tuple(command for command in meant if command is not None)

    def _somewhere(self) -> Pos:
        """A control or a card, mostly."""
        rng = self._rng
        places = [widget.rect.center for widget in self.run.controls()]
        if isinstance(self.run.top, TitleScene) and rng.random() < 0.7:
            return places[0]
        if isinstance(self.run.top, TableScene) and rng.random() < 0.8:
            places = self._cards(self.run.top)
        return rng.choice(places) if places and rng.random() < 0.85 else self._anywhere()

    def _cards(self, table: TableScene) -> list[Pos]:
        session = table.session
        layout = layout_for(session, self.run.stage.director.ui.viewport)
        model = model_for(session, session.people[0] if session.people else 0, layout)
        poses = [*layout.hand(len(model.hand)), *layout.slots(max(1, len(model.places)))]
        return [(round(pose.x), round(pose.y)) for pose in poses]

    def _anywhere(self) -> Pos:
        width, height = self.run.stage.director.size
        return self._rng.randrange(-5, width + 5), self._rng.randrange(-5, height + 5)

    # ---- the way home

    def go_home(self) -> None:
        """Go back to the title by keys alone, as somebody would who knows the way.

        Raises:
            AssertionError: there is none.
        """
        if not self.run.stage.running:
            return
        self.said.append("home")
        self.run.say(PointerReleased((-1, -1)))
        for _ in range(STEPS_HOME):
            self.run.stage.advance(1.0, 0.25)
            match self.run.top:
                case TitleScene():
                    return
                case PauseScene():
                    self._leave_the_table()
                case TableScene() as table if not isinstance(table, WatchScene):
                    self.run.say(Command.MENU)
                case _:
                    self.run.say(Command.CANCEL)
        raise AssertionError(f"no way from {type(self.run.top).__name__} to the title")

    def _leave_the_table(self) -> None:
        """Walk through the pause to what leads away."""
        pause, texts = self.run.top, self.run.stage.director.ui.texts
        words = {texts(key) for key in LEAVING}
        for _ in range(STOPS):
            if getattr(pause.group.focused, "label", None) in words:
                self.run.say(Command.CONFIRM)
                return
            if any(widget.stays_open for widget in self.run.controls()):
                self.run.say(Command.CANCEL)
            self.run.say(Command.NEXT)
        raise AssertionError("Tab does not reach the way out of the pause")
