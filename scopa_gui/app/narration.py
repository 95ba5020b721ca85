"""What happened, and why not, in words.

Sentences come from the language files; this module only fits cards and names into them.
"""

from collections import Counter
from collections.abc import Mapping, Sequence

from scopa_gui.app.i18n import Texts
from scopa_gui.rules.briscola.moves import Bid
from scopa_gui.rules.briscola.state import (
    AuctionWon,
    BidMade,
    BidPassed,
    CardPlayed,
    PartnerRevealed,
    PartnersLooked,
    SuitNamed,
    TrickTaken,
    TrumpTurned,
)
from scopa_gui.rules.cards import Card, CardError, parse_card
from scopa_gui.rules.catalogue import Options, nearest_preset
from scopa_gui.rules.events import DealStarted, DealtCard, DealVoided, DeckCut, Event, PacketDealt
from scopa_gui.rules.scopa.state import (
    CardLaid,
    CardsCaptured,
    HandDeclared,
    LeftoversTaken,
    OpeningTaken,
    ScopaMade,
)


def in_words_of(texts: Texts, options: Options) -> Texts:
    """The texts in the words of the game nearest to the rules."""
    return texts.of_game(nearest_preset(options))


def listed(texts: Texts, parts: Sequence[str]) -> str:
    """Parts in a row as the language writes it: ``a, b e c``."""
    if len(parts) < 2:
        return "".join(parts)
    return texts("log.and", first=", ".join(parts[:-1]), last=parts[-1])


def card_name(texts: Texts, card: Card) -> str:
    """The card's full name without an article: «Sette di denari»."""
    return texts("card.name", rank=texts(f"card.rank.{card.rank.value}"), suit=_suit(texts, card))


def card_object(texts: Texts, card: Card) -> str:
    """The card as something taken or laid: «il Sette di denari»."""
    return texts(f"card.object.{card.rank.value}", suit=_suit(texts, card))


def _suit(texts: Texts, card: Card) -> str:
    return texts(f"card.suit.{card.suit.value}")


def sentence(texts: Texts, key: str, data: Mapping[str, object]) -> str:
    """The sentence of a message key; a nested ``(key, data)`` reason becomes words too.

    ``data`` may hold card texts under ``card`` or ``cards``, a suit under ``suit`` and ranks under
    ``bid`` and ``last``; they become names. A card under ``taken`` is told as something taken, a
    rank under ``by`` as what it was taken with.
    """
    filled = dict(data)
    for name in ("card", "cards"):
        if isinstance(filled.get(name), str):
            filled[name] = _card_words(texts, str(filled[name]))
    if isinstance(filled.get("taken"), str):
        filled["taken"] = card_object(texts, parse_card(str(filled["taken"])))
    for name, table in (("suit", "suit"), ("bid", "rank"), ("last", "rank"), ("by", "with")):
        if (word := f"card.{table}.{filled.get(name)}") in texts:
            filled[name] = texts(word)
    match filled.get("reason"):
        case (str(inner), Mapping() as values):
            filled["reason"] = sentence(texts, inner, values)
    return texts(key, **filled)


def _card_words(texts: Texts, words: str) -> str:
    try:
        cards = [parse_card(word) for word in words.split()]
    except CardError:
        return words
    return listed(texts, [card_name(texts, card) for card in cards])


class Narrator:
    """Tells events of one match; ``names`` are the seats' names."""

    def __init__(self, texts: Texts, names: Sequence[str]) -> None:
        self._texts = texts
        self._names = tuple(names)

    def event(self, event: Event) -> str | None:
        """A line for the log, or None where there is nothing to say."""
        texts = self._texts
        match event:
            case DealStarted(dealer):
                return texts("log.deal", name=self._names[dealer])
            case DeckCut(seat):
                return texts("log.cut", name=self._names[seat])
            case PacketDealt(cards):
                return self._dealt(cards)
            case OpeningTaken(seat, _, worth):
                return texts("log.opening", name=self._names[seat], worth=worth)
            case HandDeclared(seat, cards, points):
                shown = listed(texts, [card_name(texts, card) for card in cards])
                return texts("log.declared", name=self._names[seat], cards=shown, n=points)
            case CardLaid(seat, card):
                return texts("log.laid", name=self._names[seat], card=self._object(card))
            case CardsCaptured(seat, card, taken):
                if not taken:
                    return texts("log.took_itself", name=self._names[seat], card=self._object(card))
                if len(taken) == 1:
                    return texts(
                        "log.took_one",
                        name=self._names[seat],
                        taken=self._object(taken[0]),
                        by=self._with(card),
                    )
                return texts(
                    "log.took",
                    name=self._names[seat],
                    taken=listed(texts, [self._short(other) for other in taken]),
                    by=self._with(card),
                )
            case ScopaMade(seat):
                return texts("log.scopa", name=self._names[seat])
            case LeftoversTaken(seat, cards):
                if seat is None:
                    return texts("log.nobody_left", n=len(cards))
                return texts("log.leftovers", name=self._names[seat], n=len(cards))
            case DealVoided(reason):
                return texts(f"log.void_{reason}")
            case _:
                return self._briscola(event)

    def _dealt(self, cards: Sequence[DealtCard]) -> str | None:
        """What comes onto the table, and whether hands are filled anew; not each card drawn."""
        shown = [dealt.card for dealt in cards if dealt.seat is None and dealt.card is not None]
        counts = Counter(dealt.seat for dealt in cards if dealt.seat is not None)
        texts, told = self._texts, []
        each = max(counts.values(), default=0)
        if each > 1:
            told.append(texts("log.dealt", n=each))
        if shown:
            names = listed(texts, [card_name(texts, card) for card in shown])
            told.append(texts("log.on_table", cards=names))
        return " ".join(told) or None

    def _briscola(self, event: Event) -> str | None:
        """A line for what happens in Briscola alone."""
        texts = self._texts
        match event:
            case TrumpTurned(card):
                return texts("log.trump", card=card_name(texts, card))
            case BidMade(seat, Bid(rank, needed) as bid):
                if bid.word == rank.value:
                    called = texts(f"card.short.{rank.value}")
                    return texts("log.bid", name=self._names[seat], rank=called)
                return texts("log.bid_points", name=self._names[seat], n=needed)
            case BidPassed(seat):
                return texts("log.passed", name=self._names[seat])
            case AuctionWon(seat):
                return texts("log.auction", name=self._names[seat])
            case SuitNamed(seat, card):
                called, suit = self._object(card), _suit(texts, card)
                return texts("log.called", name=self._names[seat], card=called, suit=suit)
            case CardPlayed(seat, card):
                return texts("log.played", name=self._names[seat], card=self._object(card))
            case PartnerRevealed(seat, caller):
                if seat == caller:
                    return texts("log.called_own", name=self._names[seat])
                return texts("log.partner", name=self._names[seat], caller=self._names[caller])
            case TrickTaken(seat):
                return texts("log.trick", name=self._names[seat])
            case PartnersLooked():
                return texts("log.looked")
            case _:
                return None

    def _object(self, card: Card) -> str:
        return card_object(self._texts, card)

    def _short(self, card: Card) -> str:
        """The rank as something taken: «il Sette»."""
        return self._texts(f"card.short.{card.rank.value}")

    def _with(self, card: Card) -> str:
        """The rank as what it was taken with: «col Sette»."""
        return self._texts(f"card.with.{card.rank.value}")
