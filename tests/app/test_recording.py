"""A match from its record: every moment is there, and shows what was to be seen then."""

from pathlib import Path

import pytest

from scopa_gui.app.recording import Recording, Rerun, recorded, scored_deals
from scopa_gui.rules.events import PacketDealt
from scopa_gui.rules.game import DealScored
from tests.app.support import begin, play_out


def recording(folder: Path, code: str = "scopa(target=6)", seed: int = 1) -> Recording:
    session = begin(folder, code, "random", "random", seed=seed)
    play_out(session)
    return recorded(session.header, session.run)


def test_a_moment_for_every_deal_and_every_move(tmp_path: Path) -> None:
    found = recording(tmp_path)
    final = found.moments[-1].run
    assert final.over
    assert len(found.moments) == len(final.moves) + len(final.match.results)
    assert [found.moments[number].move for number in found.deals] == [0] * len(final.match.results)


def test_every_moment_is_the_match_as_it_was(tmp_path: Path) -> None:
    found = recording(tmp_path)
    final = found.moments[-1].run
    for moment in found.moments:
        assert moment.run.moves == final.moves[: len(moment.run.moves)]


def test_the_events_are_those_of_the_match(tmp_path: Path) -> None:
    session = begin(tmp_path, "scopa(target=6)", "random", "random")
    play_out(session)
    found = recorded(session.header, session.run)
    assert [logged.event for logged in found.log] == session.events(None, 0)


def test_a_match_given_up_ends_as_it_did(tmp_path: Path) -> None:
    session = begin(tmp_path)
    session.give_up(1)
    final = recorded(session.header, session.run).moments[-1].run
    assert (final.given_up, final.winner) == (1, 0)


def test_given_up_once_the_next_deal_lay_there(tmp_path: Path) -> None:
    session = begin(tmp_path, "scopa(target=60)", "random", "random")
    while not session.run.deal_over:
        session.update(0.0)
    session.next_deal()
    session.give_up(0)
    found = recorded(session.header, session.run)
    assert found.moments[-1].run == session.run
    assert found.deal_at(len(found.moments) - 1) == 1


@pytest.mark.parametrize("observer", [0, 1])
def test_a_seat_sees_its_own_cards_alone(tmp_path: Path, observer: int) -> None:
    rerun = Rerun(recording(tmp_path))
    for event in rerun.events(observer, 0):
        if isinstance(event, PacketDealt):
            for dealt in event.cards:
                assert (dealt.card is not None) == (dealt.seat in (None, observer))


def test_an_onlooker_sees_hands_only_where_they_are_open(tmp_path: Path) -> None:
    rerun = Rerun(recording(tmp_path))

    def hidden() -> int:
        packets = [event for event in rerun.events(None, 0) if isinstance(event, PacketDealt)]
        return sum(dealt.card is None for packet in packets for dealt in packet.cards)

    assert hidden() == 6
    rerun.open_hands = True
    assert hidden() == 0


@pytest.mark.parametrize("code", ["scopa(target=6)", "cirulla(target=20)"])
def test_with_open_hands_every_card_in_a_hand_is_known(tmp_path: Path, code: str) -> None:
    rerun = Rerun(recording(tmp_path, code))
    rerun.open_hands = True
    game = rerun.run.game
    view = None
    for number, moment in enumerate(rerun.recording.moments):
        seen = rerun.event_count if number else 0
        rerun.go(number)
        for event in rerun.events(None, seen):
            view = game.fold(view, event, None)
        assert view is not None
        hands = moment.run.state.hands
        assert [set(cards) for cards in view.face_up] == [set(hand) for hand in hands]
        assert all(len(set(cards)) == len(cards) for cards in view.face_up)


def test_it_stays_within_the_match(tmp_path: Path) -> None:
    rerun = Rerun(recording(tmp_path))
    rerun.go(-3)
    assert rerun.position == 0
    rerun.go(9999)
    assert rerun.position == rerun.last


def test_nobody_plays_in_it(tmp_path: Path) -> None:
    rerun = Rerun(recording(tmp_path))
    move = rerun.run.game.legal_moves(rerun.run.state)[0]
    with pytest.raises(TypeError):
        rerun.play(move)


def test_scored_deals_end_with_their_score(tmp_path: Path) -> None:
    found = recording(tmp_path)
    deals = list(scored_deals(found))
    assert len(deals) == len(found.moments[-1].run.match.results)
    assert all(isinstance(events[-1], DealScored) for events in deals)
