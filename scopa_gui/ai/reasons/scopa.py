"""Why a play of the Scopa family is good.

A play is made by the rules on a table as its player knows it; what it then takes and leaves is
certain. What the next opponent could do is looked at for every card that he may hold. Of all that
is true those statements are chosen that belong to what decided the search.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random

from scopa_gui.ai.knowledge import Knowledge
from scopa_gui.ai.reasons.reason import Reason
from scopa_gui.ai.search.points import Term
from scopa_gui.rules.cards import SETTEBELLO, Card, Rank, Suit, format_cards, in_order
from scopa_gui.rules.scopa.captures import captures, sweeps
from scopa_gui.rules.scopa.game import ScopaGame
from scopa_gui.rules.scopa.moves import Play
from scopa_gui.rules.scopa.options import Capture
from scopa_gui.rules.scopa.scoring import napola, piccola, primiera
from scopa_gui.rules.scopa.state import CardsCaptured, LeftoversTaken, ScopaMade, ScopaView

MOST = 3
"""Statements in a sentence."""
SPEAKS = 0.05
"""Points from which a term speaks for a play."""
HELPFUL = (Rank.SETTE, Rank.SEI, Rank.ASSO)
"""What is worth keeping for the primiera, best first."""


@dataclass(frozen=True, slots=True)
class Effect:
    """What a play does, and what it lets the next opponent do.

    Attributes:
        won: the cards that go to the own pile, the one played among them; none where it is laid.
        leftovers: cards left at the end of the deal that the own side gets.
        table: what the next player finds.
        opponent: who plays next, if that is an opponent.
        could_hold: the cards that this opponent may then play.
        sweepers: those of them that would make a scopa.
        in_reach: the table cards that any of them could take.
    """

    won: tuple[Card, ...]
    scopa: bool
    leftovers: int
    table: tuple[Card, ...]
    opponent: int | None
    could_hold: tuple[Card, ...]
    sweepers: tuple[Card, ...]
    in_reach: frozenset[Card]

    @staticmethod
    def of(game: ScopaGame, view: ScopaView, play: Play) -> "Effect":
        """The effect of a play of the observer, who is on turn."""
        known = Knowledge.of(game, view)
        step = game.apply(game.determinize(view, Random(0)), play)
        won: tuple[Card, ...] = ()
        scopa, leftovers = False, 0
        for event in step.events:
            match event:
                case CardsCaptured(_, card, taken):
                    won = in_order((card, *taken))
                case ScopaMade():
                    scopa = True
                case LeftoversTaken(int(seat), cards):
                    own = game.seating.side_of(seat) == game.seating.side_of(known.seat)
                    leftovers = len(cards) if own else 0
                case _:
                    pass
        table, turn = step.state.table, known.ahead(1)
        if turn is None or known.is_partner(turn.seat):
            return Effect(won, scopa, leftovers, table, None, (), (), frozenset())
        held = turn.face_up or known.unseen
        options = game.options
        counts = not turn.last or bool(options.last_card_scopa)
        taken_by = {card: captures(card, table, options) for card in held}
        sweepers = tuple(
            card
            for card, sets in taken_by.items()
            if counts and any(sweeps(card, table, taken, options) for taken in sets)
        )
        reach = frozenset(one for sets in taken_by.values() for taken in sets for one in taken)
        return Effect(won, scopa, leftovers, table, turn.seat, held, sweepers, reach)


@dataclass(frozen=True, slots=True)
class _Play:
    """A play with all that can be said about it."""

    game: ScopaGame
    view: ScopaView
    play: Play
    effect: Effect

    def of_term(self, term: Term) -> Iterator[Reason]:
        """What is true of the play in one of the things that it is valued by."""
        match term:
            case Term.SCOPE:
                yield from self._scope()
            case Term.SETTEBELLO:
                yield from self._settebello()
            case Term.DENARI:
                yield from self._denari()
            case Term.CARTE:
                if len(self.effect.won) > 1:
                    yield Reason("cards", {"n": len(self.effect.won)})
            case Term.PRIMIERA:
                yield from self._primiera()
            case Term.BONUS:
                yield from self._bonus()
            case Term.TABLE:
                yield from self._table()

    @property
    def _rest(self) -> tuple[Card, ...]:
        return tuple(card for card in self.view.hand if card != self.play.card)

    @property
    def _pile(self) -> tuple[Card, ...]:
        """The captured cards of the own side."""
        seating, me = self.game.seating, self.view.observer
        assert me is not None, "whoever plays has a seat"
        members = seating.members(seating.side_of(me))
        return tuple(card for seat in members for card in self.view.piles[seat])

    def _scope(self) -> Iterator[Reason]:
        effect = self.effect
        if effect.scopa:
            yield Reason("scopa")
        if not effect.table or effect.opponent is None:
            return
        total = sum(card.value for card in effect.table)
        if not effect.sweepers:
            if self.game.seating.seats == 2:
                yield Reason("safe", {"total": total})
            else:
                yield Reason("safe_from", {"total": total, "seat": effect.opponent})
        elif len({card.rank for card in effect.sweepers}) == 1:
            rank = effect.sweepers[0].rank.value
            yield Reason("one_danger", {"total": total, "short": rank})

    def _settebello(self) -> Iterator[Reason]:
        effect = self.effect
        if SETTEBELLO in effect.won:
            yield Reason("settebello")
        elif SETTEBELLO in self._rest:
            yield Reason("keeps_settebello")
        elif SETTEBELLO in effect.table and self._out_of_reach(SETTEBELLO):
            yield Reason("settebello_safe")

    def _denari(self) -> Iterator[Reason]:
        coins = [card for card in self.effect.won if card.suit is Suit.DENARI]
        if coins:
            yield Reason("coins", {"n": len(coins)})
        elif not self.effect.won and self.play.card.suit is not Suit.DENARI:
            kept = [card for card in self._rest if card.suit is Suit.DENARI]
            if kept:
                yield Reason("keeps", {"cards": format_cards(in_order(kept))})

    def _primiera(self) -> Iterator[Reason]:
        won = self.effect.won
        if won:
            pile, options = self._pile, self.game.options
            better = [
                card
                for card in won
                if card.rank in HELPFUL
                and primiera(((*pile, *won),), options).values
                > primiera(((*pile, *(one for one in won if one != card)),), options).values
            ]
            if better:
                yield Reason("primiera", {"cards": format_cards(better)})
        elif self.play.card.rank not in HELPFUL:
            for rank in HELPFUL:
                kept = [card for card in self._rest if card.rank is rank]
                if kept:
                    yield Reason("keeps", {"cards": format_cards(kept)})
                    return

    def _bonus(self) -> Iterator[Reason]:
        won, options = self.effect.won, self.game.options
        bonus = [card for card in won if card in options.bonus]
        if bonus:
            yield Reason("bonus", {"cards": format_cards(bonus)})
        for count, in_force in ((napola, options.napola), (piccola, options.piccola)):
            before, after = (count((pile,), options).values[0] for pile in (self._pile, self._with))
            if in_force and after > before:
                yield Reason("napola", {"n": after})
                return

    @property
    def _with(self) -> tuple[Card, ...]:
        return (*self._pile, *self.effect.won)

    def _table(self) -> Iterator[Reason]:
        if self.effect.leftovers:
            yield Reason("leftovers", {"n": self.effect.leftovers})

    def laid(self) -> Iterator[Reason]:
        """What is true of a card that is laid."""
        card = self.play.card
        if self.effect.won or card not in self.effect.table:
            return
        if self.effect.opponent is not None and self._out_of_reach(card):
            yield Reason("out_of_reach")
        twins = [other for other in self._rest if other.rank is card.rank]
        if twins and self.game.options.capture is not Capture.FIFTEEN:
            yield Reason("twin", {"short": card.rank.value})

    def _out_of_reach(self, card: Card) -> bool:
        return self.effect.opponent is not None and card not in self.effect.in_reach


LAST = ("safe", "safe_from", "one_danger")
"""Statements that end a sentence."""
ALWAYS = ("scopa", "settebello")
"""Statements that are made whatever decided."""
ALIKE = (
    ("coins", "cards", "leftovers"),
    ("keeps", "keeps_settebello", "twin"),
    ("settebello", "coins"),
    ("settebello_safe", "out_of_reach"),
)
"""Statements of which one is enough in a sentence."""


def statements(game: ScopaGame, view: ScopaView, play: Play) -> tuple[Reason, ...]:
    """Everything that can be said about a play without weighing it."""
    told = _Play(game, view, play, Effect.of(game, view, play))
    found = [reason for term in Term for reason in told.of_term(term)]
    return (*found, *told.laid())


def why(
    game: ScopaGame, view: ScopaView, play: Play, ahead: Mapping[Term, float] | None = None
) -> tuple[Reason, ...]:
    """What speaks for a play, the most important first.

    Args:
        ahead: by how much the play goes before another, term by term; None where nothing was
            weighed.
    """
    told = _Play(game, view, play, Effect.of(game, view, play))
    terms = tuple(Term) if ahead is None else _deciding(ahead)
    found = [reason for term in terms for reason in told.of_term(term)]
    others = [reason for term in Term if term not in terms for reason in told.of_term(term)]
    found[:0] = [reason for reason in others if reason.key in ALWAYS]
    found.sort(key=lambda reason: reason.key not in ALWAYS)
    if len(found) < MOST - 1:
        found += told.laid()
    if not found and ahead and terms:
        found.append(Reason("term", {"term": terms[0].value, "points": ahead[terms[0]]}))
    found += [reason for reason in others if reason.key in LAST]
    chosen = _one_of_a_kind(found)[:MOST] or [Reason("even")]
    return tuple(sorted(chosen, key=lambda reason: reason.key in LAST))


def _deciding(ahead: Mapping[Term, float]) -> tuple[Term, ...]:
    """The terms that speak for a play, the strongest first."""
    speaking = [term for term in Term if ahead[term] > SPEAKS]
    return tuple(sorted(speaking, key=lambda term: -ahead[term]))


def _one_of_a_kind(reasons: Sequence[Reason]) -> list[Reason]:
    """The statements without those that say much the same as one before."""
    found: list[Reason] = []
    for reason in reasons:
        said = {other.key for other in found}
        if not any(reason.key in group and said & set(group) for group in ALIKE):
            found += [] if reason in found else [reason]
    return found
