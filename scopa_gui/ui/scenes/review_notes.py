"""What the review says of the moment shown in a replay: a slip on the hand, and cards lit."""

import pygame

from scopa_gui.app.advising import Adviser, cards_of
from scopa_gui.app.review import Judged, Review
from scopa_gui.rules.cards import Card
from scopa_gui.ui.context import Ui
from scopa_gui.ui.scenes.review import adviser_of, progress_words
from scopa_gui.ui.table.layout import TableLayout
from scopa_gui.ui.widgets.toast import Toast


class ReviewNotes:
    """The review beside a replay.

    Attributes:
        on: whether somebody wants to see it.
    """

    def __init__(self, review: Review) -> None:
        self.review = review
        self.on = False
        self._note = Toast()
        self._judged: Judged | None = None
        self._told_of: tuple[int, bool, bool, bool, int] | None = None
        self._ui: Ui
        self._adviser: Adviser

    def lay_out(self, ui: Ui, layout: TableLayout) -> None:
        """Stand low on the hand of this table, so that the cloth stays free."""
        self._ui, self._adviser = ui, adviser_of(ui, self.review)
        self._told_of = None
        area, lowest = layout.wide_status, round(ui.viewport.height - layout.u)
        self._note.layout(ui, (round(area.centre[0]), lowest), round(area.w), lowest)

    def switch(self) -> None:
        """Show the best moves, reviewing the match for it, or no more of it."""
        self.on = not self.on
        if self.on:
            self.review.start()
        else:
            self.review.stop()

    def tell(self, moment: int, *, quiet: bool) -> bool:
        """Tell of the move that follows a moment, nothing while something else goes on; whether
        that is something new."""
        review = self.review
        wanted = moment, quiet, self.on, review.running, review.done
        if wanted == self._told_of:
            return False
        self._told_of = wanted
        self._say(moment, quiet=quiet)
        return True

    def _say(self, moment: int, *, quiet: bool) -> None:
        review = self.review
        self._judged = None
        self._note.hide()
        if not self.on or quiet:
            return
        self._judged = review.judged.get(moment)
        if self._judged is not None:
            fine = review.is_fine(self._judged)
            words = self._adviser.judged(self._judged, fine=fine)
        elif review.complete:
            return
        else:
            words = progress_words(self._ui, review)
        self._note.show(words, "hint", stays=True)

    @property
    def told(self) -> bool:
        """Whether something is to be read."""
        return self._note.visible

    @property
    def lit(self) -> frozenset[Card]:
        """The cards of the best move."""
        if self._judged is None:
            return frozenset()
        game = self.review.recording.moments[0].run.game
        return frozenset(cards_of(game.parse_move(self._judged.best.move)))

    @property
    def share(self) -> float:
        """How much of the review there is, while there is not all of it; else 0."""
        review = self.review
        return 0.0 if review.complete or not review.done else review.done / review.total

    def draw(self, surface: pygame.Surface) -> None:
        """The slip."""
        self._note.draw(surface)
