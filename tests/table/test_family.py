"""The games of the family at the table: fifteens, declared hands, the matta, opening tables."""

from dataclasses import replace

import pytest

from scopa_gui.app import i18n
from scopa_gui.app.narration import in_words_of
from scopa_gui.app.settings import Speed
from scopa_gui.rules.cards import parse_card, parse_cards
from scopa_gui.rules.catalogue import parse_rules
from scopa_gui.rules.scopa.moves import Play
from scopa_gui.rules.scopa.options import Capture
from scopa_gui.ui.inputs import Command
from scopa_gui.ui.table.marks import Refusal
from scopa_gui.ui.table.rest import Back, rest_poses
from scopa_gui.ui.table.scopa import matta
from scopa_gui.ui.table.scopa.selection import (
    Lifted,
    Nothing,
    Position,
    click_hand,
    click_table,
    confirm,
    totals,
)
from scopa_gui.ui.table.scopa.sight import see
from scopa_gui.ui.table.scopa.words import ScopaWords as TableWords
from scopa_gui.ui.table.sight import Looking
from scopa_gui.ui.widgets.button import Button
from tests.table.support import SilentBrain, Table, session_of

KNOCK = "7c Rd 2d Fs 3s 5c Rc Cs 4d 6b"
KNOCKED = "Rd 7c Fs Ad 5c As Rc Cs 4d 6b"
OPENING = "Rb 7d Ad Fd 5c 6s 7c Rd Fs Cb"


def table(
    stock: str, *moves: str, code: str = "cirulla", speed: Speed = Speed.INSTANT, shown: bool = True
) -> Table:
    made = Table(session_of(code, stocks=[stock], moves=moves, brain=SilentBrain()), speed=speed)
    if shown:
        made.scene.course.show.finish_all()
        made.run(0.1)
    return made


def knocks(made: Table) -> list[Button]:
    words = made.stage.director.ui.texts("table.declare")
    group = made.scene.group.widgets
    return [w for w in group if isinstance(w, Button) and w.label == words]


def sight(made: Table):
    scene = made.scene
    return see(
        Looking(
            scene.course, scene.gestures, scene._geometry, scene._words, toast=False, short=False
        )
    )


# ---- declaring


def test_a_hand_is_declared_by_the_button_beside_it() -> None:
    made = table(KNOCK)
    (button,) = knocks(made)
    made.click(button.rect.center)
    made.run(3.0)
    assert made.session.run.moves == ("bussa",)
    assert not knocks(made)


def test_a_hand_is_declared_by_its_key_and_then_played() -> None:
    made = table(KNOCK)
    made.stage.feed(Command.DECLARE)
    made.run(3.0)
    made.stage.feed(Command.RIGHT, Command.CONFIRM)
    assert made.session.run.moves[0] == "bussa"
    assert len(made.session.run.moves) == 2


def settle(made: Table, **chosen: bool) -> None:
    director = made.stage.director
    director.apply_settings(replace(director.settings, **chosen))


def test_a_hand_is_declared_by_itself_if_that_is_chosen() -> None:
    made = table(KNOCK)
    settle(made, declares=True)
    made.run(3.0)
    assert made.session.run.moves == ("bussa",)
    assert "3" in sight(made).scenery.seats[0].sign


def test_otherwise_a_person_may_keep_silent() -> None:
    made = table(KNOCK)
    made.run(3.0)
    assert made.session.run.moves == ()


def test_a_hand_worth_nothing_is_not_declared_by_itself() -> None:
    made = table("6c Rd 2d Fs 3s 5c Rc Cs 4d 6b")
    settle(made, declares=True)
    made.run(3.0)
    assert made.session.run.moves == ()


def test_there_is_no_button_once_a_card_is_played_silently() -> None:
    made = table(KNOCK, "2dx4dCs", "RdxRc")
    assert not knocks(made)
    made.stage.feed(Command.DECLARE)
    assert made.session.run.moves == ("2dx4dCs", "RdxRc")


def test_there_is_no_button_where_nothing_is_declared() -> None:
    assert not knocks(table(KNOCK, code="scopa"))


def test_the_line_above_the_hand_reminds_of_it() -> None:
    assert "3 points" in sight(table(KNOCK)).status


def test_a_declared_hand_lies_face_up_at_its_seat_with_a_sign() -> None:
    made = table(KNOCKED, "Fs", "bussa")
    poses = rest_poses(made.scene.course.show.model, made.scene._geometry, 0)
    assert all(poses[card].face > 0 for card in parse_cards("7c Ad As"))
    assert not any(isinstance(key, Back) for key in poses)
    assert "10" in sight(made).scenery.seats[1].sign
    assert not sight(made).scenery.seats[0].sign


def test_the_cards_still_in_a_declared_hand_stay_open() -> None:
    made = table(KNOCKED, "Fs", "bussa", "7cxFs", "RdxRc")
    poses = rest_poses(made.scene.course.show.model, made.scene._geometry, 0)
    assert parse_card("As") in poses
    assert not any(isinstance(key, Back) for key in poses)


# ---- the matta


@pytest.mark.parametrize(
    ("hand", "label"),
    [
        ("7c Ad As", "A"),
        ("7c 2d 3s", "A"),
        ("7c Rd Rs", "R"),
        ("7c 7d 7s", None),
        ("Ad 2d 3d", None),
    ],
)
def test_what_the_matta_counts_as_in_a_hand(hand: str, label: str | None) -> None:
    tag = matta.in_hand(parse_cards(hand))
    assert (tag.label if tag else None) == label


@pytest.mark.parametrize(
    ("cards", "worth", "label"),
    [("7c Rd Fs Cb", 30, "3"), ("7c Ad 2d 5s", 15, None), ("7c Rd 2d Ad", 15, "2")],
)
def test_what_the_matta_counts_as_on_an_opening_table(
    cards: str, worth: int, label: str | None
) -> None:
    tag = matta.on_table(parse_cards(cards), worth)
    assert (tag.label if tag else None) == label


def test_the_matta_has_its_tag_in_a_declared_hand_until_it_is_played() -> None:
    assert [label for _, label in sight(table(KNOCKED, "Fs", "bussa")).tags] == ["A"]
    assert not sight(table(KNOCKED, "Fs", "bussa", "7cxFs")).tags


# ---- the opening table


def test_an_opening_table_is_ringed_then_taken_with_its_scope_at_once() -> None:
    made = table(OPENING, speed=Speed.NORMAL, shown=False)
    show = made.scene.course.show
    tagged = False
    for _ in range(200):
        made.run(0.05)
        tagged = tagged or [label for _, label in sight(made).tags] == ["3"]
        if show.celebrating_seat is not None:
            break
    assert tagged
    assert (show.celebrating_seat, show.celebrated_points) == (1, 2)
    made.run(3.0)
    assert show.model.places == (None,) * len(show.model.places)
    assert len(show.model.view.marks) == 2


# ---- choosing towards fifteen


@pytest.mark.parametrize(
    ("capture", "wanted"),
    [
        (Capture.SUM, (9,)),
        (Capture.FIFTEEN, (6,)),
        (Capture.FIFTEEN_OR_EQUAL, (9, 6)),
        (Capture.SUM_OR_FIFTEEN, (9, 6)),
    ],
)
def test_what_taken_cards_add_up_to(capture: Capture, wanted: tuple[int, ...]) -> None:
    assert totals(parse_card("Cd"), capture) == wanted


def test_a_refusal_names_fifteen_where_fifteen_is_made() -> None:
    hand, cloth = parse_cards("5d"), parse_cards("6c Fs 2d 4s 4c")
    game = session_of("quindici").run.game
    position = Position(hand, cloth, game.plays, Capture.FIFTEEN)
    lifted = click_hand(Nothing(), hand[0], position).choice
    assert isinstance(lifted, Lifted)
    chosen = click_table(lifted, parse_card("6c"), position)
    refused = click_table(chosen.choice, parse_card("Fs"), position).refused
    assert refused is not None
    assert (refused.key, refused.data["total"]) == ("illegal.not_fifteen", 19)


def test_the_sum_counts_the_played_card_towards_fifteen() -> None:
    even = "2d 2c 4d 4c 6d 6c Fd Fc Rd Rc 2s 2b 4s 4b 6s 6b Fs Fb Rs Rb"
    laid = even.split()[:6] + even.split()[10:]
    made = table(f"{even} Ad Cd", *laid, code="quindici")
    made.stage.feed(Command.RIGHT, Command.CONFIRM, Command.RIGHT)
    slip = sight(made).sum_slip
    assert slip is not None
    assert slip.parts.startswith("1 + ")
    assert (slip.total, slip.rest) == ("15", "of 15")
    choice = made.scene.gestures.hands.choice
    assert isinstance(choice, Lifted)
    assert len(choice.captures) == 324


# ---- a capture that is part of a larger one

PART = Lifted(parse_card("2b"), (parse_cards("2s"), parse_cards("2s 5c 6s")))


def test_a_second_click_on_the_card_takes_what_is_a_capture_by_itself() -> None:
    hand, cloth = parse_cards("2b"), parse_cards("2s 5c 6s")
    game = session_of("cirulla").run.game
    position = Position(hand, cloth, game.plays, Capture.SUM_OR_FIFTEEN)
    chosen = click_table(PART, cloth[0], position).choice
    assert isinstance(chosen, Lifted)
    assert click_hand(chosen, hand[0], position).play == Play(hand[0], parse_cards("2s"))
    assert confirm(chosen).play == Play(hand[0], parse_cards("2s"))
    assert click_hand(PART, hand[0], position).play is None


# ---- the matta in the hand

MATTA_TAKES = "7c Rd 2d Fs 3s 5c 4d 3c Fb Cs"


def words(code: str) -> TableWords:
    options = parse_rules(code)
    return TableWords(in_words_of(i18n.load("en"), options), options, ())


def test_the_line_says_what_the_matta_is_while_it_is_lifted() -> None:
    made = table(MATTA_TAKES)
    made.stage.feed(Command.RIGHT, Command.CONFIRM)
    choice = made.scene.gestures.hands.choice
    assert isinstance(choice, Lifted)
    assert choice.card == matta.MATTA
    assert sight(made).questions[0] == "The matta plays as a seven. Which cards do you take?"


@pytest.mark.parametrize(("code", "card"), [("cirulla", "7d"), ("scopa", "7c")])
def test_of_any_other_card_nothing_is_said(code: str, card: str) -> None:
    asked = words(code).questions(parse_card(card), equal=False)
    assert asked == ("Which cards do you take?", "Which?")


# ---- the words of the Spanish game

ESCOBA = "Rb 7d Ad Fd 5c 6s 2c 3d 4s 6b"


def test_an_escoba_is_called_so_at_the_table() -> None:
    made = table(ESCOBA, code="escoba", speed=Speed.NORMAL, shown=False)
    said, told = set(), set()
    for _ in range(200):
        made.run(0.05)
        seen = sight(made)
        said.add(seen.scopa_word)
        log = made.scene._words.log(made.scene.course.show.model)
        told.update((seen.status, *log, *(pile.words for pile in seen.scenery.piles)))
    assert said == {"", "¡Escoba!"}
    assert any("Escoba for" in line for line in told)
    assert "1 escoba" in told
    assert not any("copa" in line.replace("Copas", "") for line in told)


def test_refusals_name_cards_in_spanish() -> None:
    refused = words("escoba").refusal(Refusal("illegal.must_take", {"card": "Rc"}))
    assert "Rey of Copas" in refused
