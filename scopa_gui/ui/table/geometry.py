"""Boxes and poses: where something is on the table, as plain numbers."""

from typing import NamedTuple

from scopa_gui.ui.viewport import CARD_ASPECT

Point = tuple[float, float]


class Box(NamedTuple):
    """An upright rectangle in pixels."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """Its right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """Its lower edge."""
        return self.y + self.h

    @property
    def centre(self) -> Point:
        """Its middle."""
        return self.x + self.w / 2, self.y + self.h / 2

    @property
    def ltwh(self) -> tuple[int, int, int, int]:
        """On whole pixels: left, top, width, height."""
        left, top = round(self.x), round(self.y)
        return left, top, round(self.w), round(self.h)

    def contains(self, pos: Point) -> bool:
        """Whether a point lies in it."""
        return self.x <= pos[0] < self.right and self.y <= pos[1] < self.bottom

    def overlap(self, other: "Box") -> float:
        """Area in square pixels that both cover."""
        width = min(self.right, other.right) - max(self.x, other.x)
        height = min(self.bottom, other.bottom) - max(self.y, other.y)
        return max(0.0, width) * max(0.0, height)

    def grown(self, by: float) -> "Box":
        """Larger by so much on every side."""
        return Box(self.x - by, self.y - by, self.w + 2 * by, self.h + 2 * by)


class Pose(NamedTuple):
    """How a card lies or flies.

    Attributes:
        x, y: its middle in pixels.
        width: its width in pixels.
        degrees: turned clockwise.
        lift: how far above the cloth, 0 (rest) to 1.
        alpha: how visible, 0 to 1.
        face: 1 face up, -1 face down, in between while it turns over.
    """

    x: float
    y: float
    width: float
    degrees: float = 0.0
    lift: float = 0.0
    alpha: float = 1.0
    face: float = 1.0

    @property
    def box(self) -> Box:
        """The card's rectangle, as if it lay straight."""
        height = self.width * CARD_ASPECT
        return Box(self.x - self.width / 2, self.y - height / 2, self.width, height)

    def with_(
        self,
        *,
        dx: float = 0.0,
        dy: float = 0.0,
        degrees: float | None = None,
        lift: float | None = None,
        alpha: float | None = None,
        face: float | None = None,
    ) -> "Pose":
        """The same, changed in some respects."""
        return Pose(
            self.x + dx,
            self.y + dy,
            self.width,
            self.degrees if degrees is None else degrees,
            self.lift if lift is None else lift,
            self.alpha if alpha is None else alpha,
            self.face if face is None else face,
        )


def mix_poses(start: Pose, end: Pose, share: float) -> Pose:
    """A share of the way from one pose to another."""
    return Pose(*(a + (b - a) * share for a, b in zip(start, end, strict=True)))
