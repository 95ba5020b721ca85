"""What happened, and why not, in words.

Sentences come from the language files; this module only fits cards and names into them.
"""

from collections.abc import Mapping, Sequence

from scopa_gui.app.i18n import Texts
from scopa_gui.rules.cards import Card, CardError, parse_card
from scopa_gui.rules.catalogue import Options, nearest_preset
from scopa_gui.rules.events import DealStarted, DealVoided, DeckCut, Event, PacketDealt
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


def _suit(texts: Texts, card: Card) -> str:
    return texts(f"card.suit.{card.suit.value}")


def sentence(texts: Texts, key: str, data: Mapping[str, object]) -> str:
    """The sentence of a message key; a nested ``(key, data)`` reason becomes words too.

    ``data`` may hold card texts under ``card`` or ``cards``; they become names.
    """
    filled = dict(data)
    for name in ("card", "cards"):
        if isinstance(filled.get(name), str):
            filled[name] = _card_words(texts, str(filled[name]))
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
            case PacketDealt():
                return None
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
                return None

    def _object(self, card: Card) -> str:
        """The card as something taken or laid: «il Sette di denari»."""
        return self._texts(
            f"card.object.{card.rank.value}", suit=self._texts(f"card.suit.{card.suit.value}")
        )

    def _short(self, card: Card) -> str:
        """The rank as something taken: «il Sette»."""
        return self._texts(f"card.short.{card.rank.value}")

    def _with(self, card: Card) -> str:
        """The rank as what it was taken with: «col Sette»."""
        return self._texts(f"card.with.{card.rank.value}")
