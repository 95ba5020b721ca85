"""Sizes of everything, from the window and the reader's text size.

Layout follows the unit ``u`` (6, 8, 12 px at 540, 720, 1080 lines); paper follows the text
through ``p``. No screen holds a pixel position of its own.
"""

from dataclasses import dataclass
from functools import cached_property

MIN_SIZE = (960, 540)

TEXT_SCALE = {
    "caption": 0.78,
    "small": 0.89,
    "body": 1.0,
    "lead": 1.22,
    "head": 1.5,
    "title": 2.0,
    "score": 3.0,
    "display": 6.0,
    "event": 6.5,
}
"""Type sizes as multiples of the body text."""

WIDE_TEXT = 3.3
"""Body text of so many layout units is large: half as large again as is usual."""

CARD_ASPECT = 266 / 160
"""Height of a card over its width."""


@dataclass(frozen=True)
class Viewport:
    """A window size in pixels and a text size in percent, and the measures that follow."""

    width: int
    height: int
    text_percent: int = 100

    @cached_property
    def u(self) -> float:
        """The layout unit in pixels."""
        return min(self.height, self.width * 9 / 16) / 90

    @cached_property
    def text(self) -> float:
        """Height of body text in pixels."""
        return max(14.0, 2.25 * self.u) * self.text_percent / 100

    @cached_property
    def p(self) -> float:
        """The unit on paper in pixels: it grows with the text, and is ``u`` at 720 lines."""
        return self.text * 4 / 9

    @cached_property
    def k(self) -> float:
        """Width of a thin line in pixels (1 at 720 lines)."""
        return self.u / 8

    @cached_property
    def card(self) -> float:
        """Width in pixels of a card at full size."""
        return min(self.height / 7.5, self.width / 12.5)

    @cached_property
    def stroke(self) -> float:
        """Width of a thin line on paper in pixels: it grows with the text (1 at 720 lines)."""
        return self.text / 18

    @property
    def wide_text(self) -> bool:
        """Whether the text is so large for the room that panels fold and the log goes."""
        return self.text_percent >= 150 or self.text >= WIDE_TEXT * self.u

    def font_px(self, role: str) -> int:
        """Pixel size of a type role of ``TEXT_SCALE``; never under 12."""
        return max(12, round(self.text * TEXT_SCALE[role]))
