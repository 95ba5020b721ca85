"""The value of a position between two deals of hands: tables fitted beforehand, one a preset.

House rules without a table of their own take the one of the nearest preset that has one. What they
add to it, single cards, runs or figures of coins, takes its cells from a preset that knows of it.
"""

import json
from dataclasses import dataclass
from functools import lru_cache
from importlib import resources

from scopa_gui.ai.search.features import (
    ALL_SEVENS_MINE,
    ALL_SEVENS_THEIRS,
    COMMON,
    PLACES,
    RUNS,
    Features,
)
from scopa_gui.ai.search.points import Term
from scopa_gui.rules.catalogue import differences
from scopa_gui.rules.scopa.options import ScopaOptions
from scopa_gui.rules.scopa.presets import PRESETS

POINT = 1000
"""Units of value in a point."""

MOST_REMEMBERED = 60_000
"""So many positions are remembered before all are forgotten."""

WITH_TABLE = (
    *("scopa", "napola", "rebello", "re_bello"),
    *("quindici", "escoba", "assi", "cirulla"),
)
"""The presets that have a table, in the order of the catalogue."""
RUNS_FROM, FIGURES_FROM = "napola", "cirulla"
"""Whose cells stand in where the nearest preset does not count these."""

FOLDER = "scopa_gui.ai.values"

Row = tuple[int, ...]
"""For one number of deals left: the worth of each cell."""


@dataclass(frozen=True, slots=True)
class Parts:
    """A row by what its cells belong to.

    Attributes:
        common: the cells that there are under all rules.
        singles: the settebello's, then those of the single cards.
        runs, figures: where the rules count them; otherwise empty.
    """

    common: Row
    singles: tuple[Row, ...]
    runs: Row
    figures: Row

    @staticmethod
    def of(row: Row, options: ScopaOptions) -> "Parts":
        """The parts of a row fitted under these options."""
        singles = 1 + len(options.bonus)
        runs = COMMON + PLACES * singles
        figures = runs + RUNS * counts_runs(options)
        return Parts(
            common=row[:COMMON],
            singles=tuple(
                row[COMMON + PLACES * number : COMMON + PLACES * (number + 1)]
                for number in range(singles)
            ),
            runs=row[runs:figures],
            figures=row[figures:],
        )

    def joined(self) -> Row:
        """The row."""
        singles = (cell for single in self.singles for cell in single)
        return (*self.common, *singles, *self.runs, *self.figures)


def counts_runs(options: ScopaOptions) -> bool:
    """Whether coins from the ace on bring points."""
    return bool(options.napola) or bool(options.piccola)


@lru_cache(maxsize=16)
def fitted(preset: str) -> tuple[Row, ...]:
    """The table of a preset as it was fitted, a row for each number of deals left."""
    text = resources.files(FOLDER).joinpath(f"{preset}.json").read_text(encoding="utf-8")
    return tuple(tuple(row) for row in json.loads(text)["weights"])


def nearest_with_table(options: ScopaOptions) -> str:
    """The preset with a table that plays most like these options; captures count before all."""

    def distance(name: str) -> tuple[bool, bool, bool, int]:
        preset = PRESETS[name]
        return (
            preset.deal.hand_size != options.deal.hand_size,
            preset.capture is not options.capture,
            preset.ace is not options.ace,
            len(differences(options, preset)),
        )

    return min(WITH_TABLE, key=distance)


def row_for(options: ScopaOptions, deals_left: int) -> Row:
    """The worth of each cell under these options."""
    preset = nearest_with_table(options)
    known = PRESETS[preset]
    parts = Parts.of(_row(preset, deals_left), known)
    by_card = dict(zip(known.bonus, parts.singles[1:], strict=True))
    settebello = parts.singles[0]
    common = list(parts.common)
    if options.four_sevens and not known.four_sevens:
        common[ALL_SEVENS_MINE] += POINT
        common[ALL_SEVENS_THEIRS] -= POINT
    return Parts(
        common=tuple(common),
        singles=(settebello, *(by_card.get(card, settebello) for card in options.bonus)),
        runs=(parts if parts.runs else _borrowed(RUNS_FROM, deals_left)).runs
        if counts_runs(options)
        else (),
        figures=(parts if parts.figures else _borrowed(FIGURES_FROM, deals_left)).figures
        if options.grande
        else (),
    ).joined()


def _row(preset: str, deals_left: int) -> Row:
    rows = fitted(preset)
    return rows[min(deals_left, len(rows)) - 1]


def _borrowed(preset: str, deals_left: int) -> Parts:
    return Parts.of(_row(preset, deals_left), PRESETS[preset])


class Values:
    """The value of positions with so many deals of hands left; what was asked is remembered."""

    def __init__(self, options: ScopaOptions, deals_left: int) -> None:
        self._row = row_for(options, deals_left)
        self._features = Features(options)
        self._cells = self._features.cells
        self._known: dict[tuple[int, int, int, int], int] = {}

    def terms(self, mine: int, theirs: int, table: int, last: int) -> list[tuple[Term, int]]:
        """The same value by what it comes from, a term more than once."""
        cells = self._cells(mine, theirs, table, last)
        worths = [self._row[cell] for cell in cells]
        return list(zip(self._features.terms, worths, strict=True))

    def of(self, mine: int, theirs: int, table: int, last: int) -> int:
        """The value for the player who leads next, without the scope made so far."""
        key = (mine, theirs, table, last)
        known = self._known.get(key)
        if known is None:
            if len(self._known) >= MOST_REMEMBERED:
                self._known.clear()
            row = self._row
            known = self._known[key] = sum([row[cell] for cell in self._cells(*key)])
        return known
