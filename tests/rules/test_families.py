"""A family is asked for what it knows, and says so where it is not."""

from dataclasses import dataclass

import pytest

from scopa_gui.rules.briscola.moves import Bid
from scopa_gui.rules.briscola.state import BidMade, CardPlayed
from scopa_gui.rules.cards import DECK, Rank, parse_card
from scopa_gui.rules.catalogue import PRESETS, game_for, parse_rules, plain_preset
from scopa_gui.rules.events import DealtCard, DealVoided, Event, PacketDealt
from scopa_gui.rules.game import IllegalMove, StockError
from scopa_gui.rules.scopa.state import CardLaid, CardsCaptured, ScopaMade
from scopa_gui.rules.seats import Direction, Sides
from scopa_gui.rules.shuffle import deal_key, secret_from_seed, shuffled

FAMILIES = ("scopa", "briscola", "chiamata")


@dataclass(frozen=True, slots=True)
class Unheard(Event):
    """An event of no family."""


def dealt(code: str):
    """A game and its state after the first deal."""
    game = game_for(parse_rules(code))
    return game, game.deal(shuffled(game.deck, deal_key(secret_from_seed(4), 0, 0)), 0).state


@pytest.mark.parametrize("code", FAMILIES)
def test_an_event_of_another_family_is_refused(code: str) -> None:
    game, state = dealt(code)
    with pytest.raises(TypeError, match="not an event of this family"):
        game.fold(game.view(state, 0), Unheard(), 0)


@pytest.mark.parametrize("code", FAMILIES)
def test_after_a_void_deal_nobody_is_on_turn(code: str) -> None:
    game, state = dealt(code)
    view = game.fold(game.view(state, 0), DealVoided("kings"), 0)
    assert (view.turn, view.void_reason) == (None, "kings")


def test_in_briscola_nothing_is_dealt_to_the_table() -> None:
    game, state = dealt("briscola")
    with pytest.raises(TypeError, match="table"):
        game.fold(game.view(state, 0), PacketDealt((DealtCard(None, parse_card("7d"), None),)), 0)


@pytest.mark.parametrize("code", FAMILIES)
def test_a_view_begins_with_the_start_of_a_deal(code: str) -> None:
    with pytest.raises(TypeError, match="start of a deal"):
        dealt(code)[0].fold(None, Unheard(), 0)


@pytest.mark.parametrize("code", FAMILIES)
def test_nobody_moves_in_a_deal_that_is_over(code: str) -> None:
    game, state = dealt(code)
    while (moves := game.legal_moves(state)) != ():
        move = moves[0]
        state = game.apply(state, move).state
    assert game.to_move(state) is None
    with pytest.raises(IllegalMove) as refused:
        game.apply(state, move)
    assert refused.value.key == "illegal.deal_over"


@pytest.mark.parametrize("code", [*FAMILIES, "scopa(cut=on)"])
def test_a_view_has_the_moves_of_its_own_seat_alone(code: str) -> None:
    game, state = dealt(code)
    turn = game.to_move(state)
    assert game.moves_seen(game.view(state, turn)) == game.legal_moves(state)
    for other in (None, *range(game.options.seats)):
        if other != turn:
            assert game.moves_seen(game.view(state, other)) == ()


def test_an_event_settles_nothing_and_nobody_moved_unless_it_says_so() -> None:
    event = Unheard()
    assert (event.mover, event.counted, event.settles) == (None, None, None)
    assert event.seen_from(1) is event


def test_a_card_shows_itself() -> None:
    assert repr(parse_card("7d")) == "Card(7d)"


@pytest.mark.parametrize(
    "event",
    [
        CardLaid(3, parse_card("7d")),
        CardsCaptured(3, parse_card("7d"), (parse_card("7c"),)),
        ScopaMade(3, parse_card("7d")),
        BidMade(3, Bid(Rank.TRE)),
        CardPlayed(3, parse_card("7d"), None),
    ],
    ids=lambda event: type(event).__name__,
)
def test_a_move_was_made_by_its_seat(event: Event) -> None:
    assert event.mover == 3


def test_a_stock_with_a_card_that_was_left_out_is_refused() -> None:
    game = game_for(parse_rules("briscola(seats=3,twos=one_out)"))
    (out,) = set(DECK) - set(game.deck)
    with pytest.raises(StockError) as refused:
        game.deal((*game.deck[:-1], out), 0)
    assert (refused.value.key, refused.value.data) == ("error.foreign_card", {"card": str(out)})


def test_cards_are_sorted_by_rank_then_suit() -> None:
    assert [str(card) for card in sorted(map(parse_card, ("Rd", "Ab", "Ad", "7c")))] == [
        *("Ad", "Ab", "7c", "Rd")
    ]


def test_variants_belong_to_the_first_game_of_their_family() -> None:
    plain = {name: plain_preset(name) for name in PRESETS}
    assert set(plain.values()) == {"scopa", "briscola"}
    assert (plain["cirulla"], plain["scopone"], plain["chiamata"]) == ("scopa", "scopa", "briscola")


@pytest.mark.parametrize(
    ("code", "seats", "sides"),
    [
        ("scopa(seats=4,sides=alone)", 4, Sides.ALONE),
        ("scopa(seats=4,sides=alone)", 3, Sides.ALONE),
        ("scopa(seats=4,sides=alone)", 6, Sides.AUTO),
        ("scopa(seats=4,sides=dealer_out)", 2, Sides.AUTO),
    ],
)
def test_sides_that_do_not_fit_the_seats_are_left_to_them(
    code: str, seats: int, sides: Sides
) -> None:
    options = parse_rules(code).with_seats(seats)
    assert (options.seats, options.sides) == (seats, sides)


@pytest.mark.parametrize(("code", "size"), [("scopa", 3), ("scopone", 9), ("scientifico", 10)])
def test_a_full_hand(code: str, size: int) -> None:
    assert parse_rules(code).hand_size == size


@pytest.mark.parametrize(
    ("seats", "sides"),
    [(2, Sides.ALONE), (3, Sides.ALONE), (4, Sides.PAIRS), (5, Sides.ALONE), (6, Sides.TEAMS)],
)
def test_who_plays_together_at_briscola(seats: int, sides: Sides) -> None:
    options = parse_rules(f"briscola(seats={seats})")
    assert (options.sides, options.direction) == (sides, Direction.COUNTERCLOCKWISE)
