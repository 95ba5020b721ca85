"""A canvas without a card: for icons and emblems."""

import re

from .canvas import Canvas

GROUND = re.compile(r"<rect [^>]*/>\n")


class Plain(Canvas):
    """Draws on nothing."""

    def svg(self) -> str:
        """The picture without the ground of a card."""
        return GROUND.sub("", super().svg(), count=1)
