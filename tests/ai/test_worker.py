"""Thinking elsewhere: the same answers, whatever becomes of the worker."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from multiprocessing import get_context
from pathlib import Path
from threading import Event

import pytest

from scopa_gui.ai import worker
from scopa_gui.ai.brain import Answer, Brain, Inline
from scopa_gui.ai.levels import LEVELS, UnknownLevel
from scopa_gui.ai.worker import Link, WorkerBrain, WorkerGone
from scopa_gui.rules.catalogue import View
from tests.ai.support import choice, states
from tests.positions import game

CODE = "scopa"
TURN_S = 0.005
DEADLINE_TURNS = 4000


@pytest.fixture
def brain() -> Iterator[WorkerBrain]:
    thinking = WorkerBrain()
    yield thinking
    thinking.close()


def views(count: int) -> list[tuple[View, str]]:
    """Views with a move to make, and the move that Heuristic makes there."""
    playing = game(CODE)
    return [
        (playing.view(state, state.turn), choice(CODE, state, "heuristic"))
        for state in states(CODE, count)
    ]


def poll_until(
    brain: Brain, done: Callable[[list[Answer]], bool], elapsed_s: float = 0.0
) -> list[Answer]:
    """Poll as a window would, at most some twenty seconds, until enough is there."""
    found: list[Answer] = []
    for _ in range(DEADLINE_TURNS):
        found += brain.poll(elapsed_s)
        if done(found):
            return found
        Event().wait(TURN_S)
    raise AssertionError(f"only {found}")


def answers(brain: Brain, count: int, elapsed_s: float = 0.0) -> list[Answer]:
    """The next so many answers."""
    return poll_until(brain, lambda found: len(found) >= count, elapsed_s)


def ask_all(brain: Brain, asked: list[tuple[View, str]]) -> list[Answer]:
    """Ask for every view; the answers that must come."""
    return [Answer(brain.ask(CODE, view, "heuristic", 0), move) for view, move in asked]


def signal_worker(brain: WorkerBrain, number: signal.Signals) -> None:
    """Send a signal to the worker of this brain, and to nobody else."""
    assert brain.pid is not None
    os.kill(brain.pid, number)


def test_inline_answers_when_polled() -> None:
    brain = Inline()
    wanted = ask_all(brain, views(3))
    assert brain.poll() == wanted
    assert brain.poll() == []


def test_inline_drops_what_was_cancelled() -> None:
    brain = Inline()
    first, second = ask_all(brain, views(2))
    brain.cancel(first.ticket)
    assert brain.poll() == [second]


@pytest.mark.parametrize("kind", [Inline, WorkerBrain])
def test_an_unknown_level_is_refused_when_asked(kind: Callable[[], Brain]) -> None:
    view, _ = views(1)[0]
    with pytest.raises(UnknownLevel):
        kind().ask(CODE, view, "maestrissimo", 0)


def test_the_worker_answers_as_this_process_would(brain: WorkerBrain) -> None:
    inline = Inline()
    for view, _ in views(4):
        for seed, level in enumerate(LEVELS):
            assert brain.ask(CODE, view, level, seed) == inline.ask(CODE, view, level, seed)
    wanted = inline.poll()
    assert answers(brain, len(wanted)) == wanted
    assert not brain.in_process


def test_a_killed_worker_is_replaced(brain: WorkerBrain) -> None:
    brain.start()
    before = brain.pid
    signal_worker(brain, signal.SIGKILL)
    wanted = ask_all(brain, views(3))
    assert answers(brain, 3) == wanted
    assert brain.pid not in (None, before)


def test_a_worker_killed_between_two_answers_is_replaced(brain: WorkerBrain) -> None:
    first, second = views(2)
    assert answers(brain, len(ask_all(brain, [first])))
    signal_worker(brain, signal.SIGKILL)
    wanted = ask_all(brain, [second])
    assert answers(brain, 1) == wanted


def test_when_two_workers_die_this_process_answers(brain: WorkerBrain) -> None:
    wanted = ask_all(brain, views(3))
    first = brain.pid
    signal_worker(brain, signal.SIGKILL)
    found = poll_until(brain, lambda _: brain.pid != first)
    if not brain.in_process:
        signal_worker(brain, signal.SIGKILL)
    found += answers(brain, len(wanted) - len(found))
    assert found == wanted
    poll_until(brain, lambda _: brain.in_process)
    assert brain.pid is None


def test_a_hung_worker_is_replaced() -> None:
    brain = WorkerBrain(patience_s=5.0)
    brain.start()
    before = brain.pid
    signal_worker(brain, signal.SIGSTOP)
    wanted = ask_all(brain, views(1))
    for _ in range(5):
        assert brain.poll(1.0) == []
    assert brain.pid == before
    assert brain.poll(1.0) == []
    assert brain.pid != before
    assert answers(brain, 1) == wanted
    brain.close()


def test_a_sleeping_computer_is_no_hung_worker() -> None:
    brain = WorkerBrain(patience_s=5.0)
    wanted = ask_all(brain, views(1))
    before = brain.pid
    found = brain.poll(3600.0)
    assert brain.pid == before
    assert found + answers(brain, 1 - len(found)) == wanted
    brain.close()


def test_nothing_asked_means_nobody_is_waited_for(brain: WorkerBrain) -> None:
    brain.start()
    before = brain.pid
    for _ in range(100):
        brain.poll(1.0)
    assert brain.pid == before


def test_a_late_answer_is_dropped(brain: WorkerBrain) -> None:
    first, second = ask_all(brain, views(2))
    brain.cancel(first.ticket)
    assert answers(brain, 1) == [second]


def test_a_worker_that_cannot_start_is_done_without(
    brain: WorkerBrain, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse() -> Link:
        raise WorkerGone

    monkeypatch.setattr(worker, "Link", refuse)
    wanted = ask_all(brain, views(2))
    assert brain.in_process
    assert brain.poll() == wanted


def test_closing_ends_the_worker(brain: WorkerBrain) -> None:
    brain.start()
    pid = brain.pid
    assert pid is not None
    brain.close()
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


def test_nothing_is_started_again_after_closing(brain: WorkerBrain) -> None:
    brain.start()
    brain.close()
    assert brain.poll() == []
    assert brain.pid is None


def test_closing_twice_does_no_harm(brain: WorkerBrain) -> None:
    brain.start()
    brain.close()
    brain.close()


def test_the_worker_ends_with_the_program() -> None:
    script = (
        "import os\n"
        "from scopa_gui.ai.worker import WorkerBrain\n"
        "if __name__ == '__main__':\n"
        "    brain = WorkerBrain()\n"
        "    brain.start()\n"
        "    print(brain.pid, flush=True)\n"
        "    os._exit(0)\n"
    )
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    pid = int(
        subprocess.run(
            [sys.executable, "-c", script], env=env, stdout=subprocess.PIPE, check=True, timeout=60
        ).stdout
    )
    for _ in range(DEADLINE_TURNS):
        if not alive(pid):
            return
        Event().wait(TURN_S)
    raise AssertionError("the worker outlives the program")


def alive(pid: int) -> bool:
    """Whether a process runs; one that only waits to be collected does not."""
    try:
        status = Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return False
    return status.rpartition(")")[2].split()[0] != "Z"


def test_players_import_no_pygame() -> None:
    script = (
        "import sys, scopa_gui.ai.worker\n"
        "print([name for name in sys.modules if name.split('.')[0] == 'pygame'"
        " or name.startswith(('scopa_gui.ui', 'scopa_gui.app'))])"
    )
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    shown = subprocess.run([sys.executable, "-c", script], env=env, capture_output=True, text=True)
    assert shown.stdout.strip() == "[]"


@pytest.mark.skipif(not Path("/proc/self/maps").exists(), reason="looks into a process on Linux")
def test_the_worker_of_a_program_with_a_window_has_no_pygame(brain: WorkerBrain) -> None:
    import pygame

    assert answers(brain, len(ask_all(brain, views(1))))
    here, there = (
        Path(f"/proc/{pid}/maps").read_text().count("pygame") for pid in (os.getpid(), brain.pid)
    )
    assert pygame.get_sdl_version()
    assert (here > 0, there) == (True, 0)


def test_a_fault_while_thinking_is_not_taken_for_the_end_of_the_pipe(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fail(_: object) -> Answer:
        raise FileNotFoundError("a value table")

    monkeypatch.setattr(signal, "signal", lambda *_: None)
    monkeypatch.setattr(worker, "answer", fail)
    here, there = get_context("spawn").Pipe()
    here.send("a request")
    with here, pytest.raises(FileNotFoundError):
        worker.serve(there)
