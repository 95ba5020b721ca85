"""A lesson in the list: its cards on cloth, what it is about, how far it has been taken."""

from collections.abc import Callable

import pygame

from scopa_gui.app.lessons.progress import Progress
from scopa_gui.app.lessons.shape import Lesson
from scopa_gui.ui import theme
from scopa_gui.ui.context import Ui
from scopa_gui.ui.viewport import CARD_ASPECT
from scopa_gui.ui.widgets.base import Pressable, State

CARD_P = 4.4
"""Width of a card of the picture."""
CARDS_WIDE = 3.3
"""Width of the picture in cards."""
STEP = 0.62
PAD_P = 1.2
TILT = 6.0
RADIUS = 4
NARROW_P = 60.0
"""With less room the picture goes."""


class LessonRow(Pressable):
    """Begins a lesson, or goes on with it."""

    def __init__(self, lesson: Lesson, progress: Progress, on_press: Callable[[], None]) -> None:
        super().__init__(on_press)
        self.lesson = lesson
        self.done = lesson.name in progress.done
        self.reached = progress.at(lesson.name)

    @property
    def title(self) -> str:
        """What it is called."""
        return self.ui.texts(f"lesson.{self.lesson.name}.title")

    def layout(self, ui: Ui, rect: pygame.Rect) -> None:
        """Stand at ``rect`` and have the cards drawn."""
        super().layout(ui, rect)
        if self._pictured(ui, rect.width):
            width = round(CARD_P * ui.viewport.p)
            ui.sprites.request(width, self.lesson.cards.split(), turned=True)

    def _pictured(self, ui: Ui, width: float) -> bool:
        return width >= NARROW_P * ui.viewport.p

    def _words_left(self, ui: Ui, width: float) -> float:
        p = ui.viewport.p
        picture = (CARDS_WIDE * CARD_P + 1.6) * p if self._pictured(ui, width) else 0.0
        return PAD_P * p + picture

    def _state(self, ui: Ui) -> str:
        """How far it has been taken."""
        if self.reached:
            steps = len(self.lesson.steps)
            return ui.texts("lesson.state.begun", step=self.reached + 1, steps=steps)
        return ui.texts("lesson.state.done" if self.done else "lesson.state.new")

    def _room(self, ui: Ui, width: float) -> float:
        return width - self._words_left(ui, width) - PAD_P * ui.viewport.p

    def height_for(self, ui: Ui, width: float) -> int:
        """Title, what it is about, how far it has come; at least as high as its picture."""
        p, type_ = ui.viewport.p, ui.type
        texts, name = ui.texts, self.lesson.name
        room = self._room(ui, width)
        high = type_.paragraph_height(texts(f"lesson.{name}.title"), room, "lead", "serif")
        high += type_.paragraph_height(texts(f"lesson.{name}.about"), room, "small")
        high += type_.line_height("caption") + 0.6 * p
        picture = CARD_ASPECT * CARD_P * p + 1.2 * p if self._pictured(ui, width) else 0.0
        return round(max(high, picture) + 2 * PAD_P * p)

    def draw(self, surface: pygame.Surface) -> None:
        """Ground by state, picture, words."""
        ui, k, rect, p = self.ui, self.k, self.rect, self.ui.viewport.p
        type_, texts = ui.type, ui.texts
        ground = {State.HOVER: theme.ROW_HOVER, State.PRESSED: theme.ROW_PRESS}.get(
            self.state, theme.PAPER_HI
        )
        ui.materials.rounded(surface, rect, RADIUS * k, ground, theme.LIP, max(1.0, k))
        if self._pictured(ui, rect.width):
            self._draw_cards(surface)
        room = self._room(ui, rect.width)
        x, y = rect.left + self._words_left(ui, rect.width), rect.top + PAD_P * p
        y = type_.paragraph(surface, self.title, (x, y), room, "lead", "serif")
        about = texts(f"lesson.{self.lesson.name}.about")
        y = type_.paragraph(surface, about, (x, y), room, "small", "text", theme.INK_2)
        y += 0.6 * p + type_.line_height("caption") / 2
        if self.done:
            size = round(1.2 * type_.px("caption"))
            tick = ui.materials.icon("check", size, theme.VERMILION_DARK)
            surface.blit(tick, tick.get_rect(midleft=(round(x), round(y))))
            x += size + 0.6 * p
        colour = theme.VERMILION_DARK if self.done or self.reached else theme.INK_2
        type_.draw(surface, self._state(ui), (x, y), "caption", "bold", colour, anchor="middle")
        if self.ring:
            ui.materials.focus_ring(surface, rect, RADIUS * k)

    def _draw_cards(self, surface: pygame.Surface) -> None:
        """The cards in a small fan on cloth."""
        ui, p, rect = self.ui, self.ui.viewport.p, self.rect
        cards = self.lesson.cards.split()
        width = round(CARD_P * p)
        box = pygame.Rect(rect.left, rect.top, round(CARDS_WIDE * CARD_P * p), rect.height)
        box = box.inflate(-round(0.8 * p), -round(0.8 * p))
        ui.materials.swatch(surface, box)
        middle = (len(cards) - 1) / 2
        for number, card in enumerate(cards):
            off = number - middle
            at = box.centerx + off * STEP * width, box.centery + abs(off) * 0.3 * p
            ui.materials.card_shadow(surface, at, width, off * TILT)
            picture = ui.sprites.turned(card, width, off * TILT)
            surface.blit(picture, picture.get_rect(center=(round(at[0]), round(at[1]))))
