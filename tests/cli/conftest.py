"""The doors as a fixture."""

import pytest

from tests.cli.support import Doors


@pytest.fixture
def doors(capsys: pytest.CaptureFixture[str]) -> Doors:
    """Runs command lines."""
    return Doors(capsys)
