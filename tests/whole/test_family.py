"""Every game of the family by mouse and by keyboard, to the archive, against the computer."""

from pathlib import Path

import pytest

from scopa_gui.app.settings import Speed
from scopa_gui.rules.scopa.presets import PRESETS
from scopa_gui.ui.scripted import KeyPlayer, MousePlayer, Player
from tests.whole.test_match import played

KNOCKING = "cirulla(target=30)"


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("kind", [MousePlayer, KeyPlayer])
def test_every_game_is_played_to_its_end(kind: type[Player], preset: str, tmp_path: Path) -> None:
    record = played(tmp_path, kind, Speed.INSTANT, f"{preset}(target=2)")
    assert record.run.winner is not None


@pytest.mark.parametrize("kind", [MousePlayer, KeyPlayer])
def test_both_a_person_and_the_computer_declare_in_a_match(
    kind: type[Player], tmp_path: Path
) -> None:
    run = played(tmp_path, kind, Speed.INSTANT, KNOCKING).run
    assert sum(move == "bussa" for move in run.moves) >= 2
