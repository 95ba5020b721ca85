"""The history: what is counted from the archive, and that nothing is lost with the database."""

import sqlite3
from itertools import combinations
from math import comb
from pathlib import Path

import pytest

from scopa_gui.app import history as module
from scopa_gui.app.history import MIGRATIONS, History
from scopa_gui.app.history_facts import pair_share, sum_up
from scopa_gui.app.recording import recorded
from scopa_gui.app.storage import Store
from scopa_gui.rules.cards import SETTEBELLO, Card
from scopa_gui.rules.record import PERSON, read_record
from tests.app.support import begin, play_out


def played(folder: Path, matches: int = 3, code: str = "scopa(target=6)") -> Store:
    """A folder with so many finished matches."""
    for seed in range(matches):
        play_out(begin(folder, code, seed=seed + 1))
    return Store(folder)


def caught_up(store: Store) -> History:
    history = History(store)
    history.catch_up()
    return history


def dump(history: History) -> list[str]:
    return list(history.base.iterdump())


def test_every_match_of_the_archive_is_listed_the_latest_first(tmp_path: Path) -> None:
    store = played(tmp_path)
    history = caught_up(store)
    records = [read_record(line) for line in store.archive_path.read_text().splitlines()]
    listed = history.matches(10)
    assert [match.totals for match in listed] == [r.run.match.totals for r in reversed(records)]
    assert [history.record(match.id).run for match in reversed(listed)] == [r.run for r in records]


def test_a_page_leaves_out_what_stood_before_it(tmp_path: Path) -> None:
    history = caught_up(played(tmp_path))
    assert history.matches(1, after=1) == history.matches(3)[1:2]


def test_it_goes_on_where_it_stopped(tmp_path: Path) -> None:
    store = played(tmp_path)
    history = History(store)
    history.catch_up(2)
    assert (history.count, history.behind) == (2, True)
    history.close()
    again = History(store)
    again.catch_up()
    assert (again.count, again.behind) == (3, False)
    assert dump(again) == dump(caught_up(played(tmp_path / "other")))


@pytest.mark.parametrize("damage", [b"no database at all" * 99, b"SQLite format 3\0" + b"x" * 5000])
def test_a_damaged_database_is_set_aside_and_counted_anew(tmp_path: Path, damage: bytes) -> None:
    store = played(tmp_path)
    whole = dump(caught_up(store))
    store.history_path.write_bytes(damage)
    history = caught_up(store)
    assert [notice.key for notice in store.notices] == ["notice.set_aside"]
    assert (tmp_path / "history.sqlite.damaged1").read_bytes() == damage
    assert dump(history) == whole


@pytest.mark.parametrize("version", range(len(MIGRATIONS)))
def test_an_older_database_becomes_the_present_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, version: int
) -> None:
    store = played(tmp_path)
    with monkeypatch.context() as patch:
        patch.setattr(module, "MIGRATIONS", MIGRATIONS[:version])
        if version:
            History(store).close()
    assert dump(caught_up(store)) == dump(caught_up(played(tmp_path / "other")))


def test_a_database_of_a_later_program_is_left_alone(tmp_path: Path) -> None:
    store = played(tmp_path)
    base = sqlite3.connect(store.history_path)
    base.execute("CREATE TABLE later (x)")
    base.execute("PRAGMA user_version = 99")
    base.close()
    before = store.history_path.read_bytes()
    assert caught_up(store).count == 3
    assert store.history_path.read_bytes() == before


def test_what_is_no_record_is_passed_over(tmp_path: Path) -> None:
    store = played(tmp_path)
    with store.archive_path.open("ab") as file:
        file.write(b"\xff\n{}\n")
    play_out(begin(tmp_path, "scopa(target=6)", seed=9))
    assert caught_up(store).count == 4


def test_a_torn_line_costs_no_other_match(tmp_path: Path) -> None:
    store = played(tmp_path)
    store.archive_path.write_bytes(store.archive_path.read_bytes()[:-20])
    play_out(begin(tmp_path, "scopa(target=6)", seed=9))
    assert caught_up(store).count == 3


def test_another_archive_is_counted_from_its_beginning(tmp_path: Path) -> None:
    store = played(tmp_path)
    caught_up(store).close()
    store.archive_path.unlink()
    played(tmp_path, 1)
    assert caught_up(store).count == 1


def test_where_nothing_can_be_written_it_counts_all_the_same(tmp_path: Path) -> None:
    store = played(tmp_path)
    store.history_path.mkdir()
    assert caught_up(store).count == 3


def test_a_match_is_known_again(tmp_path: Path) -> None:
    store = played(tmp_path)
    history = History(store)
    record = read_record(store.archive_path.read_text().splitlines()[0])
    assert not history.has(record)
    history.catch_up()
    assert history.has(record)


# ---- figures


def test_the_figures_of_a_match(tmp_path: Path) -> None:
    session = begin(tmp_path, "scopa(target=6)", seed=3)
    play_out(session)
    record = read_record((tmp_path / "archive.jsonl").read_text())
    found = sum_up(record)
    results = session.run.match.results
    assert found.deals == len(results)
    assert found.game == "scopa"
    for number, seat in enumerate(found.seats):
        assert seat.player == (PERSON if number == 0 else "random")
        assert seat.points == session.run.match.totals[number]
        assert seat.won == (session.run.winner == number)
        assert seat.settebello == sum(r.line("settebello").points[number] for r in results)
        assert seat.scope == sum(r.line("scope").points[number] for r in results)
    deals = len(results)
    assert sum(seat.sevens.expected for seat in found.seats) == pytest.approx(deals * 3.6)
    assert [seat.dealt.expected for seat in found.seats] == pytest.approx([deals * 0.45] * 2)


def test_chance_of_a_pair_among_four() -> None:
    decks = [rank for rank in range(10) for _ in range(4)]
    paired = sum(len(set(four)) < 4 for four in combinations(decks, 4))
    assert pair_share(4) == pytest.approx(paired / comb(40, 4))
    assert round(100 * pair_share(4), 1) == 41.2


def test_the_cards_fall_as_chance_lets_expect(tmp_path: Path) -> None:
    """Over forty matches nothing is further off than four times its usual spread."""
    store = played(tmp_path, 40)
    rows = caught_up(store).base.execute(
        "SELECT sum(dealt), sum(dealt_mean), sum(dealt_spread) FROM seat GROUP BY seat"
        " UNION ALL SELECT sum(sevens), sum(sevens_mean), sum(sevens_spread) FROM seat"
        " GROUP BY seat UNION ALL SELECT sum(paired), sum(paired_mean), sum(paired_spread)"
        " FROM match"
    )
    for found, mean, spread in rows:
        assert abs(found - mean) < 4 * spread**0.5


@pytest.mark.parametrize(
    "code", ["scopa(target=6)", "scopa(seats=3,target=6)", "cirulla", "briscola"]
)
def test_who_was_dealt_what_is_what_the_hands_held(tmp_path: Path, code: str) -> None:
    """Every hand a seat ever held, move by move, against what was counted from the deals."""
    record = read_record(played(tmp_path, 1, code).archive_path.read_text())
    recording = recorded(record.header, record.run)
    scored = range(len(record.run.match.results))
    for number, seat in enumerate(sum_up(record).seats):
        hands: list[set[Card]] = [set() for _ in scored]
        for moment in recording.moments:
            if moment.deal in scored:
                view = moment.run.game.view(moment.run.state, number)
                hands[moment.deal] |= set(view.hand)
        assert seat.dealt.found == sum(SETTEBELLO in hand for hand in hands)
        assert seat.sevens.found == sum(card.value == 7 for hand in hands for card in hand)
        assert seat.dealt.expected == pytest.approx(sum(len(hand) / 40 for hand in hands))
