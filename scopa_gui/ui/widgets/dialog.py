"""A question on a small sheet over the screen: a title, a sentence or two, the answers."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from scopa_gui.ui import theme
from scopa_gui.ui.context import Ui
from scopa_gui.ui.scene import Scene
from scopa_gui.ui.widgets.button import Button, Kind

WIDTH_P = 75
MARGIN_P = 4.5
WINDOW_MARGIN_U = 6
GAP_P = 2.5
ELEVATION = 1.6


@dataclass(frozen=True)
class Answer:
    """One button of a dialog; it goes away first and then does ``then``."""

    label: str
    then: Callable[[], None]
    kind: Kind = Kind.SECONDARY


def nothing() -> None:
    """An answer that only closes the dialog."""


class Dialog(Scene):
    """Asks; the last answer stands at the right, has the focus, and is the one to recommend.

    Esc gives ``on_cancel``, or the first answer where none is given.
    """

    overlay = True

    def __init__(
        self,
        title: str,
        text: str,
        answers: Sequence[Answer],
        on_cancel: Callable[[], None] | None = None,
    ) -> None:
        super().__init__()
        self._title = title
        self._text = text
        self._buttons = [
            Button(answer.label, self._answering(answer.then), answer.kind) for answer in answers
        ]
        self._box = pygame.Rect(0, 0, 0, 0)
        cancel = on_cancel if on_cancel is not None else answers[0].then
        self.group.on_cancel = self._answering(cancel)
        self.group.default = self._buttons[-1]

    def enter(self) -> None:
        """The recommended answer has the focus."""
        self.group.set(self._buttons)
        self.group.focus(self._buttons[-1])

    def layout(self, ui: Ui) -> None:
        """A sheet as high as its words, in the middle; answers in a row, or one above another."""
        p, viewport = ui.viewport.p, ui.viewport
        width = round(min(WIDTH_P * p, viewport.width - 2 * WINDOW_MARGIN_U * viewport.u))
        margin = round(MARGIN_P * p)
        inner = width - 2 * margin
        sizes = [button.measure(ui) for button in self._buttons]
        gap = round(GAP_P * p)
        in_a_row = sum(w for w, _ in sizes) + gap * (len(sizes) - 1) <= inner
        heights = [h for _, h in sizes]
        buttons = max(heights) if in_a_row else sum(heights) + round(gap / 2) * (len(sizes) - 1)
        title = len(ui.type.wrap(self._title, inner, "head", "serif")) * ui.type.line_height("head")
        words = ui.type.paragraph_height(self._text, inner)
        height = round(2 * margin + title + p + words + 3 * p + buttons)
        self._box = pygame.Rect(0, 0, width, height)
        self._box.center = viewport.width // 2, viewport.height // 2
        right, bottom = self._box.right - margin, self._box.bottom - margin
        for button, (own, high) in zip(reversed(self._buttons), reversed(sizes), strict=True):
            wide = own if in_a_row else inner
            button.layout(ui, pygame.Rect(right - wide, bottom - high, wide, high))
            if in_a_row:
                right -= own + gap
            else:
                bottom -= high + round(gap / 2)

    def draw(self, surface: pygame.Surface) -> None:
        """The sheet, its words and its answers."""
        ui, box = self.ui, self._box
        margin = round(MARGIN_P * ui.viewport.p)
        ui.materials.paper(surface, box, elevation=ELEVATION)
        at, inner = (box.left + margin, box.top + margin), box.width - 2 * margin
        y = ui.type.paragraph(surface, self._title, at, inner, "head", "serif")
        below = box.left + margin, y + ui.viewport.p
        ui.type.paragraph(surface, self._text, below, inner, "body", "text", theme.INK_2)
        super().draw(surface)

    def _answering(self, then: Callable[[], None]) -> Callable[[], None]:
        def answer() -> None:
            self.director.pop()
            then()

        return answer
