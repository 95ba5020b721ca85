"""The cases in which tables disagree most, each asked of the doors as a person would."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from scopa_gui.rules.cards import DECK, format_cards
from scopa_gui.rules.catalogue import game_for, parse_rules
from scopa_gui.rules.game import DealResult
from tests.cli.support import Doors, stock

Q = "quindici"
ASSI_EVEN_THEN = "assi(ace_on_ace=all)"


def moves(doors: Doors, code: str, table: str, hand: str) -> list[str]:
    return doors("moves", "--rules", code, "--table", table, "--hand", hand).lines


def dealt(doors: Doors, code: str, first: str, played: str = "", dealer: int = 0) -> dict[str, Any]:
    """A deal whose stock begins with some cards; seat 1 leads where seat 0 deals."""
    words = ["--dealer", str(dealer), "--moves", played]
    return dict(doors("deal", "--rules", code, "--stock", stock(first), *words).json)


def kinds(answer: dict[str, Any]) -> list[str]:
    return [event["type"] for event in answer["events"]]


def events(answer: dict[str, Any], kind: str) -> list[dict[str, Any]]:
    return [event for event in answer["events"] if event["type"] == kind]


# ---- captures


@pytest.mark.parametrize(
    ("code", "table", "hand", "expected"),
    [
        ("scopa", "2d 3c 5s Fb", "5c", ["5cx5s"]),
        ("scopa", "2d 3c 5s Fb", "Fc", ["FcxFb"]),
        ("scopa", "2d 3c 5s Fb", "Rd", ["Rdx2d3c5s", "Rdx2dFb"]),
        ("scopa", "2d 3c 5s Fb", "6c", ["6c"]),
        ("scopa", "Ad Fc 4s 5b", "Cd", ["Cdx4s5b", "CdxAdFc"]),
        ("scopa", "5d 4c 2s 2b Ad", "Cc", ["Ccx2s2b5d", "Ccx4c5d", "CcxAd2s2b4c"]),
        ("scopa(priority=fewest)", "5d 4c 2s 2b Ad", "Cc", ["Ccx4c5d"]),
        ("scopa", "Cd 5d 4c", "Cc", ["CcxCd"]),
        ("scopa(priority=free)", "Cd 5d 4c", "Cc", ["Ccx4c5d", "CcxCd"]),
        ("scopa", "5d 5c", "5s", ["5sx5c", "5sx5d"]),
        ("assi", "Ad 5c 6s", "Ac", ["AcxAd"]),
        ("assi", "Ad As 6s", "Ac", ["AcxAd", "AcxAs"]),
        (ASSI_EVEN_THEN, "Ad 5c 6s", "Ac", ["AcxAd5c6s"]),
        ("assi", "5c 6s", "Ac", ["Acx5c6s"]),
        ("assi", "Ad", "Ac", ["AcxAd"]),
        ("assi", "", "Ac", ["Ac"]),
        (Q, "Cd 5c 4s", "Cc", ["Cc"]),
        (Q, "2d 3c 5s", "Rc", ["Rcx2d3c", "Rcx5s"]),
        ("quindici(priority=fewest)", "2d 3c 5s", "Rc", ["Rcx5s"]),
        ("quindici(capture=fifteen_or_equal)", "2d 3c Rs", "Rc", ["Rcx2d3c", "RcxRs"]),
        ("quindici(ace=takes_all)", "5d Cc 2s", "Ac", ["Acx2s5dCc"]),
        ("quindici(ace=takes_all)", "Ad 5d Cc 2s", "Ac", ["Acx5dCc"]),
        ("quindici(ace=takes_all)", "Ad 5d Cc", "Rc", ["Rcx5d"]),
        ("scopone(ace=takes_all)", "2d 3c", "As", ["Asx2d3c"]),
        ("scientifico(priority=fewest)", "5d 4c 2s 2b Ad", "Cc", ["Ccx4c5d"]),
        ("cirulla", "5d Rc 2s 3s", "5c", ["5cx2s3s5d", "5cx5d", "5cxRc"]),
        ("cirulla(priority=free)", "5d Rc 2s 3s", "5c", ["5cx2s3s", "5cx2s3s5d", "5cx5d", "5cxRc"]),
        ("cirulla", "2s 4s 7s", "6c", ["6cx2s4s", "6cx2s7s"]),
        ("cirulla", "Ad 5d Cc", "Ac", ["Acx5dCc", "AcxAd"]),
        ("cirulla", "5d Cc 2c", "Ac", ["Acx2c5dCc"]),
    ],
)
def test_moves(doors: Doors, code: str, table: str, hand: str, expected: list[str]) -> None:
    assert moves(doors, code, table, hand) == expected


@pytest.mark.parametrize(
    ("code", "table", "hand", "count"),
    [
        ("scopa", "Ad Ac As Ab 2d 2c 2s 2b 3d 3c", "Rd", 121),
        (
            Q,
            "2d 2c 2s 2b 4d 4c 4s 4b 6d 6c 6s 6b Fd Fc Fs Fb Rd Rc Rs Rb",
            "Ad",
            324,
        ),
    ],
)
def test_how_many_moves(doors: Doors, code: str, table: str, hand: str, count: int) -> None:
    found = moves(doors, code, table, hand)
    assert len(found) == len(set(found)) == count


# ---- aces, move by move

LEAVES_5_6 = "7d Ac 3c 3s Fd Fc 2d 5d 5c 6c"
LEAVES_AN_ACE = "Rd Ac 4c 6c Fd Fc 2d 3d 5d Ad"
LEAVES_NOTHING = "Rd Ac 5c 6c Fd Fc Ad 2d 3d 4d"


@pytest.mark.parametrize(
    ("code", "first", "played", "scope"),
    [
        ("assi", LEAVES_5_6, "7dx2d5d Acx5c6c", 0),
        ("assi(ace_sweep_scores=on)", LEAVES_5_6, "7dx2d5d Acx5c6c", 1),
        ("assi", LEAVES_AN_ACE, "Rdx2d3d5d AcxAd", 1),
        (ASSI_EVEN_THEN, LEAVES_AN_ACE, "Rdx2d3d5d AcxAd", 1),
    ],
)
def test_an_ace_that_clears_the_table(
    doors: Doors, code: str, first: str, played: str, scope: int
) -> None:
    answer = dealt(doors, code, first, played)
    assert answer["table"] == []
    assert [event["seat"] for event in events(answer, "scopa_made")] == [0] * scope


@pytest.mark.parametrize(
    ("code", "table", "last"),
    [("assi", ["Ac"], "card_laid"), ("assi(ace_on_empty=taken)", [], "cards_captured")],
)
def test_an_ace_on_the_empty_table(doors: Doors, code: str, table: list[str], last: str) -> None:
    answer = dealt(doors, code, LEAVES_NOTHING, "RdxAd2d3d4d Ac")
    assert answer["table"] == table
    assert kinds(answer)[-2] == last
    assert len(events(answer, "scopa_made")) == 1


# ---- score


def category(doors: Doors, code: str, name: str, *piles: str) -> list[int]:
    words = [word for pile in piles for word in ("--pile", pile)]
    sides: Sequence[dict[str, int]] = doors("score", "--rules", code, *words).json["sides"]
    return [side[name] for side in sides]


@pytest.mark.parametrize(
    ("code", "coins", "napola"),
    [
        ("napola", "Ad 2d 3d", 3),
        ("napola", "Ad 2d 3d 4d 5d Fd", 5),
        ("napola", "Ad 2d 4d 5d", 0),
        ("napola", "2d 3d 4d", 0),
        ("napola", "Ad 2d 3d 4d 5d 6d 7d", 7),
        ("napola", "Ad 2d 3d 4d 5d 6d 7d Fd Cd Rd", 10),
        ("quindici(napola=on)", "Ad 2d 3d", 3),
    ],
)
def test_napola(doors: Doors, code: str, coins: str, napola: int) -> None:
    assert category(doors, code, "napola", "Rc", coins) == [0, napola]


@pytest.mark.parametrize(
    ("coins", "piccola", "grande"),
    [
        ("Ad 2d 3d", 3, 0),
        ("Ad 2d 3d 4d 5d 6d 7d", 7, 0),
        ("Ad 2d 3d 4d 5d 6d 7d Fd Cd Rd", 7, 5),
        ("Fd Cd Rd", 0, 5),
        ("Fd Cd Rc", 0, 0),
    ],
)
def test_piccola_and_grande(doors: Doors, coins: str, piccola: int, grande: int) -> None:
    assert category(doors, "cirulla", "piccola", coins, "") == [piccola, 0]
    assert category(doors, "cirulla", "grande", coins, "") == [grande, 0]


@pytest.mark.parametrize(
    ("code", "first", "second", "points"),
    [
        ("scopa", "7d 7c 7s", "Fd Fc Fs Fb", [0, 1]),
        ("scopa(primiera=sevens)", "7d 7c 7s", "Fd Fc Fs Fb", [1, 0]),
        ("scopa", "7d 7c", "Ad Ac As", [0, 1]),
        ("scopa(primiera=strict)", "7d 7c", "Ad Ac As", [0, 0]),
        ("scopa", "7d 7c 7s Rb", "7b 6d 6c 6s", [0, 1]),
        ("scopa", "7d 7c 7s 2b", "7b 6d 6c 6s", [0, 0]),
        ("scopa", "7d 7c 6s 2b", "7s 7b Ad Ac", [0, 1]),
        ("scopa(primiera=sevens)", "7d 7c 6s 2b", "7s 7b Ad Ac", [1, 0]),
        ("escoba(primiera=sevens)", "7d 7c 7s", "Fd Fc Fs Fb", [1, 0]),
    ],
)
def test_primiera(doors: Doors, code: str, first: str, second: str, points: list[int]) -> None:
    assert category(doors, code, "primiera", first, second) == points


def test_declared_points_are_added_to_the_total(doors: Doors) -> None:
    words = ["score", "--rules", "cirulla", "--pile", "7d", "--pile", "2c", "--declared", "3,13"]
    first, second = doors(*words).json["sides"]
    assert (first["declarations"], second["declarations"]) == (3, 13)
    assert second["total"] == 13


# ---- opening tables


@pytest.mark.parametrize("code", ["scopa", "assi", "quindici", "scopa(seats=3)"])
def test_three_kings_are_void(doors: Doors, code: str) -> None:
    seats = 3 if "seats" in code else 2
    hands = "2d 3d 4d 5d 6d 7d Ad Ac As"[: 9 * seats - 1]
    answer = dealt(doors, code, f"{hands} Rd Rc Rs 5c")
    assert (answer["void"], answer["to_move"]) == ("kings", None)


def test_three_kings_are_void_in_scopone_where_the_four_lie(doors: Doors) -> None:
    three = "Ad 2d 3d 4d 5d 6d 7d Fd Cd Ac 2c 3c"
    others = "4c 5c 6c 7c Fc Cc As 2s 3s 4s 5s 6s"
    assert dealt(doors, "scopone", f"{three} Rd Rc {others} Rs 7s")["void"] == "kings"
    in_hands = dealt(doors, "scopone", f"Rd Rc Rs {three[9:]} Ab 2b 3b {others} 4b 5b")
    assert "void" not in in_hands


@pytest.mark.parametrize(("code", "taker"), [("escoba", 0), ("escoba(opening=leader)", 1)])
@pytest.mark.parametrize(("table", "scope"), [("Rd Cd Fd 3d", 2), ("Rd Ad 2d 2c", 1)])
def test_an_opening_table_is_taken(
    doors: Doors, code: str, taker: int, table: str, scope: int
) -> None:
    answer = dealt(doors, code, f"4c 5c 6c 7c Fc Cc {table}")
    assert answer["table"] == []
    assert [event["seat"] for event in events(answer, "opening_taken")] == [taker]
    assert [event["seat"] for event in events(answer, "scopa_made")] == [taker] * scope
    assert answer["to_move"] == 1


@pytest.mark.parametrize(
    ("table", "scope", "void"),
    [
        ("Ad Ac 6d 7d", 1, False),
        ("Ad Ac 6d 6c", 0, True),
        ("Ad 2d 6d 6c", 1, False),
        ("7c 2d 3s 5b", 1, False),
        ("7c Rd Cd Ad", 2, False),
        ("7c 2d Ad Ac", 0, True),
        ("Rd Cd Fd Rs", 0, False),
    ],
)
def test_the_opening_table_of_cirulla(doors: Doors, table: str, scope: int, void: bool) -> None:
    answer = dealt(doors, "cirulla", f"4c 5c 6s 7s Fc Cc {table}")
    assert len(events(answer, "scopa_made")) == scope
    assert ("void" in answer) is void


def test_a_small_opening_table_by_agreement(doors: Doors) -> None:
    answer = dealt(doors, "cirulla(opening_nine=on)", "4c 5c 6s 7s Fc Cc Ad Ac 2d 3d")
    assert [event["seat"] for event in events(answer, "scopa_made")] == [0, 0, 0]
    assert "void" not in answer


# ---- declarations


@pytest.mark.parametrize(
    ("hand", "points"),
    [
        ("7c 2d 3d", 3),
        ("2d 7c 3d", 3),
        ("3d 2d 7c", 3),
        ("7c Ad Ac", 10),
        ("7d Ad Ac", 3),
        ("Fd Fs 7c", 10),
        ("4d 4s 4b", 10),
        ("2d 3d 4s", 3),
    ],
)
def test_a_hand_is_declared(doors: Doors, hand: str, points: int) -> None:
    one, two, three = hand.split()
    answer = dealt(doors, "cirulla", f"{one} 6d {two} 6c {three} 6s Cd Cs Rd Rs", "bussa")
    declared = {"type": "hand_declared", "seat": 1, "cards": hand.split(), "points": points}
    assert events(answer, "hand_declared") == [declared]
    assert answer["to_move"] == 1
    assert "bussa" not in answer["legal_moves"]


@pytest.mark.parametrize("hand", ["7c 4d 5d", "2d 4s 4b", "7d 2s 2b", "7c Fd Rc"])
def test_a_hand_that_is_worth_nothing(doors: Doors, hand: str) -> None:
    one, two, three = hand.split()
    first = f"{one} 6d {two} 6c {three} 6s Cd Cs Rd Rs"
    assert "bussa" not in dealt(doors, "cirulla", first)["legal_moves"]
    words = ["deal", "--rules", "cirulla", "--stock", stock(first), "--moves", "bussa"]
    assert doors(*words).status == 2


def test_moves_show_that_a_hand_can_be_declared(doors: Doors) -> None:
    assert "bussa" in moves(doors, "cirulla", "Cd", "7c Ad Ac")
    assert "bussa" not in moves(doors, "cirulla", "Cd", "Ad Ac")
    assert "bussa" not in moves(doors, "scopa", "Cd", "7c Ad Ac")


# ---- whole deals

SWEPT_BY_THE_FIRST = "Ad 2d 3d 4d"


def whole(doors: Doors, code: str, played: list[str]) -> dict[str, Any]:
    """A deal of two where each plays its cards in the order in which they are dealt."""
    cards = [move.split("x")[0] for move in played]
    first = " ".join((*cards[:6], SWEPT_BY_THE_FIRST, *cards[6:]))
    return dealt(doors, code, first, " ".join(played))


def pairs(text: str) -> list[str]:
    """``As Ab, 2s 2b``: the first of each pair is laid, the second takes it."""
    found = []
    for pair in text.split(", "):
        laid, taking = pair.split()
        found += [laid, f"{taking}x{laid}"]
    return found


LAST_TAKES = [
    *("RdxAd2d3d4d", "4c", "3c", "2c", "Ac", "RcxAc2c3c4c"),
    *pairs(
        "As Ab, 2s 2b, 3s 3b, 4s 4b, 5d 5c, 5s 5b, 6d 6c, 6s 6b, 7d 7c, 7s 7b, Fd Fc, Fs Fb, "
        "Cd Cc, Cs Cb, Rs Rb"
    ),
]
"""Every second card clears the table: the sixth, the last of the first hand, and the very last."""

LAST_LIES = [
    *("RdxAd2d3d4d", "Ac", "3c", "4cxAc3c", "2c", "Fc", "Rcx2cFc"),
    *pairs(
        "As Ab, 2s 2b, 3s 3b, 4s 4b, 5d 5c, 5s 5b, 6d 6c, 6s 6b, 7d 7c, 7s 7b, Fd Fs, Cd Cc, "
        "Cs Cb, Rs Rb"
    ),
    "Fb",
]
"""The last card but one clears the table."""


@pytest.mark.parametrize(
    ("code", "played", "scope"),
    [
        ("scopa", LAST_TAKES, 16),
        ("scopa(last_card_scopa=on)", LAST_TAKES, 17),
        ("scopa", LAST_LIES, 17),
    ],
)
def test_scope_at_the_end(doors: Doors, code: str, played: list[str], scope: int) -> None:
    answer = whole(doors, code, played)
    assert len(events(answer, "scopa_made")) == scope
    assert kinds(answer)[-1] == "deal_scored"


def test_the_last_of_a_hand_makes_a_scopa(doors: Doors) -> None:
    answer = whole(doors, "scopa", LAST_TAKES)
    taken = kinds(answer).index("cards_captured", kinds(answer).index("cards_captured") + 1)
    assert answer["events"][taken]["card"] == "Rc"
    assert kinds(answer)[taken + 1 : taken + 3] == ["scopa_made", "packet_dealt"]


def by_chance(code: str, seed: int) -> tuple[str, str, DealResult]:
    """A deal played at random: stock, moves and score."""
    game, rng = game_for(parse_rules(code)), Random(seed)
    cards = rng.sample(DECK, len(DECK))
    state, played = game.deal(cards, 0).state, []
    while legal := game.legal_moves(state):
        played.append(game.format_move(rng.choice(legal)))
        state = game.apply(state, game.parse_move(played[-1])).state
    result = game.result(state)
    return format_cards(cards), " ".join(played), result or by_chance(code, seed + 1000)[2]


def won(doors: Doors, code: str, cards: str, played: str, before: Sequence[int]) -> int | None:
    words = ["--stock", cards, "--moves", played, "--before", ",".join(map(str, before))]
    answer: dict[str, int | None] = doors("deal", "--rules", code, *words).json
    return answer["won"]


def test_twelve_to_eleven_wins_and_eleven_all_goes_on(doors: Doors) -> None:
    cards, played, result = by_chance("scopa", 1)
    one, other = result.points
    assert won(doors, "scopa", cards, played, (12 - one, 11 - other)) == 0
    assert won(doors, "scopa", cards, played, (11 - one, 11 - other)) is None


def test_in_order_the_first_to_arrive_wins(doors: Doors) -> None:
    """Both stand at ten: one takes carte, the other denari and settebello."""
    wanted = {"carte": (1, 0), "denari": (0, 1), "settebello": (0, 1)}
    for seed in range(1000):
        cards, played, result = by_chance("scopa", seed)
        if all(result.line(name).points == points for name, points in wanted.items()):
            break
    before = (10, 10)
    assert won(doors, "scopa(tie=order)", cards, played, before) == 0
    assert (won(doors, "scopa", cards, played, before) == 0) is (
        result.points[0] > result.points[1]
    )


@pytest.mark.parametrize("seats", [3, 4])
def test_nobody_is_dealt_to_before_all_hands_are_empty(doors: Doors, seats: int) -> None:
    code = f"scopa(seats={seats})"
    played: list[str] = []
    for count in range(3 * seats):
        answer = dealt(doors, code, "", " ".join(played))
        assert len(events(answer, "packet_dealt")) == 1
        assert sum(map(len, answer["hands"])) == 3 * seats - count
        played.append(answer["legal_moves"][0])
    after = dealt(doors, code, "", " ".join(played))
    assert [len(hand) for hand in after["hands"]] == [3] * seats


# ---- long hands


@pytest.mark.parametrize(
    ("code", "hands", "table"),
    [("scopone", 9, 4), ("scopone(seats=2)", 9, 4), ("scientifico", 10, 0)],
)
def test_long_hands(doors: Doors, code: str, hands: int, table: int) -> None:
    answer = dealt(doors, code, "", "")
    assert {len(hand) for hand in answer["hands"]} == {hands}
    assert len(answer["table"]) == table


def test_in_scopone_two_cards_each_lie_on_the_table_after_three_and_after_six(
    doors: Doors,
) -> None:
    (packet,) = events(dealt(doors, "scopone", ""), "packet_dealt")
    seats = [dealt_card["seat"] for dealt_card in packet["cards"]]
    three = [1, 2, 3, 0] * 3
    assert seats == [*three, None, None, *three, None, None, *three]


def test_the_leader_of_scientifico_can_only_lay(doors: Doors) -> None:
    answer = dealt(doors, "scientifico", "")
    assert len(answer["legal_moves"]) == 10
    assert not any("x" in move for move in answer["legal_moves"])
