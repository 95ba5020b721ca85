"""A seeded sample of the suite; ``python -m tests.conformance.full`` plays all of it."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import settings as hypothesis_settings

from scopa_gui.rules.briscola.options import BriscolaOptions
from scopa_gui.rules.cards import parse_cards
from scopa_gui.rules.catalogue import FAMILIES, PRESETS, Options, format_rules, parse_rules
from scopa_gui.rules.scopa.options import ScopaOptions
from scopa_gui.rules.scopa.presets import PRESETS as SCOPA_PRESETS
from scopa_gui.rules.scopa.state import Phase
from scopa_gui.rules.seats import FITTING_SIDES
from tests.conformance import full, scopa
from tests.conformance.checks import check_deal, check_match
from tests.conformance.options import (
    CODES,
    RANDOM,
    SEAT_FORMS,
    accepted_briscola_options,
    accepted_options,
    missing_presets,
    random_briscola_options,
    random_options,
)


@pytest.mark.parametrize("code", CODES)
def test_a_preset_in_a_seat_form_keeps_every_promise(code: str) -> None:
    assert check_match(parse_rules(code), Random(code).getrandbits(32)) > 0


@pytest.mark.parametrize("number", range(40))
def test_random_accepted_options_keep_every_promise(number: int) -> None:
    options = random_options(Random(number))
    check_match(options, number, most_deals=1)


@pytest.mark.parametrize("number", range(20))
def test_random_accepted_options_of_briscola_keep_every_promise(number: int) -> None:
    options = random_briscola_options(Random(number))
    check_match(options, number, most_deals=1)


@given(accepted_options())
@hypothesis_settings(max_examples=10)
def test_drawn_options_keep_every_promise(options: ScopaOptions) -> None:
    check_deal(options, Random(format_rules(options)))


@given(accepted_briscola_options())
@hypothesis_settings(max_examples=10)
def test_drawn_options_of_briscola_keep_every_promise(options: Options) -> None:
    check_deal(options, Random(format_rules(options)))


def test_a_void_deal_keeps_every_promise() -> None:
    opening = parse_cards("Ad 2d 3d 4d 5d 6d Rd Rc Rs 5c")
    state = check_deal(parse_rules("scopa"), Random(1), opening)
    assert state.phase is Phase.VOID


# ---- nothing is left out


def test_every_preset_is_played() -> None:
    assert missing_presets() == set()


def test_a_preset_left_out_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PRESETS, "new", PRESETS["scopa"])
    assert missing_presets() == {"new"}


def test_every_family_is_drawn_at_random() -> None:
    assert list(RANDOM) == [family.name for family in FAMILIES]


def test_every_seat_form_of_a_preset_is_played() -> None:
    for preset in SCOPA_PRESETS:
        written = SEAT_FORMS[preset]
        forms = {
            (seats, sides)
            for seats, some in FITTING_SIDES.items()
            for sides in some
            if not replace(SCOPA_PRESETS[preset], seats=seats, sides=sides).problems()
        }
        seatings = [parse_rules(f"{preset}({form})").seating for form in written]
        assert {(seating.seats, seating.sides) for seating in seatings} == forms


def test_every_number_of_seats_of_briscola_is_played() -> None:
    options = [parse_rules(code) for code in CODES]
    seats = {one.seats for one in options if isinstance(one, BriscolaOptions)}
    assert seats == {2, 3, 4, 5, 6}


def test_every_accepted_value_of_briscola_comes_up_at_random() -> None:
    codes = " ".join(format_rules(random_briscola_options(Random(number))) for number in range(400))
    values = (
        "seats=3 seats=4 chiamata seats=6 one_out first_to_2 first_to_3 first_to_5 "
        "partners_look=off deal_passes=left follow_suit=on"
    )
    assert [value for value in values.split() if value not in codes] == []


def test_every_accepted_value_comes_up_at_random() -> None:
    codes = " ".join(format_rules(random_options(Random(number))) for number in range(600))
    values = (
        "seats=3 seats=6 dealer_out alone alternating cut=on fewest priority=free "
        "last_card_scopa=on last_player void=off void=aces strict sevens napoleone=on "
        "four_sevens=on + tie=order =clockwise 9+4 10+0 fifteen fifteen_or_equal sum_or_fifteen "
        "takes_all ace_on_ace=all taken ace_sweep_scores=on opening=dealer opening=leader "
        "opening_nine=on declarations=on piccola=on grande=on"
    )
    assert [value for value in values.split() if value not in codes] == []


def test_a_match_is_played_to_its_end_where_no_deal_is_the_last() -> None:
    options = parse_rules("scopa(target=5)")
    assert check_match(options, 3, most_deals=None) > 1


def test_the_full_command_plays_every_preset_in_every_seat_form() -> None:
    tasks = list(full.tasks(matches=25, deals=2000, option_sets=3, seed=1))
    codes = [format_rules(task.options) for task in tasks]
    assert codes[: -3 * len(FAMILIES)] == list(CODES)
    drawn = [type(task.options) for task in tasks[len(CODES) :]]
    assert drawn == [family.options for family in FAMILIES for _ in range(3)]
    assert {task.matches for task in tasks} == {25}
    long = {code for code, task in zip(codes, tasks, strict=True) if task.deals == 2000}
    assert long == {code for code in CODES if code == "scopa" or code.startswith("scopa(")}


def test_the_full_command_goes_on_until_there_are_enough_deals(
    capsys: pytest.CaptureFixture[str],
) -> None:
    asked = ["--matches", "1", "--deals", "30", "--options", "0", "--codes", "scopa(seats=6"]
    asked += ["--processes", "1"]
    assert full.main(asked) == 0
    assert int(capsys.readouterr().out.split()[0]) >= 30


def test_the_full_command_checks_the_games_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["--matches", "1", "--options", "0", "--codes", "rebello(seats=6"]
    assert full.main([*asked, "--processes", "1"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert ["rebello(seats=6)" in line for line in lines] == [True, False]
    assert "kept every promise" in lines[-1]


def test_the_full_command_checks_the_same_deals_in_several_processes(
    capsys: pytest.CaptureFixture[str],
) -> None:
    deals = []
    for processes in ("1", "2"):
        asked = ["--matches", "1", "--options", "0", "--codes", "bello(seats=4,sides=alone"]
        assert full.main([*asked, "--deals", "1", "--processes", processes]) == 0
        lines = capsys.readouterr().out.splitlines()
        deals.append([line.split()[0] for line in lines])
    assert deals[0] == deals[1]


def test_the_full_command_reports_a_broken_promise(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(scopa, "MOST_ON_TABLE", 3)
    assert full.main(["--matches", "1", "--options", "0", "--processes", "1"]) == 1
    printed = capsys.readouterr().err
    assert "more cards on the table" in printed
    assert "stock:  " in printed
