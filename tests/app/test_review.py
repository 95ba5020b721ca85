"""The review of a finished match."""

from dataclasses import dataclass, field
from random import Random

import pytest

from scopa_gui.ai.advice import Advice
from scopa_gui.ai.brain import Answer
from scopa_gui.app.recording import Recording, recorded
from scopa_gui.app.review import MOST_POINTS, Accuracy, Judged, Review, scale_of
from scopa_gui.rules.catalogue import parse_rules
from tests.app.support import QuickBrain
from tests.table.support import session_of


def recording_of(code: str = "scopa(target=1)", luck: int = 1) -> Recording:
    """A match played at random; the person sits on seat 0."""
    session = session_of(code, (0,), seed=5)
    rng = Random(luck)
    while not session.run.over:
        if session.run.deal_over:
            session.next_deal()
        session.play(rng.choice(session.run.game.legal_moves(session.run.state)))
    return recorded(session.header, session.run)


def reviewed(recording: Recording, brain: QuickBrain | None = None) -> Review:
    review = Review(recording, brain or QuickBrain())
    review.start()
    for _ in range(3000):
        if not review.running:
            break
        review.update(0.1)
    assert review.complete
    return review


@pytest.fixture(scope="module")
def finished() -> Review:
    return reviewed(recording_of())


def test_every_move_with_a_choice_is_judged(finished: Review) -> None:
    moments = finished.recording.moments
    for number, moment in enumerate(moments[:-1]):
        choice = len(moment.run.game.legal_moves(moment.run.state)) > 1
        assert (number in finished.judged) == (choice and moments[number + 1].move > 0)


def test_a_move_is_judged_for_who_made_it(finished: Review) -> None:
    moments = finished.recording.moments
    for number, judged in finished.judged.items():
        run = moments[number].run
        assert judged.seat == run.game.to_move(run.state)
        assert judged.played == moments[number + 1].run.moves[-1]


def test_nobody_loses_less_than_nothing_and_the_best_loses_nothing(finished: Review) -> None:
    for judged in finished.judged.values():
        assert judged.lost is not None
        assert judged.lost >= 0
        if judged.played == judged.best.move:
            assert judged.lost == 0


def test_what_is_lost_is_the_difference_of_the_values(finished: Review) -> None:
    found = 0
    for judged in finished.judged.values():
        values = judged.best.values
        if judged.played in values:
            found += 1
            assert judged.lost == pytest.approx(
                max(0.0, values[judged.best.move] - values[judged.played])
            )
    assert found > 10


def test_players_are_judged_by_what_they_could_see() -> None:
    brain = QuickBrain()
    review = reviewed(recording_of(), brain)
    moments = review.recording.moments
    views = {
        (number, judged.seat): moments[number].run.game.view(moments[number].run.state, judged.seat)
        for number, judged in review.judged.items()
    }
    assert len(brain.asked) == len(views)
    assert all(view in views.values() for view in brain.asked)


def test_people_come_first() -> None:
    brain = QuickBrain()
    reviewed(recording_of(), brain)
    observers = [view.observer for view in brain.asked]
    assert observers == sorted(observers, key=bool)


def test_accuracy_counts_the_good_moves() -> None:
    review = Review(recording_of(), QuickBrain())
    review.judged = {
        number: _judged(number, lost) for number, lost in enumerate((0.0, 0.05, 0.5, 1.0))
    }
    found = review.accuracy(0)
    assert (found.good, found.counted) == (2, 4)
    assert found.lost == pytest.approx(1.55)
    assert review.accuracy(1) == Accuracy()


def _judged(number: int, lost: float) -> Judged:
    return Judged(number, 0, "7d", Advice("2c", (), {}), lost)


def test_turning_points_cost_most_and_stand_in_order() -> None:
    review = Review(recording_of(), QuickBrain())
    costs = [0.5 + 0.01 * (number * 7 % 20) for number in range(20)]
    review.judged = {number: _judged(number, lost) for number, lost in enumerate(costs)}
    review.judged[20] = _judged(20, 0.1)
    points = review.turning_points
    assert len(points) == MOST_POINTS
    assert [one.moment for one in points] == sorted(one.moment for one in points)
    assert min(one.lost or 0 for one in points) == sorted(costs)[-MOST_POINTS]


def test_random_play_turns_matches(finished: Review) -> None:
    assert finished.turning_points
    assert finished.accuracy(0).good < finished.accuracy(0).counted


@dataclass
class Slow(QuickBrain):
    """Answers when it is told to, even what was cancelled."""

    held: list[Answer] = field(default_factory=list)
    told: bool = False

    def poll(self, elapsed_s: float) -> list[Answer]:
        self.held += super().poll(elapsed_s)
        if not self.told:
            return []
        answers, self.held = self.held, []
        return answers


def test_nothing_is_waited_for() -> None:
    review = Review(recording_of(), Slow())
    review.start()
    for _ in range(20):
        assert not review.update(0.1)
    assert review.running
    assert not review.judged


def test_it_can_be_stopped_and_goes_on_without_a_loss() -> None:
    brain = Slow()
    review = Review(recording_of(), brain)
    review.start()
    review.update(0.1)
    review.update(0.1)
    review.stop()
    done = review.done
    brain.told = True
    assert not review.update(0.1)
    assert not review.judged
    review.start()
    assert review.done == done
    for _ in range(3000):
        review.update(0.1)
    assert review.complete
    whole = reviewed(review.recording)
    assert review.judged.keys() == whole.judged.keys()


def test_a_match_is_known_again() -> None:
    recording = recording_of()
    review = Review(recording, QuickBrain())
    assert review.is_of(recording_of())
    assert not review.is_of(recording_of(luck=2))


@pytest.mark.parametrize("code", ["briscola(seats=4)", "scopa(seats=3,target=1)", "chiamata"])
def test_other_games(code: str) -> None:
    session = session_of(code, (0,), seed=5)
    rng = Random(2)
    while not session.run.deal_over:
        session.play(rng.choice(session.run.game.legal_moves(session.run.state)))
    review = Review(recorded(session.header, session.run), QuickBrain())
    review.start()
    while review.running and len(review.judged) < 12:
        review.update(0.1)
    assert review.judged
    assert any(judged.lost is not None for judged in review.judged.values())
    assert scale_of(parse_rules(code)).fine < scale_of(parse_rules(code)).turning
