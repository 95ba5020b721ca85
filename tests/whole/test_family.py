"""Every game of the family by mouse, from the first card to the archive, against the computer."""

from pathlib import Path

import pytest

from scopa_gui.app.settings import Speed
from scopa_gui.rules.catalogue import PRESETS
from scopa_gui.rules.scopa.moves import Play
from scopa_gui.ui.scenes.table import TableScene
from scopa_gui.ui.scripted import MousePlayer, clicks_for
from scopa_gui.ui.widgets.button import Button
from tests.whole.test_match import played

KNOCKING = "cirulla(target=30)"


class Knocking(MousePlayer):
    """Declares whatever can be declared, by the button beside the hand."""

    def act(self) -> bool:
        top = self.stage.director.top
        if isinstance(top, TableScene) and top.course.may_declare:
            self.click(self._button(top).rect.center)
            return True
        return super().act()

    def _play(self, move: Play) -> None:
        """A capture that is part of a larger one is taken by a second click on the card."""
        before = len(self.session.run.moves)
        super()._play(move)
        if len(self.session.run.moves) == before:
            self.click(clicks_for(*self._table, move)[0])

    def _button(self, top: TableScene) -> Button:
        words = self.stage.director.ui.texts("table.declare")
        return next(
            widget
            for widget in top.group.widgets
            if isinstance(widget, Button) and widget.label == words
        )


@pytest.mark.parametrize("preset", PRESETS)
def test_every_game_is_played_to_its_end(preset: str, tmp_path: Path) -> None:
    record = played(tmp_path, Knocking, Speed.INSTANT, f"{preset}(target=2)")
    assert record.run.winner is not None


def test_both_a_person_and_the_computer_declare_in_a_match(tmp_path: Path) -> None:
    run = played(tmp_path, Knocking, Speed.INSTANT, KNOCKING).run
    assert sum(move == "bussa" for move in run.moves) >= 2
