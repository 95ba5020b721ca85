"""The change from one screen to another: a sheet slides in or out, the cloth stays.

Sheets are drawn once when the change begins and moved as pictures, so that a heavy screen slides
as smoothly as a light one.
"""

from typing import TYPE_CHECKING

import pygame

from scopa_gui.ui.context import Ui
from scopa_gui.ui.motion.durations import Motion
from scopa_gui.ui.motion.easing import linear
from scopa_gui.ui.motion.tween import number

if TYPE_CHECKING:
    from scopa_gui.ui.scene import Scene

SOLID_AFTER = 0.4
"""Share of its way after which an arriving sheet is no longer see-through."""
DISTANCE_U = 12
"""How far a sheet slides, in layout units."""


class Transition:
    """What slides out, what slides in, and how far they are."""

    def __init__(self, ui: Ui) -> None:
        self._ui = ui
        self._elapsed_s = 0.0
        self.arriving: Scene | None = None
        self._in: pygame.Surface | None = None
        self._out: pygame.Surface | None = None
        self._out_slides = True
        self._out_veils = False
        self._in_s = ui.pace.seconds(Motion.SHEET_IN)
        self._out_s = ui.pace.seconds(Motion.SHEET_OUT)

    def take_away(self, scene: "Scene") -> None:
        """``scene`` goes: a sheet slides out, anything else fades."""
        if self._out_s <= 0:
            return
        self._out_slides = scene.sheet
        self._out_veils = scene.overlay
        self._out = self._picture(scene, with_backdrop=not scene.sheet)

    def bring(self, scene: "Scene") -> None:
        """``scene``, already laid out, slides in."""
        if self._in_s <= 0:
            return
        self.arriving = scene
        self._in = self._picture(scene, with_backdrop=False)

    @property
    def plays(self) -> bool:
        """Whether there is anything to show."""
        return self._in is not None or self._out is not None

    @property
    def done(self) -> bool:
        """Whether everything has come to rest."""
        in_s = self._in_s if self._in is not None else 0.0
        out_s = self._out_s if self._out is not None else 0.0
        return self._elapsed_s >= max(in_s, out_s)

    @property
    def share_in(self) -> float:
        """How much of the arriving screen is there, 0 to 1."""
        return number(0.0, 1.0, self._in_s).at(self._elapsed_s)

    @property
    def veil_out(self) -> float:
        """How much is left of the veil an overlay takes with it, 0 to 1."""
        if not self._out_veils or self._elapsed_s >= self._out_s:
            return 0.0
        return number(1.0, 0.0, self._out_s).at(self._elapsed_s)

    def update(self, dt_s: float) -> None:
        """Let time pass."""
        self._elapsed_s += dt_s

    def draw(self, surface: pygame.Surface) -> None:
        """Draw both pictures over the backdrop."""
        if self._out is not None and self._elapsed_s < self._out_s:
            away = number(0.0, 1.0, self._out_s).at(self._elapsed_s) if self._out_slides else 0.0
            visible = number(1.0, 0.0, self._out_s, linear).at(self._elapsed_s)
            self._lay(surface, self._out, away, visible)
        if self._in is not None:
            visible = number(0.0, 1.0, self._in_s * SOLID_AFTER).at(self._elapsed_s)
            self._lay(surface, self._in, 1 - self.share_in, visible)

    def _lay(
        self, surface: pygame.Surface, picture: pygame.Surface, away: float, visible: float
    ) -> None:
        if self._ui.settings.reduced_motion:
            away = 0.0
        picture.set_alpha(round(255 * visible))
        surface.blit(picture, (0, round(away * DISTANCE_U * self._ui.viewport.u)))

    def _picture(self, scene: "Scene", with_backdrop: bool) -> pygame.Surface:
        size = self._ui.viewport.width, self._ui.viewport.height
        if with_backdrop:
            picture = pygame.Surface(size).convert()
            scene.draw_backdrop(picture)
        else:
            picture = pygame.Surface(size, pygame.SRCALPHA)
        scene.draw(picture)
        return picture
