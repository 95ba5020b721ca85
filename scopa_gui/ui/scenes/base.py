"""What the screens of the program have in common: they know the program and show its notices."""

from typing import TYPE_CHECKING

from scopa_gui.ui.scene import Scene

if TYPE_CHECKING:
    from scopa_gui.ui.program import Program


class ProgramScene(Scene):
    """A screen of the program."""

    def __init__(self, program: "Program") -> None:
        super().__init__()
        self.program = program

    def enter(self) -> None:
        """Let the program know its director."""
        self.program.attach(self.director)

    def update(self, dt_s: float) -> None:
        """Let time pass; whatever the reader has to be told is told on the screen in front."""
        super().update(dt_s)
        self.program.show_notices()
