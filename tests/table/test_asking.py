"""Where a card asks before it is played, and hands in order."""

from dataclasses import replace

from scopa_gui.app.settings import Sorting
from scopa_gui.app.table_flow import TableState
from scopa_gui.ui.inputs import Command, PointerMoved, PointerPressed, PointerReleased
from scopa_gui.ui.scenes.table import TableScene
from scopa_gui.ui.table.scopa.selection import Lifted, Nothing
from tests.table.support import SilentBrain, Table, session_of
from tests.table.test_playing import (
    ELSEWHERE,
    MANY,
    MANY_MOVES,
    SIMPLE,
    cloth,
    hand,
    last,
    table,
)

TEN = 3
"""A seed whose first deal of ten cards is in no order."""


def asking(stock: str = SIMPLE, *moves: str) -> Table:
    made = table(stock, *moves)
    director = made.stage.director
    director.apply_settings(replace(director.settings, confirms=True))
    made.run(0.1)
    return made


def moves(made: Table) -> int:
    return len(made.session.run.moves)


def test_a_card_with_one_outcome_rises_and_is_played_at_the_second_click() -> None:
    made = asking()
    made.click(hand(made, "2d"))
    assert moves(made) == 0
    assert str(made.scene.gestures.hands.raised) == "2d"
    assert made.scene.course.state is TableState.CHOOSE
    made.run(0.6)
    made.click(hand(made, "2d"))
    assert last(made) == "2d"


def test_without_the_setting_it_is_played_at_once() -> None:
    made = table(SIMPLE)
    made.click(hand(made, "2d"))
    assert last(made) == "2d"


def test_it_asks_from_the_first_card_on_where_that_was_chosen_before_the_match() -> None:
    other = table(SIMPLE)
    director = other.stage.director
    director.apply_settings(replace(director.settings, confirms=True))
    session = session_of(stocks=[SIMPLE], brain=SilentBrain())
    other.session, other.scene = session, TableScene(other.program, session)
    director.reset(other.scene)
    other.run(0.1)
    other.scene.course.show.finish_all()
    other.run(0.1)
    other.click(hand(other, "2d"))
    assert moves(other) == 0


def test_a_double_click_only_lifts_it() -> None:
    made = asking()
    made.click(hand(made, "2d"))
    made.click(hand(made, "2d"))
    assert moves(made) == 0


def test_a_click_elsewhere_puts_it_back() -> None:
    made = asking()
    made.click(hand(made, "2d"))
    made.click(ELSEWHERE)
    assert moves(made) == 0
    assert made.scene.gestures.hands.raised is None
    assert made.scene.course.state is TableState.PLAY


def test_escape_puts_it_back_and_opens_no_pause() -> None:
    made = asking()
    made.click(hand(made, "2d"))
    made.stage.feed(Command.CANCEL)
    assert (moves(made), made.program.paused) == (0, 0)
    assert made.scene.course.state is TableState.PLAY


def test_what_it_takes_is_marked_and_a_click_there_plays_it() -> None:
    made = asking(MANY, *MANY_MOVES)
    position = made.scene.gestures.position
    single = next(card for card in position.hand if len(position.captures(card)) == 1)
    before = moves(made)
    made.click(hand(made, str(single)))
    (taken,) = position.captures(single)
    made.run(0.6)
    made.click(cloth(made, str(taken[0])))
    assert moves(made) == before + 1


def test_another_card_asks_in_its_place() -> None:
    made = asking()
    own = made.scene.course.show.model.own_cards
    made.click(hand(made, str(own[0])))
    made.run(0.6)
    made.click(hand(made, str(own[1])))
    assert made.scene.gestures.hands.raised == own[1]
    assert moves(made) == 0


def test_a_card_with_several_captures_asks_for_these_as_ever() -> None:
    made = asking(MANY, *MANY_MOVES)
    position = made.scene.gestures.position
    many = next(card for card in position.hand if len(position.captures(card)) > 1)
    made.click(hand(made, str(many)))
    assert isinstance(made.scene.gestures.hands.choice, Lifted)
    assert made.scene.gestures.hands.asked is None


def test_a_single_outcome_asks_also_while_another_card_is_lifted() -> None:
    made = asking(MANY, *MANY_MOVES)
    position = made.scene.gestures.position
    many = next(card for card in position.hand if len(position.captures(card)) > 1)
    single = next(card for card in position.hand if len(position.captures(card)) <= 1)
    before = moves(made)
    made.click(hand(made, str(many)))
    made.run(0.6)
    made.click(hand(made, str(single)))
    assert moves(made) == before
    assert made.scene.gestures.hands.raised == single
    assert made.scene.gestures.hands.choice == Nothing()


def test_a_card_dragged_onto_the_table_asks_too() -> None:
    made = asking()
    start = hand(made, "2d")
    made.stage.feed(PointerMoved(start), PointerPressed(start), PointerMoved((480, 250)))
    made.stage.feed(PointerReleased((480, 250)))
    assert moves(made) == 0
    assert str(made.scene.gestures.hands.raised) == "2d"


def test_by_keys_enter_lifts_and_enter_plays() -> None:
    made = asking()
    made.stage.feed(Command.RIGHT, Command.CONFIRM)
    assert moves(made) == 0
    made.stage.feed(Command.CONFIRM)
    assert moves(made) == 1


def test_by_keys_an_arrow_puts_it_back() -> None:
    made = asking()
    made.stage.feed(Command.RIGHT, Command.CONFIRM, Command.RIGHT)
    assert made.scene.gestures.hands.raised is None
    assert made.scene.course.state is TableState.PLAY


def test_briscola_asks_too() -> None:
    session = session_of("briscola", people=(0, 1), seed=4, brain=SilentBrain())
    made = Table(session)
    director = made.stage.director
    director.apply_settings(replace(director.settings, confirms=True))
    seat = session.to_move
    assert seat is not None
    made.run(0.1)
    made.scene.course.sit_down(seat)
    made.scene.handover = None
    made.scene.course.show.finish_all()
    made.run(0.1)
    card = str(made.scene.course.show.model.own_cards[0])
    made.click(hand(made, card))
    assert moves(made) == 0
    made.run(0.6)
    made.click(hand(made, card))
    assert moves(made) == 1


def test_it_is_asked_in_words() -> None:
    made = asking()
    made.click(hand(made, "2d"))
    seen = made.scene._parts.see(made.scene._looking())
    assert seen.questions[0] == made.stage.director.ui.texts("table.confirm")
    assert seen.lifted is not None


# ---- hands in order


def ten_cards(sorting: Sorting, code: str = "scientifico") -> Table:
    session = session_of(code, seed=TEN, brain=SilentBrain())
    made = Table(session)
    director = made.stage.director
    director.apply_settings(replace(director.settings, sorting=sorting))
    made.stage.frame()
    made.scene.course.show.finish_all()
    made.run(0.1)
    return made


def test_a_hand_lies_as_dealt() -> None:
    made = ten_cards(Sorting.DEALT)
    own = made.scene.course.show.model.own_cards
    assert own == made.session.view(0).hand
    assert own != tuple(sorted(own))


def test_a_hand_lies_by_rank() -> None:
    own = ten_cards(Sorting.RANK).scene.course.show.model.own_cards
    assert len(own) == 10
    assert own == tuple(sorted(own, key=lambda card: card.order))


def test_a_hand_lies_by_suit() -> None:
    own = ten_cards(Sorting.SUIT).scene.course.show.model.own_cards
    assert own == tuple(sorted(own, key=lambda card: (card.order[1], card.order[0])))


def test_in_briscola_the_cards_that_take_lie_at_the_right() -> None:
    own = ten_cards(Sorting.RANK, "chiamata").scene.course.show.model.own_cards
    ranking = ["2", "4", "5", "6", "7", "F", "C", "R", "3", "A"]
    places = [ranking.index(card.rank.value) for card in own]
    assert places == sorted(places)


def test_the_others_keep_their_places_when_one_is_played() -> None:
    made = ten_cards(Sorting.RANK)
    before = made.scene.course.show.model.hand
    session = made.session
    mine = False
    while not mine:
        mine = session.to_move == 0
        session.play(session.run.game.legal_moves(session.run.state)[0])
    made.run(0.3)
    made.scene.course.show.finish_all()
    after = made.scene.course.show.model.hand
    assert sum(card is None for card in after) == 1
    assert all(card in (None, old) for card, old in zip(after, before, strict=True))


def test_another_order_is_taken_on_at_once_in_the_middle_of_a_hand() -> None:
    made = ten_cards(Sorting.RANK)
    director = made.stage.director
    director.apply_settings(replace(director.settings, sorting=Sorting.SUIT))
    made.stage.frame()
    own = made.scene.course.show.model.own_cards
    assert own == tuple(sorted(own, key=lambda card: (card.order[1], card.order[0])))
