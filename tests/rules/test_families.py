"""A family is asked for what it knows, and says so where it is not."""

from dataclasses import dataclass

import pytest

from scopa_gui.rules.cards import parse_card
from scopa_gui.rules.catalogue import game_for, parse_rules
from scopa_gui.rules.events import DealtCard, DealVoided, Event, PacketDealt
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
