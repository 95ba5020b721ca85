"""A lesson being taken: a match whose cards and other seats follow it, and which is never kept."""

from collections.abc import Sequence

from scopa_gui.ai.brain import Inline
from scopa_gui.app.followed import Logged
from scopa_gui.app.lessons.judging import WrongMove, why_not
from scopa_gui.app.lessons.shape import Lesson, Step
from scopa_gui.app.session import Session
from scopa_gui.app.storage import Unwritten
from scopa_gui.rules.catalogue import Move, parse_rules
from scopa_gui.rules.record import PERSON, Header, SeatRecord
from scopa_gui.rules.run import MatchRun, start_run

SCRIPTED = "scripted"
"""What the other seats play by; no level of a computer player."""


class Sitting(Session):
    """One lesson at the table.

    Attributes:
        lesson: what is learnt.
        number: the step that is on the table, from 0.
        found: whether its move has been made.
    """

    def __init__(self, lesson: Lesson, names: Sequence[str], number: int = 0) -> None:
        self.lesson = lesson
        self.number = number
        self.found = False
        options = parse_rules(lesson.rules)
        self._records = tuple(
            SeatRecord(name, SCRIPTED if seat else PERSON)
            for seat, name in enumerate(names[: options.seats])
        )
        header, run, log = self._laid(number)
        draw = header.stocks.draw(run.game.deck, options.seats)
        super().__init__(header, run, draw, log, Unwritten(), Inline(), fresh=self._begins(number))

    @property
    def step(self) -> Step:
        """What is to be found now."""
        return self.lesson.steps[self.number]

    @property
    def last(self) -> bool:
        """Whether nothing comes after this step."""
        return self.number == len(self.lesson.steps) - 1

    def right(self) -> tuple[Move, ...]:
        """The moves that are accepted, the best one first."""
        game, legal = self.run.game, self.run.game.legal_moves(self.run.state)
        moves = map(game.parse_move, self.step.right.split())
        return tuple(move for move in moves if move in legal)

    # ---- playing

    def play(self, move: Move) -> None:
        """Play a move if it is what is to be found.

        Raises:
            IllegalMove: it is not; with the reason, and nothing has changed.
        """
        right, game = self.right(), self.run.game
        if self.found:
            raise WrongMove("lesson.found", {})
        game.apply(self.run.state, move)
        if move not in right:
            raise why_not(game, self.run.state, move, right[0], self.step.because)
        super().play(move)
        self.found = True

    def update(self, elapsed_s: float) -> None:
        """Nobody thinks: the others follow the lesson."""

    def go_on(self) -> bool:
        """The others play, and the next step begins; whether the table is laid anew for it."""
        for text in self.step.replies(self.run.moves[-1]):
            super().play(self.run.game.parse_move(text))
        return self.go(self.number + 1, anew=False)

    def go(self, number: int, *, anew: bool = True) -> bool:
        """Stand at another step; whether the table is laid anew.

        Args:
            anew: whether it is, even where the step goes on from the one before.
        """
        self.number = number
        self.found = False
        laid = anew or self.step.layout is not None
        if laid:
            self.header, self.run, log = self._laid(number)
            self._log = list(log)
            self.fresh = self._begins(number)
        return laid

    # ---- laying out

    def _begins(self, number: int) -> bool:
        """Whether a step begins with its deal, which is then worth showing."""
        layout = self.lesson.steps[number].layout
        return layout is not None and not layout.before

    def _laid(self, number: int) -> tuple[Header, MatchRun, tuple[Logged, ...]]:
        """The table of a step, reached by the best moves of those before it."""
        steps = self.lesson.steps
        start = max(at for at in range(number + 1) if steps[at].layout is not None)
        layout = steps[start].layout
        assert layout is not None
        options = parse_rules(self.lesson.rules)
        header = Header(options, layout.stocks(options), self._records)
        run, _, events = start_run(options, header.stocks)
        log = [Logged(0, event) for event in events]
        moves = layout.before.split()
        for step in steps[start:number]:
            best = step.right.split()[0]
            moves += [best, *step.replies(best)]
        for text in moves:
            run, events = run.apply(run.game.parse_move(text))
            log += [Logged(0, event) for event in events]
        return header, run, tuple(log)
