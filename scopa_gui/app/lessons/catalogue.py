"""Every lesson, in the order in which they are best taken."""

from collections.abc import Mapping
from types import MappingProxyType

from scopa_gui.app.lessons import endings, games, taking, thinking
from scopa_gui.app.lessons.shape import Lesson

GROUPS: Mapping[str, tuple[Lesson, ...]] = MappingProxyType(
    {
        "taking": (
            *(taking.FIRST, taking.SUMS, taking.EQUAL, taking.SCOPA, taking.EMPTY),
            *(taking.SETTEBELLO, taking.COINS, taking.PRIMIERA),
        ),
        "thinking": (
            *(thinking.TWINS, thinking.PARITY, endings.LEFTOVERS, endings.FORCING),
            thinking.PARTNERS,
        ),
        "games": (
            *(games.NAPOLA, games.SCOPONE, games.QUINDICI, games.ASSI, games.CIRULLA),
            games.BRISCOLA,
        ),
    }
)
"""By the name of the page that they stand on."""

LESSONS: Mapping[str, Lesson] = MappingProxyType(
    {lesson.name: lesson for lessons in GROUPS.values() for lesson in lessons}
)
"""By name."""


def group_of(name: str) -> str:
    """The page on which a lesson stands."""
    return next(
        group for group, lessons in GROUPS.items() if name in [lesson.name for lesson in lessons]
    )


def following(name: str, done: frozenset[str]) -> Lesson | None:
    """The lesson to take after one: the next that is not done, from the beginning again at last."""
    names = list(LESSONS)
    at = names.index(name)
    for other in (*names[at + 1 :], *names[:at]):
        if other not in done:
            return LESSONS[other]
    return None
