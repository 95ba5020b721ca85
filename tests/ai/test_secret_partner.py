"""Chiamata: advice, its reasons and every player are blind to who holds the called card."""

from collections.abc import Iterator
from random import Random

import pytest

from scopa_gui.ai.advice import advise
from scopa_gui.ai.agent import Budget
from scopa_gui.ai.decide import decide
from scopa_gui.ai.levels import OFFERED, STRONGEST
from scopa_gui.app.advising import Adviser
from scopa_gui.app.i18n import load
from scopa_gui.rules.briscola.state import BriscolaState, Phase
from tests.rules.briscola.positions import game, states_by_chance

CODE = "chiamata"
FEW = Budget(200)
NAMES = ("Lena", "Gennaro", "Assunta", "Ciro", "Giulia")


def pairs(seed: int, step: int) -> Iterator[tuple[BriscolaState, BriscolaState]]:
    """Moments before the called card falls, each with one in which somebody else holds it."""
    playing, rng = game(CODE), Random(seed)
    secret = [
        state
        for state in states_by_chance(CODE, seed)
        if state.phase is Phase.PLAY and not state.revealed and state.turn != state.partner
    ]
    for state in secret[::step]:
        view = playing.view(state, state.turn)
        for _ in range(30):
            other = playing.determinize(view, rng)
            if other.partner != state.partner:
                yield state, other
                break


@pytest.mark.parametrize("level", OFFERED)
def test_whoever_holds_the_called_card_a_player_does_the_same(level: str) -> None:
    playing, compared = game(CODE), 0
    for seed in (1, 2):
        for one, other in pairs(seed, 3):
            moves = {
                decide(playing, playing.view(state, state.turn), level, Random(1), FEW)
                for state in (one, other)
            }
            assert len(moves) == 1
            compared += 1
    assert compared >= 6


@pytest.mark.parametrize("language", ["it", "de", "en"])
def test_whoever_holds_the_called_card_advice_has_the_same_words(language: str) -> None:
    playing, compared = game(CODE), 0
    adviser = Adviser(load(language), playing, NAMES)
    for one, other in pairs(2, 2):
        first, second = (
            advise(playing, playing.view(state, state.turn), Random(1), budget=FEW)
            for state in (one, other)
        )
        assert first == second
        assert adviser.sentence(first) == adviser.sentence(second)
        compared += 1
    assert compared >= 4


def test_advice_that_saw_the_other_hands_would_be_other_advice() -> None:
    """The tests above can fail: worlds that are the true one are worth something else."""
    playing = game(CODE)
    told = []
    for one, other in pairs(2, 2):
        with pytest.MonkeyPatch.context() as patch:
            found = []
            for state in (one, other):
                patch.setattr(type(playing), "determinize", lambda *given, true=state: true)
                view = playing.view(state, state.turn)
                found.append(advise(playing, view, Random(1), level=STRONGEST, budget=FEW))
        told.append(found[0] == found[1])
    assert not all(told)
