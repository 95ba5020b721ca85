"""Whether the cards came as the deal's key says: what can be checked, and checking it.

Before the first card the fingerprint of the deal is shown; after the deal its key, from which the
order of all cards follows; after the match the secret, from which all keys follow one-way.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from scopa_gui.app.recording import recorded
from scopa_gui.rules import shuffle
from scopa_gui.rules.cards import Card
from scopa_gui.rules.catalogue import format_rules
from scopa_gui.rules.events import DealStarted, DeckCut, Event, PacketDealt
from scopa_gui.rules.record import Header
from scopa_gui.rules.run import MatchRun, SecretStocks


@dataclass(frozen=True)
class DealProof:
    """What proves a deal.

    Attributes:
        fingerprint: shown before the first card.
        key: of the deal, in hex digits.
        holds: whether the cards that were dealt are those that the key leads to.
    """

    fingerprint: str
    key: str
    holds: bool


def proofs(header: Header, run: MatchRun) -> tuple[DealProof, ...]:
    """A proof of every deal that was scored; none where the stocks were laid out by hand."""
    if not isinstance(header.stocks, SecretStocks):
        return ()
    recording = recorded(header, run)
    rules = format_rules(header.options)
    found = []
    for deal, attempt in enumerate(run.match.attempts):
        key = shuffle.deal_key(header.stocks.secret, deal, attempt)
        events = [logged.event for logged in recording.log if logged.deal == deal]
        stock = shuffle.shuffled(run.game.deck, key)
        print_ = shuffle.fingerprint(key, rules)
        found.append(DealProof(print_, key.hex(), came_from(stock, events)))
    return tuple(found)


def came_from(stock: Sequence[Card], events: Sequence[Event]) -> bool:
    """Whether the last deal among these events took its cards off this stock, in order."""
    left = list(stock)
    dealt: list[Card] = []
    for event in events:
        match event:
            case DealStarted():
                left, dealt = list(stock), []
            case DeckCut(_, at):
                left = left[at:] + left[:at]
            case PacketDealt(cards):
                dealt += [one.card for one in cards if one.card is not None]
            case _:
                pass
    return bool(dealt) and left[: len(dealt)] == dealt


def secret_of(header: Header) -> str:
    """The secret of a match in hex digits; empty where its stocks were laid out by hand."""
    return header.stocks.secret.hex() if isinstance(header.stocks, SecretStocks) else ""


def in_fours(digits: str) -> str:
    """Hex digits in groups that can be compared by eye."""
    return " ".join(digits[i : i + 4] for i in range(0, len(digits), 4))
