"""How far somebody has come with the lessons, kept as plain values."""

import json

import pytest

from scopa_gui.app.lessons.progress import Progress

SOME = Progress(offered=True).finishing("first").reaching("sums", 2)


def test_it_comes_back_from_a_file_as_it_was() -> None:
    assert Progress.from_dict(json.loads(json.dumps(SOME.to_dict()))) == SOME


def test_a_lesson_goes_on_where_it_was_left() -> None:
    assert SOME.at("sums") == 2
    assert SOME.at("equal") == 0


def test_a_finished_lesson_begins_anew_and_stays_done() -> None:
    again = SOME.finishing("sums")
    assert again.at("sums") == 0
    assert again.reaching("sums", 1).done == {"first", "sums"}


@pytest.mark.parametrize(
    "fields",
    [
        None,
        [],
        {"done": 3, "reached": [], "offered": "yes"},
        {"done": [["first"], "gone"], "reached": {"gone": 1, "sums": 99, "first": True}},
        {"reached": {"sums": -1, "equal": "2", "scopa": 0}},
    ],
)
def test_what_cannot_be_used_is_left_out(fields: object) -> None:
    assert Progress.from_dict(fields) == Progress()
