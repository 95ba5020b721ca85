"""Thinking in a second process, so that no frame waits for a computer player.

The worker is spawned, not forked: it imports rules and players and never a window. Requests and
answers go over a private pipe as pickled values of our own; nothing from a file or a network ever
does. One request is under way at a time, so sending never waits for a full pipe.

A worker that dies, or that gives no answer for longer than a person would wait, is replaced once,
and what it owed is asked again. When the second one fails too, the requests are answered in this
process, long thinkers by a level that decides in a few milliseconds.
"""

import signal
from typing import TYPE_CHECKING

from scopa_gui.ai.brain import AdviceWanted, Answer, Desk, Request, answer, answer_all
from scopa_gui.ai.levels import STRONGEST, in_a_moment
from scopa_gui.rules.catalogue import View

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

WORKERS = 2
"""The first worker and one in its place."""

PATIENCE_S = 20.0
"""Seconds without an answer after which a worker counts as hung; starting takes part of it."""

LONGEST_WAIT_S = 1.0
"""What one poll can add to that: a computer that slept for an hour has not waited for one."""


def serve(connection: "Connection") -> None:
    """The worker's life: answer requests until the other end of the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C ends the program, which ends the worker
    with connection:
        while (request := _next_request(connection)) is not None:
            found = answer(request)
            try:
                connection.send(found)
            except OSError:
                return


def _next_request(connection: "Connection") -> Request | None:
    try:
        request: Request = connection.recv()
    except (EOFError, OSError):
        return None
    return request


class WorkerGone(Exception):
    """The worker has died or cannot be reached."""


class Link:
    """One worker process and this end of its pipe.

    Raises:
        WorkerGone: no process could be started.
    """

    def __init__(self) -> None:
        from multiprocessing import get_context

        context = get_context("spawn")
        try:
            self._connection, other_end = context.Pipe()
            self._process = context.Process(
                target=serve, args=(other_end,), name="scopa-players", daemon=True
            )
            self._process.start()
        except OSError as error:
            raise WorkerGone from error
        # The worker has its own copy; with ours open its death would not show.
        other_end.close()

    @property
    def pid(self) -> int | None:
        """The worker's process id."""
        return self._process.pid

    def send(self, request: Request) -> None:
        """Hand a request over.

        Raises:
            WorkerGone: the worker is not there to take it.
        """
        try:
            self._connection.send(request)
        except OSError as error:
            raise WorkerGone from error

    def receive(self) -> Answer | None:
        """An answer if one has come.

        Raises:
            WorkerGone: the worker has died.
        """
        try:
            if not self._connection.poll():
                return None
            answered: Answer = self._connection.recv()
        except (EOFError, OSError) as error:
            raise WorkerGone from error
        return answered

    def end(self) -> None:
        """Kill the worker, which has nothing to lose, and close the pipe."""
        self._connection.close()
        self._process.kill()
        self._process.join()
        self._process.close()


class WorkerBrain:
    """Thinks in a worker process; falls back to thinking here when workers keep failing."""

    def __init__(self, patience_s: float = PATIENCE_S) -> None:
        self._desk = Desk()
        self._patience_s = patience_s
        self._workers_left = WORKERS
        self._link: Link | None = None
        self._under_way: int | None = None
        self._waited_s = 0.0
        self._closed = False

    @property
    def pid(self) -> int | None:
        """The worker's process id; None while there is no worker."""
        return self._link.pid if self._link else None

    @property
    def in_process(self) -> bool:
        """Whether no worker is left and this process answers."""
        return self._link is None and self._workers_left == 0

    def start(self) -> None:
        """Start the worker if there is none; returns before it is ready."""
        while self._link is None and self._workers_left and not self._closed:
            self._workers_left -= 1
            try:
                self._link = Link()
            except WorkerGone:
                continue

    def ask(self, rules_code: str, view: View, level: str, seed: int) -> int:
        """Have a move found; returns the ticket of the answer.

        Raises:
            UnknownLevel: there is no such level.
        """
        ticket = self._desk.add(rules_code, view, level, seed)
        self._send_next()
        return ticket

    def ask_advice(self, rules_code: str, view: View, seed: int, wanted: AdviceWanted) -> int:
        """Have the observer of ``view`` advised by the strongest; returns the ticket."""
        ticket = self._desk.add(rules_code, view, STRONGEST, seed, wanted)
        self._send_next()
        return ticket

    def poll(self, elapsed_s: float = 0.0) -> list[Answer]:
        """The answers that have come; ``elapsed_s`` seconds have passed since last time."""
        found = []
        try:
            while self._link and (answered := self._link.receive()):
                self._under_way = None
                if self._desk.remove(answered.ticket):
                    found.append(answered)
            self._count_waiting(elapsed_s)
        except WorkerGone:
            self._replace_worker()
        self._send_next()
        return found + answer_all(self._desk, in_a_moment) if self.in_process else found

    def cancel(self, ticket: int) -> None:
        """Forget a request; an answer that comes late is dropped."""
        self._desk.remove(ticket)

    def close(self) -> None:
        """End the worker; open requests are forgotten."""
        self._closed = True
        self._desk.clear()
        if self._link:
            self._link.end()
            self._link = None

    def _count_waiting(self, elapsed_s: float) -> None:
        waited_s = self._waited_s + min(elapsed_s, LONGEST_WAIT_S)
        self._waited_s = 0.0 if self._under_way is None else waited_s
        if self._waited_s > self._patience_s:
            raise WorkerGone

    def _send_next(self) -> None:
        """Give the worker the next request if it has none; replace one that is not there."""
        self.start()
        request = self._desk.first()
        if self._link is None or request is None or self._under_way is not None:
            return
        try:
            self._link.send(request)
        except WorkerGone:
            self._replace_worker()
        else:
            self._under_way = request.ticket
            self._waited_s = 0.0

    def _replace_worker(self) -> None:
        if self._link:
            self._link.end()
            self._link = None
        self._under_way = None
        self._waited_s = 0.0
        self.start()
