"""Whole matches in a real window, by mouse, by keyboard, and by two people in turn."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.window.match import SEED, Hands, KeyHands, MouseHands, play_match
from tests.window.pair import Pair
from tests.window.screen import Screen, missing_tools

pytestmark = [
    pytest.mark.window,
    pytest.mark.timeout(600),
    pytest.mark.skipif(bool(missing_tools()), reason=f"missing: {', '.join(missing_tools())}"),
]


@pytest.fixture
def pair(tmp_path: Path) -> Iterator[Pair]:
    screen = Screen(tmp_path / "screen")
    try:
        with Pair(screen, tmp_path, SEED) as pair:
            yield pair
    finally:
        screen.close()


def finish(hands: Hands) -> None:
    """A choice has been made, and the window closes without a complaint."""
    assert hands.choices
    assert hands.pair.close() == 0
    assert hands.pair.told == ""


def ignore(what: str) -> None:
    """Nobody looks."""


def test_a_match_is_played_with_the_mouse_kept_and_gone_on_with(pair: Pair) -> None:
    hands = MouseHands(pair)
    play_match(hands, ignore, pause_after=10)
    finish(hands)


def test_a_match_is_played_with_the_keyboard(pair: Pair) -> None:
    hands = KeyHands(pair)
    play_match(hands, ignore, points=1)
    finish(hands)


def test_two_people_play_a_match_with_the_mouse(pair: Pair) -> None:
    hands = MouseHands(pair)
    play_match(hands, ignore, points=1, people=2)
    finish(hands)
