"""What the tests of the screens share."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from scopa_gui.ui import clipboard
from scopa_gui.ui.program import Program
from tests.scenes.support import Notes, make_program, noted


@pytest.fixture
def program(tmp_path: Path) -> Program:
    """A program in a folder of its own."""
    return make_program(tmp_path)


@pytest.fixture
def notes(monkeypatch: pytest.MonkeyPatch) -> Iterator[Notes]:
    """Screens draw blank cards, quickly, and note what they write."""
    with noted(monkeypatch) as found:
        yield found


@pytest.fixture
def copied(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was put on the clipboard."""
    found: list[str] = []

    def copy(text: str) -> bool:
        found.append(text)
        return True

    monkeypatch.setattr(clipboard, "copy", copy)
    return found
