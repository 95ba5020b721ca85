"""Tweens and cues laid along time.

A timeline is a value: at any moment it says where everything is, and which cues lie between two
moments. It knows nothing of frames; ``Playback`` walks along one.
"""

from collections.abc import Hashable, Iterable
from dataclasses import dataclass
from typing import Generic, TypeVar

from scopa_gui.ui.motion.tween import Tween

T = TypeVar("T")


@dataclass(frozen=True)
class Track(Generic[T]):
    """What moves (``key``), from which second on, and how."""

    key: Hashable
    start_s: float
    tween: Tween[T]


@dataclass(frozen=True)
class Cue:
    """Something to be done at a second: an event landing, a sound."""

    key: Hashable
    time_s: float


@dataclass(frozen=True)
class Timeline(Generic[T]):
    """Tracks and cues over ``duration_s`` seconds."""

    duration_s: float
    tracks: tuple[Track[T], ...] = ()
    cues: tuple[Cue, ...] = ()

    def at(self, time_s: float) -> dict[Hashable, T]:
        """Every key's value: of its latest track begun, or the start of its first one."""
        chosen: dict[Hashable, Track[T]] = {}
        for track in self.tracks:
            known = chosen.get(track.key)
            if known is None or _later(track, known, time_s):
                chosen[track.key] = track
        return {key: track.tween.at(time_s - track.start_s) for key, track in chosen.items()}

    def cues_between(self, after_s: float, until_s: float) -> tuple[Hashable, ...]:
        """Keys of the cues after the first second and up to the second, in their order."""
        due = [cue for cue in self.cues if after_s < cue.time_s <= until_s]
        return tuple(cue.key for cue in sorted(due, key=lambda cue: cue.time_s))

    def shifted(self, by_s: float) -> "Timeline[T]":
        """The same, beginning ``by_s`` later."""
        return Timeline(
            self.duration_s + by_s,
            tuple(Track(t.key, t.start_s + by_s, t.tween) for t in self.tracks),
            tuple(Cue(c.key, c.time_s + by_s) for c in self.cues),
        )


def _later(track: Track[T], known: Track[T], time_s: float) -> bool:
    """Whether ``track`` rather than ``known`` holds its key's value."""
    if track.start_s > time_s:
        return known.start_s > time_s and track.start_s < known.start_s
    return known.start_s > time_s or track.start_s >= known.start_s


def track(key: Hashable, tween: Tween[T]) -> Timeline[T]:
    """One thing moving once."""
    return Timeline(tween.duration_s, (Track(key, 0.0, tween),))


def cue(key: Hashable) -> Timeline[T]:
    """A cue and no time."""
    return Timeline(0.0, (), (Cue(key, 0.0),))


def delay(duration_s: float) -> Timeline[T]:
    """Nothing for a while."""
    return Timeline(duration_s)


def sequence(*parts: Timeline[T]) -> Timeline[T]:
    """One after the other."""
    return _together(_placed_in_turn(parts))


def parallel(*parts: Timeline[T]) -> Timeline[T]:
    """All at once; as long as the longest."""
    return _together(parts)


def stagger(parts: Iterable[Timeline[T]], step_s: float) -> Timeline[T]:
    """Each begins ``step_s`` after the one before."""
    return _together(part.shifted(i * step_s) for i, part in enumerate(parts))


def _placed_in_turn(parts: Iterable[Timeline[T]]) -> Iterable[Timeline[T]]:
    start_s = 0.0
    for part in parts:
        yield part.shifted(start_s)
        start_s += part.duration_s


def _together(parts: Iterable[Timeline[T]]) -> Timeline[T]:
    all_parts = tuple(parts)
    return Timeline(
        max((part.duration_s for part in all_parts), default=0.0),
        tuple(track for part in all_parts for track in part.tracks),
        tuple(cue for part in all_parts for cue in part.cues),
    )


class Playback(Generic[T]):
    """Somebody walking along a timeline; cues at 0 come with the first step."""

    def __init__(self, timeline: Timeline[T]) -> None:
        self.timeline = timeline
        self.elapsed_s = 0.0
        self._reported_s = -1.0

    @property
    def done(self) -> bool:
        """Whether the end has been reached and every cue reported."""
        return self._reported_s >= self.timeline.duration_s

    def advance(self, dt_s: float) -> tuple[Hashable, ...]:
        """Go on by ``dt_s`` seconds and report the cues passed."""
        self.elapsed_s = min(self.elapsed_s + dt_s, self.timeline.duration_s)
        due = self.timeline.cues_between(self._reported_s, self.elapsed_s)
        self._reported_s = self.elapsed_s
        return due

    def finish(self) -> tuple[Hashable, ...]:
        """Jump to the end and report every cue left: the same cues, in the same order."""
        return self.advance(self.timeline.duration_s - self.elapsed_s)

    def values(self) -> dict[Hashable, T]:
        """Where everything is now."""
        return self.timeline.at(self.elapsed_s)
