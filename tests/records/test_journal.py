"""The journal of a running match: a line a move, flushed, read back after anything."""

import json

import pytest

from scopa_gui.rules.record import (
    FORMAT,
    MAX_MOVES,
    MatchRecord,
    RecordError,
    header_line,
    is_journal,
    move_line,
    read_journal,
    take_back_line,
)
from tests.records.matches import begin, finish, header, journal, listed, play_moves

HEADER = header()
RUN = play_moves(begin(HEADER), 50)
JOURNAL = journal(HEADER, RUN)


def lines(count: int) -> str:
    """The journal's first lines."""
    return "".join(JOURNAL.splitlines(keepends=True)[:count])


def refusal(text: str) -> tuple[str, dict[str, object]]:
    """Key and data with which a journal is refused."""
    with pytest.raises(RecordError) as refused:
        read_journal(text)
    return refused.value.key, refused.value.data


def read(text: str) -> MatchRecord:
    """The journal, which must be read without a warning."""
    record = read_journal(text)
    assert record.warning is None
    return record


# ---- round trip


def test_a_running_match_goes_on_where_it_stood() -> None:
    record = read(JOURNAL)
    assert record.header == HEADER
    assert record.run == RUN
    assert record.end is None


@pytest.mark.parametrize("count", [0, 1, 35, 36, 37, 49])
def test_a_match_can_be_taken_up_after_any_move(count: int) -> None:
    assert read(lines(count + 1)).run == play_moves(begin(HEADER), count)


def test_a_match_given_up_in_its_journal() -> None:
    run = RUN.give_up(1)
    record = read(journal(HEADER, run))
    assert record.run == run
    assert record.end is not None
    assert record.end.given_up == 1


def test_a_finished_match() -> None:
    settled = header("scopa(target=3)")
    run = finish(begin(settled))
    record = read(journal(settled, run))
    assert record.run == run
    assert record.end is not None
    assert record.end.winner == run.winner


def test_explicit_stocks() -> None:
    settled = header("scopa(seats=3)", listed(9))
    run = play_moves(begin(settled), 40)
    assert read(journal(settled, run)).run == run


def test_lines_that_end_as_on_windows_are_read() -> None:
    assert read(JOURNAL.replace("\n", "\r\n")).run == RUN


def test_a_journal_is_known_by_its_first_line() -> None:
    assert is_journal(header_line(HEADER))


# ---- take-back


def test_a_take_back_leaves_the_first_moves() -> None:
    assert read(JOURNAL + take_back_line(7)).run == play_moves(begin(HEADER), 7)


def test_a_take_back_can_go_to_the_start() -> None:
    assert read(JOURNAL + take_back_line(0)).run == begin(HEADER)


def test_play_goes_on_after_a_take_back() -> None:
    seventh = play_moves(begin(HEADER), 7)
    other = seventh.game.legal_moves(seventh.state)[0]
    text = lines(21) + take_back_line(7) + move_line(str(other))
    assert read(text).run == seventh.apply(other)[0]


def test_a_take_back_reaches_over_the_end_of_a_deal() -> None:
    assert read(lines(41) + take_back_line(30)).run == play_moves(begin(HEADER), 30)


def test_take_backs_after_one_another() -> None:
    text = lines(21) + take_back_line(12) + take_back_line(3)
    assert read(text).run == play_moves(begin(HEADER), 3)


@pytest.mark.parametrize("kept", [-1, 21, "3", None, True])
def test_an_impossible_take_back_names_its_line(kept: object) -> None:
    text = lines(21) + json.dumps({"take_back": kept}) + "\n"
    assert refusal(text) == ("error.record_unreadable", {"line": 22})


# ---- damage


@pytest.mark.parametrize("cut", range(1, 14))
def test_a_torn_last_line_is_a_warning(cut: int) -> None:
    last = JOURNAL.splitlines()[-1]
    assert cut < len(last)
    record = read_journal(lines(50) + last[:cut])
    assert record.warning == "warning.torn_line"
    assert record.run == play_moves(begin(HEADER), 49)


def test_a_last_line_that_lacks_only_its_end_counts() -> None:
    assert read(JOURNAL.removesuffix("\n")).run == RUN


def test_a_torn_end_line_leaves_the_match_running() -> None:
    settled = header("scopa(target=3)")
    run = finish(begin(settled))
    record = read_journal(journal(settled, run)[:-20])
    assert record.warning == "warning.torn_line"
    assert record.end is None
    assert record.run == run


def test_a_damaged_line_in_the_middle_names_its_line() -> None:
    text = lines(10) + '{"move":"7\n' + JOURNAL[len(lines(10)) :]
    assert refusal(text) == ("error.record_unreadable", {"line": 11})


def test_a_damaged_last_line_that_is_complete_is_no_torn_line() -> None:
    assert refusal(lines(10) + '{"move":"7\n') == ("error.record_unreadable", {"line": 11})


def test_an_empty_line_names_its_line() -> None:
    assert refusal(lines(10) + "\n" + lines(1)) == ("error.record_unreadable", {"line": 11})


@pytest.mark.parametrize("text", ["", "\n", "{", header_line(HEADER)[:30]])
def test_without_a_header_there_is_no_match(text: str) -> None:
    assert refusal(text) == ("error.record_unreadable", {"line": 1})


def test_a_newer_format_is_refused() -> None:
    text = JOURNAL.replace(f'"format":{FORMAT}', f'"format":{FORMAT + 1}')
    assert refusal(text) == ("error.record_newer", {"line": 1})


@pytest.mark.parametrize("line", ['{"moved":"7d"}', '{"move":7}', "[]", "{}", '"7d"'])
def test_a_line_of_another_kind_names_its_line(line: str) -> None:
    assert refusal(lines(10) + line + "\n") == ("error.record_unreadable", {"line": 11})


def test_an_illegal_move_names_line_and_move() -> None:
    key, data = refusal(lines(10) + lines(10).splitlines(keepends=True)[-1])
    assert key == "error.record_move"
    assert (data["line"], data["move"], data["text"]) == (11, 10, RUN.moves[8])
    assert data["reason"] == ("illegal.not_in_hand", {"card": RUN.moves[8][:2]})


def test_after_a_take_back_moves_are_counted_anew() -> None:
    key, data = refusal(lines(21) + take_back_line(5) + move_line("oops"))
    assert (key, data["line"], data["move"]) == ("error.record_move", 23, 6)


def test_a_move_after_the_last_is_refused() -> None:
    settled = header("scopa(target=3)")
    run = finish(begin(settled))
    moves = journal(settled, run).splitlines(keepends=True)[:-1]
    key, data = refusal("".join(moves) + move_line("7d"))
    assert key == "error.move_after_end"
    assert data == {"line": len(moves) + 1, "move": len(moves), "text": "7d"}


def test_nothing_follows_the_end() -> None:
    text = journal(HEADER, RUN.give_up(0))
    assert refusal(text + move_line("7d")) == (
        "error.after_end",
        {"line": len(text.splitlines()) + 1},
    )


def test_a_wrong_digest_is_refused() -> None:
    text = journal(HEADER, RUN.give_up(0))
    digest = json.loads(text.splitlines()[-1])["end"]["digest"]
    key, data = refusal(text.replace(digest, "0" * 16))
    assert key == "error.record_digest"
    assert data == {"line": 52, "move": 50}


def test_an_end_before_the_end_is_refused() -> None:
    end = {"totals": [0, 0], "winner": None, "given_up": None, "digest": ""}
    key, data = refusal(lines(11) + json.dumps({"end": end}) + "\n")
    assert (key, data) == ("error.record_unfinished", {"line": 12, "move": 10})


# ---- size limits


def test_a_journal_has_a_greatest_number_of_lines() -> None:
    text = lines(1) + take_back_line(0) * MAX_MOVES
    assert refusal(text) == ("error.record_too_long", {"line": MAX_MOVES})


def test_a_line_has_a_greatest_length() -> None:
    assert refusal(lines(3) + move_line("7" * 100_001)) == ("error.record_too_long", {"line": 4})
