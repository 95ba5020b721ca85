"""The memory aid at the side of the table: a square for every card, a row for every suit.

A full square is a card that has gone, a ring with a dot one that lies face up, an empty ring one of
the observer's own; a small dot is a card nobody has shown.
"""

from collections.abc import Mapping
from dataclasses import dataclass

import pygame

from scopa_gui.app.i18n import Texts
from scopa_gui.rules.cards import RANKS, SUITS, Card, Rank, Suit
from scopa_gui.ui import theme
from scopa_gui.ui.context import Ui
from scopa_gui.ui.fitting import SMALLEST_PX, fitting_px
from scopa_gui.ui.table.geometry import Box
from scopa_gui.ui.table.slip_head import PAD_U, SlipHead, head_height
from scopa_gui.ui.table.whereabouts import Whereabouts

COLUMNS = len(RANKS) + 1
"""A column for every rank, and one for the signs of the suits."""
ROW = 1.16
"""Height of a row over the width of a column."""
FOOT_U = 1.2
ICONS = {
    "napoletane": ("suit-denari", "suit-coppe", "suit-spade", "suit-bastoni"),
    "french": ("suit-diamonds", "suit-hearts", "suit-spades", "suit-clubs"),
}
"""The signs of the suits, by deck."""


def suit_icon(deck: str, suit: Suit) -> str:
    """The sign of a suit as it looks on the cards."""
    return ICONS[deck][SUITS.index(suit)]


def rank_sign(texts: Texts, rank: Rank) -> str:
    """A rank by one sign: its figure, or the first letter of what it is called."""
    return rank.value if rank.value.isdigit() else texts(f"card.rank.{rank.value}")[0]


def counts_words(texts: Texts, where: Mapping[Card, Whereabouts]) -> str:
    """How many cards have gone, and how many nobody has shown."""
    found = list(where.values())
    gone, unseen = found.count(Whereabouts.GONE), found.count(Whereabouts.UNSEEN)
    return texts("memory_aid.counts", gone=gone, unseen=unseen)


@dataclass(frozen=True)
class _Grid:
    """Where the squares are, in pixels."""

    left: float
    top: float
    column: float

    def middle(self, column: int, row: int) -> tuple[float, float]:
        """The middle of a square; row and column 0 are the headings."""
        return (
            self.left + (column + 0.5) * self.column,
            self.top + (row + 0.5) * ROW * self.column,
        )


class MemorySlip:
    """Draws the squares of one window and text size."""

    def __init__(self, head: SlipHead, texts: Texts) -> None:
        self.head = head
        self._texts = texts
        self._ui: Ui
        self._box = pygame.Rect(0, 0, 0, 0)

    @staticmethod
    def height(ui: Ui, width: float) -> float:
        """How high the slip is in a width."""
        u = ui.viewport.u
        column = (width - 2 * PAD_U * u) / COLUMNS
        squares = (len(SUITS) + 1) * ROW * column
        return head_height(ui) + squares + 1.5 * ui.type.px("caption") + FOOT_U * u

    def layout(self, ui: Ui, box: Box) -> None:
        """Stand in a box."""
        self._ui = ui
        self._box = pygame.Rect(box.ltwh)
        self.head.layout(ui, pygame.Rect(self._box.topleft, (self._box.width, head_height(ui))))

    def draw(self, surface: pygame.Surface, where: Mapping[Card, Whereabouts]) -> None:
        """The slip, the squares and the counts; the heading is drawn by its group."""
        ui, u, box = self._ui, self._ui.viewport.u, self._box
        ui.materials.slip(surface, box)
        left, width = box.left + PAD_U * u, box.width - 2 * PAD_U * u
        grid = _Grid(left, self.head.rect.bottom, width / COLUMNS)
        self._headings(surface, grid)
        for row, suit in enumerate(SUITS, 1):
            for column, rank in enumerate(RANKS, 1):
                self._square(surface, grid, grid.middle(column, row), where[Card(rank, suit)])
        words = counts_words(self._texts, where)
        caption = ui.type.px("caption")
        px = fitting_px(ui.type, words, width, caption, SMALLEST_PX) or SMALLEST_PX
        y = grid.top + (len(SUITS) + 1) * ROW * grid.column + 0.75 * caption
        words = ui.type.fit(words, width, px)
        ui.type.draw(surface, words, (left, y), px, colour=theme.INK_2, anchor="middle")

    def _headings(self, surface: pygame.Surface, grid: _Grid) -> None:
        ui = self._ui
        px = min(ui.type.px("caption"), round(0.98 * grid.column))
        for column, rank in enumerate(RANKS, 1):
            at = grid.middle(column, 0)
            sign = rank_sign(self._texts, rank)
            ui.type.draw(surface, sign, at, px, "bold", theme.INK, "centre", "middle")
        for row, suit in enumerate(SUITS, 1):
            x, y = grid.middle(0, row)
            name = suit_icon(ui.settings.deck, suit)
            icon = ui.materials.icon(name, round(0.92 * grid.column), theme.INK)
            surface.blit(icon, icon.get_rect(center=(round(x - 0.1 * grid.column), round(y))))

    def _square(
        self,
        surface: pygame.Surface,
        grid: _Grid,
        at: tuple[float, float],
        where: Whereabouts,
    ) -> None:
        draw_whereabouts(surface, self._ui, at, 0.74 * grid.column, where)


def draw_whereabouts(
    surface: pygame.Surface, ui: Ui, at: tuple[float, float], side: float, where: Whereabouts
) -> None:
    """The sign of what is known of a card, round a point."""
    line = max(1.0, 0.11 * side)

    def box(share: float, *, full: bool) -> None:
        size = max(2, round(share * side))
        area = pygame.Rect(0, 0, size, size)
        area.center = round(at[0]), round(at[1])
        fill, edge = (theme.INK, None) if full else (theme.PAPER_HI, theme.INK)
        ui.materials.rounded(surface, area, 0.2 * size, fill, edge, line)

    match where:
        case Whereabouts.GONE:
            box(1.0, full=True)
        case Whereabouts.OPEN:
            box(0.92, full=False)
            box(0.36, full=True)
        case Whereabouts.OWN:
            box(0.92, full=False)
        case Whereabouts.UNSEEN:
            box(0.2, full=True)
