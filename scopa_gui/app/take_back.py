"""Taking a move back against computers: how far, and why not.

It goes to one's previous turn within the same hand of cards. Nothing hidden may have become known
since: what an event makes known stays known.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from scopa_gui.app.followed import Logged
from scopa_gui.rules.run import MatchRun


@dataclass(frozen=True, slots=True)
class Turn:
    """Where a match stood before a move.

    Attributes:
        seat: who made the move.
        events: how many events of the match had happened.
    """

    seat: int
    run: MatchRun
    events: int


class CannotTakeBack(ValueError):
    """No move can be taken back now.

    Attributes:
        key: the reason as a message key.
    """

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.key = f"advice.kept.{reason}"


def previous_turn(
    run: MatchRun, people: Sequence[int], turns: Sequence[Turn], log: Sequence[Logged]
) -> Turn:
    """The turn that a take-back leads to.

    Args:
        run: the match as it stands.
        turns: the moves of the current deal.
        log: everything that has happened.

    Raises:
        CannotTakeBack: with the reason.
    """
    if not people:
        raise CannotTakeBack("nobody")
    if len(people) > 1:
        raise CannotTakeBack("people")
    if run.over or run.deal_over:
        raise CannotTakeBack("over")
    turn = next((turn for turn in reversed(turns) if turn.seat == people[0]), None)
    if turn is None:
        raise CannotTakeBack("nothing")
    for logged in log[turn.events :]:
        if (reason := logged.event.settles) is not None:
            raise CannotTakeBack(reason)
    return turn
