"""Trust: what is shown before the deal, after it and after the match belongs together."""

from pathlib import Path

import pytest

from scopa_gui.app.recording import recorded
from scopa_gui.app.trust import came_from, in_fours, proofs, secret_of
from scopa_gui.rules import shuffle
from scopa_gui.rules.cards import DECK
from tests.app.support import begin, play_out


@pytest.mark.parametrize("code", ["scopa", "scopa(cut=on)", "cirulla", "scopa(void=aces)"])
def test_every_deal_came_from_its_key(tmp_path: Path, code: str) -> None:
    session = begin(tmp_path, code, "random", "random")
    play_out(session)
    found = proofs(session.header, session.run)
    assert len(found) == len(session.run.match.results)
    assert all(proof.holds for proof in found)


def test_the_fingerprint_is_the_one_shown_before(tmp_path: Path) -> None:
    session = begin(tmp_path, "scopa", "random", "random")
    shown = session.fingerprint
    while not session.run.deal_over:
        session.update(0.0)
    (proof,) = proofs(session.header, session.run)
    assert proof.fingerprint == shown
    assert shuffle.fingerprint(bytes.fromhex(proof.key), "scopa") == shown


def test_cards_in_another_order_are_noticed(tmp_path: Path) -> None:
    session = begin(tmp_path, "scopa", "random", "random")
    play_out(session)
    log = recorded(session.header, session.run).log
    events = [logged.event for logged in log if logged.deal == 0]
    other = shuffle.shuffled(DECK, shuffle.deal_key(b"\0" * 16, 0, 0))
    assert not came_from(other, events)
    assert not came_from(other, [])


def test_the_secret_leads_to_the_keys(tmp_path: Path) -> None:
    session = begin(tmp_path)
    play_out(session)
    secret = bytes.fromhex(secret_of(session.header))
    keys = [bytes.fromhex(proof.key) for proof in proofs(session.header, session.run)]
    attempts = session.run.match.attempts
    assert keys == [shuffle.deal_key(secret, deal, void) for deal, void in enumerate(attempts)]


def test_groups_of_four() -> None:
    assert in_fours("a8f025a0ec872b1d") == "a8f0 25a0 ec87 2b1d"
