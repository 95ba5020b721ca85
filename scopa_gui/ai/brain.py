"""How the application has a computer player think: ask, go on drawing, poll for the answer.

Whoever thinks is given the rules code, a view and a seed, so an answer depends on nothing else and
is the same wherever it is found. ``Inline`` thinks in the process itself; ``worker.WorkerBrain``
in a second one. The computer players are imported by whoever thinks, when it first does.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING, Protocol

from scopa_gui.ai.agent import Budget
from scopa_gui.ai.levels import STRONGEST, require
from scopa_gui.rules.catalogue import AnyGame, View, game_for, parse_rules

if TYPE_CHECKING:
    from scopa_gui.ai.advice import Advice


@dataclass(frozen=True, slots=True)
class Request:
    """A decision asked for; ``ticket`` tells it from every other of this brain.

    Attributes:
        advice: what is wanted besides the move, if it is for somebody to be advised.
    """

    ticket: int
    rules_code: str
    view: View
    level: str
    seed: int
    advice: "AdviceWanted | None" = None


@dataclass(frozen=True, slots=True)
class AdviceWanted:
    """That moves are to be weighed and reasons given.

    Attributes:
        against: the move that the reasons are to tell the best one from; the next best if empty.
        plays: what that may cost, in simulated plays.
    """

    against: str = ""
    plays: int = Budget().plays


@dataclass(frozen=True, slots=True)
class Answer:
    """The move found for a ticket, as text, and the advice where that was wanted."""

    ticket: int
    move: str
    advice: "Advice | None" = None


class Brain(Protocol):
    """Somebody who thinks for the computer players."""

    def start(self) -> None:
        """Get ready; returns at once."""
        ...

    def ask(self, rules_code: str, view: View, level: str, seed: int) -> int:
        """Have a move found for the observer of ``view``; returns the ticket of the answer.

        Raises:
            UnknownLevel: there is no such level.
        """
        ...

    def ask_advice(self, rules_code: str, view: View, seed: int, wanted: AdviceWanted) -> int:
        """Have the observer of ``view`` advised by the strongest; returns the ticket."""
        ...

    def poll(self, elapsed_s: float) -> list[Answer]:
        """The answers found since last time; ``elapsed_s`` seconds have passed since then."""
        ...

    def cancel(self, ticket: int) -> None:
        """Forget a request; its answer will never come."""
        ...

    def close(self) -> None:
        """Stop thinking for good; open requests are forgotten."""
        ...


@lru_cache(maxsize=8)
def game_of(rules_code: str) -> AnyGame:
    """The game of a rules code; the last few are remembered."""
    return game_for(parse_rules(rules_code))


def answer(request: Request) -> Answer:
    """Find the move that was asked for.

    Raises:
        RulesCodeError: the rules code names no game.
        NotOnTurn: the view's observer has no move.
    """
    from scopa_gui.ai.advice import advise
    from scopa_gui.ai.decide import decide

    game = game_of(request.rules_code)
    wanted = request.advice
    if wanted is not None:
        found = advise(
            game,
            request.view,
            Random(request.seed),
            level=request.level,
            against=wanted.against,
            budget=Budget(wanted.plays),
        )
        return Answer(request.ticket, found.move, found)
    move = decide(game, request.view, request.level, Random(request.seed))
    return Answer(request.ticket, game.format_move(move))


class Desk:
    """The open requests of a brain, in the order in which they came."""

    def __init__(self) -> None:
        self._next_ticket = 1
        self._open: dict[int, Request] = {}

    def add(
        self, rules_code: str, view: View, level: str, seed: int, wanted: AdviceWanted | None = None
    ) -> int:
        """Take a request down; returns its ticket.

        Raises:
            UnknownLevel: there is no such level.
        """
        require(level)
        ticket = self._next_ticket
        self._next_ticket += 1
        self._open[ticket] = Request(ticket, rules_code, view, level, seed, wanted)
        return ticket

    def first(self) -> Request | None:
        """The request that waits longest, or None."""
        return next(iter(self._open.values()), None)

    def remove(self, ticket: int) -> bool:
        """Close a request; False if it was not open."""
        return self._open.pop(ticket, None) is not None

    def clear(self) -> None:
        """Close all requests."""
        self._open.clear()


def answer_all(desk: Desk, played_as: Callable[[str], str] = str) -> list[Answer]:
    """Find the move of every open request, here and now.

    Args:
        played_as: the level that answers for a level.
    """
    found = []
    while request := desk.first():
        desk.remove(request.ticket)
        found.append(answer(replace(request, level=played_as(request.level))))
    return found


class Inline:
    """Thinks in this process, when polled: for tests, demonstrations and as a last resort."""

    def __init__(self) -> None:
        self._desk = Desk()

    def start(self) -> None:
        """Nothing to get ready."""

    def ask(self, rules_code: str, view: View, level: str, seed: int) -> int:
        """Take a request down; returns its ticket.

        Raises:
            UnknownLevel: there is no such level.
        """
        return self._desk.add(rules_code, view, level, seed)

    def ask_advice(self, rules_code: str, view: View, seed: int, wanted: AdviceWanted) -> int:
        """Take a request down; returns its ticket."""
        return self._desk.add(rules_code, view, STRONGEST, seed, wanted)

    def poll(self, elapsed_s: float = 0.0) -> list[Answer]:
        """Answers to everything asked since last time."""
        return answer_all(self._desk)

    def cancel(self, ticket: int) -> None:
        """Forget a request."""
        self._desk.remove(ticket)

    def close(self) -> None:
        """Forget all requests."""
        self._desk.clear()
