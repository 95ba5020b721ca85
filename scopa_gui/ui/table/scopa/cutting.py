"""A deck spread across the cloth, and the place where it is going to be cut."""

from scopa_gui.ui.table.geometry import Point, Pose
from scopa_gui.ui.table.layout import TableLayout

RISE_U = 1.8


class Cutting:
    """Where the person at the bottom would cut.

    Attributes:
        at: how many cards would go underneath; None until a place is pointed at.
    """

    def __init__(self, layout: TableLayout, count: int, at: int | None = None) -> None:
        self._layout = layout
        self._spread = layout.spread(count)
        self.count = count
        self.at = at

    def place(self, pos: Point) -> int | None:
        """The place under a point, if there is one."""
        box = self._spread[0].box
        last = self._spread[-1].box
        if not (box.x <= pos[0] < last.right and box.y <= pos[1] < box.bottom):
            return None
        step = self._spread[1].x - self._spread[0].x
        return max(1, min(self.count - 1, round((pos[0] - box.x) / step)))

    def point(self, pos: Point) -> None:
        """The pointer is over a place."""
        self.at = self.place(pos) or self.at

    def walk(self, step: int) -> None:
        """The keyboard goes to the next place."""
        at = self.count // 2 if self.at is None else self.at + step
        self.at = max(1, min(self.count - 1, at))

    def poses(self) -> tuple[Pose, ...]:
        """The backs, those to go underneath raised."""
        rise = RISE_U * self._layout.u
        return tuple(
            pose.with_(dy=-rise) if self.at is not None and number < self.at else pose
            for number, pose in enumerate(self._spread)
        )
