"""The pictures of the lessons: the list, a step, a move refused, praised, the end, the offer."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from scopa_gui.app.learn.contents import Place, Section
from scopa_gui.app.lessons.catalogue import LESSONS
from scopa_gui.app.lessons.progress import Progress
from scopa_gui.rules.catalogue import Move
from scopa_gui.ui.scenes.learn import LearnScene
from scopa_gui.ui.scenes.lesson import LessonScene
from scopa_gui.ui.tour.positions import NAMES
from scopa_gui.ui.tour.studio import Studio

Take = Callable[[Studio], None]


def _open(studio: Studio, name: str, number: int = 0) -> LessonScene:
    """A lesson at a step, its cards lying still."""
    studio.show(studio.program.first_scene())
    scene = LessonScene(studio.program, LESSONS[name], NAMES[0], number)
    studio.program.director.push(scene)
    studio.rest()
    studio.rest()
    return scene


def _step(name: str, number: int = 0) -> Take:
    """A step before anything has been played."""

    def take(studio: Studio) -> None:
        _open(studio, name, number)

    return take


def _wrong(scene: LessonScene) -> Move:
    """The first move that is not the one to find."""
    sitting = scene.session
    moves = sitting.run.game.legal_moves(sitting.run.state)
    move: Move = next(move for move in moves if move not in sitting.right())
    return move


def _refused(name: str, number: int) -> Take:
    """A move refused with its reason."""

    def take(studio: Studio) -> None:
        scene = _open(studio, name, number)
        scene.gestures.submit(_wrong(scene))
        studio.rest()

    return take


def _found(name: str, number: int) -> Take:
    """The right move praised."""

    def take(studio: Studio) -> None:
        scene = _open(studio, name, number)
        scene.show_move()
        studio.rest()
        studio.rest()

    return take


def _finished(studio: Studio) -> None:
    scene = _open(studio, "scopa", len(LESSONS["scopa"].steps) - 1)
    scene.show_move()
    studio.rest()
    scene.go_on()
    studio.rest()


def _offer(studio: Studio) -> None:
    studio.program.greets = True
    studio.show(studio.program.first_scene())
    studio.rest()


def _list(group: str) -> Take:
    """The list, some of it done."""

    def take(studio: Studio) -> None:
        progress = Progress().finishing("first").finishing("sums").reaching("equal", 2)
        studio.program.keep_lessons(progress.finishing("twins").reaching("scopa", 1))
        studio.show(LearnScene(studio.program, place=Place(Section.LESSONS, group)))

    return take


LESSON_PICTURES: Mapping[str, Take] = MappingProxyType(
    {
        "lesson-offer": _offer,
        "lessons": _list("taking"),
        "lessons-games": _list("games"),
        "lesson": _step("first"),
        "lesson-refused": _refused("scopa", 2),
        "lesson-found": _found("settebello", 0),
        "lesson-partners": _step("partners", 2),
        "lesson-briscola": _step("briscola"),
        "lesson-finished": _finished,
    }
)
"""By name, to stand among the others."""
