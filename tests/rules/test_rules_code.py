"""The rules code: one line of text names a game."""

from dataclasses import replace

import pytest
from hypothesis import given

from scopa_gui.rules.cards import DECK, in_order, parse_card
from scopa_gui.rules.catalogue import (
    MAX_CODE_LENGTH,
    PRESETS,
    SCOPA_KEYS,
    OptionKey,
    RulesCodeError,
    format_rules,
    nearest_preset,
    parse_options,
    parse_rules,
)
from scopa_gui.rules.scopa.options import (
    Ace,
    AceOnAce,
    AceOnEmpty,
    Capture,
    Deal,
    DealOrder,
    Leftovers,
    Opening,
    Primiera,
    Priority,
    ScopaOptions,
    Switch,
    Tie,
    Void,
)
from scopa_gui.rules.seats import Direction, Sides
from tests.conformance.options import accepted_options

FRAME = ScopaOptions()
PRESET_OF = {"ace=takes_all": "assi"}
"""Single differences from the frame that are another game."""


def refusal(code: str) -> tuple[str, dict[str, object]]:
    """Key and data with which a code is refused."""
    with pytest.raises(RulesCodeError) as refused:
        parse_rules(code)
    return refused.value.key, refused.value.data


def key_default(key: OptionKey) -> object:
    """The value of a key in the frame."""
    return getattr(FRAME, key.name)


# ---- presets


def test_scopa_is_the_frame() -> None:
    assert parse_rules("scopa") == FRAME


def test_napola_differs_by_napola_and_target() -> None:
    assert parse_rules("napola") == replace(FRAME, napola=Switch.ON, target=21)


def test_rebello_differs_by_the_six_of_coins() -> None:
    assert parse_rules("rebello") == replace(FRAME, bonus=(parse_card("6d"),))


def test_re_bello_differs_by_the_king_of_coins() -> None:
    assert parse_rules("re_bello") == replace(FRAME, bonus=(parse_card("Rd"),))


@pytest.mark.parametrize(
    ("preset", "relative", "differences"),
    [
        ("scopone", "scopa", "seats=4,target=21,deal=9+4"),
        ("scientifico", "scopone", "deal=10+0,void=off"),
        ("quindici", "scopa", "capture=fifteen,priority=free"),
        ("escoba", "quindici", "target=21,void=off,opening=dealer"),
        ("assi", "scopa", "ace=takes_all"),
        (
            "cirulla",
            "scopa",
            "target=51,capture=sum_or_fifteen,ace=takes_all,ace_sweep_scores=on,void=aces,"
            "opening=dealer,declarations=on,napoleone=on,piccola=on,grande=on,direction=clockwise",
        ),
    ],
)
def test_a_preset_differs_from_its_relative(preset: str, relative: str, differences: str) -> None:
    assert parse_rules(preset) == parse_rules(f"{relative}({differences})")


@pytest.mark.parametrize(
    "code",
    [
        "scopone(ace=takes_all)",
        "scopone(seats=2)",
        "scopone(sides=alone)",
        "scientifico(seats=2)",
        "scientifico(priority=fewest)",
        "scientifico(capture=fifteen,priority=free,ace=takes_all,napola=on)",
        "quindici(ace=takes_all)",
        "quindici(napola=on)",
        "quindici(priority=fewest)",
        "quindici(capture=fifteen_or_equal)",
        "escoba(primiera=sevens,opening=leader,target=15)",
        "cirulla(seats=3)",
        "cirulla(seats=4)",
        "cirulla(priority=free,opening_nine=on,bonus=3d+6d)",
        "scopa(ace=takes_all,ace_on_ace=all,ace_on_empty=taken,ace_sweep_scores=on)",
    ],
)
def test_independent_options_go_together(code: str) -> None:
    assert parse_options(code).problems() == ()


def test_a_code_with_every_difference_can_be_read() -> None:
    everything = (
        "seats=4,sides=dealer_out,target=151,deal=10+0,deal_order=alternating,cut=on,"
        "capture=fifteen_or_equal,priority=fewest,ace=takes_all,ace_on_ace=all,"
        "ace_on_empty=taken,ace_sweep_scores=on,last_card_scopa=on,leftovers=last_player,void=off,"
        "opening=leader,opening_nine=on,declarations=on,primiera=fallback,napola=on,napoleone=on,"
        "four_sevens=on,piccola=on,grande=on,bonus=" + "+".join(map(str, in_order(DECK))) + ",tie="
        "order,direction=clockwise"
    )
    options = parse_options(f"scopa({everything})")
    assert parse_options(format_rules(options)) == options


@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_is_written_as_its_name(name: str) -> None:
    assert format_rules(PRESETS[name]) == name


# ---- keys


def test_keys_stand_in_the_order_of_the_contract() -> None:
    order = (
        "seats sides target deal deal_order cut capture priority ace ace_on_ace ace_on_empty "
        "ace_sweep_scores last_card_scopa leftovers void opening opening_nine declarations "
        "primiera napola napoleone four_sevens piccola grande bonus tie direction"
    )
    assert [key.name for key in SCOPA_KEYS] == order.split()


@pytest.mark.parametrize("key", SCOPA_KEYS, ids=lambda key: key.name)
def test_the_first_value_of_a_key_is_the_default(key: OptionKey) -> None:
    assert parse_options(f"scopa({key.name}={key.values[0]})") == FRAME


@pytest.mark.parametrize(
    ("item", "field", "value"),
    [
        ("seats=4", "seats", 4),
        ("sides=dealer_out", "sides", Sides.DEALER_OUT),
        ("target=16", "target", 16),
        ("deal_order=alternating", "deal_order", DealOrder.ALTERNATING),
        ("cut=on", "cut", Switch.ON),
        ("priority=fewest", "priority", Priority.FEWEST),
        ("priority=free", "priority", Priority.FREE),
        ("last_card_scopa=on", "last_card_scopa", Switch.ON),
        ("leftovers=last_player", "leftovers", Leftovers.LAST_PLAYER),
        ("deal=9+4", "deal", Deal.NINE_AND_FOUR),
        ("deal=10+0", "deal", Deal.TEN_AND_NONE),
        ("capture=fifteen", "capture", Capture.FIFTEEN),
        ("capture=fifteen_or_equal", "capture", Capture.FIFTEEN_OR_EQUAL),
        ("capture=sum_or_fifteen", "capture", Capture.SUM_OR_FIFTEEN),
        ("ace=takes_all", "ace", Ace.TAKES_ALL),
        ("ace_on_ace=all", "ace_on_ace", AceOnAce.ALL),
        ("ace_on_empty=taken", "ace_on_empty", AceOnEmpty.TAKEN),
        ("ace_sweep_scores=on", "ace_sweep_scores", Switch.ON),
        ("void=off", "void", Void.OFF),
        ("void=aces", "void", Void.ACES),
        ("opening=dealer", "opening", Opening.DEALER),
        ("opening=leader", "opening", Opening.LEADER),
        ("opening_nine=on", "opening_nine", Switch.ON),
        ("declarations=on", "declarations", Switch.ON),
        ("piccola=on", "piccola", Switch.ON),
        ("grande=on", "grande", Switch.ON),
        ("primiera=strict", "primiera", Primiera.STRICT),
        ("primiera=sevens", "primiera", Primiera.SEVENS),
        ("napoleone=on", "napoleone", Switch.ON),
        ("four_sevens=on", "four_sevens", Switch.ON),
        ("bonus=3d+6d", "bonus", (parse_card("3d"), parse_card("6d"))),
        ("tie=order", "tie", Tie.ORDER),
        ("direction=clockwise", "direction", Direction.CLOCKWISE),
    ],
)
def test_a_difference_sets_its_option(item: str, field: str, value: object) -> None:
    options = parse_options(f"scopa({item})")
    changed = {key.name for key in SCOPA_KEYS if getattr(options, key.name) != key_default(key)}
    assert changed == {field}
    assert getattr(options, field) == value
    assert format_rules(options) in (f"scopa({item})", PRESET_OF.get(item))


# ---- canonical form


@pytest.mark.parametrize(
    ("code", "canonical"),
    [
        ("scopa()", "scopa"),
        ("  scopa ( seats = 4 , target = 16 ) ", "scopa(seats=4,target=16)"),
        ("SCOPA", "scopa"),
        ("scopa(target=16,seats=4)", "scopa(seats=4,target=16)"),
        ("scopa(seats=2)", "scopa"),
        ("scopa(napola=on,target=21)", "napola"),
        ("napola(napola=off,target=auto)", "scopa"),
        ("scopa(bonus=6d)", "rebello"),
        ("re_bello(bonus=none)", "scopa"),
        ("scopa(bonus=6d+3d)", "scopa(bonus=3d+6d)"),
        ("scopa(napola=on,bonus=Rd,target=21)", "napola(bonus=Rd)"),
    ],
)
def test_canonical_form(code: str, canonical: str) -> None:
    assert format_rules(parse_rules(code)) == canonical


def test_of_presets_equally_near_the_first_in_the_catalogue_is_named() -> None:
    """Napola to 11 is one difference from both; scopa stands first."""
    assert nearest_preset(parse_rules("scopa(napola=on)")) == "scopa"


@given(accepted_options())
def test_printing_and_parsing_are_lossless(options: ScopaOptions) -> None:
    code = format_rules(options)
    assert parse_rules(code) == options
    assert format_rules(parse_rules(code)) == code


# ---- errors


@pytest.mark.parametrize("name", ["scoppa", "napoli", "rebelo", "re_belo"])
def test_an_unknown_preset_names_the_nearest(name: str) -> None:
    near = {"scoppa": "scopa", "napoli": "napola", "rebelo": "rebello", "re_belo": "re_bello"}
    assert refusal(name) == ("error.unknown_preset", {"name": name, "nearest": near[name]})


def test_an_unknown_option_names_the_nearest() -> None:
    expected = ("error.unknown_option", {"option": "seat", "nearest": "seats"})
    assert refusal("scopa(seat=4)") == expected


def test_an_unknown_value_names_the_nearest() -> None:
    expected = {"option": "priority", "value": "fewer", "nearest": "fewest"}
    assert refusal("scopa(priority=fewer)") == ("error.unknown_value", expected)


@pytest.mark.parametrize("target", ["", "ten", "-1", "1.5", "007", "1e3", "1234567"])
def test_a_target_is_a_plain_number(target: str) -> None:
    expected = {"option": "target", "value": target, "nearest": "auto"}
    assert refusal(f"scopa(target={target})") == ("error.unknown_value", expected)


def test_seven_seats_are_an_unknown_value() -> None:
    assert refusal("scopa(seats=7)")[0] == "error.unknown_value"


def test_an_option_twice() -> None:
    assert refusal("scopa(seats=3,seats=4)") == ("error.option_twice", {"option": "seats"})


def test_a_bonus_card_that_is_none() -> None:
    assert refusal("scopa(bonus=8d)") == ("error.unknown_card", {"card": "8d"})


def test_a_bonus_card_twice() -> None:
    assert refusal("scopa(bonus=Rd+Rd)") == ("error.card_twice", {"card": "Rd"})


@pytest.mark.parametrize(
    "code",
    ["", "4", "scopa(", "scopa)", "scopa(seats)", "scopa(seats=4", "scopa(seats=4))x",
     "scopa seats=4", "scopa(,)"],
)  # fmt: skip
def test_unreadable_codes(code: str) -> None:
    assert refusal(code) == ("error.rules_unreadable", {"code": code})


def test_a_code_of_any_length_is_answered_shortly() -> None:
    key, data = refusal("scopa(" + "x" * MAX_CODE_LENGTH + ")")
    assert key == "error.rules_unreadable"
    assert len(str(data["code"])) == 80


# ---- contradictions


@pytest.mark.parametrize(
    ("code", "key", "data"),
    [
        ("scopa(seats=5)", "seats_do_not_divide", {"seats": 5}),
        ("scopa(sides=pairs)", "sides_pairs", {"seats": 2}),
        ("scopa(seats=3,sides=dealer_out)", "sides_dealer_out", {"seats": 3}),
        ("scopa(seats=6,sides=alone)", "sides_alone", {"seats": 6}),
        ("scopa(seats=4,sides=teams)", "sides_teams", {"seats": 4}),
        ("scopa(target=0)", "target_range", {"target": 0, "least": 1, "most": 151}),
        ("scopa(target=152)", "target_range", {"target": 152, "least": 1, "most": 151}),
        ("scopa(last_card_scopa=on,leftovers=last_player)", "last_card_twice", {}),
        ("scopa(seats=6,deal=9+4)", "too_many_cards", {"players": 6, "hand": 9}),
        ("scientifico(seats=6)", "too_many_cards", {"players": 6, "hand": 10}),
        ("scopone(seats=3)", "hands_do_not_divide", {"players": 3, "hand": 9}),
        ("scientifico(seats=3)", "hands_do_not_divide", {"players": 3, "hand": 10}),
        ("scopone(sides=dealer_out)", "hands_do_not_divide", {"players": 3, "hand": 9}),
        ("scientifico(sides=dealer_out)", "hands_do_not_divide", {"players": 3, "hand": 10}),
        ("scopone(deal_order=alternating)", "alternating_deal", {}),
        ("scientifico(deal_order=alternating)", "alternating_deal", {}),
        ("scientifico(opening=dealer)", "no_opening_table", {}),
        ("scientifico(opening=leader)", "no_opening_table", {}),
        ("scientifico(opening_nine=on)", "no_opening_table", {}),
        ("scopone(declarations=on)", "declared_hands", {"hand": 9}),
        ("scientifico(declarations=on)", "declared_hands", {"hand": 10}),
        ("scopa(capture=fifteen)", "nothing_equal", {}),
        ("quindici(priority=equal)", "nothing_equal", {}),
        ("scopa(ace_on_ace=all)", "plain_ace", {}),
        ("scopa(ace_on_empty=taken)", "plain_ace", {}),
        ("scopa(ace_sweep_scores=on)", "plain_ace", {}),
        ("cirulla(ace=plain)", "plain_ace", {}),
    ],
)
def test_contradictions(code: str, key: str, data: dict[str, object]) -> None:
    assert refusal(code) == (f"problem.{key}", data)


@pytest.mark.parametrize("target", [1, 151])
def test_the_range_of_targets_includes_its_ends(target: int) -> None:
    assert parse_rules(f"scopa(target={target})").target == target


def test_a_contradiction_can_be_read_and_written() -> None:
    code = "scopa(seats=5,sides=pairs)"
    assert format_rules(parse_options(code)) == code


def test_all_contradictions_are_named_at_once() -> None:
    options = parse_options("scopa(seats=5,target=0,last_card_scopa=on,leftovers=last_player)")
    assert [problem.key for problem in options.problems()] == [
        "problem.seats_do_not_divide",
        "problem.target_range",
        "problem.last_card_twice",
    ]


def test_every_other_combination_is_accepted() -> None:
    """Two options at a time: only the contradictions of the contract are refused."""
    allowed = [
        f"{key.name}={value}"
        for key in SCOPA_KEYS
        if key.name not in ("seats", "sides", "target")
        for value in key.values[1:]
    ]
    power = "ace=takes_all,priority=free"
    refused = {
        frozenset((first, second))
        for first in allowed
        for second in allowed
        if first.split("=")[0] != second.split("=")[0]
        and not {"ace", "priority"} & {first.split("=")[0], second.split("=")[0]}
        and parse_options(f"scopa(seats=4,{power},{first},{second})").problems()
    }
    long_deals = ("deal=9+4", "deal=10+0")
    openings = ("opening=dealer", "opening=leader", "opening_nine=on")
    assert refused == {
        frozenset(("last_card_scopa=on", "leftovers=last_player")),
        *(frozenset((deal, "deal_order=alternating")) for deal in long_deals),
        *(frozenset((deal, "declarations=on")) for deal in long_deals),
        *(frozenset(("deal=10+0", opening)) for opening in openings),
    }
