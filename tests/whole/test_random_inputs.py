"""Thousands of inputs without a plan, over every screen: nothing breaks, nothing is lost."""

from collections import deque
from pathlib import Path
from random import Random

import pytest

from scopa_gui.app.settings import Speed
from scopa_gui.ui.inputs import (
    LEFT_BUTTON,
    RIGHT_BUTTON,
    Command,
    Digit,
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
from scopa_gui.ui.scenes.new_game import NewGameScene
from scopa_gui.ui.scenes.pause import PauseScene
from scopa_gui.ui.scenes.table import TableScene
from scopa_gui.ui.scenes.title import TitleScene
from scopa_gui.ui.scenes.watch import WatchScene
from scopa_gui.ui.scripted import layout_for, model_for
from scopa_gui.ui.widgets.button import Button
from tests.whole.support import Run, archived, running

RUNS = 4
INPUTS = 5_000
MOST_AT_ONCE = 16
"""So many inputs may come within a frame; drawing frames is what takes the time here."""
HOME_EVERY = 1_000
"""After so many inputs the way back to the title is taken."""
STEPS_HOME = 40
REMEMBERED = 30
SIZES = ((960, 540), (640, 480), (700, 900))
TEXTS = ("Ada", " ", "à", "x" * 60, "7", "\u202e")
WAITS_S = (0.02, 0.1, 0.5, 2.0)
TRAVELS = (Command.CONFIRM, Command.NEXT, Command.LEFT, Command.RIGHT, Command.UP, Command.DOWN)


class Monkey:
    """Says anything at all to the program, the same for the same seed."""

    def __init__(self, folder: Path, seed: int) -> None:
        self._rng = Random(seed)
        self._folder = folder
        self.said: deque[object] = deque(maxlen=REMEMBERED)
        self.count = 0
        self.matches = 0
        self.screens: set[type[Scene]] = set()
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

    # ---- anything

    def act(self) -> None:
        """Say one thing; a program that has ended is started again."""
        if not self.run.stage.running:
            self.end()
            self.said.append("begun again")
            self.run = self._begin()
        self.screens.add(type(self.run.top))
        if self._rng.random() < 0.12:
            seconds = self._rng.choice(WAITS_S)
            self.said.append(seconds)
            self.run.stage.advance(seconds, seconds / 2)
            return
        events: list[Input] = []
        for _ in range(self._rng.randint(1, MOST_AT_ONCE)):
            events += self._anything()
        self.count += len(events)
        self.said.append((type(self.run.top).__name__, *events))
        self.run.say(*events)

    def _anything(self) -> tuple[Input, ...]:
        rng = self._rng
        roll = rng.random()
        if roll < 0.55:
            return self._pointer()
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
            return (rng.choice([FocusLost(), PointerLeft(), Command.FULL_SCREEN]),)
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
                return press, PointerMoved(end, touch), PointerReleased(end, button, touch)
            case _:
                return PointerMoved(pos, touch), press, let_go

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
        """Go back to the title, as somebody would who knows the way."""
        if not self.run.stage.running:
            return
        self.said.append("home")
        self.run.say(PointerReleased((-1, -1)))
        for _ in range(STEPS_HOME):
            self.run.stage.advance(1.0, 0.25)
            top = self.run.top
            match top:
                case TitleScene():
                    return
                case PauseScene():
                    label = self.run.stage.director.ui.texts("pause.to_title")
                    buttons = [w for w in self.run.controls() if isinstance(w, Button)]
                    button = next(w for w in buttons if w.label == label)
                    self.run.click(button.rect.center)
                case WatchScene():
                    self.run.say(Command.CANCEL)
                case TableScene():
                    self.run.say(Command.MENU)
                case _:
                    self.run.say(Command.CANCEL)
        raise AssertionError(f"no way from {type(self.run.top).__name__} to the title")


@pytest.mark.parametrize("seed", range(RUNS))
def test_any_inputs_break_nothing_and_lose_nothing(seed: int, tmp_path: Path) -> None:
    monkey = Monkey(tmp_path, seed)
    try:
        for goal in range(HOME_EVERY, INPUTS + 1, HOME_EVERY):
            while monkey.count < goal:
                monkey.act()
            monkey.go_home()
        monkey.end()
    except Exception as error:
        lines = [f"{error!r} with seed {seed}; the last inputs:", *map(str, monkey.said)]
        raise AssertionError("\n".join(lines)) from error
    finished, unfinished = archived(tmp_path), running(tmp_path)
    assert len(finished) + len(unfinished) == monkey.matches
    assert monkey.matches > 0
    assert monkey.screens >= {TitleScene, NewGameScene, TableScene, PauseScene}
    assert not list(tmp_path.rglob("*damaged*"))
