"""``style``: counts a thousand deals, that follow from the seed."""

from tests.cli.support import Doors

STYLE = ("style", "--rules", "scopa", "--level", "dilettante", "--deals", "3", "--seed", "1")


def test_every_slip_has_a_line(doors: Doors) -> None:
    title, *lines = doors(*STYLE).lines
    assert title.startswith("greedy, scopa: 3 deals")
    assert lines[0] == "a scopa not taken: 0.0 (0.0)"
    assert len(lines) == 5
    assert doors(*STYLE).lines == [title, *lines]
