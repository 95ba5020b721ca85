"""Sheets whose content appears little by little; a click or a key shows all of it at once."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING

from scopa_gui.ui.inputs import Command, Input, PointerPressed
from scopa_gui.ui.motion.sounds import Sound
from scopa_gui.ui.scenes.base import ProgramScene

if TYPE_CHECKING:
    from scopa_gui.ui.program import Program


class AppearingScene(ProgramScene, ABC):
    """A screen that takes ``length_s`` seconds to be all there, ``elapsed_s`` of them past."""

    def __init__(self, program: "Program") -> None:
        super().__init__(program)
        self.elapsed_s = 0.0
        self._heard_s = -1.0

    @property
    @abstractmethod
    def length_s(self) -> float:
        """How long it takes at the reader's pace."""

    @property
    def sounds(self) -> Sequence[tuple[float, Sound]]:
        """What is heard as things appear, each at its second."""
        return ()

    def update(self, dt_s: float) -> None:
        """Let more of it appear."""
        super().update(dt_s)
        if self.elapsed_s < self.length_s:
            self.elapsed_s += dt_s
            self.invalidate()
        for at_s, sound in self.sounds:
            if self._heard_s < at_s <= self.elapsed_s:
                self.director.audio.ask(sound)
        self._heard_s = self.elapsed_s

    def handle(self, event: Input) -> None:
        """A click, Enter or Esc first finishes what is still appearing."""
        if self.elapsed_s < self.length_s:
            match event:
                case PointerPressed() | Command.CONFIRM | Command.CANCEL:
                    self.elapsed_s = self.length_s
                    self.invalidate()
                    return
                case _:
                    pass
        super().handle(event)
