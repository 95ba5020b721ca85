"""The points of a deal, a category at a time."""

import pytest

from scopa_gui.rules.catalogue import parse_rules
from scopa_gui.rules.scopa.declarations import Declaration
from scopa_gui.rules.scopa.scoring import ScopaMark, score
from tests.positions import card, cards, points, ranks, scored

COINS = "Ad 2d 3d 4d 5d 6d 7d Fd Cd Rd"
CUPS = "Ac 2c 3c 4c 5c 6c 7c Fc Cc Rc"
SWORDS = "As 2s 3s 4s 5s 6s 7s Fs Cs Rs"
CLUBS = "Ab 2b 3b 4b 5b 6b 7b Fb Cb Rb"


# ---- carte and denari


def test_carte_for_twenty_one_cards() -> None:
    assert points("scopa", "carte", f"{COINS} {CUPS} Ab", f"{SWORDS} 2b") == (1, 0)


def test_carte_for_nobody_at_twenty_all() -> None:
    assert points("scopa", "carte", f"{COINS} {CUPS}", f"{SWORDS} {CLUBS}") == (0, 0)


def test_carte_for_strictly_most_of_three() -> None:
    assert points("scopa(seats=3)", "carte", f"{COINS} Ac", SWORDS, CLUBS) == (1, 0, 0)


def test_carte_for_nobody_when_two_of_three_are_level() -> None:
    assert points("scopa(seats=3)", "carte", COINS, CUPS, "As") == (0, 0, 0)


def test_denari_for_six_coins() -> None:
    assert points("scopa", "denari", "Ad 2d 3d 4d", "5d 6d 7d Fd Cd Rd") == (0, 1)


def test_denari_for_nobody_at_five_all() -> None:
    assert points("scopa", "denari", "Ad 2d 3d 4d 5d", "6d 7d Fd Cd Rd") == (0, 0)


def test_denari_shows_the_coins() -> None:
    line = scored("scopa", "Rd 2c Ad", "3d").line("denari")
    assert line.values == (2, 1)
    assert line.cards == (cards("Ad Rd"), cards("3d"))


# ---- settebello


def test_settebello_for_whoever_took_it() -> None:
    assert points("scopa", "settebello", "7c 7s", "7d") == (0, 1)


def test_settebello_for_nobody_if_nobody_took_it() -> None:
    assert points("scopa", "settebello", "7c", "7s") == (0, 0)


# ---- primiera


@pytest.mark.parametrize(
    ("rank", "value"),
    list(zip("76A5432FCR", [21, 18, 16, 15, 14, 13, 12, 10, 10, 10], strict=True)),
)
def test_primiera_values(rank: str, value: int) -> None:
    four = " ".join(rank + suit for suit in "dcsb")
    assert scored("scopa", four, "").line("primiera").values == (4 * value, 0)


def test_primiera_takes_the_best_card_of_each_suit() -> None:
    line = scored("scopa", "7d 6d Ac 5s Fs 4b Rb", "").line("primiera")
    assert line.cards[0] == cards("7d Ac 5s 4b")
    assert line.values[0] == 21 + 16 + 15 + 14


def test_primiera_needs_all_four_suits() -> None:
    piles = "7d 7c 7s", "Fd Fc Fs Fb"
    assert points("scopa", "primiera", *piles) == (0, 1)


def test_primiera_by_sevens_needs_no_four_suits() -> None:
    piles = "7d 7c 7s", "Fd Fc Fs Fb"
    assert points("scopa(primiera=sevens)", "primiera", *piles) == (1, 0)


def test_primiera_falls_back_on_what_sides_have_when_nobody_has_four_suits() -> None:
    line = scored("scopa", "7d 7c", "Ad Ac As").line("primiera")
    assert line.values == (42, 48)
    assert line.points == (0, 1)


def test_primiera_strict_gives_it_to_nobody_then() -> None:
    assert points("scopa(primiera=strict)", "primiera", "7d 7c", "Ad Ac As") == (0, 0)


def test_primiera_strict_with_four_suits_on_one_side() -> None:
    assert points("scopa(primiera=strict)", "primiera", "7d 7c 7s", "Fd Fc Fs Fb") == (0, 1)


@pytest.mark.parametrize(
    ("first", "second", "values", "expected"),
    [
        ("7 7 7 R", "7 6 6 6", (73, 75), (0, 1)),
        ("7 7 7 2", "7 6 6 6", (75, 75), (0, 0)),
        ("7 7 6 2", "7 7 A A", (72, 74), (0, 1)),
    ],
)
def test_primiera_sums(
    first: str, second: str, values: tuple[int, int], expected: tuple[int, int]
) -> None:
    line = scored("scopa", ranks(first), ranks(second)).line("primiera")
    assert (line.values, line.points) == (values, expected)


def test_primiera_by_sevens_then_sixes() -> None:
    piles = ranks("7 7 6 2"), ranks("7 7 A A")
    assert points("scopa(primiera=sevens)", "primiera", *piles) == (1, 0)


def test_primiera_by_sevens_counts_all_cards_not_the_best_of_a_suit() -> None:
    piles = "7d 6d 6c", "7c 6s Ad Ac As Ab"
    assert points("scopa(primiera=sevens)", "primiera", *piles) == (1, 0)


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("7d", "6d 6c 6s 6b"),
        ("6d", "Ad Ac As Ab"),
        ("Ad", "5d 5c 5s 5b"),
        ("5d", "4d 4c 4s 4b"),
        ("4d", "3d 3c 3s 3b"),
        ("3d", "2d 2c 2s 2b"),
        ("2d", "Fd Cc Rs Rb"),
        ("Rd Cd", "Fd"),
    ],
)
def test_primiera_by_sevens_goes_down_the_ranks(first: str, second: str) -> None:
    assert points("scopa(primiera=sevens)", "primiera", first, second) == (1, 0)


def test_primiera_by_sevens_takes_figures_together() -> None:
    assert points("scopa(primiera=sevens)", "primiera", "Fd Cd", "Rc Rs") == (0, 0)


def test_primiera_by_sevens_equal_to_the_end_is_nobodys() -> None:
    piles = "7d 7c 6d 6c Ad Fd", "7s 7b 6s 6b As Rb"
    assert points("scopa(primiera=sevens)", "primiera", *piles) == (0, 0)


def test_primiera_of_three_sides_level_at_the_top() -> None:
    piles = "7d 7c 6s Rb", "7s 7b 6d Rc", "Ad Ac As Ab"
    assert points("scopa(seats=3)", "primiera", *piles) == (0, 0, 0)


# ---- scope


def test_a_point_for_every_scopa() -> None:
    result = scored("scopa", "", "", scope=[(0, "7d"), (1, "Rc"), (0, "Ad")])
    assert result.line("scope").points == (2, 1)


def test_partners_scope_are_added_up() -> None:
    result = scored("scopa(seats=4)", "", "", scope=[(0, "7d"), (2, "Rc"), (3, "Ad")])
    assert result.line("scope").points == (2, 1)


# ---- napola


@pytest.mark.parametrize(
    ("coins", "value"),
    [
        ("A 2 3", 3),
        ("A 2 3 4 5 F", 5),
        ("A 2 4 5", 0),
        ("2 3 4", 0),
        ("A 2 3 4 5 6 7", 7),
        ("A 2 3 4 5 6 7 F C R", 10),
        ("A 2", 0),
    ],
)
def test_napola(coins: str, value: int) -> None:
    assert points("napola", "napola", ranks(coins, "d"), "Rc") == (value, 0)


def test_napola_of_cups_is_none() -> None:
    assert points("napola", "napola", "Ac 2c 3c", "") == (0, 0)


def test_napola_shows_its_run() -> None:
    assert scored("napola", "5d 3d Ad 2d", "").line("napola").cards[0] == cards("Ad 2d 3d")


def test_scopa_knows_no_napola() -> None:
    with pytest.raises(KeyError):
        scored("scopa", COINS, "").line("napola")


# ---- piccola and grande


@pytest.mark.parametrize(
    ("coins", "value"),
    [
        ("A 2 3", 3),
        ("A 2 3 4 F", 4),
        ("A 2 4", 0),
        ("A 2 3 4 5 6 7", 7),
        ("A 2 3 4 5 6 7 F C R", 7),
    ],
)
def test_piccola_stops_at_seven(coins: str, value: int) -> None:
    assert points("cirulla", "piccola", ranks(coins, "d"), "Rc") == (value, 0)


def test_piccola_shows_its_run() -> None:
    assert scored("cirulla", COINS, "").line("piccola").cards[0] == cards(COINS)[:7]


@pytest.mark.parametrize(
    ("coins", "value"), [("Fd Cd Rd", 5), ("Fd Cd", 0), ("Fd Cd Rc", 0), ("Fc Cc Rc", 0)]
)
def test_grande_is_all_three_figures_of_coins(coins: str, value: int) -> None:
    assert points("cirulla", "grande", "Ac", coins) == (0, value)


def test_grande_shows_the_figures() -> None:
    assert scored("cirulla", "Rd 7d Cd", "Fd").line("grande").cards == (cards("Cd Rd"), cards("Fd"))


# ---- declarations and scope of the opening table

DECLARED = (
    Declaration(1, cards("Ad 2c 3c"), 3),
    Declaration(0, cards("4d 4c 4s"), 10),
    Declaration(1, cards("Fd Fc Fs"), 10),
)


def test_declared_points_are_added_up_with_their_cards() -> None:
    result = score(parse_rules("cirulla"), ((), ()), (), DECLARED)
    line = result.line("declarations")
    assert line.points == (10, 13)
    assert line.cards == (cards("4d 4c 4s"), cards("Ad 2c 3c Fd Fc Fs"))
    assert result.points == (10, 13)


def test_partners_declarations_are_added_up() -> None:
    partners = (Declaration(1, cards("Ad 2c 3c"), 3), Declaration(3, cards("4d 4c 4s"), 10))
    result = score(parse_rules("cirulla(seats=4)"), ((), ()), (), partners)
    assert result.line("declarations").points == (0, 13)


def test_scope_of_the_opening_table_and_declarations_arise_first() -> None:
    marks = [ScopaMark(1, card(text)) for text in ("Rd", "Cd", "5c")]
    result = score(parse_rules("cirulla"), (cards(COINS), ()), marks, DECLARED, opening_scope=2)
    assert [(award.category, award.side, award.points) for award in result.awards] == [
        ("opening", 1, 1),
        ("opening", 1, 1),
        ("declarations", 1, 3),
        ("declarations", 0, 10),
        ("declarations", 1, 10),
        ("carte", 0, 1),
        ("denari", 0, 1),
        ("settebello", 0, 1),
        ("primiera", 0, 1),
        ("scope", 1, 1),
        ("piccola", 0, 7),
        ("grande", 0, 5),
    ]
    assert result.line("scope").points == (0, 3)


# ---- napoleone, bonus cards, four sevens


def test_all_ten_coins_win_the_match_if_agreed() -> None:
    assert scored("scopa(napoleone=on)", "Rc", COINS).match_won_by == 1


def test_nine_coins_do_not() -> None:
    assert scored("scopa(napoleone=on)", "Rd", COINS.removesuffix(" Rd")).match_won_by is None


def test_all_ten_coins_win_no_match_otherwise() -> None:
    assert scored("napola", "Rc", COINS).match_won_by is None


def test_napoleone_adds_no_points() -> None:
    plain, agreed = scored("scopa", "Rc", COINS), scored("scopa(napoleone=on)", "Rc", COINS)
    assert agreed.points == plain.points


@pytest.mark.parametrize(("code", "single"), [("rebello", "6d"), ("re_bello", "Rd")])
def test_the_single_card_of_a_preset(code: str, single: str) -> None:
    assert points(code, "bonus", "Ac", f"{single} 2c") == (0, 1)


def test_each_bonus_card_is_worth_a_point() -> None:
    assert points("scopa(bonus=3d+6d+Rd)", "bonus", "3d Rd", "6d") == (2, 1)


def test_a_bonus_card_nobody_took_is_nobodys() -> None:
    assert points("rebello", "bonus", "Ac", "2c") == (0, 0)


def test_four_sevens_on_one_side() -> None:
    assert points("scopa(four_sevens=on)", "four_sevens", "7d 7c 7s 7b", "") == (1, 0)


def test_three_sevens_are_no_four() -> None:
    assert points("scopa(four_sevens=on)", "four_sevens", "7d 7c 7s", "7b") == (0, 0)


# ---- the whole


def test_points_of_a_deal_are_added_up() -> None:
    result = scored("scopa", f"{COINS} {CUPS} As Ab", "2s 7s", scope=[(1, "2s")])
    assert result.points == (4, 1)


def test_gains_stand_in_the_order_in_which_they_arise() -> None:
    code = "scopa(napola=on,four_sevens=on,bonus=6d+Rd)"
    everything = f"{COINS} {CUPS} {SWORDS} {CLUBS}"
    result = scored(code, everything, "", scope=[(1, "7c"), (0, "2c")])
    assert [(award.category, award.side, award.points) for award in result.awards] == [
        ("carte", 0, 1),
        ("denari", 0, 1),
        ("settebello", 0, 1),
        ("primiera", 0, 1),
        ("scope", 1, 1),
        ("scope", 0, 1),
        ("napola", 0, 10),
        ("bonus", 0, 1),
        ("bonus", 0, 1),
        ("four_sevens", 0, 1),
    ]


def test_every_option_adds_exactly_its_line() -> None:
    def names(code: str) -> list[str]:
        return [line.category for line in scored(code, "", "").lines]

    frame = ["carte", "denari", "settebello", "primiera", "scope"]
    assert names("scopa") == frame
    assert names("scopa(napola=on)") == [*frame, "napola"]
    assert names("scopa(bonus=Rd)") == [*frame, "bonus"]
    assert names("scopa(four_sevens=on)") == [*frame, "four_sevens"]
    assert names("scopa(napoleone=on)") == [*frame, "napoleone"]
    assert names("scopa(piccola=on)") == [*frame, "piccola"]
    assert names("scopa(grande=on)") == [*frame, "grande"]
    assert names("scopa(declarations=on)") == ["declarations", *frame]
    assert names("scopa(opening=dealer,opening_nine=on)") == frame
