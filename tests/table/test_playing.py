"""A person at the table: clicks, drags and keys, and nothing of it lost."""

from dataclasses import replace

import pytest

from scopa_gui.app.settings import Speed
from scopa_gui.app.table_flow import TableState
from scopa_gui.rules.cards import parse_card
from scopa_gui.ui.inputs import (
    Command,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Pos,
    Resized,
)
from scopa_gui.ui.table.rest import hand_poses, rest_poses
from scopa_gui.ui.table.scopa.selection import Lifted, Nothing, Picked
from tests.table.support import SilentBrain, Table, session_of

CHOICE = "2s Ad Rd Fb 7d 2c 3d 4c 6c 5b"
CHOICE_MOVES = ("2s", "Ad")
SIMPLE = "7d 2s 2d Rb Cc 2c Fd 5s 4c 6c"
MANY = "7d 4d Fd 5d Ad 2d 3d 3c 3s 3b Rd Cb 2b 4b 6b Cs"
MANY_MOVES = ("7d", "4d", "Fd", "5d", "Ad", "2d")
ELSEWHERE = (330, 300)


def table(stock: str, *moves: str, speed: Speed = Speed.INSTANT, **more: object) -> Table:
    session = session_of(stocks=[stock], moves=moves, brain=SilentBrain())
    made = Table(session, speed=speed, **more)
    made.scene.course.show.finish_all()
    made.run(0.1)
    return made


def hand(made: Table, card: str) -> Pos:
    scene = made.scene
    pose = hand_poses(scene.course.show.model, scene._geometry)[parse_card(card)]
    return round(pose.x), round(pose.y)


def cloth(made: Table, card: str) -> Pos:
    scene = made.scene
    pose = rest_poses(scene.course.show.model, scene._geometry, 0)[parse_card(card)]
    return round(pose.x), round(pose.y)


def last(made: Table) -> str:
    return made.session.run.moves[-1]


def told(made: Table) -> str:
    return made.scene._toast._text


# ---- clicks and drags


def test_one_click_plays_a_card_with_one_outcome() -> None:
    made = table(SIMPLE)
    made.click(hand(made, "2d"))
    assert last(made) == "2d"


def test_a_finger_plays_without_hovering() -> None:
    made = table(SIMPLE)
    pos = hand(made, "2d")
    made.stage.feed(PointerPressed(pos, touch=True), PointerReleased(pos, touch=True))
    assert last(made) == "2d"


def test_a_card_dragged_onto_the_table_is_played() -> None:
    made = table(SIMPLE)
    start = hand(made, "2d")
    made.stage.feed(PointerMoved(start), PointerPressed(start), PointerMoved((480, 250)))
    assert made.scene.gestures.hands.drag is not None
    made.stage.feed(PointerReleased((480, 250)))
    assert last(made) == "2d"


def test_a_card_dragged_back_to_the_hand_is_not_played() -> None:
    made = table(SIMPLE)
    start = hand(made, "2d")
    made.stage.feed(PointerMoved(start), PointerPressed(start), PointerMoved((480, 250)))
    made.stage.feed(PointerMoved(start), PointerReleased(start))
    assert made.session.run.moves == ()


def test_a_press_let_go_elsewhere_plays_nothing() -> None:
    made = table(SIMPLE)
    made.stage.feed(PointerPressed(hand(made, "2d")), PointerReleased(hand(made, "7d")))
    assert made.session.run.moves == ()


def test_a_double_click_plays_one_card() -> None:
    made = table(SIMPLE, speed=Speed.NORMAL)
    pos = hand(made, "2d")
    made.click(pos)
    made.run(0.1)
    made.click(pos)
    assert made.session.run.moves == ("2d",)
    assert made.scene.course.show.moving


def test_a_double_click_lifts_a_card_and_leaves_it_lifted() -> None:
    made = table(CHOICE, *CHOICE_MOVES)
    pos = hand(made, "Rd")
    made.click(pos)
    made.run(0.1)
    made.click(pos)
    assert made.scene.course.state is TableState.CHOOSE


def test_hovering_lights_everything_a_card_could_take() -> None:
    made = table(CHOICE, *CHOICE_MOVES)
    made.stage.feed(PointerMoved(hand(made, "7d")))
    position = made.scene.gestures.position
    marks = {
        str(card): made.scene.gestures.hands.table_mark(card, position).name
        for card in position.table
    }
    assert {card for card, mark in marks.items() if mark == "COULD"} == {
        str(card) for card in position.reach(parse_card("7d"))
    }


# ---- choosing


def test_choosing_by_clicks_narrows_and_plays() -> None:
    made = table(CHOICE, *CHOICE_MOVES)
    made.click(hand(made, "Rd"))
    assert made.scene.course.state is TableState.CHOOSE
    made.click(cloth(made, "3d"))
    made.click(cloth(made, "2s"))
    assert isinstance(made.scene.gestures.hands.choice, Lifted)
    made.click(cloth(made, "5b"))
    assert last(made) == "Rdx2s3d5b"


def test_choosing_by_keyboard_goes_through_all_captures() -> None:
    made = table(MANY, *MANY_MOVES)
    made.stage.feed(Command.NEXT)
    while made.scene.gestures.hands.focus != parse_card("Rd"):
        made.stage.feed(Command.RIGHT)
    made.stage.feed(Command.CONFIRM)
    seen = []
    for _ in range(25):
        made.stage.feed(Command.NEXT)
        choice = made.scene.gestures.hands.choice
        assert isinstance(choice, Lifted)
        seen.append(choice.lit)
    assert len(set(seen)) == 25
    made.stage.feed(Command.PREVIOUS, Command.CONFIRM)
    assert last(made) == "Rdx" + "".join(map(str, seen[-2]))


def test_escape_puts_the_card_back_and_then_opens_the_pause() -> None:
    made = table(CHOICE, *CHOICE_MOVES)
    made.click(hand(made, "Rd"))
    made.stage.feed(Command.CANCEL)
    assert made.scene.course.state is TableState.PLAY
    assert made.program.paused == 0
    made.stage.feed(Command.CANCEL)
    assert made.program.paused == 1


def test_a_click_on_the_lifted_card_puts_it_back() -> None:
    made = table(CHOICE, *CHOICE_MOVES)
    made.click(hand(made, "Rd"))
    made.run(0.6)
    x, y = hand(made, "Rd")
    made.click((x, y - round(made.scene._geometry.lift)))
    assert made.scene.course.state is TableState.PLAY
    assert made.scene.gestures.hands.choice == Nothing()


def test_a_table_card_first_lights_its_takers() -> None:
    made = table(CHOICE, *CHOICE_MOVES)
    made.click(cloth(made, "6c"))
    choice = made.scene.gestures.hands.choice
    assert isinstance(choice, Picked)
    assert set(map(str, choice.takers)) == {"7d", "Rd"}
    made.click(hand(made, "7d"))
    assert last(made) == "7dxAd6c"


def test_keys_alone_play_a_card() -> None:
    made = table(SIMPLE)
    made.stage.feed(Command.RIGHT, Command.RIGHT, Command.CONFIRM)
    assert last(made) == "2d"


def test_tab_reaches_the_buttons_and_comes_back() -> None:
    made = table(SIMPLE)
    made.stage.feed(*[Command.NEXT] * 4)
    assert made.scene.group.focused is not None
    # the heading of the log stands between the last two buttons
    made.stage.feed(*[Command.NEXT] * 4, Command.CONFIRM)
    assert made.program.paused == 1
    made.stage.feed(Command.NEXT)
    assert made.scene.gestures.hands.focus is not None
    assert made.scene.group.focused is None


# ---- refusals


def test_a_wrong_sum_is_refused_with_the_sums() -> None:
    made = table(CHOICE, *CHOICE_MOVES)
    made.click(hand(made, "Rd"))
    made.click(cloth(made, "6c"))
    made.click(cloth(made, "5b"))
    assert "11" in told(made)
    assert "10" in told(made)
    assert made.scene.course.state is TableState.CHOOSE


def test_on_anothers_turn_a_click_is_refused_by_name() -> None:
    made = table(SIMPLE)
    made.click(hand(made, "2d"))
    made.run(1)
    made.click(hand(made, "7d"))
    assert "Gennaro" in told(made)
    assert made.session.run.moves == ("2d",)


def test_a_refusal_goes_by_itself() -> None:
    made = table(SIMPLE)
    made.click(cloth(made, "Fd"))
    assert told(made)
    made.run(3)
    assert not told(made)


# ---- while something moves


def test_a_click_on_the_hand_while_a_computers_capture_moves_is_kept() -> None:
    made = table(SIMPLE, speed=Speed.NORMAL)
    made.click(hand(made, "2d"))
    made.run(3)
    made.session.play(made.session.run.game.parse_move("Rbx4c6c"))
    made.run(0.5)
    assert made.scene.course.show.moving
    made.click(hand(made, "Cc"))
    assert last(made) == "Cc"


def test_a_click_on_the_hand_while_ones_own_card_moves_is_refused_with_the_reason() -> None:
    made = table(SIMPLE, speed=Speed.NORMAL)
    made.click(hand(made, "2d"))
    made.run(0.05)
    made.click(hand(made, "Cc"))
    assert made.session.run.moves == ("2d",)
    assert "Gennaro" in told(made)


def test_a_click_elsewhere_only_finishes_what_moves() -> None:
    made = table(SIMPLE, speed=Speed.NORMAL)
    made.click(hand(made, "2d"))
    made.run(0.05)
    assert made.scene.course.show.moving
    made.click(ELSEWHERE)
    made.run(0)
    assert not made.scene.course.show.moving
    assert made.session.run.moves == ("2d",)
    assert parse_card("2d") in made.scene.course.show.model.table


def test_enter_while_the_computer_moves_is_kept_too() -> None:
    made = table(SIMPLE, speed=Speed.NORMAL)
    made.stage.feed(Command.RIGHT, Command.RIGHT, Command.CONFIRM)
    made.run(3)
    made.session.play(made.session.run.game.parse_move("Rbx4c6c"))
    made.run(0.4)
    made.stage.feed(Command.CONFIRM)
    assert len(made.session.run.moves) == 3


def test_clicks_during_the_deal_skip_it_and_lose_nothing() -> None:
    session = session_of(stocks=[SIMPLE], brain=SilentBrain())
    made = Table(session, speed=Speed.NORMAL)
    made.run(0.3)
    assert made.scene.course.state is TableState.DEAL
    made.click(ELSEWHERE)
    made.run(0.1)
    assert made.scene.course.state is TableState.PLAY
    made.click(hand(made, "2d"))
    assert last(made) == "2d"


# ---- looking back


def test_the_last_move_is_laid_out_again_and_changes_nothing() -> None:
    made = table(SIMPLE, "2d", "Rbx4c6c", speed=Speed.NORMAL)
    before = made.scene.course.show.model
    made.stage.feed(Command.LAST_MOVE)
    assert made.scene.course.state is TableState.LOOK
    made.run(0.4)
    assert made.scene.course.look.model.view.piles[1] == ()
    made.run(4)
    assert made.scene.course.state is TableState.PLAY
    assert made.scene.course.show.model == before


def test_looking_again_ends_at_a_click_which_plays_nothing() -> None:
    made = table(SIMPLE, "2d", "Rbx4c6c", speed=Speed.NORMAL)
    made.stage.feed(Command.LAST_MOVE)
    made.run(0.3)
    made.click(hand(made, "7d"))
    assert made.scene.course.state is TableState.PLAY
    assert made.session.run.moves == ("2d", "Rbx4c6c")


def test_before_the_first_card_there_is_no_last_move() -> None:
    made = table(SIMPLE)
    made.stage.feed(Command.LAST_MOVE)
    assert made.scene.course.state is TableState.PLAY
    assert told(made)


def test_looking_again_after_new_cards_were_dealt_shows_the_old_hand() -> None:
    made = table(MANY, *MANY_MOVES, speed=Speed.NORMAL)
    made.stage.feed(Command.LAST_MOVE)
    for _ in range(20):
        made.run(0.1)
        made.stage.feed(PointerMoved((480, 480)))
        made.stage.frame()
    assert made.scene.course.state is TableState.PLAY


def test_only_the_last_capture_can_be_looked_at() -> None:
    made = table(SIMPLE, "2d", "Rbx4c6c")
    pile = made.scene._geometry.their_pile
    own = made.scene._geometry.own_pile
    made.click((round(pile.x), round(pile.y)))
    assert made.scene.gestures.peeking
    made.stage.feed(Command.CANCEL)
    assert not made.scene.gestures.peeking
    made.click((round(own.x), round(own.y)))
    assert not made.scene.gestures.peeking
    assert told(made)


# ---- the draw, the cut, the end


def test_the_draw_for_the_dealer_is_shown_and_ends_by_itself() -> None:
    made = Table(session_of(brain=SilentBrain()), speed=Speed.NORMAL)
    assert made.scene.course.state is TableState.DRAW
    made.run(6)
    assert made.scene.course.state is not TableState.DRAW


def test_the_draw_is_skipped_by_a_click_or_enter() -> None:
    for skip in ((PointerPressed(ELSEWHERE),), (Command.CONFIRM,)):
        made = Table(session_of(brain=SilentBrain()), speed=Speed.NORMAL)
        made.stage.feed(*skip)
        assert made.scene.course.state is not TableState.DRAW


def test_a_resumed_match_shows_no_draw() -> None:
    session = session_of(brain=SilentBrain())
    session.fresh = False
    made = Table(session, speed=Speed.NORMAL)
    assert made.scene.course.state is not TableState.DRAW
    assert made.scene.course.show.model.view == session.view(0)


def _cut_table() -> Table:
    session = session_of("scopa(cut=on)", stocks=[SIMPLE], dealer=1, brain=SilentBrain())
    made = Table(session)
    made.run(0.1)
    assert made.scene.course.state is TableState.CUT
    return made


def test_the_deck_is_cut_where_it_is_clicked() -> None:
    made = _cut_table()
    spread = made.scene.course.cutting._spread
    made.click((round(spread[12].box.x), round(spread[12].y)))
    assert last(made) == "cut12"


def test_the_deck_is_cut_by_keyboard() -> None:
    made = _cut_table()
    made.stage.feed(Command.RIGHT, Command.RIGHT, Command.LEFT, Command.LEFT, Command.CONFIRM)
    assert last(made) == "cut19"


def test_a_void_deal_is_told_and_dealt_again() -> None:
    void = "7d 2s 2d Ab Cc 2c Rd Rs Rc 6c"
    made = Table(session_of(stocks=[void, SIMPLE], brain=SilentBrain()), speed=Speed.NORMAL)
    seen = False
    for _ in range(100):
        made.run(0.1)
        model = made.scene.course.show.model
        seen = seen or bool(model.view and model.view.void_reason)
    assert seen
    assert made.scene.course.state is TableState.PLAY
    made.click(hand(made, "2d"))
    assert last(made) == "2d"


# ---- the window


@pytest.mark.parametrize("moment", [0.05, 0.3, 0.8, 1.2])
def test_resizing_in_the_middle_of_a_movement_loses_nothing(moment: float) -> None:
    made = table(SIMPLE, speed=Speed.NORMAL)
    made.click(hand(made, "2d"))
    made.session.play(made.session.run.game.parse_move("Rbx4c6c"))
    made.run(moment)
    for size in ((1280, 720), (1024, 768), (960, 540)):
        made.stage.feed(Resized(size))
        made.stage.frame()
    made.run(4)
    assert made.scene.course.state is TableState.PLAY
    assert made.scene.course.show.model.view == made.session.view(0)


def test_a_lifted_card_stays_lifted_in_another_window() -> None:
    made = table(CHOICE, *CHOICE_MOVES)
    made.click(hand(made, "Rd"))
    made.click(cloth(made, "3d"))
    made.stage.feed(Resized((1280, 720)))
    made.run(0.2)
    made.click(cloth(made, "2s"))
    made.click(cloth(made, "5b"))
    assert last(made) == "Rdx2s3d5b"


def test_another_language_changes_the_words_and_nothing_else() -> None:
    made = table(CHOICE, *CHOICE_MOVES)
    before = made.scene.course.show.model
    made.stage.director.apply_settings(
        replace(made.stage.director.settings, language="de", text_percent=200)
    )
    made.run(0.1)
    assert made.scene.course.show.model.view == before.view
    made.click(hand(made, "Rd"))
    assert made.scene.course.state is TableState.CHOOSE


def test_giving_up_ends_the_match_once() -> None:
    made = table(SIMPLE)
    made.session.give_up(0)
    made.run(0.5)
    assert made.program.over == 1
