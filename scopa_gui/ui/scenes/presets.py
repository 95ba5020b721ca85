"""The games to choose from, as pictures: some cards on a scrap of cloth, a name, a line."""

from collections.abc import Callable

import pygame

from scopa_gui.ui import preset_picture, theme
from scopa_gui.ui.context import Ui
from scopa_gui.ui.presets_art import ASPECT, art
from scopa_gui.ui.widgets.base import Pressable, State, touch_height

PAD_P = 0.8


class PresetCard(Pressable):
    """One game; the chosen one has a vermilion edge and a tick."""

    def __init__(self, preset: str, name: str, sentence: str, on_press: Callable[[], None]) -> None:
        super().__init__(on_press)
        self.preset = preset
        self.chosen = False
        self._name = name
        self._sentence = sentence
        self._cloth: pygame.Surface | None = None

    def height_for(self, ui: Ui, width: float) -> int:
        """The height it needs in a width."""
        p = ui.viewport.p
        words = ui.type.line_height("body") + ui.type.paragraph_height(
            self._sentence, self._words_width(ui, width, 10 * p), "caption"
        )
        return max(round(words + 2 * PAD_P * p), round(8.8 * p), touch_height(ui))

    def _words_width(self, ui: Ui, width: float, picture: float) -> float:
        p = ui.viewport.p
        return width - picture * ASPECT - (PAD_P + 1.4 + 3.4) * p

    def layout(self, ui: Ui, rect: pygame.Rect) -> None:
        """Cut a scrap of cloth for the picture."""
        super().layout(ui, rect)
        picture = self._picture
        table = ui.materials.table()
        piece = picture.copy()
        piece.center = table.get_rect().center
        self._cloth = table.subsurface(piece.clip(table.get_rect()))
        preset_picture.request(ui, art(self.preset), picture.height)

    @property
    def _picture(self) -> pygame.Rect:
        p = self.ui.viewport.p
        height = min(self.rect.height - 2 * PAD_P * p, 10 * p)
        width = round(height * ASPECT)
        place = pygame.Rect(round(self.rect.left + PAD_P * p), 0, width, round(height))
        place.centery = self.rect.centery
        return place

    def draw(self, surface: pygame.Surface) -> None:
        """Ground, picture, words, tick."""
        ui, k, p = self.ui, self.k, self.ui.viewport.p
        paint = ui.materials
        if self.chosen:
            paint.rounded(surface, self.rect, 3 * k, theme.PAPER_HI, theme.VERMILION, 2.4 * k)
        elif self.state in (State.HOVER, State.PRESSED):
            fill = theme.ROW_HOVER if self.state is State.HOVER else theme.ROW_PRESS
            paint.rounded(surface, self.rect, 3 * k, fill)
        self._draw_picture(surface)
        left = self._picture.right + 1.4 * p
        width = self._words_width(ui, self.rect.width, self._picture.height)
        words = ui.type.paragraph_height(self._sentence, width, "caption")
        line = ui.type.line_height("body")
        top = self.rect.centery - (line + words) / 2
        name = ui.type.fit(self._name, width, "body", "serif")
        ui.type.draw(surface, name, (left, top), "body", "serif")
        ui.type.paragraph(
            surface, self._sentence, (left, top + line), width, "caption", "text", theme.INK_2
        )
        if self.chosen:
            tick = ui.materials.icon("check", round(2.4 * p), theme.VERMILION)
            surface.blit(
                tick,
                tick.get_rect(
                    topright=(round(self.rect.right - 0.8 * p), round(self.rect.top + 0.7 * p))
                ),
            )
        if self.ring:
            paint.focus_ring(surface, self.rect, 3 * k)

    def _draw_picture(self, surface: pygame.Surface) -> None:
        ui, place = self.ui, self._picture
        if self._cloth is not None:
            surface.blit(self._cloth, place)
        preset_picture.draw(surface, ui, art(self.preset), place)
        ui.materials.rounded(surface, place, 0.5, None, theme.INK, 1.2 * self.k)
