"""The presented table follows a seat's events and nothing else."""

from random import Random

import pytest

from scopa_gui.rules.cards import parse_card, parse_cards
from scopa_gui.rules.game import DealScored
from scopa_gui.ui.table.layout import TableLayout
from scopa_gui.ui.table.model import laid
from scopa_gui.ui.table.scopa.model import empty_table, table_after
from scopa_gui.ui.viewport import Viewport
from tests.table.support import session_of

CODES = ("scopa", "scopa(seats=3)", "scopa(seats=4)", "scopa(seats=4,sides=dealer_out)")


def _layout(seats: int = 2, sides: int = 2) -> TableLayout:
    return TableLayout(Viewport(1280, 720), seats, sides)


def _played(code: str, seed: int, moves: int = 80):
    session = session_of(code, seed=seed)
    rng = Random(seed)
    for _ in range(moves):
        if session.run.over:
            break
        if session.run.deal_over:
            session.next_deal()
        session.play(rng.choice(session.run.game.legal_moves(session.run.state)))
    return session


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("observer", [0, 1, None])
def test_after_every_event_the_table_is_the_fold_of_the_events(
    code: str, observer: int | None
) -> None:
    session = _played(code, 3)
    game = session.run.game
    layout = _layout(game.seating.seats, game.seating.side_count)
    model = empty_table(observer, game.seating.side_count)
    view = None
    for event in session.events(observer, 0):
        model = model.folded(event, game, layout)
        view = game.fold(view, event, observer)
        assert model.view == view
        assert sorted(model.table) == sorted(view.table)
        assert model.own_cards == view.hand
    assert model.view == session.view(observer)
    assert model.shown == session.event_count


def test_cards_keep_their_places_until_they_are_taken() -> None:
    session = _played("scopa", 5)
    layout = _layout()
    game = session.run.game
    model = empty_table(0, 2)
    for event in session.events(0, 0):
        after = model.folded(event, game, layout)
        if len(after.places) == len(model.places):
            for card in set(model.table) & set(after.table):
                assert after.places.index(card) == model.places.index(card)
        model = after


def test_a_played_card_leaves_the_others_of_the_hand_where_they_are() -> None:
    session = session_of(stocks=["7d 2s 2d Rb Cc 2c Fd 5s 4c 6c"], moves=["2d"])
    model = table_after(session.events(0, 0), 0, session.run.game, _layout())
    assert model.hand == (parse_card("7d"), None, parse_card("Cc"))


def test_a_new_card_takes_the_free_place_nearest_the_middle() -> None:
    layout = _layout()
    a, b, c, d, e = parse_cards("Ad 2d 3d 4d 5d")
    places = laid((a, None, None, b), c, layout)
    assert places[layout.nearest(4)[0]] == c
    assert {places[0], places[3]} == {a, b}
    full = laid(places, d, layout)
    assert None not in full
    assert laid(full, e, layout)[:5] == (*full, e)
    assert len(laid(full, e, layout)) == layout.capacity(5)


def test_the_score_changes_when_the_deal_is_scored_and_not_before() -> None:
    session = _played("scopa", 2)
    game = session.run.game
    model = empty_table(0, 2)
    for event in session.events(0, 0):
        after = model.folded(event, game, _layout())
        assert (after.totals != model.totals) <= isinstance(event, DealScored)
        model = after
    assert model.totals == session.run.match.totals
    assert any(model.totals)


def test_what_the_others_hold_is_not_in_the_table() -> None:
    session = session_of(seed=9)
    model = table_after(session.events(0, 0), 0, session.run.game, _layout())
    hidden = session.run.state.hands[1]
    assert not any(str(card) in repr(model) for card in hidden)
