"""Reasons for plays of the Scopa family: each is true by the rules where it is given.

What a reason says is proved here by dealing the hidden cards anew and playing on, not by the code
that states it.
"""

from collections.abc import Iterator
from random import Random

import pytest

from scopa_gui.ai.knowledge import Knowledge
from scopa_gui.ai.reasons.reason import Reason
from scopa_gui.ai.reasons.scopa import statements, why
from scopa_gui.ai.search.points import Term
from scopa_gui.rules.cards import SETTEBELLO, Card, Suit, parse_cards
from scopa_gui.rules.game import Step
from scopa_gui.rules.scopa.game import ScopaGame
from scopa_gui.rules.scopa.moves import Play
from scopa_gui.rules.scopa.scoring import best_of_suits, primiera_sum
from scopa_gui.rules.scopa.state import (
    CardLaid,
    CardsCaptured,
    LeftoversTaken,
    ScopaMade,
    ScopaState,
    ScopaView,
)
from tests.ai.support import EVERY_TABLE, states
from tests.positions import card, game, position

MORE_TABLES = (
    "rebello",
    "napola(bonus=6d+Rd)",
    "quindici(seats=3)",
    "assi(ace_sweep_scores=on)",
    "scopa(last_card_scopa=on)",
    "scopa(leftovers=last_player)",
    "scopa(primiera=sevens)",
)


def said(state: ScopaState, play: str, code: str = "scopa") -> dict[str, Reason]:
    """Everything that is said of a play of the seat on turn, by its key."""
    playing = game(code)
    view = playing.view(state, playing.to_move(state))
    move = playing.parse_move(play)
    assert isinstance(move, Play)
    return {reason.key: reason for reason in statements(playing, view, move)}


# ---- single positions


def test_a_scopa_is_told() -> None:
    assert "scopa" in said(position(hands=("7c 2d Rs", "Fs 3d 4b"), table="3c 4c"), "7cx3c4c")


def test_the_settebello_is_told() -> None:
    found = said(position(hands=("7c 2d Rs", "Fs 3d 4b"), table="7d Rc"), "7cx7d")
    assert "settebello" in found


def test_fourteen_is_safe() -> None:
    state = position(hands=("7c 2d Rs", "Fs 3d 4b"), table="7d Rc 4d")
    assert said(state, "7cx7d")["safe"].data == {"total": 14}


def test_fourteen_is_no_safety_where_fifteen_counts() -> None:
    state = position("quindici", hands=("Fd 2d Rs", "Fs 3d 4b"), table="7d Rc 4d")
    found = said(state, "Fdx7d", "quindici")
    assert "safe" not in found
    assert found["one_danger"].data == {"total": 14, "short": "A"}


def test_fourteen_is_no_safety_with_an_ace_that_takes_all_and_scores() -> None:
    rules = "assi(ace_sweep_scores=on)"
    state = position(rules, hands=("7c 2d Rs", "Fs 3d 4b"), table="7d Rc 4d")
    found = said(state, "7cx7d", rules)
    assert "safe" not in found
    assert found["one_danger"].data == {"total": 14, "short": "A"}


def test_nine_is_no_safety_while_a_cavallo_may_come() -> None:
    state = position(hands=("7c 2d Rs", "Fs 3d 4b"), table="7d 5c 4d")
    assert said(state, "7cx7d")["one_danger"].data == {"total": 9, "short": "C"}


def test_nine_is_safe_once_the_cavalli_have_gone() -> None:
    state = position(hands=("7c 2d Rs", "Fs 3d 4b"), table="7d 5c 4d", piles=("Cd Cc", "Cs Cb"))
    assert said(state, "7cx7d")["safe"].data == {"total": 9}


def test_the_last_card_of_a_deal_endangers_nothing() -> None:
    used = parse_cards("7c Rs 7d 4d")
    rest = " ".join(str(one) for one in game().deck if one not in used)
    state = position(hands=("7c", "Rs"), table="7d 4d", piles=(rest, ""), last=0)
    assert "safe" in said(state, "7cx7d")
    state = position(
        "scopa(last_card_scopa=on)",
        hands=("7c", "4s"),
        table="7d 4d",
        piles=(rest.replace("4s", "Rs"), ""),
        last=0,
    )
    assert "safe" not in said(state, "7cx7d", "scopa(last_card_scopa=on)")


def test_with_more_than_two_the_next_opponent_is_named() -> None:
    state = position("scopa(seats=3)", hands=("7c 2d Rs", "Fs 3d 4b", "2c 3c 4c"), table="7d Rc 4d")
    assert said(state, "7cx7d", "scopa(seats=3)")["safe_from"].data == {"total": 14, "seat": 1}


def test_coins_and_cards_are_counted() -> None:
    found = said(position(hands=("Rd 2d 3s", "Fs 3d 4b"), table="7d 3c Ad"), "Rdx3c7d")
    assert found["coins"].data == {"n": 2}
    assert found["cards"].data == {"n": 3}


def test_a_card_that_betters_the_primiera_is_told() -> None:
    state = position(hands=("7c 2d Rs", "Fs 3d 4b"), table="7s Rc")
    assert said(state, "7cx7s")["primiera"].data == {"cards": "7c 7s"}


def test_a_seven_of_a_suit_one_has_betters_no_primiera() -> None:
    state = position(hands=("Rb 2d Rs", "Fs 3d 4b"), table="6s 4c Fd", piles=("7s 7c", ""))
    assert "primiera" not in said(state, "Rbx4c6s")


def test_a_bonus_card_is_told() -> None:
    state = position("scopa(bonus=6d)", hands=("6c 2d Rs", "Fs 3d 4b"), table="6d Rc")
    assert said(state, "6cx6d", "scopa(bonus=6d)")["bonus"].data == {"cards": "6d"}


def test_a_longer_napola_is_told() -> None:
    state = position(
        "napola", hands=("4c 2s Rs", "Fs 3s 4b"), table="4d Rc", piles=("Ad 2d 3d", "")
    )
    assert said(state, "4cx4d", "napola")["napola"].data == {"n": 4}


def test_a_twin_that_stays_in_the_hand_is_told() -> None:
    found = said(position(hands=("Rd Rs 2c", "Fs 3d 4b"), table="7d 5c"), "Rd")
    assert found["twin"].data == {"short": "R"}


def test_a_card_that_nobody_can_take_is_told() -> None:
    state = position(hands=("Rd 2c", "Fs 3d 4b"), table="7s", piles=("Rs Rc", "Rb"))
    assert "out_of_reach" in said(state, "Rd")
    assert "out_of_reach" not in said(position(hands=("Rd 2c", "Fs 3d 4b"), table="7s"), "Rd")


def test_the_settebello_in_the_hand_is_kept() -> None:
    assert "keeps_settebello" in said(position(hands=("7d Rs 2c", "Fs 3d 4b"), table="5c"), "Rs")


def test_cards_left_at_the_end_are_told() -> None:
    used = parse_cards("7c 7s 4d Rb")
    rest = " ".join(str(one) for one in game().deck if one not in used)
    state = position(hands=("7c", ""), table="7s 4d Rb", piles=("", rest), last=1, dealer=0)
    assert said(state, "7cx7s")["leftovers"].data == {"n": 2}


# ---- which of them are given


def test_what_decided_comes_first() -> None:
    playing = game()
    state = position(hands=("7c 2d Rs", "Fs 3d 4b"), table="7s Rc 4d")
    view = playing.view(state, 0)
    ahead = dict.fromkeys(Term, 0.0) | {Term.PRIMIERA: 0.4}
    keys = [reason.key for reason in why(playing, view, Play(card("7c"), (card("7s"),)), ahead)]
    assert keys == ["primiera", "safe"]


def test_without_a_statement_the_term_itself_is_told() -> None:
    playing = game()
    state = position(hands=("3b 2c Rs", "Fs 3d 4b"), table="7s 5c")
    view = playing.view(state, 0)
    ahead = dict.fromkeys(Term, 0.0) | {Term.CARTE: 0.4}
    found = why(playing, view, Play(card("3b")), ahead)
    assert Reason("term", {"term": "carte", "points": 0.4}) in found


# ---- proved by playing on


def guesses(
    playing: ScopaGame, view: ScopaView, play: Play, most: int
) -> Iterator[Step[ScopaState]]:
    """The play in deals that its player could be in."""
    for seed in range(most):
        yield playing.apply(playing.determinize(view, Random(seed)), play)


def replies(playing: ScopaGame, state: ScopaState) -> Iterator[Step[ScopaState]]:
    """Every play of whoever is next."""
    for move in playing.legal_moves(state):
        if isinstance(move, Play):
            yield playing.apply(state, move)


def any_reply(playing: ScopaGame, view: ScopaView, play: Play, happens: type) -> set[Card]:
    """The cards with which the next player makes something happen."""
    found = set()
    for step in guesses(playing, view, play, 25):
        for reply in replies(playing, step.state):
            first = reply.events[0]
            assert isinstance(first, (CardLaid, CardsCaptured))
            if any(isinstance(event, happens) for event in reply.events):
                found.add(first.card)
    return found


def own_pile(playing: ScopaGame, view: ScopaView) -> list[Card]:
    side = playing.seating.side_of(view.observer)
    return [one for seat in playing.seating.members(side) for one in view.piles[seat]]


def holds(playing: ScopaGame, view: ScopaView, play: Play, reason: Reason) -> bool:
    """Whether what is said is so."""
    step = next(guesses(playing, view, play, 1))
    gained = {
        one
        for event in step.events
        if isinstance(event, CardsCaptured)
        for one in (event.card, *event.taken)
    }
    rest = [one for one in view.hand if one != play.card]
    named = parse_cards(str(reason.data.get("cards", "")))
    options = playing.options
    match reason.key:
        case "scopa":
            return any(isinstance(event, ScopaMade) for event in step.events)
        case "safe" | "safe_from":
            assert sum(one.value for one in step.state.table) == reason.data["total"]
            turn = Knowledge.of(playing, view).ahead(1)
            assert turn is not None
            assert reason.data.get("seat", turn.seat) == turn.seat
            return not any_reply(playing, view, play, ScopaMade)
        case "one_danger":
            assert sum(one.value for one in step.state.table) == reason.data["total"]
            sweeping = any_reply(playing, view, play, ScopaMade)
            return {one.rank.value for one in sweeping} <= {reason.data["short"]}
        case "settebello":
            return SETTEBELLO in gained
        case "keeps_settebello":
            return SETTEBELLO in rest
        case "settebello_safe":
            return SETTEBELLO in step.state.table and not taken_next(
                playing, view, play, SETTEBELLO
            )
        case "coins":
            return reason.data["n"] == sum(one.suit is Suit.DENARI for one in gained)
        case "cards":
            return reason.data["n"] == len(gained)
        case "keeps":
            return bool(named) and set(named) <= set(rest)
        case "primiera":
            before = own_pile(playing, view)
            if options.primiera.value == "sevens":
                return all(one.rank.value == "7" for one in named)
            return all(
                primiera_sum(best_of_suits((*before, *gained)))
                > primiera_sum(best_of_suits((*before, *(gained - {one}))))
                for one in named
            )
        case "bonus":
            return set(named) <= gained & set(options.bonus)
        case "napola":
            with_it = {one.value for one in (*own_pile(playing, view), *gained)
                       if one.suit is Suit.DENARI}  # fmt: skip
            return set(range(1, int(str(reason.data["n"])) + 1)) <= with_it
        case "leftovers":
            (left,) = [event for event in step.events if isinstance(event, LeftoversTaken)]
            return reason.data["n"] == len(left.cards)
        case "out_of_reach":
            return not taken_next(playing, view, play, play.card)
        case "twin":
            return any(one.rank.value == reason.data["short"] for one in rest)
        case _:
            raise AssertionError(f"nothing proves {reason.key}")


def taken_next(playing: ScopaGame, view: ScopaView, play: Play, wanted: Card) -> bool:
    """Whether the next player can take a card in any of many deals."""
    return any(
        isinstance(event, CardsCaptured) and wanted in event.taken
        for step in guesses(playing, view, play, 25)
        for reply in replies(playing, step.state)
        for event in reply.events
    )


@pytest.mark.parametrize("code", [*EVERY_TABLE, *MORE_TABLES])
def test_everything_that_is_said_is_true(code: str) -> None:
    playing = game(code)
    for state in states(code, 12, seed=5):
        view = playing.view(state, state.turn)
        for move in playing.moves_seen(view):
            if isinstance(move, Play):
                for reason in statements(playing, view, move):
                    assert holds(playing, view, move, reason), (str(move), reason)


def test_every_statement_is_met() -> None:
    met = set()
    for code in (*EVERY_TABLE, *MORE_TABLES):
        playing = game(code)
        for state in states(code, 60, seed=9):
            view = playing.view(state, state.turn)
            for move in playing.moves_seen(view):
                if isinstance(move, Play):
                    met |= {reason.key for reason in statements(playing, view, move)}
    assert len(met) >= 15
