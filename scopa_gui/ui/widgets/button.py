"""Buttons: primary (vermilion), secondary (ivory), quiet (words alone) and icon."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, auto

import pygame

from scopa_gui.ui import theme
from scopa_gui.ui.context import Ui
from scopa_gui.ui.text import Role
from scopa_gui.ui.theme import RGB
from scopa_gui.ui.widgets import shades
from scopa_gui.ui.widgets.base import Pressable, State, touch_height


class Kind(Enum):
    """What a button looks like."""

    PRIMARY = auto()
    """The one thing to do here; at most one on a screen."""
    SECONDARY = auto()
    QUIET = auto()
    """Underlined words."""


@dataclass(frozen=True)
class _Look:
    """Colours of one kind."""

    face: RGB
    hover: RGB
    pressed: RGB
    lip: RGB
    edge: RGB
    shine: RGB
    text: RGB


_PRIMARY = _Look(
    theme.VERMILION,
    theme.VERMILION_HOVER,
    theme.VERMILION_PRESS,
    theme.VERMILION_LIP,
    shades.PRIMARY_EDGE,
    shades.PRIMARY_SHINE,
    theme.ON_VERMILION,
)
_SECONDARY = _Look(
    theme.PAPER_HI,
    shades.FACE_HOVER,
    shades.FACE_PRESS,
    theme.LIP,
    theme.INK,
    shades.WHITE,
    theme.INK,
)

LIP = 4
RADIUS = 4
EDGE = 1.4


class Button(Pressable):
    """Fires ``on_press`` when clicked or confirmed."""

    def __init__(
        self,
        label: str,
        on_press: Callable[[], None],
        kind: Kind = Kind.SECONDARY,
        icon: str = "",
        *,
        role: Role = "body",
        tooltip: str = "",
        shortcut: str = "",
        on_cloth: bool = False,
    ) -> None:
        super().__init__(on_press, tooltip=tooltip, shortcut=shortcut, on_cloth=on_cloth)
        self.label = label
        self.icon = icon
        self.kind = kind
        self.role = role

    def measure(self, ui: Ui) -> tuple[int, int]:
        """Label, icon and air; an icon alone is square."""
        text = ui.viewport.text
        height = max(round(2.45 * text), touch_height(ui))
        if not self.label:
            return height, height
        width = ui.type.width(self.label, self.role, "bold") + 2.3 * text
        if self.icon:
            width += 1.75 * text
        return round(width), height

    def draw(self, surface: pygame.Surface) -> None:
        """Face, lip, shadow, words; see the states."""
        if self.kind is Kind.QUIET:
            self._draw_quiet(surface)
        elif self.state is State.DISABLED:
            self._draw_disabled(surface)
        else:
            self._draw_raised(surface, _PRIMARY if self.kind is Kind.PRIMARY else _SECONDARY)
        if self.ring:
            radius = RADIUS * self.k
            self.ui.materials.focus_ring(surface, self.rect, radius, on_cloth=self.on_cloth)

    def _draw_raised(self, surface: pygame.Surface, look: _Look) -> None:
        k, paint = self.k, self.ui.materials
        radius, edge = RADIUS * k, EDGE * k
        pressed, hover = self.state is State.PRESSED, self.state is State.HOVER
        lip = round(LIP * k)
        rise = 0
        face = pygame.Rect(self.rect)
        face.height -= lip
        if pressed:
            face.y += lip
            paint.rounded(surface, face, radius, look.pressed, look.edge, edge)
        else:
            rise = max(1, round(k)) if hover else 0
            body = pygame.Rect(self.rect)
            body.y -= rise
            body.height += rise
            face.y -= rise
            drop = (7, 4) if hover else (5, 3)
            paint.shadow(
                surface, self.rect, dy=drop[0] * k, blur=drop[1] * k, alpha=70, radius=radius
            )
            paint.rounded(surface, body, radius, look.lip, look.edge, edge)
            colour = look.hover if hover else look.face
            paint.rounded(surface, face, radius, colour, look.edge, edge)
            shine = face.left + radius, face.right - radius, face.top + edge
            paint.hline(surface, *shine, look.shine, max(1.0, k), 190)
        self._draw_words(surface, face.center, look.text)

    def _draw_disabled(self, surface: pygame.Surface) -> None:
        k = self.k
        self.ui.materials.rounded(
            surface,
            self.rect,
            RADIUS * k,
            theme.DISABLED_FACE,
            theme.DISABLED_EDGE,
            EDGE * k,
            dashed=True,
        )
        self._draw_words(surface, self.rect.center, theme.DISABLED_TEXT)

    def _draw_quiet(self, surface: pygame.Surface) -> None:
        k, paint = self.k, self.ui.materials
        colour = theme.CREAM if self.on_cloth else theme.INK
        centre = self.rect.center
        match self.state:
            case State.HOVER:
                paint.rounded(surface, self.rect, RADIUS * k, theme.ROW_HOVER)
                colour = theme.INK
            case State.PRESSED:
                paint.rounded(surface, self.rect, RADIUS * k, theme.ROW_PRESS)
                colour = theme.INK
                centre = centre[0], centre[1] + round(LIP * k)
            case State.DISABLED:
                colour = theme.DISABLED_TEXT
            case State.NORMAL:
                half = self.ui.type.width(self.label, self.role, "bold") / 2
                y = centre[1] + 0.5 * self.ui.viewport.text
                ends = centre[0] - half, centre[0] + half
                paint.hline(surface, *ends, y, colour, max(1.0, k), 115)
        self._draw_words(surface, centre, colour)

    def _draw_words(self, surface: pygame.Surface, centre: tuple[int, int], colour: RGB) -> None:
        text = self.ui.viewport.text
        size = round(1.25 * text)
        gap = 0.5 * text if self.icon and self.label else 0.0
        words = self.ui.type.fit(
            self.label, self.rect.width - (size + gap if self.icon else 0), self.role, "bold"
        )
        width = self.ui.type.width(words, self.role, "bold") + (size + gap if self.icon else 0)
        x = centre[0] - width / 2
        if self.icon:
            picture = self.ui.materials.icon(self.icon, size, colour)
            surface.blit(picture, (round(x), round(centre[1] - size / 2)))
            x += size + gap
        self.ui.type.draw(
            surface, words, (x, centre[1]), self.role, "bold", colour, anchor="middle"
        )
