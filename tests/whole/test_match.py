"""Whole matches by semantic inputs alone, from the first card to the archive."""

from pathlib import Path

import pygame
import pytest

from scopa_gui.app.session import Session
from scopa_gui.app.settings import Speed
from scopa_gui.rules.catalogue import parse_rules
from scopa_gui.rules.record import PERSON, MatchRecord, SeatRecord
from scopa_gui.ui.gamepad import BUTTONS, Sticks, from_pad
from scopa_gui.ui.inputs import Command
from scopa_gui.ui.loop import Stage
from scopa_gui.ui.scenes.match_over import MatchOverScene
from scopa_gui.ui.scenes.new_game import NewGameScene
from scopa_gui.ui.scenes.table import TableScene
from scopa_gui.ui.scenes.title import TitleScene
from scopa_gui.ui.scripted import SETTLE_S, KeyPlayer, MousePlayer, Player
from tests.whole.support import Run, archived, running

SHORT = "scopa(target=2)"
PLAYER_SEED = 3
STEPS = 4_000
STEP_S = 0.2


class PadPlayer(KeyPlayer):
    """Uses a gamepad: every key is a button or a stick pushed once and let go."""

    def __init__(self, stage: Stage, session: Session, seed: int) -> None:
        super().__init__(stage, session, seed)
        self._sticks = Sticks()
        self._buttons = {command: button for button, command in BUTTONS.items()}

    def say(self, *commands: Command) -> None:
        for command in commands:
            pygame.event.post(
                pygame.event.Event(
                    pygame.CONTROLLERBUTTONDOWN, button=self._buttons[command], instance_id=0
                )
            )
        for event in pygame.event.get(pygame.CONTROLLERBUTTONDOWN):
            meant = from_pad(event, self._sticks)
            assert meant is not None
            self.stage.feed(meant)
        self.stage.advance(SETTLE_S, SETTLE_S / 2)


def begin(run: Run, code: str = SHORT, *players: str) -> Session:
    """A match is begun; a person and a computer unless told otherwise."""
    options = parse_rules(code)
    who = players or (PERSON, *["heuristic"] * (options.seats - 1))
    seats = [SeatRecord("ABCDEF"[number], player) for number, player in enumerate(who)]
    run.program.start_match(options, seats)
    run.stage.advance(STEP_S, STEP_S)
    return run.session


def play(run: Run, player: Player, moves: int | None = None) -> None:
    """Play to the end of the match, or until so many moves have been made."""
    session = player.session
    for _ in range(STEPS):
        if isinstance(run.top, MatchOverScene):
            return
        if moves is not None and len(session.run.moves) >= moves:
            return
        if not player.act():
            run.stage.advance(STEP_S, STEP_S)
    raise AssertionError(f"no end after {session.run.moves}")


def played(folder: Path, kind: type[Player], speed: Speed, code: str = SHORT) -> MatchRecord:
    """The record of a match played by mouse or by keyboard."""
    run = Run(folder, speed)
    play(run, kind(run.stage, begin(run, code), PLAYER_SEED))
    run.close()
    (record,) = archived(folder)
    return record


@pytest.mark.parametrize("kind", [MousePlayer, KeyPlayer, PadPlayer])
def test_a_match_is_played_to_its_end(kind: type[Player], tmp_path: Path) -> None:
    record = played(tmp_path, kind, Speed.INSTANT)
    assert record.run.winner is not None
    assert not running(tmp_path)


def test_mouse_and_keyboard_reach_the_same_moves(tmp_path: Path) -> None:
    by_mouse = played(tmp_path / "mouse", MousePlayer, Speed.INSTANT)
    by_keys = played(tmp_path / "keys", KeyPlayer, Speed.INSTANT)
    assert by_mouse.run == by_keys.run


def test_speed_changes_nothing_but_time(tmp_path: Path) -> None:
    at_once = played(tmp_path / "instant", MousePlayer, Speed.INSTANT)
    slowly = played(tmp_path / "normal", MousePlayer, Speed.NORMAL)
    assert at_once.run == slowly.run


@pytest.mark.parametrize(
    "code", ["scopa(seats=3,target=2)", "scopa(seats=4,target=2)", "scopa(seats=6,target=2)"]
)
def test_more_than_two_play_to_the_end(code: str, tmp_path: Path) -> None:
    assert played(tmp_path, MousePlayer, Speed.INSTANT, code).run.over


def test_a_second_match_follows_in_the_same_program(tmp_path: Path) -> None:
    run = Run(tmp_path)
    for _ in range(2):
        play(run, MousePlayer(run.stage, begin(run), PLAYER_SEED))
        run.program.open_title()
        run.stage.advance(STEP_S, STEP_S)
    run.close()
    first, second = archived(tmp_path)
    assert first.run == second.run


def test_a_match_closed_in_the_middle_goes_on_from_the_title(tmp_path: Path) -> None:
    whole = played(tmp_path / "whole", MousePlayer, Speed.INSTANT)

    folder = tmp_path / "broken"
    run = Run(folder)
    play(run, MousePlayer(run.stage, begin(run), PLAYER_SEED), moves=11)
    run.close()
    (kept,) = running(folder)
    assert not kept.run.over

    again = Run(folder)
    assert isinstance(again.top, TitleScene)
    again.click_default()
    assert isinstance(again.top, TableScene)
    play(again, MousePlayer(again.stage, again.session, PLAYER_SEED))
    again.close()
    (record,) = archived(folder)
    assert record.run == whole.run
    assert not running(folder)


def test_a_new_game_is_two_clicks_away(tmp_path: Path) -> None:
    run = Run(tmp_path)
    run.click_default()
    assert isinstance(run.top, NewGameScene)
    run.click_default()
    assert isinstance(run.top, TableScene)
    assert run.session.people == (0,)
    run.close()


def test_a_match_given_up_before_the_first_move_of_a_deal_can_be_read(tmp_path: Path) -> None:
    run = Run(tmp_path)
    session = begin(run, "scopa(target=11)")
    play(run, MousePlayer(run.stage, session, PLAYER_SEED), moves=36)
    session.next_deal()
    session.give_up(0)
    run.close()
    (record,) = archived(tmp_path)
    assert record.run == session.run
