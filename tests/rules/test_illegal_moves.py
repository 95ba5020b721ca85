"""Why a move is refused, with what its sentence needs."""

import pytest

from scopa_gui.rules.game import IllegalMove
from scopa_gui.rules.scopa.moves import Cut, Play
from scopa_gui.rules.scopa.state import ScopaState
from tests.positions import card, cards, game, play, position, stock

TABLE = "2d 3c 5s Fb"
HANDS = ("5d 6d Rd", "Rc")


def refusal(code: str, state: ScopaState, text: str) -> tuple[str, dict[str, object]]:
    """Key and data of the refusal; the state is the same afterwards."""
    before = game(code).describe(state)
    with pytest.raises(IllegalMove) as refused:
        play(code, state, text)
    assert game(code).describe(state) == before
    return refused.value.key, refused.value.data


@pytest.mark.parametrize(
    ("text", "key", "data"),
    [
        ("Rc", "not_in_hand", {"card": "Rc"}),
        ("Rdx2c", "not_on_table", {"card": "2c"}),
        ("5d", "must_take", {"card": "5d"}),
        ("Rdx2d3c", "wrong_sum", {"total": 5, "wanted": 10}),
        ("5dxFb", "wrong_sum", {"total": 8, "wanted": 5}),
        ("6dx3c", "wrong_sum", {"total": 3, "wanted": 6}),
        ("5dx2d3c", "equal_first", {"card": "5s"}),
        ("cut5", "not_now", {"move": "cut5"}),
    ],
)
def test_reasons(text: str, key: str, data: dict[str, object]) -> None:
    state = position(table=TABLE, hands=HANDS)
    assert refusal("scopa", state, text) == (f"illegal.{key}", data)


def test_fewest_first_says_how_many_cards() -> None:
    state = position(table="5d 4c 2s 2b Ad", hands=("Cd", ""))
    assert refusal("scopa(priority=fewest)", state, "Cdx2s2b5d") == (
        "illegal.fewest_first",
        {"n": 2},
    )


def test_fewest_also_takes_the_equal_card_first() -> None:
    state = position(table="5d 4c Cs", hands=("Cd", ""))
    assert refusal("scopa(priority=fewest)", state, "Cdx4c5d") == (
        "illegal.equal_first",
        {"card": "Cs"},
    )


def test_a_deal_that_is_over_takes_no_move() -> None:
    state = play("scopa", position(hands=("5d", "")), "5d").state
    assert refusal("scopa", state, "5d") == ("illegal.deal_over", {})


def test_a_void_deal_takes_no_move() -> None:
    state = game().deal(stock("Ad 2d 3d 4d 5d 6d Rd Rc Rs 5c"), dealer=0).state
    assert refusal("scopa", state, "Ad") == ("illegal.deal_over", {})


def test_nothing_is_played_before_the_cut() -> None:
    state = game("scopa(cut=on)").deal(stock(""), dealer=0).state
    assert refusal("scopa(cut=on)", state, "Ad") == ("illegal.cut_first", {})


def test_no_cut_of_the_whole_deck() -> None:
    state = game("scopa(cut=on)").deal(stock(""), dealer=0).state
    expected = ("illegal.cut_range", {"at": 40, "most": 39})
    assert refusal("scopa(cut=on)", state, "cut40") == expected


def test_no_cut_of_nothing() -> None:
    playing = game("scopa(cut=on)")
    state = playing.deal(stock(""), dealer=0).state
    with pytest.raises(IllegalMove, match="cut_range"):
        playing.apply(state, Cut(0))


def test_cards_out_of_order_are_no_move() -> None:
    state = position(table=TABLE, hands=HANDS)
    with pytest.raises(IllegalMove) as refused:
        game().apply(state, Play(card("Rd"), cards("Fb 2d")))
    assert refused.value.key == "illegal.out_of_order"


def test_a_card_taken_twice_is_no_move() -> None:
    state = position(table="5s 6c", hands=HANDS)
    with pytest.raises(IllegalMove) as refused:
        game().apply(state, Play(card("Rd"), (card("5s"), card("5s"))))
    assert refused.value.key == "illegal.out_of_order"


@pytest.mark.parametrize("code", ["scopa", "scopa(priority=fewest)", "scopa(priority=free)"])
def test_a_free_choice_is_never_refused(code: str) -> None:
    state = position(table=TABLE, hands=HANDS)
    for move in game(code).legal_moves(state):
        game(code).apply(state, move)
