"""Choosing a move: from a card in the hand, or on the table, to one legal play. Pure.

A choice is a value. Every click gives the next choice, or a play when only one is left, or the
reason why it is refused. Nothing is shown as *the* capture before it is the only one.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from scopa_gui.rules.cards import Card, format_cards
from scopa_gui.rules.scopa.captures import FIFTEEN, CardSet
from scopa_gui.rules.scopa.moves import Play
from scopa_gui.rules.scopa.options import Capture
from scopa_gui.ui.table.marks import Mark, Refusal

Plays = Callable[[Card, Sequence[Card]], tuple[Play, ...]]
"""All plays of a hand card on a table."""


@dataclass(frozen=True)
class Nothing:
    """Nothing is chosen."""


@dataclass(frozen=True)
class Picked:
    """Table cards were clicked first; ``takers`` are the hand cards that could take them all."""

    cards: CardSet
    takers: tuple[Card, ...]


@dataclass(frozen=True)
class Lifted:
    """A hand card with several captures is lifted.

    Attributes:
        captures: all sets it may take.
        chosen: the table cards clicked so far, in that order.
        walked: which of the remaining captures the keyboard has lit.
    """

    card: Card
    captures: tuple[CardSet, ...]
    chosen: CardSet = ()
    walked: int | None = None

    @property
    def left(self) -> tuple[CardSet, ...]:
        """The captures that hold every chosen card."""
        chosen = set(self.chosen)
        return tuple(taken for taken in self.captures if chosen.issubset(taken))

    @property
    def lit(self) -> CardSet:
        """The table cards shown as chosen: clicked, or of the capture the keyboard is at."""
        return self.chosen if self.walked is None else self.left[self.walked]

    @property
    def total(self) -> int:
        """Sum of the values shown as chosen."""
        return sum(card.value for card in self.lit)

    @property
    def whole(self) -> CardSet | None:
        """The capture that the clicked cards make by themselves; larger ones may hold them too."""
        chosen = set(self.chosen)
        return next((taken for taken in self.captures if set(taken) == chosen), None)

    def mark(self, card: Card) -> Mark:
        """How a table card takes part."""
        if card in self.lit:
            return Mark.CHOSEN
        if any(card in taken for taken in self.left):
            return Mark.COULD
        return Mark.OUT

    def walk(self, step: int) -> "Lifted":
        """Light the next capture, or the one before."""
        count = len(self.left)
        if self.walked is None:
            return replace(self, walked=0 if step > 0 else count - 1)
        return replace(self, walked=(self.walked + step) % count)


Choice = Nothing | Picked | Lifted


@dataclass(frozen=True)
class Outcome:
    """What a click led to: another choice, a play, a refusal."""

    choice: Choice
    play: Play | None = None
    refused: Refusal | None = None


@dataclass(frozen=True)
class Position:
    """What can be chosen from.

    Attributes:
        capture: how cards are taken, for the reasons of refusals.
    """

    hand: tuple[Card, ...]
    table: tuple[Card, ...]
    plays: Plays
    capture: Capture = Capture.SUM

    def captures(self, card: Card) -> tuple[CardSet, ...]:
        """All sets that a hand card may take; empty if it is laid."""
        return self._captures[card]

    @cached_property
    def _captures(self) -> Mapping[Card, tuple[CardSet, ...]]:
        return {
            card: tuple(play.taken for play in self.plays(card, self.table) if play.taken)
            for card in self.hand
        }

    @cached_property
    def _reached(self) -> Mapping[Card, frozenset[Card]]:
        return {
            card: frozenset(other for taken in sets for other in taken)
            for card, sets in self._captures.items()
        }

    def reach(self, card: Card) -> tuple[Card, ...]:
        """All table cards that a hand card could take in some capture."""
        return tuple(other for other in self.table if other in self._reached[card])

    def takers(self, cards: Sequence[Card]) -> tuple[Card, ...]:
        """The hand cards that could take all these table cards at once."""
        wanted = set(cards)
        return tuple(
            card
            for card in self.hand
            if any(wanted.issubset(taken) for taken in self.captures(card))
        )


def click_hand(choice: Choice, card: Card, position: Position) -> Outcome:
    """A hand card is clicked: it plays if it has one outcome, else it is lifted or put back.

    Clicked again it takes the chosen cards, where they are a capture by themselves.
    """
    if isinstance(choice, Lifted) and choice.card == card:
        if choice.whole is not None:
            return Outcome(Nothing(), play=Play(card, choice.whole))
        return Outcome(Nothing())
    captures = position.captures(card)
    if isinstance(choice, Picked):
        if card in choice.takers:
            return _narrowed(Lifted(card, captures, choice.cards))
        refused = _reason(card, captures, choice.cards, position.capture)
        return Outcome(Nothing(), refused=refused)
    if len(captures) <= 1:
        return Outcome(Nothing(), play=Play(card, captures[0] if captures else ()))
    return Outcome(Lifted(card, captures))


def click_table(choice: Choice, card: Card, position: Position) -> Outcome:
    """A table card is clicked: chosen, given back, or refused with the reason."""
    if isinstance(choice, Lifted):
        return _choose(choice, card, position.capture)
    if isinstance(choice, Picked) and card in choice.cards:
        cards = tuple(other for other in choice.cards if other != card)
        return Outcome(Picked(cards, position.takers(cards)) if cards else Nothing())
    picked = (*choice.cards, card) if isinstance(choice, Picked) else (card,)
    takers = position.takers(picked)
    if not takers and len(picked) > 1:
        picked = (card,)
        takers = position.takers(picked)
    if not takers:
        return Outcome(Nothing(), refused=Refusal("table.nothing_takes", {"card": str(card)}))
    return Outcome(Picked(picked, takers))


def confirm(choice: Lifted) -> Outcome:
    """Take the capture that is lit."""
    if choice.walked is None and choice.whole is not None:
        return Outcome(Nothing(), play=Play(choice.card, choice.whole))
    if choice.walked is None:
        return Outcome(choice.walk(1))
    return Outcome(Nothing(), play=Play(choice.card, choice.left[choice.walked]))


def _choose(choice: Lifted, card: Card, capture: Capture) -> Outcome:
    chosen = choice.chosen
    if card in chosen:
        kept = tuple(other for other in chosen if other != card)
        return Outcome(replace(choice, chosen=kept, walked=None))
    widened = replace(choice, chosen=(*chosen, card), walked=None)
    if widened.left:
        return _narrowed(widened)
    refused = _reason(choice.card, choice.captures, widened.chosen, capture)
    return Outcome(replace(choice, walked=None), refused=refused)


def _narrowed(choice: Lifted) -> Outcome:
    left = choice.left
    if len(left) == 1:
        return Outcome(Nothing(), play=Play(choice.card, left[0]))
    return Outcome(choice)


def totals(card: Card, capture: Capture) -> tuple[int, ...]:
    """What cards may be worth together that a card takes, by any way."""
    match capture:
        case Capture.SUM:
            return (card.value,)
        case Capture.FIFTEEN:
            return (FIFTEEN - card.value,)
        case Capture.FIFTEEN_OR_EQUAL | Capture.SUM_OR_FIFTEEN:
            return card.value, FIFTEEN - card.value


def _reason(card: Card, captures: Sequence[CardSet], wanted: CardSet, capture: Capture) -> Refusal:
    """Why a card does not take just these table cards, nor these and others."""
    equal = tuple(taken[0] for taken in captures if taken[0].value == card.value)
    if equal and len(equal) == len(captures):
        return Refusal("illegal.equal_first", {"card": format_cards(equal)})
    total = sum(other.value for other in wanted)
    if equal and total == card.value:
        return Refusal("illegal.equal_first", {"card": format_cards(equal)})
    goals = totals(card, capture)
    if total > max(goals) or not captures:
        return _wrong_total(card, total, capture)
    if total in goals:
        return Refusal("illegal.fewest_first", {"n": min(map(len, captures))})
    return Refusal("table.not_together", {"card": format_cards(wanted)})


def _wrong_total(card: Card, total: int, capture: Capture) -> Refusal:
    match capture:
        case Capture.SUM:
            return Refusal("illegal.wrong_sum", {"total": total, "wanted": card.value})
        case Capture.FIFTEEN | Capture.FIFTEEN_OR_EQUAL:
            return Refusal("illegal.not_fifteen", {"total": total + card.value})
        case Capture.SUM_OR_FIFTEEN:
            data = {"total": total, "wanted": card.value, "fifteen": FIFTEEN - card.value}
            return Refusal("illegal.neither_sum_nor_fifteen", data)
