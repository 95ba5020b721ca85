"""Statistics: counted right, per game, level and person, and without help."""

from pathlib import Path

import pytest

from scopa_gui.app.history import History
from scopa_gui.app.session import new_session
from scopa_gui.app.statistics import (
    Figures,
    Luck,
    Question,
    Sums,
    figures,
    opposing,
    people,
    person_of,
)
from scopa_gui.app.storage import Store
from scopa_gui.rules.catalogue import parse_rules
from scopa_gui.rules.record import PERSON, SeatRecord
from tests.app.support import QuickBrain, play_out

NONE = Luck(0, 0, 0, 0)


def play(store: Store, seed: int, name: str = "Lena", level: str = "greedy",
         code: str = "scopa(target=3)", hint: bool = False) -> bool:  # fmt: skip
    seats = [SeatRecord(name, PERSON), SeatRecord("Pino", level)]
    session = new_session(parse_rules(code), seats, store, QuickBrain(), seed)
    if hint:
        session.mark_hint()
    play_out(session, seed)
    return session.run.winner == 0


def asked(store: Store, question: Question) -> Figures:
    history = History(store)
    history.catch_up()
    return figures(history.base, question)


def of_results(*results: bool) -> Figures:
    sums = Sums(0, 0, NONE, NONE)
    return Figures(results, 0, sums, sums, NONE, (), ())


def test_matches_are_counted_in_order(tmp_path: Path) -> None:
    store = Store(tmp_path)
    won = [play(store, seed) for seed in range(6)]
    found = asked(store, Question("Lena"))
    assert list(found.results) == won
    assert found.won == sum(won)


def test_by_person_game_and_level(tmp_path: Path) -> None:
    store = Store(tmp_path)
    play(store, 1)
    play(store, 2, level="heuristic")
    play(store, 3, code="escoba(target=3)")
    play(store, 4, name="Rosa")
    assert len(asked(store, Question("Lena")).results) == 3
    assert len(asked(store, Question("Lena", "escoba")).results) == 1
    assert len(asked(store, Question("Lena", opponent="greedy")).results) == 2
    assert len(asked(store, Question("Lena", "escoba", "heuristic")).results) == 0
    assert len(asked(store, Question("Rosa")).results) == 1
    found = asked(store, Question("Lena"))
    assert {(group.name, group.played) for group in found.games} == {("scopa", 2), ("escoba", 1)}
    assert {(group.name, group.played) for group in found.opponents} == {
        ("greedy", 2),
        ("heuristic", 1),
    }


def seated(store: Store, code: str, *seats: tuple[str, str]) -> None:
    records = [SeatRecord(name, player) for name, player in seats]
    play_out(new_session(parse_rules(code), records, store, QuickBrain(), 1), 1)


def test_people_are_opponents_by_their_names_and_partners_are_none(tmp_path: Path) -> None:
    store = Store(tmp_path)
    seated(store, "scopa(target=3)", ("Lena", PERSON), ("Rosa", PERSON))
    seated(
        store,
        "scopa(seats=4,target=3)",
        *(("Lena", PERSON), ("Pino", "greedy"), ("Ciro", "maestro"), ("greedy", PERSON)),
    )
    found = asked(store, Question("Lena"))
    rosa, other = opposing("Rosa"), opposing("greedy")
    assert {group.name for group in found.opponents} == {rosa, other, "greedy"}
    assert all(group.played == 1 for group in found.opponents)
    assert (person_of(rosa), person_of("greedy")) == ("Rosa", "")
    assert len(asked(store, Question("Lena", opponent=rosa)).results) == 1
    assert asked(store, Question("Lena", opponent=opposing("Ciro"))).results == ()
    assert asked(store, Question("Lena", opponent="maestro")).results == ()


def test_matches_with_help_are_left_out(tmp_path: Path) -> None:
    store = Store(tmp_path)
    play(store, 1)
    play(store, 2, hint=True)
    assert len(asked(store, Question("Lena")).results) == 1


def test_whoever_played_most_comes_first(tmp_path: Path) -> None:
    store = Store(tmp_path)
    play(store, 1, name="Anna")
    play(store, 2)
    play(store, 3)
    history = History(store)
    history.catch_up()
    assert people(history.base) == ("Lena", "Anna")


def test_scope_and_settebello_are_those_of_the_deals(tmp_path: Path) -> None:
    store = Store(tmp_path)
    seats = [SeatRecord("Lena", PERSON), SeatRecord("Pino", "greedy")]
    session = new_session(parse_rules("scopa"), seats, store, QuickBrain(), 3)
    play_out(session)
    results = session.run.match.results
    found = asked(store, Question("Lena"))
    assert found.deals == len(results)
    for side, sums in enumerate((found.own, found.others)):
        assert sums.scope == sum(result.line("scope").points[side] for result in results)
        assert sums.settebello == sum(r.line("settebello").points[side] for r in results)
    assert found.own.dealt.expected == pytest.approx(0.45 * len(results))
    assert found.own.sevens.chances == len(results)


@pytest.mark.parametrize(
    ("results", "streak", "longest"),
    [
        ((), 0, 0),
        ((True,), 1, 1),
        ((False, False), -2, 0),
        ((True, True, True, False, True), 1, 3),
        ((True, False, False), -2, 1),
    ],
)
def test_streaks(results: tuple[bool, ...], streak: int, longest: int) -> None:
    found = of_results(*results)
    assert (found.streak, found.longest) == (streak, longest)


def test_shares_of_the_last_matches() -> None:
    assert of_results(True, False, True, True).shares(2) == (0.5, 0.5, 1.0)
    assert of_results(True).shares(2) == ()
