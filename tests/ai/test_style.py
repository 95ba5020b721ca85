"""Plays that look wrong: each is found in its position, and not where there was no better one."""

from random import Random

import pytest

from scopa_gui.ai.decide import decide
from scopa_gui.ai.style import Slip, Style, Watching, slips, watched
from scopa_gui.rules.catalogue import AnyGame, Move, View
from scopa_gui.rules.shuffle import secret_from_seed
from tests.positions import game, position
from tests.rules.briscola import positions as briscola


def found(move: str, hand: str, table: str, code: str = "scopa") -> set[Slip]:
    playing = game(code)
    state = position(code, hands=(hand, "Fb Cb Rb"), table=table)
    return set(slips(playing, playing.view(state, 0), playing.parse_move(move)))


@pytest.mark.parametrize(
    ("move", "hand", "table", "wanted"),
    [
        ("Rs", "3d Fc Rs", "Ad 2d", {Slip.SCOPA}),
        ("3dxAd2d", "3d Fc Rs", "Ad 2d", set()),
        ("4cx4s", "7c 4c Rs", "7d 4s Fd Fc", {Slip.SETTEBELLO}),
        ("7cx7d", "7c 4c Rs", "7d 4s Fd Fc", set()),
        ("7cx7s", "7c Fc Rs", "7d 7s Fd Cd", {Slip.SETTEBELLO, Slip.WORSE}),
        ("2c", "2c Ac 7c", "3d Fc", set()),  # ten and more: no card sweeps
        ("Ac", "2c Ac Rs", "3d", {Slip.FED}),  # four; the king would leave none
    ],
)
def test_a_slip_is_told_by_what_the_player_sees(
    move: str, hand: str, table: str, wanted: set[Slip]
) -> None:
    assert found(move, hand, table) == wanted


@pytest.mark.parametrize(("move", "wanted"), [("2b", {Slip.PARTNER}), ("Rd", set())])
def test_a_trump_on_the_partners_trick_is_one(move: str, wanted: set[Slip]) -> None:
    code = "briscola(seats=4)"
    state = briscola.dealt(code, "2c 4c 5c", "Ac 6c 7c", "2d 4d 5d", "2b Rd 2s", then="Rb")
    state = briscola.play(code, state, "2c Ac 2d").state
    playing = briscola.game(code)
    assert set(slips(playing, playing.view(state, 3), playing.parse_move(move))) == wanted


def test_what_the_search_would_have_played_too_is_counted_apart() -> None:
    playing = game()
    state = position(hands=("3d Fc Rs", "Fb Cb Rb"), table="Ad 2d")

    def stubborn(game: AnyGame, view: View, level: str, rng: Random) -> Move:
        strongest = "Fc" if agrees else "3dxAd2d"
        return playing.parse_move("Rs" if level == "greedy" else strongest)

    for agrees in (False, True):
        watching = Watching(stubborn)
        watching(playing, playing.view(state, 0), "greedy", Random(1))
        style = Style(2, watching.counts, watching.proven)
        assert style.per_thousand(Slip.SCOPA) == 500
        assert style.unproven(Slip.SCOPA) == (0 if agrees else 500)


def test_counts_follow_from_the_seed_and_play_is_not_disturbed() -> None:
    def counted(level: str) -> Style:
        *_, style = watched(game(), level, secret_from_seed(1), 20, quick)
        return style

    def quick(game: AnyGame, view: View, level: str, rng: Random) -> Move:
        return decide(game, view, "heuristic" if level == "maestro" else level, rng)

    once, again, chance = counted("greedy"), counted("greedy"), counted("random")
    assert (once.deals, once.counts, once.proven) == (20, again.counts, again.proven)
    assert once.counts[Slip.SCOPA] == 0
    assert chance.counts[Slip.SCOPA] > 5
