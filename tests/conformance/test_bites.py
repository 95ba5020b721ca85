"""The suite bites: each of these games breaks one promise, and the suite says which."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest

from scopa_gui.rules.briscola.game import BriscolaGame
from scopa_gui.rules.briscola.moves import Call
from scopa_gui.rules.briscola.state import PartnerRevealed, ShownHand
from scopa_gui.rules.cards import Card, in_order
from scopa_gui.rules.catalogue import Move, State, View, parse_rules
from scopa_gui.rules.events import Event, PacketDealt
from scopa_gui.rules.game import DealResult, Step
from scopa_gui.rules.scopa.game import ScopaGame
from scopa_gui.rules.scopa.moves import Play
from scopa_gui.rules.scopa.state import HandDeclared, Phase, ScopaMade
from tests.conformance import checks
from tests.conformance.checks import Broken, check_deal


class TellsTheNextCard(ScopaGame):
    """A view in which the next card of the stock lies on the table."""

    def view(self, state: State, seat: int | None) -> View:
        view = super().view(state, seat)
        return replace(view, table=(*view.table, *state.stock[:1]))


class DealsOpenHands(ScopaGame):
    """Everybody sees what everybody is dealt."""

    def deal(self, stock: Sequence[Card], dealer: int) -> Step[State]:
        step = super().deal(stock, dealer)
        return Step(step.state, tuple(map(self._opened, step.events)))

    @staticmethod
    def _opened(event: Event) -> Event:
        if not isinstance(event, PacketDealt):
            return event
        return PacketDealt(tuple(replace(dealt, seen_by=None) for dealt in event.cards))


class KeepsScopeToItself(ScopaGame):
    """Nobody is told of a scopa."""

    def apply(self, state: State, move: Move) -> Step[State]:
        step = super().apply(state, move)
        told = tuple(event for event in step.events if not isinstance(event, ScopaMade))
        return Step(step.state, told)


class LosesCards(ScopaGame):
    """A card falls under the table."""

    def apply(self, state: State, move: Move) -> Step[State]:
        step = super().apply(state, move)
        return Step(replace(step.state, table=step.state.table[1:]), step.events)


class AllowsAnything(ScopaGame):
    """Cards may be taken whatever they are worth."""

    def check_play(self, hand: Sequence[Card], table: Sequence[Card], move: Play) -> None:
        return None


class HidesDeclaredHands(ScopaGame):
    """Nobody is told which hand lies face up."""

    def apply(self, state: State, move: Move) -> Step[State]:
        step = super().apply(state, move)
        told = (event for event in step.events if not isinstance(event, HandDeclared))
        return Step(step.state, tuple(told))


class OpensHalfAHand(ScopaGame):
    """Of a declared hand one card stays covered."""

    def apply(self, state: State, move: Move) -> Step[State]:
        step = super().apply(state, move)
        face_up = tuple(cards[:2] for cards in step.state.face_up)
        return Step(replace(step.state, face_up=face_up), step.events)


class GuessesAnotherHand(ScopaGame):
    """A guess in which the observer's own hand is in another order."""

    def determinize(self, view: View, rng: Random) -> State:
        state = super().determinize(view, rng)
        return replace(state, hands=tuple(in_order(hand)[::-1] for hand in state.hands))


class StopsTooEarly(ScopaGame):
    """Nobody can move once twenty cards have been played."""

    def legal_moves(self, state: State) -> tuple[Move, ...]:
        played = sum(map(len, state.piles)) + len(state.table)
        return () if played > 20 else super().legal_moves(state)


class CountsTwice(ScopaGame):
    """A point that no category has given."""

    def result(self, state: State) -> DealResult | None:
        result = super().result(state)
        if result is None or state.phase is not Phase.OVER:
            return None
        return replace(result, points=tuple(points + 1 for points in result.points))


class TellsThePartner(BriscolaGame):
    """Everybody is told who holds the called card."""

    def view(self, state: State, seat: int | None) -> View:
        return replace(super().view(state, seat), partner=state.partner)


class RevealsAtOnce(BriscolaGame):
    """The partner is named with the suit."""

    def apply(self, state: State, move: Move) -> Step[State]:
        step = super().apply(state, move)
        if not isinstance(move, Call):
            return step
        told = PartnerRevealed(step.state.partner, step.state.caller)
        return Step(step.state, (*step.events, told))


class LetsEverybodyLook(BriscolaGame):
    """The last cards are seen by all, not by partners alone."""

    def _shown(self, seat: int, hand: tuple[Card, ...]) -> ShownHand:
        return ShownHand(seat, hand, tuple(range(self.seating.seats)))


BROKEN_BRISCOLA: dict[type[BriscolaGame], tuple[str, str]] = {
    TellsThePartner: ("chiamata", "fold into another view"),
    RevealsAtOnce: ("chiamata", "fold into another view"),
    LetsEverybodyLook: ("briscola(seats=4)", "is told"),
}


@pytest.mark.parametrize("game", BROKEN_BRISCOLA, ids=lambda game: game.__name__)
def test_a_broken_promise_of_briscola_is_found(
    game: type[BriscolaGame], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checks, "game_for", game)
    code, promise = BROKEN_BRISCOLA[game]
    with pytest.raises(Broken) as broken:
        check_deals(30, code)
    assert promise in str(broken.value)


BROKEN: dict[type[ScopaGame], str] = {
    TellsTheNextCard: "is told",
    DealsOpenHands: "is told",
    KeepsScopeToItself: "fold into another view",
    HidesDeclaredHands: "fold into another view",
    OpensHalfAHand: "a hand lies open whole or not at all",
    LosesCards: "all cards are there",
    AllowsAnything: "is not legal and was played",
    GuessesAnotherHand: "cannot tell a guess apart",
    StopsTooEarly: "somebody can move until the deal is over",
    CountsTwice: "fold into another view",
}


def check_deals(count: int, *codes: str) -> None:
    """So many deals of each game."""
    for seed in range(count):
        for code in codes:
            check_deal(parse_rules(code), Random(seed))


@pytest.mark.parametrize("game", BROKEN, ids=lambda game: game.__name__)
def test_a_broken_promise_is_found_and_printed(
    game: type[ScopaGame], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checks, "game_for", game)
    with pytest.raises(Broken) as broken:
        check_deals(30, "scopa", "cirulla")  # the plainest, and the one with most to tell
    text = str(broken.value)
    assert BROKEN[game] in text
    assert "stock:  " in text
    assert "moves:  " in text
