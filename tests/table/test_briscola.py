"""Briscola at the table: tricks, the trump card, piles, partners' last cards."""

import math
from random import Random

import pygame
import pytest

from scopa_gui.app import i18n
from scopa_gui.app.settings import Speed
from scopa_gui.rules.briscola.moves import Play
from scopa_gui.rules.briscola.state import PartnersLooked, TrickTaken
from scopa_gui.rules.cards import parse_card
from scopa_gui.rules.record import digest
from scopa_gui.ui.table.briscola.model import BriscolaTable, briscola_table, empty_table
from scopa_gui.ui.table.briscola.sight import see
from scopa_gui.ui.table.layout import TableLayout
from scopa_gui.ui.table.model import after_all
from scopa_gui.ui.table.rest import hand_poses, rest_poses
from scopa_gui.ui.table.scopa.model import scopa_table
from scopa_gui.ui.table.sight import Looking
from scopa_gui.ui.viewport import Viewport
from tests.table.support import SilentBrain, Table, session_of
from tests.table.test_matches import play_out

TWO = "Ad 3d Rc 4c 5s 6b Cb"
"""Six cards in hands, dealt from seat 0 on in turn; the horseman of clubs shows the trump."""


def table(code: str = "briscola", people: tuple[int, ...] = (0,), *moves: str, **how) -> Table:
    """A table after these moves, everything shown."""
    stocks = how.pop("stocks", (TWO,))
    dealer = how.pop("dealer", 1)
    session = session_of(
        code, people, stocks=stocks, dealer=dealer, moves=moves, brain=SilentBrain()
    )
    made = Table(session, **how)
    made.run(6)
    return made


def model(made: Table) -> BriscolaTable:
    return briscola_table(made.scene.course.show.model)


def looking(made: Table) -> Looking:
    scene = made.scene
    return Looking(
        scene.course, scene.gestures, scene._geometry, scene._words, toast=False, short=False
    )


def click_card(made: Table, word: str) -> None:
    layout = made.scene._geometry
    pose = hand_poses(made.scene.course.show.model, layout)[parse_card(word)]
    made.click((round(pose.x), round(pose.y)))


# ---- the still table


def test_the_trump_card_lies_under_the_stock() -> None:
    ((card, pose),) = see(looking(table())).scenery.under
    assert card == parse_card("Cb")
    assert pose.degrees == 90


def test_a_clicked_card_is_played_into_the_middle() -> None:
    made = table()
    click_card(made, "Ad")
    made.run(2)
    assert made.session.run.moves == ("Ad",)
    assert model(made).table == (parse_card("Ad"),)


@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1920, 1080), (1024, 768), (800, 900)])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_no_card_of_a_trick_covers_another(seats: int, size: tuple[int, int], text: int) -> None:
    layout = TableLayout(Viewport(*size, text), seats, seats)
    boxes = [pygame.Rect(layout.trick(number).box.ltwh) for number in range(seats)]
    cloth = layout.cloth.grown(1)
    for number, box in enumerate(boxes):
        assert box.collidelist(boxes[number + 1 :]) == -1
        assert cloth.contains(box.topleft)
        assert cloth.contains((box.right - 1, box.bottom - 1))


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_cards_of_a_trick_lie_round_the_middle_in_the_order_of_play(seats: int) -> None:
    layout = TableLayout(Viewport(960, 540), seats, seats)
    cx, cy = layout.cloth.centre
    spots = [layout.trick(number) for number in range(seats)]
    turns = [math.atan2(pose.x - cx, pose.y - cy) % math.tau for pose in spots]
    assert turns == sorted(turns)
    assert turns[0] == 0


def test_a_taken_trick_goes_to_the_pile_of_its_winner() -> None:
    made = table("briscola", (0,), "Ad", "3d")
    assert model(made).table == ()
    assert [pile.count for pile in see(looking(made)).scenery.piles] == [2, 0]


def test_card_points_stand_at_the_piles_only_after_the_deal() -> None:
    made = table("briscola", (0, 1), "Ad", "3d")
    notes = [pile.words for pile in see(looking(made)).scenery.piles]
    assert notes == ["", ""]


def test_the_last_trick_can_be_looked_at_again() -> None:
    made = table("briscola", (0,), "Ad", "3d")
    pile = made.scene._geometry.own_pile
    made.click((round(pile.x), round(pile.y)))
    shown = {drawn.card for drawn in see(looking(made)).hand}
    assert {parse_card("Ad"), parse_card("3d")} <= shown


def test_the_trump_suit_is_told_when_the_stock_has_run_out() -> None:
    session = session_of("briscola", (0, 1), seed=3)
    while session.run.state.stock:
        session.play(session.run.game.legal_moves(session.run.state)[0])
    made = Table(session)
    seen = made.scene._words.stock_note(_after_everything(made))
    assert seen.startswith("Trump: ")


def _after_everything(made: Table) -> BriscolaTable:
    session = made.session
    events = session.events(0, 0)
    return briscola_table(
        after_all(empty_table(0, 2), events, session.run.game, made.scene._geometry)
    )


def test_a_table_of_another_family_is_refused() -> None:
    with pytest.raises(TypeError):
        briscola_table(scopa_table(Table(session_of()).scene.course.show.model))


# ---- partners


def test_partners_see_each_others_last_cards_and_nobody_else_does() -> None:
    session = session_of("briscola(seats=4)", (0,), seed=3)
    while not session.run.state.looked:
        session.play(session.run.game.legal_moves(session.run.state)[0])
    layout = TableLayout.of(Viewport(960, 540), session.options)
    for seat in range(4):
        events = session.events(seat, 0)
        assert sum(isinstance(event, PartnersLooked) for event in events) == 1
        seen = after_all(empty_table(seat, 2), events, session.run.game, layout)
        open_cards = {
            key for key in rest_poses(seen, layout, seat) if key in seen.view.known[(seat + 2) % 4]
        }
        assert open_cards == set(session.run.state.hands[(seat + 2) % 4])
        for other in ((seat + 1) % 4, (seat + 3) % 4):
            drawn = session.run.state.public[other]
            assert set(seen.shown_hand(other)) == set(drawn)


# ---- events one by one


@pytest.mark.parametrize(
    "code", ["briscola", "briscola(seats=3)", "briscola(seats=4)", "briscola(seats=6)", "chiamata"]
)
@pytest.mark.parametrize("observer", [None, 0, 1])
def test_every_flight_ends_where_the_card_then_rests(code: str, observer: int | None) -> None:
    session = session_of(code, (), seed=4)
    rng = Random(2)
    while not session.run.deal_over:
        moves = session.run.game.legal_moves(session.run.state)
        session.play(rng.choice(moves[:10] if not isinstance(moves[0], Play) else moves))
    made = Table(session, speed=Speed.NORMAL)
    course = made.scene.course
    course.observer = observer
    course._present(0)
    show = course.show
    while show.begin() is not None:
        show.finish()
    assert show.model.view == session.run.game.view(session.run.state, observer)
    assert show.model.shown == session.event_count


# ---- whole matches


@pytest.mark.parametrize(
    ("code", "people"),
    [
        ("briscola", (0,)),
        ("briscola", (0, 1)),
        ("briscola(match=first_to_2)", (1,)),
        ("briscola(seats=3)", (0,)),
        ("briscola(seats=4)", (0, 2)),
        ("briscola(seats=6)", (0,)),
        ("briscola(seats=4,partners_look=off,deal_passes=left)", ()),
    ],
)
def test_a_whole_match_by_clicks(code: str, people: tuple[int, ...]) -> None:
    made = Table(session_of(code, people, seed=2))
    play_out(made)
    assert made.session.run.over
    assert made.program.over == 1
    results = made.session.run.match.results
    assert [result for result, _ in made.program.summaries] == list(results)
    assert all(sum(result.line("card_points").values) == 120 for result in results)


def test_instant_and_normal_speed_play_the_same_match() -> None:
    ends = []
    for speed, step_s in ((Speed.INSTANT, 0.5), (Speed.NORMAL, 5.0)):
        made = Table(session_of("briscola", seed=5), speed=speed)
        play_out(made, step_s=step_s)
        ends.append(digest(made.session.run))
    assert ends[0] == ends[1]


@pytest.mark.parametrize("language", ["it", "de", "en"])
def test_every_event_of_a_deal_is_told(language: str) -> None:
    session = session_of("briscola(seats=4)", (0,), seed=3)
    while not session.run.deal_over:
        session.play(session.run.game.legal_moves(session.run.state)[0])
    made = Table(session, lang=language)
    words = made.scene._words
    taken = [event for event in session.events(0, 0) if isinstance(event, TrickTaken)]
    assert all(words.happening(event) for event in taken)
    assert i18n.load(language)("table.over_deals", n=2)
