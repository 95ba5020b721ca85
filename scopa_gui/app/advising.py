"""Advice in words: a move and what speaks for it, in one sentence."""

from collections.abc import Mapping, Sequence

from scopa_gui.ai.advice import Advice
from scopa_gui.ai.reasons.reason import Reason
from scopa_gui.app.i18n import Texts, decimal
from scopa_gui.app.narration import card_name, listed
from scopa_gui.app.review import Judged
from scopa_gui.rules.briscola.moves import Bid, Call, Pass
from scopa_gui.rules.briscola.moves import Play as BriscolaPlay
from scopa_gui.rules.cards import Card, parse_cards
from scopa_gui.rules.catalogue import AnyGame, Move
from scopa_gui.rules.scopa.moves import Cut, Declare, Play


def cards_of(move: Move) -> tuple[Card, ...]:
    """The card that a move plays, and those that it takes."""
    match move:
        case Play(card, taken):
            return (card, *taken)
        case BriscolaPlay(card):
            return (card,)
        case _:
            return ()


class Adviser:
    """Tells advice in one match.

    Args:
        texts: in the words of the game.
        names: of the seats.
    """

    def __init__(self, texts: Texts, game: AnyGame, names: Sequence[str]) -> None:
        self._texts = texts
        self._game = game
        self._names = tuple(names)

    def sentence(self, advice: Advice) -> str:
        """The move and what speaks for it."""
        move = self.move(advice.move)
        move = move[:1].upper() + move[1:]
        if not advice.reasons:
            return self._texts("advice.bare", move=move)
        reasons = listed(self._texts, [self.reason(reason) for reason in advice.reasons])
        return self._texts("advice.sentence", move=move, reasons=reasons)

    def judged(self, judged: Judged, *, fine: bool) -> str:
        """A move of the match beside the best one.

        Args:
            fine: whether it was as good as that.
        """
        texts, name = self._texts, self._names[judged.seat]
        sentence, move = self.sentence(judged.best), self.move(judged.played)
        if judged.played == judged.best.move:
            return texts("advice.review.best", name=name, sentence=sentence)
        if fine:
            return texts("advice.review.good", name=name, move=move)
        if judged.lost is None:
            return texts("advice.review.other", name=name, move=move, sentence=sentence)
        points = decimal(texts, judged.lost)
        return texts("advice.review.worse", name=name, move=move, points=points, sentence=sentence)

    # ---- moves

    def move(self, text: str) -> str:
        """A move by itself: «Seven of Coppe takes the Seven of Denari»."""
        texts = self._texts
        move: Move = self._game.parse_move(text)
        match move:
            case Play(card, taken):
                name = card_name(texts, card)
                if not taken:
                    return texts("advice.move.laid", card=name)
                return texts("advice.move.takes", card=name, taken=self._objects(taken))
            case Declare():
                return texts("advice.move.declare")
            case Cut():
                return texts("advice.move.cut")
            case BriscolaPlay(card):
                return card_name(texts, card)
            case Bid(rank, needed) as bid:
                if bid.word == rank.value:
                    return texts("advice.move.bid", rank=texts(f"card.short.{rank.value}"))
                return texts("advice.move.bid_points", n=needed)
            case Call(suit):
                return texts("advice.move.call", suit=texts(f"card.suit.{suit.value}"))
            case Pass():
                return texts("advice.move.pass")

    def _objects(self, cards: Sequence[Card]) -> str:
        texts = self._texts
        return listed(
            texts,
            [
                texts(f"card.object.{card.rank.value}", suit=texts(f"card.suit.{card.suit.value}"))
                for card in cards
            ],
        )

    # ---- reasons

    def reason(self, reason: Reason) -> str:
        """One statement about a move."""
        return self._texts(f"advice.why.{reason.key}", **self._filled(reason.data))

    def _filled(self, data: Mapping[str, object]) -> dict[str, object]:
        """What the sentence needs; it takes of it what it has a place for."""
        texts, filled = self._texts, dict(data)
        filled["coins"] = texts("card.suit.d")
        for name, value in data.items():
            match name, value:
                case "cards", str(written):
                    cards = parse_cards(written)
                    filled["cards"] = self._objects(cards)
                    filled["n"] = data.get("n", len(cards))
                case "short", str(rank):
                    filled["by"] = texts(f"card.with.{rank}")
                case "seat", int(seat):
                    filled["name"] = self._names[seat]
                case "suit", str(suit):
                    filled["suit"] = texts(f"card.suit.{suit}")
                case "term", str(term):
                    filled["term"] = texts(f"advice.term.{term}", coins=filled["coins"])
                case "points", float(points):
                    filled["points"] = decimal(texts, points)
                case _:
                    pass
        return filled
