"""What the rules of Briscola promise, asked of the doors as a person would."""

from random import Random
from typing import Any

import pytest

from scopa_gui.rules.briscola.tricks import ALL_POINTS
from scopa_gui.rules.cards import DECK, format_cards, parse_cards
from scopa_gui.rules.catalogue import parse_rules
from tests.cli.support import Doors


def deck_of(code: str, first: str = "") -> str:
    """The deck of a game, some cards first."""
    begin = parse_cards(first)
    deck = parse_rules(code).deck
    return format_cards((*begin, *(card for card in deck if card not in begin)))


def dealt(
    doors: Doors, code: str, moves: str = "", first: str = "", dealer: int = 0
) -> dict[str, Any]:
    """A deal of a stock that begins with some cards; seat 1 leads where seat 0 deals."""
    words = ["--stock", deck_of(code, first), "--dealer", str(dealer), "--moves", moves]
    return dict(doors("deal", "--rules", code, *words).json)


def events(answer: dict[str, Any], kind: str) -> list[dict[str, Any]]:
    return [event for event in answer["events"] if event["type"] == kind]


def played_out(doors: Doors, code: str, seed: int = 1, before: str = "") -> dict[str, Any]:
    """A deal played to its end, every card by chance."""
    rng, moves = Random(seed), before.split()
    while legal := (answer := dealt(doors, code, " ".join(moves)))["legal_moves"]:
        moves.append(rng.choice(legal))
    return answer


AUCTION = "bidA pass pass pass pass callc"


@pytest.mark.parametrize(
    ("code", "cards", "tricks", "auction"),
    [
        ("briscola", 40, 20, ""),
        ("briscola(seats=3)", 36, 12, ""),
        ("briscola(seats=3,twos=one_out)", 39, 13, ""),
        ("briscola(seats=4)", 40, 10, ""),
        ("chiamata", 40, 8, AUCTION),
        ("briscola(seats=6)", 36, 6, ""),
    ],
)
def test_cards_tricks_and_a_hundred_and_twenty_points(
    doors: Doors, code: str, cards: int, tricks: int, auction: str
) -> None:
    answer = played_out(doors, code, before=auction)
    taken = events(answer, "trick_taken")
    assert len(deck_of(code).split()) == cards
    assert len(taken) == tricks
    assert sum(len(trick["cards"]) for trick in taken) == cards
    assert sum(trick["points"] for trick in taken) == ALL_POINTS


@pytest.mark.parametrize(
    ("code", "left_out"),
    [
        ("briscola(seats=3)", "2d 2c 2s 2b"),
        ("briscola(seats=3,twos=one_out)", "2c"),
        ("briscola(seats=6)", "2d 2c 2s 2b"),
        ("briscola(seats=4)", ""),
    ],
)
def test_which_twos_are_left_out(doors: Doors, code: str, left_out: str) -> None:
    kept = set(DECK) - set(parse_cards(left_out))
    words = ["deal", "--rules", code, "--stock"]
    assert doors(*words, format_cards([card for card in DECK if card in kept])).status == 0
    if left_out:
        assert doors(*words, format_cards(DECK)).status == 2


def test_the_next_card_turned_shows_the_trump_and_is_drawn_last(doors: Doors) -> None:
    first = "Ad 4c 5d 4s 6d 4b Rb"
    answer = dealt(doors, "briscola", first=first)
    assert [event["card"] for event in events(answer, "trump_turned")] == ["Rb"]
    done = played_out(doors, "briscola")
    *_, last = events(done, "packet_dealt")
    (turned,) = events(done, "trump_turned")
    assert last["cards"][-1]["card"] == turned["card"]


@pytest.mark.parametrize(
    ("cards", "taker"),
    [
        ("4d Ad 3d Rd", 2),
        ("4d Ac 3c 5d", 0),
        ("Ad 2b 3d Rd", 2),
        ("Ad 2b 4b Rd", 3),
        ("2b Ad 3d Rd", 1),
    ],
)
def test_who_takes_a_trick(doors: Doors, cards: str, taker: int) -> None:
    """Seat 1 leads and clubs are trump; seats follow one another, so the last is the dealer's."""
    rest = [str(card) for card in DECK if str(card) not in (*cards.split(), "7b")]
    stock = " ".join((*cards.split(), *rest[:8], "7b"))
    answer = dealt(doors, "briscola(seats=4)", cards, stock)
    assert [event["seat"] for event in events(answer, "trick_taken")] == [taker]
    assert answer["to_move"] == taker


def test_partners_look_when_the_stock_has_run_out(doors: Doors) -> None:
    looked = events(played_out(doors, "briscola(seats=4)"), "partners_looked")
    assert len(looked) == 1
    assert not events(played_out(doors, "briscola(seats=4,partners_look=off)"), "partners_looked")
    assert not events(played_out(doors, "briscola"), "partners_looked")


# ---- chiamata


@pytest.mark.parametrize(
    ("said", "allowed", "refused"),
    [
        ("", "bidA bid3 bid2 pass", "bid62"),
        ("bid7", "bid6 bid2 pass", "bid7 bidF bid62"),
        ("bid2", "bid62 bid120 pass", "bid2 bidA"),
        ("bid2 bid70", "bid71 bid120 pass", "bid70 bid62"),
    ],
)
def test_what_may_be_bid(doors: Doors, said: str, allowed: str, refused: str) -> None:
    legal = dealt(doors, "chiamata", said)["legal_moves"]
    assert set(allowed.split()) <= set(legal)
    assert not set(refused.split()) & set(legal)


def test_all_pass_and_the_deal_is_void(doors: Doors) -> None:
    answer = dealt(doors, "chiamata", "pass pass pass pass pass")
    assert (answer["void"], answer["to_move"]) == ("all_passed", None)


@pytest.mark.parametrize(
    ("callers", "needed", "paid"),
    [
        ("0,1", None, [2, 1, -1, -1, -1]),
        ("1,0", None, [1, 2, -1, -1, -1]),
        ("0,1", "62", [-2, -1, 1, 1, 1]),
        ("0,0", None, [-4, 1, 1, 1, 1]),
        ("2,3", None, [1, 1, -2, -1, 1]),
        ("2,2", "120", [1, 1, -4, 1, 1]),
    ],
)
def test_payments(doors: Doors, callers: str, needed: str | None, paid: list[int]) -> None:
    """Seats 0 and 1 have 61 points together."""
    piles = ["Ad 3d Rd Cd Fd Fs", "Ac 3c Rc Fc Fb", "As 3s", "Rs Cs Ab Cc", "3b Rb Cb"]
    words = [word for pile in piles for word in ("--pile", pile)]
    needing = [] if needed is None else ["--needed", needed]
    found = doors("score", "--rules", "chiamata", *words, "--callers", callers, *needing)
    assert [side["payment"] for side in found.json["sides"]] == paid


@pytest.mark.parametrize(
    ("code", "number", "before", "won"),
    [
        ("briscola", 1, "0,0", None),
        ("briscola", 2, "100,20", 0),
        ("briscola", 2, "20,100", 1),
        ("briscola", 2, "93,27", None),
        ("briscola(match=first_to_2)", 3, "1,1", 1),
        ("briscola(match=first_to_2)", 2, "1,0", None),
        ("briscola(match=first_to_3)", 3, "0,1", None),
    ],
)
def test_what_decides_a_match(
    doors: Doors, code: str, number: int, before: str, won: int | None
) -> None:
    """A deal of 27 to 93 card points, which are added up, or count as a deal won."""
    rng, moves = Random(3), list[str]()
    while legal := dealt(doors, code, " ".join(moves))["legal_moves"]:
        moves.append(rng.choice(legal))
    words = ["--stock", deck_of(code), "--moves", " ".join(moves), "--number", str(number)]
    answer = doors("deal", "--rules", code, *words, "--before", before).json
    assert answer["points"] == [27, 93]
    assert answer["won"] == won
