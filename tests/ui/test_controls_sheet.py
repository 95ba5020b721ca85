"""Every control in every state, drawn."""

import pytest

from scopa_gui.app.settings import Settings, Speed
from scopa_gui.ui.loop import Stage
from scopa_gui.ui.widgets.base import Widget
from tests.ui.controls_sheet import KINDS, STATES, ControlsSheet, Make, put_into
from tests.ui.support import pixels, stage_of


@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1024, 768)])
def test_drawing_twice_gives_the_same_picture(size: tuple[int, int], percent: int) -> None:
    settings = Settings("de", percent, Speed.INSTANT)
    stage = Stage(size, "de", percent, ControlsSheet, settings)
    first = pixels(stage.frame())
    stage.director.invalidate()
    assert pixels(stage.frame()) == first
    again = Stage(size, "de", percent, ControlsSheet, settings)
    assert pixels(again.frame()) == first


def drawn(make: Make, state: str) -> bytes:
    widget: Widget = make()
    stage = stage_of(widget)
    put_into(widget, state)
    stage.director.invalidate()
    return pixels(stage.frame())


@pytest.mark.parametrize(("name", "make"), KINDS)
def test_every_state_looks_different(name: str, make: Make) -> None:
    pictures = {state: drawn(make, state) for state in STATES}
    same = {("normal", "pressed")} if name == "Text field" else set()
    for i, one in enumerate(STATES):
        for other in STATES[i + 1 :]:
            assert (pictures[one] == pictures[other]) <= ((one, other) in same), (one, other)
