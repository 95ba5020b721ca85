"""Piles laid out by hand are scored only with the numbers that their rules ask for."""

from collections.abc import Mapping

import pytest

from scopa_gui.rules.briscola import scoring as briscola
from scopa_gui.rules.briscola.options import BriscolaOptions
from scopa_gui.rules.catalogue import Options, parse_rules
from scopa_gui.rules.game import ScoreError
from scopa_gui.rules.scopa import scoring as scopa
from scopa_gui.rules.scopa.options import ScopaOptions

Told = Mapping[str, tuple[int, ...]]


def score(options: Options, piles: int, told: Told) -> None:
    """Score so many empty piles."""
    match options:
        case ScopaOptions():
            scopa.score_piles(options, [()] * piles, told)
        case BriscolaOptions():
            briscola.score_piles(options, [()] * piles, told)


@pytest.mark.parametrize(
    ("code", "piles", "told", "key"),
    [
        ("scopa", 1, {}, "error.pile_count"),
        ("scopa", 2, {"needed": (1, 1)}, "error.not_counted"),
        ("scopa", 2, {"scope": (1,)}, "error.scope_count"),
        ("scopa", 2, {"declared": (1, 2, 3)}, "error.declared_count"),
        ("briscola", 3, {}, "error.pile_count"),
        ("briscola", 2, {"callers": (0, 1)}, "error.not_counted"),
        ("chiamata", 5, {}, "error.callers_count"),
        ("chiamata", 5, {"callers": (0, 5)}, "error.callers_count"),
        ("chiamata", 5, {"callers": (0, 1), "needed": (61, 62)}, "error.needed_count"),
    ],
)
def test_what_is_wrong_with_them_is_named(code: str, piles: int, told: Told, key: str) -> None:
    with pytest.raises(ScoreError) as refused:
        score(parse_rules(code), piles, told)
    assert refused.value.key == key
