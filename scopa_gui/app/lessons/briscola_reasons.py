"""Why a card is worse than another in Briscola, computed by the rules; see ``reasons``."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType

from scopa_gui.rules.briscola.game import BriscolaGame
from scopa_gui.rules.briscola.moves import Play
from scopa_gui.rules.briscola.state import BriscolaState, TrickTaken
from scopa_gui.rules.briscola.tricks import beats, points
from scopa_gui.rules.cards import Card

Words = Mapping[str, object]
LOAD = 10
"""Aces and threes, the carichi, have at least so many points."""


@dataclass(frozen=True)
class Trick:
    """What playing a card leads to.

    Attributes:
        before: the deal with the seat on turn that plays it.
    """

    game: BriscolaGame
    before: BriscolaState
    card: Card

    @cached_property
    def _taken(self) -> TrickTaken | None:
        events = self.game.apply(self.before, Play(self.card)).events
        return next((event for event in events if isinstance(event, TrickTaken)), None)

    @property
    def wins(self) -> bool:
        """Whether it takes the trick at once."""
        return self._taken is not None and self._taken.seat == self.before.turn

    @property
    def loses(self) -> bool:
        """Whether the trick goes to somebody else at once."""
        return self._taken is not None and not self.wins

    @property
    def points(self) -> int:
        """What the trick is worth with it."""
        return self._taken.points if self._taken is not None else points(self.card)

    @property
    def trump(self) -> bool:
        """Whether it is a trump."""
        return self.card.suit is self.before.trump

    @property
    def leads(self) -> bool:
        """Whether it opens the trick."""
        return not self.before.table

    @cached_property
    def beaten_by(self) -> tuple[Card, ...]:
        """The unseen cards that would take it, once led."""
        trump = self.before.trump
        assert trump is not None
        assert self.before.turn is not None
        seen = {*self.before.hands[self.before.turn], *self.before.table}
        seen.update(card for pile in self.before.piles for card in pile)
        return tuple(
            card for card in self.game.deck if card not in seen and beats(card, self.card, trump)
        )


Reason = Callable[[Trick, Trick], Words | None]


def gives_points(card: Trick, best: Trick) -> Words | None:
    """The trick is lost anyway, and this adds more points to it."""
    if not (card.loses and best.loses) or points(card.card) <= points(best.card):
        return None
    return {"taken": str(card.card), "n": points(card.card), "best": points(best.card)}


def lets_go(card: Trick, best: Trick) -> Words | None:
    """It loses a trick that can be taken."""
    return {"n": card.points} if best.wins and card.loses else None


def wins_less(card: Trick, best: Trick) -> Words | None:
    """It takes the trick, but with fewer points in it."""
    if not (card.wins and best.wins) or card.points >= best.points:
        return None
    return {"n": card.points, "best": best.points}


def dear_trump(card: Trick, best: Trick) -> Words | None:
    """It takes the trick with a trump where a card of the suit, or a smaller trump, does."""
    if not (card.wins and best.wins and card.trump):
        return None
    if best.trump and not beats(card.card, best.card, card.card.suit):
        return None
    return {"taken": str(card.card)}


def spends_trump(card: Trick, best: Trick) -> Words | None:
    """It spends a trump on a trick with next to nothing in it."""
    if not (card.wins and card.trump and best.loses):
        return None
    table = card.points - points(card.card)
    return {"taken": str(card.card), "n": table} if table < LOAD else None


def leads_load(card: Trick, best: Trick) -> Words | None:
    """It leads an ace or a three that can be taken."""
    if not card.leads or points(card.card) < LOAD or points(best.card) >= LOAD:
        return None
    count = len(card.beaten_by)
    return {"taken": str(card.card), "points": points(card.card), "n": count} if count else None


def leads_trump(card: Trick, best: Trick) -> Words | None:
    """It leads a trump without need."""
    if not card.leads or not card.trump or best.trump:
        return None
    return {"taken": str(card.card)}


REASONS: Mapping[str, Reason] = MappingProxyType(
    {
        "gives_points": gives_points,
        "lets_go": lets_go,
        "wins_less": wins_less,
        "dear_trump": dear_trump,
        "spends_trump": spends_trump,
        "leads_load": leads_load,
        "leads_trump": leads_trump,
    }
)
"""By name."""
