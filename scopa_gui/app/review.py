"""A finished match gone through by the strongest: what each move was worth beside the best one.

The moves are weighed one after another by whoever thinks for the computer players, people's first;
each is judged by what its player could know. It can be stopped and goes on where it was.
"""

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from scopa_gui.ai.brain import AdviceWanted, Brain
from scopa_gui.ai.levels import STRONGEST
from scopa_gui.app.players import seed_for_turn
from scopa_gui.app.recording import Recording
from scopa_gui.rules.briscola.options import BriscolaOptions
from scopa_gui.rules.catalogue import Options, format_rules
from scopa_gui.rules.scopa.moves import Cut

if TYPE_CHECKING:
    from scopa_gui.ai.advice import Advice

PLAYS_FOR_TWO, PLAYS = 60_000, 15_000
"""What weighing one move may cost, between two and at larger tables."""
SKIPPED_AT_ONCE = 12
"""So many moves without a choice are passed over in a frame at most."""
MOST_POINTS = 8
"""Turning points of a match."""


@dataclass(frozen=True, slots=True)
class Scale:
    """From how many points on a difference means something in a game.

    Attributes:
        fine: up to here a move is as good as the best.
        turning: from here it turns a match.
    """

    fine: float
    turning: float


def scale_of(options: Options) -> Scale:
    """The scale of a game: deals are won by a few points, or by card points."""
    if not isinstance(options, BriscolaOptions):
        return Scale(0.1, 0.4)
    return Scale(0.2, 0.6) if options.calls else Scale(2.0, 6.0)


@dataclass(frozen=True, slots=True)
class Judged:
    """A move of the match beside the best one.

    Attributes:
        moment: the number of the moment before it.
        best: what the strongest advised there.
        lost: the points of the deal that it is expected to have cost; None where nothing was
            weighed.
    """

    moment: int
    seat: int
    played: str
    best: "Advice"
    lost: float | None


@dataclass(frozen=True, slots=True)
class Accuracy:
    """How well a seat played.

    Attributes:
        good: moves as good as the best.
        counted: moves with a choice.
        lost: points given away in all.
    """

    good: int = 0
    counted: int = 0
    lost: float = 0.0


class Review:
    """The review of one match.

    Attributes:
        running: whether it goes on by itself.
        judged: the moves judged so far, by the moment before them.
    """

    def __init__(self, recording: Recording, brain: Brain) -> None:
        self.recording = recording
        self.running = False
        self.judged: dict[int, Judged] = {}
        self.scale = scale_of(recording.header.options)
        self._brain = brain
        self._rules_code = format_rules(recording.header.options)
        moments = recording.moments
        turns = [
            (number, seat)
            for number in range(len(moments) - 1)
            if moments[number + 1].move and (seat := self._mover(number)) is not None
        ]
        seats = recording.header.seats
        turns.sort(key=lambda turn: (not seats[turn[1]].is_person, turn[0]))
        self._todo = deque(turns)
        self.total = len(turns)
        self._asked: tuple[int, int, int] | None = None
        """Ticket, moment and seat of the question under way."""

    def _mover(self, number: int) -> int | None:
        run = self.recording.moments[number].run
        seat: int | None = run.game.to_move(run.state)
        return seat

    def is_of(self, recording: Recording) -> bool:
        """Whether it is the review of that match."""
        own, other = self.recording, recording
        if own.header != other.header:
            return False
        return own.moments[-1].run.moves == other.moments[-1].run.moves

    # ---- going on

    @property
    def done(self) -> int:
        """How many moves have been dealt with."""
        return self.total - len(self._todo) - (self._asked is not None)

    @property
    def complete(self) -> bool:
        """Whether every move has been dealt with."""
        return self.done == self.total

    def start(self) -> None:
        """Begin, or go on."""
        self.running = not self.complete

    def stop(self) -> None:
        """Leave it for now; an answer that comes late is dropped."""
        self.running = False
        if self._asked is not None:
            ticket, moment, seat = self._asked
            self._brain.cancel(ticket)
            self._todo.appendleft((moment, seat))
            self._asked = None

    def update(self, elapsed_s: float) -> bool:
        """Take answers in and ask on; whether something has been judged."""
        if not self.running:
            return False
        before = self.done
        for answer in self._brain.poll(elapsed_s):
            if self._asked is not None and answer.ticket == self._asked[0]:
                _, moment, seat = self._asked
                self._asked = None
                if answer.advice is not None:
                    self._judge(moment, seat, answer.advice)
        for _ in range(SKIPPED_AT_ONCE):
            if self._asked is not None or not self._todo:
                break
            self._ask(*self._todo.popleft())
        self.running = not self.complete
        return self.done != before

    def _ask(self, moment: int, seat: int) -> None:
        """Have the move after a moment weighed, if there was a choice."""
        run = self.recording.moments[moment].run
        moves = run.game.legal_moves(run.state)
        if len(moves) < 2 or isinstance(moves[0], Cut):
            return
        seats = self.recording.header.options.seats
        plays = PLAYS_FOR_TWO if seats == 2 else PLAYS
        ticket = self._brain.ask_advice(
            self._rules_code,
            run.game.view(run.state, seat),
            seed_for_turn(run, seat, STRONGEST),
            AdviceWanted(self._played(moment), plays),
        )
        self._asked = ticket, moment, seat

    def _played(self, moment: int) -> str:
        return self.recording.moments[moment + 1].run.moves[-1]

    def _judge(self, moment: int, seat: int, best: "Advice") -> None:
        played, values = self._played(moment), best.values
        lost = None
        if played in values and best.move in values:
            lost = max(0.0, values[best.move] - values[played])
        elif best.move in values:
            # too poor to have been looked at
            lost = max(0.0, values[best.move] - min(values.values()))
        self.judged[moment] = Judged(moment, seat, played, best, lost)

    # ---- what it comes to

    def accuracy(self, seat: int) -> Accuracy:
        """How well a seat played, as far as that is known."""
        lost = [one.lost for one in self.judged.values() if one.seat == seat]
        counted = [points for points in lost if points is not None]
        good = sum(points <= self.scale.fine for points in counted)
        return Accuracy(good, len(counted), sum(counted))

    def is_fine(self, judged: Judged) -> bool:
        """Whether a move was as good as the best."""
        if judged.lost is None:
            return judged.played == judged.best.move
        return judged.lost <= self.scale.fine

    @property
    def turning_points(self) -> Sequence[Judged]:
        """The moves that cost most, in the order of the match."""
        costly = [
            (one.lost, one)
            for one in self.judged.values()
            if one.lost is not None and one.lost >= self.scale.turning
        ]
        costly.sort(key=lambda found: (-found[0], found[1].moment))
        return sorted((one for _, one in costly[:MOST_POINTS]), key=lambda one: one.moment)
