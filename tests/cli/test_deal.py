"""``deal``: stocks and moves laid out by hand, through the door."""

from typing import Any

import pytest

from scopa_gui.rules.cards import DECK
from scopa_gui.rules.catalogue import parse_rules
from scopa_gui.rules.game import DealResult
from scopa_gui.rules.scopa.game import ScopaGame
from tests.cli.support import DECK_TEXT, Doors, stock

KINGS = stock("2d 3d 4d 5d 6d 7d Rd Rc Rs 5c")


def deal(doors: Doors, *words: str, code: str = "scopa", cards: str = DECK_TEXT) -> dict[str, Any]:
    return dict(doors("deal", "--rules", code, "--stock", cards, *words).json)


def whole_deal(code: str) -> tuple[list[str], DealResult]:
    """The smallest legal move again and again, and what it comes to."""
    game = ScopaGame(parse_rules(code))
    state = game.deal(DECK, 0).state
    moves = []
    while legal := game.legal_moves(state):
        moves.append(str(legal[0]))
        state = game.apply(state, legal[0]).state
    result = game.result(state)
    assert result is not None
    return moves, result


def test_the_stock_is_dealt_from_its_first_card_on(doors: Doors) -> None:
    answer = deal(doors)
    assert answer["hands"] == [["2d", "4d", "6d"], ["Ad", "3d", "5d"]]
    assert answer["table"] == ["7d", "Fd", "Cd", "Rd"]


def test_the_seat_after_the_dealer_leads(doors: Doors) -> None:
    assert deal(doors, "--dealer", "1")["to_move"] == 0
    assert deal(doors)["to_move"] == 1


def test_events_carry_a_type_and_cards_as_text(doors: Doors) -> None:
    events = deal(doors, "--moves", "Ad")["events"]
    assert [event["type"] for event in events] == [
        "deal_started",
        "packet_dealt",
        "turn_started",
        "card_laid",
        "turn_started",
    ]
    assert events[1]["cards"][0] == {"seat": 1, "card": "Ad", "seen_by": [1]}
    assert events[3] == {"type": "card_laid", "seat": 1, "card": "Ad"}


def test_a_capture_and_its_scopa_are_events(doors: Doors) -> None:
    cards = stock("5c 2d 3d 4d Fc 6d Ad 2s As Ab")
    answer = deal(doors, "--moves", "5cxAdAsAb2s", cards=cards)
    kinds = {event["type"]: event for event in answer["events"]}
    assert kinds["cards_captured"]["taken"] == ["Ad", "As", "Ab", "2s"]
    assert kinds["scopa_made"] == {"type": "scopa_made", "seat": 1, "card": "5c"}
    assert answer["table"] == []
    assert answer["legal_moves"] == ["2d", "4d", "6d"]


def test_legal_moves_are_those_of_the_seat_on_turn(doors: Doors) -> None:
    assert deal(doors)["legal_moves"] == ["3d", "5d", "Ad"]


def test_a_void_deal_names_the_reason(doors: Doors) -> None:
    answer = deal(doors, cards=KINGS)
    assert answer["void"] == "kings"
    assert answer["to_move"] is None
    assert answer["legal_moves"] == []
    assert "points" not in answer


def test_kings_do_no_harm_where_the_option_is_off(doors: Doors) -> None:
    answer = deal(doors, code="scopa(void=off)", cards=KINGS)
    assert "void" not in answer
    assert answer["to_move"] == 1


def test_a_running_deal_has_neither_points_nor_a_winner(doors: Doors) -> None:
    assert not {"void", "points", "won"} & set(deal(doors))


def test_the_cut_is_a_move(doors: Doors) -> None:
    code = "scopa(cut=on)"
    assert len(deal(doors, code=code)["legal_moves"]) == 39
    answer = deal(doors, "--moves", "cut2", code=code)
    assert answer["hands"][1][0] == "3d"
    assert answer["events"][2] == {"type": "deck_cut", "seat": 1, "at": 2}


@pytest.mark.parametrize("code", ["scopa", "scopa(seats=3)", "scopa(seats=4)", "scopa(seats=6)"])
def test_a_finished_deal_has_points_a_side(doors: Doors, code: str) -> None:
    moves, result = whole_deal(code)
    answer = deal(doors, "--moves", " ".join(moves), code=code)
    assert answer["points"] == list(result.points)
    assert answer["to_move"] is None
    assert answer["events"][-1]["type"] == "deal_scored"
    assert answer["won"] is None


def test_the_match_is_won_from_the_totals_before(doors: Doors) -> None:
    moves, result = whole_deal("scopa")
    played = ("--moves", " ".join(moves))
    assert result.points[0] != result.points[1]
    better = max((0, 1), key=lambda side: result.points[side])
    assert deal(doors, *played, "--before", "10,10")["won"] == better
    assert deal(doors, *played, "--before", "0,0")["won"] is None


def test_level_above_the_target_nobody_has_won(doors: Doors) -> None:
    moves, (one, other) = whole_deal("scopa")[0], whole_deal("scopa")[1].points
    before = f"{20 - one},{20 - other}"
    assert deal(doors, "--moves", " ".join(moves), "--before", before)["won"] is None


def test_a_refused_move_says_which_and_why(doors: Doors) -> None:
    outcome = doors("deal", "--rules", "scopa", "--stock", DECK_TEXT, "--moves", "Ad 3d")
    assert outcome.status == 2
    assert outcome.err.startswith("Move 2 (3d) ")
