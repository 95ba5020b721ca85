"""Draws the table: a still picture kept until a fact changes, and what moves on top of it."""

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, field

import pygame

from scopa_gui.app.i18n import figure
from scopa_gui.rules.cards import Card
from scopa_gui.ui import theme
from scopa_gui.ui.context import Ui
from scopa_gui.ui.fitting import SMALLEST_PX, fitting_px, two_lines
from scopa_gui.ui.materials import RingKind
from scopa_gui.ui.sprites import BACK
from scopa_gui.ui.table.flights import Effect, Ring, Roll
from scopa_gui.ui.table.furniture import Furniture, Scenery, draw_still
from scopa_gui.ui.table.geometry import Point, Pose
from scopa_gui.ui.table.layout import TableLayout
from scopa_gui.ui.text import Align

SHINE_ALPHA = 150
STATUS_LEADING = 1.15
"""Height of a line of the status over the size of its type."""
AIR_U = 2.2
"""Between a lifted card and what stands beside it."""
FLAT = 0.99
"""A card turned over less than this shows squeezed."""


@dataclass(frozen=True)
class Shown:
    """One card as drawn in the hand or on the cloth."""

    card: Card | None
    pose: Pose
    dim: bool = False
    ring: RingKind | None = None


@dataclass(frozen=True)
class SumSlip:
    """What is chosen so far: ``2 + 3``, ``5``, ``of 10``."""

    parts: str
    total: str
    rest: str


@dataclass(frozen=True)
class Sight:
    """Everything to be seen on the table in one frame.

    Attributes:
        still: cards that lie still, part of the kept picture.
        hand: the open hand, drawn over it; the lifted card last.
        rings: rings of cards that lie still.
        moving: cards under way and what they show, in drawing order.
        poses: where everything that moves is.
        status: the line above the hand.
        questions: what is asked beside a lifted card, the fullest wording first.
        lifted: that card's pose.
        tags: what the matta counts as, with the pose of the card it lies on.
    """

    scenery: Scenery
    still: tuple[Shown, ...]
    hand: tuple[Shown, ...]
    moving: Sequence[tuple[Hashable, Card | None]] = ()
    poses: Mapping[Hashable, Pose] = field(default_factory=dict)
    status: str = ""
    questions: tuple[str, ...] = ()
    sum_slip: SumSlip | None = None
    lifted: Pose | None = None
    scopa_word: str = ""
    scopa_points: int = 1
    tags: tuple[tuple[Pose, str], ...] = ()
    covered_status: bool = False


class TablePainter:
    """Paints sights in one window size."""

    def __init__(self, ui: Ui, layout: TableLayout) -> None:
        self._ui = ui
        self._layout = layout
        self._furniture = Furniture(ui, layout)
        self._kept: pygame.Surface | None = None
        self._kept_of: tuple[object, ...] = ()

    def draw(self, surface: pygame.Surface, sight: Sight) -> None:
        """Draw everything."""
        surface.blit(self._still(sight), (0, 0))
        self._scores(surface, sight)
        for shown in sight.still:
            if shown.ring is not None:
                self._ring(surface, shown.pose, shown.ring)
        self._words(surface, sight)
        self._effect_under(surface, sight)
        for shown in sight.hand:
            self._hand_card(surface, shown)
        self._moving(surface, sight)
        for pose, label in sight.tags:
            self._tag(surface, pose, label)
        self._effects_over(surface, sight)

    # ---- the still picture

    def _still(self, sight: Sight) -> pygame.Surface:
        """The kept picture; made anew when a fact or the sharpness of a card has changed."""
        pictures = tuple(self._picture(shown) for shown in sight.still)
        places = tuple((shown.pose, shown.dim) for shown in sight.still)
        key = (sight.scenery, places, pictures, self._furniture.pictures(sight.scenery))
        if self._kept is None or key != self._kept_of:
            kept = self._ui.materials.table().copy()
            self._furniture.draw(kept, sight.scenery)
            for shown in sight.still:
                name = BACK if shown.card is None else str(shown.card)
                draw_still(kept, self._ui, name, shown.pose, dim=shown.dim)
            self._kept, self._kept_of = kept, key
        return self._kept

    def _picture(self, shown: Shown) -> pygame.Surface:
        name = BACK if shown.card is None else str(shown.card)
        return self._ui.sprites.turned(name, round(shown.pose.width), shown.pose.degrees)

    # ---- figures and words

    def _scores(self, surface: pygame.Surface, sight: Sight) -> None:
        ui = self._ui
        for number, line in enumerate(sight.scenery.score):
            share = sight.poses[Roll(line.side)].lift if Roll(line.side) in sight.poses else 1.0
            down = (1 - share) * 0.5 * ui.type.px("head")
            place = self._furniture.score_right, self._furniture.score_baseline(number) + down
            ui.type.draw(
                surface,
                figure(line.points),
                place,
                "head",
                "serif",
                align="right",
                anchor="baseline",
                alpha=round(255 * share),
            )

    def _words(self, surface: pygame.Surface, sight: Sight) -> None:
        if sight.covered_status:
            return
        if sight.lifted is not None:
            self._question(surface, sight, sight.lifted)
            return
        self._status(surface, sight.status)

    def _status(self, surface: pygame.Surface, text: str) -> None:
        """The status: on one line as large as it fits, on two where they can be larger."""
        type_, area = self._ui.type, self._layout.wide_status
        largest = self._largest
        one = fitting_px(type_, text, area.w, largest, SMALLEST_PX, "serif")
        high = area.h / (2 * STATUS_LEADING)
        two = two_lines(type_, text, area.w, min(largest, high), SMALLEST_PX, "serif")
        size = one or SMALLEST_PX
        lines: tuple[str, ...] = (type_.fit(text, area.w, size, "serif"),)
        if two is not None and two[0] > (one or 0):
            size, lines = two
        y = area.centre[1] - STATUS_LEADING * size * (len(lines) - 1) / 2
        for line in lines:
            self._line(surface, line, (area.centre[0], y), size, "centre")
            y += STATUS_LEADING * size

    @property
    def _largest(self) -> float:
        """The largest type the line has the height for."""
        return min(self._ui.type.px("lead"), self._layout.status.h / STATUS_LEADING)

    def _line(self, surface: pygame.Surface, text: str, at: Point, size: int, align: Align) -> None:
        self._ui.type.draw_on_cloth(surface, text, at, size, "serif", align=align, anchor="middle")

    def _question(self, surface: pygame.Surface, sight: Sight, lifted: Pose) -> None:
        """The question on one side of the lifted card, the sum on the side with more room."""
        u, area = self._layout.u, self._layout.wide_status
        x_left, x_right = lifted.box.x - AIR_U * u, lifted.box.right + 1.2 * AIR_U * u
        room_left, room_right = x_left - area.x, area.right - x_right
        sum_right = room_right >= room_left
        used = 0.0
        if sight.sum_slip is not None:
            used = self._sum_width(sight.sum_slip)
            self._sum(surface, sight.sum_slip, x_right if sum_right else x_left - used, used)
            used += 1.5 * u
        type_, left = self._ui.type, used if not sum_right else 0.0
        largest = self._largest
        least = min(type_.px("small"), largest)
        for question in sight.questions:
            for at_left in (sum_right, not sum_right):
                room = room_left - left if at_left else room_right - (used - left)
                size = fitting_px(type_, question, room, largest, least, "serif")
                if size is None:
                    continue
                x = x_left - left if at_left else x_right + used - left
                place = x, area.centre[1]
                self._line(surface, question, place, size, "right" if at_left else "left")
                return

    def _sum_roles(self) -> tuple[str, str]:
        low = self._ui.type.px("head") > 0.8 * self._layout.status.h
        return ("body", "small") if low else ("head", "body")

    def _sum_width(self, slip: SumSlip) -> float:
        ui, u = self._ui, self._layout.u
        large, small = self._sum_roles()
        return (
            5.8 * u
            + ui.type.width(slip.parts, large, "serif")
            + self._arrow
            + ui.type.width(slip.total, large, "serif")
            + ui.type.width(slip.rest, small)
        )

    @property
    def _arrow(self) -> float:
        return 0.95 * self._ui.type.px(self._sum_roles()[0])

    def _sum(self, surface: pygame.Surface, slip: SumSlip, x: float, width: float) -> None:
        ui, u, area = self._ui, self._layout.u, self._layout.status
        large, small = self._sum_roles()
        height = min(area.h, max(5 * u, 1.35 * ui.type.px(large)))
        box = pygame.Rect(round(x), round(area.centre[1] - height / 2), round(width), round(height))
        ui.materials.slip(surface, box)
        ui.materials.fill(
            surface, theme.VERMILION, (box.left, box.top, round(0.75 * u), box.height)
        )
        y: float = box.centery
        at = x + 1.9 * u
        at += ui.type.draw(surface, slip.parts, (at, y), large, "serif", anchor="middle") + u
        size = round(self._arrow)
        arrow = ui.materials.icon("arrow", size, theme.INK_2)
        surface.blit(arrow, (round(at), round(y - size / 2)))
        at += size + u
        at += ui.type.draw(
            surface, slip.total, (at, y), large, "serif", theme.VERMILION, anchor="middle"
        )
        at += 0.8 * u
        ui.type.draw(surface, slip.rest, (at, y), small, "text", theme.INK_2, anchor="middle")

    # ---- cards

    def _hand_card(self, surface: pygame.Surface, shown: Shown) -> None:
        name = BACK if shown.card is None else str(shown.card)
        draw_still(surface, self._ui, name, shown.pose, dim=shown.dim)
        if shown.ring is not None:
            self._ring(surface, shown.pose, shown.ring)

    def _ring(self, surface: pygame.Surface, pose: Pose, kind: RingKind) -> None:
        self._ui.materials.card_ring(
            surface, (pose.x, pose.y), round(pose.width), kind, pose.degrees
        )

    def _moving(self, surface: pygame.Surface, sight: Sight) -> None:
        for key, card in sight.moving:
            pose = sight.poses.get(key)
            if pose is None or pose.alpha <= 0:
                continue
            self._flying(surface, card, pose)
            ring = sight.poses.get(Ring(card)) if card is not None else None
            if ring is not None and ring.alpha > 0.5:
                self._ring(surface, ring, "chosen")

    def _tag(self, surface: pygame.Surface, pose: Pose, label: str) -> None:
        """A small disc on a corner of a card that counts as another; marks stand on the other."""
        diameter = max(0.42 * pose.width, 1.5 * self._ui.type.px("caption"))
        place = pose.box.x + 0.3 * diameter, pose.box.y + 0.3 * diameter
        self._ui.materials.count_tag(surface, place, diameter, label)

    def _flying(self, surface: pygame.Surface, card: Card | None, pose: Pose) -> None:
        ui, width = self._ui, round(pose.width)
        name = BACK if card is None or pose.face < 0 else str(card)
        centre = round(pose.x), round(pose.y)
        if abs(pose.face) < FLAT:
            picture = ui.sprites.flipped(name, width, abs(pose.face))
        else:
            if pose.alpha >= 1:
                ui.materials.card_shadow(surface, (pose.x, pose.y), width, pose.degrees, pose.lift)
            picture = ui.sprites.flying(name, width, pose.degrees)
        if pose.alpha < 1:
            picture = picture.copy()
            picture.set_alpha(round(255 * pose.alpha))
        surface.blit(picture, picture.get_rect(center=centre))

    # ---- effects

    def _effect_under(self, surface: pygame.Surface, sight: Sight) -> None:
        pose = sight.poses.get(Effect.STROKE)
        if pose is None or pose.alpha <= 0 or pose.lift <= 0:
            return
        dust, place = self._ui.materials.broom()
        x, y = self._layout.cloth.centre
        part = dust.subsurface((0, 0, round(place.width * pose.lift), place.height))
        part.set_alpha(round(255 * pose.alpha))
        surface.blit(part, place.move(round(x), round(y)))

    def _effects_over(self, surface: pygame.Surface, sight: Sight) -> None:
        shine = sight.poses.get(Effect.SHINE)
        if shine is not None and shine.alpha > 0 and 0 < shine.lift < 1:
            self._shine(surface, shine)
        word = sight.poses.get(Effect.WORD)
        if word is None or word.alpha <= 0:
            return
        ui, u = self._ui, self._layout.u
        cx, cy = self._layout.cloth.centre
        size = min(float(ui.viewport.font_px("event")), 0.6 * self._layout.cloth.h)
        width = ui.type.width(sight.scopa_word, size, "serif-italic")
        room = self._layout.cloth.w - 14 * u
        if width > room:
            size *= room / width
            width = ui.type.width(sight.scopa_word, size, "serif-italic")
        x, y = cx - 3 * u, cy - u
        alpha = round(255 * word.alpha)
        ui.type.draw(
            surface,
            sight.scopa_word,
            (x + 0.25 * u, y + 0.35 * u),
            size,
            "serif-italic",
            theme.CLOTH_SHADOW,
            "centre",
            "middle",
            round(0.47 * alpha),
        )
        ui.type.draw(
            surface,
            sight.scopa_word,
            (x, y),
            size,
            "serif-italic",
            theme.IVORY,
            "centre",
            "middle",
            alpha,
        )
        point = sight.poses.get(Effect.POINT)
        if point is not None and point.alpha > 0.5:
            diameter = max(5.2 * u, 0.3 * size)
            place = x + width / 2 + 0.4 * diameter, y - 0.48 * size
            ui.materials.medallion(surface, place, diameter, f"+{sight.scopa_points}")

    def _shine(self, surface: pygame.Surface, pose: Pose) -> None:
        """A slanted bright line at its share of the way over a card."""
        card = self._ui.sprites.card("7d", round(pose.width))
        width, height = card.get_size()
        line = pygame.Surface((width, height), pygame.SRCALPHA)
        x = (pose.lift * 1.8 - 0.4) * width
        for spread, strength in ((0.16, 0.35), (0.08, 0.7), (0.03, 1.0)):
            half, slant = spread * width, 0.35 * width
            points = [
                (x - half + slant, 0),
                (x + half + slant, 0),
                (x + half - slant, height),
                (x - half - slant, height),
            ]
            pygame.draw.polygon(line, (255, 252, 238, round(SHINE_ALPHA * strength)), points)
        turned = pygame.transform.rotozoom(line, -pose.degrees, 1)
        surface.blit(turned, turned.get_rect(center=(round(pose.x), round(pose.y))))
