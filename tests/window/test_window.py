"""The program in a real window, played with a real mouse.

The same match on a stage says beforehand what will lie where; the journal that the program writes
says whether it has happened.
"""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from scopa_gui.app.i18n import load
from scopa_gui.app.session import Session
from scopa_gui.app.settings import Speed
from scopa_gui.rules.scopa.moves import Play
from scopa_gui.ui.scripted import clicks_for, layout_for, model_for
from scopa_gui.ui.viewport import Viewport
from tests.whole.support import Run, running
from tests.window.screen import Screen, missing_tools

pytestmark = [pytest.mark.window, pytest.mark.timeout(600)]
on_a_screen = pytest.mark.skipif(
    bool(missing_tools()), reason=f"not installed: {', '.join(missing_tools())}"
)

ROOT = Path(__file__).resolve().parents[2]
SIZE = (1280, 720)
SEEDS = range(1, 50)
CLOSING_S = 15
COLOURS = 1_000


@pytest.fixture
def screen(tmp_path: Path) -> Iterator[Screen]:
    screen = Screen(tmp_path / "screen")
    yield screen
    screen.close()


def start(environment: dict[str, str], seed: int) -> subprocess.Popen[str]:
    """The program as a process of its own."""
    words = ["--seed", str(seed), "--windowed", f"{SIZE[0]}x{SIZE[1]}", "--lang", "en"]
    return subprocess.Popen(
        [sys.executable, "-m", "scopa_gui", *words],
        env=environment,
        cwd=ROOT,
        text=True,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
    )


class Game:
    """The program in a window, with an empty home unless it has been used before."""

    def __init__(self, screen: Screen, home: Path, seed: int) -> None:
        self._screen = screen
        self.folder = home / "scopa"
        environment = {**screen.environment(), "HOME": str(home), "SCOPA_HOME": str(self.folder)}
        self._process = start(environment, seed)
        screen.wait_for(lambda: screen.window() is not None)
        screen.wait_for(lambda: screen.colours() > COLOURS)
        screen.wait_until_still()

    def __enter__(self) -> "Game":
        return self

    def __exit__(self, *_: object) -> None:
        self._process.kill()
        self._process.wait()

    def moves(self) -> tuple[str, ...]:
        """The moves in the journal of the match being played; empty before there is one."""
        matches = running(self.folder)
        return matches[-1].run.moves if matches else ()

    def close(self) -> int:
        """Close the window as a person does; the status the program ends with."""
        self._screen.key("alt+F4")
        return self._process.wait(CLOSING_S)


def plays(session: Session) -> list[Play]:
    """What the person on turn may play."""
    moves = session.run.game.legal_moves(session.run.state)
    return [move for move in moves if isinstance(move, Play)]


def wanted(session: Session) -> Play:
    """What the person plays: with a choice of captures if there is one."""
    there = plays(session)
    chosen = [move for move in there if sum(move.card == other.card for other in there) > 1]
    return (chosen or there)[-1]


def has_choice(session: Session) -> bool:
    """Whether a card of the person on turn has several captures."""
    return len({move.card for move in plays(session)}) < len(plays(session))


def let_computer_move(session: Session) -> None:
    """Until a person is on turn or the deal is over."""
    while not session.run.deal_over and not session.waits_for_person():
        session.update(0.0)


def twin(folder: Path, seed: int) -> Run:
    """The same program on a stage, at the title."""
    return Run(folder, Speed.NORMAL, SIZE, seed)


def seed_with_a_choice(folder: Path) -> int:
    """A seed whose first deal gives the person a choice among captures."""
    run = twin(folder, SEEDS[0])
    run.stage.advance(1.0, 0.5)
    for seed in SEEDS:
        run.program.seed = seed
        setup = run.program.usual_setup()
        run.program.start_match(setup.options, setup.seats)
        run.stage.advance(0.1, 0.1)
        session = run.session
        let_computer_move(session)
        while not session.run.deal_over:
            if has_choice(session):
                run.close()
                return seed
            session.play(wanted(session))
            let_computer_move(session)
    raise AssertionError("no seed gives a choice")


@on_a_screen
def test_a_deal_is_played_with_the_mouse_kept_and_gone_on_with(
    screen: Screen, tmp_path: Path
) -> None:
    seed = seed_with_a_choice(tmp_path / "search")
    like = twin(tmp_path / "twin", seed)
    like.stage.advance(1.0, 0.5)
    with Game(screen, tmp_path, seed) as game:
        for _ in ("new game", "deal"):
            widget = like.top.group.default
            assert widget is not None
            screen.click(widget.rect.center)
            like.click_default()
            screen.wait_until_still()
        session = like.session
        layout = layout_for(session, Viewport(*SIZE, 100))
        screen.click(layout.status.centre)  # the draw for the dealer has been seen
        choices = 0
        let_computer_move(session)
        while not session.run.deal_over:
            screen.wait_until_still()
            assert game.moves() == session.run.moves
            choices += has_choice(session)
            move = wanted(session)
            clicks = clicks_for(model_for(session, session.people[0], layout), layout, move)
            session.play(move)
            let_computer_move(session)
            click_until_played(screen, game, clicks, len(session.run.moves))
        assert choices
        screen.wait_until_still()
        pygame.image.save(screen.picture(), str(tmp_path / "after the deal.png"))
        assert game.moves() == session.run.moves
        assert game.close() == 0
    (kept,) = running(game.folder)
    assert kept.run.moves == session.run.moves

    again = twin(game.folder, seed)
    again.stage.advance(1.0, 0.5)
    resume = again.top.group.default
    assert resume is not None
    with Game(screen, tmp_path, seed) as game:
        title = screen.pixels()
        screen.click(resume.rect.center)
        screen.wait_until_still()
        assert screen.pixels() != title
        assert game.close() == 0
    assert len(running(game.folder)) == 1


def click_until_played(
    screen: Screen, game: Game, clicks: list[tuple[int, int]], count: int
) -> None:
    """Click through a move until the journal holds it and the answer to it."""
    before = len(game.moves())
    for pos in clicks:
        screen.click(pos)
        if played_soon(screen, game, before):
            break
    screen.wait_for(lambda: len(game.moves()) >= count)


def played_soon(screen: Screen, game: Game, before: int) -> bool:
    """Whether a click has made a move."""
    try:
        screen.wait_for(lambda: len(game.moves()) > before, patience_s=0.7)
    except TimeoutError:
        return False
    return True


def test_without_a_screen_one_sentence_says_so(tmp_path: Path) -> None:
    like = {"PATH", "LANG", "PYTHONPATH", "SYSTEMROOT"}
    environment = {name: value for name, value in os.environ.items() if name in like}
    environment |= {"HOME": str(tmp_path), "SCOPA_HOME": str(tmp_path / "scopa")}
    process = start(environment, 1)
    _, told = process.communicate(timeout=60)
    assert process.returncode == 2
    assert told == load("en")("cli.no_display") + "\n"
