"""Several people at one machine: nothing of another's hand is ever drawn."""

from random import Random

import pytest

from scopa_gui.app.settings import Speed
from scopa_gui.app.table_flow import TableState
from scopa_gui.rules.cards import Card, parse_card
from scopa_gui.rules.scopa.state import CardLaid, CardsCaptured
from scopa_gui.ui.inputs import Command, Resized
from scopa_gui.ui.sprites import CardSprites
from scopa_gui.ui.table.rest import hand_poses, rest_poses
from scopa_gui.ui.table.scopa.selection import Lifted
from tests.table.support import Table, session_of

STOCK = "7d 2s 2d Rb Cc 2c Fd 5s 4c 6c"


class Spy:
    """Which faces were drawn since it was last asked."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.seen: set[str] = set()
        for name in ("card", "turned", "dimmed", "flipped"):
            self._watch(monkeypatch, name)

    def _watch(self, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
        original = getattr(CardSprites, name)

        def watched(sprites: CardSprites, card: str, *rest: object) -> object:
            self.seen.add(card)
            return original(sprites, card, *rest)

        monkeypatch.setattr(CardSprites, name, watched)

    def cards(self) -> set[Card]:
        seen, self.seen = self.seen, set()
        return {parse_card(word) for word in seen if len(word) == 2}


def _greeted(made: Table) -> Table:
    made.stage.feed(Command.CONFIRM)
    made.run(0.1)
    return made


def _click_card(made: Table, card: Card) -> None:
    course = made.scene.course
    where = {
        **rest_poses(course.show.model, made.scene._geometry, course.bottom),
        **hand_poses(course.show.model, made.scene._geometry),
    }
    pose = where[card]
    made.click((round(pose.x), round(pose.y)))


def act(made: Table, rng: Random, done: list[int]) -> None:
    """Do whatever the table waits for."""
    course = made.scene.course
    if made.scene.handover is not None or course.state is TableState.DRAW:
        made.stage.feed(Command.CONFIRM)
    elif course.state is TableState.SCORING and len(made.program.summaries) > len(done):
        done.append(1)
        made.program.summaries[-1][1]()
    elif course.ready:
        choice = getattr(made.scene.gestures.hands, "choice", None)
        if isinstance(choice, Lifted):
            left = [card for taken in choice.left for card in taken if card not in choice.chosen]
            _click_card(made, rng.choice(left))
        else:
            _click_card(made, rng.choice(course.show.model.own_cards))


@pytest.mark.parametrize(
    ("code", "people", "speed"),
    [
        ("scopa", (0, 1), Speed.INSTANT),
        ("scopa", (0, 1), Speed.FAST),
        ("scopa(seats=4)", (0, 2), Speed.INSTANT),
        ("scopa(seats=3)", (0, 1, 2), Speed.FAST),
    ],
)
def test_no_hidden_card_is_ever_drawn(
    code: str, people: tuple[int, ...], speed: Speed, monkeypatch: pytest.MonkeyPatch
) -> None:
    spy = Spy(monkeypatch)
    session = session_of(code, people, seed=6)
    made = Table(session, speed=speed)
    rng, done = Random(4), []
    covered = 0
    for _ in range(100):
        spy.cards()
        act(made, rng, done)
        made.run(0.12 if speed is Speed.INSTANT else 0.35)
        if session.run.match.results:
            # what another deal hides may have lain open in this one
            break
        drawn = spy.cards()
        observer = made.scene.course.observer
        hidden = {
            card
            for seat, hand in enumerate(session.run.state.hands)
            if seat != observer
            for card in hand
        } | set(session.run.state.stock)
        if made.scene.course.state is TableState.DRAW or not made.session.run.moves:
            continue
        assert not drawn & hidden
        covered += made.scene.handover is not None
    assert covered > 5
    assert len(session.run.moves) > 10


def test_a_closed_cover_draws_no_card_at_all(monkeypatch: pytest.MonkeyPatch) -> None:
    made = Table(session_of(people=(0, 1), stocks=[STOCK]))
    made.run(0.5)
    assert made.scene.handover is not None
    assert made.scene.handover.closed
    spy = Spy(monkeypatch)
    made.stage.feed(Resized((1280, 720)))
    made.stage.frame()
    spy.cards()
    made.stage.director.invalidate()
    made.stage.frame()
    assert spy.cards() == set()


def test_the_table_turns_to_the_person_on_turn() -> None:
    made = Table(session_of(people=(0, 1), stocks=[STOCK]))
    made.run(0.5)
    assert made.scene.handover.name == "Lena"
    _greeted(made)
    assert made.scene.course.bottom == 0
    _click_card(made, parse_card("2d"))
    made.run(0.5)
    assert made.scene.handover.name == "Gennaro"
    _greeted(made)
    assert made.scene.course.bottom == made.scene.course.observer == 1
    assert made.scene.course.show.model.view == made.session.view(1)


def test_a_click_after_the_cover_is_no_double_click_with_one_before() -> None:
    made = Table(session_of(people=(0, 1), stocks=[STOCK]))
    made.run(0.5)
    _greeted(made)
    pose = hand_poses(made.scene.course.show.model, made.scene._geometry)[parse_card("2d")]
    made.click((round(pose.x), round(pose.y)))
    made.run(0.05)
    _greeted(made)
    made.click((round(pose.x), round(pose.y)))
    assert made.scene.course.state is TableState.CHOOSE


def test_partners_are_covered_from_each_other_too() -> None:
    session = session_of("scopa(seats=4)", (0, 2), stocks=[STOCK], dealer=3)
    made = Table(session)
    made.run(0.5)
    _greeted(made)
    _click_card(made, made.scene.course.show.model.own_cards[0])
    for _ in range(50):
        if made.scene.gestures.hands.choice.__class__ is Lifted:
            choice = made.scene.gestures.hands.choice
            _click_card(made, choice.left[0][0])
        made.run(0.2)
        if made.scene.handover is not None:
            break
    assert made.scene.handover.name == "Assunta"


def test_what_was_missed_is_shown_after_the_cover() -> None:
    made = Table(session_of(people=(0, 1), stocks=[STOCK]), speed=Speed.NORMAL)
    made.run(1)
    _greeted(made)
    made.run(6)
    _click_card(made, parse_card("2d"))
    made.run(3)
    assert made.scene.handover is not None
    _greeted(made)
    made.run(0.3)
    assert made.scene.handover is None
    assert made.scene.course.show.animating
    assert parse_card("2d") not in made.scene.course.show.model.table
    made.run(6)
    assert parse_card("2d") in made.scene.course.show.model.table
    assert made.scene.course.state is TableState.PLAY


def test_what_a_person_has_watched_is_not_shown_again() -> None:
    made = Table(session_of(people=(0, 1), stocks=[STOCK]), speed=Speed.NORMAL)
    made.run(1)
    _greeted(made)
    made.run(6)
    _click_card(made, parse_card("2d"))
    made.run(3)
    _greeted(made)
    made.run(8)
    _click_card(made, parse_card("2s"))
    made.run(4)
    _greeted(made)
    shown = made.scene.course.show.model.shown
    moves = [
        event.seat
        for event in made.session.events(0, shown)
        if isinstance(event, (CardLaid, CardsCaptured))
    ]
    assert moves in ([], [1])


def test_with_one_person_there_is_no_cover() -> None:
    made = Table(session_of(seed=8))
    done: list[int] = []
    rng = Random(1)
    for _ in range(60):
        act(made, rng, done)
        made.run(0.1)
        assert made.scene.handover is None
        assert made.scene.course.bottom == 0


def test_only_computers_play_by_themselves_with_all_hands_hidden(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    spy = Spy(monkeypatch)
    session = session_of(people=(), stocks=[STOCK])
    made = Table(session, speed=Speed.FAST)
    made.run(1.0)
    spy.cards()
    made.stage.frame()
    for _ in range(8):
        made.run(0.5)
        hidden = {card for hand in session.run.state.hands for card in hand}
        assert not spy.cards() & hidden
    assert len(session.run.moves) > 2


def test_escape_on_the_cover_opens_the_pause_and_nothing_else_gets_through() -> None:
    made = Table(session_of(people=(0, 1), stocks=[STOCK]))
    made.run(0.5)
    made.stage.feed(Command.LAST_MOVE, Command.RIGHT, Command.CANCEL)
    assert made.program.paused == 1
    assert made.scene.handover is not None
    made.click((480, 480))
    assert made.session.run.moves == ()
