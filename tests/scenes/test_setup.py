"""Who plays what: names are settled, seats follow the form, what is saved comes back."""

from dataclasses import replace

import pytest

from scopa_gui.app.setup import (
    CAST,
    MAX_NAME,
    Setup,
    clean,
    first_setup,
    portraits_of,
    settled_names,
)
from scopa_gui.rules.catalogue import parse_rules
from scopa_gui.rules.record import PERSON, SeatRecord
from scopa_gui.rules.run import SecretStocks, start_run
from scopa_gui.rules.scopa.presets import PRESETS
from scopa_gui.rules.seats import FITTING_SIDES, Sides
from scopa_gui.rules.shuffle import secret_from_seed
from scopa_gui.ui.scenes.game_form import OFFERED, GameForm
from tests.scenes.support import seats_of

LEVEL = "heuristic"


def form(code: str = "scopa") -> GameForm:
    options = parse_rules(code)
    return GameForm(Setup(options, tuple(seats_of(options.seats))), LEVEL)


@pytest.mark.parametrize(
    ("given", "settled"),
    [
        (("Anna", "Anna"), ("Anna", "Anna 2")),
        (("Anna", "anna", " ANNA "), ("Anna", "anna 2", "ANNA 3")),
        (("Anna", "Anna 2", "Anna"), ("Anna", "Anna 2", "Anna 3")),
        (("  Jörg   Maier ", "x"), ("Jörg Maier", "x")),
        (("", "Gennaro"), ("Assunta", "Gennaro")),
        (("", ""), ("Gennaro", "Assunta")),
    ],
)
def test_names_are_settled(given: tuple[str, ...], settled: tuple[str, ...]) -> None:
    assert settled_names(given) == settled


def test_a_long_name_twice_stays_within_the_limit() -> None:
    names = settled_names(["Massimiliano Bianchini"] * 2)
    assert [len(name) <= MAX_NAME for name in names] == [True, True]
    assert names[0] != names[1]


def test_a_cut_name_does_not_end_in_a_space() -> None:
    assert clean("a" * (MAX_NAME - 1) + " b") == "a" * (MAX_NAME - 1)


def test_portraits_are_never_shared_while_there_are_enough() -> None:
    names = ["Anna", "Gennaro", "Bea", "Lena", "Carlo", "Dora"]
    faces = portraits_of(names)
    assert len(set(faces)) == len(names)
    assert (faces[1], faces[3]) == ("gennaro", "lena")


def test_more_seats_are_taken_by_computers_with_names_of_their_own() -> None:
    setup = first_setup(parse_rules("scopa"), "Giulia", LEVEL).with_seats(6, LEVEL)
    names = [seat.name for seat in setup.seats]
    assert len(set(names)) == 6
    assert all(name.casefold() in CAST for name in names)
    assert [seat.player for seat in setup.seats] == [PERSON, *[LEVEL] * 5]


def test_sides_that_do_not_fit_the_seats_are_given_up() -> None:
    setup = Setup(parse_rules("scopa(seats=4,sides=dealer_out)"), tuple(seats_of(4)))
    assert setup.with_seats(3, LEVEL).options.sides is Sides.AUTO


def test_a_setup_comes_back_from_its_file() -> None:
    setup = Setup(parse_rules("napola(seats=3,target=31)"), tuple(seats_of(3)))
    assert Setup.from_dict(setup.to_dict(), [LEVEL]) == setup


@pytest.mark.parametrize(
    "change",
    [
        {"rules": "nonsense("},
        {"seats": []},
        {"seats": [{"name": "A", "player": PERSON}, {"name": "B", "player": "wizard"}]},
        {"seats": [{"name": 1, "player": PERSON}, {"name": "B", "player": LEVEL}]},
    ],
)
def test_a_setup_that_cannot_be_used_is_none(change: dict[str, object]) -> None:
    fields = Setup(parse_rules("scopa"), tuple(seats_of(2))).to_dict()
    assert Setup.from_dict({**fields, **change}, [LEVEL]) is None


def test_the_usual_target_follows_the_seats() -> None:
    game = form()
    assert game.goal == 11
    game.choose_seats(3)
    assert (game.goal, game.options.target) == (16, None)
    game.choose_seats(4)
    assert (game.goal, game.options.target) == (21, None)


def test_a_chosen_target_stays_when_the_seats_change() -> None:
    game = form()
    game.choose_target(21)
    game.choose_seats(3)
    assert game.goal == 21


@pytest.mark.parametrize("text", ["", "0", "152", "-3", "12a", "9999", "²", "1.5"])
def test_a_bad_target_leaves_the_last_good_one(text: str) -> None:
    game = form()
    game.ask_target()
    game.type_target("77")
    game.type_target(text)
    assert game.target_bad
    assert game.goal == 77


@pytest.mark.parametrize("text", ["1", "151", "007"])
def test_a_good_target_is_taken(text: str) -> None:
    game = form()
    game.ask_target()
    game.type_target(text)
    assert not game.target_bad
    assert game.goal == int(text)


def test_another_game_drops_the_house_rules_but_keeps_the_table() -> None:
    game = form("scopa(seats=4,sides=alone,cut=on)")
    game.choose_preset("rebello")
    assert game.changed == []
    assert (game.options.seats, game.options.sides) == (4, Sides.ALONE)
    assert game.options.bonus


def test_changed_rules_are_counted_against_the_chosen_game() -> None:
    game = form()
    game.choose_preset("napola")
    game.set_options(replace(game.options, cut=type(game.options.cut)("on")))
    assert game.changed == ["cut"]


def test_settling_gives_seats_different_names() -> None:
    game = form()
    game.seat(1, SeatRecord("Lena", PERSON))
    game.settle()
    assert [seat.name for seat in game.setup.seats] == ["Lena", "Lena 2"]


# ---- every game can be set up


def accepted_seats(preset: str) -> list[int]:
    return [
        seats
        for seats in FITTING_SIDES
        if not replace(PRESETS[preset], seats=seats, sides=Sides.AUTO).problems()
    ]


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_is_set_up_for_every_number_of_seats_that_it_takes(preset: str) -> None:
    assert PRESETS[preset].seats in accepted_seats(preset)
    for seats in accepted_seats(preset):
        options = replace(PRESETS[preset], seats=seats)
        setup = first_setup(options, "Lena", LEVEL).settled()
        assert len(setup.seats) == seats
        assert Setup.from_dict(setup.to_dict(), (LEVEL,)) == setup
        run, _, events = start_run(setup.options, SecretStocks(secret_from_seed(seats)))
        assert run.game.legal_moves(run.state)
        assert events


@pytest.mark.parametrize("name", OFFERED)
def test_an_offered_game_can_be_chosen(name: str) -> None:
    made = form()
    made.choose_preset(name)
    assert made.preset == name
    assert made.options.problems() == ()
