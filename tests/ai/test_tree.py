"""Deals at any table, played on in bit masks as by the rules, and the tree grown from them."""

from random import Random

import pytest

from scopa_gui.ai.masks import bits_of, mask_of
from scopa_gui.ai.search.course import Counting, Course, Situation, play_out
from scopa_gui.ai.search.plays import Plays, compact, readable
from scopa_gui.ai.search.tree import Tree
from scopa_gui.rules.scopa.game import ScopaGame
from scopa_gui.rules.scopa.moves import Play
from scopa_gui.rules.scopa.state import ScopaState
from tests.ai.support import EVERY_TABLE, states
from tests.positions import game, position


def situation(playing: ScopaGame, state: ScopaState) -> Situation:
    """What the seat on turn knows."""
    assert state.turn is not None
    return Situation.of(playing, playing.view(state, state.turn))


def true_course(playing: ScopaGame, state: ScopaState) -> Course:
    """The course in the world that is true."""
    course = Course(situation(playing, state), Random(1))
    order = playing.seating.order(state.dealer)
    start = order.index(state.turn or 0)
    course.hands = [mask_of(state.hands[seat]) for seat in (*order[start:], *order[:start])]
    course.stock = [mask_of([card]) for card in state.stock]
    return course


@pytest.mark.parametrize("code", EVERY_TABLE)
def test_a_course_goes_as_by_the_rules(code: str) -> None:
    playing = game(code)
    plays = Plays(playing.options)
    rng = Random(1)
    for state in states(code, 12):
        course = true_course(playing, state)
        now, going, play = state, True, None
        while going:
            legal = [move for move in playing.legal_moves(now) if isinstance(move, Play)]
            found = plays.of(course.hands[course.player], course.table)
            assert {readable(one) for one in found} == set(legal), playing.describe(now)
            move = rng.choice(legal)
            play = compact(move, found)
            now = playing.apply(now, move).state
            going = course.make(play)
        result = playing.result(now)
        assert result is not None
        assert play is not None
        by_term = Counting(playing.options).points(course, play).values()
        found = [sum(of_side) for of_side in zip(*by_term, strict=True)]
        assert found == outcome(playing, now), playing.describe(now)


def outcome(playing: ScopaGame, end: ScopaState) -> list[int]:
    """The points of each side, declared hands apart."""
    result = playing.result(end)
    assert result is not None
    worth = {"declarations": 0, "napoleone": playing.options.points_to_win // 2}
    return [
        sum(line.points[side] * worth.get(line.category, 1) for line in result.lines)
        for side in range(len(result.points))
    ]


@pytest.mark.parametrize("code", EVERY_TABLE)
def test_worlds_keep_to_what_is_known(code: str) -> None:
    playing = game(code)
    for state in states(code, 20, seed=4):
        known = situation(playing, state)
        course = Course(known, Random(2))
        assert course.hands[0] == known.hand
        for hand, hidden, face_up in zip(
            course.hands[1:], known.hidden[1:], known.face_up[1:], strict=True
        ):
            assert hand & face_up == face_up
            assert hand.bit_count() == hidden + face_up.bit_count()
        dealt = [card for hand in course.hands[1:] for card in bits_of(hand)] + course.stock
        assert sum(dealt) == known.unseen | sum(known.face_up[1:])


def test_a_course_is_played_out_to_its_end() -> None:
    playing = game("scientifico")
    for state in states("scientifico", 20):
        course = Course(situation(playing, state), Random(3))
        play_out(course, Plays(playing.options), Random(3), 0.3)
        assert not any(course.hands)
        assert not course.stock


def best(code: str, state: ScopaState, plays: int) -> str:
    playing = game(code)
    tree = Tree(playing.options, situation(playing, state), Random(1), plays)
    while tree.step():
        pass
    return str(readable(tree.best()))


def test_a_scopa_is_taken() -> None:
    state = position(
        "scientifico",
        hands=("3d 4c Fs", "2c 5c 6c", "2s 5s 6s", "Ab 5b 6b"),
        table="Ad 2d",
        turn=0,
    )
    assert best("scientifico", state, 3000) == "3dxAd2d"


def test_a_scopa_is_not_fed_to_the_next() -> None:
    # every hidden card but two is a six, so the next can sweep a six and nothing else
    state = position(
        "scopa(seats=3)",
        hands=("6d Rc", "6c 6s", "6b Fd"),
        table="",
        piles=("", "", ""),
        turn=0,
    )
    assert best("scopa(seats=3)", state, 3000) == "Rc"
