"""The table: connects the course of the match, a person's gestures and the painter."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING

import pygame

from scopa_gui.app.narration import in_words_of, listed
from scopa_gui.app.session import Session
from scopa_gui.app.table_flow import TableState
from scopa_gui.rules.game import DealResult
from scopa_gui.ui.context import Ui
from scopa_gui.ui.inputs import (
    LEFT_BUTTON,
    Command,
    FocusLost,
    Input,
    PointerLeft,
    PointerMoved,
    PointerPressed,
    PointerReleased,
)
from scopa_gui.ui.motion.durations import Pace
from scopa_gui.ui.motion.sounds import Sound
from scopa_gui.ui.scenes.base import ProgramScene
from scopa_gui.ui.scenes.handover import Handover
from scopa_gui.ui.scenes.sections import Section
from scopa_gui.ui.scenes.side_sections import log_rows, memory_rows
from scopa_gui.ui.table.aloud import Aloud
from scopa_gui.ui.table.extras import Extras
from scopa_gui.ui.table.families import WordsMaker, parts_for
from scopa_gui.ui.table.furniture import stock_note_box
from scopa_gui.ui.table.help import Help
from scopa_gui.ui.table.icon_button import IconButton
from scopa_gui.ui.table.layout import TableLayout
from scopa_gui.ui.table.model import TableModel
from scopa_gui.ui.table.painter import TablePainter
from scopa_gui.ui.table.seal import draw_seal
from scopa_gui.ui.table.side import Side, Slip
from scopa_gui.ui.table.sight import Looking
from scopa_gui.ui.table.whereabouts import whereabouts
from scopa_gui.ui.table.words import TableWords
from scopa_gui.ui.widgets.base import Widget
from scopa_gui.ui.widgets.scroll_panel import Row
from scopa_gui.ui.widgets.toast import Toast

if TYPE_CHECKING:
    from scopa_gui.ui.program import Program


SLIPS: Mapping[Slip, str] = MappingProxyType(
    {"log": "table.log", "memory_aid": "memory_aid.section"}
)
"""The names of the sections of the pause that have the slips at the side."""


class TableScene(ProgramScene):
    """The table of one match."""

    sheet = False

    def __init__(self, program: "Program", session: Session) -> None:
        super().__init__(program)
        self.session = session
        self._parts = parts_for(session.options)
        self.handover: Handover | None = None
        self._toast = Toast()
        self._aloud = Aloud(program.say)
        self._side = Side(program, self._open_slip, self.tell)
        self._always: list[Widget] = []
        self._extras: Extras
        self._geometry: TableLayout
        self._painter: TablePainter
        self._words: TableWords
        self._room: Ui
        self._sit_down()

    # ---- life

    def _sit_down(self) -> None:
        """Follow the match from how it stands."""
        self.course = self._parts.course(self.session, self)
        self.gestures = self._parts.gestures(self.course, self.group, self._refuse)
        self.help = Help(self.session, self.course, self.gestures, self._refuse)

    def _room_in(self, ui: Ui) -> Ui:
        """The tools for the part of the window that the table has: usually all of it."""
        return ui

    @property
    def _speak(self) -> WordsMaker:
        """Makes what the table says."""
        return self._parts.words

    @property
    def _pace(self) -> Pace:
        """How long things take."""
        return self._room.pace

    def leave(self) -> None:
        """The match stays resumable; nobody speaks of it any more."""
        self.program.speaker.silence()
        self.session.close()

    def layout(self, ui: Ui) -> None:
        """Lay everything out anew; what was moving has arrived."""
        self._room = ui = self._room_in(ui)
        options = self.session.options
        self._words = self._speak(in_words_of(ui.texts, options), options, self.session.seats)
        self._geometry = TableLayout.of(ui.viewport, options)
        self._painter = TablePainter(ui, self._geometry)
        ui.sprites.request(round(self._geometry.card))
        self.gestures.lay_out(self._geometry, self._words)
        self.settings_changed()
        self.course.sorting = ui.settings.sorting
        self.course.lay_out(self._geometry, self._pace)
        self._side.layout(ui, self._geometry, self._words)
        self._side.show(self.course.show.model)
        self._place_controls(ui)
        self.help.lay_out(in_words_of(ui.texts, options), self._words)
        if self.handover is not None:
            self.handover.layout(ui)

    def settings_changed(self) -> None:
        """Whether a card asks before it is played, and whether what happens is read aloud."""
        if not self.director.settings.speech:
            self.program.speaker.silence()
        self.gestures.confirms = self.director.settings.confirms

    def _place_controls(self, ui: Ui) -> None:
        boxes = self._geometry.buttons
        buttons = (
            IconButton("last-move", ui.texts("table.again"), "Z", self._look_again),
            IconButton("hint", ui.texts("advice.hint"), "H", self._hint),
            IconButton("take-back", ui.texts("advice.back"), "U", self._take_back),
            IconButton("menu", ui.texts("table.menu"), "Esc", self._pause),
        )
        for button, box in zip(buttons, boxes, strict=True):
            button.layout(ui, pygame.Rect(box.ltwh))
        self._always = [*buttons[:-1], *self._side.widgets, buttons[-1]]
        self._extras = self._parts.extras(self.gestures, self._words)
        self._extras.layout(ui, self._geometry)
        area, cloth = self._geometry.wide_status, self._geometry.cloth
        middle = round(area.centre[0]), round(area.centre[1])
        highest = min(pose.box.y for pose in self._geometry.hand(self._geometry.hand_size))
        self._toast.layout(ui, middle, round(area.w), round(highest))
        widths = round(area.w), round(cloth.w)
        self.help.place_note(ui, middle, widths, round(highest - self._geometry.u))
        self._offer()

    def _offer(self) -> None:
        """What the family's game offers at this moment is there besides the usual buttons."""
        extras = self._extras.offered()
        self.help.make_room(extras, self._beside)
        offered = [*self._always, *extras]
        if self.group.widgets != offered:
            self.group.set(offered)
            self.invalidate()

    @property
    def _beside(self) -> list[pygame.Rect]:
        """What stands beside the cloth."""
        note = self._words.stock_note(self.course.show.model)
        boxes = [pygame.Rect(box.ltwh) for box in self._geometry.beside_cloth]
        return [*boxes, stock_note_box(self._room, self._geometry, note)]

    def resync(self) -> None:
        """Present the table as the match stands, without showing how it came about."""
        self.course.resync()
        self.invalidate()

    # ---- time

    def update(self, dt_s: float) -> None:
        """Let time pass: players think, cards move."""
        super().update(dt_s)
        self.program.speaker.update()
        if self._toast.update(dt_s):
            self.invalidate()
        if self.course.state is TableState.MATCH_OVER:
            return
        self.session.update(dt_s)
        if self.help.update(dt_s):
            self.invalidate()
        self.gestures.hands.update(dt_s)
        if self.session.run.given_up is not None:
            self.course.end()
        elif self.handover is not None:
            self.handover.update(dt_s)
            if self.handover.open:
                self.handover = None
                self.invalidate()
        else:
            before = self.course.state, self.course.show.model
            self.course.update(dt_s)
            if before != (self.course.state, self.course.show.model):
                self.invalidate()
        if self._declares and self.gestures.may_declare:
            self.gestures.declare()
        self._side.show(self.course.show.model)
        self._aloud.show(self.course.show.model, self._words)
        self._offer()
        self.gestures.aim()

    @property
    def _declares(self) -> bool:
        """Whether a hand that can be declared is, without being asked."""
        return self.director.settings.declares

    # ---- told by the course

    def event_begun(self, before: TableModel) -> None:
        """Something begins to be shown."""
        self.gestures.peeking = False
        self.gestures.hands.keep_focus(self.course.show.model, before)
        self.invalidate()

    def hear(self, sound: Sound) -> None:
        """Something is heard."""
        self.director.audio.ask(sound)

    def turn_begun(self) -> None:
        """The person at the bottom is to play."""
        self.gestures.hands.reset()
        if len(self.session.people) == 1:
            # between people the cover has said whose turn it is
            self._aloud.show(self.course.show.model, self._words)
            self.program.say(self._words.texts("table.your_turn_short"))
        self.invalidate()

    def pass_on(self, seat: int) -> None:
        """Cover the table for the next person."""
        words = self._words
        self.gestures.hands.change_hands()
        self.gestures.peeking = False
        self._toast.hide()
        self.help.dismiss()
        others = [words.names[other] for other in self.session.people if other != seat]
        aside = self.ui.texts(
            "handover.aside", name=words.names[seat], others=listed(self.ui.texts, others)
        )
        self.handover = Handover(
            words.names[seat], words.portraits[seat], aside, lambda: self.course.sit_down(seat)
        )
        self.handover.layout(self.ui)
        self.program.say(self.ui.texts("handover.title", name=words.names[seat]))
        self.invalidate()

    def deal_over(self, result: DealResult) -> None:
        """Show how the deal was counted."""
        self.program.show_summary(self.session, result, self.course.score_seen)

    def match_over(self) -> None:
        """Show how the match ended."""
        self.program.show_match_over(self.session)

    # ---- asked for

    def _pause(self) -> None:
        self.program.open_pause(self.session, self._sections)

    def _open_slip(self, slip: Slip) -> None:
        self.program.open_pause(self.session, self._sections, SLIPS[slip])

    @property
    def _sections(self) -> Sequence[Section]:
        """The log; and the memory aid, but not of a hand that a cover hides."""
        log = Section(SLIPS["log"], "last-move", self._log_rows)
        if self.handover is not None:
            return (log,)
        return log, Section(SLIPS["memory_aid"], "cards", self._memory_rows)

    def _log_rows(self, ui: Ui, inner: pygame.Rect) -> list[Row]:
        return log_rows(ui, self._words.log(self.course.show.model), inner)

    def _memory_rows(self, ui: Ui, inner: pygame.Rect) -> list[Row]:
        where = whereabouts(self.course.show.model)
        return memory_rows(ui, self._words.texts, where, inner)

    def _look_again(self) -> None:
        course = self.course
        if course.state is TableState.LOOK:
            course.end_look()
            return
        course.bring_to_rest()
        if not course.can_look:
            return
        self.gestures.peeking = False
        if course.look_again():
            self.gestures.hands.reset()
        else:
            self._refuse(self.ui.texts("table.no_move"))

    def _hint(self) -> None:
        self._toast.hide()
        self.help.ask()
        self.invalidate()

    def _take_back(self) -> None:
        self._toast.hide()
        if self.help.take_back():
            self.tell(self.ui.texts("advice.gone"))
        self.invalidate()

    def tell(self, words: str) -> None:
        """Say something in passing, on the strip over the hand."""
        self._toast.show(words, "information")
        self.invalidate()

    def _refuse(self, words: str) -> None:
        self._toast.show(words, "information", refused=True)
        self.invalidate()

    # ---- inputs

    def handle(self, event: Input) -> None:
        """Pointer and keys; while the table is covered they are the cover's."""
        self.invalidate()
        if self.handover is not None:
            if not self.handover.handle(event) and event in (Command.CANCEL, Command.MENU):
                self._pause()
            return
        gestures = self.gestures
        match event:
            case Command.MENU | Command.HELP:
                self._pause()
            case Command.LAST_MOVE:
                self._look_again()
            case Command.HINT:
                self._hint()
            case Command.TAKE_BACK:
                self._take_back()
            case Command.LOG:
                self._side.toggle_log()
            case Command.MEMORY_AID:
                self._side.toggle_memory()
            case Command.DECLARE:
                self._toast.hide()
                gestures.declare()
            case Command.CANCEL:
                if not gestures.cancel() and not self.help.dismiss():
                    self._pause()
            case Command() if self._side.scrolls(event, self.group.focused):
                pass
            case Command():
                self._toast.hide()
                gestures.command(event)
            case PointerMoved(pos, touch):
                self.group.handle(event)
                gestures.moved(pos, touch)
            case PointerPressed(pos, button):
                self._toast.hide()
                if self.group.handle(event):
                    gestures.hands.forget_press()
                elif button == LEFT_BUTTON:
                    gestures.press(pos)
            case PointerReleased(pos, button):
                if not self.group.handle(event) and button == LEFT_BUTTON:
                    gestures.release(pos)
            case PointerLeft() | FocusLost():
                self.group.handle(event)
                gestures.let_go()
            case _:
                self.group.handle(event)
        self._offer()
        gestures.aim()

    # ---- drawing

    def _looking(self) -> Looking:
        return Looking(
            self.course,
            self.gestures,
            self._geometry,
            self._words,
            toast=self._silent,
            short=self._room.viewport.wide_text,
            advised=self.help.lit,
        )

    def needs_frame(self) -> bool:
        """Whether the picture is out of date."""
        return (
            super().needs_frame()
            or self.course.animating
            or self.gestures.hands.rises.moving
            or (self.handover is not None and self.handover.animating)
        )

    def frame_drawn(self) -> None:
        """The picture has been brought up to date."""
        super().frame_drawn()
        if self.handover is not None:
            self.handover.frame_drawn()

    def draw_backdrop(self, surface: pygame.Surface) -> None:
        """Nothing: the table is the picture itself."""

    def draw(self, surface: pygame.Surface) -> None:
        """The table, then the controls; a closed cover alone."""
        if self.handover is not None and self.handover.closed:
            self.handover.draw(surface)
            return
        self._painter.draw(surface, self._parts.see(self._looking()))
        draw_seal(surface, self._room, self.session)
        self._side.draw(surface)
        self._draw_beside(surface)
        self._extras.draw(surface)
        if not self._toast.visible:
            self.help.draw(surface)
        self._toast.draw(surface)
        self.group.draw(surface)
        if self.handover is not None:
            self.handover.draw(surface)

    @property
    def _silent(self) -> bool:
        """Whether what is said stands elsewhere than above the hand."""
        return self._toast.visible or self.help.told

    def _draw_beside(self, surface: pygame.Surface) -> None:
        """What stands beside the table, where it does not have the whole window."""
