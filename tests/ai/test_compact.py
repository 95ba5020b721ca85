"""The compact core says what the readable rules say; a sample of ``tests.ai.compact``."""

import pytest

from scopa_gui.ai.masks import CARDS, cards_of, mask_of, text_of
from scopa_gui.ai.search.plays import Plays, compact, readable
from scopa_gui.ai.search.points import Points
from scopa_gui.rules.catalogue import Options, format_rules
from scopa_gui.rules.scopa.moves import Play
from scopa_gui.rules.scopa.options import ScopaOptions
from tests.ai.compact import Comparison, Different, house_rules, presets
from tests.ai.support import states
from tests.positions import card, cards, game, scored


@pytest.mark.parametrize("options", presets(), ids=format_rules)
def test_presets_are_played_as_by_the_rules(options: Options) -> None:
    Comparison(options).deals(25, seed=1)


def test_house_rules_are_played_as_by_the_rules() -> None:
    for number, options in enumerate(house_rules(60, seed=7)):
        Comparison(options).deals(2, seed=number)


def test_a_wrong_point_is_noticed() -> None:
    comparison = Comparison(ScopaOptions())
    comparison.points = Points(game("napola").options)
    with pytest.raises(Different, match="points"):
        comparison.deals(100, seed=1)


def test_a_missing_play_is_noticed() -> None:
    comparison = Comparison(game("scopa(priority=free)").options)
    comparison.plays = Plays(ScopaOptions())
    with pytest.raises(Different, match="plays"):
        comparison.deals(100, seed=1)


@pytest.mark.parametrize(
    ("code", "mine", "theirs"),
    [
        ("scopa", "7c 7s 7b", "Fd Fc Fs Fb"),
        ("scopa(primiera=sevens)", "7c 7s 7b", "Fd Fc Fs Fb"),
        ("scopa", "7c 7s", "Ad Ac As"),
        ("scopa(primiera=strict)", "7c 7s", "Ad Ac As"),
        ("napola", "Ad 2d 3d 4d 6d", "5d 7d"),
        ("scopa(piccola=on)", "Ad 2d 3d 4d 5d 6d 7d Fd", "Rd"),
        ("scopa(grande=on)", "Fd Cd Rd", "7d"),
        ("scopa(four_sevens=on)", "7d 7c 7s 7b", "Rd"),
        ("scopa(bonus=6d+Rd)", "6d", "Rd 7d"),
    ],
)
def test_piles_are_worth_what_the_rules_say(code: str, mine: str, theirs: str) -> None:
    wanted = scored(code, mine, theirs).points
    points = Points(game(code).options)
    one, other = mask_of(cards(mine)), mask_of(cards(theirs))
    assert points.difference(one, other) == wanted[0] - wanted[1]
    assert points.difference(other, one) == wanted[1] - wanted[0]


def end(code: str, last: int, i_played: bool) -> int:
    points = Points(game(code).options)
    mine, theirs, table = (mask_of(cards(text)) for text in ("7d", "6c", "Rb Rs"))
    return points.at_the_end(mine, theirs, table, last, i_played)


def test_what_is_left_goes_to_whoever_captured_last() -> None:
    assert end("scopa", 1, False) > end("scopa", 0, False) > end("scopa", -1, False)


def test_what_is_left_goes_to_whoever_played_last_where_the_options_say_so() -> None:
    code = "scopa(leftovers=last_player)"
    assert end(code, -1, True) == end("scopa", 1, True)
    assert end(code, 1, False) == end("scopa", -1, False)


def test_the_best_capture_comes_first() -> None:
    plays = Plays(ScopaOptions()).of(mask_of(cards("Rd 7c")), mask_of(cards("7d Fs 2b")))
    assert [str(readable(play)) for play in plays] == ["7cx7d", "Rdx2bFs"]


def test_what_is_remembered_is_what_was_found() -> None:
    asked = [
        (mask_of(state.hands[state.turn or 0]), mask_of(state.table))
        for state in states("cirulla", 200)
    ]
    plays = Plays(game("cirulla").options)
    first = [plays.of(*one) for one in asked]
    assert [plays.of(*one) for one in asked] == first
    assert [Plays(game("cirulla").options).of(*one) for one in asked] == first


def test_a_play_that_is_none_of_them_is_refused() -> None:
    with pytest.raises(ValueError, match="Rd"):
        compact(Play(card("Rd")), ((1, 0, 1, 0),))


def test_masks_give_their_cards_back() -> None:
    some = cards("Ad 7d Fs Rb")
    assert cards_of(mask_of(some)) == some
    assert text_of(mask_of(some)) == "Ad7dFsRb"
    assert cards_of(mask_of(CARDS)) == CARDS
