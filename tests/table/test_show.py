"""Movement: events land as they should, whatever the speed and whoever skips."""

from itertools import pairwise
from random import Random

import pytest

from scopa_gui.app.settings import Speed
from scopa_gui.rules.cards import SETTEBELLO, parse_cards
from scopa_gui.rules.scopa.state import CardLaid, CardsCaptured, ScopaMade
from scopa_gui.ui.motion.durations import Motion, Pace
from scopa_gui.ui.motion.sounds import Sound
from scopa_gui.ui.table.flights import Effect, Ghost, Land, Ring
from scopa_gui.ui.table.layout import TableLayout
from scopa_gui.ui.table.rest import Back, rest_poses
from scopa_gui.ui.table.scopa.choreography import ScopaChoreographer
from scopa_gui.ui.table.scopa.model import ScopaTable as TableModel
from scopa_gui.ui.table.scopa.model import empty_table, table_after
from scopa_gui.ui.table.show import Show
from scopa_gui.ui.viewport import Viewport
from tests.table.support import session_of

NORMAL = Pace()
PACES = [Pace(speed, reduced) for speed in Speed for reduced in (False, True)]
SWEEPING = 3
"""A seed with which somebody makes a scopa."""
CODES = ("scopa", "scopa(seats=3)", "scopa(seats=4)", "scopa(cut=on)")


def _session(code: str = "scopa", seed: int = 11, moves: int = 50):
    session = session_of(code, seed=seed)
    rng = Random(seed)
    for _ in range(moves):
        if session.run.over:
            break
        if session.run.deal_over:
            session.next_deal()
        session.play(rng.choice(session.run.game.legal_moves(session.run.state)))
    return session


def _deaf(sound: Sound) -> None:
    """Nobody listens."""


def _show(
    session,
    pace: Pace = NORMAL,
    observer: int | None = 0,
    shown: int = 0,
    heard: list[Sound] | None = None,
) -> Show:
    seating = session.run.game.seating
    layout = TableLayout(Viewport(1280, 720), seating.seats, seating.side_count)
    choreographer = ScopaChoreographer(session.run.game, layout, pace, observer or 0)
    events = session.events(observer, 0)
    model = empty_table(observer, seating.side_count)
    if shown:
        model = table_after(events[:shown], observer, session.run.game, layout)
    show = Show(choreographer, model, heard.append if heard is not None else _deaf)
    show.feed(events[shown:])
    return show


def _played_through(show: Show, step_s: float) -> TableModel:
    for _ in range(100_000):
        if show.idle:
            return show.model
        show.begin()
        show.advance(step_s)
    raise AssertionError("it never ends")


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("pace", PACES, ids=lambda pace: f"{pace.speed}-{pace.reduced_motion}")
def test_every_speed_ends_with_the_same_table(code: str, pace: Pace) -> None:
    session = _session(code)
    watched = _played_through(_show(session, pace), 0.05)
    show = _show(session, Pace())
    show.finish_all()
    assert watched == show.model
    assert watched.view == session.view(0)


@pytest.mark.parametrize("seed", range(8))
def test_finishing_at_any_moment_changes_nothing(seed: int) -> None:
    session = _session(seed=seed)
    rng = Random(seed)
    show = _show(session)
    while not show.idle:
        show.begin()
        show.advance(rng.uniform(0, 0.6))
        if rng.random() < 0.5:
            show.finish()
    assert show.model.view == session.view(0)
    assert show.known == session.event_count


@pytest.mark.parametrize("pace", [Pace(), Pace(Speed.FAST, True)], ids=["flights", "fades"])
@pytest.mark.parametrize("code", CODES)
def test_every_flight_ends_where_the_card_then_rests(code: str, pace: Pace) -> None:
    session = _session(code)
    show = _show(session, pace)
    while not show.idle:
        show.begin()
        performance = show._performance
        assert performance is not None
        end = performance.movement.at(performance.movement.duration_s)
        rest = rest_poses(performance.after[-1], show.choreographer.layout, 0)
        for key, pose in end.items():
            if key in rest and not isinstance(key, Back):
                assert pose == pytest.approx(rest[key]), key
        show.finish()


def test_a_card_lies_in_one_place_at_every_moment() -> None:
    session = _session()
    show = _show(session)
    while not show.idle:
        show.begin()
        for _ in range(6):
            show.advance(0.09)
            moving = {key for key in show.poses() if not isinstance(key, (Ring, Ghost, Effect))}
            for key, card in show.faces():
                if key in moving and card is not None:
                    assert key == card
        show.finish()


def test_nothing_jumps_between_two_frames() -> None:
    session = _session(moves=20)
    show = _show(session)
    while not show.idle:
        show.begin()
        frames = []
        while show.moving:
            show.advance(1 / 120)
            frames.append(show.poses())
        for before, after in pairwise(frames):
            for key in set(before) & set(after):
                if isinstance(key, (Ring, Effect, Ghost)):
                    continue
                a, b = before[key], after[key]
                assert max(abs(a.x - b.x), abs(a.y - b.y)) < 90, key


def test_a_deal_sends_a_card_off_every_ninety_milliseconds() -> None:
    session = session_of(seed=3)
    show = _show(session)
    show.begin()
    show.finish()
    show.begin()
    starts = sorted(
        {track.start_s for track in show._performance.movement.tracks if track.start_s < 0.85}
    )
    assert starts[:10] == pytest.approx([0.09 * i for i in range(10)])


def test_a_capture_comes_beside_rests_gathers_and_goes_to_the_pile() -> None:
    session = session_of(stocks=["7d 2s 2d Rb Cc 2c Fd 5s 4c 6c"], moves=["2d", "Rbx4c6c"])
    events = session.events(0, 0)
    number = next(i for i, event in enumerate(events) if isinstance(event, CardsCaptured))
    show = _show(session, shown=number)
    show.begin()
    movement = show._performance.movement
    times = [cue.time_s for cue in movement.cues if isinstance(cue.key, Land)]
    assert times == [pytest.approx(0.26 + 0.7 + 0.18 + 0.34)]
    show.advance(0.5)
    assert all(show.poses()[Ring(card)].alpha == 1 for card in parse_cards("4c 6c"))
    assert parse_cards("4c 6c")[0] in show.model.table
    show.advance(1.0)
    assert not show.moving
    assert show.model.view.piles[1] == parse_cards("4c 6c Rb")


def _scopa_show(pace: Pace = NORMAL) -> Show:
    session = session_of(
        stocks=["7d Rb Rd Ab Cc 2c 3d 4b Rs As"], moves=["RdxRs", "AbxAs", "7dx3d4b"]
    )
    events = session.events(0, 0)
    number = next(i for i, event in enumerate(events) if isinstance(event, ScopaMade))
    return _show(session, pace, shown=number - 1)


def test_a_scopa_is_shown_together_with_its_capture_and_ends_crosswise() -> None:
    show = _scopa_show()
    show.begin()
    performance = show._performance
    assert [type(event) for event in performance.events] == [CardsCaptured, ScopaMade]
    lands = [cue for cue in performance.movement.cues if isinstance(cue.key, Land)]
    assert [cue.key.number for cue in sorted(lands, key=lambda cue: cue.time_s)] == [0, 1]
    end = performance.movement.at(99)[SETTEBELLO]
    pile = show.choreographer.layout.own_pile
    assert end == show.choreographer.layout.crosswise(pile, 1)[0]
    assert end.degrees == 90


def test_the_celebration_runs_beside_and_does_not_hold_up_the_next_event() -> None:
    show = _scopa_show()
    show.begin()
    while show.moving:
        show.advance(0.01)
    assert show.celebrating_seat == 0
    assert show.animating
    assert show.begin() is not None
    show.advance(1.0)
    assert show.celebrating_seat is None


def test_a_click_ends_the_celebration() -> None:
    show = _scopa_show()
    show.begin()
    show.advance(1.3)
    assert Effect.WORD in show.poses()
    show.finish()
    assert Effect.WORD not in show.poses()
    assert len(show.model.view.marks) == 1


def test_the_settebello_shines_once_while_it_rests() -> None:
    show = _scopa_show()
    show.begin()
    show.advance(0.26 + 0.17)
    assert 0 < show.poses()[Effect.SHINE].lift < 1
    show.advance(0.3)
    assert show.poses()[Effect.SHINE].alpha == 0


def test_with_reduced_motion_nothing_flies() -> None:
    session = _session(moves=16)
    show = _show(session, Pace(Speed.NORMAL, True))
    while not show.idle:
        show.begin()
        seen: dict[object, set[tuple[float, float]]] = {}
        while show.moving:
            for key, pose in show.poses().items():
                if not isinstance(key, Effect):
                    seen.setdefault(key, set()).add((round(pose.x, 3), round(pose.y, 3)))
            show.advance(0.01)
        assert all(len(places) <= 3 for places in seen.values())


def test_at_instant_speed_only_reading_takes_time() -> None:
    session = _session()
    show = _show(session, Pace(Speed.INSTANT))
    while not show.idle:
        show.begin()
        assert show._performance.movement.duration_s == 0
        show.advance(0.0)


def test_a_laid_card_lands_after_its_flight_and_is_left_to_be_seen() -> None:
    session = session_of(stocks=["7d 2s 2d Rb Cc 2c Fd 5s 4c 6c"], moves=["2d"])
    events = session.events(0, 0)
    number = next(i for i, event in enumerate(events) if isinstance(event, CardLaid))
    show = _show(session, shown=number)
    show.begin()
    movement = show._performance.movement
    assert movement.cues[0].time_s == pytest.approx(Motion.CARD_LAID.ms / 1000)
    assert movement.duration_s > movement.cues[0].time_s + 0.2


def test_what_happens_is_heard() -> None:
    session, heard = _session(seed=SWEEPING, moves=50), []
    show = _show(session, heard=heard)
    _played_through(show, 1 / 60)
    events = session.events(0, 0)
    moves = [event for event in events if isinstance(event, (CardLaid, CardsCaptured))]
    captures = [event for event in moves if isinstance(event, CardsCaptured)]
    coins = [event for event in captures if SETTEBELLO in (event.card, *event.taken)]
    scope = sum(isinstance(event, ScopaMade) for event in events)
    assert scope
    assert heard[0] is Sound.SHUFFLE
    assert heard.count(Sound.CARD) == len(moves)
    assert heard.count(Sound.BROOM) == scope
    assert heard.count(Sound.BELL) == scope + len(coins)
    assert Sound.SLIDE in heard


@pytest.mark.parametrize("pace", PACES, ids=lambda pace: f"{pace.speed}-{pace.reduced_motion}")
def test_the_same_is_heard_at_every_pace(pace: Pace) -> None:
    session, at_leisure, heard = _session(), [], []
    _played_through(_show(session, heard=at_leisure), 1 / 60)
    _played_through(_show(session, pace, heard=heard), 1 / 60)
    assert sorted(heard, key=str) == sorted(at_leisure, key=str)
