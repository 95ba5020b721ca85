"""A finished match as one line: written, read back, and refused when it does not hold."""

import json
from dataclasses import replace

import pytest

from scopa_gui.rules import catalogue
from scopa_gui.rules.catalogue import PRESETS
from scopa_gui.rules.record import (
    FORMAT,
    MAX_LINE,
    RecordError,
    deal_points,
    digest,
    header_line,
    is_journal,
    read_record,
    record_line,
)
from tests.conformance.options import CODES
from tests.records.matches import begin, finish, finished_record, header, listed, play_moves

LINE = finished_record("scopa(target=3)")


def changed(**fields: object) -> str:
    """The record with some of its fields replaced."""
    return json.dumps({**json.loads(LINE), **fields})


def twice(field: str) -> str:
    """The usual record with the same field once more, of which a reader would see the last."""
    return LINE.rstrip()[:-1] + "," + json.dumps({field: json.loads(LINE)[field]})[1:]


def without(name: str) -> str:
    """The record without one of its fields."""
    fields = json.loads(LINE)
    del fields[name]
    return json.dumps(fields)


def ended(**fields: object) -> str:
    """The record with parts of its end replaced."""
    return changed(end={**json.loads(LINE)["end"], **fields})


def refusal(line: str, number: int = 1) -> tuple[str, dict[str, object]]:
    """Key and data with which a line is refused."""
    with pytest.raises(RecordError) as refused:
        read_record(line, number)
    return refused.value.key, refused.value.data


# ---- round trip


@pytest.mark.parametrize("code", CODES)
def test_a_record_is_read_as_it_was_played(code: str) -> None:
    settled = header(code)
    run = finish(begin(settled))
    record = read_record(record_line(settled, run))
    assert record.header == settled
    assert record.run == run
    assert record.end is not None
    assert (record.end.totals, record.end.winner) == (run.match.totals, run.winner)


def test_a_record_is_written_as_it_was_read() -> None:
    record = read_record(LINE)
    assert record_line(record.header, record.run) == LINE


def test_explicit_stocks_take_the_place_of_the_secret() -> None:
    settled = header("scopa(target=2)", listed(9))
    run = finish(begin(settled))
    line = record_line(settled, run)
    assert "secret" not in json.loads(line)
    assert read_record(line).run == run


def test_a_match_with_cuts() -> None:
    settled = header("scopa(cut=on,target=2)")
    run = finish(begin(settled))
    assert run.moves[0].startswith("cut")
    assert read_record(record_line(settled, run)).run == run


def test_a_match_given_up() -> None:
    settled = header()
    run = play_moves(begin(settled), 5).give_up(0)
    record = read_record(record_line(settled, run))
    assert record.run == run
    assert record.end is not None
    assert (record.end.winner, record.end.given_up) == (1, 0)


@pytest.mark.parametrize("between", [True, False], ids=["after the deal", "in the next"])
def test_a_match_given_up_between_deals_or_in_the_next(between: bool) -> None:
    settled = header("scopa", listed(2))
    run = begin(settled)
    while not run.deal_over:
        run = play_moves(run, 1)
    run = run if between else run.next_deal()[0]
    record = read_record(record_line(settled, run.give_up(0)))
    assert record.run == run.give_up(0)
    assert record.run.deal_over == between


def test_a_match_given_up_where_no_deal_can_follow() -> None:
    settled = header("scopa", listed(1))
    run = begin(settled)
    while not run.deal_over:
        run = play_moves(run, 1)
    line = record_line(settled, run.give_up(0))
    assert read_record(line).run == run.give_up(0)
    fields = json.loads(line)
    fields["end"]["digest"] = "0" * 16
    assert refusal(json.dumps(fields))[0] == "error.record_digest"


def test_stocks_of_another_kind_are_not_written_down() -> None:
    with pytest.raises(TypeError, match="cannot be written down"):
        header_line(replace(header(), stocks=None))


def test_a_record_is_one_line() -> None:
    assert LINE.count("\n") == 1
    assert LINE.endswith("\n")


def test_names_of_any_script_are_kept() -> None:
    settled = header()
    named = replace(settled.seats[0], name="Zoë 王")
    settled = replace(settled, seats=(named, *settled.seats[1:]))
    run = begin(settled).give_up(0)
    assert read_record(record_line(settled, run)).header.seats[0].name == "Zoë 王"


def test_points_of_each_deal() -> None:
    run = read_record(LINE).run
    assert tuple(map(sum, zip(*deal_points(run), strict=True))) == run.match.totals


def test_the_digest_depends_on_every_move() -> None:
    run = begin(header())
    digests = [digest(play_moves(run, count)) for count in range(30)]
    assert len(set(digests)) == 30


def test_the_digest_survives_a_new_preset(monkeypatch: pytest.MonkeyPatch) -> None:
    """A record means the same for ever, whatever its game will be called one day."""
    line = finished_record("scopa(seats=3)")
    later = {**PRESETS, "scopa_in_tre": replace(PRESETS["scopa"], seats=3)}
    monkeypatch.setattr(catalogue, "PRESETS", later)
    assert read_record(line).end is not None


# ---- refused


@pytest.mark.parametrize(
    "line",
    [
        "",
        "{",
        "[]",
        "7",
        "null",
        '{"format":1}',
        "[" * 100_000,
        without("format"),
        without("rules"),
        without("secret"),
        without("moves"),
        without("end"),
        changed(format="1"),
        changed(format=0),
        changed(format=True),
        changed(rules=7),
        changed(secret="zz"),
        changed(secret="00"),
        changed(seats=[{"name": "Anna"}, {"name": "Lena"}]),
        changed(moves=["7d"]),
        changed(end={}),
        ended(given_up=2),
        ended(given_up=-1),
        ended(given_up="0"),
        ended(given_up=True),
        ended(digest=None),
        ended(totals="3"),
        twice("moves"),
        twice("secret"),
    ],
)
def test_unreadable_records_name_their_line(line: str) -> None:
    assert refusal(line, number=12) == ("error.record_unreadable", {"line": 12})


def test_a_newer_format_is_refused() -> None:
    assert refusal(changed(format=FORMAT + 1)) == ("error.record_newer", {"line": 1})


def test_unknown_rules_say_why() -> None:
    reason = ("error.unknown_preset", {"name": "scoppa", "nearest": "scopa"})
    assert refusal(changed(rules="scoppa")) == (
        "error.record_header",
        {"line": 1, "reason": reason},
    )


def test_contradictory_rules_say_why() -> None:
    key, data = refusal(changed(rules="scopa(seats=5)"))
    assert key == "error.record_header"
    assert data["reason"] == ("problem.seats_do_not_divide", {"seats": 5})


def test_seats_must_fit_the_rules() -> None:
    assert refusal(without("seats"))[0] == "error.record_seats"
    assert refusal(changed(seats=[])) == ("error.record_seats", {"line": 1, "n": 2})


def test_an_illegal_move_names_line_and_move() -> None:
    moves = json.loads(LINE)["moves"].split()
    moves[4] = moves[3]
    key, data = refusal(changed(moves=" ".join(moves)), number=3)
    assert key == "error.record_move"
    assert (data["line"], data["move"], data["text"]) == (3, 5, moves[3])
    assert data["reason"] == ("illegal.not_in_hand", {"card": moves[3][:2]})


def test_a_move_after_the_end_is_refused() -> None:
    moves = json.loads(LINE)["moves"]
    key, data = refusal(changed(moves=f"{moves} 7d"))
    assert key == "error.move_after_end"
    assert data == {"line": 1, "move": len(moves.split()) + 1, "text": "7d"}


def test_a_match_without_its_last_move_is_unfinished() -> None:
    moves = json.loads(LINE)["moves"].split()[:-1]
    assert refusal(changed(moves=" ".join(moves))) == (
        "error.record_unfinished",
        {"line": 1, "move": len(moves)},
    )


@pytest.mark.parametrize(
    "fields", [{"digest": "0" * 16}, {"totals": [99, 0]}, {"winner": None}], ids=str
)
def test_an_end_that_its_moves_do_not_lead_to_is_refused(fields: dict[str, object]) -> None:
    assert refusal(ended(**fields))[0] == "error.record_digest"


def test_another_secret_does_not_pass() -> None:
    assert refusal(changed(secret="00" * 16))[0] in ("error.record_move", "error.record_digest")


def test_a_match_that_was_won_cannot_be_given_up() -> None:
    winner = json.loads(LINE)["end"]["winner"]
    line = ended(given_up=winner, winner=1 - winner)
    assert refusal(line)[0] == "error.record_digest"


def test_a_stock_that_is_no_deck_says_why() -> None:
    fields = json.loads(changed(stocks=["7d Ac"]))
    del fields["secret"]
    assert refusal(json.dumps(fields)) == (
        "error.record_header",
        {"line": 1, "reason": ("error.stock_count", {"n": 2, "wanted": 40})},
    )


def test_a_stock_with_an_unknown_card_says_why() -> None:
    fields = json.loads(changed(stocks=["7d 8d"]))
    del fields["secret"]
    key, data = refusal(json.dumps(fields))
    assert key == "error.record_header"
    assert data["reason"] == ("error.unknown_card", {"card": "8d"})


@pytest.mark.parametrize("dealer", [True, "0", 1.0])
def test_the_dealer_of_explicit_stocks_is_a_number(dealer: object) -> None:
    settled = header("scopa(target=2)", listed(9))
    fields = json.loads(record_line(settled, finish(begin(settled))))
    fields["dealer"] = dealer
    assert refusal(json.dumps(fields))[0] == "error.record_unreadable"


def test_stocks_that_end_too_early_say_why() -> None:
    settled = header("scopa(target=9)", listed(9))
    fields = json.loads(record_line(settled, finish(begin(settled))))
    fields["stocks"] = fields["stocks"][:1]
    key, data = refusal(json.dumps(fields))
    assert (key, data["move"]) == ("error.record_move", 37)
    assert data["reason"] == ("error.no_stock_left", {"deal": 2})


# ---- size limits


def test_a_line_has_a_greatest_length() -> None:
    assert refusal(changed(moves="7d " * MAX_LINE)) == ("error.record_too_long", {"line": 1})


def test_a_match_has_a_greatest_number_of_moves() -> None:
    assert refusal(changed(moves="7 " * 20_001))[0] == "error.record_too_long"


def test_names_are_cut_to_a_length() -> None:
    seats = [{"name": "A" * 500, "player": "person"}, {"name": "Lena", "player": "greedy"}]
    assert read_record(changed(seats=seats)).header.seats[0].name == "A" * 40


def test_names_lose_what_cannot_be_shown() -> None:
    seats = [{"name": "An\n\ud800na", "player": "person"}, {"name": "Lena", "player": "greedy"}]
    record = read_record(changed(seats=seats))
    assert record.header.seats[0].name == "Anna"
    assert record_line(record.header, record.run).encode()


def test_a_long_move_does_not_fill_the_sentence() -> None:
    data = refusal(changed(moves="x" * 5000))[1]
    assert len(str(data)) < 300


# ---- which file it is


def test_a_record_is_no_journal() -> None:
    assert not is_journal(LINE)
    assert not is_journal("nothing readable")
