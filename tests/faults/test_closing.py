"""The window may be closed in the middle of anything; ``tests.faults.closing`` closes it often."""

from pathlib import Path

import pytest

from tests.faults.closing import close_everywhere, stretches


@pytest.mark.parametrize("code", ["scopa", "briscola"])
def test_closing_in_the_middle_of_any_animation_loses_no_move(code: str) -> None:
    assert close_everywhere(code, each=False) > 3


def test_what_moves_is_found(tmp_path: Path) -> None:
    kinds = {kind for kind, _, _ in stretches(tmp_path, "scopa")}
    assert kinds >= {"the draw for the dealer", "CardLaid", "a sheet"}
