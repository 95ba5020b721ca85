"""What the value of a position depends on while nobody holds cards, between two deals of hands.

The value is a sum: each feature names one cell of a table, and the cells are added up. Features
look at the piles of the player who leads next (*mine*) and of the other (*theirs*), at the table
and at who captured last; house rules that add points add features. See ``training`` for how the
cells are filled.
"""

from typing import NamedTuple

from scopa_gui.ai.masks import COINS, NUMBERS, OF_RANK, SEVENS, VALUES, mask_of, numbers_of
from scopa_gui.ai.search.points import Term, primiera_sum, run_of_coins
from scopa_gui.rules.cards import SETTEBELLO, Rank
from scopa_gui.rules.scopa.options import ScopaOptions
from scopa_gui.rules.scopa.scoring import COINS as COIN_CARDS
from scopa_gui.rules.scopa.scoring import FIGURES_OF_COINS

MOST_COINS = 6
"""Six coins have won the denari; more make no difference."""
MOST_CARDS = 20
"""Twenty-one cards have won the carte, whatever the other has."""
PRIMIERA_STEP, PRIMIERA_STEPS = 3, 16
"""Differences of the primiera are told apart in steps of three, up to sixteen to each side."""
LYING = 10
ONE_BY_ONE, WORTHS = 15, 19
"""Tables worth more than fifteen are told apart in fives, the rest are one."""
LYING_COINS, LYING_SEVENS = 4, 3
A_RANK = 5
"""None to four of a rank."""
PLACES = 4
"""Where a single card is: still to come, mine, theirs, on the table."""
STARTS = FIGURES = 4
"""None to three of the first coins, or of the figures of coins."""
MOST_RUN = 10

_AHEAD = 0
_COINS = _AHEAD + 2 * MOST_CARDS + 3
_PRIMIERA = _COINS + (MOST_COINS + 1) ** 2
_SEVENS = _PRIMIERA + 2 * PRIMIERA_STEPS + 1
_SIXES = _SEVENS + A_RANK**2
_ACES = _SIXES + A_RANK**2
_LAST = _ACES + A_RANK**2
_WORTH = _LAST + 3 * LYING
_LYING_COINS = _WORTH + WORTHS
_LYING_SEVENS = _LYING_COINS + LYING_COINS
COMMON = _LYING_SEVENS + LYING_SEVENS
"""Cells that there are under all rules; the single cards come next, then runs, then figures."""
ALL_SEVENS_MINE = _SEVENS + A_RANK * 4
ALL_SEVENS_THEIRS = _SEVENS + 4
RUNS = STARTS**2 + 2 * MOST_RUN + 1

_RUN_START = mask_of(COIN_CARDS[:3])
_FIGURES_OF_COINS = mask_of(FIGURES_OF_COINS)

MOST_REMEMBERED = 20_000
"""So many piles, and tables, are remembered before all are forgotten."""


class PileFacts(NamedTuple):
    """What the features ask of a pile."""

    cards: int
    primiera: int
    coins: int
    sevens: int
    sixes: int
    aces: int
    start: int
    run: int
    figures: int


class TableFacts(NamedTuple):
    """What the features ask of the table, as numbers of cells."""

    cards: int
    worth: int
    coins: int
    sevens: int


class Features:
    """The cells of positions under fixed options.

    Attributes:
        size: how many cells there are for one number of deals left.
        terms: what each feature, in the order of the cells, says something about.
    """

    def __init__(self, options: ScopaOptions) -> None:
        self._singles = [1 << NUMBERS[card] for card in (SETTEBELLO, *options.bonus)]
        self._runs = bool(options.napola) or bool(options.piccola)
        self._grande = bool(options.grande)
        self.terms = (
            Term.CARTE,
            Term.DENARI,
            *[Term.PRIMIERA] * 4,
            *[Term.TABLE] * 2,
            Term.DENARI,
            Term.PRIMIERA,
            Term.SETTEBELLO,
            *[Term.BONUS] * (len(options.bonus) + 2 * self._runs + self._grande),
        )
        self._piles: dict[int, PileFacts] = {}
        self._tables: dict[int, TableFacts] = {}
        self.size = (
            COMMON + PLACES * len(self._singles) + RUNS * self._runs + FIGURES**2 * self._grande
        )

    def cells(self, mine: int, theirs: int, table: int, last: int) -> list[int]:
        """One cell for each feature.

        Args:
            last: 1 if I captured last, −1 if the other did, 0 if nobody.
        """
        piles = self._piles
        me = piles.get(mine) or self._pile(mine)
        other = piles.get(theirs) or self._pile(theirs)
        lying = self._tables.get(table) or self._table(table)
        ahead = me.cards - other.cards
        if me.cards > MOST_CARDS:
            ahead = MOST_CARDS + 1
        elif other.cards > MOST_CARDS:
            ahead = -MOST_CARDS - 1
        primiera = round((me.primiera - other.primiera) / PRIMIERA_STEP)
        primiera = max(-PRIMIERA_STEPS, min(PRIMIERA_STEPS, primiera))
        cells = [
            _AHEAD + MOST_CARDS + 1 + ahead,
            _COINS + (MOST_COINS + 1) * me.coins + other.coins,
            _PRIMIERA + PRIMIERA_STEPS + primiera,
            _SEVENS + A_RANK * me.sevens + other.sevens,
            _SIXES + A_RANK * me.sixes + other.sixes,
            _ACES + A_RANK * me.aces + other.aces,
            _LAST + LYING * (last + 1) + lying.cards,
            _WORTH + lying.worth,
            _LYING_COINS + lying.coins,
            _LYING_SEVENS + lying.sevens,
        ]
        at = COMMON
        for single in self._singles:
            place = 1 if mine & single else 2 if theirs & single else 3 if table & single else 0
            cells.append(at + place)
            at += PLACES
        if self._runs:
            cells.append(at + STARTS * me.start + other.start)
            cells.append(at + STARTS**2 + MOST_RUN + me.run - other.run)
            at += RUNS
        if self._grande:
            cells.append(at + FIGURES * me.figures + other.figures)
        return cells

    def _pile(self, pile: int) -> PileFacts:
        if len(self._piles) >= MOST_REMEMBERED:
            self._piles.clear()
        facts = self._piles[pile] = PileFacts(
            cards=pile.bit_count(),
            primiera=primiera_sum(pile),
            coins=min(MOST_COINS, (pile & COINS).bit_count()),
            sevens=(pile & SEVENS).bit_count(),
            sixes=(pile & OF_RANK[Rank.SEI]).bit_count(),
            aces=(pile & OF_RANK[Rank.ASSO]).bit_count(),
            start=(pile & _RUN_START).bit_count(),
            run=run_of_coins(pile) if not _RUN_START & ~pile else 0,
            figures=(pile & _FIGURES_OF_COINS).bit_count(),
        )
        return facts

    def _table(self, table: int) -> TableFacts:
        if len(self._tables) >= MOST_REMEMBERED:
            self._tables.clear()
        worth = sum(VALUES[number] for number in numbers_of(table))
        if worth > ONE_BY_ONE:
            worth = min(WORTHS - 1, ONE_BY_ONE + 1 + (worth - ONE_BY_ONE - 1) // 5)
        facts = self._tables[table] = TableFacts(
            cards=min(LYING - 1, table.bit_count()),
            worth=worth,
            coins=min(LYING_COINS - 1, (table & COINS).bit_count()),
            sevens=min(LYING_SEVENS - 1, (table & SEVENS).bit_count()),
        )
        return facts
