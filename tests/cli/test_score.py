"""``score``: the points of piles, through the door."""

from typing import Any

import pytest

from scopa_gui.rules.cards import DECK, format_cards
from tests.cli.support import Doors


def sides(doors: Doors, *piles: str, code: str = "scopa", scope: str = "") -> list[dict[str, Any]]:
    words = ["score", "--rules", code, *(word for pile in piles for word in ("--pile", pile))]
    answer = doors(*words, *(["--scope", scope] if scope else [])).json
    assert list(answer) == ["sides"]
    return list(answer["sides"])


def category(doors: Doors, name: str, *piles: str, code: str = "scopa") -> list[int]:
    return [side[name] for side in sides(doors, *piles, code=code)]


def test_every_category_in_force_has_a_number(doors: Doors) -> None:
    first, _ = sides(doors, "7d 7c", "7s")
    assert list(first) == [
        "carte",
        "denari",
        "settebello",
        "primiera",
        "scope",
        "total",
        "cards",
    ]


def test_categories_of_house_rules_come_with_them(doors: Doors) -> None:
    code = "scopa(napola=on,napoleone=on,four_sevens=on,bonus=Rd+6d)"
    first, _ = sides(doors, "Ad 2d 3d Rd 6d 7d 7c 7s 7b", "4d", code=code)
    assert (first["napola"], first["four_sevens"], first["bonus"]) == (3, 1, 2)
    assert first["napoleone"] == 0


def test_the_total_adds_up_without_the_napoleone(doors: Doors) -> None:
    coins = " ".join(str(card) for card in DECK if str(card).endswith("d"))
    first, _ = sides(doors, coins, "Fc", code="scopa(napola=on,napoleone=on)", scope="2,0")
    assert first["napoleone"] == 1
    assert first["total"] == 1 + 1 + 1 + 1 + 2 + 10


def test_scope_are_counted(doors: Doors) -> None:
    first, second = sides(doors, "", "", scope="0,3")
    assert (first["scope"], second["scope"]) == (0, 3)
    assert (first["total"], second["total"]) == (0, 3)


def test_the_cards_that_decide_are_named(doors: Doors) -> None:
    first, second = sides(doors, "7d 6d 7c", "As")
    assert first["cards"]["primiera"] == ["7d", "7c"]
    assert first["cards"]["denari"] == ["6d", "7d"]
    assert second["cards"]["settebello"] == []


def test_sides_stand_in_the_order_of_the_piles(doors: Doors) -> None:
    found = category(doors, "settebello", "", "", "7d", code="scopa(seats=3)")
    assert found == [0, 0, 1]


def test_four_in_pairs_are_two_sides(doors: Doors) -> None:
    assert len(sides(doors, "7d", "7c", code="scopa(seats=4)")) == 2


@pytest.mark.parametrize(
    ("first", "second", "points"),
    [
        ("7d 7c 7s", "Fd Fc Fs Fb", [0, 1]),
        ("7d 7c", "Ad Ac As", [0, 1]),
        ("7d 7c 7s Rb", "7b 6d 6c 6s", [0, 1]),
        ("7d 7c 7s 2b", "7b 6d 6c 6s", [0, 0]),
        ("7d 7c 6s 2b", "7s 7b Ad Ac", [0, 1]),
    ],
)
def test_primiera(doors: Doors, first: str, second: str, points: list[int]) -> None:
    assert category(doors, "primiera", first, second) == points


@pytest.mark.parametrize(
    ("first", "second", "code", "points"),
    [
        ("7d 7c 7s", "Fd Fc Fs Fb", "scopa(primiera=sevens)", [1, 0]),
        ("7d 7c", "Ad Ac As", "scopa(primiera=strict)", [0, 0]),
        ("7d 7c 6s 2b", "7s 7b Ad Ac", "scopa(primiera=sevens)", [1, 0]),
    ],
)
def test_primiera_by_house_rules(
    doors: Doors, first: str, second: str, code: str, points: list[int]
) -> None:
    assert category(doors, "primiera", first, second, code=code) == points


@pytest.mark.parametrize(
    ("coins", "points"),
    [
        ("Ad 2d 3d", 3),
        ("Ad 2d 3d 4d 5d Fd", 5),
        ("Ad 2d 4d 5d", 0),
        ("2d 3d 4d", 0),
        ("Ad 2d 3d 4d 5d 6d 7d", 7),
        ("Ad 2d 3d 4d 5d 6d 7d Fd Cd Rd", 10),
    ],
)
def test_napola(doors: Doors, coins: str, points: int) -> None:
    assert category(doors, "napola", coins, "", code="napola") == [points, 0]


def test_a_tie_gives_it_to_nobody(doors: Doors) -> None:
    half = format_cards(DECK[:5] + DECK[10:25])
    other = format_cards(DECK[5:10] + DECK[25:])
    assert category(doors, "carte", half, other) == [0, 0]
    assert category(doors, "denari", half, other) == [0, 0]


# ---- Briscola

FIVE = ("Ad 3d Rs", "Ac", "", "Cb", "2s")


def test_chiamata_tells_the_card_points_beside_what_is_paid(doors: Doors) -> None:
    words = [word for pile in FIVE for word in ("--pile", pile)]
    found = doors("score", "--rules", "chiamata", *words, "--callers", "0,3").json["sides"]
    assert [side["card_points"] for side in found] == [25, 11, 0, 3, 0]
    assert [side["payment"] for side in found] == [-2, 1, 1, -1, 1]
    assert [side["total"] for side in found] == [-2, 1, 1, -1, 1]


def test_briscola_adds_up_its_card_points(doors: Doors) -> None:
    found = sides(doors, "Ad 3c 7s", "Rb Cb Fb", code="briscola")
    assert [(side["card_points"], side["total"]) for side in found] == [(21, 21), (9, 9)]
