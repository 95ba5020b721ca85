"""A finished match once more on the table: play, step, jump, from any seat or with open hands.

Its review, where that is wanted, tells of each move how it compares with the best one. The table is
the one matches are played at; below it lies a strip of paper with the controls.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from scopa_gui.app.narration import in_words_of
from scopa_gui.app.recording import Recording, Rerun
from scopa_gui.app.review import Judged
from scopa_gui.app.settings import Speed
from scopa_gui.app.table_flow import TableState
from scopa_gui.rules.game import DealResult
from scopa_gui.ui import theme
from scopa_gui.ui.context import Ui, part_of
from scopa_gui.ui.inputs import Command, Input
from scopa_gui.ui.motion.durations import Motion, Pace
from scopa_gui.ui.motion.sounds import Sound
from scopa_gui.ui.scenes.base import ProgramScene
from scopa_gui.ui.scenes.review_notes import ReviewNotes
from scopa_gui.ui.table.families import parts_for
from scopa_gui.ui.table.icon_button import IconButton
from scopa_gui.ui.table.layout import TableLayout
from scopa_gui.ui.table.model import TableModel
from scopa_gui.ui.table.painter import TablePainter
from scopa_gui.ui.table.seal import draw_seal
from scopa_gui.ui.table.side import Side
from scopa_gui.ui.table.sight import Looking
from scopa_gui.ui.table.words import TableWords
from scopa_gui.ui.theme import RGB
from scopa_gui.ui.widgets.time_bar import TimeBar

if TYPE_CHECKING:
    from scopa_gui.ui.program import Program

Press = Callable[[], None]
STRIP_U = 9.5
BUTTON_U = 6.2
GAP_U = 1.2
SPEEDS = (Speed.SLOW, Speed.NORMAL, Speed.FAST)
OPEN = None
"""The place of an onlooker to whom every hand is open."""


@dataclass
class Controls:
    """The buttons of the strip."""

    buttons: list[IconButton]
    play: IconButton
    speed: "WordButton"
    place: IconButton
    bar: TimeBar


class WordButton(IconButton):
    """A square button with a short word in the place of the icon."""

    def __init__(self, word: str, tooltip: str, on_press: Press) -> None:
        super().__init__("", tooltip, "", on_press)
        self.word = word

    def _draw_words(self, surface: pygame.Surface, centre: tuple[int, int], colour: RGB) -> None:
        size = round(0.36 * self.rect.height)
        self.ui.type.draw(surface, self.word, centre, size, "bold", colour, "centre", "middle")


class ReplayScene(ProgramScene):
    """Shows a recording; ``on_close`` comes after it."""

    sheet = False

    def __init__(
        self,
        program: "Program",
        recording: Recording,
        on_close: Press,
        *,
        reviewed: bool = False,
    ) -> None:
        super().__init__(program)
        self._notes = ReviewNotes(program.review_of(recording))
        if reviewed:
            self._notes.switch()
        self._rerun = Rerun(recording)
        self._parts = parts_for(recording.header.options)
        self._on_close = on_close
        self._speed = Speed.NORMAL
        people = [number for number, seat in enumerate(recording.header.seats) if seat.is_person]
        self._place: int | None = people[0] if len(people) == 1 else OPEN
        self._bottom = people[0] if people else 0
        self.playing = False
        self._scoring = False
        """Whether the score of a deal is shown as soon as the deal is over."""
        self._counting = False
        """Whether that sheet lies over the table."""
        self._wait_s = 0.0
        self._side = Side(program, lambda slip: None, self.tell)
        self._controls: Controls
        self._upper: Ui
        self._geometry: TableLayout
        self._painter: TablePainter
        self._words: TableWords
        self._strip = pygame.Rect(0, 0, 0, 0)
        self._label = pygame.Rect(0, 0, 0, 0)
        self._begin()

    def leave(self) -> None:
        """Nobody reads a review any more; what it has found is kept."""
        self._notes.review.stop()

    # ---- the match as it stands

    def _begin(self) -> None:
        """Look at the present moment from the present place."""
        self._rerun.open_hands = self._place is OPEN
        self.course = self._parts.course(self._rerun, self)
        self.course.observer = self._place
        self.course.bottom = self._bottom
        self.gestures = self._parts.gestures(self.course, self.group, self._refuse)

    def _look(self) -> None:
        """Show the table as it is at this moment, at once."""
        self._begin()
        self._lay_out_table()
        self._scoring = False
        self._wait_s = 0.0
        self._refresh()

    def _refresh(self) -> None:
        """Let the strip tell where the match stands."""
        controls, texts = self._controls, self.ui.texts
        controls.bar.show(self._rerun.position)
        points = self._notes.review.turning_points if self._notes.on else ()
        controls.bar.turning = tuple(judged.moment for judged in points)
        controls.play.icon = "pause" if self.playing else "play"
        controls.play.tooltip = texts("replay.pause" if self.playing else "replay.play")
        controls.speed.word = texts(f"replay.speed_value.{self._speed}")
        controls.place.icon = "cards" if self._place is OPEN else "look"
        self.invalidate()

    @property
    def position(self) -> int:
        """The moment shown."""
        return self._rerun.position

    @property
    def place(self) -> int | None:
        """The seat from which it is seen, or None with open hands."""
        return self._place

    # ---- layout

    def layout(self, ui: Ui) -> None:
        """The table above, the strip with the controls at the lower edge."""
        u, view = ui.viewport.u, ui.viewport
        high = round(STRIP_U * u)
        self._strip = pygame.Rect(0, view.height - high, view.width, high)
        self._upper = part_of(ui, (view.width, view.height - high))
        self._make_controls(ui)
        self._lay_out_table()
        self._refresh()

    def _lay_out_table(self) -> None:
        ui, options = self._upper, self._rerun.options
        self._words = self._parts.onlooking(
            in_words_of(ui.texts, options), options, self._rerun.seats
        )
        self._geometry = TableLayout.of(ui.viewport, options)
        self._painter = TablePainter(ui, self._geometry)
        ui.sprites.request(round(self._geometry.card))
        self.gestures.lay_out(self._geometry, self._words)
        self._notes.lay_out(ui, self._geometry)
        self.course.lay_out(self._geometry, self._pace)
        self._side.layout(ui, self._geometry, self._words)
        self._side.show(self.course.show.model)
        self._offer()

    def _offer(self) -> None:
        """What can be used: the strip, and the slips at the side."""
        controls = self._controls
        strip = [*controls.buttons[:5], controls.bar, *controls.buttons[5:]]
        self.group.set([*strip, *self._side.widgets])

    @property
    def _pace(self) -> Pace:
        return Pace(self._speed, self.ui.settings.reduced_motion)

    def _make_controls(self, ui: Ui) -> None:
        texts, u = ui.texts, ui.viewport.u
        previous = IconButton(
            "previous-deal", texts("replay.previous_deal"), "", lambda: self.deal(-1)
        )
        back = IconButton("left", texts("replay.back"), "", lambda: self.step(-1))
        play = IconButton("play", texts("replay.play"), "", self.toggle)
        on = IconButton("right", texts("replay.on"), "", lambda: self.step(1))
        following = IconButton("next-deal", texts("replay.next_deal"), "", lambda: self.deal(1))
        speed = WordButton("", texts("replay.speed"), self.change_speed)
        place = IconButton("look", texts("replay.place"), "", self.change_place)
        notes = IconButton("hint", texts("advice.review.notes"), "H", self.switch_review)
        sheet = IconButton("chart", texts("advice.review.sheet"), "F10", self.open_review)
        close = IconButton("close", texts("replay.close"), "Esc", self.close)
        size = round(BUTTON_U * u)
        top = self._strip.top + (self._strip.height - size) // 2 + round(0.3 * u)
        step = size + round(GAP_U * u)
        x = self._strip.left + round(3 * u)
        for button in (previous, back, play, on, following):
            button.layout(ui, pygame.Rect(x, top, size, size))
            x += step
        end = self._strip.right - round(3 * u)
        for button in (close, sheet, notes, place, speed):
            end -= size
            button.layout(ui, pygame.Rect(end, top, size, size))
            end -= round(GAP_U * u)
        width = min(round(0.34 * (end - x)), round(32 * u))
        self._label = pygame.Rect(end - width, self._strip.top, width, self._strip.height)
        recording = self._rerun.recording
        marks = recording.deals
        bar = TimeBar(len(recording.moments), self._rerun.position, marks, self.jump)
        high = bar.measure(ui)[1]
        left = x + round(u)
        room = pygame.Rect(left, 0, self._label.left - round(2 * u) - left, high)
        room.centery = self._strip.centery
        bar.layout(ui, room)
        buttons = [previous, back, play, on, following, speed, place, notes, sheet, close]
        self._controls = Controls(buttons, play, speed, place, bar)
        self.group.default = play
        self.group.on_cancel = self.close

    # ---- what can be done

    def toggle(self) -> None:
        """Play, or pause."""
        self.playing = not self.playing
        if self.playing and self._rerun.position == self._rerun.last and self.course.show.idle:
            self._rerun.go(0)
            self._look()
        elif self.playing:
            self._move_on()
        self._refresh()

    def step(self, by: int) -> None:
        """One move on or back; on is shown as it happened."""
        self.playing = False
        if by < 0:
            moving = not self.course.show.idle
            self._rerun.go(self._rerun.position + (0 if moving and self._rerun.position else by))
            if moving:
                self._rerun.go(self._rerun.position - 1)
            self._look()
            return
        self._scoring = True
        self.course.bring_to_rest()
        self._move_on()
        self._refresh()

    def deal(self, by: int) -> None:
        """To the beginning of this deal, of the one before, or of the next."""
        recording, position = self._rerun.recording, self._rerun.position
        number = recording.deal_at(position)
        if by < 0 and position > recording.deals[number]:
            number += 1
        number = max(0, number + by)
        self.jump(recording.deals[number] if number < len(recording.deals) else self._rerun.last)

    def jump(self, moment: int) -> None:
        """To any moment."""
        self._rerun.go(moment)
        self._look()

    def change_speed(self) -> None:
        """The next speed."""
        self._speed = SPEEDS[(SPEEDS.index(self._speed) + 1) % len(SPEEDS)]
        self.course.lay_out(self._geometry, self._pace)
        self._refresh()

    def change_place(self) -> None:
        """To the next seat, after the last one to where every hand is open."""
        seats = len(self._rerun.seats)
        after = 0 if self._place is OPEN else self._place + 1
        self._place = OPEN if after >= seats else after
        if self._place is not OPEN:
            self._bottom = self._place
        self._look()

    def switch_review(self) -> None:
        """Show how the moves compare with the best ones, or no more of it."""
        self._notes.switch()
        self._refresh()

    def open_review(self) -> None:
        """Show accuracy and turning points."""
        if not self._notes.on:
            self._notes.switch()
        self.playing = False
        self.program.open_review(self._notes.review, self.look_at)

    def look_at(self, judged: Judged) -> None:
        """To where a move was made, seen by who made it."""
        self._place = self._bottom = judged.seat
        self.jump(judged.moment)

    def close(self) -> None:
        """Leave."""
        self.director.pop()
        self._on_close()

    # ---- time

    def update(self, dt_s: float) -> None:
        """Let time pass: what is under way goes on, and at play the next move follows."""
        super().update(dt_s)
        before = self.course.state, self.course.show.model
        self.course.update(dt_s)
        if before != (self.course.state, self.course.show.model):
            self.invalidate()
        self._side.show(self.course.show.model)
        if self._notes.review.update(dt_s):
            self._refresh()
        self._tell()
        if not self.playing or not self.course.show.idle:
            return
        self._wait_s -= dt_s
        if self._wait_s <= 0:
            self._move_on()

    def _tell(self) -> None:
        """Let the review speak of the move that comes next."""
        quiet = self.playing or not self.course.show.idle
        if self._notes.tell(self._rerun.position, quiet=quiet):
            self.invalidate()

    def _move_on(self) -> None:
        """Let the next thing happen, if there is one."""
        self._wait_s = self._pace.seconds(Motion.CAPTURE_REST) / 2
        if self._counting:
            return
        if self.course.state is TableState.SCORING:
            self.course.score_seen()
        elif self._rerun.position < self._rerun.last and not self._rerun.run.deal_over:
            self._rerun.go(self._rerun.position + 1)
        else:
            self.playing = False
        self._refresh()

    # ---- told by the course

    def event_begun(self, before: TableModel) -> None:
        """Something begins to be shown."""
        self.invalidate()

    def hear(self, sound: Sound) -> None:
        """Something is heard."""
        self.director.audio.ask(sound)

    def turn_begun(self) -> None:
        """Nobody plays here."""

    def pass_on(self, seat: int) -> None:
        """Nobody is waited for."""

    def deal_over(self, result: DealResult) -> None:
        """Show how the deal was counted, unless it was jumped to."""
        if self.playing or self._scoring:
            self._counting = True
            self.program.show_summary(self._rerun, result, self._score_seen)

    def _score_seen(self) -> None:
        self._scoring = self._counting = False
        self.course.score_seen()
        self._refresh()

    def match_over(self) -> None:
        """There is nothing more to show."""
        self.playing = False

    def _refuse(self, words: str) -> None:
        """Nothing is refused where nothing can be done."""

    # ---- inputs

    def handle(self, event: Input) -> None:
        """Arrows step and jump, Enter plays and pauses, unless a control wants them."""
        self.invalidate()
        bar = self._controls.bar
        focused = self.group.focused
        match event:
            case Command.LEFT if focused is not bar:
                self.step(-1)
            case Command.RIGHT if focused is not bar:
                self.step(1)
            case Command.DOWN | Command.PAGE_DOWN:
                self.deal(1)
            case Command.UP | Command.PAGE_UP:
                self.deal(-1)
            case Command.HOME:
                self.jump(0)
            case Command.END:
                self.jump(self._rerun.last)
            case Command.HINT:
                self.switch_review()
            case Command.MENU:
                self.open_review()
            case Command.CONFIRM if focused is None:
                self.toggle()
            case Command.LOG:
                self._side.toggle_log()
            case Command.MEMORY_AID:
                self._side.toggle_memory()
            case _:
                super().handle(event)

    # ---- picture

    def needs_frame(self) -> bool:
        """Whether the picture is out of date."""
        return super().needs_frame() or self.course.animating or self.playing

    def draw_backdrop(self, surface: pygame.Surface) -> None:
        """Nothing: the table is the picture itself."""

    def draw(self, surface: pygame.Surface) -> None:
        """The table, the strip, its controls."""
        looking = Looking(
            self.course,
            self.gestures,
            self._geometry,
            self._words,
            toast=self._notes.told,
            short=self.ui.viewport.wide_text,
            advised=self._notes.lit,
        )
        self._painter.draw(surface, self._parts.see(looking))
        draw_seal(surface, self._upper, self._rerun)
        self._side.draw(surface)
        self._notes.draw(surface)
        self._draw_strip(surface)
        self.group.draw(surface)

    def _draw_strip(self, surface: pygame.Surface) -> None:
        ui, texts, u = self.ui, self.ui.texts, self.ui.viewport.u
        paint, type_ = ui.materials, ui.type
        paint.slip(surface, self._strip)
        if self._notes.share:
            done = round(self._notes.share * self._strip.width), max(2, round(0.5 * u))
            paint.fill(surface, theme.VERMILION, (self._strip.topleft, done))
        moment = self._rerun.moment
        deals = len(self._rerun.recording.deals)
        where = texts("replay.where", deal=moment.deal + 1, deals=deals, move=moment.move)
        seats = self._rerun.seats
        place = texts("replay.open") if self._place is OPEN else seats[self._place].name
        for words, face, colour, dy in (
            (where, "bold", theme.INK, -1.55 * u),
            (place, "text", theme.INK_2, 1.55 * u),
        ):
            px = min(type_.px("small"), 2.5 * u)
            while px > 9 and type_.width(words, px, face) > self._label.width:
                px -= 1
            at = self._label.left, self._label.centery + dy
            said = type_.fit(words, self._label.width, px, face)
            type_.draw(surface, said, at, px, face, colour, anchor="middle")
