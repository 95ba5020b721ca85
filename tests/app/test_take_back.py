"""Taking moves back against computers: how far, what it leaves behind, and why not."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from scopa_gui.app.session import Session, resume_session
from scopa_gui.app.storage import Store
from scopa_gui.app.take_back import CannotTakeBack
from scopa_gui.rules.record import PERSON, read_record
from tests.app.support import begin, play_out
from tests.table.support import session_of

LEAD = "7d 2s 2d Rb Cc 2c Fd Fs Fc Fb"
"""Seat 0 leads from 7d, 2d, Cc; seat 1 holds 2s, Rb, 2c; four fanti lie on the table."""
KNOCK = "7c Rd 2d Fs 3s 5c Rc Cs 4d 6b"
"""Seat 0 can declare 7c, 2d, 3s."""


def reason(session: Session) -> str:
    """Why no move can be taken back."""
    before = session.run, session.event_count, session.assisted
    with pytest.raises(CannotTakeBack) as error:
        session.take_back()
    assert (session.run, session.event_count, session.assisted) == before
    return error.value.key.rpartition(".")[2]


def laid_out(first: str, *moves: str, code: str = "scopa", people: Sequence[int] = (0,)) -> Session:
    return session_of(code, people, stocks=[first, "7d"], moves=moves)


def test_it_goes_to_ones_own_previous_turn() -> None:
    session = laid_out(LEAD)
    before, events = session.run, session.event_count
    session.play(session.run.game.parse_move("Cc"))
    session.play(session.run.game.parse_move("Rb"))
    session.take_back()
    assert session.run == before
    assert session.event_count == events
    assert session.assisted


def test_it_goes_further_back_turn_by_turn() -> None:
    session = laid_out(LEAD, "Cc", "Rb", "2d", "2sx2d")
    session.take_back()
    assert session.run.moves == ("Cc", "Rb")
    session.take_back()
    assert session.run.moves == ()
    assert reason(session) == "nothing"


def test_another_move_is_played_on() -> None:
    session = laid_out(LEAD, "Cc", "Rb")
    session.take_back()
    session.play(session.run.game.parse_move("2d"))
    assert session.run.moves == ("2d",)
    assert session.to_move == 1


def test_a_question_to_a_computer_is_forgotten() -> None:
    session = laid_out(LEAD, "2d")
    session.update(0.0)
    assert session.thinking
    session.take_back()
    session.update(0.0)
    session.update(0.0)
    assert session.run.moves == ()


def test_not_across_new_cards_from_the_stock() -> None:
    session = laid_out(LEAD, "Cc", "Rb", "2d", "2sx2d", "7d", "2c")
    assert reason(session) == "stock"


def test_not_before_the_first_card() -> None:
    assert reason(laid_out(LEAD)) == "nothing"


def test_not_after_a_declaration_of_ones_own() -> None:
    session = laid_out(KNOCK, "bussa", code="cirulla")
    assert reason(session) == "declared"


def test_not_after_a_declaration_of_another() -> None:
    session = laid_out("Rd 7c Fs Ad 5c As Rc Cs 4d 6b", "Fs", "bussa", code="cirulla")
    assert reason(session) == "declared"


def test_not_with_two_people() -> None:
    assert reason(laid_out(LEAD, "2d", people=(0, 1))) == "people"


def test_not_where_nobody_plays() -> None:
    assert reason(laid_out(LEAD, "2d", people=())) == "nobody"


def first_moves(session: Session, count: int) -> None:
    """The first legal move so many times."""
    for _ in range(count):
        session.play(session.run.game.legal_moves(session.run.state)[0])


def test_not_after_partners_have_looked() -> None:
    session = session_of("briscola(seats=4)", (0,))
    while not session.run.state.looked:
        first_moves(session, 1)
    assert reason(session) in ("stock", "looked")
    looking = [event for event in session.events(None, 0) if event.settles == "looked"]
    assert looking


CALL = "bid4 pass pass pass pass calld"
COINS = "Ad Ac As Ab 4d 3d 3c 3s 3b 2d"
"""Cards dealt in turn to five seats: the first calls the four of coins, which the last holds."""


def test_not_after_the_called_card_has_fallen() -> None:
    session = session_of(
        "chiamata",
        (0,),
        stocks=[COINS],
        dealer=4,
        moves=[*CALL.split(), *["Ad", "Ac", "As", "Ab", "4d"]],
    )
    assert session.run.state.revealed
    assert reason(session) == "partner"


def test_until_the_called_card_falls_nothing_told_remains_of_what_was_taken_back() -> None:
    session = session_of("chiamata", (0,), stocks=[COINS], dealer=4, moves=CALL.split())
    views = [session.view(seat) for seat in (None, *range(5))]
    events = [session.events(seat, 0) for seat in (None, *range(5))]
    for move in ["Ad", "Ac", "As", "Ab", "2d"]:
        session.play(session.run.game.parse_move(move))
    session.take_back()
    assert [session.view(seat) for seat in (None, *range(5))] == views
    assert [session.events(seat, 0) for seat in (None, *range(5))] == events


def test_in_briscola_only_until_the_next_card_is_drawn() -> None:
    session = session_of("briscola", (0,))
    while session.to_move != 0:
        first_moves(session, 1)
    first_moves(session, 1)
    if session.run.state.table:
        session.take_back()
        first_moves(session, 1)
        first_moves(session, 1)
    assert reason(session) == "stock"


def test_not_once_the_deal_is_over() -> None:
    session = laid_out(LEAD)
    while not session.run.deal_over:
        first_moves(session, 1)
    assert reason(session) == "over"


def test_not_into_the_deal_before() -> None:
    session = laid_out(LEAD)
    while not session.run.deal_over:
        first_moves(session, 1)
    session.next_deal()
    assert reason(session) == "nothing"


def test_a_match_with_a_take_back_counts_in_no_statistics(tmp_path: Path) -> None:
    session = begin(tmp_path, "scopa", PERSON, "random")
    while session.to_move != 0:
        session.update(0.0)
    first_moves(session, 1)
    session.take_back()
    play_out(session)
    (line,) = (tmp_path / "archive.jsonl").read_text(encoding="utf-8").splitlines()
    record = read_record(line)
    assert record.assisted
    assert record.run == session.run


def test_a_match_killed_after_a_take_back_goes_on_from_there(tmp_path: Path) -> None:
    session = session_of(stocks=[LEAD], moves=["Cc", "Rb", "2d", "2sx2d"], folder=tmp_path)
    session.take_back()
    (saved,) = Store(tmp_path).unfinished()
    again = resume_session(saved, Store(tmp_path), session._brain)
    assert again.run == session.run
    assert again.assisted
    assert again.event_count == session.event_count
    again.take_back()
    assert again.run.moves == ()
