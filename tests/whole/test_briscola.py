"""Whole matches of Briscola and of chiamata by mouse and by keyboard, alone and passing on."""

from pathlib import Path

import pytest

from scopa_gui.app.settings import Speed
from scopa_gui.rules.record import PERSON, digest
from scopa_gui.ui.scripted import KeyPlayer, MousePlayer, Player
from tests.whole.support import Run, archived, running
from tests.whole.test_match import PLAYER_SEED, begin, play, played


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_mouse_and_keyboard_reach_the_same_moves(seats: int, tmp_path: Path) -> None:
    code = f"briscola(seats={seats})"
    by_mouse = played(tmp_path / "mouse", MousePlayer, Speed.INSTANT, code)
    by_keys = played(tmp_path / "keys", KeyPlayer, Speed.INSTANT, code)
    assert by_mouse.run.over
    assert by_mouse.run == by_keys.run


@pytest.mark.parametrize("kind", [MousePlayer, KeyPlayer])
def test_a_match_of_chiamata_is_played_to_its_end(kind: type[Player], tmp_path: Path) -> None:
    record = played(tmp_path, kind, Speed.INSTANT, "chiamata")
    assert record.run.over
    assert len(record.run.match.results) == 5


def test_two_people_pass_a_match_on(tmp_path: Path) -> None:
    run = Run(tmp_path)
    play(run, MousePlayer(run.stage, begin(run, "briscola", PERSON, PERSON), PLAYER_SEED))
    run.close()
    (record,) = archived(tmp_path)
    assert len(record.run.match.results) == 2


def test_a_match_closed_in_the_middle_goes_on_at_its_move(tmp_path: Path) -> None:
    whole = played(tmp_path / "whole", MousePlayer, Speed.INSTANT, "briscola")
    folder = tmp_path / "broken"
    run = Run(folder)
    play(run, MousePlayer(run.stage, begin(run, "briscola"), PLAYER_SEED), moves=11)
    run.close()
    (kept,) = running(folder)
    again = Run(folder)
    again.click_default()
    assert digest(again.session.run) == digest(kept.run)
    play(again, MousePlayer(again.stage, again.session, PLAYER_SEED))
    again.close()
    (record,) = archived(folder)
    assert record.run == whole.run
