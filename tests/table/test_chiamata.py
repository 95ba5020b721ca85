"""Chiamata at the table: the auction by buttons, and a partner whom nothing tells too early."""

from random import Random

import pygame
import pytest

from scopa_gui.app.table_flow import TableState
from scopa_gui.app.trust import in_fours
from scopa_gui.rules.briscola.moves import Bid, Call, Pass
from scopa_gui.rules.briscola.state import PartnerRevealed, Phase
from scopa_gui.rules.cards import Rank
from scopa_gui.ui.inputs import Command
from scopa_gui.ui.materials import Materials
from scopa_gui.ui.materials.ground import RIM_U
from scopa_gui.ui.table.briscola.auction import choices
from scopa_gui.ui.table.briscola.model import briscola_table
from scopa_gui.ui.table.briscola.sight import see
from scopa_gui.ui.table.plates import INSIDE_U
from scopa_gui.ui.table.rest import hand_poses
from scopa_gui.ui.table.sight import Looking
from scopa_gui.ui.widgets.button import Button
from tests.scenes.support import noted
from tests.table.support import SilentBrain, Table, session_of
from tests.table.test_words_fit import COINS_FIRST, LONG_NAMES

EVERYBODY = (0, 1, 2, 3, 4)


def buttons(made: Table) -> dict[str, Button]:
    widgets = made.scene.group.widgets
    return {widget.label: widget for widget in widgets if isinstance(widget, Button)}


def first_on_turn() -> Table:
    """A table at which the person opens the auction."""
    for seed in range(60):
        session = session_of("chiamata", (0,), seed=seed, brain=SilentBrain())
        if session.to_move == 0:
            made = Table(session)
            made.stage.feed(Command.CONFIRM)
            made.run(6)
            return made
    raise AssertionError("nobody opens")


def bidding(*before: str) -> Table:
    """A table at which five people bid, after some bids."""
    made = Table(session_of("chiamata", EVERYBODY, moves=before))
    while not made.scene.course.ready:
        made.stage.feed(Command.CONFIRM)
        made.run(2)
    return made


def focused(made: Table) -> str:
    button = made.scene.group.focused
    assert isinstance(button, Button)
    return button.label


def test_every_rank_and_passing_are_offered_at_first() -> None:
    offered = set(buttons(first_on_turn()))
    assert {"Asso", "Tre", "Re", "Cavallo", "Fante", "Pass"} & offered
    assert len(choices(briscola_table(first_on_turn().scene.course.show.model).view)) == 11


def test_a_click_on_a_rank_is_a_bid() -> None:
    made = first_on_turn()
    word = made.scene._words.said(Bid(Rank.RE))
    made.click(buttons(made)[word].rect.center)
    assert made.session.run.moves == ("bidR",)
    made.run(3)
    assert not set(buttons(made)) & {word, "Pass"}


def test_a_card_cannot_be_played_before_the_auction_is_over() -> None:
    made = first_on_turn()
    pose = next(iter(hand_poses(made.scene.course.show.model, made.scene._geometry).values()))
    made.click((round(pose.x), round(pose.y)))
    assert made.session.run.moves == ()
    assert made.scene._toast.visible


@pytest.mark.parametrize("before", ["", "bidF", "bid2", "bid2 bid70", "bid2 bid119", "bid2 bid120"])
def test_everything_that_may_be_said_has_a_button(before: str) -> None:
    made = bidding(*before.split())
    run = made.session.run
    words = {made.scene._words.said(move) for move in run.game.legal_moves(run.state)}
    assert words <= set(buttons(made))


@pytest.mark.parametrize("points", [63, 66, 79, 101, 120])
def test_a_click_on_points_is_a_bid_of_so_many(points: int) -> None:
    made = bidding("bid2")
    made.click(buttons(made)[str(points)].rect.center)
    assert made.session.run.moves[-1] == f"bid{points}"


def test_arrows_go_through_what_may_be_said_beginning_at_passing() -> None:
    made = bidding("bid2")
    made.stage.feed(Command.DOWN)
    assert focused(made) == "Pass"
    made.stage.feed(Command.DOWN)
    first = int(focused(made))
    assert first in range(62, 72)
    made.stage.feed(Command.DOWN)
    assert focused(made) == str(first + 10)
    made.stage.feed(Command.CONFIRM)
    assert made.session.run.moves[-1] == f"bid{first + 10}"


# ---- the secret


def step(made: Table, rng: Random) -> None:
    """Do what the table waits for; in the auction somebody always bids low."""
    course, session = made.scene.course, made.session
    if made.scene.handover is not None or course.state is TableState.DRAW:
        made.stage.feed(Command.CONFIRM)
    elif course.ready and course.observer == session.to_move:
        moves = session.run.game.legal_moves(session.run.state)
        if isinstance(moves[0], (Bid, Pass, Call)):
            first = next((move for move in moves if isinstance(move, Bid)), Pass())
            wanted = first if not session.run.state.said else Pass()
            if session.run.state.phase is Phase.NAMING:
                wanted = rng.choice(moves)
            made.scene.gestures.submit(wanted)
        else:
            made.scene.gestures.submit(rng.choice(moves))


def words_of(made: Table) -> str:
    """Everything said on the table."""
    scene = made.scene
    sight = see(
        Looking(
            scene.course, scene.gestures, scene._geometry, scene._words, toast=False, short=False
        )
    )
    seats = [(seat.sign, *seat.below) for seat in sight.scenery.seats]
    return " ".join(
        [
            sight.status,
            *scene._words.log(scene.course.show.model),
            *(word for said in seats for word in said),
        ]
    )


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_five_people_and_nothing_tells_the_partner_before_the_called_card_falls(seed: int) -> None:
    made = Table(session_of("chiamata", EVERYBODY, seed=seed))
    rng, secret, known = Random(seed), 0, 0
    for _ in range(900):
        if made.scene.course.state is TableState.SCORING:
            break
        step(made, rng)
        made.run(0.12)
        state = made.session.run.state
        if state.called is None:
            continue
        shown = briscola_table(made.scene.course.show.model).view
        if shown is None or not shown.revealed:
            assert "partner" not in words_of(made)
        if state.revealed:
            known += 1
            continue
        secret += 1
        for seat in (None, *EVERYBODY):
            own = state.partner if seat == state.partner else None
            assert made.session.view(seat).partner == own
            events = made.session.events(seat, 0)
            assert not any(isinstance(event, PartnerRevealed) for event in events)
        if made.scene.course.observer != state.partner and shown is not None:
            assert shown.partner is None
    assert secret
    assert known


@pytest.mark.parametrize("seed", [1, 2])
def test_the_partner_is_told_once_the_called_card_has_fallen(seed: int) -> None:
    session = session_of("chiamata", (), seed=seed)
    rng = Random(seed)
    while not session.run.deal_over:
        moves = session.run.game.legal_moves(session.run.state)
        session.play(rng.choice(moves))
    kinds = [type(event) for event in session.events(0, 0)]
    assert kinds.count(PartnerRevealed) == 1


@pytest.mark.parametrize("language", ["it", "de", "en"])
@pytest.mark.parametrize("text", [100, 150, 200])
@pytest.mark.parametrize("moves", [(), ("bid2",), ("bid2", "pass", "pass", "pass", "pass")])
def test_the_buttons_stay_on_the_cloth_and_apart(
    language: str, text: int, moves: tuple[str, ...]
) -> None:
    session = session_of("chiamata", EVERYBODY, moves=moves, names=LONG_NAMES, brain=SilentBrain())
    made = Table(session, lang=language, text=text)
    while not made.scene.course.ready:
        made.stage.feed(Command.CONFIRM)
        made.run(2)
    cloth = made.scene._geometry.cloth
    places = [button.rect for button in made.scene._extras.offered()]
    assert len(places) >= 4
    for number, place in enumerate(places):
        assert cloth.grown(1).contains(place.topleft)
        assert cloth.grown(1).contains((place.right - 1, place.bottom - 1))
        assert place.collidelist(places[number + 1 :]) == -1


def slips(monkeypatch: pytest.MonkeyPatch) -> list[pygame.Rect]:
    """The slips of paper that are drawn from now on."""
    drawn: list[pygame.Rect] = []
    slip = Materials.slip

    def watched(
        materials: Materials, surface: pygame.Surface, rect: tuple[int, int, int, int]
    ) -> None:
        drawn.append(pygame.Rect(rect))
        slip(materials, surface, rect)

    monkeypatch.setattr(Materials, "slip", watched)
    return drawn


def test_the_score_slip_lies_under_the_sign_of_the_plate_below(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    moves = ["bid4", "pass", "pass", "pass", "pass", "calld", "Ad", "Ac", "As", "Ab", "4d"]
    session = session_of("chiamata", stocks=[COINS_FIRST], dealer=4, moves=moves)
    drawn = slips(monkeypatch)
    made = Table(session)
    made.run(2)
    score = pygame.Rect(made.scene._geometry.score.ltwh)
    others = [rect for rect in drawn if rect != score]
    above = [drawn.index(rect) for rect in others if rect.colliderect(score)]
    assert above
    assert min(above) > drawn.index(score)


@pytest.mark.parametrize(("size", "text"), [((960, 540), 200), ((1280, 720), 100)])
def test_the_sign_of_who_calls_keeps_off_the_rim(
    size: tuple[int, int], text: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    moves = ["bid4", "pass", "pass", "pass", "pass", "calld"]
    session = session_of("chiamata", stocks=[COINS_FIRST], dealer=4, moves=moves)
    drawn = slips(monkeypatch)
    made = Table(session, size, text=text)
    made.run(2)
    made.scene.layout(made.scene.ui)
    drawn.clear()
    made.scene.draw(pygame.Surface(size))
    rim = round(RIM_U * made.scene.ui.viewport.u)
    cloth = pygame.Rect((0, 0), size).inflate(-2 * rim, -2 * rim)
    assert drawn
    assert [rect for rect in drawn if not cloth.contains(rect)] == []


def test_a_sign_keeps_off_the_name_below_it_and_off_the_rim(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    session = session_of(
        "chiamata",
        (2,),
        stocks=[COINS_FIRST],
        dealer=4,
        moves=["bidA", "bid3"],
        brain=SilentBrain(),
        names=LONG_NAMES,
    )
    drawn = slips(monkeypatch)
    size = (960, 540)
    with noted(monkeypatch) as notes:
        made = Table(session, size, lang="de", text=200)
        made.run(2)
        made.scene.layout(made.scene.ui)
        drawn.clear()
        notes.lines.clear()
        made.scene.draw(pygame.Surface(size))
    (said,) = [line.ink for line in notes.lines if line.text == "Ass" and line.ink.y < 100]
    sign = drawn[[rect.contains(said) for rect in drawn].index(True)]
    rim = round(INSIDE_U * made.scene.ui.viewport.u)
    assert sign.top >= rim
    below = [line.ink for line in notes.lines if line.text.split()[0] == LONG_NAMES[0].split()[0]]
    assert below
    assert sign.inflate(0, 2).collidelist(below) < 0


@pytest.mark.parametrize("size", [(960, 540), (1280, 720)])
def test_the_fingerprint_on_the_rim_follows_the_size_of_the_text(
    size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    found = []
    for text in (100, 200):
        session = session_of("chiamata", seed=3)
        assert session.fingerprint
        with noted(monkeypatch) as notes:
            made = Table(session, size, text=text)
            made.run(2)
            notes.lines.clear()
            made.scene.draw(pygame.Surface(size))
        code = in_fours(session.fingerprint)
        found.append([line.ink for line in notes.lines if line.text.endswith(code)][-1])
    usual, large = found
    assert large.height >= 1.2 * usual.height
    rim = RIM_U * made.scene.ui.viewport.u
    assert abs(large.centery - (size[1] - rim / 2)) <= 0.1 * rim
    assert large.height <= rim
