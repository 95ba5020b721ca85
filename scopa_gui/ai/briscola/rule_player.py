"""Heuristic: plays Briscola by rule.

- *Leading*: the fewest points; of those plain suits before trump; then the lowest rank.
- *The partner takes the trick as it stands* and nobody after me can be expected to take it from
  there: the most points of a plain suit.
- *Otherwise*, if the trick with my card is worth ten points or more, the cheapest card that takes
  it: plain before trump, then fewest points, then the lowest rank. If it is worth less, the
  cheapest card of a plain suit that takes it.
- *Else* the fewest points, from a plain suit if there is one, the lowest rank.

*Can be expected*: somebody after me, no partner of mine, is more likely than not to hold a card
that beats the one on the table. Cards that I have seen in a hand are known; of the others every
choice is equally likely. Who my partner is I know as the view tells it: a partner who is a secret
to me counts as an opponent. Ties: the smallest text. Bids by the hand.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import comb
from random import Random

from scopa_gui.ai.agent import Budget, OneStep
from scopa_gui.ai.briscola.best_card import best_card, trump_of
from scopa_gui.rules.briscola.game import BriscolaGame
from scopa_gui.rules.briscola.sight import seen_cards
from scopa_gui.rules.briscola.state import BriscolaView
from scopa_gui.rules.briscola.tricks import beats, best_of, points, strength, total
from scopa_gui.rules.cards import Card

WORTH_IT = 10
"""So many points are worth a trump."""


@dataclass(frozen=True, slots=True)
class RulePlayer:
    """Plays by rule."""

    game: BriscolaGame

    def start(self, view: BriscolaView, rng: Random, budget: Budget) -> OneStep:
        """Begin a decision; needs neither budget nor chance."""
        return best_card(self.game, view, lambda cards: self._choose(cards, view))

    def _choose(self, cards: Sequence[Card], view: BriscolaView) -> Card:
        trump = trump_of(view)
        plain = [card for card in cards if card.suit is not trump]
        if not view.table:
            return min(cards, key=lambda card: (points(card), card.suit is trump, _rank(card)))
        if plain and self._partner_keeps(view):
            return max(plain, key=lambda card: (points(card), -_rank(card)))
        place = len(view.table)
        taking = [
            card
            for card in cards
            if best_of((*view.table, card), trump) == place
            and (card.suit is not trump or total((*view.table, card)) >= WORTH_IT)
        ]
        if taking:
            return min(taking, key=lambda card: (card.suit is trump, points(card), _rank(card)))
        return min(plain or cards, key=lambda card: (points(card), _rank(card)))

    def _partner_keeps(self, view: BriscolaView) -> bool:
        """Whether a partner takes the trick, and is more likely than not to keep it."""
        me, leader = view.observer, view.leader
        if me is None or leader is None:
            return False
        seats = self.game.seating.seats
        trump = trump_of(view)
        best = best_of(view.table, trump)
        friends = partners(self.game, view)
        if (leader + best) % seats not in friends:
            return False
        after = [(leader + place) % seats for place in range(len(view.table) + 1, seats)]
        others = [seat for seat in after if seat not in friends]
        return not _expected(self.game, view, others, view.table[best])


def partners(game: BriscolaGame, view: BriscolaView) -> tuple[int, ...]:
    """The seats that the observer knows to be on its side, itself left out."""
    me = view.observer
    if me is None:
        return ()
    if view.caller is None:
        members = game.seating.members(game.seating.side_of(me))
        return tuple(seat for seat in members if seat != me)
    if view.partner is None:
        return ()
    calling = {view.caller, view.partner}
    side = calling if me in calling else set(range(game.seating.seats)) - calling
    return tuple(sorted(side - {me}))


def _expected(game: BriscolaGame, view: BriscolaView, seats: Sequence[int], best: Card) -> bool:
    """Whether one of these seats is more likely than not to hold a card that beats ``best``."""
    trump = trump_of(view)
    if any(beats(card, best, trump) for seat in seats for card in view.known[seat]):
        return True
    seen = seen_cards(view)
    unseen = [card for card in game.deck if card not in seen]
    better = sum(beats(card, best, trump) for card in unseen)
    hidden = sum(view.hand_counts[seat] - len(view.known[seat]) for seat in seats)
    none = comb(len(unseen) - better, hidden)
    return 2 * none < comb(len(unseen), hidden)


def _rank(card: Card) -> int:
    return strength(card.rank)
