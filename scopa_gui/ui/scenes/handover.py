"""The cover between two people: a wall of tiles, and a sheet that asks who is there.

The wall closes over the table before anything is turned, and opens once the next person has said
so. While it is closed nothing of the table is drawn.
"""

import math
from collections.abc import Callable
from enum import Enum, auto

import pygame

from scopa_gui.ui import theme
from scopa_gui.ui.context import Ui
from scopa_gui.ui.inputs import Input
from scopa_gui.ui.motion.durations import Motion
from scopa_gui.ui.motion.tween import number
from scopa_gui.ui.widgets.button import Button, Kind
from scopa_gui.ui.widgets.group import FocusGroup

TILE_U = 12
SHEET_U = (80, 52)
"""Least size of the sheet, in units of paper."""
TOP_P = 4
ELEVATION = 2.2


class Wall(Enum):
    """What the wall of tiles is doing."""

    CLOSING = auto()
    CLOSED = auto()
    OPENING = auto()


class Handover:
    """Covers the table for one change of people.

    Args:
        on_ready: called once the next person says so; the table is turned then.

    Attributes:
        name: who is to come.
        group: the one control, the button by which this person says so.
    """

    def __init__(self, name: str, portrait: str, aside: str, on_ready: Callable[[], None]) -> None:
        self.name = name
        self._portrait = portrait
        self._aside = aside
        self._on_ready = on_ready
        self._wall = Wall.CLOSING
        self._elapsed_s = 0.0
        self._dirty = True
        self.group = FocusGroup()
        self._ui: Ui
        self._box = pygame.Rect(0, 0, 0, 0)

    @property
    def closed(self) -> bool:
        """Whether nothing of the table can be seen."""
        return self._wall is Wall.CLOSED

    @property
    def open(self) -> bool:
        """Whether the wall has gone."""
        return self._wall is Wall.OPENING and self._share() >= 1

    def layout(self, ui: Ui) -> None:
        """Place sheet and button; both grow with the text."""
        self._ui = ui
        view = ui.viewport
        p = view.p
        button = Button(ui.texts("handover.ready", name=self.name), self._ready, Kind.PRIMARY)
        width, height = button.measure(ui)
        wide = min(SHEET_U[0] * p, view.width - 8 * view.u)
        inner = wide - 12 * p
        roles = ("title", "head", "lead", "body")
        self._title_role = ui.type.fitting_role(self._title, inner, roles, "serif")
        aside = ui.type.paragraph_height(self._aside, inner, "body")
        words = 2.6 * ui.type.px(self._title_role) + aside
        below = 2.5 * p + height + 6.5 * p
        most = view.height - 4 * view.u
        self._face = max(0.0, min(11 * p, most - TOP_P * p - words - below))
        high = min(most, max(SHEET_U[1] * p, TOP_P * p + self._face + words + below))
        self._box = pygame.Rect(0, 0, round(wide), round(high))
        self._box.center = view.width // 2, view.height // 2
        place = pygame.Rect(0, 0, round(min(inner, max(width, 30 * p))), height)
        place.midbottom = self._box.centerx, round(self._box.bottom - 6.5 * p)
        button.layout(ui, place)
        self.group.set([button])
        self.group.default = button
        self.group.focus(button, by_keys=True)

    @property
    def _title(self) -> str:
        return self._ui.texts("handover.title", name=self.name)

    def handle(self, event: Input) -> bool:
        """Only the button can be used, and only while the wall is closed."""
        return self.closed and self.group.handle(event)

    def update(self, dt_s: float) -> None:
        """Let time pass."""
        self._elapsed_s += dt_s
        if self._wall is Wall.CLOSING and self._share() >= 1:
            self._wall = Wall.CLOSED
            self._dirty = True
        self.group.update(dt_s)

    @property
    def animating(self) -> bool:
        """Whether the picture changes as time passes."""
        return self._dirty or self._wall is not Wall.CLOSED or self.group.needs_frame()

    def frame_drawn(self) -> None:
        """The picture has been brought up to date."""
        self._dirty = False
        self.group.frame_drawn()

    def draw(self, surface: pygame.Surface) -> None:
        """The wall as far as it is closed; the sheet on a closed one."""
        wall = self._ui.materials.tile_wall()
        match self._wall:
            case Wall.CLOSED:
                surface.blit(wall, (0, 0))
                self._draw_sheet(surface)
            case Wall.CLOSING:
                self._draw_tiles(surface, wall, self._share())
            case Wall.OPENING:
                self._draw_tiles(surface, wall, 1 - self._share())

    def _ready(self) -> None:
        self._wall = Wall.OPENING
        self._elapsed_s = 0.0
        self._on_ready()

    def _share(self) -> float:
        motion = Motion.COVER_OPEN if self._wall is Wall.OPENING else Motion.COVER_CLOSE
        return number(0.0, 1.0, self._ui.pace.seconds(motion)).at(self._elapsed_s)

    def _draw_tiles(self, surface: pygame.Surface, wall: pygame.Surface, share: float) -> None:
        """Tiles from the middle outwards up to a share of the way."""
        if share <= 0:
            return
        if self._ui.settings.reduced_motion:
            wall.set_alpha(round(255 * share))
            surface.blit(wall, (0, 0))
            wall.set_alpha(255)
            return
        view = self._ui.viewport
        size = round(TILE_U * view.u)
        cx, cy = view.width // 2, view.height // 2
        left = (cx - size // 2) % size - size
        top = (cy - size // 2) % size - size
        reach = math.hypot(cx + size, cy + size) * share
        for y in range(top, view.height, size):
            for x in range(left, view.width, size):
                if math.hypot(x + size / 2 - cx, y + size / 2 - cy) <= reach:
                    surface.blit(wall, (max(0, x), max(0, y)), (max(0, x), max(0, y), size, size))

    def _draw_sheet(self, surface: pygame.Surface) -> None:
        ui, box, p = self._ui, self._box, self._ui.viewport.p
        ui.materials.paper(surface, box, elevation=ELEVATION)
        face = pygame.Rect(0, 0, round(self._face), round(self._face))
        face.midtop = box.centerx, round(box.top + TOP_P * p)
        if face.width:
            ui.materials.portrait(surface, self._portrait, face)
        px = ui.type.px(self._title_role)
        baseline = face.bottom + 1.75 * px
        ui.type.draw(
            surface,
            self._title,
            (box.centerx, baseline),
            self._title_role,
            "serif",
            align="centre",
            anchor="baseline",
        )
        ui.type.paragraph(
            surface,
            self._aside,
            (box.left + 6 * p, baseline + 0.7 * px),
            box.width - 12 * p,
            "body",
            colour=theme.INK_2,
            align="centre",
        )
        self.group.draw(surface)
        ui.type.draw(
            surface,
            ui.texts("handover.key"),
            (box.centerx, box.bottom - 4.3 * p),
            "caption",
            colour=theme.INK_2,
            align="centre",
            anchor="middle",
        )
