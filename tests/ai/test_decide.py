"""Every level: legal, repeatable, and blind to what it may not see."""

import os
import subprocess
import sys
from dataclasses import replace
from random import Random

import pytest

from scopa_gui.ai.agent import NotOnTurn
from scopa_gui.ai.decide import decide
from scopa_gui.ai.levels import LEVELS, OFFERED, UnknownLevel
from scopa_gui.ai.seeds import decision_seed
from scopa_gui.app import i18n
from scopa_gui.rules.catalogue import format_rules
from scopa_gui.rules.scopa.moves import Cut, Play
from scopa_gui.rules.scopa.state import ScopaState
from tests.ai.support import EVERY_TABLE, SHORT, choice, first_deal, random_options, states
from tests.positions import game, position

WEIGHING = ("greedy", "heuristic", "campione", "maestro")
SOME_OPTIONS = tuple(map(format_rules, random_options(20, seed=3)))


def play_out(code: str, level: str, seed: int) -> int:
    """Play a deal out, a legal move each time; how many cards were played."""
    playing = game(code)
    state = first_deal(playing, seed)
    rng = Random(seed)
    moves = 0
    while (seat := playing.to_move(state)) is not None:
        move = decide(playing, playing.view(state, seat), level, rng, SHORT)
        assert move in playing.legal_moves(state)
        state = playing.apply(state, move).state
        moves += isinstance(move, Play)
    return moves


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("code", EVERY_TABLE)
def test_moves_are_legal_at_every_table(code: str, level: str) -> None:
    assert play_out(code, level, seed=1) == 40 - game(code).options.deal.table_size


@pytest.mark.parametrize("code", SOME_OPTIONS)
def test_moves_are_legal_under_any_options(code: str) -> None:
    for level in LEVELS:
        assert play_out(code, level, seed=2) in (0, 40 - game(code).options.deal.table_size)


@pytest.mark.parametrize("level", LEVELS)
def test_the_deck_is_cut_where_the_random_source_says(level: str) -> None:
    code = "scopa(cut=on)"
    state = first_deal(game(code), 1)
    cuts = {choice(code, state, level, seed) for seed in range(200)}
    assert len(cuts) > 30
    assert cuts <= {str(Cut(at)) for at in range(1, 40)}


@pytest.mark.parametrize("code", ["scopa", "scopa(seats=4)", "quindici", "assi", "cirulla"])
def test_hidden_cards_in_other_places_change_nothing(code: str) -> None:
    playing = game(code)
    rng = Random(9)
    for state in states(code, 200 if code == "scopa" else 50):
        seat = playing.to_move(state)
        for level in LEVELS:
            wanted = choice(code, state, level)
            for _ in range(3):
                other = permuted(state, rng)
                assert playing.view(other, seat) == playing.view(state, seat)
                assert choice(code, other, level) == wanted, playing.describe(state)


def permuted(state: ScopaState, rng: Random) -> ScopaState:
    """The state with everything that the seat on turn cannot see in other places."""
    others = [
        seat
        for seat, open_cards in enumerate(state.face_up)
        if seat != state.turn and not open_cards
    ]
    hidden = [card for seat in others for card in state.hands[seat]] + list(state.stock)
    rng.shuffle(hidden)
    hands = list(state.hands)
    for seat in others:
        count = len(hands[seat])
        hands[seat], hidden = tuple(hidden[:count]), hidden[count:]
    return replace(state, hands=tuple(hands), stock=tuple(hidden))


@pytest.mark.parametrize("level", WEIGHING)
def test_the_order_of_hand_and_table_changes_nothing(level: str) -> None:
    rng = Random(10)
    for state in states("scopa", 60, seed=2):
        assert state.turn is not None
        hands = list(state.hands)
        hands[state.turn] = tuple(rng.sample(hands[state.turn], len(hands[state.turn])))
        table = tuple(rng.sample(state.table, len(state.table)))
        other = replace(state, hands=tuple(hands), table=table)
        assert choice("scopa", other, level) == choice("scopa", state, level)


SCRIPT = """
from scopa_gui.ai.levels import LEVELS
from tests.ai.support import choice, states
for code in ("scopa", "scopa(seats=4)"):
    for number, state in enumerate(states(code, 40)):
        print(*(choice(code, state, level, number) for level in LEVELS))
"""


def test_another_process_with_other_hashes_moves_the_same() -> None:
    printed = {
        subprocess.run(
            [sys.executable, "-c", SCRIPT],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(sys.path)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(printed) == 1
    assert len(printed.pop().splitlines()) == 80


def test_a_seed_is_pinned() -> None:
    assert decision_seed(b"player", 3, 7, 1, "greedy") == 9066385654899408926


@pytest.mark.parametrize(
    "other",
    [
        (b"other", 3, 7, 1, "greedy"),
        (b"player", 4, 7, 1, "greedy"),
        (b"player", 3, 8, 1, "greedy"),
        (b"player", 3, 7, 0, "greedy"),
        (b"player", 3, 7, 1, "random"),
    ],
)
def test_every_part_changes_the_seed(other: tuple[bytes, int, int, int, str]) -> None:
    assert decision_seed(*other) != decision_seed(b"player", 3, 7, 1, "greedy")


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_decides_out_of_turn(level: str) -> None:
    playing = game()
    view = playing.view(position(hands=("2c", "3c")), 1)
    with pytest.raises(NotOnTurn):
        decide(playing, view, level, Random(0))


def test_an_unknown_level_names_the_nearest() -> None:
    with pytest.raises(UnknownLevel) as refused:
        choice("scopa", position(hands=("2c", "3c")), "gredy")
    assert refused.value.key == "error.unknown_level"
    assert refused.value.data == {"name": "gredy", "nearest": "greedy"}


def test_what_is_offered_exists() -> None:
    assert set(OFFERED) <= set(LEVELS)


@pytest.mark.parametrize("language", i18n.languages())
def test_every_level_has_a_name_on_the_screen(language: str) -> None:
    texts = i18n.load(language)
    assert all(f"level.{level}" in texts for level in LEVELS)
    assert "gredy" in texts("error.unknown_level", name="gredy", nearest="greedy")
