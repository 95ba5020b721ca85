"""Running text with links in it, line by line, as rows of a scroll."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from scopa_gui.app.learn.markup import Run
from scopa_gui.ui import theme
from scopa_gui.ui.context import Ui
from scopa_gui.ui.text import Role
from scopa_gui.ui.theme import RGB
from scopa_gui.ui.widgets.base import Pressable, State
from scopa_gui.ui.widgets.scroll_panel import Paint, Row

Follow = Callable[[str], None]
"""Told of the term whose link was pressed."""


@dataclass(frozen=True)
class Piece:
    """Words on one line: where they begin, and the term they lead to."""

    x: float
    words: str
    term: str = ""


@dataclass
class _Atom:
    """Words that are never broken."""

    words: str
    term: str
    spaced: bool
    """Whether a space stands before it."""


class TermLink(Pressable):
    """Words of a text that open something else."""

    def __init__(
        self,
        words: str,
        role: Role,
        on_press: Callable[[], None],
        *,
        face: str = "text",
        colour: RGB = theme.VERMILION_DARK,
        tooltip: str = "",
    ) -> None:
        super().__init__(on_press, tooltip=tooltip)
        self.words = words
        self._role, self._face, self._colour = role, face, colour

    @property
    def target(self) -> pygame.Rect:
        """No larger than the words: another line of text stands above and below."""
        return self.rect

    def draw(self, surface: pygame.Surface) -> None:
        """Underlined words; a ground under the pointer."""
        ui, k, rect = self.ui, self.k, self.rect
        ground = {State.HOVER: theme.ROW_HOVER, State.PRESSED: theme.ROW_PRESS}.get(self.state)
        if ground is not None:
            ui.materials.rounded(surface, rect.inflate(round(4 * k), 0), 3 * k, ground)
        ui.type.draw(surface, self.words, rect.topleft, self._role, self._face, self._colour)
        y = rect.top + 1.22 * ui.type.px(self._role)
        ui.materials.hline(
            surface, rect.left, rect.right, y, theme.VERMILION_DARK, max(1.0, k), 150
        )
        if self.ring:
            ui.materials.focus_ring(surface, rect, 3 * k)


def flow(ui: Ui, runs: Sequence[Run], width: float, role: Role = "body") -> list[list[Piece]]:
    """Text in lines no wider than ``width``; a link stays on one line."""
    size = ui.type.width
    space = size(" ", role)
    lines: list[list[_Atom]] = [[]]
    used = 0.0
    for cluster in _clusters(runs):
        own = sum(size(atom.words, role) for atom in cluster)
        gap = space if cluster[0].spaced and lines[-1] else 0
        if lines[-1] and used + gap + own > width:
            lines.append([])
            used, gap = 0.0, 0
        used += gap + own
        lines[-1] += cluster
    return [_pieces(ui, line, role) for line in lines]


def _clusters(runs: Sequence[Run]) -> list[list[_Atom]]:
    """Atoms without a space between them, such as a link and the full stop after it, together."""
    clusters: list[list[_Atom]] = []
    spaced = False
    for run in runs:
        parts = [run.words] if run.term else run.words.split(" ")
        for number, part in enumerate(parts):
            spaced = spaced or number > 0
            if not part:
                continue
            atom = _Atom(part, run.term, spaced)
            if spaced or not clusters:
                clusters.append([atom])
            else:
                clusters[-1].append(atom)
            spaced = False
        spaced = not run.term and run.words.endswith(" ")
    return clusters


def _pieces(ui: Ui, atoms: Sequence[_Atom], role: Role) -> list[Piece]:
    """A line with neighbouring plain words put together."""
    pieces: list[Piece] = []
    x = 0.0
    for number, atom in enumerate(atoms):
        space = " " if atom.spaced and number else ""
        last = pieces[-1] if pieces else None
        if last is not None and not last.term and not atom.term:
            pieces[-1] = Piece(last.x, last.words + space + atom.words)
            x = last.x + ui.type.width(pieces[-1].words, role)
            continue
        x += ui.type.width(space, role) if space else 0
        pieces.append(Piece(x, atom.words, atom.term))
        x += ui.type.width(atom.words, role)
    return pieces


def prose_rows(
    ui: Ui,
    runs: Sequence[Run],
    place: pygame.Rect,
    follow: Follow,
    role: Role = "body",
    colour: RGB = theme.INK,
) -> list[Row]:
    """A paragraph from the top of ``place`` on, a row for each line."""
    rows: list[Row] = []
    step = ui.type.line_height(role)
    for number, line in enumerate(flow(ui, runs, place.width, role)):
        top = round(place.top + number * step)
        links = tuple(
            _link(ui, piece, place.left, top, role, follow) for piece in line if piece.term
        )
        paint = _painting(ui, [piece for piece in line if not piece.term], place, role, colour)
        rows.append(Row(top, round(place.top + (number + 1) * step), paint, links))
    return rows


def _link(ui: Ui, piece: Piece, left: int, top: int, role: Role, follow: Follow) -> TermLink:
    link = TermLink(piece.words, role, lambda: follow(piece.term))
    width = ui.type.width(piece.words, role)
    link.layout(
        ui, pygame.Rect(round(left + piece.x), top, width, round(ui.type.line_height(role)))
    )
    return link


def _painting(ui: Ui, pieces: Sequence[Piece], at: pygame.Rect, role: Role, colour: RGB) -> Paint:
    left = at.left

    def paint(surface: pygame.Surface, place: pygame.Rect) -> None:
        for piece in pieces:
            spot = round(left + piece.x), place.top
            ui.type.draw(surface, piece.words, spot, role, "text", colour)

    return paint
