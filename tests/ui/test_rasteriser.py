"""The cards drawn in the background: all that is wished for comes, and no thread is left over."""

import threading

import pytest

from scopa_gui.ui.assets import Assets
from scopa_gui.ui.rasteriser import Job, Look, Rasteriser

WIDTH = 24


def jobs(*cards: str) -> list[Job]:
    look = Look()
    return [Job(card, look.picture_at(card, WIDTH), WIDTH) for card in cards]


def threads() -> list[threading.Thread]:
    return [thread for thread in threading.enumerate() if thread.name == "card sprites"]


@pytest.fixture
def rasteriser() -> Rasteriser:
    """One that nothing was wished from yet."""
    return Rasteriser(Assets())


def finish(rasteriser: Rasteriser) -> list[str]:
    """Wait until the thread has ended; the cards taken."""
    for thread in threads():
        thread.join(timeout=20)
        assert not thread.is_alive()
    taken = []
    while (found := rasteriser.take()) is not None:
        taken.append(found[0].card)
    return sorted(taken)


def test_all_that_is_wished_for_is_drawn_and_the_thread_ends(rasteriser: Rasteriser) -> None:
    rasteriser.wish(jobs("Ad", "7d", "Rs"))
    assert finish(rasteriser) == ["7d", "Ad", "Rs"]
    assert rasteriser.idle()
    assert not threads()


def test_a_wish_after_a_rest_is_drawn_too(rasteriser: Rasteriser) -> None:
    rasteriser.wish(jobs("Ad"))
    finish(rasteriser)
    rasteriser.wish(jobs("2d"))
    assert finish(rasteriser) == ["2d"]


def test_nothing_is_drawn_after_closing(rasteriser: Rasteriser) -> None:
    rasteriser.close()
    rasteriser.wish(jobs("Ad"))
    assert not threads()
    assert rasteriser.idle()
