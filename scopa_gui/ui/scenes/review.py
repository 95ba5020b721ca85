"""What the review of a match has come to: how accurate everybody was, and where it turned."""

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from scopa_gui.app.advising import Adviser
from scopa_gui.app.i18n import decimal
from scopa_gui.app.narration import in_words_of
from scopa_gui.app.review import Judged, Review
from scopa_gui.ui.context import Ui
from scopa_gui.ui.scenes.figures_rows import heading_row, percent, sentence_row
from scopa_gui.ui.scenes.memory_rows import button_row, match_row
from scopa_gui.ui.scenes.small_sheet import SmallSheetScene
from scopa_gui.ui.widgets.button import Button, Kind
from scopa_gui.ui.widgets.scroll_panel import Row

if TYPE_CHECKING:
    from scopa_gui.ui.program import Program

WIDTH_P = 120.0

Jump = Callable[[Judged], None]


class ReviewScene(SmallSheetScene):
    """A sheet over the replay; ``jump`` goes to where a move was made."""

    def __init__(self, program: "Program", review: Review, jump: Jump) -> None:
        super().__init__(program, "advice.review.short", WIDTH_P, Kind.PRIMARY)
        self._review = review
        self._jump = jump

    # ---- layout

    def rows(self, ui: Ui) -> list[Row]:
        """How far it is, accuracy, turning points."""
        review, inner, texts = self._review, self._inner, ui.texts
        rows = [sentence_row(ui, progress_words(ui, review), inner, inner.top)]
        if not review.complete:
            rows.append(button_row(ui, [self._switch(ui)], inner, rows[-1].bottom))
        rows.append(heading_row(ui, texts("advice.review.accuracy"), inner, rows[-1].bottom))
        for seat in range(len(review.recording.header.seats)):
            title, below = self._accuracy(ui, seat)
            rows.append(match_row(ui, title, below, (), inner, rows[-1].bottom))
        rows.append(heading_row(ui, texts("advice.review.turning"), inner, rows[-1].bottom))
        points = review.turning_points
        if not points:
            words = texts("advice.review.no_turning")
            rows.append(sentence_row(ui, words, inner, rows[-1].bottom))
        for judged in points:
            title, below = self._point(ui, judged)
            buttons = [self._show_button(ui, judged)]
            rows.append(match_row(ui, title, below, buttons, inner, rows[-1].bottom))
        return rows

    def _switch(self, ui: Ui) -> Button:
        """Stops the review, or lets it go on."""
        running = self._review.running
        words = ui.texts("advice.review.stop" if running else "advice.review.go_on")
        button = self._kept.get(Button, "switch", lambda: Button(words, self._switched))
        button.label = words
        return button

    def _switched(self) -> None:
        if self._review.running:
            self._review.stop()
        else:
            self._review.start()
        self._changed()

    def _show_button(self, ui: Ui, judged: Judged) -> Button:
        words = ui.texts("advice.review.jump")

        def show() -> None:
            self.director.pop()
            self._jump(judged)

        return self._kept.get(Button, f"show {judged.moment}", lambda: Button(words, show))

    # ---- words

    def _accuracy(self, ui: Ui, seat: int) -> tuple[str, str]:
        texts, found = ui.texts, self._review.accuracy(seat)
        name = self._review.recording.header.seats[seat].name
        if not found.counted:
            return name, texts("advice.review.uncounted")
        share = percent(texts, found.good / found.counted)
        below = texts(
            "advice.review.counted",
            n=found.counted,
            good=found.good,
            points=decimal(texts, found.lost),
        )
        return f"{name} · {share}", below

    def _point(self, ui: Ui, judged: Judged) -> tuple[str, str]:
        recording, texts = self._review.recording, ui.texts
        after = recording.moments[judged.moment + 1]
        title = texts(
            "advice.review.point",
            deal=after.deal + 1,
            move=after.move,
            name=recording.header.seats[judged.seat].name,
            points=decimal(texts, -(judged.lost or 0.0)),
        )
        adviser = adviser_of(ui, self._review)
        return title, adviser.judged(judged, fine=False)

    # ---- time

    def update(self, dt_s: float) -> None:
        """Let the review go on."""
        super().update(dt_s)
        running = self._review.running
        if self._review.update(dt_s) or running != self._review.running:
            self._changed()

    def covered(self) -> None:
        """A notice lies over it."""
        self._review.stop()

    def draw_backdrop(self, surface: pygame.Surface) -> None:
        """The replay shows below."""


def adviser_of(ui: Ui, review: Review) -> Adviser:
    """Whoever puts the review into words."""
    header = review.recording.header
    texts = in_words_of(ui.texts, header.options)
    game = review.recording.moments[0].run.game
    return Adviser(texts, game, [seat.name for seat in header.seats])


def progress_words(ui: Ui, review: Review) -> str:
    """How far the review is."""
    texts = ui.texts
    if review.complete:
        return texts("advice.review.ready", total=review.total)
    key = "advice.review.waiting" if review.running else "advice.review.stopped"
    return texts(key, done=review.done, total=review.total)
