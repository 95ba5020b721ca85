"""What is kept: interrupted matches, finished ones, and what they come to in figures."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from scopa_gui.app.exchange import Taken, hand_out, take_in, waiting_files
from scopa_gui.app.history import History, Listed
from scopa_gui.app.recording import recorded
from scopa_gui.app.statistics import Question
from scopa_gui.app.storage import SavedMatch
from scopa_gui.ui.context import Ui
from scopa_gui.ui.inputs import FileDropped, Input
from scopa_gui.ui.scenes import figures_rows
from scopa_gui.ui.scenes.base import ProgramScene
from scopa_gui.ui.scenes.kept import Kept
from scopa_gui.ui.scenes.memory_rows import button_row, match_row, played_words, saved_words
from scopa_gui.ui.scenes.sheet import Sheet, draw_sheet, lay_buttons, lay_sheet
from scopa_gui.ui.widgets.button import Button, Kind
from scopa_gui.ui.widgets.choice import Choice
from scopa_gui.ui.widgets.dialog import Answer, Dialog, nothing
from scopa_gui.ui.widgets.scroll_panel import Row, ScrollPanel
from scopa_gui.ui.widgets.toast import Toast

if TYPE_CHECKING:
    from scopa_gui.ui.program import Program

SECTIONS = ("statistics", "played", "open")
A_PAGE = 25
"""So many finished matches are listed at once."""
A_STEP = 4
"""So many matches are counted between two frames where the history has to catch up."""


class MemoryScene(ProgramScene):
    """A sheet with three pages."""

    def __init__(self, program: "Program", section: str = SECTIONS[0]) -> None:
        super().__init__(program)
        self._section = SECTIONS.index(section)
        self._page = 0
        self._kept = Kept()
        self._panel = ScrollPanel()
        self._toast = Toast()
        self._sheet: Sheet
        self._saved: list[SavedMatch] = []
        self._history: History
        self.question: Question | None = None

    def enter(self) -> None:
        """Open the history; what is not counted yet is counted little by little."""
        super().enter()
        self._saved = self.program.store.unfinished()
        self._history = History(self.program.store)
        self._history.catch_up(A_STEP)
        self.group.on_cancel = self._close

    def leave(self) -> None:
        """Let go of the history."""
        self._history.close()

    # ---- layout

    def layout(self, ui: Ui) -> None:
        """A choice of pages above, the page, buttons below."""
        self._kept.speak(ui.texts.code)
        p, texts, view = ui.viewport.p, ui.texts, ui.viewport
        sheet = lay_sheet(ui, 9.0, 5.0)
        bring = self._kept.get(
            Button, "bring", lambda: Button(texts("memory.bring"), self._bring, Kind.QUIET)
        )
        close = self._kept.get(
            Button, "close", lambda: Button(texts("memory.close"), self._close, Kind.PRIMARY)
        )
        inner = sheet.inner
        top = lay_buttons(
            ui, inner.left, inner.right, sheet.body.bottom, [bring, close], sign_left=True
        )
        self._sheet = sheet.with_bottom(round(top - 1.4 * p))
        body = pygame.Rect(self._sheet.body)
        names = [texts(f"memory.{name}") for name in SECTIONS]
        pages = self._kept.get(Choice, "pages", lambda: Choice(names, 0, self._show))
        pages.show(self._section)
        high = pages.height_for(ui, body.width)
        pages.layout(ui, pygame.Rect(body.left, body.top, body.width, high))
        body.top += high + round(1.2 * p)
        body.height -= high + round(1.2 * p)
        self._panel.layout(ui, body)
        self._panel.fill(self._rows(ui))
        self._toast.layout(
            ui, (view.width // 2, round(0.8 * view.height)), round(0.8 * inner.width)
        )
        self.group.set([pages, self._panel, bring, close])
        self.group.default = close

    def _rows(self, ui: Ui) -> list[Row]:
        inner = self._panel.inner
        match SECTIONS[self._section]:
            case "open":
                return self._open_rows(ui, inner)
            case "played":
                return self._played_rows(ui, inner)
            case _:
                return self._figure_rows(ui, inner)

    # ---- interrupted matches

    def _open_rows(self, ui: Ui, inner: pygame.Rect) -> list[Row]:
        rows: list[Row] = []
        texts = ui.texts
        for saved in self._saved:
            name = saved.path.name
            buttons = [
                self._button(f"resume {name}", "memory.resume", self._resuming(saved)),
                self._button(f"drop {name}", "memory.discard", self._dropping(saved), Kind.QUIET),
            ]
            top = rows[-1].bottom if rows else inner.top
            rows.append(match_row(ui, *saved_words(texts, saved), buttons, inner, top))
        return rows or [figures_rows.sentence_row(ui, texts("memory.none_open"), inner, inner.top)]

    def _resuming(self, saved: SavedMatch) -> Callable[[], None]:
        return lambda: self.program.resume(saved)

    def _dropping(self, saved: SavedMatch) -> Callable[[], None]:
        texts = self.ui.texts

        def drop() -> None:
            self.program.store.discard(saved)
            self._saved = [other for other in self._saved if other.path != saved.path]
            self._changed()

        def ask() -> None:
            self.director.push(
                Dialog(
                    texts("memory.discard_title"),
                    texts("memory.discard_text", match=" · ".join(saved_words(texts, saved))),
                    [
                        Answer(texts("memory.discard"), drop),
                        Answer(texts("memory.keep"), nothing, Kind.PRIMARY),
                    ],
                    on_cancel=nothing,
                )
            )

        return ask

    # ---- finished matches

    def _played_rows(self, ui: Ui, inner: pygame.Rect) -> list[Row]:
        texts = ui.texts
        listed = self._history.matches(A_PAGE + 1, self._page * A_PAGE)
        if not listed:
            return [figures_rows.sentence_row(ui, texts("memory.none_played"), inner, inner.top)]
        rows: list[Row] = []
        for one in listed[:A_PAGE]:
            buttons = [
                self._button(f"replay {one.id}", "memory.replay", self._replaying(one)),
                self._button(
                    f"review {one.id}", "advice.review.short", self._replaying(one, reviewed=True)
                ),
                self._button(f"give {one.id}", "memory.give", self._giving(one), Kind.QUIET),
            ]
            top = rows[-1].bottom if rows else inner.top
            rows.append(match_row(ui, *played_words(texts, one), buttons, inner, top))
        turning: list[Button] = []
        if self._page:
            turning.append(self._button("newer", "memory.newer", lambda: self._turn(-1)))
        if len(listed) > A_PAGE:
            turning.append(self._button("older", "memory.older", lambda: self._turn(1)))
        if turning:
            rows.append(button_row(ui, turning, inner, rows[-1].bottom))
        return rows

    def _turn(self, by: int) -> None:
        self._page += by
        self._changed()
        self._panel.begin_at(self._panel.rect.top)

    def _replaying(self, one: Listed, *, reviewed: bool = False) -> Callable[[], None]:
        def replay() -> None:
            record = self._history.record(one.id)
            if record is None:
                self._say(self.ui.texts("memory.gone"))
            else:
                recording = recorded(record.header, record.run)
                self.program.open_replay(recording, reviewed=reviewed)

        return replay

    def _giving(self, one: Listed) -> Callable[[], None]:
        def give() -> None:
            path = hand_out(self.program.store, self._history.line(one.id), one.id)
            texts = self.ui.texts
            self._say(texts("memory.given", path=str(path)) if path else texts("memory.not_given"))

        return give

    # ---- matches from elsewhere

    def _bring(self) -> None:
        files = waiting_files(self.program.store)
        if not files:
            folder = self.program.store.exchange
            texts = self.ui.texts
            words = texts("memory.bring_help", folder=str(folder))
            answers = [Answer(texts("dialog.ok"), nothing)]
            self.director.push(Dialog(texts("memory.bring"), words, answers))
            return
        self._take_in(files)

    def _take_in(self, files: Sequence[Path]) -> None:
        taken = take_in(self.program.store, self._history, files)
        self._changed()
        self._say(_told(self.ui, taken))

    # ---- figures

    def _figure_rows(self, ui: Ui, inner: pygame.Rect) -> list[Row]:
        texts = ui.texts
        if self._history.behind:
            share = f"{100 * self._history.share_read:.0f}"
            words = texts("memory.counting", share=share)
            return [figures_rows.sentence_row(ui, words, inner, inner.top)]
        return figures_rows.rows(ui, self._kept, self._history.base, self, inner)

    def ask(self, question: Question) -> None:
        """Show other figures."""
        self.question = question
        self._changed()

    # ---- what is chosen

    def _button(
        self, name: str, key: str, on_press: Callable[[], None], kind: Kind = Kind.SECONDARY
    ) -> Button:
        words = self.ui.texts(key)
        return self._kept.get(Button, name, lambda: Button(words, on_press, kind))

    def _show(self, section: int) -> None:
        self._section = section
        self._changed()
        self._panel.begin_at(self._panel.rect.top)

    def _changed(self) -> None:
        self.layout(self.ui)
        self.invalidate()

    def _close(self) -> None:
        self.program.open_title()

    def _say(self, words: str) -> None:
        self._toast.show(words, "information")
        self.invalidate()

    def tell(self, words: str) -> None:
        """Say something in passing."""
        self._say(words)

    # ---- time, inputs, picture

    def handle(self, event: Input) -> None:
        """A file let go over the window is taken in."""
        match event:
            case FileDropped(path):
                self._take_in([Path(path)])
            case _:
                super().handle(event)

    def update(self, dt_s: float) -> None:
        """Count on, where there is something to count; let the message go."""
        super().update(dt_s)
        if self._history.behind:
            self._history.catch_up(A_STEP)
            self._changed()
        if self._toast.update(dt_s):
            self.invalidate()

    def needs_frame(self) -> bool:
        """While it counts, too."""
        return super().needs_frame() or self._history.behind

    def draw(self, surface: pygame.Surface) -> None:
        """The sheet and a message."""
        draw_sheet(surface, self.ui, self._sheet, self.ui.texts("memory.title"))
        super().draw(surface)
        self._toast.draw(surface)


def _told(ui: Ui, taken: Taken) -> str:
    """What came of taking matches in, in words."""
    words = [ui.texts("memory.taken", n=taken.new)]
    if taken.known:
        words.append(ui.texts("memory.known", n=taken.known))
    if taken.refused:
        words.append(ui.texts("memory.refused", files=", ".join(dict.fromkeys(taken.refused))))
    return " ".join(words)
