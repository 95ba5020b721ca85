"""The numbers behind Greedy: what cards are worth, and what can be taken, as the rules say."""

from random import Random

import pytest

from scopa_gui.ai.heuristics.gains import UNITS, Gains, hundredths
from scopa_gui.ai.masks import CARDS, NUMBERS, VALUES, mask_of, text_of
from scopa_gui.ai.taking import TakenSets
from scopa_gui.rules.scopa.captures import captures
from scopa_gui.rules.scopa.moves import Play
from scopa_gui.rules.scopa.options import Ace, AceOnAce, Capture, Priority, ScopaOptions
from scopa_gui.rules.scopa.state import Phase
from tests.ai.support import states
from tests.positions import card, cards, game


@pytest.mark.parametrize(
    ("text", "worth"),
    [
        ("7d", 9 + 32 + 18 + 100),
        ("7c", 9 + 32),
        ("6s", 9 + 16),
        ("Ab", 9 + 10),
        ("Ad", 9 + 10 + 18),
        ("5c", 9 + 5),
        ("4c", 9 + 4),
        ("3c", 9 + 3),
        ("2c", 9 + 2),
        ("Fc", 9),
        ("Cs", 9),
        ("Rd", 9 + 18),
    ],
)
def test_what_a_card_is_worth(text: str, worth: int) -> None:
    assert hundredths(card(text), ScopaOptions()) == worth


def test_a_single_card_is_worth_a_point_more() -> None:
    assert hundredths(card("6d"), ScopaOptions(bonus=cards("6d"))) == 9 + 16 + 18 + 100


def test_an_unnamed_card_is_worth_no_more_beside_single_cards() -> None:
    assert hundredths(card("6c"), ScopaOptions(bonus=cards("6d"))) == 9 + 16


def gain_in_points(code: str, move: str, table: str, last: bool = False) -> float:
    play = game(code).parse_move(move)
    assert isinstance(play, Play)
    return Gains(game(code).options).of_play(play, cards(table), last) / UNITS


def test_a_capture_gains_all_cards_that_move() -> None:
    assert gain_in_points("scopa", "7dx3c4s", "3c 4s Rb") == pytest.approx(1.59 + 0.12 + 0.13)


def test_a_scopa_gains_a_point_more() -> None:
    assert gain_in_points("scopa", "Fcx3c5d", "3c 5d") == pytest.approx(0.09 + 0.12 + 0.32 + 1)


def test_the_very_last_card_makes_no_scopa() -> None:
    assert gain_in_points("scopa", "FcxFs", "Fs", last=True) == pytest.approx(0.18)


def test_the_very_last_card_makes_a_scopa_where_the_options_say_so() -> None:
    code = "scopa(last_card_scopa=on)"
    assert gain_in_points(code, "FcxFs", "Fs", last=True) == pytest.approx(1.18)


def test_laying_loses_half_the_card() -> None:
    assert gain_in_points("scopa", "7d", "Rb") == pytest.approx(-1.59 / 2)


def test_every_gain_is_whole_in_units() -> None:
    assert all(isinstance(2 * hundredths(one, ScopaOptions(bonus=CARDS)), int) for one in CARDS)


@pytest.mark.parametrize("capture", Capture)
@pytest.mark.parametrize("priority", Priority)
@pytest.mark.parametrize("power", ["plain", "one", "all"])
def test_sets_are_those_of_the_rules(capture: Capture, priority: Priority, power: str) -> None:
    options = ScopaOptions(
        capture=capture,
        priority=priority,
        ace=Ace.PLAIN if power == "plain" else Ace.TAKES_ALL,
        ace_on_ace=AceOnAce.ALL if power == "all" else AceOnAce.ONE,
    )
    sets = TakenSets(options)
    rng = Random(7)
    for _ in range(60):
        table = rng.sample(CARDS, rng.randrange(9))
        for value in range(1, 11):
            played = CARDS[4 * (value - 1)]
            wanted = {mask_of(taken) for taken in captures(played, table, options)}
            found = sets.of(value, mask_of(table))
            assert set(found) == wanted, (played, table)
            assert len(found) == len(wanted), (played, table)


@pytest.mark.parametrize(
    "code",
    [
        "scopa",
        "scopa(priority=free,bonus=6d)",
        "quindici",
        "quindici(ace=takes_all)",
        "quindici(capture=fifteen_or_equal,priority=equal)",
        "assi",
        "assi(ace_on_ace=all,ace_on_empty=taken)",
        "assi(ace_on_empty=taken,ace_sweep_scores=on)",
        "quindici(ace=takes_all,ace_on_ace=all)",
        "cirulla",
        "cirulla(priority=fewest)",
    ],
)
@pytest.mark.parametrize("last", [False, True])
def test_the_best_play_of_a_card_is_the_best_of_its_plays(code: str, last: bool) -> None:
    playing = game(code)
    gains = Gains(playing.options)
    rng = Random(8)
    for _ in range(80):
        table = rng.sample(CARDS, rng.choice((0, 1, 1, 2, 3, 4, 5, 6, 7)))
        mask = mask_of(table)
        for number, played in enumerate(CARDS):
            if played in table:
                continue
            plays = playing.plays(played, table)
            best = min(plays, key=lambda one: (-gains.of_play(one, table, last), str(one)))
            assert gains.of_cards([number], mask, last) == [gains.of_play(best, table, last)]
            assert gains.table_after(number, mask, last) == gains.after(best, table)


@pytest.mark.parametrize("code", ["scopa", "assi", "assi(ace_on_empty=taken)", "quindici"])
def test_the_table_after_a_play_is_that_of_the_rules(code: str) -> None:
    gains = Gains(game(code).options)
    for state in states(code, 150):
        for move in game(code).legal_moves(state):
            assert isinstance(move, Play)
            after = game(code).apply(state, move).state
            if after.stock == state.stock and after.phase is Phase.PLAY:
                assert gains.after(move, state.table) == mask_of(after.table)


@pytest.mark.parametrize(
    ("code", "text", "more"),
    [
        ("napola", "Ad", 90),
        ("napola", "3d", 90),
        ("napola", "4d", 13),
        ("napola", "7d", 2),
        ("napola", "Fd", 0),
        ("napola", "Ac", 0),
        ("scopa(piccola=on)", "2d", 90),
        ("scopa(grande=on)", "Cd", 125),
        ("scopa(grande=on)", "Cc", 0),
        ("scopa(four_sevens=on)", "7s", 12),
        ("scopa(napoleone=on)", "Rd", 4),
        ("scopa(napoleone=on)", "Rc", 0),
        ("scopa(primiera=sevens)", "7s", 8),
    ],
)
def test_cards_of_a_set_that_brings_points_are_worth_more(code: str, text: str, more: int) -> None:
    options = game(code).options
    assert hundredths(card(text), options) - hundredths(card(text), ScopaOptions()) == more


def test_numbers_follow_the_values() -> None:
    assert [VALUES[NUMBERS[one]] for one in CARDS] == sorted(one.value for one in CARDS)


def test_a_set_is_written_as_in_a_move() -> None:
    assert text_of(mask_of(cards("Fs 2c"))) == "2cFs"
