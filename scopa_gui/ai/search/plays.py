"""All plays of a hand on a table, both bit masks, in the order in which they are worth trying."""

from scopa_gui.ai.heuristics.gains import SCOPA, Gains
from scopa_gui.ai.masks import ACE_VALUE, CARDS, NUMBERS, VALUES, cards_of, mask_of
from scopa_gui.ai.taking import TakenSets
from scopa_gui.rules.scopa.moves import Play
from scopa_gui.rules.scopa.options import ScopaOptions

MOST_PLAYS = 40_000
"""So many pairs of hand and table are remembered before all are forgotten."""


CompactPlay = tuple[int, int, int, int]
"""A play and what it does:

- the bit of the card played,
- the cards that go to the pile, the played one included; 0 where it is laid,
- the table it leaves,
- 1 if it is a scopa, provided it is not the last card of the deal.
"""


def readable(play: CompactPlay) -> Play:
    """The play as the rules write it."""
    card, won, _, _ = play
    return Play(CARDS[card.bit_length() - 1], cards_of(won & ~card))


def compact(play: Play, plays: tuple[CompactPlay, ...]) -> CompactPlay:
    """The one of these plays that the rules write so.

    Raises:
        ValueError: it is none of them.
    """
    played, taken = 1 << NUMBERS[play.card], mask_of(play.taken)
    for one in plays:
        card, won, _, _ = one
        if card == played and won & ~card == taken:
            return one
    raise ValueError(f"{play} is none of the plays")


class Plays:
    """Plays under fixed options; what was asked once is remembered, within bounds."""

    def __init__(self, options: ScopaOptions) -> None:
        self._sets = TakenSets(options)
        self._gains = Gains(options)
        self._known: dict[int, tuple[CompactPlay, ...]] = {}

    def of(self, hand: int, table: int) -> tuple[CompactPlay, ...]:
        """All plays, the most promising first; equal promises in the order of the cards."""
        key = hand << len(CARDS) | table
        known = self._known.get(key)
        if known is None:
            if len(self._known) >= MOST_PLAYS:
                self._known.clear()
            known = self._known[key] = self._find(hand, table)
        return known

    def _find(self, hand: int, table: int) -> tuple[CompactPlay, ...]:
        sets, of_taken = self._sets, self._gains.of_taken
        found: list[tuple[int, CompactPlay]] = []
        while hand:
            card = hand & -hand
            hand ^= card
            value = VALUES[card.bit_length() - 1]
            taken_sets = sets.of(value, table)
            if taken_sets:
                for taken in taken_sets:
                    won = card | taken
                    if taken == table and sets.sweeps(value, table, taken):
                        found.append((-of_taken(won) - SCOPA, (card, won, 0, 1)))
                    else:
                        found.append((-of_taken(won), (card, won, table & ~taken, 0)))
            elif not table and value == ACE_VALUE and sets.ace_takes_itself:
                found.append((-of_taken(card), (card, card, 0, 0)))
            else:
                # laying loses half of what taking gains
                found.append((of_taken(card) // 2, (card, 0, table | card, 0)))
        if len(found) > 1:
            found.sort()
        return tuple([play for _, play in found])
