"""Setting text: sizes by role, alignment, line breaks, paragraphs, and words on the cloth.

Rendered strings are kept, up to a number of bytes, so that a frame renders only what is new.
"""

from collections.abc import Sequence
from typing import Literal

import pygame

from scopa_gui.ui import theme
from scopa_gui.ui.assets import Assets
from scopa_gui.ui.bounded import SurfaceCache
from scopa_gui.ui.palette import USUAL, Palette
from scopa_gui.ui.theme import RGB
from scopa_gui.ui.viewport import Viewport

Align = Literal["left", "centre", "right"]
Anchor = Literal["top", "middle", "baseline"]
Role = str | float
"""A name of ``viewport.TEXT_SCALE``, or pixels where a figure fills a given space."""

CACHE_MEGABYTES = 24
LINE_HEIGHTS = {"caption": 1.28, "small": 1.35, "body": 1.42, "lead": 1.35}
HEADING_LINE_HEIGHT = 1.2
MIDDLE = 0.36
"""How far above the baseline the middle of the letters lies, in sizes."""
ELLIPSIS = "…"

_Key = tuple[str, int, str, RGB]


class TextPainter:
    """Draws and measures text in one window size, text size and palette."""

    def __init__(self, assets: Assets, viewport: Viewport, palette: Palette = USUAL) -> None:
        self._palette = palette
        self._assets = assets
        self._viewport = viewport
        self._rendered: SurfaceCache[_Key] = SurfaceCache(CACHE_MEGABYTES)

    def px(self, role: Role) -> int:
        """Size in pixels of a role."""
        return self._viewport.font_px(role) if isinstance(role, str) else max(1, round(role))

    def font(self, role: Role, face: str = "text") -> pygame.font.Font:
        """The font of a role."""
        return self._assets.font(face, self.px(role))

    def width(self, text: str, role: Role = "body", face: str = "text") -> int:
        """Width of one line in pixels."""
        return self.font(role, face).size(text)[0]

    def line_height(self, role: Role = "body") -> float:
        """Distance of baselines in a paragraph."""
        factor = HEADING_LINE_HEIGHT
        if isinstance(role, str):
            factor = LINE_HEIGHTS.get(role, HEADING_LINE_HEIGHT)
        return self.px(role) * factor

    def draw(
        self,
        surface: pygame.Surface,
        text: str,
        pos: tuple[float, float],
        role: Role = "body",
        face: str = "text",
        colour: RGB = theme.INK,
        align: Align = "left",
        anchor: Anchor = "top",
        alpha: int = 255,
    ) -> int:
        """Draw one line and return its width; ``pos`` is the point named by align and anchor."""
        if not text:
            return 0
        picture = self._render(text, role, face, colour)
        width = picture.get_width()
        place = (
            round(pos[0] - {"left": 0.0, "centre": width / 2, "right": width}[align]),
            round(pos[1] - self.above(role, face, anchor)),
        )
        self._lay(surface, text, picture, place, alpha)
        return width

    def _lay(
        self,
        surface: pygame.Surface,
        text: str,
        picture: pygame.Surface,
        place: tuple[int, int],
        alpha: int,
    ) -> None:
        """Lay a rendered line on the surface; ``text`` is what it says."""
        if alpha >= 255:
            surface.blit(picture, place)
        elif alpha > 0:
            picture.set_alpha(alpha)
            surface.blit(picture, place)
            picture.set_alpha(255)

    def draw_on_cloth(
        self,
        surface: pygame.Surface,
        text: str,
        pos: tuple[float, float],
        role: Role = "body",
        face: str = "text",
        colour: RGB = theme.CREAM,
        align: Align = "left",
        anchor: Anchor = "top",
    ) -> int:
        """The same with a soft dark edge below, which lifts cream letters off the weave."""
        down = max(1.0, self._viewport.k)
        for dy, share in ((down, 0.51), (2 * down, 0.2)):
            below = (pos[0], pos[1] + dy)
            shade = round(255 * share)
            self.draw(surface, text, below, role, face, theme.CLOTH_SHADOW, align, anchor, shade)
        return self.draw(surface, text, pos, role, face, colour, align, anchor)

    def wrap(self, text: str, width: float, role: Role = "body", face: str = "text") -> list[str]:
        """Lines no wider than ``width``; a word that is wider is broken where it must be."""
        font = self.font(role, face)
        lines: list[str] = []
        for paragraph in text.split("\n"):
            line = ""
            for word in paragraph.split(" "):
                longer = f"{line} {word}" if line else word
                if font.size(longer)[0] <= width:
                    line = longer
                    continue
                if line:
                    lines.append(line)
                *full, line = _broken(font, word, width)
                lines.extend(full)
            lines.append(line)
        return lines

    def paragraph(
        self,
        surface: pygame.Surface,
        text: str,
        pos: tuple[float, float],
        width: float,
        role: Role = "body",
        face: str = "text",
        colour: RGB = theme.INK,
        align: Align = "left",
        alpha: int = 255,
    ) -> float:
        """Draw wrapped text from the upper left corner ``pos`` on; the y under its last line."""
        x, y = pos
        x += {"left": 0.0, "centre": width / 2, "right": width}[align]
        step = self.line_height(role)
        for line in self.wrap(text, width, role, face):
            self.draw(surface, line, (x, y), role, face, colour, align, "top", alpha)
            y += step
        return y

    def paragraph_height(
        self,
        text: str,
        width: float,
        role: Role = "body",
        face: str = "text",
    ) -> float:
        """Height ``paragraph`` will use."""
        return len(self.wrap(text, width, role, face)) * self.line_height(role)

    def fit(self, text: str, width: float, role: Role = "body", face: str = "text") -> str:
        """``text``, or as much of it as fits before an ellipsis: the last resort."""
        font = self.font(role, face)
        if font.size(text)[0] <= width:
            return text
        for end in range(len(text) - 1, 0, -1):
            short = text[:end].rstrip() + ELLIPSIS
            if font.size(short)[0] <= width:
                return short
        return ELLIPSIS

    def fitting_role(
        self, text: str, width: float, roles: Sequence[Role], face: str = "text"
    ) -> Role:
        """The first of ``roles`` (largest first) in which the text fits, or the last."""
        for role in roles:
            if self.width(text, role, face) <= width:
                return role
        return roles[-1]

    def above(self, role: Role, face: str, anchor: Anchor) -> float:
        """Distance from the top of the picture to the anchor."""
        if anchor == "top":
            return 0.0
        ascent = self.font(role, face).get_ascent()
        return ascent if anchor == "baseline" else ascent - self.px(role) * MIDDLE

    def _render(self, text: str, role: Role, face: str, colour: RGB) -> pygame.Surface:
        return self._rendered.made(
            (face, self.px(role), text, colour),
            lambda: self.font(role, face).render(text, True, self._palette.of(colour)),
        )


def _broken(font: pygame.font.Font, word: str, width: float) -> list[str]:
    """One word as pieces no wider than ``width``."""
    pieces: list[str] = []
    while font.size(word)[0] > width and len(word) > 1:
        end = len(word) - 1
        while end > 1 and font.size(word[:end])[0] > width:
            end -= 1
        pieces.append(word[:end])
        word = word[end:]
    return [*pieces, word]
