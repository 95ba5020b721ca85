"""Every game is shown to its end without a person: nothing that happens is unknown to the table."""

import pytest

from scopa_gui.rules.cards import parse_cards
from scopa_gui.rules.catalogue import format_rules, parse_options
from scopa_gui.rules.scopa.presets import PRESETS
from tests.table.support import SilentBrain, Table, session_of
from tests.table.test_matches import play_out


@pytest.mark.parametrize("preset", PRESETS)
def test_a_match_of_every_preset_is_shown(preset: str) -> None:
    made = Table(session_of(format_rules(parse_options(f"{preset}(target=8)")), (), seed=6))
    play_out(made, step_s=2.0)
    assert made.program.over == 1
    assert [result for result, _ in made.program.summaries] == list(made.session.run.match.results)


def test_an_ace_that_takes_itself_is_shown() -> None:
    code = "assi(ace_on_empty=taken)"
    stock = "Rd Ac 5c 6c Fd Fc Ad 2d 3d 4d"
    made = Table(session_of(code, (), stocks=[stock], dealer=0, brain=SilentBrain()))
    for text in ("RdxAd2d3d4d", "Ac"):
        made.session.play(made.session.run.game.parse_move(text))
    made.stage.advance(30, 1)
    shown = made.scene.course.show
    assert shown.idle
    assert shown.model.table == ()
    assert shown.model.view is not None
    assert shown.model.view.piles[0] == parse_cards("Ac")
