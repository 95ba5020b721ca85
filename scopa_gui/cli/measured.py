"""What was measured between two levels: figures, the file they are kept in, several as one."""

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from scopa_gui.ai.arena import Advantage

DEALS, MATCHES = "deals", "matches"

Times = Mapping[str, Counter[int]]
"""For each level how many moves took so many thousandths of a second."""


class NotPoolable(ValueError):
    """Measurements that are none, or not of the same thing.

    Attributes:
        key: message key of the sentence.
    """

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


@dataclass(frozen=True, slots=True)
class Measured:
    """A measurement.

    Attributes:
        rules: the rules code.
        a, b: the levels.
        unit: what was played for each observation, once for each side: ``deals`` or ``matches``.
        seeds: which seeds were played from, and how many observations each gave.
        observations: points a deal by which ``a`` was ahead, or its share of the matches won.
        times: how long the moves of each level took to compute.
        core_seconds: how long all of it took to compute.
    """

    rules: str
    a: str
    b: str
    unit: str
    seeds: tuple[tuple[int, int], ...]
    observations: tuple[float, ...]
    times: Times
    core_seconds: float

    @property
    def advantage(self) -> Advantage:
        """The mean of the observations, and how sure it is."""
        return Advantage.of(self.observations)

    def to_json(self) -> str:
        """The text of a file."""
        times = {
            level: {str(ms): counts[ms] for ms in sorted(counts)}
            for level, counts in self.times.items()
        }
        fields = {
            "rules": self.rules,
            "a": self.a,
            "b": self.b,
            "unit": self.unit,
            "mean": round(self.advantage.mean, 4),
            "margin": round(self.advantage.margin, 4),
            "core_seconds": round(self.core_seconds, 1),
            "seeds": self.seeds,
            "ms": times,
            "observations": self.observations,
        }
        return json.dumps(fields) + "\n"

    @staticmethod
    def from_json(text: str) -> "Measured":
        """The measurement that ``to_json`` wrote.

        Raises:
            NotPoolable: it wrote something else.
        """
        try:
            fields: Any = json.loads(text)
            return Measured(
                rules=str(fields["rules"]),
                a=str(fields["a"]),
                b=str(fields["b"]),
                unit=str(fields["unit"]),
                seeds=tuple((int(seed), int(count)) for seed, count in fields["seeds"]),
                observations=tuple(float(one) for one in fields["observations"]),
                times={
                    str(level): Counter({int(ms): int(count) for ms, count in counts.items()})
                    for level, counts in fields["ms"].items()
                },
                core_seconds=float(fields["core_seconds"]),
            )
        except (ValueError, KeyError, TypeError, AttributeError) as error:
            raise NotPoolable("cli.arena.unreadable") from error


def pooled(measurements: Sequence[Measured]) -> Measured:
    """Measurements of the same thing from different seeds as one.

    Raises:
        NotPoolable: they are not of the same thing, or a seed is there twice.
    """
    first = measurements[0]
    same = {(one.rules, one.a, one.b, one.unit) for one in measurements}
    seeds = tuple(seed for one in measurements for seed in one.seeds)
    if len(same) > 1:
        raise NotPoolable("cli.arena.different")
    if len({seed for seed, _ in seeds}) < len(seeds):
        raise NotPoolable("cli.arena.seed_twice")
    return Measured(
        rules=first.rules,
        a=first.a,
        b=first.b,
        unit=first.unit,
        seeds=seeds,
        observations=tuple(value for one in measurements for value in one.observations),
        times=together([one.times for one in measurements]),
        core_seconds=sum(one.core_seconds for one in measurements),
    )


def together(times: Sequence[Times]) -> Times:
    """All times as one."""
    total: dict[str, Counter[int]] = {}
    for one in times:
        for level, counts in one.items():
            total.setdefault(level, Counter()).update(counts)
    return total


def at_percent(counts: Counter[int], percent: float) -> int:
    """The time that so many per cent of the moves did not exceed."""
    wanted = percent / 100 * counts.total()
    passed = 0
    for ms in sorted(counts):
        passed += counts[ms]
        if passed >= wanted:
            return ms
    return 0
