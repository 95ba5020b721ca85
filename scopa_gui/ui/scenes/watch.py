"""A match played by computers alone, to be watched: pause, speed, open hands, leave.

It asks nobody for anything: scores are shown for a while, and after a match another one begins.
Where it has begun by itself, because nobody did anything at the title, whatever somebody does leads
back there.
"""

from typing import TYPE_CHECKING

import pygame

from scopa_gui.app.followed import Followed
from scopa_gui.app.settings import Speed
from scopa_gui.app.watching import Watched
from scopa_gui.rules.game import DealResult
from scopa_gui.ui import theme
from scopa_gui.ui.context import Ui
from scopa_gui.ui.fitting import SMALLEST_PX
from scopa_gui.ui.inputs import (
    Command,
    FocusLost,
    Input,
    PointerLeft,
    PointerMoved,
    PointerReleased,
    Pos,
)
from scopa_gui.ui.motion.durations import Pace
from scopa_gui.ui.motion.sounds import Sound
from scopa_gui.ui.scenes.replay import SPEEDS, WordButton
from scopa_gui.ui.scenes.summary import SummaryScene
from scopa_gui.ui.scenes.table import TableScene
from scopa_gui.ui.table.extras import Extras
from scopa_gui.ui.table.families import WordsMaker
from scopa_gui.ui.table.icon_button import IconButton

if TYPE_CHECKING:
    from scopa_gui.ui.program import Program

READ_S = 8.0
"""How long a score is left to be read."""
STIRRED_PX = 4
"""A pointer that moves less has only been shaken."""
AT_THE_TABLE = (Command.LAST_MOVE, Command.LOG, Command.MEMORY_AID)
"""Keys of a table that mean something to somebody who only watches."""


class Stirring:
    """Whether somebody does something, as opposed to a pointer that lies where it lay."""

    def __init__(self) -> None:
        self._pointer: Pos | None = None

    def notices(self, event: Input) -> bool:
        """Whether this input is somebody doing something."""
        match event:
            case PointerMoved(pos):
                if self._pointer is None:
                    self._pointer = pos
                moved = (abs(a - b) for a, b in zip(pos, self._pointer, strict=True))
                return max(moved) > STIRRED_PX
            case PointerLeft() | PointerReleased() | FocusLost():
                return False
            case _:
                return True


class WatchScene(TableScene):
    """The table of a match that is watched.

    Attributes:
        paused: whether time stands still.
        by_itself: whether it began because nobody did anything.
    """

    session: Watched

    def __init__(
        self,
        program: "Program",
        session: Watched,
        *,
        by_itself: bool = False,
        speed: Speed = Speed.NORMAL,
    ) -> None:
        self.paused = False
        self.by_itself = by_itself
        self.speed = speed
        self._stirring = Stirring()
        super().__init__(program, session)

    # ---- layout

    @property
    def _speak(self) -> WordsMaker:
        return self._parts.onlooking

    @property
    def _pace(self) -> Pace:
        return Pace(self.speed, self.ui.settings.reduced_motion)

    def _place_controls(self, ui: Ui) -> None:
        """Pause, speed, open hands, leave, where a player has other buttons."""
        super()._place_controls(ui)
        self._extras = Extras()
        texts, opened = ui.texts, self.session.open_hands
        buttons = (
            IconButton(
                "play" if self.paused else "pause",
                texts("replay.play" if self.paused else "replay.pause"),
                texts("pause.cap.enter"),
                self.toggle,
            ),
            WordButton(
                texts(f"replay.speed_value.{self.speed}"), texts("replay.speed"), self.hurry
            ),
            IconButton(
                "cards" if opened else "look",
                texts("watch.close_hands" if opened else "watch.open_hands"),
                "",
                self.turn_hands,
            ),
            IconButton("exit", texts("watch.leave"), "Esc", self.go),
        )
        for button, box in zip(buttons, self._geometry.buttons, strict=True):
            button.layout(ui, pygame.Rect(box.ltwh))
        shown = () if self.by_itself else buttons
        self._always = [*shown, *self._side.widgets]
        self._offer()

    # ---- what can be done

    def toggle(self) -> None:
        """Let time stand still, or go on."""
        self.paused = not self.paused
        self._place_controls(self._room)
        self.invalidate()

    def hurry(self) -> None:
        """The next speed."""
        self.speed = SPEEDS[(SPEEDS.index(self.speed) + 1) % len(SPEEDS)]
        self.layout(self.ui)
        self.invalidate()

    def turn_hands(self) -> None:
        """Show every hand, or the backs."""
        self.session.open_hands = not self.session.open_hands
        self.layout(self.ui)
        self.invalidate()

    def go(self) -> None:
        """Back to the title, which is as it was left."""
        self.director.pop()

    # ---- time

    def update(self, dt_s: float) -> None:
        """Let time pass, unless it stands still."""
        if self.paused:
            self.group.update(dt_s)
            if self._toast.update(dt_s):
                self.invalidate()
            return
        super().update(dt_s)

    # ---- told by the course

    def hear(self, sound: Sound) -> None:
        """What goes on by itself is not heard."""
        if not self.by_itself:
            super().hear(sound)

    def deal_over(self, result: DealResult) -> None:
        """Show for a while how the deal was counted."""
        self.director.push(PassingSummary(self, self.session, result))

    def match_over(self) -> None:
        """Another match begins."""
        session = self.program.watched_match()
        session.open_hands = self.session.open_hands
        following = WatchScene(self.program, session, by_itself=self.by_itself, speed=self.speed)
        self.director.pop()
        self.director.push(following)

    # ---- inputs

    def handle(self, event: Input) -> None:
        """Where it began by itself, anything leads back; else the usual keys of a table."""
        if self.by_itself:
            if self._stirring.notices(event):
                self.go()
            return
        match event:
            case Command.CANCEL if not self.gestures.cancel():
                self.go()
            case Command.MENU | Command.HELP:
                self.toggle()
            case Command.CONFIRM if self.group.focused is None:
                self.toggle()
            case Command.CANCEL:
                self.invalidate()
            case Command() if event not in AT_THE_TABLE:
                # there is no hand to walk through
                if not self._side.scrolls(event, self.group.focused):
                    self.group.handle(event)
                self.invalidate()
            case _:
                super().handle(event)

    # ---- picture

    def needs_frame(self) -> bool:
        """While time stands still nothing on the table moves."""
        if self.paused:
            return self.out_of_date or self.group.needs_frame()
        return super().needs_frame()

    def draw(self, surface: pygame.Surface) -> None:
        """The table; where it began by itself, how to get back from it."""
        super().draw(surface)
        if not self.by_itself:
            return
        ui, boxes = self._room, self._geometry.buttons
        width, high = self._geometry.column, boxes[0].h
        words = ui.texts("watch.back")
        px = float(ui.type.px("small"))
        while px > SMALLEST_PX and ui.type.paragraph_height(words, width, px, "bold") > 1.1 * high:
            px -= 1
        lines = ui.type.wrap(words, width, px, "bold")
        step = ui.type.line_height(px)
        y = boxes[0].centre[1] - step * (len(lines) - 1) / 2
        for line in lines:
            at = boxes[0].x, y
            ui.type.draw_on_cloth(surface, line, at, px, "bold", theme.CREAM, anchor="middle")
            y += step


class PassingSummary(SummaryScene):
    """How a deal was counted, until it has been read."""

    after_match = "watch.another"

    def __init__(self, watch: WatchScene, session: Followed, result: DealResult) -> None:
        super().__init__(watch.program, session, result, watch.course.score_seen)
        self._watch = watch
        self._stirring = Stirring()
        self._read_s = 0.0

    @property
    def sounds(self) -> tuple[tuple[float, Sound], ...]:
        """None where it began by itself."""
        return () if self._watch.by_itself else tuple(super().sounds)

    def update(self, dt_s: float) -> None:
        """Go on by itself."""
        super().update(dt_s)
        if self.elapsed_s < self.length_s:
            return
        before, self._read_s = self._read_s, self._read_s + dt_s
        if before < READ_S <= self._read_s:
            self._close()

    def handle(self, event: Input) -> None:
        """Somebody who does something has more time, or is led back to the title."""
        stirred = self._stirring.notices(event)
        if not self._watch.by_itself:
            self._read_s = 0.0 if stirred else self._read_s
            super().handle(event)
        elif stirred:
            self.director.pop()
            self._watch.go()
