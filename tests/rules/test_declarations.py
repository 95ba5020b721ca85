"""Declaring a hand, and cards that lie face up."""

from random import Random

import pytest

from scopa_gui.rules.events import TurnStarted
from scopa_gui.rules.game import IllegalMove
from scopa_gui.rules.scopa.declarations import Declaration, declared_points
from scopa_gui.rules.scopa.state import HandDeclared
from tests.positions import cards, game, moves, play, position

CODE = "cirulla"
HANDS = ("Ad 2d 3c", "Rc Fs 7d")


@pytest.mark.parametrize(
    ("hand", "points"),
    [
        ("2d 3d 4d", 3),
        ("2d 3d 5d", 0),
        ("7c 2d 3d", 3),
        ("7c 4d 4c", 10),
        ("7c 2d 6d", 3),
        ("7c 2d 7d", 0),
        ("7c 4d 5d", 0),
        ("7c Ad Ac", 10),
        ("7d Ad Ac", 3),
        ("Ad Ac As", 10),
        ("7c 7d 7s", 10),
        ("Rd Rc Rs", 10),
        ("Rd Rc Fs", 0),
        ("7c Rd Rs", 10),
        ("Ad Ac", 0),
        ("7c Ad", 0),
        ("", 0),
    ],
)
def test_what_a_hand_brings(hand: str, points: int) -> None:
    assert declared_points(cards(hand)) == points


def test_a_hand_can_be_declared_before_its_first_card() -> None:
    state = position(CODE, table="Rd", hands=HANDS)
    assert "bussa" in moves(CODE, state)


def test_declaring_is_no_play_and_the_turn_goes_on() -> None:
    step = play(CODE, position(CODE, table="Rd", hands=HANDS), "bussa")
    hand = cards("Ad 2d 3c")
    assert step.events == (HandDeclared(0, hand, 3), TurnStarted(0))
    assert step.state.turn == 0
    assert step.state.hands[0] == hand
    assert step.state.declared == (Declaration(0, hand, 3),)


def test_keeping_silent_is_allowed() -> None:
    assert len(moves(CODE, position(CODE, table="Rd", hands=HANDS))) > 1


def test_a_hand_is_declared_once() -> None:
    state = play(CODE, position(CODE, table="Rd", hands=HANDS), "bussa").state
    assert "bussa" not in moves(CODE, state)
    with pytest.raises(IllegalMove, match="nothing_to_declare"):
        play(CODE, state, "bussa")


def test_not_after_the_first_card() -> None:
    state = position(CODE, table="Rd", hands=("Ad 2d", "Rc Fs 7d"))
    assert "bussa" not in moves(CODE, state)


@pytest.mark.parametrize("code", ["scopa", "escoba", "cirulla(declarations=off)"])
def test_not_where_it_is_not_agreed(code: str) -> None:
    state = position(code, table="Rd", hands=HANDS)
    with pytest.raises(IllegalMove, match="nothing_to_declare"):
        play(code, state, "bussa")


def test_nothing_is_declared_before_the_cut() -> None:
    code = "cirulla(cut=on)"
    state = game(code).deal(game(code).deck, 0).state
    with pytest.raises(IllegalMove, match="cut_first"):
        play(code, state, "bussa")


def test_the_next_hand_can_be_declared_again() -> None:
    further = "2c 5c 2s 5s Ac 6s"
    state = position(CODE, table="Rd", hands=("Ad", ""), stock=further, face_up=("Ad", ""))
    after = play(CODE, state, "AdxRd", "5c").state
    assert after.turn == 0
    assert after.face_up == ((), ())
    assert "bussa" in moves(CODE, after)


# ---- face up


def test_the_cards_lie_face_up_until_played() -> None:
    state = play(CODE, position(CODE, table="Rd", hands=HANDS), "bussa", "2d").state
    assert state.face_up == (cards("Ad 3c"), ())
    assert state.hands[0] == cards("Ad 3c")


def test_everybody_sees_them() -> None:
    state = play(CODE, position(CODE, table="Rd", hands=HANDS), "bussa").state
    for seat in (0, 1, None):
        assert game(CODE).view(state, seat).face_up == (cards("Ad 2d 3c"), ())


def test_a_guess_leaves_them_where_they_are() -> None:
    state = play(CODE, position(CODE, table="Rd", hands=HANDS), "bussa", "2d").state
    view = game(CODE).view(state, 1)
    for seed in range(20):
        assert set(game(CODE).determinize(view, Random(seed)).hands[0]) == set(cards("Ad 3c"))


def test_the_matta_is_played_as_a_seven() -> None:
    state = position(CODE, table="7d Fc", hands=("7c 2d 3c", "Rc Fs 6d"))
    assert {"7cx7d", "7cxFc"} == {move for move in moves(CODE, state) if move.startswith("7c")}


def test_a_deal_is_described_with_what_was_declared() -> None:
    state = position(CODE, table="Rd", hands=HANDS)
    declared = play(CODE, state, "bussa").state
    assert game(CODE).describe(declared) != game(CODE).describe(state)
    assert "face_up0=[Ad 2d 3c]" in game(CODE).describe(declared)
    assert "declared=[0:3:Ad 2d 3c]" in game(CODE).describe(declared)


def test_every_declaration_of_a_deal_is_remembered() -> None:
    state = position(CODE, table="Rd", hands=("Ad 2d 3c", "7c 4d 4s"))
    after = play(CODE, state, "bussa", "2d", "bussa").state
    assert [(hand.seat, hand.points) for hand in after.declared] == [(0, 3), (1, 10)]
