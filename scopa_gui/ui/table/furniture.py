"""What stands around the cards: slips, plates, piles, the stock. Part of the still picture."""

import math
from collections.abc import Collection, Hashable
from dataclasses import dataclass

import pygame

from scopa_gui.rules.cards import Card
from scopa_gui.ui import theme
from scopa_gui.ui.context import Ui
from scopa_gui.ui.fitting import SMALLEST_PX, fitting_px
from scopa_gui.ui.sprites import BACK
from scopa_gui.ui.table.geometry import Pose
from scopa_gui.ui.table.layout import TableLayout, Where
from scopa_gui.ui.table.model import TableModel, captured_by
from scopa_gui.ui.table.plates import PlatePainter
from scopa_gui.ui.table.words import ScoreLine, SeatWords, TableWords
from scopa_gui.ui.text import Align

CARDS_A_LAYER = 6
FULL_NAMES = 0.75
"""How small full names on the score slip get, over the size of the text, before short ones."""
MOST_LAYERS = 5


@dataclass(frozen=True)
class Pile:
    """A heap of captured cards, as shown."""

    pose: Pose
    count: int
    scope: tuple[Card, ...]
    name: str
    words: str


@dataclass(frozen=True)
class Scenery:
    """Every fact of the still picture except single cards.

    Attributes:
        targets: the points to win, in words and, where there is no room for them, as a number.
        under: cards that lie face up under the stock.
        stock_note: said in the place of the stock once it has run out.
    """

    seats: tuple[SeatWords, ...]
    game: str
    targets: tuple[str, str]
    score: tuple[ScoreLine, ...]
    piles: tuple[Pile, ...]
    stock: int
    under: tuple[tuple[Card, Pose], ...] = ()
    stock_note: str = ""


def scenery(
    model: TableModel,
    words: TableWords,
    layout: TableLayout,
    bottom: int,
    turn: int | None,
    *,
    thinking: bool,
    gone: Collection[Hashable] = (),
) -> Scenery:
    """The still picture of a table seen from the seat at the bottom.

    Args:
        turn: whose plate is lit.
        thinking: whether a computer on turn has not moved yet.
        gone: what is not where it lies, being on its way.
    """
    count = layout.seats
    order = [(bottom + number) % count for number in range(count)]
    piles: list[Pile] = []
    for number, seat in enumerate(order):
        pose = layout.places[number].pile
        if all(pose != pile.pose for pile in piles):
            captured = captured_by(model, words.seating, seat)
            name, label = words.pile(model, seat, bottom)
            scope = model.crosswise(words.seating, seat)
            piles.append(Pile(pose, captured, scope, name, label))
    return Scenery(
        tuple(words.seat(seat, model, bottom, turn, thinking=thinking) for seat in order),
        words.game,
        words.targets,
        words.score(model, bottom),
        tuple(piles),
        model.view.stock_count if model.view is not None else 0,
        tuple(lying for lying in model.under_stock(layout) if lying[0] not in gone),
        words.stock_note(model),
    )


class Furniture:
    """Paints a scenery in one window size."""

    def __init__(self, ui: Ui, layout: TableLayout) -> None:
        self._ui = ui
        self._layout = layout
        self._plates = PlatePainter(ui)

    def draw(self, surface: pygame.Surface, seen: Scenery) -> None:
        """Draw everything but single cards."""
        # the sign on a plate just below may lie over the slip's edge
        self._score(surface, seen)
        places = self._layout.places
        boxes = [place.plate for place in places]
        plates = self._plates.plan(list(zip(boxes, seen.seats, strict=True)))
        for place, plate in zip(places, plates, strict=True):
            # above the own plate there are buttons
            self._plates.draw(surface, plate, sign_below=place.where is Where.OWN)
        for pile in seen.piles:
            self._pile(surface, pile)
        for card, pose in seen.under:
            draw_still(surface, self._ui, str(card), pose)
        self._stock(surface, seen.stock, whole=not seen.under)
        if not seen.stock:
            self._note(surface, seen.stock_note)

    def pictures(self, seen: Scenery) -> tuple[pygame.Surface, ...]:
        """The cards of heaps and scope: other pictures once they have become sharper."""
        lying = [(BACK, self._layout.stock)]
        lying += [(str(card), pose) for card, pose in seen.under]
        for pile in seen.piles:
            crosswise = self._layout.crosswise(pile.pose, len(pile.scope))
            lying.append((BACK, pile.pose))
            lying += zip(map(str, pile.scope), crosswise, strict=True)
        turned = self._ui.sprites.turned
        return tuple(turned(name, round(pose.width), pose.degrees) for name, pose in lying)

    # ---- slips

    def _score(self, surface: pygame.Surface, seen: Scenery) -> None:
        ui, layout = self._ui, self._layout
        u, box = layout.u, layout.score
        ui.materials.slip(surface, box.ltwh)
        x0, x1 = box.x + 1.75 * u, box.right - 1.75 * u
        y = box.y + 1.35 * u
        game, target, size = self._score_title(seen, x1 - x0)
        middle = y + ui.type.line_height("caption") / 2
        lines: tuple[tuple[str, float, Align], ...] = ((game, x0, "left"), (target, x1, "right"))
        for text, x, align in lines:
            ui.type.draw(
                surface, text, (x, middle), size, "bold", theme.INK_2, align, anchor="middle"
            )
        ui.materials.double_rule(surface, x0, x1, box.y + layout.score_head)
        digits = ui.type.width("00", "head", "serif") + u
        room = x1 - x0 - digits
        names, size = self._score_names(seen.score, room)
        for number, (line, name) in enumerate(zip(seen.score, names, strict=True)):
            baseline = self.score_baseline(number)
            face = "bold" if line.own else "text"
            name = ui.type.fit(name, room, size, face)
            ui.type.draw(surface, name, (x0, baseline), size, face, anchor="baseline")
            if number < len(seen.score) - 1:
                rule = box.y + layout.score_head + u + layout.score_row * (number + 1)
                thin = max(1.0, ui.viewport.k)
                ui.materials.hline(surface, x0, x1, rule, theme.INK, thin, 56)

    def _score_title(self, seen: Scenery, room: float) -> tuple[str, str, int]:
        """Game, target and the size in which both fit on a line: words before a bare number.

        Where there is no room for both the game stands alone.
        """
        type_, gap = self._ui.type, self._layout.u
        usual = type_.px("caption")
        for target in seen.targets:
            size = fitting_px(type_, f"{seen.game}{target}", room - gap, usual, SMALLEST_PX, "bold")
            if size is not None:
                return seen.game, target, size
        alone = fitting_px(type_, seen.game, room, usual, SMALLEST_PX, "bold")
        return type_.fit(seen.game, room, alone or SMALLEST_PX, "bold"), "", alone or SMALLEST_PX

    def _score_names(self, score: tuple[ScoreLine, ...], room: float) -> tuple[list[str], int]:
        """The sides' names, all in full or all short, and the size in which they fit."""
        type_ = self._ui.type
        body = type_.px("body")
        full, short = [line.name for line in score], [line.short for line in score]
        for names, least in ((full, max(SMALLEST_PX, FULL_NAMES * body)), (short, SMALLEST_PX)):
            sizes = [
                fitting_px(type_, name, room, body, least, "bold" if line.own else "text")
                for line, name in zip(score, names, strict=True)
            ]
            fitting = [size for size in sizes if size is not None]
            if len(fitting) == len(sizes):
                return names, min(fitting)
        return short, SMALLEST_PX

    def score_baseline(self, number: int) -> float:
        """Where the so-manyth line of the score slip stands."""
        layout = self._layout
        middle = layout.score_row * (number + 0.5)
        below = 0.24 * layout.score_row
        return layout.score.y + layout.score_head + layout.u + middle + below

    @property
    def score_right(self) -> float:
        """Where its figures end."""
        return self._layout.score.right - 1.75 * self._layout.u

    # ---- heaps

    def _pile(self, surface: pygame.Surface, pile: Pile) -> None:
        layout, ui = self._layout, self._ui
        lying = layout.crosswise(pile.pose, len(pile.scope))
        for card, pose in zip(pile.scope, lying, strict=True):
            draw_still(surface, ui, str(card), pose)
        self._heap(surface, pile.pose, pile.count - len(pile.scope))
        if ui.viewport.wide_text or not pile.name or not layout.shared_label(pile.pose):
            return
        own = pile.pose == layout.own_pile
        y = layout.bottom - 0.9 * layout.u if own else pile.pose.box.bottom + 1.8 * layout.u
        x = layout.right
        room = layout.column
        if pile.words:
            used = ui.type.draw_on_cloth(
                surface,
                pile.words,
                (x, y),
                "caption",
                colour=theme.CREAM_2,
                align="right",
                anchor="middle",
            )
            x -= used + 0.9 * layout.u
            room -= used + 0.9 * layout.u
        whole = ui.type.width(pile.name, "caption", "bold") <= room
        name = pile.name if whole else pile.name.split(" ")[0]
        name = ui.type.fit(name, room, "caption", "bold")
        ui.type.draw_on_cloth(
            surface, name, (x, y), "caption", "bold", align="right", anchor="middle"
        )

    def _stock(self, surface: pygame.Surface, count: int, *, whole: bool) -> None:
        """The heap and how many it holds, the card under it included."""
        if not count:
            return
        pose = self._layout.stock
        self._heap(surface, pose, count if whole else count - 1)
        diameter = max(0.42 * pose.width, 1.5 * self._ui.type.px("caption"))
        self._ui.materials.count_tag(surface, (pose.x, pose.y), diameter, str(count))

    def _note(self, surface: pygame.Surface, note: str) -> None:
        """Words where the stock was, as wide as the column."""
        type_, layout = self._ui.type, self._layout
        step = type_.line_height("small")
        lines = stock_note_lines(self._ui, layout, note)
        y = layout.stock.y - step * (len(lines) - 1) / 2
        for line in lines:
            at = layout.right, y
            type_.draw_on_cloth(surface, line, at, "small", "bold", align="right", anchor="middle")
            y += step

    def _heap(self, surface: pygame.Surface, pose: Pose, count: int) -> None:
        if count <= 0:
            return
        layers = min(MOST_LAYERS, 1 + count // CARDS_A_LAYER)
        step = max(1.0, self._ui.viewport.k)
        for layer in range(layers):
            up = (layers - 1 - layer) * step
            draw_still(surface, self._ui, BACK, pose.with_(dx=up * 0.5, dy=up), shadow=layer == 0)


def stock_note_lines(ui: Ui, layout: TableLayout, note: str) -> list[str]:
    """The words where the stock was, line by line."""
    return ui.type.wrap(note, layout.column, "small", "bold") if note else []


def stock_note_box(ui: Ui, layout: TableLayout, note: str) -> pygame.Rect:
    """What the words where the stock was take up."""
    lines = stock_note_lines(ui, layout, note)
    wide = max((ui.type.width(line, "small", "bold") for line in lines), default=0)
    high = ui.type.line_height("small") * len(lines)
    box = pygame.Rect(0, 0, math.ceil(wide), math.ceil(high))
    box.midright = round(layout.right), round(layout.stock.y)
    return box


def draw_still(
    surface: pygame.Surface,
    ui: Ui,
    name: str,
    pose: Pose,
    *,
    dim: bool = False,
    shadow: bool = True,
) -> None:
    """A card lying where it lies."""
    width = round(pose.width)
    if shadow:
        ui.materials.card_shadow(surface, (pose.x, pose.y), width, pose.degrees, pose.lift)
    make = ui.sprites.dimmed if dim else ui.sprites.turned
    picture = make(name, width, pose.degrees)
    surface.blit(picture, picture.get_rect(center=(round(pose.x), round(pose.y))))
