"""``check``: what is in order is shown, what is not gets one sentence with line and move."""

from collections.abc import Callable
from pathlib import Path

import pytest

from scopa_gui.app.trust import proofs, secret_of
from scopa_gui.rules.record import Header, SeatRecord, end_line, header_line, move_line, read_record
from scopa_gui.rules.run import replay
from tests.cli.support import Doors, Outcome

WORDS = (
    "simulate",
    "--rules",
    "scopa",
    "--seats",
    "greedy,random",
    "--matches",
    "2",
    "--seed",
    "7",
)


@pytest.fixture
def lines(doors: Doors) -> list[str]:
    """Two records."""
    return doors(*WORDS).out.splitlines(keepends=True)


def check(doors: Doors, folder: Path, text: str | bytes) -> Outcome:
    file = folder / "file.jsonl"
    file.write_bytes(text.encode() if isinstance(text, str) else text)
    return doors("check", str(file))


def journal(line: str) -> list[str]:
    """The journal of a recorded match."""
    record = read_record(line)
    moves = map(move_line, record.run.moves)
    return [header_line(record.header), *moves, end_line(record.run)]


def damaged(outcome: Outcome) -> str:
    assert outcome.status == 1
    assert outcome.err.count("\n") == 1
    assert "Traceback" not in outcome.err
    return outcome.err


def test_every_deal_of_every_record_is_shown(
    doors: Doors, tmp_path: Path, lines: list[str]
) -> None:
    shown = check(doors, tmp_path, "".join(lines)).lines
    deals = sum(read_record(line).run.match.deal for line in lines)
    assert len([line for line in shown if line.startswith("  Deal ")]) == deals
    assert [line for line in shown if line.startswith("Line ")] == [
        "Line 1: scopa",
        "Line 2: scopa",
    ]


def test_totals_and_winner_are_shown(doors: Doors, tmp_path: Path, lines: list[str]) -> None:
    run = read_record(lines[0]).run
    one, other = run.match.totals
    assert (
        f"  Total: {one} : {other}; side {run.winner} wins"
        in check(doors, tmp_path, lines[0]).lines
    )


def test_a_journal_shows_the_same_as_its_record(
    doors: Doors, tmp_path: Path, lines: list[str]
) -> None:
    record = check(doors, tmp_path, lines[0])
    assert check(doors, tmp_path, "".join(journal(lines[0]))) == record


def test_lines_that_end_as_on_windows_are_read(
    doors: Doors, tmp_path: Path, lines: list[str]
) -> None:
    text = "".join(journal(lines[0])).replace("\n", "\r\n")
    assert check(doors, tmp_path, text).status == 0


def test_an_unfinished_journal_is_in_order(doors: Doors, tmp_path: Path, lines: list[str]) -> None:
    shown = check(doors, tmp_path, "".join(journal(lines[0])[:4])).lines
    assert shown[-1].endswith("unfinished after 3 moves")


def test_a_torn_last_line_is_a_warning(doors: Doors, tmp_path: Path, lines: list[str]) -> None:
    text = "".join(journal(lines[0])[:4])
    outcome = check(doors, tmp_path, text + '{"mo')
    assert outcome.status == 0
    assert outcome.err.count("\n") == 1
    assert outcome.out == check(doors, tmp_path, text).out


def test_a_match_given_up_is_in_order(doors: Doors, tmp_path: Path, lines: list[str]) -> None:
    run = read_record(lines[0]).run
    moves = run.moves[:3]
    half = replay(run.options, run.stocks, moves).give_up(1)
    header = read_record(lines[0]).header
    text = "".join([header_line(header), *map(move_line, moves), end_line(half)])
    assert "side 1 gave up" in check(doors, tmp_path, text).out


def test_an_illegal_move_is_named_by_line_and_number(
    doors: Doors, tmp_path: Path, lines: list[str]
) -> None:
    moves = read_record(lines[1]).run.moves
    bad = lines[1].replace(f" {moves[4]} ", " Rdx2d ", 1)
    said = damaged(check(doors, tmp_path, lines[0] + bad))
    assert "2" in said
    assert "5" in said


def test_what_comes_before_the_damage_is_shown(
    doors: Doors, tmp_path: Path, lines: list[str]
) -> None:
    outcome = check(doors, tmp_path, lines[0] + "{}\n")
    damaged(outcome)
    assert outcome.out == check(doors, tmp_path, lines[0]).out


@pytest.mark.parametrize(
    "change",
    [
        lambda line: line.replace('"digest":"', '"digest":"0'),
        lambda line: line.replace('"totals":[', '"totals":[9'),
        lambda line: line.replace('"moves":"', '"moves":"2d '),
        lambda line: line[: len(line) // 2],
        lambda line: "[1]\n",
        lambda line: line.replace('"rules":"scopa"', '"rules":"skopa"'),
        lambda line: line.replace('"scopa"', '"scopa(seats=3)"'),
        lambda line: line.replace('"secret":"', '"secret":"0'),
        lambda line: line.replace('"format":1', '"format":2'),
        lambda line: "\n",
        lambda line: line.replace('"seats"', '"chairs"'),
    ],
    ids=[
        "digest",
        "totals",
        "move left out",
        "no JSON",
        "a list",
        "rules unknown",
        "rules changed",
        "secret too short",
        "newer format",
        "empty line",
        "no seats",
    ],
)
def test_damage_is_found(
    doors: Doors, tmp_path: Path, lines: list[str], change: Callable[[str], str]
) -> None:
    bad = change(lines[1])
    assert bad != lines[1]
    said = damaged(check(doors, tmp_path, lines[0] + bad))
    assert "2" in said, "the line is named"


@pytest.mark.parametrize(
    "data", [b"", b"\n", b"hello\n", b"\xff\xfe\x00", b"\x89PNG\r\n", b"{" * 200_000, b"[" * 5000]
)
def test_what_is_no_record_at_all(doors: Doors, tmp_path: Path, data: bytes) -> None:
    damaged(check(doors, tmp_path, data))


def test_an_illegal_move_of_a_journal_is_named_by_its_line(
    doors: Doors, tmp_path: Path, lines: list[str]
) -> None:
    text = journal(lines[0])
    text[6] = move_line("Rdx2d")
    assert "7" in damaged(check(doors, tmp_path, "".join(text)))


def test_a_line_in_the_middle_that_is_no_text_is_named(
    doors: Doors, tmp_path: Path, lines: list[str]
) -> None:
    text = [line.encode() for line in journal(lines[0])]
    text[8] = b"\xff\n"
    assert "9" in damaged(check(doors, tmp_path, b"".join(text)))


def test_every_mutilated_record_ends_in_a_sentence(
    doors: Doors, tmp_path: Path, lines: list[str]
) -> None:
    """Cut anywhere, a record is damaged and never a traceback."""
    line = lines[0].rstrip("\n")
    for end in range(1, len(line), 37):
        damaged(check(doors, tmp_path, line[:end]))


def test_people_who_are_named_at_length_do_no_harm(
    doors: Doors, tmp_path: Path, lines: list[str]
) -> None:
    record = read_record(lines[0])
    seats = (SeatRecord("x" * 5000, "person"), record.header.seats[1])
    header = Header(record.header.options, record.header.stocks, seats)
    assert check(doors, tmp_path, header_line(header)).status == 0


def test_keys_and_secret_are_printed(doors: Doors, tmp_path: Path, lines: list[str]) -> None:
    record = read_record(lines[0])
    out = check(doors, tmp_path, lines[0]).out
    for proof in proofs(record.header, record.run):
        assert f"fingerprint {proof.fingerprint}, key {proof.key}" in out
    assert f"secret {secret_of(record.header)}" in out


def test_a_running_match_keeps_its_secret(doors: Doors, tmp_path: Path, lines: list[str]) -> None:
    record = read_record(lines[0])
    running = "".join(journal(lines[0])[:-3])
    assert secret_of(record.header) not in check(doors, tmp_path, running).out
