"""One match with people, computers and its file."""

from pathlib import Path
from random import Random

import pytest

from scopa_gui.app.session import Session, resume_session
from scopa_gui.app.storage import Store
from scopa_gui.rules.cards import parse_card
from scopa_gui.rules.catalogue import View, game_for
from scopa_gui.rules.events import DealStarted, Event, PacketDealt
from scopa_gui.rules.game import IllegalMove
from scopa_gui.rules.record import PERSON, read_record
from scopa_gui.rules.scopa.moves import Play
from scopa_gui.rules.shuffle import secret_from_seed
from tests.app.support import QuickBrain, begin, move_once, play_out


def test_a_match_of_one_person_and_a_computer_ends(tmp_path: Path) -> None:
    session = begin(tmp_path)
    play_out(session)
    assert session.run.winner is not None
    assert max(session.run.match.totals) >= 11


def test_an_illegal_move_changes_nothing(tmp_path: Path) -> None:
    session = begin(tmp_path, "scopa", PERSON, PERSON)
    before = session.run
    other = next(card for card in session.run.game.deck if card not in session.run.state.stock)
    seat = session.to_move
    assert seat is not None
    other = session.run.state.hands[1 - seat][0]
    with pytest.raises(IllegalMove):
        session.play(Play(other))
    assert session.run is before


def test_nobody_sees_another_hand_in_events(tmp_path: Path) -> None:
    session = begin(tmp_path, "scopa(seats=3)")
    for observer in (0, 1, 2, None):
        for event in session.events(observer, 0):
            if isinstance(event, PacketDealt):
                for dealt in event.cards:
                    assert (dealt.card is not None) == (dealt.seat in (observer, None))


def folded(session: Session, observer: int | None) -> View | None:
    """What an observer has made of everything seen so far."""
    view: View | None = None
    for event in session.events(observer, 0):
        view = session.run.game.fold(view, event, observer)
    return view


def test_folded_events_are_the_view_at_every_step(tmp_path: Path) -> None:
    session = begin(tmp_path, "scopa(seats=4)")
    rng = Random(3)
    for _ in range(60):
        for observer in (0, 2, None):
            assert folded(session, observer) == session.view(observer)
        move_once(session, rng)


def test_the_computer_is_asked_with_its_own_view(tmp_path: Path) -> None:
    session = begin(tmp_path)
    play_out(session)
    brain = session._brain
    assert isinstance(brain, QuickBrain)
    assert {view.observer for view in brain.asked} == {1}


def test_the_brain_learns_neither_secret_nor_key(tmp_path: Path) -> None:
    session = begin(tmp_path, "scopa", "random", "random")
    brain = session._brain
    assert isinstance(brain, QuickBrain)
    for _ in range(20):
        session.update(0.0)
    secret = secret_from_seed(1)
    assert len(set(brain.seeds)) == len(brain.seeds) > 5
    assert int.from_bytes(secret, "big") not in brain.seeds
    assert not {"secret", "stock"} & set(brain.asked[0].__slots__)


def test_a_match_resumes_at_the_very_move(tmp_path: Path) -> None:
    session = begin(tmp_path, "scopa", PERSON, PERSON)
    rng = Random(2)
    for _ in range(47):
        move_once(session, rng)
    run, log = session.run, session.events(0, 0)
    session.close()
    store = Store(tmp_path)
    (saved,) = store.unfinished()
    again = resume_session(saved, store, QuickBrain())
    if not run.deal_over:
        assert again.run.state == run.state
    assert again.run.match == run.match
    assert again.run.moves == run.moves
    assert again.events(0, 0)[: len(log)] == log


def test_a_resumed_match_goes_on_in_the_same_file(tmp_path: Path) -> None:
    session = begin(tmp_path)
    rng = Random(2)
    for _ in range(10):
        move_once(session, rng)
    session.close()
    store = Store(tmp_path)
    again = resume_session(store.unfinished()[0], store, QuickBrain())
    play_out(again)
    assert store.unfinished() == []
    (line,) = (tmp_path / "archive.jsonl").read_text(encoding="utf-8").splitlines()
    assert read_record(line).run.moves == again.run.moves


def test_a_match_can_be_given_up(tmp_path: Path) -> None:
    session = begin(tmp_path)
    session.give_up(0)
    assert session.run.over
    assert session.run.winner == 1
    assert session.to_move is None
    assert Store(tmp_path).unfinished() == []


def test_what_was_missed_begins_after_the_own_last_move(tmp_path: Path) -> None:
    session = begin(tmp_path, "scopa", PERSON, PERSON)
    first = session.to_move
    assert first is not None
    rng = Random(1)
    move_once(session, rng)
    missed = session.events(first, session.last_look(first))
    assert not any(getattr(event, "seat", None) == first for event in missed[:-1])
    assert isinstance(session.events(1 - first, session.last_look(1 - first))[0], DealStarted)


def test_the_fingerprint_belongs_to_deal_and_rules(tmp_path: Path) -> None:
    session = begin(tmp_path / "a")
    assert session.fingerprint == begin(tmp_path / "b").fingerprint
    assert session.fingerprint != begin(tmp_path / "c", "scopa(void=off)").fingerprint
    shown = session.fingerprint
    rng = Random(1)
    while not session.run.deal_over:
        move_once(session, rng)
        assert session.fingerprint == shown
    session.next_deal()
    assert session.fingerprint != shown


def test_seats_know_their_people(tmp_path: Path) -> None:
    session = begin(tmp_path, "scopa(seats=4)", PERSON, "random", PERSON, "random")
    assert session.people == (0, 2)
    assert game_for(session.options).seating.members(0) == (0, 2)
    assert parse_card("7d") in session.run.game.deck


def test_the_fingerprint_stays_when_a_deal_dealt_anew_is_scored(tmp_path: Path) -> None:
    for seed in range(200):
        session = begin(tmp_path / str(seed), "scopa(void=aces)", "random", "random", seed=seed)
        if session.run.match.attempt:
            break
    assert session.run.match.attempt > 0
    shown = session.fingerprint
    while not session.run.deal_over:
        session.update(0.0)
    assert session.fingerprint == shown


def test_an_onlooker_sees_every_hand_where_only_computers_play(tmp_path: Path) -> None:
    watched, played = begin(tmp_path / "a", "scopa", "random", "random"), begin(tmp_path / "b")

    def hidden(events: list[Event]) -> int:
        packets = [event for event in events if isinstance(event, PacketDealt)]
        return sum(dealt.card is None for packet in packets for dealt in packet.cards)

    assert hidden(watched.events(None, 0)) == 0
    assert hidden(played.events(None, 0)) == 6


def test_a_hint_is_remembered_to_the_archive(tmp_path: Path) -> None:
    session = begin(tmp_path)
    session.mark_hint()
    session.close()
    store = Store(tmp_path, lambda: "2026-11-30T21:15")
    (saved,) = store.unfinished()
    again = resume_session(saved, store, QuickBrain())
    assert again.assisted
    play_out(again)
    record = read_record((tmp_path / "archive.jsonl").read_text(encoding="utf-8"))
    assert (record.assisted, record.ended) == (True, "2026-11-30T21:15")
