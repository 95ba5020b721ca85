"""Chiamata seen otherwise than at the table where it is played: replay, watching, pause, title.

The same deal is looked at twice. In one the last seat holds the called card, in the other the last
but one does; until it falls both look, and sound, the same to whoever holds neither.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest

from scopa_gui.app import watching
from scopa_gui.app.advising import Adviser
from scopa_gui.app.history import History
from scopa_gui.app.i18n import load
from scopa_gui.app.recording import Recording, recorded
from scopa_gui.app.review import Review
from scopa_gui.app.session import Session
from scopa_gui.app.setup import Setup
from scopa_gui.app.storage import Store
from scopa_gui.app.watching import Watched
from scopa_gui.rules.cards import parse_card
from scopa_gui.rules.run import ListedStocks
from scopa_gui.ui.inputs import Command
from scopa_gui.ui.loop import Stage
from scopa_gui.ui.motion.sounds import Sound
from scopa_gui.ui.rasteriser import Rasteriser
from scopa_gui.ui.scenes.replay import ReplayScene
from scopa_gui.ui.scenes.watch import WatchScene
from scopa_gui.ui.table.briscola.model import briscola_table
from tests.app.support import QuickBrain
from tests.scenes.support import Bare, make_program, staged, top
from tests.table.support import SilentBrain, session_of, stock_of
from tests.table.test_secret import CALLED, EVERYBODY, SAID, TRICKS, swapped
from tests.table.test_words_fit import COINS_FIRST

STOCKS = (COINS_FIRST, swapped(COINS_FIRST))
BEFORE = f"{SAID} {TRICKS} Rd"
"""Moves after which the called card still lies in a hand."""
BLIND = (0, 1, 2)
"""The seats that hold neither of the two cards."""
SIZE = (960, 540)


@pytest.fixture(autouse=True)
def no_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pictures of cards are not made sharper on the side, at a moment of its own at every table."""
    monkeypatch.setattr(Rasteriser, "wish", lambda rasteriser, jobs: None)


def played(stock: str, folder: Path | None = None, moves: str = BEFORE) -> Session:
    """The deal as far as these moves."""
    return session_of(
        "chiamata", EVERYBODY, stocks=[stock], dealer=4, moves=moves.split(), folder=folder
    )


def whole(stock: str) -> Recording:
    """The deal to its end: what follows the first moves differs with the stock."""
    session = played(stock)
    while not session.run.deal_over:
        session.play(session.run.game.legal_moves(session.run.state)[0])
    return recorded(session.header, session.run)


def secret(recording: Recording) -> range:
    """The moments before the called card falls that both recordings have in common."""
    assert recording.moments[len(BEFORE.split())].run.moves == tuple(BEFORE.split())
    return range(len(BEFORE.split()) + 1)


def picture(stage: Stage) -> bytes:
    """What is seen now."""
    return stage.frame().get_buffer().raw


# ---- a match once more


def replays(tmp_path: Path) -> list[tuple[Stage, ReplayScene]]:
    """Both deals, each in a replay of its own."""
    found = []
    for number, stock in enumerate(STOCKS):
        program, stage = make_program(tmp_path / str(number)), staged(Bare, SIZE)
        program.attach(stage.director)
        program.open_replay(whole(stock))
        stage.frame()
        scene = top(stage)
        assert isinstance(scene, ReplayScene)
        found.append((stage, scene))
    return found


def looks(both: list[tuple[Stage, ReplayScene]], place: int) -> None:
    """Look on from a seat."""
    for _, scene in both:
        while scene.place != place:
            scene.change_place()


@pytest.mark.parametrize("slip", [None, Command.LOG, Command.MEMORY_AID])
def test_a_replay_from_a_seat_shows_what_that_seat_knew(
    slip: Command | None, tmp_path: Path
) -> None:
    both = replays(tmp_path)
    for place in BLIND:
        looks(both, place)
        if slip is not None and place == 0:
            for stage, _ in both:
                stage.feed(slip)
        for moment in list(secret(both[0][1]._rerun.recording))[6::3]:
            shown = []
            for stage, scene in both:
                scene.jump(moment)
                stage.advance(0.5, 0.5)
                shown.append((scene.course.show.model.view, picture(stage)))
            assert shown[0] == shown[1]


def test_a_replay_from_a_seat_plays_and_sounds_the_same(tmp_path: Path) -> None:
    both = replays(tmp_path)
    heard: list[list[Sound]] = [[], []]
    for (stage, scene), sounds in zip(both, heard, strict=True):
        stage.director.audio.ask = sounds.append
        while scene.place != 2:
            scene.change_place()
        scene.jump(10)
        scene.toggle()
    compared = 0
    while all(scene.position < secret(scene._rerun.recording)[-1] for _, scene in both):
        for stage, _ in both:
            stage.advance(0.2, 0.2)
        assert both[0][1].position == both[1][1].position
        assert picture(both[0][0]) == picture(both[1][0])
        assert heard[0] == heard[1]
        compared += 1
    assert compared > 5
    assert heard[0]


def test_a_replay_shows_it_where_every_hand_is_open_and_once_the_card_has_fallen(
    tmp_path: Path,
) -> None:
    """The tests above can fail."""
    both = replays(tmp_path)
    for place, moment in ((None, 10), (0, both[0][1]._rerun.last)):
        seen = []
        for stage, scene in both:
            while scene.place != place:
                scene.change_place()
            scene.jump(moment)
            stage.advance(0.5, 0.5)
            seen.append(picture(stage))
        assert seen[0] != seen[1]


def test_a_review_judges_a_move_by_what_its_player_knew() -> None:
    judged = []
    for stock in STOCKS:
        recording, brain = whole(stock), QuickBrain()
        review = Review(recording, brain)
        adviser = Adviser(load("en"), recording.moments[0].run.game, "ABCDE")
        review.start()
        for _ in range(200):
            review.update(0.0)
        assert review.complete
        judged.append(
            [
                (one, adviser.judged(one, fine=review.is_fine(one)))
                for number, one in sorted(review.judged.items())
                if number < secret(recording)[-1] and one.seat in BLIND
            ]
        )
    assert len(judged[0]) > 5
    assert judged[0] == judged[1]


# ---- a match that is not over


def paused(stock: str, folder: Path) -> Iterator[bytes]:
    """The pause over the match, every section opened in turn."""
    program, stage = make_program(folder), staged(Bare, SIZE)
    program.attach(stage.director)
    program.open_pause(played(stock, folder))
    stage.advance(1)
    for _ in range(14):
        stage.feed(Command.NEXT)
        stage.advance(0.3)
        yield picture(stage)


def test_the_pause_tells_nothing(tmp_path: Path) -> None:
    one, other = (list(paused(stock, tmp_path / stock[:60])) for stock in STOCKS)
    assert len(set(one)) > 3
    assert one == other


def test_a_match_that_is_not_over_is_in_no_history_and_its_title_tells_nothing(
    tmp_path: Path,
) -> None:
    seen = []
    for number, stock in enumerate(STOCKS):
        folder = tmp_path / str(number)
        played(stock, folder).close()
        program = make_program(folder)
        assert len(program.store.unfinished()) == 1
        history = History(Store(folder))
        history.catch_up()
        assert history.count == 0
        stage = staged(program.first_scene, SIZE)
        stage.advance(2)
        seen.append(picture(stage))
    assert seen[0] == seen[1]


# ---- watching


def watched(
    stock: str, folder: Path, monkeypatch: pytest.MonkeyPatch, *, opened: bool
) -> Iterator[tuple[Stage, WatchScene]]:
    """A deal that is watched, at one moment after another."""
    listed = ListedStocks((stock_of(stock),), 4)
    monkeypatch.setattr(watching, "secret_stocks", lambda seed: listed)
    likeness = played(stock, folder)
    setup = watching.without_people(Setup(likeness.options, likeness.seats), "greedy")
    session = Watched(setup, SilentBrain())
    program = make_program(folder)
    stage = staged(lambda: WatchScene(program, session), SIZE)
    program.attach(stage.director)
    scene = top(stage)
    assert isinstance(scene, WatchScene)
    if not opened:
        scene.turn_hands()
    for move in BEFORE.split():
        session.play(session.run.game.parse_move(move))
        stage.advance(1.5, 0.5)
        yield stage, scene


def test_who_watches_with_closed_hands_is_told_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = (
        [picture(stage) for stage, _ in watched(stock, tmp_path / "a", monkeypatch, opened=False)]
        for stock in STOCKS
    )
    assert len(set(one)) > 10
    assert one == other


def test_who_watches_with_open_hands_sees_the_called_card_but_no_sign_of_the_partner(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pictures: list[list[bytes]] = []
    for number, stock in enumerate(STOCKS):
        pictures.append([])
        for stage, scene in watched(stock, tmp_path / "b", monkeypatch, opened=True):
            pictures[-1].append(picture(stage))
            shown = briscola_table(scene.course.show.model)
            assert shown.view is None or shown.view.partner is None
            holder = 4 - number
            assert parse_card(CALLED) in scene.session.run.state.hands[holder]
            texts = scene.ui.texts
            signs = {scene._words._sign(seat, scene.course.show.model) for seat in EVERYBODY}
            assert texts("table.partner") not in signs
    assert all(first != second for first, second in zip(*pictures, strict=True))
