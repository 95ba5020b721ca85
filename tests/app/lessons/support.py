"""Every step of every lesson, reached by its right moves."""

from collections.abc import Iterator
from typing import NamedTuple

from scopa_gui.app.lessons.catalogue import LESSONS
from scopa_gui.app.lessons.shape import Lesson
from scopa_gui.app.lessons.sitting import Sitting

NAMES = ("Lena", "Pino", "Rosa", "Ciro")


class At(NamedTuple):
    """A step by lesson and number."""

    lesson: Lesson
    number: int

    def __str__(self) -> str:
        return f"{self.lesson.name} {self.number + 1}"


STEPS = [At(lesson, number) for lesson in LESSONS.values() for number in range(len(lesson.steps))]


def sitting(at: At) -> Sitting:
    """Somebody who has come as far as a step."""
    return Sitting(at.lesson, NAMES, at.number)


def walked(lesson: Lesson) -> Iterator[Sitting]:
    """A lesson from its first step to its last, as it is taken; yields at each step."""
    taking = Sitting(lesson, NAMES)
    while True:
        yield taking
        if not taking.found:
            taking.play(taking.right()[0])
        if taking.last:
            return
        taking.go_on()
