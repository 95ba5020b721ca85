"""The program as a process of its own: until it shows a picture, and what it costs at rest."""

import os
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from time import perf_counter

from scopa_gui.ai.worker import WorkerBrain
from scopa_gui.app.storage import passing_folder
from scopa_gui.rules.catalogue import parse_rules
from scopa_gui.ui.bench.busy import Busy
from scopa_gui.ui.bench.rows import Row
from scopa_gui.ui.bench.thinking import keep_busy

TIMES = 3
SETTLED_S = 2.0
WATCHED_S = 2.0
LONGEST_S = 60.0
PLAYED_FRAMES = 120
SIZES = ((1920, 1080), (3840, 2160))
MS = 1000.0
MB = 1024.0
NO_PROC = "this system has no /proc to read it from"
NO_PROGRAM = "no built program: give one by --program FILE"
BUILT = Path("dist/scopa/scopa")
"""Where the build puts it, from the checkout."""


def first_frame_rows(program: Path | None) -> Iterator[Row]:
    """Milliseconds from starting a process to its first picture, from source and built."""
    yield Row("first-frame-source", "ms", _first_frames([sys.executable, "-m", "scopa_gui"]))
    built = program or (BUILT if BUILT.exists() else None)
    if built is None:
        yield Row("first-frame-program", "ms", (), NO_PROGRAM)
        return
    yield Row("first-frame-program", "ms", _first_frames([str(built.absolute())]))


def _first_frames(command: Sequence[str]) -> tuple[float, ...]:
    took = []
    with passing_folder() as folder:
        for _ in range(TIMES):
            begun = perf_counter()
            with subprocess.Popen(
                [*command, "--first-frame"], stdout=subprocess.PIPE, env=_environment(folder)
            ) as process:
                assert process.stdout is not None
                process.stdout.readline()
                took.append((perf_counter() - begun) * MS)
                process.wait(LONGEST_S)
    return tuple(took)


def _environment(folder: Path) -> Mapping[str, str]:
    return {
        **os.environ,
        "SCOPA_HOME": str(folder),
        "SDL_VIDEODRIVER": "dummy",
        "SDL_AUDIODRIVER": "dummy",
    }


# ---- at rest


def idle_rows() -> Iterator[Row]:
    """The share of a core, in per cent, that the program takes while nobody does anything."""
    if not Path("/proc/self/stat").exists():
        yield Row("idle-share", "%", (), NO_PROC)
        return
    with passing_folder() as folder, _running(folder) as process:
        _let_pass(process, SETTLED_S)
        shares = []
        for _ in range(2):
            before, begun = cpu_seconds(process.pid), perf_counter()
            _let_pass(process, WATCHED_S / 2)
            shares.append(100 * (cpu_seconds(process.pid) - before) / (perf_counter() - begun))
    yield Row("idle-share", "%", tuple(shares))


@contextmanager
def _running(folder: Path) -> Iterator["subprocess.Popen[bytes]"]:
    process = subprocess.Popen(
        [sys.executable, "-m", "scopa_gui", "--windowed", "1920x1080"], env=_environment(folder)
    )
    try:
        yield process
    finally:
        process.terminate()
        process.wait(LONGEST_S)


def _let_pass(process: "subprocess.Popen[bytes]", seconds: float) -> None:
    try:
        process.wait(seconds)
    except subprocess.TimeoutExpired:
        return
    raise RuntimeError("the program has ended by itself")


def cpu_seconds(pid: int) -> float:
    """What a process has worked so far."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


# ---- memory


def memory_rows() -> Iterator[Row]:
    """Megabytes of both processes together, and of the thinking one, while six are played."""
    for size in SIZES:
        name = "x".join(map(str, size))
        if not Path("/proc/self/status").exists():
            yield Row(f"memory-{name}", "MB", (), NO_PROC)
            continue
        here, there = get_context("spawn").Pipe()
        process = get_context("spawn").Process(target=play_and_tell, args=(there, size))
        process.start()
        there.close()
        screen, worker = here.recv()
        process.join()
        yield Row(f"memory-{name}", "MB", (screen + worker,))
        yield Row(f"memory-worker-{name}", "MB", (worker,))


def play_and_tell(connection: Connection, size: tuple[int, int]) -> None:
    """Play a while in a process of its own and send what it and its worker take."""
    brain = WorkerBrain()
    with passing_folder() as folder:
        busy = Busy(size, folder)
        ask = keep_busy(brain, parse_rules("scopa"))
        for _ in range(PLAYED_FRAMES):
            ask()
            if busy.step() is None:
                busy.go_on()
        while not ask():
            pass
        connection.send((megabytes(os.getpid()), megabytes(brain.pid or os.getpid())))
        busy.stage.close()
    brain.close()
    connection.close()


def megabytes(pid: int) -> float:
    """What a process holds in memory, as far as the system tells."""
    for line in Path(f"/proc/{pid}/status").read_text(encoding="utf-8").splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / MB
    return 0.0
