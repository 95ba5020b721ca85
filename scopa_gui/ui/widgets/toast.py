"""One sentence that comes, can be read, and goes: a refusal, a notice; advice stays."""

import pygame

from scopa_gui.ui import theme
from scopa_gui.ui.context import Ui
from scopa_gui.ui.motion.durations import Motion
from scopa_gui.ui.motion.easing import swing
from scopa_gui.ui.text import Role

ROLES: tuple[Role, ...] = ("body", "small", "caption")
LEFT, RIGHT = 54, 24
"""Room beside the words, for body text of 18 pixels."""
SWING = 4
EDGE = 6
ICON = 1.33
HIGHEST = 0.22
"""Over the height of the window: longer sentences are written smaller."""


class Toast:
    """Shows the latest sentence; gets no input and hides nothing that matters."""

    def __init__(self) -> None:
        self._text = ""
        self._icon = ""
        self._refused = False
        self._stays = False
        self._elapsed_s = 0.0
        self._ui: Ui | None = None
        self._centre = (0, 0)
        self._width = 0
        self._lowest: int | None = None

    @property
    def visible(self) -> bool:
        """Whether it is on screen."""
        return bool(self._text)

    def layout(
        self, ui: Ui, centre: tuple[int, int], width: int, lowest: int | None = None
    ) -> None:
        """Stand with its middle at ``centre``, no wider than ``width``, higher where it would reach
        below ``lowest``."""
        self._ui, self._centre, self._width, self._lowest = ui, centre, width, lowest

    def show(
        self, text: str, icon: str = "information", *, refused: bool = False, stays: bool = False
    ) -> None:
        """Show a sentence in place of the one before; a refusal swings twice.

        Args:
            stays: whether it stays until it is taken away.
        """
        self._text, self._icon, self._refused, self._stays = text, icon, refused, stays
        self._elapsed_s = 0.0

    def hide(self) -> None:
        """Take it away."""
        self._text = ""

    def update(self, dt_s: float) -> bool:
        """Let time pass; true if the picture changes with it."""
        if self._ui is None or not self._text:
            return False
        swung = self._swings
        self._elapsed_s += dt_s
        if not self._stays and self._elapsed_s >= self._ui.pace.seconds(Motion.TOAST):
            self._text = ""
            return True
        return swung

    def draw(self, surface: pygame.Surface) -> None:
        """A small paper with a vermilion edge, the icon, the words."""
        ui = self._ui
        if ui is None or not self._text:
            return
        text, k = ui.viewport.text, ui.viewport.stroke
        box, role, lines = self._plan(ui)
        step = ui.type.line_height(role)
        if self._swings:
            share = self._elapsed_s / ui.pace.seconds(Motion.REFUSED)
            box.x += round(SWING * k * swing(share))
        ui.materials.slip(surface, box)
        ui.materials.fill(
            surface, theme.VERMILION, (box.left, box.top, round(EDGE * k), box.height)
        )
        icon = ui.materials.icon(self._icon, round(ICON * text), theme.VERMILION)
        surface.blit(icon, icon.get_rect(midleft=(box.left + round(19 * k), box.centery)))
        y = box.centery - step * (len(lines) - 1) / 2
        for line in lines:
            ui.type.draw(surface, line, (box.left + round(LEFT * k), y), role, anchor="middle")
            y += step

    @property
    def box(self) -> pygame.Rect:
        """Where it stands; empty while there is nothing to say."""
        if self._ui is None or not self._text:
            return pygame.Rect(0, 0, 0, 0)
        return self._plan(self._ui)[0]

    def _plan(self, ui: Ui) -> tuple[pygame.Rect, Role, list[str]]:
        """The paper, and the words on it with their size."""
        k = ui.viewport.stroke
        left, right = round(LEFT * k), round(RIGHT * k)
        for role in ROLES:
            lines = ui.type.wrap(self._text, self._width - left - right, role)
            high = round(ui.type.line_height(role) * len(lines) + 22 * k)
            if high <= HIGHEST * ui.viewport.height:
                break
        wide = max(ui.type.width(line, role) for line in lines)
        box = pygame.Rect(0, 0, wide + left + right, high)
        box.center = self._centre
        if self._lowest is not None:
            box.bottom = min(box.bottom, self._lowest)
        return box, role, lines

    @property
    def _swings(self) -> bool:
        ui = self._ui
        if ui is None or not self._refused or ui.settings.reduced_motion:
            return False
        return self._elapsed_s < ui.pace.seconds(Motion.REFUSED)
