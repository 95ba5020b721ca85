"""Counts of move sequences, compared with the text files."""

from pathlib import Path

import pytest

from tests.perft.counting import files, from_text, to_text
from tests.perft.regenerate import CASES, file_name


@pytest.mark.parametrize("file", files(), ids=lambda file: file.stem)
def test_counts(file: Path) -> None:
    case, total, expected = from_text(file.read_text())
    found = case.counts()
    if found == expected and sum(found.values()) == total:
        return
    moves = {**expected, **found}
    differing = [
        f"  {move}: {found.get(move, 'illegal')}, the file has {expected.get(move, 'none')}"
        for move in moves
        if found.get(move) != expected.get(move)
    ]
    pytest.fail(
        "\n".join(
            [
                f"{file.name}: {sum(found.values())} sequences, the file has {total}",
                f"{case.rules}: {case.game.describe(case.state)}",
                *differing,
            ]
        ),
        pytrace=False,
    )


def test_every_case_has_its_file() -> None:
    assert {file.name for file in files()} == {file_name(case) for case in CASES}


def test_a_count_file_is_read_as_it_is_written() -> None:
    text = files()[0].read_text()
    case, _, counts = from_text(text)
    assert to_text(case, counts) == text
