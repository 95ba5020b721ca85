"""How far somebody has come with the lessons."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from scopa_gui.app.lessons.catalogue import LESSONS


@dataclass(frozen=True)
class Progress:
    """A value kept in the reader's folder.

    Attributes:
        offered: whether the first lesson has been offered; that is done once.
        done: the lessons gone through to their end.
        reached: the steps at which others were left, from 0.
    """

    offered: bool = False
    done: frozenset[str] = frozenset()
    reached: Mapping[str, int] = field(default_factory=dict)

    def at(self, name: str) -> int:
        """The step at which a lesson goes on; 0 where it was not begun, or has been finished."""
        return self.reached.get(name, 0)

    def reaching(self, name: str, step: int) -> "Progress":
        """The same with a lesson left at a step."""
        others = {other: at for other, at in self.reached.items() if other != name}
        return replace(self, reached={**others, name: step} if step else others)

    def finishing(self, name: str) -> "Progress":
        """The same with a lesson gone through."""
        return replace(self.reaching(name, 0), done=self.done | {name})

    def to_dict(self) -> dict[str, Any]:
        """Plain values for a file."""
        return {
            "offered": self.offered,
            "done": sorted(self.done),
            "reached": dict(sorted(self.reached.items())),
        }

    @staticmethod
    def from_dict(fields: object) -> "Progress":
        """What ``to_dict`` wrote; lessons and steps that there are not (any more) are left out."""
        if not isinstance(fields, Mapping):
            return Progress()
        done, reached = fields.get("done"), fields.get("reached")
        steps = reached.items() if isinstance(reached, Mapping) else ()
        return Progress(
            fields.get("offered") is True,
            frozenset(name for name in done if isinstance(name, str) and name in LESSONS)
            if isinstance(done, list)
            else frozenset(),
            {
                name: step
                for name, step in steps
                if name in LESSONS and type(step) is int and 0 < step < len(LESSONS[name].steps)
            },
        )
