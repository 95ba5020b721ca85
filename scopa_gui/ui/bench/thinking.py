"""What somebody at the table notices: late frames while the computer thinks, and how soon the
picture answers."""

from collections.abc import Callable, Iterator
from time import perf_counter

from scopa_gui.ai.brain import Inline
from scopa_gui.ai.levels import STRONGEST
from scopa_gui.ai.worker import WorkerBrain
from scopa_gui.app.settings import Settings
from scopa_gui.app.setup import CAST
from scopa_gui.app.storage import Store, passing_folder
from scopa_gui.rules import shuffle
from scopa_gui.rules.catalogue import Options, format_rules, parse_rules
from scopa_gui.rules.record import PERSON, SeatRecord
from scopa_gui.rules.run import SecretStocks, start_run
from scopa_gui.ui.bench.busy import FRAME_S, MS, SEED, busy_table
from scopa_gui.ui.bench.rows import Row
from scopa_gui.ui.inputs import Command
from scopa_gui.ui.loop import Stage
from scopa_gui.ui.program import Program
from scopa_gui.ui.scenes.table import TableScene

SIZE = (1920, 1080)
DEALT_S = 8.0
INPUTS = 60
THOUGHT_ABOUT = "scopa(seats=4)"


def keep_busy(brain: WorkerBrain, options: Options) -> Callable[[], bool]:
    """Gives what is to be called every frame, so that the worker never rests; it says whether an
    answer has come."""
    run, _, _ = start_run(options, SecretStocks(shuffle.secret_from_seed(SEED)))
    seat = run.game.to_move(run.state)
    assert seat is not None, "somebody is on turn after the deal"
    view, code = run.game.view(run.state, seat), format_rules(options)
    number = 0
    brain.start()
    brain.ask(code, view, STRONGEST, number)

    def ask() -> bool:
        nonlocal number
        answered = bool(brain.poll())
        if answered:
            number += 1
            brain.ask(code, view, STRONGEST, number)
        return answered

    return ask


def late_rows(frames: int) -> Iterator[Row]:
    """Of the frames of the busy deal, how many come late, with the worker idle and thinking."""
    brain = WorkerBrain()
    try:
        yield Row("late-frames-worker-idle", "%", (_late_percent(frames, lambda: False),))
        ask = keep_busy(brain, parse_rules(THOUGHT_ABOUT))
        while not ask():
            pass
        yield Row("late-frames-worker-thinking", "%", (_late_percent(frames, ask),))
    finally:
        brain.close()


def _late_percent(frames: int, meanwhile: Callable[[], bool]) -> float:
    drawn = late = 0
    with busy_table(SIZE) as busy:
        while drawn < frames:
            meanwhile()
            frame = busy.step()
            if frame is None:
                busy.go_on()
                continue
            drawn += 1
            late += frame.ms > FRAME_S * MS
    return 100 * late / drawn


def input_rows() -> Iterator[Row]:
    """Milliseconds from a key, once the loop has it, to the picture that shows it."""
    with passing_folder() as folder:
        program = Program(Store(folder), Inline(), TableScene, SEED)
        program.settings = Settings()
        stage = Stage(SIZE, "en", 100, program.first_scene)
        seats = [SeatRecord(CAST[0], PERSON), SeatRecord(CAST[1], "greedy")]
        program.start_match(parse_rules("scopa"), seats)
        stage.advance(DEALT_S)
        took = []
        for _ in range(INPUTS):
            begun = perf_counter()
            stage.feed(Command.NEXT)
            took.append((perf_counter() - begun) * MS)
            stage.advance(FRAME_S)
        stage.close()
    yield Row("input-to-frame-1920x1080", "ms", tuple(took))
