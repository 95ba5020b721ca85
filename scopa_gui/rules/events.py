"""Events shared by every family: what happened, in the past tense.

An event carries the full truth for the application; ``seen_from`` gives the copy for one observer.
Which seats see a card is decided by the rules when the event is made, not by whoever shows it.
"""

from dataclasses import dataclass, replace
from typing import Self

from scopa_gui.rules.cards import Card


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened; most events are the same for everybody."""

    @property
    def mover(self) -> int | None:
        """The seat whose move this is, or is part of; None where nobody moved."""
        return None

    @property
    def counted(self) -> tuple[str, int] | None:
        """What somebody got by it, where summaries count that: a word and the seat."""
        return None

    @property
    def settles(self) -> str | None:
        """Why moves before it cannot be taken back, as the end of a message key; None if they can.

        It has made something known that was hidden.
        """
        return None

    def seen_from(self, observer: int | None) -> Self:
        """The event as ``observer`` saw it; None is an onlooker without a seat."""
        return self


@dataclass(frozen=True, slots=True)
class DealtCard:
    """One card of a packet.

    Attributes:
        seat: who got it; None is the table.
        card: the card, or None where the observer saw its back.
        seen_by: the seats that see its face; None means everybody.
    """

    seat: int | None
    card: Card | None
    seen_by: tuple[int, ...] | None


@dataclass(frozen=True, slots=True)
class DealStarted(Event):
    """The dealer took up a shuffled deck of ``stock_count`` cards."""

    dealer: int
    stock_count: int


@dataclass(frozen=True, slots=True)
class DeckCut(Event):
    """``seat`` cut the deck: the first ``at`` cards went underneath."""

    seat: int
    at: int


@dataclass(frozen=True, slots=True)
class PacketDealt(Event):
    """Cards came off the stock, in this order."""

    cards: tuple[DealtCard, ...]

    @property
    def settles(self) -> str:
        """New cards are known."""
        return "stock"

    def seen_from(self, observer: int | None) -> "PacketDealt":
        return replace(
            self,
            cards=tuple(
                dealt
                if dealt.seen_by is None or observer in dealt.seen_by
                else replace(dealt, card=None)
                for dealt in self.cards
            ),
        )


@dataclass(frozen=True, slots=True)
class TurnStarted(Event):
    """It is the turn of ``seat``."""

    seat: int


@dataclass(frozen=True, slots=True)
class DealVoided(Event):
    """The deal does not count; the same dealer deals again. ``reason`` is a message key's end."""

    reason: str
