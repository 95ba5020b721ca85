"""The points of a deal between two sides, from their piles as bit masks.

Points are whole numbers. All ten coins, where they win the match, are worth as much as half the
match is to: a side that can get them should, and one that can prevent it should too.
"""

from collections.abc import Sequence
from enum import Enum
from typing import NamedTuple

from scopa_gui.ai.masks import COINS, NUMBERS, OF_RANK, OF_SUIT, SEVENS, mask_of
from scopa_gui.rules.cards import SETTEBELLO, Rank
from scopa_gui.rules.scopa.options import Leftovers, Primiera, ScopaOptions
from scopa_gui.rules.scopa.scoring import COINS as COIN_CARDS
from scopa_gui.rules.scopa.scoring import (
    FIGURES_OF_COINS,
    GRANDE_POINTS,
    PICCOLA_MOST,
    PRIMIERA_VALUES,
)

MOST_PILES = 40_000
"""So many piles are remembered before all are forgotten."""

COMPLETE = 1000
"""More than any sum of a primiera: a pile with all four suits goes before one without."""

LEAST_RUN = 3

_BY_PRIMIERA = tuple((OF_RANK[rank], value) for rank, value in PRIMIERA_VALUES.items())
_RUN = tuple(1 << NUMBERS[card] for card in COIN_CARDS)
_FIGURES_OF_COINS = mask_of(FIGURES_OF_COINS)
_IN_ORDER_OF_SEVENS = (
    *(OF_RANK[rank] for rank in PRIMIERA_VALUES if PRIMIERA_VALUES[rank] > 10),
    OF_RANK[Rank.FANTE] | OF_RANK[Rank.CAVALLO] | OF_RANK[Rank.RE],
)


class Term(Enum):
    """What a value is made of."""

    SCOPE = "scope"
    SETTEBELLO = "settebello"
    DENARI = "denari"
    CARTE = "carte"
    PRIMIERA = "primiera"
    BONUS = "bonus"
    """Everything that house rules add."""
    TABLE = "table"
    """What lies on the table when hands are dealt, and who captured last."""


class Worth(NamedTuple):
    """What a pile is worth.

    Attributes:
        cards, coins: how many there are.
        primiera: the higher one wins it; equal ones get nothing.
        own: points that it brings whatever the other pile is.
    """

    cards: int
    coins: int
    primiera: int
    own: int


def primiera_sum(pile: int) -> int:
    """The sum of the best card of each suit."""
    total = 0
    for suit in OF_SUIT.values():
        of_suit = pile & suit
        if of_suit:
            for rank, value in _BY_PRIMIERA:
                if of_suit & rank:
                    total += value
                    break
    return total


def run_of_coins(pile: int) -> int:
    """How many coins from the ace on there are without a gap."""
    length = 0
    for bit in _RUN:
        if not pile & bit:
            break
        length += 1
    return length


class Points:
    """The points of two piles under fixed options; piles once looked at are remembered."""

    def __init__(self, options: ScopaOptions) -> None:
        self._options = options
        self._single = mask_of((SETTEBELLO,)), mask_of(options.bonus)
        self._last_player = options.leftovers is Leftovers.LAST_PLAYER
        self._known: dict[int, Worth] = {}

    def difference(self, mine: int, theirs: int) -> int:
        """Points of one pile less those of the other, without scope and declared hands."""
        one, other = self.worth(mine), self.worth(theirs)
        return (
            (one.cards > other.cards)
            - (one.cards < other.cards)
            + (one.coins > other.coins)
            - (one.coins < other.coins)
            + (one.primiera > other.primiera)
            - (one.primiera < other.primiera)
            + one.own
            - other.own
        )

    def at_the_end(self, mine: int, theirs: int, table: int, last: int, i_played: bool) -> int:
        """The difference once what is left on the table has been given away.

        Args:
            last: 1 if I captured last, −1 if the other side did, 0 if nobody.
            i_played: whether the last card was mine.
        """
        if table:
            if self._last_player:
                last = 1 if i_played else -1
            if last > 0:
                mine |= table
            elif last < 0:
                theirs |= table
        return self.difference(mine, theirs)

    def of_sides(self, piles: Sequence[int]) -> dict[Term, list[int]]:
        """Points of each side, however many there are, without scope and declared hands."""
        worths = [self.worth(pile) for pile in piles]
        settebello = [int(bool(pile & self._single[0])) for pile in piles]
        return {
            Term.CARTE: _to_the_most([worth.cards for worth in worths]),
            Term.DENARI: _to_the_most([worth.coins for worth in worths]),
            Term.PRIMIERA: _to_the_most([worth.primiera for worth in worths]),
            Term.SETTEBELLO: settebello,
            Term.BONUS: [
                worth.own - bello for worth, bello in zip(worths, settebello, strict=True)
            ],
        }

    def with_leftovers(self, piles: list[int], table: int, last: int, played: int) -> list[int]:
        """The piles once what is left on the table has been given away.

        Args:
            last: the side that captured last; −1 if none has.
            played: the side that played the last card.
        """
        side = played if self._last_player else last
        if table and side >= 0:
            piles = list(piles)
            piles[side] |= table
        return piles

    def worth(self, pile: int) -> Worth:
        """What a pile is worth."""
        known = self._known.get(pile)
        if known is None:
            if len(self._known) >= MOST_PILES:
                self._known.clear()
            known = self._known[pile] = Worth(
                pile.bit_count(), (pile & COINS).bit_count(), self._primiera(pile), self._own(pile)
            )
        return known

    def _primiera(self, pile: int) -> int:
        match self._options.primiera:
            case Primiera.SEVENS:
                rank = 0
                for cards in _IN_ORDER_OF_SEVENS:
                    rank = 16 * rank + (pile & cards).bit_count()
                return rank
            case Primiera.FALLBACK:
                complete = all(pile & suit for suit in OF_SUIT.values())
                return primiera_sum(pile) + COMPLETE * complete
            case Primiera.STRICT:
                complete = all(pile & suit for suit in OF_SUIT.values())
                return primiera_sum(pile) if complete else 0

    def _own(self, pile: int) -> int:
        options = self._options
        own = sum((pile & cards).bit_count() for cards in self._single)
        if options.napola or options.piccola:
            run = run_of_coins(pile)
            if run >= LEAST_RUN:
                own += run * bool(options.napola)
                own += min(run, PICCOLA_MOST) * bool(options.piccola)
        if options.grande and not _FIGURES_OF_COINS & ~pile:
            own += GRANDE_POINTS
        if options.four_sevens and not SEVENS & ~pile:
            own += 1
        if options.napoleone and not COINS & ~pile:
            own += napoleone_worth(options)
        return own


def _to_the_most(values: Sequence[int]) -> list[int]:
    """A point for the highest value unless it is shared."""
    most = max(values)
    alone = values.count(most) == 1
    return [int(alone and value == most) for value in values]


def napoleone_worth(options: ScopaOptions) -> int:
    """How many points winning the match at once counts as."""
    return options.points_to_win // 2
