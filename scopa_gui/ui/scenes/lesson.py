"""A lesson at the table: the same table as a match's, with the teacher's page beside it."""

from typing import TYPE_CHECKING

import pygame

from scopa_gui.app.lessons.catalogue import following
from scopa_gui.app.lessons.shape import Lesson
from scopa_gui.app.lessons.sitting import Sitting
from scopa_gui.app.setup import settled_names
from scopa_gui.rules.game import DealResult
from scopa_gui.ui.context import Ui, part_of
from scopa_gui.ui.inputs import Command, Input
from scopa_gui.ui.motion.sounds import Sound
from scopa_gui.ui.scenes.lesson_page import LessonPage, Said, Told, page_width, table_text
from scopa_gui.ui.scenes.table import SLIPS, TableScene
from scopa_gui.ui.table.side import Slip
from scopa_gui.ui.viewport import Viewport
from scopa_gui.ui.widgets.button import Button, Kind

if TYPE_CHECKING:
    from scopa_gui.ui.program import Program

OTHERS = ("Pino", "Rosa", "Ciro")
"""Who else sits at the table, with the partner opposite."""
PAGING = (Command.PAGE_UP, Command.PAGE_DOWN, Command.HOME, Command.END)


class LessonScene(TableScene):
    """Takes somebody, by name, through a lesson, beginning at a step."""

    session: Sitting

    def __init__(self, program: "Program", lesson: Lesson, name: str, number: int = 0) -> None:
        names = settled_names([name, *OTHERS])
        self._said: Said | None = None
        self._over = False
        self._language = ""
        self._page: LessonPage
        super().__init__(program, Sitting(lesson, names, number))

    @property
    def over(self) -> bool:
        """Whether the lesson has been gone through."""
        return self._over

    @property
    def said(self) -> Said | None:
        """What was said to the last move."""
        return self._said

    # ---- layout

    def layout(self, ui: Ui) -> None:
        """Lay table and page out; what was said in another language is said anew, or no more."""
        if ui.texts.code != self._language:
            self._said = None
        self._language = ui.texts.code
        super().layout(ui)
        self._answered()

    def _room_in(self, ui: Ui) -> Ui:
        """The part of the window beside the page."""
        view = ui.viewport
        width = view.width - page_width(ui)
        room = Viewport(width, view.height)
        return part_of(ui, (width, view.height), table_text(room.u, view.text_percent))

    def _place_controls(self, ui: Ui) -> None:
        super()._place_controls(ui)
        again, hint, _, *slips, menu = self._always
        menu.layout(ui, hint.rect)
        self._of_the_table = [again, *slips, menu]
        self._write()

    def _write(self) -> None:
        """Write the page anew."""
        ui, view = self.ui, self.ui.viewport
        width = page_width(ui)
        area = pygame.Rect(view.width - width, 0, width, view.height)
        texts = ui.texts
        close = Button("", self._leave, Kind.QUIET, "close", tooltip=texts("lesson.leave"))
        self._page = LessonPage(ui, area, self._told(), close, self._buttons())
        self._always = [*self._of_the_table, *self._page.widgets]
        self._offer()
        self.invalidate()

    def _told(self) -> Told:
        texts, sitting = self.ui.texts, self.session
        name, steps = sitting.lesson.name, len(sitting.lesson.steps)
        title = texts(f"lesson.{name}.title")
        kicker = texts("lesson.step", step=sitting.number + 1, steps=steps)
        if self._over:
            more = following(name, self.program.lessons.done)
            words = texts("lesson.done_text", title=title)
            if more is None:
                after = texts("lesson.all_done")
            else:
                after = texts("lesson.next_text", title=texts(f"lesson.{more.name}.title"))
            words = f"{words} {after}"
            return Told(kicker, texts("lesson.done_title"), words, None, steps, steps)
        ask = texts(f"lesson.{name}.{sitting.number + 1}.ask")
        return Told(kicker, title, ask, self._said, sitting.number, steps)

    def _buttons(self) -> list[Button]:
        texts, sitting = self.ui.texts, self.session
        if self._over:
            more = following(sitting.lesson.name, self.program.lessons.done)
            again = Button(texts("lesson.again"), self._begin_again)
            if more is None:
                return [again, Button(texts("lesson.leave"), self._leave, Kind.PRIMARY)]
            onward = Button(texts("lesson.next"), lambda: self._take(more), Kind.PRIMARY)
            return [again, onward]
        back = Button(
            "",
            self.step_back,
            icon="left",
            tooltip=texts("lesson.back"),
            shortcut="U",
        )
        back.enabled = sitting.number > 0 or sitting.found
        if not sitting.found:
            return [back, Button(texts("lesson.show"), self.show_move, shortcut="H")]
        key = "lesson.finish" if sitting.last else "lesson.go_on"
        return [back, Button(texts(key), self.go_on, Kind.PRIMARY)]

    # ---- going through it

    def go_on(self) -> None:
        """The next step, or the end."""
        sitting, program = self.session, self.program
        if not sitting.found or self._over:
            return
        name = sitting.lesson.name
        if sitting.last:
            self._over = True
            program.keep_lessons(program.lessons.finishing(name))
            self.hear(Sound.WON)
            self._write()
            return
        self.course.bring_to_rest()
        laid = sitting.go_on()
        program.keep_lessons(program.lessons.reaching(name, sitting.number))
        self._begin_step(laid=laid)

    def step_back(self) -> None:
        """The same step once more, if its move was made; else the one before."""
        if self._over:
            return
        sitting = self.session
        number = sitting.number if sitting.found else sitting.number - 1
        sitting.go(max(0, number))
        self._begin_step(laid=True)

    def _begin_again(self) -> None:
        self._over = False
        self.session.go(0)
        self._begin_step(laid=True)

    def _begin_step(self, *, laid: bool) -> None:
        self._said = None
        if laid:
            self._sit_down()
            self.layout(self.ui)
        else:
            self._write()
        self.group.focus(None)

    def show_move(self) -> None:
        """Make the move that is to be found."""
        if self.session.found or self._over:
            return
        self.course.bring_to_rest()
        self.gestures.cancel()
        if self.course.ready:
            self.gestures.submit(self.session.right()[0])
            self._answered()

    def _take(self, lesson: Lesson) -> None:
        self.director.pop()
        self.program.open_lesson(lesson.name)

    def _leave(self) -> None:
        self.director.pop()

    # ---- what is said

    def _refuse(self, words: str) -> None:
        """Why a move is not the one; said on the page, where there is time to read."""
        self._said = Said(self.ui.texts("lesson.refused"), words, good=False)
        self._write()

    def _answered(self) -> None:
        """Praise a move that was found."""
        sitting, texts = self.session, self.ui.texts
        if sitting.found and (self._said is None or not self._said.good):
            words = texts(f"lesson.{sitting.lesson.name}.{sitting.number + 1}.done")
            self._said = Said(texts("lesson.right"), words, good=True)
            self._write()

    # ---- told by the course

    def deal_over(self, result: DealResult) -> None:
        """A lesson counts no points."""

    def match_over(self) -> None:
        """Nor does it end with a match."""

    @property
    def _declares(self) -> bool:
        """Declaring is to be learnt."""
        return False

    @property
    def _silent(self) -> bool:
        """Nobody is waited for at the table while the page is to be read."""
        return super()._silent or (self.session.found and self.course.show.idle)

    # ---- asked for

    def _hint(self) -> None:
        self.show_move()

    def _take_back(self) -> None:
        self.step_back()

    def _pause(self) -> None:
        self.program.open_lesson_pause(self.session, self._sections)

    def _open_slip(self, slip: Slip) -> None:
        self.program.open_lesson_pause(self.session, self._sections, SLIPS[slip])

    # ---- inputs and picture

    def handle(self, event: Input) -> None:
        """Enter goes on where there is nothing to play; pages turn."""
        free = self.group.focused is None
        match event:
            case Command.CONFIRM if free and self._over:
                self._page.widgets[-1].command(Command.CONFIRM)
            case Command.CONFIRM if free and self.session.found:
                self.go_on()
            case Command() if event in PAGING:
                self._page.panel.command(event)
                self.invalidate()
            case _:
                super().handle(event)
                self._answered()

    def _draw_beside(self, surface: pygame.Surface) -> None:
        self._page.draw(surface)
