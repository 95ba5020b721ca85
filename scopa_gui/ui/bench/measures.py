"""The measurements, each a function that gives its rows."""

from collections.abc import Iterator
from itertools import pairwise

import pygame

from scopa_gui.ui.bench.busy import FRAME_S, Busy, Frame, busy_table
from scopa_gui.ui.bench.rows import Row

SIZES = ((1280, 720), (1920, 1080), (3840, 2160))
MOST_SHARPENING_FRAMES = 600


def frame_rows(frames: int) -> Iterator[Row]:
    """Milliseconds a frame of the busy deal, sliding sheets apart, at every size; for the frames
    also what the drawing thread worked, which other programs hardly disturb."""
    for size in SIZES:
        with busy_table(size) as busy:
            yield from _busy_rows(busy, frames, "x".join(map(str, size)))


def _busy_rows(busy: Busy, frames: int, size: str) -> Iterator[Row]:
    playing: list[Frame] = []
    sliding: list[Frame] = []
    still = 0
    while len(playing) + len(sliding) < frames:
        frame = busy.step()
        if frame is None:
            # a summary waits to be read
            still += 1
            if still > 1 / FRAME_S:
                still = 0
                busy.go_on()
            continue
        still = 0
        (sliding if frame.sliding else playing).append(frame)
    yield Row(f"frame-{size}", "ms", tuple(frame.ms for frame in playing))
    yield Row(f"frame-cpu-{size}", "ms", tuple(frame.cpu_ms for frame in playing))
    slides = tuple(frame.ms for frame in sliding)
    yield Row(f"slide-{size}", "ms", slides, "" if slides else "no sheet slid")


def resize_rows() -> Iterator[Row]:
    """After a resize: laying out anew, then every frame until every card is sharp; also what the
    drawing thread works for the card sprites of each, the laying out being the first."""
    for before, after in pairwise(SIZES):
        with busy_table(before) as busy:
            name = "x".join(map(str, after))
            laid_out, sprites = busy.resize(after)
            frames = list(_until_sharp(busy))
            yield Row(f"resize-layout-{name}", "ms", (laid_out,))
            yield Row(f"resize-frames-until-sharp-{name}", "frames", (len(frames),))
            at_once = "" if frames else "sharp at once"
            yield Row(f"resize-frame-{name}", "ms", tuple(f.ms for f in frames), at_once)
            yield Row(f"resize-sprites-{name}", "ms", (sprites, *(f.sprites_ms for f in frames)))


def _until_sharp(busy: Busy) -> Iterator[Frame]:
    clock = pygame.time.Clock()
    for _ in range(MOST_SHARPENING_FRAMES):
        if busy.sprites.idle:
            return
        clock.tick(1 / FRAME_S)
        frame = busy.step()
        if frame is not None:
            yield frame
