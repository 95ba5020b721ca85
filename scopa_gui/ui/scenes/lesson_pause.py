"""The pause over a lesson: rules in force, settings, keys; leaving loses nothing."""

from scopa_gui.ui.context import Ui
from scopa_gui.ui.scenes.pause import PauseScene
from scopa_gui.ui.widgets.button import Button, Kind


class LessonPauseScene(PauseScene):
    """A sheet over the table of a lesson, which is not given up."""

    def footer(self, ui: Ui) -> list[Button]:
        """To the lessons, or on with this one."""
        texts, kept = ui.texts, self._kept
        leave = kept.get(
            Button, "leave", lambda: Button(texts("lesson.leave"), self._leave, Kind.QUIET)
        )
        go_on = kept.get(
            Button, "go on", lambda: Button(texts("pause.continue"), self._go_on, Kind.PRIMARY)
        )
        return [leave, go_on]

    def _leave(self) -> None:
        self.director.pop()
        self.director.pop()
