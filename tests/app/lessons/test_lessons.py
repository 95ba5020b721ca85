"""Lessons: every one can be taken, every wrong move gets a reason that holds, nothing is kept."""

from pathlib import Path

import pytest

from scopa_gui.app import i18n
from scopa_gui.app.lessons.briscola_reasons import REASONS as BRISCOLA_REASONS
from scopa_gui.app.lessons.catalogue import GROUPS, LESSONS, following, group_of
from scopa_gui.app.lessons.judging import OTHER, WrongMove
from scopa_gui.app.lessons.reasons import REASONS
from scopa_gui.app.lessons.shape import Layout, Lesson
from scopa_gui.app.lessons.sitting import Sitting
from scopa_gui.app.narration import in_words_of, sentence
from scopa_gui.rules.catalogue import Move, parse_rules
from scopa_gui.rules.events import PacketDealt
from scopa_gui.rules.game import IllegalMove
from tests.app.lessons.support import NAMES, STEPS, At, sitting, walked

steps = pytest.mark.parametrize("at", STEPS, ids=str)
lessons = pytest.mark.parametrize("lesson", LESSONS.values(), ids=lambda lesson: lesson.name)


def legal(taking: Sitting) -> tuple[Move, ...]:
    """Everything that the rules allow now."""
    moves: tuple[Move, ...] = taking.run.game.legal_moves(taking.run.state)
    return moves


@lessons
def test_a_lesson_can_be_gone_through(lesson: Lesson) -> None:
    seen = 0
    for taking in walked(lesson):
        assert taking.number == seen
        assert taking.to_move == 0
        seen += 1
    assert seen == len(lesson.steps)
    assert taking.found


@lessons
def test_a_lesson_has_several_decisions(lesson: Lesson) -> None:
    decisions = [taking for taking in walked(lesson) if len(legal(taking)) > len(taking.right())]
    assert len(decisions) >= 2


@steps
def test_every_wrong_move_gets_a_reason_and_changes_nothing(at: At) -> None:
    taking = sitting(at)
    before = taking.run, taking.event_count
    wrong = [move for move in legal(taking) if move not in taking.right()]
    for move in wrong:
        with pytest.raises(WrongMove) as refused:
            taking.play(move)
        assert refused.value.key != OTHER, move
        assert not taking.found
        assert (taking.run, taking.event_count) == before


@steps
def test_every_reason_is_a_sentence_in_every_language(at: At) -> None:
    taking = sitting(at)
    for move in legal(taking):
        if move in taking.right():
            continue
        with pytest.raises(WrongMove) as refused:
            taking.play(move)
        for code in i18n.languages():
            texts = in_words_of(i18n.load(code), taking.options)
            assert sentence(texts, refused.value.key, refused.value.data)[-1] == "."


@steps
def test_every_right_move_is_legal_and_accepted_and_the_lesson_goes_on_after_it(at: At) -> None:
    assert sitting(at).right()
    for move in sitting(at).right():
        taking = sitting(at)
        assert move in legal(taking)
        taking.play(move)
        assert taking.found
        while not taking.last:
            taking.go_on()
            assert taking.to_move == 0
            taking.play(taking.right()[0])


@steps
def test_what_the_rules_refuse_is_refused_with_their_own_reason(at: At) -> None:
    taking = sitting(at)
    state = taking.run.state
    other = next(card for card in taking.run.game.deck if card not in state.hands[0])
    with pytest.raises(IllegalMove) as refused:
        taking.play(taking.run.game.parse_move(str(other)))
    assert refused.value.key == "illegal.not_in_hand"


def test_every_reason_is_told_somewhere() -> None:
    told = {name for at in STEPS for name in at.lesson.steps[at.number].because}
    assert told == {*REASONS, *BRISCOLA_REASONS}


def test_after_the_right_move_only_going_on_is_left() -> None:
    taking = sitting(At(LESSONS["cirulla"], 0))
    taking.play(taking.right()[0])
    run = taking.run
    with pytest.raises(WrongMove) as refused:
        taking.play(legal(taking)[0])
    assert refused.value.key == "lesson.found"
    assert taking.run is run


@steps
def test_a_step_is_the_same_whether_walked_to_or_gone_back_to(at: At) -> None:
    walking = walked(at.lesson)
    for _ in range(at.number + 1):
        taking = next(walking)
    state = taking.run.state
    assert sitting(at).run.state == state
    taking.go(at.number)
    assert taking.run.state == state


@steps
def test_nobody_sees_the_cards_of_the_others(at: At) -> None:
    taking = sitting(at)
    for event in taking.events(0, 0):
        if isinstance(event, PacketDealt):
            dealt = [one for one in event.cards if one.seat is not None and one.seat != 0]
            turned = getattr(taking.run.state, "turned", None)
            assert all(one.card is None or one.card == turned for one in dealt)


@steps
def test_folding_what_was_seen_gives_what_is_seen(at: At) -> None:
    taking = sitting(at)
    view = None
    for event in taking.events(0, 0):
        view = taking.run.game.fold(view, event, 0)
    assert view == taking.view(0)


def test_nothing_of_a_lesson_is_written_down(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    *_, taking = walked(LESSONS["forcing"])
    taking.give_up(0)
    taking.close()
    assert list(tmp_path.iterdir()) == []


def test_every_lesson_stands_on_one_page_and_leads_to_the_next() -> None:
    names = [lesson.name for group in GROUPS.values() for lesson in group]
    assert names == list(LESSONS)
    assert len(names) >= 14
    assert all(name in [lesson.name for lesson in GROUPS[group_of(name)]] for name in names)
    assert following(names[0], frozenset({names[0]})) is LESSONS[names[1]]
    assert following(names[-1], frozenset(names[1:])) is LESSONS[names[0]]
    assert following(names[0], frozenset(names)) is None


@lessons
def test_a_game_of_its_own_has_a_lesson_that_plays_it(lesson: Lesson) -> None:
    assert all(Sitting(lesson, NAMES, step).options == parse_rules(lesson.rules) for step in (0, 1))


def test_a_layout_deals_what_it_says() -> None:
    layout = Layout(
        ("7d 4c 2s", "Rd Rc Fs"), "Ad 2d 3d 5d", later=(("As Ac Ab", "7s 7c 7b"),), leads=1
    )
    options = parse_rules("scopa")
    stocks = layout.stocks(options)
    assert stocks.dealer == 0
    assert " ".join(map(str, stocks.stocks[0][:16])) == (
        "Rd 7d Rc 4c Fs 2s Ad 2d 3d 5d 7s As 7c Ac 7b Ab"
    )
